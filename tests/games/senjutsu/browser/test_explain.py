"""Pieces of the drawing say what they are: cards by their words, heroes, Kamae and terrain from the catalogues."""

from html.parser import HTMLParser
from typing import Final

import pytest

from shiai.games.senjutsu.browser.explained import ABOUT, explain
from shiai.games.senjutsu.browser.shared import SHOW
from shiai.i18n.catalogue import Catalogue
from shiai.web.legend import explained, keys_of
from tests.games.senjutsu.browser.test_drawing import ENGLISH, drawn, random_game, scene_of
from tests.games.senjutsu.given import GAME

VOID: Final = frozenset({"br", "hr", "img", "input", "link", "meta"})


class Unexplained(HTMLParser):
    """Finds symbols, tokens and tooltips that stand in no explained piece and in no choice."""

    def __init__(self) -> None:
        super().__init__()
        self.inside: list[bool] = [False]
        self.found: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note an element that says nothing about itself."""
        given = dict(attrs)
        explains = self.inside[-1] or "data-what" in given or tag in ("a", "button")
        says = "symbols.svg#" in (given.get("href") or "") or "data-token" in given or "title" in given
        if says and not explains:
            self.found.append(self.get_starttag_text() or tag)
        if tag not in VOID:
            self.inside.append(explains)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Treat `<use …/>` like an element that ends at once."""
        self.handle_starttag(tag, attrs)
        if tag not in VOID:
            self.inside.pop()

    def handle_endtag(self, tag: str) -> None:
        """Leave an element."""
        if tag not in VOID:
            self.inside.pop()


@pytest.mark.parametrize("seed", range(6))
def test_every_piece_of_a_random_game_is_explained(seed: int) -> None:
    keys: set[str] = set()
    for number, state in enumerate(random_game(seed)):
        if number % 7:
            continue
        seat = number % len(state.setup.seats)
        view = state.redact(seat)
        drawing = drawn(scene_of(view, seat, picked=f"{SHOW}023"))
        finder = Unexplained()
        finder.feed(drawing)
        assert not finder.found
        new = set(keys_of(drawing)) - keys  # type: ignore[arg-type]
        keys |= new
        assert [key for key in new if explained(view, key, ENGLISH) is None] == []
    assert {"figure", "wounds", "tree", "ladder", "plain"} <= keys


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
