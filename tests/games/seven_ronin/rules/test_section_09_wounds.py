"""Section 9: Combat step 2, wounds."""

import pytest

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


@proves("R7-9.1", "R7-9.2", "R7-9.13")
def test_all_ninja_in_an_attacked_area_become_wounds() -> None:
    state = given("ronin_abilities", reserve=20, ninja={"well": 3, "inn": 1}, ronin={"kabe": "well", "yumi": "granary"})
    before = pool(state)
    play(state, "defender: finish")
    assert wounds(state, "kabe") == 3
    assert wounds(state, "yumi") == 0
    assert ninja(state, "well") == 0
    assert reserve(state) == 20
    assert pool(state) == before


@proves("R7-9.1")
def test_every_attacked_area_is_fought_in() -> None:
    state = given(
        "ronin_abilities",
        ninja={"well": 2, "inn": 1, "field_large": 4},
        ronin={"hayai": "well", "taiko": "inn", "kabe": "field_large"},
    )
    play(state, "defender: finish")
    assert (wounds(state, "hayai"), wounds(state, "taiko"), wounds(state, "kabe")) == (2, 1, 4)
    assert (ninja(state, "well"), ninja(state, "inn"), ninja(state, "field_large")) == (0, 0, 0)


@proves("R7-9.1")
def test_old_and_new_ninja_become_wounds_alike() -> None:
    state = given("planning", round=2, ninja={"field_large": 2}, ronin=only("kabe"))
    plan(state, {"field_large": 3}, {"kabe": "field_large"})
    assert wounds(state, "kabe") == 5
    assert ninja(state, "field_large") == 0


@proves("R7-9.2", "R7-9.3", "R7-9.7")
def test_a_tile_takes_no_more_than_the_remaining_durability() -> None:
    state = given(
        "ronin_abilities", reserve=20, ninja={"well": 5}, ronin={"kabe": "well", "hayai": "inn"}, wounds={"kabe": 4}
    )
    before = pool(state)
    play(state, "defender: finish")
    assert place(state, "kabe") == "gone"
    assert ninja(state, "well") == 2
    assert pool(state) == before + 7
    assert reserve(state) == 20


@proves("R7-9.2")
def test_each_wound_lowers_what_a_ronin_can_still_take_by_one() -> None:
    for earlier in range(3):
        state = given(
            "ronin_abilities", ninja={"well": 3}, ronin={"yobu": "well", "kabe": "inn"}, wounds={"yobu": earlier}
        )
        play(state, "defender: finish")
        assert ninja(state, "well") == earlier


@proves("R7-9.4")
def test_wounds_equal_to_the_durability_eliminate_at_once_and_one_less_does_not() -> None:
    state = given(
        "ronin_abilities",
        ninja={"well": 3, "inn": 2, "granary": 1},
        ronin={"yobu": "well", "yumi": "inn", "kabe": "passage"},
    )
    play(state, "defender: finish")
    assert step(state) == "area_abilities"
    assert (place(state, "yobu"), place(state, "yumi")) == ("gone", "inn")
    assert (wounds(state, "yobu"), wounds(state, "yumi")) == (0, 2)


@proves("R7-9.4", "R7-9.5")
@pytest.mark.parametrize(
    ("area", "choices"),
    [
        ("well", ["use well", "target yumi"]),
        ("watchtower", ["use watchtower"]),
        ("passage", ["use passage", "send inn 1"]),
    ],
)
def test_a_ronin_is_eliminated_at_once_in_step_three_too(area: str, choices: list[str]) -> None:
    state = given(
        "area_abilities",
        reserve=20,
        ninja={area: 1, "granary": 1},
        ronin={"yumi": "inn", "kabe": "shrine"},
        wounds={"yumi": 2},
    )
    sent = 1 if area == "passage" else 0
    play(state, *[f"attacker: {choice}" for choice in choices])
    assert step(state) == "area_abilities"
    assert place(state, "yumi") == "gone"
    assert wounds(state, "yumi") == 0
    assert reserve(state) == 20 - sent
    assert pool(state) == 50 - (20 - sent) - 2


@proves("R7-9.5")
def test_the_ninja_on_the_tile_of_the_eliminated_go_to_the_pool() -> None:
    state = given(
        "ronin_abilities", reserve=20, ninja={"well": 1}, ronin={"yumi": "well", "kabe": "inn"}, wounds={"yumi": 2}
    )
    assert pool(state) == 27
    play(state, "defender: finish")
    assert (reserve(state), pool(state)) == (20, 30)


@proves("R7-9.6")
def test_the_eliminated_never_return() -> None:
    state = given("ronin_abilities", ninja={"well": 3}, ronin={"yumi": "well", "kabe": "inn"})
    play(state, "defender: finish")
    assert step(state) == "planning"
    assert (place(state, "yumi"), place(state, "kabe")) == ("gone", "hand")
    assert names(state, "defender", "assign yumi") == set()
    assert refused(state, "defender: assign yumi well") == ("R7-9.6",)
    plan(state, {"well": 1, "market": 1}, {"kabe": "inn"})
    assert step(state) == "area_abilities"
    assert place(state, "yumi") == "gone"
    play(state, "attacker: finish")
    assert (place(state, "yumi"), place(state, "kabe")) == ("gone", "hand")


@proves("R7-9.6")
def test_the_eliminated_have_no_ability_and_no_marker() -> None:
    state = given("ronin_abilities", ninja={"well": 1}, ronin={"yumi": "gone", "hayai": "inn"})
    assert refused(state, "defender: yumi") == ("R7-9.6",)
    step_three = given("area_abilities", ninja={"well": 1}, ronin={"yumi": "gone", "hayai": "inn", "kabe": "granary"})
    play(step_three, "attacker: use well")
    assert names(step_three, "attacker") == {"target hayai", "target kabe"}


@proves("R7-9.7")
def test_ninja_that_nobody_can_take_occupy_the_area() -> None:
    state = given("ronin_abilities", ninja={"granary": 5}, ronin={"yumi": "granary", "kabe": "inn"})
    play(state, "defender: finish")
    assert ninja(state, "granary") == 2
    assert names(state, "attacker") == {"finish", "use granary"}


@proves("R7-9.7")
def test_ninja_that_neither_of_two_can_take_occupy_the_area() -> None:
    state = given(
        "ronin_abilities", ninja={"granary": 7}, ronin={"yumi": "granary", "tasuke": "granary", "kabe": "inn"}
    )
    play(state, "defender: finish")
    assert (place(state, "yumi"), place(state, "tasuke")) == ("gone", "gone")
    assert ninja(state, "granary") == 1
    assert names(state, "attacker") == {"finish", "use granary"}


@proves("R7-9.8")
def test_ninja_without_a_ronin_occupy_the_area() -> None:
    state = given(
        "ronin_abilities", reserve=30, ninja={"granary": 2}, ronin={"kabe": "inn", "yobu": "market", "hayai": "well"}
    )
    play(state, "defender: finish")
    assert ninja(state, "granary") == 2
    assert (wounds(state, "kabe"), wounds(state, "yobu"), wounds(state, "hayai")) == (0, 0, 0)
    assert names(state, "attacker") == {"finish", "use granary"}


@proves("R7-9.9")
@pytest.mark.parametrize("for_tasuke", [0, 1, 2])
def test_the_defender_splits_the_wounds_between_tasuke_and_the_other(for_tasuke: int) -> None:
    state = given("ronin_abilities", ninja={"well": 2}, ronin={"kabe": "well", "tasuke": "well"})
    play(state, "defender: finish")
    assert names(state, "attacker") == set()
    assert names(state, "defender") == {"tasuke takes 0", "tasuke takes 1", "tasuke takes 2"}
    play(state, f"defender: tasuke takes {for_tasuke}")
    assert (wounds(state, "tasuke"), wounds(state, "kabe")) == (for_tasuke, 2 - for_tasuke)
    assert ninja(state, "well") == 0


@proves("R7-9.9")
def test_there_is_no_split_with_a_ronin_in_another_area() -> None:
    state = given("ronin_abilities", ninja={"well": 2, "inn": 1}, ronin={"kabe": "well", "tasuke": "inn"})
    play(state, "defender: finish")
    assert step(state) == "planning"
    assert (wounds(state, "tasuke"), wounds(state, "kabe")) == (1, 2)


@proves("R7-9.10")
def test_tasuke_takes_what_the_other_has_no_durability_for() -> None:
    state = given("ronin_abilities", ninja={"well": 4}, ronin={"kabe": "well", "tasuke": "well"}, wounds={"kabe": 5})
    play(state, "defender: finish")
    assert refused(state, "defender: tasuke takes 1") == ("R7-9.10",)
    play(state, "defender: tasuke takes 2")
    assert (place(state, "kabe"), wounds(state, "tasuke")) == ("gone", 2)
    assert pool(state) == 50 - 30 - 2


@proves("R7-9.10")
def test_tasuke_may_take_more_than_that_until_she_falls() -> None:
    state = given("ronin_abilities", ninja={"well": 8}, ronin={"kabe": "well", "tasuke": "well", "yumi": "inn"})
    play(state, "defender: finish")
    assert refused(state, "defender: tasuke takes 0") == ("R7-9.10",)
    assert names(state, "defender") == {"tasuke takes 1", "tasuke takes 2", "tasuke takes 3"}
    play(state, "defender: tasuke takes 3")
    assert ninja(state, "well") == 0
    assert (place(state, "tasuke"), wounds(state, "kabe")) == ("gone", 5)


@proves("R7-9.3", "R7-9.10")
def test_tasuke_takes_no_more_than_her_remaining_durability() -> None:
    state = given("ronin_abilities", ninja={"well": 3}, ronin={"kabe": "well", "tasuke": "well"}, wounds={"tasuke": 2})
    play(state, "defender: finish")
    assert names(state, "defender") == {"tasuke takes 0", "tasuke takes 1"}
    assert refused(state, "defender: tasuke takes 2")
    play(state, "defender: tasuke takes 1")
    assert (place(state, "tasuke"), wounds(state, "kabe")) == ("gone", 2)


@proves("R7-9.11")
@pytest.mark.parametrize(
    ("for_tasuke", "fallen", "survivor", "left"), [(0, "yumi", "tasuke", 1), (2, "tasuke", "yumi", 1)]
)
def test_one_of_two_may_be_eliminated_so_that_the_other_survives(
    for_tasuke: int, fallen: str, survivor: str, left: int
) -> None:
    state = given(
        "ronin_abilities",
        ninja={"well": 2, "granary": 1},
        ronin={"yumi": "well", "tasuke": "well"},
        wounds={"yumi": 1, "tasuke": 1},
    )
    play(state, "defender: finish", f"defender: tasuke takes {for_tasuke}")
    assert place(state, fallen) == "gone"
    assert (place(state, survivor), wounds(state, survivor)) == ("well", left)


@proves("R7-9.12")
def test_all_areas_are_resolved_as_one_event() -> None:
    state = given(
        "ronin_abilities",
        reserve=0,
        ninja={"inn": 3, "well": 2, "granary": 3},
        ronin={"yobu": "inn", "tasuke": "well", "kabe": "well", "yumi": "granary"},
    )
    play(state, "defender: finish")
    assert step(state) == "split_wounds"
    assert (ninja(state, "inn"), ninja(state, "well"), ninja(state, "granary")) == (3, 2, 3)
    assert (place(state, "yobu"), place(state, "yumi")) == ("inn", "granary")
    play(state, "defender: tasuke takes 1")
    assert (place(state, "yobu"), place(state, "yumi")) == ("gone", "gone")
    assert winner(state) == ("defender", "R7-12.4")


@proves("R7-9.12", "R7-9.13")
def test_the_defender_wins_when_the_last_ninja_become_wounds() -> None:
    state = given("ronin_abilities", reserve=0, ninja={"well": 3, "inn": 1}, ronin={"kabe": "well", "hayai": "inn"})
    play(state, "defender: finish")
    assert winner(state) == ("defender", "R7-12.4")
    assert (wounds(state, "kabe"), wounds(state, "hayai")) == (3, 1)


@proves("R7-9.12")
def test_the_attacker_wins_when_the_last_ronin_fall() -> None:
    state = given("ronin_abilities", reserve=0, ninja={"well": 4, "inn": 3}, ronin={"yumi": "well", "yobu": "inn"})
    play(state, "defender: finish")
    assert winner(state) == ("attacker", "R7-12.1")


@proves("R7-9.12")
def test_the_defender_wins_when_the_last_of_both_sides_fall_together() -> None:
    state = given("ronin_abilities", reserve=0, ninja={"well": 3, "inn": 3}, ronin={"yumi": "well", "yobu": "inn"})
    play(state, "defender: finish")
    assert winner(state) == ("defender", "R7-12.6")


@proves("R7-9.14")
def test_ninja_sent_by_the_passage_become_wounds_at_once() -> None:
    state = given(
        "area_abilities", reserve=20, ninja={"passage": 1, "granary": 1}, ronin={"kabe": "well", "tasuke": "inn"}
    )
    play(state, "attacker: use passage", "attacker: send well 2")
    assert step(state) == "area_abilities"
    assert (wounds(state, "kabe"), ninja(state, "well"), reserve(state)) == (2, 0, 18)


@proves("R7-9.14")
def test_ninja_sent_by_the_passage_that_nobody_can_take_stay() -> None:
    state = given("area_abilities", ninja={"passage": 1}, ronin={"yumi": "granary", "kabe": "inn"}, wounds={"yumi": 2})
    play(state, "attacker: use passage", "attacker: send granary 2")
    assert (place(state, "yumi"), ninja(state, "granary")) == ("gone", 1)
    assert names(state, "attacker") == {"finish", "use granary"}


@proves("R7-9.14")
def test_ninja_sent_by_the_passage_are_split_without_any_left_over() -> None:
    state = given("area_abilities", ninja={"passage": 1}, ronin={"yumi": "well", "tasuke": "well"}, wounds={"yumi": 2})
    play(state, "attacker: use passage", "attacker: send well 2")
    assert refused(state, "defender: tasuke takes 0") == ("R7-9.10",)
    play(state, "defender: tasuke takes 1")
    assert (place(state, "yumi"), wounds(state, "tasuke")) == ("gone", 1)


@proves("R7-9.14")
def test_ninja_moved_by_yobu_wait_for_step_two() -> None:
    state = given("ronin_abilities", ninja={"well": 2}, ronin={"yobu": "well", "kabe": "inn", "yumi": "passage"})
    play(state, "defender: yobu inn inn")
    assert step(state) == "ronin_abilities"
    assert (ninja(state, "inn"), wounds(state, "kabe")) == (2, 0)
    play(state, "defender: finish")
    assert (ninja(state, "inn"), wounds(state, "kabe")) == (0, 2)


@proves("R7-9.15")
def test_an_area_without_ninja_left_is_free_with_or_without_a_survivor() -> None:
    state = given(
        "ronin_abilities",
        ninja={"well": 3, "granary": 2, "shrine": 1},
        ronin={"yumi": "well", "kabe": "granary", "hayai": "inn"},
    )
    play(state, "defender: finish")
    assert (place(state, "yumi"), place(state, "kabe")) == ("gone", "granary")
    assert (ninja(state, "well"), ninja(state, "granary")) == (0, 0)
    assert names(state, "attacker") == {"finish", "use shrine"}
    assert refused(state, "attacker: use well") == ("R7-10.2",)
    assert refused(state, "attacker: use granary") == ("R7-10.2",)


@proves("R7-9.15")
def test_a_freed_area_stays_free_in_the_next_round() -> None:
    state = given("ronin_abilities", round=1, ninja={"well": 2}, ronin={"kabe": "well", "yumi": "inn"})
    play(state, "defender: finish")
    plan(state, {"granary": 1, "market": 1}, {"kabe": "inn", "yumi": "well"})
    assert names(state, "defender") == {"finish", "yumi"}


@proves("R7-9.3", "R7-9.10")
def test_a_refused_split_names_what_it_breaks() -> None:
    state = given("ronin_abilities", ninja={"well": 3}, ronin={"kabe": "well", "tasuke": "well"}, wounds={"tasuke": 2})
    play(state, "defender: finish")
    assert refused(state, "defender: tasuke takes 2") == ("R7-9.3",)
    state = given("ronin_abilities", ninja={"well": 3}, ronin={"kabe": "well", "tasuke": "well"}, wounds={"kabe": 5})
    play(state, "defender: finish")
    assert refused(state, "defender: tasuke takes 0") == ("R7-9.10",)


@proves("R7-9.9", "R7-10.1")
def test_who_owes_no_choice_is_told_whose_it_is() -> None:
    state = given("ronin_abilities", ninja={"well": 3}, ronin={"kabe": "well", "tasuke": "well"})
    assert refused(state, "attacker: finish") == ("R7-8.1",)
    play(state, "defender: finish")
    assert refused(state, "attacker: tasuke takes 1") == ("R7-9.9",)
    state = given("area_abilities", ninja={"well": 1}, ronin={"kabe": "inn", "yumi": "shrine"})
    assert refused(state, "defender: finish") == ("R7-10.1",)
    play(state, "attacker: use well")
    assert refused(state, "defender: target kabe") == ("R7-10.1",)
