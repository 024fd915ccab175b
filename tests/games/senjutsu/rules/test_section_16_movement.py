"""Section 16: movement effects."""

from typing import Any

import pytest

from shiai.games.senjutsu.rules.state import Senjutsu
from tests.games.senjutsu.given import choose, given, go_on, hero, of, offered, play, step, where
from tests.proof import proves

AROUND = ["C3", "C4", "D3", "D5", "E3", "E4"]  # the neighbours of D4
TURNS = ["left", "right"]


def moves(card: str, terrain: Any = (), foe: str = "A3", **wanted: Any) -> Senjutsu:
    """A hero on D4 that faces N has played this card; the other one is far away and only has a Stun to play."""
    table: dict[str, Any] = {"at": "D4", "facing": "N", "hand": card, "name": "ronin"}
    other = hero("warrior", foe, "S", stuns=1)
    return choose(given(hero(**(table | wanted)), other, terrain=terrain), card, "stun")


def spaces(state: Senjutsu) -> list[str]:
    """The spaces that are offered for the next step."""
    assert step(state) == "move"
    return sorted([name for name in offered(state) if name not in ("left", "right", "done")])


@proves("SJ-16.1", "SJ-16.2", "SJ-16.3")
def test_a_step_keeps_the_facing_and_a_rotation_turns_by_one_side() -> None:
    state = moves("102")
    assert spaces(state) == AROUND
    assert {"left", "right"} < set(offered(state))
    assert where(play(state, "E3"), 0) == "E3 N"
    assert where(play(state, "right"), 0) == "E3 NE"
    assert where(play(moves("102"), "left"), 0) == "D4 NW"


@proves("SJ-16.2", "SJ-3.4")
@pytest.mark.parametrize(
    ("facing", "ahead"), [("N", "D3"), ("NE", "E3"), ("SE", "E4"), ("S", "D5"), ("SW", "C4"), ("NW", "C3")]
)
def test_directions_of_steps_are_relative_to_the_front(facing: str, ahead: str) -> None:
    state = moves("107", facing=facing)  # step F x1, optional
    assert spaces(state) == [ahead]


@proves("SJ-16.4")
@pytest.mark.parametrize(
    ("card", "kamae", "open_spaces"),
    [
        ("105", "NEU", ["C3", "E3"]),  # FDIAG
        ("105", "AGG", ["C3", "C4", "E3", "E4"]),  # DIAG4
        ("032", "NEU", ["C3", "D3", "E3"]),  # FWD3
        ("027", "NEU", ["C4", "D5", "E4"]),  # BACK3
        ("055", "AGG", ["D3", "E3"]),  # F and FR
        ("103", "BAL", ["C4", "E4"]),  # BDIAG
    ],
)
def test_an_icon_of_several_arrows_allows_any_one_of_them(card: str, kamae: str, open_spaces: list[str]) -> None:
    state = moves(card, kamae=kamae, focus=3)
    if step(state) == "or":
        play(state, "option 1")
    assert spaces(state) == open_spaces
    play(state, open_spaces[0])
    assert step(state) != "move"  # one step, not one for each arrow
    assert where(state, 0) == f"{open_spaces[0]} N"


@proves("SJ-16.5", "SJ-16.6", "SJ-16.7")
def test_black_arrows_must_be_carried_out_and_white_ones_may_be_left() -> None:
    assert offered(moves("032", focus=1)) == ["C3", "D3", "E3"]
    assert offered(moves("064")) == ["C3", "D3", "E3", "done"]
    assert where(go_on(moves("064"), move="done"), 0) == "D4 N"


@proves("SJ-16.6", "SJ-16.22")
def test_all_steps_and_rotations_of_a_mandatory_effect_are_made() -> None:
    assert where(go_on(moves("096")), 0) == "D2 N"  # step F x2
    state = play(moves("033"), "E3")  # a step and a rotation
    assert offered(state) == TURNS
    assert where(play(state, "left"), 0) == "E3 NW"
    assert offered(state) == [*TURNS, "done"]  # the optional rotation below the split line
    other = play(moves("033"), "right")  # the rotation is made; the step is still owed
    assert spaces(other) == ["D3", "E3", "E4"]
    assert "done" not in offered(other)


@proves("SJ-16.22")
@pytest.mark.parametrize("way", TURNS)
def test_a_mandatory_rotation_is_made_in_full_either_way_round(way: str) -> None:
    state = moves("016", kamae="DET")  # rot x3, mandatory
    play(state, "speed 9")
    assert offered(state) == TURNS
    play(state, way)
    assert where(state, 0) == "D4 S"


@proves("SJ-16.7")
def test_an_optional_effect_may_be_carried_out_in_part() -> None:
    for done in ([], ["E3"], ["E3", "left"], ["right", "right"], ["E3", "right", "F3", "right"]):
        state = play(moves("102"), *done)
        if step(state) == "move":
            assert "done" in offered(state)
            play(state, "done")
        assert step(state) == "change"  # the next line of the card
    assert where(play(moves("102"), "E3", "right", "F3", "right"), 0) == "F3 SE"


@proves("SJ-16.8")
def test_all_steps_of_one_effect_go_in_the_same_direction() -> None:
    state = play(moves("117"), "E3")  # FWD3 x2, optional
    assert spaces(state) == ["F2"]
    assert spaces(play(moves("117"), "C3")) == ["B2"]
    assert spaces(play(moves("117"), "D3")) == ["D2"]


@proves("SJ-16.9")
def test_all_rotations_of_one_effect_go_the_same_way_round() -> None:
    state = play(moves("102"), "left")
    assert [name for name in offered(state) if name in TURNS] == ["left"]
    play(state, "E3")
    assert [name for name in offered(state) if name in TURNS] == ["left"]
    assert [name for name in offered(play(moves("102"), "right")) if name in TURNS] == ["right"]


@proves("SJ-16.10")
def test_the_same_direction_is_relative_to_the_front_at_each_step() -> None:
    state = play(moves("102"), "E3", "right")  # FR, then the front turns to NE
    assert spaces(state) == ["F3"]
    assert spaces(play(moves("102"), "E3")) == ["F2"]


@proves("SJ-16.11")
def test_steps_and_rotations_of_one_line_come_in_any_order() -> None:
    assert where(play(moves("102"), "left", "C3", "left", "B3"), 0) == "B3 SW"  # F, F
    assert where(play(moves("102"), "D3", "D2", "right", "right"), 0) == "D2 SE"
    assert where(play(moves("102"), "right", "right", "E4", "F4"), 0) == "F4 SE"
    state = play(moves("102"), "D3", "right")
    assert set(offered(state)) == {"E2", "right", "done"}


@proves("SJ-16.12")
def test_what_stands_after_then_comes_afterwards() -> None:
    state = moves("122")  # step ANY x1 optional, then rot x2 optional
    assert set(offered(state)) == {*AROUND, *TURNS, "done"}
    play(state, "left")  # the step is left out for good
    assert offered(state) == ["left", "done"]
    assert where(play(play(moves("122"), "E3"), "left", "left"), 0) == "E3 SW"


@proves("SJ-16.12")
def test_a_mandatory_part_before_then_cannot_be_left_out() -> None:
    state = play(moves("111"), "speed 7", "done")  # without the rotation above the shields
    assert step(state) == "move"
    assert offered(state) == AROUND  # below the split line: step ANY x1 mandatory, then rot x1 optional
    assert offered(play(state, "D3")) == [*TURNS, "done"]


@proves("SJ-16.13", "SJ-16.16")
@pytest.mark.parametrize(
    ("kind", "may_enter"),
    [
        ("rocks", False),
        ("bamboo", True),
        ("burning_cart", False),
        ("shrine", False),
        ("cherry_tree", False),
        ("fallen_samurai", True),
    ],
)
def test_terrain_that_may_not_be_occupied_is_not_entered_voluntarily(kind: str, may_enter: bool) -> None:
    state = moves("102", terrain=[(kind, "E3")])
    assert spaces(state) == [name for name in AROUND if may_enter or name != "E3"]
    if may_enter:
        assert where(play(state, "E3"), 0) == "E3 N"


@proves("SJ-16.13", "SJ-16.16")
def test_gates_are_passed_pillars_are_not_and_boats_carry_heroes_off_the_board() -> None:
    gate = moves("102", terrain=[("torii", "D3", "NE")])  # pillars on E2 and C3
    assert spaces(gate) == [name for name in AROUND if name != "C3"]
    assert spaces(moves("102", at="D1")) == ["C1", "D2", "E1"]
    boat = moves("102", at="D1", terrain=[("boat", "0,-4", "N")])
    assert spaces(boat) == ["0,-4", "C1", "D2", "E1"]
    assert where(play(boat, "0,-4"), 0) == "0,-4 N"


@proves("SJ-16.13", "SJ-16.16")
def test_nobody_moves_voluntarily_onto_another_hero_or_off_the_board() -> None:
    assert spaces(moves("102", foe="E3")) == [name for name in AROUND if name != "E3"]
    assert spaces(moves("102", at="G4", foe="D4")) == ["F4", "F5", "G3"]
    cornered = moves("107", at="D1")  # step F x1, optional: there is nothing to ask
    assert step(go_on(cornered, "choose")) == "choose"
    assert (where(cornered, 0), of(cornered, 0, "stuns")) == ("D1 N", 0)


@proves("SJ-16.14", "SJ-16.15")
def test_a_collision_happens_only_if_no_direction_avoids_it() -> None:
    avoided = moves("020", terrain=[("rocks", "E3")])  # step FDIAG x1, mandatory
    assert (where(avoided, 0), of(avoided, 0, "stuns")) == ("C3 N", 0)
    forced = go_on(moves("020", terrain=[("rocks", "E3"), ("rocks", "C3")]))
    assert (where(forced, 0), of(forced, 0, "stuns")) == ("D4 N", 1)


@proves("SJ-16.15", "SJ-16.20")
def test_another_order_must_be_used_to_avoid_a_collision() -> None:
    walls = [("rocks", "C3"), ("rocks", "D3"), ("rocks", "E3")]
    state = moves("033", terrain=walls)  # step FWD3 x1 and rot x1, both mandatory
    assert offered(state) == TURNS
    play(state, "right")  # of the three directions only one is left
    assert (where(state, 0), of(state, 0, "stuns")) == ("E4 NE", 0)


@proves("SJ-16.15", "SJ-16.18")
def test_a_direction_is_closed_if_its_second_step_would_collide() -> None:
    walls = [("rocks", "F4"), ("rocks", "B4")]
    state = moves("176", terrain=walls, name="ninja")  # step BACK3 x2, mandatory
    assert where(state, 0) == "D6 N"  # E4 and C4 are free, but not the spaces behind them
    assert of(state, 0, "stuns") == 0


@proves("SJ-16.17")
def test_every_icon_chooses_its_own_direction() -> None:
    state = play(moves("040", foe="D7", kamae="BAL", focus=2), "E3")  # FDIAG x1, then on the next line FDIAG x1
    assert spaces(state) == ["D3", "F2"]
    turned = play(moves("102", kamae="DET"), "left", "left", "done")  # rot x2, on the next line rot x1
    assert offered(turned) == [*TURNS, "done"]


@proves("SJ-16.18")
def test_the_first_step_that_cannot_be_made_is_the_collision() -> None:
    state = go_on(moves("096", terrain=[("rocks", "D2")]))  # step F x2, mandatory
    assert (where(state, 0), of(state, 0, "stuns")) == ("D3 N", 1)


@proves("SJ-16.19")
def test_the_moving_player_chooses_among_collisions() -> None:
    walls = [("rocks", "C3"), ("burning_cart", "E3")]
    state = moves("020", terrain=walls)  # step FDIAG x1, mandatory
    assert offered(state) == ["collide NE", "collide NW"]
    burnt = go_on(play(state, "collide NE"))
    assert (of(burnt, 0, "stuns"), of(burnt, 0, "wounds")) == (1, 1)
    bruised = go_on(play(moves("020", terrain=walls), "collide NW"))
    assert (of(bruised, 0, "stuns"), of(bruised, 0, "wounds")) == (1, 0)


@proves("SJ-16.20")
def test_an_optional_rotation_of_the_same_line_must_be_used_to_avoid_a_collision() -> None:
    state = moves("010", terrain=[("rocks", "C3"), ("rocks", "E3")])  # FDIAG mandatory, rotation optional
    assert offered(state) == TURNS
    play(state, "left")  # now FDIAG leads to C4 or D3
    assert spaces(state) == ["C4", "D3"]


@proves("SJ-16.20")
def test_optional_movement_of_earlier_lines_need_not_be_used() -> None:
    state = moves("096", kamae="BAL", terrain=[("rocks", "D3")])  # an optional rotation; then step F x2
    assert offered(state) == [*TURNS, "done"]
    go_on(state, move="done")
    assert (where(state, 0), of(state, 0, "stuns")) == ("D4 N", 1)


@proves("SJ-16.20", "SJ-16.21")
def test_focus_is_never_owed_to_avoid_a_collision() -> None:
    around = [("rocks", name) for name in AROUND]
    state = moves("157", focus=1, terrain=around)  # FDIAG and rotation mandatory, or both optional for Focus
    assert offered(state) == ["option 1", "option 2"]
    paid = go_on(play(state, "option 2"))
    assert (of(paid, 0, "stuns"), of(paid, 0, "focus")) == (0, 0)
    kept = go_on(play(moves("157", focus=1, terrain=around), "option 1"))
    assert (of(kept, 0, "stuns"), of(kept, 0, "focus")) == (1, 1)


@proves("SJ-16.21")
def test_an_option_that_collides_is_closed_while_a_free_one_avoids_it() -> None:
    assert offered(moves("112")) == ["option 1", "option 2"]  # FL, or FR
    state = moves("112", terrain=[("rocks", "C3")])
    assert where(state, 0) == "E3 N"  # only the second was left, and its first step was made
    assert offered(moves("112", terrain=[("rocks", "C3"), ("rocks", "E3")])) == ["option 1", "option 2"]


@proves("SJ-16.21")
def test_the_option_of_the_kamae_goes_before_the_wish_to_avoid_a_collision() -> None:
    walls = [("rocks", name) for name in ("C3", "C4", "E3", "E4")]
    state = moves("105", kamae="AGG", terrain=walls)  # FDIAG, or in Aggression DIAG4
    assert offered(state) == ["collide NE", "collide SE", "collide SW", "collide NW"]
