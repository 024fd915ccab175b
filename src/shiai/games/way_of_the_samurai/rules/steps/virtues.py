"""Virtues of Bushido, and the consequences of Taikyu (sections 30 and 35)."""

from typing import ClassVar, Final

from shiai.core.clauses import cited
from shiai.games.way_of_the_samurai.rules.actions import (
    NO,
    TAKE_VIRTUE,
    VIRTUE,
    YES,
)
from shiai.games.way_of_the_samurai.rules.cards import (
    BUSHIDO_CARDS,
    BUSHIDO_NAMES,
    BUSHIDO_STEPS,
    JOKER_BIT,
    OF_SYMBOL,
    RED,
    WILD,
)
from shiai.games.way_of_the_samurai.rules.state import (
    FIRST_CARD,
    MARKER,
    NO_VIRTUE,
    OPEN_VIRTUE,
    POINTS,
    TAIKYU_AT,
    VIRTUE_AT,
    WayOfTheSamurai,
)
from shiai.games.way_of_the_samurai.rules.steps.base import Ask, Happen, Luck, Roll, Steps
from shiai.games.way_of_the_samurai.rules.table import (
    keep_limits,
)

# Virtues --------------------------------------------------------------------------------------------------------------


class VirtueCard(Luck):
    """The top card of the Bushido deck is taken and carried out at once (WS-30.5)."""

    name: ClassVar[str] = "virtue_card"
    clauses: ClassVar[tuple[str, ...]] = cited("WS-30.1 WS-30.2 WS-30.5 WS-36.8 WS-36.16 WS-36.17 WS-40.42")
    outcomes: ClassVar[tuple[int, ...]] = tuple(range(VIRTUE, VIRTUE + BUSHIDO_CARDS))

    def legal(self, state: WayOfTheSamurai, seat: int) -> tuple[int, ...]:
        known = state.cells[OPEN_VIRTUE]
        return self.outcomes if known == NO_VIRTUE else (VIRTUE + known,)

    def apply(self, state: WayOfTheSamurai, seat: int, action: int) -> None:
        state.stack.pop()
        take_virtue(state, action - VIRTUE)
        if action - VIRTUE == WILD:
            state.push("virtue")


class OpenVirtue(Luck):
    """The top card of the Bushido deck lies open from the beginning (flag `bushido_face_up`)."""

    name: ClassVar[str] = "open_virtue"
    clauses: ClassVar[tuple[str, ...]] = cited("WS-30.8")
    outcomes: ClassVar[tuple[int, ...]] = VirtueCard.outcomes

    def legal(self, state: WayOfTheSamurai, seat: int) -> tuple[int, ...]:
        return self.outcomes

    def apply(self, state: WayOfTheSamurai, seat: int, action: int) -> None:
        state.stack.pop()
        state.cells[OPEN_VIRTUE] = action - VIRTUE


class ChooseVirtue(Ask):
    """The wild card takes any of the six others (WS-30.21)."""

    name: ClassVar[str] = "virtue"
    clauses: ClassVar[tuple[str, ...]] = cited("WS-30.20 WS-30.21")

    def legal(self, state: WayOfTheSamurai, seat: int) -> tuple[int, ...]:
        return tuple([TAKE_VIRTUE + card for card in range(BUSHIDO_CARDS) if card != WILD])

    def apply(self, state: WayOfTheSamurai, seat: int, action: int) -> None:
        state.stack.pop()
        take_virtue(state, action - TAKE_VIRTUE)


def take_virtue(state: WayOfTheSamurai, card: int) -> None:
    """A virtue lies in front of the player; the rest of the deck and the marker leave the game (WS-30.7)."""
    cells = state.cells
    cells[VIRTUE_AT] = card
    cells[MARKER] = BUSHIDO_STEPS
    cells[OPEN_VIRTUE] = NO_VIRTUE
    keep_limits(state)
    cells[POINTS] = state.force.pool_points
    if state.events is not None:
        state.tell("virtue", "WS-30.5", {"card": BUSHIDO_NAMES[card]})


# Taikyu ---------------------------------------------------------------------------------------------------------------


class FirstCard(Happen):
    """Is the first card drawn in this round a red one (WS-35.3)?"""

    name: ClassVar[str] = "first_card"
    clauses: ClassVar[tuple[str, ...]] = cited("WS-35.3 WS-35.16")

    def run(self, state: WayOfTheSamurai) -> None:
        first = state.cells[FIRST_CARD]
        if first & OF_SYMBOL[RED]:
            state.push("taikyu_roll")
        elif first & JOKER_BIT:
            state.push("wound_symbol")


class WoundSymbol(Ask):
    """The joker was drawn first: the player decides whether it counts as the wound symbol (WS-35.15)."""

    name: ClassVar[str] = "wound_symbol"
    clauses: ClassVar[tuple[str, ...]] = cited("WS-35.15")

    def legal(self, state: WayOfTheSamurai, seat: int) -> tuple[int, ...]:
        return (YES, NO)

    def apply(self, state: WayOfTheSamurai, seat: int, action: int) -> None:
        state.stack.pop()
        if action == YES:
            state.push("taikyu_roll")


class TaikyuRoll(Roll):
    """The consequence of this round (WS-35.4)."""

    name: ClassVar[str] = "taikyu_roll"
    clauses: ClassVar[tuple[str, ...]] = cited("WS-35.4 WS-35.1 WS-35.6 WS-35.7 WS-35.8 WS-35.9 WS-35.13")

    def fell(self, state: WayOfTheSamurai, face: int) -> None:
        state.cells[TAIKYU_AT] = face
        state.refresh()
        if state.events is not None:
            state.tell("taikyu", "WS-35.3", {"face": face})


STEPS: Final[Steps] = (VirtueCard, OpenVirtue, ChooseVirtue, FirstCard, WoundSymbol, TaikyuRoll)
