"""Section 20: Kempo, whom only the deadly wound defeats."""

from typing import Any

import pytest

from shiai.games.way_of_the_samurai.rules.state import PLAYED, WayOfTheSamurai
from tests.games.way_of_the_samurai.given import (
    cards,
    die,
    enemy,
    field,
    gauges,
    given,
    go_on,
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

RED = "std-13 std-14 std-17"
FACES = [f"roll {face}" for face in range(1, 7)]


def against_kempo(where: str, before: tuple[int, int] = (8, 5), **options: Any) -> WayOfTheSamurai:
    """A fight against Kempo with so much life and Ki."""
    return given(step=where, enemy=before, opponent="kempo", **options)


@proves("WS-20.10", "WS-20.11")
@pytest.mark.parametrize("left", [1, 2, 3])
def test_kempo_does_not_die_of_losing_life(left: int) -> None:
    """A hit of 3 life on whoever has fewer: others are dead, Kempo has all his life again and draws a wound card."""
    state = against_kempo("hit(0,3,0,0)", (left, 5))
    assert (result(state), enemy(state), step(state)) == ("none", (8, 5), "wound_card")
    other = given(step="hit(0,3,0,0)", enemy=(left, 5), opponent="ishida")
    assert (result(other), won(other)) == ("enemy_killed", True)


@proves("WS-20.10")
def test_kempo_can_lose_life() -> None:
    state = against_kempo("hit(0,3,0,0)", (5, 5))
    assert (enemy(state), step(state)) == ((2, 5), "before_counter")


@proves("WS-20.10", "WS-15.6")
@pytest.mark.parametrize("caused", [0, 1])
@pytest.mark.parametrize("level", [1, 2])
def test_only_the_deadly_wound_at_level_2_defeats_kempo(level: int, caused: int) -> None:
    for card, losses in (("w-1", level), ("w-4", level + 1)):
        state = play(against_kempo(f"wound_card(1,{level},{caused})"), f"wound {card}")
        assert (result(state), enemy(state)) == ("none", (8 - losses, 5))
    state = play(against_kempo(f"wound_card(1,{level},{caused})"), "wound w-5")
    assert result(state) == ("none" if level == 1 else "enemy_deadly_wound")
    assert won(state) is (level == 2)


@proves("WS-20.10", "WS-23.12", "WS-40.68")
def test_special_victories_beat_kempo_too() -> None:
    snow = against_kempo("red_roll", played=RED, hand="", environment="bridge", weather="snow")
    play(snow, "roll 6")
    assert (result(snow), won(snow)) == ("snow_victory", True)
    kanabo = against_kempo("hit(0,0,1,0)", (8, 1), weapon="kanabo_1")
    assert (result(kanabo), won(kanabo)) == ("enemy_without_ki", True)


@proves("WS-20.11", "WS-20.12", "WS-39.13")
@pytest.mark.parametrize(
    ("card", "after"), [("w-1", (6, 5)), ("w-2", (8, 3)), ("w-3", (6, 4)), ("w-4", (5, 5)), ("w-5", None)]
)
def test_he_regains_8_life_and_receives_a_wound_2(card: str, after: tuple[int, int] | None) -> None:
    """He had 1 life and loses 2: the second point is lost, the wound comes off the full 8."""
    state = against_kempo("check_defence", (1, 5), defence="en-07", gauges=(4, 0, 0))
    assert (enemy(state), step(state)) == ((8, 5), "wound_card")
    play(state, f"wound {card}")
    if after is None:
        assert result(state) == "enemy_deadly_wound"
    else:
        assert (result(state), enemy(state)) == ("none", after)


@proves("WS-20.11", "WS-23.5", "WS-15.9", "WS-40.76")
@pytest.mark.parametrize("weather", ["rain", "snow"])
def test_the_wound_is_not_caused_by_the_player(weather: str) -> None:
    """Rain would lower it, snow would win by it, and the tanto would double it."""
    state = against_kempo("hit(0,1,0,0)", (1, 5), weapon="tanto", environment="bridge", weather=weather)
    assert (result(state), step(state)) == ("none", "wound_card")
    play(state, "wound w-4")
    assert enemy(state) == (5, 5)


@proves("WS-20.12")
def test_if_the_wound_takes_all_his_life_he_rises_again() -> None:
    """No card of today takes 8 life; the loss of such a wound is given directly."""
    state = against_kempo("hurt(0,2,0,9,0,0,0,0)")
    assert (enemy(state), step(state), result(state)) == ((8, 5), "wound_card", "none")
    play(state, "wound w-1")
    assert (enemy(state), step(state)) == ((6, 5), "before_counter")


@proves("WS-20.13", "WS-7.12", "WS-39.13")
def test_then_he_counter_attacks() -> None:
    state = against_kempo("check_defence", (1, 5), defence="en-07", gauges=(4, 0, 0))
    play(state, "wound w-1", "go_on", "enemy en-08")
    assert (life(state), enemy(state)) == (6, (6, 5))
    assert step(state) == "end_of_exchange"


@proves("WS-20.14")
@pytest.mark.parametrize("face", range(1, 7))
def test_a_red_combo_rolls_the_red_die(face: int) -> None:
    state = against_kempo("combo", played=RED, hand="")
    assert (step(state), offered(state), state.weights()) == ("red_roll", FACES, [1] * 6)
    play(state, f"roll {face}")
    assert die(state) == 0
    if face <= 4:
        assert (step(state), enemy(state)) == ("end_of_exchange", (8, 5))
    else:
        assert step(state) == "wound_card"
        play(state, "wound w-4")
        assert enemy(state) == ((6, 5) if face == 5 else (5, 5))


@proves("WS-20.14", "WS-15.9", "WS-17.13")
@pytest.mark.parametrize(("face", "lost"), [(5, 4), (6, 6)])
def test_the_wound_of_the_roll_is_caused_by_the_player(face: int, lost: int) -> None:
    state = play(against_kempo("red_roll", weapon="tanto"), f"roll {face}", "wound w-4")
    assert enemy(state) == (8 - lost, 5)


@proves("WS-20.14")
def test_a_black_combo_rolls_nothing() -> None:
    state = against_kempo("combo", played="std-01 std-02 std-03", hand="")
    assert (step(state), offered(state)) == ("reward", ["take ki", "take special"])


@proves("WS-20.14", "WS-20.15", "WS-40.32")
@pytest.mark.parametrize(
    "options",
    [
        {"weapon": "kai"},
        {"weapon": "katana_kodachi"},
        {"easy_die": True},
        {"bushido": True, "fields": {"bushido_marker": 3, "virtue": "card=double_wrath"}},
        {"taikyu": True, "fields": {"taikyu": 3}},
    ],
)
def test_modifiers_of_the_die_do_nothing_against_kempo(options: dict[str, Any]) -> None:
    for face, after in ((4, (8, 5)), (5, (7, 5)), (6, (6, 5))):
        state = against_kempo("combo", played=RED, hand="", **options)
        assert (die(state), step(state)) == (0, "red_roll")
        play(state, f"roll {face}", *(["wound w-1"] if face > 4 else []))
        assert (die(state), enemy(state), step(state)) == (0, after, "end_of_exchange")


@proves("WS-20.15", "WS-4.10")
@pytest.mark.parametrize(
    "options", [{}, {"weapon": "katana_kodachi"}, {"easy_die": True}, {"weapon": "katana_kodachi", "easy_die": True}]
)
def test_no_start_value_is_set_against_kempo(options: dict[str, object]) -> None:
    assert die(start(opponent="kempo", **options)) == 0
    assert die(start(opponent="ishida", **options)) == (3 if "weapon" in options else 2 if options else 1)


@proves("WS-20.15", "WS-29.11")
def test_a_lowered_die_stays_without_level() -> None:
    state = play(against_kempo("blood_card(1)", blood=True), "blood blood-3")
    assert (die(state), field(state, "blood_1")) == (0, "blood-3")


@proves("WS-20.16", "WS-12.5")
def test_kempo_without_ki_loses_2_life_in_each_round() -> None:
    assert enemy(against_kempo("round_end", (5, 0))) == (3, 0)
    assert enemy(against_kempo("round_end", (5, 1))) == (5, 1)


@proves("WS-20.16", "WS-20.11")
@pytest.mark.parametrize("left", [1, 2])
def test_that_loss_makes_him_rise_too(left: int) -> None:
    state = against_kempo("round_end", (left, 0))
    assert (result(state), enemy(state), step(state)) == ("none", (8, 0), "wound_card")
    play(state, "wound w-1")
    assert (enemy(state), field(state, "round")) == ((6, 0), "2")


@proves("WS-20.17")
def test_he_rises_when_the_source_has_been_applied_completely() -> None:
    """A Bleeding takes his last life and a Ki; the Ki is gone before he rises."""
    state = play(against_kempo("wound_card(1,1,1)", (1, 2)), "wound w-3")
    assert (enemy(state), step(state)) == ((8, 1), "wound_card")
    state = against_kempo("check_defence", (1, 5), defence="en-03", gauges=(3, 0, 0), weapon="kanabo_2")
    assert (enemy(state), step(state)) == ((8, 5), "wound_card"), "the additional life belongs to the same source"


@proves("WS-20.18", "WS-20.15")
def test_no_bonus_of_the_red_die_is_offered() -> None:
    state = against_kempo("end_of_exchange", played=RED, hand="")
    assert cards(state, PLAYED) == RED
    assert [name for name in offered(state) if name.startswith("use_die")] == []
    for level in range(1, 7):
        refused(state, f"use_die {level}", "WS-16.5")
    other = given(step="end_of_exchange", die=6, opponent="ishida")
    assert "use_die 6" in offered(other)


@proves("WS-20.18", "WS-19.44")
def test_the_tessen_rolls_only_once_against_kempo() -> None:
    options: dict[str, Any] = {"weapon": "tessen", "environment": "bridge"}
    state = play(against_kempo("move(0,2)", **options), "environment", "roll 2")
    assert (step(state), gauges(state)) == ("move", (0, 0, 2))
    other = play(given(die=2, opponent="ishida", **options), "environment", "roll 2")
    assert (step(other), offered(other)) == ("reroll", ["reroll", "result 2"])


@proves("WS-20.18")
def test_taikyu_3_is_not_offered_against_kempo() -> None:
    fields: dict[str, object] = {"taikyu": 3}
    state = against_kempo("move(0,2)", taikyu=True, fields=fields)
    refused(state, "exchange", "WS-20.18")
    assert "exchange" in offered(given(opponent="ishida", taikyu=True, fields=fields))


@proves("WS-20.13")
def test_an_exchange_with_kempo_goes_on_to_its_end() -> None:
    state = against_kempo("strike", (1, 5), defence="en-03", gauges=(3, 0, 4), played="std-01 std-07 std-11")
    go_on(state, "wound_card")
    play(state, "wound w-2", "go_on", "enemy en-01", "go_on")
    assert (field(state, "exchange"), step(state), life(state)) == ("2", "move", 8)
