"""Creating tables: from options and seats, from a record, or from a moment of a finished game."""

import secrets
from dataclasses import dataclass
from datetime import date
from typing import Final

from shiai import registry
from shiai.core.errors import OptionError, RecordError
from shiai.core.game import AnyGame
from shiai.core.options import read_options
from shiai.core.position import write_options
from shiai.core.record import Record, read_record
from shiai.core.seats import CHANCE
from shiai.core.setup import Setup
from shiai.table import journal
from shiai.table.errors import BadTable, KnownLuck
from shiai.table.fairness import has_rivals
from shiai.table.journal import Entry, TableInfo
from shiai.table.live_game import AT_THE_TABLE, LUCK, PEOPLE, check_physical
from shiai.table.quota import check_quota
from shiai.table.service import TableService
from shiai.table.store import Seat, StoredTable
from shiai.table.table import read_table
from shiai.table.table_bots import check_bot

MAX_NAME: Final = 24  # characters of a person's name
MAX_DEAL: Final = 100  # characters of a seed
ENTERED_LUCK: Final = Entry(journal.PHYSICAL, CHANCE)


@dataclass(frozen=True)
class NewSeat:
    """A seat of a table that is being created."""

    player: str  # PEOPLE or the spec of a bot
    mine: bool  # the owner of the table sits here
    name: str = ""
    holders: frozenset[str] = frozenset()  # other people who sit here from the beginning


def create_table(
    service: TableService,
    game: AnyGame,
    options: dict[str, object],
    seats: list[NewSeat],
    owner: str,
    deal: str = "",
    physical: bool = False,
) -> str:
    """Create a table and return its id. Raise BadTable if the options or seats are wrong.

    `physical`: people draw and roll at a table of their own and enter what came.
    """
    try:
        if physical:
            check_physical(game, tuple([seat.player for seat in seats]))
        setup = game.setup(**read_options(game.id, game.options, options))
    except OptionError as error:
        raise BadTable(str(error)) from None
    if len(seats) != len(setup.seats):
        raise BadTable(f"{game.id} has {len(setup.seats)} seats with these options, not {len(seats)}")
    if deal and has_rivals(setup, [owner if seat.mine else None for seat in seats if seat.player == PEOPLE]):
        raise KnownLuck("a chosen seed would tell you the luck of the others: leave it empty, or play alone with it")
    entries = [ENTERED_LUCK] if physical else []
    return create_with_journal(service, setup, seats, owner, entries, clean(deal, MAX_DEAL))


def create_with_journal(
    service: TableService, setup: Setup, seats: list[NewSeat], owner: str, entries: list[Entry], deal: str = ""
) -> str:
    """Create a table whose journal begins with these entries; return its id."""
    if not any(seat.player == PEOPLE for seat in seats):
        raise BadTable("at least one person has to play: take a seat, or keep one open for a friend")
    seed = secrets.token_hex(16)
    info = TableInfo(
        id=secrets.token_urlsafe(12),
        game=setup.game.id,
        rules=setup.game.version,
        options=write_options(setup.game.options, setup.options),
        seed=deal or seed,
        players=tuple([seat.player for seat in seats]),
        created=date.today().isoformat(),
        deal=deal,
    )
    check_quota(service.store, service.settings, owner)
    stored_seats = tuple([stored_seat(seat, owner) for seat in seats])
    table = read_table(info, entries)
    for seat in seats:
        if seat.player != PEOPLE:
            check_bot(seat.player, bool(table.game.state.actors()), service.bots)
    service.create(info, stored_seats, owner, entries)
    for number, stored in enumerate(stored_seats):
        if stored.player == PEOPLE and not stored.holders:
            service.store.new_link(info.id, number)
    service.prepare(info.id)
    return info.id


def stored_seat(seat: NewSeat, owner: str) -> Seat:
    """Return a new seat as it is stored."""
    holders = seat.holders | {owner} if seat.mine else seat.holders
    return Seat(seat.player, clean(seat.name, MAX_NAME), holders)


def upload(service: TableService, text: str, owner: str) -> str:
    """Create a table from a record. The owner can play on, or look at the game if it is over."""
    try:
        record, _ = read_record(registry.games(), text)
    except RecordError as error:
        raise BadTable(str(error)) from None
    players = [record.tags.get(f"seat {seat}", PEOPLE) for seat in record.setup.seats]
    return create_from_record(service, record, len(record.choices), players, owner)


def play_on(service: TableService, id: str, count: int, owner: str) -> str:
    """Create a table that continues a finished game after `count` choices; the owner takes all seats of people."""
    info = service.store.info(id)
    service.moments(id)  # raises NotYours if the game is not over
    record = service.read(id).game.record
    return create_from_record(service, record, max(0, count), list(info.players), owner)


def create_from_record(service: TableService, record: Record, count: int, players: list[str], owner: str) -> str:
    """Create a table with the first `count` choices of a record."""
    entries = [Entry(journal.CHOICE, seat, {"action": action}) for seat, action in record.choices[:count]]
    if entries and record.at(count).actors():
        entries.append(Entry(journal.COPIED, CHANCE))
    if record.tags.get(LUCK) == AT_THE_TABLE:
        entries.append(ENTERED_LUCK)
    name = service.store.name(owner)
    seats = [NewSeat(player, player == PEOPLE, name if player == PEOPLE else "") for player in players]
    if PEOPLE not in players:
        seats[0] = NewSeat(PEOPLE, mine=True, name=name)
    return create_with_journal(service, record.setup, seats, owner, entries)


def people(stored: StoredTable) -> tuple[int, ...]:
    """Return the seats that people play, taken or free."""
    return tuple([number for number, seat in enumerate(stored.seats) if seat.player == PEOPLE])


def clean(text: str, longest: int) -> str:
    """Return the text as one line without control characters, cut to `longest` characters."""
    return " ".join("".join([letter if letter.isprintable() else " " for letter in text]).split())[:longest]
