"""What a search remembers: for every moment, as its seat sees it, how the choices made there went."""

from math import sqrt
from random import Random

from shiai.core.dealer import pick
from shiai.core.state import State

Key = tuple[tuple[int, ...], tuple[object, ...]]

WIDTH: float = 2.0  # outcomes of luck that a moment may have seen at its first visits …
WIDENING: float = 0.5  # … and the power with which they grow


def key_of(state: State, seat: int) -> Key:
    """A moment as this seat sees it: equal for all worlds that it cannot tell apart."""
    seen = state.redact(seat)
    return tuple(seen.cells), tuple(seen.stack)


class Node:
    """A moment at which one seat chooses. Which choices there are may differ from world to world."""

    def __init__(self) -> None:
        self.visits = 0
        self.total = 0.0
        self.places: dict[int, int] = {}  # of every action met so far in the lists below
        self.actions: list[int] = []
        self.weights: list[float] = []
        self.counts: list[int] = []
        self.totals: list[float] = []

    def add(self, action: int, weight: float) -> None:
        """One more choice."""
        self.places[action] = len(self.actions)
        self.actions.append(action)
        self.weights.append(weight)
        self.counts.append(0)
        self.totals.append(0.0)

    def best(self, legal: tuple[int, ...], curiosity: float, caution: float) -> int:
        """The choice to try now, by its value so far and a bonus for what looks good and was tried less."""
        share = 0.0
        for action in legal:
            share += self.weights[self.places[action]]
        reach = curiosity * sqrt(self.visits + 1.0) / share
        unknown = (self.total / self.visits if self.visits else 0.0) - caution
        found = -1
        most = -1e9
        for action in legal:
            place = self.places[action]
            count = self.counts[place]
            value = self.totals[place] / count if count else unknown
            value += reach * self.weights[place] / (1.0 + count)
            if value > most:
                most = value
                found = place
        return found

    def learn(self, place: int, value: float) -> None:
        """A choice has led to this."""
        self.visits += 1
        self.total += value
        self.counts[place] += 1
        self.totals[place] += value


class Luck:
    """A moment at which luck has many outcomes: few of them are met at first, more with every visit."""

    def __init__(self) -> None:
        self.visits = 0
        self.outcomes: list[int] = []

    def outcome(self, legal: tuple[int, ...], weights: list[int], rng: Random) -> int:
        """An outcome met before, or by its weight a new one."""
        self.visits += 1
        if len(self.outcomes) >= WIDTH * self.visits**WIDENING:
            known = [outcome for outcome in self.outcomes if outcome in legal]
            if known:
                return known[int(rng.random() * len(known))]
        outcome = pick(legal, weights, rng)
        self.outcomes.append(outcome)
        return outcome
