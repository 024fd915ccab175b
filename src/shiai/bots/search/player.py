"""The search player: information-set Monte Carlo tree search (ISMCTS).

Each iteration determinizes the view, follows the tree to a new node, rolls out to a quiescent state, evaluates it and
backs the value up. Nodes are information sets of the searching seat, so no choice depends on what that seat cannot
see, transpositions share a node, and the tree is reused for later choices. Sealed decisions are mixed by regret
matching (`sealed`).
"""

import gc
from random import Random
from time import perf_counter
from typing import Final

from shiai.bots.explanation import Candidate, Explanation, agreeing
from shiai.bots.reasons import only_choice, reasons
from shiai.bots.search.explaining import calibrated, expected_line, open_candidates, rest_of_plan, sealed_candidates
from shiai.bots.search.sealed import VISITS_PER_PLAN, has_opponents, single_actions
from shiai.bots.search.simulation import Simulation, expand
from shiai.bots.search.sweep import sweep
from shiai.bots.search.tree import Key, Node, Tree, information_set
from shiai.core.errors import HiddenInformation
from shiai.core.game import AnyGame
from shiai.core.state import State, View

ITERATIONS: Final = 800
MOST_ITERATIONS: Final = 10_000_000  # for a budget in time only
EXPLORATION: Final = 0.6
AHEAD: Final = 1
PRIOR_WEIGHT: Final = 1.0
ROLLOUT_SHARE: Final = 0.5
MAX_NODES: Final = 60_000  # a larger tree is thrown away before the next search
NEVER: Final = 1e300  # seconds
CHECK_INTERVAL: Final = 8  # iterations between two looks at the clock or at the lead


class Search:
    """Searches for one seat of one game, and keeps its tree for the choices that follow.

    The budget of one choice is `iterations`, and no more than `seconds` if that is not 0. `exploration` is the constant
    of PUCT. `ahead` says at which quiescent state a rollout ends. `memory` below 1 makes the player forget cards that
    it has seen. `prior_weight` is the weight of the heuristic player's advice among the priors at the root.
    `rollout_share` is how often others are assumed to plan by the rollout policy at sealed decisions; otherwise they
    are assumed to know this seat's strategy. `plan_visits` is how many visits of a sealed decision make it consider one
    more plan.
    """

    def __init__(
        self,
        iterations: int = ITERATIONS,
        seconds: float = 0.0,
        exploration: float = EXPLORATION,
        ahead: int = AHEAD,
        memory: float = 1.0,
        prior_weight: float = PRIOR_WEIGHT,
        rollout_share: float = ROLLOUT_SHARE,
        plan_visits: int = VISITS_PER_PLAN,
    ) -> None:
        self.iterations = iterations
        self.seconds = seconds
        self.exploration = exploration
        self.ahead = ahead
        self.memory = memory
        self.prior_weight = prior_weight
        self.rollout_share = rollout_share
        self.calibrates = True  # explanations have the values that fit the results of games (`Game.calibrated`)
        self.done = 0  # iterations of the last search
        self.tree = Tree(plan_visits)
        self.plan: list[int] = []  # the rest of a sealed plan that is being carried out …
        self.plan_key: Key | None = None  # … and the information set at which it goes on

    def choose(self, view: View, seat: int, rng: Random) -> int:
        """Choose one of the legal actions of the seat."""
        check_view(view, seat)
        legal = view.legal(seat)
        if len(legal) == 1:
            return legal[0]
        view = self.remembered(view, rng)
        world = determinize(view, seat, rng)
        key = information_set(world, seat)
        if view.stack[-1].sealed:
            if not (self.plan and self.plan_key == key and self.plan[0] in legal):
                self.search(view, seat, rng, key)
                self.plan = list(self.tree.strategies[key][seat].final_plan(has_opponents(view), rng))
            return self.next_of_plan(world, seat)
        self.search(view, seat, rng, key)
        return self.tree.nodes[key].final_action(legal, self.margin(view.setup.game))

    def explain(self, view: View, seat: int, rng: Random) -> Explanation:
        """The candidates of a search at this decision, the likeliest choice first."""
        check_view(view, seat)
        legal = view.legal(seat)
        if len(legal) == 1:
            return Explanation("search", (Candidate(legal[0], 1.0, 0.0, 0),), only_choice())
        view = self.remembered(view, rng)
        world = determinize(view, seat, rng)
        key = information_set(world, seat)
        self.search(view, seat, rng, key)
        mixed = view.stack[-1].sealed and has_opponents(view)
        if view.stack[-1].sealed:
            strategy = self.tree.strategies[key][seat]
            candidates = sealed_candidates(strategy, strategy.final_weights(mixed))
            line = rest_of_plan(strategy, world, seat, candidates[0].action)
        else:
            node = self.tree.nodes[key]
            chosen = node.final_action(legal, self.margin(view.setup.game))
            candidates = open_candidates(node, legal, chosen)
            line = expected_line(self.tree, world, seat, chosen)
        if self.calibrates:
            candidates = calibrated(candidates, view, seat)
        candidates = agreeing(candidates)
        chances = view.setup.game.has_chances(view.setup)
        return Explanation("search", tuple(candidates), reasons(candidates, mixed, chances), line)

    def margin(self, game: AnyGame) -> float:
        """By how many standard errors an action must beat the advised one to be chosen instead."""
        return self.prior_weight * game.margin

    def remembered(self, view: View, rng: Random) -> View:
        """The view after forgetting, if this player forgets."""
        return view.forget(self.memory, rng) if self.memory < 1.0 else view

    def next_of_plan(self, world: State, seat: int) -> int:
        """Take the next action of the plan, and note where the plan goes on."""
        action = self.plan[0]
        del self.plan[0]
        if self.plan:
            world.apply(seat, action)
            self.plan_key = information_set(world, seat)
        return action

    def search(self, view: View, seat: int, rng: Random, key: Key) -> None:
        """Spend the budget at this decision."""
        start = perf_counter()
        if self.tree.size > MAX_NODES:
            self.tree.clear()
        game = view.setup.game
        simulation = Simulation(self.tree, game, seat, self.exploration, self.ahead, self.rollout_share)
        sealed = view.stack[-1].sealed
        self.done = 0
        if self.prior_weight > 0.0 and not sealed:
            self.ask_heuristic(game, view, seat, rng, key)
        collecting = gc.isenabled()
        gc.disable()  # a search makes many small objects and no cycles
        try:
            sweeping = sealed and single_actions(determinize(view, seat, rng), seat)
            self.spend_budget(simulation, view, rng, sweeping, key, start)
        finally:
            if collecting:
                gc.enable()

    def ask_heuristic(self, game: AnyGame, view: View, seat: int, rng: Random, key: Key) -> None:
        """Raise the prior of the heuristic player's choice at the root."""
        node = self.tree.nodes.get(key)
        if node is None:
            node = Node()
            self.tree.nodes[key] = node
        expand(game, node, view, seat, view.legal(seat))
        node.advise(game.advise(view, seat, rng), self.prior_weight)

    def spend_budget(
        self, simulation: Simulation, view: View, rng: Random, sweeping: bool, key: Key, start: float
    ) -> None:
        """Iterate until the budget is spent, the time is up, or nothing can change the choice any more.

        Visits of earlier searches at this decision count towards the budget.
        """
        budget = max(1, self.iterations - self.tree.visits(key, simulation.seat))
        end = start + self.seconds if self.seconds else NEVER
        check = CHECK_INTERVAL
        while self.done < budget:
            self.iterate(simulation, view, rng, sweeping, budget - self.done, key)
            if self.done < check:
                continue
            now = perf_counter()
            if now >= end:
                return
            check = self.done + CHECK_INTERVAL
            left = budget - self.done
            if self.seconds:
                left = min(left, left_in_time(self.done, now - start, end - now))
            node = self.tree.nodes.get(key)
            if node is not None and node.is_decided(left):
                return

    def iterate(self, simulation: Simulation, view: View, rng: Random, sweeping: bool, limit: int, key: Key) -> None:
        """Run one iteration, or one sweep of at most `limit` iterations, in a new world."""
        world = determinize(view, simulation.seat, rng)
        if sweeping:
            self.done += sweep(simulation, world, rng, limit)
        else:
            simulation.iterate(world, rng, key)
            self.done += 1


def left_in_time(done: int, spent: float, left: float) -> int:
    """How many iterations still fit into the seconds left, and one to be sure."""
    return 1 + int(done * left / max(spent, 1e-9))


def determinize(view: View, seat: int, rng: Random) -> State:
    """A random world that fits the view, with the sealed choices of all other seats still to be made."""
    world = view.fill(rng)
    world.for_search()
    if world.stack[-1].sealed:
        for other in range(len(world.setup.seats)):
            if other != seat:
                world.withdraw_sealed(other)
    return world


def check_view(view: View, seat: int) -> None:
    """Refuse a state that is not redacted for this seat, should somebody have circumvented the type."""
    if view.viewer != seat:
        raise HiddenInformation("a search gets what its seat may know, not more: redact the state first")
