"""What a search remembers: for every moment, as its seat sees it, how the choices made there went."""

from math import sqrt

from shiai.core.seats import HOLE
from shiai.core.state import State

Key = int

WIDTH: float = 2.0  # outcomes of luck that a moment may have seen at its first visits …
WIDENING: float = 0.5  # … and the power with which they grow
NOTHING: int = -1
GOLDEN: float = (sqrt(5.0) - 1.0) / 2.0


def key_of(state: State, seat: int) -> Key:
    """A moment as this seat sees it: equal for all worlds that it cannot tell apart.

    It is a hash: that two other moments share it happens once in 10**18 times, and would spoil a thought, not a game.
    """
    cells = state.cells
    hidden = state.hidden(seat)
    if hidden:
        cells = cells[:]
        for first, end in hidden:
            for cell in range(first, end):
                cells[cell] = HOLE
    return hash((tuple(cells), tuple(state.stack)))


class Node:
    """A moment at which one seat chooses. Which choices there are may differ from world to world."""

    def __init__(self) -> None:
        self.visits = 0
        self.total = 0.0
        self.squares = 0.0  # of all values, for their spread
        self.places: dict[int, int] = {}  # of every action met so far in the lists below
        self.actions: list[int] = []
        self.weights: list[float] = []
        self.counts: list[int] = []
        self.totals: list[float] = []
        self.legal: tuple[int, ...] = ()  # at the last visit …
        self.open: list[int] = []  # … and the places of these choices
        self.advised = NOTHING  # the action that somebody advises

    def add(self, action: int, weight: float) -> None:
        """One more choice."""
        self.places[action] = len(self.actions)
        self.actions.append(action)
        self.weights.append(weight)
        self.counts.append(0)
        self.totals.append(0.0)

    def turn_to(self, legal: tuple[int, ...]) -> None:
        """These choices are open at this visit; all of them were added before."""
        self.legal = legal
        self.open = [self.places[action] for action in legal]

    def lean(self, action: int, trust: float) -> None:
        """Somebody advises this action: it looks as good as all together, times the trust. Once is enough."""
        if self.advised == NOTHING:
            self.advised = action
            self.weights[self.places[action]] += trust * sum(self.weights)

    def best(self, curiosity: float, caution: float) -> int:
        """The choice to try now, by its value so far and a bonus for what looks good and was tried less."""
        share = 0.0
        for place in self.open:
            share += self.weights[place]
        reach = curiosity * sqrt(self.visits + 1.0) / share
        unknown = (self.total / self.visits if self.visits else 0.0) - caution
        found = -1
        most = -1e9
        for place in self.open:
            count = self.counts[place]
            value = self.totals[place] / count if count else unknown
            value += reach * self.weights[place] / (1.0 + count)
            if value > most:
                most = value
                found = place
        return found

    def favourite(self, legal: tuple[int, ...]) -> int:
        """The action that was tried most; of several, the one with the best value."""
        best = legal[0]
        most = (-1, 0.0)
        for action in legal:
            count = self.count(action)
            worth = (count, self.totals[self.places[action]] / count if count else -1.0)
            if worth > most:
                most = worth
                best = action
        return best

    def choice(self, legal: tuple[int, ...], doubt: float) -> int:
        """The favourite, if it is better than what was advised by so many standard errors; else that. 0: always."""
        best = self.favourite(legal)
        advised = self.advised
        if doubt <= 0.0 or best == advised or advised not in legal or not self.count(advised):
            return best
        tries = self.count(best)
        others = self.count(advised)
        lead = self.totals[self.places[best]] / tries - self.totals[self.places[advised]] / others
        mean = self.total / self.visits
        spread = self.squares / self.visits - mean * mean
        return best if lead > doubt * sqrt(max(0.0, spread) * (1.0 / tries + 1.0 / others)) else advised

    def count(self, action: int) -> int:
        """How often an action was tried here; it may have been impossible in all worlds so far."""
        place = self.places.get(action, -1)
        return self.counts[place] if place >= 0 else 0

    def decided(self, left: int) -> bool:
        """Can no other choice become the most tried one with so many visits more?"""
        first = second = 0
        for place in self.open:
            count = self.counts[place]
            if count > first:
                second = first
                first = count
            elif count > second:
                second = count
        return first > second + left

    def learn(self, place: int, value: float) -> None:
        """A choice has led to this."""
        self.visits += 1
        self.total += value
        self.squares += value * value
        self.counts[place] += 1
        self.totals[place] += value


class Luck:
    """A moment at which luck has many outcomes: few of them are met at first, more with every visit.

    New ones lie at even distances among all, by their weights, and every one is met equally often: so a choice looks
    good because it is, and not because it met better luck than another.
    """

    def __init__(self, start: float) -> None:
        self.start = start  # where the first outcome lies among all, from 0 to 1
        self.visits = 0
        self.outcomes: list[int] = []
        self.counts: list[int] = []

    def outcome(self, legal: tuple[int, ...], weights: list[int]) -> int:
        """The outcome met before and least often, or a new one."""
        self.visits += 1
        place = -1
        if len(self.outcomes) >= WIDTH * self.visits**WIDENING:
            place = self.rarest(legal)
        if place < 0:
            place = len(self.outcomes)
            self.outcomes.append(self.fresh(legal, weights))
            self.counts.append(0)
        self.counts[place] += 1
        return self.outcomes[place]

    def rarest(self, legal: tuple[int, ...]) -> int:
        """The place of the possible outcome that was met least often; -1 if none is possible now."""
        found = -1
        for place, count in enumerate(self.counts):
            if (found < 0 or count < self.counts[found]) and self.outcomes[place] in legal:
                found = place
        return found

    def fresh(self, legal: tuple[int, ...], weights: list[int]) -> int:
        """The outcome at the next point; points that are a golden section apart never crowd."""
        left = (self.start + GOLDEN * len(self.outcomes)) % 1.0 * sum(weights)
        for place, weight in enumerate(weights):
            left -= weight
            if left < 0.0:
                return legal[place]
        return legal[-1]
