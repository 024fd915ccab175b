"""Combat step 2, and every later fight: ninja in an area with a ronin become wounds (section 9)."""

from typing import ClassVar

from shiai.core.clauses import cited
from shiai.core.step import Step
from shiai.games.seven_ronin.rules.actions import SPLIT
from shiai.games.seven_ronin.rules.components import DURABILITY, MARKET, RONIN_COUNT, TASUKE
from shiai.games.seven_ronin.rules.state import NINJA, RONIN, WOUNDS, SevenRonin
from shiai.games.seven_ronin.rules.steps.planning import ONLY_DEFENDER
from shiai.games.seven_ronin.rules.table import check_victory, eliminate_the_fallen, wound


class DealWounds(Step[SevenRonin]):
    """All attacked areas at once; where Tasuke shares one, the Defender is asked first."""

    name: ClassVar[str] = "deal_wounds"
    clauses: ClassVar[tuple[str, ...]] = cited(
        "R7-3.18 R7-9.1 R7-9.3 R7-9.7 R7-9.8 R7-9.10 R7-9.12 R7-9.13 R7-9.14 R7-9.15 R7-15.5 R7-19.26"
    )

    def __init__(self, numbers: tuple[int, ...] = ()) -> None:
        super().__init__(numbers, asks=False)

    def run(self, state: SevenRonin) -> None:
        if state.cells[RONIN + TASUKE] < MARKET and partner(state) >= 0:
            state.stack.append(SPLIT_WOUNDS)
        else:
            fight(state, DURABILITY[TASUKE])


class SplitWounds(Step[SevenRonin]):
    """The Defender decides how many of the wounds Tasuke takes (R7-9.9)."""

    name: ClassVar[str] = "split_wounds"
    turn_clause: ClassVar[str] = "R7-9.9"
    clauses: ClassVar[tuple[str, ...]] = cited("R7-9.9 R7-9.11 R7-13.26 R7-16.7 R7-19.13 R7-19.25 R7-19.38")

    def __init__(self, numbers: tuple[int, ...] = ()) -> None:
        super().__init__(numbers, forced=True)

    def actors(self, state: SevenRonin) -> tuple[int, ...]:
        return ONLY_DEFENDER

    def legal(self, state: SevenRonin, seat: int) -> tuple[int, ...]:
        cells = state.cells
        ninja = cells[NINJA + cells[RONIN + TASUKE]]
        tasuke = remaining(state, TASUKE)
        other = remaining(state, partner(state))
        if ninja >= tasuke + other:
            return (SPLIT + tasuke,)
        return tuple(range(SPLIT + max(0, ninja - other), SPLIT + min(ninja, tasuke) + 1))

    def apply(self, state: SevenRonin, seat: int, action: int) -> None:
        state.stack.pop()
        fight(state, action - SPLIT)

    def why_not(self, state: SevenRonin, seat: int, action: int) -> tuple[str, ...]:
        ninja = state.cells[NINJA + state.cells[RONIN + TASUKE]]
        if not SPLIT <= action <= SPLIT + min(ninja, DURABILITY[TASUKE]):
            return ("R7-16.7",)
        return ("R7-9.3",) if action - SPLIT > remaining(state, TASUKE) else ("R7-9.10",)


SPLIT_WOUNDS = SplitWounds()


def partner(state: SevenRonin) -> int:
    """The ronin who shares Tasuke's area, or -1."""
    place = state.cells[RONIN + TASUKE]
    for ronin in range(RONIN_COUNT):
        if ronin != TASUKE and state.cells[RONIN + ronin] == place:
            return ronin
    return -1


def remaining(state: SevenRonin, ronin: int) -> int:
    """How many wounds a ronin can still take."""
    return DURABILITY[ronin] - state.cells[WOUNDS + ronin]


def fight(state: SevenRonin, for_tasuke: int) -> None:
    """Ninja move to the tiles as far as durability allows, Tasuke's share first; the others stay (R7-9.1 to R7-9.8)."""
    suffer(state, TASUKE, for_tasuke)
    for ronin in range(RONIN_COUNT):
        if ronin != TASUKE:
            suffer(state, ronin, DURABILITY[ronin])
    eliminate_the_fallen(state)
    check_victory(state)


def suffer(state: SevenRonin, ronin: int, most: int) -> None:
    """The ninja in a ronin's area become his wounds, up to his remaining durability and this number."""
    cells = state.cells
    place = cells[RONIN + ronin]
    if place < MARKET:
        number = min(cells[NINJA + place], min(remaining(state, ronin), most))
        cells[NINJA + place] -= number
        wound(state, ronin, number)
