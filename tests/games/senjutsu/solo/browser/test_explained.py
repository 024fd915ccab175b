"""What somebody reads who points at an enemy, its mood or a pile of cards."""

import pytest

from shiai.core.seats import WATCHER
from shiai.games.senjutsu.solo.game import GAME
from shiai.i18n.catalogue import Catalogue
from shiai.web.legend import explained

WORDS = Catalogue("en", "senjutsu_solo")
VIEW = GAME.start(enemy_1="ninja").redact(WATCHER)


def says(key: str) -> str:
    """What is said about a piece."""
    found = explained(VIEW, key, WORDS)
    assert found is not None
    return found.says


@pytest.mark.parametrize(
    ("key", "told"),
    [
        ("enemy_ninja", "Begins in Stealth"),
        ("behaviour-left", "to the front left of its target"),
        ("stance-defensive", "rather move"),
        ("token", "If an attack of theirs reaches the lord, you have lost."),
        ("c-S024", "wound"),
        ("wounds", "When all boxes are full"),
    ],
)
def test_a_piece_of_a_fight_explains_itself(key: str, told: str) -> None:
    assert told in says(key)


@pytest.mark.parametrize("key", ["deck", "discards", "stuns"])
def test_what_heroes_and_enemies_both_have_is_told_for_both(key: str) -> None:
    assert "nemy" in says(key)
