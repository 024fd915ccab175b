"""Pieces of the drawing say what they are: cards, modules and wounds from the components that are in play."""

from typing import Final

import pytest

from shiai.games.way_of_the_samurai.browser.table import DRAWING
from shiai.games.way_of_the_samurai.rules.state import WayOfTheSamurai
from shiai.i18n import Catalogue
from tests.games.way_of_the_samurai.given import given, start

WORDS: Final = Catalogue("en", "way_of_the_samurai")
HEAD: Final = 'format = 1\ngame = "way_of_the_samurai"\n'


def said(state: WayOfTheSamurai, key: str) -> tuple[str, str]:
    """Title and sentence of a key; empty if pieces.toml explains it."""
    found = DRAWING.explain(state, key, WORDS)
    return (found.title, found.says) if found else ("", "")


@pytest.mark.parametrize(
    ("key", "title", "says"),
    [
        ("card:std-05", "Lunging thrust", "Moves your gauges: technique +2, guard −1. Its symbol for combos: Wave."),
        ("card:std-18", "Joker", "Choose one movement: strength +1 or technique +1 or guard +1."),
        ("defence-card:en-07", "Stone gate", "Asks for strength 4 or more. The enemy then loses: life −2."),
        ("counter-card:en-06", "Baited opening", "With guard below 1 you suffer: Wound 2."),
        ("weapon:tanto", "Tanto", "All damage to the enemy is doubled. But guard never rises above 2."),
        ("opponent:ishida", "Ishida", "8 life, 5 Ki."),
        ("level:6", "Red die", "Level 6: the enemy loses or suffers Wound 2"),
        ("blood-card:eye", "Eye injury", "You can no longer gain Ki in any way."),
        ("stop:y1a", "Quiet novice", "Step 1: life 2, Ki 3"),
    ],
)
def test_a_component_says_what_it_does(key: str, title: str, says: str) -> None:
    assert said(start(), key)[0] == title
    assert said(start(), key)[1].startswith(says)


def test_a_card_of_the_own_box_says_what_is_on_it() -> None:
    own = given(box=HEAD + '[actions.std-06]\nsymbol = "red"\n')
    assert "Its symbol for combos: Blood." in said(own, "card:std-06")[1]


def test_modules_in_play_and_faces_of_the_environment_are_explained() -> None:
    table = start(environment="bridge", weather="snow", gisei=True)
    assert said(table, "module:environment")[0] == "Bridge"
    assert said(table, "module:weather")[1].startswith("At the end of each round you lose 1 life or 1 Ki.")
    assert said(table, "module:gisei")[0] == "Gisei"
    assert said(table, "module:blood") == ("", "")
    assert said(table, "result:6") == ("Bridge", "6: life −1 (bad for you)")


def test_against_kempo_the_red_die_is_rolled() -> None:
    assert said(start(opponent="kempo"), "red_die") == ("Red die", "Red combos roll the red die")
    assert said(start(), "red_die") == ("", "")


def test_general_pieces_are_left_to_the_guide() -> None:
    assert said(start(), "guard") == ("", "")
