"""Many games in one call: observations and masks of all of them in one array, new games start by themselves.

Every game shows the seat that must choose, so one network can play all seats.
"""

from dataclasses import dataclass
from random import Random

from shiai.core.game import AnyGame
from shiai.envs import missing
from shiai.envs.observation import Floats, Mask, Observer
from shiai.envs.rewards import Potential, Shaped
from shiai.envs.table import Table

try:
    import numpy as np
    from numpy.typing import NDArray
except ModuleNotFoundError as error:
    raise missing(__name__, error) from None


@dataclass
class Batch:
    """What all games show; row `i` belongs to game `i`."""

    observations: Floats  # what the seat that must choose sees
    masks: Mask  # its legal actions
    seats: NDArray[np.int64]  # the seat that must choose
    rewards: Floats  # by game and seat: the returns of a game that has just ended, and differences of a potential
    ended: NDArray[np.bool_]  # the step has ended this game: what is shown belongs to the next one
    cut_off: NDArray[np.bool_]  # it was too long and has ended without an outcome


class Games:
    """A number of games that are played side by side."""

    def __init__(
        self,
        game: str | AnyGame,
        count: int,
        *,
        position: str = "",
        length: int = 0,
        potential: Potential | None = None,
        **options: object,
    ) -> None:
        self.tables = [Table(game, options, position, length) for _ in range(count)]
        self.setup = self.tables[0].setup
        self.observer = Observer(self.setup)
        self.count = count
        self._shaped = [Shaped(len(self.setup.seats), potential) for _ in range(count)]
        self._shapes = potential is not None

    def reset(self, seed: int) -> Batch:
        """Start all games."""
        seeds = Random(seed)
        for table, shaped in zip(self.tables, self._shaped, strict=True):
            table.reset(seeds.getrandbits(32))
            shaped.begin(table.state)
        return self._batch({}, [], [])

    def step(self, actions: NDArray[np.int64]) -> Batch:
        """Make one choice in every game. IllegalChoice for an illegal one."""
        rewards: dict[int, list[float]] = {}
        ended: list[int] = []
        cut_off: list[int] = []
        for number, (table, action) in enumerate(zip(self.tables, actions.tolist(), strict=True)):
            table.apply(table.state.actors()[0], action)
            over, too_long = table.is_over, table.is_cut_off
            if over or self._shapes:
                rewards[number] = self._shaped[number].rewards(table.state, over)
            if over or too_long:
                (ended if over else cut_off).append(number)
                table.reset(None)
                self._shaped[number].begin(table.state)
        return self._batch(rewards, ended, cut_off)

    def _batch(self, rewards: dict[int, list[float]], ended: list[int], cut_off: list[int]) -> Batch:
        observer, actions = self.observer, self.observer.actions
        seen: list[bytes] = []
        masks = bytearray(self.count * actions)
        seats: list[int] = []
        at = 0
        for table in self.tables:
            state = table.state
            seat = state.actors()[0]
            seats.append(seat)
            seen.append(observer.bytes(state, seat))
            for action in state.legal(seat):
                masks[at + action] = 1
            at += actions
        numbers = np.frombuffer(b"".join(seen), np.uint8).reshape(self.count, observer.size)
        batch = Batch(
            observer.scale(numbers),
            np.frombuffer(masks, np.int8).reshape(self.count, actions),
            np.array(seats),
            np.zeros((self.count, len(self.setup.seats)), np.float32),
            np.zeros(self.count, np.bool_),
            np.zeros(self.count, np.bool_),
        )
        for number, gained in rewards.items():
            batch.rewards[number] = gained
        batch.ended[ended + cut_off] = True
        batch.cut_off[cut_off] = True
        return batch
