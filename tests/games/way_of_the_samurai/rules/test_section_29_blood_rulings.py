"""Section 29: what acts once, what counts of a card, and what the missing red die closes."""

from typing import Any

import pytest

from shiai.games.way_of_the_samurai.rules.state import WayOfTheSamurai
from tests.games.way_of_the_samurai.given import (
    die,
    gauges,
    given,
    ki,
    life,
    offered,
    play,
    refused,
    result,
    step,
)
from tests.proof import proves

RED = "std-13 std-14 std-15"


def marked_by(level_1: str = "none", level_2: str = "none", **options: Any) -> WayOfTheSamurai:
    """These Blood cards lie in front of the player."""
    fields: dict[str, object] = {"blood_1": level_1, "blood_2": level_2}
    return given(blood=True, fields=fields | options.pop("fields", {}), **options)


def without_die(**options: Any) -> WayOfTheSamurai:
    """A broken rib: the red die has left the game."""
    return marked_by("none", "blood-1", die=0, **options)


@proves("WS-29.18")
def test_the_shoulder_lowers_the_die_once() -> None:
    red = play(marked_by("blood-3", step="combo", hand="", played=RED, die=4), "raise")
    assert die(red) == 5
    assert die(marked_by("blood-3", step="round_end", exchange=2, die=4)) == 4
    another = play(marked_by("blood-3", step="blood_card(1)", die=4), "blood blood-5")
    assert die(another) == 4


@proves("WS-29.18")
@pytest.mark.parametrize("level", [1, 2])
def test_thigh_and_balance_roll_once(level: int) -> None:
    held = {"level_1": "blood-4"} if level == 1 else {"level_2": "blood-4"}
    later = marked_by(**held, step="round_end", exchange=2)
    assert (step(later), life(later), ki(later)) == ("draw", 8, 5)
    another = play(marked_by(**held, step="blood_card(1)"), "blood blood-5")
    assert (step(another), life(another), ki(another)) == ("before_counter", 8, 5)


@proves("WS-29.19")
def test_only_the_half_of_the_suffered_level_counts() -> None:
    rib = without_die(step="move(0,2)", gauges=(3, 0, 0), hand="std-02 std-06")
    assert gauges(play(rib, "play std-02")) == (4, 0, 0), "the arm of the same card is well"
    arm = marked_by("blood-1", step="combo", hand="", played=RED, die=4)
    assert (offered(arm), die(arm)) == (["raise", "decline"], 4)
    belly = marked_by("none", "blood-2", step="move(0,2)", gauges=(0, 3, 0), hand="std-06 std-02")
    assert gauges(play(belly, "play std-06")) == (0, 4, 0)
    assert life(marked_by("blood-2", step="round_end", exchange=2)) == 8
    eye = play(given(step="blood_card(2)", blood=True, die=6), "blood blood-3")
    assert die(eye) == 6
    assert ki(play(marked_by("blood-3", step="reward(0)", ki=2), "take ki")) == 3


@proves("WS-29.19")
@pytest.mark.parametrize(("level", "lives", "left"), [(1, 5, 5), (2, 8, 2)])
def test_the_fourth_card_takes_life_or_ki_and_not_both(level: int, lives: int, left: int) -> None:
    state = play(given(step=f"blood_card({level})", blood=True), "blood blood-4", "roll 3")
    assert (life(state), ki(state), step(state)) == (lives, left, "before_counter")


@proves("WS-29.21")
def test_without_the_die_shiros_fourth_penalty_is_not_available() -> None:
    state = without_die(step="penalty", opponent="shiro", fields={"side": 1})
    assert set(offered(state)) == {"take life", "take ki", "remove_card"}
    refused(state, "lower_die", "WS-34.8")
    healthy = given(step="penalty", opponent="shiro", blood=True, die=2, fields={"side": 1})
    assert "lower_die" in offered(healthy)


@proves("WS-29.21")
def test_without_the_die_the_third_exchange_of_taikyu_is_not_available() -> None:
    state = without_die(step="move(0,2)", taikyu=True, fields={"taikyu": 3})
    refused(state, "exchange", "WS-29.21")
    other = without_die(step="move(0,2)", taikyu=True, life=4, fields={"taikyu": 5})
    assert "exchange" in offered(other)


@proves("WS-29.21")
def test_without_the_die_the_tessen_does_not_roll_again() -> None:
    state = without_die(step="move(0,2)", weapon="tessen", environment="bridge")
    play(state, "environment", "roll 2")
    assert (step(state), gauges(state)) == ("move", (0, 0, 2))
    healthy = given(blood=True, die=2, weapon="tessen", environment="bridge")
    assert step(play(healthy, "environment", "roll 2")) == "reroll"


@proves("WS-29.21", "WS-29.8")
@pytest.mark.parametrize("virtue", ["none", "card=double_wrath"])
def test_without_the_die_nothing_is_raised(virtue: str) -> None:
    fields: dict[str, object] = {"virtue": virtue, "bushido_marker": 3}
    state = without_die(step="combo", hand="", played=RED, bushido=True, fields=fields)
    assert (step(state), die(state)) == ("end_of_exchange", 0)


@proves("WS-29.21")
def test_with_a_broken_rib_a_red_combo_is_not_rolled_for_against_kempo() -> None:
    state = without_die(step="combo", hand="", played=RED, opponent="kempo")
    assert (step(state), result(state)) == ("end_of_exchange", "none")
    healthy = given(step="combo", hand="", played=RED, opponent="kempo", blood=True)
    assert step(healthy) == "red_roll"
