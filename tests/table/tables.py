"""What tests of live tables say again and again: tables of both games, choices by name, that nothing has changed."""

import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

import pytest

import shiai
from shiai.core.seats import CHANCE, WATCHER
from shiai.table import commands
from shiai.table.errors import TableError
from shiai.table.hints import ask_hint
from shiai.table.journal import Entry
from shiai.table.live_game import PEOPLE
from shiai.table.new_tables import NewSeat, create_with_journal
from shiai.table.service import TableService
from shiai.table.table import Table

ANN, BOB, EVE = "ann", "bob", "eve"
ATTACKER, DEFENDER = 0, 1
PATIENCE: Final = 30.0  # seconds until a bot that does nothing fails a test
ATTACK = ("place field_small", "place field_large")
DEFENCE = (
    "assign hayai watchtower",
    "assign kabe inn",
    "assign musashi well",
    "assign taiko granary",
    "assign tasuke shrine",
    "assign yobu passage",
    "assign yumi animal_pen",
)


def take_hint(service: TableService, id: str, person: str, seat: int, seen: int) -> None:
    """Ask for a hint and wait for it."""
    ask_hint(service, id, person, seat, seen).result(PATIENCE)


def mine(name: str = "Ann") -> NewSeat:
    return NewSeat(PEOPLE, mine=True, name=name)


def bot(name: str = "random") -> NewSeat:
    return NewSeat(name, mine=False)


def friend() -> NewSeat:
    return NewSeat(PEOPLE, mine=False)


def ronin(service: TableService, *places: NewSeat, deal: str = "deal") -> str:
    """A table of 7 Ronin, set up by Ann."""
    id = create_with_journal(service, shiai.game("seven_ronin").setup(), list(places), ANN, [], deal)
    settle(service, id)
    return id


def spirit(service: TableService, *places: NewSeat, deal: str = "deal") -> str:
    """A table of Samurai Spirit with Kyuzo, Kanbei and Gorobei, set up by Ann."""
    options: dict[str, object] = {"players": 3, "samurai": "kyuzo,kanbei,gorobei"}
    id = create_with_journal(service, shiai.game("samurai_spirit").setup(**options), list(places), ANN, [], deal)
    settle(service, id)
    return id


def two_people(service: TableService) -> str:
    """Ann attacks and Bob defends."""
    id = ronin(service, mine(), friend())
    sit_down(service, id, DEFENDER, BOB)
    return id


def sit_down(service: TableService, id: str, seat: int, person: str) -> None:
    """A friend comes by a link that Ann has made."""
    commands.sit(service, commands.new_link(service, id, ANN, seat), person, person.title())


def settle(service: TableService, id: str) -> None:
    """Wait until people have to choose, or the game is over and archived."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        with service.locked(id) as loaded:
            if not loaded.thinking and loaded.table.game.bot_to_move() is None:
                break
        time.sleep(0.001)
    else:
        pytest.fail("a bot does not go on")
    service.archive(id)


def now(service: TableService, id: str) -> Table:
    """The table as it is in memory."""
    with service.locked(id) as loaded:
        return loaded.table


def sequence(service: TableService, id: str, viewer: int) -> int:
    """The number that a viewer sees now."""
    return service.sequence(now(service, id), viewer)


def choose(service: TableService, id: str, person: str, seat: int, *choices: str) -> None:
    """Make these choices, each at its time, and let the bots answer."""
    for choice in choices:
        commands.choose(service, id, person, seat, choice, sequence(service, id, seat))
        settle(service, id)


def undo(service: TableService, id: str, person: str, seat: int, choice: str = "") -> None:
    commands.undo(service, id, person, seat, sequence(service, id, seat), choice)
    settle(service, id)


def redo(service: TableService, id: str, person: str, seat: int) -> None:
    commands.redo(service, id, person, seat, sequence(service, id, seat))
    settle(service, id)


def reset(service: TableService, id: str, person: str, seat: int) -> None:
    commands.reset(service, id, person, seat, sequence(service, id, seat))
    settle(service, id)


def play_to_the_end(service: TableService, id: str, people: dict[int, str]) -> None:
    """People fight where they can, else choose the last legal thing, until the game is over."""
    settle(service, id)
    while actors := now(service, id).game.state.actors():
        state = now(service, id).game.state
        seat = actors[0]
        legal = [state.name(action) for action in state.legal(seat)]
        choose(service, id, people[seat], seat, "fight" if "fight" in legal else legal[-1])
    settle(service, id)


def names(service: TableService, id: str) -> list[str]:
    """All choices that stand."""
    return now(service, id).game.record.names[:]


def notes(service: TableService, id: str, viewer: int) -> list[str]:
    """What a viewer is told beside the events of the game."""
    table = now(service, id)
    return [note.id for note in table.notes if note.visible_to(table.knowledge.canonical_viewer(viewer))]


def luck_of(table: Table) -> list[str]:
    """What luck has brought."""
    record = table.game.record
    return [name for (seat, _), name in zip(record.choices, record.names, strict=True) if seat == CHANCE]


def portrait(table: Table) -> dict[str, object]:
    """All that matters of a table."""
    game, knowledge = table.game, table.knowledge
    return {
        "count": table.count,
        "state": game.state.key(),
        "choices": game.record.choices[:],
        "log": game.log[:],
        "safe": game.first_undoable,
        "seed": game.seed,
        "result": game.record.result,
        "sequence": dict(knowledge.sequence),
        "asked": dict(knowledge.asked_at),
        "moments": {viewer: moments[:] for viewer, moments in knowledge.moments.items()},
        "views": {viewer: game.state.redact(viewer).key() for viewer in (*knowledge.seats, WATCHER)},
        "notes": table.notes[:],
        "taken back": table.taken_back[:],
        "request": table.request,
        "hints": {seat: table.hint(seat) for seat in knowledge.seats},
    }


def journal_of(service: TableService, id: str) -> list[Entry]:
    return service.store.journal(id)


@contextmanager
def refused(
    service: TableService, id: str, error: type[TableError], match: str | None = None
) -> Iterator[pytest.ExceptionInfo[TableError]]:
    """What is done here is refused, and neither the table nor the store has changed."""
    before, journal, stored = portrait(now(service, id)), journal_of(service, id), service.store.stored(id)
    with pytest.raises(error, match=match) as refusal:
        yield refusal
    assert portrait(now(service, id)) == before
    assert journal_of(service, id) == journal
    assert service.store.stored(id) == stored
