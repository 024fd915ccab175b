"""The battlefield of Senjutsu in the terminal: flat-topped hexes, two lines and seven columns each.

The upper line has the name of the space and its terrain, in brackets when it may be chosen now; the lower line has a
mark, the figure with its front, and a sign for shields.
"""

from collections.abc import Mapping
from typing import Final

from rich.text import Text

from shiai.cli.drawings.inks import DANGER, QUIET, SAFE
from shiai.cli.drawings.senjutsu_signs import LATER, SHIELD, STAR, STRIKE, TERRAIN, figure, mine
from shiai.games.senjutsu.actions import FACE, SPACE
from shiai.games.senjutsu.hexes import QS, RS, bits
from shiai.games.senjutsu.state import AT, BLOCK, NOWHERE, SHIELD_AT, Senjutsu
from shiai.games.senjutsu.table import space_name
from shiai.i18n.catalogue import Catalogue

ACROSS: Final = 6  # columns from one space to the next one beside it
INSIDE: Final = 5  # columns between the slashes
INKS: Final[dict[str, str]] = {STRIKE: DANGER, STAR: DANGER, SHIELD: SAFE, LATER: QUIET}

Ink = tuple[str, str]  # a sign and its style
Canvas = dict[tuple[int, int], Ink]  # by line and column


def battlefield(state: Senjutsu, words: Catalogue, marks: Mapping[int, str] | None = None) -> list[Text]:
    """The whole battlefield, line by line; marks are signs on spaces."""
    canvas: Canvas = {}
    spaces = bits(state.terrain.playable)
    for space in spaces:
        outline(canvas, space)
    open_now = choosable(state)
    for space in spaces:
        write(canvas, space, 0, name_line(state, space, bool(open_now >> space & 1)))
    for space in spaces:
        write(canvas, space, 1, figure_line(state, space, words, (marks or {}).get(space, "")))
    return printed(canvas)


def choosable(state: Senjutsu) -> int:
    """The spaces that the seat which looks may choose now."""
    seat = mine(state)
    if seat not in state.actors():
        return 0
    return sum([1 << action - SPACE for action in state.legal(seat) if SPACE <= action < FACE])


def corner(space: int) -> tuple[int, int]:
    """Line and column where a space begins."""
    return 2 * RS[space] + QS[space], ACROSS * QS[space]


def outline(canvas: Canvas, space: int) -> None:
    """The six sides of a space."""
    line, column = corner(space)
    for place in range(1, INSIDE + 1):
        canvas.setdefault((line - 1, column + place), ("_", QUIET))
        canvas[line + 1, column + place] = ("_", QUIET)
        canvas.setdefault((line, column + place), (" ", ""))
    end = column + INSIDE + 1
    canvas[line, column] = canvas[line + 1, end] = ("/", QUIET)
    canvas[line, end] = canvas[line + 1, column] = ("\\", QUIET)


def write(canvas: Canvas, space: int, below: int, inks: list[Ink]) -> None:
    """Signs inside a space; an empty one leaves what is there."""
    line, column = corner(space)
    for place, (sign, style) in enumerate(inks[:INSIDE], 1):
        if sign:
            canvas[line + below, column + place] = (sign, style)


def name_line(state: Senjutsu, space: int, open_now: bool) -> list[Ink]:
    """The name of a space and its terrain, in brackets when it may be chosen."""
    name = space_name(state, space)
    style = f"bold {SAFE}" if open_now else QUIET
    kind = state.terrain.kind_at.get(space, -1)
    inks = [(sign, style) for sign in name]
    if kind >= 0 and len(inks) < INSIDE - 1:
        inks.append((TERRAIN[kind], "bold"))
    if len(inks) > INSIDE - 2:
        return inks
    if open_now:
        return [("[", style), *inks, ("]", style)]
    return [(" ", ""), *inks]


def figure_line(state: Senjutsu, space: int, words: Catalogue, mark: str) -> list[Ink]:
    """A mark, the figure that stands there, and a sign where a block shields the space."""
    inks: list[Ink] = [(mark, INKS.get(mark, "")), ("", ""), ("", ""), ("", ""), ("", "")]
    for seat in range(state.rules.count):
        if state.cells[seat * BLOCK + AT] == space != NOWHERE:
            text = figure(state, seat, words)
            inks[1:4] = [(sign, str(text.style)) for sign in text.plain]
        if state.cells[seat * BLOCK + SHIELD_AT] >> space & 1:
            inks[4] = (SHIELD, SAFE)
    return inks


def printed(canvas: Canvas) -> list[Text]:
    """The canvas as lines of text."""
    top, bottom = min(canvas)[0], max(canvas)[0]
    left, right = min([column for _, column in canvas]), max([column for _, column in canvas])
    lines: list[Text] = []
    for line in range(top, bottom + 1):
        text = Text()
        for column in range(left, right + 1):
            sign, style = canvas.get((line, column), (" ", ""))
            text.append(sign, style=style or "none")
        lines.append(text)
    return lines
