"""What a search remembers: for every moment, as its seat sees it, how the choices made there went."""

from math import sqrt

from shiai.core.seats import HOLE
from shiai.core.state import State

Key = int

WIDTH: float = 2.0  # outcomes of luck that a moment may have seen at its first visits …
WIDENING: float = 0.5  # … and the power with which they grow
NOTHING: int = -1
FEW: int = 12  # tries are too few to give a choice up
SURE: float = 4.0  # standard errors that luck does not explain
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
        self.width = 0  # how many choices are tried side by side now …
        self.sweeps = 0  # … and so many times more
        self.worlds = 0  # in which choices were tried side by side
        self.luck = 0.0  # how much better than the first world all of them were, which the totals leave out
        self.apart = 0.0  # squares of what is left when that and the averages are taken away …
        self.freedom = 0  # … and how many of them are free

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
        reach = self.reach(curiosity)
        unknown = self.unknown(caution)
        found = -1
        most = -1e9
        for place in self.open:
            value = self.promise(place, reach, unknown)
            if value > most:
                most = value
                found = place
        return found

    def reach(self, curiosity: float) -> float:
        """What the bonus of a choice is measured by."""
        share = 0.0
        for place in self.open:
            share += self.weights[place]
        return curiosity * sqrt(self.visits + 1.0) / share

    def unknown(self, caution: float) -> float:
        """What a choice is thought to be worth that was never tried."""
        return (self.total / self.visits if self.visits else 0.0) - caution

    def promise(self, place: int, reach: float, unknown: float) -> float:
        """The value of a choice so far and its bonus."""
        count = self.counts[place]
        value = self.totals[place] / count if count else unknown
        return value + reach * self.weights[place] / (1.0 + count)

    def sweep(self, curiosity: float, caution: float, most: int) -> list[int]:
        """The choices to try side by side in one world, `most` at most: all, then the better half, a quarter, two.

        Each of these widths gets as many tries as the one before it, and after two come all again.
        """
        every = len(self.open)
        if not self.sweeps:
            self.width = (self.width + 1) // 2
            if self.width < 2 or self.width >= every:
                self.width = every
            self.sweeps = every // self.width
        self.sweeps -= 1
        width = min(self.width, every, most)
        reach = self.reach(curiosity)
        unknown = self.unknown(caution)
        promising = [(-self.promise(place, reach, unknown), place) for place in self.open]
        promising.sort()
        return [place for _, place in promising[:width]]

    def compare(self, places: list[int], values: list[float]) -> None:
        """These choices, tried side by side, have led to this.

        Who was tried in better worlds shall not look better for it: how much better this world is than those before,
        for the choices known from them, is taken away from all.
        """
        known = 0
        luck = 0.0
        for number, place in enumerate(places):
            if self.counts[place]:
                known += 1
                luck += values[number] - self.totals[place] / self.counts[place]
        if known:
            luck /= known
            self.freedom += known - 1
        self.worlds += 1
        self.luck += luck
        for number, place in enumerate(places):
            value = values[number] - luck
            if self.counts[place]:
                self.apart += (value - self.totals[place] / self.counts[place]) ** 2
            self.learn(place, value)

    def value(self, place: int) -> float:
        """What a choice that was tried is worth on the average of all worlds."""
        return self.totals[place] / self.counts[place] + (self.luck / self.worlds if self.worlds else 0.0)

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
        """Is the choice clear, or can no other become the most tried one with so many visits more?"""
        first = second = 0
        for place in self.open:
            count = self.counts[place]
            if count > first:
                second = first
                first = count
            elif count > second:
                second = count
        return first > second + left or self.clear()

    def clear(self) -> bool:
        """Is one choice better than all those tried beside it by more than luck can make it seem?"""
        if not self.freedom:
            return False
        best = self.places[self.favourite(self.legal)]
        spread = self.apart / self.freedom
        for place in self.open:
            if self.counts[place] < FEW:
                return False
            lead = self.value(best) - self.value(place)
            if place != best and lead < SURE * sqrt(spread * (1.0 / self.counts[best] + 1.0 / self.counts[place])):
                return False
        return True

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
