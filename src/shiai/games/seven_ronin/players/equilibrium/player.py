"""The player: mixes plans as the solved planning says, and in combat tries every choice to the end of the round."""

from random import Random
from typing import Final

from shiai.bots.explanation import Explanation, Thought
from shiai.bots.mixtures import draw
from shiai.bots.reasons import line_of_plan, only_choice, reasons, sealed_thoughts
from shiai.bots.sealed import Plans
from shiai.bots.search import play_on
from shiai.bots.specs import Kind, Setting
from shiai.core.errors import HiddenInformation, ShiaiError
from shiai.core.state import State, View
from shiai.games.seven_ronin.players.equilibrium.planning import Budget, PlanningGame
from shiai.games.seven_ronin.players.equilibrium.plans import Plan, contains, habit_plan, missing, planned, put
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
    """The equilibrium player of one seat. It remembers the planning that it solved last, and what it drew from it."""

    def __init__(
        self, plans: int = PLANS, iterations: int = ITERATIONS, tries: int = TRIES, values: Values | None = None
    ) -> None:
        self.budget = Budget(plans, iterations, tries)
        self.values = values
        self.planning: PlanningGame | None = None
        self.chosen: dict[int, Plan] = {}  # by seat

    def choose(self, view: View, seat: int, rng: Random) -> int:
        """One of the legal actions of the seat."""
        state = checked(view, seat)
        legal = state.legal(seat)
        if len(legal) == 1:
            return legal[0]
        if state.stack[-1].name != "planning":
            return best_thought(self.trials(state, seat, rng)).action
        made = planned(state, seat)
        planning = self.solved(state, rng)
        plan = self.chosen.get(seat)
        if plan is None or made == planned(planning.root, seat) or not contains(seat, plan, made):
            plan = self.decide(planning, state, seat, rng)
            self.chosen[seat] = plan
        return next_choice(seat, made, plan)

    def explain(self, view: View, seat: int, rng: Random) -> Explanation:
        """The mixture by the choice that comes next in each plan, or in combat all choices; the best first."""
        state = checked(view, seat)
        legal = state.legal(seat)
        if len(legal) == 1:
            return Explanation(NAME, (Thought(legal[0], 1.0, 0.0, 0),), only_choice())
        if state.stack[-1].name != "planning":
            trials = self.trials(state, seat, rng)
            best = best_thought(trials)
            rest = sorted([other for other in trials if other is not best], key=lambda other: -other.value)
            thoughts = [Thought(best.action, 1.0, best.value, best.visits), *rest]
            return Explanation(NAME, tuple(thoughts), reasons(thoughts, False))
        plans = self.mixture(state, seat, rng)
        thoughts = sealed_thoughts(plans)
        planning = self.solved(state, rng)
        line = line_of_plan(plans, begun(planning, state, seat), seat, thoughts[0].action)
        return Explanation(NAME, tuple(thoughts), reasons(thoughts, True), line)

    def known_values(self, state: SevenRonin) -> Values:
        """The fitted values, read when they are needed first."""
        if self.values is None:
            self.values = shipped_values(state.setup.game.version)
        return self.values

    def solved(self, state: SevenRonin, rng: Random) -> PlanningGame:
        """The planning of this round, solved now or remembered."""
        world = state.fill(rng)
        assert isinstance(world, SevenRonin)
        planning = PlanningGame(world, self.known_values(state))
        if self.planning is None or self.planning.root != planning.root:
            planning.solve(self.budget, rng)
            self.planning = planning
            self.chosen = {}
        return self.planning

    def decide(self, planning: PlanningGame, state: SevenRonin, seat: int, rng: Random) -> Plan:
        """A plan by the mixture, of those that agree with what is planned already."""
        made = planned(state, seat)
        plans, weights = planning.support(seat)
        for place, plan in enumerate(plans):
            if not contains(seat, plan, made):
                weights[place] = 0.0
        if sum(weights) > 0.0:
            return plans[draw(weights, rng)]
        against, shares = planning.support(1 - seat)
        world = begun(planning, state, seat)
        best = habit_plan(world, seat, rng)
        most = -2.0
        for _ in range(self.budget.tries):
            plan = habit_plan(world, seat, rng)
            worth = planning.worth(seat, plan, against, shares, most)
            if worth > most:
                best, most = plan, worth
        return best

    def mixture(self, state: SevenRonin, seat: int, rng: Random) -> Plans:
        """The plans of the mixture that agree with what is planned already, as the choices that are left."""
        planning = self.solved(state, rng)
        made = planned(state, seat)
        plans, weights = planning.support(seat)
        worths = planning.matrix.worths(seat, planning.matrix.mixture(1 - seat))
        tried = len(planning.plans[1 - seat])
        mixed = Plans()
        for place, plan in enumerate(plans):
            if contains(seat, plan, made):
                mixed.plans.append((*missing(seat, made, plan), DONE))
                mixed.shares.append(weights[place])
                mixed.counts.append(tried)
                mixed.totals.append(tried * worths[planning.plans[seat].index(plan)])
        if not mixed.plans:
            plan = self.decide(planning, state, seat, rng)
            against, shares = planning.support(1 - seat)
            mixed.plans.append((*missing(seat, made, plan), DONE))
            mixed.shares.append(1.0)
            mixed.counts.append(len(against))
            mixed.totals.append(len(against) * planning.worth(seat, plan, against, shares, -2.0))
        return mixed

    def trials(self, state: SevenRonin, seat: int, rng: Random) -> list[Thought]:
        """Every legal choice, with the value of the position to which habit plays the round on; habit's own first."""
        values = self.known_values(state)
        game = state.setup.game
        world = state.fill(rng)
        legal = world.legal(seat)
        usual = game.habit(world, seat, legal, rng)
        thoughts: list[Thought] = []
        for action in [usual, *[action for action in legal if action != usual]]:
            trial = world.clone()
            trial.apply(seat, action)
            play_on(game, trial, rng)
            assert isinstance(trial, SevenRonin)
            value = values.value(trial)
            thoughts.append(Thought(action, 0.0, value if seat == ATTACKER else -value, 1))
        return thoughts


def checked(view: State, seat: int) -> SevenRonin:
    """The view as one of 7 Ronin; refuses other games, and what shows more than this seat may know."""
    if not isinstance(view, SevenRonin):
        raise WrongGame(f"the bot 'equilibrium' plays seven_ronin only; for {view.setup.game.id} take search or level")
    if view.viewer != seat:
        raise HiddenInformation("the equilibrium player gets what its seat may know, not more: redact the state first")
    return view


def begun(planning: PlanningGame, state: SevenRonin, seat: int) -> SevenRonin:
    """A world in which this seat has planned what it has, and the other nothing."""
    world = planning.root.clone()
    put(world, seat, planned(state, seat))
    return world


def next_choice(seat: int, made: Plan, plan: Plan) -> int:
    """The next choice on the way to a plan."""
    actions = missing(seat, made, plan)
    return actions[0] if actions else DONE


def best_thought(thoughts: list[Thought]) -> Thought:
    """The thought of the greatest value, the first of equals."""
    best = thoughts[0]
    for thought in thoughts:
        if thought.value > best.value + EPSILON:
            best = thought
    return best


def equilibrist(values: dict[str, float]) -> Equilibrium:
    """An equilibrium player with these settings."""
    return Equilibrium(
        plans=int(values.get("plans", PLANS)),
        iterations=int(values.get("iterations", ITERATIONS)),
        tries=int(values.get("tries", TRIES)),
    )


KIND: Final = Kind(
    "equilibrium",
    equilibrist,
    (
        Setting("plans", 1, 1000, True, "plans of each side to begin with"),
        Setting("iterations", 0, 1000, True, "searches for a best reply of each side"),
        Setting("tries", 1, 10_000, True, "plans looked at in such a search"),
    ),
)
