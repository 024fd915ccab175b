"""Zero-sum matrix games, solved by regret matching+ while they grow.

Regret matching+ (Tammelin, "Solving large imperfect information games using CFR+", 2014): regrets never fall below
zero, the seats update in turns, later strategies weigh more in the average, and the average strategy is played.
"""

from typing import Final

from shiai.bots.mixtures import normalized

ROWS: Final = 0  # the seat that maximizes the payoff
COLUMNS: Final = 1


class MatrixGame:
    """The payoffs of the row seat, and the state of regret matching."""

    def __init__(self) -> None:
        self.payoffs: list[list[float]] = []
        self.regrets: list[list[float]] = [[], []]
        self.strategy_sums: list[list[float]] = [[], []]

    def add_row(self, payoffs: list[float]) -> None:
        """Add a choice of the row seat, with its payoff against every column."""
        self.payoffs.append(payoffs)
        self.regrets[ROWS].append(0.0)
        self.strategy_sums[ROWS].append(0.0)

    def add_column(self, payoffs: list[float]) -> None:
        """Add a choice of the column seat, with the payoff of every row against it."""
        for row in range(len(self.payoffs)):
            self.payoffs[row].append(payoffs[row])
        self.regrets[COLUMNS].append(0.0)
        self.strategy_sums[COLUMNS].append(0.0)

    def expected_payoffs(self, seat: int, against: list[float]) -> list[float]:
        """The expected payoff of each choice of a seat, for this seat, against a strategy of the other."""
        if seat == ROWS:
            gains: list[float] = []
            for row in self.payoffs:
                total = 0.0
                for column in range(len(against)):
                    total += row[column] * against[column]
                gains.append(total)
            return gains
        losses = [0.0] * len(self.regrets[COLUMNS])
        for number in range(len(against)):
            weight = against[number]
            if weight:
                row = self.payoffs[number]
                for column in range(len(losses)):
                    losses[column] -= weight * row[column]
        return losses

    def solve(self, iterations: int) -> None:
        """Run regret matching+; the average strategy starts anew, the regrets are kept."""
        self.strategy_sums = [[0.0] * len(self.regrets[ROWS]), [0.0] * len(self.regrets[COLUMNS])]
        strategies = [normalized(self.regrets[ROWS]), normalized(self.regrets[COLUMNS])]
        for iteration in range(1, iterations + 1):
            for seat in (ROWS, COLUMNS):
                payoffs = self.expected_payoffs(seat, strategies[1 - seat])
                strategies[seat] = self.update_regrets(seat, payoffs, strategies[seat])
                sums = self.strategy_sums[seat]
                for choice, weight in enumerate(strategies[seat]):
                    sums[choice] += iteration * weight

    def update_regrets(self, seat: int, payoffs: list[float], strategy: list[float]) -> list[float]:
        """Add the regrets of not having played each choice; returns the strategy that follows from them."""
        expected = 0.0
        for choice in range(len(payoffs)):
            expected += payoffs[choice] * strategy[choice]
        regrets = self.regrets[seat]
        for choice in range(len(payoffs)):
            regrets[choice] = max(0.0, regrets[choice] + payoffs[choice] - expected)
        return normalized(regrets)

    def strategy(self, seat: int) -> list[float]:
        """The average strategy of a seat."""
        return normalized(self.strategy_sums[seat])

    def value(self) -> float:
        """The payoff of the row seat when both play their average strategies."""
        payoffs = self.expected_payoffs(ROWS, self.strategy(COLUMNS))
        total = 0.0
        for choice, share in enumerate(self.strategy(ROWS)):
            total += share * payoffs[choice]
        return total

    def nash_conv(self) -> float:
        """The sum of what each seat gains by its best choice against the other's average strategy."""
        by_rows = max(self.expected_payoffs(ROWS, self.strategy(COLUMNS)))
        return by_rows + max(self.expected_payoffs(COLUMNS, self.strategy(ROWS)))
