"""The decks of enemies: recipes, what can lie on top, discards and resets (sections 40, 46, 47 and 48)."""

from typing import Final

from shiai.games.senjutsu.cards.cards import POISON_CARD, STUN_CARD
from shiai.games.senjutsu.cards.heap import copies, designs, every, heap_of, one, size
from shiai.games.senjutsu.rules.actions import CARD
from shiai.games.senjutsu.rules.state import BLOCK, LASTING, PLAYED, STOCK, UP
from shiai.games.senjutsu.solo.rules.enemies import DECKS, LAST_RESORT, NIGHTMARE_DECK, SELECTION
from shiai.games.senjutsu.solo.rules.state import (
    DECK_POISON,
    DECK_STUNS,
    EXTRA,
    FACE_DOWN,
    KEPT,
    OUT,
    PILE,
    PILE_BASE,
    SEEN,
    SLOTS,
    TOP,
    Solo,
)

HARDENED: Final = (2, 3)  # decks 3 and 4, from which nightmares draw less
REMEMBERED: Final = 1_000  # decks
_UNKNOWN: Final[dict[tuple[int, ...], tuple[list[int], list[int]]]] = {}
SCALE: Final = 27_720  # divisible by every number of cards that a selection deck can have left


def left_in(state: Solo, deck: int) -> int:
    """How many cards of a selection deck are in no deck of an enemy."""
    cells = state.cells
    seen = len([card for card in SELECTION[deck] if cells[SEEN] & every(card)])
    promised = sum(
        [cells[figure * EXTRA + SLOTS + deck] for figure in range(state.rules.first_enemy, state.rules.count)]
    )
    return len(SELECTION[deck]) - seen - promised


def nightmare_instead(state: Solo, figure: int, deck: int) -> int:
    """The deck from which a card of the recipe comes: once deck 8 instead of deck 3 or 4 for a nightmare (SJ-48.2)."""
    rules = state.solo_rules
    if not rules.nightmare or deck not in HARDENED or left_in(state, NIGHTMARE_DECK) <= 0:
        return deck
    # SJ-48.1, SJ-48.2
    had = state.cells[figure * EXTRA + SLOTS + NIGHTMARE_DECK]
    return NIGHTMARE_DECK if rules.all_nightmares or not had else deck


def drawable(state: Solo, figure: int, slot: tuple[int, ...]) -> list[int]:
    """The decks from which a card of the recipe can come.

    These are the decks that it names; if they are empty, all others permitted for this enemy (SJ-46.15); if these are
    empty too, deck 4 (SJ-46.16). There are more cards than enemies can have.
    """
    permitted = sorted({deck for decks in state.solo_rules.enemies[figure].recipe for deck in decks})
    named = [deck for deck in slot if left_in(state, nightmare_instead(state, figure, deck)) > 0]
    # SJ-46.15, SJ-46.16
    return named or [deck for deck in permitted if left_in(state, deck) > 0] or [LAST_RESORT]


def own_cards(state: Solo, figure: int) -> int:
    """The heap of cards that only this enemy has, with its nightmare card where nightmares are wanted (SJ-48.3)."""
    enemy = state.solo_rules.enemies[figure]
    heap = enemy.cards
    # SJ-48.3
    if state.solo_rules.nightmare:
        heap += heap_of(enemy.nightmares)
    return heap


def deck_count(state: Solo, figure: int) -> int:
    """How many cards the deck of an enemy has."""
    cells = state.cells
    extra = figure * EXTRA
    total = size(cells[figure * BLOCK + STOCK]) + size(cells[extra + TOP])
    total += sum(cells[extra + SLOTS : extra + SLOTS + DECKS])
    return total + cells[extra + DECK_STUNS] + cells[extra + DECK_POISON] - cells[extra + FACE_DOWN]


def on_top(state: Solo, figure: int) -> tuple[list[int], list[int]]:
    """What may lie on top of the deck of an enemy, with weights; ascending."""
    top = state.cells[figure * EXTRA + TOP]
    if top:
        known = list(designs(top))
        return known, [copies(top, card) for card in known]
    return unknown(state, figure)


def unknown(state: Solo, figure: int) -> tuple[list[int], list[int]]:
    """What a card may be that nobody has seen since the last shuffle, in the deck or discarded, with weights.

    Remembered: leave the lists as they are.
    """
    cells = state.cells
    extra = figure * EXTRA
    key = (
        *(cells[figure * BLOCK + STOCK], cells[SEEN], cells[extra + DECK_STUNS], cells[extra + DECK_POISON]),
        *cells[extra + SLOTS : extra + SLOTS + DECKS],
    )
    known = _UNKNOWN.get(key)
    if known is not None:
        return known
    weights: dict[int, int] = {}
    for card in designs(cells[figure * BLOCK + STOCK]):
        weights[card] = SCALE * copies(cells[figure * BLOCK + STOCK], card)
    for deck in range(DECKS):
        promised = cells[extra + SLOTS + deck]
        if promised:
            seen = cells[SEEN]
            unseen = [card for card in SELECTION[deck] if not seen or not seen & every(card)]
            for card in unseen:
                # SJ-46.9, SJ-47.3: a card of a selection deck at random
                weights[card] = SCALE * promised // len(unseen)
    if cells[extra + DECK_STUNS]:
        weights[STUN_CARD] = SCALE * cells[extra + DECK_STUNS]
    if cells[extra + DECK_POISON]:
        weights[POISON_CARD] = SCALE * cells[extra + DECK_POISON]
    found = sorted(weights)
    if len(_UNKNOWN) >= REMEMBERED:
        _UNKNOWN.clear()
    known = _UNKNOWN[key] = (found, [weights[card] for card in found])
    return known


def take(state: Solo, figure: int, card: int) -> None:
    """Take this card from the deck of an enemy."""
    cells = state.cells
    extra = figure * EXTRA
    if card == STUN_CARD:
        cells[extra + DECK_STUNS] -= 1
    elif card == POISON_CARD:
        cells[extra + DECK_POISON] -= 1
    elif cells[extra + TOP] & every(card):
        cells[extra + TOP] -= one(card)
    elif cells[figure * BLOCK + STOCK] & every(card):
        cells[figure * BLOCK + STOCK] -= one(card)
    else:
        for deck in range(DECKS):
            if card in SELECTION[deck]:
                cells[extra + SLOTS + deck] -= 1
        cells[SEEN] += one(card)


def lay_on_pile(state: Solo, figure: int, card: int) -> None:
    """Remember the order in which cards come to the open discards."""
    cell = figure * EXTRA + PILE
    state.cells[cell] = state.cells[cell] * PILE_BASE + CARD.at(card) + 1


def gather_discards(state: Solo, figure: int) -> None:
    """Shuffle all discards of an enemy into its deck."""
    cells = state.cells
    base = figure * BLOCK
    # SJ-40.1 to SJ-40.3, SJ-40.16, SJ-A.30: every card that is not beside the deck or out of the game
    state.shuffle(figure)
    cells[base + STOCK] += cells[base + UP]
    cells[base + UP] = 0
    cells[figure * EXTRA + FACE_DOWN] = 0
    cells[figure * EXTRA + PILE] = 0
    for card in designs(cells[base + PLAYED]):  # the card of this turn comes to the discards later
        lay_on_pile(state, figure, card)


def put_back(state: Solo) -> None:
    """Return all solo cards to their selection decks (SJ-49.12)."""
    cells = state.cells
    for figure in range(state.rules.first_enemy, state.rules.count):
        for cell in (STOCK, UP, PLAYED, LASTING):
            cells[figure * BLOCK + cell] = 0
        for cell in range(figure * EXTRA + SLOTS, figure * EXTRA + SLOTS + DECKS):
            cells[cell] = 0
        for cell in (TOP, DECK_STUNS, DECK_POISON, FACE_DOWN, PILE, KEPT, OUT):
            cells[figure * EXTRA + cell] = 0
    cells[SEEN] = 0
