"""The value of rolls on the environment."""

from typing import Any

from shiai.games.way_of_the_samurai.players.moves import STRIDE
from shiai.games.way_of_the_samurai.players.plans import Planner
from shiai.games.way_of_the_samurai.players.weights import CLIFF_NEED
from shiai.games.way_of_the_samurai.players.worth import Worth
from shiai.games.way_of_the_samurai.rules.cards import CLIFF, ENVIRONMENT, FACES, GAUGE_LOW, GAUGE_NAMES
from shiai.games.way_of_the_samurai.rules.state import PLACE, WayOfTheSamurai


def result_value(view: WayOfTheSamurai, planner: Planner, face: int) -> float:
    """The value of a face of the environment, with all that follows."""
    field = planner.field
    value = 0.0
    for effect in ENVIRONMENT[view.cells[PLACE] - 1][face]:
        if "gauge" in effect:
            field = moved(view, field, GAUGE_NAMES.index(effect["gauge"]), int(effect["delta"]))
        else:
            value += effect_value(planner.worth, effect)
    return value + planner.after_check(0, field)


def moved(view: WayOfTheSamurai, field: int, gauge: int, change: int) -> int:
    """The field after a change of one gauge."""
    stride = STRIDE[gauge]
    at = field // stride % 7
    return field + stride * (max(0, min(view.modifiers.highest(gauge) - GAUGE_LOW, at + change)) - at)


def effect_value(worth: Worth, effect: dict[str, Any]) -> float:
    """The value of an effect that moves no gauge, in the words of the data file."""
    if "player_wound" in effect:
        return -worth.wounds[int(effect["player_wound"])]
    if "enemy_wound" in effect:
        return worth.wound_enemy(int(effect["enemy_wound"]), worth.die)
    if "player_defeat" in effect:
        return -worth.now
    number = int(effect["n"])
    return -worth.lose(number, 0) if effect["player_lose"] == "life" else -worth.lose(0, number)


def roll_value(view: WayOfTheSamurai, planner: Planner) -> float:
    """The average value of a roll on the environment, without its price."""
    return sum([result_value(view, planner, face) for face in range(1, FACES + 1)]) / FACES


def activation_value(view: WayOfTheSamurai, planner: Planner) -> float:
    """The value of paying for a roll; the cliff is worth it in despair only."""
    worth = planner.worth
    if view.cells[PLACE] == CLIFF + 1 and worth.now > CLIFF_NEED:
        return -1.0
    return roll_value(view, planner) - worth.pay(view.modifiers.ki_cost_factor)
