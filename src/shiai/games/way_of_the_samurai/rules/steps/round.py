"""The course of a round: preparation, two exchanges, what lies between them (sections 5, 6, 9, 28)."""

from typing import ClassVar, Final

from shiai.core.clauses import cited
from shiai.core.messages import Values
from shiai.games.way_of_the_samurai.rules.actions import FACE, FIRST, LOWER
from shiai.games.way_of_the_samurai.rules.cards import ENEMY_DECK_LEAST, EXCHANGES, GAUGES
from shiai.games.way_of_the_samurai.rules.state import (
    ACTIVE,
    BLOCK,
    BONUS,
    DECK,
    DISCARDED,
    ENEMY_DECK,
    EXCHANGE,
    FACE_UP,
    FIRST_CARD,
    FRESH,
    GAUGE,
    GISEI_DRAWN,
    MARKS,
    NOBODY,
    OF_EXCHANGE,
    OF_ROUND,
    OTHER,
    REDRAW_READY,
    ROUND,
    STARTER,
    TAIKYU_AT,
    TARGET,
    WayOfTheSamurai,
)
from shiai.games.way_of_the_samurai.rules.steps.attack import MOVES, CheckDefence
from shiai.games.way_of_the_samurai.rules.steps.base import Ask, Happen, Luck, Steps
from shiai.games.way_of_the_samurai.rules.steps.combo import Combo
from shiai.games.way_of_the_samurai.rules.steps.counter import CounterPhase
from shiai.games.way_of_the_samurai.rules.steps.draw import draws
from shiai.games.way_of_the_samurai.rules.steps.window import EndOfExchange, Start, Strike
from shiai.games.way_of_the_samurai.rules.table import (
    clear_exchange,
    keep_limits,
    move_gauge,
    refill_actions,
    refill_enemy,
)

DRAW_BEFORE_FACE: Final = 3  # WS-19.25


class Round(Happen):
    """Phase 1: gauges to 0, changes of weapons, bonuses, the draw; then two exchanges and the end of the round."""

    name: ClassVar[str] = "round"
    clauses: ClassVar[tuple[str, ...]] = cited(
        """
        WS-0.5 WS-5.1 WS-5.2 WS-5.3 WS-5.7 WS-6.1 WS-10.9 WS-10.10 WS-19.3 WS-19.8 WS-19.42 WS-35.2 WS-36.14 WS-40.11
        WS-40.36 WS-40.66
"""
    )

    def run(self, state: WayOfTheSamurai) -> None:
        cells = state.cells
        rules = state.rules
        cells[ROUND] += 1
        cells[EXCHANGE] = 0
        cells[MARKS] &= ~OF_ROUND
        cells[FIRST_CARD] = 0
        if cells[FACE_UP] or cells[TAIKYU_AT]:
            cells[FACE_UP] = 0
            cells[TAIKYU_AT] = 0
            state.refresh()
        if rules.enemies > 1:
            cells[TARGET] = NOBODY
        force = state.force
        if state.events is not None:
            state.tell("round", "WS-0.5", {"round": cells[ROUND]})
        needed = force.hand_size * len(rules.seats)
        if cells[DECK].bit_count() < needed and cells[DISCARDED]:
            refill_actions(state)
        for gauge in range(GAUGES):
            cells[GAUGE + gauge] = 0
            cells[OTHER + GAUGE + gauge] = 0
        if rules.two_players:
            two_player_round(state)
            return
        stack = state.stack
        state.push("round_end")
        stack.append(EXCHANGE_STEPS[2])
        stack.append(EXCHANGE_STEPS[1])
        stack.append(START_OF_ROUND)
        if force.faces:
            stack.append(draws(force.hand_size - DRAW_BEFORE_FACE, 1))
            state.push("face")
            stack.append(draws(DRAW_BEFORE_FACE, 1))
        else:
            stack.append(draws(force.hand_size, 1))
        if cells[BONUS] or cells[BONUS + 1]:
            state.push("bonus")
        for gauge, change in force.round_start:
            move_gauge(state, gauge, change, "WS-5.3")
        if force.round_start_choice:
            state.push("lower_gauge")


class Bonus(Happen):
    """The bonus of a random event comes after the weapon's change, and is gone with this round (WS-25.5)."""

    name: ClassVar[str] = "bonus"
    clauses: ClassVar[tuple[str, ...]] = cited("WS-5.8 WS-25.5")

    def run(self, state: WayOfTheSamurai) -> None:
        for gauge in range(2):
            if state.cells[BONUS + gauge]:
                move_gauge(state, gauge, state.cells[BONUS + gauge], "WS-25.5")
                state.cells[BONUS + gauge] = 0


class LowerGauge(Ask):
    """A gauge of the player's choice is lowered at the start of the round (WS-19.22)."""

    name: ClassVar[str] = "lower_gauge"
    clauses: ClassVar[tuple[str, ...]] = cited("WS-19.22")

    def legal(self, state: WayOfTheSamurai, seat: int) -> tuple[int, ...]:
        return tuple(range(LOWER, LOWER + GAUGES))

    def apply(self, state: WayOfTheSamurai, seat: int, action: int) -> None:
        state.stack.pop()
        move_gauge(state, action - LOWER, -state.force.round_start_choice, "WS-19.22")


class ChooseFace(Ask):
    """One of the two faces of the weapon is used until the end of the round (WS-19.26)."""

    name: ClassVar[str] = "face"
    clauses: ClassVar[tuple[str, ...]] = cited("WS-19.25 WS-19.26 WS-19.27 WS-19.30 WS-19.41")

    def legal(self, state: WayOfTheSamurai, seat: int) -> tuple[int, ...]:
        return (FACE, FACE + 1)

    def apply(self, state: WayOfTheSamurai, seat: int, action: int) -> None:
        state.stack.pop()
        state.cells[FACE_UP] = action - FACE + 1
        keep_limits(state)
        if state.events is not None:
            state.tell("face", "WS-19.26", {"face": ("face_a", "face_b")[action - FACE]})
        for gauge, change in state.force.face_gauges:
            move_gauge(state, gauge, change, "WS-19.30")


class StartOfRound(Happen):
    """The draw is complete: the Taikyu check comes first, then the window of the start (WS-5.9)."""

    name: ClassVar[str] = "start_of_round"
    clauses: ClassVar[tuple[str, ...]] = cited("WS-5.9")

    def run(self, state: WayOfTheSamurai) -> None:
        cells = state.cells
        cells[MARKS] |= FRESH | (REDRAW_READY if state.force.redraw else 0)
        state.stack.append(START)
        if state.rules.taikyu:
            state.push("first_card")


class Exchange(Happen):
    """One pass through phases 2 to 5 (WS-0.5). The number says which."""

    name: ClassVar[str] = "exchange"
    clauses: ClassVar[tuple[str, ...]] = cited("WS-9.6 WS-9.7 WS-10.6 WS-32.1 WS-32.2")

    def run(self, state: WayOfTheSamurai) -> None:
        cells = state.cells
        cells[EXCHANGE] = self.numbers[0]
        cells[MARKS] &= ~OF_EXCHANGE
        cells[GISEI_DRAWN] = 0
        if cells[ENEMY_DECK].bit_count() < ENEMY_DECK_LEAST:
            refill_enemy(state)
        if state.events is not None:
            if state.rules.two_players:
                values: Values = {"exchange": self.numbers[0], "who": state.rules.seats[cells[ACTIVE]]}
                state.tell("own_exchange", "WS-28.5", values)
            else:
                state.tell("exchange", "WS-0.5", {"exchange": self.numbers[0]})
        stack = state.stack
        stack += EXCHANGE_FLOW
        stack.append(MOVES[0][state.force.cards_before_reveal])
        if state.rules.enemies > 1:
            state.push("mark")


class CleanUp(Happen):
    """The exchange is over: its cards go to their discard piles (WS-9.4, WS-9.5)."""

    name: ClassVar[str] = "clean_up"
    clauses: ClassVar[tuple[str, ...]] = cited("WS-9.4 WS-9.5 WS-13.11")

    def run(self, state: WayOfTheSamurai) -> None:
        clear_exchange(state)


# Two players (section 28) ---------------------------------------------------------------------------------------------


class FirstPlayer(Luck):
    """A lot decides who starts round 1 (WS-28.8)."""

    name: ClassVar[str] = "first_player"
    clauses: ClassVar[tuple[str, ...]] = cited("WS-28.8")

    def legal(self, state: WayOfTheSamurai, seat: int) -> tuple[int, ...]:
        return (FIRST, FIRST + 1)

    def apply(self, state: WayOfTheSamurai, seat: int, action: int) -> None:
        state.stack.pop()
        state.cells[STARTER] = 1 - (action - FIRST)  # the round changes it
        if state.events is not None:
            state.tell("begins", "WS-28.8", {"who": state.rules.seats[action - FIRST]})


def two_player_round(state: WayOfTheSamurai) -> None:
    """Both draw, then they take turns with one exchange each until both have made two (WS-28.5)."""
    cells = state.cells
    cells[STARTER] = 1 - cells[STARTER]
    if cells[ACTIVE] != cells[STARTER]:
        swap(state)
    stack = state.stack
    state.push("round_end")
    for number in range(EXCHANGES, 0, -1):
        for _ in range(2):
            stack.append(SWAP)
            stack.append(EXCHANGE_STEPS[number])
    for _ in range(2):
        stack.append(SWAP)
        stack.append(draws(state.force.hand_size, 1))


class Swap(Happen):
    """The other player is active now."""

    name: ClassVar[str] = "swap"
    clauses: ClassVar[tuple[str, ...]] = cited("WS-28.4 WS-28.5 WS-28.6 WS-28.10")

    def run(self, state: WayOfTheSamurai) -> None:
        swap(state)


def swap(state: WayOfTheSamurai) -> None:
    """The two blocks change places."""
    cells = state.cells
    own = cells[:BLOCK]
    cells[:BLOCK] = cells[OTHER : OTHER + BLOCK]
    cells[OTHER : OTHER + BLOCK] = own
    cells[ACTIVE] = 1 - cells[ACTIVE]
    state.refresh()


EXCHANGE_FLOW: Final = [CleanUp(), EndOfExchange(), Combo(), CounterPhase(), CheckDefence(), Strike()]  # last first
SWAP: Final = Swap()
START_OF_ROUND: Final = StartOfRound()
START: Final = Start()
EXCHANGE_STEPS: Final = [Exchange((number,)) for number in range(EXCHANGES + 1)]
STEPS: Final[Steps] = (Round, Bonus, LowerGauge, ChooseFace, StartOfRound, Exchange, CleanUp, FirstPlayer, Swap)
