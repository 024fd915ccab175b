"""Section 9: the end of an exchange."""

from typing import Any

import pytest

from shiai.games.way_of_the_samurai.rules.state import DISCARDED, HAND, PLAYED, STORED, WayOfTheSamurai
from tests.games.way_of_the_samurai.given import (
    cards,
    die,
    enemy,
    field,
    given,
    go_on,
    ki,
    life,
    offered,
    play,
    refused,
    result,
    step,
    told,
)
from tests.proof import proves

BLACK = "std-01 std-02 std-03"
RED = "std-13 std-14 std-15"
LEFT = "std-07 std-11 std-16"


def after_the_last_card(played: str = BLACK, **wanted: Any) -> WayOfTheSamurai:
    """Three cards are played, en-12 is the defence, and en-03 will be the counter-attack."""
    table: dict[str, Any] = {"hand": LEFT, "defence": "en-12", "enemy_deck": "en-03"}
    return given("strike", played=played, **(table | wanted))


def killing(**wanted: Any) -> WayOfTheSamurai:
    """A clan run: after the last card the attack will take the enemy's last life."""
    table: dict[str, Any] = {"hand": LEFT, "defence": "en-03", "gauges": (3, 0, 0), "enemy": (1, 3), "mode": "clan"}
    table |= {"played": BLACK} | wanted
    return given("strike", **table)


@proves("WS-9.1", "WS-9.2")
@pytest.mark.parametrize(
    ("played", "waits"), [(BLACK, "reward"), (RED, "reward"), ("std-01 std-02 std-05", "end_of_exchange")]
)
def test_the_combo_is_checked_after_the_counter_attack(played: str, waits: str) -> None:
    state = after_the_last_card(played)
    assert (step(state), field(state, "marks")) == ("strike", "none")
    go_on(state, "before_counter")
    assert "combo_checked" not in field(state, "marks")
    events = [event.id for event in told(state, "go_on")]
    assert (step(state), life(state)) == (waits, 7), "the counter-attack struck before the combo"
    assert ("event-combo" in events) == (waits == "reward")
    assert events.index("event-countered") < [*events, "event-combo"].index("event-combo")


@proves("WS-9.2")
def test_a_combo_is_resolved_before_anything_else() -> None:
    state = go_on(after_the_last_card(die=6, ki=4), "reward")
    assert offered(state) == ["take ki", "take special"]
    for choice in ("go_on", "draw", "use_die 6"):
        refused(state, choice, "WS-13.6")
    play(state, "take ki")
    assert (step(state), ki(state)) == ("end_of_exchange", 5)
    assert {"go_on", "draw", "use_die 6"} <= set(offered(state))


@proves("WS-9.3", "WS-40.30")
def test_the_red_die_comes_after_the_combo_that_raised_it() -> None:
    state = after_the_last_card(RED, die=2)
    for waits in ("strike", "before_counter"):
        go_on(state, waits)
        refused(state, "use_die 3", "WS-16.10")
    play(go_on(state, "reward"), "raise")
    assert (step(state), die(state)) == ("end_of_exchange", 3)
    play(state, "use_die 3")
    assert (enemy(state), die(state)) == ((7, 5), 1)


@proves("WS-9.4", "WS-9.5", "WS-13.11")
@pytest.mark.parametrize("played", ["std-01 std-06 std-13", "std-01 spe-02 spe-06", "std-18 spe-03"])
def test_the_cards_of_the_exchange_go_to_their_discard_piles(played: str) -> None:
    state = after_the_last_card(played, discard="std-09", enemy_deck="en-03 en-05 en-07")
    play(go_on(state, "before_counter"), "go_on", "enemy en-03")
    assert step(state) == "end_of_exchange"
    assert (set(cards(state, PLAYED).split()), cards(state, DISCARDED)) == (set(played.split()), "std-09")
    assert (field(state, "defence"), field(state, "counters")) == ("card=en-12", "en-03")
    before = set(field(state, "enemy_discard").split())
    assert not before & {"en-12", "en-03"}
    play(state, "go_on")
    assert (cards(state, PLAYED), cards(state, HAND), cards(state, STORED)) == ("", LEFT, "")
    assert set(cards(state, DISCARDED).split()) == {*played.split(), "std-09"}
    assert (field(state, "defence"), field(state, "counters")) == ("none", "none")
    assert set(field(state, "enemy_discard").split()) == before | {"en-12", "en-03"}


@proves("WS-9.5")
def test_all_enemy_cards_of_an_exchange_are_discarded() -> None:
    state = after_the_last_card(enemy_deck="en-02 en-04 en-07 en-08 en-hard", hard_mode=True, played="std-01 std-06")
    play(go_on(state, "before_counter"), "go_on", "enemy en-hard", "enemy en-02", "enemy en-04")
    assert field(state, "counters") == "en-02 en-04 en-hard"
    play(state, "go_on")
    assert {"en-02", "en-04", "en-12", "en-hard"} <= set(field(state, "enemy_discard").split())
    assert field(state, "enemy_deck") == "en-07 en-08"


@proves("WS-9.6", "WS-6.1")
def test_a_second_exchange_follows_with_the_cards_left_in_hand() -> None:
    state = go_on(after_the_last_card("std-01 std-06 std-13", gauges=(1, 2, -1)), "move")
    assert (field(state, "round"), field(state, "exchange")) == ("1", "2")
    assert cards(state, HAND) == LEFT
    assert [name for name in offered(state) if name.startswith("play")] == ["play std-07", "play std-11", "play std-16"]
    assert field(state, "self_technique") == "2", "no new preparation"


@proves("WS-9.7")
def test_the_round_ends_after_the_second_exchange() -> None:
    state = after_the_last_card("std-01 std-06 std-13", exchange=2, ki=0, gauges=(1, 2, 4))
    state = go_on(state, "draw")
    assert (field(state, "round"), field(state, "exchange"), life(state)) == ("2", "0", 6)
    first = go_on(after_the_last_card("std-01 std-06 std-13", ki=0, gauges=(1, 2, 4)), "move")
    assert (field(first, "round"), life(first)) == ("1", 8), "not after the first one"


@proves("WS-9.8", "WS-40.20", "WS-7.12")
@pytest.mark.parametrize(
    ("played", "choice", "expected"),
    [(BLACK, "take ki", (4, 5)), (BLACK, "take special", (3, 5)), (RED, "raise", (3, 6)), (RED, "decline", (3, 5))],
)
def test_the_combo_of_the_killing_exchange_is_rewarded(played: str, choice: str, expected: tuple[int, int]) -> None:
    state = play(killing(played=played, ki=3, die=5), "go_on")
    assert (step(state), field(state, "defeated"), field(state, "counters")) == ("reward", "1", "none")
    refused(state, "use_die 5", "WS-13.6" if played == BLACK else "WS-13.16")
    play(state, choice)
    if choice == "take special":
        play(state, "card spe-03")
        assert cards(state, STORED) == "spe-03"
    assert (step(state), (ki(state), die(state))) == ("clan_roll", expected), "no window for the red die"
    assert (cards(state, PLAYED), cards(state, HAND)) == ("", "")


@proves("WS-9.8")
def test_without_a_combo_the_killing_exchange_ends_with_the_kill() -> None:
    state = play(killing(played="std-01 std-06 std-13", die=6), "go_on")
    assert (step(state), die(state), result(state)) == ("clan_roll", 6, "none")


@proves("WS-9.8")
def test_a_combo_is_not_rewarded_twice_when_the_red_die_kills() -> None:
    state = killing(gauges=(0, 0, 4), die=2, enemy=(1, 3), ki=2, played=RED, enemy_deck="en-01")
    play(go_on(state, "reward"), "raise", "use_die 3")
    assert (step(state), ki(state), die(state)) == ("clan_roll", 2, 1)


@proves("WS-9.9")
@pytest.mark.parametrize(
    ("waits", "played", "expected"),
    [
        ("move(0,2)", "", "clan_roll"),
        ("move(0,1)", "std-01", "clan_roll"),
        ("move(1,1)", "std-01 std-02", "clan_roll"),
        ("strike", BLACK, "reward"),
    ],
)
def test_without_the_third_card_the_kill_ends_the_exchange_at_once(waits: str, played: str, expected: str) -> None:
    """The cliff takes the enemy's last life in the middle of an exchange."""
    state = killing(played=played, environment="cliff", defence="", ki=4)
    if waits != "strike":
        table: dict[str, Any] = {"played": played, "hand": LEFT, "enemy": (1, 3), "ki": 4}
        state = given(waits, environment="cliff", mode="clan", **table)
    play(state, "environment", "roll 1", "wound w-1")
    assert (step(state), field(state, "defeated"), ki(state)) == (expected, "1", 3)
    if expected == "clan_roll":
        assert cards(state, DISCARDED) == " ".join(sorted(f"{played} {LEFT}".split()))
        assert cards(state, PLAYED) == ""


@proves("WS-9.9")
def test_in_a_duel_the_game_is_over_with_the_kill() -> None:
    state = play(killing(mode="duel"), "go_on")
    assert (step(state), result(state), ki(state)) == ("over", "enemy_killed", 5)
