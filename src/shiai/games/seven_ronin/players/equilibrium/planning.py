"""The planning of one round of 7 Ronin as a matrix game that grows by best replies (a double oracle).

Both seats begin with plans by habit and changes of them. Regret matching+ mixes what is there; then each seat looks for
the best reply to the other's mixture by a walk of small changes, and adds it to its plans. The payoff of two plans is
the value of the position to which habit plays the round on: nothing is hidden and nothing is luck in that.
"""

from random import Random
from typing import Final

from shiai.bots.mixtures import draw
from shiai.bots.search import play_on
from shiai.games.seven_ronin.players.equilibrium.matrix import MatrixGame
from shiai.games.seven_ronin.players.equilibrium.plans import Plan, changed, habit_plan, put
from shiai.games.seven_ronin.players.equilibrium.values import Values
from shiai.games.seven_ronin.rules.actions import DONE
from shiai.games.seven_ronin.rules.components import ATTACKER, DEFENDER
from shiai.games.seven_ronin.rules.state import SevenRonin

BETWEEN: Final = 30  # rounds of regret matching+ between two searches for replies
AT_LAST: Final = 300  # … and when there are no more
LEAST_SHARE: Final = 0.01  # plans mixed in less do not count when replies are sought, and are not played
BETTER: Final = 0.002  # by so much a reply must be better than all plans to be added
FRESH: Final = 0.2  # the chance that a walk looks at a plan by habit instead of a change
TWICE: Final = 0.35  # the chance that a change is followed by another one
FIRST_CHANGES: Final = 2  # of every second plan at the beginning


class Budget:
    """How much is tried for one planning."""

    def __init__(self, plans: int, replies: int, tries: int) -> None:
        self.plans = plans  # of each seat at the beginning
        self.replies = replies  # how often each seat looks for a best reply
        self.tries = tries  # plans looked at each time

    def half(self) -> "Budget":
        """A smaller one."""
        return Budget((self.plans + 1) // 2, (self.replies + 1) // 2, (self.tries + 1) // 2)


class PlanningGame:
    """The plans of both seats at the start of one round, and their payoffs for the Attacker."""

    def __init__(self, state: SevenRonin, values: Values) -> None:
        self.root = state.clone()
        for seat in (ATTACKER, DEFENDER):
            self.root.reopen(seat)
        self.values = values
        self.plans: list[list[Plan]] = [[], []]
        self.matrix = MatrixGame()
        self.nobody = Random(0)  # nobody draws from it: combat by habit knows no luck

    def solve(self, budget: Budget, rng: Random) -> None:
        """Gather plans and mix them."""
        self.begin(budget.plans, rng)
        for _ in range(budget.replies):
            self.matrix.solve(BETWEEN)
            attack = self.reply(ATTACKER, budget.tries, rng)
            defence = self.reply(DEFENDER, budget.tries, rng)
            self.add(ATTACKER, attack)
            self.add(DEFENDER, defence)
        self.matrix.solve(AT_LAST)

    def begin(self, count: int, rng: Random) -> None:
        """The first plans: by habit, every second one changed."""
        for number in range(count):
            for seat in (ATTACKER, DEFENDER):
                plan = habit_plan(self.root, seat, rng)
                if number % 2:
                    for _ in range(FIRST_CHANGES):
                        plan = changed(self.root, seat, plan, rng)
                self.add(seat, plan)

    def add(self, seat: int, plan: Plan) -> None:
        """One more plan of a seat, if it is new."""
        if plan in self.plans[seat]:
            return
        self.plans[seat].append(plan)
        if seat == ATTACKER:
            self.matrix.add_row([self.payoff(plan, defence) for defence in self.plans[DEFENDER]])
        else:
            self.matrix.add_column([self.payoff(attack, plan) for attack in self.plans[ATTACKER]])

    def payoff(self, attack: Plan, defence: Plan) -> float:
        """What the round is worth to the Attacker when these plans meet."""
        state = self.root.clone()
        play_round(state, attack, defence, self.nobody)
        return self.values.value(state)

    def worth(self, seat: int, plan: Plan, against: list[Plan], weights: list[float], enough: float) -> float:
        """What a plan is worth to its seat against a mixture of others; less than `enough` if it cannot reach that."""
        total = 0.0
        rest = sum(weights)
        for number, other in enumerate(against):
            if seat == ATTACKER:
                value = self.payoff(plan, other)
            else:
                value = -self.payoff(other, plan)
            total += weights[number] * value
            rest -= weights[number]
            if total + rest < enough:
                break
        return total + rest

    def reply(self, seat: int, tries: int, rng: Random) -> Plan:
        """A plan that is good against the mixture of the other seat: a new one, or the best that is known."""
        against, weights = self.support(1 - seat)
        worths = self.matrix.worths(seat, self.matrix.mixture(1 - seat))
        best = max(worths)
        known = self.plans[seat]
        good = [place for place, worth in enumerate(worths) if worth > best - BETTER]
        start = known[good[int(rng.random() * len(good))]]
        return self.walk(seat, start, against, weights, tries, rng)[0]

    def walk(
        self, seat: int, start: Plan, against: list[Plan], weights: list[float], tries: int, rng: Random
    ) -> tuple[Plan, float]:
        """The best plan met on a walk of changes that never goes down, and its worth."""
        best = start
        most = self.worth(seat, start, against, weights, -2.0)
        for _ in range(tries):
            if rng.random() < FRESH:
                plan = habit_plan(self.root, seat, rng)
            else:
                plan = changed(self.root, seat, best, rng)
                if rng.random() < TWICE:
                    plan = changed(self.root, seat, plan, rng)
            if plan == best:
                continue
            worth = self.worth(seat, plan, against, weights, most + BETTER)
            if worth > most + BETTER:
                best, most = plan, worth
        return best, most

    def support(self, seat: int) -> tuple[list[Plan], list[float]]:
        """The plans that a seat really mixes, the likeliest first, and their shares."""
        mixture = self.matrix.mixture(seat)
        places = [place for place, share in enumerate(mixture) if share >= LEAST_SHARE]
        places.sort(key=lambda place: -mixture[place])
        total = sum([mixture[place] for place in places])
        return [self.plans[seat][place] for place in places], [mixture[place] / total for place in places]

    def choose(self, seat: int, rng: Random) -> Plan:
        """A plan to play in earnest."""
        plans, weights = self.support(seat)
        return plans[draw(weights, rng)]


def play_round(state: SevenRonin, attack: Plan, defence: Plan, rng: Random) -> None:
    """Play one round of this very state: these plans meet, and habit plays the combat."""
    put(state, ATTACKER, attack)
    put(state, DEFENDER, defence)
    state.apply(ATTACKER, DONE)
    state.apply(DEFENDER, DONE)
    play_on(state.setup.game, state, rng)
