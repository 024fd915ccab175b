"""Section 12: what Ki is and what it is good for."""

from random import Random
from typing import Any

import pytest

from shiai.core.dealer import Dealer
from shiai.core.seats import CHANCE
from shiai.games.way_of_the_samurai.rules.state import DECK, DISCARDED, HAND
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
    refused,
    result,
    start,
    step,
    told,
)
from tests.proof import proves

BLACK = "std-01 std-02 std-03"
NOTHING = "std-01 std-06 std-13"


@proves("WS-12.1", "WS-12.2")
@pytest.mark.parametrize(
    ("weapon", "kis"), [("katana", 5), ("bokken", 5), ("tanto", 5), ("naginata", 2), ("yari", 4), ("kai", 2)]
)
def test_the_player_starts_with_5_ki_unless_a_weapon_says_otherwise(weapon: str, kis: int) -> None:
    assert ki(start(weapon=weapon)) == kis


@proves("WS-12.2", "WS-13.15")
@pytest.mark.parametrize(
    ("weapon", "before", "after"),
    [("katana", 3, 4), ("katana", 4, 5), ("katana", 5, 5), ("yari", 4, 5), ("naginata", 1, 2), ("naginata", 2, 2)],
)
def test_ki_above_the_cap_is_lost(weapon: str, before: int, after: int) -> None:
    state = given("combo", played=BLACK, hand="", weapon=weapon, ki=before)
    assert ki(play(state, "take ki")) == after


@proves("WS-12.2")
def test_of_2_ki_gained_the_one_above_the_cap_is_lost() -> None:
    state = given("combo", played=BLACK, hand="", opponent="jinno", ki=4)
    assert ki(play(state, "take ki")) == 5


@proves("WS-12.3")
@pytest.mark.parametrize(("opponent", "kis"), [("bruce_lee", 8), ("dante", 7), ("kratos", 7), ("zoro", 6)])
def test_the_cap_does_not_apply_to_opponents(opponent: str, kis: int) -> None:
    state = start(opponent=opponent) if opponent != "dante" else given(opponent=opponent)
    assert enemy(state)[1] == kis


@proves("WS-12.4")
@pytest.mark.parametrize("opponent", ["ishida", "oda", "skull", "shiro"])
def test_the_enemy_never_spends_ki(opponent: str) -> None:
    """Whole games: his Ki changes only where an attack, the red die or a wound takes it."""
    changes = 0
    for seed in range(6):
        state = start(opponent=opponent)
        dealer, rng = Dealer(seed), Random(seed)
        while actors := state.actors():
            before, waited, events = enemy(state)[1], step(state), state.listen()
            seat = actors[0]
            state.apply(seat, dealer.choose(state) if seat == CHANCE else rng.choice(state.legal(seat)))
            lost = [event.values["number"] for event in events if event.id == "event-enemy_lost_ki"]
            assert enemy(state)[1] == before - sum([int(number) for number in lost])
            caused = {event.id for event in events} & {"event-met", "event-used_die", "event-wounded"}
            assert caused or not lost or waited == "hit"
            changes += len(lost)
    assert changes


@proves("WS-12.5")
@pytest.mark.parametrize(("kis", "lives"), [(0, 6), (1, 8), (5, 8)])
def test_an_enemy_without_ki_loses_2_life_at_the_end_of_every_round(kis: int, lives: int) -> None:
    state = given("round_end", enemy=(8, kis))
    assert enemy(state) == (lives, kis)
    again = given("round_end", round=2, enemy=(lives, kis))
    assert enemy(again) == (lives - (8 - lives), kis)


@proves("WS-12.6")
@pytest.mark.parametrize(("kis", "lives"), [(0, 6), (1, 8), (5, 8)])
def test_a_player_without_ki_loses_2_life_at_the_end_of_every_round(kis: int, lives: int) -> None:
    state = given("round_end", life=8, ki=kis)
    assert (life(state), ki(state)) == (lives, kis)
    again = given("round_end", round=2, life=lives, ki=kis)
    assert life(again) == lives - (8 - lives)


@proves("WS-12.7")
@pytest.mark.parametrize(("choice", "lives"), [("take ki", 8), ("take special", 6)])
def test_a_ki_regained_by_the_last_combo_prevents_the_loss(choice: str, lives: int) -> None:
    state = play(given("combo", exchange=2, played=BLACK, hand="", ki=0, specials="spe-01"), choice)
    while step(state) != "draw":
        play(state, "go_on")
    assert (life(state), field(state, "round")) == (lives, "2")


@proves("WS-12.7")
def test_ki_that_the_red_die_takes_in_the_second_exchange_counts() -> None:
    state = given("end_of_exchange", exchange=2, die=4, enemy=(8, 1))
    play(state, "use_die 4", "take ki")
    assert enemy(state) == (8, 0), "not at once"
    play(state, "go_on")
    assert (enemy(state), field(state, "round")) == ((6, 0), "2")


@proves("WS-12.7")
def test_no_loss_after_the_first_exchange() -> None:
    state = given("end_of_exchange", ki=0, enemy=(8, 0), weapon="bokken")
    play(state, "go_on")
    assert (life(state), enemy(state), field(state, "exchange")) == (8, (8, 0), "2")


@proves("WS-12.8", "WS-6.11")
@pytest.mark.parametrize(
    "waits", ["move(0,2)", "move(0,1)", "move(1,1)", "strike", "before_counter(5)", "end_of_exchange"]
)
def test_draw_x_cards_for_x_ki(waits: str) -> None:
    played = {"move(0,2)": "", "move(0,1)": "std-01", "move(1,1)": "std-01 std-05"}.get(waits, "std-01 std-05 std-09")
    state = given(waits, hand="std-02", played=played, deck="std-03 std-04 std-07 std-08")
    play(state, "draw")
    assert (step(state), offered(state)) == ("draw", ["card std-03", "card std-04", "card std-07", "card std-08"])
    play(state, "card std-07", "draw", "card std-03")
    assert (cards(state, HAND), cards(state, DECK), ki(state)) == ("std-02 std-03 std-07", "std-04 std-08", 3)
    assert step(state) == waits.partition("(")[0]


@proves("WS-12.8")
def test_a_bought_card_is_for_this_round() -> None:
    state = play(given("end_of_exchange", exchange=2, hand="", deck="std-03 std-04"), "draw", "card std-03")
    assert cards(state, HAND) == "std-03"
    play(state, "go_on")
    assert (cards(state, HAND), field(state, "round")) == ("", "2")


@proves("WS-12.9", "WS-38.1")
def test_early_reveal_turns_phases_2_and_3_round() -> None:
    state = given(gauges=(0, 0, 0), enemy_deck="en-02 en-03")
    play(state, "early_reveal")
    assert (step(state), ki(state), field(state, "played")) == ("reveal", 4, "none")
    play(state, "enemy en-02")
    for card in ("std-14", "std-02", "std-06"):
        assert (step(state), field(state, "defence")) == ("move", "card=en-02")
        play(state, f"play {card}")
    assert (step(state), gauges(state)) == ("strike", (2, 2, 0)), "no second reveal"
    play(state, "go_on", "take life")
    assert (step(state), enemy(state)) == ("before_counter", (7, 5))
    play(state, "go_on")
    assert (step(state), field(state, "counters")) == ("end_of_exchange", "en-03")


@proves("WS-12.9", "WS-38.4")
@pytest.mark.parametrize(
    ("waits", "played", "defence"),
    [
        ("move(0,1)", "std-01", ""),
        ("move(1,1)", "std-01 std-05", "en-02"),
        ("move(1,3)", "", "en-02"),
        ("strike", "std-01 std-05 std-09", "en-02"),
        ("before_counter(5)", "std-01 std-05 std-09", "en-02"),
        ("end_of_exchange", "std-01 std-05 std-09", "en-02"),
    ],
)
def test_early_reveal_is_only_for_the_moment_before_the_first_card(waits: str, played: str, defence: str) -> None:
    state = given(waits, played=played, defence=defence)
    assert "early_reveal" not in offered(state)
    refused(state, "early_reveal", "WS-38.4")


@proves("WS-12.9")
def test_without_early_reveal_the_defence_comes_after_the_second_card() -> None:
    state = given(enemy_deck="en-02 en-03")
    play(state, "play std-02")
    assert (step(state), field(state, "defence")) == ("move", "none")
    play(state, "play std-06")
    assert (step(state), ki(state)) == ("reveal", 5)
    play(state, "enemy en-03", "play std-10")
    assert step(state) == "strike"


@proves("WS-12.10")
def test_early_reveal_can_be_bought_in_both_exchanges() -> None:
    state = given(exchange=1, enemy_deck="en-02 en-03 en-06 en-07 en-09")
    play(state, "early_reveal", "enemy en-02", "play std-02", "play std-06", "play std-10")
    play(go_on(state, "before_counter"), "go_on", "enemy en-07")
    go_on(state, "move")
    assert (field(state, "exchange"), ki(state)) == ("2", 3), "en-07 took one"
    play(state, "early_reveal", "enemy en-03")
    assert (field(state, "defence"), ki(state), step(state)) == ("card=en-03", 2, "move")


@proves("WS-12.11", "WS-12.12")
@pytest.mark.parametrize(("before", "bought", "after"), [(0, 1, 1), (-2, 3, 1), (2, 2, 4), (3, 1, 4)])
def test_guard_for_ki_before_the_counter_attack(before: int, bought: int, after: int) -> None:
    state = given("before_counter(5)", gauges=(0, 0, before))
    play(state, *["buy_guard"] * bought)
    assert (gauges(state), ki(state)) == ((0, 0, after), 5 - bought)


@proves("WS-12.11", "WS-12.12", "WS-12.19")
def test_guard_at_its_bound_cannot_be_bought() -> None:
    refused(given("before_counter(5)", gauges=(0, 0, 4)), "buy_guard", "WS-12.19")
    refused(given("before_counter(5)", gauges=(0, 0, 2), weapon="tanto"), "buy_guard", "WS-12.19")


@proves("WS-12.11", "WS-38.5")
@pytest.mark.parametrize("waits", ["move(0,2)", "move(1,1)", "strike", "end_of_exchange"])
def test_guard_is_bought_at_no_other_time(waits: str) -> None:
    state = given(waits, ki=5)
    assert "buy_guard" not in offered(state)
    refused(state, "buy_guard", "WS-12.11")


@proves("WS-12.12")
def test_bought_guard_stays_until_the_end_of_the_round() -> None:
    state = given(
        "before_counter(5)",
        hand="std-02 std-14",
        played=NOTHING,
        gauges=(0, 0, 1),
        stack=("round_end exchange(2) clean_up end_of_exchange combo counter_attack(0) before_counter(5)"),
        enemy_deck="en-01",
    )
    play(state, "buy_guard", "go_on", "go_on")
    assert (field(state, "exchange"), gauges(state), life(state)) == ("2", (0, 0, 2), 8)
    assert gauges(given("round_end", exchange=2, gauges=(0, 0, 2))) == (0, 0, 0)


@proves("WS-12.12")
def test_of_2_guard_for_1_ki_what_is_above_4_is_lost() -> None:
    state = play(given("before_counter(5)", opponent="edward", gauges=(0, 0, 3)), "buy_guard")
    assert (gauges(state), ki(state)) == ((0, 0, 4), 4)
    assert gauges(play(given("before_counter(5)", opponent="edward"), "buy_guard")) == (0, 0, 2)


@proves("WS-12.13", "WS-22.3")
def test_1_ki_activates_the_environment() -> None:
    state = given(environment="bridge")
    play(state, "environment")
    assert (step(state), ki(state)) == ("environment", 4)
    play(state, "roll 2")
    assert (gauges(state), step(state)) == ((0, 0, 2), "move")
    refused(given(), "environment", "WS-22.3")
    assert "event-environment" in [event.id for event in told(given(environment="bridge"), "environment", "roll 3")]


@proves("WS-12.17", "WS-12.6")
@pytest.mark.parametrize("choice", ["draw", "early_reveal", "environment"])
def test_the_last_ki_may_be_spent(choice: str) -> None:
    table: dict[str, Any] = {"ki": 1, "environment": "bridge"}
    state = play(given(**table), choice)
    assert (ki(state), result(state), life(state)) == (0, "none", 8)
    lost = play(given(opponent="takeshi", **table), choice)
    assert (ki(lost), result(lost), step(lost)) == (0, "without_ki", "over")
    assert life(given("round_end", ki=0)) == 6
    assert not cards(state, DISCARDED)
