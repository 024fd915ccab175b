"""Choices of Way of the Samurai as message ids with values, each with the clause that allows it."""

from collections.abc import Callable
from typing import Final

from shiai.core.messages import Message, Values
from shiai.games.way_of_the_samurai.rules.actions import ACTIONS
from shiai.games.way_of_the_samurai.rules.cards import (
    BUSHIDO_NAMES,
    CARD_NAMES,
    DIE_MOST,
    ENVIRONMENT_NAMES,
    GAUGE_LOW,
    GAUGE_NAMES,
    JOKER,
    KI,
    LIFE,
    LOSS_NAMES,
    SYMBOL_NAMES,
    SYMBOLS,
)
from shiai.games.way_of_the_samurai.rules.options import BLADES
from shiai.games.way_of_the_samurai.rules.state import (
    DIE,
    FIGHT,
    GAUGE,
    TARGET,
    WayOfTheSamurai,
)
from shiai.games.way_of_the_samurai.rules.steps.damage import Hit
from shiai.games.way_of_the_samurai.rules.table import enemy_name, price
from shiai.games.way_of_the_samurai.text.messages import PROMPT_CLAUSES, step_name
from shiai.games.way_of_the_samurai.text.windows import describe_window

Lines = tuple[tuple[int, int], ...]


def describe(state: WayOfTheSamurai, action: int) -> Message:
    """What an action does; it need not be legal now."""
    kind = ACTIONS.kind_of(action)
    if kind.name in PLAIN_CHOICES:
        message, clause = PLAIN_CHOICES[kind.name]
        return Message(message, {}, clause)
    describer = DESCRIBERS.get(kind.name)
    if describer is None:
        return Message("choice-luck", {"outcome": ACTIONS.names[action]}, "WS-0.9")
    return describer(state, kind.part(action))


# Answers --------------------------------------------------------------------------------------------------------------


def describe_take_life(state: WayOfTheSamurai, _part: int) -> Message:
    """Life that the enemy or the player loses."""
    step = state.stack[-1] if state.stack else None
    if isinstance(step, Hit):
        return describe_hit(state, "life", step.life, state.foe_life)
    return describe_loss(state, LIFE)


def describe_take_ki(state: WayOfTheSamurai, _part: int) -> Message:
    """Ki that the enemy or the player loses, or that a combo gives."""
    step = state.stack[-1] if state.stack else None
    if isinstance(step, Hit):
        return describe_hit(state, "ki", step.ki, state.foe_ki)
    if step_name(state) != "reward":
        return describe_loss(state, KI)
    values: Values = {"number": state.modifiers.combo_ki}
    if state.modifiers.combo_gives_both:
        return Message("choice-reward_both", values, "WS-36.2")
    return Message("choice-reward_ki", values, "WS-13.6")


def describe_hit(state: WayOfTheSamurai, kind: str, number: int, stock: int) -> Message:
    """What the attacked enemy loses; `stock` is the cell of the first enemy's life or Ki."""
    target = min(state.cells[TARGET], state.rules.enemies - 1)
    values: Values = {"enemy": enemy_name(state, target), "number": number, "left": state.cells[stock + target]}
    return Message(f"choice-hit_{kind}", values, "WS-7.5")


def describe_loss(state: WayOfTheSamurai, kind: int) -> Message:
    """A penalty, or what the weather costs."""
    return Message(f"choice-lose_{LOSS_NAMES[kind]}", {}, "WS-34.3" if step_name(state) == "penalty" else "WS-23.9")


def describe_take_special(state: WayOfTheSamurai, _part: int) -> Message:
    return Message("choice-reward_special", {"number": state.modifiers.special_per_combo}, "WS-13.6")


def describe_raise(state: WayOfTheSamurai, _part: int) -> Message:
    """A red combo raises the red die, or rolls it."""
    if state.modifiers.red_combo_roll:
        return Message("choice-red_roll", {}, "WS-20.14")
    level = min(DIE_MOST, state.cells[DIE] + state.modifiers.red_die_per_combo)
    return Message("choice-raise", {"level": level}, "WS-16.2")


def describe_decline(state: WayOfTheSamurai, _part: int) -> Message:
    return Message("choice-decline", {}, "WS-7.9" if step_name(state) == "hit" else "WS-16.16")


def describe_lower_die(state: WayOfTheSamurai, _part: int) -> Message:
    return Message("choice-lower_die", {"level": max(1, state.cells[DIE] - 1)}, "WS-34.8")


# Levels, symbols, gauges, opponents, environments, weapons, virtues ---------------------------------------------------


def describe_use_die(state: WayOfTheSamurai, level: int) -> Message:
    """A level of the red die that wounds, or that costs the enemy life or Ki."""
    wound = state.modifiers.die_wounds[level]
    return Message("choice-use_die_wound" if wound else "choice-use_die", {"level": level, "wound": wound}, "WS-16.4")


def describe_name(_state: WayOfTheSamurai, symbol: int) -> Message:
    if symbol == SYMBOLS:
        return Message("choice-name_nothing", {}, "WS-13.17")
    return Message("choice-name", {"symbol": SYMBOL_NAMES[symbol]}, "WS-14.3")


def describe_face(_state: WayOfTheSamurai, face: int) -> Message:
    return Message(f"choice-face_{'ab'[face]}", {}, "WS-19.25")


def describe_lower(_state: WayOfTheSamurai, gauge: int) -> Message:
    return Message("choice-lower", {"gauge": GAUGE_NAMES[gauge]}, "WS-19.22")


def describe_mark(state: WayOfTheSamurai, enemy: int) -> Message:
    """An opponent with his life and Ki."""
    enemy = min(enemy, state.rules.enemies - 1)
    life, ki = state.cells[state.foe_life + enemy], state.cells[state.foe_ki + enemy]
    clause = "WS-35.17" if step_name(state) == "fewest_ki" else "WS-32.3"
    return Message("choice-mark", {"enemy": enemy_name(state, enemy), "life": life, "ki": ki}, clause)


def describe_path(state: WayOfTheSamurai, option: int) -> Message:
    dojo = state.rules.printed.dojo
    options = dojo[max(0, min(len(dojo), state.cells[FIGHT]) - 1)]
    name, life, ki = options[min(option, len(options) - 1)]
    return Message("choice-path", {"opponent": name, "life": life, "ki": ki}, "WS-24.8")


def describe_change(_state: WayOfTheSamurai, place: int) -> Message:
    return Message("choice-change", {"place": ENVIRONMENT_NAMES[place]}, "WS-19.31")


def describe_weapon(_state: WayOfTheSamurai, weapon: int) -> Message:
    return Message("choice-weapon", {"weapon": BLADES[weapon]}, "WS-25.9")


def describe_virtue(_state: WayOfTheSamurai, virtue: int) -> Message:
    return Message("choice-virtue", {"card": BUSHIDO_NAMES[virtue]}, "WS-30.20")


def describe_result(_state: WayOfTheSamurai, face: int) -> Message:
    return Message("choice-result", {"face": face}, "WS-19.33")


# Cards ----------------------------------------------------------------------------------------------------------------


def describe_play(state: WayOfTheSamurai, card: int) -> Message:
    return describe_movement(state, "choice-play", card, state.rules.printed.lines[card], "WS-6.2")


def describe_play_joker(state: WayOfTheSamurai, gauge: int) -> Message:
    change = state.rules.printed.joker_changes[gauge]
    values: Values = {"card": CARD_NAMES[JOKER], "gauge": GAUGE_NAMES[gauge], "effect": f"{change:+}"}
    return Message("choice-play_joker", values, "WS-14.2")


def describe_transform(state: WayOfTheSamurai, card: int) -> Message:
    lines = state.modifiers.transformed(state.rules.printed.lines[card])
    return describe_movement(state, "choice-transform", card, lines, "WS-19.20")


def describe_movement(state: WayOfTheSamurai, message: str, card: int, lines: Lines, clause: str) -> Message:
    """A card that is played, with the gauges after it."""
    gauges = state.cells[GAUGE : GAUGE + len(GAUGE_NAMES)]
    for gauge, change in lines:
        gauges[gauge] = max(GAUGE_LOW, min(state.modifiers.highest(gauge), gauges[gauge] + change))
    values: Values = {"card": CARD_NAMES[card]}
    for name, value in zip(GAUGE_NAMES, gauges, strict=True):
        values[name] = value
    return Message(message, values, clause)


def describe_fetch(state: WayOfTheSamurai, card: int) -> Message:
    values: Values = {"card": CARD_NAMES[card], "cost": price(state, state.modifiers.ki_fetch_discard)}
    return Message("choice-fetch", values, "WS-19.23")


def describe_discard(state: WayOfTheSamurai, card: int) -> Message:
    clause = "WS-30.12" if step_name(state) == "redraw" else "WS-23.8"
    return Message("choice-discard", {"card": CARD_NAMES[card]}, clause)


def describe_keep(state: WayOfTheSamurai, card: int) -> Message:
    return Message("choice-keep", {"card": CARD_NAMES[card]}, PROMPT_CLAUSES.get(step_name(state), "WS-26.2"))


def describe_remove(_state: WayOfTheSamurai, card: int) -> Message:
    return Message("choice-remove", {"card": CARD_NAMES[card]}, "WS-34.6")


# Kinds of choices that always say the same.
PLAIN_CHOICES: Final = {
    "take step": ("choice-reward_step", "WS-30.3"),
    "yes": ("choice-yes", "WS-35.15"),
    "no": ("choice-no", "WS-35.15"),
    "remove_card": ("choice-remove_card", "WS-34.6"),
    "reroll": ("choice-reroll", "WS-19.33"),
}
# All other kinds but those of chance.
DESCRIBERS: Final[dict[str, Callable[[WayOfTheSamurai, int], Message]]] = {
    "window": describe_window,
    "take life": describe_take_life,
    "take ki": describe_take_ki,
    "take special": describe_take_special,
    "raise": describe_raise,
    "decline": describe_decline,
    "lower_die": describe_lower_die,
    "use_die": describe_use_die,
    "name": describe_name,
    "face": describe_face,
    "lower": describe_lower,
    "mark": describe_mark,
    "path": describe_path,
    "change": describe_change,
    "weapon": describe_weapon,
    "take_virtue": describe_virtue,
    "result": describe_result,
    "play": describe_play,
    "play_joker": describe_play_joker,
    "transform": describe_transform,
    "fetch": describe_fetch,
    "discard": describe_discard,
    "keep": describe_keep,
    "remove": describe_remove,
}
