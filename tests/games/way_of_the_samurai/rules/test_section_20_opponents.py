"""Section 20: Ishida, Takeshi and Oda."""

from typing import Any

import pytest

from shiai.games.way_of_the_samurai.rules.state import WayOfTheSamurai
from tests.games.way_of_the_samurai.given import (
    die,
    enemy,
    gauges,
    given,
    ki,
    life,
    offered,
    play,
    result,
    start,
    step,
    told,
    won,
)
from tests.proof import proves

# How the last Ki goes: the step that waits, the table, what is played, and the Ki before.
PAYMENTS: list[tuple[str, dict[str, Any], tuple[str, ...], int]] = [
    ("counter_phase", {}, ("buy_guard",), 1),
    ("move(0,2)", {}, ("draw",), 1),
    ("move(0,2)", {}, ("early_reveal",), 1),
    ("move(0,2)", {"environment": "bridge"}, ("environment",), 1),
    ("move(0,2)", {"environment": "bridge", "weather": "sun"}, ("draw",), 2),
    ("move(0,2)", {"bushido": True}, ("bushido_step",), 2),
    ("move(0,2)", {"weapon": "nodachi"}, ("buy_strength",), 1),
    ("move(0,2)", {"weapon": "nodachi"}, ("buy_technique",), 1),
    ("move(0,2)", {"weapon": "nagamaki", "discard": "std-01"}, ("fetch std-01",), 1),
    ("move(0,2)", {"weapon": "katana_tanto", "fields": {"face": "up=b"}}, ("buy_power",), 1),
    ("move(0,2)", {"taikyu": True, "life": 5, "fields": {"taikyu": 5}}, ("exchange",), 1),
    (
        "move(0,2)",
        {"bushido": True, "life": 5, "fields": {"bushido_marker": 3, "virtue": "card=ki_to_life"}},
        ("ki_to_life",),
        1,
    ),
]
LOSSES: list[tuple[str, dict[str, Any], tuple[str, ...], int]] = [
    ("counter_card(0)", {}, ("enemy en-04",), 1),
    ("counter_card(0)", {}, ("enemy en-11",), 1),
    ("wound_card(0,1,0)", {}, ("wound w-2",), 1),
    ("wound_card(0,2,0)", {}, ("wound w-2",), 2),
    ("wound_card(0,2,0)", {}, ("wound w-3",), 1),
    ("blood_card(2)", {"blood": True}, ("blood blood-4", "roll 5"), 4),
    ("counter_card(0)", {"weapon": "nodachi"}, ("enemy en-03",), 1),
    ("round_end", {"environment": "bridge", "weather": "snow"}, ("take ki",), 1),
    ("environment(0)", {"environment": "rice_field"}, ("roll 6",), 1),
    (
        "combo",
        {
            "played": "std-01 std-02 std-03",
            "hand": "",
            "environment": "bridge",
            "weather": "rain",
            "weather_combo_cost": "ki",
        },
        (),
        1,
    ),
    (
        "round_end",
        {
            "environment": "bridge",
            "weather": "rain",
            "weather_low_loss": "ki",
            "gauges": (0, 0, -2),
        },
        (),
        1,
    ),
    ("round_end", {"taikyu": True, "enemy": (5, 1), "fields": {"taikyu": 6}}, (), 1),
]


def table(where: str, options: dict[str, Any], held: int, opponent: str) -> WayOfTheSamurai:
    """A table against this opponent with so many Ki left."""
    return given(step=where, ki=held, opponent=opponent, **options)


@proves("WS-20.1", "WS-20.2", "WS-20.5", "WS-20.9")
@pytest.mark.parametrize(
    ("opponent", "figures"), [("ishida", (8, 5)), ("takeshi", (5, 5)), ("oda", (6, 5)), ("kempo", (8, 5))]
)
def test_life_and_ki_of_the_opponents(opponent: str, figures: tuple[int, int]) -> None:
    assert enemy(start(opponent=opponent)) == figures


@proves("WS-20.1")
def test_ishida_is_the_opponent_without_ability() -> None:
    """Nothing of what the others can do happens: he dies of damage, gains nothing, and the red die has its level."""
    assert enemy(start()) == (8, 5)
    state = given(step="lose_life(2)", opponent="ishida")
    assert (life(state), enemy(state), die(state)) == (6, (8, 5), 1)
    state = given(step="hit(0,1,0,0)", enemy=(1, 5), opponent="ishida")
    assert (result(state), won(state)) == ("enemy_killed", True)


@proves("WS-20.3", "WS-20.4", "WS-40.31")
@pytest.mark.parametrize(("where", "options", "choices", "held"), PAYMENTS)
def test_takeshi_wins_when_the_last_ki_is_paid(
    where: str, options: dict[str, Any], choices: tuple[str, ...], held: int
) -> None:
    state = play(table(where, options, held, "takeshi"), *choices)
    assert (result(state), won(state), ki(state), step(state)) == ("without_ki", False, 0, "over")
    spared = play(table(where, options, held, "ishida"), *choices)
    assert (result(spared), ki(spared)) == ("none", 0)


@proves("WS-20.3", "WS-20.4", "WS-40.31")
@pytest.mark.parametrize(("where", "options", "choices", "held"), LOSSES)
def test_takeshi_wins_when_the_last_ki_is_lost(
    where: str, options: dict[str, Any], choices: tuple[str, ...], held: int
) -> None:
    state = play(table(where, options, held, "takeshi"), *choices)
    assert (result(state), won(state), ki(state), step(state)) == ("without_ki", False, 0, "over")
    spared = play(table(where, options, held, "ishida"), *choices)
    assert (result(spared), ki(spared)) == ("none", 0)


@proves("WS-20.3")
@pytest.mark.parametrize(("where", "options", "choices", "held"), PAYMENTS + LOSSES[:-1])
def test_with_a_ki_left_takeshi_does_not_win(
    where: str, options: dict[str, Any], choices: tuple[str, ...], held: int
) -> None:
    if choices == ("blood blood-4", "roll 5"):
        choices = ("blood blood-4", "roll 4")
    state = play(table(where, options, held + 1, "takeshi"), *choices)
    assert (result(state), ki(state)) == ("none", 1)


@proves("WS-20.3", "WS-20.4", "WS-39.5")
def test_a_payment_for_takeshi_has_no_effect_any_more() -> None:
    state = given(step="counter_phase", ki=1, opponent="takeshi")
    events = told(state, "buy_guard")
    assert gauges(state) == (0, 0, 0)
    assert [event.id for event in events if event.id in ("event-gauge", "event-lost")] == ["event-lost"]


@proves("WS-20.4", "WS-40.31")
def test_a_ki_that_would_come_back_is_too_late() -> None:
    """The counter-attack takes the last Ki, the combo of the same exchange would give one."""
    combo: dict[str, Any] = {"played": "std-01 std-02 std-03", "hand": "", "ki": 1, "exchange": 2}
    stack = "round_end clean_up end_of_exchange combo counter_card(0)"
    spared = given(**combo, stack=stack, opponent="ishida")
    play(spared, "enemy en-04", "take ki")
    assert (result(spared), ki(spared)) == ("none", 1)
    state = given(**combo, stack=stack, opponent="takeshi")
    play(state, "enemy en-04")
    assert (result(state), step(state)) == ("without_ki", "over")


@proves("WS-20.4", "WS-40.31")
def test_the_bokken_cannot_come_to_the_rescue() -> None:
    state = given(ki=1, weapon="bokken", opponent="takeshi")
    assert "life_to_ki" in offered(state)
    play(state, "draw")
    assert result(state) == "without_ki"
    in_time = play(given(ki=1, weapon="bokken", opponent="takeshi"), "life_to_ki", "draw")
    assert (result(in_time), ki(in_time)) == ("none", 1)


# Oda ------------------------------------------------------------------------------------------------------------------


@proves("WS-20.6", "WS-40.33")
@pytest.mark.parametrize(
    ("where", "options", "choices", "lost"),
    [
        ("counter_card(0)", {}, ("enemy en-03",), 1),
        ("counter_card(0)", {}, ("enemy en-08",), 2),
        ("counter_card(0)", {"weapon": "nodachi"}, ("enemy en-08",), 2),
        ("wound_card(0,2,0)", {}, ("wound w-4",), 3),
        ("wound_card(0,1,0)", {}, ("wound w-3",), 1),
        ("wound_card(0,1,0)", {}, ("wound w-2",), 0),
        ("blood_card(1)", {"blood": True}, ("blood blood-4", "roll 5"), 5),
        ("round_end", {"ki": 0}, (), 2),
        ("round_end", {"environment": "bridge", "weather": "snow"}, ("take life",), 1),
        ("environment(0)", {"environment": "bridge"}, ("roll 6",), 1),
    ],
)
def test_oda_gains_the_life_that_the_player_loses(
    where: str, options: dict[str, Any], choices: tuple[str, ...], lost: int
) -> None:
    state = play(given(step=where, opponent="oda", **options), *choices)
    assert (life(state), enemy(state)) == (8 - lost, (6 + lost, 5))
    plain = play(given(step=where, opponent="ishida", **options), *choices)
    assert (life(plain), enemy(plain)) == (8 - lost, (8, 5))


@proves("WS-20.7", "WS-40.33", "WS-1.7")
@pytest.mark.parametrize("before", [6, 8, 16, 99])
def test_odas_life_has_no_upper_limit(before: int) -> None:
    state = play(given(step="counter_card(0)", enemy=(before, 5), opponent="oda"), "enemy en-08")
    assert enemy(state) == (before + 2, 5)


@proves("WS-20.7")
def test_odas_life_does_not_fall_when_the_player_heals() -> None:
    fields: dict[str, Any] = {"taikyu": 5}
    state = given(step="counter_card(0)", opponent="oda", taikyu=True, fields=fields)
    play(state, "enemy en-08")
    assert (life(state), enemy(state)) == (6, (8, 5))
    play(state, "exchange")
    assert (life(state), enemy(state)) == (8, (8, 5))


@proves("WS-20.8", "WS-40.21", "WS-0.7")
def test_life_that_is_paid_does_not_go_to_oda() -> None:
    state = play(given(ki=2, weapon="bokken", opponent="oda"), "life_to_ki", "life_to_ki")
    assert (life(state), ki(state), enemy(state)) == (6, 4, (6, 5))
    state = play(given(step="counter_phase", gisei=True, opponent="oda"), "gisei", "gisei gisei-1")
    assert (life(state), enemy(state)) == (7, (6, 5))


@proves("WS-20.8")
def test_what_the_armour_takes_does_not_go_to_oda() -> None:
    fields: dict[str, Any] = {"armour": 2}
    state = given(step="lose_life(3)", opponent="oda", yoroi="player", fields=fields)
    play(state, "roll 4")
    assert (life(state), enemy(state)) == (8, (6, 5))
    play(state, "roll 3")
    assert (life(state), enemy(state)) == (7, (7, 5))


@proves("WS-20.6")
def test_the_last_life_ends_the_game_against_oda_too() -> None:
    state = given(step="lose_life(3)", life=2, opponent="oda")
    assert (result(state), won(state)) == ("killed", False)
