"""Section 30: the seven virtues."""

from typing import Any

import pytest

from shiai.games.way_of_the_samurai.rules.cards import BUSHIDO_NAMES
from shiai.games.way_of_the_samurai.rules.state import DISCARDED, HAND, STORED, WayOfTheSamurai
from shiai.games.way_of_the_samurai.rules.steps.draw import REDRAWN
from tests.games.way_of_the_samurai.given import (
    cards,
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
    refused,
    result,
    step,
)
from tests.proof import proves

POOLS = [("technique_pool", 1), ("strength_pool", 0)]
WINDOWS = ["move(0,2)", "move(0,1)", "move(1,1)", "strike", "before_counter(3)", "before_counter(5)", "end_of_exchange"]
RED = "std-13 std-14 std-15"


def holding(name: str, points: int = 0, **options: Any) -> WayOfTheSamurai:
    """This virtue lies in front of the player."""
    fields: dict[str, object] = {"bushido_marker": 3, "virtue": f"card={name}", "points": points}
    return given(bushido=True, fields=fields | options.pop("fields", {}), **options)


def virtue(state: WayOfTheSamurai) -> str:
    """The Bushido card in front of the player."""
    return field(state, "virtue").removeprefix("card=")


def next_round(name: str, **options: Any) -> WayOfTheSamurai:
    """The next round with this virtue, its hand drawn."""
    return deal(holding(name, step="round_end", exchange=2, hand="", **options))


# Combos ---------------------------------------------------------------------------------------------------------------


@proves("WS-30.10", "WS-40.28")
def test_double_specials_a_black_combo_gives_two_special_cards() -> None:
    state = play(holding("double_specials", step="reward(1)", ki=2), "take special", "card spe-02")
    assert step(state) == "special_card"
    play(state, "card spe-05")
    assert (cards(state, STORED), ki(state), virtue(state)) == ("spe-02 spe-05", 2, "double_specials")
    plain = play(given(step="reward(1)", bushido=True), "take special", "card spe-02")
    assert (cards(plain, STORED), step(plain)) == ("spe-02", "before_counter")


@proves("WS-30.10")
def test_double_specials_only_if_the_special_card_is_chosen() -> None:
    state = play(holding("double_specials", step="reward(1)", ki=2), "take ki")
    assert (ki(state), cards(state, STORED)) == (3, "")
    last = play(holding("double_specials", step="reward(1)", specials="spe-04"), "take special")
    assert cards(last, STORED) == "spe-04", "there was only one left"


@proves("WS-30.11")
@pytest.mark.parametrize(("before", "after"), [(1, 3), (2, 4), (4, 6), (5, 6)])
def test_double_wrath_a_red_combo_raises_the_die_by_two(before: int, after: int) -> None:
    assert die(play(holding("double_wrath", step="combo", hand="", played=RED, die=before), "raise")) == after
    assert die(play(given(step="combo", hand="", played=RED, bushido=True, die=before), "raise")) == before + 1


@proves("WS-30.11", "WS-16.16")
def test_double_wrath_may_be_declined_as_a_whole() -> None:
    state = holding("double_wrath", step="combo", hand="", played=RED, die=3)
    assert offered(state) == ["raise", "decline"]
    assert die(play(state, "decline")) == 3


# Redraw ---------------------------------------------------------------------------------------------------------------


@proves("WS-30.12")
@pytest.mark.parametrize("number", [1, 2])
def test_redraw_up_to_two_cards_are_put_down_and_as_many_drawn(number: int) -> None:
    state = play(next_round("redraw"), "redraw")
    assert step(state) == "redraw"
    hand = cards(state, HAND).split()
    assert offered(state) == [f"discard {card}" for card in hand], "who redraws puts down a card"
    for card in hand[:number]:
        play(state, f"discard {card}")
    if number == 1:
        play(state, "go_on")
    assert (step(state), state.stack[-1].numbers()) == ("draw", (number, REDRAWN))
    assert cards(state, DISCARDED) == " ".join(hand[:number])
    deal(state)
    assert len(cards(state, HAND).split()) == 6
    assert not set(cards(state, HAND).split()) & set(hand[:number])
    refused(go_on(state, "move"), "redraw", "WS-30.12")


@proves("WS-30.12")
@pytest.mark.parametrize("easing", [False, True])
def test_redraw_exchanges_starting_cards_only_and_none_that_was_bought(easing: bool) -> None:
    state = next_round("redraw", easy_look=easing)
    starting = cards(state, HAND).split()
    play(state, "draw")
    while step(state) != "start":
        play(state, offered(state)[0])
    assert len(cards(state, HAND).split()) == 7
    play(state, "redraw")
    assert offered(state) == [f"discard {card}" for card in starting]


@proves("WS-30.12")
def test_redraw_is_closed_when_only_bought_cards_are_left() -> None:
    fields = {"marks": "redraw_ready", "virtue": "card=redraw", "bushido_marker": 3, "not_drawn": "std-02"}
    stack = "round_end exchange(2) exchange(1) start"
    state = given(stack=stack, hand="std-02", bushido=True, fields=fields, mode="one_vs_three")
    refused(state, "redraw", "WS-30.12")
    fields["not_drawn"] = "none"
    assert "redraw" in offered(given(stack=stack, hand="std-02", bushido=True, fields=fields, mode="one_vs_three"))


@proves("WS-30.12")
def test_redraw_is_offered_in_every_round_and_once_in_each() -> None:
    for round in (1, 6):
        state = next_round("redraw", round=round)
        assert (step(state), "redraw" in offered(state)) == ("start", True)
        play(state, "redraw")
        play(state, offered(state)[0], "go_on")
        deal(state)
        assert "redraw" not in offered(state)
    assert step(next_round("double_wrath")) == "move"


@proves("WS-30.12")
def test_redraw_is_for_the_start_of_the_round_and_may_be_left_out() -> None:
    state = play(next_round("redraw"), "go_on")
    refused(state, "redraw", "WS-30.12")
    assert len(cards(state, HAND).split()) == 6


@proves("WS-30.22")
def test_redraw_works_from_the_next_round_on() -> None:
    fields: dict[str, object] = {"bushido_marker": 2, "weapon_mulligans": 3}
    fresh = given(stack="round_end exchange(2) exchange(1) start", bushido=True, weapon="yari", fields=fields)
    play(fresh, "bushido_step", "virtue redraw")
    refused(fresh, "redraw", "WS-30.12")
    later = deal(given(step="round_end", exchange=2, hand="", bushido=True, fields={"bushido_marker": 3}))
    assert step(later) == "move"
    assert "redraw" in offered(next_round("redraw"))


# Pools ----------------------------------------------------------------------------------------------------------------


@proves("WS-30.13", "WS-30.14", "WS-30.5")
@pytest.mark.parametrize(("name", "gauge"), POOLS)
def test_a_pool_has_five_points(name: str, gauge: int) -> None:
    state = given(bushido=True, fields={"bushido_marker": 2}, gauges=(-1, -1, 0))
    play(state, "bushido_step", f"virtue {name}")
    assert field(state, "points") == "5"
    for left in (4, 3, 2, 1, 0):
        play(state, "pool")
        assert (field(state, "points"), virtue(state)) == (str(left), name if left else "none")
    assert gauges(state) == ((4, -1, 0) if gauge == 0 else (-1, 4, 0))
    refused(state, "pool", "WS-30.15")


@proves("WS-30.13", "WS-30.14", "WS-38.2")
@pytest.mark.parametrize("where", WINDOWS)
@pytest.mark.parametrize(("name", "gauge"), POOLS)
def test_points_are_added_at_any_time(name: str, gauge: int, where: str) -> None:
    state = play(holding(name, 3, step=where), "pool")
    moved = [0, 0, 0]
    moved[gauge] = 1
    assert (list(gauges(state)), field(state, "points"), ki(state)) == (moved, "2", 5)


@proves("WS-30.13", "WS-30.14")
@pytest.mark.parametrize(("name", "gauge"), POOLS)
def test_points_can_be_spread_over_rounds(name: str, gauge: int) -> None:
    state = next_round(name, fields={"points": 2})
    assert (gauges(state), field(state, "points"), virtue(state)) == ((0, 0, 0), "2", name)
    assert gauges(play(state, "pool"))[gauge] == 1


@proves("WS-30.15")
@pytest.mark.parametrize(("name", "gauge"), POOLS)
def test_a_point_needs_a_gauge_that_can_still_rise(name: str, gauge: int) -> None:
    full = holding(name, 3, gauges=(4, 4, 0))
    refused(full, "pool", "WS-30.15")
    fields: dict[str, object] = {"blood_1": f"blood-{1 if gauge == 0 else 2}"}
    hurt = holding(name, 3, gauges=(3, 3, 0), blood=True, fields=fields)
    refused(hurt, "pool", "WS-30.15")
    other = holding(name, 3, gauges=(3, 4, 0) if gauge == 0 else (4, 3, 0))
    assert gauges(play(other, "pool")) == (4, 4, 0)


@proves("WS-30.15")
def test_no_pool_no_points() -> None:
    refused(given(bushido=True), "pool", "WS-30.15")
    refused(holding("double_wrath"), "pool", "WS-30.15")


# Ki to life -----------------------------------------------------------------------------------------------------------


@proves("WS-30.16", "WS-30.17")
def test_ki_to_life_gives_a_life_for_each_ki_up_to_four() -> None:
    state = holding("ki_to_life", life=2)
    for number in (1, 2, 3):
        play(state, "ki_to_life")
        assert (life(state), ki(state), field(state, "points")) == (2 + number, 5 - number, str(number))
        assert virtue(state) == "ki_to_life"
    play(state, "ki_to_life")
    assert (life(state), ki(state), field(state, "points"), virtue(state)) == (6, 1, "0", "none")
    refused(state, "ki_to_life", "WS-30.19")


@proves("WS-30.16", "WS-38.2")
@pytest.mark.parametrize("where", WINDOWS)
def test_ki_to_life_can_be_used_at_any_time(where: str) -> None:
    state = play(holding("ki_to_life", step=where, life=5), "ki_to_life")
    assert (life(state), ki(state)) == (6, 4)
    refused(holding("ki_to_life", life=5, ki=0), "ki_to_life", "WS-12.16")


@proves("WS-30.17", "WS-30.18")
def test_locked_ki_cannot_be_used_and_prevents_no_loss() -> None:
    state = holding("ki_to_life", 3, ki=0)
    for use in ("draw", "early_reveal"):
        refused(state, use, "WS-12.16")
    later = holding("ki_to_life", 3, ki=0, step="round_end", exchange=2)
    assert (life(later), field(later, "points")) == (6, "3"), "2 life for having no Ki"


@proves("WS-30.18", "WS-20.3")
def test_locked_ki_does_not_count_for_the_cap_nor_against_takeshi() -> None:
    full = play(holding("ki_to_life", 3, ki=4, step="reward(0)"), "take ki")
    assert (ki(full), field(full, "points")) == (5, "3")
    lost = play(holding("ki_to_life", 1, ki=1, life=4, opponent="takeshi"), "ki_to_life")
    assert result(lost) == "without_ki"


@proves("WS-30.19", "WS-40.43")
def test_ki_to_life_stops_at_eight_lives() -> None:
    state = play(holding("ki_to_life", life=7), "ki_to_life")
    assert (life(state), ki(state)) == (8, 4)
    refused(state, "ki_to_life", "WS-30.19")


# The wild card --------------------------------------------------------------------------------------------------------


@proves("WS-30.20", "WS-30.21", "WS-30.7")
@pytest.mark.parametrize("name", [name for name in BUSHIDO_NAMES if name != "wild_card"])
def test_the_wild_card_takes_any_of_the_six_others(name: str) -> None:
    state = given(bushido=True, fields={"bushido_marker": 2})
    play(state, "bushido_step", "virtue wild_card")
    assert (step(state), offered(state)) == ("virtue", [f"take {each}" for each in BUSHIDO_NAMES[:6]])
    refused(state, "take wild_card", "WS-30.20")
    play(state, f"take {name}")
    assert (virtue(state), step(state)) == (name, "move")
    assert field(state, "points") == ("5" if name.endswith("pool") else "0")
    refused(state, "bushido_step", "WS-30.7")


@proves("WS-30.20")
def test_the_card_taken_works_at_once() -> None:
    state = given(bushido=True, fields={"bushido_marker": 2})
    play(state, "bushido_step", "virtue wild_card", "take strength_pool", "pool")
    assert (gauges(state), enemy(state)) == ((1, 0, 0), (8, 5))
