"""Completing an attack before the defence check: ways to raise strength or technique that a weapon or virtue offers."""

from shiai.games.way_of_the_samurai.players.moves import NO_ACTION, STRIDE
from shiai.games.way_of_the_samurai.players.weights import POOL_POINT
from shiai.games.way_of_the_samurai.players.worth import Worth
from shiai.games.way_of_the_samurai.rules.actions import BUY_POWER, BUY_STRENGTH, BUY_TECHNIQUE, CONVERTS, POOL
from shiai.games.way_of_the_samurai.rules.cards import GAUGE_LOW, STRENGTH, TECHNIQUE
from shiai.games.way_of_the_samurai.rules.modifiers import Modifiers
from shiai.games.way_of_the_samurai.rules.state import POINTS, WayOfTheSamurai


class Boost:
    """A way to raise one gauge: its action, its price in Ki and in points of a pool, and the field after it."""

    def __init__(self, action: int, ki: int, field: int, points: int) -> None:
        self.action = action
        self.ki = ki
        self.field = field
        self.points = points


class Completion:
    """Boosts that together meet a defence: their cost, the field after them, and the first action."""

    def __init__(self, cost: float, field: int, action: int) -> None:
        self.cost = cost
        self.field = field
        self.action = action


def can_complete(state: WayOfTheSamurai) -> bool:
    """Can strength or technique be raised before the check without a card?"""
    modifiers = state.modifiers
    if modifiers.ki_per_strength or modifiers.ki_per_technique or modifiers.strength_per_ki or modifiers.convert:
        return True
    return modifiers.pool in (STRENGTH, TECHNIQUE) and state.cells[POINTS] > 0


def boosts(modifiers: Modifiers, points: int, field: int, gauge: int, missing: int) -> list[Boost]:
    """The ways to raise a gauge by so many points; one without an action if no point is missing."""
    if missing <= 0:
        return [Boost(NO_ACTION, 0, field, 0)]
    goal = field + missing * STRIDE[gauge]
    if field // STRIDE[gauge] % 7 + missing + GAUGE_LOW > modifiers.highest(gauge):
        return []
    found: list[Boost] = []
    if modifiers.pool == gauge and points >= missing:
        found.append(Boost(POOL, 0, goal, missing))
    for number, (lowered, raised) in enumerate(modifiers.convert):
        if raised == gauge and field // STRIDE[lowered] % 7 >= missing:
            found.append(Boost(CONVERTS[number], 0, goal - missing * STRIDE[lowered], 0))
    if gauge == STRENGTH and modifiers.strength_per_ki:
        times = -(-missing // modifiers.strength_per_ki)
        found.append(Boost(BUY_POWER, times * modifiers.ki_cost_factor, goal, 0))
    each = modifiers.ki_per_strength if gauge == STRENGTH else modifiers.ki_per_technique
    if each:
        action = BUY_STRENGTH if gauge == STRENGTH else BUY_TECHNIQUE
        found.append(Boost(action, missing * each * modifiers.ki_cost_factor, goal, 0))
    return found


def completions(worth: Worth, points: int, field: int, card: int) -> list[Completion]:
    """The ways to meet a defence that this field does not meet, with so many points in the pool."""
    modifiers = worth.modifiers
    strength, technique = worth.printed.demand[card]
    found: list[Completion] = []
    for first in boosts(modifiers, points, field, STRENGTH, strength - GAUGE_LOW - field // 49):
        at = first.field
        for second in boosts(modifiers, points, at, TECHNIQUE, technique - GAUGE_LOW - at // 7 % 7):
            if second.field // 49 < strength - GAUGE_LOW or first.ki + second.ki > worth.ki:
                continue
            action = first.action if first.action != NO_ACTION else second.action
            if action != NO_ACTION:
                cost = worth.pay(first.ki + second.ki) if first.ki + second.ki else 0.0
                found.append(Completion(cost + POOL_POINT * (first.points + second.points), second.field, action))
    return found
