"""What the steps of this game share: questions to the player, questions to luck, and what just happens."""

from typing import Any, ClassVar, Final

from shiai.core.seats import CHANCE
from shiai.core.step import Step
from shiai.games.way_of_the_samurai.rules.actions import ROLL
from shiai.games.way_of_the_samurai.rules.cards import FACES
from shiai.games.way_of_the_samurai.rules.state import ACTIVE, ROLLED, WayOfTheSamurai
from shiai.games.way_of_the_samurai.rules.table import ONE_SEAT

Steps = tuple[type[Step[Any]], ...]
LUCK: Final = (CHANCE,)
ROLLS: Final = tuple(range(ROLL + 1, ROLL + FACES + 1))
EVEN: Final = [1] * FACES


class Happen(Step[WayOfTheSamurai]):
    """Something that asks nobody."""

    def __init__(self, numbers: tuple[int, ...] = ()) -> None:
        super().__init__(numbers, asks=False)


class Ask(Step[WayOfTheSamurai]):
    """A question to the active player; where only one answer is left it answers itself."""

    turn_clause: ClassVar[str] = "WS-28.5"

    def __init__(self, numbers: tuple[int, ...] = ()) -> None:
        super().__init__(numbers, forced=True)

    def actors(self, state: WayOfTheSamurai) -> tuple[int, ...]:
        return ONE_SEAT[state.cells[ACTIVE]]

    def why_not(self, state: WayOfTheSamurai, seat: int, action: int) -> tuple[str, ...]:
        return self.clauses[:1]


class Luck(Step[WayOfTheSamurai]):
    """A question to luck; all answers are alike, and where only one is left it answers itself."""

    turn_clause: ClassVar[str] = "WS-12.15"  # an effect is half resolved

    def __init__(self, numbers: tuple[int, ...] = ()) -> None:
        super().__init__(numbers, forced=True)

    def actors(self, state: WayOfTheSamurai) -> tuple[int, ...]:
        return LUCK

    def weights(self, state: WayOfTheSamurai) -> list[int]:
        return [1] * len(state.legal(CHANCE))


class Roll(Luck):
    """A roll of the blue die: any face is as likely as the others (WS-0.9)."""

    die: ClassVar[str] = "blue"

    def legal(self, state: WayOfTheSamurai, seat: int) -> tuple[int, ...]:
        return ROLLS

    def weights(self, state: WayOfTheSamurai) -> list[int]:
        return EVEN

    def apply(self, state: WayOfTheSamurai, seat: int, action: int) -> None:
        state.stack.pop()
        face = action - ROLL
        if self.die == "blue":
            state.cells[ROLLED] = face
        if state.events is not None:
            state.tell("rolled", self.clauses[0], {"die": self.die, "face": face})
        self.fell(state, face)

    def fell(self, state: WayOfTheSamurai, face: int) -> None:
        """The die shows this face."""
        raise NotImplementedError
