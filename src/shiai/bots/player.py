"""What a bot is: something that chooses for a seat, knowing what that seat may know and nothing else."""

from random import Random
from typing import Protocol

from shiai.bots.explanation import Explanation
from shiai.core.state import View


class Player(Protocol):
    """Chooses from a redacted state. All its randomness comes from the generator it is given."""

    def choose(self, view: View, seat: int, rng: Random) -> int:
        """One of the legal actions of the seat."""
        ...

    def explain(self, view: View, seat: int, rng: Random) -> Explanation:
        """What it considers here, and why."""
        ...
