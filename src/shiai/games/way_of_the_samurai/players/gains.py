"""What combos, cards, virtues and exchanges bring, as changes of the chance to win."""

from typing import Any, Final

from shiai.games.way_of_the_samurai.players.weights import (
    CARD_GAUGES,
    CARD_JOKER,
    DIE_SAVES,
    STEP_SAVES,
    STORED_ENDURES,
    STORED_SAVES,
    VIRTUE_SAVES,
    VIRTUE_WORDS,
    WEAPON_WORDS,
)
from shiai.games.way_of_the_samurai.players.worth import Worth
from shiai.games.way_of_the_samurai.rules.actions import DECLINE, RAISE, TAKE_KI, TAKE_SPECIAL, TAKE_STEP
from shiai.games.way_of_the_samurai.rules.cards import (
    BUSHIDO_STEPS,
    CARDS,
    COMBO_SIZE,
    DIE_MOST,
    FACES,
    GAUGE_NAMES,
    JOKER,
    JOKER_BIT,
    LINES,
    OF_SYMBOL,
    RED,
    SYMBOL,
    SYMBOLS,
)
from shiai.games.way_of_the_samurai.rules.state import DIE, HEALED, MARKER, MARKS, SPECIALS, WayOfTheSamurai
from shiai.games.way_of_the_samurai.rules.steps.combo import MIXED
from shiai.games.way_of_the_samurai.rules.table import can_step


def static(card: int) -> float:
    """What a card is worth by itself."""
    if card == JOKER:
        return CARD_JOKER
    return sum([CARD_GAUGES[gauge] * change for gauge, change in LINES[card]])


STATIC: Final[list[float]] = [static(card) for card in range(CARDS)]


def rewards(state: WayOfTheSamurai, worth: Worth, combo: int) -> list[tuple[float, int]]:
    """What the rewards of a combo bring, with their actions."""
    force = state.force
    cells = state.cells
    found: list[tuple[float, int]] = []
    if combo != RED or force.red_as_black:
        special = special_gain(worth, force.special_per_combo) if cells[SPECIALS] else 0.0
        ki = 0.0 if force.no_ki_gain else worth.trade(0, force.combo_ki)
        found.append((ki + special if force.combo_gives_both else ki, TAKE_KI))
        if cells[SPECIALS] and not force.combo_gives_both:
            found.append((special, TAKE_SPECIAL))
        if can_step(state):
            found.append((step_gain(state, worth), TAKE_STEP))
    if combo == RED:
        if force.red_combo_roll:
            total = sum([worth.wound_enemy(level, cells[DIE]) for level in force.red_combo_roll if level])
            found.append((total / FACES, RAISE))
        else:
            if 0 < cells[DIE] < DIE_MOST:
                found.append((die_gain(worth, force.red_die_per_combo), RAISE))
            found.append((0.0, DECLINE))
    return found


def special_gain(worth: Worth, number: int) -> float:
    """What special cards bring."""
    return worth.but(number * STORED_ENDURES, number * STORED_SAVES) - worth.now


def step_gain(state: WayOfTheSamurai, worth: Worth) -> float:
    """What a step towards a virtue brings."""
    last = state.cells[MARKER] == BUSHIDO_STEPS - 1
    return worth.but(0.0, VIRTUE_SAVES - 2 * STEP_SAVES if last else STEP_SAVES) - worth.now


def die_gain(worth: Worth, levels: int) -> float:
    """What it brings to raise (or costs to lower) the red die."""
    after = max(1, min(DIE_MOST, worth.die + levels))
    return worth.but(0.0, DIE_SAVES[after] - DIE_SAVES[worth.die]) - worth.now


def combo_gains(state: WayOfTheSamurai, worth: Worth) -> list[float]:
    """What every combo brings with its best reward, its price and its healing; nothing for void ones."""
    force = state.force
    key = (1 if state.cells[SPECIALS] else 0) + (2 if state.cells[MARKS] & HEALED else 0)
    known = worth.gains.get(key)
    if known is not None:
        return known
    result = [0.0] * (SYMBOLS + 1)
    price = 0.0
    if force.combo_cost:
        price = worth.lose(0, force.combo_cost) if state.rules.combo_costs_ki else worth.lose(force.combo_cost, 0)
    heals = force.heal_on_combo > 0 and not state.cells[MARKS] & HEALED
    healed = worth.trade(force.heal_on_combo, 0) if heals else 0.0
    for combo in range(SYMBOLS + 1):
        if force.void_combos >> combo & 1 or (combo == RED and force.no_red_die):
            continue
        found = rewards(state, worth, combo)
        result[combo] = max([value for value, _ in found]) + healed - price if found else 0.0
    worth.gains[key] = result
    return result


_kinds: dict[int, int] = {}


def kinds(cards: int) -> int:
    """The mask of combos that three cards make; MIXED among them, whether it is in force or not."""
    found = _kinds.get(cards)
    if found is None:
        if len(_kinds) > 50_000:
            _kinds.clear()
        found = 0
        if cards.bit_count() == COMBO_SIZE:
            for symbol in range(SYMBOLS):
                if not cards & ~(OF_SYMBOL[symbol] | JOKER_BIT):
                    found |= 1 << symbol
            shown = [SYMBOL[card] for card in range(CARDS) if cards >> card & 1 and card != JOKER]
            if len(set(shown)) == len(shown) and RED not in shown:
                found |= 1 << MIXED
        _kinds[cards] = found
    return found


def exchange_gain(state: WayOfTheSamurai, worth: Worth) -> float:
    """What the Taikyu exchange of this round brings, its price taken off."""
    force = state.force
    cost = force.ki_cost_factor
    if force.exchange == "life":
        return worth.trade(force.exchange_gain, -cost)
    if force.exchange == "special":
        gain = special_gain(worth, force.exchange_gain)
    elif force.exchange == "red_die":
        gain = die_gain(worth, force.exchange_gain)
    else:
        gain = step_gain(state, worth)
    return gain - worth.pay(cost)


def words_worth(params: dict[str, Any], words: dict[str, float]) -> float:
    """What a weapon or virtue is worth by its words: each with its weight, numbers counted against the usual one."""
    total = 0.0
    for name, value in params.items():
        weight = words.get(name, 0.0)
        if isinstance(value, dict) and set(value) <= set(GAUGE_NAMES):
            total += weight * sum(value.values())
        elif isinstance(value, bool) or not isinstance(value, int):
            total += weight
        else:
            total += weight * value
    return total


def weapon_worth(params: dict[str, Any]) -> float:
    """What a weapon is worth by its words."""
    return words_worth(params, WEAPON_WORDS)


def virtue_worth(params: dict[str, Any]) -> float:
    """What a virtue is worth by its words."""
    return words_worth(params, VIRTUE_WORDS)
