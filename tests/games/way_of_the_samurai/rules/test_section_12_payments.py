"""Section 12: further uses of Ki, when it can be paid, and what is refused."""

from typing import Any

import pytest

from shiai.core.errors import IllegalChoice
from shiai.games.way_of_the_samurai.rules.state import SPECIALS, STORED, WayOfTheSamurai
from tests.games.way_of_the_samurai.given import (
    cards,
    die,
    field,
    gauges,
    given,
    ki,
    life,
    offered,
    play,
    refused,
    step,
)
from tests.proof import proves

BLACK = "std-01 std-02 std-03"
RED = "std-13 std-14 std-15"
KI_TO_LIFE: dict[str, Any] = {"bushido": True, "fields": {"virtue": "card=ki_to_life", "bushido_marker": 3}}
FACE_B: dict[str, Any] = {"weapon": "katana_tanto", "fields": {"face": "up=b"}}


def taikyu(face: int) -> dict[str, Any]:
    """A round with this consequence."""
    return {"taikyu": True, "fields": {"taikyu": face}}


# A use of Ki, the table that offers it, its price, and what it does: gauges, life, red die, Bushido steps.
USES: list[tuple[str, dict[str, Any], int, tuple[tuple[int, int, int], int, int, str]]] = [
    ("buy_strength", {"weapon": "nodachi"}, 1, ((1, 0, 0), 5, 2, "0")),
    ("buy_technique", {"weapon": "nodachi"}, 1, ((0, 1, 0), 5, 2, "0")),
    ("bushido_step", {"bushido": True}, 2, ((0, 0, 0), 5, 2, "1")),
    ("ki_to_life", KI_TO_LIFE, 1, ((0, 0, 0), 6, 2, "3")),
    ("exchange", taikyu(3), 1, ((0, 0, 0), 5, 4, "0")),
    ("exchange", taikyu(4) | {"bushido": True}, 1, ((0, 0, 0), 5, 2, "1")),
    ("exchange", taikyu(5), 1, ((0, 0, 0), 7, 2, "0")),
    ("fetch std-08", {"weapon": "nagamaki", "discard": "std-08"}, 1, ((0, 0, 0), 5, 2, "0")),
    ("buy_power", FACE_B, 1, ((2, 0, 0), 5, 2, "0")),
]


def closed(state: WayOfTheSamurai, choice: str) -> None:
    """This choice is refused and changes nothing."""
    before = state.key()
    with pytest.raises(IllegalChoice):
        play(state, choice)
    assert state.key() == before


@proves("WS-12.14")
@pytest.mark.parametrize(("choice", "table", "price", "expected"), USES)
def test_modules_weapons_and_opponents_add_uses(
    choice: str, table: dict[str, Any], price: int, expected: tuple[tuple[int, int, int], int, int, str]
) -> None:
    state = play(given(life=5, die=2, **table), choice)
    assert ki(state) == 5 - price
    assert (gauges(state), life(state), die(state), field(state, "bushido_marker")) == expected
    if choice.startswith("fetch"):
        assert "std-08" in field(state, "self_hand")
    plain = given(life=5, die=2)
    assert choice not in offered(plain)
    closed(plain, choice)


@proves("WS-12.14")
def test_taikyu_gives_a_special_card_for_ki() -> None:
    state = play(given(**taikyu(2)), "exchange", "card spe-04")
    assert (cards(state, STORED), ki(state)) == ("spe-04", 4)


@proves("WS-12.16")
@pytest.mark.parametrize(("choice", "table", "price", "expected"), USES)
def test_a_payment_must_be_made_in_full(
    choice: str, table: dict[str, Any], price: int, expected: tuple[tuple[int, int, int], int, int, str]
) -> None:
    assert choice in offered(given(life=5, die=2, ki=price, **table))
    poor = given(life=5, die=2, ki=price - 1, **table)
    assert choice not in offered(poor)
    refused(poor, choice, "WS-12.16")


@proves("WS-12.16")
@pytest.mark.parametrize(
    ("choice", "waits"),
    [
        ("draw", "move(0,2)"),
        ("early_reveal", "move(0,2)"),
        ("environment", "move(0,2)"),
        ("buy_guard", "before_counter(5)"),
    ],
)
@pytest.mark.parametrize(("weather", "price"), [("none", 1), ("sun", 2)])
def test_the_player_cannot_pay_ki_he_does_not_have(choice: str, waits: str, weather: str, price: int) -> None:
    """The bokken keeps the window open."""
    table: dict[str, Any] = {"environment": "bridge", "weather": weather, "weapon": "bokken"}
    refused(given(waits, ki=price - 1, **table), choice, "WS-12.16")
    assert ki(play(given(waits, ki=price, **table), choice)) == 0


@proves("WS-12.15")
@pytest.mark.parametrize(
    ("waits", "table"),
    [
        ("hit(0,1,1,0)", {}),
        ("reward(0)", {"played": BLACK, "hand": ""}),
        ("reward(3)", {"played": RED, "hand": ""}),
        ("penalty", {"opponent": "shiro"}),
        ("weather_loss", {"environment": "forest", "weather": "snow"}),
        ("name_symbol", {"played": "std-01 std-02 std-18", "hand": ""}),
    ],
)
def test_nothing_can_be_bought_while_an_effect_is_half_resolved(waits: str, table: dict[str, Any]) -> None:
    state = given(waits, bushido=True, **table)
    assert step(state) == waits.partition("(")[0]
    for choice in ("draw", "buy_guard", "bushido_step", "early_reveal", "go_on"):
        assert choice not in offered(state)
        closed(state, choice)
    assert ki(state) == 5


@proves("WS-12.15")
@pytest.mark.parametrize("choices", [("draw",), ("early_reveal",), ("environment",)])
def test_nothing_can_be_bought_while_luck_is_asked(choices: tuple[str, ...]) -> None:
    state = play(given(environment="bridge", enemy_deck="en-01 en-02"), *choices)
    for choice in ("draw", "early_reveal", "environment"):
        assert state.why_not(0, state.action(choice)) == ("WS-12.15",)
        with pytest.raises(IllegalChoice):
            state.apply(0, state.action(choice))


@proves("WS-12.15", "WS-38.2")
@pytest.mark.parametrize(
    "waits", ["move(0,2)", "move(0,1)", "move(1,1)", "move(1,3)", "strike", "before_counter(5)", "end_of_exchange"]
)
def test_at_any_time_means_in_every_window(waits: str) -> None:
    state = given(waits, bushido=True)
    assert {"draw", "bushido_step"} <= set(offered(state))
    play(state, "bushido_step", "bushido_step")
    assert (ki(state), field(state, "bushido_marker"), step(state)) == (1, "2", waits.partition("(")[0])


@proves("WS-12.18", "WS-40.43")
@pytest.mark.parametrize(("before", "after"), [(5, 7), (6, 8), (7, 8)])
def test_life_gained_above_8_is_lost(before: int, after: int) -> None:
    assert life(play(given(life=before, **taikyu(5)), "exchange")) == after
    combo = given("combo", played=BLACK, hand="", life=before, **taikyu(1))
    assert life(play(combo, "take ki")) == after


@proves("WS-12.18")
def test_8_is_the_limit_in_campaigns_too() -> None:
    table: dict[str, Any] = {"mode": "leaving_the_village", "events": "normal", "ki": 2}
    for before, after in ((7, 8), (8, 8)):
        state = given("wound_reward", stack="next_fight wound_reward", life=before, **table)
        assert (life(state), ki(state)) == (after, 3)
        event = play(given("event", stack="next_fight event", life=before, **table), "roll 5")
        assert life(event) == after


NOTHING_TO_GAIN: list[tuple[str, str, dict[str, Any]]] = [
    ("buy_strength", "move(0,2)", {"weapon": "nodachi", "gauges": (4, 0, 0)}),
    ("buy_technique", "move(0,2)", {"weapon": "nodachi", "gauges": (0, 4, 0)}),
    ("buy_guard", "before_counter(5)", {"gauges": (0, 0, 4)}),
    ("buy_power", "move(0,2)", FACE_B | {"gauges": (4, 0, 0)}),
    ("ki_to_life", "move(0,2)", KI_TO_LIFE | {"life": 8}),
    ("exchange", "move(0,2)", taikyu(5) | {"life": 8}),
    ("exchange", "move(0,2)", taikyu(3) | {"die": 6}),
    ("exchange", "move(0,2)", taikyu(2) | {"specials": ""}),
    ("exchange", "move(0,2)", taikyu(4)),
    ("fetch std-08", "move(0,2)", {"weapon": "nagamaki"}),
    ("life_to_ki", "move(0,2)", {"weapon": "bokken"}),
    ("bushido_step", "move(0,2)", KI_TO_LIFE),
]


@proves("WS-12.19", "WS-40.88")
@pytest.mark.parametrize(("choice", "waits", "table"), NOTHING_TO_GAIN)
def test_a_payment_for_nothing_is_refused(choice: str, waits: str, table: dict[str, Any]) -> None:
    state = given(waits, **table)
    assert choice not in offered(state)
    closed(state, choice)
    if choice.startswith("buy"):
        refused(state, choice, "WS-12.19")


@proves("WS-12.19")
def test_a_payment_in_die_levels_for_nothing_is_refused() -> None:
    """The tessen rolls again for a level: not at level 1, which has none to give."""
    table: dict[str, Any] = {"weapon": "tessen", "environment": "bridge"}
    assert "reroll" in offered(play(given(die=2, **table), "environment", "roll 5"))
    assert step(play(given(die=1, **table), "environment", "roll 5")) == "move"


@proves("WS-12.19", "WS-2.5", "WS-16.3")
def test_if_a_part_takes_place_the_rest_is_lost() -> None:
    power = play(given(gauges=(3, 0, 0), **FACE_B), "buy_power")
    assert (gauges(power), ki(power)) == ((4, 0, 0), 4)
    wrath = play(given(die=5, **taikyu(3)), "exchange")
    assert (die(wrath), ki(wrath)) == (6, 4)
    healed = play(given(life=7, **taikyu(5)), "exchange")
    assert (life(healed), ki(healed)) == (8, 4)


@proves("WS-12.19", "WS-13.15")
def test_a_ki_chosen_as_a_reward_is_no_payment() -> None:
    state = given("combo", played=BLACK, hand="", ki=5)
    assert offered(state) == ["take ki", "take special"]
    play(state, "take ki")
    assert (ki(state), cards(state, STORED), len(cards(state, SPECIALS).split())) == (5, "", 7)
