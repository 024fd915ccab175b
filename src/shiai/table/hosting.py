"""What the host of a table may do with it: close it, open it again, and hand it over to somebody who sits there."""

from functools import partial

from sqlalchemy import Connection

from shiai.table import journal
from shiai.table.errors import NotPossible, NotYours
from shiai.table.journal import Entry
from shiai.table.new_tables import people
from shiai.table.quota import check_quota
from shiai.table.repeating import repeated
from shiai.table.schema import TABLES
from shiai.table.service import LoadedTable, TableService
from shiai.table.store import today


@repeated
def close(service: TableService, id: str, person: str) -> None:
    """Close a table: everything stays as it is, and nobody can do anything there until the host opens it again."""
    with service.locked(id) as loaded:
        check_host(loaded, person)
        if loaded.table.closed:
            raise NotPossible("this table is closed already")
        change(service, loaded, Entry(journal.CLOSE, seat_of(loaded, person)), closed=today())


@repeated
def reopen(service: TableService, id: str, person: str) -> None:
    """Open a table again, if the host may have one more."""
    with service.locked(id) as loaded:
        check_host(loaded, person)
        if not loaded.table.closed:
            raise NotPossible("this table is not closed")
        check_quota(service.store, service.settings, person)
        change(service, loaded, Entry(journal.REOPEN, seat_of(loaded, person)), closed="")


@repeated
def offer(service: TableService, id: str, person: str, seat: int) -> None:
    """Offer the table to whoever sits at a seat; nothing changes before they accept. An earlier offer ends."""
    with service.locked(id) as loaded:
        check_host(loaded, person)
        holders = loaded.stored.seats[seat].holders if seat in people(loaded.stored) else frozenset()
        if not holders - {person}:
            raise NotPossible("nobody else sits at this seat")
        service.commit(loaded, Entry(journal.OFFER, seat))


@repeated
def take_over(service: TableService, id: str, person: str) -> None:
    """Become the host of a table that was offered."""
    with service.locked(id) as loaded:
        heir = loaded.table.heir
        if heir is None or person not in loaded.stored.seats[heir].holders:
            raise NotYours("nobody has offered this table to you")
        check_quota(service.store, service.settings, person)
        change(service, loaded, Entry(journal.HOST, heir), owner=person)


def change(service: TableService, loaded: LoadedTable, entry: Entry, **values: str) -> None:
    """Store an entry together with these columns of the table, and let all servers read them again."""
    service.commit(loaded, entry, also=partial(store_columns, service, loaded.table.info.id, values))
    loaded.stored = service.store.stored(loaded.table.info.id)


def store_columns(service: TableService, id: str, values: dict[str, str], connection: Connection) -> None:
    """Store columns of a table."""
    connection.execute(TABLES.update().where(TABLES.c.id == id).values(**values))
    service.store.announce(connection, "seats", id)


def check_host(loaded: LoadedTable, person: str) -> None:
    """Raise NotYours if this person is not the host of the table."""
    if loaded.stored.owner != person:
        raise NotYours("only the host of this table may do this")


def seat_of(loaded: LoadedTable, person: str) -> int:
    """Return a seat of the host, or the first one if the host only watches."""
    return min([number for number, seat in enumerate(loaded.stored.seats) if person in seat.holders], default=0)
