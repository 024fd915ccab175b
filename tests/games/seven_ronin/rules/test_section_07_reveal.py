"""Section 7: Planning step 2, the reveal."""

import pytest

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
    step,
    winner,
    wounds,
)
from tests.proof import proves


@proves("R7-7.1")
@pytest.mark.parametrize("first", ["attacker", "defender"])
def test_the_plans_are_revealed_when_both_are_ready(first: str) -> None:
    state = given(ronin=only("kabe", "yumi"))
    play(state, "attacker: place well", "defender: assign kabe well", "defender: assign yumi inn")
    play(state, f"{first}: done")
    assert step(state) == "planning"
    assert (ninja(state, "well"), place(state, "kabe"), reserve(state)) == (0, "hand", 30)
    play(state, "attacker: done" if first == "defender" else "defender: done")
    assert step(state) == "ronin_abilities"
    assert (ninja(state, "well"), place(state, "kabe"), place(state, "yumi")) == (1, "well", "inn")
    assert (field(state, "attack_plan"), field(state, "defence_plan")) == ("none", "none")


@proves("R7-7.2")
def test_assigned_ninja_leave_the_reserve_and_all_others_stay() -> None:
    state = given(reserve=20, ninja={"well": 1, "market": 1}, ronin=only("yumi"))
    attack(state, {"well": 2, "field_large": 3, "market": 1})
    defend(state, {"yumi": "shrine"})
    assert (ninja(state, "well"), ninja(state, "field_large"), ninja(state, "market")) == (3, 3, 2)
    assert (reserve(state), pool(state)) == (14, 28)


@proves("R7-7.3", "R7-7.4", "R7-7.5")
def test_a_ronin_on_the_market_clears_it() -> None:
    state = given(round=3, reserve=20, ninja={"market": 2}, ronin=only("kabe", "yumi"))
    attack(state, {"well": 2, "market": 1})
    defend(state, {"kabe": "market", "yumi": "shrine"})
    # Both old ninja and the new one are gone at once, before the Defender uses any ability.
    assert step(state) == "ronin_abilities"
    assert ninja(state, "market") == 0
    assert (reserve(state), pool(state)) == (17, 28 + 3)
    assert (place(state, "kabe"), wounds(state, "kabe")) == ("market", 0)
    play(state, "defender: finish")
    assert wounds(state, "kabe") == 0


@proves("R7-7.3")
def test_without_a_ronin_the_market_keeps_its_ninja() -> None:
    state = given(round=3, reserve=20, ninja={"market": 2}, ronin=only("kabe", "yumi"))
    attack(state, {"well": 2, "market": 1})
    defend(state, {"kabe": "inn", "yumi": "shrine"})
    assert ninja(state, "market") == 3


@proves("R7-7.5")
def test_the_market_does_not_eliminate_a_ronin_with_one_durability_left() -> None:
    state = given(ninja={"market": 3}, ronin=only("yobu", "yumi"), wounds={"yobu": 2})
    attack(state, {"well": 1})
    defend(state, {"yobu": "market", "yumi": "shrine"})
    assert (place(state, "yobu"), wounds(state, "yobu"), ninja(state, "market")) == ("market", 2, 0)


@proves("R7-7.6")
def test_the_bonus_stays_valid_when_the_market_is_cleared() -> None:
    state = given(ninja={"market": 2}, ronin=only("kabe", "yumi"))
    defend(state, {"kabe": "market", "yumi": "shrine"})
    attack(state, {"well": 3})
    assert (ninja(state, "well"), ninja(state, "market")) == (3, 0)


@proves("R7-7.7")
def test_an_illegal_plan_is_refused_before_the_reveal() -> None:
    state = given(round=2, ronin=only("kabe", "yumi"))
    play(state, "attacker: place well", "defender: assign kabe inn")
    assert refused(state, "attacker: done") == ("R7-5.14",)
    assert refused(state, "attacker: place well") == ("R7-5.8",)
    assert refused(state, "defender: done") == ("R7-6.1",)
    assert refused(state, "defender: assign yumi inn") == ("R7-6.3",)
    # Nothing was revealed, and both go on with their plans.
    assert step(state) == "planning"
    assert (field(state, "attack_plan"), field(state, "defence_plan")) == ("well=1", "kabe=inn")
    assert (ninja(state, "well"), place(state, "kabe")) == (0, "hand")
    assert names(state, "attacker", "place") != set()


@proves("R7-7.8")
def test_clearing_the_market_of_the_last_ninja_wins_after_the_reveal() -> None:
    # Taiko could still heal Musashi, but the game is over before Combat step 1.
    state = given(
        round=5, reserve=0, ninja={"market": 2}, ronin=only("kabe", "taiko", "musashi"), wounds={"musashi": 2}
    )
    attack(state, {})
    defend(state, {"kabe": "market", "taiko": "inn", "musashi": "shrine"})
    assert winner(state) == ("defender", "R7-12.4")
    assert wounds(state, "musashi") == 2


@proves("R7-7.8")
def test_without_any_ronin_the_attacker_wins_after_the_reveal() -> None:
    state = given(ronin=only())
    attack(state, {"well": 1})
    defend(state, {})
    assert winner(state) == ("attacker", "R7-12.1")
    assert field(state, "round") == "1"


@proves("R7-7.1", "R7-16.3")
def test_the_reveal_is_counted_so_that_no_plan_is_taken_back_after_it() -> None:
    state = given(ronin=only("kabe", "yumi"))
    play(state, "attacker: place inn", "attacker: done", "defender: assign kabe well", "defender: assign yumi shrine")
    assert state.reveals == 0
    play(state, "defender: done")
    assert state.reveals == 1
