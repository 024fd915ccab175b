"""The interface of bots."""

from random import Random
from typing import Protocol

from shiai.bots.explanation import Explanation
from shiai.core.state import View


class Player(Protocol):
    """Chooses for a seat from a redacted state. All its randomness comes from the generator it is given."""

    def choose(self, view: View, seat: int, rng: Random) -> int:
        """Choose one of the legal actions of the seat."""
        ...

    def explain(self, view: View, seat: int, rng: Random) -> Explanation:
        """Explain which actions the bot considers here, and why it prefers the first."""
        ...
