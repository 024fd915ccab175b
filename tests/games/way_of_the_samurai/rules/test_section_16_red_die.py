"""Section 16: the red die."""

from typing import Any

import pytest

from shiai.games.way_of_the_samurai.rules.state import WayOfTheSamurai
from tests.games.way_of_the_samurai.given import (
    die,
    enemy,
    field,
    given,
    go_on,
    ki,
    offered,
    play,
    refused,
    start,
    step,
    told,
)
from tests.proof import proves

PLAYED = "std-01 std-05 std-13"
RED = "std-13 std-14 std-15"
WRATH: dict[str, Any] = {"bushido": True, "fields": {"virtue": "card=double_wrath", "bushido_marker": 3}}


def at_the_end(level: int, **wanted: Any) -> WayOfTheSamurai:
    """The window after the counter-attack, with the die at this level."""
    return given("end_of_exchange", die=level, **({"played": PLAYED, "hand": "std-02 std-10"} | wanted))


def red_combo(level: int, **wanted: Any) -> WayOfTheSamurai:
    """A red combo was made."""
    return given("combo", played=RED, hand="std-02", die=level, **wanted)


@proves("WS-16.1")
def test_the_die_starts_at_1() -> None:
    assert [die(start(weapon=weapon)) for weapon in ("katana", "bokken", "yari", "kai")] == [1, 1, 1, 1]
    assert die(start(weapon="katana_kodachi")) == 3
    state = at_the_end(4)
    assert [name for name in offered(state) if name.startswith("use_die")] == ["use_die 4"], "it shows the level"


@proves("WS-16.2", "WS-13.16")
@pytest.mark.parametrize("level", [1, 2, 3, 4, 5])
def test_every_red_combo_lets_the_player_raise_it_by_1(level: int) -> None:
    state = red_combo(level)
    assert offered(state) == ["raise", "decline"]
    assert die(play(state, "raise")) == level + 1
    black = given("combo", played="std-01 std-02 std-03", hand="", die=level)
    refused(black, "raise", "WS-13.6")


@proves("WS-16.3")
def test_it_never_goes_above_6() -> None:
    state = red_combo(6)
    assert (step(state), die(state)) == ("end_of_exchange", 6)
    assert [die(play(red_combo(level, **WRATH), "raise")) for level in (3, 4, 5)] == [5, 6, 6]
    taikyu = play(given(die=5, taikyu=True, fields={"taikyu": 3}), "exchange")
    assert die(taikyu) == 6


@proves("WS-16.4", "WS-16.5")
@pytest.mark.parametrize("level", [1, 2, 3, 4, 5, 6])
def test_there_is_a_bonus_from_level_3_on(level: int) -> None:
    state = at_the_end(level)
    assert ([name for name in offered(state) if "die" in name] == [f"use_die {level}"]) is (level > 2)
    if level < 3:
        assert not [name for name in offered(state) if "die" in name]
        for wanted in range(1, 7):
            refused(state, f"use_die {wanted}", "WS-16.5")


@proves("WS-16.6", "WS-16.12")
def test_level_3_takes_a_life() -> None:
    state = play(at_the_end(3), "use_die 3")
    assert (enemy(state), die(state), step(state)) == ((7, 5), 1, "end_of_exchange")


@proves("WS-16.7", "WS-16.12")
@pytest.mark.parametrize(("choice", "after"), [("take life", (7, 5)), ("take ki", (8, 4))])
def test_level_4_takes_a_life_or_a_ki(choice: str, after: tuple[int, int]) -> None:
    state = play(at_the_end(4), "use_die 4")
    assert (step(state), offered(state), die(state)) == ("hit", ["take life", "take ki"], 1)
    refused(state, "decline", "WS-7.9")
    play(state, choice)
    assert (enemy(state), step(state)) == (after, "end_of_exchange")


@proves("WS-16.8", "WS-16.9", "WS-16.12")
@pytest.mark.parametrize(("level", "wound", "after"), [(5, 1, (6, 5)), (6, 2, (5, 5))])
def test_levels_5_and_6_deal_wounds(level: int, wound: int, after: tuple[int, int]) -> None:
    state = play(at_the_end(level), f"use_die {level}")
    assert (step(state), die(state)) == ("wound_card", 1)
    events = told(state, "wound w-4")
    assert [event.values["level"] for event in events if event.id == "event-wounded"] == [wound]
    assert enemy(state) == after


@proves("WS-16.10")
@pytest.mark.parametrize(
    ("waits", "played"),
    [
        ("move(0,2)", ""),
        ("move(0,1)", "std-01"),
        ("move(1,1)", "std-01 std-06"),
        ("strike", PLAYED),
        ("before_counter(5)", PLAYED),
    ],
)
def test_it_is_used_only_after_a_counter_attack(waits: str, played: str) -> None:
    state = given(waits, die=4, played=played, hand="std-02 std-10")
    assert "use_die 4" not in offered(state)
    refused(state, "use_die 4", "WS-16.10")


@proves("WS-16.11", "WS-40.29")
@pytest.mark.parametrize("level", [3, 4, 5, 6])
def test_only_the_bonus_of_the_level_shown(level: int) -> None:
    state = at_the_end(level)
    for other in range(1, 7):
        if other != level:
            refused(state, f"use_die {other}", "WS-16.11")
    lower = at_the_end(level, die_allow_lower=True)
    uses = [name for name in offered(lower) if name.startswith("use_die")]
    assert uses == [f"use_die {each}" for each in range(3, level + 1)]
    play(lower, "use_die 3")
    assert (enemy(lower), die(lower)) == ((7, 5), 1)


@proves("WS-16.12", "WS-16.13", "WS-39.7")
@pytest.mark.parametrize("table", [{"weapon": "katana_kodachi"}, {"easy_die": True}, {"weapon": "katana"}])
def test_after_use_it_goes_back_to_1_whatever_it_started_with(table: dict[str, Any]) -> None:
    for level, choices in ((3, []), (4, ["take ki"]), (5, ["wound w-1"]), (6, ["wound w-2"])):
        state = play(at_the_end(level, **table), f"use_die {level}", *choices)
        assert die(state) == 1


@proves("WS-16.14")
@pytest.mark.parametrize("exchange", [1, 2])
def test_an_unused_die_keeps_its_level(exchange: int) -> None:
    state = play(at_the_end(5, exchange=exchange), "go_on")
    assert (die(state), field(state, "round")) == (5, str(exchange))
    assert die(given("round_end", die=4)) == 4


@proves("WS-16.14")
def test_it_keeps_its_level_from_fight_to_fight() -> None:
    state = given("round_end", die=4, mode="clan", enemy=(1, 0))
    play(state, "roll 2")
    assert (die(state), enemy(state)) == (4, (4, 2))


@proves("WS-16.15", "WS-38.12")
def test_the_window_opens_without_a_counter_attack() -> None:
    leonardo = given("strike", opponent="leonardo", played=PLAYED, defence="en-03", gauges=(3, 0, 0), die=3)
    play(go_on(leonardo, "end_of_exchange"), "use_die 3")
    assert (field(leonardo, "counters"), enemy(leonardo)) == ("none", (8, 7))
    fields: dict[str, object] = {
        "enemy_life": "second=3 third=2",
        "enemy_ki": "second=2 third=1",
        "target": "opponent=second",
    }
    three = given("strike", mode="one_vs_three", played=PLAYED, defence="en-12", die=3, fields=fields)
    play(go_on(three, "before_counter"), "go_on", "roll 1")
    play(go_on(three, "end_of_exchange"), "use_die 3")
    assert (field(three, "counters"), field(three, "enemy_life")) == ("none", "second=2 third=2")


@proves("WS-16.16", "WS-40.75")
@pytest.mark.parametrize(("table", "steps"), [({}, 1), (WRATH, 2)])
def test_the_raise_may_be_declined_and_is_taken_whole_or_not_at_all(table: dict[str, Any], steps: int) -> None:
    assert offered(red_combo(3, **table)) == ["raise", "decline"]
    assert die(play(red_combo(3, **table), "raise")) == 3 + steps
    declined = play(red_combo(3, **table), "decline")
    assert (die(declined), step(declined)) == (3, "end_of_exchange")


@proves("WS-16.17", "WS-40.91")
def test_it_is_used_again_when_taikyu_has_raised_it_anew() -> None:
    state = at_the_end(3, fields={"taikyu": 3}, taikyu=True)
    play(state, "use_die 3")
    refused(state, "use_die 3", "WS-16.5")
    play(state, "exchange", "use_die 3")
    assert (die(state), enemy(state)) == (1, (6, 5))


@proves("WS-16.17")
def test_with_an_option_it_is_used_once_in_an_exchange() -> None:
    """Taikyu raises the used die to 3 again, and the exchange had three counter-attacks."""
    table: dict[str, Any] = {"taikyu": True, "hard_mode": True, "counters": "en-hard en-02 en-03", "die_once": True}
    state = at_the_end(3, fields={"taikyu": 3}, **table)
    play(state, "use_die 3", "exchange")
    assert (die(state), enemy(state)) == (3, (7, 5))
    assert "use_die 3" not in offered(state)
    refused(state, "use_die 3", "WS-16.17")


@proves("WS-16.17")
def test_in_the_next_exchange_it_is_used_again() -> None:
    state = at_the_end(3, fields={"marks": "die_used"}, die_once=True)
    refused(state, "use_die 3", "WS-16.17")
    play(state, "go_on")
    assert field(state, "marks") == "none"
    assert "use_die 3" in offered(at_the_end(3, exchange=2))


@proves("WS-16.18", "WS-7.10")
def test_at_level_4_what_is_empty_cannot_be_chosen() -> None:
    state = play(at_the_end(4, enemy=(8, 0)), "use_die 4")
    assert (enemy(state), step(state)) == ((7, 0), "end_of_exchange"), "only life was left to take"
    refused(given("hit(1,1,1,1)", enemy=(8, 0)), "take ki", "WS-7.10")


@proves("WS-16.19", "WS-34.8", "WS-34.13")
@pytest.mark.parametrize("level", [3, 5, 6])
def test_the_die_is_back_at_1_before_what_its_bonus_triggers(level: int) -> None:
    state = play(at_the_end(level, opponent="shiro"), f"use_die {level}")
    if level > 4:
        play(state, "wound w-1")
    assert (step(state), die(state)) == ("penalty", 1)
    assert "lower_die" not in offered(state)
    refused(state, "lower_die", "WS-34.8")
    unused = given("penalty", opponent="shiro", die=level)
    assert ("lower_die" in offered(unused), ki(unused)) == (True, 5)
