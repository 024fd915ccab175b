"""Kiai effects that move cards: Daisuke, Kikuchiyo, Gorobei, Kanbei, Katsushiro (section 14)."""

from typing import ClassVar, Final

from shiai.core.actions import Kind
from shiai.core.messages import Values
from shiai.core.step import Happen
from shiai.games.samurai_spirit.rules import effects
from shiai.games.samurai_spirit.rules.actions import ATTACK, CARD, DEFEND, GIVE, SKIP, STRIKE, TAKE, USE
from shiai.games.samurai_spirit.rules.components import SAMURAI_COUNT
from shiai.games.samurai_spirit.rules.deck import discard, see, take_top
from shiai.games.samurai_spirit.rules.face_down_pile import FaceDownPile
from shiai.games.samurai_spirit.rules.state import HAND, INTRUDERS, LINES, STACK, SamuraiSpirit
from shiai.games.samurai_spirit.rules.steps.questions import (
    ONLY_SKIP,
    USE_OR_SKIP,
    AskOwner,
    Reveal,
    RevealTopIntruder,
)
from shiai.games.samurai_spirit.rules.table import (
    append_card,
    can_defend,
    empty_hand,
    in_round,
    name_at,
    seats_in_round,
    take_last,
    why_no_defence,
)

ATTACK_ONLY: Final[tuple[int, ...]] = (ATTACK,)
ATTACK_OR_DEFEND: Final[tuple[int, ...]] = (ATTACK, DEFEND)


def take_from_lines(state: SamuraiSpirit, kind: Kind) -> tuple[int, ...]:
    """Choose a samurai whose last card can be taken, or skip."""
    cells = state.cells
    mask = 0
    for seat in range(state.rules.samurai):
        if in_round(cells, seat) and cells[LINES + seat]:  # SS-10.4, SS-14.28
            mask |= 1 << seat
    return (SKIP, *kind.masked(mask))


def why_no_line(state: SamuraiSpirit, seat: int, clause: str) -> tuple[str, ...]:
    """Why the last card of this seat cannot be taken; `clause` if nobody sits there."""
    if seat >= state.rules.samurai:
        return (clause,)
    return ("SS-14.28",) if in_round(state.cells, seat) else ("SS-10.4",)


class MoveCard(AskOwner):
    """Daisuke: whose last card does he take? `again` is 1 if he may take another one afterwards."""

    name: ClassVar[str] = "move_card"

    def __init__(self, seat: int, again: int) -> None:
        super().__init__(seat)
        self.again = again

    def legal(self, state: SamuraiSpirit, seat: int) -> tuple[int, ...]:
        return take_from_lines(state, TAKE)

    def apply(self, state: SamuraiSpirit, seat: int, action: int) -> None:
        state.stack.pop()
        if action == SKIP:
            return
        source = TAKE.part(action)
        if self.again:  # SS-14.9, SS-14.31: after everything that the first card causes
            state.push(MoveCard(seat, 0))
        state.cells[HAND] = take_last(state.cells, source)  # SS-14.5
        if state.events is not None:
            values: Values = {"samurai": name_at(state, seat), "source": name_at(state, source)}
            state.tell("card_taken", "SS-14.5", values | {"card": state.rules.card_names[state.cells[HAND]]})
        state.push(GiveCard(seat, source))

    def why_not(self, state: SamuraiSpirit, seat: int, action: int) -> tuple[str, ...]:
        return why_no_line(state, TAKE.part(action), "SS-14.5") if TAKE.has(action) else ("SS-14.5",)


class GiveCard(AskOwner):
    """Daisuke: who gets the card that was taken from `source`?"""

    name: ClassVar[str] = "give_card"

    def __init__(self, seat: int, source: int) -> None:
        super().__init__(seat)
        self.source = source

    def legal(self, state: SamuraiSpirit, seat: int) -> tuple[int, ...]:
        return GIVE.masked(seats_in_round(state))  # SS-10.3

    def apply(self, state: SamuraiSpirit, seat: int, action: int) -> None:
        state.stack.pop()
        recipient = GIVE.part(action)
        if state.events is not None:
            values: Values = {"samurai": name_at(state, seat), "recipient": name_at(state, recipient)}
            state.tell("card_given", "SS-14.5", values | {"card": state.rules.card_names[state.cells[HAND]]})
        state.push(GivenCard(recipient, self.source))

    def why_not(self, state: SamuraiSpirit, seat: int, action: int) -> tuple[str, ...]:
        return ("SS-10.3",) if GIVE.has(action) and GIVE.part(action) < state.rules.samurai else ("SS-14.5",)


class GivenCard(AskOwner):
    """The samurai that got the card taken from `source` attacks or defends with it."""

    name: ClassVar[str] = "given_card"

    def __init__(self, seat: int, source: int) -> None:
        super().__init__(seat)
        self.source = source

    def legal(self, state: SamuraiSpirit, seat: int) -> tuple[int, ...]:
        # SS-11.7, SS-14.6, SS-31.20: no talents
        return ATTACK_OR_DEFEND if can_defend(state, seat, state.cells[HAND]) else ATTACK_ONLY

    def apply(self, state: SamuraiSpirit, seat: int, action: int) -> None:
        state.stack.pop()
        cells = state.cells
        card = cells[HAND]
        empty_hand(cells)
        if action == ATTACK and seat == self.source:  # SS-14.8, SS-31.34
            append_card(cells, seat, card)
            if state.events is not None:
                values: Values = {"samurai": name_at(state, seat), "card": state.rules.card_names[card]}
                state.tell("put_back", "SS-14.8", values)
            return
        state.push(CHECK_SOURCE[self.source])  # SS-14.29: below what the recipient's total causes
        if action == ATTACK:
            effects.attack(state, seat, card)  # SS-14.7
        else:
            effects.defend(state, seat, card)

    def why_not(self, state: SamuraiSpirit, seat: int, action: int) -> tuple[str, ...]:
        return (why_no_defence(state, seat, state.cells[HAND]),) if action == DEFEND else ("SS-14.6",)


class CheckSource(Happen[SamuraiSpirit]):
    """A samurai that lost a card may have reached its Kiai by it."""

    name: ClassVar[str] = "check_source"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: SamuraiSpirit) -> None:
        effects.check_kiai(state, self.seat)


class Strike(AskOwner):
    """Kikuchiyo: whose last card is discarded? `again` is 1 if he may discard another one afterwards."""

    name: ClassVar[str] = "strike"

    def __init__(self, seat: int, again: int) -> None:
        super().__init__(seat)
        self.again = again

    def legal(self, state: SamuraiSpirit, seat: int) -> tuple[int, ...]:
        return take_from_lines(state, STRIKE)

    def apply(self, state: SamuraiSpirit, seat: int, action: int) -> None:
        state.stack.pop()
        if action == SKIP:
            return
        source = STRIKE.part(action)
        if self.again:  # SS-14.16
            state.push(Strike(seat, 0))
        card = take_last(state.cells, source)  # SS-14.14, SS-14.15
        discard(state.cells, card)
        if state.events is not None:
            values: Values = {"samurai": name_at(state, seat), "source": name_at(state, source)}
            state.tell("struck", "SS-14.14", values | {"card": state.rules.card_names[card]})
        effects.check_kiai(state, source)

    def why_not(self, state: SamuraiSpirit, seat: int, action: int) -> tuple[str, ...]:
        return why_no_line(state, STRIKE.part(action), "SS-14.14") if STRIKE.has(action) else ("SS-14.14",)


class AskAboutTop(AskOwner):
    """Does the owner use the effect on the top cards of a pile? By default of the raider stack."""

    def __init__(self, seat: int, number: int) -> None:
        super().__init__(seat)
        self.number = number  # of cards

    def pile(self) -> FaceDownPile:
        """The pile that the effect works on."""
        return STACK

    def available(self, state: SamuraiSpirit) -> int:
        """How many cards the effect would move."""
        return min(self.number, state.cells[self.pile().at])  # SS-13.18, SS-31.32

    def legal(self, state: SamuraiSpirit, seat: int) -> tuple[int, ...]:
        return USE_OR_SKIP if self.available(state) else ONLY_SKIP

    def why_not(self, state: SamuraiSpirit, seat: int, action: int) -> tuple[str, ...]:
        return ("SS-13.16",) if action == USE else ("SS-13.3",)


class DiscardRaiders(AskAboutTop):
    """Gorobei: are the top raiders discarded?"""

    name: ClassVar[str] = "discard_raiders"

    def apply(self, state: SamuraiSpirit, seat: int, action: int) -> None:
        state.stack.pop()
        if action == USE:
            state.push(DiscardRaider(self.available(state)))


class DiscardRaider(Reveal):
    """The top raider goes face up to the discard pile, the first of `left` cards."""

    name: ClassVar[str] = "discard_raider"
    turn_clause: ClassVar[str] = "SS-28.3"

    def __init__(self, left: int) -> None:
        self.left = left

    def apply(self, state: SamuraiSpirit, seat: int, action: int) -> None:
        state.stack.pop()
        card = CARD.part(action)
        take_top(state, STACK, card)
        discard(state.cells, card)  # SS-14.10
        if state.events is not None:
            state.tell("raider_discarded", "SS-14.10", {"card": state.rules.card_names[card]})
        if self.left > 1:
            state.push(DiscardRaider(self.left - 1))


class DiscardIntruders(AskAboutTop):
    """Kanbei: are the top intruders discarded?"""

    name: ClassVar[str] = "discard_intruders"

    def pile(self) -> FaceDownPile:
        return INTRUDERS

    def apply(self, state: SamuraiSpirit, seat: int, action: int) -> None:
        state.stack.pop()
        if action == USE:
            state.push(DiscardIntruder(self.available(state)))


class DiscardIntruder(RevealTopIntruder):
    """The top intruder goes face up to the discard pile, the first of `left` cards."""

    name: ClassVar[str] = "discard_intruder"
    turn_clause: ClassVar[str] = "SS-28.3"

    def __init__(self, left: int) -> None:
        self.left = left

    def apply(self, state: SamuraiSpirit, seat: int, action: int) -> None:
        state.stack.pop()
        card = CARD.part(action)
        take_top(state, INTRUDERS, card)
        discard(state.cells, card)  # SS-14.12
        if state.events is not None:
            state.tell("intruder_discarded", "SS-14.12", {"card": state.rules.card_names[card]})
        if self.left > 1:
            state.push(DiscardIntruder(self.left - 1))


class LookAtRaiders(AskAboutTop):
    """Katsushiro: are the top raiders turned over and put back in any order?"""

    name: ClassVar[str] = "look_at_raiders"

    def apply(self, state: SamuraiSpirit, seat: int, action: int) -> None:
        state.stack.pop()
        if action == USE:
            number = self.available(state)
            state.push(Arrange(seat, number, 0))  # SS-14.24
            state.push(TurnOver(0, number))


class TurnOver(Reveal):
    """One of the top `number` raiders is turned over where it lies, below `above` others."""

    name: ClassVar[str] = "turn_over"
    turn_clause: ClassVar[str] = "SS-28.3"

    def __init__(self, above: int, number: int) -> None:
        self.above = above
        self.number = number

    def place(self, state: SamuraiSpirit) -> int:
        return state.cells[STACK.at + state.cells[STACK.at] - self.above]

    def apply(self, state: SamuraiSpirit, seat: int, action: int) -> None:
        state.stack.pop()
        cells = state.cells
        card = CARD.part(action)
        cells[STACK.at + cells[STACK.at] - self.above] = card  # SS-14.26: from now on it is known
        see(cells, card)
        if state.events is not None:
            state.tell("turned_over", "SS-14.24", {"card": state.rules.card_names[card]})
        if self.above + 1 < self.number:
            state.push(TurnOver(self.above + 1, self.number))


class Arrange(AskOwner):
    """Which of the top `number` raiders comes next, below the `placed` ones that were chosen already?"""

    name: ClassVar[str] = "arrange"
    clause: ClassVar[str] = "SS-14.24"

    def __init__(self, seat: int, number: int, placed: int) -> None:
        super().__init__(seat)
        self.number = number
        self.placed = placed

    def legal(self, state: SamuraiSpirit, seat: int) -> tuple[int, ...]:
        top = STACK.at + state.cells[STACK.at]
        return tuple(sorted([CARD.at(state.cells[top - above]) for above in range(self.placed, self.number)]))

    def apply(self, state: SamuraiSpirit, seat: int, action: int) -> None:
        state.stack.pop()
        cells = state.cells
        card = CARD.part(action)
        top = STACK.at + cells[STACK.at]
        place = top
        while cells[place] != card:
            place -= 1
        for lower in range(place, top - self.placed):
            cells[lower] = cells[lower + 1]
        cells[top - self.placed] = card
        if self.placed + 1 < self.number:
            state.push(Arrange(seat, self.number, self.placed + 1))


CHECK_SOURCE: Final = [CheckSource(seat) for seat in range(SAMURAI_COUNT)]
