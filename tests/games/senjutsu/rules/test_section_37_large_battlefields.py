"""Section 37: large battlefields."""

from typing import Any

import pytest

from shiai.games.senjutsu.rules.battlefield.boards import BOARD_NAMES, BOARDS
from shiai.games.senjutsu.rules.battlefield.hexes import distance, space
from shiai.games.senjutsu.rules.state import Senjutsu
from tests.games.senjutsu.given import choose, given, go_on, hero, of, offered, play, step, where
from tests.proof import proves

Place = tuple[int, int]
BOARD = BOARDS[BOARD_NAMES.index("twin_fields")]


def named(q: int, r: int = 0) -> str:
    """The name of a space of the board."""
    return BOARD.names[space(q, r)]


def spaces(state: Senjutsu) -> list[str]:
    """The spaces that are offered for the next step."""
    return [name for name in offered(state) if name not in ("left", "right", "done")]


def far_away(*foes: str, at: str = "", **wanted: Any) -> Senjutsu:
    """A turn has begun: a ronin, and others that only have a Stun to play."""
    table: dict[str, Any] = {"hand": "110"}
    others = [hero("warrior", foe, "S", stuns=1) for foe in foes]
    heroes = [hero("ronin", at or named(0), "N", **(table | wanted)), *others]
    state = given(*heroes, step="start_turn", board="twin_fields")
    state.settle()
    return go_on(state)


def marching(*foes: str, **wanted: Any) -> Senjutsu:
    """The core ability card 023 is being resolved: a card was discarded, the movement is asked for."""
    state = far_away(*foes, **wanted)
    choose(state, "023", *["stun"] * len(foes))
    return go_on(state, "move")


@proves("SJ-37.1")
def test_a_hero_far_from_its_opponent_may_move_up_to_three_spaces() -> None:
    state = marching(named(10, -5))
    assert len(spaces(state)) == 6
    play(state, named(-1, 0), named(-2, 0), named(-3, 0))
    assert (where(state, 0), spaces(state)) == (f"{named(-3, 0)} N", [])
    fewer = play(marching(named(10, -5)), named(-1, 0))
    assert "done" in offered(fewer)


@proves("SJ-37.1")
def test_exactly_six_spaces_are_not_far() -> None:
    foe = named(6, -3)
    assert distance(space(0, 0), space(6, -3)) == 6
    state = play(marching(foe), named(-1, 0))
    assert spaces(state) == []
    farther = play(marching(named(7, -3)), named(-1, 0))
    assert spaces(farther) != []


@proves("SJ-37.1", "SJ-37.3")
@pytest.mark.parametrize(
    ("start", "facing", "walk", "further"),
    [
        ((7, -3), "NW", ((6, -3),), False),  # it was far away, but is within 6 spaces now
        ((6, -3), "SE", ((7, -3), (8, -3)), False),  # it was not far away
        ((8, -3), "SE", ((9, -3), (10, -3)), True),
    ],
)
def test_the_opponent_must_be_far_away_at_the_start_of_the_turn_and_still(
    start: Place, facing: str, walk: tuple[Place, ...], further: bool
) -> None:
    """The opponent moves with 102 before the core card is resolved at initiative 0."""
    other = hero("warrior", named(*start), facing, hand="102")
    state = given(hero("ronin", named(0), "N"), other, step="start_turn", board="twin_fields")
    state.settle()
    choose(go_on(state), "023", "102")
    play(state, *[named(*place) for place in walk], "done")
    play(go_on(state, "move"), named(-1, 0))
    assert (where(state, 0), spaces(state) != []) == (f"{named(-1, 0)} N", further)


@proves("SJ-37.1")
def test_other_cards_have_no_longer_movement() -> None:
    state = choose(far_away(named(10, -5), hand="034"), "034", "stun")
    play(state, named(0, 1))  # step BACK3 x1
    assert spaces(state) == []


@proves("SJ-37.2")
def test_the_steps_need_not_go_in_the_same_direction() -> None:
    state = play(marching(named(10, -5)), named(-1, 0))  # FL
    assert named(-1, 1) in spaces(state)
    play(state, named(-1, 1))  # B
    assert named(0, 1) in spaces(state)
    assert where(play(state, named(0, 1)), 0) == f"{named(0, 1)} N"  # FR


@proves("SJ-37.3")
def test_the_march_ends_within_six_spaces_of_an_opponent() -> None:
    state = play(marching(named(8, -4)), named(1, -1))  # from 8 to 7
    assert named(2, -1) in spaces(state)
    play(state, named(2, -1))  # to 6
    assert spaces(state) == []
    assert "left" in offered(state)


@proves("SJ-37.4")
def test_the_rest_of_the_card_is_resolved_normally() -> None:
    state = far_away(named(10, -5), hand="110 126")
    choose(state, "023", "stun")
    assert step(state) == "discard"  # first a card is discarded
    play(state, "110", named(-1, 0), "left", named(-2, 0), "left", named(-3, 0))
    assert (where(state, 0), step(state)) == (f"{named(-3, 0)} SW", "or")
    assert offered(state) == ["option 1", "option 2", "option 3"]
    play(state, "option 2")
    assert (of(state, 0, "stuns"), step(state)) == (1, "switch")


@proves("SJ-37.5")
def test_with_several_opponents_the_hero_must_be_far_from_every_one() -> None:
    near = play(marching(named(10, -5), named(3, -3)), named(-1, 0))
    assert spaces(near) == []
    far = play(marching(named(10, -5), named(10, -3)), named(-1, 0))
    assert spaces(far) != []
    ends = play(marching(named(10, -5), named(7, -3)), named(1, 0))  # 6 spaces from the second one
    assert spaces(ends) == []
