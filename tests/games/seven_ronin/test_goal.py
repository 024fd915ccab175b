"""How one wins and how far it is: each side is told its own goal, with the numbers that it sees."""

from shiai.core.seats import WATCHER
from shiai.core.state import State
from shiai.games.seven_ronin.rules.components import ATTACKER, DEFENDER
from shiai.i18n.catalogue import Catalogue
from tests.games.seven_ronin.given import given, only

WORDS = Catalogue("en", "seven_ronin")


def told(state: State, seat: int) -> list[str]:
    """The goal of a seat in words."""
    return [WORDS.message(message) for message in state.setup.game.goal(state.redact(seat), seat)]


def position() -> State:
    """Round 3: ninja hold both Fields, two ronin live."""
    return given(round=3, reserve=20, ninja={"field_small": 1, "field_large": 2}, ronin=only("kabe", "yumi"))


def test_the_attacker_is_told_areas_and_ronin() -> None:
    first, second = told(position(), ATTACKER)
    assert first == "Take 5 areas (3 now), or fell the last ronin (2 alive)."
    assert second == "You lose after round 8 (this is round 3), or without ninja (23 left)."


def test_the_defender_is_told_rounds_and_dangers() -> None:
    first, second = told(position(), DEFENDER)
    assert first == "Hold out for eight rounds (this is round 3), or leave no ninja (23 left)."
    assert second == "You lose when the ninja have 5 areas (3 now) or the last ronin falls (2 alive)."


def test_a_watcher_is_told_how_both_sides_win() -> None:
    first, second = told(position(), WATCHER)
    assert first.startswith("The Attacker wins with 5 areas (3 now)")
    assert second.startswith("The Defender wins after round 8 (this is round 3)")
