"""Cards of physical decks: what a person has drawn for an enemy, where the notebook knows only what may lie there."""

from shiai.games.senjutsu.cards.cards import CARD_NAMES, STUN_CARD
from shiai.games.senjutsu.cards.heap import every, one
from shiai.games.senjutsu.referee.entries import EntryError
from shiai.games.senjutsu.referee.fight import Fight
from shiai.games.senjutsu.rules.actions import CARD
from shiai.games.senjutsu.rules.state import BLOCK, STOCK
from shiai.games.senjutsu.solo.rules.enemies import DECKS, SELECTION
from shiai.games.senjutsu.solo.rules.state import EXTRA, SEEN, SLOTS, TOP, Solo


def draw_card(fight: Fight, figure: int, card: int) -> None:
    """The question on top of the stack is answered with this card."""
    state = fight.state
    step = state.stack[-1]
    if CARD + card not in step.legal(state, -1):
        make_possible(state, figure, card)
    step.apply(state, -1, CARD + card)


def make_possible(state: Solo, figure: int, card: int) -> None:
    """A card of a selection deck that the recipe left open lies on top instead of another unseen one."""
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
