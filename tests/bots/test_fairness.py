"""Bots are fair: in worlds that their seat cannot tell apart they choose the same."""

import re
from random import Random
from typing import Final

import pytest

from shiai.bots import GENERAL_BOTS, LEVELS, bot, choose
from shiai.core.seats import CHANCE
from shiai.core.state import State
from tests.bots.positions import moments, several

TRIES: Final = 6
SPECS: Final = {
    "heuristic": "heuristic",
    "random": "random",
    "newcomer": "newcomer",
    "rollout": "rollout",
    "learner": "learner",
    "search": f"search:iterations={TRIES}",
    **{f"level:{number + 1}": re.sub(r"iterations=\d+", f"iterations={TRIES}", LEVELS[number]) for number in range(6)},
}


def other_worlds(name: str, number: int) -> list[tuple[State, State, int]]:
    """Moments, and worlds that differ from them only in what the seat cannot see."""
    found: list[tuple[State, State, int]] = []
    rng = Random(name)
    for state in moments(name):
        seat = several(state)
        other = state.redact(seat).fill(rng)
        if other.cells != state.cells:
            found.append((state, other, seat))
    return rng.sample(found, number)


def test_all_bots_are_looked_at() -> None:
    assert {"random", "heuristic", "search", "level"} <= {name.partition(":")[0] for name in SPECS} <= set(GENERAL_BOTS)


@pytest.mark.parametrize("name", ["seven_ronin", "senjutsu"])
@pytest.mark.parametrize("spec", SPECS.values(), ids=SPECS)
def test_what_a_seat_cannot_see_does_not_change_its_choice(spec: str, name: str) -> None:
    for number, (state, other, seat) in enumerate(other_worlds(name, 8)):
        assert state.redact(seat) == other.redact(seat)
        assert choose(bot(spec), state, seat, "a", number) == choose(bot(spec), other, seat, "a", number)


def test_what_was_thought_before_knows_no_more() -> None:
    """A search that remembers plays the same in a game and in its twin, in which the other seat has other cards."""
    for state, other, seat in other_worlds("senjutsu", 4):
        players = [bot("search:iterations=8"), bot("search:iterations=8")]
        worlds = [state.clone(), other.clone()]
        for number in range(6):
            if worlds[0].redact(seat) != worlds[1].redact(seat) or seat not in worlds[0].actors():
                break
            actions = [choose(players[world], worlds[world], seat, "b", number) for world in (0, 1)]
            assert actions[0] == actions[1]
            for world in worlds:
                world.apply(seat, actions[0])
                while world.actors() == (CHANCE,):
                    world.apply(CHANCE, world.legal(CHANCE)[0])
