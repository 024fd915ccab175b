"""What the steps of solo play share."""

from typing import ClassVar

from shiai.games.senjutsu.rules.state import Senjutsu
from shiai.games.senjutsu.rules.steps.base import Luck
from shiai.games.senjutsu.solo.rules.state import Solo


def solo(state: Senjutsu) -> Solo:
    """The state as one of solo play, which alone has these steps."""
    assert isinstance(state, Solo)
    return state


class EnemyLuck(Luck):
    """A question to luck about an enemy, whom the first number names; one answer that is left answers itself."""

    turn_clause: ClassVar[str] = "SJ-38.2"

    def __init__(self, numbers: tuple[int, ...] = ()) -> None:
        super().__init__(numbers)
        self.forced = True

    def weights(self, state: Senjutsu) -> list[int]:
        return [1] * len(self.legal(state, -1))
