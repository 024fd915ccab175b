"""Section 39: the worked examples."""

from typing import Any

from tests.games.way_of_the_samurai.given import (
    die,
    enemy,
    field,
    gauges,
    given,
    go_on,
    ki,
    life,
    offered,
    play,
    result,
    step,
)
from tests.proof import proves

PLAYED = "std-01 std-05 std-13"


@proves("WS-39.1", "WS-2.5", "WS-2.6")
def test_a_surplus_of_strength_is_lost_before_the_next_change() -> None:
    """std-01 gives strength +2, spe-01 +3 and std-04 -1."""
    state = given(hand="std-01 std-02 std-04", stored="spe-01", enemy_deck="en-12 en-03")
    seen = [gauges(play(state, choice))[0] for choice in ("play std-01", "play spe-01", "enemy en-12", "play std-04")]
    assert seen == [2, 4, 4, 3]


@proves("WS-39.3", "WS-6.1", "WS-5.2")
def test_technique_lasts_for_the_round() -> None:
    state = given("end_of_exchange", gauges=(0, 2, 0), hand="std-06 std-10 std-12 std-14")
    play(state, "go_on")
    assert (field(state, "exchange"), step(state), gauges(state)) == ("2", "move", (0, 2, 0))
    following = play(given("end_of_exchange", exchange=2, gauges=(0, 2, 0)), "go_on")
    while step(following) == "draw":
        play(following, offered(following)[0])
    assert (field(following, "round"), step(following), gauges(following)) == ("2", "move", (0, 0, 0))


@proves("WS-39.5", "WS-20.4")
def test_the_last_ki_for_guard_loses_against_takeshi() -> None:
    state = given("before_counter(5)", opponent="takeshi", ki=1, gauges=(0, 0, 1))
    play(state, "buy_guard")
    assert (result(state), step(state), gauges(state)) == ("without_ki", "over", (0, 0, 1))
    richer = play(given("before_counter(5)", opponent="takeshi", ki=2), "buy_guard")
    assert result(richer) == "none"


@proves("WS-39.7", "WS-16.13")
def test_the_die_of_katana_and_kodachi_goes_back_to_1() -> None:
    state = given("end_of_exchange", weapon="katana_kodachi")
    assert die(state) == 3
    assert die(play(state, "use_die 3")) == 1


@proves("WS-39.9", "WS-17.11")
def test_the_nodachi_loses_a_ki_with_every_life() -> None:
    """en-08 takes 2 life from a guard below 1."""
    state = given("strike", weapon="nodachi", played=PLAYED, hand="std-02", defence="en-12", enemy_deck="en-08")
    play(go_on(state, "before_counter"), "go_on")
    assert (life(state), ki(state)) == (6, 3)


@proves("WS-39.11", "WS-33.5", "WS-33.6")
def test_armour_at_2_takes_two_of_three_points() -> None:
    """Wound w-4 takes 3 life at level 2."""
    table: dict[str, Any] = {
        "yoroi": "player",
        "played": PLAYED,
        "hand": "std-02",
        "defence": "en-12",
        "enemy_deck": "en-06",
    }
    state = given("strike", fields={"armour": 2}, **table)
    play(go_on(state, "before_counter"), "go_on", "wound w-4", "roll 4")
    assert (field(state, "armour"), life(state), step(state)) == ("1", 8, "armour")
    play(state, "roll 3")
    assert (field(state, "armour"), life(state), step(state)) == ("0", 7, "end_of_exchange")


@proves("WS-39.13", "WS-20.11", "WS-20.13")
def test_kempo_at_1_life_loses_2() -> None:
    """en-07 takes 2 life with strength 4."""
    table: dict[str, Any] = {
        "opponent": "kempo",
        "played": PLAYED,
        "hand": "std-02",
        "defence": "en-07",
        "enemy": (1, 5),
    }
    state = given("strike", gauges=(4, 0, 0), enemy_deck="en-04 en-02", **table)
    play(state, "go_on")
    assert (enemy(state), step(state)) == ((8, 5), "wound_card")
    play(state, "wound w-1")
    assert (enemy(state), step(state)) == ((6, 5), "before_counter")
    play(state, "go_on", "enemy en-04")
    assert (ki(state), field(state, "counters")) == (4, "en-04"), "then he counter-attacks"


@proves("WS-39.15", "WS-25.5", "WS-40.36")
def test_the_bonus_of_an_event_lasts_for_one_round() -> None:
    state = given("event", stack="next_fight event", mode="leaving_the_village", hand="")
    play(state, "roll 1", "roll 6", "roll 3")
    while step(state) == "draw":
        play(state, offered(state)[0])
    assert (field(state, "fight"), gauges(state)) == ("2", (0, 4, 0))
    assert field(state, "bonus") == "none"
    following = given("round_end", mode="leaving_the_village", gauges=(0, 4, 0), fields={"fight": 2})
    assert (field(following, "fight"), gauges(following)) == ("2", (0, 0, 0))
