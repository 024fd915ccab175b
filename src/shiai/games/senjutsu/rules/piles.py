"""Hands, decks and discard piles: what goes from one to the other, and who knows of it."""

from shiai.games.senjutsu.cards.cards import CARD_NAMES
from shiai.games.senjutsu.cards.heap import copies, every, one, size
from shiai.games.senjutsu.cards.vocabulary import OPEN_DISCARDS
from shiai.games.senjutsu.rules.actions import MOST_SEATS
from shiai.games.senjutsu.rules.state import (
    BLOCK,
    DEEP_VENOM,
    DOWN,
    DOWN_SIZE,
    HAND,
    HAND_SIZE,
    KNOWN,
    LASTING,
    PLAYED,
    STOCK,
    STUNS_IN_DECK,
    TOP_VENOM,
    UNSEEN_DISCARDS,
    UP,
    Senjutsu,
)
from shiai.games.senjutsu.rules.table import who


def deck_size(state: Senjutsu, seat: int) -> int:
    """Cards in the deck, Poison and Stuns included."""
    cells = state.cells
    base = seat * BLOCK
    others = cells[base + TOP_VENOM] + cells[base + DEEP_VENOM] + cells[base + STUNS_IN_DECK]
    return size(cells[base + STOCK]) - cells[base + UNSEEN_DISCARDS] + others


def in_force(state: Senjutsu, lasting: int) -> bool:
    """Does a card in play have this lasting effect?"""
    cells = state.cells
    heaps = cells[LASTING] | cells[BLOCK + LASTING] | cells[2 * BLOCK + LASTING] | cells[3 * BLOCK + LASTING]
    return bool(heaps and heaps & state.rules.cards.lasting[lasting])


def forget(state: Senjutsu, seat: int, design: int) -> None:
    """Others know of one copy less, as a card has left the hand or the face-down pile openly."""
    cells = state.cells
    base = seat * BLOCK + KNOWN
    copies = every(design)
    for viewer in range(base, base + MOST_SEATS + 1):
        if cells[viewer] and cells[viewer] & copies:
            cells[viewer] -= one(design)


def show_card(state: Senjutsu, seat: int, design: int) -> None:
    """Note that everybody has seen this card, which now is in hand."""
    base = seat * BLOCK + KNOWN
    for viewer in range(MOST_SEATS + 1):
        if copies(state.cells[base + viewer], design) < 3:
            state.cells[base + viewer] += one(design)
    state.reveals += 1


def discard_open(state: Senjutsu, seat: int, design: int, clause: str) -> None:
    """Discard a card of the hand face up (SJ-28.14)."""
    base = seat * BLOCK
    # SJ-6.7, SJ-6.12, SJ-27.24: the heap of the hand holds ability cards only
    state.cells[base + HAND] -= one(design)
    state.cells[base + HAND_SIZE] -= 1
    state.cells[base + UP] += one(design)  # SJ-28.14
    forget(state, seat, design)
    if state.events is not None:
        state.tell("discarded", clause, {"who": who(state, seat), "card": card_name(design)})


def discard_hidden(state: Senjutsu, seat: int, design: int, clause: str) -> None:
    """Discard a card of the hand face down, unless all discards are open (085)."""
    if in_force(state, OPEN_DISCARDS):
        discard_open(state, seat, design, clause)
        return
    base = seat * BLOCK
    state.cells[base + HAND] -= one(design)
    state.cells[base + HAND_SIZE] -= 1
    state.cells[base + DOWN] += one(design)
    state.cells[base + DOWN_SIZE] += 1
    if state.events is not None:
        state.tell("discarded", clause, {"who": who(state, seat), "card": card_name(design)}, (seat,))
        others = tuple([other for other in range(-2, state.rules.people) if other not in (seat, -1)])
        state.tell("discarded_hidden", clause, {"who": who(state, seat)}, others)


def take_from_pile(state: Senjutsu, seat: int, design: int) -> None:
    """Take a card from a discard pile: a copy that lies face up, if there is any."""
    base = seat * BLOCK
    if state.cells[base + UP] & every(design):
        state.cells[base + UP] -= one(design)
    else:
        state.cells[base + DOWN] -= one(design)
        state.cells[base + DOWN_SIZE] -= 1
        forget(state, seat, design)


def play_from_hand(state: Senjutsu, seat: int, design: int) -> None:
    """Play a card from the hand openly."""
    base = seat * BLOCK
    state.cells[base + HAND] -= one(design)
    state.cells[base + HAND_SIZE] -= 1
    state.cells[base + PLAYED] += one(design)
    forget(state, seat, design)
    state.reveals += 1


def could_hold(state: Senjutsu, seat: int) -> int:
    """The heap of cards that could be in this hand for all that everybody knows."""
    cells = state.cells
    base = seat * BLOCK
    if cells[base + HAND_SIZE] == 0 and seat < state.rules.people:  # a companion draws what it plays
        return 0
    return state.rules.heaps[seat] - cells[base + UP] - cells[base + PLAYED] - cells[base + LASTING]


def card_name(design: int) -> str:
    """The id of a card in messages."""
    return CARD_NAMES[design]


def line_card(state: Senjutsu, line: int) -> str:
    """The id of the card that has this line, in messages."""
    return CARD_NAMES[state.rules.cards.line_design[line]]
