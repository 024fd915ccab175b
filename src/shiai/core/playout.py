"""Random play to the end, in one loop: for simulations, searches and benchmarks."""

from random import Random

from shiai.core.dealer import pick
from shiai.core.seats import CHANCE
from shiai.core.state import State


def playout(state: State, rng: Random) -> int:
    """Play this very state to its end, seats choosing evenly, luck by its weights; returns the number of choices."""
    count = 0
    random = rng.random
    while True:
        actors = state.actors()
        if not actors:
            return count
        seat = actors[0] if len(actors) == 1 else actors[int(random() * len(actors))]
        legal = state.legal(seat)
        if seat == CHANCE:
            state.apply(seat, pick(legal, state.weights(), rng))
        else:
            state.apply(seat, legal[int(random() * len(legal))])
        count += 1
