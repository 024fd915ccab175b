"""Pieces of the drawing say what they are: cards by their words, heroes, Kamae and terrain from the catalogues."""

from shiai.games.senjutsu.browser.explained import ABOUT, explain
from shiai.i18n.catalogue import Catalogue
from tests.games.senjutsu.browser.test_drawing import ENGLISH
from tests.games.senjutsu.given import GAME


def test_a_card_is_explained_by_its_words() -> None:
    found = explain(GAME.start(), "c-031", Catalogue("de", "senjutsu"))
    assert found is not None
    assert found.title == "Stahlblock"
    assert "Initiative 7 bis 3" in found.says


def test_a_name_of_the_catalogues_is_explained_and_other_keys_are_left_to_the_guide() -> None:
    state = GAME.start()
    for name in ABOUT:
        found = explain(state, name, ENGLISH)
        assert found is not None
        assert found.title
    assert explain(state, "hobbles", ENGLISH) == explain(state, "hobble", ENGLISH)
    assert explain(state, "c-999", ENGLISH) is None
    assert explain(state, "ladder", ENGLISH) is None
