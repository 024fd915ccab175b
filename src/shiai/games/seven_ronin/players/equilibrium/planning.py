"""The planning of one round as a matrix game that grows by best responses (a double oracle).

Both seats begin with plans of the heuristic player and variations of them. Regret matching+ mixes the plans; then each
seat looks for a best response to the other's strategy by hill climbing and adds it to its plans. The payoff of two
plans is the value of the position after the rollout policy has played the round; nothing in it is hidden or random.
"""

from random import Random
from typing import Final

from shiai.bots.mixtures import sample
from shiai.bots.search.rollout import roll_out
from shiai.games.seven_ronin.players.equilibrium.matrix import MatrixGame
from shiai.games.seven_ronin.players.equilibrium.plans import Plan, heuristic_plan, set_plan, varied
from shiai.games.seven_ronin.players.equilibrium.values import Values
from shiai.games.seven_ronin.rules.actions import DONE
from shiai.games.seven_ronin.rules.components import ATTACKER, DEFENDER
from shiai.games.seven_ronin.rules.state import SevenRonin

ITERATIONS: Final = 30  # of regret matching+ between two searches for best responses
LAST_ITERATIONS: Final = 300  # after the last search
LEAST_SHARE: Final = 0.01  # plans with a smaller share are neither played nor responded to
BETTER: Final = 0.002  # by so much a response must be better than the plans so far
FRESH: Final = 0.2  # chance that hill climbing tries a plan of the heuristic player instead of a variation
TWICE: Final = 0.35  # chance that a variation is varied again
FIRST_VARIATIONS: Final = 2  # of every second plan at the beginning


class Budget:
    """How much work one planning may take."""

    def __init__(self, plans: int, replies: int, tries: int) -> None:
        self.plans = plans  # of each seat at the beginning
        self.replies = replies  # searches for a best response of each seat
        self.tries = tries  # plans tried in each search

    def half(self) -> "Budget":
        """A budget with half of everything."""
        return Budget((self.plans + 1) // 2, (self.replies + 1) // 2, (self.tries + 1) // 2)


class PlanningGame:
    """The plans of both seats at the start of one round, and the Attacker's payoffs."""

    def __init__(self, state: SevenRonin, values: Values) -> None:
        self.root = state.clone()
        for seat in (ATTACKER, DEFENDER):
            self.root.withdraw_sealed(seat)
        self.values = values
        self.plans: list[list[Plan]] = [[], []]
        self.matrix = MatrixGame()
        self.unused = Random(0)  # the rollout policy draws nothing in combat

    def solve(self, budget: Budget, rng: Random) -> None:
        """Collect plans and mix them."""
        self.begin(budget.plans, rng)
        for _ in range(budget.replies):
            self.matrix.solve(ITERATIONS)
            attack = self.best_response(ATTACKER, budget.tries, rng)
            defence = self.best_response(DEFENDER, budget.tries, rng)
            self.add(ATTACKER, attack)
            self.add(DEFENDER, defence)
        self.matrix.solve(LAST_ITERATIONS)

    def begin(self, count: int, rng: Random) -> None:
        """Add the first plans of the heuristic player, every second one varied."""
        for number in range(count):
            for seat in (ATTACKER, DEFENDER):
                plan = heuristic_plan(self.root, seat, rng)
                if number % 2:
                    for _ in range(FIRST_VARIATIONS):
                        plan = varied(self.root, seat, plan, rng)
                self.add(seat, plan)

    def add(self, seat: int, plan: Plan) -> None:
        """Add a plan of a seat, if it is new."""
        if plan in self.plans[seat]:
            return
        self.plans[seat].append(plan)
        if seat == ATTACKER:
            self.matrix.add_row([self.payoff(plan, defence) for defence in self.plans[DEFENDER]])
        else:
            self.matrix.add_column([self.payoff(attack, plan) for attack in self.plans[ATTACKER]])

    def payoff(self, attack: Plan, defence: Plan) -> float:
        """The value of the round for the Attacker when these plans meet."""
        state = self.root.clone()
        play_round(state, attack, defence, self.unused)
        return self.values.value(state)

    def expected_payoff(self, seat: int, plan: Plan, against: list[Plan], weights: list[float], enough: float) -> float:
        """The expected payoff of a plan, for its seat, against a strategy; stops early if it cannot reach `enough`."""
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

    def best_response(self, seat: int, tries: int, rng: Random) -> Plan:
        """The best plan found against the other's strategy, starting from one of the best known plans."""
        against, weights = self.support(1 - seat)
        payoffs = self.matrix.expected_payoffs(seat, self.matrix.strategy(1 - seat))
        best = max(payoffs)
        good = [plan for plan, payoff in zip(self.plans[seat], payoffs, strict=True) if payoff > best - BETTER]
        start = good[int(rng.random() * len(good))]
        return self.climb(seat, start, against, weights, tries, rng)[0]

    def climb(
        self, seat: int, start: Plan, against: list[Plan], weights: list[float], tries: int, rng: Random
    ) -> tuple[Plan, float]:
        """Hill climbing by small variations: the best plan found, and its expected payoff."""
        best = start
        most = self.expected_payoff(seat, start, against, weights, -2.0)
        for _ in range(tries):
            if rng.random() < FRESH:
                plan = heuristic_plan(self.root, seat, rng)
            else:
                plan = varied(self.root, seat, best, rng)
                if rng.random() < TWICE:
                    plan = varied(self.root, seat, plan, rng)
            if plan == best:
                continue
            payoff = self.expected_payoff(seat, plan, against, weights, most + BETTER)
            if payoff > most + BETTER:
                best, most = plan, payoff
        return best, most

    def support(self, seat: int) -> tuple[list[Plan], list[float]]:
        """The plans of a seat's strategy with their shares, the likeliest first; tiny shares are left out."""
        strategy = self.matrix.strategy(seat)
        played = [number for number, share in enumerate(strategy) if share >= LEAST_SHARE]
        played.sort(key=lambda number: -strategy[number])
        total = sum([strategy[number] for number in played])
        return [self.plans[seat][number] for number in played], [strategy[number] / total for number in played]

    def choose(self, seat: int, rng: Random) -> Plan:
        """A plan drawn from the strategy of a seat."""
        plans, weights = self.support(seat)
        return plans[sample(weights, rng)]


def play_round(state: SevenRonin, attack: Plan, defence: Plan, rng: Random) -> None:
    """Play one round of this very state: these plans meet, and the rollout policy plays the combat."""
    set_plan(state, ATTACKER, attack)
    set_plan(state, DEFENDER, defence)
    state.apply(ATTACKER, DONE)
    state.apply(DEFENDER, DONE)
    roll_out(state.setup.game, state, rng)
