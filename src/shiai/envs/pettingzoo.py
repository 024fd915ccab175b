"""Games as PettingZoo environments: `aec_env`, where seats choose in turn, and `parallel_env`, where all step at once.

Agents are the seats. An observation has `observation` (see `shiai.envs.observation`) and `action_mask`.
"""

from typing import Any

from shiai.core.game import AnyGame
from shiai.envs import missing
from shiai.envs.drawing import MODES, check_mode, draw
from shiai.envs.observation import Observer
from shiai.envs.rewards import Potential, Shaped
from shiai.envs.spaces import Observation, spaces_of
from shiai.envs.table import Table

try:
    import numpy as np
    from gymnasium import spaces
    from numpy.typing import NDArray
    from pettingzoo import AECEnv, ParallelEnv
except ModuleNotFoundError as error:
    raise missing(__name__, error) from None


def aec_env(
    game: str | AnyGame,
    *,
    render_mode: str | None = None,
    position: str = "",
    length: int = 0,
    potential: Potential | None = None,
    **options: object,
) -> "TurnBased":
    """A game in which one agent chooses after the other; sealed choices of several seats come in the order of seats.

    `position` starts from a position text, `length` cuts games off, `potential` shapes rewards by the difference of a
    value of views; all other arguments are options of the game. An illegal action raises IllegalChoice.
    """
    return TurnBased(Table(game, options, position, length), render_mode, potential)


def parallel_env(
    game: str | AnyGame,
    *,
    render_mode: str | None = None,
    position: str = "",
    length: int = 0,
    potential: Potential | None = None,
    **options: object,
) -> "Parallel":
    """A game in which all agents step at once: those that owe a choice make it, the others wait.

    The last action of the space is to wait; it is the only legal one of an agent that owes no choice. The other
    arguments are those of `aec_env`.
    """
    return Parallel(Table(game, options, position, length), render_mode, potential)


class Agents:
    """What both kinds of environments have: a table with its seats as agents, their spaces, and drawings."""

    def __init__(self, table: Table, render_mode: str | None, potential: Potential | None, more_actions: int) -> None:
        check_mode(render_mode)
        self.table = table
        self.render_mode = render_mode
        self.metadata = {
            "render_modes": [*MODES],
            "render_fps": 1,
            "name": f"shiai_{table.game.id}",
            "is_parallelizable": False,
        }
        self.observer = Observer(table.setup)
        self.shaped = Shaped(len(table.seats), potential)
        self.possible_agents = list(table.seats)
        self.agents = self.possible_agents[:]
        made = {agent: spaces_of(self.observer, self.observer.actions + more_actions) for agent in table.seats}
        self.observation_spaces = {agent: pair[0] for agent, pair in made.items()}
        self.action_spaces = {agent: pair[1] for agent, pair in made.items()}

    def observation_space(self, agent: str) -> spaces.Dict:
        """The space of an agent's observations."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """The space of an agent's actions."""
        return self.action_spaces[agent]

    def render(self) -> str | NDArray[np.uint8] | None:
        """The table as the first agent that must choose sees it."""
        return draw(self.table.state, (*self.table.state.actors(), 0)[0], self.render_mode)

    def close(self) -> None:
        """Nothing is open."""


class TurnBased(Agents, AECEnv):  # type: ignore[misc]  # PettingZoo has no types
    """See `aec_env`."""

    def __init__(self, table: Table, render_mode: str | None, potential: Potential | None) -> None:
        super().__init__(table, render_mode, potential, 0)
        self._seats = {agent: seat for seat, agent in enumerate(table.seats)}

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Start a new game."""
        self.table.reset(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.shaped.begin(self.table.state)
        self.agent_selection = self.possible_agents[self.table.state.actors()[0]]

    def observe(self, agent: str) -> Observation:
        """What an agent sees now."""
        state, seat = self.table.state, self._seats[agent]
        return {
            "observation": self.observer.observe(state, seat),
            "action_mask": self.observer.mask(state.legal(seat)),
        }

    def step(self, action: int | None) -> None:
        """Make the choice of the selected agent."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        table = self.table
        assert action is not None
        table.apply(self._seats[agent], int(action))
        actors = table.state.actors()
        self._cumulative_rewards[agent] = 0.0
        cut_off = table.is_cut_off
        if not actors or cut_off or self.shaped.potential is not None:
            self._reward(not actors, cut_off)
        self.agent_selection = self.possible_agents[actors[0]] if actors else self.agents[0]

    def _reward(self, over: bool, cut_off: bool) -> None:
        rewards = self.shaped.rewards(self.table.state, over)
        self.rewards = dict(zip(self.possible_agents, rewards, strict=True))
        self._accumulate_rewards()
        if over:
            self.terminations = dict.fromkeys(self.agents, True)
        elif cut_off:
            self.truncations = dict.fromkeys(self.agents, True)

    def render(self) -> str | NDArray[np.uint8] | None:
        """The table as the selected agent sees it."""
        return draw(self.table.state, self._seats[self.agent_selection], self.render_mode)


class Parallel(Agents, ParallelEnv):  # type: ignore[misc]
    """See `parallel_env`."""

    def __init__(self, table: Table, render_mode: str | None, potential: Potential | None) -> None:
        super().__init__(table, render_mode, potential, 1)
        self.wait = self.observer.actions
        self.agents = []

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Start a new game."""
        self.table.reset(seed)
        self.agents = self.possible_agents[:]
        self.shaped.begin(self.table.state)
        return self._observations(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        """Make the choices of all agents that owe one now."""
        table = self.table
        for seat in table.state.actors():
            table.apply(seat, int(actions[self.possible_agents[seat]]))
        over, cut_off = table.is_over, table.is_cut_off
        agents = self.agents
        rewards = dict(zip(agents, self.shaped.rewards(table.state, over), strict=True))
        seen = self._observations()
        if over or cut_off:
            self.agents = []
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in agents}
        return seen, rewards, dict.fromkeys(agents, over), dict.fromkeys(agents, cut_off), infos

    def _observations(self) -> dict[str, Observation]:
        state = self.table.state
        return {
            agent: {
                "observation": self.observer.observe(state, seat),
                "action_mask": self.observer.mask(state.legal(seat) or (self.wait,), self.wait + 1),
            }
            for seat, agent in enumerate(self.possible_agents)
        }
