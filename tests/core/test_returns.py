"""What a game is worth to its seats."""

from random import Random
from typing import Any

import pytest

import shiai
from shiai.core.outcome import Outcome
from shiai.core.playout import playout
from shiai.core.state import State


class Ended(State):
    """A state that has ended as it is told."""

    winners: tuple[int, ...] | None = None

    def outcome(self) -> Outcome | None:
        """The outcome that the test wants."""
        return None if self.winners is None else Outcome(self.winners, "test", "", (0,) * len(self.setup.seats))


@pytest.mark.parametrize(
    ("game", "options", "winners", "returns"),
    [
        ("senjutsu", {}, None, [0, 0]),
        ("senjutsu", {}, (1,), [-1, 1]),
        ("senjutsu", {}, (), [0, 0]),
        ("senjutsu", {"players": 4}, (2,), [-1 / 3, -1 / 3, 1, -1 / 3]),
        ("senjutsu", {"players": 4, "teams": "pairs"}, (0, 1), [1, 1, -1, -1]),
        ("senjutsu", {"players": 4, "teams": "one_against_others"}, (1, 2, 3), [-1, 1 / 3, 1 / 3, 1 / 3]),
        ("samurai_spirit", {"players": 3}, (0, 1, 2), [1, 1, 1]),
        ("samurai_spirit", {"players": 3}, (), [-1, -1, -1]),
        ("way_of_the_samurai", {}, (0,), [1]),
        ("way_of_the_samurai", {}, (), [-1]),
    ],
)
def test_sides_play_for_a_stake_and_teams_share_it(
    game: str, options: dict[str, Any], winners: tuple[int, ...] | None, returns: list[float]
) -> None:
    state = Ended(shiai.game(game).setup(**options), [], [])
    state.winners = winners
    assert state.returns() == pytest.approx(returns)


@pytest.mark.parametrize("game", shiai.all_games(), ids=lambda game: game.id)
def test_games_stay_far_below_their_maximal_length(game: Any) -> None:
    longest = game.max_length(game.setup())
    assert longest <= game.bound(game.setup())
    for seed in range(3):
        assert playout(game.start(), Random(seed)) * 3 < longest
