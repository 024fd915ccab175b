"""Danger before it happens: who may fall by a choice, and when the ninja may win, as far as the seat knows."""

import pytest

from shiai.core.state import State
from shiai.games.seven_ronin.browser.odds import is_deadly, odds
from shiai.games.seven_ronin.rules.components import ATTACKER, DEFENDER
from shiai.games.seven_ronin.rules.state import SevenRonin
from shiai.i18n.catalogue import Catalogue
from tests.games.seven_ronin.given import given, only

WORDS = Catalogue("en", "seven_ronin")


def told(state: State, seat: int, choice: str) -> str:
    """The odds of a choice in words."""
    view = state.redact(seat)
    assert isinstance(view, SevenRonin)
    return odds(view, state.action(choice), WORDS)


@pytest.mark.parametrize(
    ("place", "market", "says"),
    [
        ("field_large", 0, "Danger: Yumi may fall here, with durability 3 against up to 3 ninja."),
        ("granary", 0, "Up to 2 ninja against a durability of 3."),
        ("granary", 1, "Danger: Yumi may fall here, with durability 3 against up to 3 ninja."),
    ],
)
def test_a_ronin_may_fall_where_as_many_can_come_as_he_can_take(place: str, market: int, says: str) -> None:
    assert told(given(round=2, ninja={"market": market}), DEFENDER, f"assign yumi {place}") == says


def test_ninja_who_are_there_already_count() -> None:
    assert told(given(round=2, ninja={"well": 2}), DEFENDER, "assign yumi well").startswith("Danger: Yumi may fall")


def test_a_partner_shares_the_danger() -> None:
    state = given(ronin=only("yumi", "tasuke"))
    state.apply(DEFENDER, state.action("assign yumi field_large"))
    assert told(state, DEFENDER, "assign tasuke field_large") == "Up to 3 ninja against a durability of 6."


def test_the_market_costs_a_guard() -> None:
    said = told(given(round=2, ninja={"market": 2}), DEFENDER, "assign kabe market")
    assert said == "Drives away all ninja on the Market (2), but guards no area this round."


@pytest.mark.parametrize(("ninja", "dangerous"), [(2, True), (1, False)])
def test_hayai_is_warned_of_a_deadly_move(ninja: int, dangerous: bool) -> None:
    state = given("ronin_abilities", ninja={"inn": ninja}, ronin={"hayai": "well"}, wounds={"hayai": 3})
    assert told(state, DEFENDER, "hayai inn").startswith("Danger: Hayai falls") == dangerous


def test_a_deadly_split_names_who_falls() -> None:
    ronin = {"tasuke": "inn", "kabe": "inn"}
    state = given("split_wounds", ninja={"inn": 3}, ronin=ronin)
    assert told(state, DEFENDER, "tasuke takes 3") == "Danger: Tasuke falls."
    assert told(state, DEFENDER, "tasuke takes 2") == ""


@pytest.mark.parametrize(
    ("held", "says"),
    [
        (("inn", "well", "field_small"), "Danger: the ninja can reach 8 areas this round, and 5 win."),
        (("inn", "well"), "Danger: the ninja can reach 6 areas this round, and 5 win."),
        (("granary",), ""),  # Musashi stands there
    ],
)
def test_a_plan_that_leaves_the_way_to_five_areas_open_is_dangerous(held: tuple[str, ...], says: str) -> None:
    state = given(round=3, ninja=dict.fromkeys(held, 1), ronin=only("kabe", "musashi", "yobu"))
    guarded = "field_large" if len(held) < 3 else "shrine"
    for choice in (f"assign kabe {guarded}", "assign musashi granary", "assign yobu watchtower"):
        state.apply(DEFENDER, state.action(choice))
    assert told(state, DEFENDER, "done") == says


def test_the_attacker_is_not_told_of_the_dangers_of_the_defender() -> None:
    assert told(given(round=3, ninja={"inn": 1, "well": 1, "granary": 1}), ATTACKER, "done") == ""


def test_doing_nothing_is_dangerous_when_five_areas_are_lost() -> None:
    five = dict.fromkeys(("inn", "well", "shrine", "passage", "granary"), 1)
    state = given("ronin_abilities", ninja=five, ronin={"hayai": "watchtower"})
    assert told(state, DEFENDER, "finish") == "Danger: the ninja then have 5 areas and win."


@pytest.mark.parametrize(("choice", "deadly"), [("assign yumi field_large", True), ("assign kabe field_large", False)])
def test_a_deadly_choice_is_marked_on_the_board(choice: str, deadly: bool) -> None:
    state = given()
    view = state.redact(DEFENDER)
    assert isinstance(view, SevenRonin)
    assert is_deadly(view, state.action(choice)) == deadly
