"""The lattice of flat-topped hexes: spaces as numbers, directions, distances, grid cells and shortest ways.

All boards lie in one window of the lattice, so a space is one small number on every board, and a set of spaces is an
int with a bit for each of them.
"""

import re
from typing import Final

# SJ-3.10: one lattice for all boards
LEFTMOST: Final = -5  # the window: q from here,
TOPMOST: Final = -8  # r from here
COLUMNS: Final = 18
ROWS: Final = 14
SPACES: Final = 252
EVERYWHERE: Final = (1 << 252) - 1

# Absolute directions clockwise from the top, and the six sides of a figure clockwise from its front (SJ-3.11).
# SJ-3.8, SJ-3.11: a front points at an edge
DIRECTIONS: Final = 6
DIRECTION_NAMES: Final = ("N", "NE", "SE", "S", "SW", "NW")
RELATIVE_NAMES: Final = ("F", "FR", "BR", "B", "BL", "FL")
STEP_Q: Final[list[int]] = [0, 1, 1, 0, -1, -1]
STEP_R: Final[list[int]] = [-1, -1, 0, 1, 1, 0]

QS: Final[list[int]] = [index // ROWS + LEFTMOST for index in range(SPACES)]
RS: Final[list[int]] = [index % ROWS + TOPMOST for index in range(SPACES)]

_TERM: Final = re.compile(r"(F|FR|BR|B|BL|FL)([2-9]?)")
_REACH_Q: Final = 17  # the largest difference of two columns,
_REACH_R: Final = 13  # and of two rows
_SPAN_R: Final = 27


def space(q: int, r: int) -> int:
    """The space with these coordinates, -1 outside the window."""
    column = q - LEFTMOST
    row = r - TOPMOST
    if 0 <= column < COLUMNS and 0 <= row < ROWS:
        return column * ROWS + row
    return -1


NEIGHBOUR: Final[list[list[int]]] = [
    [space(QS[index] + STEP_Q[direction], RS[index] + STEP_R[direction]) for index in range(SPACES)]
    for direction in range(DIRECTIONS)
]
# How far the number of a neighbour is from that of a space, by direction; within the window only.
OFFSETS: Final[list[int]] = [STEP_Q[direction] * ROWS + STEP_R[direction] for direction in range(DIRECTIONS)]


def bits(mask: int) -> list[int]:
    """The spaces of a set, in ascending order."""
    found: list[int] = []
    while mask:
        lowest = mask & -mask
        found.append(lowest.bit_length() - 1)
        mask ^= lowest
    return found


_NOT_TOP: Final = sum([1 << index for index in range(SPACES) if RS[index] != TOPMOST])
_NOT_BOTTOM: Final = sum([1 << index for index in range(SPACES) if RS[index] != TOPMOST + ROWS - 1])


def surrounding(mask: int) -> int:
    """All neighbours of a set of spaces; a space of the set is among them if it has a neighbour in the set."""
    upwards = mask & _NOT_TOP
    downwards = mask & _NOT_BOTTOM
    moved = upwards >> 1 | upwards << 13 | mask << 14 | downwards << 1 | downwards >> 13 | mask >> 14
    return moved & EVERYWHERE


_RINGS: Final[dict[int, int]] = {}  # filled when asked for


def ring(middle: int, radius: int) -> int:
    """The spaces of the window that are so many steps from a space."""
    key = middle * SPACES + radius
    mask = _RINGS.get(key, -1)
    if mask < 0:
        mask = sum([1 << space for space in range(SPACES) if distance(space, middle) == radius])
        _RINGS[key] = mask
    return mask


def connected(spaces: int, ways: int) -> bool:
    """Whether all these spaces can be reached from each other on these ways."""
    reached = spaces & -spaces
    edge = reached
    while edge and spaces & ~reached:
        edge = surrounding(edge) & ways & ~reached
        reached |= edge
    return spaces & ~reached == 0


def distance(a: int, b: int) -> int:
    """How many steps it is from one space to another on the lattice, whatever lies between (SJ-3.7)."""
    # SJ-3.7
    q = QS[b] - QS[a]
    r = RS[b] - RS[a]
    if (q >= 0) == (r >= 0):  # the largest of the three differences, without calls: this is asked often
        return q + r if q >= 0 else -q - r
    if q < 0:
        return max(-q, r)
    return max(q, -r)


def _rays(q: int, r: int) -> tuple[int, ...]:
    """The directions whose steps lead this far by a shortest way: one on a straight ray, else the two beside it."""
    for direction in range(DIRECTIONS):
        following = (direction + 1) % DIRECTIONS
        along = q * STEP_R[following] - r * STEP_Q[following]
        aside = r * STEP_Q[direction] - q * STEP_R[direction]
        if along > 0 and aside == 0:
            return (direction,)
        if along > 0 and aside > 0:
            return (min(direction, following), max(direction, following))
    return ()


_RAYS: Final[list[tuple[int, ...]]] = [
    _rays(q, r) for q in range(-_REACH_Q, _REACH_Q + 1) for r in range(-_REACH_R, _REACH_R + 1)
]


def push_directions(a: int, b: int) -> tuple[int, ...]:
    """Where a hero on space `a` can push a target on `b`: along its ray, or one of the two around it (SJ-21.15)."""
    # SJ-21.15
    return _RAYS[(QS[b] - QS[a] + _REACH_Q) * _SPAN_R + RS[b] - RS[a] + _REACH_R]


def pull_spaces(a: int, b: int) -> tuple[int, ...]:
    """The neighbours of `b` that are nearer to `a`, in ascending order (SJ-21.17)."""
    # SJ-21.17
    return tuple(sorted([NEIGHBOUR[(direction + 3) % DIRECTIONS][b] for direction in push_directions(a, b)]))


def _terms(name: str) -> tuple[int, int]:
    """The sum of the steps that a grid cell name lists; nothing but (0, 0) if it is not such a list."""
    a = 0
    b = 0
    for part in name.split("+"):
        term = _TERM.fullmatch(part)
        if term is None:
            return (0, 0)
        relative = RELATIVE_NAMES.index(term[1])
        steps = int(term[2] or 1)
        a -= STEP_R[relative] * steps  # a figure that faces N has F = (0, -1) and FL = (-1, 0)
        b -= STEP_Q[relative] * steps
    return (a, b)


def cell(name: str) -> tuple[int, int]:
    """A grid cell like F, FR2 or F2+FL as (a, b): a times F plus b times FL."""
    found = _terms(name)
    if found == (0, 0):
        raise ValueError(
            f"'{name}' is no grid cell: write one of {', '.join(RELATIVE_NAMES)}, with a number from 2 to 9 for a"
            " straight cell further out (F2), and sums with + (F2+FL), but not the hero's own space"
        )
    return found


def cell_name(a: int, b: int) -> str:
    """The name of a grid cell by the fewest steps, sides in clockwise order from the front: F+FL, BL2, FR+BR."""
    parts: list[str] = []
    rays = _rays(-b, -a)
    for relative in rays:
        other = (relative + 1) % DIRECTIONS if len(rays) == 1 else sum(rays) - relative
        steps = abs(a * STEP_Q[other] - b * STEP_R[other])
        parts.append(RELATIVE_NAMES[relative] + (str(steps) if steps > 1 else ""))
    if not parts:
        raise ValueError("the hero's own space has no grid cell name")
    return "+".join(parts)


def placed(a: int, b: int, at: int, facing: int) -> int:
    """The space of the grid cell (a, b) of a figure on space `at` with this facing; -1 outside the window."""
    left = (facing + 5) % DIRECTIONS
    column = QS[at] - LEFTMOST + a * STEP_Q[facing] + b * STEP_Q[left]
    row = RS[at] - TOPMOST + a * STEP_R[facing] + b * STEP_R[left]
    return column * ROWS + row if 0 <= column < COLUMNS and 0 <= row < ROWS else -1


_BETWEEN: Final[dict[int, int]] = {}  # filled when asked for: most pairs never are


def between(a: int, b: int) -> int:
    """The spaces strictly between two spaces on all shortest ways (SJ-22.7)."""
    key = a * SPACES + b
    mask = _BETWEEN.get(key, -1)
    if mask < 0:
        length = distance(a, b)
        on_the_way = [at for at in range(SPACES) if distance(a, at) + distance(at, b) == length]
        mask = sum([1 << at for at in on_the_way if at not in (a, b)])
        _BETWEEN[key] = mask
    return mask


def shielded(a: int, b: int, mask: int) -> bool:
    """Whether every shortest way from `a` to `b` has a space of the mask strictly between (SJ-22.7, SJ-22.8).

    Adjacent spaces have nothing between them (SJ-22.9); ways are those of the lattice (SJ-22.15).
    """
    if mask == 0:
        return False
    # SJ-22.7, SJ-22.9, SJ-22.15: the spaces strictly between, on the lattice
    passage = between(a, b)
    if mask & passage == 0:
        return False
    free = passage & ~mask
    directions = push_directions(a, b)
    reached: list[int] = [a]
    for _ in range(distance(a, b) - 1):
        further = 0
        for at in reached:
            for direction in directions:
                to = NEIGHBOUR[direction][at]
                if to >= 0 and free >> to & 1:
                    further |= 1 << to
        reached = bits(further)
    # SJ-22.8: every one of the shortest ways
    return not reached
