"""Section 17: katana, katana & kodachi, naginata, and how long a weapon is kept."""

from typing import Any

import pytest

from shiai.games.way_of_the_samurai.rules.cards import WEAPONS
from shiai.games.way_of_the_samurai.rules.state import WayOfTheSamurai
from tests.games.way_of_the_samurai.given import (
    countered,
    deal,
    die,
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
    won,
)
from tests.proof import proves

BASE = [str(weapon["id"]) for weapon in WEAPONS if weapon["set"] == "base"]
ALL = [str(weapon["id"]) for weapon in WEAPONS]


def two_cards_then_one(state: WayOfTheSamurai, defence: str = "en-12") -> WayOfTheSamurai:
    """Three cards that leave the guard alone, with a defence that they do not meet."""
    return play(state, "play std-02", "play std-06", f"enemy {defence}", "play std-14", "go_on")


# Every weapon ---------------------------------------------------------------------------------------------------------


@proves("WS-17.1")
@pytest.mark.parametrize("weapon", ALL)
def test_a_weapon_is_kept_from_round_to_round_and_from_fight_to_fight(weapon: str) -> None:
    assert field(given(step="round_end", exchange=2, weapon=weapon, environment="bridge"), "round") == "2"
    state = given(step="round_end", exchange=2, weapon=weapon, environment="bridge")
    assert field(state, "self_weapon") == f"blade={weapon}"
    run = given(step="next_fight", mode="clan", weapon=weapon, environment="bridge")
    play(run, "roll 3")
    assert (field(run, "fight"), field(run, "self_weapon")) == ("2", f"blade={weapon}")


@proves("WS-17.1")
def test_a_rule_can_take_a_weapon_away() -> None:
    state = given(stack="next_fight event", mode="dojo_yoshioka", weapon="nodachi")
    play(state, "roll 6")
    assert "weapon nodachi" not in offered(state)
    play(state, "weapon bokken", "path left")
    assert field(state, "self_weapon") == "blade=bokken"
    deal(state)
    assert "buy_strength" not in offered(state)


# Katana ---------------------------------------------------------------------------------------------------------------


@proves("WS-17.2")
def test_a_katana_changes_nothing() -> None:
    state = start(weapon="katana")
    assert (life(state), ki(state), die(state), gauges(state)) == (8, 5, 1, (0, 0, 0))
    hand = ["std-02", "std-06", "std-10", "std-12", "std-14", "std-17"]
    window = ["go_on", "draw"]
    moves = given(weapon="katana")
    assert offered(moves) == ["draw", "early_reveal", *[f"play {card}" for card in hand]]
    assert offered(given(step="strike", weapon="katana")) == window
    assert offered(given(step="counter_phase", weapon="katana")) == [*window, "buy_guard"]
    assert offered(given(step="end_of_exchange", weapon="katana")) == window


@proves("WS-17.2")
def test_a_katana_neither_strikes_nor_suffers_more() -> None:
    assert enemy(given(step="check_defence", defence="en-07", gauges=(4, 0, 0), weapon="katana")) == (6, 5)
    state = countered(given(step="counter_phase", weapon="katana"), "en-05")
    play(state, "wound w-1")
    assert (life(state), ki(state), gauges(state)) == (7, 5, (0, 0, 0))
    ended = given(step="round_end", exchange=2, round=10, gauges=(0, 0, -2), weapon="katana")
    assert (step(ended), life(ended), ki(ended)) == ("draw", 8, 5)


# Katana & kodachi -----------------------------------------------------------------------------------------------------


@proves("WS-17.3")
@pytest.mark.parametrize("weapon", BASE)
def test_only_katana_and_kodachi_start_with_the_red_die_at_3(weapon: str) -> None:
    assert die(start(weapon=weapon)) == (3 if weapon == "katana_kodachi" else 1)


@proves("WS-17.3")
def test_the_red_die_that_starts_at_3_can_be_used_at_once() -> None:
    state = play(given(step="end_of_exchange", weapon="katana_kodachi"), "use_die 3")
    assert (enemy(state), die(state)) == ((7, 5), 1)


@proves("WS-17.4")
@pytest.mark.parametrize(("weapon", "left"), [("katana_kodachi", 6), ("katana", 7)])
@pytest.mark.parametrize("card", ["en-01", "en-05", "en-12"])
def test_a_wound_1_of_a_counter_attack_becomes_a_wound_2(card: str, weapon: str, left: int) -> None:
    state = countered(given(step="counter_phase", weapon=weapon), card)
    assert life(play(state, "wound w-1")) == left


@proves("WS-17.4")
@pytest.mark.parametrize("card", ["en-01", "en-05", "en-06"])
def test_the_deadly_wound_strikes_at_the_raised_level(card: str) -> None:
    state = countered(given(step="counter_phase", weapon="katana_kodachi"), card)
    assert result(play(state, "wound w-5")) == "deadly_wound"
    if card != "en-06":
        dodged = countered(given(step="counter_phase", weapon="katana"), card)
        assert (result(play(dodged, "wound w-5")), life(dodged)) == ("none", 8)


@proves("WS-17.4")
def test_a_wound_2_and_a_plain_loss_stay_what_they_are() -> None:
    state = countered(given(step="counter_phase", weapon="katana_kodachi"), "en-06")
    assert life(play(state, "wound w-1")) == 6
    assert life(countered(given(step="counter_phase", weapon="katana_kodachi"), "en-02")) == 7


@proves("WS-17.4", "WS-40.51")
@pytest.mark.parametrize(("weapon", "level"), [("katana_kodachi", "blood_2"), ("katana", "blood_1")])
def test_the_level_is_raised_before_a_blood_card_is_drawn(weapon: str, level: str) -> None:
    state = countered(given(step="counter_phase", weapon=weapon, blood=True), "en-05")
    play(state, "blood blood-2")
    assert [field(state, name) for name in ("blood_1", "blood_2")].index("blood-2") == ("blood_1", "blood_2").index(
        level
    )


@proves("WS-17.5")
def test_wounds_from_other_sources_keep_their_level() -> None:
    kodachi: dict[str, Any] = {"weapon": "katana_kodachi"}
    place = play(given(step="environment(0)", environment="bamboo_forest", **kodachi), "roll 5", "wound w-1")
    assert life(place) == 7
    taikyu = given(step="round_end", exchange=2, ki=1, taikyu=True, fields={"taikyu": 6}, **kodachi)
    assert life(play(taikyu, "wound w-4")) == 6
    alucard = given(
        step="check_defence", defence="en-03", gauges=(3, 0, 0), enemy=(1, 5), opponent="alucard", **kodachi
    )
    play(alucard, "wound w-5")
    assert (won(alucard), life(alucard)) == (True, 8), "the deadly wound of level 1 is dodged"


# Naginata -------------------------------------------------------------------------------------------------------------


@proves("WS-17.6")
@pytest.mark.parametrize(("guard", "after"), [(-2, -1), (0, 1), (1, 2), (3, 4), (4, 4)])
def test_the_naginata_raises_guard_before_the_card_is_revealed(guard: int, after: int) -> None:
    state = given(step="counter_phase", gauges=(0, 0, guard), weapon="naginata")
    assert gauges(state)[2] == guard, "not before the windows are closed"
    assert gauges(go_on(state, "counter_card"))[2] == after


@proves("WS-17.6")
@pytest.mark.parametrize(
    ("weapon", "guard", "hit"), [("naginata", 0, False), ("naginata", -1, True), ("katana", 0, True)]
)
def test_the_raised_guard_counts_against_this_card(weapon: str, guard: int, hit: bool) -> None:
    state = countered(given(step="counter_phase", gauges=(0, 0, guard), weapon=weapon), "en-08")
    assert life(state) == (6 if hit else 8)


@proves("WS-17.7", "WS-40.23")
def test_it_comes_twice_in_a_round_and_stays_until_its_end() -> None:
    state = countered(given(step="counter_phase", weapon="naginata"), "en-04")
    assert gauges(state) == (0, 0, 1)
    countered(two_cards_then_one(go_on(state, "move")), "en-03")
    assert gauges(state) == (2, 2, 2)
    go_on(state, "draw")
    assert (field(state, "round"), gauges(state)) == ("2", (0, 0, 0))


@proves("WS-17.7")
def test_without_a_counter_attack_it_is_not_given() -> None:
    state = given(step="check_defence", defence="en-03", gauges=(3, 0, 0), opponent="leonardo", weapon="naginata")
    assert gauges(go_on(state, "end_of_exchange")) == (3, 0, 0)
    lives: dict[str, object] = {"enemy_life": "first=0 second=3 third=2", "target": "opponent=second"}
    trio = given(step="counter_phase", mode="one_vs_three", fields=lives, weapon="naginata")
    play(trio, "go_on", "roll 1")
    assert gauges(go_on(trio, "end_of_exchange")) == (0, 0, 0), "the dead do not strike"


@proves("WS-17.6")
def test_three_counter_attacks_raise_it_three_times() -> None:
    trio = given(step="counter_phase", mode="one_vs_three", weapon="naginata", gauges=(0, 0, -2))
    play(trio, "go_on", "roll 2")
    countered(trio, "en-04", "en-07", "en-10")
    assert gauges(trio)[2] == 1


@proves("WS-17.8")
def test_the_naginata_starts_with_2_ki_and_never_owns_more() -> None:
    assert ki(start(weapon="naginata")) == 2
    for before, after in ((2, 2), (1, 2), (0, 1)):
        state = given(step="combo", played="std-01 std-02 std-03", hand="", ki=before, weapon="naginata")
        assert ki(play(state, "take ki")) == after
    katana = given(step="combo", played="std-01 std-02 std-03", hand="", ki=2, weapon="katana")
    assert ki(play(katana, "take ki")) == 3


@proves("WS-17.8")
def test_who_takes_a_naginata_later_loses_the_ki_above_2() -> None:
    state = play(given(stack="next_fight event", mode="dojo_yoshioka"), "roll 6", "weapon naginata")
    assert ki(state) == 2
