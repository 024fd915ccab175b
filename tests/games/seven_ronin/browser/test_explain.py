"""What somebody reads who points at an area or a ronin: the ability, and the numbers of this moment."""

from shiai.core.seats import WATCHER
from shiai.core.state import State
from shiai.games.seven_ronin.browser.explain import explain
from shiai.games.seven_ronin.rules.state import SevenRonin
from shiai.i18n.catalogue import Catalogue
from tests.games.seven_ronin.given import given

WORDS = Catalogue("en", "seven_ronin")


def says(state: State, key: str) -> str:
    """What is said about a piece."""
    view = state.redact(WATCHER)
    assert isinstance(view, SevenRonin)
    found = explain(view, key, WORDS)
    return found.says if found else ""


def test_an_area_says_its_ability_and_its_limit() -> None:
    assert says(given(), "granary").startswith("Brings up to two ninja from the pool")
    assert "At most 2 new ninja" in says(given(), "granary")
    assert "At most 3 new ninja" in says(given(), "field_large")


def test_the_market_has_no_limit_to_tell() -> None:
    assert "At most" not in says(given(), "market")


def test_a_ronin_says_how_much_is_left_of_him() -> None:
    assert "Durability left: 2 of 3." in says(given(wounds={"yumi": 1}), "yumi")
    assert says(given(ronin={"yumi": "gone"}), "yumi") == "Yumi has fallen and never returns."


def test_effects_on_a_ronin_are_told_with_his_ability() -> None:
    silenced = says(given(flags={"silenced": "yobu", "held_next": "yobu"}), "yobu")
    assert "Status: silenced." in silenced
    assert "Status: held next round." in silenced


def test_other_pieces_are_left_to_the_guide() -> None:
    assert says(given(), "hunger") == ""
