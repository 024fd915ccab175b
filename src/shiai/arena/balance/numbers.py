"""Estimates with 95 % intervals: shares, differences and means."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, variance

from shiai.arena.statistics import CONFIDENCE_95, wilson


@dataclass(frozen=True)
class Estimate:
    """A number with its 95 % confidence interval; not `known` if there were no observations."""

    value: float
    low: float
    high: float
    known: bool = True

    def above(self, bound: float) -> bool:
        """Is the whole interval above the bound?"""
        return self.known and self.low > bound

    def below(self, bound: float) -> bool:
        """Is the whole interval below the bound?"""
        return self.known and self.high < bound


@dataclass(frozen=True)
class Share:
    """A part of a whole, such as games won of games played."""

    part: int
    whole: int

    @property
    def estimate(self) -> Estimate:
        """The share with Wilson's interval."""
        low, high = wilson(self.part, self.whole)
        return Estimate(self.part / self.whole if self.whole else 0.5, low, high, self.whole > 0)

    def without(self, other: "Share") -> "Share":
        """This share without the observations of another one, which are part of it."""
        return Share(self.part - other.part, self.whole - other.whole)


def total(shares: Sequence[Share]) -> Share:
    """The sum of several shares."""
    return Share(sum([share.part for share in shares]), sum([share.whole for share in shares]))


def difference(one: Share, other: Share) -> Estimate:
    """The first share minus the second, for independent groups.

    The interval is Newcombe's, built from the two Wilson intervals: "Interval estimation for the difference between
    independent proportions", Statistics in Medicine 17 (1998), method 10.
    """
    first, second = one.estimate, other.estimate
    value = first.value - second.value
    low = value - sqrt((first.value - first.low) ** 2 + (second.high - second.value) ** 2)
    high = value + sqrt((first.high - first.value) ** 2 + (second.value - second.low) ** 2)
    return Estimate(value, max(-1.0, low), min(1.0, high), first.known and second.known)


def mean(values: Sequence[int]) -> Estimate:
    """The mean with its interval, which needs at least two values."""
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
    """A number with its sign; 0 has none."""
    text = f"{number:+.1f}".replace("-", "−")
    return "0.0" if text in ("+0.0", "−0.0") else text


def share_text(estimate: Estimate) -> str:
    """A share with its interval: `54.0 % (50.1 – 57.9 %)`."""
    return f"{percent(estimate)} ({percent_interval(estimate)})"
