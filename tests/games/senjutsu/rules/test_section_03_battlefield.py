"""Section 3: figures on the battlefield; the lattice itself is in test_hexes.py, the boards in test_boards.py."""

import pytest

from shiai.games.senjutsu.rules.battlefield.boards import BOARDS
from shiai.games.senjutsu.rules.battlefield.hexes import DIRECTION_NAMES, NEIGHBOUR
from shiai.games.senjutsu.rules.invariants import faults
from shiai.games.senjutsu.rules.state import AT, BLOCK, FACING, NOWHERE, Senjutsu
from tests.games.senjutsu.given import (
    GAME,
    actor,
    choose,
    given,
    go_on,
    hero,
    of,
    offered,
    play,
    refused,
    resolve,
    step,
    where,
)
from tests.proof import proves

SNOW = BOARDS[0]
# The spaces around D4, clockwise from the north.
AROUND = ("D3", "E3", "E4", "D5", "C4", "C3")


def side(facing: int, relative: int) -> str:
    """The space beside D4 at a side of a figure that faces this way; sides go clockwise from the front."""
    return AROUND[(facing + relative) % 6]


@proves("SJ-3.2")
def test_a_figure_stands_on_one_space_and_its_six_sides_face_the_neighbours() -> None:
    state = given(hero("ronin", hand="116"), hero("warrior", "A1", "S"))
    resolving = choose(state.clone(), "116", "053")
    assert [name for name in offered(resolving) if name in SNOW.names] == sorted(AROUND, key=SNOW.space_of)
    for space in AROUND:
        moved = play(resolving.clone(), space)
        assert where(moved, 0) == f"{space} N"
        standing = [moved.cells[seat * BLOCK + AT] for seat in range(2)]
        assert standing == [SNOW.space_of(space), SNOW.space_of("A1")], "and on no other space"
    state.cells[AT] = NOWHERE
    assert any("SJ-3.2" in fault for fault in faults(state))


@proves("SJ-3.3")
@pytest.mark.parametrize("facing", range(6))
def test_exactly_one_side_is_the_front(facing: int) -> None:
    """War Cry has a mandatory step to the front."""
    state = given(hero("ronin", hand="098", facing=DIRECTION_NAMES[facing]), hero("warrior", "A1", "S"))
    choose(state, "098", "053")
    assert where(state, 0) == f"{AROUND[facing]} {DIRECTION_NAMES[facing]}", "there was no other way"


@proves("SJ-3.3")
def test_a_figure_is_placed_with_its_front_to_one_of_six_sides() -> None:
    state = GAME.start()
    assert isinstance(state, Senjutsu)
    go_on(state, "face")
    seat = actor(state)
    assert offered(state) == [f"face {name}" for name in DIRECTION_NAMES]
    for number, name in enumerate(DIRECTION_NAMES):
        assert play(state.clone(), f"face {name}").cells[seat * BLOCK + FACING] == number


@proves("SJ-3.4")
@pytest.mark.parametrize("facing", range(6))
def test_movement_arrows_are_relative_to_the_front(facing: int) -> None:
    name = DIRECTION_NAMES[facing]
    state = given(hero("ronin", hand="110", facing=name), hero("warrior", "A1", "S"))
    choose(state, "110", "053")
    assert where(state, 0) == f"{side(facing, 3)} {name}", "one step backwards"
    state = given(hero("ronin", hand="034", facing=name), hero("warrior", "A1", "S"))
    choose(state, "034", "053")
    back = {side(facing, 2), side(facing, 3), side(facing, 4)}
    assert set(offered(state)) == back | {"left", "right", "done"}


@proves("SJ-3.4")
@pytest.mark.parametrize("facing", range(6))
@pytest.mark.parametrize("relative", range(6))
def test_position_grids_are_relative_to_the_front(facing: int, relative: int) -> None:
    """Spiralling Flames strikes FR and BR."""
    state = given(
        hero("warrior", hand="065", facing=DIRECTION_NAMES[facing]),
        hero("ronin", side(facing, relative), "N"),
    )
    choose(state, "065", "023")
    assert of(state, 1, "wounds") == int(relative in (1, 2))


@proves("SJ-3.4")
@pytest.mark.parametrize("facing", range(6))
@pytest.mark.parametrize("relative", range(6))
def test_shields_are_relative_to_the_front(facing: int, relative: int) -> None:
    """Obedience shields F, FR and BR against Wild Swing, which strikes with its front."""
    back = DIRECTION_NAMES[(facing + relative + 3) % 6]
    state = given(
        hero("student", hand="045", kamae="BAL", facing=DIRECTION_NAMES[facing]),
        hero("ronin", side(facing, relative), back, hand="119", focus=1),
    )
    resolve(state, "045", "119", speed="speed 7")
    assert of(state, 0, "wounds") == (0 if relative in (0, 1, 2) else 2)


@proves("SJ-3.5")
def test_a_step_onto_another_figure_is_not_offered() -> None:
    state = given(hero("ronin", hand="116"), hero("warrior", "D3", "S"))
    choose(state, "116", "053")
    assert "E3" in offered(state)
    refused(state, "D3", "SJ-16.14")


@proves("SJ-3.5")
def test_figures_that_are_forced_together_stay_apart() -> None:
    state = given(hero("ronin", hand="098"), hero("warrior", "D3", "S"))
    resolve(state, "098", "053")
    assert (where(state, 0), where(state, 1)) == ("D4 N", "D3 S"), "the own step"
    state = given(hero("ronin", hand="127"), hero("warrior", "D3", "S"), hero("student", "D2", "S"))
    resolve(state, "127", "053", "038")
    assert (where(state, 1), where(state, 2)) == ("D3 S", "D2 S"), "a Push"
    state = given(hero("ronin", hand="127"), hero("warrior", "D3", "S"), hero("student", "D1", "S"))
    resolve(state, "127", "053", "038")
    assert (where(state, 1), where(state, 2)) == ("D2 S", "D1 S"), "a Push that ends before the other"


@proves("SJ-3.5")
def test_two_figures_on_one_space_are_a_fault() -> None:
    state = given(hero("ronin"), hero("warrior", "D3", "S"))
    assert faults(state) == []
    state.cells[BLOCK + AT] = state.cells[AT]
    assert any("SJ-3.5" in fault for fault in faults(state))


@proves("SJ-3.5")
def test_a_start_space_is_taken_once() -> None:
    state = GAME.start(players=4, teams="pairs", free_placement=True)
    assert isinstance(state, Senjutsu)
    taken: list[str] = []
    while step(state) != "prepare":
        if step(state) == "place_figure":
            assert not set(offered(state)) & set(taken)
            taken.append(offered(state)[0])
        play(state, offered(state)[0])
    assert len(set(taken)) == 4


@proves("SJ-3.11")
@pytest.mark.parametrize("facing", range(6))
def test_a_rotation_clockwise_makes_the_former_front_right_the_front(facing: int) -> None:
    state = given(hero("ronin", hand="127", facing=DIRECTION_NAMES[facing]), hero("warrior", "A1", "S"))
    choose(state, "127", "053")
    assert offered(state) == ["left", "right", "done"]
    right, left = play(state.clone(), "right"), play(state.clone(), "left")
    at = SNOW.space_of("D4")
    assert NEIGHBOUR[right.cells[FACING]][at] == SNOW.space_of(side(facing, 1))
    assert NEIGHBOUR[left.cells[FACING]][at] == SNOW.space_of(side(facing, 5))
