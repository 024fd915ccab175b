"""The value of a card regardless of where the heroes stand: which to keep, to discard or to search for."""

from typing import Final

from shiai.games.senjutsu.cards import vocabulary as v
from shiai.games.senjutsu.cards.cards import Cards
from shiai.games.senjutsu.cards.designs import Design
from shiai.games.senjutsu.cards.heap import copies, designs
from shiai.games.senjutsu.cards.structure import Cell
from shiai.games.senjutsu.players.weights import EXECUTION, POISONED

ATTACK_VALUE: Final = 0.6
DEFENCE_VALUE: Final = 1.2
MEDITATION_VALUE: Final = 1.0
INSTANT_VALUE: Final = 0.9
SPEED_VALUE: Final = 0.1  # for each point of initiative
FOCUS_COST: Final = 0.35  # for each Focus
REQUIRED: Final = 0.4  # less for a card with a requirement
REPLACING: Final = 0.4  # more for an Instant Replacement
COUNTER_ONLY: Final = 0.8  # more for a card that is nothing but a Counter: its effects are no blow
SECOND_COPY: Final = 0.6  # of the value of the first one
REMEMBERED: Final = 100
_VALUES: Final[dict[int, list[float]]] = {}


def damage_of(cards: Cards, made: Design) -> float:
    """The highest damage in a cell of the card's grids."""
    most = 0.0
    for code in made.parts:
        for line in cards.lines[code.first : code.last]:
            for option in line.options:
                if option.chain is not None and option.chain.atoms[0].kind == v.STRIKE:
                    for cell in option.chain.atoms[0].cells:
                        most = max(most, cell_damage(cell))
    return most


def cell_damage(cell: Cell) -> float:
    """The value of what a cell does to whoever stands there."""
    value = cell.wounds + 1.2 * cell.bleeds + (EXECUTION if cell.execution else 0.0)
    return value + (POISONED if cell.poison else 0.0)


def card_value(cards: Cards, made: Design) -> float:
    """The value of a card, in wounds."""
    value = 0.0
    if made.types & v.ATTACK:
        value = ATTACK_VALUE + damage_of(cards, made)
    elif made.types & v.DEFENCE:
        value = DEFENCE_VALUE
    elif made.types & v.MEDITATION:
        value = MEDITATION_VALUE
    if made.instant in (v.ADDITIONAL, v.INSTANT):
        value = INSTANT_VALUE
    else:
        value += SPEED_VALUE * max(0, made.speeds[0].high)
    if made.counter_only:
        value += COUNTER_ONLY
    if made.instant == v.REPLACEMENT:
        value += REPLACING
    return value - FOCUS_COST * made.cost - (REQUIRED if made.requires else 0.0)


def card_values(cards: Cards) -> list[float]:
    """The values of all cards."""
    found = _VALUES.get(cards.serial)
    if found is None:
        if len(_VALUES) >= REMEMBERED:
            _VALUES.clear()
        found = [card_value(cards, made) for made in cards.designs]
        _VALUES[cards.serial] = found
    return found


def heap_value(cards: Cards, heap: int) -> float:
    """The value of all cards of a heap; further copies count for less than the first."""
    values = card_values(cards)
    total = 0.0
    for design in designs(heap):
        total += values[design] * (1.0 if copies(heap, design) == 1 else 1.0 + SECOND_COPY)
    return total
