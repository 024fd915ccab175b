"""New tables: from options and seats, from a record, from a moment of a finished game, or with the same deal again."""

import secrets
from dataclasses import dataclass
from datetime import date
from typing import Final

from shiai import registry
from shiai.core.errors import OptionError, RecordError
from shiai.core.game import Game
from shiai.core.options import read_options
from shiai.core.position import write_options
from shiai.core.record import Record, read_record
from shiai.core.setup import Setup
from shiai.table import deeds
from shiai.table.company import check_bot
from shiai.table.deeds import Deed, Sheet
from shiai.table.errors import BadTable
from shiai.table.host import Host
from shiai.table.live import PEOPLE
from shiai.table.open_table import OpenTable
from shiai.table.store import Listed, Seat

LONGEST_NAME: Final = 24
LONGEST_DEAL: Final = 100


@dataclass(frozen=True)
class Place:
    """What somebody wants at one seat of a new table: who plays there, and whether it is this person."""

    player: str  # PEOPLE or a bot's name
    mine: bool
    name: str = ""


def set_up(host: Host, game: Game, options: dict[str, object], places: list[Place], owner: str, deal: str = "") -> str:
    """A new table; returns its id."""
    try:
        setup = game.setup(**read_options(game.id, game.options, options))
    except OptionError as error:
        raise BadTable(str(error)) from None
    if len(places) != len(setup.seats):
        raise BadTable(f"{game.id} has {len(setup.seats)} seats with these options, not {len(places)}")
    return begin(host, setup, places, owner, [], clean(deal, LONGEST_DEAL))


def begin(host: Host, setup: Setup, places: list[Place], owner: str, before: list[Deed], deal: str = "") -> str:
    """A table that begins with these deeds."""
    if not any(place.player == PEOPLE for place in places):
        raise BadTable("somebody has to play: take a seat, or keep one open for a friend")
    seed = secrets.token_hex(16)
    sheet = Sheet(
        id=secrets.token_urlsafe(12),
        game=setup.game.id,
        rules=setup.game.version,
        options=write_options(setup.game.options, setup.options),
        seed=deal or seed,
        players=tuple([place.player for place in places]),
        created=date.today().isoformat(),
        deal=deal,
    )
    seats = tuple(
        [
            Seat(place.player, clean(place.name, LONGEST_NAME), frozenset({owner} if place.mine else ()))
            for place in places
        ]
    )
    table = OpenTable(sheet)
    for deed in before:
        table.do(deed)
    for place in places:
        if place.player != PEOPLE:
            check_bot(place.player, will_think=bool(table.game.state.actors()))
    host.store.create(sheet, seats, owner, before, thinking=True)
    with host.at(sheet.id) as seated:
        host.go_on(seated)
    return sheet.id


def upload(host: Host, text: str, owner: str) -> str:
    """A table from a record; a finished one lies open, any other can be played on by its uploader."""
    try:
        record, _ = read_record(registry.games(), text)
    except RecordError as error:
        raise BadTable(str(error)) from None
    players = [record.tags.get(f"seat {seat}", PEOPLE) for seat in record.setup.seats]
    return from_record(host, record, len(record.choices), players, owner)


def play_on(host: Host, id: str, count: int, owner: str) -> str:
    """A new table that goes on from a moment of a finished game, with the same bots; people's seats are the owner's."""
    sheet = host.store.sheet(id)
    host.moments(id)  # refuses games that are not over
    record = host.read(id).game.record
    return from_record(host, record, max(0, count), list(sheet.players), owner)


def from_record(host: Host, record: Record, count: int, players: list[str], owner: str) -> str:
    """A table with the first so many choices of a record."""
    before = [Deed(deeds.CHOICE, seat, {"action": action}) for seat, action in record.choices[:count]]
    name = host.store.name(owner)
    places = [Place(player, player == PEOPLE, name if player == PEOPLE else "") for player in players]
    if PEOPLE not in players:
        places[0] = Place(PEOPLE, mine=True, name=name)
    return begin(host, record.setup, places, owner, before)


def again(host: Host, id: str, owner: str) -> str:
    """A new table with the same options, the same luck and the same company as a finished one."""
    listed = host.store.listed(id)
    host.moments(id)
    table = host.read(id)
    places = [
        Place(seat.player, seat.player == PEOPLE and (owner in seat.holders or len(people(listed)) == 1), seat.name)
        for seat in listed.seats
    ]
    return begin(host, table.game.record.setup, places, owner, [], deal=listed.sheet.seed)


def people(listed: Listed) -> tuple[int, ...]:
    """The seats for people."""
    return tuple([number for number, seat in enumerate(listed.seats) if seat.player == PEOPLE])


def clean(text: str, longest: int) -> str:
    """One line without control characters, not longer than this."""
    return " ".join("".join([letter if letter.isprintable() else " " for letter in text]).split())[:longest]
