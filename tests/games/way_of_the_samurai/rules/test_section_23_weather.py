"""Section 23: the choice of a weather, rain and fog."""

from typing import Any

import pytest

from shiai.games.way_of_the_samurai.rules.cards import DATA, WEATHER_NAMES
from shiai.games.way_of_the_samurai.rules.state import DISCARDED, HAND, STORED, WayOfTheSamurai
from shiai.i18n import Catalogue
from tests.games.way_of_the_samurai.given import (
    cards,
    die,
    enemy,
    field,
    given,
    impossible,
    ki,
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

COMBOS = {
    "black_a": "std-01 std-02 std-03",
    "black_b": "std-05 std-06 std-07",
    "black_c": "std-09 std-10 std-11",
    "red": "std-13 std-14 std-15",
}
NO_COMBO = "std-01 std-02 std-06"


def under(weather: str, **options: Any) -> WayOfTheSamurai:
    """A fight on the bridge in this weather."""
    return given(environment="bridge", weather=weather, **options)


def at_round_end(weather: str, gauges: tuple[int, int, int] = (0, 0, 0), **options: Any) -> WayOfTheSamurai:
    """The round is over, with these gauges."""
    return under(weather, step="round_end", exchange=2, gauges=gauges, **options)


# The choice -----------------------------------------------------------------------------------------------------------


@proves("WS-23.1", "WS-40.6", "WS-37.17")
@pytest.mark.parametrize("weather", WEATHER_NAMES)
def test_a_weather_needs_an_environment(weather: str) -> None:
    impossible("WS-23.1", weather=weather)
    assert start(weather=weather, environment="forest").rules.weather == WEATHER_NAMES.index(weather) + 1
    alone = start(weather=weather, weather_needs_environment=False)
    assert (alone.rules.weather, field(alone, "environment")) == (WEATHER_NAMES.index(weather) + 1, "none")


@proves("WS-23.1")
def test_there_are_four_of_which_one_may_be_chosen() -> None:
    assert (len(WEATHER_NAMES), start(environment="bridge").rules.weather) == (4, 0)
    plain = given(step="round_end", exchange=2, gauges=(0, 0, -2), environment="bridge")
    assert (life(plain), step(plain)) == (8, "draw")


@proves("WS-23.1")
@pytest.mark.parametrize("round", [1, 2, 17])
@pytest.mark.parametrize("mode", ["duel", "one_vs_three", "clan"])
def test_its_rules_apply_for_the_whole_game(round: int, mode: str) -> None:
    assert life(at_round_end("rain", (0, 0, -2), round=round, mode=mode)) == 7
    assert step(at_round_end("snow", round=round, mode=mode)) == "weather_loss"


@proves("WS-23.16")
@pytest.mark.parametrize("number", range(4))
def test_the_names_are_those_of_the_data_file(number: int) -> None:
    entry = DATA["weathers"][number]
    assert Catalogue("en", "way_of_the_samurai").name(entry["id"]) == entry["display_name"]


@proves("WS-23.17", "WS-37.3")
@pytest.mark.parametrize("mode", ["dojo_yoshioka", "leaving_the_village"])
@pytest.mark.parametrize("weather", WEATHER_NAMES)
def test_campaigns_have_no_weather(mode: str, weather: str) -> None:
    impossible("WS-37.3", mode=mode, weather=weather, weather_needs_environment=False)
    assert start(mode=mode).rules.weather == 0


# Weather 1: rain ------------------------------------------------------------------------------------------------------


@proves("WS-23.2", "WS-40.3")
@pytest.mark.parametrize("played", COMBOS.values(), ids=COMBOS)
def test_in_the_rain_each_combo_costs_a_life(played: str) -> None:
    assert life(under("rain", step="combo", hand="", played=played)) == 7
    for weather in ("fog", "snow", "sun"):
        assert life(under(weather, step="combo", hand="", played=played)) == 8


@proves("WS-23.2")
def test_without_a_combo_the_rain_costs_nothing() -> None:
    assert life(under("rain", step="combo", hand="", played=NO_COMBO)) == 8


@proves("WS-23.2", "WS-40.78")
def test_the_combo_can_kill_before_its_reward() -> None:
    state = under("rain", step="combo", hand="", played=COMBOS["black_a"], life=1)
    assert (result(state), won(state)) == ("killed", False)


@proves("WS-40.3", "WS-23.2")
def test_a_flag_makes_the_combo_cost_ki() -> None:
    state = under("rain", step="combo", hand="", played=COMBOS["red"], weather_combo_cost="ki")
    assert (life(state), ki(state)) == (8, 4)


@proves("WS-23.3", "WS-23.7", "WS-40.2", "WS-40.3")
@pytest.mark.parametrize("weather", ["rain", "fog"])
@pytest.mark.parametrize(
    ("gauges", "left"), [((0, 0, -2), 7), ((0, 0, -1), 8), ((0, 0, 0), 8), ((-2, -2, -1), 8), ((4, 4, -2), 7)]
)
def test_guard_at_its_lowest_costs_a_life_at_the_end_of_a_round(
    weather: str, gauges: tuple[int, int, int], left: int
) -> None:
    state = at_round_end(weather, gauges)
    assert (life(state), ki(state), step(state)) == (left, 5, "draw")


@proves("WS-23.3", "WS-23.7")
@pytest.mark.parametrize("weather", ["rain", "fog", "sun"])
def test_in_mid_round_a_low_guard_costs_nothing(weather: str) -> None:
    state = play(under(weather, step="end_of_exchange", gauges=(0, 0, -2)), "go_on")
    assert (life(state), step(state), field(state, "exchange")) == (8, "move", "2")


@proves("WS-23.3", "WS-23.9")
def test_in_the_snow_a_low_guard_is_not_punished() -> None:
    assert life(play(at_round_end("snow", (0, 0, -2)), "take ki")) == 8


@proves("WS-40.2")
@pytest.mark.parametrize("weather", ["rain", "fog"])
@pytest.mark.parametrize(
    ("gauge", "gauges", "left"),
    [
        ("strength", (-2, 0, 0), 7),
        ("strength", (0, -2, -2), 8),
        ("technique", (0, -2, 0), 7),
        ("technique", (-2, 0, -2), 8),
        ("any", (-2, 0, 0), 7),
        ("any", (0, 0, -2), 7),
        ("any", (-2, -2, -2), 7),
        ("any", (-1, -1, -1), 8),
    ],
)
def test_a_flag_names_the_gauge(weather: str, gauge: str, gauges: tuple[int, int, int], left: int) -> None:
    assert life(at_round_end(weather, gauges, weather_low_gauge=gauge)) == left


@proves("WS-40.3")
@pytest.mark.parametrize("weather", ["rain", "fog"])
def test_a_flag_makes_a_low_guard_cost_ki(weather: str) -> None:
    state = at_round_end(weather, (0, 0, -2), weather_low_loss="ki")
    assert (life(state), ki(state)) == (8, 4)


@proves("WS-23.4", "WS-23.5", "WS-40.5")
@pytest.mark.parametrize(("weapon", "level"), [("katana", 6), ("kai", 5), ("kai", 6)])
@pytest.mark.parametrize(("card", "left"), [("w-1", (7, 5)), ("w-2", (8, 4)), ("w-4", (6, 5)), ("w-5", (8, 5))])
def test_in_the_rain_a_wound_2_is_a_wound_1(weapon: str, level: int, card: str, left: tuple[int, int]) -> None:
    state = play(under("rain", step="end_of_exchange", weapon=weapon, die=level), f"use_die {level}", f"wound {card}")
    assert (enemy(state), result(state), die(state)) == (left, "none", 1)


@proves("WS-23.4", "WS-23.5")
def test_a_wound_1_stays_one_and_other_weathers_leave_the_wound_2() -> None:
    low = play(under("rain", step="end_of_exchange", die=5), "use_die 5", "wound w-4")
    assert enemy(low) == (6, 5)
    high = play(under("fog", step="end_of_exchange", die=6), "use_die 6", "wound w-4")
    assert enemy(high) == (5, 5)


@proves("WS-23.4", "WS-23.5")
def test_wounds_of_the_player_are_not_lowered() -> None:
    state = play(under("rain", step="counter_card(0)"), "enemy en-06", "wound w-4")
    assert life(state) == 5


@proves("WS-23.5", "WS-40.76")
def test_kempos_own_wound_2_stays_but_the_players_is_lowered() -> None:
    own = play(under("rain", step="hit(0,1,0,0)", opponent="kempo", enemy=(1, 5)), "wound w-4")
    assert enemy(own) == (5, 5)
    mine = play(under("rain", step="red_roll", opponent="kempo"), "roll 6", "wound w-4")
    assert enemy(mine) == (6, 5)


# Weather 2: fog -------------------------------------------------------------------------------------------------------


@proves("WS-23.6")
@pytest.mark.parametrize("exchange", [1, 2])
def test_in_the_fog_there_is_no_early_reveal(exchange: int) -> None:
    refused(under("fog", exchange=exchange), "early_reveal", "WS-23.6")
    for weather in ("rain", "snow", "sun"):
        assert "early_reveal" in offered(under(weather, exchange=exchange))


@proves("WS-23.8")
def test_in_the_fog_a_card_is_put_down_before_one_is_bought() -> None:
    state = play(under("fog", hand="std-02 std-06 std-10"), "draw")
    assert (step(state), offered(state), ki(state)) == (
        "discard_first",
        ["discard std-02", "discard std-06", "discard std-10"],
        4,
    )
    play(state, "discard std-06")
    assert (cards(state, HAND), cards(state, DISCARDED), step(state)) == ("std-02 std-10", "std-06", "draw")
    play(state, "card std-01")
    assert (cards(state, HAND), step(state)) == ("std-01 std-02 std-10", "move")
    assert step(play(state, "draw")) == "discard_first", "before each card"


@proves("WS-23.8")
@pytest.mark.parametrize("where", ["move(0,2)", "strike", "end_of_exchange"])
def test_in_the_fog_an_empty_hand_cannot_buy(where: str) -> None:
    refused(under("fog", step=where, hand="", stored="spe-01"), "draw", "WS-23.8")
    assert "draw" in offered(under("rain", step=where, hand=""))


@proves("WS-23.8", "WS-10.7")
def test_the_card_put_down_can_be_drawn_again_when_nothing_else_is_left() -> None:
    removed = "std-" + " std-".join(f"{number:02}" for number in range(3, 19))
    state = under("fog", hand="std-02", played="std-01", stored=removed, deck="")
    play(state, "draw")  # one card only can be put down, and it is the only one to draw
    assert (cards(state, HAND), cards(state, DISCARDED), ki(state)) == ("std-02", "", 4)


@proves("WS-23.8")
@pytest.mark.parametrize("weather", ["rain", "snow", "sun"])
def test_in_other_weathers_nothing_is_put_down(weather: str) -> None:
    assert step(play(under(weather), "draw")) == "draw"


@proves("WS-40.67", "WS-23.8")
def test_with_easing_1_one_card_is_put_down_for_three_looked_at() -> None:
    state = play(under("fog", hand="std-02 std-06", easy_look=True), "draw", "discard std-02")
    play(state, "card std-01", "card std-03", "card std-04", "keep std-03")
    assert (cards(state, HAND), cards(state, DISCARDED)) == ("std-03 std-06", "std-01 std-02 std-04")
    assert (step(state), ki(state)) == ("move", 4)


@proves("WS-23.18")
def test_the_nagamaki_buys_a_card_too() -> None:
    state = under("fog", hand="std-02 std-06", discard="std-01 std-03", weapon="nagamaki")
    play(state, "fetch std-03")
    assert (step(state), offered(state), ki(state)) == ("discard_first", ["discard std-02", "discard std-06"], 4)
    play(state, "discard std-02")
    assert (cards(state, HAND), cards(state, DISCARDED)) == ("std-03 std-06", "std-01 std-02")
    empty = under("fog", hand="", discard="std-01", weapon="nagamaki")
    refused(empty, "fetch std-01", "WS-23.18")


@proves("WS-23.18")
def test_the_card_just_put_down_may_be_the_one_taken() -> None:
    state = under("fog", hand="std-02 std-06", discard="std-01", weapon="nagamaki")
    assert [name for name in offered(state) if name.startswith("fetch")] == [
        "fetch std-01",
        "fetch std-02",
        "fetch std-06",
    ]
    play(state, "fetch std-02")
    assert (cards(state, HAND), cards(state, DISCARDED)) == ("std-02 std-06", "std-01")
    assert (ki(state), step(state)) == (4, "move")
    refused(under("fog", hand="std-02 std-06", weapon="nagamaki", ki=0), "fetch std-02", "WS-12.16")
    refused(under("rain", hand="std-02 std-06", weapon="nagamaki"), "fetch std-02", "WS-19.23")


@proves("WS-23.18")
def test_a_special_card_gained_for_ki_wants_nothing_put_down() -> None:
    state = play(under("fog", hand="std-02", taikyu=True, fields={"taikyu": 2}), "exchange", "card spe-03")
    assert (cards(state, HAND), cards(state, STORED), cards(state, DISCARDED)) == ("std-02", "spe-03", "")
    bare = under("fog", hand="", taikyu=True, fields={"taikyu": 2})
    assert "exchange" in offered(bare)
