"""What luck decides before the first turn: who sits where, and who begins (section 2)."""

from typing import ClassVar

from shiai.core.clauses import cited
from shiai.core.messages import Values
from shiai.games.samurai_spirit.rules.actions import DEAL, PICK
from shiai.games.samurai_spirit.rules.components import SAMURAI_COUNT, SAMURAI_NAMES
from shiai.games.samurai_spirit.rules.state import ACTIVE, NOBODY, SAMURAI, SamuraiSpirit
from shiai.games.samurai_spirit.rules.steps.luck import Luck
from shiai.games.samurai_spirit.rules.steps.next_round import begin_round
from shiai.games.samurai_spirit.rules.table import name_at


class DealSamurai(Luck):
    """The next seat without a samurai gets one at random."""

    name: ClassVar[str] = "deal_samurai"
    turn_clause: ClassVar[str] = "SS-2.2"
    clauses: ClassVar[tuple[str, ...]] = cited("SS-2.2")

    def legal(self, state: SamuraiSpirit, seat: int) -> tuple[int, ...]:
        dealt = state.cells[SAMURAI : SAMURAI + SAMURAI_COUNT]
        return tuple([DEAL + samurai for samurai in range(SAMURAI_COUNT) if samurai not in dealt])

    def apply(self, state: SamuraiSpirit, seat: int, action: int) -> None:
        cells = state.cells
        place = cells.index(NOBODY, SAMURAI)
        cells[place] = action - DEAL
        if state.events is not None:
            values: Values = {"samurai": SAMURAI_NAMES[action - DEAL]}
            state.tell("dealt", "SS-2.2", values | {"seat": state.setup.seat_name(place - SAMURAI)})
        if place - SAMURAI == state.rules.samurai - 1:
            state.stack.pop()


class FirstSeat(Luck):
    """A random samurai takes the first turn."""

    name: ClassVar[str] = "first_seat"
    turn_clause: ClassVar[str] = "SS-2.16"
    clauses: ClassVar[tuple[str, ...]] = cited("SS-2.16")

    def legal(self, state: SamuraiSpirit, seat: int) -> tuple[int, ...]:
        return tuple([PICK + seat for seat in range(state.rules.samurai)])

    def apply(self, state: SamuraiSpirit, seat: int, action: int) -> None:
        state.stack.pop()
        state.cells[ACTIVE] = action - PICK
        if state.events is not None:
            state.tell("begins", "SS-2.16", {"samurai": name_at(state, action - PICK)})
        begin_round(state)
