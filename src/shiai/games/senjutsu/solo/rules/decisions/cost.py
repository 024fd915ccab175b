"""The cost of a state to the heroes (SJ-38.8): what they have suffered, less what the enemies have.

Between equal states an enemy that heroes are about to strike stands worse, and one behind a hero stands better.
"""

from typing import Final

from shiai.games.senjutsu.rules.heroes import POISONS
from shiai.games.senjutsu.rules.state import (
    ALIVE,
    AT,
    BLEEDING,
    BLOCK,
    FOCUS,
    HAND_SIZE,
    HOBBLES,
    NOWHERE,
    RESULT,
    STUNS,
    TOXINS,
    WINNERS,
    WOUNDS,
)
from shiai.games.senjutsu.rules.table import opponents, rotating, seats_of
from shiai.games.senjutsu.solo.rules.decisions.aims import sides_of_hero
from shiai.games.senjutsu.solo.rules.decisions.blows import REAR, struck_spaces
from shiai.games.senjutsu.solo.rules.state import DECK_STUNS, EXTRA, Solo

# SJ-38.8, SJ-A.91
LOST: Final = 100_000
FALLEN: Final = 10_000
WOUND: Final = 100
STATUS: Final = 50
SMALL: Final = 25  # a Focus or a card less, a wound that bleeds, the Hobble of an enemy
OWN_WOUND: Final = 75
STRUCK: Final = 2  # these two never outweigh what is above them: there are seven enemies at most
BEHIND: Final = 1


def cost_to_heroes(state: Solo) -> int:
    """The cost of a state to the heroes; the highest is worst for them."""
    cells = state.cells
    if cells[RESULT]:
        return -LOST if cells[WINNERS] & state.rules.played_by_people else LOST
    total = 0
    for hero in range(state.rules.first_enemy):
        base = hero * BLOCK
        if not cells[ALIVE] >> hero & 1:
            total += FALLEN
            continue
        total += WOUND * (cells[base + WOUNDS] + cells[base + BLEEDING]) + SMALL * cells[base + BLEEDING]
        statuses = cells[base + STUNS] + rotating(cells[base + HOBBLES])
        for toxin in range(base + TOXINS, base + TOXINS + POISONS - 1):
            if cells[toxin]:
                statuses += rotating(cells[toxin])
        total += STATUS * statuses - SMALL * (cells[base + FOCUS] + cells[base + HAND_SIZE])
    for figure in seats_of(cells[ALIVE] & ~state.rules.of_people & state.rules.fighters):
        base = figure * BLOCK
        suffered = (
            cells[base + WOUNDS] + cells[base + BLEEDING] + cells[base + STUNS] + cells[figure * EXTRA + DECK_STUNS]
        )
        total -= OWN_WOUND * suffered + SMALL * rotating(cells[base + HOBBLES])
        at = cells[base + AT]
        if at != NOWHERE:
            total -= STRUCK * (struck_spaces(state, figure) >> at & 1)
            total += BEHIND * int(is_behind(state, figure, at))
    return total


def is_behind(state: Solo, figure: int, at: int) -> bool:
    """Does an enemy stand behind a hero?"""
    for hero in seats_of(opponents(state, figure)):
        sides = sides_of_hero(state, hero, at)
        if hero != state.rules.token and all(side in REAR for side in sides):
            return True
    return False
