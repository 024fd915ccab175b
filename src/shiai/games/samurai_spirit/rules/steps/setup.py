"""What chance decides before the first turn: who sits where, and who begins (section 2)."""

from typing import ClassVar, Final

from shiai.core.messages import Values
from shiai.games.samurai_spirit.rules.actions import DEAL, PICK
from shiai.games.samurai_spirit.rules.components import SAMURAI_COUNT, SAMURAI_NAMES
from shiai.games.samurai_spirit.rules.state import ACTIVE, NOBODY, SAMURAI, SamuraiSpirit
from shiai.games.samurai_spirit.rules.steps.next_round import begin_round
from shiai.games.samurai_spirit.rules.steps.questions import AskChance
from shiai.games.samurai_spirit.rules.table import name_at

EVERY_SAMURAI: Final = (1 << SAMURAI_COUNT) - 1


class DealSamurai(AskChance):
    """The next seat without a samurai gets one at random."""

    name: ClassVar[str] = "deal_samurai"
    turn_clause: ClassVar[str] = "SS-2.2"

    def legal(self, state: SamuraiSpirit, seat: int) -> tuple[int, ...]:
        left = EVERY_SAMURAI
        for samurai in state.cells[SAMURAI : SAMURAI + SAMURAI_COUNT]:
            left &= ~(1 << samurai)  # of NOBODY it has no bit
        return DEAL.masked(left)  # SS-2.2

    def apply(self, state: SamuraiSpirit, seat: int, action: int) -> None:
        cells = state.cells
        place = SAMURAI
        while cells[place] != NOBODY:
            place += 1
        cells[place] = DEAL.part(action)
        if state.events is not None:
            values: Values = {"samurai": SAMURAI_NAMES[cells[place]]}
            state.tell("dealt", "SS-2.2", values | {"seat": state.setup.seat_name(place - SAMURAI)})
        if place - SAMURAI == state.rules.samurai - 1:
            state.stack.pop()


class FirstSeat(AskChance):
    """A random samurai takes the first turn."""

    name: ClassVar[str] = "first_seat"
    turn_clause: ClassVar[str] = "SS-2.16"

    def legal(self, state: SamuraiSpirit, seat: int) -> tuple[int, ...]:
        return PICK.masked(state.rules.everybody)

    def apply(self, state: SamuraiSpirit, seat: int, action: int) -> None:
        state.stack.pop()
        first = PICK.part(action)
        state.cells[ACTIVE] = first  # SS-2.16
        if state.events is not None:
            state.tell("begins", "SS-2.16", {"samurai": name_at(state, first)})
        begin_round(state)
