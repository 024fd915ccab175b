"""Section 3: areas, adjacency and area states."""

import pytest

from shiai.core.errors import UnknownChoice
from shiai.games.seven_ronin.rules.components import AREA_NAMES, DATA
from shiai.games.seven_ronin.rules.state import SevenRonin
from shiai.games.seven_ronin.rules.table import occupied
from tests.games.seven_ronin.given import (
    AREAS,
    GAME,
    attack,
    defend,
    field,
    given,
    names,
    ninja,
    only,
    place,
    play,
    refused,
    reserve,
    step,
    winner,
    wounds,
)
from tests.proof import proves


def neighbours(area: str) -> set[str]:
    """Where Yobu can push a ninja from this area."""
    state = given("ronin_abilities", ninja={area: 1}, ronin={"yobu": area})
    return {name.removeprefix("yobu ") for name in names(state, "defender", "yobu")}


# The areas and the Market


@proves("R7-3.1")
def test_these_are_the_ten_areas() -> None:
    state = GAME.start()
    places = {name.removeprefix("place ") for name in names(state, "attacker", "place")}
    assert places == {*AREAS, "market"}
    play(state, "attacker: place field_small", "attacker: place field_small")
    assert refused(state, "attacker: place field_small") == ("R7-5.8",)
    play(state, "attacker: place field_large", "attacker: place field_large", "attacker: place field_large")
    assert refused(state, "attacker: place field_large") == ("R7-5.8",)


@proves("R7-3.2")
def test_the_two_fields_are_two_areas() -> None:
    state = given(ronin=only("kabe", "yumi"))
    attack(state, {"field_small": 2, "field_large": 3})
    defend(state, {"kabe": "field_small", "yumi": "well"})
    play(state, "defender: finish")
    assert wounds(state, "kabe") == 2
    assert (ninja(state, "field_small"), ninja(state, "field_large")) == (0, 3)


@proves("R7-3.2")
@pytest.mark.parametrize("occupied_field", ["field_small", "field_large"])
def test_the_two_fields_have_the_same_ability(occupied_field: str) -> None:
    # Three occupied areas and the Inn, which copies the Field: together they count as five areas.
    state = given(
        "area_abilities", ninja={occupied_field: 1, "inn": 1, "granary": 1, "well": 1}, ronin={"kabe": "shrine"}
    )
    assert refused(state, f"attacker: use {occupied_field}") == ("R7-14.39",)
    play(state, "attacker: use inn", f"attacker: copy {occupied_field}", "attacker: finish")
    assert winner(state) == ("attacker", "R7-12.2")


@proves("R7-3.3")
def test_the_market_does_not_count_as_an_area() -> None:
    four = {"granary": 1, "well": 1, "shrine": 1, "passage": 1}
    state = given("area_abilities", ninja={**four, "market": 5}, ronin={"kabe": "inn"})
    play(state, "attacker: finish")
    assert winner(state) is None
    state = given("area_abilities", ninja={**four, "burial_grounds": 1}, ronin={"kabe": "inn"})
    play(state, "attacker: finish")
    assert winner(state) == ("attacker", "R7-12.2")


@proves("R7-3.3")
def test_no_ability_reaches_the_market() -> None:
    state = given("area_abilities", ninja={"passage": 1, "well": 1}, ronin={"kabe": "inn", "yumi": "market"})
    for choice in ("attacker: use market", "attacker: send market 1", "attacker: withdraw market"):
        with pytest.raises(UnknownChoice):
            play(state, choice)
    play(state, "attacker: use passage")
    assert {name.split()[1] for name in names(state, "attacker", "send")} == set(AREAS)
    play(state, "attacker: send granary 1", "attacker: use well")
    assert (wounds(state, "kabe"), wounds(state, "yumi")) == (1, 0)


# Adjacency


@proves("R7-3.4", "R7-3.8")
@pytest.mark.parametrize("area", AREAS)
def test_every_area_has_two_neighbours_and_none_is_the_market(area: str) -> None:
    beside = neighbours(area)
    assert len(beside) == 2
    assert beside <= set(AREAS) - {area}


@proves("R7-3.5")
def test_neighbours_are_neighbours_of_each_other() -> None:
    for area in AREAS:
        for neighbour in neighbours(area):
            assert area in neighbours(neighbour)


@proves("R7-3.6")
def test_the_watchtower_lies_between_the_inn_and_a_field() -> None:
    beside = neighbours("watchtower")
    assert "inn" in beside
    assert beside - {"inn"} in ({"field_small"}, {"field_large"})
    (beside_field,) = beside - {"inn"}
    ronin = {"hayai": "inn", "kabe": "well", "musashi": "granary", "taiko": "shrine", "yobu": "passage"}
    state = given("area_abilities", ninja={"watchtower": 1}, ronin={**ronin, "yumi": beside_field})
    play(state, "attacker: use watchtower")
    assert [name for name in (*ronin, "yumi") if wounds(state, name)] == ["hayai", "yumi"]


@proves("R7-3.7")
def test_the_areas_form_one_closed_ring_in_the_order_of_the_data_file() -> None:
    ring = DATA["adjacency"]["ring_order"]
    assert sorted(ring) == sorted(AREAS)
    for position, area in enumerate(ring):
        assert neighbours(area) == {ring[position - 1], ring[(position + 1) % 10]}


@proves("R7-3.8")
def test_nothing_is_pushed_from_the_market() -> None:
    state = given("ronin_abilities", ninja={"well": 1, "granary": 1}, ronin={"yobu": "market", "yumi": "inn"})
    assert names(state, "defender", "yobu") == set()
    assert refused(state, "defender: yobu back") == ("R7-8.9",)


# Area states


@proves("R7-3.9")
def test_an_area_with_a_ronin_and_a_ninja_is_attacked() -> None:
    state = given(
        "ronin_abilities",
        ninja={"well": 1, "inn": 2},
        ronin={"kabe": "well", "musashi": "granary"},
    )
    play(state, "defender: finish")
    assert (wounds(state, "kabe"), ninja(state, "well")) == (1, 0)
    assert (wounds(state, "musashi"), ninja(state, "granary")) == (0, 0)
    assert ninja(state, "inn") == 2


@proves("R7-3.10")
@pytest.mark.parametrize(
    ("old", "new", "expected"), [({"well": 1}, {"market": 1}, 1), ({}, {"well": 1}, 1), ({"well": 2}, {"well": 1}, 3)]
)
def test_old_and_new_ninja_attack_alike(old: dict[str, int], new: dict[str, int], expected: int) -> None:
    state = given(ninja=old, ronin=only("kabe"))
    attack(state, new)
    defend(state, {"kabe": "well"})
    assert (wounds(state, "kabe"), ninja(state, "well")) == (expected, 0)


@proves("R7-3.11", "R7-3.12")
def test_an_area_without_ninja_is_free_even_with_a_ronin_in_it() -> None:
    state = given("ronin_abilities", ninja={"inn": 1}, ronin={"yumi": "well", "kabe": "granary"})
    play(state, "defender: yumi")
    assert reserve(state) == 29


@proves("R7-3.11")
def test_an_attacked_area_is_not_free() -> None:
    state = given("ronin_abilities", ninja={"well": 1}, ronin={"yumi": "well", "kabe": "granary"})
    assert refused(state, "defender: yumi") == ("R7-8.6",)


@proves("R7-3.13")
def test_an_area_with_ninja_and_no_ronin_is_occupied() -> None:
    # Kabe keeps the Granary, Yobu falls in the Well, nobody is in the Shrine, nobody at all is in the Inn.
    state = given(
        "ronin_abilities",
        ninja={"granary": 2, "well": 4, "shrine": 1},
        ronin={"kabe": "granary", "yobu": "well", "yumi": "passage"},
    )
    play(state, "defender: finish")
    assert place(state, "yobu") == "gone"
    assert names(state, "attacker", "use") == {"use well", "use shrine"}
    assert refused(state, "attacker: use granary") == ("R7-10.2",)


@proves("R7-3.14")
def test_new_ninja_occupy_from_combat_step_three_on() -> None:
    state = given(round=8, ronin=only("yumi"))
    attack(state, {"granary": 2, "well": 1, "inn": 1, "shrine": 1, "field_large": 3})
    defend(state, {"yumi": "passage"})
    # Five areas hold new ninja, but nothing is occupied yet: the Attacker can do nothing and has not won.
    assert step(state) == "ronin_abilities"
    assert names(state, "attacker") == set()
    assert winner(state) is None
    play(state, "defender: finish")
    assert step(state) == "area_abilities"
    assert "use granary" in names(state, "attacker")
    play(state, "attacker: finish")
    assert winner(state) == ("attacker", "R7-12.2")


@proves("R7-3.15")
def test_an_occupied_area_stays_occupied_in_later_rounds() -> None:
    state = given("area_abilities", ninja={"granary": 1}, ronin={"kabe": "inn"})
    for _ in range(3):
        play(state, "attacker: finish")
        attack(state, {"market": 1, "field_large": 3})
        defend(state, {"kabe": "inn"})
        assert "use granary" in names(state, "attacker")
    assert field(state, "round") == "4"


@proves("R7-3.15")
def test_a_ronin_or_the_last_ninja_leaving_ends_the_occupation() -> None:
    state = given(ninja={"granary": 1, "well": 1}, ronin=only("kabe"))
    attack(state, {"market": 1})
    defend(state, {"kabe": "granary"})
    assert names(state, "attacker", "use") == {"use well"}
    state = given("area_abilities", ninja={"granary": 1, "burial_grounds": 2, "well": 1}, ronin={"kabe": "inn"})
    play(state, "attacker: use burial_grounds", "attacker: withdraw granary", "attacker: enough")
    assert names(state, "attacker", "use") == {"use well"}


@proves("R7-3.16")
def test_new_ninja_alone_make_an_area_not_free_in_step_one() -> None:
    state = given(ronin=only("hayai", "yobu"))
    attack(state, {"well": 1, "shrine": 1})
    defend(state, {"hayai": "granary", "yobu": "passage"})
    # Hayai may only enter areas with ninja; nobody stands in the Well, and it counts as such.
    assert names(state, "defender", "hayai") == {"hayai well", "hayai shrine"}
    assert refused(state, "defender: hayai inn") == ("R7-13.9",)


@proves("R7-3.17")
def test_conditions_are_tested_when_an_ability_is_used() -> None:
    ronin = {"yobu": "well", "yumi": "inn", "musashi": "granary", "kabe": "shrine"}
    state = given("ronin_abilities", ninja={"well": 2}, ronin=ronin)
    assert refused(state, "defender: musashi") == ("R7-8.7",)
    assert "yumi" in names(state, "defender")
    play(state, "defender: yobu inn granary")
    assert refused(state, "defender: yumi") == ("R7-8.6",)
    play(state, "defender: musashi")
    assert ninja(state, "granary") == 0


@proves("R7-3.18")
def test_old_and_new_ninja_are_alike_in_all_steps() -> None:
    old = given(reserve=20, ninja={"field_large": 2}, ronin=only("musashi", "yumi"))
    attack(old, {"field_large": 1, "granary": 1})
    new = given(reserve=22, ronin=only("musashi", "yumi"))
    attack(new, {"field_large": 3, "granary": 1})
    for state in (old, new):
        defend(state, {"musashi": "field_large", "yumi": "inn"})
    assert old.key() == new.key()
    for state in (old, new):
        play(state, "defender: musashi", "defender: finish")
        assert (wounds(state, "musashi"), ninja(state, "field_large")) == (2, 0)
        assert names(state, "attacker", "use") == {"use granary"}


@proves("R7-3.13")
def test_an_area_with_a_ronin_is_not_occupied() -> None:
    state = given("ronin_abilities", ninja={"well": 2, "inn": 1}, ronin={"kabe": "well"})
    assert isinstance(state, SevenRonin)
    assert occupied(state) == 1 << AREA_NAMES.index("inn")
