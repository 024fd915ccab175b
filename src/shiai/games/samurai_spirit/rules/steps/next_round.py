"""The next round is prepared: all cards are collected, leaders join, everybody is in the round again (section 21)."""

from typing import ClassVar, Final

from shiai.core.messages import Values
from shiai.core.step import Happen
from shiai.games.samurai_spirit.rules.components import ROUNDS, SAMURAI_COUNT, SYMBOLS
from shiai.games.samurai_spirit.rules.deck import lay_stack
from shiai.games.samurai_spirit.rules.state import (
    ACTIVE,
    DEFENCE,
    ENDING,
    LINES,
    NO_CARD,
    PASSED,
    ROUND,
    STACK,
    TOKENS,
    TURN,
    VILLAGE_SAVED,
    SamuraiSpirit,
)
from shiai.games.samurai_spirit.rules.steps import turn
from shiai.games.samurai_spirit.rules.table import end_game, name_at, take_last


class NextRound(Happen[SamuraiSpirit]):
    """The end-of-round steps are over: the village is saved, or the next round begins."""

    name: ClassVar[str] = "next_round"

    def run(self, state: SamuraiSpirit) -> None:
        cells = state.cells
        # SS-21.1, SS-31.52: without a farmstead or a family the game would be over already
        if cells[ROUND] == ROUNDS:  # SS-4.1, SS-22.4
            end_game(state, VILLAGE_SAVED)
            return
        cells[ROUND] += 1
        cells[ACTIVE] = state.rules.left[cells[ACTIVE]]  # SS-21.9, SS-21.10, SS-31.43
        if state.rules.return_tokens_at_round_end:  # SS-9.15, SS-31.16
            self.return_tokens(state)
        if state.events is not None:
            message = "shuffled_with_lieutenants" if cells[ROUND] == 2 else "shuffled_with_bosses"
            state.tell(message, "SS-21.5", {"leaders": state.rules.leaders})
        begin_round(state)

    def return_tokens(self, state: SamuraiSpirit) -> None:
        """Every lent token goes back to its owner."""
        for owner in range(state.rules.samurai):
            holder = state.cells[TOKENS + owner]
            if state.events is not None and holder != owner:
                values: Values = {"samurai": name_at(state, holder), "owner": name_at(state, owner)}
                state.tell("token_returned", "SS-31.16", values)
            state.cells[TOKENS + owner] = owner


def begin_round(state: SamuraiSpirit) -> None:
    """Lay the raider stack and let the active samurai begin."""
    cells = state.cells
    # SS-15.10, SS-21.8: wounds, sides and the village stay as they are
    cells[TURN] = 0
    cells[ENDING] = 0
    cells[PASSED] = 0  # SS-21.7
    for seat in range(SAMURAI_COUNT):
        while cells[LINES + seat]:
            take_last(cells, seat)
    for place in range(DEFENCE, DEFENCE + SAMURAI_COUNT * SYMBOLS):
        cells[place] = NO_CARD
    lay_stack(state)
    if state.events is not None:
        state.tell("round_began", "SS-21.5", {"round": cells[ROUND], "cards": cells[STACK.at]})
    state.push(turn.TURN_BEGINS)


NEXT_ROUND: Final = NextRound()
