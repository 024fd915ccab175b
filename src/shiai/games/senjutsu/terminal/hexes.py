"""The battlefield of Senjutsu in the terminal: flat-topped hexes, two lines and six or seven columns each.

The upper line has the name of the space and its terrain, in brackets if it may be chosen now; the lower line has a
preview symbol, the figure with its front, and a symbol for shields.
"""

from collections.abc import Mapping
from typing import Final

from rich.text import Text

from shiai.cli.kit.styles import DANGER, QUIET, SAFE
from shiai.games.senjutsu.rules.actions import SPACE
from shiai.games.senjutsu.rules.battlefield.figures import hazards, space_name
from shiai.games.senjutsu.rules.battlefield.hexes import QS, RS, bits
from shiai.games.senjutsu.rules.state import AT, BLOCK, CALTROPS, SHIELD_AT, Senjutsu
from shiai.games.senjutsu.terminal.symbols import (
    CALTROP,
    LATER,
    SHIELD,
    STAR,
    STRIKE,
    TERRAIN,
    TRAP,
    figure,
    viewer_seat,
)
from shiai.i18n.catalogue import Catalogue

WIDE: Final = 5  # columns between the slashes
NARROW: Final = 4
FIGURE: Final = 3  # columns of a figure
INKS: Final[dict[str, str]] = {STRIKE: DANGER, STAR: DANGER, SHIELD: SAFE, LATER: QUIET}

Glyph = tuple[str, str]  # a character and its style
NOTHING: Final[Glyph] = ("", "")


def battlefield(
    state: Senjutsu,
    words: Catalogue,
    width: int,
    preview: Mapping[int, str] | None = None,
    names: Mapping[int, str] | None = None,
) -> list[Text]:
    """The whole battlefield, line by line, in so many columns if possible.

    A preview has symbols on spaces; `names` has other tags for figures, two characters each.
    """
    spaces = bits(state.terrain.playable)
    columns = max([QS[space] for space in spaces]) - min([QS[space] for space in spaces]) + 1
    canvas = Canvas(WIDE if columns * (WIDE + 1) < width else NARROW)
    for space in spaces:
        canvas.outline(space)
    open_now = choosable(state)
    for space in spaces:
        canvas.write(space, 0, name_line(state, space, bool(open_now >> space & 1), canvas.inside))
        symbol = (preview or {}).get(space, "")
        canvas.write(space, 1, figure_line(state, space, words, symbol, canvas.inside, names or {}))
    return canvas.printed()


class Canvas:
    """Characters by line and column; `inside` is the room between the slashes of a space."""

    def __init__(self, inside: int) -> None:
        self.inside = inside
        self.glyphs: dict[tuple[int, int], Glyph] = {}

    def corner(self, space: int) -> tuple[int, int]:
        """The line and column of the upper left corner of a space."""
        return 2 * RS[space] + QS[space], (self.inside + 1) * QS[space]

    def outline(self, space: int) -> None:
        """Draw the six sides of a space."""
        line, column = self.corner(space)
        for place in range(1, self.inside + 1):
            self.glyphs.setdefault((line - 1, column + place), ("_", QUIET))
            self.glyphs[line + 1, column + place] = ("_", QUIET)
            self.glyphs.setdefault((line, column + place), (" ", ""))
        end = column + self.inside + 1
        self.glyphs[line, column] = self.glyphs[line + 1, end] = ("/", QUIET)
        self.glyphs[line, end] = self.glyphs[line + 1, column] = ("\\", QUIET)

    def write(self, space: int, below: int, glyphs: list[Glyph]) -> None:
        """Write into a line of a space; empty glyphs leave what is there."""
        line, column = self.corner(space)
        for place, glyph in enumerate(glyphs[: self.inside], 1):
            if glyph[0]:
                self.glyphs[line + below, column + place] = glyph

    def printed(self) -> list[Text]:
        """The canvas as lines of text."""
        columns = [column for _, column in self.glyphs]
        lines: list[Text] = []
        for line in range(min(self.glyphs)[0], max(self.glyphs)[0] + 1):
            text = Text()
            for column in range(min(columns), max(columns) + 1):
                character, style = self.glyphs.get((line, column), (" ", ""))
                text.append(character, style=style or "none")
            lines.append(text)
        return lines


def choosable(state: Senjutsu) -> int:
    """The mask of spaces that the viewer may choose now."""
    seat = viewer_seat(state)
    if seat < 0 or seat not in state.actors():
        return 0
    return sum([1 << SPACE.part(action) for action in state.legal(seat) if SPACE.has(action)])


def name_line(state: Senjutsu, space: int, open_now: bool, inside: int) -> list[Glyph]:
    """The name of a space and its terrain, in brackets if it may be chosen."""
    style = f"bold {SAFE}" if open_now else QUIET
    glyphs: list[Glyph] = [(character, style) for character in space_name(state, space)]
    kind = state.terrain.kind_at.get(space, -1)
    if kind >= 0 and len(glyphs) < inside:
        glyphs.append((TERRAIN[kind], "bold"))
    elif hazards(state) >> space & 1 and len(glyphs) < inside:
        glyphs.append((thrown(state, space), f"bold {DANGER}"))
    if len(glyphs) < inside:
        glyphs.insert(0, ("[", style) if open_now else (" ", ""))
    if open_now and len(glyphs) < inside:
        glyphs.append(("]", style))
    return glyphs


def thrown(state: Senjutsu, space: int) -> str:
    """The symbol of the caltrop or trap token on a space."""
    return (
        CALTROP if any(state.cells[seat * BLOCK + CALTROPS] >> space & 1 for seat in range(state.rules.count)) else TRAP
    )


def figure_line(
    state: Senjutsu, space: int, words: Catalogue, symbol: str, inside: int, names: Mapping[int, str]
) -> list[Glyph]:
    """A preview symbol, the figure on the space, and a symbol if the space is shielded."""
    glyphs: list[Glyph] = [(symbol, INKS.get(symbol, "")), *[NOTHING] * (inside - 1)]
    shielded = False
    for seat in range(state.rules.count):
        if state.cells[seat * BLOCK + AT] == space:
            text = figure(state, seat, words, names.get(seat, ""))
            glyphs[1 : 1 + FIGURE] = [(character, str(text.style)) for character in text.plain]
        shielded = shielded or bool(state.cells[seat * BLOCK + SHIELD_AT] >> space & 1)
    if shielded and (not symbol or inside == WIDE):
        glyphs[-1 if inside == WIDE else 0] = (SHIELD, SAFE)
    return glyphs
