"""Section 33: the armour, worn by the player or by the enemy."""

from typing import Any

import pytest

from shiai.games.way_of_the_samurai.rules.state import WayOfTheSamurai
from tests.games.way_of_the_samurai.given import (
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
)
from tests.proof import proves

ROLLS = [f"roll {face}" for face in range(1, 7)]


def armour(state: WayOfTheSamurai) -> int:
    """Protection points left."""
    return int(field(state, "armour"))


def losing(number: int, points: int = 4, **options: Any) -> WayOfTheSamurai:
    """The player, in armour with so many points, is about to lose so much life at the counter-attack."""
    fields = {"armour": points} | options.pop("fields", {})
    return given(step=f"lose_life({number})", yoroi="player", fields=fields, **options)


@proves("WS-33.1", "WS-33.2")
@pytest.mark.parametrize(("wearer", "points"), [("none", 0), ("player", 4), ("enemy", 4)])
def test_the_armour_has_four_points_for_whoever_wears_it(wearer: str, points: int) -> None:
    assert armour(start(yoroi=wearer)) == points


@proves("WS-33.2", "WS-33.3", "WS-33.6")
def test_the_first_four_points_are_taken_from_the_armour() -> None:
    state = losing(5)
    for left in (3, 2, 1, 0):
        assert offered(state) == ROLLS
        play(state, "roll 3")
        assert armour(state) == left
    assert (life(state), step(state)) == (7, "before_counter")


@proves("WS-33.3")
def test_without_armour_every_point_is_life() -> None:
    assert life(given(step="lose_life(5)")) == 3


@proves("WS-33.4", "WS-33.8", "WS-40.47")
@pytest.mark.parametrize("face", range(1, 7))
def test_only_a_six_destroys_it_and_that_point_was_still_absorbed(face: int) -> None:
    state = play(losing(1), f"roll {face}")
    assert (armour(state), life(state)) == (0 if face == 6 else 3, 8)


@proves("WS-33.4", "WS-33.6", "WS-33.15", "WS-40.47")
def test_points_come_one_by_one_each_with_its_roll_and_the_rest_goes_to_life() -> None:
    state = play(losing(3), "roll 2")
    assert (armour(state), step(state)) == (3, "armour")
    play(state, "roll 6")
    assert (armour(state), life(state), step(state)) == (0, 7, "before_counter")


@proves("WS-33.5", "WS-39.11")
def test_when_the_marker_leaves_the_one_it_is_destroyed() -> None:
    state = play(losing(3, points=2), "roll 4", "roll 3")
    assert (armour(state), life(state)) == (0, 7)
    assert life(play(losing(1, points=1), "roll 1")) == 8


@proves("WS-33.7", "WS-31.6")
def test_armour_pays_no_costs_in_life() -> None:
    bokken = play(given(ki=3, yoroi="player", weapon="bokken"), "life_to_ki")
    assert (life(bokken), ki(bokken), armour(bokken)) == (7, 4, 4)
    gisei = play(given(step="before_counter(5)", yoroi="player", gisei=True), "gisei")
    assert (life(gisei), armour(gisei)) == (7, 4)
    last = given(step="before_counter(5)", life=1, yoroi="player", gisei=True)
    refused(last, "gisei", "WS-31.7")


@proves("WS-33.9")
def test_loss_of_ki_is_not_absorbed() -> None:
    state = given(step="counter_card(0)", yoroi="player", ki=3)
    play(state, "enemy en-04")  # guard below 3: 1 Ki
    assert (ki(state), armour(state)) == (2, 4)


@proves("WS-33.10", "WS-20.8")
def test_absorbed_life_is_not_lost_for_nodachi_and_oda() -> None:
    state = play(losing(2, points=1, opponent="oda", weapon="nodachi", enemy=(6, 5)), "roll 1")
    assert (life(state), ki(state), enemy(state)) == (7, 4, (7, 5))


@proves("WS-33.11", "WS-34.2")
def test_damage_to_the_enemys_armour_is_still_damage() -> None:
    turned = play(given(step="hit(0,1,0,0)", yoroi="enemy", opponent="shiro"), "roll 1")
    assert (enemy(turned), field(turned, "side"), step(turned)) == ((8, 5), "1", "penalty")
    more = play(given(step="hit(0,1,0,0)", yoroi="enemy", weapon="kanabo_2", fields={"armour": 1}), "roll 2")
    assert (enemy(more), armour(more)) == ((7, 5), 0)


@proves("WS-33.11", "WS-33.16")
@pytest.mark.parametrize(("points", "waits"), [(4, 5), (1, 3)])
def test_leonardo_does_not_count_absorbed_points_as_lost_life(points: int, waits: int) -> None:
    state = given(step="hit(0,2,0,0)", stack="round_end clean_up end_of_exchange combo counter_phase hit(0,2,0,0)",
                  yoroi="enemy", opponent="leonardo", fields={"armour": points})  # fmt: skip
    while step(state) == "armour":
        play(state, "roll 1")
    assert (state.stack[-1].name, state.stack[-1].numbers()) == ("before_counter", (waits,))


@proves("WS-33.16")
def test_absorbed_points_do_not_count_for_kanabo_3() -> None:
    state = play(given(step="hit(0,2,0,0)", ki=1, yoroi="enemy", weapon="kanabo_3", fields={"armour": 1}), "roll 1")
    assert (enemy(state), ki(state)) == ((7, 5), 1)
    plain = given(step="hit(0,2,0,0)", ki=1, weapon="kanabo_3")
    assert (enemy(plain), ki(plain)) == ((6, 5), 3)


@proves("WS-33.16")
def test_the_armour_is_not_restored_when_kempo_refills_or_oda_gains() -> None:
    kempo = given(step="hit(0,1,0,0)", enemy=(1, 5), yoroi="enemy", opponent="kempo", fields={"armour": 0})
    assert (enemy(kempo), armour(kempo)) == ((8, 5), 0)
    oda = given(step="lose_life(2)", enemy=(6, 5), yoroi="enemy", opponent="oda", fields={"armour": 1})
    assert (enemy(oda), armour(oda)) == ((8, 5), 1)


@proves("WS-33.12")
def test_the_armour_protects_against_the_loss_for_no_ki() -> None:
    mine = play(given(step="round_end", exchange=2, ki=0, yoroi="player"), "roll 1", "roll 2")
    assert (life(mine), armour(mine)) == (8, 2)
    theirs = play(given(step="round_end", exchange=2, enemy=(8, 0), yoroi="enemy"), "roll 1", "roll 2")
    assert (enemy(theirs), armour(theirs)) == ((8, 0), 2)


@proves("WS-33.13", "WS-40.93")
@pytest.mark.parametrize("mode", ["clan", "leaving_the_village"])
@pytest.mark.parametrize(("renewed", "left"), [(False, 2), (True, 4)])
def test_the_enemys_armour_goes_to_the_next_enemy_or_is_renewed(mode: str, renewed: bool, left: int) -> None:
    state = given(step="next_fight", mode=mode, yoroi="enemy", yoroi_renewed=renewed, fields={"armour": 2})
    assert armour(play(state, "roll 4")) == left
    assert armour(start(mode="dojo_yoshioka", yoroi="enemy", yoroi_renewed=renewed)) == 4


@proves("WS-33.13")
def test_in_a_run_the_enemy_falls_only_when_his_armour_is_gone() -> None:
    state = given(step="hit(0,1,0,0)", mode="clan", yoroi="enemy", enemy=(1, 3), fields={"armour": 1})
    assert (enemy(play(state, "roll 2")), armour(state)) == ((1, 3), 0)
    assert (
        step(given(step="hit(0,1,0,0)", mode="clan", yoroi="enemy", enemy=(1, 3), fields={"armour": 0})) == "clan_roll"
    )


@proves("WS-33.13", "WS-21.17", "WS-37.6")
@pytest.mark.parametrize("mode", ["clan", "leaving_the_village"])
def test_the_players_armour_goes_on_from_fight_to_fight(mode: str) -> None:
    state = given(step="next_fight", mode=mode, yoroi="player", fields={"armour": 2})
    play(state, "roll 4")
    assert (armour(state), field(state, "fight")) == (2, "2")


@proves("WS-33.14")
@pytest.mark.parametrize(("wearer", "number"), [("first", 0), ("second", 1), ("third", 2)])
def test_in_one_vs_three_one_opponent_wears_it(wearer: str, number: int) -> None:
    for struck, name in enumerate(("first", "second", "third")):
        state = given(step="hit(0,1,0,0)", fields={"target": f"opponent={name}"}, mode="one_vs_three", yoroi="enemy",
                      yoroi_opponent=wearer)  # fmt: skip
        before = (3, 3, 2)[struck]
        if struck == number:
            play(state, "roll 1")
            assert (enemy(state, struck)[0], armour(state)) == (before, 3)
        else:
            assert (enemy(state, struck)[0], armour(state)) == (before - 1, 4)


@proves("WS-33.14")
def test_the_bearer_is_named_for_one_vs_three_only() -> None:
    impossible("WS-33.14", yoroi="enemy", yoroi_opponent="second")
    impossible("WS-33.14", mode="one_vs_three", yoroi="player", yoroi_opponent="third")


@proves("WS-11.7")
def test_armour_does_not_absorb_an_instant_defeat() -> None:
    state = play(given(step="wound_card(0,2,0)", yoroi="player"), "wound w-5")
    assert (result(state), armour(state)) == ("deadly_wound", 4)
