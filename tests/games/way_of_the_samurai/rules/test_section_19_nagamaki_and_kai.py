"""Section 19: nagamaki and kai."""

from typing import Any

import pytest

from shiai.games.way_of_the_samurai.rules.state import DISCARDED, HAND
from tests.games.way_of_the_samurai.given import cards, die, enemy, given, ki, offered, play, refused, start, step
from tests.proof import proves

WINDOWS = ["move(0,2)", "move(0,1)", "move(1,1)", "strike", "counter_phase", "end_of_exchange"]
NAGAMAKI: dict[str, Any] = {"weapon": "nagamaki"}
KAI: dict[str, Any] = {"weapon": "kai"}


@proves("WS-19.23")
@pytest.mark.parametrize("window", WINDOWS)
def test_a_ki_takes_any_card_of_the_discard_pile_into_the_hand(window: str) -> None:
    state = given(step=window, hand="std-02 std-06", discard="std-01 std-05 spe-03", **NAGAMAKI)
    assert [name for name in offered(state) if name.startswith("fetch")] == [
        "fetch std-01",
        "fetch std-05",
        "fetch spe-03",
    ]
    play(state, "fetch spe-03")
    assert (cards(state, HAND), cards(state, DISCARDED), ki(state)) == ("std-02 std-06 spe-03", "std-01 std-05", 4)
    play(state, "fetch std-01")
    assert (cards(state, HAND), ki(state)) == ("std-01 std-02 std-06 spe-03", 3)


@proves("WS-19.23")
def test_the_card_taken_can_be_played() -> None:
    state = play(given(hand="std-02", discard="std-01", **NAGAMAKI), "fetch std-01", "play std-01")
    assert cards(state, HAND) == "std-02"


@proves("WS-19.23")
def test_it_can_be_taken_at_the_start_of_a_round() -> None:
    fresh: dict[str, object] = {"marks": "fresh_hand"}
    stack = "round_end exchange(2) exchange(1) start"
    state = given(stack=stack, exchange=0, discard="std-01", mode="dojo_yoshioka", fields=fresh, **NAGAMAKI)
    play(state, "fetch std-01")
    assert ("std-01" in cards(state, HAND).split(), ki(state)) == (True, 4)


@proves("WS-19.23")
def test_what_does_not_lie_there_or_cannot_be_paid_is_not_taken() -> None:
    state = given(discard="std-01", **NAGAMAKI)
    refused(state, "fetch std-03", "WS-19.23")
    refused(state, "fetch std-02", "WS-19.23")
    refused(given(discard="std-01", ki=0, **NAGAMAKI), "fetch std-01", "WS-12.16")
    refused(given(discard="std-01", weapon="katana"), "fetch std-01", "WS-19.23")


@proves("WS-19.24")
def test_the_nagamaki_has_no_early_reveal() -> None:
    state = given(step="exchange(1)", **NAGAMAKI)
    assert "early_reveal" not in offered(state)
    refused(state, "early_reveal", "WS-19.24")
    assert "early_reveal" in offered(given(step="exchange(1)", weapon="katana"))


# Kai ------------------------------------------------------------------------------------------------------------------


@proves("WS-19.35", "WS-19.36")
@pytest.mark.parametrize(("level", "lives"), [(4, 6), (5, 5), (6, 5)])
def test_the_red_die_wounds_from_level_4_on(level: int, lives: int) -> None:
    state = play(given(step="end_of_exchange", die=level, **KAI), f"use_die {level}")
    assert step(state) == "wound_card"
    play(state, "wound w-4")
    assert (enemy(state), die(state)) == ((lives, 5), 1)


@proves("WS-19.35")
def test_without_it_level_4_is_no_wound_and_level_5_a_wound_1() -> None:
    assert step(play(given(step="end_of_exchange", die=4, weapon="katana"), "use_die 4")) == "hit"
    state = play(given(step="end_of_exchange", die=5, weapon="katana"), "use_die 5", "wound w-4")
    assert enemy(state) == (6, 5)


@proves("WS-19.36")
def test_level_3_keeps_its_bonus() -> None:
    state = play(given(step="end_of_exchange", die=3, **KAI), "use_die 3")
    assert (step(state), enemy(state), die(state)) == ("end_of_exchange", (7, 5), 1)
    refused(given(step="end_of_exchange", die=2, **KAI), "use_die 2", "WS-16.5")


@proves("WS-19.37")
def test_the_kai_starts_with_2_ki_and_may_hold_5() -> None:
    assert ki(start(**KAI)) == 2
    for before, after in ((2, 3), (4, 5), (5, 5)):
        state = given(step="combo", hand="", played="std-01 std-02 std-03", ki=before, **KAI)
        assert ki(play(state, "take ki")) == after
