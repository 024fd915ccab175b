"""Arrows and grids of a drawn Senjutsu card."""

from math import cos, pi, sin, sqrt
from typing import Final

from shiai.games.senjutsu.browser.cards.symbols import Brush, Symbol, letters, moved, number, row, sprite
from shiai.games.senjutsu.cards import vocabulary as v
from shiai.games.senjutsu.cards.structure import Atom, Cell

SIDES: Final = 6
FRONT: Final = 35  # the three directions of the front, and of the back
BACK: Final = 28
START: Final = 2.5  # where arrows with a common foot begin
TALLEST: Final = 74.0
WIDEST: Final = 140.0
# Grids whose cells all show the same: symbol and ink.
WHOLE_CELLS: Final = {
    v.SHIELDS: ("shield", "pine"),
    v.PLACE_CALTROP: ("caltrop", "ink"),
    v.PLACE_TRAPS: ("trap", "plum"),
}


# Arrows ---------------------------------------------------------------------------------------------------------------


def steps(_brush: Brush, atom: Atom) -> Symbol:
    """Arrows for every direction of a step: filled when mandatory, outlined when optional."""
    kind = "must" if atom.flag else "may"
    sides = [side for side in range(SIDES) if atom.mask >> side & 1]
    middle = 0.0
    half = 13.0
    start = START
    length = 14.0
    if len(sides) == 1:
        start, length, half = -11.0, 11.0, 10.0
    elif atom.mask & ~FRONT == 0 or atom.mask & ~BACK == 0:
        length, half = 20.0, 19.0 if len(sides) > 2 or atom.mask & 9 == 0 else 14.0
        middle = 10.0 if atom.mask & ~FRONT == 0 else -10.0
    drawn = "".join([arrow(side, kind, start, length) for side in sides])
    icon = Symbol(2 * half, 26, f'<g transform="translate({number(half)} {number(middle)})">{drawn}</g>')
    return counted(icon, atom.amount)


def arrow(side: int, kind: str, start: float, end: float) -> str:
    """An arrow in one of the six directions; the front is up."""
    neck = end - 6.5
    shaft = 1.6
    points = [(shaft, -start), (shaft, -neck), (4.4, -neck), (0.0, -end), (-4.4, -neck), (-shaft, -neck)]
    points.append((-shaft, -start))
    path = "L".join([f"{number(x)} {number(y)}" for x, y in points])
    return f'<path class="{kind}" data-side="{side}" transform="rotate({side * 60})" d="M{path}Z"/>'


def turns(_brush: Brush, atom: Atom) -> Symbol:
    """The curved arrow of a rotation."""
    kind = "must" if atom.flag else "may"
    outer = 10.5
    inner = 6.5
    start = 0.75 * pi  # at the lower left, then clockwise over the top
    end = 2.1 * pi
    a, b = around(outer, start), around(outer, end)
    c, d = around(inner, end), around(inner, start)
    tip_a, tip_b = around(outer + 3.2, end), around(inner - 3.2, end)
    tip = around((outer + inner) / 2, end + 0.85)
    path = f"M{a}A{outer} {outer} 0 1 1 {b}L{tip_a} {tip} {tip_b} {c}A{inner} {inner} 0 1 0 {d}Z"
    icon = Symbol(26, 24, f'<path class="{kind} turn" transform="translate(12 1)" d="{path}"/>')
    return counted(icon, atom.amount)


def behaviours(_brush: Brush, _atom: Atom) -> Symbol:
    """The behaviour track of an enemy."""
    svg = (
        '<path class="rule success" d="M11 0H37M4 -4.5 0 0 4 4.5M44 -4.5 48 0 44 4.5"/>'
        '<circle class="may behaviour" cx="11" r="4.5"/><circle class="must behaviour" cx="24" r="5"/>'
        '<circle class="may behaviour" cx="37" r="4.5"/>'
    )
    return Symbol(48, 14, svg)


def around(radius: float, angle: float) -> str:
    """A point on a circle; angles run clockwise from the right."""
    return f"{number(radius * cos(angle))} {number(radius * sin(angle))}"


def counted(symbol: Symbol, amount: int) -> Symbol:
    """A symbol with its amount, if it is more than 1."""
    return symbol if amount == 1 else row([symbol, letters(f"×{amount}", 15.0)], 1.0)


# Grids ----------------------------------------------------------------------------------------------------------------


def grid(brush: Brush, atom: Atom) -> Symbol:
    """A grid: its cells with their symbols, the spaces on the way to them, and the hero facing up."""
    shown = {(cell.a, cell.b): cell for cell in atom.cells}
    spaces = sorted({(0, 0), *shown, *[way for at in shown for way in ways(at)]})
    left, right, top, bottom = bounds(spaces, 1.0)
    radius = min(brush.radius, WIDEST / (right - left), TALLEST / (bottom - top))
    middle = (top + bottom) / 2 * radius
    drawn = [space(brush, at, shown.get(at), atom.kind, radius) for at in spaces]
    svg = f'<g transform="translate({number(-left * radius)} {number(-middle)})">{"".join(drawn)}</g>'
    return Symbol((right - left) * radius, (bottom - top) * radius + 2, svg)


def centre(at: tuple[int, int], radius: float) -> tuple[float, float]:
    """The centre of the cell a times F plus b times FL, where F is up."""
    a, b = at
    return -1.5 * radius * b, -sqrt(3) * radius * (a + b / 2)


def bounds(spaces: list[tuple[int, int]], radius: float) -> tuple[float, float, float, float]:
    """Left, right, top and bottom of these cells."""
    middles = [centre(at, radius) for at in spaces]
    half = sqrt(3) / 2 * radius
    return (
        min([x for x, _ in middles]) - radius,
        max([x for x, _ in middles]) + radius,
        min([y for _, y in middles]) - half,
        max([y for _, y in middles]) + half,
    )


def distance(a: int, b: int) -> int:
    """The number of steps to the cell a times F plus b times FL."""
    return (abs(a) + abs(b) + abs(a + b)) // 2


def ways(at: tuple[int, int]) -> list[tuple[int, int]]:
    """The cells on the shortest ways from the hero to a cell."""
    a, b = at
    length = distance(a, b)
    around_hero = [(i, j) for i in range(-length, length + 1) for j in range(-length, length + 1)]
    return [(i, j) for i, j in around_hero if distance(i, j) + distance(a - i, b - j) == length]


def space(brush: Brush, at: tuple[int, int], cell: Cell | None, kind: int, radius: float) -> str:
    """One space of a grid."""
    x, y = centre(at, radius)
    corners = [(x + radius * cos(k * pi / 3), y + radius * sin(k * pi / 3)) for k in range(SIDES)]
    path = "L".join([f"{number(cx)} {number(cy)}" for cx, cy in corners])
    style = "hex"
    inside = ""
    if cell is not None:
        style = f"hex {hex_style(cell, kind)}"
        icons = row([sprite(brush, name, ink, radius * size) for name, ink, size in cell_symbols(cell, kind)], 0.0)
        inside = moved(icons, x - icons.width / 2, y)
    elif at == (0, 0):
        hero = sprite(brush, "hero", "ink", radius * 1.2)
        inside = moved(hero, x - hero.width / 2, y)
    name = f' data-cell="{cell.name}"' if cell is not None else ""
    return f'<path class="{style}"{name} d="M{path}Z"/>{inside}'


def hex_style(cell: Cell, kind: int) -> str:
    """The colour of a cell."""
    if kind == v.SHIELDS:
        return "pine-hex"
    if cell.execution:
        return "execution-hex"
    return "vermilion-hex" if cell.harms() else "star-hex"


def cell_symbols(cell: Cell, kind: int) -> list[tuple[str, str, float]]:
    """The symbols of a cell with their inks and sizes."""
    if kind in WHOLE_CELLS:
        return [(*WHOLE_CELLS[kind], 1.15)]
    found: list[tuple[str, str]] = []
    if cell.wounds == 2:
        found.append(("wounds", "vermilion"))
    else:
        found += [("wound", "vermilion")] * cell.wounds
    found += [("drop", "vermilion")] * cell.bleeds
    if cell.execution:
        found.append(("execution", "on-ink"))
    if cell.poison:
        found.append(("poison", "plum"))
    if cell.back:
        found.append(("behind", "on-ink" if cell.execution else "ink"))
    if cell.star:
        found.append(("star", "ink"))
    size = 1.2 if len(found) == 1 else 1.6 / len(found)
    return [(name, ink, size) for name, ink in found]
