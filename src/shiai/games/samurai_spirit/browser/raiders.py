"""Raider cards of Samurai Spirit as a page shows them: value, symbol, penalties, flames, and all of it in words."""

from dataclasses import dataclass

from shiai.games.samurai_spirit.rules.components import (
    CARD_NAMES,
    FLAMES,
    NO_SYMBOL,
    PENALTY_NAMES,
    SYMBOL,
    SYMBOL_NAMES,
    VALUE,
    penalties,
)
from shiai.i18n.catalogue import Catalogue
from shiai.web.kit.drawing import Offer


@dataclass(frozen=True)
class Raider:
    """A card that everybody sees."""

    id: str
    says: str  # everything on it in words
    value: int
    symbol: str  # "" when it has none
    penalties: tuple[str, ...]
    flames: bool
    last: bool = False  # the last one of a combat line
    bites: bool = False  # its penalties come in the next turn
    offer: Offer | None = None  # it can be chosen now


def raider(card: int, words: Catalogue, offer: Offer | None = None) -> Raider:
    """A card by its number."""
    return Raider(
        id=CARD_NAMES[card],
        says=words.name(CARD_NAMES[card]),
        value=VALUE[card],
        symbol=SYMBOL_NAMES[SYMBOL[card]] if SYMBOL[card] != NO_SYMBOL else "",
        penalties=tuple([PENALTY_NAMES[penalty] for penalty in penalties(card)]),
        flames=FLAMES[card],
        offer=offer,
    )
