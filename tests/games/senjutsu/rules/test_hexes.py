"""The lattice: spaces, directions, distances, grid cells, and the shortest ways between two spaces."""

from itertools import product
from random import Random

import pytest

from shiai.games.senjutsu.rules.battlefield.boards import BOARDS
from shiai.games.senjutsu.rules.battlefield.hexes import (
    DIRECTION_NAMES,
    DIRECTIONS,
    NEIGHBOUR,
    QS,
    RELATIVE_NAMES,
    RS,
    SPACES,
    between,
    bits,
    cell,
    cell_name,
    connected,
    distance,
    placed,
    pull_spaces,
    push_directions,
    shielded,
    space,
    surrounding,
)
from tests.proof import proves

MIDDLE = space(0, 0)


def mask(*places: tuple[int, int]) -> int:
    """A set of spaces by their coordinates."""
    return sum([1 << space(q, r) for q, r in places])


def corners(at: int) -> set[tuple[int, int]]:
    """The corners of a flat-topped space on squared paper: two beside its centre, two above, two below."""
    x = 3 * QS[at]
    y = 2 * RS[at] + QS[at]
    return {(x + right, y + down) for right, down in ((-2, 0), (2, 0), (-1, -1), (1, -1), (-1, 1), (1, 1))}


def steps_on_foot(start: int) -> list[int]:
    """How many steps each space is away, found by walking from space to space."""
    steps = [-1] * SPACES
    steps[start] = 0
    row = [start]
    while row:
        further = []
        for at, direction in product(row, range(DIRECTIONS)):
            to = NEIGHBOUR[direction][at]
            if to >= 0 and steps[to] < 0:
                steps[to] = steps[at] + 1
                further.append(to)
        row = further
    return steps


def shortest_ways(a: int, b: int) -> list[int]:
    """All shortest ways, each as the set of the spaces strictly between; `a` and `b` are not the same."""
    if distance(a, b) == 1:
        return [0]
    ways = []
    for direction in range(DIRECTIONS):
        to = NEIGHBOUR[direction][a]
        if to >= 0 and distance(to, b) == distance(a, b) - 1:
            ways += [1 << to | way for way in shortest_ways(to, b)]
    return ways


# Spaces and directions


@proves("SJ-3.10")
def test_all_boards_lie_on_one_lattice() -> None:
    for at in range(SPACES):
        assert space(QS[at], RS[at]) == at
    assert (min(QS), max(QS), min(RS), max(RS)) == (-5, 12, -8, 5)
    for board in BOARDS:
        assert board.spaces >> SPACES == 0
    assert len({board.name for board in BOARDS if board.spaces >> MIDDLE & 1}) > 1


@pytest.mark.parametrize(("q", "r"), [(-6, 0), (13, 0), (0, -9), (0, 6)])
def test_outside_the_window_there_is_no_space(q: int, r: int) -> None:
    assert space(q, r) == -1


@proves("SJ-3.10")
def test_a_step_in_each_direction_and_one_back() -> None:
    assert DIRECTION_NAMES == ("N", "NE", "SE", "S", "SW", "NW")
    steps = [(QS[NEIGHBOUR[direction][MIDDLE]], RS[NEIGHBOUR[direction][MIDDLE]]) for direction in range(DIRECTIONS)]
    assert steps == [(0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0)]
    for direction, at in product(range(DIRECTIONS), range(SPACES)):
        to = NEIGHBOUR[direction][at]
        assert to == -1 or NEIGHBOUR[(direction + 3) % DIRECTIONS][to] == at
    assert NEIGHBOUR[0][space(0, -8)] == NEIGHBOUR[3][space(0, 5)] == -1


@proves("SJ-3.8")
def test_the_space_in_front_shares_the_edge_at_which_the_front_points() -> None:
    above = NEIGHBOUR[0][MIDDLE]
    assert corners(MIDDLE) & corners(above) == {(-1, -1), (1, -1)}  # a flat top: both ends of the edge at one height
    for facing in range(DIRECTIONS):
        front = placed(*cell("F"), MIDDLE, facing)
        assert front == NEIGHBOUR[facing][MIDDLE]
        assert len(corners(MIDDLE) & corners(front)) == 2


@proves("SJ-3.11")
def test_the_sides_of_a_figure_go_clockwise_from_the_front() -> None:
    assert RELATIVE_NAMES == ("F", "FR", "BR", "B", "BL", "FL")
    clockwise = [space(0, -1), space(1, -1), space(1, 0), space(0, 1), space(-1, 1), space(-1, 0)]
    assert [placed(*cell(name), MIDDLE, 0) for name in RELATIVE_NAMES] == clockwise
    for facing, relative in product(range(DIRECTIONS), range(DIRECTIONS)):
        side = placed(*cell(RELATIVE_NAMES[relative]), MIDDLE, facing)
        assert side == NEIGHBOUR[(facing + relative) % DIRECTIONS][MIDDLE]
        following = placed(*cell(RELATIVE_NAMES[(relative + 1) % DIRECTIONS]), MIDDLE, facing)
        assert placed(*cell(RELATIVE_NAMES[relative]), MIDDLE, (facing + 1) % DIRECTIONS) == following


@proves("SJ-3.7")
def test_the_distance_is_counted_in_steps_on_the_lattice() -> None:
    assert distance(MIDDLE, MIDDLE) == 0
    assert distance(space(-3, 0), space(3, 0)) == 6  # along a row of corners
    assert distance(space(-3, 3), space(3, -3)) == 6  # along a ray
    assert distance(space(0, 0), space(2, 1)) == 3
    assert distance(space(0, 0), space(2, -1)) == 2
    for start in (MIDDLE, space(-5, -8), space(12, 5), space(4, -3)):
        assert [distance(start, at) for at in range(SPACES)] == steps_on_foot(start)


@proves("SJ-3.7")
def test_gaps_of_a_board_do_not_lengthen_a_distance() -> None:
    river = next(board for board in BOARDS if board.name == "river_ford")
    west, east = space(-1, -2), space(1, -3)
    assert not river.spaces >> space(0, -3) & 1
    assert not river.spaces >> space(0, -2) & 1
    assert distance(west, east) == 2


def test_bits_lists_a_set_in_ascending_order() -> None:
    assert bits(0) == []
    assert bits(1 << 251 | 1 << 3 | 1) == [0, 3, 251]


def test_surrounding_finds_the_neighbours_of_a_set() -> None:
    for at in range(SPACES):
        assert bits(surrounding(1 << at)) == sorted({NEIGHBOUR[way][at] for way in range(DIRECTIONS)} - {-1})
    assert surrounding(mask((0, 0), (0, 1))) >> MIDDLE & 1


def test_connected_spaces_reach_each_other() -> None:
    ends = mask((0, 0), (2, 0))
    assert connected(ends, mask((0, 0), (1, 0), (2, 0)))
    assert connected(ends, mask((0, 0), (0, 1), (1, 1), (2, 0)))
    assert not connected(ends, ends)
    assert connected(0, 0)


# Grid cells

RING = {"F": (1, 0), "FR": (1, -1), "BR": (0, -1), "B": (-1, 0), "BL": (-1, 1), "FL": (0, 1)}
FURTHER = {"F2": (2, 0), "F4": (4, 0), "FR2": (2, -2), "F2+FL": (2, 1), "F2+FR": (3, -1), "F+FR2": (3, -2)}
BETWEEN_RAYS = {"F+FR": (2, -1), "FR+BR": (1, -2), "BR+B": (-1, -1), "B+BL": (-2, 1), "BL+FL": (-1, 2), "F+FL": (1, 1)}
CELLS = RING | FURTHER | BETWEEN_RAYS


@pytest.mark.parametrize("name", CELLS)
def test_a_grid_cell_and_its_name(name: str) -> None:
    assert cell(name) == CELLS[name]
    assert cell_name(*CELLS[name]) == name


def test_every_near_cell_has_a_name_with_the_fewest_steps() -> None:
    for a, b in product(range(-4, 5), range(-4, 5)):
        if (a, b) != (0, 0):
            assert cell(cell_name(a, b)) == (a, b)
            steps = [int(part.lstrip("FRBL") or 1) for part in cell_name(a, b).split("+")]
            assert sum(steps) == (abs(a) + abs(b) + abs(a + b)) // 2


@pytest.mark.parametrize("name", ["", "X", "F0", "F1", "f", "F+", "F-FL", "2F", "F10", "F+B", "RF"])
def test_a_wrong_grid_cell_is_refused_with_a_sentence(name: str) -> None:
    with pytest.raises(ValueError, match="is no grid cell: write one of F, FR, BR, B, BL, FL"):
        cell(name)


def test_the_own_space_has_no_cell_name() -> None:
    with pytest.raises(ValueError, match="own space"):
        cell_name(0, 0)


def test_a_cell_turns_with_the_figure() -> None:
    assert placed(*cell("F2+FL"), space(1, 0), 0) == space(0, -2)
    assert placed(*cell("F2+FL"), space(1, 0), 2) == space(4, -1)
    assert placed(*cell("F2+FL"), space(1, 0), 3) == space(2, 2)
    assert placed(*cell("F4"), space(0, -6), 0) == -1


# Pushing and pulling


@proves("SJ-21.15")
def test_a_target_on_a_ray_is_pushed_along_it() -> None:
    for direction in range(DIRECTIONS):
        at = MIDDLE
        for _ in range(3):
            at = NEIGHBOUR[direction][at]
            assert push_directions(MIDDLE, at) == (direction,)


@proves("SJ-21.15")
def test_a_target_between_two_rays_is_pushed_in_either_direction() -> None:
    assert push_directions(MIDDLE, space(1, -2)) == (0, 1)
    assert push_directions(MIDDLE, space(2, -1)) == (1, 2)
    assert push_directions(MIDDLE, space(3, -1)) == (1, 2)
    assert push_directions(MIDDLE, space(1, 1)) == (2, 3)
    assert push_directions(MIDDLE, space(-1, 2)) == (3, 4)
    assert push_directions(MIDDLE, space(-2, 1)) == (4, 5)
    assert push_directions(MIDDLE, space(-1, -1)) == (0, 5)
    assert push_directions(space(5, -5), space(4, -6)) == (0, 5)


@proves("SJ-21.17")
def test_a_pull_leads_to_the_spaces_that_are_nearer_by_one() -> None:
    assert pull_spaces(MIDDLE, space(0, -3)) == (space(0, -2),)
    assert pull_spaces(MIDDLE, space(2, -1)) == (space(1, -1), space(1, 0))
    assert pull_spaces(MIDDLE, space(1, 0)) == (MIDDLE,)
    for a, b in product((MIDDLE, space(-5, 5), space(12, -8)), range(SPACES)):
        nearer = [at for at in range(SPACES) if distance(at, b) == 1 and distance(a, at) == distance(a, b) - 1]
        assert pull_spaces(a, b) == tuple(nearer)


# Attack paths


@proves("SJ-22.7")
def test_a_path_is_what_lies_strictly_between_on_a_straight_way() -> None:
    a, b = space(0, 0), space(0, -3)
    assert shielded(a, b, mask((0, -1)))
    assert shielded(a, b, mask((0, -2)))
    assert not shielded(a, b, mask((0, 0), (0, -3), (0, -4), (1, -2), (-1, -1)))
    assert not shielded(a, b, 0)
    assert between(a, b) == mask((0, -1), (0, -2))


@proves("SJ-22.8")
def test_of_several_ways_each_needs_a_space_of_the_mask() -> None:
    a, b = space(0, 0), space(2, -1)  # by way of (1, -1) or (1, 0)
    assert not shielded(a, b, mask((1, -1)))
    assert not shielded(a, b, mask((1, 0)))
    assert shielded(a, b, mask((1, -1), (1, 0)))
    further = space(3, -1)  # by (1, -1) (2, -1), or (1, 0) (2, -1), or (1, 0) (2, 0)
    assert not shielded(a, further, mask((1, -1), (2, 0)))
    assert shielded(a, further, mask((1, 0), (2, -1)))


@proves("SJ-22.9")
def test_between_neighbours_there_is_nothing() -> None:
    for direction in range(DIRECTIONS):
        assert not shielded(MIDDLE, NEIGHBOUR[direction][MIDDLE], (1 << SPACES) - 1)


@proves("SJ-22.15")
def test_paths_lead_over_spaces_that_belong_to_no_board() -> None:
    beside = space(-3, -2)
    assert not any(board.spaces >> beside & 1 for board in BOARDS)
    assert shielded(space(-3, -1), space(-3, -3), 1 << beside)
    hall = next(board for board in BOARDS if board.name == "bamboo_temple")
    assert not hall.spaces >> MIDDLE & 1
    assert shielded(space(-1, 1), space(1, -1), 1 << MIDDLE)


@proves("SJ-22.7", "SJ-22.8", "SJ-22.9")
def test_shielded_is_what_all_ways_written_out_say() -> None:
    rng = Random(7)
    answers = []
    for _ in range(1500):
        a = space(rng.randint(-3, 10), rng.randint(-6, 3))
        near = [at for at in range(SPACES) if 1 <= distance(a, at) <= 6]
        b = rng.choice(near)
        some = sum([1 << at for at in range(SPACES) if rng.random() < 0.35])
        answers.append(all(way & some for way in shortest_ways(a, b)))
        assert shielded(a, b, some) == answers[-1]
    assert 300 < sum(answers) < 1200
