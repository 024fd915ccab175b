"""Section 26: the three easings."""

from typing import Any

import pytest

from shiai.games.way_of_the_samurai.rules.cards import CARD_NAMES
from shiai.games.way_of_the_samurai.rules.state import DECK, DISCARDED, HAND, SPECIALS, STORED, WayOfTheSamurai
from tests.games.way_of_the_samurai.given import cards, deal, die, given, ki, offered, play, refused, start, step
from tests.proof import proves

LOOK: dict[str, Any] = {"easy_look": True}
COMBO = "std-01 std-02 std-03"
MANY = " ".join(CARD_NAMES[:15])  # in hand, so that std-16, std-17 and std-18 are left
EASINGS = ["easy_look", "easy_die", "easy_special"]


def made_combo(**options: Any) -> WayOfTheSamurai:
    """A black combo was made and its special card is taken."""
    return play(given(step="combo", hand="", played=COMBO, **options), "take special")


@proves("WS-26.1")
@pytest.mark.parametrize("easing", [*EASINGS, "none"])
def test_each_easing_is_an_option_of_its_own(easing: str) -> None:
    options: dict[str, Any] = {} if easing == "none" else {easing: True}
    assert step(start(**options)) == ("random_special" if easing == "easy_special" else "draw")
    assert die(start(**options)) == (2 if easing == "easy_die" else 1)
    assert step(play(given(**options), "draw")) == ("look" if easing == "easy_look" else "draw")


@proves("WS-26.1")
def test_all_of_them_can_be_used_together() -> None:
    state = start(easy_look=True, easy_die=True, easy_special=True)
    assert (step(state), die(state)) == ("random_special", 2)
    deal(play(state, "card spe-01"))
    assert step(play(state, "draw")) == "look"


# Easing 1 -------------------------------------------------------------------------------------------------------------


@proves("WS-26.2", "WS-26.3", "WS-40.15")
def test_of_three_cards_looked_at_one_is_kept() -> None:
    state = play(given(hand="std-02", discard="std-06", **LOOK), "draw")
    play(state, "card std-01", "card std-05")
    assert "card std-05" not in offered(state)
    play(state, "card std-18")
    assert (step(state), offered(state)) == ("keep", ["keep std-01", "keep std-05", "keep std-18"])
    refused(state, "keep std-03", "WS-26.2")
    play(state, "keep std-05")
    assert (cards(state, HAND), cards(state, DISCARDED)) == ("std-02 std-05", "std-01 std-06 std-18")
    assert (step(state), ki(state)) == ("move", 4)


@proves("WS-26.3")
def test_each_ki_looks_at_three_cards() -> None:
    state = given(hand="std-02", **LOOK)
    play(state, "draw", "card std-01", "card std-03", "card std-04", "keep std-01")
    play(state, "draw", "card std-05", "card std-06", "card std-07", "keep std-06")
    assert (cards(state, HAND), cards(state, DISCARDED)) == ("std-01 std-02 std-06", "std-03 std-04 std-05 std-07")
    assert ki(state) == 3


@proves("WS-26.2", "WS-26.3")
def test_cards_that_are_not_bought_are_drawn_as_ever() -> None:
    state = start(**LOOK)
    assert step(state) == "draw"
    assert (step(deal(state)), len(cards(state, HAND).split())) == ("move", 6)
    special = play(made_combo(**LOOK), "card spe-03")
    assert (step(special), cards(special, STORED)) == ("end_of_exchange", "spe-03")


@proves("WS-40.67")
def test_in_fog_one_card_is_put_down_for_each_card_bought() -> None:
    state = given(hand="std-02 std-06", environment="bridge", weather="fog", **LOOK)
    play(state, "draw", "discard std-06", "card std-01", "card std-03", "card std-04", "keep std-01")
    assert (step(state), cards(state, HAND), cards(state, DISCARDED)) == (
        "move",
        "std-01 std-02",
        "std-03 std-04 std-06",
    )


@proves("WS-26.6")
def test_the_discard_pile_is_shuffled_in_when_the_deck_runs_out() -> None:
    state = play(given(hand="std-02", deck="std-01", **LOOK), "draw")
    assert step(state) == "look", "the last card of the deck was looked at"
    assert "card std-01" not in offered(state)
    play(state, "card std-17", "card std-18", "keep std-18")
    assert (cards(state, HAND), cards(state, DISCARDED)) == ("std-02 std-18", "std-01 std-17")


@proves("WS-26.6")
@pytest.mark.parametrize(("more", "left"), [("std-16", ["std-17", "std-18"]), ("", ["std-16", "std-17", "std-18"])])
def test_if_there_are_fewer_than_three_those_are_looked_at(more: str, left: list[str]) -> None:
    state = play(given(hand=f"{MANY} {more}", **LOOK), "draw")
    while step(state) == "look":
        play(state, offered(state)[0])
    assert offered(state) == [f"keep {card}" for card in left]


@proves("WS-26.6")
def test_a_single_card_is_just_taken() -> None:
    state = play(given(hand=f"{MANY} std-16 std-17", **LOOK), "draw")
    assert (step(state), "std-18" in cards(state, HAND).split(), ki(state)) == ("move", True, 4)
    refused(state, "draw", "WS-10.8")


@proves("WS-26.3", "WS-26.7", "WS-40.15")
@pytest.mark.parametrize(("scope", "action", "special"), [("action", 1, 0), ("special", 0, 1), ("both", 1, 1)])
def test_the_scope_says_to_which_cards_easing_1_applies(scope: str, action: int, special: int) -> None:
    options: dict[str, Any] = {"easy_buy_scope": scope, **LOOK}
    assert step(play(given(**options), "draw")) == ("look" if action else "draw")
    state = play(made_combo(**options), "card spe-01")
    assert step(state) == ("special_card" if special else "end_of_exchange")


@proves("WS-26.7")
@pytest.mark.parametrize("scope", ["special", "both"])
@pytest.mark.parametrize("weapon", ["katana", "wakizashi"])
@pytest.mark.parametrize("back", [False, True])
def test_two_of_three_special_cards_go_to_the_discard_pile(scope: str, weapon: str, back: bool) -> None:
    state = made_combo(easy_buy_scope=scope, weapon=weapon, easy_rest_back=back, **LOOK)
    before = cards(state, DISCARDED).split()
    play(state, "card spe-02", "card spe-04", "card spe-07")
    assert offered(state) == ["keep spe-02", "keep spe-04", "keep spe-07"]
    play(state, "keep spe-04")
    assert cards(state, STORED) == "spe-04"
    rest = " ".join(["spe-01", *(["spe-02"] if back else []), "spe-03 spe-05 spe-06", *(["spe-07"] if back else [])])
    assert cards(state, SPECIALS) == rest
    assert set(cards(state, DISCARDED).split()) == {*before, *(() if back else ("spe-02", "spe-07"))}
    assert step(state) == "end_of_exchange"


@proves("WS-26.7")
def test_the_scope_without_the_easing_does_nothing() -> None:
    state = play(made_combo(easy_buy_scope="both"), "card spe-01")
    assert (step(state), cards(state, STORED)) == ("end_of_exchange", "spe-01")


# Easing 2 and 3 -------------------------------------------------------------------------------------------------------


@proves("WS-26.4")
@pytest.mark.parametrize("mode", ["duel", "one_vs_three", "clan", "dojo_yoshioka"])
def test_the_red_die_starts_at_2(mode: str) -> None:
    assert (die(start(mode=mode, easy_die=True)), die(start(mode=mode))) == (2, 1)


@proves("WS-26.4")
def test_after_its_use_the_red_die_goes_back_to_1() -> None:
    assert die(play(given(step="end_of_exchange", die=3, easy_die=True), "use_die 3")) == 1


@proves("WS-26.5", "WS-40.74")
@pytest.mark.parametrize("card", CARD_NAMES[18:])
def test_a_random_special_card_starts_in_the_action_deck(card: str) -> None:
    state = start(easy_special=True)
    assert offered(state) == [f"card {name}" for name in CARD_NAMES[18:]]
    assert state.weights() == [1] * 7
    play(state, f"card {card}")
    assert cards(state, DECK) == " ".join([*CARD_NAMES[:18], card])
    assert card not in cards(state, SPECIALS).split()
    play(state, f"card {card}")
    assert cards(state, HAND) == card, "it can be drawn like any card"


@proves("WS-40.74")
def test_in_hand_it_counts_as_a_special_card_for_shiro() -> None:
    state = play(given(step="remove(0)", hand="spe-01 std-02", opponent="shiro", easy_special=True), "remove spe-01")
    assert step(state) == "draw"
    plain = play(given(step="remove(0)", hand="spe-01 std-02", opponent="shiro", easy_special=True), "remove std-02")
    assert step(plain) == "before_counter"
