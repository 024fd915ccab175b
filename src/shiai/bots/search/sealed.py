"""Sealed decisions: all actors choose at once and in secret, so a predictable choice would be exploited.

Each seat keeps a growing set of plans (all its choices up to the reveal) and mixes them by regret matching. The regret
of a plan needs its value against the plans that the other seats chose: the mean of the iterations in which they met,
or the overall mean of the plan if they never did. Where every legal action is a whole plan, `sweep` tries several of
them in the same world, so that their values are known and not estimated.
"""

from random import Random
from typing import Final

from shiai.bots.mixtures import sample
from shiai.core.game import AnyGame
from shiai.core.state import State

FIRST_PLANS: Final = 6  # plans that a strategy collects at once
VISITS_PER_PLAN: Final = 7  # visits for each further plan
MORE_PLANS: Final = 200  # limit of further plans
IDLE: Final = 8  # after this many proposals without a new plan, only every eighth visit makes one
UNIFORM: Final = 0.15  # share of visits that try any plan
NEW_ACTION: Final = 0.5  # chance that a proposal begins with an action that begins no plan yet
VARIATION: Final = 0.6  # chance that a proposal varies the best plan …
PLANS_TO_VARY: Final = 3  # … of more plans than that
KEPT: Final = 0.7  # chance of each action of the best plan to be part of a variation
MAX_PLANS: Final = 1 << 20  # more than any strategy has, to number the plans of several seats
CREDIBLE: Final = 0.5  # plans below this part of the highest weight are not played
FULL_SWEEP: Final = 3  # every third sweep tries all plans …
FINALISTS: Final = 3  # … the others only these, with the highest regrets


class Meetings:
    """Visits and total values of plans, by index, against the same plans of the others."""

    def __init__(self) -> None:
        self.counts: list[int] = []
        self.totals: list[float] = []

    def add(self, index: int, value: float) -> None:
        """Count a visit."""
        while len(self.counts) <= index:
            self.counts.append(0)
            self.totals.append(0.0)
        self.counts[index] += 1
        self.totals[index] += value


class MixedStrategy:
    """The plans of one seat at one sealed decision, mixed by regret matching."""

    def __init__(self, plan_visits: int = VISITS_PER_PLAN) -> None:
        self.plan_visits = plan_visits
        self.visits = 0
        self.sweeps = 0
        self.idle = 0  # proposals in a row that brought no new plan
        self.plans: list[tuple[int, ...]] = []
        self.numbers: dict[tuple[int, ...], int] = {}  # of the plans in that list
        self.rollout_counts: list[int] = []  # how often the rollout policy has proposed each plan
        self.regrets: list[float] = []
        self.weights: list[float] = []  # of the average strategy
        self.counts: list[int] = []
        self.totals: list[float] = []
        self.possible: list[int] = []  # indices of the plans that are possible at this visit
        self.legal: tuple[int, ...] = ()  # the legal actions for which that was last found out
        self.current: list[float] = []  # the current strategy over them
        self.meetings: dict[int, Meetings] = {}  # by the plans of the others, as one number

    def select(self, game: AnyGame, state: State, seat: int, rollout_share: float, rng: Random) -> int:
        """The index of the plan to try in this world; with chance `rollout_share` one of the rollout policy."""
        legal = state.legal(seat)
        if legal != self.legal:
            self.legal = legal
            self.possible = [index for index, plan in enumerate(self.plans) if plan[0] in legal]
        self.visits += 1
        wanted = FIRST_PLANS + min(self.visits // self.plan_visits, MORE_PLANS)
        eager = self.idle < IDLE or self.visits % IDLE == 0
        if not self.possible or (eager and len(self.possible) < wanted):
            known = len(self.plans)
            index = self.propose(game, state, seat, legal, rng)
            if index == known:
                self.idle = 0
                self.possible.append(index)
                self.match_regrets()
                return index
            self.idle += 1
        self.match_regrets()
        if rollout_share > 0.0 and rng.random() < rollout_share:
            index = self.draw_rollout_plan(rng)
            if index >= 0:
                return index
        return self.draw(rng)

    def draw_rollout_plan(self, rng: Random) -> int:
        """A possible plan, by how often the rollout policy has proposed it; -1 if it has proposed none of them."""
        counts = [float(self.rollout_counts[index]) for index in self.possible]
        return self.possible[sample(counts, rng)] if sum(counts) else -1

    def match_regrets(self) -> None:
        """Set the current strategy by regret matching."""
        regrets = self.regrets
        total = 0.0
        for index in self.possible:
            total += regrets[index]
        if total <= 0.0:
            self.current = [1.0 / len(self.possible)] * len(self.possible)
        else:
            self.current = [regrets[index] / total for index in self.possible]

    def draw(self, rng: Random) -> int:
        """A plan of the current strategy, sometimes any possible one."""
        if rng.random() < UNIFORM:
            return self.possible[int(rng.random() * len(self.possible))]
        return self.possible[sample(self.current, rng)]

    def propose(self, game: AnyGame, state: State, seat: int, legal: tuple[int, ...], rng: Random) -> int:
        """Build a plan and return its index; it may be known already.

        A plan begins with an action that begins none so far, or with parts of the best plan, or with nothing; the
        rollout policy completes it.
        """
        draft = Draft(state, seat)
        begun = {plan[0] for plan in self.plans}
        new = [action for action in legal if action not in begun]
        if new and rng.random() < NEW_ACTION:
            draft.play(new[int(rng.random() * len(new))])
        elif len(self.plans) > PLANS_TO_VARY and rng.random() < VARIATION:
            for action in self.plans[self.best()][:-1]:
                if rng.random() < KEPT and draft.is_legal(action):
                    draft.play(action)
        by_rollout = not draft.plan
        draft.complete(game, rng)
        index = self.add(tuple(draft.plan))
        if by_rollout:
            self.rollout_counts[index] += 1
        return index

    def add(self, plan: tuple[int, ...]) -> int:
        """Add a plan unless it is known; returns its index."""
        known = self.numbers.get(plan, -1)
        if known >= 0:
            return known
        self.numbers[plan] = len(self.plans)
        self.plans.append(plan)
        self.rollout_counts.append(0)
        self.regrets.append(0.0)
        self.weights.append(0.0)
        self.counts.append(0)
        self.totals.append(0.0)
        return len(self.plans) - 1

    def best(self) -> int:
        """The index of the plan with the best mean."""
        best = 0
        best_mean = -1e9
        for index, count in enumerate(self.counts):
            if count and self.totals[index] / (count + 1) > best_mean:
                best_mean = self.totals[index] / (count + 1)
                best = index
        return best

    def update(self, index: int, value: float, opposing: int) -> None:
        """Back up the value that a plan had against the plans of the others."""
        self.counts[index] += 1
        self.totals[index] += value
        met = self.meetings_with(opposing)
        met.add(index, value)
        estimates: list[float] = []
        met_counts, met_totals = met.counts, met.totals
        counts, totals = self.counts, self.totals
        known = len(met_counts)
        for other in self.possible:  # `estimate`, written out: most of the time goes here
            if other < known and met_counts[other]:
                estimates.append(met_totals[other] / met_counts[other])
            elif counts[other]:
                estimates.append(totals[other] / counts[other])
            else:
                estimates.append(value)
        self.update_regrets(estimates)

    def update_mixed(self, index: int, values: list[float], opposing: list[int], weights: list[float]) -> None:
        """Back up the values that a plan had against several plans of the others, which weigh differently."""
        self.counts[index] += 1
        for number, value in enumerate(values):
            self.totals[index] += weights[number] * value
            self.meetings_with(opposing[number]).add(index, value)
        estimates: list[float] = []
        for other in self.possible:
            estimate = 0.0
            for number, value in enumerate(values):
                if weights[number] > 0.0:
                    estimate += weights[number] * self.estimate(other, value, self.meetings[opposing[number]])
            estimates.append(estimate)
        self.update_regrets(estimates)

    def update_regrets(self, values: list[float]) -> None:
        """Add the regrets of the possible plans, given the value of each; update the average strategy."""
        current, weights, regrets = self.current, self.weights, self.regrets
        expected = 0.0
        for number, value in enumerate(values):
            expected += current[number] * value
        weight = float(self.visits)  # linear averaging
        for number, index in enumerate(self.possible):
            share = current[number]
            if share > 0.0:
                weights[index] += weight * share
            before = regrets[index]
            regret = before + values[number] - expected
            if regret > 0.0:
                regrets[index] = regret
            elif before > 0.0:
                regrets[index] = 0.0

    def meetings_with(self, opposing: int) -> "Meetings":
        """The meetings with these plans of the others."""
        found = self.meetings.get(opposing)
        if found is None:
            found = Meetings()
            self.meetings[opposing] = found
        return found

    def estimate(self, index: int, default: float, met: "Meetings") -> float:
        """The value of a plan against these plans of the others: its mean against them, else its overall mean."""
        if index < len(met.counts) and met.counts[index]:
            return met.totals[index] / met.counts[index]
        count = self.counts[index]
        return self.totals[index] / count if count else default

    def begin_sweep(self, legal: tuple[int, ...], limit: int) -> list[int]:
        """The indices of the plans to try in one world, each a single action; at most `limit`."""
        self.possible = [self.add((action,)) for action in legal]
        self.legal = ()  # only some of them stay
        if self.sweeps % FULL_SWEEP:
            limit = min(FINALISTS, limit)
        if limit < len(self.possible):
            self.possible.sort(key=lambda index: -self.regrets[index])
            self.possible = self.possible[:limit]
        self.sweeps += 1
        self.visits += len(self.possible)
        self.match_regrets()
        return self.possible

    def finish_sweep(self, values: list[float]) -> None:
        """Back up the values of the plans of the sweep, all against the same plans in the same world."""
        for number, index in enumerate(self.possible):
            self.counts[index] += 1
            self.totals[index] += values[number]
        self.update_regrets(values)

    def final_weights(self, mixed: bool) -> list[float]:
        """The weights by which a plan is drawn to be played: those of the average strategy.

        Plans that only exploration has put there have none. Without opponents there is nobody to surprise: unless
        `mixed`, only the plan with the highest weight has any.
        """
        highest = max(self.weights)
        if mixed:
            return [weight if weight >= CREDIBLE * highest else 0.0 for weight in self.weights]
        best = self.weights.index(highest)
        return [1.0 if index == best else 0.0 for index in range(len(self.weights))]

    def final_plan(self, mixed: bool, rng: Random) -> tuple[int, ...]:
        """Draw the plan to play."""
        return self.plans[sample(self.final_weights(mixed), rng)]


class Draft:
    """A plan that is being made, tried out in a copy of the state."""

    def __init__(self, state: State, seat: int) -> None:
        self.seat = seat
        self.reveals = state.reveals
        self.state = state.clone()
        self.state.reveals = state.reveals
        self.plan: list[int] = []

    def is_open(self) -> bool:
        """Does the seat still owe sealed choices?"""
        return still_plans(self.state, self.seat, self.reveals)

    def is_legal(self, action: int) -> bool:
        """Can this action come next?"""
        return self.is_open() and action in self.state.legal(self.seat)

    def play(self, action: int) -> None:
        """Add an action to the plan."""
        self.state.advance(self.seat, action)
        self.plan.append(action)

    def complete(self, game: AnyGame, rng: Random) -> None:
        """Let the rollout policy choose the rest of the plan."""
        while self.is_open():
            legal = self.state.legal(self.seat)
            self.play(game.rollout_action(self.state, self.seat, legal, rng) if len(legal) > 1 else legal[0])


def has_opponents(state: State) -> bool:
    """Are there other sides, who could exploit a predictable choice?"""
    setup = state.setup
    return max(setup.sides[: len(setup.seats)]) > 0  # of seats: figures without a seat may be on a side, too


def opposing_plans(plans: list[int]) -> list[int]:
    """For every actor of a sealed decision, the plans of all the other actors as one number."""
    found: list[int] = []
    for own in range(len(plans)):
        number = 0
        for other in range(len(plans)):
            if other != own:
                number = number * MAX_PLANS + plans[other]
        found.append(number)
    return found


def carry_out(state: State, seat: int, plan: tuple[int, ...]) -> None:
    """Make all choices of a plan."""
    for action in plan:
        state.advance(seat, action)


def single_actions(state: State, seat: int) -> bool:
    """Is every legal action of the seat a whole plan?"""
    for action in state.legal(seat):
        copy = state.clone()
        copy.advance(seat, action)
        if still_plans(copy, seat, 0):
            return False
    return True


def still_plans(state: State, seat: int, reveals: int) -> bool:
    """Does the seat owe sealed choices, with nothing revealed since?"""
    return state.reveals == reveals and seat in state.actors()
