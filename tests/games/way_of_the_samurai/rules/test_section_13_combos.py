"""Section 13: combos and what they give."""

from itertools import combinations
from typing import Any

import pytest

from shiai.games.way_of_the_samurai.rules.cards import SYMBOL_NAMES
from shiai.games.way_of_the_samurai.rules.state import DECK, HAND, SPECIALS, STORED, WayOfTheSamurai
from tests.games.way_of_the_samurai.given import (
    cards,
    die,
    field,
    given,
    go_on,
    ki,
    life,
    offered,
    play,
    refused,
    result,
    step,
    told,
)
from tests.proof import proves

SYMBOLS = {
    "black_a": "std-01 std-02 std-03 std-04 spe-01 spe-04",
    "black_b": "std-05 std-06 std-07 std-08 spe-02 spe-05",
    "black_c": "std-09 std-10 std-11 std-12 spe-03 spe-07",
    "red": "std-13 std-14 std-15 std-16 std-17 spe-06",
}
OF = {card: symbol for symbol, shown in SYMBOLS.items() for card in shown.split()}
BLACK = {name: " ".join(shown.split()[:3]) for name, shown in SYMBOLS.items() if name != "red"}
RED = "std-13 std-14 std-15"
FACE_A: dict[str, Any] = {"weapon": "katana_tanto", "fields": {"face": "up=a"}}
RAIN: dict[str, Any] = {"environment": "forest", "weather": "rain"}


def combo(played: str, **wanted: Any) -> WayOfTheSamurai:
    """The cards of an exchange are checked."""
    return given("combo", played=played, **({"hand": ""} | wanted))


@proves("WS-13.1", "WS-13.3")
def test_there_are_three_black_symbols_and_a_red_one() -> None:
    assert set(SYMBOL_NAMES) == set(SYMBOLS)
    for symbol, shown in SYMBOLS.items():
        state = combo(" ".join(shown.split()[1:4]))
        assert step(state) == "reward"
        assert ("raise" in offered(state), "take ki" in offered(state)) == (symbol == "red", symbol != "red")


@proves("WS-13.2", "WS-13.3", "WS-13.4", "WS-40.12")
def test_three_equal_symbols_make_a_combo_and_nothing_else_does() -> None:
    """All three cards of all that have a symbol, standard and special mixed."""
    made = dict.fromkeys(SYMBOLS, 0)
    for three in combinations(OF, 3):
        state = combo(" ".join(three))
        symbols = {OF[card] for card in three}
        assert (step(state) == "reward") is (len(symbols) == 1), three
        if len(symbols) == 1:
            made[symbols.pop()] += 1
    assert made == dict.fromkeys(SYMBOLS, 20)


@proves("WS-13.4")
@pytest.mark.parametrize("order", [(0, 1, 2), (2, 1, 0), (1, 2, 0)])
def test_the_order_of_the_cards_does_not_matter(order: tuple[int, int, int]) -> None:
    hand = ["std-02", "std-03", "std-01"]
    state = given(hand=" ".join(hand), enemy_deck="en-12 en-03", gauges=(0, 0, 3))
    first, second, third = [hand[place] for place in order]
    play(state, f"play {first}", f"play {second}", "enemy en-12", f"play {third}")
    assert step(go_on(state, "reward")) == "reward"


@proves("WS-13.5")
def test_a_combo_never_spans_two_exchanges() -> None:
    """Two cards of a symbol in the first exchange and one in the second; then three more of it in the same round."""
    state = given("strike", played="std-01 std-02 std-05", hand="std-03 std-06 std-07", enemy_deck="en-01 en-02 en-03")
    play(go_on(state, "before_counter"), "go_on", "enemy en-02")
    assert step(state) == "end_of_exchange"
    play(state, "go_on", "play std-03", "play std-06", "enemy en-01", "play std-07")
    play(go_on(state, "before_counter"), "go_on")
    assert (step(state), field(state, "exchange")) == ("end_of_exchange", "2")


@proves("WS-13.5")
def test_a_round_offers_at_most_two_combos() -> None:
    state = given("strike", played=BLACK["black_a"], hand=BLACK["black_b"], enemy_deck="en-02 en-03 en-05 en-07", ki=2)
    play(go_on(state, "before_counter"), "go_on", "enemy en-02", "take ki", "go_on")
    play(state, "play std-05", "play std-06", "enemy en-03", "play std-07")
    play(go_on(state, "before_counter"), "go_on", "enemy en-05")
    if step(state) == "wound_card":
        play(state, "wound w-5")
    play(state, "take ki")
    assert (ki(state), step(state)) == (4, "end_of_exchange")
    play(state, "go_on")
    assert (field(state, "round"), field(state, "exchange")) == ("2", "0")


@proves("WS-13.6")
@pytest.mark.parametrize("played", BLACK.values())
def test_a_black_combo_gives_a_ki_or_a_special_card(played: str) -> None:
    state = combo(played, ki=2)
    assert offered(state) == ["take ki", "take special"]
    refused(state, "raise", "WS-13.6")
    refused(state, "decline", "WS-13.6")
    taken = play(combo(played, ki=2), "take special", "card spe-03")
    play(state, "take ki")
    assert (ki(state), cards(state, STORED), die(state)) == (3, "", 1)
    assert (ki(taken), cards(taken, STORED), die(taken)) == (2, "spe-03", 1)


@proves("WS-13.7", "WS-13.8")
def test_the_special_card_is_the_top_one_and_is_laid_open_beside_the_board() -> None:
    state = play(combo(BLACK["black_a"], specials="spe-02 spe-05 spe-07", hand="std-05"), "take special")
    assert (step(state), offered(state)) == ("special_card", ["card spe-02", "card spe-05", "card spe-07"])
    assert state.weights() == [1, 1, 1], "the deck was shuffled"
    play(state, "card spe-05")
    assert (cards(state, STORED), cards(state, HAND), cards(state, SPECIALS)) == ("spe-05", "std-05", "spe-02 spe-07")
    assert "spe-05" not in cards(state, DECK)


@proves("WS-13.9", "WS-6.4")
@pytest.mark.parametrize(
    ("waits", "played"), [("move(0,2)", ""), ("move(0,1)", "std-01"), ("move(1,1)", "std-01 std-05"), ("move(1,3)", "")]
)
@pytest.mark.parametrize("round", [1, 7])
def test_a_stored_card_is_used_as_any_card_of_an_exchange(waits: str, played: str, round: int) -> None:
    defence = "en-12" if waits.startswith("move(1") else ""
    state = given(waits, hand="std-02 std-06", played=played, stored="spe-02", defence=defence, round=round)
    play(state, "play spe-02")
    assert (field(state, "self_technique"), field(state, "self_guard")) == ("2", "2")
    assert (cards(state, STORED), cards(state, HAND)) == ("", "std-02 std-06")
    assert "spe-02" in field(state, "played")


@proves("WS-13.9")
def test_a_stored_card_need_not_be_used() -> None:
    state = given("end_of_exchange", exchange=2, hand="std-02", stored="spe-02 spe-06", played="std-01")
    play(state, "go_on")
    assert (field(state, "round"), cards(state, STORED)) == ("2", "spe-02 spe-06")


@proves("WS-13.10", "WS-13.4")
def test_several_stored_cards_may_be_used_in_one_exchange() -> None:
    state = given(hand="std-09 std-10", stored="spe-03 spe-05 spe-07", enemy_deck="en-12 en-01", gauges=(0, 0, 0))
    play(state, "play spe-03", "play spe-07", "enemy en-12", "play spe-05")
    assert (cards(state, STORED), field(state, "played"), cards(state, HAND)) == (
        "",
        "spe-03 spe-05 spe-07",
        "std-09 std-10",
    )


@proves("WS-13.11", "WS-13.12")
def test_a_used_special_card_is_part_of_the_action_deck_from_then_on() -> None:
    """It goes to the discard pile, is shuffled in, drawn, and treated like any other card of the hand."""
    state = given("end_of_exchange", exchange=2, played="std-01 spe-02", hand="", deck="std-05 std-06 std-07")
    play(state, "go_on")
    assert (step(state), "card spe-02" in offered(state)) == ("draw", True)
    play(state, "card spe-02", "card std-05", "card std-06", "card std-07", "card std-08", "card std-09")
    assert ("spe-02" in cards(state, HAND), cards(state, STORED)) == (True, "")
    assert "play spe-02" in offered(state)
    assert "spe-02" not in cards(state, SPECIALS)


@proves("WS-13.12")
def test_a_special_card_in_hand_must_be_played_or_put_down_like_others() -> None:
    refused(given(hand="", stored="spe-01 spe-02"), "play std-02", "WS-6.4")
    assert "go_on" in offered(given(hand="", stored="spe-01 spe-02")), "stored cards need not be played"
    state = given(hand="spe-02 spe-06")
    refused(state, "go_on", "WS-6.10")
    put_down = given("round_end", hand="spe-02", stored="spe-01")
    assert (field(put_down, "discard"), cards(put_down, STORED)) == ("spe-02", "spe-01")


@proves("WS-13.13")
def test_all_special_cards_may_be_stored() -> None:
    stored = "spe-01 spe-02 spe-03 spe-04 spe-05 spe-06"
    state = play(combo(BLACK["black_a"], stored=stored), "take special")
    assert (cards(state, STORED), cards(state, SPECIALS)) == (f"{stored} spe-07", "")


@proves("WS-13.14")
@pytest.mark.parametrize("opponent", ["ishida", "helena"])
def test_without_a_special_deck_the_card_cannot_be_chosen(opponent: str) -> None:
    played = BLACK["black_a"]
    state = combo(played, specials="", ki=2, opponent=opponent)
    assert (step(state), ki(state)) == ("end_of_exchange", 3), "the Ki is all that is left"
    bushido = combo(played, specials="", ki=2, opponent=opponent, bushido=True)
    assert offered(bushido) == ["take ki", "take step"]
    refused(bushido, "take special", "WS-13.14")


@proves("WS-13.15", "WS-12.2")
def test_ki_may_be_chosen_with_a_full_pool_and_is_lost() -> None:
    state = combo(BLACK["black_b"], ki=5)
    assert "take ki" in offered(state)
    assert ki(play(state, "take ki")) == 5


@proves("WS-13.16", "WS-16.2")
def test_a_red_combo_gives_neither_ki_nor_card() -> None:
    state = combo(RED, ki=2)
    assert offered(state) == ["raise", "decline"]
    for choice in ("take ki", "take special"):
        refused(state, choice, "WS-13.16")
    play(state, "raise")
    assert (ki(state), cards(state, STORED), die(state)) == (2, "", 2)


@proves("WS-13.17", "WS-23.2")
@pytest.mark.parametrize(("played", "decline"), [*[(shown, False) for shown in BLACK.values()], (RED, True)])
def test_three_equal_symbols_always_make_their_combo(played: str, decline: bool) -> None:
    """In the rain every combo costs a life, wanted or not; what a red one gives may be declined."""
    state = combo(played, life=5, ki=2, **RAIN)
    assert (life(state), "decline" in offered(state)) == (4, decline)
    if decline:
        assert (die(play(state, "decline")), life(state)) == (1, 4)


@proves("WS-13.17", "WS-14.3")
@pytest.mark.parametrize("choice", ["name black_a", "name nothing"])
def test_with_the_joker_a_symbol_that_makes_none_may_be_named(choice: str) -> None:
    state = combo("std-01 std-02 std-18", life=5, **RAIN)
    assert (step(state), offered(state), life(state)) == ("name_symbol", ["name black_a", "name nothing"], 5)
    play(state, choice)
    made = choice != "name nothing"
    assert (step(state), life(state)) == (("reward", 4) if made else ("end_of_exchange", 5))


@proves("WS-13.18")
@pytest.mark.parametrize("played", ["", "std-01", "std-01 std-02", "std-01 std-18", "std-18", "std-13 std-14"])
def test_fewer_than_three_cards_make_no_combo(played: str) -> None:
    state = combo(played, **RAIN)
    assert (step(state), life(state)) == ("end_of_exchange", 8)


VOID: list[tuple[str, dict[str, Any]]] = [
    (BLACK["black_b"], FACE_A),
    (BLACK["black_c"], FACE_A),
    (RED, {"blood": True, "fields": {"blood_2": "blood-1", "self_red_die": 0}}),
    ("std-05 std-06 std-18", FACE_A),
]


@proves("WS-13.19", "WS-40.77", "WS-19.28", "WS-29.8")
@pytest.mark.parametrize(("played", "table"), VOID)
def test_a_void_combo_counts_as_not_made(played: str, table: dict[str, Any]) -> None:
    fields = table["fields"] | {"taikyu": 1}
    state = combo(played, life=5, ki=2, taikyu=True, **(RAIN | table | {"fields": fields}))
    assert (step(state), life(state), ki(state), cards(state, STORED)) == ("end_of_exchange", 5, 2, "")
    valid = combo(BLACK["black_a"], life=5, ki=2, taikyu=True, **(RAIN | table | {"fields": fields}))
    assert (step(valid), life(valid)) == ("reward", 4)


@proves("WS-13.20", "WS-9.2", "WS-40.78", "WS-23.2", "WS-35.5")
@pytest.mark.parametrize("choice", ["take ki", "raise"])
def test_loss_then_reward_then_healing(choice: str) -> None:
    played = RED if choice == "raise" else BLACK["black_c"]
    state = combo(played, life=8, ki=2, taikyu=True, fields={"taikyu": 1}, **RAIN)
    assert (step(state), life(state), ki(state), die(state)) == ("reward", 7, 2, 1)
    events = [event.id for event in told(state, choice)]
    gained = "event-red_die" if choice == "raise" else "event-gained_ki"
    assert events == [gained, "event-gained_life"]
    assert (life(state), step(state)) == (8, "end_of_exchange")
    dead = combo(played, life=1, ki=2, taikyu=True, fields={"taikyu": 1}, **RAIN)
    assert (result(dead), ki(dead)) == ("killed", 2), "healing cannot pay for a deadly combo"
