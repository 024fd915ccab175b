"""Section 10: decks that run out."""

import pytest

from shiai.games.way_of_the_samurai.rules.cards import CARD_NAMES
from shiai.games.way_of_the_samurai.rules.state import DECK, DISCARDED, HAND, PLAYED, STORED
from tests.games.way_of_the_samurai.given import cards, field, given, go_on, ki, offered, play, refused, step
from tests.proof import proves

STANDARD = " ".join(CARD_NAMES[:18])


def without(*gone: str, of: str = STANDARD) -> str:
    """These cards without some."""
    return " ".join([card for card in of.split() if card not in " ".join(gone).split()])


@proves("WS-10.5", "WS-10.6")
@pytest.mark.parametrize("exchange", [1, 2])
@pytest.mark.parametrize(
    ("deck", "shuffled"), [("", True), ("en-03", True), ("en-03 en-08", False), ("en-01 en-03 en-08", False)]
)
def test_the_enemy_deck_is_shuffled_before_an_exchange(deck: str, shuffled: bool, exchange: int) -> None:
    state = given(f"exchange({exchange})", enemy_deck=deck)
    assert step(state) == "move"
    assert (field(state, "enemy_discard") == "none") is shuffled
    assert len(field(state, "enemy_deck").split()) == (12 if shuffled else len(deck.split()))


@proves("WS-10.6")
def test_it_is_not_shuffled_in_the_middle_while_a_card_is_left() -> None:
    state = given(
        "strike", hand="", played="std-01 std-06 std-13", defence="en-12", enemy_deck="en-03", gauges=(0, 0, 4)
    )
    play(go_on(state, "before_counter"), "go_on")
    assert (step(state), field(state, "counters")) == ("end_of_exchange", "en-03"), "the only card left"
    assert (field(state, "enemy_deck"), len(field(state, "enemy_discard").split())) == ("none", 10)


@proves("WS-10.6")
def test_it_is_shuffled_when_a_card_is_needed_and_cards_in_front_of_the_opponent_stay() -> None:
    state = given("strike", hand="", played="std-01 std-06 std-13", defence="en-12", enemy_deck="")
    play(go_on(state, "before_counter"), "go_on")
    assert step(state) == "counter_card"
    assert offered(state) == [f"enemy en-{number:02}" for number in range(1, 12)]


@proves("WS-10.6", "WS-27.5")
def test_neither_are_counter_attack_cards_of_this_exchange_shuffled_in() -> None:
    played = "std-01 std-06 std-13"
    state = given("strike", hand="", played=played, defence="en-12", enemy_deck="en-hard en-03", hard_mode=True)
    play(go_on(state, "before_counter"), "go_on", "enemy en-hard")
    assert (step(state), field(state, "counters")) == ("counter_card", "en-03 en-hard"), "the last card came by itself"
    assert not {"enemy en-12", "enemy en-03", "enemy en-hard"} & set(offered(state))
    assert len(offered(state)) == 10


@proves("WS-10.7")
def test_an_empty_action_deck_is_filled_from_the_discard_pile_only() -> None:
    hand, played, stored = "std-02 std-06", "std-13", "spe-03"
    discard = "std-01 std-18 spe-01"
    fields: dict[str, object] = {"deck": "none", "removed": without(hand, played, discard)}
    state = given("move(0,1)", hand=hand, played=played, stored=stored, discard=discard, fields=fields)
    play(state, "draw")
    assert (step(state), offered(state)) == ("draw", ["card std-01", "card std-18", "card spe-01"])
    assert cards(state, DISCARDED) == ""
    play(state, "card std-18")
    assert (cards(state, HAND), cards(state, DECK)) == ("std-02 std-06 std-18", "std-01 spe-01")
    assert (cards(state, PLAYED), cards(state, STORED)) == (played, stored)


@proves("WS-10.7")
def test_a_deck_with_cards_is_not_filled() -> None:
    state = play(given("move(0,1)", hand="std-02 std-06", played="std-13", deck="std-07 std-08"), "draw")
    assert offered(state) == ["card std-07", "card std-08"]
    assert cards(state, DISCARDED).split()


@proves("WS-10.8", "WS-12.19", "WS-40.88")
@pytest.mark.parametrize("waits", ["move(0,2)", "strike", "before_counter(5)", "end_of_exchange"])
def test_no_ki_may_be_paid_when_there_is_nothing_to_draw(waits: str) -> None:
    """The bokken keeps the windows open, which have nothing else to offer."""
    played = "" if waits.startswith("move") else "std-01 std-06 std-13"
    state = given(waits, hand=without(played), played=played, weapon="bokken", ki=4)
    assert "draw" not in offered(state)
    refused(state, "draw", "WS-10.8")
    assert ki(state) == 4


@proves("WS-10.8", "WS-40.49")
@pytest.mark.parametrize("left", ["std-02 std-06", ""])
def test_nothing_is_drawn_when_nothing_is_left(left: str) -> None:
    """Shiro has removed almost everything: the player draws what there is, and goes on with that."""
    fields: dict[str, object] = {"deck": left or "none", "removed": without(left)}
    state = given("round", hand="", fields=fields, opponent="shiro")
    while step(state) == "draw":
        play(state, offered(state)[0])
    assert (step(state), cards(state, HAND), cards(state, DECK)) == ("move", left, "")
    assert ("go_on" in offered(state)) is (not left)
    refused(state, "draw", "WS-10.8")
