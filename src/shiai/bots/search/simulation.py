"""One iteration of the search: selection, expansion, rollout, evaluation and backpropagation."""

from random import Random
from typing import Final

from shiai.bots.search.path import Path
from shiai.bots.search.rollout import evaluate
from shiai.bots.search.sealed import carry_out
from shiai.bots.search.tree import ChanceNode, Key, Node, Tree, information_set
from shiai.core.chance import pick
from shiai.core.game import AnyGame
from shiai.core.seats import CHANCE
from shiai.core.state import State

FIRST_PLAY_URGENCY: Final = 0.1  # an untried action counts as this much worse than the mean of its node
NO_TRAIL: Final = 0
MANY_OUTCOMES: Final = 8  # chance events with more outcomes get a chance node


class Simulation:
    """Runs iterations for one seat in one game and stores what they find in a tree."""

    def __init__(
        self, tree: Tree, game: AnyGame, seat: int, exploration: float, ahead: int, rollout_share: float
    ) -> None:
        self.tree = tree
        self.game = game
        self.seat = seat
        self.exploration = exploration
        self.ahead = ahead
        self.rollout_share = rollout_share
        # In games without secrets all worlds are alike, so the choices since the root tell the state: nodes are found
        # by this trail, and the whole state is hashed only where a trail is new.
        self.has_trails = bool(game.open_information)
        self.trail = NO_TRAIL
        self.root = NO_TRAIL  # the information set at which the next descent begins, if it is known

    def iterate(self, world: State, rng: Random, root: Key) -> None:
        """Run one iteration in a world at the root, which it plays on."""
        path = Path()
        self.root = root
        path.update(self.descend(world, path, rng))

    def descend(self, state: State, path: Path, rng: Random) -> list[float]:
        """Follow the tree to a new node, adding to the path; returns the value found there for every seat."""
        actors = state.actors()
        if self.has_trails:
            self.trail = self.root
            self.root = NO_TRAIL
            if self.trail == NO_TRAIL:
                self.trail = information_set(state, self.seat)
        while actors:
            if actors[0] == CHANCE:
                self.take_outcome(state, rng)
            elif state.stack[-1].sealed:
                if self.take_plans(state, actors, path, rng):
                    break
            elif self.take_action(state, actors[0], path):
                break
            actors = state.actors()
        return evaluate(self.game, state, self.seat, self.ahead, rng)

    def take_outcome(self, state: State, rng: Random) -> None:
        """Resolve a chance event."""
        legal = state.legal(CHANCE)
        if len(legal) <= MANY_OUTCOMES:
            self.advance(state, CHANCE, pick(legal, state.weights(), rng) if len(legal) > 1 else legal[0])
            return
        key = self.key_of(state)
        node = self.tree.chance_nodes.get(key)
        if node is None:
            node = ChanceNode(rng.random())
            self.tree.chance_nodes[key] = node
        self.advance(state, CHANCE, node.select(legal, state.weights()))

    def advance(self, state: State, actor: int, action: int) -> None:
        """Make a choice and follow the trail."""
        if self.has_trails:
            self.trail = hash((self.trail, actor, action))
        state.advance(actor, action)

    def key_of(self, state: State) -> Key:
        """The information set of a state on the way down."""
        if not self.has_trails:
            return information_set(state, self.seat)
        key = self.tree.trails.get(self.trail, NO_TRAIL)
        if key == NO_TRAIL:
            key = information_set(state, self.seat)
            self.tree.trails[self.trail] = key
        return key

    def take_plans(self, state: State, actors: tuple[int, ...], path: Path, rng: Random) -> bool:
        """Select and carry out the plans of all actors of a sealed decision. Was the decision new?"""
        key = self.key_of(state)
        new = key not in self.tree.strategies
        found = self.tree.strategies_at(key, actors)
        strategies = [found[actor] for actor in actors]
        plans: list[int] = []
        for actor in actors:
            rollout_share = 0.0 if actor == self.seat else self.rollout_share
            plans.append(found[actor].select(self.game, state, actor, rollout_share, rng))
        path.add_plans(strategies, plans, actors)
        for number, actor in enumerate(actors):
            carry_out(state, actor, strategies[number].plans[plans[number]])
        if self.has_trails:
            self.trail = information_set(state, self.seat)
        return new

    def take_action(self, state: State, actor: int, path: Path) -> bool:
        """Select and apply the action of one seat. Was the decision new?"""
        legal = state.legal(actor)
        if len(legal) == 1:
            self.advance(state, actor, legal[0])
            return False
        key = self.key_of(state)
        node = self.tree.nodes.get(key)
        new = False
        if node is None:
            node = Node()
            self.tree.nodes[key] = node
            new = True
        if node.legal != legal:
            expand(self.game, node, state, actor, legal)
        index = node.select(self.exploration, FIRST_PLAY_URGENCY)
        path.add_action(node, index, actor)
        self.advance(state, actor, node.actions[index])
        return new


def expand(game: AnyGame, node: Node, state: State, actor: int, legal: tuple[int, ...]) -> None:
    """Add the actions that no world before had, and set the legal ones."""
    for action in legal:
        if action not in node.index:
            priors = game.priors(state, actor, legal)
            for number, choice in enumerate(legal):
                if choice not in node.index:
                    node.add(choice, priors[number])
            break
    node.set_legal(legal)
