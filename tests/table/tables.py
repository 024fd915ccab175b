"""What tests of live tables say again and again: tables of both games, choices by name, that nothing has changed."""

import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

import pytest

import shiai
from shiai.core.seats import CHANCE, WATCHER
from shiai.table import wishes
from shiai.table.deeds import Deed
from shiai.table.errors import TableError
from shiai.table.host import Host
from shiai.table.live import PEOPLE
from shiai.table.open_table import OpenTable
from shiai.table.setting_up import Place, set_up

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


def mine(name: str = "Ann") -> Place:
    return Place(PEOPLE, mine=True, name=name)


def bot(name: str = "random") -> Place:
    return Place(name, mine=False)


def friend() -> Place:
    return Place(PEOPLE, mine=False)


def ronin(host: Host, *places: Place, deal: str = "deal") -> str:
    """A table of 7 Ronin, set up by Ann."""
    id = set_up(host, shiai.game("seven_ronin"), {}, list(places), ANN, deal)
    settle(host, id)
    return id


def spirit(host: Host, *places: Place, deal: str = "deal") -> str:
    """A table of Samurai Spirit with Kyuzo, Kanbei and Gorobei, set up by Ann."""
    options: dict[str, object] = {"players": 3, "samurai": "kyuzo,kanbei,gorobei"}
    id = set_up(host, shiai.game("samurai_spirit"), options, list(places), ANN, deal)
    settle(host, id)
    return id


def two_people(host: Host) -> str:
    """Ann attacks and Bob defends."""
    id = ronin(host, mine(), friend())
    sit_down(host, id, DEFENDER, BOB)
    return id


def sit_down(host: Host, id: str, seat: int, person: str) -> None:
    """A friend comes by a link that Ann has made."""
    wishes.sit(host, wishes.new_link(host, id, ANN, seat), person, person.title())


def settle(host: Host, id: str) -> None:
    """Wait until people have to choose, or the game is over and archived."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        with host.at(id) as seated:
            if not seated.thinking and seated.table.game.bot_to_move() is None:
                break
        time.sleep(0.001)
    else:
        pytest.fail("a bot does not go on")
    host.keep(id)


def now(host: Host, id: str) -> OpenTable:
    """The table as it is in memory."""
    with host.at(id) as seated:
        return seated.table


def sequence(host: Host, id: str, viewer: int) -> int:
    """The number that a viewer sees now."""
    return host.sequence(now(host, id), viewer)


def choose(host: Host, id: str, person: str, seat: int, *choices: str) -> None:
    """Make these choices, each at its time, and let the bots answer."""
    for choice in choices:
        wishes.choose(host, id, person, seat, choice, sequence(host, id, seat))
        settle(host, id)


def undo(host: Host, id: str, person: str, seat: int, choice: str = "") -> None:
    wishes.undo(host, id, person, seat, sequence(host, id, seat), choice)
    settle(host, id)


def redo(host: Host, id: str, person: str, seat: int) -> None:
    wishes.redo(host, id, person, seat, sequence(host, id, seat))
    settle(host, id)


def reset(host: Host, id: str, person: str, seat: int) -> None:
    wishes.reset(host, id, person, seat, sequence(host, id, seat))
    settle(host, id)


def play_to_the_end(host: Host, id: str, people: dict[int, str]) -> None:
    """People fight where they can, else choose the last legal thing, until the game is over."""
    settle(host, id)
    while actors := now(host, id).game.state.actors():
        state = now(host, id).game.state
        seat = actors[0]
        legal = [state.name(action) for action in state.legal(seat)]
        choose(host, id, people[seat], seat, "fight" if "fight" in legal else legal[-1])
    settle(host, id)


def names(host: Host, id: str) -> list[str]:
    """All choices that stand."""
    return now(host, id).game.record.names[:]


def notes(host: Host, id: str, viewer: int) -> list[str]:
    """What a viewer is told beside the events of the game."""
    table = now(host, id)
    return [note.id for note in table.notes if note.visible_to(table.knowledge.eyes(viewer))]


def luck_of(table: OpenTable) -> list[str]:
    """What luck has brought."""
    record = table.game.record
    return [name for (seat, _), name in zip(record.choices, record.names, strict=True) if seat == CHANCE]


def portrait(table: OpenTable) -> dict[str, object]:
    """All that matters of a table."""
    game, knowledge = table.game, table.knowledge
    return {
        "count": table.count,
        "state": game.state.key(),
        "choices": game.record.choices[:],
        "log": game.log[:],
        "safe": game.safe,
        "seed": game.seed,
        "result": game.record.result,
        "sequence": dict(knowledge.sequence),
        "asked": dict(knowledge.asked),
        "moments": {viewer: moments[:] for viewer, moments in knowledge.moments.items()},
        "views": {viewer: game.state.redact(viewer).key() for viewer in (*knowledge.seats, WATCHER)},
        "notes": table.notes[:],
        "taken back": table.taken_back[:],
        "request": table.request,
        "hints": {seat: table.hint(seat) for seat in knowledge.seats},
    }


def stored(host: Host, id: str) -> list[Deed]:
    return host.store.deeds(id)


@contextmanager
def refused(
    host: Host, id: str, error: type[TableError], match: str | None = None
) -> Iterator[pytest.ExceptionInfo[TableError]]:
    """What is done here is refused, and neither the table nor the store has changed."""
    before, deeds, listed = portrait(now(host, id)), stored(host, id), host.store.listed(id)
    with pytest.raises(error, match=match) as refusal:
        yield refusal
    assert portrait(now(host, id)) == before
    assert stored(host, id) == deeds
    assert host.store.listed(id) == listed
