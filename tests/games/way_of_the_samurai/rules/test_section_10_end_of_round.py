"""Section 10: the effects at the end of a round and their order."""

from typing import Any

import pytest

from shiai.games.way_of_the_samurai.rules.state import DISCARDED, HAND, STORED, WayOfTheSamurai
from shiai.games.way_of_the_samurai.rules.steps.round_end import BLEEDING, EFFECTS, OPPONENT
from tests.games.way_of_the_samurai.given import (
    cards,
    enemy,
    field,
    gauges,
    given,
    go_on,
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

BELLY = {"blood_2": "blood-2"}


def round_ends(**wanted: Any) -> WayOfTheSamurai:
    """The second exchange of a round is over."""
    return given("round_end", exchange=2, **wanted)


def to_come(state: WayOfTheSamurai) -> int:
    """The first effect of the end of the round that is still to come."""
    return next(below.numbers[0] for below in state.stack if below.name == "round_end")


@proves("WS-10.1")
def test_a_gains_come_before_the_weather_and_the_loss_without_ki() -> None:
    """With the sai the Ki gained first can be given to the snow, or saves from the loss."""
    state = round_ends(weapon="sai_2", ki=0, life=5)
    assert (ki(state), life(state), step(state)) == (1, 5, "lower_gauge")
    snow = round_ends(weapon="sai_2", ki=0, life=5, environment="forest", weather="snow")
    assert offered(snow) == ["take life", "take ki"]


@proves("WS-10.1", "WS-19.21")
def test_a_gains_come_even_before_the_loss_of_the_enemy() -> None:
    state = round_ends(weapon="sai_2", ki=2, enemy=(2, 0))
    assert (ki(state), result(state)) == (3, "enemy_killed")


@proves("WS-10.1", "WS-10.2", "WS-40.70", "WS-11.4")
def test_b_the_enemy_without_ki_loses_before_the_player_without_ki() -> None:
    state = round_ends(enemy=(2, 0), life=2, ki=0)
    assert (result(state), won(state), life(state)) == ("enemy_killed", True, 2)
    longer = round_ends(enemy=(3, 0), life=2, ki=0)
    assert (result(longer), enemy(longer)) == ("killed", (1, 0))


@proves("WS-10.1")
def test_b_comes_before_c_the_own_loss_of_bruce_lee() -> None:
    state = given("end_of_exchange", exchange=2, opponent="bruce_lee", enemy=(9, 0), played="std-01")
    losses = [event.values["number"] for event in told(state, "go_on") if event.id == "event-enemy_lost_life"]
    assert (losses, enemy(state)) == ([2, 1], (6, 0))


@proves("WS-10.1", "WS-10.2")
@pytest.mark.parametrize("weather", ["rain", "fog", "sun", "snow"])
def test_c_comes_before_d_the_weather(weather: str) -> None:
    """Bruce Lee loses his last life before the weather could kill the player."""
    table: dict[str, Any] = {"opponent": "bruce_lee", "environment": "forest", "weather": weather, "life": 1}
    state = round_ends(enemy=(1, 4), gauges=(0, 0, -2), **table)
    assert (result(state), life(state)) == ("enemy_killed", 1)
    later = round_ends(enemy=(2, 4), gauges=(0, 0, -2), **table)
    assert enemy(later) == (1, 4)
    assert (result(later), step(later)) in (("killed", "over"), ("sunstroke", "over"), ("none", "weather_loss"))


@proves("WS-10.1", "WS-12.6")
def test_d_comes_before_e_the_loss_without_ki() -> None:
    sun = round_ends(environment="forest", weather="sun", gauges=(0, 0, -2), ki=0, life=2)
    assert result(sun) == "sunstroke"
    snow = round_ends(environment="forest", weather="snow", ki=1, life=5)
    assert (step(snow), ki(snow)) == ("weather_loss", 1)
    play(snow, "take ki")
    assert (ki(snow), life(snow)) == (0, 3), "the Ki given to the snow was the last one"


@proves("WS-10.1")
@pytest.mark.parametrize(("weapon", "round"), [("kusarigama", 1), ("wakizashi", 10)])
def test_e_comes_before_f_the_effects_of_weapons(weapon: str, round: int) -> None:
    state = round_ends(weapon=weapon, round=round, gauges=(0, 0, -1), ki=0, life=5)
    assert (step(state), life(state)) == ("wound_card", 3)
    dead = round_ends(weapon=weapon, round=round, gauges=(0, 0, -1), ki=0, life=2)
    assert (step(dead), result(dead)) == ("over", "killed")
    neither = round_ends(weapon=weapon, round=2, gauges=(0, 0, 0), ki=1, life=5)
    assert (step(neither), life(neither)) == ("draw", 5)


@proves("WS-10.1")
@pytest.mark.parametrize(("weapon", "round"), [("kusarigama", 1), ("wakizashi", 10)])
def test_f_comes_before_g_blood_wounds(weapon: str, round: int) -> None:
    state = round_ends(weapon=weapon, round=round, gauges=(0, 0, -2), life=5, blood=True, fields=BELLY)
    assert (step(state), life(state)) == ("blood_card", 5)
    play(state, "blood blood-5")
    assert (step(state), life(state)) == ("draw", 4)


@proves("WS-10.1")
def test_g_comes_before_h_abilities_that_hurt_the_player() -> None:
    """The armour rolls for each of the two points, so that the moment between them can be seen."""
    state = round_ends(opponent="skull", blood=True, yoroi="player", fields=BELLY | {"armour": 4})
    assert (step(state), to_come(state)) == ("armour", BLEEDING + 1)
    play(state, "roll 1")
    assert (step(state), to_come(state)) == ("armour", OPPONENT + 1)
    play(state, "roll 1")
    assert (step(state), field(state, "armour"), life(state)) == ("draw", "2", 8)


@proves("WS-10.1")
def test_h_comes_before_i_the_sixth_consequence_of_taikyu() -> None:
    state = round_ends(opponent="skull", taikyu=True, ki=2, life=5, fields={"taikyu": 6})
    assert (step(state), life(state), to_come(state)) == ("wound_card", 4, EFFECTS)
    dead = round_ends(opponent="skull", taikyu=True, ki=2, life=1, fields={"taikyu": 6})
    assert result(dead) == "killed"


@proves("WS-10.1", "WS-38.13")
def test_a_step_is_complete_before_the_next_one() -> None:
    """Kempo rises again after his loss for 0 Ki, and his wound is drawn before the player loses anything."""
    state = round_ends(opponent="kempo", enemy=(2, 0), ki=0, life=6)
    assert (step(state), enemy(state), life(state)) == ("wound_card", (8, 0), 6)
    play(state, "wound w-1")
    assert (enemy(state), life(state), step(state)) == ((6, 0), 4, "draw")


@proves("WS-10.2", "WS-10.11")
@pytest.mark.parametrize("mode", ["duel", "clan", "leaving_the_village"])
def test_the_steps_after_the_death_of_the_last_enemy_are_not_carried_out(mode: str) -> None:
    state = round_ends(mode=mode, enemy=(2, 0), ki=0, life=5, weapon="kusarigama", gauges=(0, 0, -2))
    assert (life(state), step(state)) == (5, {"duel": "over", "clan": "clan_roll"}.get(mode, "event"))


@proves("WS-10.11")
def test_in_1_vs_3_the_end_of_the_round_goes_on_until_the_last_one_is_dead() -> None:
    fields = {"enemy_life": "first=2 second=2 third=1", "enemy_ki": "first=0 second=0 third=1"}
    state = round_ends(mode="one_vs_three", fields=fields, ki=0, life=5)
    assert (field(state, "enemy_life"), life(state), step(state)) == ("third=1", 3, "draw")
    last = round_ends(mode="one_vs_three", fields={**fields, "enemy_ki": "none"}, ki=0, life=5)
    assert (result(last), life(last)) == ("all_three_dead", 5)


@proves("WS-10.3", "WS-10.4", "WS-10.9", "WS-10.10")
@pytest.mark.parametrize("round", [1, 9])
def test_the_hand_is_put_down_and_stored_cards_stay(round: int) -> None:
    state = round_ends(round=round, hand="std-02 spe-03 std-18", stored="spe-01 spe-06", discard="std-05")
    assert (cards(state, HAND), cards(state, STORED)) == ("", "spe-01 spe-06")
    assert cards(state, DISCARDED) == "std-02 std-05 std-18 spe-03"
    assert (field(state, "round"), field(state, "exchange"), step(state)) == (str(round + 1), "0", "draw")
    assert gauges(state) == (0, 0, 0)


@proves("WS-10.12")
def test_the_hand_is_put_down_after_the_last_step() -> None:
    hand = "std-02 std-06"
    state = round_ends(hand=hand, weapon="wakizashi", round=10, taikyu=True, ki=2, fields={"taikyu": 6})
    for last in (False, True):
        assert (step(state), cards(state, HAND), cards(state, DISCARDED)) == ("wound_card", hand, "")
        assert (to_come(state) == EFFECTS) is last
        play(state, "wound w-5")
    assert (step(state), cards(state, HAND), cards(state, DISCARDED)) == ("draw", "", hand)


@proves("WS-10.10")
def test_rounds_are_counted_over_the_whole_game() -> None:
    assert field(start(), "round") == "1"
    state = round_ends(round=7, mode="clan", enemy=(2, 0))
    play(state, "roll 3")
    assert (field(state, "round"), field(state, "fight"), step(state)) == ("8", "2", "draw")


EFFECTS_OF_THE_PLAYER: list[tuple[dict[str, Any], int, int]] = [
    ({"weapon": "sai_2", "ki": 3}, 8, 4),
    ({"environment": "forest", "weather": "rain", "gauges": (3, 0, -2)}, 7, 5),
    ({"ki": 0}, 6, 0),
    ({"blood": True, "fields": BELLY}, 7, 5),
]


@proves("WS-10.13", "WS-40.18")
@pytest.mark.parametrize(("table", "lives", "kis"), EFFECTS_OF_THE_PLAYER)
@pytest.mark.parametrize("flag", [True, False])
def test_a_fight_won_in_mid_round_can_be_followed_by_effects(
    table: dict[str, Any], lives: int, kis: int, flag: bool
) -> None:
    wanted: dict[str, Any] = {"gauges": (3, 0, 0), "mode": "clan", "enemy": (1, 2), "defence": "en-03"}
    state = given("strike", eor_on_kill=flag, **(wanted | table))
    go_on(state, "clan_roll")
    expected = (lives, kis) if flag else (8, table.get("ki", 5))
    assert (life(state), ki(state), field(state, "defeated")) == (*expected, "1")


@proves("WS-10.13")
@pytest.mark.parametrize("flag", [True, False])
def test_the_choice_of_the_snow_and_the_wound_of_a_weapon_belong_to_it(flag: bool) -> None:
    wanted: dict[str, Any] = {"gauges": (3, 0, -1), "mode": "clan", "enemy": (1, 2), "defence": "en-03"}
    wanted |= {"eor_on_kill": flag}
    snow = play(given("strike", environment="forest", weather="snow", **wanted), "go_on")
    assert step(snow) == ("weather_loss" if flag else "clan_roll")
    wound = play(given("strike", weapon="kusarigama", **wanted), "go_on")
    assert step(wound) == ("wound_card" if flag else "clan_roll")
    if flag:
        assert step(play(wound, "wound w-1")) == "clan_roll"
        assert (life(wound), gauges(wound)[2]) == (7, -1)


@proves("WS-10.13")
def test_steps_b_c_and_i_do_not_belong_to_it() -> None:
    state = given(
        "strike",
        mode="clan",
        gauges=(3, 0, 0),
        enemy=(1, 0),
        defence="en-03",
        taikyu=True,
        ki=2,
        eor_on_kill=True,
        fields={"taikyu": 6},
    )
    play(state, "go_on")
    assert (step(state), ki(state), life(state)) == ("clan_roll", 2, 8)


@proves("WS-10.13")
def test_a_fight_won_at_the_end_of_a_round_is_not_in_mid_round() -> None:
    state = round_ends(mode="clan", enemy=(2, 0), ki=0, life=5, eor_on_kill=True)
    assert (step(state), life(state)) == ("clan_roll", 5)


@proves("WS-10.13")
def test_a_fight_won_before_the_first_exchange_is_in_mid_round() -> None:
    """The cliff in the window at the start of the round, which the yari opens."""
    state = given(
        "start",
        stack="round_end exchange(2) exchange(1) start",
        exchange=0,
        mode="clan",
        weapon="yari",
        environment="cliff",
        enemy=(1, 3),
        ki=1,
        life=5,
        eor_on_kill=True,
        fields={"marks": "fresh_hand"},
    )
    play(state, "environment", "roll 1", "wound w-1")
    assert (step(state), life(state)) == ("clan_roll", 3), "he paid his last Ki"
