"""People who want nothing to do with somebody: muted at one table, or blocked at all of them.

Whoever is muted is not told. Somebody whom I have blocked cannot take a seat at a table where I am host or sit, nor
watch it, and I do not read what they say at any table. People are browsers, so this stops nobody who comes with a new
one; links and the host decide who sits at a table.
"""

import secrets
from dataclasses import dataclass
from typing import Final

from sqlalchemy import func, select

from shiai.table.errors import NotPossible, NotYours, Unwelcome
from shiai.table.schema import BLOCKS, MUTES
from shiai.table.service import TableService
from shiai.table.store import Store, StoredTable, insert_or_update, now

MAX_BLOCKED: Final = 1000  # people whom one person may block


@dataclass(frozen=True)
class Blocked:
    """Somebody whom a person has blocked. The id says nothing about who it is."""

    id: str
    name: str
    made: str


def mute(service: TableService, id: str, person: str, seat: int, muted: bool = True) -> None:
    """Hide what is said from a seat of this table from a person, or show it again."""
    stored = service.stored(id)
    check_other(stored, person, seat)
    where = (MUTES.c.table_id == id) & (MUTES.c.person == person) & (MUTES.c.seat == seat)
    with service.store.writing() as connection:
        if muted:
            key = {"table_id": id, "person": person, "seat": seat}
            insert_or_update(connection, MUTES, key, {}, update=False)
        else:
            connection.execute(MUTES.delete().where(where))
        service.store.announce(connection, "seats", id)
    service.read_seats(id)


def block(service: TableService, id: str, person: str, seat: int) -> None:
    """Block whoever sits at a seat of this table."""
    stored = service.stored(id)
    check_other(stored, person, seat)
    with service.store.writing() as connection:
        count = connection.execute(select(func.count()).select_from(BLOCKS).where(BLOCKS.c.person == person)).scalar()
        if (count or 0) >= MAX_BLOCKED:
            raise NotPossible(f"you have blocked {MAX_BLOCKED} people; remove some on the page of settings")
        for other in stored.seats[seat].holders - {person}:
            values = {"id": secrets.token_urlsafe(12), "name": stored.seats[seat].name, "made": now()}
            insert_or_update(connection, BLOCKS, {"person": person, "other": other}, values, update=False)
        service.store.announce(connection, "person", person)
    service.read_seats_of(person)


def unblock(service: TableService, person: str, id: str) -> None:
    """Block somebody no more."""
    with service.store.writing() as connection:
        connection.execute(BLOCKS.delete().where((BLOCKS.c.person == person) & (BLOCKS.c.id == id)))
        service.store.announce(connection, "person", person)
    service.read_seats_of(person)


def blocked_by(store: Store, person: str) -> list[Blocked]:
    """Return whom a person has blocked, the last one first."""
    wanted = select(BLOCKS).where(BLOCKS.c.person == person).order_by(BLOCKS.c.made.desc(), BLOCKS.c.id)
    with store.engine.connect() as connection:
        return [Blocked(row.id, row.name, row.made) for row in connection.execute(wanted)]


def muted_seats(stored: StoredTable, person: str) -> frozenset[int]:
    """Return the seats whose talk this person does not want to read, here or anywhere."""
    here = frozenset([seat for who, seat in stored.mutes if who == person])
    return here | blocked_seats(stored, person)


def blocked_seats(stored: StoredTable, person: str) -> frozenset[int]:
    """Return the seats of people whom this person has blocked."""
    others = {other for who, other in stored.blocks if who == person}
    return frozenset([number for number, seat in enumerate(stored.seats) if seat.holders & others])


def check_welcome(stored: StoredTable, person: str) -> None:
    """Raise Unwelcome if the host, or somebody who sits at this table, has blocked this person."""
    if not is_there(stored, person) and any(other == person for _, other in stored.blocks):
        raise Unwelcome("somebody at this table does not want to play with you")


def is_there(stored: StoredTable, person: str) -> bool:
    """Return whether this person is the host or sits at the table."""
    return person == stored.owner or any(person in seat.holders for seat in stored.seats)


def check_other(stored: StoredTable, person: str, seat: int) -> None:
    """Raise NotYours or NotPossible unless this person is at the table, and somebody else at this seat."""
    if not is_there(stored, person):
        raise NotYours("only people at this table can mute or block somebody here")
    if seat >= len(stored.seats) or not stored.seats[seat].holders - {person}:
        raise NotPossible("nobody else sits at this seat")
