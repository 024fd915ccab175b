"""Section 11: the End phase and the time track."""

import pytest

from tests.games.seven_ronin.given import (
    field,
    given,
    names,
    ninja,
    place,
    plan,
    play,
    pool,
    refused,
    reserve,
    step,
    winner,
    wounds,
)
from tests.proof import proves


@proves("R7-11.1")
def test_all_ronin_return_from_the_areas_and_the_market_to_the_hand() -> None:
    state = given(
        "area_abilities", ronin={"kabe": "well", "tasuke": "well", "hayai": "market"}, wounds={"kabe": 4, "hayai": 1}
    )
    play(state, "attacker: finish")
    assert [place(state, ronin) for ronin in ("kabe", "tasuke", "hayai")] == ["hand", "hand", "hand"]
    assert place(state, "yumi") == "gone"
    assert (wounds(state, "kabe"), wounds(state, "hayai")) == (4, 1)


@proves("R7-11.1", "R7-11.2")
def test_only_a_ronin_held_this_round_stays_in_his_area() -> None:
    state = given(
        "area_abilities",
        ronin={"kabe": "well", "yumi": "inn", "hayai": "granary"},
        flags={"held": "hayai", "held_next": "kabe"},
    )
    play(state, "attacker: finish")
    assert place(state, "kabe") == "well"
    assert place(state, "yumi") == "hand"
    assert place(state, "hayai") == "hand"
    assert field(state, "held") == "kabe"


@proves("R7-11.3", "R7-11.4")
def test_a_shrine_token_lies_until_the_end_phase_of_the_following_round() -> None:
    state = given(
        "area_abilities", ronin={"kabe": "well", "yumi": "inn"}, flags={"silenced": "kabe", "silenced_next": "yumi"}
    )
    play(state, "attacker: finish")
    assert (field(state, "silenced"), field(state, "silenced_next")) == ("yumi", "none")
    plan(state, {"market": 1, "granary": 1}, {"kabe": "well", "yumi": "inn"})
    assert step(state) == "area_abilities"
    assert field(state, "silenced") == "yumi"
    play(state, "attacker: finish")
    assert (field(state, "silenced"), field(state, "silenced_next")) == ("none", "none")


@proves("R7-11.5", "R7-11.6")
def test_ninja_stay_on_the_board_and_the_attacker_may_not_remove_them() -> None:
    state = given(
        "area_abilities",
        reserve=20,
        ninja={"granary": 2, "field_large": 3, "market": 2},
        ronin={"kabe": "well", "yumi": "inn"},
    )
    assert refused(state, "attacker: withdraw granary") == ("R7-16.8",)
    play(state, "attacker: finish")
    assert [ninja(state, area) for area in ("granary", "field_large", "market")] == [2, 3, 2]
    assert reserve(state) == 20
    assert refused(state, "attacker: withdraw granary") == ("R7-16.4",)
    assert {name.split()[0] for name in names(state, "attacker")} == {"place"}


@proves("R7-11.7")
def test_after_round_8_the_defender_wins_and_nothing_else_happens() -> None:
    state = given("area_abilities", round=8, reserve=9, ninja={"granary": 1}, ronin={"kabe": "well", "yumi": "inn"})
    before = pool(state)
    play(state, "attacker: finish")
    assert winner(state) == ("defender", "R7-12.5")
    assert (reserve(state), pool(state), field(state, "round")) == (9, before, "8")
    assert place(state, "kabe") == "hand"  # step 1 comes before


@proves("R7-11.7")
def test_after_round_7_the_game_goes_on() -> None:
    state = given("area_abilities", round=7, reserve=9, ronin={"kabe": "well"})
    play(state, "attacker: finish")
    assert winner(state) is None
    assert field(state, "round") == "8"


@proves("R7-11.8", "R7-11.11")
@pytest.mark.parametrize("round", [4, 5, 6, 7])
def test_one_ninja_of_the_reserve_starves_into_the_pool_after_rounds_4_to_7(round: int) -> None:
    state = given("area_abilities", round=round, reserve=20, ninja={"granary": 2, "market": 1}, ronin={"kabe": "well"})
    before = pool(state)
    play(state, "attacker: finish")
    assert (reserve(state), pool(state)) == (19, before + 1)


@proves("R7-11.9")
@pytest.mark.parametrize("round", [1, 2, 3])
def test_no_ninja_starves_after_rounds_1_to_3(round: int) -> None:
    state = given("area_abilities", round=round, reserve=20, ninja={"granary": 2}, ronin={"kabe": "well"})
    before = pool(state)
    play(state, "attacker: finish")
    assert (reserve(state), pool(state)) == (20, before)


@proves("R7-11.10")
def test_with_an_empty_reserve_nothing_starves() -> None:
    state = given("area_abilities", round=5, reserve=0, ninja={"granary": 1, "market": 1}, ronin={"kabe": "well"})
    before = pool(state)
    play(state, "attacker: finish")
    assert (reserve(state), pool(state)) == (0, before)
    assert (ninja(state, "granary"), ninja(state, "market")) == (1, 1)
    assert (winner(state), field(state, "round")) == (None, "6")


@proves("R7-11.12")
def test_the_defender_wins_at_once_when_the_last_ninja_starves() -> None:
    state = given("area_abilities", round=5, reserve=1, ronin={"kabe": "well"}, wounds={"kabe": 2})
    play(state, "attacker: finish")
    assert winner(state) == ("defender", "R7-11.12")
    assert field(state, "round") == "5"


@proves("R7-11.12")
@pytest.mark.parametrize("area", ["granary", "market"])
def test_the_game_goes_on_when_the_reserve_starves_but_a_ninja_is_on_the_board(area: str) -> None:
    state = given("area_abilities", round=5, reserve=1, ninja={area: 1}, ronin={"kabe": "well"})
    play(state, "attacker: finish")
    assert winner(state) is None
    assert (reserve(state), field(state, "round"), step(state)) == (0, "6", "planning")


@proves("R7-11.13")
def test_the_time_marker_moves_one_space_and_both_sides_plan_again() -> None:
    state = given(
        "area_abilities",
        round=2,
        ninja={"granary": 1, "field_large": 1},
        ronin={"kabe": "well", "yumi": "inn"},
        flags={"used_ronin": "yumi", "used_areas": "granary", "field_copied": "1"},
    )
    play(state, "attacker: finish")
    assert field(state, "round") == "3"
    assert step(state) == "planning"
    assert state.actors() == (0, 1)
    for mark in ("ready", "attack_plan", "defence_plan", "used_ronin", "used_areas"):
        assert field(state, mark) == "none"
    assert field(state, "field_copied") == "0"
