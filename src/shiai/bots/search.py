"""The player that searches: Monte-Carlo tree search over what its seat sees.

Every iteration fills the holes of the view anew, walks down the moments it knows, tries something new at the end of
them, lets habit play on to the next quiet moment, and asks the game's evaluation how good that is. Moments are known by
what the searching seat sees of them, so a choice never depends on what it cannot see, and a moment reached on two ways,
or thought about a choice ago, is one moment. Sealed choices are mixed by regret matching (`sealed`).
"""

import gc
from random import Random
from time import perf_counter
from typing import Final

from shiai.bots.explanation import Explanation, Thought
from shiai.bots.reasons import line_of_plan, line_of_tree, only_choice, open_thoughts, reasons, sealed_thoughts
from shiai.bots.sealed import Plans, at_once, others_of
from shiai.bots.tree import Key, Luck, Node, key_of
from shiai.bots.walk import Walk
from shiai.core.dealer import pick
from shiai.core.errors import HiddenInformation
from shiai.core.game import AnyGame
from shiai.core.playout import Policy, play
from shiai.core.seats import CHANCE
from shiai.core.state import State, View

CURIOSITY: Final = 0.6
CAUTION: Final = 0.1  # what was never tried is thought to be so much worse than the rest
AHEAD: Final = 1
TRUST: Final = 1.0  # in the game's own advice, before anything was tried
USUAL: Final = 0.5  # how often others are thought to plan by habit, instead of seeing through this seat
MOST_NODES: Final = 60_000  # then everything is forgotten
MANY_OUTCOMES: Final = 8  # luck with more of them is met little by little
LONGEST_ROLLOUT: Final = 400  # choices by habit to the next quiet moment
ROUND_OF_CLOCK: Final = 8  # iterations between two looks at the clock


class Search:
    """The searching of one seat. It remembers what it found for the choices that follow."""

    def __init__(
        self,
        iterations: int = 800,
        seconds: float = 0.0,
        curiosity: float = CURIOSITY,
        ahead: int = AHEAD,
        memory: float = 1.0,
        trust: float = TRUST,
        usual: float = USUAL,
    ) -> None:
        self.iterations = iterations
        self.seconds = seconds
        self.curiosity = curiosity
        self.ahead = ahead
        self.memory = memory
        self.trust = trust
        self.usual = usual
        self.done = 0  # iterations of the last search
        self.nodes: dict[Key, Node] = {}
        self.sealed: dict[Key, dict[int, Plans]] = {}
        self.lucks: dict[Key, Luck] = {}
        self.plan: list[int] = []  # what is left of a plan that was decided on
        self.planned_at: Key | None = None

    def choose(self, view: View, seat: int, rng: Random) -> int:
        """One of the legal actions of the seat."""
        check_view(view, seat)
        legal = view.legal(seat)
        if len(legal) == 1:
            return legal[0]
        if self.memory < 1.0:
            view = view.forget(self.memory, rng)
        world = self.world(view, seat, rng)
        key = key_of(world, seat)
        if view.stack[-1].sealed:
            if self.plan and self.planned_at == key and self.plan[0] in legal:
                return self.next_of_plan(world, seat)
            self.think(view, seat, rng, key)
            plans = self.sealed[key][seat]
            self.plan = list(plans.plans[plans.final(rng)])
            return self.next_of_plan(world, seat)
        self.think(view, seat, rng, key)
        return self.nodes[key].choice(legal, self.doubt(view.setup.game))

    def explain(self, view: View, seat: int, rng: Random) -> Explanation:
        """What it considers here, the likeliest choice first."""
        check_view(view, seat)
        legal = view.legal(seat)
        if len(legal) == 1:
            return Explanation("search", (Thought(legal[0], 1.0, 0.0, 0),), only_choice())
        if self.memory < 1.0:
            view = view.forget(self.memory, rng)
        world = self.world(view, seat, rng)
        key = key_of(world, seat)
        self.think(view, seat, rng, key)
        sealed = view.stack[-1].sealed
        if sealed:
            thoughts = sealed_thoughts(self.sealed[key][seat])
            line = line_of_plan(self.sealed[key][seat], world, seat, thoughts[0].action)
        else:
            first = self.nodes[key].choice(legal, self.doubt(view.setup.game))
            thoughts = open_thoughts(self.nodes[key], legal, first)
            line = line_of_tree(self.nodes, world, seat, first)
        return Explanation("search", tuple(thoughts), reasons(thoughts, sealed), line)

    def doubt(self, game: AnyGame) -> float:
        """By how many standard errors something must look better than the advice of the game to be chosen instead."""
        return self.trust * game.margin

    def next_of_plan(self, world: State, seat: int) -> int:
        """The next choice of the plan; remembers at which moment the one after it is due."""
        action = self.plan[0]
        del self.plan[0]
        if self.plan:
            world.apply(seat, action)
            self.planned_at = key_of(world, seat)
        return action

    def world(self, view: View, seat: int, rng: Random) -> State:
        """One world that the seat could be in, in which all others have still to make their sealed choices."""
        world = view.fill(rng)
        world.for_search()
        if world.stack[-1].sealed:
            for other in range(len(world.setup.seats)):
                if other != seat:
                    world.withdraw_sealed(other)
        return world

    def think(self, view: View, seat: int, rng: Random, key: Key) -> None:
        """Spend the budget; visits of earlier searches at this moment count."""
        if len(self.nodes) + len(self.lucks) > MOST_NODES:
            self.nodes.clear()
            self.sealed.clear()
            self.lucks.clear()
        game = view.setup.game
        self.done = 0
        if self.trust > 0.0 and not view.stack[-1].sealed:
            self.take_advice(game, view, seat, rng, key)
        collecting = gc.isenabled()
        gc.disable()  # a search makes many small things and no circles
        try:
            sweeping = view.stack[-1].sealed and at_once(self.world(view, seat, rng), seat)
            if self.seconds:
                self.think_for(game, view, seat, rng, sweeping)
            else:
                self.think_through(game, view, seat, rng, key, sweeping)
        finally:
            if collecting:
                gc.enable()

    def think_for(self, game: AnyGame, view: View, seat: int, rng: Random, sweeping: bool) -> None:
        """Iterate as long as there is time."""
        end = perf_counter() + self.seconds
        while self.done < ROUND_OF_CLOCK or perf_counter() < end:
            for _ in range(1 if sweeping else ROUND_OF_CLOCK):
                self.think_once(game, view, seat, rng, sweeping, len(view.legal(seat)))

    def think_through(self, game: AnyGame, view: View, seat: int, rng: Random, key: Key, sweeping: bool) -> None:
        """Iterate so many times, or until more of it cannot change the choice."""
        budget = max(1, self.iterations - self.visits(key, seat))
        while self.done < budget:
            self.think_once(game, view, seat, rng, sweeping, budget - self.done)
            if self.done % ROUND_OF_CLOCK == 0:
                node = self.nodes.get(key)
                if node is not None and node.decided(budget - self.done):
                    return

    def think_once(self, game: AnyGame, view: View, seat: int, rng: Random, sweeping: bool, most: int) -> None:
        """One iteration, or those of one sweep, which are not more than `most`."""
        world = self.world(view, seat, rng)
        if sweeping:
            self.done += self.sweep(game, world, seat, rng, most)
        else:
            self.iterate(game, world, seat, rng)
            self.done += 1

    def take_advice(self, game: AnyGame, view: View, seat: int, rng: Random, key: Key) -> None:
        """What the game's own advice says is tried first and oftener."""
        node = self.nodes.get(key)
        if node is None:
            node = Node()
            self.nodes[key] = node
        self.complete(game, node, view, seat, view.legal(seat))
        node.lean(game.advise(view, seat, rng), self.trust)

    def visits(self, key: Key, seat: int) -> int:
        """How often this moment was visited already."""
        node = self.nodes.get(key)
        if node is not None:
            return node.visits
        plans = self.sealed.get(key)
        return plans[seat].visits if plans is not None and seat in plans else 0

    def iterate(self, game: AnyGame, state: State, seat: int, rng: Random) -> None:
        """Walk down, try something new, and learn from it."""
        walk = Walk()
        walk.learn(self.walk_on(game, state, seat, walk, rng))

    def walk_on(self, game: AnyGame, state: State, seat: int, walk: Walk, rng: Random) -> list[float]:
        """Walk down to a new moment: what is it worth for every seat?"""
        actors = state.actors()
        while actors:
            if actors[0] == CHANCE:
                self.meet_luck(state, seat, rng)
            elif state.stack[-1].sealed:
                if self.plan_all(game, state, seat, actors, walk, rng):
                    break
            elif self.choose_open(game, state, seat, actors[0], walk):
                break
            actors = state.actors()
        return self.judge(game, state, seat, rng)

    def sweep(self, game: AnyGame, world: State, seat: int, rng: Random, most: int) -> int:
        """Try several sealed choices of the seat in the same world, with the same luck, against the same plans.

        How many iterations that were.
        """
        actors = world.actors()
        plans = self.plans_at(key_of(world, seat), actors)
        own = plans[seat]
        places = [-1 if actor == seat else plans[actor].choose(game, world, actor, self.usual, rng) for actor in actors]
        luck = rng.getrandbits(60)
        values: list[list[float]] = []
        against: list[list[int]] = []
        for place in own.sweep(world.legal(seat), most):
            twin = world.clone()
            twin.for_search()
            places[actors.index(seat)] = place
            for number, actor in enumerate(actors):
                carry_out(twin, actor, plans[actor].plans[places[number]])
            walk = Walk()
            values.append(self.walk_on(game, twin, seat, walk, Random(luck)))
            against.append(others_of(places))
            walk.learn(values[-1])
        for number, actor in enumerate(actors):
            if actor != seat:
                brought = [value[actor] for value in values]
                met = [others[number] for others in against]
                plans[actor].learn_mixed(places[number], brought, met, own.mixture)
        own.learn_swept([value[seat] for value in values])
        return len(values)

    def plans_at(self, key: Key, actors: tuple[int, ...]) -> dict[int, Plans]:
        """The plans of all who choose at a sealed moment."""
        found = self.sealed.get(key)
        if found is None:
            found = {}
            self.sealed[key] = found
        for actor in actors:
            if actor not in found:
                found[actor] = Plans()
        return found

    def plan_all(
        self, game: AnyGame, state: State, seat: int, actors: tuple[int, ...], walk: Walk, rng: Random
    ) -> bool:
        """All who choose at a sealed moment plan, then their plans are carried out. Is the moment new?"""
        key = key_of(state, seat)
        new = key not in self.sealed
        found = self.plans_at(key, actors)
        planners = [found[actor] for actor in actors]
        places: list[int] = []
        for actor in actors:
            places.append(found[actor].choose(game, state, actor, 0.0 if actor == seat else self.usual, rng))
        walk.planned(planners, places, actors)
        for number, actor in enumerate(actors):
            carry_out(state, actor, planners[number].plans[places[number]])
        return new

    def choose_open(self, game: AnyGame, state: State, seat: int, actor: int, walk: Walk) -> bool:
        """The seat that owes a choice makes one. Is the moment new?"""
        legal = state.legal(actor)
        if len(legal) == 1:
            state.apply(actor, legal[0])
            return False
        key = key_of(state, seat)
        node = self.nodes.get(key)
        new = False
        if node is None:
            node = Node()
            self.nodes[key] = node
            new = True
        if node.legal != legal:
            self.complete(game, node, state, actor, legal)
        place = node.best(self.curiosity, CAUTION)
        walk.chose(node, place, actor)
        state.apply(actor, node.actions[place])
        return new

    def complete(self, game: AnyGame, node: Node, state: State, actor: int, legal: tuple[int, ...]) -> None:
        """Add the choices that this world has and none before it had."""
        for action in legal:
            if action not in node.places:
                weights = game.priors(state, actor, legal)
                for number, choice in enumerate(legal):
                    if choice not in node.places:
                        node.add(choice, weights[number])
                break
        node.turn_to(legal)

    def meet_luck(self, state: State, seat: int, rng: Random) -> None:
        """Let luck decide."""
        legal = state.legal(CHANCE)
        if len(legal) <= MANY_OUTCOMES:
            state.apply(CHANCE, pick(legal, state.weights(), rng) if len(legal) > 1 else legal[0])
            return
        key = key_of(state, seat)
        luck = self.lucks.get(key)
        if luck is None:
            luck = Luck(rng.random())
            self.lucks[key] = luck
        state.apply(CHANCE, luck.outcome(legal, state.weights()))

    def judge(self, game: AnyGame, state: State, seat: int, rng: Random) -> list[float]:
        """What the state is worth for every seat, after habit has played on to a quiet moment."""
        roll_out(game, state, rng)
        for _ in range(self.ahead - 1):
            roll_out(game, state, rng, quiescent=False)
            roll_out(game, state, rng)
        seats = len(state.setup.seats)
        value = game.evaluate(state, seat)
        if game.cooperative or seats == 1:
            return [value] * seats
        if seats == 2:
            return [value, -value] if seat == 0 else [-value, value]
        return [value if other == seat else game.evaluate(state, other) for other in range(seats)]


def check_view(view: View, seat: int) -> None:
    """Refuse what shows more than this seat may know, should somebody have gone around the type."""
    if view.viewer != seat:
        raise HiddenInformation("a search gets what its seat may know, not more: redact the state first")


def carry_out(state: State, seat: int, plan: tuple[int, ...]) -> None:
    """Make all choices of a plan."""
    for action in plan:
        state.apply(seat, action)


class Rollout(Policy):
    """The rollout policy of a game, until a moment is quiescent, or no longer so."""

    def __init__(self, game: AnyGame, quiescent: bool) -> None:
        self.game = game
        self.quiescent = quiescent

    def choose(self, state: State, seat: int, legal: tuple[int, ...], rng: Random) -> int:
        action: int = self.game.rollout_action(state, seat, legal, rng)
        return action

    def stops(self, state: State) -> bool:
        quiescent: bool = self.game.is_quiescent(state)
        return quiescent == self.quiescent


def roll_out(game: AnyGame, state: State, rng: Random, quiescent: bool = True) -> None:
    """Play this very state by the rollout policy until it is quiescent, or no longer so."""
    play(state, Rollout(game, quiescent), rng, LONGEST_ROLLOUT)
