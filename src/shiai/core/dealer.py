"""The dealer: answers CHANCE from outside the state, from a generator of its own."""

from random import Random

from shiai.core.seats import CHANCE
from shiai.core.state import State


class Dealer:
    """Deals the same luck for the same seed and the same questions."""

    def __init__(self, seed: int | str) -> None:
        self.rng = Random(seed)

    def choose(self, state: State) -> int:
        """One outcome of the luck that the state asks for, drawn by its weights."""
        return pick(state.legal(CHANCE), state.weights(), self.rng)


def pick(actions: tuple[int, ...], weights: list[int], rng: Random) -> int:
    """One of the actions, drawn by exact whole-number weights."""
    ticket = rng.randrange(sum(weights))
    for i in range(len(actions)):
        ticket -= weights[i]
        if ticket < 0:
            return actions[i]
    raise AssertionError("weights and actions differ in length")
