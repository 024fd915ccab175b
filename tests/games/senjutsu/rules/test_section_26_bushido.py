"""Section 26: what the Bushido cards of the start of a turn ask; section 14: how those in play are bought off."""

from typing import Any

import pytest

from shiai.games.senjutsu.rules.state import Senjutsu
from shiai.games.senjutsu.rules.steps.turn import StartTurn
from tests.games.senjutsu.given import (
    actor,
    choose,
    given,
    go_on,
    hero,
    of,
    offered,
    play,
    refused,
    step,
    told,
)
from tests.proof import proves

OTHERS = (hero("warrior", "A1", "S"), hero("student", "G1", "S"))
ORDERS = pytest.mark.parametrize("order", [(2, 0, 1), (1, 2, 0), (0, 1, 2)])


def begun(card: str, question: str, *heroes: dict[str, Any], **table: Any) -> Senjutsu:
    """The Ronin plays this card at the start of a turn; what it asks is asked."""
    state = given(hero("ronin", hand=f"{card} 126", focus=1), *heroes, step=StartTurn(), **table)
    state.settle()
    return go_on(state, question, instant=card)


def asked(state: Senjutsu) -> list[int]:
    """Who is asked the present question, one after the other; everybody takes the first choice."""
    question = step(state)
    seats: list[int] = []
    while step(state) == question:
        seats.append(actor(state))
        play(state, offered(state)[0])
    return seats


# Righteousness --------------------------------------------------------------------------------------------------------


@proves("SJ-26.26")
@ORDERS
def test_cards_are_named_in_advantage_order_the_highest_first(order: tuple[int, ...]) -> None:
    assert asked(begun("094", "name_card", *OTHERS, advantage=order)) == list(order)


@proves("SJ-26.26")
def test_nobody_may_play_a_named_card() -> None:
    state = begun("094", "name_card", hero("warrior", "A1", "S", hand="126"))
    play(state, "126", "110")
    go_on(state)
    for seat in (0, 1):
        assert not {"126", "110"} & set(offered(state, seat))
        refused(state, "126", "SJ-26.26", seat)


@proves("SJ-26.26")
def test_core_cards_can_be_named_too() -> None:
    state = begun("094", "name_card", hero("warrior", "A1", "S", hand="126", stock="126x2", weapon="072"))
    assert {"023", "053", "072"} <= set(offered(state)), "core ability cards and core weapon cards of all heroes"
    play(state, "053", "072")
    go_on(state)
    assert offered(state, 1) == ["126"]
    refused(state, "053", "SJ-26.26", 1)
    refused(state, "072", "SJ-26.26", 1)
    assert "023" in offered(state, 0)


@proves("SJ-26.26", "SJ-11.7")
@pytest.mark.parametrize(("stuns", "left"), [(0, ["053"]), (1, ["stun"])])
def test_a_named_core_ability_card_can_be_chosen_where_no_other_card_can(stuns: int, left: list[str]) -> None:
    state = begun("094", "name_card", hero("warrior", "A1", "S", stock="", wounds=1, stuns=stuns, weapon="072"))
    play(state, "053", "072")
    go_on(state)
    assert offered(state, 1) == left


# Benevolence ----------------------------------------------------------------------------------------------------------


@proves("SJ-26.27")
@ORDERS
def test_first_the_owner_searches_then_the_others_from_the_lowest_advantage_upwards(order: tuple[int, ...]) -> None:
    others = [seat for seat in reversed(order) if seat]
    assert asked(begun("082", "search", *OTHERS, advantage=order)) == [0, *others]


@proves("SJ-26.27")
def test_everybody_may_leave_the_deck_as_it_is() -> None:
    state = begun("082", "search", *OTHERS)
    play(state, "127")
    assert "127" in of(state, 0, "hand")
    before = (of(state, 1, "hand"), of(state, 2, "hand"))
    play(state, "pass", "pass")
    assert (of(state, 1, "hand"), of(state, 2, "hand")) == before


# Cards in play --------------------------------------------------------------------------------------------------------


def at_release(card: str, focus: int = 2) -> Senjutsu:
    """A turn is about to end; the Ronin has this card in play, and the Warrior has so much Focus."""
    state = given(hero("ronin", hand="126", lasting=card), hero("warrior", "A1", "S", focus=focus))
    return go_on(choose(state, "023", "053"), "release")


@proves("SJ-14.8")
@pytest.mark.parametrize("card", ["085", "091", "093", "095"])
def test_any_player_may_have_a_bushido_card_discarded_for_2_focus(card: str) -> None:
    state = at_release(card)
    assert (step(state), actor(state), offered(state)) == ("release", 1, [card, "pass"])
    (event,) = [event for event in told(state, card) if event.id == "event-released"]
    assert (event.clause, event.values["card"], event.values["count"]) == ("SJ-14.8", f"card-{card}", 2)
    assert (of(state, 0, "lasting"), of(state, 1, "focus")) == ([], 0)
    assert card in of(state, 0, "up"), "it goes to the discards of its owner"


@proves("SJ-14.8")
def test_nobody_is_asked_without_the_focus_or_for_another_card() -> None:
    assert step(at_release("091", focus=1)) != "release"
    assert step(at_release("025")) != "release"


@proves("SJ-5.21")
def test_iron_will_is_discarded_after_its_fourth_rotation() -> None:
    state = given(hero("ronin", hand="106", focus=2, stock="126x3 127x3"), hero("warrior", "A1", "S"))
    events = state.listen()
    go_on(choose(state, "106", "053"))
    for turn in (2, 3):
        assert of(state, 0, "lasting") == ["106"], f"turn {turn}"
        go_on(choose(state, "023", "053"))
    assert not [event for event in events if event.id == "event-expired"]
    go_on(choose(state, "023", "053"))
    assert (of(state, 0, "lasting"), of(state, 0, "iron")) == ([], 0)
    assert "106" in of(state, 0, "up")
    assert [event.clause for event in events if event.id == "event-expired"] == ["SJ-5.21"]
