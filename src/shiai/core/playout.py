"""The play loop, and what random games say about a choice."""

from random import Random
from typing import Final

from shiai.core.dealer import pick
from shiai.core.seats import CHANCE
from shiai.core.state import State

TRIALS: Final = 12  # random games for each choice


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
            state.advance(seat, pick(legal, state.weights(), rng))
        else:
            state.advance(seat, legal[int(random() * len(legal))])
        count += 1


def best_by_playouts(view: State, seat: int, rng: Random) -> int:
    """The choice after which a seat wins most random games, each in a world that fits what it sees."""
    legal = view.legal(seat)
    best, most = legal[0], -1.0
    for action in legal if len(legal) > 1 else ():
        won = 0.0
        for _ in range(TRIALS):
            world = view.fill(rng)
            world.advance(seat, action)
            playout(world, rng)
            outcome = world.outcome()
            if outcome is not None and seat in outcome.winners:
                won += 1.0 / len(outcome.winners)
        if won > most:
            best, most = action, won
    return best
