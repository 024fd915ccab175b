"""What a card is worth wherever the heroes stand: what to keep, what to throw away, what to look for."""

from typing import Final

from shiai.games.senjutsu.cards import vocabulary as v
from shiai.games.senjutsu.cards.cards import DESIGNS, LINES, Design
from shiai.games.senjutsu.cards.heap import copies, designs
from shiai.games.senjutsu.players.weights import EXECUTION

ATTACK_WORTH: Final = 0.6
DEFENCE_WORTH: Final = 1.2
MEDITATION_WORTH: Final = 1.0
INSTANT_WORTH: Final = 0.9
SPEED_WORTH: Final = 0.1
COST_WORTH: Final = 0.35
REQUIRED: Final = 0.4


def damage_of(made: Design) -> float:
    """The most wounds on a space of one of its grids."""
    most = 0.0
    for code in made.parts:
        for line in LINES[code.first : code.last]:
            for option in line.options:
                if option.chain is not None and option.chain.atoms[0].kind == v.STRIKE:
                    for cell in option.chain.atoms[0].cells:
                        most = max(most, cell.wounds + 1.2 * cell.bleeds + (EXECUTION if cell.execution else 0.0))
    return most


def worth_of(made: Design) -> float:
    """What a card is worth."""
    worth = 0.0
    if made.types & v.ATTACK:
        worth = ATTACK_WORTH + damage_of(made)
    elif made.types & v.DEFENCE:
        worth = DEFENCE_WORTH
    elif made.types & v.MEDITATION:
        worth = MEDITATION_WORTH
    if made.instant in (v.ADDITIONAL, v.INSTANT):
        worth = INSTANT_WORTH
    else:
        worth += SPEED_WORTH * max(0, made.speeds[0].high)
    if made.instant == v.REPLACEMENT:
        worth += REQUIRED
    return worth - COST_WORTH * made.cost - (REQUIRED if made.requires else 0.0)


WORTH: list[float] = [worth_of(made) for made in DESIGNS]


def heap_worth(heap: int) -> float:
    """What the cards of a heap are worth together; a second copy less than the first."""
    total = 0.0
    for design in designs(heap):
        total += WORTH[design] * (1.0 if copies(heap, design) == 1 else 1.6)
    return total
