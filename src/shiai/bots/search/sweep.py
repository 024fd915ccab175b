"""Sweeps: several sealed choices of the searching seat, tried in the same world against the same plans."""

from random import Random

from shiai.bots.search.path import Path
from shiai.bots.search.sealed import carry_out, opposing_plans
from shiai.bots.search.simulation import Simulation
from shiai.bots.search.tree import information_set
from shiai.core.state import State


def sweep(simulation: Simulation, world: State, rng: Random, limit: int) -> int:
    """Try up to `limit` sealed choices of the searching seat, with common random numbers; returns how many.

    Every legal action of the seat must be a whole plan (`single_actions`).
    """
    tree, game, seat = simulation.tree, simulation.game, simulation.seat
    actors = world.actors()
    strategies = tree.strategies_at(information_set(world, seat), actors)
    own = strategies[seat]
    plans: list[int] = []
    for actor in actors:
        if actor == seat:
            plans.append(-1)  # replaced below
        else:
            plans.append(strategies[actor].select(game, world, actor, simulation.rollout_share, rng))
    seed = rng.getrandbits(60)
    values: list[list[float]] = []
    opposing: list[list[int]] = []
    for plan in own.begin_sweep(world.legal(seat), limit):
        copy = world.clone()
        copy.for_search()
        plans[actors.index(seat)] = plan
        for number, actor in enumerate(actors):
            carry_out(copy, actor, strategies[actor].plans[plans[number]])
        path = Path()
        found = simulation.descend(copy, path, Random(seed))
        path.update(found)
        values.append(found)
        opposing.append(opposing_plans(plans))
    for number, actor in enumerate(actors):
        if actor != seat:
            of_actor = [value[actor] for value in values]
            against = [others[number] for others in opposing]
            strategies[actor].update_mixed(plans[number], of_actor, against, own.current)
    own.finish_sweep([value[seat] for value in values])
    return len(values)
