"""Section 17: tanto and kusarigama."""

from typing import Any

import pytest

from shiai.games.way_of_the_samurai.rules.cards import ENEMY_NAMES
from tests.games.way_of_the_samurai.given import (
    countered,
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
    result,
    step,
    won,
)
from tests.proof import proves

# Defence, gauges that meet it, choices, and what the enemy loses by it.
HITS: list[tuple[str, tuple[int, int, int], list[str], tuple[int, int]]] = [
    ("en-01", (0, 3, 0), [], (0, 1)),
    ("en-02", (2, 2, 0), ["take life"], (1, 0)),
    ("en-02", (2, 2, 0), ["take ki"], (0, 1)),
    ("en-03", (3, 0, 0), [], (1, 0)),
    ("en-07", (4, 0, 0), [], (2, 0)),
    ("en-12", (3, 3, 0), [], (3, 0)),
]
WOUNDS = [("w-1", (1, 0), (2, 0)), ("w-2", (0, 1), (0, 2)), ("w-3", (1, 1), (2, 1)), ("w-4", (2, 0), (3, 0))]
TANTO: dict[str, Any] = {"weapon": "tanto"}

# Tanto ----------------------------------------------------------------------------------------------------------------


@proves("WS-17.12", "WS-17.13", "WS-40.22")
@pytest.mark.parametrize(("defence", "values", "choices", "losses"), HITS)
@pytest.mark.parametrize(("weapon", "factor"), [("tanto", 2), ("katana", 1)])
def test_a_met_defence_costs_the_enemy_twice_as_much(
    defence: str, values: tuple[int, int, int], choices: list[str], losses: tuple[int, int], weapon: str, factor: int
) -> None:
    state = given(step="check_defence", defence=defence, gauges=values, enemy=(8, 5), weapon=weapon)
    play(state, *choices)
    assert enemy(state) == (8 - factor * losses[0], 5 - factor * losses[1])


@proves("WS-17.12", "WS-17.13")
@pytest.mark.parametrize(
    ("level", "choices", "left"), [(3, [], (6, 5)), (4, ["take life"], (6, 5)), (4, ["take ki"], (8, 3))]
)
def test_the_loss_of_a_red_die_is_doubled(level: int, choices: list[str], left: tuple[int, int]) -> None:
    state = given(step="end_of_exchange", die=level, **TANTO)
    assert enemy(play(state, f"use_die {level}", *choices)) == left


@proves("WS-17.12", "WS-17.13", "WS-40.22")
@pytest.mark.parametrize(("card", "first", "second"), WOUNDS)
@pytest.mark.parametrize("level", [5, 6])
def test_a_wound_stays_one_card_whose_losses_are_doubled(
    level: int, card: str, first: tuple[int, int], second: tuple[int, int]
) -> None:
    state = play(given(step="end_of_exchange", die=level, **TANTO), f"use_die {level}")
    losses = first if level == 5 else second
    play(state, f"wound {card}")
    assert (step(state), enemy(state)) == ("end_of_exchange", (8 - 2 * losses[0], 5 - 2 * losses[1]))


@proves("WS-17.13")
def test_the_wound_of_an_environment_is_doubled() -> None:
    state = given(step="environment(0)", environment="cliff", **TANTO)
    assert enemy(play(state, "roll 1", "wound w-3")) == (6, 3)


@proves("WS-17.13", "WS-40.22", "WS-40.76")
def test_what_the_enemy_suffers_by_himself_is_not_doubled() -> None:
    assert enemy(given(step="round_end", exchange=2, enemy=(8, 0), **TANTO)) == (6, 0)
    assert enemy(given(step="round_end", exchange=2, opponent="bruce_lee", **TANTO)) == (21, 8)
    kempo = given(step="check_defence", defence="en-03", gauges=(3, 0, 0), enemy=(1, 5), opponent="kempo", **TANTO)
    assert enemy(play(kempo, "wound w-1")) == (6, 5), "8 again, and a single Wound 2"
    taikyu = given(step="round_end", exchange=2, enemy=(8, 3), taikyu=True, fields={"taikyu": 6}, **TANTO)
    assert enemy(play(taikyu, "wound w-1")) == (7, 3)


@proves("WS-17.12")
def test_losses_of_the_player_are_not_doubled() -> None:
    assert life(countered(given(step="counter_phase", **TANTO), "en-08")) == 6
    assert ki(countered(given(step="counter_phase", **TANTO), "en-04")) == 4


@proves("WS-17.22")
@pytest.mark.parametrize(("armour", "lives"), [(4, 8), (2, 8), (1, 7), (0, 6)])
def test_doubling_comes_before_armour(armour: int, lives: int) -> None:
    fields: dict[str, object] = {"armour": armour}
    state = given(step="check_defence", defence="en-03", gauges=(3, 0, 0), yoroi="enemy", fields=fields, **TANTO)
    while step(state) == "armour":
        play(state, "roll 1")
    assert (enemy(state), field(state, "armour")) == ((lives, 5), str(max(0, armour - 2)))


@proves("WS-17.22")
def test_doubling_comes_before_the_stop_at_0() -> None:
    state = given(step="check_defence", defence="en-01", gauges=(0, 3, 0), enemy=(8, 1), **TANTO)
    assert enemy(state) == (8, 0)
    killed = given(step="check_defence", defence="en-12", gauges=(3, 3, 0), enemy=(5, 5), **TANTO)
    assert (enemy(killed)[0], won(killed), result(killed)) == (0, True, "enemy_killed")
    spared = given(step="check_defence", defence="en-12", gauges=(3, 3, 0), enemy=(5, 5), weapon="katana")
    assert enemy(spared) == (2, 5)


@proves("WS-17.14")
@pytest.mark.parametrize(("weapon", "highest"), [("tanto", 2), ("katana", 4)])
def test_guard_is_never_above_2(weapon: str, highest: int) -> None:
    stored = play(given(stored="spe-03", weapon=weapon), "play spe-03")
    assert gauges(stored) == (0, 0, highest)
    place = given(step="environment(0)", gauges=(0, 0, 1), environment="bamboo_forest", weapon=weapon)
    assert gauges(play(place, "roll 4"))[2] == highest
    bought = given(step="counter_phase", gauges=(0, 0, highest - 1), weapon=weapon)
    play(bought, "buy_guard")
    assert gauges(bought)[2] == highest
    refused(bought, "buy_guard", "WS-12.19")


@proves("WS-17.14")
def test_strength_and_technique_keep_their_bounds() -> None:
    state = given(hand="std-05 std-06", stored="spe-01 spe-04", **TANTO)
    play(state, "play spe-01", "play spe-04")
    assert gauges(state) == (4, 0, 2)


# Kusarigama -----------------------------------------------------------------------------------------------------------


@proves("WS-17.15")
@pytest.mark.parametrize("card", ENEMY_NAMES[:-1])
def test_with_technique_4_no_counter_attack_has_an_effect(card: str) -> None:
    state = countered(given(step="counter_phase", gauges=(0, 4, -2), weapon="kusarigama"), card)
    assert (step(state), life(state), ki(state)) == ("end_of_exchange", 8, 5)
    for weapon, technique in (("kusarigama", 3), ("katana", 4)):
        struck = countered(given(step="counter_phase", gauges=(0, technique, -2), weapon=weapon), card)
        assert step(struck) == "wound_card" or (life(struck), ki(struck)) != (8, 5)


@proves("WS-17.15")
def test_the_technique_of_the_moment_counts() -> None:
    """Technique 4 met the defence; the environment lowers it before the counter-attack."""
    state = given(
        step="check_defence", defence="en-08", gauges=(0, 4, 0), environment="rice_field", weapon="kusarigama"
    )
    assert enemy(state) == (6, 5)
    play(state, "environment", "roll 4")
    assert life(countered(state, "en-02")) == 7


@proves("WS-17.15", "WS-40.25")
def test_the_card_without_effect_leaves_the_deck_all_the_same() -> None:
    state = countered(given(step="counter_phase", gauges=(0, 4, 0), weapon="kusarigama"), "en-06")
    assert "en-06" not in field(state, "enemy_deck").split()
    assert field(go_on(state, "move"), "enemy_discard") == "en-06"


@proves("WS-17.16")
@pytest.mark.parametrize("guard", range(-2, 5))
def test_a_low_guard_at_the_end_of_a_round_is_a_wound_1(guard: int) -> None:
    state = given(step="round_end", exchange=2, gauges=(0, 0, guard), weapon="kusarigama")
    assert (step(state) == "wound_card") is (guard < 0)
    if guard < 0:
        play(state, "wound w-4")
        assert life(state) == 6, "of level 1"
    assert (step(state), field(state, "round")) == ("draw", "2")
    other = given(step="round_end", exchange=2, gauges=(0, 0, guard), weapon="katana")
    assert (step(other), life(other)) == ("draw", 8)


@proves("WS-17.16")
def test_the_wound_comes_at_the_end_of_the_round_and_not_of_an_exchange() -> None:
    state = go_on(given(step="end_of_exchange", gauges=(0, 0, -2), weapon="kusarigama"), "move")
    assert (life(state), field(state, "exchange")) == (8, "2")
    ended = play(given(step="end_of_exchange", exchange=2, gauges=(0, 0, -2), weapon="kusarigama"), "go_on")
    assert offered(ended) == [f"wound w-{number}" for number in range(1, 6)]


@proves("WS-17.16", "WS-40.26")
def test_a_fight_that_ends_in_mid_round_brings_no_wound() -> None:
    state = given(
        step="check_defence", defence="en-03", gauges=(3, 0, -2), enemy=(1, 3), mode="clan", weapon="kusarigama"
    )
    assert (step(state), life(state), field(state, "defeated")) == ("clan_roll", 8, "1")
    play(state, "roll 3")
    assert (step(state), field(state, "round"), gauges(state)) == ("draw", "2", (0, 0, 0))
