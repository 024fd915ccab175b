"""Moments of real games, for tests of the bots."""

from collections.abc import Iterator
from functools import cache
from random import Random
from typing import Final

import shiai
from shiai.core.conformance import any_action, any_of, random_options
from shiai.core.seats import CHANCE
from shiai.core.state import State

# How many games are played.
GAMES: Final = {"seven_ronin": 2, "samurai_spirit": 8, "way_of_the_samurai": 12, "senjutsu": 2, "senjutsu_solo": 2}
ADVISED: Final = 0.7  # the share of choices that follow the game's advice, so that games last as long as real ones
LOOKED_AT: Final = 0.3  # the share of their moments


@cache
def moments(name: str) -> tuple[State, ...]:
    """Some moments of games with random options at which somebody chooses among several actions.

    Nobody may change them: they are the same objects for all tests.
    """
    rng = Random(name)
    game = shiai.game(name)
    found: list[State] = []
    for _ in range(GAMES[name]):
        found += list(moments_of(game.start(**random_options(game, rng)), rng))
    return tuple(found)


def moments_of(state: State, rng: Random) -> Iterator[State]:
    """Some moments of one game that goes on from here."""
    while state.actors():
        seat = any_of(state.actors(), rng)
        if seat != CHANCE and len(state.legal(seat)) > 1 and rng.random() < LOOKED_AT:
            yield state.clone()
        if seat != CHANCE and rng.random() < ADVISED:
            state.apply(seat, state.setup.game.advise(state.redact(seat), seat, rng))
        else:
            state.apply(seat, any_action(state, seat, rng))


def several(state: State) -> int:
    """The first seat that has a choice among several actions here."""
    return next(seat for seat in state.actors() if len(state.legal(seat)) > 1)
