"""A choice that may be the player's end says so, with the number."""

from typing import Any, Final

import pytest

from shiai.games.way_of_the_samurai.browser.table import DRAWING
from shiai.games.way_of_the_samurai.rules.state import WayOfTheSamurai
from shiai.i18n import Catalogue
from tests.games.way_of_the_samurai.given import given

WORDS: Final = Catalogue("en", "way_of_the_samurai")


def said(state: WayOfTheSamurai, choice: str) -> str:
    """What the preview of a choice says."""
    return DRAWING.odds(state, state.action(choice), WORDS)


def before_blow(guard: int, cards: str, **table: Any) -> WayOfTheSamurai:
    """A table before a counter-attack with one of these enemy cards."""
    return given("before_counter(1)", gauges=(0, 0, guard), enemy_deck=cards, **table)


def test_one_wound_card_in_five_is_deadly() -> None:
    # one of two blows brings a Wound 2, and one of five wound cards is deadly then
    table = before_blow(0, "en-06 en-10")
    assert "Danger: 10 % that this blow is your last." in said(table, "go_on")
    assert "One wound card in five is deadly, and 1 of 2 blows bring you a Wound 2." in said(table, "go_on")


def test_a_point_of_guard_takes_the_danger_away() -> None:
    table = before_blow(0, "en-06 en-10")
    assert "Danger" not in said(table, "buy_guard")


def test_the_last_life_makes_every_loss_deadly() -> None:
    # en-03 takes 1 life below guard 3, en-04 only Ki
    assert "Danger: 50 % that this blow is your last." in said(before_blow(0, "en-03 en-04", life=1), "go_on")
    # a Wound 1 takes life with three of five cards
    assert "Danger: 60 % that this blow is your last." in said(before_blow(0, "en-05", life=1), "go_on")


def test_armour_saves_from_most_blows() -> None:
    table = before_blow(0, "en-08", life=1, yoroi="player", fields={"armour": 4})
    assert "Danger: 17 % that this blow is your last." in said(table, "go_on")  # a 6 breaks it after the first point


def test_blood_cards_that_are_gone_cannot_kill() -> None:
    table = before_blow(0, "en-06", blood=True)
    assert "Danger: 20 % that this blow is your last." in said(table, "go_on")
    table = before_blow(0, "en-06", blood=True, fields={"blood_1": "blood-5"})
    assert "Danger" not in said(table, "go_on")


@pytest.mark.parametrize(
    ("options", "says"),
    [
        ({}, "This is your last Ki: without any you lose 2 life at the end of the round."),
        ({"life": 2}, "at the end of the round, and you have only 2."),
        ({"opponent": "takeshi"}, "This is your last Ki: you lose at once."),
    ],
)
def test_the_last_ki_has_its_price(options: dict[str, Any], says: str) -> None:
    assert says in said(before_blow(0, "en-03 en-04", ki=1, **options), "buy_guard")
    assert says not in said(before_blow(0, "en-03 en-04", **options | {"ki": 2}), "buy_guard")


def test_the_cliff_is_a_coin_toss() -> None:
    assert said(given(environment="cliff"), "environment") == "Danger: 50 % that this roll is your end."


def test_the_end_of_the_round_can_be_the_end() -> None:
    table = given("end_of_exchange", die=3, ki=0, life=2, exchange=2)
    assert said(table, "go_on") == "The round ends, and without Ki you lose your last life."
    assert said(given("end_of_exchange", die=3, ki=0, life=2, exchange=2, enemy=(2, 0)), "go_on") == ""
    assert said(given("end_of_exchange", die=3, ki=0, life=3, exchange=2), "go_on") == ""
