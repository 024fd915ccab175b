"""Section 12: victory."""

import pytest

from tests.games.seven_ronin.given import field, given, ninja, only, place, plan, play, reserve, step, winner
from tests.proof import proves

FOUR_AREAS = {"watchtower": 1, "granary": 1, "shrine": 1, "passage": 1}


@proves("R7-12.1")
@pytest.mark.parametrize(("reserved", "elsewhere"), [(1, {}), (0, {"granary": 1}), (0, {"well": 2})])
def test_the_attacker_wins_when_the_last_ronin_falls_and_a_ninja_is_left(
    reserved: int, elsewhere: dict[str, int]
) -> None:
    state = given(
        "ronin_abilities",
        reserve=reserved,
        ninja={"well": 1, **elsewhere},
        ronin={"kabe": "well"},
        wounds={"kabe": 6},
    )
    play(state, "defender: finish")
    assert winner(state) == ("attacker", "R7-12.1")
    assert place(state, "kabe") == "gone"


@proves("R7-12.1")
@pytest.mark.parametrize(
    "choices",
    [
        ["attacker: use well"],
        ["attacker: use watchtower"],
        ["attacker: use passage", "attacker: send inn 1"],
    ],
)
def test_the_fall_of_the_last_ronin_ends_the_game_in_the_middle_of_step_3(choices: list[str]) -> None:
    state = given(
        "area_abilities",
        ninja={"well": 1, "watchtower": 1, "passage": 1, "granary": 1},
        ronin={"kabe": "inn"},
        wounds={"kabe": 6},
    )
    play(state, *choices)
    assert winner(state) == ("attacker", "R7-12.1")
    assert field(state, "round") == "1"


@proves("R7-12.1")
def test_the_game_goes_on_while_one_ronin_lives() -> None:
    state = given(
        "area_abilities", ninja={"well": 1}, ronin={"kabe": "inn", "yumi": "granary"}, wounds={"kabe": 6, "yumi": 2}
    )
    play(state, "attacker: use well", "attacker: target kabe")
    assert winner(state) is None
    assert (place(state, "kabe"), place(state, "yumi")) == ("gone", "hand")


@proves("R7-12.2", "R7-12.3")
def test_five_occupied_areas_win_at_the_end_of_step_3() -> None:
    state = given("area_abilities", ninja={**FOUR_AREAS, "burial_grounds": 1}, ronin={"kabe": "well"})
    assert winner(state) is None
    play(state, "attacker: finish")
    assert winner(state) == ("attacker", "R7-12.2")


@proves("R7-12.2", "R7-12.3")
def test_more_than_five_areas_win_as_well() -> None:
    state = given("area_abilities", ninja={**FOUR_AREAS, "burial_grounds": 2, "animal_pen": 2}, ronin={"kabe": "well"})
    play(state, "attacker: finish")
    assert winner(state) == ("attacker", "R7-12.2")


@proves("R7-12.2", "R7-12.3")
@pytest.mark.parametrize("field_name", ["field_small", "field_large"])
def test_four_occupied_areas_do_not_win_however_many_ninja_are_there(field_name: str) -> None:
    state = given(
        "area_abilities",
        reserve=15,
        ninja={"watchtower": 3, "granary": 3, "shrine": 3, field_name: 3},
        ronin={"kabe": "well"},
    )
    play(state, "attacker: finish")
    assert winner(state) is None
    assert field(state, "round") == "2"


@proves("R7-12.2")
def test_the_passage_can_bring_the_fifth_area() -> None:
    state = given("area_abilities", ninja=FOUR_AREAS, ronin={"kabe": "well"})
    play(state, "attacker: use passage", "attacker: send burial_grounds 1", "attacker: finish")
    assert winner(state) == ("attacker", "R7-12.2")


@proves("R7-12.4", "R7-12.7")
def test_the_defender_wins_at_once_when_musashi_slays_the_last_ninja() -> None:
    state = given(
        "ronin_abilities",
        reserve=0,
        ninja={"well": 1},
        ronin={"musashi": "well", "taiko": "inn", "kabe": "granary"},
        wounds={"musashi": 2, "kabe": 5},
    )
    play(state, "defender: musashi")
    assert winner(state) == ("defender", "R7-12.4")


@proves("R7-12.4", "R7-12.7")
def test_the_defender_wins_at_once_when_yumi_shoots_the_last_ninja() -> None:
    state = given("ronin_abilities", reserve=1, ronin={"yumi": "inn", "kabe": "granary"}, wounds={"kabe": 5})
    play(state, "defender: yumi")
    assert winner(state) == ("defender", "R7-12.4")


@proves("R7-12.4", "R7-12.7")
def test_the_defender_wins_when_the_last_ninja_become_wounds() -> None:
    state = given("ronin_abilities", reserve=0, ninja={"well": 2}, ronin={"kabe": "well"}, wounds={"kabe": 3})
    play(state, "defender: finish")
    assert winner(state) == ("defender", "R7-12.4")


@proves("R7-12.4")
def test_the_defender_wins_at_once_when_the_last_ninja_are_cleared_from_the_market() -> None:
    living = only("kabe", "taiko", "yumi")
    state = given("planning", round=2, reserve=1, ninja={"market": 2}, ronin=living, wounds={"yumi": 1})
    plan(state, {"market": 1}, {"kabe": "market", "taiko": "well", "yumi": "inn"})
    assert winner(state) == ("defender", "R7-12.4")  # before Taiko could heal


@proves("R7-12.4")
@pytest.mark.parametrize(("reserved", "elsewhere"), [(1, {}), (0, {"granary": 1})])
def test_the_game_goes_on_while_a_ninja_is_on_the_board_or_in_the_reserve(
    reserved: int, elsewhere: dict[str, int]
) -> None:
    state = given(
        "ronin_abilities",
        reserve=reserved,
        ninja={"well": 1, **elsewhere},
        ronin={"musashi": "well", "kabe": "inn"},
        wounds={"kabe": 1},
    )
    play(state, "defender: musashi")
    assert winner(state) is None


@proves("R7-12.5")
@pytest.mark.parametrize(("reserved", "areas"), [(40, FOUR_AREAS), (0, {"granary": 1}), (1, {})])
def test_the_defender_wins_when_round_8_ends_however_many_ninja_remain(reserved: int, areas: dict[str, int]) -> None:
    state = given("area_abilities", round=8, reserve=reserved, ninja=areas, ronin={"yumi": "well"}, wounds={"yumi": 2})
    play(state, "attacker: finish")
    assert winner(state) == ("defender", "R7-12.5")


@proves("R7-12.2", "R7-12.5")
def test_in_round_8_the_attacker_can_still_win_before_the_round_ends() -> None:
    state = given("area_abilities", round=8, ninja={**FOUR_AREAS, "burial_grounds": 1}, ronin={"yumi": "well"})
    play(state, "attacker: finish")
    assert winner(state) == ("attacker", "R7-12.2")


@proves("R7-12.6")
def test_the_defender_wins_when_the_last_ronin_and_the_last_ninja_fall_together() -> None:
    state = given(
        "ronin_abilities",
        reserve=0,
        ninja={"well": 1, "inn": 2},
        ronin={"kabe": "well", "yumi": "inn"},
        wounds={"kabe": 6, "yumi": 1},
    )
    play(state, "defender: finish")
    assert (place(state, "kabe"), place(state, "yumi")) == ("gone", "gone")
    assert winner(state) == ("defender", "R7-12.6")


@proves("R7-12.8")
def test_a_ninja_on_the_market_keeps_the_attacker_in_the_game() -> None:
    state = given("ronin_abilities", reserve=0, ninja={"well": 1, "market": 1}, ronin={"kabe": "well"})
    play(state, "defender: finish")
    assert winner(state) is None


@proves("R7-12.1", "R7-12.8")
def test_a_ninja_on_the_market_is_enough_to_win_when_the_last_ronin_falls() -> None:
    state = given(
        "ronin_abilities", reserve=0, ninja={"well": 1, "market": 1}, ronin={"kabe": "well"}, wounds={"kabe": 6}
    )
    play(state, "defender: finish")
    assert winner(state) == ("attacker", "R7-12.1")


@proves("R7-12.9")
@pytest.mark.parametrize("on_market", [1, 3])
def test_the_market_is_no_fifth_area(on_market: int) -> None:
    state = given("area_abilities", ninja={**FOUR_AREAS, "market": on_market}, ronin={"kabe": "well"})
    play(state, "attacker: finish")
    assert winner(state) is None


@proves("R7-12.3", "R7-12.10", "R7-12.11")
def test_two_fields_and_two_other_areas_win() -> None:
    state = given(
        "area_abilities", ninja={"field_small": 1, "field_large": 1, "granary": 1, "shrine": 1}, ronin={"kabe": "well"}
    )
    play(state, "attacker: finish")
    assert winner(state) == ("attacker", "R7-12.2")


@proves("R7-12.3", "R7-12.10")
def test_two_fields_and_one_other_area_do_not_win() -> None:
    state = given("area_abilities", ninja={"field_small": 1, "field_large": 1, "granary": 1}, ronin={"kabe": "well"})
    play(state, "attacker: finish")
    assert winner(state) is None


@proves("R7-12.11")
@pytest.mark.parametrize("field_name", ["field_small", "field_large"])
def test_one_field_and_an_inn_that_copied_it_count_as_two_fields(field_name: str) -> None:
    state = given("area_abilities", ninja={field_name: 1, "inn": 1, "granary": 1, "shrine": 1}, ronin={"kabe": "well"})
    play(state, "attacker: use inn", f"attacker: copy {field_name}", "attacker: finish")
    assert winner(state) == ("attacker", "R7-12.2")


@proves("R7-12.11")
@pytest.mark.parametrize("copied", [[], ["attacker: use inn", "attacker: copy granary"]])
def test_an_inn_that_copied_no_field_does_not_count_as_one(copied: list[str]) -> None:
    state = given(
        "area_abilities", ninja={"field_large": 1, "inn": 1, "granary": 1, "shrine": 1}, ronin={"kabe": "well"}
    )
    play(state, *copied, "attacker: finish")
    assert winner(state) is None


@proves("R7-12.12")
def test_both_fields_and_the_inn_give_no_second_bonus() -> None:
    state = given(
        "area_abilities", ninja={"field_small": 1, "field_large": 1, "inn": 1}, ronin={"kabe": "well"}, reserve=20
    )
    play(state, "attacker: use inn", "attacker: copy field_large")
    assert winner(state) is None  # three areas and one: four
    assert (step(state), field(state, "round")) == ("planning", "2")


@proves("R7-12.13")
def test_five_areas_with_new_ninja_do_not_win_before_the_ronin_have_acted() -> None:
    state = given("planning", ninja=FOUR_AREAS, ronin=only("hayai", "yumi"))
    plan(state, {"burial_grounds": 1}, {"hayai": "well", "yumi": "inn"})
    assert (step(state), winner(state)) == ("ronin_abilities", None)
    play(state, "defender: hayai burial_grounds")
    assert winner(state) is None
    play(state, "defender: finish")
    assert (ninja(state, "burial_grounds"), winner(state)) == (0, None)
    play(state, "attacker: finish")
    assert winner(state) is None


@proves("R7-12.13")
def test_five_areas_after_step_2_win_only_when_step_3_ends() -> None:
    state = given("ronin_abilities", ninja={**FOUR_AREAS, "burial_grounds": 1}, ronin={"kabe": "well", "yumi": "inn"})
    play(state, "defender: finish")
    assert (step(state), winner(state)) == ("area_abilities", None)
    play(state, "attacker: use granary")
    assert winner(state) is None
    play(state, "attacker: finish")
    assert winner(state) == ("attacker", "R7-12.2")


@proves("R7-12.13")
def test_five_areas_in_the_planning_phase_do_not_win() -> None:
    state = given("planning", reserve=20, ninja={**FOUR_AREAS, "burial_grounds": 1}, ronin=only("kabe"))
    play(state, "attacker: place well", "attacker: done")
    assert (step(state), winner(state)) == ("planning", None)
    play(state, "defender: assign kabe granary")
    assert winner(state) is None


@proves("R7-12.14")
def test_a_copied_field_is_worth_nothing_when_the_inn_was_emptied_before_the_check() -> None:
    state = given(
        "area_abilities",
        ninja={"inn": 1, "field_large": 1, "burial_grounds": 1, "granary": 1, "shrine": 1},
        ronin={"kabe": "well"},
    )
    play(state, "attacker: use inn", "attacker: copy field_large")
    play(state, "attacker: use burial_grounds", "attacker: withdraw inn", "attacker: enough", "attacker: finish")
    assert reserve(state) == 31
    assert winner(state) is None


@proves("R7-12.14")
def test_a_copied_field_is_worth_nothing_when_no_field_is_occupied_at_the_check() -> None:
    state = given(
        "area_abilities",
        ninja={"inn": 1, "field_large": 1, "burial_grounds": 1, "granary": 1, "shrine": 1},
        ronin={"kabe": "well"},
    )
    play(state, "attacker: use inn", "attacker: copy field_large")
    play(state, "attacker: use burial_grounds", "attacker: withdraw field_large", "attacker: enough")
    play(state, "attacker: finish")
    assert winner(state) is None


@proves("R7-12.14")
@pytest.mark.parametrize(("copied", "left"), [("field_small", "field_large"), ("field_large", "field_small")])
def test_it_does_not_matter_which_of_the_two_fields_the_inn_had_copied(copied: str, left: str) -> None:
    state = given(
        "area_abilities",
        ninja={"inn": 1, "field_small": 1, "field_large": 1, "burial_grounds": 1, "granary": 1},
        ronin={"kabe": "well"},
    )
    play(state, "attacker: use inn", f"attacker: copy {copied}")
    play(state, "attacker: use burial_grounds", f"attacker: withdraw {copied}", "attacker: enough", "attacker: finish")
    assert (ninja(state, copied), ninja(state, left)) == (0, 1)
    assert winner(state) == ("attacker", "R7-12.2")
