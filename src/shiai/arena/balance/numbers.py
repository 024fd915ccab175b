"""The numbers of a balance report: shares, differences and means, each with its 95 % interval."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, variance

from shiai.arena.statistics import CONFIDENCE_95, wilson


@dataclass(frozen=True)
class Estimate:
    """A number and the interval in which it lies with 95 % confidence; not known when there was nothing to count."""

    value: float
    low: float
    high: float
    known: bool = True

    def above(self, bound: float) -> bool:
        """Is it certain enough that the number is higher?"""
        return self.known and self.low > bound

    def below(self, bound: float) -> bool:
        """Is it certain enough that the number is lower?"""
        return self.known and self.high < bound


@dataclass(frozen=True)
class Share:
    """So many out of so many."""

    part: int
    whole: int

    @property
    def estimate(self) -> Estimate:
        """The share with Wilson's interval."""
        low, high = wilson(self.part, self.whole)
        return Estimate(self.part / self.whole if self.whole else 0.5, low, high, self.whole > 0)

    def without(self, other: "Share") -> "Share":
        """What is left of this share when a part of it is taken away."""
        return Share(self.part - other.part, self.whole - other.whole)


def total(shares: Sequence[Share]) -> Share:
    """Several shares as one."""
    return Share(sum([share.part for share in shares]), sum([share.whole for share in shares]))


def difference(one: Share, other: Share) -> Estimate:
    """The first share minus the second, for groups that have no game in common.

    The interval is Newcombe's, built from the two intervals by Wilson: "Interval estimation for the difference between
    independent proportions", Statistics in Medicine 17 (1998), method 10.
    """
    first, second = one.estimate, other.estimate
    value = first.value - second.value
    low = value - sqrt((first.value - first.low) ** 2 + (second.high - second.value) ** 2)
    high = value + sqrt((first.high - first.value) ** 2 + (second.value - second.low) ** 2)
    return Estimate(value, max(-1.0, low), min(1.0, high), first.known and second.known)


def mean(values: Sequence[int]) -> Estimate:
    """The average with its interval, which needs two values at least."""
    if len(values) < 2:
        return Estimate(fmean(values) if values else 0.0, 0.0, 0.0, False)
    width = CONFIDENCE_95 * sqrt(variance(values) / len(values))
    return Estimate(fmean(values), fmean(values) - width, fmean(values) + width)


def percent(estimate: Estimate) -> str:
    """A share in per cent."""
    return f"{100 * estimate.value:.1f} %" if estimate.known else "–"


def percent_interval(estimate: Estimate) -> str:
    """The interval of a share in per cent."""
    return f"{100 * estimate.low:.1f} – {100 * estimate.high:.1f} %" if estimate.known else "–"


def points(estimate: Estimate) -> str:
    """A difference of two shares in percentage points."""
    return signed(100 * estimate.value) if estimate.known else "–"


def points_interval(estimate: Estimate) -> str:
    """The interval of a difference in percentage points."""
    return f"{signed(100 * estimate.low)} to {signed(100 * estimate.high)}" if estimate.known else "–"


def signed(number: float) -> str:
    """A number with its sign; nothing is neither more nor less."""
    text = f"{number:+.1f}".replace("-", "−")
    return "0.0" if text in ("+0.0", "−0.0") else text


def whole_share(estimate: Estimate) -> str:
    """A share and its interval in one phrase."""
    return f"{percent(estimate)} ({percent_interval(estimate)})"


def whole_points(estimate: Estimate) -> str:
    """A difference and its interval in one phrase."""
    return f"{points(estimate)} points ({points_interval(estimate)})"
