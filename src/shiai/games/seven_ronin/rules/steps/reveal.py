"""Planning step 2: the plans are revealed and carried to the village board (section 7)."""

from typing import ClassVar

from shiai.core.clauses import cited
from shiai.core.messages import Values
from shiai.core.step import Step
from shiai.games.seven_ronin.rules.components import (
    AREAS,
    ATTACKER,
    BOARD_NAMES,
    DEFENDER,
    HAND,
    MARKET,
    RONIN_COUNT,
    RONIN_NAMES,
)
from shiai.games.seven_ronin.rules.state import (
    ATTACK,
    DEFENCE,
    NINJA,
    POOL,
    READY,
    RESERVE,
    RONIN,
    SevenRonin,
    clear_plan,
)
from shiai.games.seven_ronin.rules.table import check_victory


class Reveal(Step[SevenRonin]):
    """Both plans move in at once; a ronin on the Market clears it."""

    name: ClassVar[str] = "reveal"
    clauses: ClassVar[tuple[str, ...]] = cited(
        "R7-7.1 R7-7.2 R7-7.3 R7-7.4 R7-7.5 R7-7.6 R7-7.8 R7-15.4 R7-15.14 R7-19.23"
    )

    def __init__(self, numbers: tuple[int, ...] = ()) -> None:
        super().__init__(numbers, asks=False)

    def run(self, state: SevenRonin) -> None:
        cells = state.cells
        state.reveals += 1
        for place in range(AREAS + 1):  # R7-7.2
            number = cells[ATTACK + place]
            cells[NINJA + place] += number
            cells[RESERVE] -= number
            if state.events is not None and number:
                state.tell("ninja_revealed", "R7-7.1", {"place": BOARD_NAMES[place], "number": number})
        for ronin in range(RONIN_COUNT):
            place = cells[DEFENCE + ronin]
            if place != HAND:
                cells[RONIN + ronin] = place
                if state.events is not None:
                    values: Values = {"ronin": RONIN_NAMES[ronin], "place": BOARD_NAMES[place]}
                    state.tell("ronin_revealed", "R7-7.1", values)
        clear_plan(cells, ATTACKER)
        clear_plan(cells, DEFENDER)
        cells[READY] = 0
        self.clear_market(state)
        check_victory(state)  # R7-7.8

    def clear_market(self, state: SevenRonin) -> None:
        """A ronin on the Market sends all ninja there to the pool, without wounds (R7-7.3 to R7-7.5)."""
        cells = state.cells
        for ronin in range(RONIN_COUNT):
            if cells[RONIN + ronin] == MARKET:
                if state.events is not None:
                    values: Values = {"ronin": RONIN_NAMES[ronin], "number": cells[NINJA + MARKET]}
                    state.tell("market_cleared", "R7-7.3", values)
                cells[POOL] += cells[NINJA + MARKET]
                cells[NINJA + MARKET] = 0
