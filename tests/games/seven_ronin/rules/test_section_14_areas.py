"""Section 14: the areas and their abilities."""

import pytest

from shiai.core.errors import UnknownChoice
from shiai.core.state import State
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

LIMITS = [
    ("watchtower", 1),
    ("granary", 2),
    ("well", 1),
    ("inn", 1),
    ("animal_pen", 2),
    ("shrine", 1),
    ("burial_grounds", 2),
    ("field_small", 2),
    ("field_large", 3),
    ("passage", 2),
]


def all_wounds(state: State, *ronin: str) -> list[int]:
    return [wounds(state, name) for name in ronin]


@proves("R7-14.1", "R7-14.2", "R7-14.3", "R7-14.4", "R7-14.5", "R7-14.6", "R7-14.7", "R7-14.8", "R7-14.9")
@pytest.mark.parametrize("on_market", [0, 1])
@pytest.mark.parametrize(("area", "limit"), LIMITS)
def test_every_area_takes_as_many_new_ninja_as_its_limit_and_the_market_allow(
    area: str, limit: int, on_market: int
) -> None:
    state = given("planning", ninja={"market": on_market})
    play(state, *[f"attacker: place {area}"] * (limit + on_market))
    assert refused(state, f"attacker: place {area}") == ("R7-5.8",)


# Watchtower -----------------------------------------------------------------------------------------------------------


@proves("R7-14.10")
def test_the_watchtower_wounds_everybody_in_the_inn_and_the_field_beside_it() -> None:
    state = given(
        "area_abilities",
        reserve=30,
        ninja={"watchtower": 1, "granary": 1},
        ronin={"yumi": "inn", "kabe": "field_small", "musashi": "field_large", "hayai": "well", "yobu": "animal_pen"},
    )
    before = pool(state)
    play(state, "attacker: use watchtower")
    assert all_wounds(state, "yumi", "kabe") == [1, 1]
    assert all_wounds(state, "musashi", "hayai", "yobu") == [0, 0, 0]
    assert (pool(state), reserve(state), ninja(state, "watchtower")) == (before - 2, 30, 1)


@proves("R7-14.10")
def test_the_watchtower_wounds_in_the_field_that_lies_beside_it() -> None:
    state = given(
        "area_abilities",
        ninja={"watchtower": 1, "granary": 1},
        ronin={"kabe": "field_small", "musashi": "field_large"},
        field_next_to_watchtower="field_large",
    )
    play(state, "attacker: use watchtower")
    assert all_wounds(state, "kabe", "musashi") == [0, 1]


@proves("R7-14.11")
@pytest.mark.parametrize("area", ["inn", "field_small"])
def test_the_watchtower_wounds_tasuke_and_her_partner(area: str) -> None:
    state = given("area_abilities", ninja={"watchtower": 1, "granary": 1}, ronin={"tasuke": area, "kabe": area})
    play(state, "attacker: use watchtower")
    assert all_wounds(state, "tasuke", "kabe") == [1, 1]
    assert step(state) == "area_abilities"


@proves("R7-14.38")
def test_with_a_small_pool_the_attacker_chooses_whom_the_watchtower_wounds() -> None:
    state = given(
        "area_abilities",
        reserve=46,
        ninja={"watchtower": 1, "granary": 1},
        ronin={"yumi": "inn", "tasuke": "field_small", "kabe": "field_small", "hayai": "well"},
    )
    assert pool(state) == 2
    play(state, "attacker: use watchtower")
    assert names(state, "attacker") == {"target yumi", "target tasuke", "target kabe"}
    assert refused(state, "attacker: target hayai") == ("R7-14.38",)
    play(state, "attacker: target kabe")
    assert names(state, "attacker") == {"target yumi", "target tasuke"}
    assert refused(state, "attacker: target kabe") == ("R7-14.38",)
    play(state, "attacker: target yumi")
    assert all_wounds(state, "yumi", "tasuke", "kabe") == [1, 0, 1]
    assert pool(state) == 0


@proves("R7-14.38")
def test_the_markers_of_the_watchtower_leave_the_pool_before_anybody_falls() -> None:
    state = given(
        "area_abilities",
        reserve=44,
        ninja={"watchtower": 1, "shrine": 1},
        ronin={"yumi": "inn", "tasuke": "inn", "kabe": "field_small"},
        wounds={"yumi": 2},
    )
    assert pool(state) == 2
    play(state, "attacker: use watchtower", "attacker: target yumi")
    assert (place(state, "yumi"), wounds(state, "yumi"), pool(state)) == ("inn", 2, 2)
    play(state, "attacker: target tasuke")
    assert (place(state, "yumi"), wounds(state, "tasuke"), wounds(state, "kabe")) == ("gone", 1, 0)
    assert pool(state) == 3


@proves("R7-14.38")
def test_with_enough_markers_nobody_is_chosen() -> None:
    state = given(
        "area_abilities",
        reserve=46,
        ninja={"watchtower": 1, "granary": 1},
        ronin={"yumi": "inn", "kabe": "field_small"},
    )
    assert pool(state) == 2
    play(state, "attacker: use watchtower")
    assert all_wounds(state, "yumi", "kabe") == [1, 1]
    assert pool(state) == 0


# Granary and Well -----------------------------------------------------------------------------------------------------


@proves("R7-14.12")
def test_the_granary_brings_two_ninja_from_the_pool_to_the_reserve() -> None:
    state = given("area_abilities", reserve=30, ninja={"granary": 1, "shrine": 1}, ronin={"kabe": "well"})
    before = pool(state)
    play(state, "attacker: use granary")
    assert (reserve(state), pool(state), ninja(state, "granary")) == (32, before - 2, 1)


@proves("R7-14.13")
def test_the_well_wounds_one_living_ronin_in_any_area() -> None:
    state = given(
        "area_abilities",
        reserve=30,
        ninja={"well": 1, "granary": 1},
        ronin={"yumi": "inn", "kabe": "burial_grounds", "hayai": "field_large", "taiko": "market"},
    )
    before = pool(state)
    play(state, "attacker: use well")
    assert names(state, "attacker") == {"target yumi", "target kabe", "target hayai"}
    assert refused(state, "attacker: target musashi") == ("R7-14.13",)  # he is gone
    assert refused(state, "attacker: target taiko") == ("R7-14.13",)
    play(state, "attacker: target kabe")
    assert all_wounds(state, "yumi", "kabe", "hayai") == [0, 1, 0]
    assert (pool(state), reserve(state)) == (before - 1, 30)


# Inn ------------------------------------------------------------------------------------------------------------------


@proves("R7-14.14")
def test_the_inn_uses_the_ability_of_another_area_the_attacker_occupies() -> None:
    state = given(
        "area_abilities",
        reserve=30,
        ninja={"inn": 1, "granary": 1, "burial_grounds": 1},
        ronin={"kabe": "well", "yumi": "shrine"},
    )
    play(state, "attacker: use inn")
    assert names(state, "attacker") == {"copy granary", "copy burial_grounds"}
    assert refused(state, "attacker: copy well") == ("R7-14.14",)  # Kabe stands there
    assert refused(state, "attacker: copy passage") == ("R7-14.14",)  # nobody is there
    play(state, "attacker: copy granary")
    assert reserve(state) == 32


@proves("R7-14.14")
def test_the_inn_cannot_copy_an_area_that_was_vacated_before() -> None:
    state = given(
        "area_abilities", ninja={"inn": 1, "granary": 1, "shrine": 1, "burial_grounds": 1}, ronin={"kabe": "well"}
    )
    play(state, "attacker: use burial_grounds", "attacker: withdraw granary", "attacker: enough", "attacker: use inn")
    assert names(state, "attacker") == {"copy shrine", "copy burial_grounds"}
    assert refused(state, "attacker: copy granary") == ("R7-14.14",)


@proves("R7-14.15")
@pytest.mark.parametrize(
    "choices",
    [
        ["attacker: use granary", "attacker: use inn", "attacker: copy granary"],
        ["attacker: use inn", "attacker: copy granary", "attacker: use granary"],
    ],
)
def test_the_inn_and_the_copied_area_are_both_used_in_any_order(choices: list[str]) -> None:
    state = given("area_abilities", reserve=30, ninja={"inn": 1, "granary": 1, "shrine": 1}, ronin={"kabe": "well"})
    play(state, *choices)
    assert reserve(state) == 34
    assert names(state, "attacker") == {"finish", "use shrine"}


@proves("R7-14.16")
def test_the_inn_alone_does_nothing() -> None:
    state = given("area_abilities", ninja={"inn": 1}, ronin={"kabe": "well"})
    assert names(state, "attacker") == {"finish"}
    assert refused(state, "attacker: use inn") == ("R7-16.11",)


@proves("R7-14.17")
def test_the_inn_cannot_copy_the_market() -> None:
    alone = given("area_abilities", ninja={"inn": 1, "market": 2}, ronin={"kabe": "well"})
    assert refused(alone, "attacker: use inn") == ("R7-16.11",)
    state = given("area_abilities", ninja={"inn": 1, "granary": 1, "shrine": 1, "market": 2}, ronin={"kabe": "well"})
    play(state, "attacker: use inn")
    assert names(state, "attacker") == {"copy granary", "copy shrine"}
    with pytest.raises(UnknownChoice):
        state.action("copy market")


@proves("R7-14.18")
def test_the_inn_copying_the_watchtower_hits_the_neighbours_of_the_watchtower() -> None:
    state = given(
        "area_abilities",
        ninja={"inn": 1, "watchtower": 1, "granary": 1},
        ronin={"yumi": "field_small", "kabe": "well"},
    )
    play(state, "attacker: use inn", "attacker: copy watchtower")
    assert all_wounds(state, "yumi", "kabe") == [1, 0]  # the Well is beside the Inn, not beside the Watchtower


@proves("R7-14.19")
@pytest.mark.parametrize(
    ("again", "expected"),
    [([], None), (["attacker: use inn", "attacker: copy field_large"], ("attacker", "R7-12.2"))],
)
def test_the_inn_copying_a_field_counts_in_this_round_only(again: list[str], expected: tuple[str, str] | None) -> None:
    state = given("area_abilities", ninja={"inn": 1, "field_large": 1, "shrine": 1}, ronin={"kabe": "well"})
    play(state, "attacker: use inn", "attacker: copy field_large", "attacker: finish")
    assert winner(state) is None
    plan(state, {"granary": 2}, {"kabe": "well"})
    play(state, *again, "attacker: finish")
    assert winner(state) == expected


# Animal Pen and Shrine ------------------------------------------------------------------------------------------------


@proves("R7-14.20")
def test_the_animal_pen_holds_one_living_ronin_in_any_area() -> None:
    state = given(
        "area_abilities",
        ninja={"animal_pen": 1, "granary": 1},
        ronin={"yumi": "inn", "kabe": "well", "taiko": "market"},
    )
    play(state, "attacker: use animal_pen")
    assert names(state, "attacker") == {"target yumi", "target kabe"}
    assert refused(state, "attacker: target musashi") == ("R7-14.20",)  # he is gone
    assert refused(state, "attacker: target taiko") == ("R7-14.20",)
    play(state, "attacker: target kabe")
    assert field(state, "held_next") == "kabe"


@proves("R7-14.21")
def test_a_held_ronin_starts_the_next_round_in_the_same_area() -> None:
    state = given("area_abilities", ninja={"animal_pen": 1}, ronin={"yumi": "inn", "kabe": "well"})
    play(state, "attacker: use animal_pen", "attacker: target kabe")
    assert (step(state), field(state, "round")) == ("planning", "2")
    assert (place(state, "kabe"), place(state, "yumi")) == ("well", "hand")
    assert refused(state, "defender: assign kabe inn") == ("R7-6.6",)
    plan(state, {"granary": 2}, {"yumi": "inn"})
    play(state, "defender: finish")
    assert (place(state, "kabe"), place(state, "yumi")) == ("well", "inn")


@proves("R7-14.22")
@pytest.mark.parametrize(
    ("choices", "expected"),
    [
        (["attacker: finish"], "hand"),
        (["attacker: use animal_pen", "attacker: target kabe", "attacker: finish"], "well"),
        (["attacker: use animal_pen", "attacker: target yumi", "attacker: finish"], "hand"),
    ],
)
def test_a_held_ronin_returns_at_the_next_end_phase_unless_he_is_held_again(choices: list[str], expected: str) -> None:
    state = given("area_abilities", ninja={"animal_pen": 1}, ronin={"yumi": "inn", "kabe": "well"})
    play(state, "attacker: use animal_pen", "attacker: target kabe")
    plan(state, {"granary": 2}, {"yumi": "inn"})
    play(state, "defender: finish", *choices)
    assert field(state, "round") == "3"
    assert place(state, "kabe") == expected


@proves("R7-14.23")
def test_with_the_inn_two_ronin_are_held_in_one_round() -> None:
    state = given(
        "area_abilities",
        ninja={"animal_pen": 1, "inn": 1},
        ronin={"yumi": "shrine", "kabe": "well", "hayai": "granary"},
    )
    play(state, "attacker: use animal_pen", "attacker: target kabe")
    play(state, "attacker: use inn", "attacker: target yumi")  # the Pen is all there is to copy
    assert step(state) == "planning"
    assert [place(state, ronin) for ronin in ("yumi", "kabe", "hayai")] == ["shrine", "well", "hand"]


@proves("R7-14.24")
def test_the_shrine_silences_one_ronin_in_the_next_round() -> None:
    where = {"yumi": "inn", "taiko": "well", "kabe": "granary", "hayai": "market"}
    state = given("area_abilities", ninja={"shrine": 1}, ronin=where, wounds={"kabe": 1})
    play(state, "attacker: use shrine")
    assert names(state, "attacker") == {"target yumi", "target taiko", "target kabe"}
    assert refused(state, "attacker: target musashi") == ("R7-14.24",)  # he is gone
    assert refused(state, "attacker: target hayai") == ("R7-14.24",)
    play(state, "attacker: target yumi")
    assert (step(state), field(state, "silenced")) == ("planning", "yumi")
    plan(state, {"market": 1, "shrine": 1}, where | {"hayai": "passage"})
    assert "taiko kabe" in names(state, "defender")
    assert refused(state, "defender: yumi") == ("R7-8.8",)


@proves("R7-14.25")
def test_a_shrine_token_does_not_stop_tasuke_in_the_round_in_which_it_is_placed() -> None:
    state = given("area_abilities", ninja={"shrine": 1, "passage": 1}, ronin={"tasuke": "well", "kabe": "well"})
    play(state, "attacker: use shrine", "attacker: target tasuke")
    assert (field(state, "silenced"), field(state, "silenced_next")) == ("none", "tasuke")
    play(state, "attacker: use passage", "attacker: send well 2")
    assert names(state, "defender") == {"tasuke takes 0", "tasuke takes 1", "tasuke takes 2"}
    play(state, "defender: tasuke takes 1")
    assert all_wounds(state, "tasuke", "kabe") == [1, 1]


@proves("R7-14.26")
def test_with_the_inn_two_ronin_are_silenced() -> None:
    state = given(
        "area_abilities",
        ninja={"shrine": 1, "inn": 1},
        ronin={"yumi": "passage", "kabe": "well", "hayai": "granary"},
    )
    play(state, "attacker: use inn", "attacker: target yumi")  # the Shrine is all there is to copy
    play(state, "attacker: use shrine", "attacker: target hayai")
    assert step(state) == "planning"
    assert field(state, "silenced") == "hayai yumi"


# Burial Grounds -------------------------------------------------------------------------------------------------------


@proves("R7-14.27")
@pytest.mark.parametrize(
    ("choices", "expected"),
    [
        (["attacker: withdraw granary", "attacker: enough"], (21, 1, 1)),
        (["attacker: withdraw granary", "attacker: withdraw granary"], (22, 0, 1)),
        (["attacker: withdraw granary", "attacker: withdraw well"], (22, 1, 0)),
    ],
)
def test_the_burial_grounds_take_one_or_two_ninja_from_one_or_two_areas(
    choices: list[str], expected: tuple[int, int, int]
) -> None:
    state = given(
        "area_abilities",
        reserve=20,
        ninja={"burial_grounds": 1, "granary": 2, "well": 1, "shrine": 1},
        ronin={"kabe": "inn"},
    )
    before = pool(state)
    play(state, "attacker: use burial_grounds", *choices)
    assert (reserve(state), ninja(state, "granary"), ninja(state, "well")) == expected
    assert pool(state) == before
    assert step(state) == "area_abilities"  # never a third ninja


@proves("R7-14.27")
def test_taking_no_ninja_is_the_same_as_not_using_the_burial_grounds() -> None:
    state = given("area_abilities", reserve=20, ninja={"burial_grounds": 1, "granary": 2}, ronin={"kabe": "inn"})
    using = play(state.clone(), "attacker: use burial_grounds")
    assert refused(using, "attacker: enough") == ("R7-14.27",)
    play(state, "attacker: finish")
    assert (reserve(state), ninja(state, "burial_grounds"), ninja(state, "granary")) == (20, 1, 2)


@proves("R7-14.28")
def test_the_burial_grounds_take_ninja_from_every_area_and_from_themselves() -> None:
    areas = [area for area, _ in LIMITS if area != "inn"]
    state = given("area_abilities", reserve=20, ninja=dict.fromkeys(areas, 1), ronin={"kabe": "inn"})
    play(state, "attacker: use burial_grounds")
    assert names(state, "attacker") == {f"withdraw {area}" for area in areas}
    assert refused(state, "attacker: withdraw inn") == ("R7-14.27",)  # no ninja is there
    play(state, "attacker: withdraw burial_grounds")
    assert (ninja(state, "burial_grounds"), reserve(state)) == (0, 21)


@proves("R7-14.29")
def test_the_burial_grounds_cannot_take_ninja_from_the_market() -> None:
    state = given("area_abilities", ninja={"burial_grounds": 1, "granary": 1, "market": 3}, ronin={"kabe": "inn"})
    play(state, "attacker: use burial_grounds")
    assert names(state, "attacker") == {"withdraw burial_grounds", "withdraw granary"}
    with pytest.raises(UnknownChoice):
        state.action("withdraw market")


# Fields ---------------------------------------------------------------------------------------------------------------


@proves("R7-14.30")
@pytest.mark.parametrize(
    ("areas", "expected"),
    [
        (["field_small", "field_large", "granary", "shrine"], ("attacker", "R7-12.2")),
        (["field_small", "field_large", "granary"], None),
        (["field_small", "well", "granary", "shrine"], None),
    ],
)
def test_two_fields_count_as_three_areas(areas: list[str], expected: tuple[str, str] | None) -> None:
    state = given("area_abilities", ninja=dict.fromkeys(areas, 1), ronin={"kabe": "inn"})
    play(state, "attacker: finish")
    assert winner(state) == expected


@proves("R7-14.39")
def test_a_field_is_no_action_but_the_inn_may_copy_it() -> None:
    state = given("area_abilities", ninja={"field_small": 1, "field_large": 1, "inn": 1}, ronin={"kabe": "well"})
    assert names(state, "attacker") == {"finish", "use inn"}
    assert refused(state, "attacker: use field_small") == ("R7-14.39",)
    assert refused(state, "attacker: use field_large") == ("R7-14.39",)
    play(state, "attacker: use inn")
    assert names(state, "attacker") == {"copy field_small", "copy field_large"}


# Passage --------------------------------------------------------------------------------------------------------------


@proves("R7-14.31")
@pytest.mark.parametrize("number", [1, 2])
def test_the_passage_sends_one_or_two_ninja_from_the_reserve_to_one_area(number: int) -> None:
    state = given("area_abilities", reserve=20, ninja={"passage": 1, "shrine": 1}, ronin={"kabe": "inn"})
    before = pool(state)
    play(state, "attacker: use passage", f"attacker: send granary {number}")
    assert (reserve(state), pool(state), ninja(state, "granary")) == (20 - number, before, number)
    assert (step(state), ninja(state, "passage")) == ("area_abilities", 1)


@proves("R7-14.31")
def test_the_passage_sends_no_ninja_that_the_reserve_does_not_have() -> None:
    state = given("area_abilities", reserve=1, ninja={"passage": 1}, ronin={"kabe": "inn"})
    play(state, "attacker: use passage")
    assert names(state, "attacker") == {f"send {area} 1" for area, _ in LIMITS}
    assert refused(state, "attacker: send granary 2") == ("R7-14.31",)


@proves("R7-14.32")
def test_the_passage_may_send_to_any_area_whatever_its_state() -> None:
    state = given("area_abilities", ninja={"passage": 1, "granary": 2}, ronin={"kabe": "inn", "yumi": "well"})
    play(state, "attacker: use passage")
    assert names(state, "attacker") == {f"send {area} {number}" for area, _ in LIMITS for number in (1, 2)}
    to_occupied = play(state.clone(), "attacker: send granary 2")
    assert ninja(to_occupied, "granary") == 4
    to_itself = play(state.clone(), "attacker: send passage 2")
    assert ninja(to_itself, "passage") == 3
    to_ronin = play(state.clone(), "attacker: send inn 2")
    assert wounds(to_ronin, "kabe") == 2
    to_free = play(state.clone(), "attacker: send shrine 2")
    assert ninja(to_free, "shrine") == 2


@proves("R7-14.33")
def test_ninja_sent_to_a_ronin_wound_him_at_once_and_the_others_occupy_the_area() -> None:
    state = given(
        "area_abilities",
        reserve=20,
        ninja={"passage": 1},
        ronin={"yumi": "well", "kabe": "inn"},
        wounds={"yumi": 2},
    )
    play(state, "attacker: use passage", "attacker: send well 2")
    assert (place(state, "yumi"), ninja(state, "well")) == ("gone", 1)
    assert names(state, "attacker") == {"finish", "use well"}
    assert wounds(state, "kabe") == 0


@proves("R7-14.34")
def test_ninja_sent_to_an_area_without_ronin_occupy_it_at_once() -> None:
    state = given("area_abilities", ninja={"passage": 1}, ronin={"kabe": "inn"})
    play(state, "attacker: use passage", "attacker: send granary 1")
    assert names(state, "attacker") == {"finish", "use granary"}


@proves("R7-14.35")
def test_the_passage_does_nothing_with_an_empty_reserve() -> None:
    state = given("area_abilities", reserve=0, ninja={"passage": 1, "shrine": 1}, ronin={"kabe": "inn"})
    assert names(state, "attacker") == {"finish", "use shrine"}
    assert refused(state, "attacker: use passage") == ("R7-16.11",)


@proves("R7-14.36")
def test_limits_and_threat_level_do_not_restrict_the_passage() -> None:
    state = given("area_abilities", round=1, ninja={"passage": 2, "granary": 2, "shrine": 1}, ronin={"kabe": "inn"})
    play(state, "attacker: use passage")  # three areas are attacked already, as many as the threat level allows
    beyond_the_threat_level = play(state.clone(), "attacker: send well 2")
    assert ninja(beyond_the_threat_level, "well") == 2  # its limit is 1
    beyond_the_limit = play(state.clone(), "attacker: send granary 2")
    assert ninja(beyond_the_limit, "granary") == 4  # its limit is 2


@proves("R7-14.37")
@pytest.mark.parametrize(("second", "expected"), [("well", (4, 0)), ("granary", (2, 2))])
def test_the_inn_copying_the_passage_sends_a_second_group(second: str, expected: tuple[int, int]) -> None:
    state = given("area_abilities", reserve=20, ninja={"passage": 1, "inn": 1}, ronin={"kabe": "shrine"})
    play(state, "attacker: use passage", "attacker: send well 2")
    play(state, "attacker: use inn", "attacker: copy passage", f"attacker: send {second} 2")
    assert (ninja(state, "well"), ninja(state, "granary")) == expected
    assert reserve(state) == 16


@proves("R7-14.27")
def test_the_dialogue_of_the_burial_grounds_says_how_many_may_still_be_taken() -> None:
    state = given("area_abilities", ninja={"burial_grounds": 2, "well": 1}, ronin={"kabe": "shrine"})
    play(state, "attacker: use burial_grounds")
    assert field(state, "steps").endswith("withdraw_ninja(2)")
    play(state, "attacker: withdraw well")
    assert field(state, "steps").endswith("withdraw_ninja(1)")


@proves("R7-14.19")
def test_a_copied_field_is_kept_until_the_end_of_the_round() -> None:
    state = given("area_abilities", ninja={"inn": 1, "field_small": 1, "well": 1}, ronin={"kabe": "shrine"})
    play(state, "attacker: use inn", "attacker: copy field_small")
    assert field(state, "field_copied") == "1"
    play(state, "attacker: finish")
    assert field(state, "field_copied") == "0"
