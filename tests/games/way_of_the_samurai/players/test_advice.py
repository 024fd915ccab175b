"""The heuristic player makes obvious choices, plays legally under all options and wins most fights."""

from random import Random
from typing import Any

import pytest

from shiai.arena.match import play_match
from shiai.core.chance import pick
from shiai.core.conformance import random_options
from shiai.core.options import Value
from shiai.core.seats import CHANCE
from shiai.games.way_of_the_samurai.players.evaluation import evaluate
from shiai.games.way_of_the_samurai.players.purchases import expected_best
from shiai.games.way_of_the_samurai.rules.state import EXCHANGE, HAND, PLAYED, ROUND, WayOfTheSamurai
from tests.games.way_of_the_samurai.given import GAME, enemy, given, play, step
from tests.tiers import mostly_nightly


def advice(state: WayOfTheSamurai, seed: int = 1) -> str:
    """The choice of the heuristic player."""
    seat = state.actors()[0]
    return state.name(state.setup.game.advise(state.redact(seat), seat, Random(seed)))


def follow(state: WayOfTheSamurai, until: str) -> WayOfTheSamurai:
    """Play on with the heuristic player until this step waits; chance must not be asked."""
    while step(state) not in (until, "over"):
        play(state, advice(state))
    return state


# Cards ----------------------------------------------------------------------------------------------------------------


def test_it_plays_the_card_that_kills() -> None:
    hand = "std-01 std-06 std-12 std-17"
    state = given("move(1,1)", hand, played="std-02 std-10", defence="en-03", gauges=(1, 0, 0), enemy=(1, 3))
    assert advice(state) == "play std-01"


def test_it_takes_guard_when_the_defence_cannot_be_met() -> None:
    state = given(
        "move(1,1)",
        "std-02 std-12",
        played="std-06 std-17",
        defence="en-12",
        enemy_deck="en-02 en-03",
        exchange=2,
        life=2,
        ki=1,
        enemy=(5, 3),
    )
    assert advice(state) == "play std-12"


def test_it_completes_a_combo_when_nothing_else_matters() -> None:
    state = given(
        "move(1,1)",
        "std-01 std-09",
        played="std-02 std-03",
        defence="en-08",
        enemy_deck="en-10 en-06",
        gauges=(0, 0, 4),
        exchange=2,
        ki=3,
    )
    assert advice(state) == "play std-01"


def test_it_chooses_the_movement_of_the_joker_that_hits() -> None:
    state = given(
        "move(1,1)", "std-18", played="std-06 std-10", defence="en-04", gauges=(0, 2, 2), exchange=2, enemy=(1, 1)
    )
    assert advice(state) == "play joker technique"


# Completing an attack -------------------------------------------------------------------------------------------------


def test_it_buys_strength_to_kill() -> None:
    state = given("strike", "", defence="en-03", gauges=(2, 0, 0), enemy=(1, 3), exchange=2, weapon="nodachi")
    assert advice(state) == "buy_strength"
    play(state, "buy_strength")
    assert advice(state) == "go_on"


def test_it_turns_guard_into_strength_to_kill() -> None:
    state = given("strike", "", defence="en-03", gauges=(1, 0, 2), enemy=(1, 3), exchange=2, weapon="masakari_1")
    follow(state, "round")
    assert enemy(state)[0] == 0


def test_it_fetches_the_card_that_kills() -> None:
    state = given(
        "move(1,1)",
        "std-12",
        played="std-02 std-07",
        discard="std-06 std-09 std-17",
        defence="en-03",
        gauges=(1, 0, 2),
        enemy=(1, 3),
        exchange=2,
        weapon="nagamaki",
    )
    assert advice(state) == "fetch std-09"
    play(state, "fetch std-09")
    assert advice(state) == "play std-09"


def test_it_buys_a_card_when_those_of_the_deck_kill_and_those_in_hand_do_not() -> None:
    deck = "std-01 std-09 std-13"
    table: dict[str, Any] = {
        "played": "std-02 std-10",
        "defence": "en-03",
        "gauges": (1, 0, 0),
        "enemy": (1, 3),
        "life": 2,
    }
    state = given("move(1,1)", "std-06 std-12", deck=deck, **table)
    assert advice(state) == "draw"
    assert advice(play(state, "draw", "card std-09")) == "play std-09"
    assert advice(given("move(1,1)", "std-06 std-12", deck="std-17", **table)) != "draw", "no such card is left"
    assert advice(given("move(1,1)", "std-06 std-12 std-01", deck="std-09", **table)) == "play std-01", "it has one"


def test_a_bought_card_is_worth_more_if_three_are_looked_at() -> None:
    assert expected_best([1.0, 2.0, 6.0], 1) == pytest.approx(3.0)
    assert expected_best([1.0, 2.0, 6.0], 2) == pytest.approx((6.0 + 6.0 + 2.0) / 3)
    assert expected_best([1.0, 2.0, 6.0], 3) == pytest.approx(6.0)
    assert expected_best([1.0, 2.0], 3) == pytest.approx(2.0)


def test_it_reveals_the_defence_early_when_that_decides_the_fight() -> None:
    """Strength 4 or technique 4 kills, and the hand has cards for either of them but not for both."""
    hand = "std-01 std-05 std-06 std-09 std-12 std-14"
    state = given("move(0,2)", hand, enemy_deck="en-07 en-08", enemy=(1, 5), life=2, ki=3)
    assert advice(state) == "early_reveal"
    sure = given("move(0,2)", hand, enemy_deck="en-07 en-08", enemy=(8, 5), ki=1, exchange=2)
    assert advice(sure) != "early_reveal", "the last Ki costs two life"


def test_it_does_not_buy_what_cannot_help() -> None:
    state = given("strike", "", defence="en-12", gauges=(0, 0, 0), exchange=2, weapon="nodachi")
    assert advice(state) == "go_on"


# Guard and Ki ---------------------------------------------------------------------------------------------------------


def test_it_buys_guard_when_all_that_can_come_would_kill() -> None:
    state = given("counter_phase", "", gauges=(0, 0, 2), enemy_deck="en-03 en-12", life=1, ki=3, exchange=2)
    assert step(state) == "before_counter"
    assert advice(state) == "buy_guard"
    play(state, "buy_guard")
    assert advice(state) == "go_on"


def test_it_buys_no_guard_when_nothing_that_can_come_strikes() -> None:
    state = given("counter_phase", "", gauges=(0, 0, 2), enemy_deck="en-10 en-08", life=1, ki=3, exchange=2)
    assert advice(state) == "go_on"


def test_it_does_not_pay_the_last_ki_against_takeshi() -> None:
    state = given(
        "counter_phase", "", gauges=(0, 0, 2), enemy_deck="en-03 en-09", life=5, ki=1, exchange=2, opponent="takeshi"
    )
    assert "buy_guard" in [state.name(action) for action in state.legal(0)]
    assert advice(state) == "go_on"


def test_it_keeps_the_last_ki_for_the_end_of_the_round() -> None:
    """Guard would save 1 life at best; without Ki 2 are lost."""
    state = given("counter_phase", "", gauges=(0, 0, 3), enemy_deck="en-09 en-10", life=6, ki=1, exchange=2)
    assert advice(state) == "go_on"


def test_it_turns_life_into_ki_rather_than_losing_two_lives() -> None:
    state = given("end_of_exchange", "", life=6, ki=0, exchange=2, weapon="bokken")
    assert advice(state) == "life_to_ki"


def test_it_draws_no_gisei_card_with_enough_guard() -> None:
    state = given("counter_phase", "", gauges=(0, 0, 4), life=4, exchange=2, gisei=True)
    assert advice(state) == "go_on"


# Prizes and rewards ---------------------------------------------------------------------------------------------------


def test_it_takes_the_last_life() -> None:
    state = given("hit(0,1,1,0)", "", enemy=(1, 3), exchange=2)
    assert advice(state) == "take life"


def test_it_takes_the_last_ki_of_an_enemy_whom_that_kills_at_the_end_of_the_round() -> None:
    state = given("hit(0,1,1,0)", "", enemy=(2, 1), exchange=2)
    assert advice(state) == "take ki"


def test_it_uses_the_red_die_to_kill() -> None:
    state = given("end_of_exchange", "", enemy=(1, 4), die=3, exchange=1)
    assert advice(state) == "use_die 3"


def test_it_takes_ki_when_it_has_none() -> None:
    state = given("reward(0)", "", ki=0, exchange=2)
    assert advice(state) == "take ki"


def test_it_takes_a_special_card_when_its_ki_is_full() -> None:
    state = given("reward(0)", "", ki=5, exchange=2)
    assert advice(state) == "take special"


def test_it_pays_no_life_it_does_not_have_in_snow() -> None:
    state = given("weather_loss", "", life=1, ki=3, environment="forest", weather="snow")
    assert advice(state) == "take ki"


def test_it_attacks_the_weakest_of_three() -> None:
    fields: dict[str, object] = {"enemy_life": "first=3 second=1 third=2", "target": "opponent=nobody"}
    state = given(stack="round_end mark", mode="one_vs_three", fields=fields)
    assert advice(state) == "mark second"


# Everything else ------------------------------------------------------------------------------------------------------


def test_the_same_seed_gives_the_same_choice() -> None:
    state = GAME.start(weapon="yari")
    rng = Random(5)
    while state.actors() == (CHANCE,):
        state.apply(CHANCE, pick(state.legal(CHANCE), state.weights(), rng))
    assert isinstance(state, WayOfTheSamurai)
    assert advice(state, 3) == advice(state, 3)


@pytest.mark.parametrize("number", mostly_nightly(range(40), 4))
def test_it_plays_legally_under_all_options(number: int) -> None:
    """Half of the choices are random, so that it meets strange positions too. It never changes the view."""
    rng = Random(f"advice {number}")
    state = GAME.start(**random_options(GAME, rng))
    for _ in range(250):
        if not state.actors():
            break
        seat = state.actors()[0]
        if seat == CHANCE:
            action = pick(state.legal(CHANCE), state.weights(), rng)
        elif rng.random() < 0.5:
            action = rng.choice(state.legal(seat))
        else:
            view = state.redact(seat)
            before = view.key()
            action = state.setup.game.advise(view, seat, rng)
            assert view.key() == before
        state.apply(seat, action)
        assert -1.0 <= GAME.evaluate(state, 0) <= 1.0


def test_it_wins_most_fights() -> None:
    options: dict[str, Value] = {}
    results = [play_match("way_of_the_samurai", options, ("heuristic",), 1, number) for number in range(20)]
    assert len([result for result in results if result.winners]) >= 12


# The evaluation -------------------------------------------------------------------------------------------------------


def test_life_and_ki_are_good_and_those_of_the_enemy_are_not() -> None:
    usual = evaluate(given(life=5, ki=3, enemy=(5, 3)), 0)
    for better in (given(life=6, ki=3, enemy=(5, 3)), given(life=5, ki=4, enemy=(5, 3))):
        assert evaluate(better, 0) > usual
    for worse in (given(life=5, ki=3, enemy=(6, 3)), given(life=5, ki=3, enemy=(5, 4))):
        assert evaluate(worse, 0) < usual


def test_a_state_is_quiescent_only_between_rounds() -> None:
    """The evaluation does not judge gauges and hands, so a search plays on until there are none."""
    rng = Random(3)
    rounds = quiescent = 0
    for _ in range(4):
        state = GAME.start()
        while actors := state.actors():
            cells = state.cells
            if GAME.is_quiescent(state):
                quiescent += 1
                assert actors == (CHANCE,)
                assert (cells[HAND], cells[PLAYED], cells[EXCHANGE]) == (0, 0, 0)
            seat, legal = actors[0], state.legal(actors[0])
            state.apply(seat, pick(legal, state.weights(), rng) if seat == CHANCE else rng.choice(legal))
        rounds += state.cells[ROUND]
    assert quiescent == rounds > 4


def test_the_prior_of_its_choice_is_as_high_as_all_others_together() -> None:
    rng = Random(3)
    asked: set[str] = set()
    for mode in ("duel", "dojo_yoshioka", "leaving_the_village"):
        state = GAME.start(mode=mode)
        while actors := state.actors():
            seat, legal, name = actors[0], state.legal(actors[0]), state.stack[-1].name
            if seat != CHANCE and len(legal) > 1:
                asked.add(name)
                weights = [1.0] * len(legal)
                if name != "start":  # the worth of a new hand depends on the cards drawn
                    weights[legal.index(GAME.advise(state, seat, Random(1)))] += len(legal)
                assert GAME.priors(state, seat, legal) == weights
            state.apply(seat, pick(legal, state.weights(), rng) if seat == CHANCE else rng.choice(legal))
    assert {"move", "start"} <= asked


def test_the_end_is_certain() -> None:
    state = given("hit(0,1,1,0)", "", enemy=(1, 3))
    play(state, "take life")
    assert evaluate(state, 0) == 1.0


def test_two_players_see_it_from_two_sides() -> None:
    state = given(duel_variant=True, second_weapon="bokken", life=3, enemy=(7, 5))
    assert evaluate(state, 0) == -evaluate(state, 1) < 0
