"""The End phase and the time track (section 11), and how a round begins (section 4)."""

from typing import ClassVar, Final

from shiai.core.clauses import cited
from shiai.core.messages import Values
from shiai.core.step import Step
from shiai.games.seven_ronin.rules.components import GONE, HAND, MINIMUM, RONIN_COUNT, ROUNDS, STARVATION_LOSS
from shiai.games.seven_ronin.rules.state import (
    FIELD_COPIED,
    HELD,
    HELD_NEXT,
    NINJA_STARVED,
    POOL,
    RESERVE,
    RESERVE_TOO_SHORT,
    RONIN,
    ROUND,
    ROUNDS_SURVIVED,
    SILENCED,
    SILENCED_NEXT,
    USED_AREAS,
    USED_RONIN,
    SevenRonin,
)
from shiai.games.seven_ronin.rules.steps.area_abilities import AreaAbilities
from shiai.games.seven_ronin.rules.steps.planning import Planning
from shiai.games.seven_ronin.rules.steps.reveal import Reveal
from shiai.games.seven_ronin.rules.steps.ronin_abilities import RoninAbilities
from shiai.games.seven_ronin.rules.steps.wounds import DealWounds
from shiai.games.seven_ronin.rules.table import check_victory, end_game


class EndPhase(Step[SevenRonin]):
    """Ronin return, tokens expire, the time marker moves; round 8 is the last."""

    name: ClassVar[str] = "end_phase"
    clauses: ClassVar[tuple[str, ...]] = cited(
        """
        R7-4.1 R7-4.2 R7-4.3 R7-4.4 R7-4.5 R7-11.1 R7-11.2 R7-11.3 R7-11.4 R7-11.5 R7-11.6 R7-11.7 R7-11.8 R7-11.9
        R7-11.10 R7-11.11 R7-11.12 R7-11.13 R7-12.5 R7-14.21 R7-14.22 R7-19.1 R7-19.10 R7-19.11 R7-19.40
        """
    )

    def __init__(self, numbers: tuple[int, ...] = ()) -> None:
        super().__init__(numbers, asks=False)

    def run(self, state: SevenRonin) -> None:
        take_back(state)
        cells = state.cells
        if cells[ROUND] == ROUNDS:  # R7-11.7
            end_game(state, ROUNDS_SURVIVED)
            return
        if starve(state) and check_victory(state, NINJA_STARVED):  # R7-11.12
            return
        cells[ROUND] += 1
        begin_round(state)


def take_back(state: SevenRonin) -> None:
    """End phase, step 1: ronin who are not held return; marks of the finished round end, new ones begin to work."""
    cells = state.cells
    held = cells[HELD_NEXT]
    for ronin in range(RONIN_COUNT):
        if cells[RONIN + ronin] != GONE and not held >> ronin & 1:
            cells[RONIN + ronin] = HAND
    cells[HELD] = held
    cells[HELD_NEXT] = 0
    cells[SILENCED] = cells[SILENCED_NEXT]
    cells[SILENCED_NEXT] = 0
    cells[USED_RONIN] = 0
    cells[USED_AREAS] = 0
    cells[FIELD_COPIED] = 0


def starve(state: SevenRonin) -> bool:
    """One ninja of the reserve starves after certain rounds (R7-11.8 to R7-11.11)."""
    cells = state.cells
    if cells[ROUND] not in state.rules.starving_rounds or cells[RESERVE] == 0:
        return False
    cells[RESERVE] -= STARVATION_LOSS
    cells[POOL] += STARVATION_LOSS
    if state.events is not None:
        state.tell("ninja_starve", "R7-11.8", {"number": STARVATION_LOSS})
    return True


def begin_round(state: SevenRonin) -> None:
    """Put the phases of a round on the stack, the first on top (R7-4.2 to R7-4.5)."""
    cells = state.cells
    if state.events is not None:
        values: Values = {"round": cells[ROUND], "threat": state.rules.threat[cells[ROUND]]}
        state.tell("round_began", "R7-11.13", values)
    if state.rules.short_reserve_loses and cells[RESERVE] < MINIMUM[cells[ROUND]]:
        end_game(state, RESERVE_TOO_SHORT)
        return
    state.stack += PHASES


END_PHASE: Final = EndPhase()
PHASES: Final = (END_PHASE, AreaAbilities(), DealWounds(), RoninAbilities(), Reveal(), Planning())
