"""Section 19: the rulings about Combat step 3 and the End phase."""

import pytest

from shiai.core.errors import UnknownChoice
from tests.games.seven_ronin.given import (
    field,
    given,
    names,
    ninja,
    only,
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

# Burial Grounds -------------------------------------------------------------------------------------------------------


@proves("R7-19.6")
@pytest.mark.parametrize(
    ("choices", "taken"),
    [
        ([], 0),
        (["attacker: use burial_grounds", "attacker: withdraw granary", "attacker: enough"], 1),
        (["attacker: use burial_grounds", "attacker: withdraw granary", "attacker: withdraw shrine"], 2),
    ],
)
def test_the_burial_grounds_take_none_one_or_two_ninja(choices: list[str], taken: int) -> None:
    state = given(
        "area_abilities", reserve=20, ninja={"burial_grounds": 1, "granary": 2, "shrine": 2}, ronin={"kabe": "inn"}
    )
    play(state, *choices, "attacker: finish")
    assert reserve(state) == 20 + taken
    assert (step(state), field(state, "round")) == ("planning", "2")


@proves("R7-19.32")
def test_with_the_inn_the_burial_grounds_take_up_to_four_ninja() -> None:
    state = given(
        "area_abilities", reserve=20, ninja={"burial_grounds": 1, "inn": 1, "granary": 5}, ronin={"kabe": "well"}
    )
    play(state, "attacker: use burial_grounds", "attacker: withdraw granary", "attacker: withdraw granary")
    play(state, "attacker: use inn", "attacker: copy burial_grounds")
    play(state, "attacker: withdraw granary", "attacker: withdraw granary")
    assert (reserve(state), ninja(state, "granary")) == (24, 1)
    assert names(state, "attacker") == {"finish", "use granary"}


@proves("R7-19.31")
def test_an_area_vacated_before_it_was_used_has_lost_its_ability() -> None:
    state = given("area_abilities", ninja={"burial_grounds": 1, "well": 1, "shrine": 1}, ronin={"kabe": "inn"})
    play(state, "attacker: use burial_grounds", "attacker: withdraw well", "attacker: enough")
    assert names(state, "attacker") == {"finish", "use shrine"}
    assert refused(state, "attacker: use well") == ("R7-10.2",)


@proves("R7-19.31")
def test_an_area_used_before_it_is_vacated_has_worked() -> None:
    state = given(
        "area_abilities", reserve=20, ninja={"burial_grounds": 1, "well": 1, "shrine": 1}, ronin={"kabe": "inn"}
    )
    play(state, "attacker: use well", "attacker: use burial_grounds", "attacker: withdraw well", "attacker: enough")
    assert (wounds(state, "kabe"), ninja(state, "well"), reserve(state)) == (1, 0, 21)


# Animal Pen -----------------------------------------------------------------------------------------------------------


@proves("R7-19.7")
def test_a_ronin_on_the_market_cannot_be_penned() -> None:
    state = given("area_abilities", ninja={"animal_pen": 1}, ronin={"kabe": "inn", "hayai": "well", "yumi": "market"})
    play(state, "attacker: use animal_pen")
    assert names(state, "attacker") == {"target kabe", "target hayai"}
    assert refused(state, "attacker: target yumi") == ("R7-14.20",)


@proves("R7-19.10")
def test_a_penned_tasuke_stays_and_another_ronin_may_join_her() -> None:
    state = given("area_abilities", ninja={"animal_pen": 1}, ronin={"tasuke": "well", "kabe": "well", "yumi": "inn"})
    play(state, "attacker: use animal_pen", "attacker: target tasuke")
    assert (place(state, "tasuke"), place(state, "kabe")) == ("well", "hand")
    play(state, "defender: assign yumi well")
    assert refused(state, "defender: assign kabe well") == ("R7-6.3",)
    plan(state, {"granary": 2}, {"kabe": "inn"})
    assert [place(state, ronin) for ronin in ("tasuke", "yumi", "kabe")] == ["well", "well", "inn"]


@proves("R7-19.11")
def test_the_partner_of_a_penned_ronin_returns_and_tasuke_may_join_him_again() -> None:
    state = given("area_abilities", ninja={"animal_pen": 1}, ronin={"tasuke": "well", "kabe": "well", "yumi": "inn"})
    play(state, "attacker: use animal_pen", "attacker: target kabe")
    assert (place(state, "tasuke"), place(state, "kabe")) == ("hand", "well")
    assert refused(state, "defender: assign yumi well") == ("R7-6.3",)
    elsewhere = play(state.clone(), "defender: assign tasuke inn")
    assert "tasuke=inn" in field(elsewhere, "defence_plan")
    plan(state, {"granary": 2}, {"tasuke": "well", "yumi": "inn"})
    assert (place(state, "tasuke"), place(state, "kabe")) == ("well", "well")


@proves("R7-19.30")
def test_a_penned_ronin_who_falls_later_in_step_3_leaves_the_game() -> None:
    state = given(
        "area_abilities",
        ninja={"animal_pen": 1, "well": 1},
        ronin={"kabe": "granary", "yumi": "inn"},
        wounds={"kabe": 6},
    )
    play(state, "attacker: use animal_pen", "attacker: target kabe")
    assert field(state, "held_next") == "kabe"
    play(state, "attacker: use well", "attacker: target kabe")
    assert (step(state), place(state, "kabe")) == ("planning", "gone")
    assert (field(state, "held"), field(state, "held_next")) == ("none", "none")
    play(state, "defender: assign yumi granary", "defender: done")


# Inn ------------------------------------------------------------------------------------------------------------------


@proves("R7-19.14")
def test_the_inn_copying_the_watchtower_hits_only_the_field_beside_the_watchtower() -> None:
    state = given(
        "area_abilities",
        ninja={"inn": 1, "watchtower": 1, "granary": 1},
        ronin={"yumi": "field_small", "kabe": "well", "hayai": "field_large"},
    )
    play(state, "attacker: use inn", "attacker: copy watchtower")
    assert [wounds(state, ronin) for ronin in ("yumi", "kabe", "hayai")] == [1, 0, 0]


@proves("R7-19.14")
def test_the_inn_cannot_copy_a_watchtower_with_nobody_in_its_field() -> None:
    state = given("area_abilities", ninja={"inn": 1, "watchtower": 1}, ronin={"kabe": "well"})
    assert names(state, "attacker") == {"finish"}
    assert refused(state, "attacker: use inn") == ("R7-16.11",)


@proves("R7-19.15")
@pytest.mark.parametrize(
    "choices",
    [
        ["attacker: use inn", "attacker: copy well", "attacker: target kabe", "attacker: use well"],
        ["attacker: use well", "attacker: target kabe", "attacker: use inn", "attacker: copy well"],
    ],
)
def test_the_inn_copies_an_area_before_or_after_its_own_use(choices: list[str]) -> None:
    state = given(
        "area_abilities", ninja={"inn": 1, "well": 1, "shrine": 1}, ronin={"kabe": "granary", "yumi": "passage"}
    )
    play(state, *choices, "attacker: target yumi")
    assert (wounds(state, "kabe"), wounds(state, "yumi")) == (1, 1)
    assert refused(state, "attacker: use well") == ("R7-10.5",)
    assert refused(state, "attacker: use inn") == ("R7-10.5",)


@proves("R7-19.16")
def test_the_inn_cannot_copy_itself() -> None:
    state = given("area_abilities", ninja={"inn": 2, "granary": 1, "shrine": 1}, ronin={"kabe": "well"})
    play(state, "attacker: use inn")
    assert names(state, "attacker") == {"copy granary", "copy shrine"}
    assert refused(state, "attacker: copy inn") == ("R7-19.16",)


@proves("R7-19.17")
def test_the_field_copied_by_the_inn_lasts_until_the_check_at_the_end_of_the_step() -> None:
    state = given(
        "area_abilities", ninja={"inn": 1, "field_large": 1, "granary": 1, "shrine": 1}, ronin={"kabe": "well"}
    )
    play(state, "attacker: use inn", "attacker: copy field_large")
    assert (step(state), winner(state)) == ("area_abilities", None)
    play(state, "attacker: use granary")
    assert (step(state), winner(state)) == ("area_abilities", None)
    play(state, "attacker: finish")
    assert winner(state) == ("attacker", "R7-12.2")


@proves("R7-19.17")
def test_the_inn_may_copy_a_field_as_its_last_action() -> None:
    state = given(
        "area_abilities", ninja={"inn": 1, "field_large": 1, "granary": 1, "shrine": 1}, ronin={"kabe": "well"}
    )
    play(state, "attacker: use shrine", "attacker: use granary")
    assert names(state, "attacker") == {"finish", "use inn"}
    play(state, "attacker: use inn", "attacker: copy field_large")  # nothing else is left to do
    assert winner(state) == ("attacker", "R7-12.2")


@proves("R7-19.43")
def test_the_inn_stands_for_a_second_field_beside_whichever_field_is_occupied_at_the_check() -> None:
    state = given(
        "area_abilities",
        ninja={"inn": 1, "field_small": 1, "field_large": 1, "burial_grounds": 1, "granary": 1},
        ronin={"kabe": "well"},
    )
    play(state, "attacker: use inn", "attacker: copy field_small")
    play(state, "attacker: use burial_grounds", "attacker: withdraw field_small", "attacker: enough")
    play(state, "attacker: finish")
    assert winner(state) == ("attacker", "R7-12.2")


@proves("R7-19.43")
@pytest.mark.parametrize("emptied", ["inn", "field_large"])
def test_the_copied_field_is_lost_when_the_inn_or_the_only_field_is_emptied(emptied: str) -> None:
    state = given(
        "area_abilities",
        ninja={"inn": 1, "field_large": 1, "burial_grounds": 1, "granary": 1, "shrine": 1},
        ronin={"kabe": "well"},
    )
    play(state, "attacker: use inn", "attacker: copy field_large")
    play(state, "attacker: use burial_grounds", f"attacker: withdraw {emptied}", "attacker: enough")
    play(state, "attacker: finish")
    assert winner(state) is None


@proves("R7-19.43")
@pytest.mark.parametrize("emptied", ["inn", "field_large"])
def test_the_copied_field_counts_again_when_the_passage_fills_the_area(emptied: str) -> None:
    state = given(
        "area_abilities",
        ninja={"inn": 1, "field_large": 1, "burial_grounds": 1, "passage": 1},
        ronin={"kabe": "well"},
    )
    play(state, "attacker: use inn", "attacker: copy field_large")
    play(state, "attacker: use burial_grounds", f"attacker: withdraw {emptied}", "attacker: enough")
    play(state, "attacker: use passage", f"attacker: send {emptied} 1")  # nothing else is left to do
    assert winner(state) == ("attacker", "R7-12.2")


# The pool -------------------------------------------------------------------------------------------------------------


@proves("R7-19.18")
def test_the_granary_takes_what_the_pool_has() -> None:
    state = given("area_abilities", reserve=47, ninja={"granary": 1, "shrine": 1}, ronin={"kabe": "inn"})
    assert pool(state) == 1
    play(state, "attacker: use granary")
    assert (reserve(state), pool(state)) == (48, 0)


@proves("R7-19.18")
def test_an_empty_pool_gives_no_ninja_and_no_wounds() -> None:
    state = given(
        "area_abilities",
        reserve=46,
        ninja={"granary": 1, "well": 1, "watchtower": 1, "shrine": 1},
        ronin={"kabe": "inn"},
    )
    assert pool(state) == 0
    assert names(state, "attacker") == {"finish", "use shrine"}
    for area in ("granary", "well", "watchtower"):
        assert refused(state, f"attacker: use {area}") == ("R7-16.11",)


@proves("R7-19.18")
def test_the_attacker_chooses_who_is_spared_for_want_of_markers() -> None:
    state = given(
        "area_abilities", reserve=47, ninja={"watchtower": 1, "shrine": 1}, ronin={"kabe": "inn", "yumi": "field_small"}
    )
    assert pool(state) == 1
    play(state, "attacker: use watchtower")
    assert names(state, "attacker") == {"target kabe", "target yumi"}
    play(state, "attacker: target yumi")
    assert (wounds(state, "kabe"), wounds(state, "yumi"), pool(state)) == (0, 1, 0)


@proves("R7-19.18")
def test_without_a_limit_missing_markers_come_from_outside_the_game() -> None:
    state = given(
        "area_abilities",
        reserve=45,
        ninja={"granary": 1, "well": 1, "watchtower": 1, "shrine": 1},
        ronin={"kabe": "inn", "yumi": "field_small"},
        pool_is_limited=False,
    )
    assert pool(state) == 1
    play(state, "attacker: use watchtower")
    assert (wounds(state, "kabe"), wounds(state, "yumi"), pool(state)) == (1, 1, 0)
    play(state, "attacker: use granary")
    assert (reserve(state), pool(state)) == (47, 0)
    play(state, "attacker: use well", "attacker: target kabe")
    assert (wounds(state, "kabe"), pool(state)) == (2, 0)


@proves("R7-19.18")
def test_without_a_limit_the_pool_is_used_first() -> None:
    state = given(
        "area_abilities",
        reserve=30,
        ninja={"granary": 1, "shrine": 1},
        ronin={"kabe": "inn"},
        pool_is_limited=False,
    )
    play(state, "attacker: use granary")
    assert (reserve(state), pool(state)) == (32, 16)


@proves("R7-19.42")
def test_markers_freed_by_an_elimination_do_not_serve_the_same_use_of_the_watchtower() -> None:
    state = given(
        "area_abilities",
        reserve=45,
        ninja={"watchtower": 1, "shrine": 1},
        ronin={"yumi": "inn", "kabe": "field_small"},
        wounds={"yumi": 2},
    )
    assert pool(state) == 1
    play(state, "attacker: use watchtower", "attacker: target yumi")
    assert (place(state, "yumi"), wounds(state, "kabe"), pool(state)) == ("gone", 0, 3)
    assert step(state) == "area_abilities"


@proves("R7-19.42")
def test_nobody_falls_before_all_markers_of_the_watchtower_are_dealt() -> None:
    state = given(
        "area_abilities",
        reserve=44,
        ninja={"watchtower": 1, "shrine": 1},
        ronin={"yumi": "inn", "tasuke": "inn", "kabe": "field_small"},
        wounds={"yumi": 2},
    )
    assert pool(state) == 2
    play(state, "attacker: use watchtower", "attacker: target yumi")
    assert place(state, "yumi") == "inn"
    assert names(state, "attacker") == {"target tasuke", "target kabe"}
    play(state, "attacker: target kabe")
    assert (place(state, "yumi"), wounds(state, "kabe"), wounds(state, "tasuke")) == ("gone", 1, 0)


# Shrine and repeated choices ------------------------------------------------------------------------------------------


@proves("R7-19.19")
def test_four_ronin_carry_shrine_tokens_at_the_same_time() -> None:
    state = given(
        "area_abilities",
        ninja={"shrine": 1, "inn": 1, "granary": 1},
        ronin={"kabe": "well", "yumi": "passage", "hayai": "field_small", "taiko": "field_large"},
        flags={"silenced": "kabe yumi"},
    )
    play(state, "attacker: use shrine", "attacker: target hayai")
    play(state, "attacker: use inn", "attacker: copy shrine", "attacker: target taiko")
    assert (field(state, "silenced"), field(state, "silenced_next")) == ("kabe yumi", "hayai taiko")
    play(state, "attacker: finish")
    assert (field(state, "silenced"), field(state, "silenced_next")) == ("hayai taiko", "none")


@proves("R7-19.20")
def test_the_same_ronin_may_be_held_and_silenced_in_consecutive_rounds() -> None:
    state = given(
        "area_abilities",
        ninja={"shrine": 1, "animal_pen": 1},
        ronin={"kabe": "well", "yumi": "inn"},
        flags={"silenced": "yumi", "held": "yumi"},
    )
    play(state, "attacker: use shrine", "attacker: target yumi", "attacker: use animal_pen", "attacker: target yumi")
    assert step(state) == "planning"
    assert (field(state, "silenced"), field(state, "held"), place(state, "yumi")) == ("yumi", "yumi", "inn")


@proves("R7-19.20")
@pytest.mark.parametrize(("area", "mark"), [("shrine", "silenced"), ("animal_pen", "held")])
def test_a_second_choice_of_the_same_ronin_is_legal_without_further_effect(area: str, mark: str) -> None:
    state = given("area_abilities", ninja={area: 1, "inn": 1, "granary": 1}, ronin={"kabe": "well", "yumi": "passage"})
    play(state, f"attacker: use {area}", "attacker: target yumi")
    once = field(state, f"{mark}_next")
    play(state, "attacker: use inn", f"attacker: copy {area}", "attacker: target yumi")
    assert field(state, f"{mark}_next") == once == "yumi"
    play(state, "attacker: finish")
    assert field(state, mark) == "yumi"
    plan(
        state, {"market": 1, "granary": 1}, {"kabe": "well"} if mark == "held" else {"kabe": "well", "yumi": "passage"}
    )
    while step(state) != "planning":
        seat = "defender" if step(state) == "ronin_abilities" else "attacker"
        play(state, f"{seat}: finish")
    assert (field(state, "round"), field(state, mark)) == ("3", "none")


@proves("R7-19.20")
def test_the_well_and_the_inn_may_wound_the_same_ronin_twice() -> None:
    state = given(
        "area_abilities", ninja={"well": 1, "inn": 1, "granary": 1}, ronin={"kabe": "shrine", "yumi": "passage"}
    )
    play(state, "attacker: use well", "attacker: target kabe")
    play(state, "attacker: use inn", "attacker: copy well", "attacker: target kabe")
    assert (wounds(state, "kabe"), wounds(state, "yumi")) == (2, 0)


@proves("R7-19.45")
def test_a_token_on_tasuke_works_from_the_coming_round_on() -> None:
    state = given(
        "area_abilities", ninja={"shrine": 1, "passage": 1}, ronin={"tasuke": "well", "kabe": "well", "yumi": "inn"}
    )
    play(state, "attacker: use shrine", "attacker: target tasuke", "attacker: use passage", "attacker: send well 2")
    assert names(state, "defender") == {"tasuke takes 0", "tasuke takes 1", "tasuke takes 2"}
    play(state, "defender: tasuke takes 0")
    assert (wounds(state, "tasuke"), wounds(state, "kabe"), step(state)) == (0, 2, "planning")
    play(state, "defender: assign kabe well")
    assert refused(state, "defender: assign tasuke well") == ("R7-6.11",)


# Passage --------------------------------------------------------------------------------------------------------------


@proves("R7-19.36")
def test_the_passage_may_send_a_single_ninja_but_not_none() -> None:
    state = given("area_abilities", reserve=20, ninja={"passage": 1, "shrine": 1}, ronin={"kabe": "inn"})
    play(state, "attacker: use passage")
    assert {name.split()[-1] for name in names(state, "attacker")} == {"1", "2"}
    with pytest.raises(UnknownChoice):
        state.action("send granary 0")
    play(state, "attacker: send granary 1")
    assert (ninja(state, "granary"), reserve(state)) == (1, 19)


@proves("R7-19.36")
def test_sending_nobody_is_finishing_without_the_passage() -> None:
    state = given("area_abilities", reserve=20, ninja={"passage": 1}, ronin={"kabe": "inn"})
    play(state, "attacker: finish")
    assert (reserve(state), field(state, "round")) == (20, "2")


# Victory and the end of the round -------------------------------------------------------------------------------------


@proves("R7-19.21")
@pytest.mark.parametrize(("keep_alive", "expected"), [(True, None), (False, ("defender", "R7-12.4"))])
def test_whether_a_ninja_on_the_market_keeps_the_attacker_alive(
    keep_alive: bool, expected: tuple[str, str] | None
) -> None:
    state = given(
        "ronin_abilities",
        reserve=0,
        ninja={"well": 1, "market": 2},
        ronin={"kabe": "well"},
        market_ninja_keep_alive=keep_alive,
    )
    play(state, "defender: finish")
    assert winner(state) == expected


@proves("R7-19.21")
@pytest.mark.parametrize(("keep_alive", "expected"), [(True, "R7-12.1"), (False, "R7-12.6")])
def test_whether_a_ninja_on_the_market_wins_when_the_last_ronin_falls(keep_alive: bool, expected: str) -> None:
    state = given(
        "ronin_abilities",
        reserve=0,
        ninja={"well": 1, "market": 2},
        ronin={"kabe": "well"},
        wounds={"kabe": 6},
        market_ninja_keep_alive=keep_alive,
    )
    play(state, "defender: finish")
    assert winner(state) == ("attacker" if keep_alive else "defender", expected)


@proves("R7-19.21")
@pytest.mark.parametrize(("keep_alive", "expected"), [(True, None), (False, ("defender", "R7-11.12"))])
def test_whether_a_ninja_on_the_market_outlives_starvation(keep_alive: bool, expected: tuple[str, str] | None) -> None:
    state = given(
        "area_abilities",
        round=5,
        reserve=1,
        ninja={"market": 1},
        ronin={"kabe": "well"},
        market_ninja_keep_alive=keep_alive,
    )
    play(state, "attacker: finish")
    assert winner(state) == expected


@proves("R7-19.27")
def test_a_fifth_area_through_the_passage_wins_when_the_attacker_stops() -> None:
    state = given(
        "area_abilities", ninja={"passage": 1, "well": 1, "granary": 1, "shrine": 1}, ronin={"kabe": "field_small"}
    )
    play(state, "attacker: use passage", "attacker: send burial_grounds 1")
    assert (step(state), winner(state)) == ("area_abilities", None)
    stopped = play(state.clone(), "attacker: finish")
    assert winner(stopped) == ("attacker", "R7-12.2")
    play(state, "attacker: use burial_grounds", "attacker: withdraw well", "attacker: enough", "attacker: finish")
    assert winner(state) is None


@proves("R7-19.40")
def test_starvation_looks_at_the_round_just_finished() -> None:
    state = given("area_abilities", round=3, reserve=20, ronin={"kabe": "well"})
    play(state, "attacker: finish")
    assert (field(state, "round"), reserve(state)) == ("4", 20)
    state = given("area_abilities", round=7, reserve=20, ronin={"kabe": "well"})
    play(state, "attacker: finish")
    assert (field(state, "round"), reserve(state)) == ("8", 19)


@proves("R7-19.40")
def test_the_new_threat_level_applies_from_the_planning_phase_of_the_new_round() -> None:
    three = ["attacker: place well", "attacker: place granary", "attacker: place shrine"]
    second = play(given("planning", round=2, ronin=only("kabe")), *three)
    assert refused(second, "attacker: place passage") == ("R7-5.4",)
    third = play(given("area_abilities", round=2, ronin={"kabe": "inn"}), "attacker: finish", *three)
    play(third, "attacker: place passage")
    assert refused(third, "attacker: place burial_grounds") == ("R7-5.4",)


@proves("R7-19.44")
@pytest.mark.parametrize(
    ("area", "reserved", "kabe"),
    [
        ("granary", 48, "field_small"),  # the pool is empty
        ("well", 48, "field_small"),
        ("watchtower", 48, "field_small"),
        ("watchtower", 20, "field_large"),  # nobody is beside it
        ("well", 20, "market"),  # nobody is in a village area
        ("animal_pen", 20, "market"),
        ("shrine", 20, "market"),
        ("passage", 0, "field_small"),  # the reserve is empty
    ],
)
def test_an_ability_that_lacks_its_marker_or_its_target_is_not_offered(area: str, reserved: int, kabe: str) -> None:
    complete = given("area_abilities", reserve=20, ninja={area: 1, "inn": 1}, ronin={"kabe": "field_small"})
    assert names(complete, "attacker") == {"finish", f"use {area}", "use inn"}
    lacking = given("area_abilities", reserve=reserved, ninja={area: 1, "inn": 1}, ronin={"kabe": kabe})
    assert names(lacking, "attacker") == {"finish"}
    assert refused(lacking, f"attacker: use {area}") == ("R7-16.11",)
    assert refused(lacking, "attacker: use inn") == ("R7-16.11",)


@proves("R7-19.44")
def test_a_useless_choice_with_marker_and_target_is_legal() -> None:
    state = given(
        "area_abilities",
        ninja={"shrine": 1, "inn": 1, "field_small": 1, "field_large": 1},
        ronin={"kabe": "well", "yumi": "passage"},
        reserve=20,
    )
    shrine_on_kabe = play(state.clone(), "attacker: use shrine", "attacker: target kabe")
    assert field(shrine_on_kabe, "silenced_next") == "kabe"
    twice = play(shrine_on_kabe, "attacker: use inn", "attacker: copy shrine", "attacker: target kabe")
    assert winner(twice) == ("attacker", "R7-12.2")  # both were used, so that the step was over
    field_without_need = play(state.clone(), "attacker: use inn", "attacker: copy field_small")
    assert field(field_without_need, "used_areas") == "inn"
