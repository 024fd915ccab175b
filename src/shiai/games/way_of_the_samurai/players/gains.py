"""The gains from combos, cards, virtues and exchanges, as changes of the chance to win."""

from typing import Any

from shiai.games.way_of_the_samurai.players.weights import (
    DIE_SAVING,
    STEP_SAVING,
    STORED_ENDURANCE,
    STORED_SAVING,
    VIRTUE_SAVING,
    VIRTUE_WORDS,
    WEAPON_WORDS,
)
from shiai.games.way_of_the_samurai.players.worth import Worth
from shiai.games.way_of_the_samurai.rules.actions import DECLINE, RAISE, TAKE_KI, TAKE_SPECIAL, TAKE_STEP
from shiai.games.way_of_the_samurai.rules.cards import (
    BUSHIDO_STEPS,
    DIE_MOST,
    FACES,
    GAUGE_NAMES,
    RED,
    SYMBOLS,
)
from shiai.games.way_of_the_samurai.rules.state import DIE, HEALED, MARKER, MARKS, SPECIALS, WayOfTheSamurai
from shiai.games.way_of_the_samurai.rules.table import can_step


def rewards(state: WayOfTheSamurai, worth: Worth, combo: int) -> list[tuple[float, int]]:
    """The rewards of a combo: their gains and actions."""
    modifiers = state.modifiers
    cells = state.cells
    found: list[tuple[float, int]] = []
    if combo != RED or modifiers.red_as_black:
        special = special_gain(worth, modifiers.special_per_combo) if cells[SPECIALS] else 0.0
        ki = 0.0 if modifiers.no_ki_gain else worth.trade(0, modifiers.combo_ki)
        found.append((ki + special if modifiers.combo_gives_both else ki, TAKE_KI))
        if cells[SPECIALS] and not modifiers.combo_gives_both:
            found.append((special, TAKE_SPECIAL))
        if can_step(state):
            found.append((step_gain(state, worth), TAKE_STEP))
    if combo == RED:
        if modifiers.red_combo_roll:
            total = sum([worth.wound_enemy(level, cells[DIE]) for level in modifiers.red_combo_roll if level])
            found.append((total / FACES, RAISE))
        else:
            if 0 < cells[DIE] < DIE_MOST:
                found.append((die_gain(worth, modifiers.red_die_per_combo), RAISE))
            found.append((0.0, DECLINE))
    return found


def special_gain(worth: Worth, number: int) -> float:
    """The gain from special cards."""
    return worth.extras(number * STORED_ENDURANCE, number * STORED_SAVING)


def step_gain(state: WayOfTheSamurai, worth: Worth) -> float:
    """The gain from a step of the Bushido marker."""
    last = state.cells[MARKER] == BUSHIDO_STEPS - 1
    return worth.extras(0.0, VIRTUE_SAVING - 2 * STEP_SAVING if last else STEP_SAVING)


def die_gain(worth: Worth, levels: int) -> float:
    """The gain from raising the red die by so many levels; negative for lowering it."""
    after = max(1, min(DIE_MOST, worth.die + levels))
    return worth.extras(0.0, DIE_SAVING[after] - DIE_SAVING[worth.die])


def combo_gains(state: WayOfTheSamurai, worth: Worth) -> list[float]:
    """The gain from every combo with its best reward, price and healing; 0 for void ones."""
    modifiers = state.modifiers
    key = (1 if state.cells[SPECIALS] else 0) + (2 if state.cells[MARKS] & HEALED else 0)
    known = worth.combo_gains.get(key)
    if known is not None:
        return known
    result = [0.0] * (SYMBOLS + 1)
    price = 0.0
    if modifiers.combo_cost:
        price = (
            worth.lose(0, modifiers.combo_cost) if state.rules.combo_costs_ki else worth.lose(modifiers.combo_cost, 0)
        )
    heals = modifiers.heal_on_combo > 0 and not state.cells[MARKS] & HEALED
    healed = worth.trade(modifiers.heal_on_combo, 0) if heals else 0.0
    for combo in range(SYMBOLS + 1):
        if modifiers.void_combos >> combo & 1 or (combo == RED and modifiers.no_red_die):
            continue
        found = rewards(state, worth, combo)
        result[combo] = max([value for value, _ in found]) + healed - price if found else 0.0
    worth.combo_gains[key] = result
    return result


def exchange_gain(state: WayOfTheSamurai, worth: Worth) -> float:
    """The gain from the Taikyu exchange of this round, less its price."""
    modifiers = state.modifiers
    cost = modifiers.ki_cost_factor
    if modifiers.exchange == "life":
        return worth.trade(modifiers.exchange_gain, -cost)
    if modifiers.exchange == "special":
        gain = special_gain(worth, modifiers.exchange_gain)
    elif modifiers.exchange == "red_die":
        gain = die_gain(worth, modifiers.exchange_gain)
    else:
        gain = step_gain(state, worth)
    return gain - worth.pay(cost)


def words_worth(params: dict[str, Any], weights: dict[str, float]) -> float:
    """The worth of a component by its words: each has a weight, which counts once or for each point of a number."""
    total = 0.0
    for name, value in params.items():
        weight = weights.get(name, 0.0)
        if isinstance(value, dict) and set(value) <= set(GAUGE_NAMES):
            total += weight * sum(value.values())
        elif isinstance(value, bool) or not isinstance(value, int):
            total += weight
        else:
            total += weight * value
    return total


def weapon_worth(params: dict[str, Any]) -> float:
    """The worth of a weapon by its words."""
    return words_worth(params, WEAPON_WORDS)


def virtue_worth(params: dict[str, Any]) -> float:
    """The worth of a virtue by its words."""
    return words_worth(params, VIRTUE_WORDS)
