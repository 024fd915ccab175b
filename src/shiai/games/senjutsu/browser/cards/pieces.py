"""Small pieces of a drawn Senjutsu card: symbols, words, rows of them, marks of Kamae and Focus."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from markupsafe import escape

from shiai.games.senjutsu.cards import vocabulary as v
from shiai.games.senjutsu.text.phrases import CONDITION_NAMES
from shiai.i18n.catalogue import Catalogue

SIZE: Final = 20.0  # of a symbol
GAP: Final = 3.0
LETTER: Final = 14.0  # the smallest letters, on a card of its smallest width
ENDLESS: Final = 1000.0  # room without an end
WIDE: Final = "mwMWOQ@%&ÄÖÜĄĘŚŻ"
NARROW: Final = "iIjlft.,:;'()| !-/ł"
# The ink of every Kamae and of every condition, and the outline of its mark within 20 by 20.
KAMAE_INKS: Final = ("quiet", "vermilion", "pine", "ochre", "plum", "quiet", "ochre")
GATE_NAMES: Final = (*v.KAMAE_NAMES, *CONDITION_NAMES)
KAMAE_SHAPES: Final = (
    "M10 0 20 10 10 20 0 10Z",
    "M10 0 20 7V20H0V7Z",
    "M10 0A10 10 0 1 1 10 20 10 10 0 1 1 10 0Z",
    "M0 0H20V13L10 20 0 13Z",
    "M6 0H14L20 6V14L14 20H6L0 14V6Z",
    "M0 0 10 4 20 0V16L10 20 0 16Z",
    "M0 20V9A10 9 0 0 1 20 9V20Z",
)


@dataclass(frozen=True)
class Brush:
    """In which words a card is drawn, where its symbols are, and how much room it has."""

    words: Catalogue
    sprite: str  # an address, or nothing within the same file
    radius: float  # of the spaces of its grids, at most
    crowded: bool = False  # short lines stand side by side


@dataclass(frozen=True)
class Piece:
    """Something drawn: from 0 to its width, and half its height above and below the line it stands on."""

    width: float
    height: float
    svg: str


def number(value: float) -> str:
    """A coordinate, no longer than needed."""
    return f"{value:.1f}".rstrip("0").rstrip(".")


def moved(piece: Piece, x: float, y: float, scale: float = 1.0) -> str:
    """A piece at its place."""
    size = f" scale({scale:.3f})" if scale != 1.0 else ""
    return f'<g transform="translate({number(x)} {number(y)}){size}">{piece.svg}</g>'


def mark(brush: Brush, name: str, ink: str = "ink", size: float = SIZE) -> Piece:
    """A symbol of the sprite."""
    length = number(size)
    svg = (
        f'<use href="{brush.sprite}#{name}" class="{ink}" y="{number(-size / 2)}" width="{length}" height="{length}"/>'
    )
    return Piece(size, size, svg)


def width_of(text: str, size: float, heavy: bool = False) -> float:
    """About how wide letters are, in no particular font."""
    units = sum([0.92 if letter in WIDE else 0.38 if letter in NARROW else 0.62 for letter in text])
    return units * size * (1.12 if heavy else 1.0)


def letters(text: str, size: float = LETTER, kind: str = "figure", ink: str = "ink", room: float = ENDLESS) -> Piece:
    """A word or a number on the line; narrower letters where there is too little room for it."""
    width = width_of(text, size, "words" not in kind)
    squeezed = f' textLength="{number(room)}" lengthAdjust="spacingAndGlyphs"' if width > room else ""
    place = f'y="{number(size * 0.36)}" font-size="{number(size)}"{squeezed}'
    return Piece(min(width, room), size, f'<text class="{kind} {ink}" {place}>{escape(text)}</text>')


def row(pieces: Sequence[Piece], gap: float = GAP) -> Piece:
    """Pieces beside each other."""
    x = 0.0
    drawn: list[str] = []
    for piece in pieces:
        drawn.append(moved(piece, x, 0) if x else piece.svg)
        x += piece.width + gap
    return Piece(max(0.0, x - gap), max([piece.height for piece in pieces], default=0.0), "".join(drawn))


def column(pieces: Sequence[Piece], gap: float = 1.0) -> Piece:
    """Pieces below each other, all beginning at the left."""
    height = sum([piece.height for piece in pieces]) + gap * (len(pieces) - 1)
    y = -height / 2
    drawn: list[str] = []
    for piece in pieces:
        drawn.append(moved(piece, 0, y + piece.height / 2))
        y += piece.height + gap
    return Piece(max([piece.width for piece in pieces]), height, "".join(drawn))


def fitted(piece: Piece, width: float) -> Piece:
    """The piece, smaller when it is too wide."""
    if piece.width <= width:
        return piece
    scale = width / piece.width
    return Piece(width, piece.height * scale, moved(piece, 0, 0, scale))


def wrapped(text: str, width: float, size: float = LETTER, kind: str = "words") -> list[Piece]:
    """A sentence in lines that are not wider than this."""
    lines: list[str] = []
    for word in text.split(" "):
        longer = f"{lines[-1]} {word}" if lines else word
        if lines and width_of(longer, size) <= width:
            lines[-1] = longer
        else:
            lines.append(word)
    return [letters(line, size, kind, room=width) for line in lines]


def struck_out(piece: Piece) -> Piece:
    """A piece that is taken away or forbidden."""
    half = piece.height / 2
    line = f"M0 {number(half)}L{number(piece.width)} {number(-half)}"
    svg = f'{piece.svg}<path class="paper-line" d="{line}"/><path class="vermilion-line" d="{line}"/>'
    return Piece(piece.width, piece.height, svg)


def span(low: int, high: int) -> str:
    """An initiative, or a range of them."""
    return str(high) if low == high else f"{high}–{low}"


def box(text: str) -> Piece:
    """An initiative box."""
    inside = letters(text, 16.0, "figure", "on-ink")
    width = inside.width + 8
    svg = f'<rect class="ink-fill" y="-10" width="{number(width)}" height="20" rx="2"/>{moved(inside, 4, 0)}'
    return Piece(width, 20, svg)


# Gates ----------------------------------------------------------------------------------------------------------------


def kamae_names(mask: int) -> list[int]:
    """The Kamae of a mask, conditions last."""
    return [kamae for kamae in range(len(KAMAE_INKS)) if mask >> kamae & 1]


def kamae_mark(brush: Brush, kamae: int, size: float = SIZE) -> Piece:
    """The mark of a Kamae or a condition: its colour, its shape and its first letter."""
    name = brush.words.name(GATE_NAMES[kamae])
    scale = size / 20
    svg = (
        f'<g transform="translate(0 {number(-size / 2)}) scale({scale:.3f})">'
        f'<path class="{KAMAE_INKS[kamae]}-fill" d="{KAMAE_SHAPES[kamae]}"/>'
        f'<text class="figure on-ink middle" x="10" y="15" font-size="14">{escape(name[0])}</text></g>'
    )
    return Piece(size, size, svg)


def kamae_marks(brush: Brush, mask: int, size: float = SIZE) -> list[Piece]:
    """The marks of all Kamae of a mask, with a stroke between them."""
    pieces: list[Piece] = []
    for kamae in kamae_names(mask):
        if pieces:
            pieces.append(letters("/"))
        pieces.append(kamae_mark(brush, kamae, size))
    return pieces


def lotuses(brush: Brush, focus: int, size: float = 17.0) -> Piece:
    """So much Focus."""
    return row([mark(brush, "lotus", "indigo", size) for _ in range(focus)], 0.0)


def gate_marks(brush: Brush, kamae: int, focus: int) -> list[Piece]:
    """What stands before a gated line."""
    pieces = kamae_marks(brush, kamae)
    if focus:
        pieces.append(lotuses(brush, focus))
    return pieces


def wash_of(kamae: int, focus: int) -> str:
    """The colour of a gated line; of two Kamae the first."""
    return "indigo" if focus or not kamae else KAMAE_INKS[kamae_names(kamae)[0]]
