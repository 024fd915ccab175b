"""Section 19, the rulings about Combat steps 1 and 2 and about ronin; and what section 15 says about both."""

import pytest

from shiai.core.state import State
from tests.games.seven_ronin.given import (
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

# The Market


@proves("R7-15.5")
def test_ninja_on_the_market_never_become_wounds() -> None:
    state = given(
        "ronin_abilities", ninja={"market": 3, "well": 1}, ronin={"kabe": "well", "tasuke": "well", "yumi": "inn"}
    )
    play(state, "defender: finish", "defender: tasuke takes 0")
    assert ninja(state, "market") == 3
    assert (wounds(state, "kabe"), wounds(state, "tasuke"), wounds(state, "yumi")) == (1, 0, 0)


@proves("R7-15.5")
def test_a_ronin_sent_to_the_market_gets_no_wounds() -> None:
    state = given("planning", round=1, reserve=20, ninja={"market": 3}, ronin=only("kabe", "hayai"))
    before = pool(state)
    plan(state, {"market": 1}, {"kabe": "market", "hayai": "inn"})
    assert (wounds(state, "kabe"), ninja(state, "market")) == (0, 0)
    assert (pool(state), reserve(state)) == (before + 4, 19)


@proves("R7-15.6")
def test_no_ability_reaches_ninja_on_the_market() -> None:
    state = given(
        "ronin_abilities",
        ninja={"market": 2},
        ronin={"hayai": "inn", "yobu": "well", "musashi": "granary", "taiko": "shrine", "kabe": "passage"},
        wounds={"kabe": 1},
    )
    assert names(state, "defender") == {"finish", "taiko kabe"}
    play(state, "defender: taiko kabe")
    assert ninja(state, "market") == 2


@proves("R7-15.6")
@pytest.mark.parametrize(
    ("ronin", "choice"),
    [("hayai", "hayai well"), ("yobu", "yobu back"), ("taiko", "taiko kabe"), ("yumi", "yumi")],
)
def test_no_ability_works_from_the_market(ronin: str, choice: str) -> None:
    state = given("ronin_abilities", ninja={"well": 2}, ronin={ronin: "market", "kabe": "inn"}, wounds={"kabe": 1})
    assert refused(state, f"defender: {choice}") == ("R7-8.9",)
    assert names(state, "defender") == {"finish"}


@proves("R7-15.6")
def test_taiko_cannot_heal_a_ronin_on_the_market() -> None:
    state = given("ronin_abilities", ninja={"well": 2}, ronin={"taiko": "inn", "kabe": "market"}, wounds={"kabe": 1})
    assert refused(state, "defender: taiko kabe") == ("R7-13.23",)


@proves("R7-15.6")
def test_tasuke_cannot_share_the_market() -> None:
    second = given("planning", round=2, ninja={"market": 1})
    play(second, "defender: assign kabe market")
    assert refused(second, "defender: assign tasuke market") == ("R7-6.10",)
    first = given("planning", round=2, ninja={"market": 1})
    play(first, "defender: assign tasuke market")
    assert refused(first, "defender: assign kabe market") == ("R7-6.10",)


# Rulings about Combat step 1


@proves("R7-19.4")
def test_an_area_with_new_ninja_only_is_not_free_and_hayai_may_go_there() -> None:
    state = given("planning", round=1, ronin=only("hayai", "yumi", "taiko"))
    plan(state, {"well": 1, "granary": 1}, {"hayai": "inn", "yumi": "granary", "taiko": "passage"})
    assert names(state, "defender") == {"finish", "hayai well"}
    assert refused(state, "defender: yumi") == ("R7-8.6",)
    assert refused(state, "defender: hayai shrine") == ("R7-13.9",)
    play(state, "defender: hayai well")
    assert wounds(state, "hayai") == 1


@proves("R7-19.5")
@pytest.mark.parametrize(
    ("ronin", "choice", "attackers"),
    [
        ("hayai", "hayai well", 0),
        ("musashi", "musashi", 1),
        ("taiko", "taiko kabe", 0),
        ("yobu", "yobu well", 1),
        ("yumi", "yumi", 0),
    ],
)
def test_every_ability_of_a_ronin_is_optional(ronin: str, choice: str, attackers: int) -> None:
    state = given(
        "ronin_abilities",
        reserve=20,
        ninja={"well": 1, "inn": attackers},
        ronin={ronin: "inn", "kabe": "shrine"},
        wounds={"kabe": 1},
    )
    assert {"finish", choice} <= names(state, "defender")
    play(state, "defender: finish")
    assert step(state) == "area_abilities"
    assert (place(state, ronin), wounds(state, ronin)) == ("inn", attackers)
    assert (wounds(state, "kabe"), reserve(state), ninja(state, "well")) == (1, 20, 1)


@proves("R7-19.5")
@pytest.mark.parametrize(
    "area", ["watchtower", "well", "granary", "shrine", "burial_grounds", "passage", "animal_pen", "inn"]
)
def test_every_ability_of_an_area_is_optional(area: str) -> None:
    areas = {area: 1, "field_large": 1}
    state = given("area_abilities", reserve=20, ninja=areas, ronin={"kabe": "field_small"})
    assert names(state, "attacker") == {"finish", f"use {area}"}
    before = pool(state)
    play(state, "attacker: finish")
    assert step(state) == "planning"
    assert (reserve(state), pool(state), wounds(state, "kabe")) == (20, before, 0)
    assert (place(state, "kabe"), ninja(state, area)) == ("hand", 1)


@proves("R7-19.8")
def test_the_target_of_yumi_goes_to_the_pool() -> None:
    state = given("ronin_abilities", reserve=20, ninja={"well": 1}, ronin={"yumi": "inn", "hayai": "shrine"})
    assert pool(state) == 29
    play(state, "defender: yumi")
    assert (reserve(state), pool(state), wounds(state, "yumi")) == (19, 30, 0)


def held_hayai(may_move: bool) -> State:
    """Hayai was held in the Inn; in the next round there are ninja in the Granary and in the Animal Pen."""
    state = given(
        "area_abilities",
        round=1,
        ninja={"animal_pen": 1},
        ronin={"hayai": "inn", "yumi": "shrine"},
        held_hayai_may_move=may_move,
    )
    play(state, "attacker: use animal_pen", "attacker: target hayai")
    assert step(state) == "planning"
    assert (place(state, "hayai"), place(state, "yumi")) == ("inn", "hand")
    assert refused(state, "defender: assign hayai well") == ("R7-6.6",)
    return plan(state, {"granary": 2}, {"yumi": "well"})


@proves("R7-19.9")
def test_a_held_hayai_stays_for_planning_and_may_move_afterwards() -> None:
    state = held_hayai(may_move=True)
    assert names(state, "defender") == {"finish", "yumi", "hayai granary", "hayai animal_pen"}
    play(state, "defender: hayai granary", "defender: finish")
    assert wounds(state, "hayai") == 2


@proves("R7-19.9")
def test_a_held_hayai_may_not_move_in_the_other_reading() -> None:
    state = held_hayai(may_move=False)
    assert refused(state, "defender: hayai granary") == ("R7-19.9",)
    assert names(state, "defender") == {"finish", "yumi"}


@proves("R7-19.9")
def test_the_other_reading_stops_only_a_hayai_who_was_held() -> None:
    state = given(
        "ronin_abilities",
        ninja={"well": 1},
        ronin={"hayai": "inn", "yumi": "granary"},
        flags={"held": "yumi"},
        held_hayai_may_move=False,
    )
    assert names(state, "defender") == {"finish", "yumi", "hayai well"}


@proves("R7-19.24")
def test_yumi_and_taiko_should_act_before_yobu_pushes_ninja_to_them() -> None:
    before = given(
        "ronin_abilities",
        reserve=20,
        ninja={"well": 2},
        ronin={"yobu": "well", "yumi": "inn", "taiko": "granary", "kabe": "passage"},
        wounds={"kabe": 1},
    )
    after = before.clone()
    play(before, "defender: yumi", "defender: taiko kabe", "defender: yobu inn granary")
    assert (reserve(before), wounds(before, "kabe")) == (19, 0)
    assert (wounds(before, "yumi"), wounds(before, "taiko")) == (1, 1)
    play(after, "defender: yobu inn granary")
    assert (reserve(after), wounds(after, "kabe")) == (20, 1)
    assert (wounds(after, "yumi"), wounds(after, "taiko")) == (1, 1)


@proves("R7-19.24")
def test_an_area_state_is_tested_at_the_moment_of_use() -> None:
    state = given(
        "ronin_abilities",
        ninja={"well": 2},
        ronin={"yobu": "well", "yumi": "inn", "hayai": "shrine", "kabe": "passage"},
    )
    assert "yumi" in names(state, "defender")
    assert refused(state, "defender: hayai granary") == ("R7-13.9",)
    play(state, "defender: yobu inn granary")
    assert refused(state, "defender: yumi") == ("R7-8.6",)
    assert names(state, "defender") == {"finish", "hayai granary"}


@proves("R7-19.24")
def test_musashi_may_kill_a_ninja_pushed_to_him() -> None:
    state = given("ronin_abilities", ninja={"well": 1}, ronin={"yobu": "well", "musashi": "inn"})
    assert refused(state, "defender: musashi") == ("R7-8.7",)
    play(state, "defender: yobu inn", "defender: musashi")
    assert (wounds(state, "yobu"), wounds(state, "musashi"), ninja(state, "inn")) == (0, 0, 0)
    assert pool(state) == 20


@proves("R7-19.33")
def test_healing_without_a_wound_is_not_offered() -> None:
    state = given(
        "ronin_abilities",
        ninja={"well": 1},
        ronin={"taiko": "inn", "kabe": "granary", "yobu": "shrine"},
        wounds={"yobu": 1},
    )
    assert names(state, "defender") == {"finish", "taiko yobu"}
    assert refused(state, "defender: taiko kabe") == ("R7-19.33",)


@proves("R7-19.33")
def test_shooting_at_an_empty_reserve_is_not_offered() -> None:
    empty = given("ronin_abilities", reserve=0, ninja={"well": 1}, ronin={"yumi": "inn"})
    assert names(empty, "defender") == {"finish"}
    assert refused(empty, "defender: yumi") == ("R7-13.35",)
    one_left = given("ronin_abilities", reserve=1, ninja={"well": 1}, ronin={"yumi": "inn"})
    assert names(one_left, "defender") == {"finish", "yumi"}


@proves("R7-19.37")
def test_hayai_is_held_in_the_area_he_moved_to() -> None:
    state = given(
        "ronin_abilities", round=1, ninja={"well": 2, "animal_pen": 1}, ronin={"hayai": "inn", "kabe": "shrine"}
    )
    play(state, "defender: hayai well", "attacker: use animal_pen", "attacker: target hayai")
    assert step(state) == "planning"
    assert (place(state, "hayai"), wounds(state, "hayai")) == ("well", 2)
    plan(state, {"well": 1, "market": 1}, {"kabe": "inn"})
    assert wounds(state, "hayai") == 3


@proves("R7-19.39")
def test_yobu_has_no_second_use_when_he_has_freed_his_area() -> None:
    state = given("ronin_abilities", ninja={"well": 2}, ronin={"yobu": "well", "tasuke": "well", "yumi": "passage"})
    play(state, "defender: yobu inn granary")
    assert refused(state, "defender: yobu inn") == ("R7-8.3",)
    assert names(state, "defender") == {"finish", "yumi"}
    play(state, "defender: finish")
    assert step(state) == "area_abilities"
    assert (wounds(state, "yobu"), wounds(state, "tasuke")) == (0, 0)


@proves("R7-19.39")
def test_tasuke_and_yobu_still_split_what_he_left_in_the_area() -> None:
    state = given("ronin_abilities", ninja={"well": 3}, ronin={"yobu": "well", "tasuke": "well", "hayai": "passage"})
    play(state, "defender: yobu inn inn")
    assert names(state, "defender") == {"finish", "hayai inn"}
    play(state, "defender: finish")
    assert names(state, "defender") == {"tasuke takes 0", "tasuke takes 1"}
    play(state, "defender: tasuke takes 1")
    assert (wounds(state, "yobu"), wounds(state, "tasuke")) == (0, 1)


# Rulings about Combat step 2


@proves("R7-19.25")
def test_the_defender_cannot_leave_ninja_over() -> None:
    state = given("ronin_abilities", ninja={"well": 4}, ronin={"kabe": "well", "tasuke": "well"}, wounds={"kabe": 5})
    play(state, "defender: finish")
    assert names(state, "defender") == {"tasuke takes 2", "tasuke takes 3"}
    assert refused(state, "defender: tasuke takes 0") == ("R7-9.10",)
    assert refused(state, "defender: tasuke takes 1") == ("R7-9.10",)
    play(state, "defender: tasuke takes 3")
    assert (place(state, "tasuke"), wounds(state, "kabe"), ninja(state, "well")) == ("gone", 6, 0)


@proves("R7-19.26")
def test_the_areas_of_step_two_have_no_order() -> None:
    state = given(
        "ronin_abilities",
        reserve=0,
        ninja={"inn": 3, "well": 6, "animal_pen": 3},
        ronin={"yobu": "inn", "tasuke": "well", "yumi": "animal_pen", "musashi": "well"},
        wounds={"musashi": 1},
    )
    play(state, "defender: finish")
    assert winner(state) == ("defender", "R7-12.6")


@proves("R7-19.26")
def test_no_area_of_step_two_is_resolved_before_the_others() -> None:
    state = given(
        "ronin_abilities",
        reserve=0,
        ninja={"watchtower": 3, "well": 1, "field_small": 3},
        ronin={"yobu": "watchtower", "tasuke": "well", "kabe": "well", "yumi": "field_small"},
    )
    play(state, "defender: finish")
    assert [wounds(state, ronin) for ronin in ("yobu", "tasuke", "kabe", "yumi")] == [0, 0, 0, 0]
    assert (place(state, "yobu"), place(state, "yumi")) == ("watchtower", "field_small")
    play(state, "defender: tasuke takes 1")
    assert (place(state, "yobu"), place(state, "yumi")) == ("gone", "gone")
    assert winner(state) == ("defender", "R7-12.4")


@proves("R7-19.38")
@pytest.mark.parametrize(("for_tasuke", "for_kabe"), [(0, 2), (2, 0), (1, 1)])
def test_the_defender_may_give_all_wounds_to_one(for_tasuke: int, for_kabe: int) -> None:
    state = given("ronin_abilities", ninja={"well": 2}, ronin={"kabe": "well", "tasuke": "well"})
    play(state, "defender: finish", f"defender: tasuke takes {for_tasuke}")
    assert (wounds(state, "tasuke"), wounds(state, "kabe")) == (for_tasuke, for_kabe)


# A ruling about Combat step 3


@proves("R7-19.31")
def test_the_ability_of_a_vacated_area_is_lost() -> None:
    areas = {"burial_grounds": 1, "well": 1, "granary": 2}
    lost = given("area_abilities", ninja=areas, ronin={"kabe": "inn", "yumi": "shrine"})
    play(lost, "attacker: use burial_grounds", "attacker: withdraw well", "attacker: enough")
    assert refused(lost, "attacker: use well") == ("R7-10.2",)
    assert names(lost, "attacker") == {"finish", "use granary"}
    used = given("area_abilities", ninja=areas, ronin={"kabe": "inn", "yumi": "shrine"})
    play(used, "attacker: use well", "attacker: target kabe")
    play(used, "attacker: use burial_grounds", "attacker: withdraw well", "attacker: enough")
    assert (wounds(used, "kabe"), ninja(used, "well")) == (1, 0)


@proves("R7-19.31")
def test_the_inn_cannot_copy_a_vacated_area() -> None:
    state = given(
        "area_abilities",
        ninja={"burial_grounds": 1, "well": 1, "inn": 1, "granary": 1},
        ronin={"kabe": "passage", "yumi": "shrine"},
    )
    play(state, "attacker: use burial_grounds", "attacker: withdraw well", "attacker: enough", "attacker: use inn")
    assert names(state, "attacker") == {"copy burial_grounds", "copy granary"}
    assert refused(state, "attacker: copy well") == ("R7-14.14",)
