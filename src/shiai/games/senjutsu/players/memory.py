"""Imperfect memory: what a player who does not count cards forgets of piles and of cards that were shown."""

from random import Random

from shiai.games.senjutsu.cards.heap import copies, every, one
from shiai.games.senjutsu.rules.actions import MOST_SEATS
from shiai.games.senjutsu.rules.state import ALIVE, BLOCK, DOWN, KNOWN, LASTING, LOOKER, PLAYED, STOCK, UP, Senjutsu
from shiai.games.senjutsu.rules.worlds import listed


def forget_cards(view: Senjutsu, memory: float, rng: Random) -> None:
    """Exchange forgotten cards of this very view; nothing while somebody looks at cards of a deck or a pile."""
    if view.cells[LOOKER]:
        return
    for seat in range(view.rules.people):
        if not view.cells[ALIVE] >> seat & 1:
            continue
        if seat == view.viewer:
            forget_own_discards(view, seat, memory, rng)
        else:
            forget_shown_cards(view, seat, memory, rng)
            forget_discards(view, seat, memory, rng)


def forget_own_discards(view: Senjutsu, seat: int, memory: float, rng: Random) -> None:
    """Exchange the viewer's discards for cards of its deck, except cards face down that others know."""
    cells = view.cells
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


def forget_shown_cards(view: Senjutsu, seat: int, memory: float, rng: Random) -> None:
    """Forget cards that another player has shown."""
    cells = view.cells
    public = seat * BLOCK + KNOWN + MOST_SEATS
    known = seat * BLOCK + KNOWN + view.viewer
    for design in listed(cells[known]):
        if rng.random() >= memory:
            cells[known] -= one(design)
            if copies(cells[public], design) > copies(cells[known], design):
                cells[public] -= one(design)


def forget_discards(view: Senjutsu, seat: int, memory: float, rng: Random) -> None:
    """Exchange another player's open discards for cards that may be anywhere else."""
    cells = view.cells
    base = seat * BLOCK
    known = cells[base + KNOWN + view.viewer]
    hidden = view.rules.heaps[seat] - cells[base + UP] - cells[base + PLAYED] - cells[base + LASTING]
    for design in listed(cells[base + UP]):
        if rng.random() < memory:
            continue
        unseen = listed(hidden - known)
        if unseen:
            change = one(unseen[int(rng.random() * len(unseen))]) - one(design)
            cells[base + UP] += change
            hidden -= change
