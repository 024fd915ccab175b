"""Confidence intervals and histograms."""

from collections import Counter
from collections.abc import Iterable, Sequence
from math import sqrt
from typing import Final

CONFIDENCE_95: Final = 1.959964


def wilson(successes: float, trials: int) -> tuple[float, float]:
    """Wilson's 95 % score interval of a proportion, which also holds for few trials and extreme proportions.

    Successes may be halves (draws). Their smaller variance and the correlation within pairs of games are ignored.
    """
    if trials == 0:
        return 0.0, 1.0
    z2 = CONFIDENCE_95**2
    share = successes / trials
    centre = (share + z2 / (2 * trials)) / (1 + z2 / trials)
    width = CONFIDENCE_95 * sqrt(share * (1 - share) / trials + z2 / (4 * trials**2)) / (1 + z2 / trials)
    return max(0.0, centre - width), min(1.0, centre + width)


def paired_interval(shares: Sequence[float]) -> tuple[float, float]:
    """The 95 % interval of the mean share of the points, from the share in each pair of games.

    Games of a pair depend on each other, so the spread between pairs counts. One pair won and one lost are added (as in
    Agresti and Coull's interval), so that few or equal pairs do not look certain.
    """
    cautious = [*shares, 0.0, 1.0]
    mean = sum(cautious) / len(cautious)
    variance = sum([(share - mean) ** 2 for share in cautious]) / (len(cautious) - 1)
    width = CONFIDENCE_95 * sqrt(variance / len(cautious))
    return max(0.0, mean - width), min(1.0, mean + width)


def spread(values: Iterable[int]) -> list[tuple[int, int]]:
    """Each value from the lowest to the highest with its count, including values that never occur."""
    counts = Counter(values)
    return [(value, counts[value]) for value in range(min(counts), max(counts) + 1)] if counts else []
