"""Work that several processes share: tables that a machine must go on with.

Who takes a table has it for a few seconds, and longer as long as the process says that it lives. If it dies, another
one takes over. A lease only avoids doing work twice; the journal decides what counts, so it does no harm if somebody
works on although the lease has expired. All times are those of the database.
"""

from collections.abc import Mapping
from typing import Final

from sqlalchemy import ColumnElement, Connection, Float, cast, extract, func, literal, select
from sqlalchemy.dialects.postgresql import insert

from shiai.table.schema import TABLES, WORK
from shiai.table.store import Store

LEASE: Final = 5.0  # seconds that a table stays with a process that has died
NOBODY: Final = "nobody"  # waits for a table that everybody has left
MOST_PEOPLE: Final = 50  # who are looked at when somebody is to be served
NOW: Final[ColumnElement[float]] = cast(extract("epoch", func.clock_timestamp()), Float)


def offer(
    store: Store, connection: Connection, table: str, person: str, bot: str, wait: float = 0.0, came: bool = True
) -> None:
    """Offer a table for which a person waits to whoever can think as this bot; nobody has it any more.

    Unless the person `came` just now, one that everybody has left stays one that nobody waits for.
    """
    values = {"bot": bot, "due": NOW + wait, "worker": "", "until": 0.0}
    row = insert(WORK).values(table_id=table, person=person, **values)
    changed = {**values, "person": person} if came else values
    connection.execute(row.on_conflict_do_update(index_elements=["table_id"], set_=changed))
    store.announce(connection, "work")


def set_person(store: Store, table: str, person: str) -> None:
    """Note who waits for a table, or that everybody has left it (NOBODY)."""
    where = (WORK.c.table_id == table) & (WORK.c.person != person)
    with store.reader.connect() as connection:
        connection.execute(WORK.update().where(where).values(person=person))


def offer_lost(store: Store) -> None:
    """Offer tables that must go on but were not offered, such as those of an older release or of a backup."""
    columns = ["table_id", "person", "bot", "due", "worker", "until"]
    lost = select(TABLES.c.id, TABLES.c.owner, literal(""), NOW, literal(""), literal(0.0)).where(TABLES.c.thinking)
    with store.writing() as connection:
        connection.execute(insert(WORK).from_select(columns, lost).on_conflict_do_nothing())


def withdraw(connection: Connection, table: str) -> None:
    """Note that nothing is to be done at a table."""
    connection.execute(WORK.delete().where(WORK.c.table_id == table))


def take(store: Store, worker: str, bots: tuple[str, ...], served: Mapping[str, int]) -> tuple[str, str] | None:
    """Take a table that waits and that one of these bots, or none, plays; return it with the person who waits for it.

    `served` says when people were last served here: whoever has waited longest is next. Tables that everybody has left
    come last.
    """
    free = (WORK.c.due <= NOW) & (WORK.c.until <= NOW) & WORK.c.bot.in_(("", *bots))
    first = func.min(WORK.c.due)
    waiting = select(WORK.c.person).where(free).group_by(WORK.c.person).order_by(first).limit(MOST_PEOPLE)
    with store.reader.connect() as connection:
        people = list(connection.execute(waiting).scalars())
        for person in sorted(people, key=lambda each: (each == NOBODY, served.get(each, -1))):
            mine = select(WORK.c.table_id).where(free & (WORK.c.person == person)).order_by(WORK.c.due).limit(1)
            place = mine.with_for_update(skip_locked=True).scalar_subquery()
            taking = WORK.update().where(WORK.c.table_id == place).values(worker=worker, until=NOW + LEASE)
            table = connection.execute(taking.returning(WORK.c.table_id)).scalar()
            if table is not None:
                return table, person
    return None


def renew(store: Store, worker: str) -> None:
    """Say that a process lives and keeps what it has taken."""
    with store.reader.connect() as connection:
        connection.execute(WORK.update().where(WORK.c.worker == worker).values(until=NOW + LEASE))


def give_back(store: Store, worker: str, table: str | None = None, wait: float = 0.0) -> None:
    """Give a table back, or everything that a process has taken, to whoever takes it after a while."""
    where = WORK.c.worker == worker if table is None else (WORK.c.worker == worker) & (WORK.c.table_id == table)
    with store.writing() as connection:
        connection.execute(WORK.update().where(where).values(worker="", until=0.0, due=NOW + wait))
        store.announce(connection, "work")


def done(store: Store, worker: str, table: str) -> None:
    """Note that nothing is left to be done at a table, unless it was offered anew."""
    mine = (WORK.c.table_id == table) & (WORK.c.worker == worker)
    with store.reader.connect() as connection:  # one after the other: others lock the table before its work
        if connection.execute(WORK.delete().where(mine)).rowcount:
            connection.execute(TABLES.update().where(TABLES.c.id == table).values(thinking=False))
