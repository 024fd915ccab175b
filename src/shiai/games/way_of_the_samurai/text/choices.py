"""What every choice of Way of the Samurai does, as message ids with values; the catalogues have the sentences."""

from typing import Final

from shiai.core.messages import Message, Values
from shiai.games.way_of_the_samurai.rules.actions import (
    BUSHIDO_STEP,
    BUY_GUARD,
    BUY_POWER,
    BUY_STRENGTH,
    BUY_TECHNIQUE,
    CARD,
    CHANGE,
    CONVERT,
    DECLINE,
    DISCARD,
    EXCHANGE,
    FACE,
    FETCH,
    GO_ON,
    KEEP,
    KI_TO_LIFE,
    LOWER,
    LOWER_DIE,
    MARK,
    MULLIGAN,
    NAME,
    NAMES,
    PATH,
    PLAY,
    PLAY_JOKER,
    POOL,
    RAISE,
    REDRAW,
    REMOVE,
    RESULT_OF,
    TAKE_KI,
    TAKE_LIFE,
    TAKE_SPECIAL,
    TAKE_VIRTUE,
    TAKE_WEAPON,
    TRANSFORM,
    USE_DIE,
)
from shiai.games.way_of_the_samurai.rules.cards import (
    BUSHIDO_NAMES,
    BUSHIDO_PRICE,
    CARD_NAMES,
    DIE_MOST,
    DOJO,
    ENVIRONMENT_NAMES,
    GAUGE_LOW,
    GAUGE_NAMES,
    GUARD,
    JOKER,
    JOKER_LINES,
    LINES,
    STRENGTH,
    SYMBOL_NAMES,
    SYMBOLS,
)
from shiai.games.way_of_the_samurai.rules.options import BLADES
from shiai.games.way_of_the_samurai.rules.state import (
    DIE,
    FIGHT,
    GAUGE,
    MARKER,
    MULLIGANS,
    PLACE,
    POINTS,
    TARGET,
    YARI,
    WayOfTheSamurai,
)
from shiai.games.way_of_the_samurai.rules.table import enemy_name, price
from shiai.games.way_of_the_samurai.text.messages import PROMPT_CLAUSES, step_name


def describe(state: WayOfTheSamurai, action: int) -> Message:
    """What an action does, with the clause that allows it."""
    if action <= REDRAW:
        return describe_window(state, action)
    if action < USE_DIE:
        return describe_take(state, action)
    if action < PLAY:
        return describe_pick(state, action)
    if action < CARD:
        return describe_card(state, action)
    return Message("choice-luck", {"outcome": NAMES[action]}, "WS-0.9")


def describe_window(state: WayOfTheSamurai, action: int) -> Message:
    """What may be done in a window."""
    cells = state.cells
    force = state.force
    cost = price(state, 1)
    if action == GO_ON:
        name = step_name(state)
        known = name in PROMPT_CLAUSES
        return Message(f"choice-go_on-{name}" if known else "choice-go_on", {}, PROMPT_CLAUSES.get(name, "WS-38.1"))
    values: Values = {"cost": cost}
    if action == BUY_GUARD:
        values["points"] = force.guard_per_ki
    elif action == BUY_STRENGTH:
        values["cost"] = price(state, force.ki_per_strength)
    elif action == BUY_TECHNIQUE:
        values["cost"] = price(state, force.ki_per_technique)
    elif action == BUY_POWER:
        values["points"] = force.strength_per_ki
    elif action == BUSHIDO_STEP:
        values = {"cost": price(state, BUSHIDO_PRICE), "step": cells[MARKER] + 1}
    elif action in (CONVERT, CONVERT + 1):
        pair = force.convert[action - CONVERT] if action - CONVERT < len(force.convert) else (GUARD, STRENGTH)
        values = {"lowered": GAUGE_NAMES[pair[0]], "raised": GAUGE_NAMES[pair[1]]}
    elif action == POOL:
        values = {"gauge": GAUGE_NAMES[max(0, force.pool)], "left": cells[POINTS]}
    elif action == EXCHANGE:
        values["number"] = force.exchange_gain
    elif action == MULLIGAN:
        values = {"left": cells[YARI] + cells[MULLIGANS]}
    elif action == REDRAW:
        values = {"number": force.redraw}
    elif action == KI_TO_LIFE:
        values["left"] = max(0, force.ki_to_life - cells[POINTS])
    elif cells[PLACE]:
        values["place"] = ENVIRONMENT_NAMES[cells[PLACE] - 1]
    name = (
        f"{NAMES[action]}-{force.exchange or 'life'}"
        if action == EXCHANGE
        else WINDOW_MESSAGES.get(action, NAMES[action])
    )
    return Message(f"choice-{name}", values, WINDOW_CLAUSES[action])


def describe_take(state: WayOfTheSamurai, action: int) -> Message:
    """What is taken, lost or answered."""
    cells = state.cells
    step = state.stack[-1] if state.stack else None
    name = step_name(state)
    if action in (TAKE_LIFE, TAKE_KI):
        kind = "life" if action == TAKE_LIFE else "ki"
        if name == "hit" and step is not None:
            number = step.numbers[1 if action == TAKE_LIFE else 2]
            at = state.foe_life if action == TAKE_LIFE else state.foe_ki
            target = min(cells[TARGET], state.rules.enemies - 1)
            values: Values = {"enemy": enemy_name(state, target), "number": number, "left": cells[at + target]}
            return Message(f"choice-hit_{kind}", values, "WS-7.5")
        if name == "reward":
            both = state.force.combo_gives_both
            message = "choice-reward_both" if both else "choice-reward_ki"
            return Message(message, {"number": state.force.combo_ki}, "WS-36.2" if both else "WS-13.6")
        return Message(f"choice-lose_{kind}", {}, "WS-34.3" if name == "penalty" else "WS-23.9")
    if action == TAKE_SPECIAL:
        return Message("choice-reward_special", {"number": state.force.special_per_combo}, "WS-13.6")
    if action == RAISE:
        if state.force.red_combo_roll:
            return Message("choice-red_roll", {}, "WS-20.14")
        level = min(DIE_MOST, cells[DIE] + state.force.red_die_per_combo)
        return Message("choice-raise", {"level": level}, "WS-16.2")
    if action == DECLINE:
        return Message("choice-decline", {}, "WS-7.9" if name == "hit" else "WS-16.16")
    if action == LOWER_DIE:
        return Message("choice-lower_die", {"level": max(1, cells[DIE] - 1)}, "WS-34.8")
    return Message(f"choice-{TAKE_MESSAGES[NAMES[action]][0]}", {}, TAKE_MESSAGES[NAMES[action]][1])


def describe_pick(state: WayOfTheSamurai, action: int) -> Message:
    """Levels, symbols, faces, gauges, opponents, places, weapons, virtues, results."""
    cells = state.cells
    if action < NAME:
        wound = state.force.die_wounds[action - USE_DIE]
        values: Values = {"level": action - USE_DIE, "wound": wound}
        return Message("choice-use_die_wound" if wound else "choice-use_die", values, "WS-16.4")
    if action < FACE:
        if action - NAME == SYMBOLS:
            return Message("choice-name_nothing", {}, "WS-13.17")
        return Message("choice-name", {"symbol": SYMBOL_NAMES[action - NAME]}, "WS-14.3")
    if action < LOWER:
        return Message(f"choice-face_{'ab'[action - FACE]}", {}, "WS-19.25")
    if action < MARK:
        return Message("choice-lower", {"gauge": GAUGE_NAMES[action - LOWER]}, "WS-19.22")
    if action < PATH:
        enemy = min(action - MARK, state.rules.enemies - 1)
        values = {"enemy": enemy_name(state, enemy), "life": cells[state.foe_life + enemy]}
        clause = "WS-35.17" if step_name(state) == "fewest_ki" else "WS-32.3"
        return Message("choice-mark", values | {"ki": cells[state.foe_ki + enemy]}, clause)
    if action < CHANGE:
        options = DOJO[max(0, min(len(DOJO), cells[FIGHT]) - 1)]
        name, life, ki = options[min(action - PATH, len(options) - 1)]
        return Message("choice-path", {"opponent": name, "life": life, "ki": ki}, "WS-24.8")
    if action < TAKE_WEAPON:
        return Message("choice-change", {"place": ENVIRONMENT_NAMES[action - CHANGE]}, "WS-19.31")
    if action < TAKE_VIRTUE:
        return Message("choice-weapon", {"weapon": BLADES[action - TAKE_WEAPON]}, "WS-25.9")
    if action < RESULT_OF:
        return Message("choice-virtue", {"card": BUSHIDO_NAMES[action - TAKE_VIRTUE]}, "WS-30.20")
    return Message("choice-result", {"face": action - RESULT_OF}, "WS-19.33")


def describe_card(state: WayOfTheSamurai, action: int) -> Message:
    """What is done with a card; playing it says where the gauges will stand."""
    if action < PLAY_JOKER:
        return describe_play(state, "choice-play", action - PLAY, LINES[action - PLAY], "WS-6.2")
    if action < TRANSFORM:
        gauge = action - PLAY_JOKER
        return describe_play(state, "choice-play_joker", JOKER, JOKER_LINES[gauge : gauge + 1], "WS-14.2")
    if action < FETCH:
        card = action - TRANSFORM
        return describe_play(state, "choice-transform", card, state.force.transformed(LINES[card]), "WS-19.20")
    if action < DISCARD:
        values: Values = {"card": CARD_NAMES[action - FETCH], "cost": price(state, state.force.ki_fetch_discard)}
        return Message("choice-fetch", values, "WS-19.23")
    if action < KEEP:
        redraw = step_name(state) == "redraw"
        return Message("choice-discard", {"card": CARD_NAMES[action - DISCARD]}, "WS-30.12" if redraw else "WS-23.8")
    if action < REMOVE:
        return Message(
            "choice-keep", {"card": CARD_NAMES[action - KEEP]}, PROMPT_CLAUSES.get(step_name(state), "WS-26.2")
        )
    return Message("choice-remove", {"card": CARD_NAMES[action - REMOVE]}, "WS-34.6")


def after(state: WayOfTheSamurai, lines: tuple[tuple[int, int], ...]) -> list[int]:
    """Where the gauges would stand after these changes."""
    gauges = state.cells[GAUGE : GAUGE + len(GAUGE_NAMES)]
    for gauge, change in lines:
        gauges[gauge] = max(GAUGE_LOW, min(state.force.highest(gauge), gauges[gauge] + change))
    return gauges


def describe_play(
    state: WayOfTheSamurai, message: str, card: int, lines: tuple[tuple[int, int], ...], clause: str
) -> Message:
    """A card that is played, with the gauges after it."""
    values: Values = {"card": CARD_NAMES[card]}
    for name, value in zip(GAUGE_NAMES, after(state, lines), strict=True):
        values[name] = value
    return Message(message, values, clause)


WINDOW_CLAUSES: Final = dict(
    zip(
        range(1, REDRAW + 1),
        (
            "WS-12.8",
            "WS-12.9",
            "WS-12.11",
            "WS-17.9",
            "WS-17.9",
            "WS-19.29",
            "WS-22.3",
            "WS-30.4",
            "WS-17.17",
            "WS-19.9",
            "WS-19.9",
            "WS-30.13",
            "WS-30.16",
            "WS-35.11",
            "WS-31.2",
            "WS-5.10",
            "WS-30.12",
        ),
        strict=True,
    )
)


WINDOW_MESSAGES: Final = {CONVERT + 1: "convert"}


TAKE_MESSAGES: Final = {
    "take step": ("reward_step", "WS-30.3"),
    "yes": ("yes", "WS-35.15"),
    "no": ("no", "WS-35.15"),
    "remove_card": ("remove_card", "WS-34.6"),
    "reroll": ("reroll", "WS-19.33"),
}
