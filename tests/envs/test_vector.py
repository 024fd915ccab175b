"""Many games in one call play the same games as one after the other."""

import numpy as np
import pytest

import shiai
from shiai.core.errors import IllegalChoice
from shiai.envs.observation import Observer
from shiai.envs.vector import Games

IDS = [game.id for game in shiai.all_games()]


@pytest.mark.parametrize("game", IDS)
def test_every_row_shows_the_seat_that_must_choose(game: str) -> None:
    games = Games(game, 3)
    batch = games.reset(seed=1)
    rng = np.random.default_rng(1)
    observer = Observer(games.setup)
    for _ in range(20):
        for row, table in enumerate(games.tables):
            seat = table.state.actors()[0]
            assert batch.seats[row] == seat
            assert np.array_equal(batch.observations[row], observer.observe(table.state, seat))
            assert tuple(np.flatnonzero(batch.masks[row])) == table.state.legal(seat)
        batch = games.step(np.array([rng.choice(np.flatnonzero(mask)) for mask in batch.masks]))


def test_a_game_that_ends_gives_its_returns_and_starts_anew() -> None:
    games = Games("seven_ronin", 2)
    batch = games.reset(seed=1)
    rng = np.random.default_rng(1)
    ends = 0
    for _ in range(400):
        batch = games.step(np.array([rng.choice(np.flatnonzero(mask)) for mask in batch.masks]))
        for row in range(2):
            assert batch.ended[row] == bool(batch.rewards[row].any())
            if batch.ended[row]:
                assert sorted(batch.rewards[row]) == [-1.0, 1.0]
                assert games.tables[row].count == 0
                ends += 1
    assert ends > 2


def test_the_same_seed_gives_the_same_games() -> None:
    first, second = Games("samurai_spirit", 4), Games("samurai_spirit", 4)
    one, two = first.reset(seed=7), second.reset(seed=7)
    for _ in range(30):
        actions = np.array([np.flatnonzero(mask)[0] for mask in one.masks])
        one, two = first.step(actions), second.step(actions)
        assert np.array_equal(one.observations, two.observations)


def test_games_that_are_too_long_are_cut_off() -> None:
    games = Games("seven_ronin", 2, length=1)
    batch = games.reset(seed=1)
    batch = games.step(np.array([np.flatnonzero(mask)[0] for mask in batch.masks]))
    assert batch.ended.all()
    assert batch.cut_off.all()
    assert not batch.rewards.any()


def test_an_illegal_action_is_refused() -> None:
    games = Games("seven_ronin", 2)
    games.reset(seed=1)
    with pytest.raises(IllegalChoice):
        games.step(np.array([175, 175]))


def test_a_potential_shapes_the_rewards_of_many_games() -> None:
    games = Games("samurai_spirit", 2, potential=lambda view, seat: float(view.cells[5]))  # farmsteads left
    batch = games.reset(seed=3)
    rng = np.random.default_rng(2)
    for _ in range(300):
        before = [table.state.cells[5] for table in games.tables]
        batch = games.step(np.array([rng.choice(np.flatnonzero(mask)) for mask in batch.masks]))
        for row, table in enumerate(games.tables):
            expected = -1.0 - before[row] if batch.ended[row] else table.state.cells[5] - before[row]
            assert batch.rewards[row].tolist() == [expected] * 4
