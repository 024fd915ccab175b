"""What the steps of this game share: what just happens, questions to a player, questions to luck."""

from typing import Any, ClassVar, Final

from shiai.core.seats import CHANCE
from shiai.core.step import Step
from shiai.games.senjutsu.rules.actions import MOST_FIGURES
from shiai.games.senjutsu.rules.state import Senjutsu

Steps = tuple[type[Step[Any]], ...]
LUCK: Final = (CHANCE,)
ONE_SEAT: Final = tuple([(seat,) for seat in range(MOST_FIGURES)])


class Happen(Step[Senjutsu]):
    """Something that asks nobody."""

    def __init__(self, numbers: tuple[int, ...] = ()) -> None:
        self.numbers = numbers  # as the base would do, without a second call: most steps are of this kind
        self.asks = False
        self.forced = False


class Ask(Step[Senjutsu]):
    """A question to the seat that its first number names; where only one answer is left it answers itself.

    What is legal must follow from what everybody sees: otherwise not being asked would tell something.
    """

    turn_clause: ClassVar[str] = "SJ-5.6"

    def __init__(self, numbers: tuple[int, ...] = ()) -> None:
        self.numbers = numbers
        self.asks = True
        self.forced = True

    def actors(self, state: Senjutsu) -> tuple[int, ...]:
        return ONE_SEAT[self.numbers[0]]

    def why_not(self, state: Senjutsu, seat: int, action: int) -> tuple[str, ...]:
        return self.clauses[:1] or (self.turn_clause,)


class AskHand(Ask):
    """A question about cards that others cannot see: it is asked even where only one answer is left."""

    def __init__(self, numbers: tuple[int, ...] = ()) -> None:
        super().__init__(numbers)
        self.forced = False


class Luck(Step[Senjutsu]):
    """A question to luck about hidden cards; it is asked even where only one answer is left."""

    turn_clause: ClassVar[str] = "SJ-5.6"

    def __init__(self, numbers: tuple[int, ...] = ()) -> None:
        super().__init__(numbers)

    def actors(self, state: Senjutsu) -> tuple[int, ...]:
        return LUCK
