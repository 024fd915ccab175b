"""Starts of rounds of 7 Ronin, for tests of the equilibrium player."""

from random import Random

import shiai
from shiai.games.seven_ronin.rules.state import ROUND, SevenRonin

GAME = shiai.game("seven_ronin")


def start_of_round(number: int, seed: int = 1) -> SevenRonin:
    """The start of a round of some game by habit."""
    while True:
        rng = Random(seed)
        state = GAME.start()
        while state.actors() and state.cells[ROUND] < number:
            seat = state.actors()[0]
            state.apply(seat, GAME.advise(state, seat, rng))
        if state.actors():
            assert isinstance(state, SevenRonin)
            return state
        seed += 1
