"""Section 10: Combat step 3, the abilities of occupied areas."""

import pytest

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


@proves("R7-10.1")
def test_only_the_attacker_acts() -> None:
    state = given("area_abilities", ninja={"well": 1}, ronin={"kabe": "inn", "yumi": "granary"})
    assert names(state, "defender") == set()
    for choice in ("finish", "yumi", "use well"):
        assert refused(state, f"defender: {choice}")
    play(state, "attacker: use well")
    assert names(state, "defender") == set()
    assert refused(state, "defender: target kabe")
    assert names(state, "attacker") == {"target kabe", "target yumi"}


@proves("R7-10.1")
def test_the_defender_splits_the_wounds_that_the_passage_brings() -> None:
    state = given("area_abilities", ninja={"passage": 1}, ronin={"kabe": "well", "tasuke": "well"})
    play(state, "attacker: use passage", "attacker: send well 2")
    assert names(state, "attacker") == set()
    assert refused(state, "attacker: tasuke takes 2")
    play(state, "defender: tasuke takes 2")
    assert (wounds(state, "tasuke"), wounds(state, "kabe")) == (2, 0)


@proves("R7-10.2")
def test_an_ability_needs_ninja_in_the_area() -> None:
    state = given("area_abilities", ninja={"granary": 1, "market": 2}, ronin={"kabe": "inn", "yumi": "shrine"})
    assert names(state, "attacker") == {"finish", "use granary"}
    assert refused(state, "attacker: use well") == ("R7-10.2",)
    assert refused(state, "attacker: use passage") == ("R7-10.2",)


@proves("R7-10.2", "R7-10.3")
def test_the_ability_of_a_guarded_area_works_for_nobody() -> None:
    state = given(
        "ronin_abilities",
        reserve=20,
        ninja={"granary": 1, "shrine": 1},
        ronin={"kabe": "granary", "yumi": "well", "hayai": "passage"},
    )
    assert refused(state, "defender: use granary") == ("R7-16.6",)
    assert refused(state, "defender: use well") == ("R7-16.6",)
    play(state, "defender: finish")
    assert names(state, "attacker") == {"finish", "use shrine"}
    for area in ("granary", "well", "passage"):
        assert refused(state, f"attacker: use {area}") == ("R7-10.2",)
        assert refused(state, f"defender: use {area}")
    play(state, "attacker: finish")
    assert reserve(state) == 20


@proves("R7-10.3")
def test_an_area_works_for_the_attacker_even_when_all_others_are_guarded() -> None:
    state = given(
        "area_abilities",
        reserve=20,
        ninja={"granary": 1},
        ronin={
            "hayai": "watchtower",
            "kabe": "inn",
            "musashi": "well",
            "taiko": "shrine",
            "tasuke": "burial_grounds",
            "yobu": "passage",
            "yumi": "animal_pen",
        },
    )
    assert names(state, "defender") == set()
    play(state, "attacker: use granary")
    assert reserve(state) == 22


@proves("R7-10.4")
@pytest.mark.parametrize("order", [("granary", "well", "shrine"), ("shrine", "granary", "well")])
def test_the_attacker_chooses_the_order(order: tuple[str, ...]) -> None:
    state = given(
        "area_abilities",
        reserve=20,
        ninja={"granary": 1, "well": 1, "shrine": 1, "animal_pen": 1},
        ronin={"kabe": "inn", "yumi": "passage"},
    )
    left = {"granary", "well", "shrine", "animal_pen"}
    for area in order:
        assert names(state, "attacker") == {"finish"} | {f"use {name}" for name in left}
        play(state, f"attacker: use {area}")
        if area != "granary":
            play(state, "attacker: target kabe")
        left.remove(area)
    assert names(state, "attacker") == {"finish", "use animal_pen"}
    assert (reserve(state), wounds(state, "kabe"), field(state, "silenced_next")) == (22, 1, "kabe")


@proves("R7-10.5")
def test_each_area_is_used_at_most_once_in_a_round() -> None:
    state = given(
        "area_abilities", reserve=20, ninja={"granary": 3, "well": 1, "field_small": 1}, ronin={"kabe": "inn"}
    )
    play(state, "attacker: use granary")
    assert refused(state, "attacker: use granary") == ("R7-10.5",)
    assert names(state, "attacker") == {"finish", "use well"}
    assert reserve(state) == 22


@proves("R7-10.5")
def test_the_inn_allows_one_further_use() -> None:
    state = given("area_abilities", reserve=20, ninja={"granary": 1, "inn": 1, "well": 1}, ronin={"kabe": "shrine"})
    play(state, "attacker: use granary", "attacker: use inn", "attacker: copy granary")
    assert reserve(state) == 24
    assert refused(state, "attacker: use granary") == ("R7-10.5",)
    assert refused(state, "attacker: use inn") == ("R7-10.5",)
    assert names(state, "attacker") == {"finish", "use well"}


@proves("R7-10.6")
def test_an_area_still_occupied_can_be_used_again_in_the_next_round() -> None:
    state = given("planning", round=1, reserve=30, ronin=only("kabe", "hayai"))
    plan(state, {"granary": 1}, {"kabe": "inn", "hayai": "well"})
    play(state, "defender: finish", "attacker: use granary")
    assert (step(state), reserve(state)) == ("planning", 31)
    plan(state, {"shrine": 1, "market": 1}, {"kabe": "shrine", "hayai": "well"})
    play(state, "defender: finish")
    assert names(state, "attacker") == {"finish", "use granary"}
    play(state, "attacker: use granary")
    assert reserve(state) == 31


@proves("R7-10.7")
def test_no_ability_has_to_be_used() -> None:
    state = given(
        "area_abilities",
        reserve=20,
        ninja={"granary": 1, "well": 1, "passage": 1, "burial_grounds": 1},
        ronin={"kabe": "inn"},
    )
    before = pool(state)
    play(state, "attacker: finish")
    assert step(state) == "planning"
    assert (reserve(state), pool(state), wounds(state, "kabe")) == (20, before, 0)
    assert (ninja(state, "granary"), ninja(state, "passage")) == (1, 1)


@proves("R7-10.8")
def test_an_area_that_becomes_occupied_in_this_step_can_be_used() -> None:
    state = given("area_abilities", reserve=20, ninja={"passage": 1}, ronin={"kabe": "inn"})
    assert refused(state, "attacker: use granary") == ("R7-10.2",)
    play(state, "attacker: use passage", "attacker: send granary 1", "attacker: use granary")
    assert reserve(state) == 20 - 1 + 2


@proves("R7-10.8")
def test_an_area_conquered_in_this_step_can_be_used() -> None:
    state = given(
        "area_abilities", reserve=20, ninja={"passage": 1}, ronin={"yumi": "well", "kabe": "inn"}, wounds={"yumi": 2}
    )
    play(state, "attacker: use passage", "attacker: send well 2")
    assert (place(state, "yumi"), ninja(state, "well")) == ("gone", 1)
    assert names(state, "attacker") == {"finish", "use well"}


@proves("R7-10.9")
def test_an_area_that_loses_its_last_ninja_cannot_be_used_any_more() -> None:
    state = given(
        "area_abilities", ninja={"burial_grounds": 1, "well": 1, "granary": 2}, ronin={"kabe": "inn", "yumi": "shrine"}
    )
    play(state, "attacker: use burial_grounds", "attacker: withdraw well", "attacker: withdraw granary")
    assert (ninja(state, "well"), ninja(state, "granary")) == (0, 1)
    assert refused(state, "attacker: use well") == ("R7-10.2",)
    assert names(state, "attacker") == {"finish", "use granary"}


@proves("R7-10.9")
def test_an_area_that_loses_its_last_ninja_does_not_count_for_victory() -> None:
    five_areas = {"burial_grounds": 1, "well": 1, "shrine": 1, "passage": 1, "animal_pen": 2}
    state = given("area_abilities", ninja=five_areas, ronin={"kabe": "inn"})
    play(state, "attacker: use burial_grounds", "attacker: withdraw well", "attacker: enough", "attacker: finish")
    assert winner(state) is None
    still_five = given("area_abilities", ninja=five_areas, ronin={"kabe": "inn"})
    play(still_five, "attacker: use burial_grounds", "attacker: withdraw animal_pen", "attacker: enough")
    play(still_five, "attacker: finish")
    assert winner(still_five) == ("attacker", "R7-12.2")


@proves("R7-10.10")
def test_an_ability_is_resolved_completely_before_the_next_is_chosen() -> None:
    state = given(
        "area_abilities",
        reserve=20,
        ninja={"well": 1, "granary": 1, "passage": 1},
        ronin={"yumi": "shrine", "kabe": "inn"},
        wounds={"yumi": 2},
    )
    play(state, "attacker: use well")
    assert names(state, "attacker") == {"target kabe", "target yumi"}
    assert refused(state, "attacker: use granary")
    play(state, "attacker: target yumi")
    assert (place(state, "yumi"), wounds(state, "yumi")) == ("gone", 0)
    assert names(state, "attacker") == {"finish", "use granary", "use passage"}
    play(state, "attacker: use passage", "attacker: send inn 2")
    assert wounds(state, "kabe") == 2
    assert names(state, "attacker") == {"finish", "use granary"}


@proves("R7-10.10")
def test_an_elimination_by_the_passage_comes_before_the_next_ability() -> None:
    state = given(
        "area_abilities",
        ninja={"passage": 1, "well": 1, "granary": 1},
        ronin={"yumi": "shrine", "kabe": "inn", "hayai": "animal_pen"},
        wounds={"yumi": 2},
    )
    play(state, "attacker: use passage", "attacker: send shrine 1")
    assert (place(state, "yumi"), wounds(state, "yumi")) == ("gone", 0)
    play(state, "attacker: use well")
    assert names(state, "attacker") == {"target kabe", "target hayai"}


@proves("R7-10.10")
def test_the_next_ability_waits_for_the_split_of_wounds() -> None:
    state = given("area_abilities", ninja={"passage": 1, "granary": 1}, ronin={"kabe": "well", "tasuke": "well"})
    play(state, "attacker: use passage", "attacker: send well 2")
    assert refused(state, "attacker: use granary")
    assert refused(state, "attacker: finish")
    play(state, "defender: tasuke takes 0")
    assert names(state, "attacker") == {"finish", "use granary"}


@proves("R7-10.11")
def test_ninja_gained_by_the_granary_can_be_sent_by_the_passage_at_once() -> None:
    state = given("area_abilities", reserve=0, ninja={"granary": 1, "passage": 1}, ronin={"kabe": "inn"})
    assert names(state, "attacker") == {"finish", "use granary"}
    play(state, "attacker: use granary")
    assert reserve(state) == 2
    play(state, "attacker: use passage", "attacker: send shrine 2")
    assert (reserve(state), ninja(state, "shrine")) == (0, 2)


@proves("R7-10.11")
def test_ninja_taken_by_the_burial_grounds_can_be_sent_by_the_passage_at_once() -> None:
    state = given("area_abilities", reserve=0, ninja={"burial_grounds": 2, "passage": 2}, ronin={"kabe": "inn"})
    assert names(state, "attacker") == {"finish", "use burial_grounds"}
    play(state, "attacker: use burial_grounds", "attacker: withdraw burial_grounds", "attacker: withdraw passage")
    assert reserve(state) == 2
    play(state, "attacker: use passage", "attacker: send inn 2")
    assert (reserve(state), wounds(state, "kabe")) == (0, 2)


@proves("R7-10.12")
@pytest.mark.parametrize(
    ("area", "choices"),
    [
        ("well", ["use well"]),
        ("watchtower", ["use watchtower"]),
        ("passage", ["use passage", "send inn 1"]),
    ],
)
def test_the_fall_of_the_last_ronin_ends_the_game_at_once(area: str, choices: list[str]) -> None:
    state = given("area_abilities", ninja={area: 1, "granary": 1}, ronin={"yumi": "inn"}, wounds={"yumi": 2})
    play(state, *[f"attacker: {choice}" for choice in choices])
    assert winner(state) == ("attacker", "R7-12.1")
    assert step(state) == "over"


@proves("R7-10.12")
def test_the_game_goes_on_while_another_ronin_lives() -> None:
    state = given(
        "area_abilities",
        ninja={"watchtower": 1, "well": 1},
        ronin={"yumi": "inn", "kabe": "market"},
        wounds={"yumi": 2},
    )
    play(state, "attacker: use watchtower")
    assert place(state, "yumi") == "gone"
    assert winner(state) is None


@proves("R7-10.13")
def test_the_area_victory_is_tested_when_the_attacker_has_finished() -> None:
    five_areas = {"burial_grounds": 1, "well": 1, "shrine": 1, "passage": 1, "animal_pen": 1}
    state = given("area_abilities", ninja=five_areas, ronin={"kabe": "inn"})
    assert winner(state) is None
    play(state, "attacker: use shrine")
    assert winner(state) is None
    assert step(state) == "area_abilities"
    play(state, "attacker: finish")
    assert winner(state) == ("attacker", "R7-12.2")


@proves("R7-10.13")
def test_four_areas_are_no_area_victory() -> None:
    four_areas = {"burial_grounds": 1, "well": 1, "shrine": 1, "passage": 1}
    state = given("area_abilities", ninja=four_areas, ronin={"kabe": "inn"})
    play(state, "attacker: finish")
    assert winner(state) is None
    assert step(state) == "planning"


@proves("R7-10.14")
def test_the_wounds_of_the_watchtower_and_the_well_come_from_the_pool() -> None:
    state = given(
        "area_abilities",
        reserve=20,
        ninja={"watchtower": 2, "well": 2, "granary": 1},
        ronin={"kabe": "inn", "hayai": "field_small"},
    )
    assert pool(state) == 25
    play(state, "attacker: use watchtower")
    assert (wounds(state, "kabe"), wounds(state, "hayai")) == (1, 1)
    assert (pool(state), reserve(state), ninja(state, "watchtower")) == (23, 20, 2)
    play(state, "attacker: use well", "attacker: target kabe")
    assert wounds(state, "kabe") == 2
    assert (pool(state), reserve(state), ninja(state, "well")) == (22, 20, 2)


@proves("R7-10.14")
def test_with_an_empty_pool_the_reserve_gives_no_wounds() -> None:
    state = given(
        "area_abilities",
        reserve=47,
        ninja={"watchtower": 1, "well": 1, "animal_pen": 1},
        ronin={"kabe": "inn", "hayai": "field_small"},
    )
    assert pool(state) == 0
    assert names(state, "attacker") == {"finish", "use animal_pen"}


@proves("R7-10.15")
def test_tasuke_cannot_take_over_a_wound_of_the_well() -> None:
    state = given("area_abilities", ninja={"well": 1, "granary": 1}, ronin={"yumi": "shrine", "tasuke": "shrine"})
    play(state, "attacker: use well", "attacker: target yumi")
    assert step(state) == "area_abilities"
    assert (wounds(state, "yumi"), wounds(state, "tasuke")) == (1, 0)


@proves("R7-10.15")
def test_tasuke_cannot_take_over_a_wound_of_the_watchtower() -> None:
    state = given(
        "area_abilities",
        ninja={"watchtower": 1, "granary": 1},
        ronin={"yumi": "inn", "tasuke": "inn", "kabe": "shrine"},
        wounds={"yumi": 2},
    )
    play(state, "attacker: use watchtower")
    assert step(state) == "area_abilities"
    assert (place(state, "yumi"), wounds(state, "tasuke")) == ("gone", 1)


@proves("R7-10.16")
@pytest.mark.parametrize(
    ("area", "choices"), [("well", ["use well", "target yumi"]), ("watchtower", ["use watchtower"])]
)
def test_a_ronin_felled_by_the_watchtower_or_the_well_leaves_an_empty_area(area: str, choices: list[str]) -> None:
    state = given(
        "area_abilities",
        ninja={area: 1, "granary": 1},
        ronin={"yumi": "inn", "kabe": "shrine"},
        wounds={"yumi": 2},
    )
    play(state, *[f"attacker: {choice}" for choice in choices])
    assert (place(state, "yumi"), ninja(state, "inn")) == ("gone", 0)
    assert names(state, "attacker") == {"finish", "use granary"}
    assert refused(state, "attacker: use inn") == ("R7-10.2",)
