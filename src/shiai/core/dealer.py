"""The dealer: answers CHANCE from outside the state, from a generator of its own."""

from bisect import bisect_right
from itertools import accumulate
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
    sums = list(accumulate(weights))
    total = sums[-1]
    bits = total.bit_length()
    ticket = rng.getrandbits(bits)
    while ticket >= total:  # what randrange does, without its checks
        ticket = rng.getrandbits(bits)
    return actions[bisect_right(sums, ticket)]
