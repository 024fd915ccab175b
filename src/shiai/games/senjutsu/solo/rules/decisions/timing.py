"""The initiative an enemy chooses for a Defence card: that of the attack it can meet (section 44)."""

from typing import Final

from shiai.games.senjutsu.cards import vocabulary as v
from shiai.games.senjutsu.cards.cards import STUN_CARD, Cards
from shiai.games.senjutsu.cards.structure import LOWER_LINE, STRIKE_LINE, Line
from shiai.games.senjutsu.rules.playing import bought, lowered, printed, speed_of
from shiai.games.senjutsu.rules.state import ALIVE, BLOCK, ITEM_CARD, ITEM_SPEED, ITEMS
from shiai.games.senjutsu.rules.steps.speeds import Compare
from shiai.games.senjutsu.rules.table import opponents, seats_of
from shiai.games.senjutsu.solo.rules.state import Solo

EXECUTION_WOUNDS: Final = 5
NOTHING: Final[tuple[int, int]] = (-1, -1)  # no attack is met


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
                speed = speed_of(state, hero, card, bought(state, hero))[1]
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


def attacks_met(state: Solo, figure: int, speeds: list[int]) -> list[tuple[int, int]]:
    """For every printed initiative: wounds and initiative of the first attack that is met, or NOTHING."""
    # SJ-41.13, SJ-44.2: known before people choose theirs
    coming = attacks_coming(state, figure)
    if not coming:
        return [NOTHING] * len(speeds)
    met = [lowered(state, figure, printed) for printed in speeds]
    return [next((attack for attack in coming if attack[1] == speed), NOTHING) for speed in met]


# Effects that ask for the very number of an initiative, or bring another card at one.
BY_NUMBER: Final = (v.WOUND_BY_DIFFERENCE, v.PLAY_FOUND, v.PLAY_DISCARDED)
_CARDS_BY_NUMBER: Final[dict[int, set[int]]] = {}  # by the serial number of the cards
BOXES: Final = 10  # whose cards are remembered
UNLIKE: Final = 100  # more than any number of cards that come first


def same_order(state: Solo, figure: int, speeds: list[int]) -> list[int]:
    """A number for every printed initiative of a figure, equal for those between which no other card comes.

    As long as no card asks for the number of an initiative, it makes no difference which of them is chosen.
    """
    taken = other_speeds(state, figure)
    found: list[int] = []
    for number, speed in enumerate([lowered(state, figure, speed) for speed in speeds]):
        if taken is None or speed in taken:
            found.append(UNLIKE + number)
        else:
            found.append(len([other for other in taken if other > speed]))
    return found


def other_speeds(state: Solo, figure: int) -> list[int] | None:
    """The initiatives of all parts of cards but the first of this figure's; None if they are not known or matter."""
    if not isinstance(state.stack[-2], Compare):
        return None
    cells = state.cells
    cards = state.rules.cards
    by_number = cards_by_number(cards)
    found: list[int] = []
    for other in seats_of(cells[ALIVE]):
        base = other * BLOCK
        for item in range(ITEMS):
            card = cells[base + ITEM_CARD + item] - 1
            if card in by_number:
                return None
            if card >= 0 and (item or card >= STUN_CARD):
                found.append(cells[base + ITEM_SPEED + item])
        card = cells[base + ITEM_CARD] - 1
        if not 0 <= card < STUN_CARD:
            continue
        if other != figure:
            low, high = printed(state, other, card, bought(state, other))
            chosen = cells[base + ITEM_SPEED]
            found.append(chosen if low < high else lowered(state, other, low + state.quicker(other)))
        for code in cards.designs[card].parts[1:]:
            if code.low < code.speed:
                return None
            found.append(lowered(state, other, code.speed))
    return found


def cards_by_number(cards: Cards) -> set[int]:
    """The cards that ask for the number of an initiative, or bring another card."""
    found = _CARDS_BY_NUMBER.get(cards.serial)
    if found is None:
        found = set()
        for line, design in zip(cards.lines, cards.line_design, strict=True):
            chains = [option.chain for option in line.options if option.chain is not None]
            kinds = [atom.kind for chain in chains for atom in chain.atoms]
            if line.kind == LOWER_LINE or any(kind in BY_NUMBER for kind in kinds):
                found.add(design)
        if len(_CARDS_BY_NUMBER) >= BOXES:
            _CARDS_BY_NUMBER.clear()
        _CARDS_BY_NUMBER[cards.serial] = found
    return found
