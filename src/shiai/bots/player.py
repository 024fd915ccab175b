"""What a bot is: something that chooses for a seat, knowing what that seat may know and nothing else."""

from random import Random
from typing import Protocol

from shiai.core.state import State


class Player(Protocol):
    """Chooses from a redacted state. All its randomness comes from the generator it is given."""

    def choose(self, view: State, seat: int, rng: Random) -> int:
        """One of the legal actions of the seat."""
        ...


class RandomPlayer:
    """Any legal choice, all alike."""

    def choose(self, view: State, seat: int, rng: Random) -> int:
        legal = view.legal(seat)
        return legal[rng.randrange(len(legal))]


class HeuristicPlayer:
    """What the game's own advice would do."""

    def choose(self, view: State, seat: int, rng: Random) -> int:
        return view.setup.game.advise(view, seat, rng)
