"""Imperfect memory: a player who does not count cards confuses discard piles with the decks they came from."""

from random import Random

from shiai.games.way_of_the_samurai.rules.state import (
    DECK,
    DISCARDED,
    ENEMY_DECK,
    ENEMY_DISCARD,
    FIRST_CARD,
    WayOfTheSamurai,
)


def forget_cards(view: WayOfTheSamurai, memory: float, rng: Random) -> None:
    """Exchange forgotten discards for cards of their deck; the first card of the round is never forgotten."""
    cells = view.cells
    forget_pile(cells, DECK, DISCARDED, cells[FIRST_CARD], memory, rng)
    forget_pile(cells, ENEMY_DECK, ENEMY_DISCARD, 0, memory, rng)


def forget_pile(cells: list[int], deck: int, discards: int, kept: int, memory: float, rng: Random) -> None:
    """Exchange each card of a discard pile, with chance 1 - memory, for a card of its deck; never those in `kept`."""
    for card in cards_of(cells[discards] & ~kept):
        if rng.random() < memory or not cells[deck]:
            continue
        unseen = cards_of(cells[deck])
        exchanged = 1 << card | 1 << unseen[int(rng.random() * len(unseen))]
        cells[deck] ^= exchanged
        cells[discards] ^= exchanged


def cards_of(mask: int) -> list[int]:
    """The cards of a mask, sorted."""
    return [card for card in range(mask.bit_length()) if mask >> card & 1]
