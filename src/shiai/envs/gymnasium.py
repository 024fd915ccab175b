"""Games as Gymnasium environments: one seat learns, bots play the others.

`import shiai.envs.gymnasium` registers `shiai/SevenRonin-v1` and so on, one for every game that is installed.
"""

from random import Random
from typing import Any, Final

from shiai.bots import bot
from shiai.core.errors import OptionError
from shiai.core.game import AnyGame
from shiai.envs import missing
from shiai.envs.drawing import MODES, check_mode, draw
from shiai.envs.observation import Observer
from shiai.envs.rewards import Potential, Shaped
from shiai.envs.spaces import Observation, spaces_of
from shiai.envs.table import Table
from shiai.registry import games

try:
    import gymnasium
    import numpy as np
    from numpy.typing import NDArray
except ModuleNotFoundError as error:
    raise missing(__name__, error) from None

VERSION: Final = 1
ILLEGAL: Final = ("lose", "error")


class SingleSeat(gymnasium.Env[Observation, np.int64]):
    """One seat of a game against bots.

    `seat` is the name or number of the learning seat, `opponents` one spec of bots for all other seats. `illegal` says
    what an illegal action does: `lose` ends the episode with reward -1, `error` raises IllegalChoice. `position`,
    `length` and `potential` are those of `shiai.envs.pettingzoo.aec_env`; all other arguments are options of the game.
    """

    metadata = {"render_modes": [*MODES], "render_fps": 1}  # noqa: RUF012  # as Gymnasium declares it

    def __init__(
        self,
        game: str | AnyGame,
        *,
        seat: str | int = 0,
        opponents: str = "heuristic",
        illegal: str = "lose",
        render_mode: str | None = None,
        position: str = "",
        length: int = 0,
        potential: Potential | None = None,
        **options: object,
    ) -> None:
        if illegal not in ILLEGAL:
            raise OptionError(f"illegal cannot be '{illegal}'; use one of {', '.join(ILLEGAL)}")
        check_mode(render_mode)
        self.table = Table(game, options, position, length)
        self.seat = seat if isinstance(seat, int) else self.table.setup.seat(seat)
        if not 0 <= self.seat < len(self.table.seats):
            raise OptionError(f"there is no seat {seat}; seats are: {', '.join(self.table.seats)}")
        self.illegal = illegal
        self.render_mode = render_mode
        self.observer = Observer(self.table.setup)
        self.shaped = Shaped(len(self.table.seats), potential)
        self.observation_space, self.action_space = spaces_of(self.observer, self.observer.actions)
        self._bots = [bot(opponents) for _ in self.table.seats]
        self._rng = Random()

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Start a new game; the bots play until the learning seat must choose."""
        super().reset(seed=seed)
        if seed is not None:
            self._rng = Random(seed)
        while True:  # a game that ends before the seat has chosen teaches nothing
            self.table.reset(self._rng.getrandbits(32))
            self._let_bots_choose()
            if not self.table.is_over and not self.table.is_cut_off:
                break
        self.shaped.begin(self.table.state)
        return self._observation(), self._info()

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Make the choice of the learning seat and let the others choose until it is its turn again."""
        table = self.table
        if self.illegal == "lose" and int(action) not in table.state.legal(self.seat):
            return self._observation(), -1.0, True, False, {**self._info(), "illegal": int(action)}
        table.apply(self.seat, int(action))
        self._let_bots_choose()
        over, cut_off = table.is_over, table.is_cut_off
        reward = self.shaped.rewards(table.state, over)[self.seat]
        return self._observation(), reward, over, cut_off, self._info()

    def action_masks(self) -> np.ndarray[Any, np.dtype[np.bool_]]:
        """The legal actions, in the form that maskable learners ask for."""
        return self.observer.mask(self.table.state.legal(self.seat)).astype(np.bool_)

    def render(self) -> str | NDArray[np.uint8] | None:
        """The table as the learning seat sees it."""
        return draw(self.table.state, self.seat, self.render_mode)

    def _let_bots_choose(self) -> None:
        table = self.table
        while not table.is_cut_off:
            others = [seat for seat in table.state.actors() if seat != self.seat]
            if not others:
                return
            seat = others[0]
            table.apply(seat, self._bots[seat].choose(table.state.redact(seat), seat, self._rng))

    def _observation(self) -> Observation:
        state = self.table.state
        return {
            "observation": self.observer.observe(state, self.seat),
            "action_mask": self.observer.mask(state.legal(self.seat)),
        }

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self.observer.mask(self.table.state.legal(self.seat))}


def env_id(game: str) -> str:
    """The id of a game's environment: shiai/SevenRonin-v1."""
    return f"shiai/{game.replace('_', ' ').title().replace(' ', '')}-v{VERSION}"


def register(game: str) -> str:
    """Register the environment of a game under its id."""
    id = env_id(game)
    if id not in gymnasium.registry:
        gymnasium.register(id, entry_point="shiai.envs.gymnasium:SingleSeat", kwargs={"game": game})
    return id


for _game in games():
    register(_game)
