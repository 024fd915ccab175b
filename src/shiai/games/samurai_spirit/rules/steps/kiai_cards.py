"""Kiai effects that move cards: Daisuke, Kikuchiyo, Gorobei, Kanbei, Katsushiro (section 14)."""

from typing import ClassVar, Final

from shiai.core.clauses import cited
from shiai.core.messages import Values
from shiai.core.step import Step
from shiai.games.samurai_spirit.rules.actions import ATTACK, CARD, DEFEND, GIVE, SKIP, STRIKE, TAKE, USE
from shiai.games.samurai_spirit.rules.components import CARD_NAMES, SAMURAI_COUNT
from shiai.games.samurai_spirit.rules.deck import discard, see, take_top
from shiai.games.samurai_spirit.rules.state import HAND, INTRUDERS, LINES, STACK, SamuraiSpirit
from shiai.games.samurai_spirit.rules.steps.luck import Reveal, RevealTopIntruder
from shiai.games.samurai_spirit.rules.table import (
    ONE_SEAT,
    attack,
    can_defend,
    check_kiai,
    defend,
    empty_hand,
    in_round,
    name_at,
    take_last,
    why_no_defence,
)

ONLY_SKIP: Final = (SKIP,)
USE_OR_SKIP: Final = (USE, SKIP)
ATTACK_ONLY: Final = (ATTACK,)
ATTACK_OR_DEFEND: Final = (ATTACK, DEFEND)


class KiaiChoice(Step[SamuraiSpirit]):
    """A choice of the owner of a Kiai; where only one is left it makes itself. First number: the owner's seat."""

    turn_clause: ClassVar[str] = "SS-0.14"

    def __init__(self, numbers: tuple[int, ...]) -> None:
        super().__init__(numbers, forced=True)

    def actors(self, state: SamuraiSpirit) -> tuple[int, ...]:
        return ONE_SEAT[self.numbers[0]]


def lines_in_round(state: SamuraiSpirit, base: int) -> tuple[int, ...]:
    """`base` + seat for every samurai in the round that has a card in its combat line, or SKIP (SS-14.28)."""
    cells = state.cells
    seats = [seat for seat in range(state.rules.samurai) if in_round(cells, seat) and cells[LINES + seat]]
    actions = [base + seat for seat in seats]
    return (SKIP, *actions)


def why_no_line(state: SamuraiSpirit, seat: int, clause: str) -> tuple[str, ...]:
    """Why the last card of this seat cannot be chosen: nobody sits there, it has passed, or it has no card."""
    if seat >= state.rules.samurai:
        return (clause,)
    return ("SS-14.28",) if in_round(state.cells, seat) else ("SS-10.4",)


class MoveCard(KiaiChoice):
    """Daisuke: whose last card does he take? Numbers: his seat, and 1 if he may do it once more afterwards."""

    name: ClassVar[str] = "move_card"
    clauses: ClassVar[tuple[str, ...]] = cited("SS-10.4 SS-14.5 SS-14.9 SS-14.28 SS-14.31")

    def legal(self, state: SamuraiSpirit, seat: int) -> tuple[int, ...]:
        return lines_in_round(state, TAKE)

    def apply(self, state: SamuraiSpirit, seat: int, action: int) -> None:
        state.stack.pop()
        if action == SKIP:
            return
        source = action - TAKE
        if self.numbers[1]:
            state.stack.append(MoveCard((seat, 0)))
        state.cells[HAND] = take_last(state.cells, source)
        if state.events is not None:
            values: Values = {"samurai": name_at(state, seat), "source": name_at(state, source)}
            state.tell("card_taken", "SS-14.5", values | {"card": CARD_NAMES[state.cells[HAND]]})
        state.stack.append(GiveCard((seat, source)))

    def why_not(self, state: SamuraiSpirit, seat: int, action: int) -> tuple[str, ...]:
        if TAKE <= action < TAKE + SAMURAI_COUNT:
            return why_no_line(state, action - TAKE, "SS-14.5")
        return ("SS-14.5",)


class GiveCard(KiaiChoice):
    """Daisuke: who gets the card? Numbers: his seat, and the seat it came from."""

    name: ClassVar[str] = "give_card"
    clauses: ClassVar[tuple[str, ...]] = cited("SS-10.3")

    def legal(self, state: SamuraiSpirit, seat: int) -> tuple[int, ...]:
        return tuple([GIVE + other for other in range(state.rules.samurai) if in_round(state.cells, other)])

    def apply(self, state: SamuraiSpirit, seat: int, action: int) -> None:
        state.stack.pop()
        if state.events is not None:
            values: Values = {"samurai": name_at(state, seat), "recipient": name_at(state, action - GIVE)}
            state.tell("card_given", "SS-14.5", values | {"card": CARD_NAMES[state.cells[HAND]]})
        state.stack.append(GivenCard((action - GIVE, self.numbers[1])))

    def why_not(self, state: SamuraiSpirit, seat: int, action: int) -> tuple[str, ...]:
        return ("SS-10.3",) if GIVE <= action < GIVE + state.rules.samurai else ("SS-14.5",)


class GivenCard(KiaiChoice):
    """Who got the card places it left or right. Numbers: the recipient, and the seat it came from."""

    name: ClassVar[str] = "given_card"
    clauses: ClassVar[tuple[str, ...]] = cited("SS-11.7 SS-14.6 SS-14.7 SS-14.8 SS-31.20 SS-31.34")

    def legal(self, state: SamuraiSpirit, seat: int) -> tuple[int, ...]:
        return ATTACK_OR_DEFEND if can_defend(state, seat, state.cells[HAND]) else ATTACK_ONLY

    def apply(self, state: SamuraiSpirit, seat: int, action: int) -> None:
        state.stack.pop()
        cells = state.cells
        source = self.numbers[1]
        card = cells[HAND]
        empty_hand(cells)
        if action == ATTACK and seat == source:  # SS-14.8
            cells[LINES + seat] = cells[LINES + seat] << 7 | (card + 1)
            if state.events is not None:
                state.tell("put_back", "SS-14.8", {"samurai": name_at(state, seat), "card": CARD_NAMES[card]})
            return
        state.stack.append(CHECKS[source])  # SS-14.29: after the recipient
        if action == ATTACK:
            attack(state, seat, card)
        else:
            defend(state, seat, card)

    def why_not(self, state: SamuraiSpirit, seat: int, action: int) -> tuple[str, ...]:
        if action == DEFEND:
            return (why_no_defence(state, seat, state.cells[HAND]),)
        return ("SS-14.6",)


class CheckSource(Step[SamuraiSpirit]):
    """A samurai that lost a card may have reached its Kiai by it (SS-13.9). Number: the seat."""

    name: ClassVar[str] = "check_source"
    clauses: ClassVar[tuple[str, ...]] = cited("SS-14.29")

    def __init__(self, numbers: tuple[int, ...]) -> None:
        super().__init__(numbers, asks=False)

    def run(self, state: SamuraiSpirit) -> None:
        check_kiai(state, self.numbers[0])


class Strike(KiaiChoice):
    """Kikuchiyo: whose last card is discarded? Numbers: his seat, and 1 if he may do it once more afterwards."""

    name: ClassVar[str] = "strike"
    clauses: ClassVar[tuple[str, ...]] = cited("SS-14.14 SS-14.15 SS-14.16")

    def legal(self, state: SamuraiSpirit, seat: int) -> tuple[int, ...]:
        return lines_in_round(state, STRIKE)

    def apply(self, state: SamuraiSpirit, seat: int, action: int) -> None:
        state.stack.pop()
        if action == SKIP:
            return
        source = action - STRIKE
        if self.numbers[1]:
            state.stack.append(Strike((seat, 0)))
        card = take_last(state.cells, source)
        discard(state.cells, card)
        if state.events is not None:
            values: Values = {"samurai": name_at(state, seat), "source": name_at(state, source)}
            state.tell("struck", "SS-14.14", values | {"card": CARD_NAMES[card]})
        check_kiai(state, source)

    def why_not(self, state: SamuraiSpirit, seat: int, action: int) -> tuple[str, ...]:
        if STRIKE <= action < STRIKE + SAMURAI_COUNT:
            return why_no_line(state, action - STRIKE, "SS-14.14")
        return ("SS-14.14",)


class DiscardRaiders(KiaiChoice):
    """Gorobei: the top raiders of the stack are discarded. Numbers: his seat, and how many."""

    name: ClassVar[str] = "discard_raiders"
    clauses: ClassVar[tuple[str, ...]] = cited("SS-13.18 SS-14.10 SS-14.11 SS-31.32")

    def legal(self, state: SamuraiSpirit, seat: int) -> tuple[int, ...]:
        return USE_OR_SKIP if state.cells[STACK.at] else ONLY_SKIP

    def apply(self, state: SamuraiSpirit, seat: int, action: int) -> None:
        state.stack.pop()
        if action == USE:
            state.stack.append(DiscardRaider((min(self.numbers[1], state.cells[STACK.at]),)))  # SS-13.18

    def why_not(self, state: SamuraiSpirit, seat: int, action: int) -> tuple[str, ...]:
        return ("SS-13.16",) if action == USE else ("SS-13.3",)


class DiscardRaider(Reveal):
    """The top raider goes face up to the discard pile. Number: how many are still to go."""

    name: ClassVar[str] = "discard_raider"
    turn_clause: ClassVar[str] = "SS-28.3"

    def apply(self, state: SamuraiSpirit, seat: int, action: int) -> None:
        state.stack.pop()
        take_top(state, STACK, action - CARD)
        discard(state.cells, action - CARD)
        if state.events is not None:
            state.tell("raider_discarded", "SS-14.10", {"card": CARD_NAMES[action - CARD]})
        if self.numbers[0] > 1:
            state.stack.append(DiscardRaider((self.numbers[0] - 1,)))


class DiscardIntruders(KiaiChoice):
    """Kanbei: the top intruders are discarded. Numbers: his seat, and how many."""

    name: ClassVar[str] = "discard_intruders"
    clauses: ClassVar[tuple[str, ...]] = cited("SS-14.12 SS-14.13")

    def legal(self, state: SamuraiSpirit, seat: int) -> tuple[int, ...]:
        return USE_OR_SKIP if state.cells[INTRUDERS.at] else ONLY_SKIP

    def apply(self, state: SamuraiSpirit, seat: int, action: int) -> None:
        state.stack.pop()
        if action == USE:
            state.stack.append(DiscardIntruder((min(self.numbers[1], state.cells[INTRUDERS.at]),)))  # SS-13.18

    def why_not(self, state: SamuraiSpirit, seat: int, action: int) -> tuple[str, ...]:
        return ("SS-13.16",) if action == USE else ("SS-13.3",)


class DiscardIntruder(RevealTopIntruder):
    """The top intruder goes face up to the discard pile. Number: how many are still to go."""

    name: ClassVar[str] = "discard_intruder"
    turn_clause: ClassVar[str] = "SS-28.3"

    def apply(self, state: SamuraiSpirit, seat: int, action: int) -> None:
        state.stack.pop()
        take_top(state, INTRUDERS, action - CARD)
        discard(state.cells, action - CARD)
        if state.events is not None:
            state.tell("intruder_discarded", "SS-14.12", {"card": CARD_NAMES[action - CARD]})
        if self.numbers[0] > 1:
            state.stack.append(DiscardIntruder((self.numbers[0] - 1,)))


class LookAtRaiders(KiaiChoice):
    """Katsushiro: the top raiders are turned over and put back in any order. Numbers: his seat, and how many."""

    name: ClassVar[str] = "look_at_raiders"
    clauses: ClassVar[tuple[str, ...]] = cited("SS-14.24 SS-14.25")

    def legal(self, state: SamuraiSpirit, seat: int) -> tuple[int, ...]:
        return USE_OR_SKIP if state.cells[STACK.at] else ONLY_SKIP

    def apply(self, state: SamuraiSpirit, seat: int, action: int) -> None:
        state.stack.pop()
        if action == USE:
            number = min(self.numbers[1], state.cells[STACK.at])  # SS-13.18
            state.stack.append(Arrange((seat, number, 0)))
            state.stack.append(TurnOver((0, number)))

    def why_not(self, state: SamuraiSpirit, seat: int, action: int) -> tuple[str, ...]:
        return ("SS-13.16",) if action == USE else ("SS-13.3",)


class TurnOver(Reveal):
    """The next of the top raiders is turned over where it lies. Numbers: how many are above it, and how many in all."""

    name: ClassVar[str] = "turn_over"
    turn_clause: ClassVar[str] = "SS-28.3"
    clauses: ClassVar[tuple[str, ...]] = cited("SS-14.26")

    def place(self, state: SamuraiSpirit) -> int:
        return state.cells[STACK.at + state.cells[STACK.at] - self.numbers[0]]

    def apply(self, state: SamuraiSpirit, seat: int, action: int) -> None:
        state.stack.pop()
        above, number = self.numbers
        cells = state.cells
        cells[STACK.at + cells[STACK.at] - above] = action - CARD
        see(cells, action - CARD)
        if state.events is not None:
            state.tell("turned_over", "SS-14.24", {"card": CARD_NAMES[action - CARD]})
        if above + 1 < number:
            state.stack.append(TurnOver((above + 1, number)))


class Arrange(KiaiChoice):
    """Which of the cards turned over goes uppermost, then second? Numbers: the seat, how many, how many are placed."""

    name: ClassVar[str] = "arrange"

    def legal(self, state: SamuraiSpirit, seat: int) -> tuple[int, ...]:
        top = STACK.at + state.cells[STACK.at]
        return tuple(sorted([CARD + state.cells[top - above] for above in range(self.numbers[2], self.numbers[1])]))

    def apply(self, state: SamuraiSpirit, seat: int, action: int) -> None:
        state.stack.pop()
        cells = state.cells
        _, number, placed = self.numbers
        top = STACK.at + cells[STACK.at]
        place = cells.index(action - CARD, top - number + 1)
        for lower in range(place, top - placed):
            cells[lower] = cells[lower + 1]
        cells[top - placed] = action - CARD
        if placed + 1 < number:
            state.stack.append(Arrange((seat, number, placed + 1)))

    def why_not(self, state: SamuraiSpirit, seat: int, action: int) -> tuple[str, ...]:
        return ("SS-14.24",)


CHECKS: Final = [CheckSource((seat,)) for seat in range(SAMURAI_COUNT)]
