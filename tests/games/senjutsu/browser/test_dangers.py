"""Warnings beside choices: a deadly blow that could come first, a collision, a turned back, an empty deck."""

from typing import Any

from shiai.games.senjutsu.browser.dangers import dangers
from shiai.games.senjutsu.rules.state import Senjutsu
from tests.games.senjutsu.browser.test_drawing import ENGLISH
from tests.games.senjutsu.given import choose, given, go_on, hero


def warned(state: Senjutsu, choice: str, seat: int = 0) -> str:
    """What the page says about a choice of a seat."""
    view: Any = state.redact(seat)
    return dangers(view, view.action(choice), ENGLISH)


def test_who_has_one_wound_left_is_warned_of_faster_attacks() -> None:
    warrior = hero("warrior", "D3", "S", kamae="AGG", hand="061", stock="110x2")
    state = given(hero("ronin", "D5", "N", wounds=4, hand="102 027", focus=1), warrior)
    assert (
        warned(state, "102") == "Careful: 1 of the 3 cards that Warrior could hold can defeat you before this one acts."
    )
    assert not warned(state, "027")  # at 7 it is faster
    assert not warned(given(hero("ronin", "D5", "N", wounds=3, hand="102"), warrior), "102")


def test_a_weapon_needs_no_luck() -> None:
    state = given(hero("ronin", "D4", "N", wounds=4, hand="102"), hero("warrior", "D3", "S", stock="110", hand=""))
    assert warned(state, "102") == "Careful: the weapon of Warrior can defeat you before this card acts."


def test_a_card_that_must_collide_says_so() -> None:
    state = given(hero("ronin", "D4", "N", hand="035 126", stuns=4), hero("warrior", "D3", "S", hand="110"))
    assert warned(state, "035").startswith("From where you stand, its forced movement ends in a collision")
    assert warned(state, "035").endswith("That defeats you.")
    assert "collision" not in warned(state, "126")


def test_a_turned_back_is_told() -> None:
    state = given(hero("ronin", "D4", "NE", hand="102"), hero("warrior", "D3", "S", hand="110"))
    state = go_on(choose(state, "102", "053"), until="move")
    assert warned(state, "right") == "Warrior then sees your back."
    assert not warned(state, "done")


def test_cards_that_the_deck_lacks_are_wounds() -> None:
    state = given(hero("ronin", "A4", "NE", hand="102", stock="126", wounds=4), hero("warrior", "G1", "SW"))
    state = go_on(choose(state, "102", "053"), until="draw_up_to")
    assert not warned(state, "draw 1")
    assert warned(state, "draw 2") == "Cards in your deck: 1. Each one that is missing is a wound. That defeats you."
