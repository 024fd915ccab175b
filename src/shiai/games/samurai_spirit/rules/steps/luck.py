"""Questions to luck that several rules share."""

from typing import Final

from shiai.core.seats import CHANCE
from shiai.core.step import Step
from shiai.games.samurai_spirit.rules.deck import outcome_weights, outcomes
from shiai.games.samurai_spirit.rules.state import INTRUDERS, STACK, SamuraiSpirit

LUCK: Final = (CHANCE,)


class Luck(Step[SamuraiSpirit]):
    """A question to luck; where only one answer is left it answers itself. All answers are alike by default."""

    def __init__(self, numbers: tuple[int, ...] = ()) -> None:
        super().__init__(numbers, forced=True)

    def actors(self, state: SamuraiSpirit) -> tuple[int, ...]:
        return LUCK

    def weights(self, state: SamuraiSpirit) -> list[int]:
        return [1] * len(state.legal(CHANCE))


class Reveal(Luck):
    """A card is turned over: the top raider by default."""

    def place(self, state: SamuraiSpirit) -> int:
        """What is known of the place where the card lies."""
        return STACK.top(state.cells)

    def legal(self, state: SamuraiSpirit, seat: int) -> tuple[int, ...]:
        return outcomes(state, self.place(state))

    def weights(self, state: SamuraiSpirit) -> list[int]:
        return outcome_weights(state, self.place(state))


class RevealTopIntruder(Reveal):
    """The top intruder is turned over."""

    def place(self, state: SamuraiSpirit) -> int:
        return INTRUDERS.top(state.cells)
