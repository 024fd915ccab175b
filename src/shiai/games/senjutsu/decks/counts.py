"""What a deck is made of: how many of its cards have each initiative, type and tier; for which game it seems meant."""

from typing import Final

from shiai.games.senjutsu.cards import vocabulary as v
from shiai.games.senjutsu.cards.cards import DESIGNS
from shiai.games.senjutsu.cards.heap import copies, designs, size
from shiai.games.senjutsu.decks.decks import QUICK, STANDARD
from shiai.games.senjutsu.decks.format import Deck

SPEEDS: Final = ("9", "8", "7", "6", "5", "4", "3", "2", "1", "0", "=", "-")


def speed_counts(heap: int) -> dict[str, int]:
    """Cards of a heap by their printed initiative; a Block counts by its highest."""
    counts = dict.fromkeys(SPEEDS, 0)
    for design in designs(heap):
        counts[DESIGNS[design].record["initiative"][0]] += copies(heap, design)
    return counts


def type_counts(heap: int) -> dict[str, int]:
    """Cards of a heap by their types; one with two types counts for both."""
    counts = dict.fromkeys(v.TYPE_NAMES, 0)
    for design in designs(heap):
        for name in DESIGNS[design].record["types"].split():
            counts[name] += copies(heap, design)
    return counts


def tier_counts(heap: int) -> dict[str, int]:
    """Cards of a heap by the tiers that cards of heroes have."""
    counts = dict.fromkeys([name for name in v.TIER_NAMES if name != "solo"], 0)
    for design in designs(heap):
        counts[DESIGNS[design].record["tier"]] += copies(heap, design)
    return counts


def agreed_size(deck: Deck) -> int:
    """The game for which a deck seems to be meant: 40 cards if it has more than 30."""
    return QUICK if size(deck.cards) <= QUICK else STANDARD
