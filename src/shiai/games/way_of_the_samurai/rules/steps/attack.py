"""An exchange up to the defence check: the mark, three cards, the reveal (sections 6, 7, 32)."""

from typing import ClassVar, Final

from shiai.core.step import Happen
from shiai.games.way_of_the_samurai.rules.actions import (
    EARLY_REVEAL,
    ENEMY,
    GO_ON,
    MARK,
    PLAY,
    PLAY_JOKER,
    TRANSFORM,
    WINDOW,
)
from shiai.games.way_of_the_samurai.rules.cards import (
    CARD_NAMES,
    COMBO_SIZE,
    HARD,
    JOKER,
    JOKER_BIT,
)
from shiai.games.way_of_the_samurai.rules.causes import ATTACK
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
from shiai.games.way_of_the_samurai.rules.steps import damage, uses
from shiai.games.way_of_the_samurai.rules.steps.base import Chance, Question, Steps
from shiai.games.way_of_the_samurai.rules.table import (
    enemy_card,
    enemy_name,
    living,
    move_gauge,
    pay,
    price,
    target_alive,
)
from shiai.games.way_of_the_samurai.rules.windows import EARLY_REVEAL_BIT, GO_ON_BIT, MOVE, anytime, fetches


class Mark(Question):
    """The player marks the opponent that he attacks in this exchange."""

    name: ClassVar[str] = "mark"
    clause: ClassVar[str] = "WS-32.3"

    def legal(self, state: WayOfTheSamurai, seat: int) -> tuple[int, ...]:
        # WS-32.3, WS-32.4: any living opponent, the same one too
        return tuple([MARK.at(enemy) for enemy in living(state)])

    def apply(self, state: WayOfTheSamurai, seat: int, action: int) -> None:
        state.stack.pop()
        state.cells[TARGET] = MARK.part(action)
        if state.events is not None:
            state.tell("marked", "WS-32.3", {"enemy": enemy_name(state, state.cells[TARGET])})


class Move(Question):
    """Play action cards; `phase` is 0 before the reveal and 1 after it, `left` counts the cards still to play."""

    name: ClassVar[str] = "move"

    def __init__(self, phase: int, left: int) -> None:
        self.phase = phase
        self.left = left

    def legal(self, state: WayOfTheSamurai, seat: int) -> tuple[int, ...]:
        cells = state.cells
        mask = anytime(state, MOVE)
        if self.can_reveal(state):
            mask |= EARLY_REVEAL_BIT
        # WS-6.10: fewer cards only with an empty hand
        if not cells[HAND]:
            mask |= GO_ON_BIT
        # WS-6.4, WS-13.9, WS-13.10, WS-13.12: hand and stored cards, special or not
        # WS-6.5, WS-6.9: in any order, for attack or guard
        cards = cells[HAND] | cells[STORED]
        actions = WINDOW.masked(mask) + PLAY.masked(cards & ~JOKER_BIT)
        if cards & JOKER_BIT:
            # WS-14.2
            actions += PLAY_JOKER.masked(state.rules.printed.joker_gauges)
        # WS-19.12, WS-19.18, WS-40.56: masakari 2 and sai 1, one line of one card in a round
        if state.modifiers.transform and not cells[MARKS] & TRANSFORMED:
            actions += transforms(state, cards)
        return actions + fetches(state) if state.modifiers.ki_fetch_discard else actions

    def can_reveal(self, state: WayOfTheSamurai) -> bool:
        """May the defence be revealed early, before the first card?"""
        # WS-12.10, WS-38.4: in each exchange, before its first card
        if self.phase or self.left != state.modifiers.cards_before_reveal or state.cells[PLAYED]:
            return False
        # WS-19.24, WS-23.6
        return not state.modifiers.no_early_reveal and state.cells[KI_AT] >= price(state, 1)

    def apply(self, state: WayOfTheSamurai, seat: int, action: int) -> None:
        if action == GO_ON:
            state.stack.pop()
            self.next(state, 0)
        elif action == EARLY_REVEAL:
            state.stack.pop()
            # WS-12.9, WS-40.52: all three cards follow the reveal
            state.push(MOVES[1][COMBO_SIZE])
            state.push(REVEAL)
            pay(state, price(state, 1), "WS-12.9")
        elif PLAY.has(action) or PLAY_JOKER.has(action) or TRANSFORM.has(action):
            state.stack.pop()
            play(state, action)
            self.next(state, self.left - 1)
        else:
            uses.act(state, action)

    def next(self, state: WayOfTheSamurai, left: int) -> None:
        """Ask for more cards, or reveal the defence and ask for the cards after it."""
        # WS-6.2, WS-6.8, WS-6.11: two cards before the reveal, one after it
        if left:
            state.push(MOVES[self.phase][left])
        elif not self.phase:
            # WS-40.92: the reveal follows at once
            # WS-19.16: with tonfa 2 one and two
            state.push(MOVES[1][COMBO_SIZE - state.modifiers.cards_before_reveal])
            state.push(REVEAL)

    def why_not(self, state: WayOfTheSamurai, seat: int, action: int) -> tuple[str, ...]:
        return why_closed(state, MOVE, action)


def transforms(state: WayOfTheSamurai, cards: int) -> tuple[int, ...]:
    """The ways to play one of these cards with one line counted for another gauge."""
    lowered = 0
    for source, _ in state.modifiers.transform:
        lowered |= state.rules.printed.line_gauges[source]
    return TRANSFORM.masked(cards & lowered & ~JOKER_BIT)


def play(state: WayOfTheSamurai, action: int) -> None:
    """Play a card and move the gauges by all its lines, in printed order."""
    cells = state.cells
    printed = state.rules.printed
    if PLAY.has(action):
        card = PLAY.part(action)
        lines = printed.lines[card]
    elif PLAY_JOKER.has(action):
        card = JOKER
        # WS-14.4: its movement is chosen now, its symbol later
        gauge = PLAY_JOKER.part(action)
        lines = ((gauge, printed.joker_changes[gauge]),)
    else:
        card = TRANSFORM.part(action)
        lines = state.modifiers.transformed(printed.lines[card])
        cells[MARKS] |= TRANSFORMED
    bit = 1 << card
    cells[HAND] &= ~bit
    cells[STORED] &= ~bit
    cells[PLAYED] |= bit
    if state.events is not None:
        state.tell("played", "WS-6.3", {"card": CARD_NAMES[card]})
    # WS-6.3: all lines, harmful ones too
    for moved, change in lines:
        move_gauge(state, moved, change, "WS-6.3")


class Reveal(Chance):
    """The top card of the enemy deck is his defence in this exchange."""

    name: ClassVar[str] = "reveal"
    clause: ClassVar[str] = "WS-6.6"

    def legal(self, state: WayOfTheSamurai, seat: int) -> tuple[int, ...]:
        return ENEMY.masked(state.cells[ENEMY_DECK])

    def apply(self, state: WayOfTheSamurai, seat: int, action: int) -> None:
        state.stack.pop()
        card = ENEMY.part(action)
        state.cells[ENEMY_DECK] &= ~(1 << card)
        # WS-3.8, WS-6.6, WS-6.7, WS-40.50: in this phase only the upper half counts, whatever the card
        state.cells[DEFENCE] = card
        if state.events is not None:
            state.tell("revealed", "WS-6.6", {"card": enemy_card(card)})


class CheckDefence(Happen[WayOfTheSamurai]):
    """The defence is checked once, against the gauges of this moment."""

    name: ClassVar[str] = "check_defence"

    def run(self, state: WayOfTheSamurai) -> None:
        cells = state.cells
        card = cells[DEFENCE]
        # WS-32.5, WS-32.23: the marked opponent, if he lives
        if card == NO_CARD or not target_alive(state):
            return
        # WS-27.2
        if card == HARD:
            if state.events is not None:
                state.tell("unbreakable", "WS-27.2", {})
            return
        # WS-2.4, WS-7.3, WS-7.7, WS-7.8: at least these values, both where two are named
        # WS-7.1, WS-40.7: checked once, with the gauges of this moment
        strength, technique = state.rules.printed.demand[card]
        if cells[GAUGE] < strength or cells[GAUGE + 1] < technique:
            # WS-7.6: a missed attack costs nothing
            if state.events is not None:
                state.tell("missed", "WS-7.6", {"card": enemy_card(card)})
            return
        if state.events is not None:
            state.tell("met", "WS-7.4", {"card": enemy_card(card)})
        # WS-7.4, WS-7.11: damage, but no wound
        damage.offer_losses(state, ATTACK, state.rules.printed.prize[card], state.rules.may_decline)


MOVES: Final = [[Move(phase, left) for left in range(COMBO_SIZE + 1)] for phase in range(2)]
REVEAL: Final = Reveal()
CHECK_DEFENCE: Final = CheckDefence()
STEPS: Final[Steps] = (Mark, Move, Reveal, CheckDefence)
