"""Raider cards of Samurai Spirit in a few signs: 4⌂♦☼ is a four with a farmstead, a wound and flames."""

from itertools import groupby
from typing import Final

from rich.text import Text

from shiai.cli.kit.inks import HIDDEN
from shiai.core.pile import Pile
from shiai.games.samurai_spirit.rules.components import (
    FLAMES,
    PENALTY_NAMES,
    SYMBOL,
    SYMBOL_NAMES,
    VALUE,
    penalties,
)
from shiai.i18n.catalogue import Catalogue

SYMBOL_SIGNS: Final = ("▲", "⌂", "☻", "")  # hat, farm, doll, none
PENALTY_SIGNS: Final = ("♨", "♦", "»", "Ø", "≠", "←", "→", "▼", "↻", "†", "−")  # in the order of PENALTY_NAMES
FLAMES_SIGN: Final = "☼"


def in_line(card: int) -> str:
    """A card in front of a samurai, where flames mean nothing (SS-3.7)."""
    marks = [PENALTY_SIGNS[penalty] for penalty in penalties(card)]
    return "".join([str(VALUE[card]), SYMBOL_SIGNS[SYMBOL[card]], *marks])


def in_pile(card: int) -> str:
    """A card in a pile, with its flames."""
    return in_line(card) + (FLAMES_SIGN if FLAMES[card] else "")


def penalty_words(card: int, words: Catalogue) -> str:
    """The penalties of a card in words."""
    return ", ".join([words.name(PENALTY_NAMES[penalty]) for penalty in penalties(card)])


def places(pile: Pile, cells: list[int]) -> list[int]:
    """What is known of every place of a pile, the uppermost first: a card, or a number below 0."""
    return pile.places(cells)[::-1]


def pile_text(known: list[int]) -> Text:
    """Places of a pile from the top: the known cards, and how many unknown ones lie between them."""
    parts: list[Text] = []
    for seen, run in groupby(known, key=lambda place: place >= 0):
        cards = list(run)
        parts += [Text(in_pile(card)) for card in cards] if seen else [Text(f"…{len(cards)}…", style=HIDDEN)]
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
