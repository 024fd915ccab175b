"""The words beside the own board."""

from typing import Final

from shiai.games.samurai_spirit.browser.own import penalty_words
from shiai.i18n import Catalogue
from tests.games.samurai_spirit.given import given

WORDS: Final = Catalogue("en", "samurai_spirit")


def test_a_penalty_that_waits_in_this_turn_is_not_said_to_come_in_the_next() -> None:
    waits = given("gorobei kyuzo kanbei", step="ignore_penalties", lines={"gorobei": "P4-13"})
    assert penalty_words(waits, 0, WORDS) == "this turn: the samurai takes a wound"
    later = given("gorobei kyuzo kanbei", lines={"gorobei": "P4-13"})
    assert penalty_words(later, 0, WORDS) == "next turn: the samurai takes a wound"
    other = given("gorobei kyuzo kanbei", step="ignore_penalties", lines={"gorobei": "P4-13", "kyuzo": "P3-13"})
    assert penalty_words(other, 1, WORDS) == "next turn: the samurai takes a wound"
