"""The player: draws plans from the solved planning, and in combat tries every choice to the end of the round."""

from random import Random
from typing import Final

from shiai.bots.explanation import Candidate, Explanation, agreeing
from shiai.bots.mixtures import sample
from shiai.bots.reasons import only_choice, reasons
from shiai.bots.search.explaining import rest_of_plan, sealed_candidates
from shiai.bots.search.rollout import roll_out
from shiai.bots.search.sealed import MixedStrategy
from shiai.bots.specs import Kind, Setting
from shiai.core.errors import HiddenInformation, ShiaiError
from shiai.core.state import State, View
from shiai.games.seven_ronin.players.equilibrium.planning import Budget, PlanningGame
from shiai.games.seven_ronin.players.equilibrium.plans import (
    Plan,
    extends,
    heuristic_plan,
    plan_of,
    remaining_actions,
    set_plan,
)
from shiai.games.seven_ronin.players.equilibrium.values import Values, shipped_values
from shiai.games.seven_ronin.rules.actions import DONE
from shiai.games.seven_ronin.rules.components import ATTACKER
from shiai.games.seven_ronin.rules.state import SevenRonin

NAME: Final = "equilibrium"
PLANS: Final = 16
ITERATIONS: Final = 16
TRIES: Final = 16
EPSILON: Final = 1e-9


class WrongGame(ShiaiError):
    """This bot does not play that game."""


class Equilibrium:
    """The equilibrium player of one seat. It keeps the last planning that it solved, and the plan drawn from it."""

    def __init__(
        self, plans: int = PLANS, iterations: int = ITERATIONS, tries: int = TRIES, values: Values | None = None
    ) -> None:
        self.budget = Budget(plans, iterations, tries)
        self.values = values
        self.planning: PlanningGame | None = None
        self.chosen: dict[int, Plan] = {}  # by seat

    def choose(self, view: View, seat: int, rng: Random) -> int:
        """One of the legal actions of the seat."""
        state = check_view(view, seat)
        legal = state.legal(seat)
        if len(legal) == 1:
            return legal[0]
        if not state.is_planning():
            return best_candidate(self.combat_candidates(state, seat, rng)).action
        begun = plan_of(state, seat)
        planning = self.solved(state, rng)
        plan = self.chosen.get(seat)
        if plan is None or begun == plan_of(planning.root, seat) or not extends(seat, plan, begun):
            plan = self.draw_plan(planning, state, seat, rng)
            self.chosen[seat] = plan
        return next_action(seat, begun, plan)

    def explain(self, view: View, seat: int, rng: Random) -> Explanation:
        """The shares of the next actions in the strategy, or in combat all choices with their values, best first."""
        state = check_view(view, seat)
        legal = state.legal(seat)
        if len(legal) == 1:
            return Explanation(NAME, (Candidate(legal[0], 1.0, 0.0, 0),), only_choice())
        if not state.is_planning():
            trials = self.combat_candidates(state, seat, rng)
            best = best_candidate(trials)
            rest = sorted([other for other in trials if other is not best], key=lambda other: -other.value)
            candidates = [Candidate(best.action, 1.0, best.value, best.visits), *rest]
            return Explanation(NAME, tuple(candidates), reasons(candidates, False))
        strategy = self.strategy(state, seat, rng)
        candidates = agreeing(sealed_candidates(strategy, strategy.weights))
        world = with_plan(self.solved(state, rng), state, seat)
        line = rest_of_plan(strategy, world, seat, candidates[0].action)
        return Explanation(NAME, tuple(candidates), reasons(candidates, True), line)

    def known_values(self, state: SevenRonin) -> Values:
        """The fitted values, read on first use."""
        if self.values is None:
            self.values = shipped_values(state.setup.game.version)
        return self.values

    def solved(self, state: SevenRonin, rng: Random) -> PlanningGame:
        """The solved planning of this round; solved once per round."""
        world = state.fill(rng)
        assert isinstance(world, SevenRonin)
        planning = PlanningGame(world, self.known_values(state))
        if self.planning is None or self.planning.root != planning.root:
            planning.solve(self.budget, rng)
            self.planning = planning
            self.chosen = {}
        return self.planning

    def draw_plan(self, planning: PlanningGame, state: SevenRonin, seat: int, rng: Random) -> Plan:
        """A plan that extends what is planned already: drawn from the strategy, or the best of some new ones."""
        begun = plan_of(state, seat)
        plans, weights = planning.support(seat)
        for number, plan in enumerate(plans):
            if not extends(seat, plan, begun):
                weights[number] = 0.0
        if sum(weights) > 0.0:
            return plans[sample(weights, rng)]
        against, shares = planning.support(1 - seat)
        world = with_plan(planning, state, seat)
        best = heuristic_plan(world, seat, rng)
        most = -2.0
        for _ in range(self.budget.tries):
            plan = heuristic_plan(world, seat, rng)
            payoff = planning.expected_payoff(seat, plan, against, shares, most)
            if payoff > most:
                best, most = plan, payoff
        return best

    def strategy(self, state: SevenRonin, seat: int, rng: Random) -> MixedStrategy:
        """The strategy of the solved planning, as far as it extends what is planned already; without those actions."""
        planning = self.solved(state, rng)
        begun = plan_of(state, seat)
        plans, weights = planning.support(seat)
        payoffs = planning.matrix.expected_payoffs(seat, planning.matrix.strategy(1 - seat))
        tried = len(planning.plans[1 - seat])
        strategy = MixedStrategy()
        for number, plan in enumerate(plans):
            if extends(seat, plan, begun):
                payoff = payoffs[planning.plans[seat].index(plan)]
                add_plan(strategy, (*remaining_actions(seat, begun, plan), DONE), weights[number], tried, payoff)
        if not strategy.plans:
            plan = self.draw_plan(planning, state, seat, rng)
            against, shares = planning.support(1 - seat)
            payoff = planning.expected_payoff(seat, plan, against, shares, -2.0)
            add_plan(strategy, (*remaining_actions(seat, begun, plan), DONE), 1.0, len(against), payoff)
        return strategy

    def combat_candidates(self, state: SevenRonin, seat: int, rng: Random) -> list[Candidate]:
        """Every legal action with the value after the rollout policy has played the round; that policy's own first."""
        values = self.known_values(state)
        game = state.setup.game
        world = state.fill(rng)
        legal = world.legal(seat)
        usual = game.rollout_action(world, seat, legal, rng)
        candidates: list[Candidate] = []
        for action in [usual, *[action for action in legal if action != usual]]:
            trial = world.clone()
            trial.apply(seat, action)
            roll_out(game, trial, rng)
            assert isinstance(trial, SevenRonin)
            value = values.value(trial)
            candidates.append(Candidate(action, 0.0, value if seat == ATTACKER else -value, 1))
        return candidates


def check_view(view: State, seat: int) -> SevenRonin:
    """The view as a state of 7 Ronin; refuses other games, and views that show more than this seat may know."""
    if not isinstance(view, SevenRonin):
        raise WrongGame(f"the bot 'equilibrium' plays seven_ronin only; for {view.setup.game.id} take search or level")
    if view.viewer != seat:
        raise HiddenInformation("the equilibrium player gets what its seat may know, not more: redact the state first")
    return view


def with_plan(planning: PlanningGame, state: SevenRonin, seat: int) -> SevenRonin:
    """The start of the planning with what this seat has planned already."""
    world = planning.root.clone()
    set_plan(world, seat, plan_of(state, seat))
    return world


def add_plan(strategy: MixedStrategy, actions: tuple[int, ...], weight: float, count: int, payoff: float) -> None:
    """Add a plan that was tried so many times with this mean payoff."""
    strategy.plans.append(actions)
    strategy.weights.append(weight)
    strategy.counts.append(count)
    strategy.totals.append(count * payoff)


def next_action(seat: int, begun: Plan, plan: Plan) -> int:
    """The next action of a plan that was begun."""
    actions = remaining_actions(seat, begun, plan)
    return actions[0] if actions else DONE


def best_candidate(candidates: list[Candidate]) -> Candidate:
    """The candidate with the greatest value; the first of equal ones."""
    best = candidates[0]
    for candidate in candidates:
        if candidate.value > best.value + EPSILON:
            best = candidate
    return best


def make_player(values: dict[str, float]) -> Equilibrium:
    """An equilibrium player with these settings."""
    return Equilibrium(
        plans=int(values.get("plans", PLANS)),
        iterations=int(values.get("iterations", ITERATIONS)),
        tries=int(values.get("tries", TRIES)),
    )


KIND: Final = Kind(
    "equilibrium",
    make_player,
    (
        Setting("plans", 1, 1000, True, "plans of each side to begin with"),
        Setting("iterations", 0, 1000, True, "searches for a best response of each side"),
        Setting("tries", 1, 10_000, True, "plans tried in each search"),
    ),
)
