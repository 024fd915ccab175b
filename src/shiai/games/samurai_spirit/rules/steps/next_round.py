"""The next round is prepared: all cards are collected, leaders join, everybody is in the round again (section 21)."""

from typing import ClassVar, Final

from shiai.core.clauses import cited
from shiai.core.messages import Values
from shiai.core.step import Step
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
from shiai.games.samurai_spirit.rules.table import end_game, name_at


class NextRound(Step[SamuraiSpirit]):
    """After round 3 the village is saved (SS-22.4); otherwise the next round begins to the left (SS-21.9)."""

    name: ClassVar[str] = "next_round"
    clauses: ClassVar[tuple[str, ...]] = cited(
        """
        SS-4.1 SS-9.15 SS-15.10 SS-21.1 SS-21.7 SS-21.8 SS-21.9 SS-21.10 SS-22.4 SS-31.16 SS-31.43 SS-31.52
        """
    )

    def __init__(self, numbers: tuple[int, ...] = ()) -> None:
        super().__init__(numbers, asks=False)

    def run(self, state: SamuraiSpirit) -> None:
        cells = state.cells
        if cells[ROUND] == ROUNDS:
            end_game(state, VILLAGE_SAVED)
            return
        cells[ROUND] += 1
        cells[ACTIVE] = state.rules.left[cells[ACTIVE]]
        if state.rules.return_tokens_at_round_end:
            self.return_tokens(state)
        begin_round(state)

    def return_tokens(self, state: SamuraiSpirit) -> None:
        """Every lent token is back with its owner (SS-31.16)."""
        for owner in range(state.rules.samurai):
            holder = state.cells[TOKENS + owner]
            if state.events is not None and holder != owner:
                values: Values = {"samurai": name_at(state, holder), "owner": name_at(state, owner)}
                state.tell("token_returned", "SS-31.16", values)
            state.cells[TOKENS + owner] = owner


def begin_round(state: SamuraiSpirit) -> None:
    """Lay the raider stack and let the active samurai begin."""
    cells = state.cells
    cells[TURN] = 0
    cells[ENDING] = 0
    cells[PASSED] = 0
    for seat in range(SAMURAI_COUNT):
        cells[LINES + seat] = 0
    for place in range(DEFENCE, DEFENCE + SAMURAI_COUNT * SYMBOLS):
        cells[place] = NO_CARD
    lay_stack(state)
    if state.events is not None:
        state.tell("round_began", "SS-21.5", {"round": cells[ROUND], "cards": cells[STACK.at]})
    state.push("turn")


NEXT_ROUND: Final = NextRound()
