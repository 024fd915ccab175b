"""Phase 5: who strikes, and what his blow does (sections 8, 27, 32)."""

from typing import ClassVar, Final

from shiai.core.step import Happen
from shiai.games.way_of_the_samurai.rules.actions import ENEMY
from shiai.games.way_of_the_samurai.rules.cards import (
    ATTACKERS,
    GUARD,
    HARD,
    HARD_STRIKES,
    KI,
    LIFE,
    TECHNIQUE,
)
from shiai.games.way_of_the_samurai.rules.causes import BLOW
from shiai.games.way_of_the_samurai.rules.state import (
    COUNTERS,
    ENEMY_DECK,
    GAUGE,
    GISEI_DRAWN,
    LIFE_HIT,
    MARKS,
    WayOfTheSamurai,
)
from shiai.games.way_of_the_samurai.rules.steps import window, wounds
from shiai.games.way_of_the_samurai.rules.steps.base import Chance, Roll, Steps
from shiai.games.way_of_the_samurai.rules.steps.gisei import OfferGisei
from shiai.games.way_of_the_samurai.rules.steps.losses import lose_life
from shiai.games.way_of_the_samurai.rules.table import alive, enemy_card, enemy_name, lose_ki, move_gauge, refill_enemy
from shiai.games.way_of_the_samurai.rules.windows import AFTER_CHECK, BEFORE_ROLL


class CounterPhase(Happen[WayOfTheSamurai]):
    """Does a counter-attack take place, and who makes it?"""

    name: ClassVar[str] = "counter_phase"

    def run(self, state: WayOfTheSamurai) -> None:
        if state.rules.enemies > 1:
            # WS-32.12, WS-38.11, WS-40.45: guard may be bought before and after the roll
            state.push(CounterRoll())
            state.push(window.BeforeCounter(BEFORE_ROLL))
        elif state.modifiers.no_counter_after_life_hit and state.cells[MARKS] & LIFE_HIT:
            # WS-8.7, WS-36.15, WS-40.62: Leonardo after a plain attack; no card is drawn
            if state.events is not None:
                state.tell("no_counter", "WS-36.15", {"enemy": enemy_name(state, 0)})
            state.push(window.BeforeCounter(AFTER_CHECK))
        else:
            state.push(ATTACKS[0])
            state.push(window.COUNTER_WINDOW)


class CounterRoll(Roll):
    """A roll decides which of three opponents counter-attack, and in which order."""

    name: ClassVar[str] = "counter_roll"
    clause: ClassVar[str] = "WS-32.6"

    def rolled(self, state: WayOfTheSamurai, face: int) -> None:
        # WS-32.10, WS-32.11: the living ones of the row
        row = [enemy for enemy in ATTACKERS[face] if alive(state, enemy)]
        if not row:
            if state.events is not None:
                state.tell("nobody_strikes", "WS-32.10", {})
            return
        # WS-32.6, WS-32.9: each with a card of his own, in this order
        for enemy in reversed(row[1:]):
            state.push(ATTACKS[enemy])
            state.push(OfferGisei())
        state.push(ATTACKS[row[0]])
        state.push(window.COUNTER_WINDOW)


class CounterAttack(Happen[WayOfTheSamurai]):
    """One blow: the weapon's guard comes last, directly before the reveal."""

    name: ClassVar[str] = "counter_attack"

    def __init__(self, enemy: int) -> None:
        self.enemy = enemy

    def run(self, state: WayOfTheSamurai) -> None:
        state.cells[GISEI_DRAWN] = 0
        if not alive(state, self.enemy):
            return
        if state.modifiers.guard_before_counter:
            # WS-17.6, WS-17.7, WS-38.5, WS-40.23: the naginata, directly before the reveal
            move_gauge(state, GUARD, state.modifiers.guard_before_counter, "WS-17.6")
        if not state.cells[ENEMY_DECK]:
            # WS-10.6, WS-27.5: the cards in front of the opponent stay where they are
            refill_enemy(state, "WS-10.6")
        state.push(CARDS_OF[self.enemy])


class CounterCard(Chance):
    """A card of the enemy deck, of which only the lower half counts."""

    name: ClassVar[str] = "counter_card"
    clause: ClassVar[str] = "WS-8.1"

    def __init__(self, enemy: int) -> None:
        self.enemy = enemy

    def legal(self, state: WayOfTheSamurai, seat: int) -> tuple[int, ...]:
        return ENEMY.masked(state.cells[ENEMY_DECK])

    def apply(self, state: WayOfTheSamurai, seat: int, action: int) -> None:
        state.stack.pop()
        cells = state.cells
        # WS-8.1: only the lower half counts
        card = ENEMY.part(action)
        cells[ENEMY_DECK] &= ~(1 << card)
        cells[COUNTERS] |= 1 << card
        if state.events is not None:
            name = enemy_name(state, self.enemy)
            state.tell("countered", "WS-8.1", {"enemy": name, "card": enemy_card(card), "guard": cells[GAUGE + GUARD]})
        if cells[GAUGE + TECHNIQUE] >= state.modifiers.void_counter_if_technique:
            # WS-17.15, WS-27.7, WS-40.25: the kusarigama; the card was drawn all the same
            if state.events is not None:
                state.tell("void_counter", "WS-17.15", {})
        elif card == HARD:
            if state.events is not None:
                state.tell("double_strike", "WS-27.3", {})
            # WS-27.3, WS-27.6, WS-32.21: two further counter-attacks of the same opponent
            for _ in range(HARD_STRIKES):
                state.push(ATTACKS[self.enemy])
                state.push(OfferGisei())
        elif cells[GAUGE + GUARD] < state.rules.printed.threshold[card]:
            for number in reversed(range(len(state.rules.printed.blow[card]))):
                state.push(BlowEffect(card, number))
        elif state.events is not None:
            # WS-8.3
            state.tell("parried", "WS-8.3", {})


class BlowEffect(Happen[WayOfTheSamurai]):
    """One effect of a blow; they are carried out in printed order."""

    name: ClassVar[str] = "blow_effect"

    def __init__(self, card: int, number: int) -> None:
        self.card = card
        self.number = number

    def run(self, state: WayOfTheSamurai) -> None:
        kind, amount = state.rules.printed.blow[self.card][self.number]
        # WS-8.2, WS-8.4, WS-8.5
        if kind == LIFE:
            lose_life(state, amount, BLOW)
        elif kind == KI:
            lose_ki(state, amount, BLOW)
        else:
            wounds.wound_player(state, amount, BLOW)


ATTACKS: Final = [CounterAttack(enemy) for enemy in range(3)]
CARDS_OF: Final = [CounterCard(enemy) for enemy in range(3)]
COUNTER_PHASE: Final = CounterPhase()
STEPS: Final[Steps] = (CounterPhase, CounterRoll, CounterAttack, CounterCard, BlowEffect)
