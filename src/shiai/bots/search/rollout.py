"""Rollouts: the rollout policy of a game plays on to a quiescent state, which the game evaluates."""

from random import Random
from typing import Final

from shiai.core.game import AnyGame
from shiai.core.playout import Policy, play
from shiai.core.state import State

LONGEST_ROLLOUT: Final = 400  # choices to the next quiescent state


class Rollout(Policy):
    """The rollout policy of a game, up to the next state that is quiescent (or that is not)."""

    def __init__(self, game: AnyGame, quiescent: bool) -> None:
        super().__init__(chooses=True, stops=True)
        self.game = game
        self.quiescent = quiescent

    def choose(self, state: State, seat: int, legal: tuple[int, ...], rng: Random) -> int:
        action: int = self.game.rollout_action(state, seat, legal, rng)
        return action

    def stops(self, state: State) -> bool:
        quiescent: bool = self.game.is_quiescent(state)
        return quiescent == self.quiescent


def roll_out(game: AnyGame, state: State, rng: Random, quiescent: bool = True) -> None:
    """Play on, in place, by the rollout policy until the state is quiescent; or until it no longer is."""
    play(state, Rollout(game, quiescent), rng, LONGEST_ROLLOUT)


def evaluate(game: AnyGame, state: State, seat: int, ahead: int, rng: Random) -> list[float]:
    """The value of a state for every seat, after a rollout, in place, to the `ahead`th quiescent state.

    Two seats share one value with opposite signs, a team shares one value; of three or more seats each has its own.
    """
    roll_out(game, state, rng)
    for _ in range(ahead - 1):
        roll_out(game, state, rng, quiescent=False)
        roll_out(game, state, rng)
    seats = len(state.setup.seats)
    value = game.evaluate(state, seat)
    if game.cooperative or seats == 1:
        return [value] * seats
    if seats == 2:
        return [value, -value] if seat == 0 else [-value, value]
    return [value if other == seat else game.evaluate(state, other) for other in range(seats)]
