"""The interface of bots."""

from random import Random
from typing import Protocol

from shiai.bots.explanation import Candidate, Explanation
from shiai.core.compiling import mypyc_attr
from shiai.core.state import View


class Player(Protocol):
    """Chooses for a seat from a redacted state. All its randomness comes from the generator it is given."""

    def choose(self, view: View, seat: int, rng: Random) -> int:
        """Choose one of the legal actions of the seat."""
        ...

    def explain(self, view: View, seat: int, rng: Random) -> Explanation:
        """Explain which actions the bot considers here, and why it prefers the first."""
        ...


@mypyc_attr(allow_interpreted_subclasses=True)
class BasePlayer:
    """Base class of players that only choose: their explanation is the choice itself."""

    def choose(self, view: View, seat: int, rng: Random) -> int:
        """Choose one of the legal actions of the seat."""
        raise NotImplementedError

    def explain(self, view: View, seat: int, rng: Random) -> Explanation:
        """The choice, without reasons."""
        return Explanation(type(self).__name__, (Candidate(self.choose(view, seat, rng), 1.0, 0.0, 0),), ())
