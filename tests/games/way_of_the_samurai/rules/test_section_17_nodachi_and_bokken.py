"""Section 17: nodachi and bokken."""

from typing import Any

import pytest

from shiai.games.way_of_the_samurai.rules.state import WayOfTheSamurai
from tests.games.way_of_the_samurai.given import (
    countered,
    die,
    enemy,
    gauges,
    given,
    go_on,
    ki,
    life,
    offered,
    play,
    refused,
    result,
    start,
    step,
    told,
)
from tests.proof import proves

BASE = ["katana", "katana_kodachi", "naginata", "nodachi", "tanto", "kusarigama", "bokken"]
START_OF_ROUND = "round_end exchange(2) exchange(1) start"
WINDOWS = ["move(0,2)", "move(0,1)", "move(1,1)", "strike", "counter_phase", "end_of_exchange"]


def at_the_start(weapon: str, ki: int = 5) -> WayOfTheSamurai:
    """The window at the start of a round, which the mulligan of a campaign opens."""
    fresh: dict[str, object] = {"marks": "fresh_hand"}
    return given(stack=START_OF_ROUND, exchange=0, mode="dojo_yoshioka", weapon=weapon, ki=ki, fields=fresh)


# Nodachi --------------------------------------------------------------------------------------------------------------


@proves("WS-17.9")
def test_ki_buys_strength_and_technique_point_by_point() -> None:
    state = play(given(weapon="nodachi"), "buy_strength", "buy_strength", "buy_technique")
    assert (gauges(state), ki(state)) == ((2, 1, 0), 2)
    refused(given(weapon="nodachi", ki=0), "buy_strength", "WS-12.16")
    refused(given(weapon="nodachi", gauges=(4, 0, 0)), "buy_strength", "WS-12.19")
    refused(given(weapon="nodachi", gauges=(0, 4, 0)), "buy_technique", "WS-12.19")


@proves("WS-17.9")
@pytest.mark.parametrize("weapon", [name for name in BASE if name != "nodachi"])
def test_no_other_weapon_of_the_base_game_buys_them(weapon: str) -> None:
    refused(given(weapon=weapon), "buy_strength", "WS-17.9")
    refused(given(weapon=weapon), "buy_technique", "WS-17.9")


@proves("WS-17.10", "WS-40.24")
def test_the_payment_can_be_made_up_to_the_defence_check() -> None:
    before = [at_the_start("nodachi")]
    before += [given(step=name, weapon="nodachi") for name in ("move(0,2)", "move(0,1)", "move(1,1)", "strike")]
    for state in before:
        play(state, "buy_strength", "buy_technique")
        assert (gauges(state), ki(state)) == ((1, 1, 0), 3)
    for name in ("counter_phase", "end_of_exchange"):
        refused(given(step=name, weapon="nodachi"), "buy_strength", "WS-17.10")
        refused(given(step=name, weapon="nodachi"), "buy_technique", "WS-17.10")


@proves("WS-17.10")
@pytest.mark.parametrize(("bought", "left"), [(0, 5), (1, 4)])
def test_what_is_bought_last_counts_for_the_check(bought: int, left: int) -> None:
    state = given(step="strike", defence="en-01", gauges=(0, 2, 0), weapon="nodachi")
    play(state, *["buy_technique"] * bought, "go_on")
    assert (step(state), enemy(state)) == ("before_counter", (8, left))


@proves("WS-17.11")
@pytest.mark.parametrize(("card", "lives", "kis"), [("en-02", 7, 4), ("en-08", 6, 3), ("en-11", 7, 3), ("en-04", 8, 4)])
def test_each_life_lost_also_costs_a_ki(card: str, lives: int, kis: int) -> None:
    state = countered(given(step="counter_phase", weapon="nodachi"), card)
    assert (life(state), ki(state)) == (lives, kis)
    katana = countered(given(step="counter_phase", weapon="katana"), card)
    assert (life(katana), ki(katana)) == (lives, kis + 8 - lives)


@proves("WS-17.11")
def test_life_lost_by_a_wound_or_at_the_end_of_a_round_costs_ki_too() -> None:
    wounded = play(countered(given(step="counter_phase", weapon="nodachi"), "en-05"), "wound w-4")
    assert (life(wounded), ki(wounded)) == (6, 3)
    skull = given(step="round_end", exchange=2, opponent="skull", weapon="nodachi")
    assert (life(skull), ki(skull)) == (7, 4)


@proves("WS-17.21")
def test_the_ki_goes_directly_after_each_single_life() -> None:
    state = go_on(given(step="counter_phase", weapon="nodachi", ki=1), "counter_card")
    events = [event.id for event in told(state, "enemy en-08")]
    assert [name for name in events if "lost" in name] == ["event-lost_life", "event-lost_ki", "event-lost_life"]
    assert (life(state), ki(state)) == (6, 0), "with 0 Ki there is nothing to lose"
    takeshi = given(step="counter_phase", weapon="nodachi", opponent="takeshi", ki=1)
    countered(takeshi, "en-08")
    assert (result(takeshi), life(takeshi)) == ("without_ki", 7), "lost before the second life goes"


@proves("WS-17.11", "WS-40.21")
def test_life_that_is_paid_costs_no_ki() -> None:
    state = play(given(step="counter_phase", weapon="nodachi", gisei=True), "gisei")
    assert (life(state), ki(state)) == (7, 5)
    zoro = given(opponent="zoro", weapon="nodachi", second_weapon="bokken", ki=3)
    play(zoro, "life_to_ki")
    assert (life(zoro), ki(zoro)) == (7, 4)


@proves("WS-17.11")
@pytest.mark.parametrize(("armour", "lives", "kis"), [(4, 8, 5), (1, 7, 4)])
def test_life_that_armour_saves_costs_no_ki(armour: int, lives: int, kis: int) -> None:
    state = given(step="counter_phase", weapon="nodachi", yoroi="player", fields={"armour": armour})
    countered(state, "en-08")
    while step(state) == "armour":
        play(state, "roll 1")
    assert (life(state), ki(state)) == (lives, kis)


# Bokken ---------------------------------------------------------------------------------------------------------------


@proves("WS-17.17")
@pytest.mark.parametrize("window", WINDOWS)
def test_life_turns_into_ki_one_for_one_at_any_time(window: str) -> None:
    state = play(given(step=window, weapon="bokken", ki=2), "life_to_ki")
    assert (life(state), ki(state)) == (7, 3)
    play(state, "life_to_ki", "life_to_ki")
    assert (life(state), ki(state)) == (5, 5)


@proves("WS-17.17")
def test_it_does_so_at_the_start_of_a_round_too() -> None:
    state = play(at_the_start("bokken", ki=0), "life_to_ki")
    assert (life(state), ki(state)) == (7, 1)


@proves("WS-17.17")
@pytest.mark.parametrize("weapon", [name for name in BASE if name != "bokken"])
def test_no_other_weapon_of_the_base_game_turns_life_into_ki(weapon: str) -> None:
    refused(given(weapon=weapon, ki=1), "life_to_ki", "WS-17.17")


@proves("WS-17.17")
def test_within_an_effect_it_cannot_be_used() -> None:
    state = given(step="check_defence", defence="en-02", gauges=(2, 2, 0), weapon="bokken", ki=2)
    assert step(state) == "hit"
    refused(state, "life_to_ki", "WS-38.6")


@proves("WS-17.18")
@pytest.mark.parametrize("window", WINDOWS)
def test_the_last_life_cannot_be_turned(window: str) -> None:
    state = play(given(step=window, weapon="bokken", life=2, ki=2), "life_to_ki")
    assert (life(state), ki(state)) == (1, 3)
    refused(state, "life_to_ki", "WS-17.18")


@proves("WS-17.19")
def test_the_cap_cannot_be_exceeded() -> None:
    state = play(given(weapon="bokken", ki=4), "life_to_ki")
    refused(state, "life_to_ki", "WS-17.19")
    zoro = given(opponent="zoro", weapon="bokken", second_weapon="naginata", ki=1)
    play(zoro, "life_to_ki")
    assert ki(zoro) == 2
    refused(zoro, "life_to_ki", "WS-17.19")


@proves("WS-40.41")
def test_after_an_eye_injury_no_weapon_gives_ki() -> None:
    eye: dict[str, Any] = {"blood": True, "fields": {"blood_2": "blood-3"}}
    refused(given(weapon="bokken", ki=2, **eye), "life_to_ki", "WS-29.12")
    assert ki(given(step="round_end", exchange=2, weapon="sai_2", ki=2, **eye)) == 2
    state = given(step="check_defence", defence="en-07", gauges=(4, 0, 0), weapon="kanabo_3", ki=2, **eye)
    assert (enemy(state), ki(state)) == ((6, 5), 2)


@proves("WS-17.20")
@pytest.mark.parametrize("window", WINDOWS)
def test_the_bokken_takes_nothing_away(window: str) -> None:
    bokken, katana = [given(step=window, weapon=weapon, ki=4) for weapon in ("bokken", "katana")]
    assert [name for name in offered(bokken) if name != "life_to_ki"] == offered(katana)


@proves("WS-17.20")
def test_the_bokken_has_no_drawback() -> None:
    state = start(weapon="bokken")
    assert (life(state), ki(state), die(state)) == (8, 5, 1)
    for card in ("en-02", "en-08", "en-11"):
        bokken, katana = [countered(given(step="counter_phase", weapon=name), card) for name in ("bokken", "katana")]
        assert (life(bokken), ki(bokken), gauges(bokken)) == (life(katana), ki(katana), gauges(katana))
    ended = given(step="round_end", exchange=2, round=10, gauges=(-2, -2, -2), weapon="bokken")
    assert (step(ended), life(ended), ki(ended), gauges(ended)) == ("draw", 8, 5, (0, 0, 0))
