"""Section 19: the three kanabo, and what makes a weapon fan-made."""

from typing import Any

import pytest

from shiai.games.way_of_the_samurai.rules.cards import WEAPON_IDS, WEAPONS
from shiai.games.way_of_the_samurai.rules.state import WayOfTheSamurai
from shiai.i18n import Catalogue, languages
from tests.games.way_of_the_samurai.given import (
    deal,
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
    start,
    step,
    told,
    won,
)
from tests.proof import proves

FAN = [str(weapon["id"]) for weapon in WEAPONS if weapon["set"] == "fan"]
NO_GUARD_FOR_KI = ["kanabo_2", "masakari_2", "sai_1"]
KANABO_1: dict[str, Any] = {"weapon": "kanabo_1"}
KANABO_2: dict[str, Any] = {"weapon": "kanabo_2"}
KANABO_3: dict[str, Any] = {"weapon": "kanabo_3"}
# Defences with one loss, and gauges that meet them.
MEET: dict[str, tuple[int, int, int]] = {
    "en-01": (0, 3, 0),
    "en-03": (3, 0, 0),
    "en-07": (4, 0, 0),
    "en-12": (3, 3, 0),
}


def attacked(defence: str, **given_and_options: Any) -> WayOfTheSamurai:
    """An attack that met this defence."""
    return given(step="check_defence", defence=defence, gauges=MEET[defence], **given_and_options)


def wounded(level: int, card: str, **given_and_options: Any) -> WayOfTheSamurai:
    """The red die dealt the enemy a wound of this level."""
    state = given(step="end_of_exchange", die=4 + level, **given_and_options)
    return play(state, f"use_die {4 + level}", f"wound {card}")


# Fan-made -------------------------------------------------------------------------------------------------------------


@proves("WS-19.1")
@pytest.mark.parametrize("weapon", FAN)
def test_a_fan_made_weapon_is_chosen_like_any_other(weapon: str) -> None:
    assert field(start(weapon=weapon, environment="bridge"), "self_weapon") == f"blade={weapon}"


@proves("WS-19.1")
def test_fan_made_weapons_are_marked() -> None:
    """Where weapons are told apart by their kind, the mark decides."""
    assert len(FAN) == 13
    for sets, fan_made in (("base_and_expansion", False), ("fan", True), ("base_and_expansion_and_fan", True)):
        state = given(stack="next_fight event", mode="dojo_yoshioka", weapon_sets=sets)
        play(state, "roll 6")
        taken = {name for name in FAN if f"weapon {name}" in offered(state)}
        assert taken == (set(FAN) - {"tessen"} if fan_made else set())


@proves("WS-19.1")
@pytest.mark.parametrize("language", languages())
def test_people_see_the_mark_where_they_choose(language: str) -> None:
    words = Catalogue(language, "way_of_the_samurai")
    mark = words.say("value-weapon_sets-fan")
    for weapon in WEAPON_IDS:
        assert (mark in words.say(f"value-weapon-{weapon}")) is (weapon in FAN)


# Kanabo 1 -------------------------------------------------------------------------------------------------------------


@proves("WS-19.2")
def test_an_opponent_without_ki_is_beaten() -> None:
    states = [attacked("en-01", enemy=(8, 1), **KANABO_1), wounded(1, "w-2", enemy=(8, 1), **KANABO_1)]
    states.append(play(given(step="end_of_exchange", die=4, enemy=(8, 1), **KANABO_1), "use_die 4", "take ki"))
    for state in states:
        assert (won(state), result(state)) == (True, "enemy_without_ki")


@proves("WS-19.2")
def test_an_opponent_with_a_ki_left_fights_on_and_so_he_does_against_others() -> None:
    assert enemy(attacked("en-01", enemy=(8, 2), **KANABO_1)) == (8, 1)
    for weapon in ("katana", "kanabo_2", "kanabo_3"):
        assert result(attacked("en-01", enemy=(8, 1), weapon=weapon)) == "none"


@proves("WS-19.40")
def test_it_is_checked_when_a_source_of_damage_was_applied_completely() -> None:
    state = play(given(step="end_of_exchange", die=5, enemy=(8, 1), **KANABO_1), "use_die 5")
    events = [event.id for event in told(state, "wound w-3")]
    assert events[-4:] == ["event-enemy_lost_life", "event-enemy_lost_ki", "event-fell", "event-won"]
    both = given(step="red_roll", enemy=(1, 1), opponent="kempo", **KANABO_1)
    play(both, "roll 5", "wound w-3")
    assert (won(both), result(both)) == (True, "enemy_without_ki"), "he does not rise again first"


@proves("WS-19.40")
def test_it_is_checked_after_taikyu_6() -> None:
    fields: dict[str, object] = {"taikyu": 6}
    state = given(step="round_end", exchange=2, enemy=(8, 1), ki=1, taikyu=True, fields=fields, **KANABO_1)
    assert (won(state), result(state)) == (True, "enemy_without_ki")
    wound = given(step="round_end", exchange=2, enemy=(8, 1), ki=3, taikyu=True, fields=fields, **KANABO_1)
    assert result(play(wound, "wound w-2")) == "enemy_without_ki"


@proves("WS-19.2", "WS-40.68")
def test_kanabo_1_in_special_fights() -> None:
    assert result(attacked("en-01", enemy=(8, 1), opponent="kempo", **KANABO_1)) == "enemy_without_ki"
    trio = attacked("en-01", mode="one_vs_three", fields={"enemy_ki": "first=1 second=2 third=1"}, **KANABO_1)
    assert (result(trio), [enemy(trio, number)[0] for number in range(3)]) == ("none", [0, 3, 2])
    clan = attacked("en-01", mode="clan", enemy=(3, 1), **KANABO_1)
    assert (step(clan), field(clan, "defeated")) == ("clan_roll", "1")


@proves("WS-40.68")
def test_kanabo_1_defeats_by_means_of_a_wound_card() -> None:
    state = wounded(1, "w-2", mode="dojo_yoshioka", enemy=(3, 1), life=5, ki=3, **KANABO_1)
    assert (step(state), life(state), ki(state)) == ("event", 6, 4)
    attacked = given(step="hit(0,0,1,0)", mode="dojo_yoshioka", enemy=(3, 1), life=5, ki=3, **KANABO_1)
    assert (step(attacked), life(attacked), ki(attacked)) == ("event", 5, 3), "an attack is no wound card"
    killed = wounded(1, "w-1", mode="dojo_yoshioka", enemy=(1, 3), life=5, ki=3, **KANABO_1)
    assert (step(killed), life(killed), ki(killed)) == ("event", 6, 4)


@proves("WS-19.3", "WS-19.8", "WS-40.66")
@pytest.mark.parametrize(("weapon", "lowered"), [("kanabo_1", (0, 0, -1)), ("kanabo_3", (0, -1, 0))])
def test_a_gauge_is_lowered_at_the_start_of_each_round(weapon: str, lowered: tuple[int, int, int]) -> None:
    assert gauges(start(weapon=weapon)) == lowered
    for before in ((0, 0, 0), (4, 4, 4), (-2, -2, -2)):
        assert gauges(given(step="round_end", exchange=2, gauges=before, weapon=weapon)) == lowered
    second = given(step="exchange(2)", gauges=(1, 1, 1), weapon=weapon)
    assert gauges(second) == (1, 1, 1), "not at the start of an exchange"


# Kanabo 2 -------------------------------------------------------------------------------------------------------------


@proves("WS-19.4", "WS-19.5", "WS-40.53")
@pytest.mark.parametrize(
    ("defence", "left"), [("en-01", (7, 4)), ("en-03", (6, 5)), ("en-07", (5, 5)), ("en-12", (4, 5))]
)
def test_an_attack_that_hurts_takes_one_more_life(defence: str, left: tuple[int, int]) -> None:
    state = attacked(defence, **KANABO_2)
    assert (step(state), enemy(state)) == ("before_counter", left)
    more = 1 if defence == "en-01" else left[0] + 1
    assert enemy(attacked(defence, weapon="katana")) == ((8, 4) if defence == "en-01" else (more, 5))


@proves("WS-19.4", "WS-19.5", "WS-19.38", "WS-40.53", "WS-40.79")
@pytest.mark.parametrize(
    ("level", "card", "left"),
    [
        (1, "w-1", (6, 5)),
        (1, "w-2", (7, 4)),
        (1, "w-3", (6, 4)),
        (1, "w-4", (5, 5)),
        (1, "w-5", (8, 5)),
        (2, "w-1", (5, 5)),
        (2, "w-3", (5, 4)),
    ],
)
def test_a_wound_card_that_hurts_takes_one_more_life(level: int, card: str, left: tuple[int, int]) -> None:
    assert enemy(wounded(level, card, **KANABO_2)) == left


@proves("WS-19.4")
def test_the_red_die_by_itself_and_the_enemys_own_losses_take_no_more() -> None:
    assert enemy(play(given(step="end_of_exchange", die=3, **KANABO_2), "use_die 3")) == (7, 5)
    assert enemy(play(given(step="end_of_exchange", die=4, **KANABO_2), "use_die 4", "take ki")) == (8, 4)
    assert enemy(given(step="round_end", exchange=2, enemy=(8, 0), **KANABO_2)) == (6, 0)


@proves("WS-19.4", "WS-19.7", "WS-40.76")
@pytest.mark.parametrize("weapon", ["kanabo_2", "kanabo_3"])
def test_a_wound_that_the_enemy_brings_on_himself_is_not_touched(weapon: str) -> None:
    kempo = attacked("en-03", enemy=(1, 5), ki=1, opponent="kempo", weapon=weapon)
    play(kempo, "wound w-4")
    assert (enemy(kempo), ki(kempo)) == ((5, 5), 1)


@proves("WS-19.38")
def test_an_attack_that_takes_nothing_adds_nothing() -> None:
    assert enemy(attacked("en-01", enemy=(8, 0), **KANABO_2)) == (8, 0)
    assert enemy(wounded(1, "w-2", enemy=(8, 0), **KANABO_2)) == (8, 0)
    missed = given(step="check_defence", defence="en-07", gauges=(3, 0, 0), **KANABO_2)
    assert enemy(missed) == (8, 5)


@proves("WS-19.38")
@pytest.mark.parametrize(("armour", "lives"), [(4, 8), (1, 7)])
def test_points_that_armour_took_count_as_damage(armour: int, lives: int) -> None:
    state = attacked("en-03", yoroi="enemy", fields={"armour": armour}, **KANABO_2)
    while step(state) == "armour":
        play(state, "roll 1")
    assert (enemy(state), field(state, "armour")) == ((lives, 5), str(max(0, armour - 2)))


@proves("WS-19.4")
def test_the_additional_life_can_kill() -> None:
    assert result(attacked("en-01", enemy=(1, 5), **KANABO_2)) == "enemy_killed"
    assert result(attacked("en-07", enemy=(3, 5), **KANABO_2)) == "enemy_killed"


@proves("WS-19.4")
def test_the_losses_are_told_once() -> None:
    state = play(given(step="end_of_exchange", die=5, **KANABO_2), "use_die 5")
    lost = [event.values["number"] for event in told(state, "wound w-4") if event.id == "event-enemy_lost_life"]
    assert sum(int(number) for number in lost) == 3


@proves("WS-19.6", "WS-19.13", "WS-19.19")
@pytest.mark.parametrize("weapon", [str(weapon["id"]) for weapon in WEAPONS])
def test_three_weapons_cannot_raise_guard_with_ki(weapon: str) -> None:
    state = given(step="counter_phase", weapon=weapon, environment="bridge")
    if weapon in NO_GUARD_FOR_KI:
        refused(state, "buy_guard", "WS-19.6")
    else:
        assert gauges(play(state, "buy_guard"))[2] == 1


@proves("WS-19.6", "WS-19.13", "WS-19.19")
@pytest.mark.parametrize("weapon", NO_GUARD_FOR_KI)
def test_an_environment_that_raises_guard_may_be_paid_for(weapon: str) -> None:
    state = play(given(step="counter_phase", weapon=weapon, environment="bridge"), "environment", "roll 2")
    assert (gauges(state)[2], ki(state)) == (2, 4)


# Kanabo 3 -------------------------------------------------------------------------------------------------------------


@proves("WS-19.7")
@pytest.mark.parametrize(("defence", "after"), [("en-01", 1), ("en-03", 1), ("en-07", 3), ("en-12", 3)])
def test_an_attack_that_takes_2_life_gives_2_ki(defence: str, after: int) -> None:
    assert ki(attacked(defence, ki=1, **KANABO_3)) == after
    assert ki(attacked(defence, ki=1, weapon="katana")) == 1


@proves("WS-19.7")
@pytest.mark.parametrize(
    ("level", "card", "after"),
    [(1, "w-1", 1), (1, "w-3", 1), (1, "w-4", 3), (2, "w-1", 3), (2, "w-2", 1), (2, "w-4", 3)],
)
def test_so_does_a_wound_card(level: int, card: str, after: int) -> None:
    assert ki(wounded(level, card, ki=1, **KANABO_3)) == after


@proves("WS-19.7")
def test_other_losses_give_none_and_the_cap_holds() -> None:
    assert ki(given(step="round_end", exchange=2, enemy=(8, 0), ki=1, **KANABO_3)) == 1
    assert ki(attacked("en-07", ki=4, **KANABO_3)) == 5


@proves("WS-19.39")
def test_only_life_really_lost_counts() -> None:
    absorbed = attacked("en-07", ki=1, yoroi="enemy", fields={"armour": 1}, **KANABO_3)
    play(absorbed, "roll 1")
    assert (enemy(absorbed), ki(absorbed)) == ((7, 5), 1)
    beyond = attacked("en-07", ki=1, enemy=(1, 5), **KANABO_3)
    assert (won(beyond), ki(beyond)) == (True, 1)


@proves("WS-19.39")
def test_the_ki_is_gained_even_if_the_loss_kills() -> None:
    state = attacked("en-07", ki=1, enemy=(2, 3), mode="clan", **KANABO_3)
    assert (step(state), ki(state)) == ("clan_roll", 3)
    deal(play(state, "roll 1"))
    assert gauges(state) == (0, -1, 0)
