"""Combat step 2, and fights in step 3: ninja in an area with a ronin become wounds (section 9)."""

from typing import ClassVar, Final

from shiai.core.native import i64
from shiai.core.step import Ask, Happen
from shiai.games.seven_ronin.rules.actions import SPLIT
from shiai.games.seven_ronin.rules.components import DURABILITY, MARKET, ONLY_DEFENDER, RONIN_COUNT, TASUKE
from shiai.games.seven_ronin.rules.state import NINJA, RONIN, WOUNDS, SevenRonin
from shiai.games.seven_ronin.rules.table import check_victory, eliminate_the_fallen, wound


class DealWounds(Happen[SevenRonin]):
    """Deal the wounds of all attacked areas at once; if Tasuke shares an area, ask the Defender first."""

    name: ClassVar[str] = "deal_wounds"

    def run(self, state: SevenRonin) -> None:
        # R7-9.14, R7-13.26: in Combat step 2 and after the Passage
        # R7-19.13: even if she is silenced
        if state.cells[RONIN + TASUKE] < MARKET and partner(state) >= 0:
            state.push(SPLIT_WOUNDS)
        else:
            fight(state, DURABILITY[TASUKE])


class SplitWounds(Ask[SevenRonin]):
    """The Defender decides how many of the wounds Tasuke takes."""

    name: ClassVar[str] = "split_wounds"
    clause: ClassVar[str] = "R7-9.9"
    turn_clause: ClassVar[str] = "R7-9.9"

    def actors(self, state: SevenRonin) -> tuple[int, ...]:
        return ONLY_DEFENDER  # R7-9.9

    def legal(self, state: SevenRonin, seat: int) -> tuple[int, ...]:
        cells = state.cells
        ninja = cells[NINJA + cells[RONIN + TASUKE]]
        tasuke = remaining(state, TASUKE)
        other = remaining(state, partner(state))
        if ninja >= tasuke + other:
            return (SPLIT.at(tasuke),)
        # R7-9.10, R7-16.7, R7-19.25: no ninja is left over
        # R7-9.11, R7-19.38: any split of them is allowed
        return SPLIT.all()[max(0, ninja - other) : min(ninja, tasuke) + 1]

    def apply(self, state: SevenRonin, seat: int, action: int) -> None:
        state.stack.pop()
        fight(state, SPLIT.part(action))

    def why_not(self, state: SevenRonin, seat: int, action: int) -> tuple[str, ...]:
        ninja = state.cells[NINJA + state.cells[RONIN + TASUKE]]
        if not SPLIT.has(action) or SPLIT.part(action) > min(ninja, DURABILITY[TASUKE]):
            return ("R7-16.7",)
        return ("R7-9.3",) if SPLIT.part(action) > remaining(state, TASUKE) else ("R7-9.10",)


SPLIT_WOUNDS: Final = SplitWounds()


def partner(state: SevenRonin) -> i64:
    """The ronin who shares Tasuke's area, or -1."""
    place = state.cells[RONIN + TASUKE]
    for ronin in range(RONIN_COUNT):
        if ronin != TASUKE and state.cells[RONIN + ronin] == place:
            return ronin
    return -1


def remaining(state: SevenRonin, ronin: i64) -> i64:
    """How many wounds a ronin can still take."""
    return DURABILITY[ronin] - state.cells[WOUNDS + ronin]


def fight(state: SevenRonin, for_tasuke: i64) -> None:
    """Turn ninja into wounds as far as durability allows, Tasuke's share first; the others stay."""
    # R7-9.12, R7-19.26: all areas, then eliminations, then victory
    suffer(state, TASUKE, for_tasuke)
    for ronin in range(RONIN_COUNT):
        if ronin != TASUKE:
            suffer(state, ronin, DURABILITY[ronin])
    eliminate_the_fallen(state)
    check_victory(state)


def suffer(state: SevenRonin, ronin: i64, most: i64) -> None:
    """Turn ninja in a ronin's area into his wounds, up to his remaining durability and up to `most`."""
    cells = state.cells
    place = cells[RONIN + ronin]
    if place < MARKET and cells[NINJA + place]:  # R7-9.8, R7-15.5
        # R7-3.9, R7-3.10, R7-3.18, R7-9.1: all ninja of an attacked area, old and new
        # R7-9.3, R7-9.7: as far as he can take them
        number = min(cells[NINJA + place], min(remaining(state, ronin), most))
        cells[NINJA + place] -= number  # R7-9.13, R7-9.15
        wound(state, ronin, number)
