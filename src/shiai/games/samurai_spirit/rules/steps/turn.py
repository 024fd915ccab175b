"""A turn: step T0 (tokens of absent samurai), step A (penalties), step B (one action), step C (section 4)."""

from typing import ClassVar, Final

from shiai.core.messages import Values
from shiai.core.native import Cells
from shiai.core.step import Happen
from shiai.games.samurai_spirit.rules.actions import DONE, FIGHT, PASS, SUPPORT, USE_TOKEN
from shiai.games.samurai_spirit.rules.components import KIKUCHIYO, SAMURAI_COUNT, SAMURAI_NAMES
from shiai.games.samurai_spirit.rules.effects import to_intruders
from shiai.games.samurai_spirit.rules.state import (
    ABSENT_USED,
    ACTIVE,
    CANNOT_SUPPORT,
    GAINED,
    HAS_TO_PASS,
    PASSED,
    RESTRICTED,
    SAMURAI,
    TOKENS,
    TURN,
    SamuraiSpirit,
    kiai_value,
    total,
)
from shiai.games.samurai_spirit.rules.steps import round_end
from shiai.games.samurai_spirit.rules.steps.fight import DRAWS, SECOND_FIGHT
from shiai.games.samurai_spirit.rules.steps.penalties import PENALTY_STEP
from shiai.games.samurai_spirit.rules.steps.questions import AskActive
from shiai.games.samurai_spirit.rules.table import exhausted, in_round, name_at, seats_in_round, talents

ONLY_PASS: Final[tuple[int, ...]] = (PASS,)
ALL_SAMURAI: Final = (1 << SAMURAI_COUNT) - 1


class Turn(Happen[SamuraiSpirit]):
    """The active samurai's turn begins."""

    name: ClassVar[str] = "turn"

    def run(self, state: SamuraiSpirit) -> None:
        state.cells[TURN] += 1
        if state.events is not None:
            state.tell("turn", "SS-4.2", {"samurai": name_at(state, state.cells[ACTIVE])})
        if state.rules.uses_absent:
            state.stack += TURN_STEPS  # SS-4.6: the first step on top
            state.push(ABSENT_TOKENS)  # SS-25.12
        else:
            state.stack += AFTER_PENALTIES
            PENALTY_STEP.run(state)  # nothing comes before it


class AbsentTokens(AskActive):
    """Step T0: which tokens of absent samurai does the active samurai use?"""

    name: ClassVar[str] = "absent_tokens"

    def legal(self, state: SamuraiSpirit, seat: int) -> tuple[int, ...]:
        # SS-25.7, SS-25.10: as many as it likes, whatever its total is
        return (DONE, *USE_TOKEN.masked(ALL_SAMURAI & ~absent_closed(state.cells)))

    def apply(self, state: SamuraiSpirit, seat: int, action: int) -> None:
        if action == DONE:
            state.stack.pop()
            return
        samurai = USE_TOKEN.part(action)
        state.cells[ABSENT_USED] |= 1 << samurai  # SS-25.9
        state.cells[GAINED + seat] |= 1 << samurai  # SS-25.8
        if state.events is not None:
            values: Values = {"samurai": name_at(state, seat), "talent": SAMURAI_NAMES[samurai]}
            state.tell("absent_token_used", "SS-25.8", values)

    def why_not(self, state: SamuraiSpirit, seat: int, action: int) -> tuple[str, ...]:
        if not USE_TOKEN.has(action):
            return ("SS-25.7",)
        return ("SS-25.9",) if state.cells[ABSENT_USED] >> USE_TOKEN.part(action) & 1 else ("SS-25.2",)


def absent_closed(cells: Cells) -> int:
    """The samurai whose tokens cannot be used: those in play and those whose token was used."""
    closed = cells[ABSENT_USED]
    for seat in range(SAMURAI_COUNT):
        closed |= 1 << cells[SAMURAI + seat]  # SS-25.2
    return closed


class Action(Happen[SamuraiSpirit]):
    """Step B follows, unless the raider stack was emptied in step A."""

    name: ClassVar[str] = "action"

    def run(self, state: SamuraiSpirit) -> None:
        if not exhausted(state.cells):  # SS-17.3
            state.push(CHOOSE_ACTION)


class ChooseAction(AskActive):
    """Step B: Fight, Support or Pass (sections 6, 9 and 10)."""

    name: ClassVar[str] = "choose_action"
    turn_clause: ClassVar[str] = "SS-4.2"

    def legal(self, state: SamuraiSpirit, seat: int) -> tuple[int, ...]:
        # SS-4.7, SS-6.7, SS-10.9: always one of three actions; Pass is always among them
        if why_only_pass(state, seat):
            return ONLY_PASS
        return (FIGHT, *SUPPORT.masked(recipients(state, seat)), PASS)  # SS-6.5, SS-6.6

    def apply(self, state: SamuraiSpirit, seat: int, action: int) -> None:
        state.stack.pop()
        if action == FIGHT:
            if talents(state, seat) >> KIKUCHIYO & 1:  # SS-12.28, SS-31.62
                state.push(SECOND_FIGHT)
            state.push(DRAWS[seat])
        elif action == PASS:
            self.leave(state, seat)
        else:
            self.support(state, seat, SUPPORT.part(action))

    def leave(self, state: SamuraiSpirit, seat: int) -> None:
        """Pass: the samurai is out of the round and loses the talents of absent samurai (SS-25.15)."""
        cells = state.cells
        if state.events is not None:
            clause = why_only_pass(state, seat) or "SS-10.1"
            values: Values = {"samurai": name_at(state, seat), "total": total(state, seat)}
            state.tell("passed" if clause == "SS-10.1" else "had_to_pass", clause, values)
        cells[PASSED] |= 1 << seat  # SS-10.1
        cells[GAINED + seat] = 0

    def support(self, state: SamuraiSpirit, seat: int, recipient: int) -> None:
        """Support: lend the own token; the top raider slips into the village."""
        state.cells[TOKENS + seat] = recipient  # SS-9.5, SS-9.7
        if state.events is not None:
            values: Values = {"samurai": name_at(state, seat), "recipient": name_at(state, recipient)}
            state.tell("supported", "SS-9.7", values)
        to_intruders(state, "SS-9.8")  # SS-9.8

    def why_not(self, state: SamuraiSpirit, seat: int, action: int) -> tuple[str, ...]:
        forced = why_only_pass(state, seat)
        if action == FIGHT:
            return (forced,)
        if not SUPPORT.has(action):
            return ("SS-4.7",)
        cells = state.cells
        recipient = SUPPORT.part(action)
        found = [forced] if forced else []
        if cells[RESTRICTED] & CANNOT_SUPPORT:
            found.append("SS-9.1")
        if cells[TOKENS + seat] != seat:
            found.append("SS-9.6")
        if recipient >= state.rules.samurai or recipient == seat:
            found.append("SS-9.3")
        elif not in_round(cells, recipient):
            found.append("SS-9.4")
        return tuple(found)


def recipients(state: SamuraiSpirit, seat: int) -> int:
    """The samurai to whom this one can lend its token, as a mask."""
    cells = state.cells
    if cells[TOKENS + seat] != seat:  # SS-9.6, SS-31.14
        return 0
    # SS-9.18, SS-31.31, SS-25.14: neither `no_talent` nor tokens of absent samurai matter here
    if cells[RESTRICTED] & CANNOT_SUPPORT:  # SS-9.1
        return 0
    # SS-9.2, SS-9.3, SS-9.4, SS-28.7: any other samurai in the round
    # SS-9.16, SS-31.59: whatever restricts it, and also above its Kiai value
    return seats_in_round(state) & ~(1 << seat)


def why_only_pass(state: SamuraiSpirit, seat: int) -> str:
    """The clause that leaves nothing but Pass, or nothing."""
    cells = state.cells
    if cells[RESTRICTED] & HAS_TO_PASS:  # SS-6.4
        return "SS-6.4"
    # SS-6.1, SS-6.2, SS-6.3, SS-28.9: the total and the side of this moment, after step A
    # SS-8.10, SS-8.12: so not before the own turn, and not if the total has become smaller since
    if total(state, seat) > kiai_value(state, seat):
        return "SS-6.1"
    if cells[TURN] > state.rules.turn_limit:  # SS-4.12, SS-31.49
        return "SS-4.12"
    return ""


class EndTurn(Happen[SamuraiSpirit]):
    """Step C: borrowed tokens go back, restrictions end, and another turn begins or the round is over."""

    name: ClassVar[str] = "end_turn"

    def run(self, state: SamuraiSpirit) -> None:
        cells = state.cells
        active = cells[ACTIVE]
        self.return_tokens(state, active)
        cells[RESTRICTED] = 0  # SS-4.9
        if state.rules.absent_for_turn:  # SS-31.47
            cells[GAINED + active] = 0
        # SS-4.5, SS-17.1, SS-17.2, SS-17.5: this step waits below everything that the last card causes
        if exhausted(cells) or cells[PASSED] == state.rules.everybody:
            state.push(round_end.END_ROUND)  # SS-17.4, SS-31.39: the marker stays for now
        else:
            cells[ACTIVE] = self.next_active(state, active)
            TURN_BEGINS.run(state)  # nothing comes before it

    def return_tokens(self, state: SamuraiSpirit, active: int) -> None:
        """The tokens that the active samurai borrowed go back."""
        cells = state.cells
        for owner in range(state.rules.samurai):
            if owner != active and cells[TOKENS + owner] == active:
                cells[TOKENS + owner] = owner  # SS-4.8, SS-9.13
                if state.events is not None:
                    values: Values = {"samurai": name_at(state, active)}
                    state.tell("token_returned", "SS-4.8", values | {"owner": name_at(state, owner)})

    def next_active(self, state: SamuraiSpirit, active: int) -> int:
        """The next samurai clockwise that is in the round."""
        seat = state.rules.left[active]  # SS-4.2, SS-4.10
        # SS-4.3, SS-10.2, SS-10.5: without a turn there is no step A either
        while not in_round(state.cells, seat):  # SS-4.4, SS-31.6: this may lead back to the active samurai
            seat = state.rules.left[seat]
        return seat


TURN_BEGINS: Final = Turn()
ABSENT_TOKENS: Final = AbsentTokens()
CHOOSE_ACTION: Final = ChooseAction()
AFTER_PENALTIES: Final = (EndTurn(), Action())
TURN_STEPS: Final = (*AFTER_PENALTIES, PENALTY_STEP)
