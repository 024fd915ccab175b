"""Line of sight: worked positions, and every answer against lines drawn with fractions on squared paper."""

from fractions import Fraction
from itertools import product
from random import Random

from shiai.games.senjutsu.rules.battlefield.boards import BOARDS, FALLEN_SAMURAI, ROCKS, piece_code, terrain_of
from shiai.games.senjutsu.rules.battlefield.hexes import NEIGHBOUR, QS, RS, SPACES, distance, space
from shiai.games.senjutsu.rules.battlefield.sight import line_of_sight
from tests.proof import proves

N, NE, SE, S, SW, NW = range(6)
MIDDLE = space(0, 0)
Point = tuple[int, int]


def mask(*places: tuple[int, int]) -> int:
    """A set of spaces by their coordinates."""
    return sum([1 << space(q, r) for q, r in places])


def corners(at: int) -> list[Point]:
    """The corners of a flat-topped space on squared paper, clockwise from the right end of its top edge."""
    x = 3 * QS[at]
    y = 2 * RS[at] + QS[at]
    return [(x + right, y + down) for right, down in ((1, -1), (2, 0), (1, 1), (-1, 1), (-2, 0), (-1, -1))]


def meets(start: Point, end: Point, at: int) -> bool:
    """Whether a piece of the line is left after cutting away what lies beyond each edge of the space."""
    low, high = Fraction(0), Fraction(1)
    around = corners(at)
    for one, other in zip(around, around[1:] + around[:1], strict=True):
        edge = (other[0] - one[0], other[1] - one[1])
        begins = edge[0] * (start[1] - one[1]) - edge[1] * (start[0] - one[0])  # not below 0 on the side of the space
        change = edge[0] * (end[1] - start[1]) - edge[1] * (end[0] - start[0])
        if change == 0:
            if begins < 0:
                return False
        elif change > 0:
            low = max(low, Fraction(-begins, change))
        else:
            high = min(high, Fraction(-begins, change))
    return low <= high


def drawn(a: int, facing: int, b: int, terrain: list[int]) -> bool:
    """Line of sight found by drawing all lines."""
    front = [corner for corner in corners(a) if corner in corners(NEIGHBOUR[facing][a])]
    assert len(front) == 2
    stones = [at for at in terrain if at not in (a, b)]
    lines = product(front, corners(b))
    return any(not any(meets(start, end, at) for at in stones) for start, end in lines)


@proves("SJ-29.3", "SJ-29.4", "SJ-29.6", "SJ-29.7", "SJ-29.10")
def test_sight_is_what_lines_drawn_on_paper_say() -> None:
    rng = Random(11)
    seen = 0
    for _ in range(700):
        a = space(rng.randint(-2, 5), rng.randint(-4, 2))
        b = rng.choice([at for at in range(SPACES) if 1 <= distance(a, at) <= 6])
        facing = rng.randrange(6)
        around = [at for at in range(SPACES) if distance(a, at) + distance(at, b) <= distance(a, b) + 3]
        terrain = rng.sample(around, rng.randint(1, 6))
        answer = drawn(a, facing, b, terrain)
        assert line_of_sight(a, facing, b, sum([1 << at for at in terrain])) == answer
        seen += answer
    assert 150 < seen < 550


@proves("SJ-29.4")
def test_terrain_on_the_line_breaks_it() -> None:
    target = space(0, -3)
    assert line_of_sight(MIDDLE, N, target, 0)
    assert line_of_sight(MIDDLE, N, target, mask((0, 1), (3, 0)))
    assert not line_of_sight(MIDDLE, N, target, mask((0, -1)))
    assert not line_of_sight(MIDDLE, N, target, mask((0, -2)))


@proves("SJ-29.3")
def test_one_unbroken_line_to_any_corner_is_enough() -> None:
    target = space(0, -3)
    assert line_of_sight(MIDDLE, N, target, mask((1, -1)))  # from the left front corner
    assert line_of_sight(MIDDLE, N, target, mask((-1, 0)))  # from the right one
    assert not line_of_sight(MIDDLE, N, target, mask((-1, 0), (1, -1)))
    # Past a stone just below the target only lines from the left front corner lead to its left corners.
    assert line_of_sight(MIDDLE, N, space(1, -3), mask((1, -2)))
    assert line_of_sight(MIDDLE, N, space(1, -3), mask((1, -2), (1, -1)))
    assert not line_of_sight(MIDDLE, N, space(1, -3), mask((1, -2), (-1, 0)))
    assert not line_of_sight(MIDDLE, N, space(1, -3), mask((1, -2), (0, -2)))


@proves("SJ-29.6")
def test_lines_begin_at_the_two_ends_of_the_front_edge() -> None:
    target = space(3, 0)
    stone = mask(
        (0, -1)
    )  # it touches both front corners of a hero who faces N, one of NE and of NW, none of the others
    assert [line_of_sight(MIDDLE, facing, target, stone) for facing in range(6)] == [
        False,
        True,
        True,
        True,
        True,
        True,
    ]
    two = mask((0, -1), (1, 0))  # together they touch both front corners of NE
    assert not line_of_sight(MIDDLE, NE, space(3, -3), two)
    assert line_of_sight(MIDDLE, NE, space(3, -3), mask((1, 0)))
    assert not line_of_sight(MIDDLE, SE, space(3, -3), two)
    assert line_of_sight(MIDDLE, NW, space(-3, 0), two)


@proves("SJ-29.7")
def test_a_hero_sees_over_the_own_space_to_what_is_behind() -> None:
    for facing in range(6):
        behind = NEIGHBOUR[(facing + 3) % 6][NEIGHBOUR[(facing + 3) % 6][MIDDLE]]
        assert line_of_sight(MIDDLE, facing, behind, mask((5, -5)))
        assert line_of_sight(MIDDLE, facing, behind, mask((0, 0), (5, -5)))


@proves("SJ-29.8")
def test_gaps_of_the_board_do_not_break_the_line() -> None:
    temple = next(board for board in BOARDS if board.name == "bamboo_temple")
    west, east = space(-1, 1), space(1, -1)
    assert not temple.spaces >> MIDDLE & 1
    far_away = piece_code(ROCKS, space(3, 0), 0)
    assert line_of_sight(west, NE, east, terrain_of(temple, (far_away,)).walls)
    assert line_of_sight(
        west, NE, east, terrain_of(temple, (far_away, piece_code(FALLEN_SAMURAI, space(0, 2), 0))).walls
    )
    assert not line_of_sight(west, NE, east, mask((0, 0)))


@proves("SJ-29.10")
def test_running_along_an_edge_or_through_a_corner_touches() -> None:
    # From the right front corner a line leads exactly between (2, -2) and (2, -1), along the edge of both.
    assert line_of_sight(MIDDLE, N, space(3, -2), mask((2, -2)))
    assert line_of_sight(MIDDLE, N, space(3, -2), mask((2, -1)))
    assert not line_of_sight(MIDDLE, N, space(3, -2), mask((2, -2), (2, -1)))
    # Stones on both sides of the front have nothing but one corner in common with the lines straight ahead.
    assert not line_of_sight(MIDDLE, N, space(0, -1), mask((1, -1), (-1, 0)))


@proves("SJ-29.10")
def test_the_spaces_of_both_heroes_never_break_the_line() -> None:
    target = space(0, -3)
    assert line_of_sight(MIDDLE, N, target, mask((0, 0), (0, -3)))
    assert not line_of_sight(MIDDLE, N, target, mask((0, 0), (0, -3), (0, -2)))
