"""Phase 5: who strikes, and what his blow does (sections 8, 27, 31, 32)."""

from typing import ClassVar, Final

from shiai.core.clauses import cited
from shiai.games.way_of_the_samurai.rules.actions import ENEMY, ENEMY_DRAWS, GISEI_CARD
from shiai.games.way_of_the_samurai.rules.cards import (
    ATTACKERS,
    BLOW,
    BLOW_WOUND,
    GISEI,
    GISEI_CARDS,
    GISEI_NAMES,
    GUARD,
    HARD,
    HARD_STRIKES,
    TECHNIQUE,
    THRESHOLD,
)
from shiai.games.way_of_the_samurai.rules.state import (
    COUNTERS,
    ENEMY_DECK,
    GAUGE,
    GISEI_DRAWN,
    LIFE_HIT,
    MARKS,
    WayOfTheSamurai,
)
from shiai.games.way_of_the_samurai.rules.steps.base import Happen, Luck, Roll, Steps
from shiai.games.way_of_the_samurai.rules.steps.damage import wound_player
from shiai.games.way_of_the_samurai.rules.steps.window import BeforeCounter
from shiai.games.way_of_the_samurai.rules.table import alive, enemy_card, enemy_name, move_gauge, refill_enemy, suffer
from shiai.games.way_of_the_samurai.rules.windows import AFTER_CHECK, BEFORE_ROLL, COUNTER


class CounterPhase(Happen):
    """Does a counter-attack take place, and who makes it (WS-8.7, WS-32.6, WS-36.15)?"""

    name: ClassVar[str] = "counter_phase"
    clauses: ClassVar[tuple[str, ...]] = cited("WS-7.12 WS-8.7 WS-36.15 WS-40.62")

    def run(self, state: WayOfTheSamurai) -> None:
        if state.rules.enemies > 1:
            state.push("counter_roll")
            state.push("before_counter", (BEFORE_ROLL,))
        elif state.force.no_counter_after_life_hit and state.cells[MARKS] & LIFE_HIT:
            if state.events is not None:
                state.tell("no_counter", "WS-36.15", {"enemy": enemy_name(state, 0)})
            state.push("before_counter", (AFTER_CHECK,))
        else:
            state.stack.append(ATTACKS[0])
            state.stack.append(BEFORE_COUNTER)


class CounterRoll(Roll):
    """The table tells which of three opponents counter-attack, and in which order (WS-32.6)."""

    name: ClassVar[str] = "counter_roll"
    clauses: ClassVar[tuple[str, ...]] = cited("WS-32.6 WS-1.3 WS-32.7 WS-32.8 WS-32.9 WS-32.10 WS-32.11")

    def fell(self, state: WayOfTheSamurai, face: int) -> None:
        row = [enemy for enemy in ATTACKERS[face] if alive(state, enemy)]
        if not row:
            if state.events is not None:
                state.tell("nobody_strikes", "WS-32.10", {})
            state.push("before_counter", (AFTER_CHECK,))
            return
        for enemy in reversed(row[1:]):
            state.push("counter_attack", (enemy,))
            state.push("offer_gisei")
        state.push("counter_attack", (row[0],))
        state.push("before_counter", (COUNTER,))


class CounterAttack(Happen):
    """One blow: the weapon's guard comes last, directly before the reveal (WS-38.5)."""

    name: ClassVar[str] = "counter_attack"
    clauses: ClassVar[tuple[str, ...]] = cited("WS-17.6 WS-17.7 WS-27.6 WS-40.23")

    def run(self, state: WayOfTheSamurai) -> None:
        state.cells[GISEI_DRAWN] = 0
        if not alive(state, self.numbers[0]):
            return
        if state.force.guard_before_counter:
            move_gauge(state, GUARD, state.force.guard_before_counter, "WS-17.6")
        if not state.cells[ENEMY_DECK]:
            refill_enemy(state)
        state.stack.append(CARDS_OF[self.numbers[0]])


class CounterCard(Luck):
    """A card of the enemy deck, of which only the lower half counts (WS-8.1)."""

    name: ClassVar[str] = "counter_card"
    clauses: ClassVar[tuple[str, ...]] = cited(
        """
        WS-3.7 WS-8.1 WS-8.2 WS-8.3 WS-8.4 WS-8.5 WS-17.15 WS-27.3 WS-27.4 WS-27.5 WS-27.7 WS-32.21 WS-40.25
"""
    )

    def legal(self, state: WayOfTheSamurai, seat: int) -> tuple[int, ...]:
        return ENEMY_DRAWS.of(state.cells[ENEMY_DECK])

    def apply(self, state: WayOfTheSamurai, seat: int, action: int) -> None:
        state.stack.pop()
        cells = state.cells
        card = action - ENEMY
        cells[ENEMY_DECK] &= ~(1 << card)
        cells[COUNTERS] |= 1 << card
        if state.events is not None:
            name = enemy_name(state, self.numbers[0])
            state.tell("countered", "WS-8.1", {"enemy": name, "card": enemy_card(card), "guard": cells[GAUGE + GUARD]})
        if cells[GAUGE + TECHNIQUE] >= state.force.void_counter_if_technique:
            if state.events is not None:
                state.tell("void_counter", "WS-17.15", {})
        elif card == HARD:
            if state.events is not None:
                state.tell("double_strike", "WS-27.3", {})
            for _ in range(HARD_STRIKES):
                state.push("counter_attack", self.numbers)
                state.push("offer_gisei")
        elif cells[GAUGE + GUARD] < THRESHOLD[card]:
            if BLOW_WOUND[card]:
                wound_player(state, BLOW_WOUND[card], True)
            else:
                suffer(state, BLOW[card])
        elif state.events is not None:
            state.tell("parried", "WS-8.3", {})


class GiseiCard(Luck):
    """A Gisei card moves the guard and is shuffled back at once, so every draw is from all five (WS-31.4)."""

    name: ClassVar[str] = "gisei_card"
    clauses: ClassVar[tuple[str, ...]] = cited(
        "WS-31.1 WS-31.2 WS-31.3 WS-31.4 WS-31.5 WS-31.6 WS-31.7 WS-31.8 WS-31.9 WS-40.39"
    )
    outcomes: ClassVar[tuple[int, ...]] = tuple(range(GISEI_CARD, GISEI_CARD + GISEI_CARDS))

    def legal(self, state: WayOfTheSamurai, seat: int) -> tuple[int, ...]:
        return self.outcomes

    def apply(self, state: WayOfTheSamurai, seat: int, action: int) -> None:
        state.stack.pop()
        card = action - GISEI_CARD
        if state.events is not None:
            state.tell("gisei", "WS-31.2", {"card": GISEI_NAMES[card]})
        move_gauge(state, GUARD, GISEI[card], "WS-31.8")


ATTACKS: Final = [CounterAttack((enemy,)) for enemy in range(3)]
CARDS_OF: Final = [CounterCard((enemy,)) for enemy in range(3)]
BEFORE_COUNTER: Final = BeforeCounter((COUNTER,))
STEPS: Final[Steps] = (CounterPhase, CounterRoll, CounterAttack, CounterCard, GiseiCard)
