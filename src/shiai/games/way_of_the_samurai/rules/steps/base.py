"""What the steps of this game share: questions to the active player, questions to chance, and rolls of a die."""

from typing import Any, ClassVar, Final

from shiai.core.step import ONE_SEAT, Ask, ForcedLuck, Step
from shiai.games.way_of_the_samurai.rules.actions import ROLL
from shiai.games.way_of_the_samurai.rules.cards import FACES
from shiai.games.way_of_the_samurai.rules.state import ACTIVE, ROLLED, WayOfTheSamurai

Steps = tuple[type[Step[Any]], ...]
ROLLS: Final = tuple([ROLL.at(face) for face in range(1, FACES + 1)])
# WS-0.9: fair dice; who plays chance can be replaced
EVEN: Final = [1] * FACES


class Question(Ask[WayOfTheSamurai]):
    """A question to the active player; where only one answer is left it answers itself."""

    turn_clause: ClassVar[str] = "WS-28.5"

    def actors(self, state: WayOfTheSamurai) -> tuple[int, ...]:
        return ONE_SEAT[state.cells[ACTIVE]]


class Chance(ForcedLuck[WayOfTheSamurai]):
    """A question to chance; outcomes are equally likely, and where only one is left it answers itself."""

    # WS-12.15: no window opens in the middle of an effect
    # WS-38.9: what chance has shown cannot be taken back
    turn_clause: ClassVar[str] = "WS-12.15"  # no window opens in the middle of an effect


class Roll(Chance):
    """A roll of a die."""

    # WS-1.3: blue, except for wounds
    die: ClassVar[str] = "blue"

    def legal(self, state: WayOfTheSamurai, seat: int) -> tuple[int, ...]:
        return ROLLS

    def weights(self, state: WayOfTheSamurai) -> list[int]:
        return EVEN

    def apply(self, state: WayOfTheSamurai, seat: int, action: int) -> None:
        state.stack.pop()
        face = ROLL.part(action)
        if self.die == "blue":
            state.cells[ROLLED] = face
        if state.events is not None:
            state.tell("rolled", self.reason(), {"die": self.die, "face": face})
        self.rolled(state, face)

    def reason(self) -> str:
        """The clause that demands this roll."""
        return self.clause

    def rolled(self, state: WayOfTheSamurai, face: int) -> None:
        """Do what this face of the die says."""
        raise NotImplementedError
