"""Forgetting: a player who does not count cards confuses raiders seen in this round with those still face down."""

from random import Random

from shiai.core.native import Cells
from shiai.games.samurai_spirit.rules.components import CARDS, RANK
from shiai.games.samurai_spirit.rules.state import (
    AWAY,
    DISCARDED,
    FACE_DOWN,
    INTRUDERS,
    ROUND,
    STACK,
    WHERE,
    SamuraiSpirit,
)


def forget_cards(state: SamuraiSpirit, memory: float, rng: Random) -> None:
    """Exchange forgotten raiders for unseen ones of their kind; each is remembered with the chance `memory`."""
    cells = state.cells
    known = known_places(cells)
    by_kind = cells[ROUND] == 1 and state.rules.uses_absent  # then the number of dolls seen has to stay (SS-25.3)
    family = state.rules.kind if by_kind else RANK
    seen = [card for card in range(CARDS) if was_seen(cells, card) or card in known]
    for card in seen:
        if rng.random() < memory:
            continue
        unseen = [
            other for other in range(CARDS) if cells[WHERE + other] == FACE_DOWN and family[other] == family[card]
        ]
        if unseen:
            other = unseen[int(rng.random() * len(unseen))]
            cells[WHERE + other] = cells[WHERE + card]
            cells[WHERE + card] = FACE_DOWN
            if card in known:
                cells[known[card]] = other


def was_seen(cells: Cells, card: int) -> bool:
    """Was this card seen, and is it now out of sight or in a pile that one would have to look through?"""
    where = cells[WHERE + card]
    return where in (AWAY, DISCARDED) or where > FACE_DOWN


def known_places(cells: Cells) -> dict[int, int]:
    """The cells of the known cards in the two face-down piles, by card."""
    found: dict[int, int] = {}
    for pile in (STACK, INTRUDERS):
        for cell in range(pile.at + 1, pile.at + 1 + cells[pile.at]):
            if cells[cell] >= 0:
                found[cells[cell]] = cell
    return found
