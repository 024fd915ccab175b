"""Section 15: the Market in Combat step 3. What it does while planning and in steps 1 and 2 is tested elsewhere."""

import pytest

from shiai.core.errors import UnknownChoice
from tests.games.seven_ronin.given import (
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


@proves("R7-15.3")
def test_the_market_works_for_the_attacker_though_it_is_no_occupied_area() -> None:
    state = given("planning", ninja={"market": 1}, ronin=only("kabe"))
    play(state, "attacker: place well", "attacker: place well")  # the limit of the Well is 1
    assert refused(state, "attacker: place well") == ("R7-5.8",)


@proves("R7-15.3")
def test_the_market_has_no_ability_in_step_3() -> None:
    state = given("area_abilities", ninja={"market": 3, "granary": 1}, ronin={"kabe": "well"})
    assert names(state, "attacker") == {"finish", "use granary"}
    with pytest.raises(UnknownChoice):
        state.action("use market")


@proves("R7-15.7")
def test_the_well_cannot_wound_a_ronin_on_the_market() -> None:
    state = given("area_abilities", ninja={"well": 1}, ronin={"kabe": "inn", "hayai": "shrine", "yumi": "market"})
    play(state, "attacker: use well")
    assert names(state, "attacker") == {"target kabe", "target hayai"}
    assert refused(state, "attacker: target yumi") == ("R7-14.13",)


@proves("R7-15.8")
def test_the_animal_pen_cannot_hold_a_ronin_on_the_market() -> None:
    state = given("area_abilities", ninja={"animal_pen": 1}, ronin={"kabe": "inn", "hayai": "shrine", "yumi": "market"})
    play(state, "attacker: use animal_pen")
    assert names(state, "attacker") == {"target kabe", "target hayai"}
    assert refused(state, "attacker: target yumi") == ("R7-14.20",)


@proves("R7-15.9")
def test_the_watchtower_cannot_hit_the_market() -> None:
    alone = given("area_abilities", ninja={"watchtower": 1}, ronin={"yumi": "market"})
    assert refused(alone, "attacker: use watchtower") == ("R7-16.11",)
    state = given("area_abilities", ninja={"watchtower": 1}, ronin={"kabe": "inn", "yumi": "market"})
    play(state, "attacker: use watchtower")
    assert (wounds(state, "kabe"), wounds(state, "yumi")) == (1, 0)


@proves("R7-15.10")
def test_the_shrine_cannot_choose_a_ronin_on_the_market() -> None:
    state = given("area_abilities", ninja={"shrine": 1}, ronin={"kabe": "inn", "hayai": "well", "yumi": "market"})
    play(state, "attacker: use shrine")
    assert names(state, "attacker") == {"target kabe", "target hayai"}
    assert refused(state, "attacker: target yumi") == ("R7-14.24",)


@proves("R7-15.7", "R7-15.8", "R7-15.10")
@pytest.mark.parametrize("area", ["well", "animal_pen", "shrine"])
def test_nobody_can_be_chosen_when_all_ronin_are_on_the_market(area: str) -> None:
    state = given("area_abilities", ninja={area: 1, "granary": 1}, ronin={"yumi": "market"})
    assert names(state, "attacker") == {"finish", "use granary"}
    assert refused(state, f"attacker: use {area}") == ("R7-16.11",)


@proves("R7-15.11")
def test_the_passage_cannot_send_ninja_to_the_market() -> None:
    state = given("area_abilities", ninja={"passage": 1, "market": 1}, ronin={"kabe": "inn"})
    play(state, "attacker: use passage")
    assert not [name for name in names(state, "attacker") if "market" in name]
    assert len(names(state, "attacker")) == 2 * 10
    for number in (1, 2):
        with pytest.raises(UnknownChoice):
            state.action(f"send market {number}")


@proves("R7-15.12")
def test_the_burial_grounds_cannot_take_ninja_from_the_market() -> None:
    state = given("area_abilities", reserve=20, ninja={"burial_grounds": 2, "market": 2}, ronin={"kabe": "inn"})
    play(state, "attacker: use burial_grounds")  # the first ninja can come from the Burial Grounds only
    assert (ninja(state, "burial_grounds"), ninja(state, "market"), reserve(state)) == (1, 2, 21)
    assert names(state, "attacker") == {"withdraw burial_grounds", "enough"}
    with pytest.raises(UnknownChoice):
        state.action("withdraw market")


@proves("R7-15.13")
def test_the_inn_cannot_copy_the_bonus_of_the_market() -> None:
    alone = given("area_abilities", ninja={"inn": 1, "market": 1}, ronin={"kabe": "well"})
    assert refused(alone, "attacker: use inn") == ("R7-16.11",)
    state = given("area_abilities", ninja={"inn": 1, "market": 1, "granary": 1, "shrine": 1}, ronin={"kabe": "well"})
    play(state, "attacker: use inn")
    assert names(state, "attacker") == {"copy granary", "copy shrine"}
    with pytest.raises(UnknownChoice):
        state.action("copy market")


@proves("R7-15.15")
def test_a_ronin_on_the_market_is_still_alive_when_all_others_have_fallen() -> None:
    state = given("area_abilities", ninja={"well": 1}, ronin={"kabe": "inn", "yumi": "market"}, wounds={"kabe": 6})
    play(state, "attacker: use well")
    assert (place(state, "kabe"), winner(state)) == ("gone", None)
    assert (step(state), field(state, "round"), place(state, "yumi")) == ("planning", "2", "hand")


@proves("R7-15.15")
def test_a_ronin_on_the_market_is_still_alive_in_step_2() -> None:
    state = given(
        "ronin_abilities", ninja={"inn": 1}, ronin={"kabe": "inn", "yumi": "market"}, wounds={"kabe": 6, "yumi": 2}
    )
    play(state, "defender: finish")
    assert (place(state, "kabe"), winner(state)) == ("gone", None)
