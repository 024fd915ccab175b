"""One game as all environments play it: options or a position to start from, luck from a seed, an end in any case."""

from random import Random

import shiai
from shiai.core.chance import pick
from shiai.core.game import AnyGame
from shiai.core.seats import CHANCE
from shiai.core.state import State


def game_of(game: str | AnyGame) -> AnyGame:
    """The game of a name, or the game itself."""
    return shiai.game(game) if isinstance(game, str) else game


class Table:
    """A game in play. `position` starts it from the text of `State.position` instead of the beginning.

    `length` is the number of choices after which the game is cut off: `Game.max_length` unless it is given.
    """

    def __init__(self, game: str | AnyGame, options: dict[str, object], position: str = "", length: int = 0) -> None:
        self.game = game_of(game)
        first = self.game.from_position(position) if position else self.game.start(**options)
        self.setup = first.setup
        self.length = length or self.game.max_length(self.setup)
        self.seats = self.setup.seats
        self._first: State = first
        self._rng = Random()
        self.state: State = first.clone()
        self.count = 0  # choices so far, those of chance included

    def reset(self, seed: int | None) -> None:
        """Start a new game; without a seed luck goes on as it was."""
        if seed is not None:
            self._rng = Random(seed)
        self.state = self._first.clone()
        self.count = 0
        self.let_luck_decide()

    def apply(self, seat: int, action: int) -> None:
        """Make a choice, then those of chance. IllegalChoice for an illegal one."""
        self.state.apply(seat, action)
        self.count += 1
        self.let_luck_decide()

    def let_luck_decide(self) -> None:
        """Make the choices of chance until a seat must choose, or the game is over."""
        state = self.state
        while True:
            actors = state.actors()
            if not actors or actors[0] != CHANCE:
                return
            state.advance(CHANCE, pick(state.legal(CHANCE), state.weights(), self._rng))
            self.count += 1

    @property
    def is_over(self) -> bool:
        """Has the game an outcome?"""
        return not self.state.actors()

    @property
    def is_cut_off(self) -> bool:
        """Has the game become too long, without an outcome?"""
        return self.count >= self.length and not self.is_over
