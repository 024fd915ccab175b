"""Drawing the outcomes of chance: a state asks seat CHANCE, somebody outside it answers from a generator."""

from bisect import bisect_right
from itertools import accumulate
from random import Random

from shiai.core.seats import CHANCE
from shiai.core.state import State
from shiai.core.step import EVEN


def draw_outcome(state: State, rng: Random) -> int:
    """Draw an outcome for a state that asks seat CHANCE."""
    return pick(state.legal(CHANCE), state.weights(), rng)


def pick(actions: tuple[int, ...], weights: list[int], rng: Random) -> int:
    """Draw one of the actions by exact integer weights."""
    size = len(weights)
    # Most draws are even, and most of those say so by the list that they share: they need no sums.
    even = (size < len(EVEN) and weights is EVEN[size]) or weights.count(1) == size
    sums = weights if even else list(accumulate(weights))
    total = size if even else sums[-1]
    bits = total.bit_length()
    ticket = rng.getrandbits(bits)
    while ticket >= total:  # as randrange does, without its checks
        ticket = rng.getrandbits(bits)
    return actions[ticket if even else bisect_right(sums, ticket)]


def shuffle(items: list[int], rng: Random) -> None:
    """Shuffle a list in place exactly as `rng.shuffle` does, without its calls."""
    for last in range(len(items) - 1, 0, -1):
        bits = (last + 1).bit_length()
        place = rng.getrandbits(bits)
        while place > last:
            place = rng.getrandbits(bits)
        item = items[last]
        items[last] = items[place]
        items[place] = item
