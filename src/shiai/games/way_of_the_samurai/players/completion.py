"""The last means before a defence check: what a weapon or virtue offers to raise strength or technique."""

from typing import Final

from shiai.games.way_of_the_samurai.players.weights import POOL_POINT
from shiai.games.way_of_the_samurai.players.worth import Worth
from shiai.games.way_of_the_samurai.rules.actions import BUY_POWER, BUY_STRENGTH, BUY_TECHNIQUE, CONVERT, POOL
from shiai.games.way_of_the_samurai.rules.cards import DEMAND, GAUGE_LOW, STRENGTH, TECHNIQUE
from shiai.games.way_of_the_samurai.rules.state import POINTS, WayOfTheSamurai

STRIDE: Final = (49, 7, 1)  # how far a point of a gauge moves in the numbers of combinations


class Way:
    """A way to meet a defence: what it costs, the gauges after it, its first action."""

    def __init__(self, cost: float, field: int, action: int) -> None:
        self.cost = cost
        self.field = field
        self.action = action


class Means:
    """A means to raise one gauge: its action, the Ki it costs, the field after it, and points of a pool used."""

    def __init__(self, action: int, ki: int, field: int, points: int) -> None:
        self.action = action
        self.ki = ki
        self.field = field
        self.points = points


def can_complete(state: WayOfTheSamurai) -> bool:
    """Does anything in force raise strength or technique before the check?"""
    force = state.force
    if force.ki_per_strength or force.ki_per_technique or force.strength_per_ki or force.convert:
        return True
    return force.pool in (STRENGTH, TECHNIQUE) and state.cells[POINTS] > 0


def means(state: WayOfTheSamurai, field: int, gauge: int, missing: int) -> list[Means]:
    """The means to raise a gauge by what is missing."""
    if missing <= 0:
        return [Means(-1, 0, field, 0)]
    force = state.force
    goal = field + missing * STRIDE[gauge]
    if field // STRIDE[gauge] % 7 + missing + GAUGE_LOW > force.highest(gauge):
        return []
    found: list[Means] = []
    if force.pool == gauge and state.cells[POINTS] >= missing:
        found.append(Means(POOL, 0, goal, missing))
    for number, (lowered, raised) in enumerate(force.convert):
        if raised == gauge and field // STRIDE[lowered] % 7 >= missing:
            found.append(Means(CONVERT + number, 0, goal - missing * STRIDE[lowered], 0))
    if gauge == STRENGTH and force.strength_per_ki:
        times = -(-missing // force.strength_per_ki)
        found.append(Means(BUY_POWER, times * force.ki_cost_factor, goal, 0))
    each = force.ki_per_strength if gauge == STRENGTH else force.ki_per_technique
    if each:
        action = BUY_STRENGTH if gauge == STRENGTH else BUY_TECHNIQUE
        found.append(Means(action, missing * each * force.ki_cost_factor, goal, 0))
    return found


def ways(state: WayOfTheSamurai, worth: Worth, field: int, card: int) -> list[Way]:
    """The ways to meet this defence from these gauges, if it is not met."""
    strength, technique = DEMAND[card]
    found: list[Way] = []
    for first in means(state, field, STRENGTH, strength - GAUGE_LOW - field // 49):
        at = first.field
        for second in means(state, at, TECHNIQUE, technique - GAUGE_LOW - at // 7 % 7):
            if second.field // 49 < strength - GAUGE_LOW or first.ki + second.ki > worth.ki:
                continue
            action = first.action if first.action >= 0 else second.action
            if action >= 0:
                cost = worth.pay(first.ki + second.ki) if first.ki + second.ki else 0.0
                found.append(Way(cost + POOL_POINT * (first.points + second.points), second.field, action))
    return found
