"""Raider cards as the page shows them: figure, value, symbol, penalties and flames, and all of it in words."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from shiai.games.samurai_spirit.rules.components import (
    CARD_NAMES,
    NO_SYMBOL,
    PENALTY_NAMES,
    SYMBOL_NAMES,
)
from shiai.games.samurai_spirit.rules.options import Rules
from shiai.i18n.catalogue import Catalogue
from shiai.web.kit.drawing import Offer
from shiai.web.kit.marks import Mark, mark_of

RANKS: Final = {"P": "plunderer", "L": "lieutenant", "B": "boss"}  # by the first letter of a card's name


@dataclass(frozen=True)
class Raider:
    """A face-up raider card."""

    id: str
    rank: str  # its figure
    says: str  # everything on it in words
    value: int
    symbol: str  # "" when it has none
    penalties: tuple[str, ...]
    flames: bool
    mark: Mark | None  # if what is on it is not printed
    last: bool = False  # the last one of a combat line
    bites: bool = False  # its penalties will be applied in the next turn
    offer: Offer | None = None  # the choice of this card, if there is one


@lru_cache(2000)
def raider(rules: Rules, card: int, words: Catalogue, offer: Offer | None = None) -> Raider:
    """The raider card of this number."""
    symbol = rules.symbol[card]
    return Raider(
        id=CARD_NAMES[card],
        rank=rank_of(card),
        says=words.name_or(rules.card_names[card]),
        value=rules.value[card],
        symbol=SYMBOL_NAMES[symbol] if symbol != NO_SYMBOL else "",
        penalties=tuple([PENALTY_NAMES[penalty] for penalty in rules.penalties(card)]),
        flames=rules.flames[card],
        mark=mark_of(rules.box, "raiders", CARD_NAMES[card], words),
        offer=offer,
    )


def rank_of(card: int) -> str:
    """Plunderer, lieutenant or boss."""
    return RANKS[CARD_NAMES[card][0]]
