"""A turn: step T0 (tokens of absent samurai), step A (penalties), step B (one action), step C (section 4)."""

from typing import ClassVar, Final

from shiai.core.clauses import cited
from shiai.core.messages import Values
from shiai.core.step import Step
from shiai.games.samurai_spirit.rules.actions import DONE, FIGHT, PASS, SUPPORT, USE_TOKEN
from shiai.games.samurai_spirit.rules.components import KIKUCHIYO, SAMURAI_COUNT, SAMURAI_NAMES
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
from shiai.games.samurai_spirit.rules.steps.fight import SECOND_FIGHT, fight
from shiai.games.samurai_spirit.rules.steps.penalties import PENALTY_STEP
from shiai.games.samurai_spirit.rules.table import ONE_SEAT, exhausted, in_round, name_at, talents, to_intruders

ONLY_PASS: Final = (PASS,)


class Turn(Step[SamuraiSpirit]):
    """The active samurai's turn begins: its steps go on the stack, the first on top (SS-4.6)."""

    name: ClassVar[str] = "turn"
    clauses: ClassVar[tuple[str, ...]] = cited("SS-4.6 SS-25.12")

    def __init__(self, numbers: tuple[int, ...] = ()) -> None:
        super().__init__(numbers, asks=False)

    def run(self, state: SamuraiSpirit) -> None:
        state.cells[TURN] += 1
        if state.events is not None:
            state.tell("turn", "SS-4.2", {"samurai": name_at(state, state.cells[ACTIVE])})
        state.stack += TURN_STEPS
        if state.rules.uses_absent:
            state.stack.append(ABSENT_TOKENS)


class AbsentTokens(Step[SamuraiSpirit]):
    """Step T0: any number of unused tokens of absent samurai may be used, each once a game (section 25)."""

    name: ClassVar[str] = "absent_tokens"
    turn_clause: ClassVar[str] = "SS-0.14"
    clauses: ClassVar[tuple[str, ...]] = cited("SS-25.2 SS-25.7 SS-25.8 SS-25.9 SS-25.10")

    def __init__(self, numbers: tuple[int, ...] = ()) -> None:
        super().__init__(numbers, forced=True)

    def actors(self, state: SamuraiSpirit) -> tuple[int, ...]:
        return ONE_SEAT[state.cells[ACTIVE]]

    def legal(self, state: SamuraiSpirit, seat: int) -> tuple[int, ...]:
        closed = absent_closed(state.cells)
        free = [USE_TOKEN + samurai for samurai in range(SAMURAI_COUNT) if not closed >> samurai & 1]
        return (DONE, *free)

    def apply(self, state: SamuraiSpirit, seat: int, action: int) -> None:
        if action == DONE:
            state.stack.pop()
            return
        samurai = action - USE_TOKEN
        state.cells[ABSENT_USED] |= 1 << samurai
        state.cells[GAINED + seat] |= 1 << samurai
        if state.events is not None:
            values: Values = {"samurai": name_at(state, seat), "talent": SAMURAI_NAMES[samurai]}
            state.tell("absent_token_used", "SS-25.8", values)

    def why_not(self, state: SamuraiSpirit, seat: int, action: int) -> tuple[str, ...]:
        if USE_TOKEN <= action < USE_TOKEN + SAMURAI_COUNT:
            used = state.cells[ABSENT_USED] >> (action - USE_TOKEN) & 1
            return ("SS-25.9",) if used else ("SS-25.2",)
        return ("SS-25.7",)


def absent_closed(cells: list[int]) -> int:
    """The samurai whose tokens cannot be used: those in play and those whose token was used."""
    closed = cells[ABSENT_USED]
    for seat in range(SAMURAI_COUNT):
        closed |= 1 << cells[SAMURAI + seat]
    return closed


class Action(Step[SamuraiSpirit]):
    """Step B is left out when the last raider left the stack in step A (SS-17.3)."""

    name: ClassVar[str] = "action"
    clauses: ClassVar[tuple[str, ...]] = cited("SS-17.3")

    def __init__(self, numbers: tuple[int, ...] = ()) -> None:
        super().__init__(numbers, asks=False)

    def run(self, state: SamuraiSpirit) -> None:
        if not exhausted(state.cells):
            state.stack.append(CHOOSE_ACTION)


class ChooseAction(Step[SamuraiSpirit]):
    """Step B: Fight, Support or Pass (sections 6, 9 and 10)."""

    name: ClassVar[str] = "choose_action"
    turn_clause: ClassVar[str] = "SS-4.2"
    clauses: ClassVar[tuple[str, ...]] = cited(
        """
        SS-4.7 SS-4.12 SS-6.1 SS-6.2 SS-6.3 SS-6.4 SS-6.5 SS-6.6 SS-6.7 SS-8.10 SS-8.12 SS-9.1 SS-9.2 SS-9.3 SS-9.4
        SS-9.5 SS-9.6 SS-9.7 SS-9.8 SS-9.16 SS-9.18 SS-10.1 SS-10.9 SS-12.28 SS-25.14 SS-28.7 SS-28.9 SS-31.14 SS-31.31
        SS-31.49 SS-31.59 SS-31.62
        """
    )

    def __init__(self, numbers: tuple[int, ...] = ()) -> None:
        super().__init__(numbers, forced=True)

    def actors(self, state: SamuraiSpirit) -> tuple[int, ...]:
        return ONE_SEAT[state.cells[ACTIVE]]

    def legal(self, state: SamuraiSpirit, seat: int) -> tuple[int, ...]:
        if why_only_pass(state, seat):
            return ONLY_PASS
        cells = state.cells
        actions = [FIGHT]
        if cells[TOKENS + seat] == seat and not cells[RESTRICTED] & CANNOT_SUPPORT:
            for other in range(state.rules.samurai):
                if other != seat and in_round(cells, other):
                    actions.append(SUPPORT + other)
        actions.append(PASS)
        return tuple(actions)

    def apply(self, state: SamuraiSpirit, seat: int, action: int) -> None:
        state.stack.pop()
        if action == FIGHT:
            if talents(state, seat) >> KIKUCHIYO & 1:  # SS-12.28
                state.stack.append(SECOND_FIGHT)
            fight(state, seat)
        elif action == PASS:
            self.leave(state, seat)
        else:
            self.support(state, seat, action - SUPPORT)

    def leave(self, state: SamuraiSpirit, seat: int) -> None:
        """Pass: the samurai is out of the round and loses the talents of absent samurai (SS-10.1, SS-25.15)."""
        cells = state.cells
        if state.events is not None:
            clause = why_only_pass(state, seat) or "SS-10.1"
            values: Values = {"samurai": name_at(state, seat), "total": total(cells, seat)}
            state.tell("passed" if clause == "SS-10.1" else "had_to_pass", clause, values)
        cells[PASSED] |= 1 << seat
        cells[GAINED + seat] = 0

    def support(self, state: SamuraiSpirit, seat: int, recipient: int) -> None:
        """Support: lend the own token, and the top raider slips into the village (SS-9.7, SS-9.8)."""
        state.cells[TOKENS + seat] = recipient
        if state.events is not None:
            values: Values = {"samurai": name_at(state, seat), "recipient": name_at(state, recipient)}
            state.tell("supported", "SS-9.7", values)
        to_intruders(state, "SS-9.8")

    def why_not(self, state: SamuraiSpirit, seat: int, action: int) -> tuple[str, ...]:
        forced = why_only_pass(state, seat)
        if action == FIGHT:
            return (forced,)
        if not SUPPORT <= action < SUPPORT + SAMURAI_COUNT:
            return ("SS-4.7",)
        cells = state.cells
        recipient = action - SUPPORT
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


def why_only_pass(state: SamuraiSpirit, seat: int) -> str:
    """The clause that leaves nothing but Pass, if there is one."""
    cells = state.cells
    if cells[RESTRICTED] & HAS_TO_PASS:
        return "SS-6.4"
    if total(cells, seat) > kiai_value(cells, seat):
        return "SS-6.1"
    if cells[TURN] > state.rules.turn_limit:
        return "SS-4.12"
    return ""


class EndTurn(Step[SamuraiSpirit]):
    """Step C: borrowed tokens go back, restrictions end, and the next samurai is active, or the round is over."""

    name: ClassVar[str] = "end_turn"
    clauses: ClassVar[tuple[str, ...]] = cited(
        """
        SS-4.2 SS-4.3 SS-4.4 SS-4.5 SS-4.8 SS-4.9 SS-4.10 SS-9.13 SS-10.2 SS-10.5 SS-17.1 SS-17.2 SS-17.4 SS-17.5
        SS-31.6 SS-31.39 SS-31.47
        """
    )

    def __init__(self, numbers: tuple[int, ...] = ()) -> None:
        super().__init__(numbers, asks=False)

    def run(self, state: SamuraiSpirit) -> None:
        cells = state.cells
        active = cells[ACTIVE]
        for owner in range(state.rules.samurai):
            if owner != active and cells[TOKENS + owner] == active:
                cells[TOKENS + owner] = owner
                if state.events is not None:
                    values: Values = {"samurai": name_at(state, active)}
                    state.tell("token_returned", "SS-4.8", values | {"owner": name_at(state, owner)})
        cells[RESTRICTED] = 0
        if state.rules.absent_for_turn:
            cells[GAINED + active] = 0
        if exhausted(cells) or cells[PASSED] == state.rules.everybody:
            state.push("end_round")
            return
        seat = state.rules.left[active]
        while not in_round(cells, seat):
            seat = state.rules.left[seat]
        cells[ACTIVE] = seat
        state.stack.append(TURN_BEGINS)


TURN_BEGINS: Final = Turn()
ABSENT_TOKENS: Final = AbsentTokens()
CHOOSE_ACTION: Final = ChooseAction()
TURN_STEPS: Final = (EndTurn(), Action(), PENALTY_STEP)
