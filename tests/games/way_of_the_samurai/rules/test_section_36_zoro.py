"""Section 36: Zoro, against whom two weapons may be used."""

from typing import Any

import pytest

from shiai.games.way_of_the_samurai.rules.cards import DATA, OPPONENT_IDS
from tests.games.way_of_the_samurai.given import enemy, field, gauges, given, impossible, ki, life, offered, play, start
from tests.proof import proves

ZORO = ["bokken", "naginata", "nodachi", "tanto", "yari", "wakizashi"]


@proves("WS-36.22")
@pytest.mark.parametrize("weapon", ZORO)
def test_against_zoro_two_weapons_of_his_list_may_be_used(weapon: str) -> None:
    for second in ZORO:
        if second == weapon:
            impossible("WS-36.22", opponent="zoro", weapon=weapon, second_weapon=second)
        else:
            assert start(opponent="zoro", weapon=weapon, second_weapon=second).rules.second < len(DATA["weapons"])
    for second in ("katana", "katana_kodachi", "kusarigama"):
        impossible("WS-36.22", opponent="zoro", weapon=weapon, second_weapon=second)
        impossible("WS-36.22", opponent="zoro", weapon=second, second_weapon=weapon)
    for opponent in OPPONENT_IDS:
        if opponent != "zoro":
            impossible("WS-37.17", opponent=opponent, weapon="yari", second_weapon="tanto")


@proves("WS-36.23")
@pytest.mark.parametrize(("weapon", "second"), [("naginata", "yari"), ("yari", "naginata")])
def test_starting_values_are_reduced_one_after_the_other(weapon: str, second: str) -> None:
    state = start(opponent="zoro", weapon=weapon, second_weapon=second)
    assert (life(state), ki(state), state.force.ki_max, field(state, "weapon_mulligans")) == (7, 1, 2, "3")


@proves("WS-36.22", "WS-36.23", "WS-40.21")
@pytest.mark.parametrize(("weapon", "second"), [("nodachi", "bokken"), ("bokken", "nodachi")])
def test_all_advantages_and_drawbacks_of_both_hold(weapon: str, second: str) -> None:
    zoro: dict[str, Any] = {"opponent": "zoro", "weapon": weapon, "second_weapon": second}
    state = given(ki=3, **zoro)
    assert {"buy_strength", "buy_technique", "life_to_ki"} <= set(offered(state))
    play(state, "life_to_ki")
    assert (life(state), ki(state)) == (7, 4), "a payment is no loss"
    struck = play(given(step="counter_card(0)", ki=3, **zoro), "enemy en-08")
    assert (life(struck), ki(struck)) == (6, 1)


@proves("WS-36.23")
def test_tanto_and_naginata_together() -> None:
    zoro: dict[str, Any] = {"opponent": "zoro", "weapon": "tanto", "second_weapon": "naginata"}
    hit = given(step="hit(0,1,0,0)", **zoro)
    assert enemy(hit) == (8, 6)
    state = play(given(step="counter_phase", gauges=(0, 0, 2), **zoro), "go_on", "enemy en-10")
    assert gauges(state) == (0, 0, 2), "the naginata cannot pass the bound of the tanto"
    assert (ki(state), state.force.ki_max) == (2, 2)


@proves("WS-36.25")
@pytest.mark.parametrize("weapon", [str(entry["id"]) for entry in DATA["weapons"]])
def test_against_zoro_any_single_weapon_may_be_taken(weapon: str) -> None:
    place = "bridge" if weapon == "tessen" else "none"
    assert field(start(opponent="zoro", weapon=weapon, environment=place), "self_weapon") == f"blade={weapon}"
