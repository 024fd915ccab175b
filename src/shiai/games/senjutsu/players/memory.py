"""What a player mixes up who does not count cards: discard piles and decks, and which cards of others were shown."""

from random import Random

from shiai.games.senjutsu.cards.heap import copies, every, one
from shiai.games.senjutsu.rules.actions import MOST_SEATS
from shiai.games.senjutsu.rules.state import ALIVE, BLOCK, DOWN, KNOWN, LASTING, LOOKER, PLAYED, STOCK, UP, Senjutsu
from shiai.games.senjutsu.rules.worlds import listed


def mislay(state: Senjutsu, memory: float, rng: Random) -> None:
    """Exchange forgotten cards; nothing while somebody looks at cards of a deck or a pile."""
    if state.cells[LOOKER]:
        return
    for seat in range(state.rules.people):
        if not state.cells[ALIVE] >> seat & 1:
            continue
        if seat == state.viewer:
            mislay_own(state, seat, memory, rng)
        else:
            mislay_shown(state, seat, memory, rng)
            mislay_discards(state, seat, memory, rng)


def mislay_own(state: Senjutsu, seat: int, memory: float, rng: Random) -> None:
    """Own discards for cards of the own deck, except those face down of which others know."""
    cells = state.cells
    base = seat * BLOCK
    shown = 0
    for viewer in range(MOST_SEATS + 1):
        shown |= cells[base + KNOWN + viewer]
    for pile in (base + UP, base + DOWN):
        for design in listed(cells[pile]):
            if rng.random() < memory or (pile == base + DOWN and shown & every(design)):
                continue
            unseen = listed(cells[base + STOCK])
            if unseen:
                change = one(unseen[int(rng.random() * len(unseen))]) - one(design)
                cells[pile] += change
                cells[base + STOCK] -= change


def mislay_shown(state: Senjutsu, seat: int, memory: float, rng: Random) -> None:
    """That somebody else has shown a card of the hand."""
    cells = state.cells
    public = seat * BLOCK + KNOWN + MOST_SEATS
    known = seat * BLOCK + KNOWN + state.viewer
    for design in listed(cells[known]):
        if rng.random() >= memory:
            cells[known] -= one(design)
            if copies(cells[public], design) > copies(cells[known], design):
                cells[public] -= one(design)


def mislay_discards(state: Senjutsu, seat: int, memory: float, rng: Random) -> None:
    """Open discards of somebody else for cards that may be anywhere else."""
    cells = state.cells
    base = seat * BLOCK
    known = cells[base + KNOWN + state.viewer]
    hidden = state.rules.heaps[seat] - cells[base + UP] - cells[base + PLAYED] - cells[base + LASTING]
    for design in listed(cells[base + UP]):
        if rng.random() < memory:
            continue
        unseen = listed(hidden - known)
        if unseen:
            change = one(unseen[int(rng.random() * len(unseen))]) - one(design)
            cells[base + UP] += change
            hidden -= change
