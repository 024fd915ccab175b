"""PettingZoo's own tests on our games."""

from random import Random

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, seed_test
from rich.segment import Segment
from rich.style import Style

import shiai
from examples.pennies.shiai_pennies import GAME as PENNIES
from shiai.core.errors import IllegalChoice, OptionError
from shiai.core.state import View
from shiai.envs.drawing import MODES
from shiai.envs.pettingzoo import aec_env, parallel_env
from shiai.envs.pixels import pixels

IDS = [game.id for game in shiai.all_games()]
# PettingZoo warns of observations with an action mask, which its own classic games have too.
pytestmark = pytest.mark.filterwarnings("ignore::UserWarning", "ignore::DeprecationWarning")


@pytest.mark.parametrize("game", IDS)
def test_the_tests_of_pettingzoo_pass(game: str) -> None:
    api_test(aec_env(game), num_cycles=20)
    seed_test(lambda: aec_env(game), num_cycles=20)
    parallel_api_test(parallel_env(game), num_cycles=20)


@pytest.mark.parametrize("game", ["seven_ronin", "samurai_spirit"])
def test_rewards_are_the_returns(game: str) -> None:
    env = aec_env(game)
    rng = Random(1)
    env.reset(seed=1)
    total = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, terminated, _, _ = env.last()
        total[agent] += reward
        env.step(None if terminated else rng.choice(np.flatnonzero(observation["action_mask"]).tolist()))
    assert list(total.values()) == env.table.state.returns()
    assert any(total.values())


def test_the_same_seed_gives_the_same_luck() -> None:
    env = aec_env("samurai_spirit")
    seen = []
    for seed in (3, 3, 4, 5, 6):
        env.reset(seed=seed)
        for _ in range(8):
            env.step(int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])[0]))
        seen.append(env.table.state.position())
    assert seen[0] == seen[1]
    assert len(set(seen)) > 1


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    env = aec_env("seven_ronin")
    env.reset(seed=1)
    before = env.table.state.position()
    with pytest.raises(IllegalChoice, match="attacker cannot choose 'finish'"):
        env.step(env.table.state.action("finish"))
    assert env.table.state.position() == before


def test_agents_that_owe_no_choice_wait_in_parallel_play() -> None:
    env = parallel_env(PENNIES, points=1)
    observations, _ = env.reset(seed=1)
    heads, wait = 0, env.wait
    assert [list(np.flatnonzero(seen["action_mask"])) for seen in observations.values()] == [[0, 1], [0, 1]]
    observations, rewards, terminated, truncated, _ = env.step({"even": heads, "odd": heads})
    assert rewards == {"even": 1.0, "odd": -1.0}
    assert terminated == {"even": True, "odd": True}
    assert truncated == {"even": False, "odd": False}
    assert [list(np.flatnonzero(seen["action_mask"])) for seen in observations.values()] == [[wait], [wait]]
    assert env.agents == []


def test_a_game_that_is_too_long_is_truncated() -> None:
    env = aec_env("seven_ronin", length=2)
    env.reset(seed=1)
    for _ in range(2):
        env.step(int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])[0]))
    assert env.truncations == {"attacker": True, "defender": True}
    assert env.rewards == {"attacker": 0.0, "defender": 0.0}


def test_a_potential_shapes_rewards_and_cancels_at_the_end() -> None:
    def points(view: View, seat: int) -> float:
        return float(view.cells[3 + seat])

    env = parallel_env(PENNIES, points=2, potential=points)
    env.reset(seed=1)
    _, first, _, _, _ = env.step({"even": 0, "odd": 0})
    _, second, _, _, _ = env.step({"even": 0, "odd": 0})
    assert first == {"even": 1.0, "odd": 0.0}
    assert second == {"even": 0.0, "odd": -1.0}  # the point is taken back, the victory counts


def test_options_and_positions_start_a_game() -> None:
    env = aec_env("samurai_spirit", players=2)
    assert env.possible_agents == ["seat_1", "seat_2"]
    state = shiai.game("seven_ronin").start()
    state.apply(0, state.action("place well"))
    env = aec_env("seven_ronin", position=state.position())
    env.reset()
    assert env.table.state == state
    with pytest.raises(OptionError, match="did you mean players"):
        aec_env("samurai_spirit", player=2)


@pytest.mark.parametrize("game", IDS)
def test_a_table_is_drawn_as_text_and_as_svg(game: str) -> None:
    for mode, begin in (("ansi", ""), ("svg", "<svg")):
        for env in (aec_env(game, render_mode=mode), parallel_env(game, render_mode=mode)):
            env.reset(seed=1)
            shown = env.render()
            assert isinstance(shown, str)
            assert shown.startswith(begin)
            assert len(shown) > 200


@pytest.mark.parametrize("game", [*IDS, PENNIES])
def test_a_table_is_drawn_as_pixels_of_which_every_frame_has_as_many(game: str) -> None:
    env = aec_env(game, render_mode="rgb_array")
    env.reset(seed=1)
    shapes = set()
    for _ in range(3):
        shown = env.render()
        assert isinstance(shown, np.ndarray)
        assert shown.dtype == np.uint8
        assert len(np.unique(shown.reshape(-1, 3), axis=0)) > 10  # paper and smooth letters
        shapes.add(shown.shape)
        env.step(int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])[0]))
    assert shapes == {(792, 900, 3)}


def test_a_high_drawing_is_made_smaller_and_colours_are_those_of_the_terminal() -> None:
    red, blue = Style.parse("bold #ff0000"), Style.parse("underline #0000ff on #00ff00")
    low = pixels([[Segment("███", red), Segment("a", blue)]], 100)
    assert tuple(low[4, 4]) == (255, 0, 0)
    assert tuple(low[0, 29]) == (0, 255, 0)
    assert tuple(low[16, 29]) == (0, 0, 255)
    high = pixels([[Segment("███", red)]] * 88, 100)
    assert high.shape == low.shape
    assert tuple(high[-4, 4]) == (255, 0, 0)
    assert tuple(high[-4, 20]) != (255, 0, 0)  # half as wide


def test_an_unknown_way_of_drawing_is_refused() -> None:
    for make in (aec_env, parallel_env):
        with pytest.raises(OptionError, match="render_mode cannot be 'human'; use one of ansi, svg, rgb_array"):
            make("seven_ronin", render_mode="human")


@pytest.mark.parametrize("mode", MODES)
def test_a_drawing_shows_no_secrets(mode: str) -> None:
    env = aec_env("seven_ronin", render_mode=mode)
    env.reset(seed=1)
    env.agent_selection = "defender"
    before = env.render()
    env.table.state.apply(0, env.table.state.action("place well"))
    assert np.array_equal(np.array(env.render()), np.array(before))
