"""The building blocks of a drawn card: sprites, words, rows and columns of them, symbols of Kamae and Focus."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from markupsafe import escape

from shiai.games.senjutsu.cards import vocabulary as v
from shiai.games.senjutsu.text.phrases import CONDITION_NAMES
from shiai.i18n.catalogue import Catalogue

SIZE: Final = 20.0  # of a symbol
GAP: Final = 3.0
LETTER: Final = 14.0  # the smallest letters on a card of the smallest width
BREAK: Final = re.compile(r"(?= )|(?<=[^\W\d]-)(?=[^\W\d])")  # where a line may end
ENDLESS: Final = 1000.0  # more room than anything needs
WIDE: Final = "mwMWOQ@%&ÄÖÜĄĘŚŻ"
NARROW: Final = "iIjlft.,:;'()| !-/ł"
# The ink of every Kamae and condition, and the outline of its symbol within 20 by 20.
KAMAE_INKS: Final = (
    "quiet",
    "vermilion",
    "pine",
    "ochre",
    "indigo",
    "plum",
    "quiet",
    "ochre",
    "vermilion",
    "pine",
    "indigo",
)
GATE_NAMES: Final = (*v.KAMAE_NAMES, *CONDITION_NAMES)
KAMAE_SHAPES: Final = (
    "M10 0 20 10 10 20 0 10Z",
    "M10 0 20 7V20H0V7Z",
    "M10 0A10 10 0 1 1 10 20 10 10 0 1 1 10 0Z",
    "M0 0H20V13L10 20 0 13Z",
    "M0 10 6 1V6H14V1L20 10 14 19V14H6V19Z",
    "M6 0H14L20 6V14L14 20H6L0 14V6Z",
    "M0 0 10 4 20 0V16L10 20 0 16Z",
    "M0 20V9A10 9 0 0 1 20 9V20Z",
    "M0 3H13L20 10 13 17H0Z",
    "M20 3H7L0 10 7 17H20Z",
    "M10 0 13 5 20 6 16 11 18 19 10 16 2 19 4 11 0 6 7 5Z",
)


@dataclass(frozen=True)
class Brush:
    """How a card is drawn: in which language, with which sprites, and how large."""

    words: Catalogue
    sheet: str  # the address of the sprites; empty if they are in the same file
    radius: float  # the largest radius of the spaces of grids
    crowded: bool = False  # short lines share a row


@dataclass(frozen=True)
class Symbol:
    """Something drawn, from 0 to its width, half its height above and half below the line."""

    width: float
    height: float
    svg: str


def number(value: float) -> str:
    """A coordinate with at most one decimal."""
    return f"{value:.1f}".rstrip("0").rstrip(".")


def moved(symbol: Symbol, x: float, y: float, scale: float = 1.0) -> str:
    """A symbol moved and scaled."""
    size = f" scale({scale:.3f})" if scale != 1.0 else ""
    return f'<g transform="translate({number(x)} {number(y)}){size}">{symbol.svg}</g>'


def sprite(brush: Brush, name: str, ink: str = "ink", size: float = SIZE) -> Symbol:
    """A symbol from the sprites."""
    length = number(size)
    svg = f'<use href="{brush.sheet}#{name}" class="{ink}" y="{number(-size / 2)}" width="{length}" height="{length}"/>'
    return Symbol(size, size, svg)


def width_of(text: str, size: float, heavy: bool = False) -> float:
    """The approximate width of a text in any font."""
    units = sum([0.92 if letter in WIDE else 0.38 if letter in NARROW else 0.62 for letter in text])
    return units * size * (1.12 if heavy else 1.0)


def letters(text: str, size: float = LETTER, kind: str = "figure", ink: str = "ink", room: float = ENDLESS) -> Symbol:
    """A word or a number, with narrower letters where it does not fit."""
    width = width_of(text, size, "words" not in kind)
    squeezed = f' textLength="{number(room)}" lengthAdjust="spacingAndGlyphs"' if width > room else ""
    place = f'y="{number(size * 0.36)}" font-size="{number(size)}"{squeezed}'
    return Symbol(min(width, room), size, f'<text class="{kind} {ink}" {place}>{escape(text)}</text>')


def row(symbols: Sequence[Symbol], gap: float = GAP) -> Symbol:
    """Symbols beside each other."""
    x = 0.0
    drawn: list[str] = []
    for symbol in symbols:
        drawn.append(moved(symbol, x, 0) if x else symbol.svg)
        x += symbol.width + gap
    return Symbol(max(0.0, x - gap), max([symbol.height for symbol in symbols], default=0.0), "".join(drawn))


def column(symbols: Sequence[Symbol], gap: float = 1.0) -> Symbol:
    """Symbols below each other, aligned to the left."""
    height = sum([symbol.height for symbol in symbols]) + gap * (len(symbols) - 1)
    y = -height / 2
    drawn: list[str] = []
    for symbol in symbols:
        drawn.append(moved(symbol, 0, y + symbol.height / 2))
        y += symbol.height + gap
    return Symbol(max([symbol.width for symbol in symbols]), height, "".join(drawn))


def fitted(symbol: Symbol, width: float) -> Symbol:
    """The symbol, scaled down if it is too wide."""
    if symbol.width <= width:
        return symbol
    scale = width / symbol.width
    return Symbol(width, symbol.height * scale, moved(symbol, 0, 0, scale))


def wrapped(text: str, width: float, size: float = LETTER, kind: str = "words") -> list[Symbol]:
    """A sentence in lines of at most this width; lines break at spaces and after hyphens between letters."""
    lines: list[str] = []
    for word in BREAK.split(text):
        if lines and width_of(lines[-1] + word, size) <= width:
            lines[-1] += word
        else:
            lines.append(word.lstrip())
    return [letters(line, size, kind, room=width) for line in lines]


def struck_out(symbol: Symbol) -> Symbol:
    """A symbol with a stroke through it: taken away or forbidden."""
    half = symbol.height / 2
    line = f"M0 {number(half)}L{number(symbol.width)} {number(-half)}"
    svg = f'{symbol.svg}<path class="paper-line" d="{line}"/><path class="vermilion-line" d="{line}"/>'
    return Symbol(symbol.width, symbol.height, svg)


def span(low: int, high: int) -> str:
    """An initiative, or a range of them."""
    return str(high) if low == high else f"{high}–{low}"


def box(text: str) -> Symbol:
    """An initiative box."""
    inside = letters(text, 16.0, "figure", "on-ink")
    width = inside.width + 8
    svg = f'<rect class="ink-fill" y="-10" width="{number(width)}" height="20" rx="2"/>{moved(inside, 4, 0)}'
    return Symbol(width, 20, svg)


# Gates ----------------------------------------------------------------------------------------------------------------


def kamae_of(mask: int) -> list[int]:
    """The Kamae of a mask, conditions last."""
    return [kamae for kamae in range(len(KAMAE_INKS)) if mask >> kamae & 1]


def letter_of(gate: str, words: Catalogue) -> str:
    """The letter on the symbol of a Kamae or a condition; Distance is told by its shape alone."""
    return "" if gate == v.KAMAE_NAMES[v.DISTANCE] else words.name(gate)[0]


def kamae_symbol(brush: Brush, kamae: int, size: float = SIZE) -> Symbol:
    """The symbol of a Kamae or a condition: its colour, its shape and its first letter."""
    letter = letter_of(GATE_NAMES[kamae], brush.words)
    scale = size / 20
    written = (
        f'<text class="figure on-ink middle" x="10" y="15" font-size="14">{escape(letter)}</text>' if letter else ""
    )
    svg = (
        f'<g transform="translate(0 {number(-size / 2)}) scale({scale:.3f})">'
        f'<path class="{KAMAE_INKS[kamae]}-fill" d="{KAMAE_SHAPES[kamae]}"/>'
        f"{written}</g>"
    )
    return Symbol(size, size, svg)


def kamae_symbols(brush: Brush, mask: int, size: float = SIZE) -> list[Symbol]:
    """The symbols of all Kamae of a mask, with a stroke between them."""
    symbols: list[Symbol] = []
    for kamae in kamae_of(mask):
        if symbols:
            symbols.append(letters("/"))
        symbols.append(kamae_symbol(brush, kamae, size))
    return symbols


def lotuses(brush: Brush, focus: int, size: float = 17.0) -> Symbol:
    """A lotus for each Focus."""
    return row([sprite(brush, "lotus", "indigo", size) for _ in range(focus)], 0.0)


def gate_symbols(brush: Brush, kamae: int, focus: int) -> list[Symbol]:
    """The symbols before a gated line."""
    symbols = kamae_symbols(brush, kamae)
    if focus:
        symbols.append(lotuses(brush, focus))
    return symbols


def wash_of(kamae: int, focus: int) -> str:
    """The colour of a gated line; for two Kamae that of the first."""
    return "indigo" if focus or not kamae else KAMAE_INKS[kamae_of(kamae)[0]]
