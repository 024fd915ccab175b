"""The value of rolls on the environment."""

from shiai.games.way_of_the_samurai.players.moves import STRIDE
from shiai.games.way_of_the_samurai.players.plans import Planner
from shiai.games.way_of_the_samurai.players.weights import CLIFF_NEED
from shiai.games.way_of_the_samurai.players.worth import Worth
from shiai.games.way_of_the_samurai.rules.cards import FACES, GAUGE_LOW, GAUGES
from shiai.games.way_of_the_samurai.rules.effects import DEFEATS, TO_LIFE, WOUNDS, WOUNDS_ENEMY
from shiai.games.way_of_the_samurai.rules.state import PLACE, WayOfTheSamurai


def result_value(view: WayOfTheSamurai, planner: Planner, face: int) -> float:
    """The value of a face of the environment, with all that follows."""
    field = planner.field
    value = 0.0
    for kind, amount in view.rules.printed.results[view.cells[PLACE] - 1][face]:
        if kind < GAUGES:
            field = moved(view, field, kind, amount)
        else:
            value += effect_value(planner.worth, kind, amount)
    return value + planner.after_check(0, field)


def moved(view: WayOfTheSamurai, field: int, gauge: int, change: int) -> int:
    """The field after a change of one gauge."""
    stride = STRIDE[gauge]
    at = field // stride % 7
    return field + stride * (max(0, min(view.modifiers.highest(gauge) - GAUGE_LOW, at + change)) - at)


def effect_value(worth: Worth, kind: int, amount: int) -> float:
    """The value of an effect that moves no gauge."""
    if kind == WOUNDS:
        return -worth.wounds[amount]
    if kind == WOUNDS_ENEMY:
        return worth.wound_enemy(amount, worth.die)
    if kind == DEFEATS:
        return -worth.now
    life, ki = (amount, 0) if kind == TO_LIFE else (0, amount)
    return worth.trade(life, ki) if amount > 0 else -worth.lose(-life, -ki)


def roll_value(view: WayOfTheSamurai, planner: Planner) -> float:
    """The average value of a roll on the environment, without its price."""
    return sum([result_value(view, planner, face) for face in range(1, FACES + 1)]) / FACES


def activation_value(view: WayOfTheSamurai, planner: Planner) -> float:
    """The value of paying for a roll; one that can defeat the player is worth it in despair only."""
    worth = planner.worth
    if worth.now > CLIFF_NEED and is_deadly(view, view.cells[PLACE] - 1):
        return -1.0
    return roll_value(view, planner) - worth.pay(view.modifiers.ki_cost_factor)


def is_deadly(view: WayOfTheSamurai, place: int) -> bool:
    """Can a roll on this environment defeat the player?"""
    for result in view.rules.printed.results[place]:
        for kind, _ in result:
            if kind == DEFEATS:
                return True
    return False
