"""Section 34: Shiro, whose card turns over when he is hurt."""

from typing import Any

import pytest

from shiai.games.way_of_the_samurai.rules.state import DISCARDED, HAND, PLAYED, REMOVED, STORED, WayOfTheSamurai
from tests.games.way_of_the_samurai.given import (
    cards,
    die,
    enemy,
    field,
    given,
    ki,
    life,
    offered,
    play,
    refused,
    result,
    start,
    step,
    won,
)
from tests.proof import proves


def shiro(where: str = "hit(0,1,0,0)", side: int = 0, **options: Any) -> WayOfTheSamurai:
    """A fight against Shiro with this side of his card up."""
    fields = {"side": side} | options.pop("fields", {})
    return given(step=where, opponent="shiro", fields=fields, **options)


def side(state: WayOfTheSamurai) -> str:
    """The side that is up."""
    return "AB"[int(field(state, "side"))]


@proves("WS-34.1")
def test_shiro_starts_with_8_life_5_ki_and_side_a() -> None:
    state = start(opponent="shiro")
    assert (enemy(state), side(state)) == ((8, 5), "A")


@proves("WS-34.2", "WS-34.3", "WS-34.9")
@pytest.mark.parametrize("where", ["hit(0,1,0,0)", "hit(0,0,1,0)", "hit(1,1,0,0)"])
def test_each_damage_turns_the_card_and_side_b_asks_for_a_penalty(where: str) -> None:
    first = shiro(where)
    assert (side(first), step(first)) == ("B", "penalty")
    second = shiro(where, side=1)
    assert (side(second), step(second)) == ("A", "before_counter")


@proves("WS-34.2", "WS-34.11", "WS-40.79")
@pytest.mark.parametrize("level", [1, 2])
@pytest.mark.parametrize("card", ["w-1", "w-2", "w-3", "w-4", "w-5"])
def test_every_wound_turns_it_even_one_without_effect(card: str, level: int) -> None:
    state = play(shiro(f"wound_card(1,{level},1)"), f"wound {card}")
    if (card, level) == ("w-5", 2):
        assert won(state)
    else:
        assert (side(state), step(state)) == ("B", "penalty")


@proves("WS-34.3", "WS-38.6")
def test_the_penalty_comes_before_the_counter_attack() -> None:
    state = shiro("check_defence", defence="en-03", gauges=(3, 0, 0), die=2)
    assert offered(state) == ["take life", "take ki", "lower_die", "remove_card"]
    refused(state, "go_on", "WS-34.3")
    play(state, "take life")
    assert step(state) == "before_counter"


@proves("WS-34.4", "WS-34.5", "WS-34.8")
def test_three_penalties_take_ki_life_or_a_level() -> None:
    assert ki(play(shiro("penalty", side=1, ki=3), "take ki")) == 2
    assert life(play(shiro("penalty", side=1, life=5), "take life")) == 4
    assert die(play(shiro("penalty", side=1, die=4), "lower_die")) == 3


@proves("WS-34.4", "WS-34.8", "WS-34.15")
def test_penalties_that_cannot_be_paid_are_not_offered() -> None:
    only = shiro("penalty", side=1, ki=0, die=1, hand="")  # the one penalty left is carried out at once
    assert (life(only), step(only)) == (7, "counter_card")
    poor = shiro("penalty", side=1, ki=0, die=1)
    refused(poor, "take ki", "WS-34.4")
    refused(poor, "lower_die", "WS-34.8")
    empty = shiro("penalty", side=1, hand="")
    refused(empty, "remove_card", "WS-34.15")
    assert "remove_card" in offered(shiro("penalty", side=1, hand="", discard="std-01"))


@proves("WS-34.6", "WS-34.14", "WS-34.18")
def test_a_card_of_hand_or_discard_pile_leaves_the_game() -> None:
    state = shiro("penalty", side=1, hand="std-02 std-03", played="std-04", stored="spe-01", discard="std-05 spe-02")
    play(state, "remove_card")
    assert offered(state) == ["remove std-02", "remove std-03", "remove std-05", "remove spe-02"]
    refused(state, "remove spe-01", "WS-34.6")
    refused(state, "remove std-04", "WS-34.6")
    play(state, "remove std-05")
    assert (cards(state, REMOVED), cards(state, DISCARDED)) == ("std-05", "spe-02")
    assert (cards(state, HAND), cards(state, PLAYED), cards(state, STORED)) == ("std-02 std-03", "std-04", "spe-01")


@proves("WS-34.7", "WS-40.74")
def test_only_a_special_card_of_the_hand_is_replaced() -> None:
    special = play(shiro("penalty", side=1, hand="spe-03 std-03"), "remove_card", "remove spe-03")
    assert step(special) == "draw"
    play(special, "card std-09")
    assert (cards(special, HAND), step(special)) == ("std-03 std-09", "before_counter")
    standard = play(shiro("penalty", side=1, hand="spe-03 std-03"), "remove_card", "remove std-03")
    assert (cards(standard, HAND), step(standard)) == ("spe-03", "before_counter")
    discarded = play(shiro("penalty", side=1, hand="std-03", discard="spe-03"), "remove_card", "remove spe-03")
    assert (cards(discarded, HAND), step(discarded)) == ("std-03", "before_counter")


@proves("WS-34.10", "WS-40.48")
def test_one_source_turns_the_card_once_and_two_sources_twice() -> None:
    big = shiro("hit(0,3,0,0)")
    assert (enemy(big), side(big)) == ((5, 5), "B")
    both = play(shiro("wound_card(1,2,1)"), "wound w-3")
    assert (enemy(both), side(both)) == ((6, 4), "B")
    play(big, "take ki")
    while step(big) != "end_of_exchange":
        play(big, "enemy en-10" if step(big) == "counter_card" else "go_on")
    assert side(big) == "B"


@proves("WS-34.12", "WS-34.17")
def test_losses_that_the_player_did_not_cause_do_not_turn_it() -> None:
    hungry = shiro("round_end", enemy=(8, 0), exchange=2)
    assert (enemy(hungry), side(hungry)) == ((6, 0), "A")
    own = play(shiro("wound_card(1,1,0)"), "wound w-1")
    assert (enemy(own), side(own)) == ((7, 5), "A")
    equal = shiro("round_end", exchange=2, ki=5, taikyu=True, fields={"taikyu": 6})
    assert (enemy(equal), ki(equal), side(equal)) == ((8, 4), 4, "A")


@proves("WS-34.17", "WS-0.12")
def test_a_hit_that_takes_nothing_does_not_turn_it() -> None:
    state = shiro("hit(0,0,1,0)", enemy=(8, 0))
    assert (side(state), step(state)) == ("A", "before_counter")


@proves("WS-34.13", "WS-16.19")
def test_the_red_die_turns_it_after_the_counter_attack_and_cannot_pay() -> None:
    state = play(shiro("end_of_exchange", die=3), "use_die 3")
    assert (side(state), step(state), die(state)) == ("B", "penalty", 1)
    refused(state, "lower_die", "WS-34.8")


@proves("WS-34.16")
def test_it_turns_after_the_whole_source_and_only_if_shiro_lives() -> None:
    more = shiro("hit(0,1,0,0)", weapon="kanabo_2")
    assert (enemy(more), side(more), step(more)) == ((6, 5), "B", "penalty")
    dead = shiro("hit(0,1,0,0)", enemy=(2, 5), weapon="kanabo_2")
    assert (result(dead), side(dead)) == ("enemy_killed", "A")


@proves("WS-40.87")
def test_the_third_penalty_may_remove_a_weak_card_for_good() -> None:
    state = play(shiro("penalty", side=1, discard="std-15"), "remove_card", "remove std-15")
    assert cards(state, REMOVED) == "std-15"
    assert (life(state), ki(state)) == (8, 5)
