"""Answers that others may not learn yet, where several processes share the tables: each may be asked for them."""

import json
from dataclasses import dataclass

from sqlalchemy import ColumnElement, Connection, select
from sqlalchemy.dialects.postgresql import insert

from shiai.table import journal, leases
from shiai.table.journal import Entry
from shiai.table.leases import NOW
from shiai.table.schema import ANSWERS
from shiai.table.store import Store


@dataclass(frozen=True)
class HeldAnswer:
    """When others may learn that a seat declines, and its answer if there is one."""

    question: int
    wait: float  # seconds from now; negative if the time has come
    entry: Entry | None


def place(table: str, seat: int, question: int) -> ColumnElement[bool]:
    """The answer of a seat to this question."""
    return (ANSWERS.c.table_id == table) & (ANSWERS.c.seat == seat) & (ANSWERS.c.question == question)


def hold(store: Store, table: str, seat: int, question: int, wait: float, entry: Entry | None) -> None:
    """Note when others may learn of an answer to this question, unless another process has drawn that time already."""
    values = {"question": question, "due": NOW + wait, "data": packed(entry)}
    row = insert(ANSWERS).values(table_id=table, seat=seat, **values)
    newer = ANSWERS.c.question < row.excluded.question
    with store.reader.connect() as connection:
        connection.execute(row.on_conflict_do_update(index_elements=["table_id", "seat"], set_=values, where=newer))


def held(store: Store, table: str) -> dict[int, HeldAnswer]:
    """Return what is held at a table, by seat."""
    wanted = select(ANSWERS.c.seat, ANSWERS.c.question, ANSWERS.c.data, (ANSWERS.c.due - NOW).label("wait"))
    with store.reader.connect() as connection:
        rows = connection.execute(wanted.where(ANSWERS.c.table_id == table)).all()
    return {row.seat: HeldAnswer(row.question, row.wait, unpacked(row.seat, row.data)) for row in rows}


def keep(store: Store, table: str, question: int, entry: Entry) -> bool:
    """Keep an answer until others may learn it; return False if they may already."""
    where = place(table, entry.seat, question) & (ANSWERS.c.due > NOW)
    with store.writing() as connection:
        kept = connection.execute(
            ANSWERS.update().where(where).values(data=packed(entry)).returning(ANSWERS.c.due - NOW)
        ).scalar()
        if kept is not None:
            leases.offer(store, connection, table, "", "", max(0.0, kept))
    return kept is not None


def take_back(store: Store, table: str, seat: int, question: int) -> bool:
    """Take an answer back of which nobody has learned; return whether there was one."""
    where = place(table, seat, question) & ANSWERS.c.data.is_not(None)
    with store.reader.connect() as connection:
        return bool(connection.execute(ANSWERS.update().where(where).values(data=None)).rowcount)


def consume(connection: Connection, table: str, seat: int, question: int) -> bool:
    """Remove an answer that is being published; return whether it was still there."""
    where = place(table, seat, question) & ANSWERS.c.data.is_not(None)
    return bool(connection.execute(ANSWERS.delete().where(where)).rowcount)


def packed(entry: Entry | None) -> str | None:
    """Return an answer as it is stored."""
    return None if entry is None else json.dumps(entry.data)


def unpacked(seat: int, data: str | None) -> Entry | None:
    """Read a stored answer."""
    return None if data is None else Entry(journal.CHOICE, seat, json.loads(data))
