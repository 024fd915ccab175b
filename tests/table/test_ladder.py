"""Which level of bots is suggested to a person."""

import pytest

import shiai
from shiai.bots import levels_of
from shiai.core.game import AnyGame
from shiai.table.ladder import suggested_level
from shiai.table.results import PlayedGame


def played(level: int, won: bool, game: str = "seven_ronin") -> PlayedGame:
    """A finished game of the Defender against a bot."""
    return PlayedGame(
        "t", game, "", (f"level:{level}", "person"), (1,), "x y", "a", "b", winners=(1,) if won else (0,), choices=9
    )


@pytest.mark.parametrize(
    ("games", "level"),
    [
        ([], 1),
        ([played(1, won=False)] * 5, 1),
        ([played(1, won=True)], 1),
        ([played(1, won=True)] * 2, 2),
        ([played(3, won=True)] * 2, 4),
        ([played(1, won=True)] * 2 + [played(2, won=True)] * 2, 3),
        ([played(6, won=True)] * 9, 6),
        ([played(1, won=True, game="senjutsu")] * 2, 1),
    ],
)
def test_the_next_level_is_suggested_after_two_wins(games: list[PlayedGame], level: int) -> None:
    assert suggested_level(games, "seven_ronin") == level


@pytest.mark.parametrize("game", shiai.all_games(), ids=lambda game: game.id)
def test_nobody_is_suggested_a_level_that_the_game_does_not_have(game: AnyGame) -> None:
    highest = len(levels_of(game))
    assert suggested_level([played(highest, won=True, game=game.id)] * 9, game.id) == highest
