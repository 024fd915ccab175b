"""How true predictions are, and what would make them truer: scores, tables of bins, and a logistic recalibration."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import exp, log
from typing import Final

from shiai.arena.reliability import Prediction
from shiai.arena.statistics import wilson

BINS: Final = 10
CLIP: Final = 0.005  # a prediction beyond this counts as this far from certain, in scores and fits
ROUNDS: Final = 50  # of Newton's method at most
DOUBT: Final = 0.5  # what one value of an option adds to the log-odds is expected to be about so large
STEADY: Final = 1e-6
SEAT: Final = "seat"


@dataclass(frozen=True)
class Reliability:
    """How predictions and results of some moments compare."""

    predictions: tuple[Prediction, ...]

    @property
    def games(self) -> int:
        """How many games they are from. Moments of one game share its result, so this is what intervals count."""
        return len({each.game for each in self.predictions})

    @property
    def predicted(self) -> float:
        """The mean chance."""
        return sum([each.chance for each in self.predictions]) / len(self.predictions)

    @property
    def won(self) -> float:
        """The share of the points."""
        return sum([each.points for each in self.predictions]) / len(self.predictions)

    @property
    def interval(self) -> tuple[float, float]:
        """A 95 % interval of the share, as if each game had given one moment: rather too wide than too narrow."""
        return wilson(self.won * self.games, self.games)

    @property
    def log_loss(self) -> float:
        """The mean of minus the logarithm of the chance that the result had; guessing 50 % gives 0.693."""
        total = 0.0
        for each in self.predictions:
            chance = clipped(each.chance)
            total -= each.points * log(chance) + (1.0 - each.points) * log(1.0 - chance)
        return total / len(self.predictions)

    @property
    def brier(self) -> float:
        """The mean squared error; guessing 50 % gives 0.25."""
        return sum([(each.chance - each.points) ** 2 for each in self.predictions]) / len(self.predictions)

    def bins(self) -> dict[str, "Reliability"]:
        """The predictions by tenths of the chance, without empty ones."""
        found: list[list[Prediction]] = [[] for _ in range(BINS)]
        for each in self.predictions:
            found[min(BINS - 1, int(each.chance * BINS))].append(each)
        step = 100 // BINS
        labels = [f"{step * number} – {step * number + step} %" for number in range(BINS)]
        return {label: Reliability(tuple(group)) for label, group in zip(labels, found, strict=True) if group}

    def early(self) -> "Reliability":
        """The predictions in the first third of each game."""
        return Reliability(tuple([each for each in self.predictions if each.progress < 1 / 3]))

    def by_option(self, name: str) -> dict[str, "Reliability"]:
        """The predictions by the value of an option that varied."""
        groups: dict[str, list[Prediction]] = {}
        for each in self.predictions:
            groups.setdefault(dict(each.variant)[name], []).append(each)
        return {value: Reliability(tuple(groups[value])) for value in sorted(groups)}


def clipped(chance: float) -> float:
    """A chance that is neither 0 nor 1."""
    return min(1.0 - CLIP, max(CLIP, chance))


@dataclass(frozen=True)
class Fit:
    """A logistic recalibration: true log-odds are the slope times the predicted ones plus a bias.

    Values of options and seats add to the bias.
    """

    bias: float
    slope: float
    options: dict[str, dict[str, float]]
    seats: dict[str, float]


def fit_to(predictions: Sequence[Prediction], options: Sequence[str], by_seat: bool = False) -> Fit:
    """The recalibration that suits the results best. What single values of options add is kept small in doubt."""
    names = [*options, SEAT] if by_seat else list(options)
    terms = sorted({(name, settings_of(each)[name]) for each in predictions for name in names})
    rows: list[list[int]] = []  # the terms of each prediction
    odds: list[float] = []
    for each in predictions:
        settings = settings_of(each)
        rows.append([2 + place for place, (name, value) in enumerate(terms) if settings[name] == value])
        odds.append(log(clipped(each.chance) / (1.0 - clipped(each.chance))))
    games = len({each.game for each in predictions})
    weight = games / len(predictions)  # moments of one game share its result
    size = 2 + len(terms)
    prior = [0.0, 1.0] + [0.0] * len(terms)
    doubt = [STEADY, STEADY] + [1.0 / DOUBT**2] * len(terms)
    found = prior[:]
    for _ in range(ROUNDS):
        slope = [doubt[place] * (prior[place] - found[place]) for place in range(size)]
        curve = [[doubt[row] if row == column else 0.0 for column in range(size)] for row in range(size)]
        for each, places, x in zip(predictions, rows, odds, strict=True):
            inputs = [(0, 1.0), (1, x), *[(place, 1.0) for place in places]]
            chance = 1.0 / (1.0 + exp(-max(-30.0, min(30.0, sum([found[at] * value for at, value in inputs])))))
            for at, value in inputs:
                slope[at] += weight * (each.points - chance) * value
                for other, factor in inputs:
                    curve[at][other] += weight * chance * (1.0 - chance) * value * factor
        step = solved(curve, slope)
        found = [value + max(-1.0, min(1.0, change)) for value, change in zip(found, step, strict=True)]
        if max([abs(change) for change in step]) < STEADY:
            break
    added: dict[str, dict[str, float]] = {name: {} for name in [*options, SEAT]}
    for (name, setting), number in zip(terms, found[2:], strict=True):
        added[name][setting] = round(number, 3)
    seats = added.pop(SEAT)
    return Fit(round(found[0], 3), round(max(STEADY, found[1]), 3), added, seats)


def settings_of(prediction: Prediction) -> dict[str, str]:
    """The seat and the options that vary."""
    return {SEAT: prediction.seat, **dict(prediction.variant)}


def solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Solve linear equations by elimination; the matrix is symmetric and positive definite."""
    size = len(right)
    rows = [[*matrix[row], right[row]] for row in range(size)]
    for pivot in range(size):
        for row in range(pivot + 1, size):
            factor = rows[row][pivot] / rows[pivot][pivot]
            if factor:
                for column in range(pivot, size + 1):
                    rows[row][column] -= factor * rows[pivot][column]
    found = [0.0] * size
    for row in reversed(range(size)):
        rest = rows[row][size] - sum([rows[row][column] * found[column] for column in range(row + 1, size)])
        found[row] = rest / rows[row][row]
    return found
