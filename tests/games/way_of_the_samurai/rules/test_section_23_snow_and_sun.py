"""Section 23: the snow with its losses and its victory, and the doubled costs of the sun."""

from typing import Any

import pytest

from shiai.games.way_of_the_samurai.rules.state import STORED, WayOfTheSamurai
from tests.games.way_of_the_samurai.given import (
    cards,
    deal,
    die,
    enemy,
    field,
    gauges,
    given,
    ki,
    life,
    offered,
    play,
    refused,
    result,
    step,
    won,
)
from tests.proof import proves


def under(weather: str, **options: Any) -> WayOfTheSamurai:
    """A fight on the bridge in this weather."""
    return given(environment="bridge", weather=weather, **options)


VIRTUE: dict[str, object] = {"virtue": "card=ki_to_life", "bushido_marker": 3}
# Every use of Ki with its price in the sun: the choice, the step, the price, the options.
COSTS: list[tuple[str, str, int, dict[str, Any]]] = [
    ("draw", "move(0,2)", 2, {}),
    ("draw", "end_of_exchange", 2, {}),
    ("early_reveal", "move(0,2)", 2, {}),
    ("buy_guard", "before_counter(5)", 2, {"gisei": True}),
    ("environment", "move(0,2)", 2, {}),
    ("bushido_step", "move(0,2)", 4, {"bushido": True}),
    ("ki_to_life", "move(0,2)", 2, {"bushido": True, "life": 4, "fields": VIRTUE}),
    ("exchange", "move(0,2)", 2, {"taikyu": True, "fields": {"taikyu": 2}}),
    ("buy_strength", "move(0,2)", 2, {"weapon": "nodachi"}),
    ("buy_technique", "move(1,1)", 2, {"weapon": "nodachi"}),
    ("fetch std-01", "move(0,2)", 2, {"weapon": "nagamaki", "discard": "std-01"}),
    ("buy_power", "move(0,2)", 2, {"weapon": "katana_tanto", "fields": {"face": "up=b"}}),
]
NAMES = [f"{choice}-{where}" for choice, where, _, _ in COSTS]


# Weather 3: snow ------------------------------------------------------------------------------------------------------


def at_snow_end(**options: Any) -> WayOfTheSamurai:
    """The round is over, in the snow."""
    return under("snow", step="round_end", exchange=2, **options)


@proves("WS-23.9", "WS-40.4")
@pytest.mark.parametrize(("choice", "lives", "left"), [("take life", 7, 5), ("take ki", 8, 4)])
def test_in_the_snow_every_round_costs_a_life_or_a_ki(choice: str, lives: int, left: int) -> None:
    state = at_snow_end()
    assert (step(state), offered(state)) == ("weather_loss", ["take life", "take ki"])
    play(state, choice)
    assert (life(state), ki(state), step(state)) == (lives, left, "draw")
    assert step(deal(state)) == "move"


@proves("WS-23.10", "WS-23.9")
def test_without_ki_it_must_be_life() -> None:
    state = at_snow_end(ki=0)
    assert (life(state), ki(state), step(state)) == (5, 0, "draw"), "1 for the snow and 2 for having no Ki"
    dead = at_snow_end(ki=0, life=1)
    assert (result(dead), won(dead)) == ("killed", False)


@proves("WS-23.9", "WS-10.1")
def test_the_last_ki_given_to_the_snow_costs_two_lives_more() -> None:
    assert life(play(at_snow_end(ki=1), "take ki")) == 6


@proves("WS-23.11", "WS-23.12")
@pytest.mark.parametrize(("weapon", "level"), [("katana", 6), ("kai", 5)])
def test_in_the_snow_a_wound_2_wins_without_a_card(weapon: str, level: int) -> None:
    state = play(under("snow", step="end_of_exchange", weapon=weapon, die=level), f"use_die {level}")
    assert (result(state), won(state), offered(state)) == ("snow_victory", True, [])


@proves("WS-23.11")
def test_a_wound_1_does_not_win() -> None:
    state = play(under("snow", step="end_of_exchange", die=5), "use_die 5")
    assert step(state) == "wound_card"
    assert enemy(play(state, "wound w-5")) == (8, 5)
    plain = play(under("fog", step="end_of_exchange", die=6), "use_die 6")
    assert step(plain) == "wound_card"


@proves("WS-23.11")
def test_it_is_additional_to_the_other_ways_to_win() -> None:
    assert result(under("snow", step="hit(0,1,0,0)", enemy=(1, 5))) == "enemy_killed"


@proves("WS-23.11")
def test_a_wound_2_of_the_player_does_not_end_the_fight() -> None:
    state = play(under("snow", step="counter_card(0)"), "enemy en-06")
    assert step(state) == "wound_card"
    assert life(play(state, "wound w-1")) == 6


@proves("WS-23.11", "WS-21.6")
def test_in_a_clan_run_it_wins_that_fight_only() -> None:
    state = play(under("snow", step="end_of_exchange", mode="clan", die=6), "use_die 6")
    assert (step(state), field(state, "defeated"), field(state, "fight")) == ("clan_roll", "1", "2")


@proves("WS-23.12")
def test_it_beats_kempo_when_the_player_caused_the_wound() -> None:
    mine = play(under("snow", step="red_roll", opponent="kempo"), "roll 6")
    assert (result(mine), won(mine)) == ("snow_victory", True)
    five = play(under("snow", step="red_roll", opponent="kempo"), "roll 5")
    assert step(five) == "wound_card"


@proves("WS-23.12", "WS-40.76")
def test_kempos_own_wound_2_is_no_victory() -> None:
    state = under("snow", step="hit(0,1,0,0)", opponent="kempo", enemy=(1, 5))
    assert (step(state), enemy(state)) == ("wound_card", (8, 5))
    assert (enemy(play(state, "wound w-4")), result(state)) == ((5, 5), "none")


@proves("WS-23.19", "WS-40.80")
@pytest.mark.parametrize(("name", "number"), [("first", 0), ("second", 1), ("third", 2)])
def test_in_one_vs_three_it_is_over_the_wounded_one(name: str, number: int) -> None:
    fields: dict[str, object] = {"target": f"opponent={name}"}
    state = under("snow", step="end_of_exchange", mode="one_vs_three", die=6, fields=fields)
    play(state, "use_die 6")
    lives = [3, 3, 2]
    lives[number] = 0
    assert ([enemy(state, each)[0] for each in range(3)], result(state), die(state)) == (lives, "none", 1)


@proves("WS-23.19", "WS-32.19")
def test_over_the_last_of_three_it_wins_the_game() -> None:
    fields: dict[str, object] = {"target": "opponent=third", "enemy_life": "third=2"}
    state = under("snow", step="end_of_exchange", mode="one_vs_three", die=6, fields=fields)
    assert (result(play(state, "use_die 6")), won(state)) == ("all_three_dead", True)


# Weather 4: sun -------------------------------------------------------------------------------------------------------


@proves("WS-23.13", "WS-23.20")
@pytest.mark.parametrize(("choice", "where", "cost", "options"), COSTS, ids=NAMES)
def test_in_the_sun_every_cost_of_ki_is_doubled(choice: str, where: str, cost: int, options: dict[str, Any]) -> None:
    assert ki(play(under("sun", step=where, ki=cost, **options), choice)) == 0
    refused(under("sun", step=where, ki=cost - 1, **options), choice, "WS-12.16")
    for weather in ("rain", "snow"):
        assert ki(play(under(weather, step=where, ki=5, **options), choice)) == 5 - cost // 2


@proves("WS-23.13", "WS-35.8")
def test_the_bushido_step_of_taikyu_is_doubled_too() -> None:
    state = under("sun", bushido=True, taikyu=True, fields={"taikyu": 4})
    play(state, "exchange")
    assert (ki(state), field(state, "bushido_marker")) == (3, "1")


@proves("WS-23.14")
@pytest.mark.parametrize(("guard", "lost"), [(-2, True), (-1, False), (0, False)])
def test_in_the_sun_guard_at_its_lowest_is_defeat(guard: int, lost: bool) -> None:
    state = under("sun", step="round_end", exchange=2, gauges=(-2, -2, guard), yoroi="player")
    assert result(state) == ("sunstroke" if lost else "none")
    assert not won(state)
    assert life(state) == 8


@proves("WS-40.2", "WS-23.14")
@pytest.mark.parametrize(
    ("gauge", "values", "lost"),
    [
        ("strength", (-2, 0, 0), True),
        ("strength", (0, 0, -2), False),
        ("technique", (0, -2, 0), True),
        ("any", (0, -2, 0), True),
        ("any", (-1, -1, -1), False),
    ],
)
def test_the_flag_for_the_gauge_holds_in_the_sun(gauge: str, values: tuple[int, int, int], lost: bool) -> None:
    state = under("sun", step="round_end", exchange=2, gauges=values, weather_low_gauge=gauge)
    assert (result(state) == "sunstroke") is lost


@proves("WS-23.15")
def test_gains_and_losses_of_ki_and_payments_of_life_are_not_doubled() -> None:
    bokken = play(under("sun", weapon="bokken", ki=2), "life_to_ki")
    assert (life(bokken), ki(bokken)) == (7, 3)
    counter = play(under("sun", step="counter_card(0)"), "enemy en-04")
    assert ki(counter) == 4
    wound = play(under("sun", step="wound_card(0,1,0)"), "wound w-2")
    assert ki(wound) == 4
    nodachi = under("sun", step="lose_life(1)", weapon="nodachi")
    assert (life(nodachi), ki(nodachi)) == (7, 4)
    combo = play(under("sun", step="reward(0)", ki=1), "take ki")
    assert ki(combo) == 2
    gisei = play(under("sun", step="before_counter(5)", gisei=True), "gisei")
    assert (life(gisei), ki(gisei)) == (7, 5)


@proves("WS-23.20")
@pytest.mark.parametrize(
    ("choice", "moved", "where", "options"),
    [
        ("buy_guard", (0, 0, 1), "before_counter(5)", {}),
        ("buy_guard", (0, 0, 2), "before_counter(5)", {"weapon": "katana_tanto", "fields": {"face": "up=a"}}),
        ("buy_guard", (0, 0, 2), "before_counter(5)", {"opponent": "edward"}),
        ("buy_power", (2, 0, 0), "move(0,2)", {"weapon": "katana_tanto", "fields": {"face": "up=b"}}),
        ("buy_strength", (1, 0, 0), "move(0,2)", {"weapon": "nodachi"}),
        ("buy_technique", (0, 1, 0), "move(0,2)", {"weapon": "nodachi"}),
    ],
)
def test_the_price_of_one_unit_is_doubled_and_not_its_effect(
    choice: str, moved: tuple[int, int, int], where: str, options: dict[str, Any]
) -> None:
    state = play(under("sun", step=where, ki=3, **options), choice)
    assert (gauges(state), ki(state)) == (moved, 1)


@proves("WS-23.20")
def test_steps_and_exchanges_give_what_they_gave() -> None:
    stepped = play(under("sun", bushido=True), "bushido_step")
    assert (field(stepped, "bushido_marker"), ki(stepped)) == ("1", 1)
    special = play(under("sun", taikyu=True, fields={"taikyu": 2}), "exchange", "card spe-01")
    assert (cards(special, STORED), ki(special)) == ("spe-01", 3)
    raised = play(under("sun", taikyu=True, die=2, fields={"taikyu": 3}), "exchange")
    assert (die(raised), ki(raised)) == (4, 3)
    healed = play(under("sun", taikyu=True, life=3, fields={"taikyu": 5}), "exchange")
    assert (life(healed), ki(healed)) == (5, 3)


@proves("WS-23.20", "WS-40.81")
def test_ki_to_life_gives_two_lives_in_all() -> None:
    state = play(under("sun", life=4, bushido=True, fields=VIRTUE), "ki_to_life")
    assert (life(state), ki(state), field(state, "points")) == (5, 3, "2")
    play(state, "ki_to_life")
    assert (life(state), ki(state), field(state, "points"), field(state, "virtue")) == (6, 1, "0", "none")
    assert "ki_to_life" not in offered(state)
