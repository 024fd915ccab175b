"""What a choice would do to the gauges, and how the gauges compare with the enemy cards that may come."""

from typing import Final

from shiai.games.way_of_the_samurai.rules.actions import (
    ACTIONS,
    BUY_GUARD,
    BUY_POWER,
    BUY_STRENGTH,
    BUY_TECHNIQUE,
    CONVERTS,
    LOWER,
    PLAY,
    PLAY_JOKER,
    POOL,
    TRANSFORM,
)
from shiai.games.way_of_the_samurai.rules.cards import (
    ANY_SYMBOL,
    ENEMY_CARDS,
    GAUGE_LOW,
    GAUGES,
    GUARD,
    HARD,
    JOKER,
    STRENGTH,
    TECHNIQUE,
)
from shiai.games.way_of_the_samurai.rules.state import ENEMY_DECK, ENEMY_DISCARD, GAUGE, WayOfTheSamurai

Lines = tuple[tuple[int, int], ...]  # pairs of a gauge and its change

NO_PLAY: Final = -1  # the card of a choice that plays none
MIXED_SYMBOLS: Final = -1  # the symbol of cards that differ


def listed(mask: int, size: int) -> list[int]:
    """The numbers of the cards of a mask."""
    return [card for card in range(size) if mask >> card & 1]


# Effects of a choice --------------------------------------------------------------------------------------------------


def moves(state: WayOfTheSamurai, action: int) -> Lines:
    """The changes of gauges that a choice makes, in order."""
    kind = ACTIONS.kind_of(action)
    part = kind.part(action)
    if kind is PLAY:
        return state.rules.printed.lines[part]
    if kind is PLAY_JOKER:
        return ((part, state.rules.printed.joker_changes[part]),)
    if kind is TRANSFORM:
        return state.modifiers.transformed(state.rules.printed.lines[part])
    if kind is LOWER:
        return ((part, -1),)
    return bought(state, action)


def bought(state: WayOfTheSamurai, action: int) -> Lines:
    """The changes of gauges that a use of a window makes."""
    modifiers = state.modifiers
    if action == BUY_GUARD:
        return ((GUARD, modifiers.guard_per_ki),)
    if action == BUY_STRENGTH:
        return ((STRENGTH, 1),)
    if action == BUY_TECHNIQUE:
        return ((TECHNIQUE, 1),)
    if action == BUY_POWER:
        return ((STRENGTH, modifiers.strength_per_ki),)
    if action == POOL:
        return ((modifiers.pool, 1),)
    for convert, (lowered, raised) in zip(CONVERTS, modifiers.convert, strict=False):
        if action == convert:
            return ((lowered, -1), (raised, 1))
    return ()


def after(state: WayOfTheSamurai, action: int) -> list[int]:
    """The gauges of the active player after a choice; every change stops at the bounds (WS-2.6)."""
    values = state.cells[GAUGE : GAUGE + GAUGES]
    for gauge, change in moves(state, action):
        values[gauge] = max(GAUGE_LOW, min(state.modifiers.highest(gauge), values[gauge] + change))
    return values


# Cards to come --------------------------------------------------------------------------------------------------------


def coming(state: WayOfTheSamurai) -> list[int]:
    """The enemy cards from which the next one is drawn."""
    return listed(state.cells[ENEMY_DECK] or state.cells[ENEMY_DISCARD], ENEMY_CARDS)


def strikes(state: WayOfTheSamurai, values: list[int]) -> int:
    """How many of them would strike as a counter-attack; the card HARD MODE always does."""
    modifiers = state.modifiers
    if values[TECHNIQUE] >= modifiers.void_counter_if_technique:
        return 0
    guard = min(modifiers.guard_max, values[GUARD] + modifiers.guard_before_counter)
    threshold = state.rules.printed.threshold
    return len([card for card in coming(state) if card == HARD or guard < threshold[card]])


def broken(state: WayOfTheSamurai, values: list[int]) -> int:
    """How many of them would be met as a defence."""
    return len([card for card in coming(state) if is_met(state, card, values)])


def is_met(state: WayOfTheSamurai, card: int, values: list[int]) -> bool:
    """Would such gauges meet this defence?"""
    if card == HARD:
        return False
    strength, technique = state.rules.printed.demand[card]
    return values[STRENGTH] >= strength and values[TECHNIQUE] >= technique


# Cards and symbols ----------------------------------------------------------------------------------------------------


def played_card(action: int) -> int:
    """The card that a choice plays; NO_PLAY for other choices."""
    if PLAY.has(action):
        return PLAY.part(action)
    if TRANSFORM.has(action):
        return TRANSFORM.part(action)
    return JOKER if PLAY_JOKER.has(action) else NO_PLAY


def shared(state: WayOfTheSamurai, cards: list[int]) -> int:
    """The symbol that all these cards but the joker show; MIXED_SYMBOLS if they differ."""
    symbol = state.rules.printed.symbol
    symbols = {symbol[card] for card in cards if symbol[card] != ANY_SYMBOL}
    return symbols.pop() if len(symbols) == 1 else MIXED_SYMBOLS
