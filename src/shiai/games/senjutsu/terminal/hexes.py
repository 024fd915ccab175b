"""The battlefield of Senjutsu in the terminal: flat-topped hexes, two lines and six or seven columns each.

The upper line has the name of the space and its terrain, in brackets when it may be chosen now; the lower line has a
mark, the figure with its front, and a sign for shields.
"""

from collections.abc import Mapping
from typing import Final

from rich.text import Text

from shiai.cli.kit.inks import DANGER, QUIET, SAFE
from shiai.games.senjutsu.rules.actions import FACE, SPACE
from shiai.games.senjutsu.rules.battlefield.figures import space_name
from shiai.games.senjutsu.rules.battlefield.hexes import QS, RS, bits
from shiai.games.senjutsu.rules.state import AT, BLOCK, SHIELD_AT, Senjutsu
from shiai.games.senjutsu.terminal.signs import LATER, SHIELD, STAR, STRIKE, TERRAIN, figure, mine
from shiai.i18n.catalogue import Catalogue

WIDE: Final = 5  # columns between the slashes
NARROW: Final = 4
FIGURE: Final = 3  # columns of a figure
INKS: Final[dict[str, str]] = {STRIKE: DANGER, STAR: DANGER, SHIELD: SAFE, LATER: QUIET}

Ink = tuple[str, str]  # a sign and its style
NOTHING: Final[Ink] = ("", "")


def battlefield(state: Senjutsu, words: Catalogue, width: int, marks: Mapping[int, str] | None = None) -> list[Text]:
    """The whole battlefield, line by line, in so many columns if it can be; marks are signs on spaces."""
    spaces = bits(state.terrain.playable)
    columns = max([QS[space] for space in spaces]) - min([QS[space] for space in spaces]) + 1
    canvas = Canvas(WIDE if columns * (WIDE + 1) < width else NARROW)
    for space in spaces:
        canvas.outline(space)
    open_now = choosable(state)
    for space in spaces:
        canvas.write(space, 0, name_line(state, space, bool(open_now >> space & 1), canvas.inside))
        canvas.write(space, 1, figure_line(state, space, words, (marks or {}).get(space, ""), canvas.inside))
    return canvas.printed()


class Canvas:
    """Signs by line and column; `inside` is the room between the slashes of a space."""

    def __init__(self, inside: int) -> None:
        self.inside = inside
        self.signs: dict[tuple[int, int], Ink] = {}

    def corner(self, space: int) -> tuple[int, int]:
        """Line and column where a space begins."""
        return 2 * RS[space] + QS[space], (self.inside + 1) * QS[space]

    def outline(self, space: int) -> None:
        """The six sides of a space."""
        line, column = self.corner(space)
        for place in range(1, self.inside + 1):
            self.signs.setdefault((line - 1, column + place), ("_", QUIET))
            self.signs[line + 1, column + place] = ("_", QUIET)
            self.signs.setdefault((line, column + place), (" ", ""))
        end = column + self.inside + 1
        self.signs[line, column] = self.signs[line + 1, end] = ("/", QUIET)
        self.signs[line, end] = self.signs[line + 1, column] = ("\\", QUIET)

    def write(self, space: int, below: int, inks: list[Ink]) -> None:
        """Signs inside a space; an empty one leaves what is there."""
        line, column = self.corner(space)
        for place, ink in enumerate(inks[: self.inside], 1):
            if ink[0]:
                self.signs[line + below, column + place] = ink

    def printed(self) -> list[Text]:
        """All signs as lines of text."""
        columns = [column for _, column in self.signs]
        lines: list[Text] = []
        for line in range(min(self.signs)[0], max(self.signs)[0] + 1):
            text = Text()
            for column in range(min(columns), max(columns) + 1):
                sign, style = self.signs.get((line, column), (" ", ""))
                text.append(sign, style=style or "none")
            lines.append(text)
        return lines


def choosable(state: Senjutsu) -> int:
    """The spaces that the seat which looks may choose now."""
    seat = mine(state)
    if seat not in state.actors():
        return 0
    return sum([1 << action - SPACE for action in state.legal(seat) if SPACE <= action < FACE])


def name_line(state: Senjutsu, space: int, open_now: bool, inside: int) -> list[Ink]:
    """The name of a space and its terrain, in brackets when it may be chosen."""
    style = f"bold {SAFE}" if open_now else QUIET
    inks: list[Ink] = [(sign, style) for sign in space_name(state, space)]
    kind = state.terrain.kind_at.get(space, -1)
    if kind >= 0 and len(inks) < inside:
        inks.append((TERRAIN[kind], "bold"))
    if len(inks) < inside:
        inks.insert(0, ("[", style) if open_now else (" ", ""))
    if open_now and len(inks) < inside:
        inks.append(("]", style))
    return inks


def figure_line(state: Senjutsu, space: int, words: Catalogue, mark: str, inside: int) -> list[Ink]:
    """A mark, the figure that stands there, and a sign where a block shields the space."""
    inks: list[Ink] = [(mark, INKS.get(mark, "")), *[NOTHING] * (inside - 1)]
    shielded = False
    for seat in range(state.rules.count):
        if state.cells[seat * BLOCK + AT] == space:
            text = figure(state, seat, words)
            inks[1 : 1 + FIGURE] = [(sign, str(text.style)) for sign in text.plain]
        shielded = shielded or bool(state.cells[seat * BLOCK + SHIELD_AT] >> space & 1)
    if shielded and (not mark or inside == WIDE):
        inks[-1 if inside == WIDE else 0] = (SHIELD, SAFE)
    return inks
