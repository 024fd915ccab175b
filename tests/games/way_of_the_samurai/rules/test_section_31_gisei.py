"""Section 31: a life for a card that moves the guard."""

from typing import Any

import pytest

from shiai.games.way_of_the_samurai.rules.state import DISCARDED, WayOfTheSamurai
from tests.games.way_of_the_samurai.given import (
    cards,
    enemy,
    gauges,
    given,
    ki,
    life,
    offered,
    play,
    refused,
    start,
    step,
)
from tests.proof import proves

CARDS = {"gisei-1": 1, "gisei-2": 2, "gisei-3": 2, "gisei-4": 3, "gisei-5": -2}


def before(**options: Any) -> WayOfTheSamurai:
    """The window before the counter-attack, with the module."""
    stack = "round_end exchange(2) clean_up end_of_exchange combo counter_attack(0) before_counter(5)"
    return given(stack=stack, gisei=True, **options)


@proves("WS-31.1", "WS-31.3", "WS-31.9")
@pytest.mark.parametrize(("card", "change"), CARDS.items())
def test_four_cards_raise_guard_and_one_lowers_it(card: str, change: int) -> None:
    state = play(before(), "gisei")
    assert offered(state) == [f"gisei {name}" for name in CARDS]
    assert gauges(play(state, f"gisei {card}")) == (0, 0, change)


@proves("WS-31.2", "WS-0.7")
def test_a_life_is_paid_and_the_card_carried_out_at_once() -> None:
    state = play(before(opponent="oda", weapon="nodachi", enemy=(6, 5)), "gisei")
    assert (life(state), ki(state), enemy(state)) == (7, 5, (6, 5))  # paid, not lost
    play(state, "gisei gisei-4")
    assert (gauges(state), step(state)) == ((0, 0, 3), "before_counter")


@proves("WS-31.2", "WS-38.5")
@pytest.mark.parametrize("where", ["move(0,2)", "strike", "end_of_exchange"])
def test_it_is_for_the_moment_before_a_counter_attack(where: str) -> None:
    refused(given(step=where, gisei=True), "gisei", "WS-31.2")
    assert "gisei" not in offered(given(step="before_counter(5)"))


@proves("WS-31.4")
def test_every_draw_is_from_five_cards_and_nothing_is_discarded() -> None:
    state = play(before(gisei_per_counter=3), "gisei", "gisei gisei-1")
    play(state, "gisei")
    assert offered(state) == [f"gisei {name}" for name in CARDS]
    play(state, "gisei gisei-1")
    assert (gauges(state), cards(state, DISCARDED)) == ((0, 0, 2), "")


@proves("WS-31.5", "WS-40.39")
@pytest.mark.parametrize(("limit", "most"), [(1, 1), (2, 2), (0, 7)])
def test_at_most_so_many_cards_before_each_counter_attack(limit: int, most: int) -> None:
    state = before(gisei_per_counter=limit)
    for _ in range(most):
        play(state, "gisei", "gisei gisei-5")
    refused(state, "gisei", "WS-31.7" if limit == 0 else "WS-31.5")


@proves("WS-31.5", "WS-32.13", "WS-27.6")
def test_the_next_counter_attack_has_a_card_of_its_own() -> None:
    state = play(before(hard_mode=True), "gisei", "gisei gisei-1", "go_on", "enemy en-hard")
    assert (step(state), offered(state)) == ("offer_gisei", ["go_on", "gisei"])
    play(state, "gisei", "gisei gisei-1")
    assert (gauges(state), step(state)) == ((0, 0, 2), "counter_card")


@proves("WS-31.6")
def test_the_life_is_not_taken_from_armour() -> None:
    state = play(before(yoroi="player"), "gisei")
    assert (life(state), state.position().count("armour: 4")) == (7, 1)


@proves("WS-31.7")
def test_the_last_life_cannot_be_paid() -> None:
    refused(before(life=1), "gisei", "WS-31.7")
    assert life(play(before(life=2), "gisei")) == 1


@proves("WS-31.8")
def test_the_guard_lasts_until_the_end_of_the_round() -> None:
    state = play(before(gauges=(0, 0, 3)), "gisei", "gisei gisei-4")
    assert gauges(state) == (0, 0, 4)  # a move of the gauge, stopped at its bound
    play(state, "go_on", "enemy en-10")
    while step(state) != "move":
        play(state, "go_on")
    assert gauges(state) == (0, 0, 4)


@proves("WS-31.10")
def test_guard_may_be_bought_before_and_after_the_card_is_seen() -> None:
    state = play(before(), "buy_guard", "gisei", "gisei gisei-5", "buy_guard")
    assert (gauges(state), ki(state)) == ((0, 0, 0), 3)


@proves("WS-31.1")
def test_the_module_is_an_option() -> None:
    assert start(gisei=True).rules.gisei
    assert not start().rules.gisei
