"""Section 16: information and decision points."""

import pytest

from shiai.core.errors import HiddenInformation
from shiai.core.seats import WATCHER
from shiai.core.state import State
from shiai.games.seven_ronin.rules.components import ATTACKER, DEFENDER
from tests.games.seven_ronin.given import (
    AREAS,
    attack,
    defend,
    durability,
    field,
    given,
    names,
    ninja,
    only,
    place,
    play,
    pool,
    refused,
    reserve,
    step,
    wounds,
)
from tests.proof import proves

PUBLIC = ("round", "ninja", "ronin", "wounds", "held", "held_next", "silenced", "silenced_next", "pool")


# Information


def public_position(planning: bool) -> State:
    """A position with something in every public place."""
    ronin = {"kabe": "well", "musashi": "hand", "yumi": "hand", "taiko": "hand"}
    board = {"granary": 2, "market": 1}
    marks = {"held": "kabe", "silenced": "yumi"}
    state = given(
        round=4, reserve=20, ninja=board, ronin={**only(), **ronin}, wounds={"kabe": 3, "yumi": 1}, flags=marks
    )
    if planning:
        return play(state, "attacker: place inn", "defender: assign yumi shrine")
    attack(state, {"inn": 1, "market": 1, "passage": 2})
    return defend(state, {"musashi": "market", "yumi": "shrine", "taiko": "animal_pen"})


@proves("R7-16.1")
@pytest.mark.parametrize("viewer", [ATTACKER, DEFENDER, WATCHER])
def test_what_lies_open_is_seen_by_everybody_at_all_times(viewer: int) -> None:
    planning = public_position(planning=True)
    step_one = public_position(planning=False)
    step_three = play(public_position(planning=False), "defender: finish")
    assert [step(state) for state in (planning, step_one, step_three)] == [
        "planning",
        "ronin_abilities",
        "area_abilities",
    ]
    for state in (planning, step_one, step_three):
        view = state.redact(viewer)
        for name in PUBLIC:
            assert field(view, name) == field(state, name)
    assert field(planning.redact(viewer), "ninja") == "granary=2 market=1"
    assert field(planning.redact(viewer), "wounds") == "kabe=3 yumi=1"
    assert field(planning.redact(viewer), "held") == "kabe"
    assert field(planning.redact(viewer), "silenced") == "yumi"
    assert field(planning.redact(viewer), "pool") == "23"


@proves("R7-16.1")
def test_the_threat_level_is_told_to_everybody() -> None:
    state = given("area_abilities", round=2, ninja={"granary": 1}, ronin={"kabe": "inn"})
    events = state.listen()
    play(state, "attacker: finish")
    (began,) = [event for event in events if event.id == "event-round_began"]
    assert began.values == {"round": 3, "threat": 4}
    assert all(began.visible_to(viewer) for viewer in (ATTACKER, DEFENDER, WATCHER))


@proves("R7-16.2")
@pytest.mark.parametrize("viewer", [DEFENDER, WATCHER])
def test_during_planning_the_reserve_is_shown_as_it_was_at_the_start(viewer: int) -> None:
    state = given(reserve=20, ronin=only("kabe", "yumi"))
    for choice in ("attacker: place granary", "attacker: place granary", "attacker: place well", "attacker: done"):
        play(state, choice)
        assert field(state.redact(viewer), "reserve") == "20"
    defend(state, {"kabe": "inn", "yumi": "shrine"})
    assert field(state.redact(viewer), "reserve") == "17"
    play(state, "defender: finish", "attacker: use granary")
    assert field(state.redact(viewer), "reserve") == "19"


@proves("R7-16.3")
def test_only_the_two_plans_are_hidden_and_only_until_the_reveal() -> None:
    state = given(ronin=only("kabe", "yumi"))
    play(state, "attacker: place well", "defender: assign kabe inn")
    # Eleven places of the attack plan and seven ronin of the defence plan.
    assert (state.redact(ATTACKER).holes(), state.redact(DEFENDER).holes(), state.redact(WATCHER).holes()) == (
        7,
        11,
        18,
    )
    assert field(state.redact(ATTACKER), "attack_plan") == "well=1"
    assert field(state.redact(DEFENDER), "defence_plan") == "kabe=inn"
    for viewer, plan in ((ATTACKER, "defence_plan"), (DEFENDER, "attack_plan"), (WATCHER, "attack_plan")):
        assert "?" in field(state.redact(viewer), plan)
    play(state, "attacker: done")
    assert state.redact(DEFENDER).holes() == 11
    play(state, "defender: assign yumi shrine", "defender: done")
    assert step(state) == "ronin_abilities"
    assert [state.redact(viewer).holes() for viewer in (ATTACKER, DEFENDER, WATCHER)] == [0, 0, 0]


@proves("R7-16.3")
def test_the_other_side_learns_nothing_from_choices_and_events() -> None:
    state = given(ronin=only("kabe", "yumi"))
    events = state.listen()
    play(state, "attacker: place well", "defender: assign kabe inn", "defender: assign yumi shrine")
    assert [event.values for event in events if event.visible_to(DEFENDER)] == [
        {"ronin": "kabe", "place": "inn"},
        {"ronin": "yumi", "place": "shrine"},
    ]
    assert [event.values for event in events if event.visible_to(ATTACKER)] == [{"place": "well"}]
    assert [event for event in events if event.visible_to(WATCHER)] == []
    with pytest.raises(HiddenInformation):
        state.redact(DEFENDER).legal(ATTACKER)


# Planning


@proves("R7-16.4", "R7-16.5")
def test_each_side_decides_one_plan_a_round() -> None:
    state = given(ronin=only("kabe"))
    assert state.actors() == (ATTACKER, DEFENDER)
    attack(state, {"well": 1})
    assert names(state, "attacker") == set()
    refused(state, "attacker: place inn")
    refused(state, "attacker: done")
    defend(state, {"kabe": "well"})
    # The next round begins, and both plan again.
    assert field(state, "round") == "2"
    assert state.actors() == (ATTACKER, DEFENDER)
    defend(state, {"kabe": "well"})
    assert names(state, "defender") == set()
    refused(state, "defender: assign kabe inn")
    refused(state, "defender: done")


@proves("R7-16.4")
def test_an_attack_plan_consists_of_placements() -> None:
    state = given(ninja={"granary": 2, "market": 1})
    assert names(state, "attacker") == {f"place {area}" for area in (*AREAS, "market")}
    assert refused(state, "attacker: use granary") == ("R7-16.4",)
    assert refused(state, "attacker: assign kabe well") == ("R7-16.4",)


@proves("R7-16.5")
def test_a_defence_plan_consists_of_assignments() -> None:
    state = given(ninja={"well": 1}, ronin=only("kabe"))
    assert names(state, "defender") == {f"assign kabe {area}" for area in AREAS}
    assert refused(state, "defender: place well") == ("R7-16.5",)
    assert refused(state, "defender: musashi") == ("R7-16.5",)


# Combat step 1


@proves("R7-16.6")
def test_the_choices_of_step_one() -> None:
    state = given(
        "ronin_abilities",
        ninja={"well": 1, "granary": 2, "field_large": 1},
        ronin={"hayai": "inn", "musashi": "well", "taiko": "shrine", "yobu": "granary", "yumi": "passage"},
        wounds={"musashi": 1, "yumi": 1},
    )
    assert names(state, "defender") == {
        "finish",
        "hayai field_large",
        "musashi",
        "taiko musashi",
        "taiko yumi",
        "yobu well",
        "yobu shrine",
        "yobu well well",
        "yobu well shrine",
        "yobu shrine shrine",
        "yumi",
    }
    play(state, "defender: yumi")
    assert names(state, "defender", "yumi") == set()
    play(state, "defender: taiko yumi")
    assert names(state, "defender", "taiko") == set()
    play(state, "defender: hayai field_large")
    assert names(state, "defender", "hayai") == set()
    play(state, "defender: yobu shrine")
    assert names(state, "defender") == {"finish", "musashi"}
    assert refused(state, "defender: assign yumi well") == ("R7-16.6",)
    assert refused(state, "defender: done") == ("R7-16.6",)
    play(state, "defender: finish")
    assert step(state) != "ronin_abilities"


# Combat step 2


@proves("R7-16.7")
@pytest.mark.parametrize("number", range(1, 10))
@pytest.mark.parametrize("tasuke_wounds", [0, 1, 2])
@pytest.mark.parametrize("kabe_wounds", [0, 3, 5, 6])
def test_the_choices_of_a_split(number: int, tasuke_wounds: int, kabe_wounds: int) -> None:
    state = given(
        "ronin_abilities",
        reserve=20,
        ninja={"well": number},
        ronin={"kabe": "well", "tasuke": "well", "yumi": "shrine"},
        wounds={"kabe": kabe_wounds, "tasuke": tasuke_wounds},
    )
    play(state, "defender: finish")
    tasuke_left = durability("tasuke") - tasuke_wounds
    kabe_left = durability("kabe") - kabe_wounds
    if number >= tasuke_left + kabe_left:
        assert step(state) != "split_wounds"
        assert (place(state, "kabe"), place(state, "tasuke")) == ("gone", "gone")
        assert ninja(state, "well") == number - tasuke_left - kabe_left
        return
    legal = range(max(0, number - kabe_left), min(number, tasuke_left) + 1)
    if len(legal) > 1:
        assert names(state, "defender") == {f"tasuke takes {taken}" for taken in legal}
    for taken in legal:
        then = state.clone()
        if len(legal) > 1:
            play(then, f"defender: tasuke takes {taken}")
        # A ronin who reaches his durability leaves the game, and no wounds stay on his tile.
        assert wounds(then, "tasuke") == (tasuke_wounds + taken) % durability("tasuke")
        assert wounds(then, "kabe") == (kabe_wounds + number - taken) % durability("kabe")
        assert ninja(then, "well") == 0


@proves("R7-16.7")
def test_only_a_split_is_asked_for_there() -> None:
    state = given("ronin_abilities", ninja={"well": 2}, ronin={"kabe": "well", "tasuke": "well"})
    play(state, "defender: finish")
    assert refused(state, "defender: finish") == ("R7-16.7",)
    assert refused(state, "defender: tasuke takes 3") == ("R7-16.7",)


# Combat step 3


@proves("R7-16.8")
def test_the_choices_of_step_three() -> None:
    state = given(
        "area_abilities",
        ninja={"well": 1, "animal_pen": 1, "shrine": 1, "granary": 1},
        ronin={"kabe": "passage", "yumi": "burial_grounds", "taiko": "market"},
    )
    assert names(state, "attacker") == {"finish", "use well", "use animal_pen", "use shrine", "use granary"}
    assert refused(state, "attacker: target kabe") == ("R7-16.8",)
    for area in ("well", "animal_pen", "shrine"):
        play(state, f"attacker: use {area}")
        assert names(state, "attacker") == {"target kabe", "target yumi"}
        assert refused(state, "attacker: finish") == ("R7-16.8",)
        play(state, "attacker: target kabe")
    # The Granary asks for nothing.
    assert names(state, "attacker") == {"finish", "use granary"}
    assert (wounds(state, "kabe"), field(state, "held_next"), field(state, "silenced_next")) == (1, "kabe", "kabe")


@proves("R7-16.8")
def test_the_choices_of_burial_grounds_and_passage() -> None:
    state = given(
        "area_abilities", reserve=20, ninja={"burial_grounds": 1, "passage": 1, "well": 2}, ronin={"kabe": "inn"}
    )
    play(state, "attacker: use burial_grounds")
    assert names(state, "attacker") == {"withdraw burial_grounds", "withdraw passage", "withdraw well"}
    play(state, "attacker: withdraw well")
    assert names(state, "attacker") == {"withdraw burial_grounds", "withdraw passage", "withdraw well", "enough"}
    play(state, "attacker: withdraw well")
    assert (ninja(state, "well"), reserve(state)) == (0, 22)
    play(state, "attacker: use passage")
    assert names(state, "attacker") == {f"send {area} {number}" for area in AREAS for number in (1, 2)}


@proves("R7-16.8")
def test_the_choices_of_the_inn() -> None:
    state = given(
        "area_abilities", ninja={"inn": 1, "well": 1, "field_large": 1}, ronin={"kabe": "shrine", "yumi": "granary"}
    )
    play(state, "attacker: use inn")
    assert names(state, "attacker") == {"copy well", "copy field_large"}
    copies_the_well = play(state.clone(), "attacker: copy well")
    assert names(copies_the_well, "attacker") == {"target kabe", "target yumi"}
    copies_the_field = play(state, "attacker: copy field_large")
    assert names(copies_the_field, "attacker") == {"finish", "use well"}


@proves("R7-16.8")
def test_the_choices_of_the_watchtower() -> None:
    ronin = {"kabe": "inn", "yumi": "field_small"}
    enough = given("area_abilities", reserve=47, ninja={"watchtower": 1}, ronin=ronin)
    assert pool(enough) == 2
    play(enough, "attacker: use watchtower")
    assert (wounds(enough, "kabe"), wounds(enough, "yumi"), step(enough)) == (1, 1, "planning")
    too_few = given("area_abilities", reserve=48, ninja={"watchtower": 1}, ronin=ronin)
    assert pool(too_few) == 1
    play(too_few, "attacker: use watchtower")
    assert names(too_few, "attacker") == {"target kabe", "target yumi"}
    play(too_few, "attacker: target yumi")
    assert (wounds(too_few, "kabe"), wounds(too_few, "yumi")) == (0, 1)


@proves("R7-16.9")
def test_a_passage_to_tasuke_and_a_partner_is_followed_by_a_split() -> None:
    state = given(
        "area_abilities",
        ninja={"passage": 1},
        ronin={"kabe": "well", "tasuke": "well"},
        wounds={"kabe": 6},
    )
    play(state, "attacker: use passage", "attacker: send well 2")
    assert state.actors() == (DEFENDER,)
    assert names(state, "defender") == {"tasuke takes 1", "tasuke takes 2"}
    play(state, "defender: tasuke takes 2")
    assert (wounds(state, "kabe"), wounds(state, "tasuke"), ninja(state, "well")) == (6, 2, 0)


@proves("R7-16.10")
def test_a_step_with_only_one_choice_is_decided_without_asking() -> None:
    # Nobody can use an ability, nothing is split, nothing is occupied: the round is over after the reveal.
    state = given(ronin=only("kabe"))
    attack(state, {"well": 1})
    defend(state, {"kabe": "well"})
    assert (step(state), field(state, "round"), wounds(state, "kabe")) == ("planning", "2", 1)


@proves("R7-16.10")
def test_a_step_with_two_choices_is_asked_for() -> None:
    state = given(ronin=only("kabe", "yumi"))
    attack(state, {"granary": 1})
    defend(state, {"kabe": "well", "yumi": "inn"})
    assert (step(state), names(state, "defender")) == ("ronin_abilities", {"finish", "yumi"})
    play(state, "defender: finish")
    assert (step(state), names(state, "attacker")) == ("area_abilities", {"finish", "use granary"})


# What is not offered in step 3


@proves("R7-16.11")
@pytest.mark.parametrize("area", ["granary", "watchtower", "well"])
def test_an_empty_pool_stops_granary_watchtower_and_well(area: str) -> None:
    ronin = {"kabe": "field_small"}
    empty = given("area_abilities", reserve=49, ninja={area: 1}, ronin=ronin)
    assert pool(empty) == 0
    assert names(empty, "attacker") == {"finish"}
    assert refused(empty, f"attacker: use {area}") == ("R7-16.11",)
    one_marker = given("area_abilities", reserve=48, ninja={area: 1}, ronin=ronin)
    assert names(one_marker, "attacker") == {"finish", f"use {area}"}


@proves("R7-16.11")
def test_the_watchtower_needs_a_ronin_in_its_two_areas() -> None:
    nobody = given("area_abilities", ninja={"watchtower": 1}, ronin={"kabe": "well", "yumi": "field_large"})
    assert refused(nobody, "attacker: use watchtower") == ("R7-16.11",)
    for area in ("inn", "field_small"):
        somebody = given("area_abilities", ninja={"watchtower": 1}, ronin={"kabe": area})
        assert "use watchtower" in names(somebody, "attacker")


@proves("R7-16.11")
@pytest.mark.parametrize("area", ["well", "animal_pen", "shrine"])
def test_well_pen_and_shrine_need_a_ronin_in_an_area(area: str) -> None:
    nobody = given("area_abilities", ninja={area: 1}, ronin={"kabe": "market"})
    assert refused(nobody, f"attacker: use {area}") == ("R7-16.11",)
    somebody = given("area_abilities", ninja={area: 1}, ronin={"kabe": "granary"})
    assert f"use {area}" in names(somebody, "attacker")


@proves("R7-16.11")
def test_the_passage_needs_a_reserve() -> None:
    empty = given("area_abilities", reserve=0, ninja={"passage": 1}, ronin={"kabe": "inn"})
    assert refused(empty, "attacker: use passage") == ("R7-16.11",)
    one = given("area_abilities", reserve=1, ninja={"passage": 1}, ronin={"kabe": "inn"})
    play(one, "attacker: use passage")
    assert names(one, "attacker") == {f"send {area} 1" for area in AREAS}


@proves("R7-16.11")
def test_the_inn_needs_something_to_do() -> None:
    alone = given("area_abilities", ninja={"inn": 1}, ronin={"kabe": "well"})
    assert refused(alone, "attacker: use inn") == ("R7-16.11",)
    idle_areas = given("area_abilities", reserve=0, ninja={"inn": 1, "passage": 1, "well": 1}, ronin={"kabe": "market"})
    assert refused(idle_areas, "attacker: use inn") == ("R7-16.11",)
    some_idle = given("area_abilities", reserve=0, ninja={"inn": 1, "passage": 1, "granary": 1}, ronin={"kabe": "well"})
    assert "use inn" in names(some_idle, "attacker")
    mixed = given(
        "area_abilities",
        reserve=0,
        ninja={"inn": 1, "passage": 1, "granary": 1, "burial_grounds": 1},
        ronin={"kabe": "well"},
    )
    play(mixed, "attacker: use inn")
    assert names(mixed, "attacker") == {"copy granary", "copy burial_grounds"}
    assert refused(mixed, "attacker: copy passage") == ("R7-16.11",)


@proves("R7-16.11")
def test_legal_targets_without_effect_stay_legal() -> None:
    state = given(
        "area_abilities", ninja={"inn": 1, "shrine": 1, "field_large": 1}, ronin={"kabe": "well", "yumi": "granary"}
    )
    play(state, "attacker: use shrine", "attacker: target kabe")
    copies_the_shrine = play(state.clone(), "attacker: use inn", "attacker: copy shrine")
    assert "target kabe" in names(copies_the_shrine, "attacker")
    play(copies_the_shrine, "attacker: target kabe")
    assert field(copies_the_shrine, "silenced") == "kabe"
    # Three areas and the second Field are not enough for victory, but the Field may be copied.
    play(state, "attacker: use inn", "attacker: copy field_large")
    assert (field(state, "round"), field(state, "ninja")) == ("2", "inn=1 shrine=1 field_large=1")
