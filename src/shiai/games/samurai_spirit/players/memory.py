"""What a player mixes up who does not count cards: raiders seen in this round and those that still lie face down."""

from random import Random

from shiai.games.samurai_spirit.rules.components import CARDS, RANK
from shiai.games.samurai_spirit.rules.deck import LEFT_OF_RANK
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


def mislay(state: SamuraiSpirit, memory: float, rng: Random) -> None:
    """Exchange forgotten raiders (away, discarded, shuffled in, or looked at in a pile) for others of their kind."""
    cells = state.cells
    lying = known_places(cells)
    by_rank = cells[ROUND] == 1 and state.rules.uses_absent  # then the number of dolls seen has to stay (SS-25.3)
    family = RANK if by_rank else [LEFT_OF_RANK[rank] for rank in RANK]
    seen = [card for card in range(CARDS) if lay_open(cells, card) or card in lying]
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
            if card in lying:
                cells[lying[card]] = other


def lay_open(cells: list[int], card: int) -> bool:
    """Was this card seen and is now out of sight, or in a pile at which one would have to look?"""
    where = cells[WHERE + card]
    return where in (AWAY, DISCARDED) or where > FACE_DOWN


def known_places(cells: list[int]) -> dict[int, int]:
    """The cells of the cards in the two face-down piles that were looked at, by card."""
    found: dict[int, int] = {}
    for pile in (STACK, INTRUDERS):
        for cell in range(pile.at + 1, pile.at + 1 + cells[pile.at]):
            if cells[cell] >= 0:
                found[cells[cell]] = cell
    return found
