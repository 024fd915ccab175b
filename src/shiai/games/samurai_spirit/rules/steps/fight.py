"""Action Fight: draw a raider, use talents on it, attack or defend (sections 7, 11 and 12)."""

from typing import ClassVar, Final

from shiai.core.messages import Values
from shiai.core.native import Cells
from shiai.core.step import ONE_SEAT, Ask, Happen
from shiai.games.samurai_spirit.rules.actions import ATTACK, CARD, DEFEND, DISCARD, DONE, FIGHT, HAND_ON, REPLACE
from shiai.games.samurai_spirit.rules.components import (
    DAISUKE,
    HEIHACHI,
    KATSUSHIRO,
    KYUZO,
    SAMURAI_COUNT,
)
from shiai.games.samurai_spirit.rules.deck import discard, take_top
from shiai.games.samurai_spirit.rules.effects import attack, defend
from shiai.games.samurai_spirit.rules.state import (
    ACTIVE,
    BEFORE,
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
from shiai.games.samurai_spirit.rules.steps.questions import AskActive, Reveal
from shiai.games.samurai_spirit.rules.table import (
    can_defend,
    empty_hand,
    exhausted,
    in_round,
    name_at,
    talents,
    why_no_defence,
    why_no_talent,
)

FIGHT_OR_STOP: Final[tuple[int, ...]] = (FIGHT, DONE)


class Draw(Reveal):
    """The top raider becomes the opponent of a samurai."""

    name: ClassVar[str] = "draw"
    turn_clause: ClassVar[str] = "SS-7.2"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def apply(self, state: SamuraiSpirit, seat: int, action: int) -> None:
        state.stack.pop()
        cells = state.cells
        card = CARD.part(action)
        take_top(state, STACK, card)  # SS-7.1, SS-7.2: it is revealed only now
        cells[HAND] = card
        cells[HOLDER] = self.seat
        cells[HELD] = 1 << self.seat
        if state.events is not None:
            state.tell("drawn", "SS-7.1", {"samurai": name_at(state, self.seat), "card": state.rules.card_names[card]})
        state.push(PLAY_CARD)


class DrawByArrow(Reveal):
    """A neighbour of the active samurai draws a raider because of an arrow penalty."""

    name: ClassVar[str] = "draw_by_arrow"
    turn_clause: ClassVar[str] = "SS-16.8"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def apply(self, state: SamuraiSpirit, seat: int, action: int) -> None:
        state.stack.pop()
        take_top(state, STACK, CARD.part(action))
        # SS-11.6, SS-16.8, SS-16.9: neither talents nor a defence, but everything that an attack causes
        attack(state, self.seat, CARD.part(action))


class PlayCard(Ask[SamuraiSpirit]):
    """The holder of the card in hand plays it, or uses a talent on it."""

    name: ClassVar[str] = "play_card"
    turn_clause: ClassVar[str] = "SS-0.14"

    def actors(self, state: SamuraiSpirit) -> tuple[int, ...]:
        return ONE_SEAT[state.cells[HOLDER]]  # SS-31.61

    def legal(self, state: SamuraiSpirit, seat: int) -> tuple[int, ...]:
        # SS-7.4, SS-7.5, SS-7.10, SS-7.13: an attack is always possible, a defence never compulsory
        # SS-9.11, SS-11.1, SS-11.2: so talents are optional, for every card drawn
        actions = [ATTACK]
        if can_defend(state, seat, state.cells[HAND]):
            actions.append(DEFEND)
        if not locked(state):
            actions += self.talent_choices(state, seat)  # SS-7.3
        return tuple(actions)

    def talent_choices(self, state: SamuraiSpirit, seat: int) -> list[int]:
        """What the talents of the holder allow; any of them may be used, in any order (SS-11.10)."""
        cells = state.cells
        card = cells[HAND]
        usable = talents(state, seat)
        actions: list[int] = []
        # SS-11.10, SS-31.21: one talent at a time; a card that stays in hand brings the holder back here
        if usable >> handing_talent(state, card) & 1:
            actions += self.recipients(state, seat)
        # SS-12.17, SS-12.18: also for a card that was handed on, but not while the stack is empty
        if usable >> KATSUSHIRO & 1 and not cells[REPLACED] and not exhausted(cells):
            actions.append(REPLACE)
        # SS-12.22, SS-12.24, SS-31.25: also for a card that was handed on, and beside a possible defence
        if usable >> KYUZO & 1 and in_line(state, seat, card):  # SS-11.9: in the holder's own line
            actions.append(DISCARD)
        return actions

    def recipients(self, state: SamuraiSpirit, seat: int) -> list[int]:
        """Hand the card on to one of the neighbours."""
        left, right = state.rules.left[seat], state.rules.right[seat]
        neighbours = (left,) if left == right else (left, right) if left < right else (right, left)
        # SS-12.6, SS-28.8, SS-31.50: a recipient with such a talent may hand it on to its other neighbour
        return [HAND_ON.at(other) for other in neighbours if not why_no_hand(state.cells, other)]

    def apply(self, state: SamuraiSpirit, seat: int, action: int) -> None:
        cells = state.cells
        card = cells[HAND]
        if HAND_ON.has(action):
            self.hand_on(state, seat, HAND_ON.part(action))
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
            discard(cells, card)  # SS-12.23
            if state.events is not None:
                values: Values = {"samurai": name_at(state, seat), "card": state.rules.card_names[card]}
                state.tell("discarded", "SS-12.20", values)

    def hand_on(self, state: SamuraiSpirit, seat: int, recipient: int) -> None:
        """The card goes to a neighbour."""
        cells = state.cells
        # SS-11.5, SS-12.4, SS-12.5: this step asks the recipient, who plays the card as one drawn by itself
        # SS-12.9: nothing but the rest of the turn lies below this step
        cells[HOLDER] = recipient
        cells[HELD] |= 1 << recipient
        if state.events is not None:
            values: Values = {"samurai": name_at(state, seat), "recipient": name_at(state, recipient)}
            clause = "SS-12.2" if state.rules.value[cells[HAND]] & 1 else "SS-12.1"
            state.tell("handed_on", clause, values | {"card": state.rules.card_names[cells[HAND]]})

    def replace(self, state: SamuraiSpirit, seat: int, card: int) -> None:
        """The card goes under the raider stack, and another one is drawn."""
        cells = state.cells
        STACK.put_under(cells, card)  # SS-12.19, SS-31.24
        empty_hand(cells)
        cells[REPLACED] = 1
        if state.events is not None:
            state.tell("replaced", "SS-12.16", {"samurai": name_at(state, seat), "card": state.rules.card_names[card]})
        state.push(DRAWS[seat])  # SS-12.16

    def why_not(self, state: SamuraiSpirit, seat: int, action: int) -> tuple[str, ...]:
        cells = state.cells
        if action == DEFEND:
            return (why_no_defence(state, seat, cells[HAND]),)
        if HAND_ON.has(action):
            found = why_not_hand_on(state, seat, HAND_ON.part(action))
        elif action == REPLACE:
            found = [why_no_talent(state, seat, KATSUSHIRO, "SS-12.16"), "SS-12.18" if exhausted(cells) else ""]
        elif action == DISCARD:
            alike = in_line(state, seat, cells[HAND])
            found = [why_no_talent(state, seat, KYUZO, "SS-12.20"), "" if alike else "SS-12.20"]
        else:
            return ("SS-7.4",)
        if locked(state) or (cells[REPLACED] and action == REPLACE):
            found.insert(0, "SS-12.26")
        return tuple(dict.fromkeys([clause for clause in found if clause]))


def locked(state: SamuraiSpirit) -> bool:
    """Is the card in hand one that Katsushiro's talent drew, and closed to talents?"""
    return state.cells[REPLACED] == 1 and state.rules.second_card_locked  # SS-12.26, SS-31.54


def handing_talent(state: SamuraiSpirit, card: int) -> int:
    """The talent that can hand this card on."""
    return DAISUKE if state.rules.value[card] & 1 else HEIHACHI  # SS-12.1, SS-12.2


def why_not_hand_on(state: SamuraiSpirit, seat: int, recipient: int) -> list[str]:
    """The clauses that forbid to hand the card in hand on to this seat; some may be empty."""
    card = state.cells[HAND]
    clause = "SS-12.2" if state.rules.value[card] & 1 else "SS-12.1"
    found = [why_no_talent(state, seat, handing_talent(state, card), clause)]
    if recipient not in (state.rules.left[seat], state.rules.right[seat]):
        return [*found, "SS-0.2"]
    return [*found, why_no_hand(state.cells, recipient)]


def why_no_hand(cells: Cells, recipient: int) -> str:
    """The clause that forbids to hand the card to this neighbour, or nothing."""
    if not in_round(cells, recipient):  # SS-12.3
        return "SS-12.3"
    return "SS-12.7" if cells[HELD] >> recipient & 1 else ""  # SS-12.7, SS-31.22


def in_line(state: SamuraiSpirit, seat: int, card: int) -> bool:
    """Does the combat line of this samurai hold a card of the same value?"""
    value = state.rules.value
    cells = state.cells
    other = cells[LINES + seat]
    while other:
        if value[other - 1] == value[card]:  # SS-12.20, SS-12.21
            return True
        other = cells[BEFORE + other - 1]
    return False


class SecondFight(Happen[SamuraiSpirit]):
    """The first Fight of a samurai with Kikuchiyo's talent is over, however it ended."""

    name: ClassVar[str] = "second_fight"

    def run(self, state: SamuraiSpirit) -> None:
        cells = state.cells
        # SS-12.27, SS-31.23: it lay below the first Fight, which opens it whatever became of the card
        over = total(state, cells[ACTIVE]) > kiai_value(state, cells[ACTIVE])
        # SS-12.15, SS-12.25, SS-31.26
        if not exhausted(cells) and (state.rules.second_fight_when_over or not over):
            state.push(CHOOSE_SECOND_FIGHT)


class ChooseSecondFight(AskActive):
    """Does the active samurai fight a second time?"""

    name: ClassVar[str] = "choose_second_fight"
    clause: ClassVar[str] = "SS-12.13"

    def legal(self, state: SamuraiSpirit, seat: int) -> tuple[int, ...]:
        return FIGHT_OR_STOP

    def apply(self, state: SamuraiSpirit, seat: int, action: int) -> None:
        state.stack.pop()
        if action == FIGHT:
            state.push(DRAWS[seat])  # SS-12.13, SS-12.14


DRAWS: Final = [Draw(seat) for seat in range(SAMURAI_COUNT)]
ARROWS: Final = [DrawByArrow(seat) for seat in range(SAMURAI_COUNT)]
PLAY_CARD: Final = PlayCard()
SECOND_FIGHT: Final = SecondFight()
CHOOSE_SECOND_FIGHT: Final = ChooseSecondFight()
