"""Paired samples: several choices tried in the same worlds with the same random numbers, so that noise cancels.

A search visits weak choices rarely, so its own means are no fair comparison. Here every choice is tried equally often.
"""

from math import sqrt
from random import Random

from shiai.bots.search import Search
from shiai.bots.search.path import Path
from shiai.bots.search.player import determinize
from shiai.bots.search.sealed import carry_out
from shiai.bots.search.simulation import Simulation
from shiai.bots.search.tree import information_set
from shiai.core.state import State, View

Plan = tuple[int, ...]


class Pairs:
    """Samples of the values of some plans (or single actions) at one decision, beyond a search that was made there."""

    def __init__(self, search: Search, view: View, seat: int, rng: Random) -> None:
        self.view = view
        self.seat = seat
        self.rng = rng
        self.sealed = bool(view.stack[-1].sealed)
        game = view.setup.game
        self.simulation = Simulation(search.tree, game, seat, search.exploration, search.ahead, search.rollout_share)

    def learn(self, plan: Plan, times: int) -> None:
        """Search beyond a plan that was tried too rarely, so that it is not judged by a worse continuation."""
        for _ in range(times):
            self.sample([plan])

    def sample(self, plans: list[Plan]) -> list[float]:
        """The value of each plan in one world, against the same choices of the others, with the same luck."""
        world = determinize(self.view, self.seat, self.rng)
        others = self.others_plans(world) if self.sealed else {}
        seed = self.rng.getrandbits(60)
        values: list[float] = []
        for plan in plans:
            copy = world.clone()
            copy.for_search()
            if self.sealed:
                for actor in world.actors():
                    carry_out(copy, actor, plan if actor == self.seat else others[actor])
            else:
                carry_out(copy, self.seat, plan)
            path = Path()
            found = self.simulation.descend(copy, path, Random(seed))
            path.update(found)
            values.append(found[self.seat])
        return values

    def others_plans(self, world: State) -> dict[int, Plan]:
        """What the others do at a sealed decision, drawn from the strategies that the search has found."""
        simulation = self.simulation
        actors = world.actors()
        strategies = simulation.tree.strategies_at(information_set(world, self.seat), actors)
        found: dict[int, Plan] = {}
        for actor in actors:
            if actor != self.seat:
                strategy = strategies[actor]
                plan = strategy.select(simulation.game, world, actor, simulation.rollout_share, self.rng)
                found[actor] = strategy.plans[plan]
        return found


def mean(values: list[float]) -> float:
    """The mean of some values; 0 if there are none."""
    return sum(values) / len(values) if values else 0.0


def standard_error(values: list[float]) -> float:
    """The standard error of the mean."""
    count = len(values)
    if count < 2:
        return 1.0
    middle = mean(values)
    return sqrt(sum([(value - middle) ** 2 for value in values]) / (count - 1) / count)
