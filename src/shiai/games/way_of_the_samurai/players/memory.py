"""What a player mixes up who does not count cards: the two discard piles and the decks they came from."""

from random import Random

from shiai.games.way_of_the_samurai.rules.state import (
    DECK,
    DISCARDED,
    ENEMY_DECK,
    ENEMY_DISCARD,
    FIRST_CARD,
    WayOfTheSamurai,
)


def mislay(state: WayOfTheSamurai, memory: float, rng: Random) -> None:
    """Exchange forgotten discards for cards of their deck; the first card of the round is remembered (WS-30)."""
    cells = state.cells
    mix_up(cells, DECK, DISCARDED, cells[FIRST_CARD], memory, rng)
    mix_up(cells, ENEMY_DECK, ENEMY_DISCARD, 0, memory, rng)


def mix_up(cells: list[int], deck: int, discards: int, remembered: int, memory: float, rng: Random) -> None:
    """Exchange forgotten cards of a discard pile for cards of its deck."""
    for card in cards_of(cells[discards] & ~remembered):
        if rng.random() < memory or not cells[deck]:
            continue
        unseen = cards_of(cells[deck])
        exchanged = 1 << card | 1 << unseen[int(rng.random() * len(unseen))]
        cells[deck] ^= exchanged
        cells[discards] ^= exchanged


def cards_of(mask: int) -> list[int]:
    """The cards of a mask."""
    found: list[int] = []
    card = 0
    while mask >> card:
        if mask >> card & 1:
            found.append(card)
        card += 1
    return found
