"""How likely the next blow, wound or roll is to be the player's end; exact but for the double strike of HARD MODE."""

from typing import Any, Final

from shiai.games.way_of_the_samurai.players.outlook import coming
from shiai.games.way_of_the_samurai.players.standing import life_and_ki
from shiai.games.way_of_the_samurai.rules.cards import (
    BLOOD,
    BLOOD_CARDS,
    FACES,
    GUARD,
    HARD,
    HARD_STRIKES,
    KI,
    LIFE,
    TECHNIQUE,
    WOUND_CARDS,
)
from shiai.games.way_of_the_samurai.rules.effects import DEFEATS, TO_KI, TO_LIFE, WOUNDS, Pairs
from shiai.games.way_of_the_samurai.rules.state import (
    ARMOUR_AT,
    BLOOD_1,
    BLOOD_2,
    KI_AT,
    LIFE_AT,
    PLACE,
    WayOfTheSamurai,
)

HOLDS: Final = 5 / 6  # the chance that armour outlasts a point


def loss_kills(state: WayOfTheSamurai, life: int, ki: int) -> float:
    """The chance that so much lost life and Ki ends the game."""
    cells = state.cells
    armour = cells[ARMOUR_AT] if state.rules.yoroi == 1 else 0
    if state.modifiers.no_ki_is_defeat:
        drained = ki + (0 if armour else life * state.modifiers.ki_loss_per_life_lost)
        if drained >= cells[KI_AT] > 0:
            return 1.0
    spare = life - cells[LIFE_AT]  # points that armour may take without saving the player
    if spare < 0:
        return 0.0
    # armour takes points one by one, and may break at each (WS-33.3, WS-33.4)
    return 1.0 - HOLDS**spare if spare < min(armour, life) else 1.0


def wound_kills(state: WayOfTheSamurai, level: int) -> float:
    """The chance that a wound of a level ends the game."""
    if state.modifiers.wound_is_defeat:
        return 1.0
    if state.rules.blood:
        gone = state.cells[BLOOD_1] | state.cells[BLOOD_2]
        left = [card for card in range(BLOOD_CARDS) if not gone >> card & 1]
        if not left:
            return 1.0
        return sum([blood_kills(state, BLOOD[card][f"wound{level}"].get("once", {})) for card in left]) / len(left)
    printed = state.rules.printed
    total = 0.0
    for card in range(WOUND_CARDS):
        if card == printed.deadly and level == 2:
            total += 1.0
        else:
            life, ki = life_and_ki(printed.wound[card][level])
            total += loss_kills(state, life, ki)
    return total / WOUND_CARDS


def blood_kills(state: WayOfTheSamurai, once: dict[str, Any]) -> float:
    """The chance that a half of a Blood card ends the game at once."""
    if "defeat" in once:
        return 1.0
    if "roll_to_lose" not in once:
        return 0.0
    of_life = once["roll_to_lose"] == "life"
    rolls = [loss_kills(state, face if of_life else 0, 0 if of_life else face) for face in range(1, FACES + 1)]
    return sum(rolls) / FACES


def blow_level(state: WayOfTheSamurai, card: int) -> int:
    """The level of the wound that a counter-attack deals; 0 for none."""
    level = state.rules.printed.blow_wound[card]
    return level + state.modifiers.enemy_wound_level_plus if level == 1 else level


def blow_kills(state: WayOfTheSamurai, card: int) -> float:
    """The chance that a counter-attack that strikes ends the game."""
    level = blow_level(state, card)
    losses = [(kind, number) for kind, number in state.rules.printed.blow[card] if kind in (LIFE, KI)]
    life, ki = life_and_ki(tuple(losses))
    plain = loss_kills(state, life, ki)
    return plain + (1.0 - plain) * wound_kills(state, level) if level else plain


def striking(state: WayOfTheSamurai, values: list[int]) -> list[int]:
    """The enemy cards to come whose counter-attack would strike, without HARD MODE."""
    modifiers = state.modifiers
    if values[TECHNIQUE] >= modifiers.void_counter_if_technique:
        return []
    guard = min(modifiers.guard_max, values[GUARD] + modifiers.guard_before_counter)
    threshold = state.rules.printed.threshold
    return [card for card in coming(state) if card != HARD and guard < threshold[card]]


def next_blow_kills(state: WayOfTheSamurai, values: list[int]) -> float:
    """The chance that the next counter-attack is the player's end, with such gauges."""
    cards = coming(state)
    single = [card for card in cards if card != HARD]
    if not single:
        return 0.0
    total = sum([blow_kills(state, card) for card in striking(state, values)])
    if len(single) == len(cards):
        return total / len(cards)
    twice = 1.0 - (1.0 - total / len(single)) ** HARD_STRIKES
    return (total + twice) / len(cards)


def place_kills(state: WayOfTheSamurai) -> float:
    """The chance that one roll for the environment is the player's end."""
    results = state.rules.printed.results[state.cells[PLACE] - 1]
    return sum([result_kills(state, results[face]) for face in range(1, FACES + 1)]) / FACES


def result_kills(state: WayOfTheSamurai, effects: Pairs) -> float:
    """The chance that a result of the environment is the player's end."""
    safe = 1.0
    for kind, amount in effects:
        if kind == DEFEATS:
            safe = 0.0
        elif kind == WOUNDS:
            safe *= 1.0 - wound_kills(state, amount)
        elif kind == TO_LIFE and amount < 0:
            safe *= 1.0 - loss_kills(state, -amount, 0)
        elif kind == TO_KI and amount < 0:
            safe *= 1.0 - loss_kills(state, 0, -amount)
    return 1.0 - safe
