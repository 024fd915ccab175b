"""Statistics of a deck: cards by initiative, type and tier, and the size of game that it fits."""

from typing import Final

from shiai.games.senjutsu.cards import vocabulary as v
from shiai.games.senjutsu.cards.cards import STANDARD_CARDS, Cards
from shiai.games.senjutsu.cards.heap import copies, designs, size
from shiai.games.senjutsu.decks.decks import QUICK, STANDARD
from shiai.games.senjutsu.decks.format import Deck

SPEEDS: Final = ("9", "8", "7", "6", "5", "4", "3", "2", "1", "0", "=", "-")


def speed_counts(heap: int, printed: Cards = STANDARD_CARDS) -> dict[str, int]:
    """Cards by printed initiative; a Block counts at its highest."""
    counts = dict.fromkeys(SPEEDS, 0)
    for design in designs(heap):
        counts[printed.designs[design].record["initiative"][0]] += copies(heap, design)
    return counts


def type_counts(heap: int, printed: Cards = STANDARD_CARDS) -> dict[str, int]:
    """Cards by type; a card with two types counts twice."""
    counts = dict.fromkeys(v.TYPE_NAMES, 0)
    for design in designs(heap):
        for name in printed.designs[design].record["types"].split():
            counts[name] += copies(heap, design)
    return counts


def tier_counts(heap: int, printed: Cards = STANDARD_CARDS) -> dict[str, int]:
    """Cards by tier, for the tiers that heroes' cards have."""
    counts = dict.fromkeys([name for name in v.TIER_NAMES if name != "solo"], 0)
    for design in designs(heap):
        counts[printed.designs[design].record["tier"]] += copies(heap, design)
    return counts


def agreed_size(deck: Deck) -> int:
    """The size of game that a deck fits: 40 cards if it has more than 30."""
    return QUICK if size(deck.cards) <= QUICK else STANDARD
