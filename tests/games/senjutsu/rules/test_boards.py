"""The boards: spaces, names, start positions, terrain, and where a piece may be placed."""

from importlib.resources import files

import pytest

from shiai.games.senjutsu.rules.battlefield.boards import (
    BAMBOO,
    BOARD_NAMES,
    BOARDS,
    BOAT,
    BURNING_CART,
    CHERRY_TREE,
    FALLEN_SAMURAI,
    KIND_NAMES,
    ROCKS,
    SHAPES,
    SHRINE,
    TORII,
    Board,
    piece_code,
    piece_parts,
    placements,
    read_boards,
    terrain_of,
)
from shiai.games.senjutsu.rules.battlefield.hexes import NEIGHBOUR, QS, RS, SPACES, bits, connected, distance, space
from shiai.games.senjutsu.rules.battlefield.sight import line_of_sight
from tests.proof import proves

TEXT = (files("shiai.games.senjutsu") / "data" / "boards.toml").read_text("utf-8")
SNOW, VILLAGE, RIVER, TEMPLE, TWIN = BOARDS
N, NE, SE, S = range(4)
PAIRS = [(board, sides) for board in BOARDS for sides in (2, 3, 4)]


def mask(*places: tuple[int, int]) -> int:
    """A set of spaces by their coordinates."""
    return sum([1 << space(q, r) for q, r in places])


def piece(kind: int, q: int, r: int, direction: int = 0) -> int:
    """A piece of terrain by its coordinates."""
    return piece_code(kind, space(q, r), direction)


def covered(code: int) -> int:
    """The spaces under a piece."""
    return sum([1 << at for at in SNOW.footprint(code)])


def opposite(board: Board, spaces: int) -> int:
    """A set of spaces turned by half a circle around the middle of the board."""
    across, down = (7, -3) if board is TWIN else (0, 0)
    return sum([1 << space(across - QS[at], down - RS[at]) for at in bits(spaces)])


def preset(board: Board) -> tuple[int, ...]:
    """The pieces of a preset layout as codes."""
    return tuple([piece_code(*parts) for parts in board.preset])


# Spaces and names


def test_these_are_the_boards() -> None:
    assert BOARD_NAMES == ("snow_field", "burning_village", "river_ford", "bamboo_temple", "twin_fields")
    assert [board.spaces.bit_count() for board in BOARDS] == [37, 19, 33, 34, 74]
    assert RIVER.sources["spaces"].source == TEMPLE.sources["spaces"].source == "our own design"
    assert all(len(board.sources) == 3 for board in BOARDS)
    assert [VILLAGE.sources[part].confidence for part in ("spaces", "starts")] == ["printed", "reconstructed"]


@proves("SJ-3.9")
def test_the_base_grid_is_a_hexagon_of_which_a_board_may_mark_a_part() -> None:
    assert SNOW.spaces == sum([1 << at for at in range(SPACES) if distance(space(0, 0), at) <= 3])
    columns = [sum([QS[at] == q for at in bits(SNOW.spaces)]) for q in range(-3, 4)]
    assert columns == [4, 5, 6, 7, 6, 5, 4]
    for board in (VILLAGE, RIVER, TEMPLE):
        assert board.spaces & ~SNOW.spaces == 0
        assert board.spaces != SNOW.spaces
    assert VILLAGE.spaces >> space(-3, 1) & 1
    assert not VILLAGE.spaces >> space(-3, 2) & 1


@proves("SJ-3.1")
def test_two_boards_are_joined_into_one_battlefield() -> None:
    second = sum([1 << space(QS[at] + 7, RS[at] - 3) for at in bits(SNOW.spaces)])
    assert TWIN.spaces == SNOW.spaces | second
    assert SNOW.spaces & second == 0
    assert connected(TWIN.spaces, TWIN.spaces)


def test_a_space_has_a_letter_for_its_column_and_a_number_from_the_top() -> None:
    assert SNOW.names[space(-3, 0)] == "A1"
    assert SNOW.names[space(0, 0)] == "D4"
    assert SNOW.names[space(3, 0)] == "G4"
    assert VILLAGE.names[space(-3, 1)] == "A1"
    assert TEMPLE.names[space(0, 2)] == "D3"  # the hall above it has no spaces to count
    assert TWIN.names[space(10, -3)] == "N4"
    assert SNOW.names[space(4, -4)] == "4,-4"
    for board in BOARDS:
        assert [board.space_of(name) for name in board.names] == list(range(SPACES))
    with pytest.raises(ValueError, match="'Z9' is no space of snow_field: write a column and a row, like A1"):
        SNOW.space_of("Z9")


# Start positions


@pytest.mark.parametrize(("board", "sides"), PAIRS)
@proves("SJ-9.20")
def test_every_board_lists_a_start_position_for_every_side(board: Board, sides: int) -> None:
    positions = board.starts[sides]
    assert len(positions) == sides
    every = sum(positions)
    assert every.bit_count() == sum([position.bit_count() for position in positions])
    assert every & ~board.spaces == 0
    assert connected(every, board.spaces)
    if board is not VILLAGE:
        assert len({position.bit_count() for position in positions if sides != 3}) < 2
        assert min([position.bit_count() for position in positions]) >= 2


@proves("SJ-9.20")
def test_two_sides_start_far_apart_with_room_for_team_mates() -> None:
    for board in BOARDS:
        west, east = board.starts[2]
        assert min(west.bit_count(), east.bit_count()) >= 2
        assert min([distance(a, b) for a in bits(west) for b in bits(east)]) >= 4
        assert min([QS[at] for at in bits(west)]) == min([QS[at] for at in bits(board.spaces)])
        assert max([QS[at] for at in bits(east)]) == max([QS[at] for at in bits(board.spaces)])
    assert SNOW.starts[2] == (mask((-3, 0), (-3, 1), (-3, 2), (-3, 3)), mask((3, -3), (3, -2), (3, -1), (3, 0)))
    assert VILLAGE.starts[2] == (mask((-3, 1), (-2, 1), (-2, 2)), mask((3, -3), (3, -2), (2, -2)))
    assert VILLAGE.starts[4] == (mask((-3, 1)), mask((3, -3)), mask((1, 1)), mask((0, -2)))


# Preset layouts


@pytest.mark.parametrize("board", BOARDS, ids=BOARD_NAMES)
def test_a_preset_is_fair_to_both_sides(board: Board) -> None:
    pieces = {(piece_parts(code)[0], covered(code)) for code in preset(board)}
    assert pieces
    assert {(kind, opposite(board, under)) for kind, under in pieces} == pieces
    if board is not VILLAGE:  # whose printed outline is not the same on both sides
        assert opposite(board, board.spaces) == board.spaces
        assert opposite(board, board.starts[2][0]) == board.starts[2][1]


@pytest.mark.parametrize(("board", "sides"), PAIRS)
def test_a_preset_is_placed_by_the_rules(board: Board, sides: int) -> None:
    pieces = preset(board)
    for number, code in enumerate(pieces):
        assert code in placements(board, pieces[:number], piece_parts(code)[0], sides)
    terrain = terrain_of(board, pieces)
    starts = sum(board.starts[sides])
    assert terrain.covered & starts == 0
    assert connected(starts, terrain.playable & ~terrain.forbidden)


# Terrain


def test_a_piece_is_one_number() -> None:
    for parts in ((ROCKS, 0, 0), (FALLEN_SAMURAI, 251, 0), (BOAT, 100, 2)):
        assert piece_parts(piece_code(*parts)) == parts
    assert piece_code(BOAT, 100, 2) == (4 * 252 + 100) * 6 + 2
    assert KIND_NAMES.index("torii") == TORII


@proves("SJ-31.1")
def test_terrain_occupies_spaces_of_the_board() -> None:
    terrain = terrain_of(SNOW, (piece(ROCKS, 0, 0), piece(CHERRY_TREE, 1, 0), piece(BURNING_CART, -1, 0)))
    assert terrain.walls == terrain.forbidden == terrain.covered == mask((0, 0), (1, 0), (-1, 0))
    assert terrain.carts == mask((-1, 0))
    assert terrain.kind_at == {space(0, 0): ROCKS, space(1, 0): CHERRY_TREE, space(-1, 0): BURNING_CART}
    assert terrain.playable == SNOW.spaces
    assert terrain_of(SNOW, ()).walls == 0


def test_bamboo_blocks_but_can_be_entered() -> None:
    terrain = terrain_of(SNOW, (piece(BAMBOO, 0, 0), piece(ROCKS, 0, 1)))
    assert terrain.walls == mask((0, 0), (0, 1))
    assert terrain.bamboo == mask((0, 0))
    assert terrain.forbidden == mask((0, 1))


def test_every_shrine_has_its_own_sides() -> None:
    terrain = terrain_of(SNOW, (piece(SHRINE, 0, 0), piece(SHRINE, 2, 0)))
    first, second = terrain.shrine_sides
    assert first == mask((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
    assert first & second == mask((1, 0))
    assert terrain.walls == mask((0, 0), (2, 0))


@proves("SJ-31.26")
def test_a_torii_has_two_pillars_and_an_open_space_between() -> None:
    for direction in (N, NE, SE):
        at = space(0, 0)
        pillars = 1 << NEIGHBOUR[direction][at] | 1 << NEIGHBOUR[direction + 3][at]
        terrain = terrain_of(SNOW, (piece_code(TORII, at, direction),))
        assert terrain.walls == terrain.forbidden == pillars
        assert terrain.covered == pillars | 1 << at
        assert set(terrain.kind_at.values()) == {TORII}
        assert SHAPES[TORII].open_spaces(at, direction) == 1 << at


def test_a_footprint_says_what_is_outside_the_window() -> None:
    assert SHAPES[BOAT].footprint(space(0, -8), N) == (space(0, -8), -1)
    assert SHAPES[TORII].footprint(space(0, 5), N) == (space(0, 5), space(0, 4), -1)
    assert SHAPES[SHRINE].footprint(space(0, 5), N) == (space(0, 5),)


@proves("SJ-3.6", "SJ-31.16")
def test_boats_off_board_are_ordinary_spaces() -> None:
    bare = terrain_of(RIVER, ())
    assert not bare.playable >> space(0, -2) & 1
    assert not bare.playable >> space(0, 4) & 1
    assert bare.playable >> space(0, 0) & 1
    terrain = terrain_of(RIVER, (piece(BOAT, 0, -2, N), piece(BOAT, 0, 2, N)))  # the second lies half on the ford
    assert terrain.playable == RIVER.spaces | mask((0, -2), (0, -3), (0, 2))
    assert terrain.walls == terrain.forbidden == 0
    banks, ford = mask((-1, -1), (1, -2)), mask((0, -1), (0, 0), (0, 1))
    assert not connected(banks, bare.playable & ~ford)
    assert connected(banks, terrain.playable & ~ford)


@proves("SJ-31.22", "SJ-29.9")
def test_boats_corpses_and_the_gate_of_a_torii_block_neither_attacks_nor_sight() -> None:
    pieces = (piece(BOAT, 0, -1, N), piece(FALLEN_SAMURAI, 1, 0), piece(TORII, -1, 1, SE))
    terrain = terrain_of(SNOW, pieces)
    assert terrain.walls == mask((-2, 1), (0, 1))
    assert terrain.corpses == mask((1, 0))
    assert line_of_sight(space(0, 0), N, space(0, -3), terrain.walls)
    assert line_of_sight(space(0, 0), SE, space(2, 0), terrain.walls)
    assert not line_of_sight(space(0, 0), S, space(0, 3), terrain.walls)  # past a pillar
    assert SHAPES[FALLEN_SAMURAI].open_spaces(space(1, 0), 0) == mask((1, 0))
    assert SHAPES[BOAT].open_spaces(space(0, -1), N) == mask((0, -1), (0, -2))
    for kind in (ROCKS, BAMBOO, BURNING_CART, SHRINE, CHERRY_TREE):
        assert SHAPES[kind].open_spaces(space(0, 0), 0) == 0
        assert terrain_of(SNOW, (piece(kind, 0, 0),)).walls == mask((0, 0))


def test_the_same_pieces_are_worked_out_once() -> None:
    assert terrain_of(SNOW, (piece(ROCKS, 0, 0),)) is terrain_of(SNOW, (piece(ROCKS, 0, 0),))
    assert placements(SNOW, (), ROCKS, 2) is placements(SNOW, (), ROCKS, 2)


# Placing terrain


@pytest.mark.parametrize(("board", "sides"), PAIRS)
@proves("SJ-9.17")
def test_a_piece_lies_on_free_playable_spaces_outside_all_start_positions(board: Board, sides: int) -> None:
    lying = (placements(board, (), ROCKS, sides)[0],)
    closed = sum(board.starts[sides]) | covered(lying[0])
    for kind in (BAMBOO, FALLEN_SAMURAI):  # which keep nobody apart
        wanted = [1 << at for at in bits(board.spaces & ~closed)]
        assert [covered(code) for code in placements(board, lying, kind, sides)] == wanted
    for code in placements(board, lying, TORII, sides):
        assert covered(code) & (closed | ~board.spaces) == 0


@proves("SJ-9.17")
def test_start_spaces_stay_connected() -> None:
    ford = (piece(ROCKS, 0, -1), piece(ROCKS, 0, 1))
    assert piece(ROCKS, 0, 0) in placements(RIVER, ford[:1], ROCKS, 2)
    assert piece(ROCKS, 0, 0) not in placements(RIVER, ford, ROCKS, 2)
    assert piece(SHRINE, 0, 0) not in placements(RIVER, ford, SHRINE, 2)
    assert piece(BAMBOO, 0, 0) in placements(RIVER, ford, BAMBOO, 2)
    assert piece(FALLEN_SAMURAI, 0, 0) in placements(RIVER, ford, FALLEN_SAMURAI, 2)
    assert piece(ROCKS, 0, 0) in placements(RIVER, (*ford, piece(BOAT, 0, -2, N)), ROCKS, 2)
    assert piece(TORII, 0, 0, N) in placements(RIVER, (), TORII, 2)
    assert piece(TORII, 0, 0, N) in placements(RIVER, (piece(ROCKS, -1, -1),), TORII, 2)
    around = (piece(ROCKS, -1, 0), piece(ROCKS, -1, 1))
    assert piece(TORII, 0, 0, N) not in placements(RIVER, around, TORII, 2)


@proves("SJ-9.17")
def test_placement_without_restriction_still_needs_free_playable_spaces() -> None:
    ford = (piece(ROCKS, 0, -1), piece(ROCKS, 0, 1))
    found = placements(RIVER, ford, ROCKS, 2, restricted=False)
    assert [covered(code) for code in found] == [1 << at for at in bits(RIVER.spaces & ~mask((0, -1), (0, 1)))]


@proves("SJ-9.18")
def test_a_boat_may_lie_off_board_if_it_touches_a_playable_space_or_another_boat() -> None:
    found = placements(SNOW, (), BOAT, 2)
    assert piece(BOAT, 0, 0, N) in found  # wholly on the board
    assert piece(BOAT, 0, -3, N) in found  # half of it
    assert piece(BOAT, 0, -4, N) in found  # beside it
    assert piece(BOAT, 0, -5, N) not in found  # away from it
    assert piece(BOAT, -3, 0, N) not in found  # on a start position
    assert piece(BOAT, -3, -1, N) in found  # next to one
    first = (piece(BOAT, 0, -4, N),)  # covers (0, -4) and (0, -5)
    assert piece(BOAT, 0, -6, N) in placements(SNOW, first, BOAT, 2)
    assert piece(BOAT, 0, -5, N) not in placements(SNOW, first, BOAT, 2)
    assert all(-1 not in SNOW.footprint(code) for code in placements(SNOW, first, BOAT, 2))
    assert piece(ROCKS, 0, -4) not in placements(SNOW, (), ROCKS, 2)
    assert piece(ROCKS, 0, -4) not in placements(SNOW, first, ROCKS, 2)


@pytest.mark.parametrize("kind", range(len(KIND_NAMES)))
def test_every_footprint_has_one_code_and_codes_ascend(kind: int) -> None:
    for board in BOARDS:
        found = placements(board, (), kind, 2)
        assert list(found) == sorted(set(found))
        assert len({covered(code) for code in found}) == len(found)


# The data file


MISTAKES = [  # what stands in the file, what is written instead, and what is told about it
    ('name = "snow_field"\n', "", "without a name: field name must be a text"),
    ('name = "burning_village"', 'name = "snow_field"', "snow_field: field name is used twice"),
    ('source = "our own design"\n', "", "river_ford: field source must be a text"),
    ('confidence = "reconstructed"', "confidence = 3", "snow_field: field confidence must be a text"),
    ('confidence = "printed"', 'confidence = "sure"', "burning_village: field confidence is wrong: confidence sure is"),
    ('confidence = "printed"', 'confidence = "printed"\nholes = 3', "burning_village: field holes is not one of"),
    ("spaces = [", "places = [", "snow_field: field places is not one of"),
    ("[-3, 0], [-3, 1],", "[-3, 0], [-3],", r"snow_field: field spaces needs pairs \[q, r\]"),
    ("[-3, 0], [-3, 1],", "[-3, 0], [-3, 0],", r"snow_field: field spaces has \[-3, 0\] .* twice"),
    ("[-3, 0], [-3, 1],", "[-3, 0], [-30, 1],", r"snow_field: field spaces has \[-30, 1\] outside"),
    ('{ board = "snow_field"', '{ board = "moor"', "twin_fields: field joined needs parts"),
    ("by = [7, -3]", "by = [1, 0]", "twin_fields: field joined lays two boards on one space"),
    ("joined = [", "spaces = [[0, 0]]\njoined = [", "twin_fields: field joined must be a list without spaces"),
    ("3 = [[[-3, 1]], ", "5 = [[[-3, 1]], ", "burning_village: field starts needs the lists 2, 3 and 4"),
    ("3 = [[[-3, 1]], ", "3 = [", "burning_village: field starts needs 3 positions in 3"),
    ("3 = [[[-3, 1]], ", "3 = [[[1, 1]], ", "burning_village: field starts uses a space twice"),
    ("3 = [[[-3, 1]], ", "3 = [[[-3, 2]], ", "burning_village: field starts needs connected spaces"),
    ("\n    [0, -1], [0, 0], [0, 1],\n", "\n", "river_ford: field starts needs connected spaces"),
    ('kind = "shrine"', 'kind = "pagoda"', "snow_field: field preset needs pieces"),
    ("[0, 0] }", '[0, 0], direction = "N" }', "snow_field: field preset has a shrine with a direction"),
    ('0], direction = "N"', '0], direction = "S"', "river_ford: field preset has a direction other than"),
    ("[0, 0] }", "[-3, 0] }", "snow_field: field preset has a shrine at -3,0 where it may not lie"),
    ("[0, 0] }", "[1, -2] }", "snow_field: field preset has a rocks at 1,-2 where it may not lie"),
    ("[0, 0] }", "[70, 0] }", r"snow_field: field preset has a shrine at \[70, 0\], outside"),
]


@pytest.mark.parametrize(("right", "wrong", "told"), MISTAKES)
def test_a_wrong_data_file_is_refused_with_board_and_field(right: str, wrong: str, told: str) -> None:
    assert right in TEXT
    with pytest.raises(ValueError, match=f"boards.toml: board {told}"):
        read_boards(TEXT.replace(right, wrong, 1))
