"""Section A: rulings with a second reading are options; both readings of each are played."""

from typing import Any

import pytest

from shiai.games.senjutsu.rules.battlefield.hexes import DIRECTION_NAMES, NEIGHBOUR
from shiai.games.senjutsu.rules.state import NO_MOVEMENT
from shiai.games.senjutsu.rules.steps.turn import StartTurn
from tests.games.senjutsu.given import (
    GAME,
    actor,
    choose,
    given,
    go_on,
    hero,
    kamae,
    of,
    offered,
    play,
    step,
    where,
    winners,
)
from tests.proof import proves

BOTH = pytest.mark.parametrize("other", [False, True], ids=["first reading", "second reading"])
BOARD = given().rules.board
FAR = hero("warrior", "A1", "S")


def beside(space: str, direction: str) -> str:
    """The name of the next space in a direction."""
    return BOARD.names[NEIGHBOUR[DIRECTION_NAMES.index(direction)][BOARD.space_of(space)]]


@proves("SJ-A.8")
@BOTH
def test_a_switch_to_any_kamae_may_stay_or_must_leave(other: bool) -> None:
    state = given(hero(kamae="AGG", hand="109"), FAR, switch_differs=other)
    go_on(choose(state, "109", "053"), "switch")
    assert offered(state) == (["BAL", "DET"] if other else ["AGG", "BAL", "DET"])


@proves("SJ-A.8")
@BOTH
def test_a_change_enters_the_focus_point_once_or_as_often_as_it_can(other: bool) -> None:
    state = given(hero("master", hand="117"), FAR, focus_every_time=other)
    go_on(choose(state, "117", "053"), "change")
    play(state, "focus point", "AGG")
    assert of(state, 0, "focus") == 1
    assert ("focus point" in offered(state)) == other


def crash(**options: Any) -> Any:
    """Both heroes get their last Stun in one collision; seat_1 moves and has the Advantage."""
    state = given(hero(stuns=4, hand="098"), hero("warrior", "D3", "S", stuns=4), **options)
    return go_on(choose(state, "098", "053"))


@proves("SJ-A.10")
@BOTH
def test_a_common_defeat_is_a_draw_or_goes_to_the_advantage(other: bool) -> None:
    assert winners(crash(advantage_breaks_draws=other)) == ((0,) if other else ())


@proves("SJ-A.53")
@BOTH
def test_results_of_one_line_are_simultaneous_or_the_acting_hero_falls_first(other: bool) -> None:
    assert winners(crash(acting_hero_first=other)) == ((1,) if other else ())


@proves("SJ-A.14")
@BOTH
def test_a_push_into_the_edge_spares_or_ends_the_card_of_the_target(other: bool) -> None:
    state = given(hero(at="D2", hand="127"), hero("warrior", "D1", "S", hand="034"), push_ends_card=other)
    go_on(choose(state, "127", "034"))
    assert of(state, 1, "stuns") == 1
    assert of(state, 1, "focus") == (0 if other else 1)


def countering(**options: Any) -> Any:
    """A hobbled ronin has blocked a Headbutt at initiative 4 and holds a Pommel Smash (printed 5)."""
    me = hero(hand="031 126 104", hobbles=2)
    state = given(me, hero("warrior", "D3", "S", hand="064", wounds=0), **options)
    choose(state, "031", "064")
    return go_on(state, "counter", speed="speed 6")


@proves("SJ-A.17")
@BOTH
def test_a_counter_card_is_compared_by_its_value_now_or_by_its_print(other: bool) -> None:
    state = countering(counter_by_print=other)
    assert offered(state) == (["pass"] if other else ["126", "pass"])


@proves("SJ-A.82")
@BOTH
def test_an_instant_additional_works_on_a_counter_card_or_not(other: bool) -> None:
    state = play(countering(additional_on_counter=other), "126")
    asked = []
    while step(state) != "choose":
        asked.append((step(state), actor(state), "104" in offered(state)))
        go_on_one(state)
    assert (("instant", 0, True) in asked) == other


def go_on_one(state: Any) -> None:
    """One mild answer."""
    names = offered(state)
    play(state, next((name for name in ("pass", "done", "option 1") if name in names), names[0]))


@proves("SJ-A.22")
@BOTH
def test_a_weapon_card_needs_no_card_to_discard_or_needs_one(other: bool) -> None:
    state = given(hero(hand=""), FAR, strict_discard=other)
    assert offered(state, 0) == (["023"] if other else ["023", "071"])


@proves("SJ-A.25")
@BOTH
def test_terrain_stuns_as_in_the_first_edition_or_wounds_as_revised(other: bool) -> None:
    for kind, first, revised in (
        ("rocks", (0, 0, 1, 0), (1, 0, 0, 0)),
        ("bamboo", (0, 0, 1, 1), (1, 0, 1, 0)),
        ("burning_cart", (1, 0, 1, 0), (1, 1, 0, 0)),
    ):
        state = given(
            hero(at="D4", hand="127"),
            hero("warrior", "D3", "S"),
            terrain=[(kind, "D2")],
            terrain_effects="revised" if other else "first",
        )
        go_on(choose(state, "127", "053"))
        marks = tuple([of(state, 1, name) for name in ("wounds", "bleeding", "stuns")])
        assert (*marks, int(of(state, 1, "hobbles") > 0)) == (revised if other else first)


@proves("SJ-A.26")
@BOTH
def test_bamboo_may_be_entered_or_is_closed_to_voluntary_moves(other: bool) -> None:
    bamboo = [("bamboo", "D3")]
    optional = given(hero(at="D4", hand="126"), FAR, terrain=bamboo, bamboo_closed=other)
    choose(optional, "126", "053")
    assert ("D3" in offered(optional)) == (not other)
    forced = go_on(choose(given(hero(at="D4", hand="109"), FAR, terrain=bamboo, bamboo_closed=other), "109", "053"))
    assert where(forced, 0) == ("D4 N" if other else "D3 N")
    assert (of(forced, 0, "stuns"), of(forced, 0, "hobbles") > 0) == ((1, True) if other else (0, False))
    assert not forced.terrain.bamboo, "it is removed in any case"


@proves("SJ-A.27")
@BOTH
def test_the_lines_below_the_shields_wait_or_come_at_once(other: bool) -> None:
    state = given(hero(hand="118 033 034"), hero("warrior", "A1", "S", hand="064"), defence_at_once=other)
    go_on(choose(state, "118", "064"), "speed")
    play(state, "speed 4")
    assert (step(state), actor(state)) == (("discard", 0) if other else ("move", 1))


@proves("SJ-A.28")
@BOTH
def test_a_block_does_not_stop_an_initiative_comparison_or_does(other: bool) -> None:
    state = given(
        hero("ninja", "D4", hand="169", focus=1), hero("warrior", "D3", "S", hand="114"), comparison_blockable=other
    )
    go_on(choose(state, "169", "114"), speed="speed 4")
    assert of(state, 1, "wounds") == (0 if other else 1)


@proves("SJ-A.42")
@BOTH
def test_broad_block_adds_a_value_at_either_end_or_above_only(other: bool) -> None:
    state = given(hero("warrior", hand="123 083", focus=1), FAR, widen_upwards_only=other)
    go_on(choose(state, "123", "053"), "instant")
    play(state, "083")
    if not other:
        assert offered(state) == ["widen up", "widen down"]
        play(state, "widen down")
    assert offered(state) == [f"speed {speed}" for speed in (range(2, 7) if other else range(1, 6))]


@proves("SJ-A.56")
@BOTH
@pytest.mark.parametrize(("pose", "first", "second"), [("BAL", 6, 0), ("DET", 0, 2)])
def test_a_strip_of_two_colours_is_for_either_kamae_or_by_halves(
    pose: str, first: int, second: int, other: bool
) -> None:
    state = given(hero("master", "D4", hand="019", kamae=pose), FAR, strips_in_halves=other)
    go_on(choose(state, "019", "053"), "move")
    turns = [name for name in offered(state) if name in ("left", "right")]
    steps = [name for name in offered(state) if name not in ("left", "right")]
    assert (len(steps), len(turns)) == ((first, second) if other else (6, 2))


@proves("SJ-A.59")
@BOTH
def test_a_discard_before_then_is_a_cost_or_is_not(other: bool) -> None:
    state = given(hero("master", hand="018x2"), FAR, discard_no_cost=other)
    go_on(choose(state, "008", "053"), "or")
    assert offered(state) == (["option 1", "option 2", "option 3"] if other else ["option 1", "option 3"])


@proves("SJ-A.62")
@BOTH
def test_the_acting_player_or_the_target_chooses_the_kamae_of_the_target(other: bool) -> None:
    me = hero("student", hand="045", kamae="DET")
    state = given(me, hero("warrior", "D3", "S", hand="064"), target_chooses_kamae=other)
    go_on(choose(state, "045", "064"), "switch", speed="speed 4")
    assert actor(state) == (1 if other else 0)
    play(state, "BAL")
    assert kamae(state, 1) == "BAL"


@proves("SJ-A.64")
@BOTH
def test_terrain_keeps_off_the_start_spaces_or_lies_anywhere(other: bool) -> None:
    state = GAME.start(terrain="placed", free_terrain=other)
    assert ("A1" in [state.name(action) for action in state.legal(state.actors()[0])]) == other


@proves("SJ-A.65")
@BOTH
def test_figures_start_on_start_spaces_or_anywhere(other: bool) -> None:
    state = GAME.start(free_placement=other)
    assert ("D4" in [state.name(action) for action in state.legal(state.actors()[0])]) == other


@proves("SJ-A.68")
@BOTH
def test_a_stun_cannot_be_replaced_or_can(other: bool) -> None:
    state = given(hero(hand="032", stuns=1, focus=1), FAR, status_replaceable=other)
    go_on(choose(state, "stun", "053"), "replace")
    assert step(state) == ("replace" if other else "choose")


@proves("SJ-A.70")
@BOTH
def test_blocks_outlast_a_collision_or_vanish(other: bool) -> None:
    state = given(
        hero(hand="031 035", focus=0),
        hero("warrior", "D3", "S", hand="126"),
        hero("student", "A1", "S", hand="126"),
        advantage=[1, 2, 0],
        collision_ends_blocks=other,
    )
    choose(state, "031", "126", "126")
    go_on(state, "counter", speed="speed 5", tie="place 1")
    assert actor(state) == 0
    play(state, "035")
    assert (step(state), actor(state), of(state, 0, "stuns")) == ("move", 2, 1)
    assert (of(state, 0, "shields") == 0) == other


@proves("SJ-A.73")
@BOTH
def test_a_target_steps_to_its_own_front_or_away(other: bool) -> None:
    state = given(hero("student", hand="114 043", focus=1), hero("warrior", "D3", "S", hand="064"), step_away=other)
    go_on(choose(state, "114", "064"), turn_target="left", instant="043", speed="speed 4")
    assert where(state, 1).split()[0] == (beside("D3", "N") if other else beside("D3", "SE"))


@proves("SJ-A.74")
@BOTH
def test_a_block_guards_everybody_or_its_owner_only(other: bool) -> None:
    state = given(
        hero(hand="114"),
        hero("warrior", "D2", "S", hand="064"),
        hero("student", "D3", "N"),
        blocks_guard_owner_only=other,
    )
    go_on(choose(state, "114", "064", "038"), speed="speed 4", move="done")
    assert of(state, 2, "wounds") == (1 if other else 0)


@proves("SJ-A.76")
@BOTH
def test_an_instant_additional_has_one_target_or_all(other: bool) -> None:
    state = given(
        hero("student", hand="044 104"),
        hero("warrior", "D3", "S"),
        hero("master", beside("D4", "NE"), "S"),
        additional_hits_all=other,
    )
    go_on(choose(state, "044", "053", "008"), instant="104", aim_instant="target 3")
    hobbled = [seat for seat in (1, 2) if of(state, seat, "hobbles")]
    assert hobbled == ([1, 2] if other else [2])


@proves("SJ-A.78")
@BOTH
def test_range_is_tested_when_the_line_is_resolved_or_at_the_reveal(other: bool) -> None:
    state = given(hero(at="D7", hand="098"), hero("warrior", "D1", "S"), range_at_reveal=other)
    go_on(choose(state, "098", "053"), "move", or_="", move="done")
    go_on(state, "draw_up_to")
    assert bool(of(state, 1, "marks") & NO_MOVEMENT) != other


@proves("SJ-A.81")
@BOTH
def test_a_starred_grid_of_a_defence_card_is_no_attack_or_can_be_blocked(other: bool) -> None:
    state = given(hero(hand="147"), hero("warrior", "D3", "S", hand="031"), advantage=[1, 0], stars_are_attacks=other)
    go_on(choose(state, "147", "031"), speed="speed 7", tie="place 1", turn_target="right")
    assert (where(state, 1) == "D3 S") == other


@proves("SJ-A.83")
@BOTH
def test_instants_of_the_start_come_before_the_draw_or_after_it(other: bool) -> None:
    state = given(hero(hand="092", focus=2), FAR, step=StartTurn(), instants_after_draw=other)
    state.settle()
    assert step(state) == ("draw_one" if other else "instant")
