"""Matrix games of two seats, one winning what the other loses, solved by regret matching+ while they grow.

Regret matching+ (Tammelin, "Solving large imperfect information games using CFR+", 2014): regrets never fall below
zero, the seats learn in turns, later mixtures count more in the average, and the average is what is played.
"""

from typing import Final

from shiai.bots.mixtures import shares

ROWS: Final = 0  # the seat that wants much
COLUMNS: Final = 1


class MatrixGame:
    """The payoffs for the row seat, and what regret matching has learnt about them."""

    def __init__(self) -> None:
        self.payoffs: list[list[float]] = []
        self.regrets: list[list[float]] = [[], []]
        self.sums: list[list[float]] = [[], []]  # average mixtures, not divided by their sum

    def add_row(self, payoffs: list[float]) -> None:
        """One more choice of the row seat, with its payoff against every column."""
        self.payoffs.append(payoffs)
        self.regrets[ROWS].append(0.0)
        self.sums[ROWS].append(0.0)

    def add_column(self, payoffs: list[float]) -> None:
        """One more choice of the column seat, with the payoff of every row against it."""
        for row in range(len(self.payoffs)):
            self.payoffs[row].append(payoffs[row])
        self.regrets[COLUMNS].append(0.0)
        self.sums[COLUMNS].append(0.0)

    def worths(self, seat: int, against: list[float]) -> list[float]:
        """What every choice of a seat is worth to it against a mixture of the other."""
        if seat == ROWS:
            found: list[float] = []
            for row in self.payoffs:
                total = 0.0
                for column in range(len(against)):
                    total += row[column] * against[column]
                found.append(total)
            return found
        losses = [0.0] * len(self.regrets[COLUMNS])
        for number in range(len(against)):
            weight = against[number]
            if weight:
                row = self.payoffs[number]
                for column in range(len(losses)):
                    losses[column] -= weight * row[column]
        return losses

    def solve(self, steps: int) -> None:
        """So many rounds of regret matching+; the average begins anew, the regrets go on."""
        self.sums = [[0.0] * len(self.regrets[ROWS]), [0.0] * len(self.regrets[COLUMNS])]
        mixtures = [shares(self.regrets[ROWS]), shares(self.regrets[COLUMNS])]
        for step in range(1, steps + 1):
            for seat in (ROWS, COLUMNS):
                worths = self.worths(seat, mixtures[1 - seat])
                mixture = mixtures[seat]
                expected = 0.0
                for place in range(len(worths)):
                    expected += worths[place] * mixture[place]
                regrets = self.regrets[seat]
                for place in range(len(worths)):
                    regrets[place] = max(0.0, regrets[place] + worths[place] - expected)
                mixtures[seat] = shares(regrets)
                sums = self.sums[seat]
                mixture = mixtures[seat]
                for place in range(len(sums)):
                    sums[place] += step * mixture[place]

    def mixture(self, seat: int) -> list[float]:
        """The average mixture of a seat."""
        return shares(self.sums[seat])

    def value(self) -> float:
        """What the row seat gets when both play their average mixtures."""
        worths = self.worths(ROWS, self.mixture(COLUMNS))
        total = 0.0
        for place, share in enumerate(self.mixture(ROWS)):
            total += share * worths[place]
        return total

    def gap(self) -> float:
        """How much both seats together could gain by the best choice of the matrix against the other's mixture."""
        return max(self.worths(ROWS, self.mixture(COLUMNS))) + max(self.worths(COLUMNS, self.mixture(ROWS)))
