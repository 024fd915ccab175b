"""The drawing in the browser marks what is not printed: one sign for a card, a board or the reverses."""

import re
from typing import Final

from shiai.games.samurai_spirit.rules.state import SamuraiSpirit
from shiai.i18n import Catalogue
from shiai.web.drawings import draw
from shiai.web.kit.drawing import Scene
from tests.games.samurai_spirit.given import given

WORDS: Final = Catalogue("en", "samurai_spirit")
HEAD: Final = 'format = 1\ngame = "samurai_spirit"\n'


def drawn(state: SamuraiSpirit) -> str:
    """The page that the first seat sees."""
    return draw(Scene(state.redact(0), WORDS, 0, (), (), "", tuple(state.setup.seats)), lambda **_query: "?")


def card_sign(page: str, card: str) -> str:
    """The confidence that the sign of a card in a combat line shows; empty without a sign."""
    found = re.search(rf'id="card-{card}".*?class="unseen"', page, re.DOTALL)
    assert found
    return next(iter(re.findall(r'data-confidence="(\w+)"', found[0])), "")


def kiai_sign(page: str, seat: int) -> str:
    """The confidence that the sign of a board shows; empty without a sign."""
    found = re.search(rf'id="board-{seat}".*?class="spirit-kiai"(.*?)</div>', page, re.DOTALL)
    assert found
    return next(iter(re.findall(r'data-confidence="(\w+)"', found[1])), "")


def test_cards_and_boards_that_are_not_printed_have_a_sign() -> None:
    page = drawn(given("kyuzo kanbei gorobei", lines={"kyuzo": "P3-05 P3-02", "kanbei": "P1-01"}))
    assert card_sign(page, "P3-05") == ""
    assert card_sign(page, "P3-02") == card_sign(page, "P1-01") == "reported"
    assert (kiai_sign(page, 0), kiai_sign(page, 1)) == ("", "reported")


def test_what_a_box_changes_has_a_sign_of_its_own() -> None:
    box = HEAD + "[raiders.P3-05]\nvalue = 5\n[samurai.kyuzo]\nhuman = 8\n"
    page = drawn(given("kyuzo kanbei gorobei", lines={"kyuzo": "P3-05"}, box=box))
    assert card_sign(page, "P3-05") == "own"
    assert kiai_sign(page, 0) == "own"
    assert "5 (doll, wound, flames)" in page
    other = drawn(given("kyuzo kanbei gorobei", fields={"animal": "kyuzo"}, box=box))
    assert kiai_sign(other, 0) == "reported"  # the box says nothing about the animal side


def test_the_reverses_of_farmsteads_have_one_mark() -> None:
    page = drawn(given("kyuzo kanbei gorobei", difficulty="hard"))
    assert page.count('data-confidence="reconstructed"') == 1
    box = HEAD + "[farmsteads.lose_farm]\ncount = 0\n[farmsteads.random_wound]\ncount = 3\n"
    page = drawn(given("kyuzo kanbei gorobei", difficulty="hard", box=box))
    assert page.count('data-confidence="own"') == 1
    assert "1 × family lost, 2 × barricade lost, 3 × random wound" in page


def test_the_card_in_hand_has_a_mark_that_explains_itself() -> None:
    page = drawn(given("kyuzo kanbei gorobei", step="play_card", hand="P1-07"))
    hand = page[page.index('id="hand"') :]
    assert "Reported: known from one public source." in hand[: hand.index("</h2>")]
