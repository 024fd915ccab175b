"""The tree of a search: statistics of decisions and chance events, keyed by information set."""

from math import sqrt
from typing import Final

from shiai.bots.search.sealed import VISITS_PER_PLAN, MixedStrategy
from shiai.core.state import State

Key = int

WIDTH: Final[float] = 2.0  # progressive widening: a chance node with n visits has at most WIDTH * n**WIDENING outcomes
WIDENING: Final[float] = 0.5
NOTHING: Final = -1
GOLDEN: Final[float] = (sqrt(5.0) - 1.0) / 2.0


def information_set(state: State, seat: int) -> Key:
    """A hash of what this seat can see of a state; equal for all worlds that the seat cannot tell apart.

    Two different information sets collide about once in 10**18 pairs. A collision would spoil an estimate, not a game.
    """
    return hash((tuple(state.seen(seat)), tuple(state.stack)))


class Node:
    """A decision of one seat. Its legal actions may differ from world to world."""

    def __init__(self) -> None:
        self.visits = 0
        self.total = 0.0
        self.squares = 0.0  # sum of the squared values, for their variance
        self.index: dict[int, int] = {}  # of each action in the lists below
        self.actions: list[int] = []
        self.priors: list[float] = []
        self.counts: list[int] = []
        self.totals: list[float] = []
        self.legal: tuple[int, ...] = ()  # at the last visit
        self.open: list[int] = []  # the indices of these legal actions
        self.advised = NOTHING  # the action of the heuristic player

    def add(self, action: int, prior: float) -> None:
        """Add an action."""
        self.index[action] = len(self.actions)
        self.actions.append(action)
        self.priors.append(prior)
        self.counts.append(0)
        self.totals.append(0.0)

    def set_legal(self, legal: tuple[int, ...]) -> None:
        """Set the legal actions of this visit; all of them must have been added."""
        self.legal = legal
        self.open = [self.index[action] for action in legal]

    def advise(self, action: int, prior_weight: float) -> None:
        """Raise the prior of the advised action by `prior_weight` times the sum of all priors. Works once."""
        if self.advised == NOTHING:
            self.advised = action
            self.priors[self.index[action]] += prior_weight * sum(self.priors)

    def select(self, exploration: float, urgency: float) -> int:
        """The index of the legal action with the highest PUCT score.

        First-play urgency: an action without visits counts as `urgency` worse than the mean of the node.
        """
        prior_sum = 0.0
        for index in self.open:
            prior_sum += self.priors[index]
        scale = exploration * sqrt(self.visits + 1.0) / prior_sum
        unvisited = (self.total / self.visits if self.visits else 0.0) - urgency
        best = -1
        best_score = -1e9
        for index in self.open:
            count = self.counts[index]
            score = self.totals[index] / count if count else unvisited
            score += scale * self.priors[index] / (1.0 + count)
            if score > best_score:
                best_score = score
                best = index
        return best

    def most_visited(self, legal: tuple[int, ...]) -> int:
        """The most visited action; of several, the one with the best mean."""
        best = legal[0]
        best_rank = (-1, 0.0)
        for action in legal:
            count = self.count(action)
            rank = (count, self.totals[self.index[action]] / count if count else -1.0)
            if rank > best_rank:
                best_rank = rank
                best = action
        return best

    def final_action(self, legal: tuple[int, ...], margin: float) -> int:
        """The most visited action if its mean exceeds that of the advised one by `margin` standard errors.

        Otherwise the advised action. A margin of 0 ignores the advice.
        """
        best = self.most_visited(legal)
        advised = self.advised
        if margin <= 0.0 or best == advised or advised not in legal or not self.count(advised):
            return best
        count = self.count(best)
        advised_count = self.count(advised)
        lead = self.totals[self.index[best]] / count - self.totals[self.index[advised]] / advised_count
        mean = self.total / self.visits
        variance = self.squares / self.visits - mean * mean
        error = sqrt(max(0.0, variance) * (1.0 / count + 1.0 / advised_count))
        return best if lead > margin * error else advised

    def count(self, action: int) -> int:
        """The visits of an action; 0 for one that was illegal in all worlds so far."""
        index = self.index.get(action, -1)
        return self.counts[index] if index >= 0 else 0

    def is_decided(self, left: int) -> bool:
        """Is the most visited action certain to stay so for `left` more visits?"""
        first = second = 0
        for index in self.open:
            count = self.counts[index]
            if count > first:
                second = first
                first = count
            elif count > second:
                second = count
        return first > second + left

    def update(self, index: int, value: float) -> None:
        """Back up the value of an iteration that took the action at this index."""
        self.visits += 1
        self.total += value
        self.squares += value * value
        self.counts[index] += 1
        self.totals[index] += value


class ChanceNode:
    """A chance event with many outcomes, which are met by progressive widening.

    New outcomes are spread evenly over the weights (a golden-ratio sequence), and the known ones are visited equally
    often. This keeps the variance low: no action looks good because its chance node met luckier outcomes.
    """

    def __init__(self, start: float) -> None:
        self.start = start  # of the golden-ratio sequence, from 0 to 1
        self.visits = 0
        self.outcomes: list[int] = []
        self.counts: list[int] = []

    def select(self, legal: tuple[int, ...], weights: list[int]) -> int:
        """The next outcome: a new one, or the least visited of the known ones."""
        self.visits += 1
        index = -1
        if len(self.outcomes) >= WIDTH * self.visits**WIDENING:
            index = self.least_visited(legal)
        if index < 0:
            index = len(self.outcomes)
            self.outcomes.append(self.new_outcome(legal, weights))
            self.counts.append(0)
        self.counts[index] += 1
        return self.outcomes[index]

    def least_visited(self, legal: tuple[int, ...]) -> int:
        """The index of the least visited known outcome that is possible in this world; -1 if none is."""
        found = -1
        for index, count in enumerate(self.counts):
            if (found < 0 or count < self.counts[found]) and self.outcomes[index] in legal:
                found = index
        return found

    def new_outcome(self, legal: tuple[int, ...], weights: list[int]) -> int:
        """The outcome at the next point of the golden-ratio sequence."""
        left = (self.start + GOLDEN * len(self.outcomes)) % 1.0 * sum(weights)
        for index, weight in enumerate(weights):
            left -= weight
            if left < 0.0:
                return legal[index]
        return legal[-1]


class Tree:
    """Everything a search has learnt, by information set of the searching seat."""

    def __init__(self, plan_visits: int = VISITS_PER_PLAN) -> None:
        self.plan_visits = plan_visits
        self.nodes: dict[Key, Node] = {}
        self.chance_nodes: dict[Key, ChanceNode] = {}
        self.strategies: dict[Key, dict[int, MixedStrategy]] = {}  # at sealed decisions, by seat
        self.trails: dict[int, Key] = {}  # information sets by a hash of the choices that led there

    @property
    def size(self) -> int:
        """How many nodes there are."""
        return len(self.nodes) + len(self.chance_nodes)

    def clear(self) -> None:
        """Forget everything."""
        self.nodes.clear()
        self.strategies.clear()
        self.chance_nodes.clear()
        self.trails.clear()

    def visits(self, key: Key, seat: int) -> int:
        """How often a decision of the seat was visited."""
        node = self.nodes.get(key)
        if node is not None:
            return node.visits
        strategies = self.strategies.get(key)
        return strategies[seat].visits if strategies is not None and seat in strategies else 0

    def strategies_at(self, key: Key, actors: tuple[int, ...]) -> dict[int, MixedStrategy]:
        """The strategies of all actors of a sealed decision, created on first use."""
        found = self.strategies.get(key)
        if found is None:
            found = {}
            self.strategies[key] = found
        for actor in actors:
            if actor not in found:
                found[actor] = MixedStrategy(self.plan_visits)
        return found
