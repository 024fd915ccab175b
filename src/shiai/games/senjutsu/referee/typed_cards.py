"""Cards that a person draws from the physical deck of an enemy and types in."""

from shiai.core.seats import CHANCE
from shiai.games.senjutsu.cards.cards import CARD_NAMES, STUN_CARD
from shiai.games.senjutsu.cards.heap import every, one
from shiai.games.senjutsu.referee.entries import EntryError
from shiai.games.senjutsu.rules.actions import CARD
from shiai.games.senjutsu.rules.state import BLOCK, STOCK
from shiai.games.senjutsu.solo.rules.enemies import DECKS, SELECTION
from shiai.games.senjutsu.solo.rules.state import EXTRA, SEEN, SLOTS, TOP, Solo


def draw_card(state: Solo, figure: int, card: int) -> None:
    """Answer the draw on top of the stack with this card."""
    step = state.stack[-1]
    if CARD.at(card) not in step.legal(state, CHANCE):
        make_possible(state, figure, card)
    step.apply(state, CHANCE, CARD.at(card))


def make_possible(state: Solo, figure: int, card: int) -> None:
    """Put a card of a selection deck into the deck in place of an unseen one; EntryError if it cannot be there."""
    name = CARD_NAMES[card].removeprefix("card-")
    cells = state.cells
    if card >= STUN_CARD:
        raise EntryError(f"there is no {name} in this deck: enter it first, as in stun enemy 1, or check the card")
    chosen = any(card in deck for deck in SELECTION)
    slots = [deck for deck in reversed(range(DECKS)) if cells[figure * EXTRA + SLOTS + deck]]
    if not chosen or cells[SEEN] & every(card):
        raise EntryError(f"card {name} cannot lie on this deck: it was seen elsewhere or belongs to another enemy")
    if not slots or cells[figure * EXTRA + TOP]:
        raise EntryError(f"card {name} cannot lie on this deck: all its cards are known; check the number")
    cells[figure * EXTRA + SLOTS + slots[0]] -= 1
    cells[SEEN] += one(card)
    cells[figure * BLOCK + STOCK] += one(card)
