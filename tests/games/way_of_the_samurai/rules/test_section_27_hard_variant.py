"""Section 27: the HARD MODE card."""

from typing import Any, Final

import pytest

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
    start,
    step,
    told,
)
from tests.proof import proves

HARD: dict[str, Any] = {"hard_mode": True}
OTHERS = [f"en-{number:02}" for number in range(1, 13)]


@proves("WS-27.1")
@pytest.mark.parametrize("mode", ["duel", "one_vs_three", "clan", "leaving_the_village"])
def test_the_card_is_shuffled_into_the_enemy_deck(mode: str) -> None:
    assert field(start(mode=mode, **HARD), "enemy_deck").split() == [*OTHERS, "en-hard"]
    assert field(start(mode=mode), "enemy_deck").split() == OTHERS


@proves("WS-27.1")
def test_it_can_turn_up_like_any_other_card() -> None:
    state = play(given(**HARD), "play std-02", "play std-06")
    assert (step(state), offered(state)) == ("reveal", [f"enemy {card}" for card in [*OTHERS, "en-hard"]])
    assert state.weights() == [1] * 13


@proves("WS-27.2")
@pytest.mark.parametrize("values", [(4, 4, 4), (3, 3, 0), (0, 0, 0)])
def test_as_a_defence_it_cannot_be_broken(values: tuple[int, int, int]) -> None:
    state = given(step="check_defence", defence="en-hard", gauges=values, **HARD)
    assert (step(state), enemy(state)) == ("before_counter", (8, 5))


@proves("WS-27.2")
def test_it_stops_the_attack_of_this_exchange_only() -> None:
    state = given(hand="std-02 std-06 std-10 std-12 std-14 std-17 std-11", gauges=(2, 0, 2), **HARD)
    play(state, "play std-02", "play std-06", "enemy en-hard", "play std-14", "go_on")
    assert (gauges(state), enemy(state)) == ((4, 2, 2), (8, 5))
    go_on(countered(state, "en-05"), "move")
    play(state, "play std-12", "play std-10", "enemy en-12", "play std-11", "go_on")
    assert enemy(state) == (5, 5)


@proves("WS-40.50")
def test_revealed_early_it_is_the_defence_of_this_exchange() -> None:
    state = play(given(gauges=(3, 3, 0), **HARD), "early_reveal", "enemy en-hard")
    play(state, "play std-02", "play std-06", "play std-14", "go_on")
    assert (step(state), enemy(state), field(state, "defence")) == ("before_counter", (8, 5), "card=en-hard")


@proves("WS-27.3")
def test_as_a_counter_attack_it_strikes_twice_in_a_row() -> None:
    state = countered(given(step="counter_phase", **HARD), "en-hard")
    assert (step(state), life(state)) == ("counter_card", 8)
    assert offered(state) == [f"enemy {card}" for card in OTHERS]
    play(state, "enemy en-02")
    assert (step(state), life(state)) == ("counter_card", 7), "the first is resolved before the second is drawn"
    play(state, "enemy en-08")
    assert (step(state), life(state)) == ("end_of_exchange", 5)


@proves("WS-27.3")
def test_each_of_the_two_is_checked_against_the_guard() -> None:
    state = countered(given(step="counter_phase", gauges=(0, 0, 2), **HARD), "en-hard", "en-08", "en-03")
    assert (life(state), ki(state)) == (7, 5)


@proves("WS-27.3")
def test_a_wound_of_the_first_comes_before_the_second_and_death_ends_it() -> None:
    state = countered(given(step="counter_phase", **HARD), "en-hard", "en-05")
    assert step(state) == "wound_card"
    play(state, "wound w-1")
    assert (step(state), life(state)) == ("counter_card", 7)
    dead = countered(given(step="counter_phase", life=1, **HARD), "en-hard", "en-02")
    assert (step(dead), result(dead)) == ("over", "killed")


@proves("WS-27.4")
@pytest.mark.parametrize("moment", ["defence", "counter"])
def test_after_use_it_goes_to_the_discard_pile(moment: str) -> None:
    if moment == "defence":
        state = countered(given(step="check_defence", defence="en-hard", **HARD), "en-04")
        used = {"en-04", "en-hard"}
    else:
        state = countered(given(step="counter_phase", **HARD), "en-hard", "en-04", "en-07")
        used = {"en-04", "en-07", "en-hard"}
    go_on(state, "move")
    assert set(field(state, "enemy_discard").split()) == used
    assert "en-hard" not in field(state, "enemy_deck").split()


@proves("WS-27.4")
def test_it_returns_with_the_next_shuffle() -> None:
    few = given(step="exchange(2)", enemy_deck="en-01", **HARD)
    assert set(field(few, "enemy_deck").split()) == {*OTHERS, "en-hard"}
    enough = given(step="exchange(2)", enemy_deck="en-01 en-02", **HARD)
    assert "en-hard" not in field(enough, "enemy_deck").split()


@proves("WS-27.5")
@pytest.mark.parametrize("left", ["en-hard", "en-hard en-02"])
def test_a_deck_that_runs_out_is_rebuilt_without_it(left: str) -> None:
    state = given(step="counter_phase", enemy_deck=left, defence="en-12", **HARD)
    play(state, "go_on")
    if left != "en-hard":
        play(state, "enemy en-hard")  # the last card of the deck, en-02, is the first strike
    gone = {"en-12", *left.split()}
    assert (step(state), offered(state)) == ("counter_card", [f"enemy {card}" for card in OTHERS if card not in gone])
    assert field(state, "enemy_discard") == "none"
    assert life(state) == (8 if left == "en-hard" else 7)


@proves("WS-27.6", "WS-40.82")
def test_the_naginata_raises_guard_before_each_of_the_three_cards() -> None:
    state = given(step="counter_phase", gauges=(0, 0, -2), weapon="naginata", **HARD)
    seen = []
    for card in ("en-hard", "en-10", "en-06"):
        go_on(state, "counter_card")
        seen.append(gauges(state)[2])
        play(state, f"enemy {card}")
        if step(state) == "wound_card":
            play(state, "wound w-5")
    assert seen == [-1, 0, 1]
    assert (step(state), life(state)) == ("end_of_exchange", 8), "the raised guard parried both"


@proves("WS-27.6", "WS-40.82")
def test_gisei_is_offered_before_each_of_the_three_cards() -> None:
    state = given(step="counter_phase", gauges=(0, 0, -2), gisei=True, **HARD)
    play(state, "gisei", "gisei gisei-1", "go_on", "enemy en-hard")
    assert (step(state), offered(state)) == ("offer_gisei", ["go_on", "gisei"])
    play(state, "gisei", "gisei gisei-2", "enemy en-08")
    assert (step(state), offered(state)) == ("offer_gisei", ["go_on", "gisei"])
    play(state, "gisei", "gisei gisei-3")
    assert (step(state), gauges(state)[2], life(state)) == ("counter_card", 3, 5)
    play(state, "enemy en-09")
    assert (step(state), life(state)) == ("end_of_exchange", 4)


@proves("WS-27.6", "WS-40.82")
@pytest.mark.parametrize("choice", ["buy_guard", "draw", "environment", "life_to_ki"])
def test_nothing_else_can_be_used_between_the_strikes(choice: str) -> None:
    options: dict[str, Any] = {"weapon": "bokken", "environment": "bridge", "ki": 3, **HARD}
    assert choice in offered(given(step="counter_phase", **options))
    state = countered(given(step="counter_phase", gisei=True, **options), "en-hard")
    refused(state, choice, "WS-32.24")
    silent = countered(given(step="counter_phase", **options), "en-hard")
    assert step(silent) == "counter_card", "without Gisei nothing is asked at all"


@proves("WS-27.7")
def test_the_kusarigama_makes_it_void() -> None:
    state = countered(given(step="counter_phase", gauges=(0, 4, -2), weapon="kusarigama", **HARD), "en-hard")
    assert (step(state), life(state), field(state, "counters")) == ("end_of_exchange", 8, "en-hard")
    assert field(go_on(state, "move"), "enemy_discard") == "en-hard"
    low = countered(given(step="counter_phase", gauges=(0, 3, -2), weapon="kusarigama", **HARD), "en-hard")
    assert step(low) == "counter_card"


OPEN: Final[dict[str, Any]] = {"step": "check_defence", "defence": "en-hard", "gauges": (4, 4, 4), **HARD}


@proves("WS-27.8", "WS-40.89")
def test_as_a_defence_it_keeps_the_red_die_from_harming_the_enemy() -> None:
    state = countered(given(die=3, **OPEN), "en-04")
    assert step(state) == "end_of_exchange"
    refused(state, "use_die 3", "WS-27.8")
    other = countered(given(die=3, hard_attack_only=True, **OPEN), "en-04")
    assert enemy(play(other, "use_die 3")) == (7, 5), "with the option it stops the attack only"


@proves("WS-27.8", "WS-22.13")
def test_as_a_defence_it_closes_the_cliff_but_no_other_environment() -> None:
    refused(given(environment="cliff", **OPEN), "environment", "WS-27.8")
    assert "environment" in offered(given(environment="bridge", **OPEN))
    other = given(environment="cliff", hard_attack_only=True, **OPEN)
    assert enemy(play(other, "environment", "roll 1", "wound w-4")) == (6, 5)


@proves("WS-27.8", "WS-20.14")
def test_as_a_defence_it_keeps_kempo_from_the_wound_of_a_red_combo() -> None:
    table: dict[str, Any] = {"step": "combo", "hand": "", "played": "std-13 std-14 std-15", "opponent": "kempo", **HARD}
    state = given(defence="en-hard", **table)
    assert step(state) == "red_roll"
    assert [(event.id, event.clause) for event in told(state, "roll 6")][1:] == [("event-unbreakable", "WS-27.8")]
    assert (enemy(state), step(state)) == ((8, 5), "end_of_exchange")
    assert step(play(given(defence="en-01", **table), "roll 6")) == "wound_card"


@proves("WS-27.8")
def test_what_the_enemy_suffers_by_himself_comes_all_the_same() -> None:
    state = given(stack="round_end clean_up", exchange=2, defence="en-hard", enemy=(8, 0), **HARD)
    assert enemy(state) == (6, 0)
