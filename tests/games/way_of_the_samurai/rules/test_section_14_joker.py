"""Section 14: the joker card."""

import pytest

from shiai.games.way_of_the_samurai.rules.state import DECK, DISCARDED
from tests.games.way_of_the_samurai.given import (
    cards,
    die,
    gauges,
    given,
    go_on,
    ki,
    offered,
    play,
    refused,
    start,
    step,
)
from tests.proof import proves

PAIRS = {
    "black_a": ["std-01 std-02", "std-04 spe-01", "spe-01 spe-04"],
    "black_b": ["std-05 std-06", "std-07 spe-05", "spe-02 spe-05"],
    "black_c": ["std-09 std-10", "std-12 spe-03", "spe-03 spe-07"],
    "red": ["std-13 std-14", "std-17 spe-06", "std-15 std-16"],
}
CASES = [(symbol, pair) for symbol, pairs in PAIRS.items() for pair in pairs]
MOVES = [("strength", (1, 0, 0)), ("technique", (0, 1, 0)), ("guard", (0, 0, 1))]


@proves("WS-14.1", "WS-14.2", "WS-14.5")
@pytest.mark.parametrize(("gauge", "after"), MOVES)
@pytest.mark.parametrize(
    ("waits", "played"), [("move(0,2)", ""), ("move(0,1)", "std-01"), ("move(1,1)", "std-01 std-05")]
)
def test_one_movement_is_picked_and_only_that_one_applied(
    gauge: str, after: tuple[int, int, int], waits: str, played: str
) -> None:
    state = given(waits, hand="std-02 std-18", played=played, enemy_deck="en-12 en-03")
    assert [name for name in offered(state) if "joker" in name] == [f"play joker {each}" for each, _ in MOVES]
    play(state, f"play joker {gauge}")
    assert gauges(state) == after


@proves("WS-14.2")
def test_without_the_joker_no_movement_of_it_is_offered() -> None:
    state = given(hand="std-02 std-06")
    assert not [name for name in offered(state) if "joker" in name]
    refused(state, "play joker guard", "WS-6.4")
    refused(given(hand="std-02 std-18"), "play std-18", "WS-14.2")


@proves("WS-14.2", "WS-2.5")
def test_the_movement_stops_at_the_bound() -> None:
    assert gauges(play(given(hand="std-02 std-18", gauges=(4, 0, 0)), "play joker strength")) == (4, 0, 0)


@proves("WS-14.3", "WS-14.5", "WS-14.6", "WS-14.1")
@pytest.mark.parametrize(("symbol", "pair"), CASES)
def test_with_two_cards_of_a_symbol_it_makes_that_combo(symbol: str, pair: str) -> None:
    state = given("combo", played=f"{pair} std-18", hand="", ki=2)
    assert (step(state), offered(state)) == ("name_symbol", [f"name {symbol}", "name nothing"])
    play(state, f"name {symbol}")
    assert step(state) == "reward"
    play(state, "raise" if symbol == "red" else "take ki")
    assert (ki(state), die(state)) == ((2, 2) if symbol == "red" else (3, 1))


@proves("WS-14.3")
@pytest.mark.parametrize("symbol", PAIRS)
def test_another_symbol_is_as_good_as_none(symbol: str) -> None:
    """Naming one of the other symbols makes no combo, and is offered as naming nothing."""
    state = given("combo", played=f"{PAIRS[symbol][0]} std-18", hand="", ki=2)
    for other in PAIRS:
        if other != symbol:
            refused(state, f"name {other}", "WS-14.3")
    play(state, "name nothing")
    assert (step(state), ki(state), die(state)) == ("end_of_exchange", 2, 1)


@proves("WS-14.6", "WS-13.2")
@pytest.mark.parametrize("pair", ["std-01 std-05", "std-05 std-13", "std-09 spe-06", "spe-01 spe-02"])
def test_with_two_different_symbols_it_makes_none(pair: str) -> None:
    assert step(given("combo", played=f"{pair} std-18", hand="")) == "end_of_exchange"


@proves("WS-14.4")
def test_the_movement_is_named_when_it_is_played_and_the_symbol_at_the_check() -> None:
    state = given(hand="std-18 std-01 std-02", enemy_deck="en-12 en-03", gauges=(0, 0, 3))
    play(state, "play joker guard")
    assert (step(state), gauges(state)) == ("move", (0, 0, 4)), "nothing is asked about its symbol"
    play(state, "play std-02", "enemy en-12", "play std-01")
    for waits in ("strike", "before_counter"):
        go_on(state, waits)
        assert not [name for name in offered(state) if name.startswith("name")]
        refused(state, "name black_a", "WS-38.6")
    play(state, "go_on")
    assert (step(state), gauges(state)) == ("name_symbol", (3, 0, 3))


@proves("WS-14.5", "WS-40.14")
def test_it_is_one_card_of_the_standard_deck() -> None:
    state = start()
    assert (step(state), offered(state).count("card std-18")) == ("draw", 1)
    assert len(offered(state)) == 18
    used = play(given("end_of_exchange", played="std-18 std-01 std-05", hand="std-02"), "go_on")
    assert ("std-18" in cards(used, DISCARDED), "std-18" in cards(used, DECK)) == (True, False)
