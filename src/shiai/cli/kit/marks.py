"""Marks for what is not printed: a sign beside a value, and a legend that explains the signs."""

from collections.abc import Iterable
from typing import Final

from rich.text import Text

from shiai.cli.kit.styles import QUIET
from shiai.core.box import Contents
from shiai.core.components import OWN, PRINTED, RECONSTRUCTED, REPORTED
from shiai.i18n.catalogue import Catalogue

SIGNS: Final = {PRINTED: "", REPORTED: "°", RECONSTRUCTED: "≈", OWN: "✎"}
NOT_PRINTED: Final = (REPORTED, RECONSTRUCTED, OWN)


def mark(contents: Contents, part: str, entry: str, field: str = "") -> str:
    """The sign of a field or an entry; empty if it is printed."""
    return SIGNS[contents.confidence(part, entry, field)]


def confidence_word(confidence: str, words: Catalogue) -> str:
    """A confidence in words."""
    return {
        PRINTED: words.say("trust-printed"),
        REPORTED: words.say("trust-reported"),
        RECONSTRUCTED: words.say("trust-reconstructed"),
        OWN: words.say("trust-own"),
    }[confidence]


def legend(signs: Iterable[str], words: Catalogue) -> Text:
    """What these signs mean, in one quiet line; empty signs are left out."""
    used = set(signs)
    meanings = [f"{sign} {confidence_word(which, words)}" for which, sign in SIGNS.items() if sign and sign in used]
    return Text("  ".join(meanings), style=QUIET)


def summary(contents: Contents, words: Catalogue, among: Iterable[str] = SIGNS) -> str:
    """How many components there are of each confidence: `17 printed, 2 reconstructed (≈)`; empty if there are none."""
    parts: list[str] = []
    for confidence, number in contents.counts().items():
        if number and confidence in among:
            sign = SIGNS[confidence]
            parts.append(f"{number} {confidence_word(confidence, words)}" + (f" ({sign})" if sign else ""))
    return ", ".join(parts)
