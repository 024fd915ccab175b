"""Section 38: which window offers what."""

from typing import Any

import pytest

from shiai.games.way_of_the_samurai.rules.state import WayOfTheSamurai
from tests.games.way_of_the_samurai.given import (
    enemy,
    field,
    gauges,
    given,
    go_on,
    ki,
    life,
    offered,
    play,
    refused,
    start,
    step,
)
from tests.proof import proves

PLAYED = "std-01 std-05 std-13"
# Every window with the step that is open in it and the cards played so far. A campaign opens W1 for every weapon.
WINDOWS = {
    "W1": ("start", ""),
    "W2": ("move(0,2)", ""),
    "W3": ("move(0,1)", "std-01"),
    "W4": ("move(1,1)", "std-01 std-05"),
    "W4 early": ("move(1,3)", ""),
    "W3 last": ("strike", PLAYED),
    "W5": ("before_counter(3)", PLAYED),
    "W6": ("before_counter(5)", PLAYED),
    "W7": ("end_of_exchange", PLAYED),
}
ANYTIME: list[tuple[str, dict[str, Any]]] = [
    ("draw", {}),
    ("convert", {"weapon": "masakari_1"}),
    ("convert", {"weapon": "tonfa_1"}),
    ("pool", {"bushido": True, "fields": {"virtue": "card=strength_pool", "points": 5, "bushido_marker": 3}}),
    ("pool", {"bushido": True, "fields": {"virtue": "card=technique_pool", "points": 1, "bushido_marker": 3}}),
    ("life_to_ki", {"weapon": "bokken", "ki": 4}),
    ("fetch std-08", {"weapon": "nagamaki", "discard": "std-08"}),
    ("ki_to_life", {"bushido": True, "life": 5, "fields": {"virtue": "card=ki_to_life", "bushido_marker": 3}}),
    ("bushido_step", {"bushido": True}),
    ("buy_power", {"weapon": "katana_tanto", "fields": {"face": "up=b"}}),
    ("exchange", {"taikyu": True, "fields": {"taikyu": 3}}),
]


def at(window: str, **wanted: Any) -> WayOfTheSamurai:
    """This window is open."""
    waits, played = WINDOWS[window]
    table: dict[str, Any] = {"hand": "std-02 std-06 std-10", "played": played} | wanted
    if window == "W1":
        table["fields"] = {"marks": "fresh_hand"} | table.get("fields", {})
        table |= {"exchange": 0, "stack": "round_end exchange(2) exchange(1) start"}
    state = given(waits, **table)
    assert step(state) == waits.partition("(")[0]
    return state


def traced(state: WayOfTheSamurai, *choices: str) -> list[str]:
    """Make these choices; the steps that waited for them, with their numbers."""
    seen: list[str] = []
    for choice in choices:
        seen.append(f"{step(state)}{list(state.stack[-1].numbers()) or ''}")
        play(state, choice)
    return seen


@proves("WS-38.1", "WS-40.92")
def test_the_windows_of_a_round_in_their_order() -> None:
    """With the yari, whose mulligans open W1. The reveal follows the second card at once, and W5 and W6 are one."""
    state = start(weapon="yari")
    play(state, *[f"card std-{number:02}" for number in (2, 6, 10, 12, 14, 17)])
    assert traced(state, "go_on") == ["start"]
    first = ("play std-12", "play std-02", "enemy en-12", "play std-06", "go_on", "go_on", "enemy en-05", "go_on")
    second = ("play std-10", "play std-14", "enemy en-07", "play std-17", "go_on", "go_on", "enemy en-02", "go_on")
    windows = ["move[0, 2]", "move[0, 1]", "reveal", "move[1, 1]", "strike", "before_counter[5]", "counter_card[0]"]
    assert traced(state, *first) == [*windows, "end_of_exchange"]
    assert traced(state, *second) == [*windows, "end_of_exchange"]
    assert (field(state, "round"), step(state)) == ("2", "draw"), "W8 asked nothing"


@proves("WS-38.1", "WS-12.9")
def test_with_early_reveal_all_three_cards_follow_the_reveal() -> None:
    state = given(enemy_deck="en-12 en-04", gauges=(0, 0, 4))
    choices = ("early_reveal", "enemy en-12", "play std-02", "play std-06", "play std-14", "go_on")
    assert traced(state, *choices) == ["move[0, 2]", "reveal", "move[1, 3]", "move[1, 2]", "move[1, 1]", "strike"]
    assert step(state) == "before_counter"


@proves("WS-38.2", "WS-12.15")
@pytest.mark.parametrize(("choice", "table"), ANYTIME)
@pytest.mark.parametrize("window", WINDOWS)
def test_what_may_be_done_in_every_window(choice: str, table: dict[str, Any], window: str) -> None:
    if window == "W1":
        table = table | {"mode": "leaving_the_village"}
    state = at(window, **table)
    assert choice in offered(state)
    before = state.key()
    play(state, choice)
    assert state.key() != before


@proves("WS-38.2", "WS-17.10", "WS-40.24")
@pytest.mark.parametrize("choice", ["buy_strength", "buy_technique"])
@pytest.mark.parametrize("window", WINDOWS)
def test_the_payment_of_the_nodachi_is_for_the_windows_before_the_check(choice: str, window: str) -> None:
    state = at(window, weapon="nodachi", **({"mode": "leaving_the_village"} if window == "W1" else {}))
    if window in ("W5", "W6", "W7"):
        assert choice not in offered(state)
        refused(state, choice, "WS-17.10")
    else:
        play(state, choice)
        assert (gauges(state), ki(state)) == ((1, 0, 0) if choice == "buy_strength" else (0, 1, 0), 4)


@proves("WS-38.3", "WS-22.5")
@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("closes", [False, True])
def test_the_environment_can_be_activated_in_every_window_or_up_to_w6(window: str, closes: bool) -> None:
    state = at(window, environment="bridge", weapon="yari", ki=4, environment_until_counter=closes)
    if closes and window == "W7":
        refused(state, "environment", "WS-22.5")
    else:
        play(state, "environment", "roll 3")
        assert (gauges(state), ki(state)) == ((0, 1, 0), 3)


@proves("WS-38.4", "WS-12.10")
@pytest.mark.parametrize("exchange", [1, 2])
@pytest.mark.parametrize("window", WINDOWS)
def test_early_reveal_is_offered_in_w2_only(window: str, exchange: int) -> None:
    state = at(window, weapon="yari", exchange=exchange)
    assert ("early_reveal" in offered(state)) is (window == "W2")
    if window != "W2":
        refused(state, "early_reveal", "WS-38.4")


@proves("WS-38.5", "WS-31.10")
@pytest.mark.parametrize("window", WINDOWS)
def test_guard_for_ki_and_gisei_belong_to_w6(window: str) -> None:
    state = at(window, weapon="yari", gisei=True)
    assert ("buy_guard" in offered(state), "gisei" in offered(state)) == (window == "W6", window == "W6")
    if window == "W6":
        play(state, "buy_guard", "gisei", "gisei gisei-2", "buy_guard")
        assert (gauges(state), ki(state), life(state)) == ((0, 0, 4), 2, 7 - 1)
    else:
        refused(state, "buy_guard", "WS-12.11")
        refused(state, "gisei", "WS-31.2")


@proves("WS-38.5", "WS-17.6", "WS-17.7")
@pytest.mark.parametrize(("before", "after"), [(-2, -1), (0, 1), (3, 4), (4, 4)])
def test_the_naginata_comes_last_directly_before_the_reveal(before: int, after: int) -> None:
    state = given("strike", weapon="naginata", played=PLAYED, hand="std-02", defence="en-12", gauges=(0, 0, before))
    go_on(state, "before_counter")
    assert gauges(state)[2] == before, "not while the window is open"
    play(state, "go_on")
    assert (step(state), gauges(state)[2]) == ("counter_card", after)


@proves("WS-38.5")
def test_guard_that_was_bought_to_the_bound_leaves_no_room_for_the_naginata() -> None:
    state = given("strike", weapon="naginata", played=PLAYED, hand="std-02", defence="en-12", gauges=(0, 0, 3))
    play(go_on(state, "before_counter"), "buy_guard", "go_on")
    assert (gauges(state)[2], ki(state)) == (4, 1)
    gisei = given("strike", weapon="naginata", played=PLAYED, hand="std-02", gisei=True, gauges=(0, 0, -1))
    play(go_on(gisei, "before_counter"), "gisei", "gisei gisei-5", "go_on")
    assert gauges(gisei)[2] == -1, "first down to -2, then up"


@proves("WS-38.10", "WS-7.1")
@pytest.mark.parametrize(
    ("choice", "table"),
    [
        ("buy_strength", {"weapon": "nodachi"}),
        ("buy_power", {"weapon": "katana_tanto", "fields": {"face": "up=b"}}),
        ("pool", {"bushido": True, "fields": {"virtue": "card=strength_pool", "points": 5, "bushido_marker": 3}}),
        ("convert", {"weapon": "masakari_1"}),
    ],
)
def test_the_last_means_before_the_defence_check(choice: str, table: dict[str, Any]) -> None:
    """Strength 2 does not meet en-03; a point in the window after the third card does, later it does not."""
    table = {"played": PLAYED, "hand": "std-02", "defence": "en-03", "gauges": (2, 0, 0)} | table
    missed = go_on(given("strike", **table), "before_counter")
    assert enemy(missed) == (8, 5)
    if choice != "buy_strength":
        play(missed, choice)
        assert (gauges(missed)[0] > 2, enemy(missed)) == (True, (8, 5))
    met = play(given("strike", **table), choice, "go_on")
    assert (enemy(met), step(met)) == ((7, 5), "before_counter")
