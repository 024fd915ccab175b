"""A sequential test whether one bot is better than another.

The generalised sequential probability ratio test (GSPRT) on pairs of games, as used for chess engines (Michel Van den
Bergh, "A practical introduction to the GSPRT"; fishtest's pentanomial model). The two games of a pair share their
chance events, so only the score of the pair is an independent observation: 0, ½, 1, 1½ or 2 points. The likelihood of
the observed scores is maximised over all distributions with the mean of `elo0`, and over all with the mean of `elo1`;
the test follows the logarithm of the ratio (LLR) of the two and stops at Wald's bounds.
"""

from collections.abc import Sequence
from math import log
from typing import Final, Literal

from shiai.core.errors import ShiaiError

Verdict = Literal["better", "not better", "open"]

DEFAULTS: Final = {"elo0": 0.0, "elo1": 20.0, "alpha": 0.05, "beta": 0.05}
PAIR_POINTS: Final = 2.0  # maximum score of a pair
UNSEEN: Final = 0.001  # count of a score that never occurred; with 0, some means would be impossible
MAX_STEPS: Final = 100  # of Newton's method, which needs about five
TOLERANCE: Final = 1e-12


class SprtError(ShiaiError):
    """The settings of a test, or a score, are invalid."""


class Sprt:
    """Decides between "at most elo0" and "at least elo1".

    The probability of error is at most alpha if the first is true, and at most beta if the second is. The first verdict
    is final.
    """

    def __init__(self, elo0: float = 0.0, elo1: float = 20.0, alpha: float = 0.05, beta: float = 0.05) -> None:
        if not elo0 < elo1:
            raise SprtError(f"elo1 must exceed elo0: {elo1:g} is not more than {elo0:g}")
        for name, value in (("alpha", alpha), ("beta", beta)):
            if not 0 < value < 0.5:
                raise SprtError(f"{name} is a probability of error between 0 and 0.5, not {value:g}")
        self.elo0 = elo0
        self.elo1 = elo1
        self.alpha = alpha
        self.beta = beta
        self.lower = log(beta / (1 - alpha))
        self.upper = log((1 - beta) / alpha)
        self.llr = 0.0
        self.verdict: Verdict = "open"
        self.pairs = 0
        self.points = 0.0
        self.counts = dict.fromkeys((0.0, 0.5, 1.0, 1.5, PAIR_POINTS), 0)  # pairs by their score

    def add(self, pair_score: float) -> None:
        """Add the score of a pair: any number from 0 to 2."""
        if not 0 <= pair_score <= PAIR_POINTS:
            raise SprtError(f"a pair of games has a score from 0 to 2, not {pair_score:g}")
        self.counts[pair_score] = self.counts.get(pair_score, 0) + 1
        self.pairs += 1
        self.points += pair_score
        self.llr = log_likelihood_ratio(self.counts, expected_score(self.elo0), expected_score(self.elo1))
        if self.verdict == "open":
            self.verdict = "better" if self.llr >= self.upper else "not better" if self.llr <= self.lower else "open"


def expected_score(elo: float) -> float:
    """The expected share of points of a player with this lead."""
    return 1 / (1 + 10 ** (-elo / 400))


def log_likelihood_ratio(counts: dict[float, int], share0: float, share1: float) -> float:
    """The log likelihood ratio of the mean `share1` against the mean `share0`."""
    shares = [score / PAIR_POINTS for score in counts]
    weights = [count or UNSEEN for count in counts.values()]
    tilt0, tilt1 = tilt(shares, weights, share0), tilt(shares, weights, share1)
    return sum(
        [
            weight * log((1 + tilt0 * (share - share0)) / (1 + tilt1 * (share - share1)))
            for share, weight in zip(shares, weights, strict=True)
        ]
    )


def tilt(shares: Sequence[float], weights: Sequence[float], mean: float) -> float:
    """The t for which the probabilities weight / (1 + t · (share - mean)), normalised, have this mean.

    They are the most likely ones with this mean, and t is its Lagrange multiplier: the root of a decreasing sum, found
    by Newton's method, with bisection where a step would leave the bounds.
    """
    low, high = -1 / (max(shares) - mean), 1 / (mean - min(shares))
    found = 0.0
    for _ in range(MAX_STEPS):
        total = slope = 0.0
        for share, weight in zip(shares, weights, strict=True):
            part = (share - mean) / (1 + found * (share - mean))
            total += weight * part
            slope += weight * part * part
        low, high = (found, high) if total > 0 else (low, found)
        better = found + total / slope
        if not low < better < high:
            better = (low + high) / 2
        if abs(better - found) < TOLERANCE:
            break
        found = better
    return found
