"""Action Fight: draw a raider, use talents on it, attack or defend (sections 7, 11 and 12)."""

from typing import ClassVar, Final

from shiai.core.clauses import cited
from shiai.core.messages import Values
from shiai.core.step import Step
from shiai.games.samurai_spirit.rules.actions import ATTACK, CARD, DEFEND, DISCARD, DONE, FIGHT, HAND_ON, REPLACE
from shiai.games.samurai_spirit.rules.components import (
    CARD_NAMES,
    DAISUKE,
    HEIHACHI,
    KATSUSHIRO,
    KYUZO,
    SAMURAI_COUNT,
    VALUE,
)
from shiai.games.samurai_spirit.rules.deck import discard, take_top
from shiai.games.samurai_spirit.rules.state import (
    ACTIVE,
    HAND,
    HELD,
    HOLDER,
    LINES,
    REPLACED,
    STACK,
    SamuraiSpirit,
    kiai_value,
    total,
)
from shiai.games.samurai_spirit.rules.steps.luck import Reveal
from shiai.games.samurai_spirit.rules.table import (
    ONE_SEAT,
    attack,
    can_defend,
    defend,
    empty_hand,
    exhausted,
    in_round,
    name_at,
    talents,
    why_no_defence,
    why_no_talent,
)

STOP_OR_FIGHT: Final = (FIGHT, DONE)


def fight(state: SamuraiSpirit, seat: int) -> None:
    """Turn over the top raider (SS-7.1)."""
    state.stack.append(DRAWS[seat])


def draw_by_arrow(state: SamuraiSpirit, seat: int) -> None:
    """A neighbour's penalty makes this samurai draw a raider for its combat line (SS-16.6)."""
    state.stack.append(ARROWS[seat])


class Draw(Reveal):
    """The top raider becomes the opponent of a samurai. Number: the seat."""

    name: ClassVar[str] = "draw"
    turn_clause: ClassVar[str] = "SS-7.2"
    clauses: ClassVar[tuple[str, ...]] = cited("SS-7.1 SS-7.2")

    def apply(self, state: SamuraiSpirit, seat: int, action: int) -> None:
        state.stack.pop()
        cells = state.cells
        holder = self.numbers[0]
        take_top(state, STACK, action - CARD)
        cells[HAND] = action - CARD
        cells[HOLDER] = holder
        cells[HELD] = 1 << holder
        if state.events is not None:
            state.tell("drawn", "SS-7.1", {"samurai": name_at(state, holder), "card": CARD_NAMES[action - CARD]})
        state.stack.append(PLAY_CARD)


class DrawByArrow(Reveal):
    """A card drawn by an arrow penalty: no talent, no defence (SS-11.6, SS-16.8). Number: the seat."""

    name: ClassVar[str] = "draw_by_arrow"
    turn_clause: ClassVar[str] = "SS-16.8"
    clauses: ClassVar[tuple[str, ...]] = cited("SS-11.6 SS-16.8 SS-16.9")

    def apply(self, state: SamuraiSpirit, seat: int, action: int) -> None:
        state.stack.pop()
        take_top(state, STACK, action - CARD)
        attack(state, self.numbers[0], action - CARD)


class PlayCard(Step[SamuraiSpirit]):
    """The holder of the card plays it, or uses a talent on it."""

    name: ClassVar[str] = "play_card"
    turn_clause: ClassVar[str] = "SS-0.14"
    clauses: ClassVar[tuple[str, ...]] = cited(
        """
        SS-7.3 SS-7.4 SS-7.5 SS-7.10 SS-7.13 SS-11.1 SS-11.2 SS-11.5 SS-11.9 SS-11.10 SS-12.1 SS-12.2 SS-12.3 SS-12.4
        SS-12.5 SS-12.6 SS-12.7 SS-12.9 SS-12.16 SS-12.17 SS-12.18 SS-12.19 SS-12.20 SS-12.21 SS-12.22 SS-12.23 SS-12.24
        SS-12.26 SS-28.8 SS-31.21 SS-31.22 SS-31.24 SS-31.25 SS-31.50 SS-31.54
        """
    )

    def __init__(self, numbers: tuple[int, ...] = ()) -> None:
        super().__init__(numbers, forced=True)

    def actors(self, state: SamuraiSpirit) -> tuple[int, ...]:
        return ONE_SEAT[state.cells[HOLDER]]

    def legal(self, state: SamuraiSpirit, seat: int) -> tuple[int, ...]:
        cells = state.cells
        card = cells[HAND]
        actions = [ATTACK]
        if can_defend(state, seat, card):
            actions.append(DEFEND)
        if cells[REPLACED] and state.rules.second_card_locked:  # SS-12.26
            return tuple(actions)
        usable = talents(state, seat)
        if usable >> (DAISUKE if VALUE[card] & 1 else HEIHACHI) & 1:
            actions += self.neighbours(state, seat)
        if usable >> KATSUSHIRO & 1 and not cells[REPLACED] and not exhausted(cells):
            actions.append(REPLACE)
        if usable >> KYUZO & 1 and in_line(cells[LINES + seat], VALUE[card]):
            actions.append(DISCARD)
        return tuple(actions)

    def neighbours(self, state: SamuraiSpirit, seat: int) -> list[int]:
        """The neighbours in the round who did not hold the card yet (SS-12.3, SS-12.7)."""
        cells = state.cells
        left, right = state.rules.left[seat], state.rules.right[seat]
        low, high = (left, right) if left < right else (right, left)
        return [
            HAND_ON + other for other in ((low,) if low == high else (low, high)) if why_no_hand(cells, other) == ""
        ]

    def apply(self, state: SamuraiSpirit, seat: int, action: int) -> None:
        cells = state.cells
        card = cells[HAND]
        if HAND_ON <= action < REPLACE:
            self.hand_on(state, seat, action - HAND_ON)
            return
        state.stack.pop()
        if action == REPLACE:
            self.replace(state, seat, card)
            return
        empty_hand(cells)
        if action == ATTACK:
            attack(state, seat, card)
        elif action == DEFEND:
            defend(state, seat, card)
        else:
            discard(cells, card)
            if state.events is not None:
                state.tell("discarded", "SS-12.20", {"samurai": name_at(state, seat), "card": CARD_NAMES[card]})

    def hand_on(self, state: SamuraiSpirit, seat: int, recipient: int) -> None:
        """The card goes to a neighbour, who must play it at once (SS-12.4)."""
        cells = state.cells
        cells[HOLDER] = recipient
        cells[HELD] |= 1 << recipient
        if state.events is not None:
            values: Values = {"samurai": name_at(state, seat), "recipient": name_at(state, recipient)}
            clause = "SS-12.2" if VALUE[cells[HAND]] & 1 else "SS-12.1"
            state.tell("handed_on", clause, values | {"card": CARD_NAMES[cells[HAND]]})

    def replace(self, state: SamuraiSpirit, seat: int, card: int) -> None:
        """The card goes under the raider stack, and a new one is drawn (SS-12.16, SS-12.19)."""
        cells = state.cells
        STACK.put_under(cells, card)
        empty_hand(cells)
        cells[REPLACED] = 1
        if state.events is not None:
            state.tell("replaced", "SS-12.16", {"samurai": name_at(state, seat), "card": CARD_NAMES[card]})
        state.stack.append(DRAWS[seat])

    def why_not(self, state: SamuraiSpirit, seat: int, action: int) -> tuple[str, ...]:
        cells = state.cells
        card = cells[HAND]
        if action == DEFEND:
            return (why_no_defence(state, seat, card),)
        if not (HAND_ON <= action < REPLACE or action in (REPLACE, DISCARD)):
            return ("SS-7.4",)
        found: list[str] = []
        if cells[REPLACED] and (state.rules.second_card_locked or action == REPLACE):
            found.append("SS-12.26")
        if action == REPLACE:
            found.append(why_no_talent(state, seat, KATSUSHIRO, "SS-12.16"))
            if exhausted(cells):
                found.append("SS-12.18")
        elif action == DISCARD:
            found.append(why_no_talent(state, seat, KYUZO, "SS-12.20"))
            if not in_line(cells[LINES + seat], VALUE[card]):
                found.append("SS-12.20")
        else:
            talent, clause = (DAISUKE, "SS-12.2") if VALUE[card] & 1 else (HEIHACHI, "SS-12.1")
            found.append(why_no_talent(state, seat, talent, clause))
            recipient = action - HAND_ON
            if recipient not in (state.rules.left[seat], state.rules.right[seat]):
                found.append("SS-0.2")
            else:
                found.append(why_no_hand(cells, recipient))
        return tuple(dict.fromkeys([clause for clause in found if clause]))


def why_no_hand(cells: list[int], recipient: int) -> str:
    """The clause that forbids to hand the card to this neighbour, or nothing."""
    if not in_round(cells, recipient):
        return "SS-12.3"
    return "SS-12.7" if cells[HELD] >> recipient & 1 else ""


def in_line(line: int, value: int) -> bool:
    """Does a combat line hold a card of this value?"""
    while line:
        if VALUE[(line & 127) - 1] == value:
            return True
        line >>= 7
    return False


class SecondFight(Step[SamuraiSpirit]):
    """After the first Fight of the Kikuchiyo talent: is a second one open (SS-12.15, SS-12.25)?"""

    name: ClassVar[str] = "second_fight"
    clauses: ClassVar[tuple[str, ...]] = cited("SS-12.15 SS-12.25 SS-12.27 SS-31.23 SS-31.26")

    def __init__(self, numbers: tuple[int, ...] = ()) -> None:
        super().__init__(numbers, asks=False)

    def run(self, state: SamuraiSpirit) -> None:
        cells = state.cells
        over = total(cells, cells[ACTIVE]) > kiai_value(cells, cells[ACTIVE])
        if not exhausted(cells) and (state.rules.second_fight_when_over or not over):
            state.stack.append(CHOOSE_SECOND_FIGHT)


class ChooseSecondFight(Step[SamuraiSpirit]):
    """The active samurai may fight once more (SS-12.13)."""

    name: ClassVar[str] = "choose_second_fight"
    turn_clause: ClassVar[str] = "SS-0.14"
    clauses: ClassVar[tuple[str, ...]] = cited("SS-12.13 SS-12.14")

    def actors(self, state: SamuraiSpirit) -> tuple[int, ...]:
        return ONE_SEAT[state.cells[ACTIVE]]

    def legal(self, state: SamuraiSpirit, seat: int) -> tuple[int, ...]:
        return STOP_OR_FIGHT

    def apply(self, state: SamuraiSpirit, seat: int, action: int) -> None:
        state.stack.pop()
        if action == FIGHT:
            fight(state, seat)

    def why_not(self, state: SamuraiSpirit, seat: int, action: int) -> tuple[str, ...]:
        return ("SS-12.13",)


DRAWS: Final = [Draw((seat,)) for seat in range(SAMURAI_COUNT)]
ARROWS: Final = [DrawByArrow((seat,)) for seat in range(SAMURAI_COUNT)]
PLAY_CARD: Final = PlayCard()
SECOND_FIGHT: Final = SecondFight()
CHOOSE_SECOND_FIGHT: Final = ChooseSecondFight()
