"""Section 19: katana / tanto, the weapon with two faces."""

from typing import Any

import pytest

from shiai.games.way_of_the_samurai.rules.options import VOID_PAIRS
from shiai.games.way_of_the_samurai.rules.state import DISCARDED, HAND, WayOfTheSamurai
from tests.games.way_of_the_samurai.given import (
    cards,
    countered,
    deal,
    field,
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

BOTH: dict[str, Any] = {"weapon": "katana_tanto"}
WINDOWS = ["move(0,2)", "move(0,1)", "move(1,1)", "strike", "counter_phase", "end_of_exchange"]
COMBOS = {
    "black_a": "std-01 std-02 std-03",
    "black_b": "std-05 std-06 std-07",
    "black_c": "std-09 std-10 std-11",
    "red": "std-13 std-14 std-15",
}


def faced(face: str, **given_and_options: Any) -> WayOfTheSamurai:
    """The middle of a round in which this face was chosen."""
    fields = {"face": f"up={face}"} | given_and_options.pop("fields", {})
    return given(fields=fields, **BOTH, **given_and_options)


def held(state: WayOfTheSamurai) -> int:
    """The number of cards in hand."""
    return len(cards(state, HAND).split())


@proves("WS-19.25")
@pytest.mark.parametrize("face", ["a", "b"])
def test_the_face_is_chosen_between_three_cards_and_three_cards(face: str) -> None:
    for state in (start(**BOTH), given(step="round_end", exchange=2, **BOTH)):
        deal(state)
        assert (step(state), held(state), offered(state)) == ("face", 3, ["face a", "face b"])
        play(state, f"face {face}")
        assert step(state) == "draw"
        deal(state)
        assert (step(state), held(state), field(state, "face")) == ("move", 6, f"up={face}")


@proves("WS-19.25")
def test_other_weapons_have_no_faces() -> None:
    state = deal(start(weapon="katana"))
    assert (step(state), held(state), field(state, "face")) == ("move", 6, "none")


@proves("WS-19.42")
def test_with_a_hand_of_7_the_last_four_come_after_the_choice() -> None:
    state = deal(start(opponent="kratos", **BOTH))
    assert (step(state), held(state)) == ("face", 3)
    assert held(deal(play(state, "face a"))) == 7


@proves("WS-40.72")
def test_a_mulligan_replaces_all_six_cards_and_the_choice_stands() -> None:
    state = deal(play(start(mode="dojo_yoshioka", **BOTH), "path left"))
    deal(play(state, "face b"))
    before = cards(state, HAND)
    play(state, "mulligan")
    assert (step(state), held(state), cards(state, DISCARDED)) == ("draw", 0, before)
    deal(state)
    assert (step(state), held(state), field(state, "face"), gauges(state)) == ("move", 6, "up=b", (0, -1, 0))


@proves("WS-19.26")
@pytest.mark.parametrize("face", ["a", "b"])
def test_the_face_is_used_until_the_end_of_the_round(face: str) -> None:
    state = faced(face, step="end_of_exchange")
    go_on(state, "move")
    assert (field(state, "exchange"), field(state, "face")) == ("2", f"up={face}")
    assert ("buy_power" in offered(state)) is (face == "b")
    play(state, "play std-02", "play std-06", "enemy en-12", "play std-14", "go_on")
    play(state, "buy_guard")
    assert gauges(state)[2] == (2 if face == "a" else 1)
    countered(state, "en-07")
    deal(go_on(state, "draw"))
    assert (field(state, "round"), step(state), field(state, "face")) == ("2", "face", "none")


# Face A ---------------------------------------------------------------------------------------------------------------


@proves("WS-19.27")
def test_face_a_gives_2_guard_for_each_ki() -> None:
    state = faced("a", step="counter_phase", gauges=(0, 0, -2))
    for guard, left in ((0, 4), (2, 3), (4, 2)):
        play(state, "buy_guard")
        assert (gauges(state)[2], ki(state)) == (guard, left)
    refused(state, "buy_guard", "WS-12.19")
    assert gauges(play(faced("a", step="counter_phase", gauges=(0, 0, 3)), "buy_guard"))[2] == 4
    assert gauges(play(faced("b", step="counter_phase"), "buy_guard"))[2] == 1


@proves("WS-19.27")
def test_before_the_defence_check_even_face_a_buys_no_guard() -> None:
    for window in ("move(0,2)", "strike", "end_of_exchange"):
        refused(faced("a", step=window), "buy_guard", "WS-12.11")


@proves("WS-19.41")
@pytest.mark.parametrize("face", ["a", "b"])
def test_face_a_and_edward_do_not_add_up(face: str) -> None:
    state = play(faced(face, step="counter_phase", gauges=(0, 0, -2), opponent="edward"), "buy_guard")
    assert (gauges(state)[2], ki(state)) == (0, 4)


@proves("WS-19.28", "WS-40.54")
@pytest.mark.parametrize("pair", VOID_PAIRS)
@pytest.mark.parametrize("symbol", COMBOS)
def test_face_a_voids_two_kinds_of_combo(pair: str, symbol: str) -> None:
    void = symbol in pair.split("_and_")
    state = faced("a", step="combo", hand="", played=COMBOS[symbol], katana_tanto_void=pair)
    assert step(state) == ("end_of_exchange" if void else "reward")
    other = faced("b", step="combo", hand="", played=COMBOS[symbol], katana_tanto_void=pair)
    assert step(other) == "reward"


@proves("WS-19.28", "WS-40.54")
@pytest.mark.parametrize("symbol", COMBOS)
def test_by_default_the_second_and_third_black_symbol_are_void(symbol: str) -> None:
    state = faced("a", step="combo", hand="", played=COMBOS[symbol])
    assert (step(state) == "end_of_exchange") is (symbol in ("black_b", "black_c"))


@proves("WS-19.28")
@pytest.mark.parametrize("symbol", COMBOS)
def test_the_joker_completes_no_void_combo(symbol: str) -> None:
    played = " ".join([*COMBOS[symbol].split()[:2], "std-18"])
    state = faced("a", step="combo", hand="", played=played)
    assert step(state) == ("end_of_exchange" if symbol in ("black_b", "black_c") else "name_symbol")


@proves("WS-19.28")
def test_face_a_changes_nothing_else_of_the_gauges() -> None:
    state = deal(start(**BOTH))
    assert gauges(play(state, "face a")) == (0, 0, 0)


@proves("WS-19.45")
def test_a_mixed_combo_still_counts() -> None:
    mixed = faced("a", step="combo", hand="", played="std-01 std-05 std-09", opponent="jack")
    assert step(mixed) == "reward"
    void = faced("a", step="combo", hand="", played=COMBOS["black_b"], opponent="jack")
    assert step(void) == "end_of_exchange"


# Face B ---------------------------------------------------------------------------------------------------------------


@proves("WS-19.29")
@pytest.mark.parametrize("window", WINDOWS)
def test_face_b_buys_2_strength_for_a_ki_at_any_time(window: str) -> None:
    state = play(faced("b", step=window), "buy_power")
    assert (gauges(state), ki(state)) == ((2, 0, 0), 4)
    play(state, "buy_power")
    assert (gauges(state), ki(state)) == ((4, 0, 0), 3)
    refused(state, "buy_power", "WS-12.19")


@proves("WS-19.29")
def test_strength_beyond_4_is_lost_and_nobody_else_buys_it() -> None:
    assert gauges(play(faced("b", gauges=(3, 0, 0)), "buy_power"))[0] == 4
    refused(faced("b", ki=0), "buy_power", "WS-12.16")
    refused(faced("a"), "buy_power", "WS-19.29")
    refused(given(weapon="katana"), "buy_power", "WS-19.29")


@proves("WS-19.29")
def test_it_can_be_bought_at_the_start_of_a_round() -> None:
    state = deal(play(start(mode="dojo_yoshioka", **BOTH), "path left"))
    deal(play(state, "face b"))
    assert (step(state), gauges(play(state, "buy_power"))) == ("start", (2, -1, 0))


@proves("WS-19.30")
def test_face_b_lowers_technique_when_it_is_chosen() -> None:
    state = deal(start(**BOTH))
    assert gauges(state) == (0, 0, 0)
    assert gauges(play(state, "face b")) == (0, -1, 0)
    later = deal(given(step="round_end", exchange=2, gauges=(0, -1, 0), fields={"face": "up=b"}, **BOTH))
    assert gauges(later) == (0, 0, 0), "for this round only"
