"""Shares with honest intervals, and how often every value occurs."""

from collections import Counter
from collections.abc import Iterable
from math import sqrt
from typing import Final

CONFIDENCE_95: Final = 1.959964


def wilson(successes: float, trials: int) -> tuple[float, float]:
    """The 95 % interval of a share by Wilson's score method, good for small numbers and extreme shares too.

    Halves are allowed; that they vary less, and that games of a pair share their luck, is left out.
    """
    if trials == 0:
        return 0.0, 1.0
    z2 = CONFIDENCE_95**2
    share = successes / trials
    centre = (share + z2 / (2 * trials)) / (1 + z2 / trials)
    width = CONFIDENCE_95 * sqrt(share * (1 - share) / trials + z2 / (4 * trials**2)) / (1 + z2 / trials)
    return max(0.0, centre - width), min(1.0, centre + width)


def spread(values: Iterable[int]) -> list[tuple[int, int]]:
    """Every value from the least to the most with the number of times it occurs; those between that never do too."""
    counts = Counter(values)
    return [(value, counts[value]) for value in range(min(counts), max(counts) + 1)] if counts else []
