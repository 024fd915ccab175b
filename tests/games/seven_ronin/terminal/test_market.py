"""The Market in the terminal: how many areas the Attacker holds, and how many he needs."""

import io

import pytest
from rich.console import Console

from shiai.cli.drawings import drawings_of
from shiai.i18n import Catalogue, languages
from tests.games.seven_ronin.given import GAME, given


@pytest.mark.parametrize("language", languages())
def test_more_areas_than_needed_are_no_share_of_them(language: str) -> None:
    """Five areas, two of them the Fields, count as six."""
    areas = ("watchtower", "granary", "well", "field_small", "field_large")
    words = Catalogue(language, "seven_ronin")
    console = Console(width=100, file=io.StringIO(), color_system=None)
    console.print(drawings_of(GAME).table(given(ninja=dict.fromkeys(areas, 1)), words, 100))
    assert isinstance(console.file, io.StringIO)
    assert words.say("draw-areas_held", number=6, needed=5) in console.file.getvalue()


def test_the_number_needed_stands_apart_from_the_number_held() -> None:
    assert Catalogue("en", "seven_ronin").say("draw-areas_held", number=6, needed=5) == "Areas held: 6 (5 needed)"
