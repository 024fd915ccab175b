"""What the pieces of the table say about themselves."""

from typing import Final

import pytest

from shiai.games.samurai_spirit.browser.explain import explain
from shiai.i18n import Catalogue
from tests.games.samurai_spirit.given import given

WORDS: Final = Catalogue("en", "samurai_spirit")


@pytest.mark.parametrize(
    ("key", "title", "part"),
    [
        ("samurai.kyuzo", "Kyuzo", "Kiai 9 as a human, 12 as an animal: give a support token"),
        ("kiai.kyuzo", "Kiai value 9", "With a total of exactly 9: give anybody a support token."),
        ("kiai.kyuzo-animal", "Kiai value 12", "support token, add a barricade."),
        ("token.gorobei", "Support token: Gorobei", "use the talent: ignore penalties of even cards."),
        ("card.P1-02", "1 (hat, flames)", "adds 1 to the total. In the defence row it spares the samurai a wound"),
        ("card.P3-13", "3 (wound)", "As the last card of a combat line: the samurai takes a wound."),
    ],
)
def test_samurai_values_tokens_and_cards_explain_themselves(key: str, title: str, part: str) -> None:
    explained = explain(given("kyuzo kanbei gorobei"), key, WORDS)
    assert explained
    assert explained.title == title
    assert part in explained.says


def test_a_card_says_nothing_of_what_it_does_not_show() -> None:
    explained = explain(given("kyuzo kanbei gorobei"), "card.P3-13", WORDS)
    assert explained
    assert "defence row" not in explained.says
    assert "intruder" not in explained.says


def test_a_box_changes_what_a_piece_says() -> None:
    box = 'format = 1\ngame = "samurai_spirit"\n[samurai.kyuzo]\nhuman = 8\n[raiders.P3-05]\nvalue = 5\n'
    state = given("kyuzo kanbei gorobei", box=box)
    kiai, card = explain(state, "kiai.kyuzo", WORDS), explain(state, "card.P3-05", WORDS)
    assert kiai
    assert card
    assert kiai.title == "Kiai value 8"
    assert "adds 5 to the total" in card.says


def test_other_pieces_are_left_to_the_guide() -> None:
    assert explain(given("kyuzo kanbei gorobei"), "village", WORDS) is None
