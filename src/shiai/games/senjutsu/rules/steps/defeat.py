"""The check for defeat as a step of its own (sections 1 and 15)."""

from typing import ClassVar

from shiai.core.step import Happen
from shiai.games.senjutsu.rules.harm import check_defeat
from shiai.games.senjutsu.rules.state import Senjutsu
from shiai.games.senjutsu.rules.steps.base import Steps


class CheckDefeat(Happen[Senjutsu]):
    """Check for defeat after all results of one line (SJ-1.11); `seat` is the acting hero."""

    name: ClassVar[str] = "check_defeat"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: Senjutsu) -> None:
        # SJ-10.7
        check_defeat(state, self.seat)


STEPS: Steps = (CheckDefeat,)
