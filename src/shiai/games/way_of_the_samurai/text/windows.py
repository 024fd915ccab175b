"""What may be done in a window of Way of the Samurai, as message ids with values."""

from collections.abc import Callable
from typing import Final

from shiai.core.messages import Message, Values
from shiai.games.way_of_the_samurai.rules.actions import (
    BUSHIDO_STEP,
    BUY_GUARD,
    BUY_POWER,
    BUY_STRENGTH,
    BUY_TECHNIQUE,
    CONVERT,
    CONVERT_OTHER,
    DRAW,
    EARLY_REVEAL,
    ENVIRONMENT,
    EXCHANGE,
    GISEI,
    GO_ON,
    KI_TO_LIFE,
    LIFE_TO_KI,
    MULLIGAN,
    POOL,
    REDRAW,
    WINDOW,
)
from shiai.games.way_of_the_samurai.rules.cards import BUSHIDO_PRICE, GAUGE_NAMES, GUARD, STRENGTH
from shiai.games.way_of_the_samurai.rules.state import MARKER, MULLIGANS, POINTS, YARI, WayOfTheSamurai
from shiai.games.way_of_the_samurai.rules.table import price
from shiai.games.way_of_the_samurai.text.messages import PROMPT_CLAUSES, step_name


def describe_window(state: WayOfTheSamurai, use: int) -> Message:
    """What may be done in a window."""
    action = WINDOW.at(use)
    if action == GO_ON:
        return describe_going_on(state)
    name, clause, values = WINDOW_CHOICES[action]
    if action == EXCHANGE:
        name = f"{name}-{state.modifiers.exchange or 'life'}"
    return Message(f"choice-{name}", values(state), clause)


def describe_going_on(state: WayOfTheSamurai) -> Message:
    """Closing a window; most windows have words of their own for it."""
    name = step_name(state)
    if name not in PROMPT_CLAUSES:
        return Message("choice-go_on", {}, "WS-38.1")
    return Message(f"choice-go_on-{name}", {}, PROMPT_CLAUSES[name])


# Values ---------------------------------------------------------------------------------------------------------------


def no_values(_state: WayOfTheSamurai) -> Values:
    return {}


def one_ki(state: WayOfTheSamurai) -> Values:
    return {"cost": price(state, 1)}


def guard_values(state: WayOfTheSamurai) -> Values:
    return {"cost": price(state, 1), "points": state.modifiers.guard_per_ki}


def strength_values(state: WayOfTheSamurai) -> Values:
    return {"cost": price(state, state.modifiers.ki_per_strength)}


def technique_values(state: WayOfTheSamurai) -> Values:
    return {"cost": price(state, state.modifiers.ki_per_technique)}


def power_values(state: WayOfTheSamurai) -> Values:
    return {"cost": price(state, 1), "points": state.modifiers.strength_per_ki}


def step_values(state: WayOfTheSamurai) -> Values:
    return {"cost": price(state, BUSHIDO_PRICE), "step": state.cells[MARKER] + 1}


def convert_values(state: WayOfTheSamurai) -> Values:
    return pair_values(state, 0)


def convert_other_values(state: WayOfTheSamurai) -> Values:
    return pair_values(state, 1)


def pair_values(state: WayOfTheSamurai, number: int) -> Values:
    pairs = state.modifiers.convert
    lowered, raised = pairs[number] if number < len(pairs) else (GUARD, STRENGTH)
    return {"lowered": GAUGE_NAMES[lowered], "raised": GAUGE_NAMES[raised]}


def pool_values(state: WayOfTheSamurai) -> Values:
    return {"gauge": GAUGE_NAMES[max(0, state.modifiers.pool)], "left": state.cells[POINTS]}


def ki_to_life_values(state: WayOfTheSamurai) -> Values:
    return {"cost": price(state, 1), "left": max(0, state.modifiers.ki_to_life - state.cells[POINTS])}


def exchange_values(state: WayOfTheSamurai) -> Values:
    return {"cost": price(state, 1), "number": state.modifiers.exchange_gain}


def mulligan_values(state: WayOfTheSamurai) -> Values:
    return {"left": state.cells[YARI] + state.cells[MULLIGANS]}


def redraw_values(state: WayOfTheSamurai) -> Values:
    return {"number": state.modifiers.redraw}


# Uses of a window: the message, the clause, and what makes the values.
WINDOW_CHOICES: Final[dict[int, tuple[str, str, Callable[[WayOfTheSamurai], Values]]]] = {
    DRAW: ("draw", "WS-12.8", one_ki),
    EARLY_REVEAL: ("early_reveal", "WS-12.9", one_ki),
    BUY_GUARD: ("buy_guard", "WS-12.11", guard_values),
    BUY_STRENGTH: ("buy_strength", "WS-17.9", strength_values),
    BUY_TECHNIQUE: ("buy_technique", "WS-17.9", technique_values),
    BUY_POWER: ("buy_power", "WS-19.29", power_values),
    ENVIRONMENT: ("environment", "WS-22.3", one_ki),
    BUSHIDO_STEP: ("bushido_step", "WS-30.4", step_values),
    LIFE_TO_KI: ("life_to_ki", "WS-17.17", no_values),
    CONVERT: ("convert", "WS-19.9", convert_values),
    CONVERT_OTHER: ("convert", "WS-19.9", convert_other_values),
    POOL: ("pool", "WS-30.13", pool_values),
    KI_TO_LIFE: ("ki_to_life", "WS-30.16", ki_to_life_values),
    EXCHANGE: ("exchange", "WS-35.11", exchange_values),
    GISEI: ("gisei", "WS-31.2", no_values),
    MULLIGAN: ("mulligan", "WS-5.10", mulligan_values),
    REDRAW: ("redraw", "WS-30.12", redraw_values),
}
