"""Raider cards as short texts: 4⌂♦☼ is a card of value 4 with a farmstead, a wound penalty and flames.

A sign behind it says that what is on the card is not printed (cli/kit/marks.py).
"""

from itertools import groupby
from typing import Final

from rich.text import Text

from shiai.cli.kit.marks import mark
from shiai.cli.kit.styles import HIDDEN
from shiai.core.native import Cells
from shiai.games.samurai_spirit.rules.components import (
    CARD_NAMES,
    PENALTY_NAMES,
    SYMBOL_NAMES,
)
from shiai.games.samurai_spirit.rules.face_down_pile import FaceDownPile
from shiai.games.samurai_spirit.rules.options import Rules
from shiai.i18n.catalogue import Catalogue

SYMBOL_SIGNS: Final = ("▲", "⌂", "☻", "")  # hat, farm, doll, none
PENALTY_SIGNS: Final = ("♨", "♦", "»", "Ø", "≠", "←", "→", "▼", "↻", "†", "−")  # in the order of PENALTY_NAMES
FLAMES_SIGN: Final = "☼"


def in_line(rules: Rules, card: int) -> str:
    """A card in front of a samurai, where flames mean nothing (SS-3.7)."""
    return face(rules, card) + card_mark(rules, card)


def in_pile(rules: Rules, card: int) -> str:
    """A card in a pile, with its flames."""
    return face(rules, card) + (FLAMES_SIGN if rules.flames[card] else "") + card_mark(rules, card)


def face(rules: Rules, card: int) -> str:
    """Value, symbol and penalties of a card."""
    signs = [PENALTY_SIGNS[penalty] for penalty in rules.penalties(card)]
    return "".join([str(rules.value[card]), SYMBOL_SIGNS[rules.symbol[card]], *signs])


def card_mark(rules: Rules, card: int) -> str:
    """The sign of a card that is not printed."""
    return mark(rules.box, "raiders", CARD_NAMES[card])


def penalty_words(rules: Rules, card: int, words: Catalogue) -> str:
    """The penalties of a card in words."""
    return ", ".join([words.name(PENALTY_NAMES[penalty]) for penalty in rules.penalties(card)])


def places(pile: FaceDownPile, cells: Cells) -> list[int]:
    """The places of a pile, the uppermost first: a known card, or a number below 0."""
    return pile.places(cells)[::-1]


def pile_text(rules: Rules, known: list[int]) -> Text:
    """The places of a pile from the top: the known cards, and how many unknown ones lie between them."""
    parts: list[Text] = []
    for seen, run in groupby(known, key=lambda place: place >= 0):
        cards = list(run)
        parts += [Text(in_pile(rules, card)) for card in cards] if seen else [Text(f"…{len(cards)}…", style=HIDDEN)]
    return Text(" ").join(parts)


def symbol_legend(words: Catalogue) -> list[str]:
    """The signs of the symbols with their names."""
    return [f"{SYMBOL_SIGNS[symbol]} {words.name(name)}" for symbol, name in enumerate(SYMBOL_NAMES)]


def penalty_legend(shown: set[int], words: Catalogue) -> list[str]:
    """The signs of these penalties with their names."""
    return [f"{PENALTY_SIGNS[penalty]} {words.name(PENALTY_NAMES[penalty])}" for penalty in sorted(shown)]


def flames_legend(words: Catalogue) -> str:
    """The sign of flames with its name."""
    return f"{FLAMES_SIGN} {words.name('flames')}"
