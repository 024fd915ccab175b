"""Section 15: the Market, as far as planning and the reveal go."""

import pytest

from shiai.core.errors import UnknownChoice
from tests.games.seven_ronin.given import (
    attack,
    defend,
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
    wounds,
)
from tests.proof import proves


@proves("R7-15.1")
def test_ninja_pile_up_on_the_market() -> None:
    state = given(ronin=only("kabe"))
    for round in (1, 2, 3):
        attack(state, {"market": 1, "field_large": round})
        defend(state, {"kabe": "inn"})
        assert ninja(state, "market") == round
    many = given(ninja={"market": 12}, ronin=only("kabe"))
    attack(many, {"market": 1})
    defend(many, {"kabe": "inn"})
    assert ninja(many, "market") == 13


@proves("R7-15.2")
def test_one_ninja_a_round_goes_to_the_market_from_the_reserve() -> None:
    state = given(reserve=20, ninja={"market": 3, "well": 2}, ronin=only("kabe", "yumi"))
    play(state, "attacker: place market")
    # Not even the bonus of the ninja on the Market allows a second one.
    assert refused(state, "attacker: place market") == ("R7-5.2",)
    play(state, "attacker: done")
    defend(state, {"kabe": "inn", "yumi": "shrine"})
    assert (ninja(state, "market"), reserve(state), pool(state), ninja(state, "well")) == (4, 19, 25, 2)
    empty = given(reserve=0, ninja={"well": 2}, ronin=only("kabe"))
    assert "R7-5.3" in refused(empty, "attacker: place market")


@proves("R7-15.2")
def test_no_ninja_goes_to_the_market_outside_planning() -> None:
    in_combat = given("area_abilities", ninja={"passage": 1, "market": 1}, ronin={"kabe": "inn"})
    assert refused(in_combat, "attacker: place market") == ("R7-16.8",)
    play(in_combat, "attacker: use passage")
    assert refused(in_combat, "attacker: place market") == ("R7-16.8",)
    with pytest.raises(UnknownChoice):
        play(in_combat, "attacker: send market 1")
    pushing = given("ronin_abilities", ninja={"well": 2, "market": 1}, ronin={"yobu": "well"})
    assert not any("market" in name for name in names(pushing, "defender"))


@proves("R7-15.4")
def test_ninja_on_the_market_stay_until_a_ronin_is_sent_there() -> None:
    state = given(reserve=30, ninja={"market": 2}, ronin=only("kabe"))
    attack(state, {"well": 1})
    defend(state, {"kabe": "well"})
    assert (field(state, "round"), ninja(state, "market")) == ("2", 2)
    attack(state, {"well": 1, "inn": 1})
    defend(state, {"kabe": "inn"})
    play(state, "attacker: finish")
    assert (field(state, "round"), ninja(state, "market")) == ("3", 2)
    attack(state, {"field_large": 3})
    defend(state, {"kabe": "market"})
    assert ninja(state, "market") == 0


@proves("R7-15.14")
def test_a_ronin_on_the_market_guards_no_area() -> None:
    state = given(ninja={"market": 1}, ronin=only("kabe", "yumi"))
    attack(state, {"granary": 2, "well": 1})
    defend(state, {"kabe": "market", "yumi": "shrine"})
    play(state, "defender: finish")
    assert place(state, "kabe") == "market"
    assert (wounds(state, "kabe"), wounds(state, "yumi")) == (0, 0)
    assert (ninja(state, "granary"), ninja(state, "well")) == (2, 1)
    assert names(state, "attacker", "use") == {"use granary", "use well"}
