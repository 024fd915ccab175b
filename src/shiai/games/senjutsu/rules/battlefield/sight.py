"""Line of sight between spaces, by whole numbers only.

Corners are points of a lattice three times as fine, in the same slanted coordinates as the spaces: slanting keeps lines
straight and touching hexagons touching. Around its centre a space is the set of points where none of 2x + y, x + 2y and
x - y is further from 0 than 3.
"""

from typing import Final

from shiai.core.clauses import cited
from shiai.games.senjutsu.rules.battlefield.hexes import DIRECTIONS, QS, RS, SPACES, STEP_Q, STEP_R

CLAUSES: Final = cited("SJ-29.3 SJ-29.4 SJ-29.6 SJ-29.7 SJ-29.8 SJ-29.10")

# Corner n of a space lies between its neighbours in the directions n and n + 1.
CORNER_X: Final[list[int]] = [STEP_Q[n] + STEP_Q[(n + 1) % DIRECTIONS] for n in range(DIRECTIONS)]
CORNER_Y: Final[list[int]] = [STEP_R[n] + STEP_R[(n + 1) % DIRECTIONS] for n in range(DIRECTIONS)]


def _apart(one: int, other: int) -> bool:
    """Whether two points, measured across a pair of opposite edges of a space, lie beyond the same edge."""
    return (one > 3 and other > 3) or (one < -3 and other < -3)


def touches(x: int, y: int, to_x: int, to_y: int, at: int) -> bool:
    """Whether the line between two points crosses or touches a space, its edges and corners included (SJ-29.10)."""
    x -= 3 * QS[at]
    y -= 3 * RS[at]
    to_x -= 3 * QS[at]
    to_y -= 3 * RS[at]
    if _apart(2 * x + y, 2 * to_x + to_y) or _apart(x + 2 * y, to_x + 2 * to_y) or _apart(x - y, to_x - to_y):
        return False
    left = False
    right = False
    for corner in range(DIRECTIONS):
        side = (to_x - x) * (CORNER_Y[corner] - y) - (to_y - y) * (CORNER_X[corner] - x)
        if side >= 0:
            left = True
        if side <= 0:
            right = True
    return left and right


def _lines(a: int, facing: int, b: int) -> tuple[int, ...]:
    """For every line from a front corner of `a` to a corner of `b`: the other spaces that it crosses or touches.

    A line that touches all that another one touches, and more, is left out.
    """
    masks: list[int] = []
    for start in (facing, (facing + 5) % DIRECTIONS):  # the ends of the front edge (SJ-29.6)
        x = 3 * QS[a] + CORNER_X[start]
        y = 3 * RS[a] + CORNER_Y[start]
        for end in range(DIRECTIONS):
            to_x = 3 * QS[b] + CORNER_X[end]
            to_y = 3 * RS[b] + CORNER_Y[end]
            touched = [at for at in range(SPACES) if at not in (a, b) and touches(x, y, to_x, to_y, at)]
            masks.append(sum([1 << at for at in touched]))
    kept: list[int] = []
    for mask in sorted(masks, key=int.bit_count):
        if not [other for other in kept if other & ~mask == 0]:
            kept.append(mask)
    return tuple(kept)


_LINES: Final[dict[int, tuple[int, ...]]] = {}  # filled when asked for: most pairs never are


def line_of_sight(a: int, facing: int, b: int, terrain: int) -> bool:
    """Whether a hero on `a` sees space `b`: a line from a front corner to any corner touches no terrain (SJ-29.3).

    Neither the two spaces themselves nor gaps of the board break a line (SJ-29.7, SJ-29.8, SJ-29.10).
    """
    if terrain == 0:
        return True
    key = (a * DIRECTIONS + facing) * SPACES + b
    lines = _LINES.get(key)
    if lines is None:
        lines = _lines(a, facing, b)
        _LINES[key] = lines
    return any(line & terrain == 0 for line in lines)
