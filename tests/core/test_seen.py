"""What a seat sees of a state, in short: two states that look different to a seat are told apart by it."""

from collections.abc import Iterator
from random import Random
from typing import Final

import pytest

import shiai
from shiai.core.chance import draw_outcome, shuffle
from shiai.core.seats import CHANCE
from shiai.core.state import State

GAMES: Final[list[tuple[str, dict[str, object]]]] = [
    ("seven_ronin", {}),
    ("samurai_spirit", {}),
    ("samurai_spirit", {"players": 2}),
    ("way_of_the_samurai", {}),
    ("senjutsu", {}),
    ("senjutsu", {"players": 4}),
    ("senjutsu_solo", {}),
    ("senjutsu_solo", {"mode": "horde"}),
]


def states(name: str, options: dict[str, object], seed: int) -> Iterator[State]:
    """The states of a random game."""
    rng = Random(seed)
    state = shiai.game(name).start(**options)
    while actors := state.actors():
        yield state
        seat = rng.choice(actors)
        state.apply(seat, draw_outcome(state, rng) if seat == CHANCE else rng.choice(state.legal(seat)))
    yield state


@pytest.mark.parametrize(("name", "options"), GAMES, ids=str)
def test_states_that_look_different_are_told_apart(name: str, options: dict[str, object]) -> None:
    looks: dict[int, dict[tuple[int, ...], tuple[int, ...]]] = {}
    for seed in range(2):
        for state in states(name, options, seed):
            for seat in range(len(state.setup.seats)):
                view = tuple(state.redact(seat).values())
                assert looks.setdefault(seat, {}).setdefault(tuple(state.seen(seat)), view) == view


@pytest.mark.parametrize(("name", "options"), GAMES, ids=str)
def test_states_that_look_alike_are_not_told_apart(name: str, options: dict[str, object]) -> None:
    """All worlds that fit the view of a seat look the same to it."""
    rng = Random(5)
    for number, state in enumerate(states(name, options, 3)):
        if number % 10 == 0:
            for seat in range(len(state.setup.seats)):
                assert state.redact(seat).fill(rng).seen(seat) == state.seen(seat)


def test_lists_are_shuffled_as_by_the_library() -> None:
    for size in (0, 1, 2, 3, 7, 8, 9, 40):
        ours, theirs = list(range(size)), list(range(size))
        rng, other = Random(size), Random(size)
        shuffle(ours, rng)
        other.shuffle(theirs)
        assert ours == theirs
        assert rng.random() == other.random()
