"""An exchange up to the defence check: the mark, three cards, the reveal, the hit (sections 6, 7, 32)."""

from typing import ClassVar, Final

from shiai.core.clauses import cited
from shiai.games.way_of_the_samurai.rules.actions import (
    DECLINE,
    EARLY_REVEAL,
    ENEMY,
    ENEMY_DRAWS,
    FETCH,
    GO_ON,
    MARK,
    PLAY,
    PLAY_JOKER,
    PLAYS,
    TAKE_KI,
    TAKE_LIFE,
    TRANSFORM,
    WINDOW_ACTIONS,
)
from shiai.games.way_of_the_samurai.rules.cards import (
    CARD_NAMES,
    CARDS,
    COMBO_SIZE,
    DEMAND,
    GAUGES,
    HARD,
    JOKER,
    JOKER_BIT,
    JOKER_LINES,
    LINES,
    PRIZE,
)
from shiai.games.way_of_the_samurai.rules.refusals import why_closed
from shiai.games.way_of_the_samurai.rules.state import (
    DEFENCE,
    ENEMY_DECK,
    GAUGE,
    HAND,
    KI_AT,
    MARKS,
    NO_CARD,
    PLAYED,
    STORED,
    TARGET,
    TRANSFORMED,
    WayOfTheSamurai,
)
from shiai.games.way_of_the_samurai.rules.steps.base import Ask, Happen, Luck, Steps
from shiai.games.way_of_the_samurai.rules.steps.damage import ATTACK, hurt, offer_losses
from shiai.games.way_of_the_samurai.rules.steps.uses import act
from shiai.games.way_of_the_samurai.rules.table import (
    enemy_card,
    enemy_name,
    living,
    move_gauge,
    pay,
    price,
    target_alive,
)
from shiai.games.way_of_the_samurai.rules.windows import MOVE, anytime, fetches

JOKER_PLAYS: Final = tuple(range(PLAY_JOKER, PLAY_JOKER + GAUGES))
LINE_GAUGES: Final[list[int]] = [
    sum([1 << card for card in range(CARDS) if gauge in [line[0] for line in LINES[card]]]) for gauge in range(GAUGES)
]


class Mark(Ask):
    """The player marks the opponent that he attacks in this exchange (WS-32.3)."""

    name: ClassVar[str] = "mark"
    clauses: ClassVar[tuple[str, ...]] = cited("WS-32.3 WS-32.4 WS-32.22 WS-40.85")

    def legal(self, state: WayOfTheSamurai, seat: int) -> tuple[int, ...]:
        return tuple([MARK + enemy for enemy in living(state)])

    def apply(self, state: WayOfTheSamurai, seat: int, action: int) -> None:
        state.stack.pop()
        state.cells[TARGET] = action - MARK
        if state.events is not None:
            state.tell("marked", "WS-32.3", {"enemy": enemy_name(state, action - MARK)})


class Move(Ask):
    """Play action cards. Numbers: 0 before the reveal and 1 after it, and how many cards this phase still asks for."""

    name: ClassVar[str] = "move"
    clauses: ClassVar[tuple[str, ...]] = cited(
        """
        WS-6.2 WS-6.3 WS-6.4 WS-6.5 WS-6.8 WS-6.9 WS-6.10 WS-6.11 WS-12.9 WS-13.9 WS-13.10 WS-13.12 WS-14.2 WS-14.4
        WS-14.5 WS-19.12 WS-19.16 WS-19.18 WS-19.20 WS-40.52 WS-40.56
"""
    )

    def legal(self, state: WayOfTheSamurai, seat: int) -> tuple[int, ...]:
        cells = state.cells
        phase, left = self.numbers
        mask = anytime(state, MOVE)
        if phase == 0 and left == state.force.cards_before_reveal and not cells[PLAYED] and self.can_reveal(state):
            mask |= 1 << EARLY_REVEAL
        if not cells[HAND]:
            mask |= 1 << GO_ON
        cards = cells[HAND] | cells[STORED]
        actions = WINDOW_ACTIONS.of(mask) + PLAYS.of(cards & ~JOKER_BIT)
        if cards & JOKER_BIT:
            actions += JOKER_PLAYS
        if state.force.transform and not cells[MARKS] & TRANSFORMED:
            actions += transforms(state, cards)
        return actions + fetches(state) if state.force.ki_fetch_discard else actions

    def can_reveal(self, state: WayOfTheSamurai) -> bool:
        """May the defence be revealed before the first card (WS-12.9)?"""
        return not state.force.no_early_reveal and state.cells[KI_AT] >= price(state, 1)

    def apply(self, state: WayOfTheSamurai, seat: int, action: int) -> None:
        phase, left = self.numbers
        stack = state.stack
        if PLAY <= action < FETCH:
            stack.pop()
            play(state, action)
            self.next(state, phase, left - 1)
        elif action == GO_ON:
            stack.pop()
            self.next(state, phase, 0)
        elif action == EARLY_REVEAL:
            stack.pop()
            stack.append(Move((1, COMBO_SIZE)))
            stack.append(REVEAL)
            pay(state, price(state, 1))
        else:
            act(state, action)

    def next(self, state: WayOfTheSamurai, phase: int, left: int) -> None:
        """More cards of this phase, or the reveal and the cards after it."""
        if left:
            state.stack.append(MOVES[phase][left])
        elif phase == 0:
            state.stack.append(MOVES[1][COMBO_SIZE - state.force.cards_before_reveal])
            state.stack.append(REVEAL)

    def why_not(self, state: WayOfTheSamurai, seat: int, action: int) -> tuple[str, ...]:
        return why_closed(state, MOVE, action)


def transforms(state: WayOfTheSamurai, cards: int) -> tuple[int, ...]:
    """Cards that can be played with one line counted for another gauge (WS-19.20)."""
    lowered = 0
    for source, _ in state.force.transform:
        lowered |= LINE_GAUGES[source]
    return tuple([TRANSFORM + card for card in range(CARDS) if cards & lowered & ~JOKER_BIT & 1 << card])


def play(state: WayOfTheSamurai, action: int) -> None:
    """Play a card and move the gauges by all its lines, in printed order (WS-6.3)."""
    cells = state.cells
    if action < PLAY_JOKER:
        card = action - PLAY
        lines = LINES[card]
    elif action < TRANSFORM:
        card = JOKER
        lines = JOKER_LINES[action - PLAY_JOKER : action - PLAY_JOKER + 1]
    else:
        card = action - TRANSFORM
        lines = state.force.transformed(LINES[card])
        cells[MARKS] |= TRANSFORMED
    bit = 1 << card
    cells[HAND] &= ~bit
    cells[STORED] &= ~bit
    cells[PLAYED] |= bit
    if state.events is not None:
        state.tell("played", "WS-6.2", {"card": CARD_NAMES[card]})
    for gauge, change in lines:
        move_gauge(state, gauge, change, "WS-6.3")


class Reveal(Luck):
    """The top card of the enemy deck is his defence in this exchange; its lower half is ignored (WS-6.6, WS-6.7)."""

    name: ClassVar[str] = "reveal"
    clauses: ClassVar[tuple[str, ...]] = cited("WS-6.6 WS-3.5 WS-3.8 WS-6.7 WS-40.50")

    def legal(self, state: WayOfTheSamurai, seat: int) -> tuple[int, ...]:
        return ENEMY_DRAWS.of(state.cells[ENEMY_DECK])

    def apply(self, state: WayOfTheSamurai, seat: int, action: int) -> None:
        state.stack.pop()
        card = action - ENEMY
        state.cells[ENEMY_DECK] &= ~(1 << card)
        state.cells[DEFENCE] = card
        if state.events is not None:
            state.tell("revealed", "WS-6.6", {"card": enemy_card(card)})


class CheckDefence(Happen):
    """The defence is checked once, against the gauges of this moment (WS-7.1)."""

    name: ClassVar[str] = "check_defence"
    clauses: ClassVar[tuple[str, ...]] = cited(
        """
        WS-3.6 WS-7.1 WS-7.2 WS-7.3 WS-7.4 WS-7.6 WS-7.7 WS-7.8 WS-7.11 WS-27.2 WS-27.8 WS-32.5 WS-32.23 WS-40.7
"""
    )

    def run(self, state: WayOfTheSamurai) -> None:
        cells = state.cells
        card = cells[DEFENCE]
        if card == NO_CARD or not target_alive(state):
            return
        if card == HARD:
            if state.events is not None:
                state.tell("unbreakable", "WS-27.2", {})
            return
        strength, technique = DEMAND[card]
        if cells[GAUGE] < strength or cells[GAUGE + 1] < technique:
            if state.events is not None:
                state.tell("missed", "WS-7.6", {"card": enemy_card(card)})
            return
        if state.events is not None:
            state.tell("met", "WS-7.4", {"card": enemy_card(card)})
        offer_losses(state, ATTACK, PRIZE[card], state.rules.may_decline)


class Hit(Ask):
    """Which of them the enemy loses. Numbers: the source, life, Ki, and whether the hit may be declined."""

    name: ClassVar[str] = "hit"
    clauses: ClassVar[tuple[str, ...]] = cited("WS-7.5 WS-7.9 WS-7.10 WS-7.13 WS-16.18 WS-38.6 WS-40.8 WS-40.9")

    def legal(self, state: WayOfTheSamurai, seat: int) -> tuple[int, ...]:
        _, life, ki, may_decline = self.numbers
        target = state.cells[TARGET]
        actions: list[int] = []
        if life and state.cells[state.foe_life + target]:
            actions.append(TAKE_LIFE)
        if ki and state.cells[state.foe_ki + target]:
            actions.append(TAKE_KI)
        if may_decline or not actions:
            actions.append(DECLINE)
        return tuple(actions)

    def apply(self, state: WayOfTheSamurai, seat: int, action: int) -> None:
        state.stack.pop()
        source, life, ki, _ = self.numbers
        if action == TAKE_LIFE:
            hurt(state, state.cells[TARGET], source, 1, life, 0)
        elif action == TAKE_KI:
            hurt(state, state.cells[TARGET], source, 1, 0, ki)

    def why_not(self, state: WayOfTheSamurai, seat: int, action: int) -> tuple[str, ...]:
        if action == DECLINE:
            return ("WS-7.9",)
        if action not in (TAKE_LIFE, TAKE_KI):
            return ("WS-38.6",)
        return ("WS-7.10",) if self.numbers[1 if action == TAKE_LIFE else 2] else ("WS-7.5",)


MOVES: Final = [[Move((phase, left)) for left in range(COMBO_SIZE + 1)] for phase in range(2)]
REVEAL: Final = Reveal()
STEPS: Final[Steps] = (Mark, Move, Reveal, CheckDefence, Hit)
