"""The initiative an enemy chooses for a Defence card: that of the attack it can meet (section 44)."""

from typing import Final

from shiai.games.senjutsu.cards.cards import STUN_CARD
from shiai.games.senjutsu.cards.structure import STRIKE_LINE, Line
from shiai.games.senjutsu.rules.playing import lowered, speed_of
from shiai.games.senjutsu.rules.state import BLOCK, BOUGHT, ITEM_CARD, MARKS
from shiai.games.senjutsu.rules.table import opponents, seats_of
from shiai.games.senjutsu.solo.rules.state import Solo

EXECUTION_WOUNDS: Final = 5
NOTHING: Final = (-1, -1)  # no attack is met


def attacks_coming(state: Solo, figure: int) -> list[tuple[int, int]]:
    """Wounds and initiative of every attack effect on the heroes' revealed cards, the one to be met first in front."""
    cards = state.rules.cards
    found: list[tuple[int, int]] = []
    for hero in seats_of(opponents(state, figure)):
        base = hero * BLOCK
        card = state.cells[base + ITEM_CARD] - 1
        if not 0 <= card < STUN_CARD:
            continue
        for number, code in enumerate(cards.designs[card].parts):
            if number:
                speed = lowered(state, hero, code.speed)
            else:
                speed = speed_of(state, hero, card, bool(state.cells[base + MARKS] & BOUGHT))[1]
            for line in cards.lines[code.first : code.last]:
                if line.kind == STRIKE_LINE:
                    found.append((most_wounds(line), speed))
    # SJ-44.3: more wounds first, then the higher initiative
    return sorted(found, reverse=True)


def most_wounds(line: Line) -> int:
    """The wounds of the hardest cell of an attack effect."""
    most = 0
    for option in line.options:
        if option.chain is not None:
            for cell in option.chain.atoms[0].cells:
                most = max(most, cell.wounds + cell.bleeds + (EXECUTION_WOUNDS if cell.execution else 0))
    return most


def attack_met(state: Solo, figure: int, printed: int) -> tuple[int, int]:
    """Wounds and initiative of the first attack that is met at a printed initiative; NOTHING when there is none."""
    speed = lowered(state, figure, printed)
    # SJ-41.13, SJ-44.2: known before people choose theirs
    return next((attack for attack in attacks_coming(state, figure) if attack[1] == speed), NOTHING)
