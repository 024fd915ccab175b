"""The drawings mark what is not printed: one sign for a board, a hero, an enemy or a card."""

import io
import re
from typing import Any, Final

import pytest
from rich.console import Console

import shiai
from shiai.cli.drawings import drawings_of
from shiai.core.game import AnyGame
from shiai.i18n import Catalogue
from shiai.web.drawings import draw
from shiai.web.kit.drawing import Scene

DUEL: Final = shiai.game("senjutsu")
SOLO: Final = shiai.game("senjutsu_solo")
HEAD: Final = 'format = 1\ngame = "senjutsu"\n'
BOX: Final = (
    HEAD
    + """
[boards.snow_field]
starts_2 = "-3,0; 3,0"
[heroes.ronin]
hand = 6
[enemies.enemy_samurai_boss]
distance = 2
"""
)


def page(game: AnyGame, **options: object) -> str:
    """The table that the first seat sees at the start."""
    state: Any = game.start(**options)
    words = Catalogue("en", game.id)
    return draw(Scene(state.redact(0), words, 0, (), (), "", tuple(state.setup.seats)), lambda **_query: "?")


def sign_in(text: str, beginning: str, ending: str) -> str:
    """The confidence of the sign in a part of the page; empty without a sign."""
    found = re.search(rf"{beginning}.*?{ending}", text, re.DOTALL)
    assert found
    return next(iter(re.findall(r'data-confidence="(\w+)"', found[0])), "")


def screen(game: AnyGame, **options: object) -> str:
    """The same table in the terminal."""
    console = Console(width=120, file=io.StringIO())
    console.print(drawings_of(game).table(game.start(**options).redact(0), Catalogue("en", game.id), 120))
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


@pytest.mark.parametrize(("box", "confidence"), [("", "reconstructed"), (BOX, "own")])
def test_a_board_has_one_sign(box: str, confidence: str) -> None:
    assert sign_in(page(DUEL, box=box), "sj-ground", "</svg>") == confidence


def test_heroes_and_enemies_have_a_sign_if_they_are_not_printed_so() -> None:
    ours, own = page(SOLO, enemy_1="samurai_boss"), page(SOLO, enemy_1="samurai_boss", box=BOX)
    for beginning in ('id="hero-0"', 'id="enemy-1"'):
        assert sign_in(ours, beginning, "</h2>") == ""
        assert sign_in(own, beginning, "</h2>") == "own"
    assert sign_in(page(SOLO, enemy_1="yojimbo"), 'id="enemy-1"', "</h2>") == "reconstructed"


def test_the_terminal_has_the_same_signs_and_explains_them() -> None:
    assert "Snow Field ≈  ≈ reconstructed" in screen(DUEL)
    own = screen(SOLO, box=BOX)
    assert re.search(r"Ronin ✎", own)
    assert re.search(r"Samurai Boss ✎", own)
    assert "Snow Field ✎" in own
    assert "✎ from your box" in own
