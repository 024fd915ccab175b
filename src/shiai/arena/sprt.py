"""Is one bot better than another? A sequential test that stops as soon as the games have told.

The generalised sequential probability ratio test on pairs of games, as chess engines are tested with it (Michel Van den
Bergh, "A practical introduction to the GSPRT"; fishtest's "pentanomial" model). The two games of a pair share their
luck, so that only the score of the whole pair is one independent observation: 0, ½, 1, 1½ or 2 points. The likelihood
of what was seen is made as large as possible twice, by chances of these five with the mean that `elo0` asks for and
with the mean of `elo1`; the test watches the logarithm of the ratio (LLR) of the two. Wald's bounds end it.
"""

from collections.abc import Sequence
from math import log
from typing import Final, Literal

from shiai.core.errors import ShiaiError

Verdict = Literal["better", "not better", "open"]

FULL: Final = 2.0  # points in a pair
RARE: Final = 0.001  # how often a score counts as seen that never was: without this, some means would be impossible
ROUNDS: Final = 100  # of Newton's method, which needs about five
EXACT: Final = 1e-12


class SprtError(ShiaiError):
    """The test cannot be made like this."""


class Sprt:
    """Decides between "at most elo0" and "at least elo1"; errs in at most alpha (beta) of the cases where the first
    (the second) is true. The verdict is the first one that was reached, and stays."""

    def __init__(self, elo0: float = 0.0, elo1: float = 20.0, alpha: float = 0.05, beta: float = 0.05) -> None:
        if not elo0 < elo1:
            raise SprtError(f"elo1 must be more than elo0: {elo1:g} is not more than {elo0:g}")
        for name, value in (("alpha", alpha), ("beta", beta)):
            if not 0 < value < 0.5:
                raise SprtError(f"{name} is a chance of error between 0 and 0.5, not {value:g}")
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
        self.counts = dict.fromkeys((0.0, 0.5, 1.0, 1.5, FULL), 0)  # pairs by their score

    def add(self, pair_score: float) -> None:
        """Take in one more pair. Any score from 0 to 2 will do, for blocks of more than two games on the same scale."""
        if not 0 <= pair_score <= FULL:
            raise SprtError(f"a pair of games has a score from 0 to 2, not {pair_score:g}")
        self.counts[pair_score] = self.counts.get(pair_score, 0) + 1
        self.pairs += 1
        self.points += pair_score
        self.llr = log_likelihood_ratio(self.counts, expected_score(self.elo0), expected_score(self.elo1))
        if self.verdict == "open":
            self.verdict = "better" if self.llr >= self.upper else "not better" if self.llr <= self.lower else "open"


def expected_score(elo: float) -> float:
    """The share of points that somebody gets who is that much stronger."""
    return 1 / (1 + 10 ** (-elo / 400))


def log_likelihood_ratio(counts: dict[float, int], share0: float, share1: float) -> float:
    """How much likelier the pairs are when the mean share of points is the second rather than the first."""
    shares = [score / FULL for score in counts]
    weights = [count or RARE for count in counts.values()]
    tilt0, tilt1 = tilt(shares, weights, share0), tilt(shares, weights, share1)
    return sum(
        [
            weight * log((1 + tilt0 * (share - share0)) / (1 + tilt1 * (share - share1)))
            for share, weight in zip(shares, weights, strict=True)
        ]
    )


def tilt(shares: Sequence[float], weights: Sequence[float], mean: float) -> float:
    """The t for which the chances weight / (1 + t · (share - mean)), normed, have this mean: the likeliest that do.

    It is Lagrange's multiplier of the mean, the root of a sum that falls with t from +∞ to -∞. Newton finds it,
    and halving where Newton would leave the bounds.
    """
    low, high = -1 / (max(shares) - mean), 1 / (mean - min(shares))
    found = 0.0
    for _ in range(ROUNDS):
        total = slope = 0.0
        for share, weight in zip(shares, weights, strict=True):
            part = (share - mean) / (1 + found * (share - mean))
            total += weight * part
            slope += weight * part * part
        low, high = (found, high) if total > 0 else (low, found)
        better = found + total / slope
        if not low < better < high:
            better = (low + high) / 2
        if abs(better - found) < EXACT:
            break
        found = better
    return found
