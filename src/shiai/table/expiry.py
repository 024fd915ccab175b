"""Removes tables that nobody has touched for a long time, after writing each to a file.

The file is a backup of one table: `shiai restore` puts it into an empty database. What was touched meanwhile stays.
"""

import logging
from datetime import date, timedelta
from pathlib import Path
from typing import Final

from sqlalchemy import ColumnElement, Connection, select

from shiai.core.record import OPEN
from shiai.core.seats import CHANCE
from shiai.table import journal
from shiai.table.backup import write_backup, written_row
from shiai.table.schema import ENTRIES, METADATA, TABLES
from shiai.table.settings import Settings
from shiai.table.store import Store, today

AT_ONCE: Final = 500  # tables that one run removes at most

logger = logging.getLogger("shiai.table")


def expire(store: Store, settings: Settings, folder: Path, in_use: frozenset[str] = frozenset()) -> list[str]:
    """Remove what has expired, except the tables that are in use; return the ids."""
    removed: list[str] = []
    with store.alone("expiry"):
        for id in expired(store, settings):
            if id not in in_use:
                write_table(store, id, folder)
                if remove(store, id, settings):
                    removed.append(id)
    if removed:
        logger.warning("%s tables that nobody has touched were moved to %s", len(removed), folder)
    return removed


def expired(store: Store, settings: Settings) -> list[str]:
    """Return the ids of expired tables, the oldest first."""
    wanted = select(TABLES.c.id).where(has_expired(settings)).order_by(TABLES.c.touched, TABLES.c.id)
    with store.engine.connect() as connection:
        return list(connection.execute(wanted.limit(AT_ONCE)).scalars())


def has_expired(settings: Settings) -> ColumnElement[bool]:
    """Return the condition: by whether the game was begun and whether it is over."""
    begun = (
        select(ENTRIES.c.number)
        .where((ENTRIES.c.table_id == TABLES.c.id) & (ENTRIES.c.kind == journal.CHOICE) & (ENTRIES.c.seat != CHANCE))
        .exists()
    )
    is_open = TABLES.c.result == OPEN
    return (
        (is_open & ~begun & (TABLES.c.touched < limit(settings.expire_unstarted_days)))
        | (is_open & begun & (TABLES.c.touched < limit(settings.expire_open_days)))
        | (~is_open & (TABLES.c.touched < limit(settings.expire_finished_days)))
    )


def limit(days: int) -> str:
    """Return the day before which a table has expired; nothing is before the empty text."""
    return (date.fromisoformat(today()) - timedelta(days)).isoformat() if days else ""


def write_table(store: Store, id: str, folder: Path) -> None:
    """Write a table with everything that belongs to it to a file; it is on the disk when this returns."""
    with store.engine.connect() as connection:
        info = store.info(id)
        lines = [
            written_row(table.name, row)
            for table in METADATA.sorted_tables
            if table is TABLES or "table_id" in table.c
            for row in connection.execute(select(table).where(of_table(table.c, id))).mappings()
        ]
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    write_backup(folder / f"{info.created}-{info.game}-{id}.backup", iter(lines))


def remove(store: Store, id: str, settings: Settings) -> bool:
    """Remove a table, unless somebody has touched it meanwhile; return whether it was removed."""
    with store.writing() as connection:
        if not still_expired(connection, id, settings):
            return False
        for table in reversed(METADATA.sorted_tables):
            if table is TABLES or "table_id" in table.c:
                connection.execute(table.delete().where(of_table(table.c, id)))
        return True


def still_expired(connection: Connection, id: str, settings: Settings) -> bool:
    """Return whether a table has expired now; others cannot change it before this transaction ends."""
    wanted = select(TABLES.c.id).where((TABLES.c.id == id) & has_expired(settings)).with_for_update()
    return connection.execute(wanted).first() is not None


def of_table(columns: object, id: str) -> ColumnElement[bool]:
    """Return the condition for the rows of one table."""
    found: ColumnElement[bool] = (columns.table_id if "table_id" in columns else columns.id) == id  # type: ignore[attr-defined, operator]
    return found
