"""Gymnasium's own test on our games: one seat against bots."""

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

import shiai
from shiai.bots import UnknownBot
from shiai.core.errors import IllegalChoice, OptionError
from shiai.envs.gymnasium import env_id

IDS = [game.id for game in shiai.all_games()]
pytestmark = pytest.mark.filterwarnings("ignore::UserWarning", "ignore::DeprecationWarning")


@pytest.mark.parametrize("game", IDS)
def test_the_test_of_gymnasium_passes(game: str) -> None:
    env = gymnasium.make(env_id(game), opponents="random")
    check_env(env.unwrapped)


def test_every_game_has_an_id() -> None:
    assert env_id("seven_ronin") == "shiai/SevenRonin-v1"
    assert all(env_id(game) in gymnasium.registry for game in IDS)


def test_the_other_seats_are_played_by_bots() -> None:
    env = gymnasium.make("shiai/SevenRonin-v1", seat="defender", opponents="heuristic").unwrapped
    observation, _ = env.reset(seed=2)
    rng = np.random.default_rng(1)
    steps, over, reward = 0, False, 0.0
    while not over:
        assert env.table.state.legal(1), "the learning seat must choose"  # type: ignore[attr-defined]
        observation, gained, over, _, _ = env.step(rng.choice(np.flatnonzero(observation["action_mask"])))
        reward = float(gained)
        steps += 1
    assert steps > 8
    assert reward in (1.0, -1.0)


def test_an_illegal_action_loses_or_is_refused() -> None:
    lenient = gymnasium.make("shiai/SevenRonin-v1", opponents="random")
    observation, _ = lenient.reset(seed=1)
    illegal = int(np.flatnonzero(observation["action_mask"] == 0)[0])
    _, reward, terminated, _, info = lenient.step(illegal)
    assert (reward, terminated, info["illegal"]) == (-1.0, True, illegal)
    strict = gymnasium.make("shiai/SevenRonin-v1", opponents="random", illegal="error")
    strict.reset(seed=1)
    with pytest.raises(IllegalChoice):
        strict.step(illegal)


def test_wrong_arguments_are_named() -> None:
    with pytest.raises(UnknownBot, match="there is no bot 'clever'"):
        gymnasium.make("shiai/SevenRonin-v1", opponents="clever")
    with pytest.raises(OptionError, match="there is no seat 5; seats are: attacker, defender"):
        gymnasium.make("shiai/SevenRonin-v1", seat=5)
    with pytest.raises(OptionError, match="illegal cannot be 'ignore'"):
        gymnasium.make("shiai/SevenRonin-v1", illegal="ignore")


def test_masks_come_in_the_form_of_maskable_learners() -> None:
    env = gymnasium.make("shiai/SevenRonin-v1", opponents="random").unwrapped
    observation, _ = env.reset(seed=1)
    masks = env.action_masks()  # type: ignore[attr-defined]
    assert masks.dtype == np.bool_
    assert np.array_equal(masks, observation["action_mask"])
