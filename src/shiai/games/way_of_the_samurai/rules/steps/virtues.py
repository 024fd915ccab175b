"""Virtues of Bushido, and the consequences of Taikyu (sections 30 and 35)."""

from typing import ClassVar, Final

from shiai.core.step import Happen
from shiai.games.way_of_the_samurai.rules.actions import NO, TAKE_VIRTUE, VIRTUE, YES
from shiai.games.way_of_the_samurai.rules.cards import (
    BUSHIDO_CARDS,
    BUSHIDO_NAMES,
    BUSHIDO_STEPS,
    JOKER_BIT,
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
from shiai.games.way_of_the_samurai.rules.steps.base import Chance, Question, Roll, Steps
from shiai.games.way_of_the_samurai.rules.table import renew_modifiers

# Virtues --------------------------------------------------------------------------------------------------------------


def bushido_step(state: WayOfTheSamurai, clause: str) -> None:
    """Move the Bushido marker one step; on the third kanji the top card is taken."""
    cells = state.cells
    cells[MARKER] += 1
    if state.events is not None:
        state.tell("bushido_step", clause, {"step": cells[MARKER]})
    if cells[MARKER] == BUSHIDO_STEPS:
        state.push(VirtueCard())


class VirtueCard(Chance):
    """The top card of the Bushido deck is taken and takes effect at once."""

    name: ClassVar[str] = "virtue_card"
    clause: ClassVar[str] = "WS-30.1"

    def legal(self, state: WayOfTheSamurai, seat: int) -> tuple[int, ...]:
        # WS-40.42: hidden unless it lies open
        known = state.cells[OPEN_VIRTUE]
        return ALL_VIRTUES if known == NO_VIRTUE else (VIRTUE.at(known),)

    def apply(self, state: WayOfTheSamurai, seat: int, action: int) -> None:
        state.stack.pop()
        card = VIRTUE.part(action)
        take_virtue(state, card)
        if card == WILD:
            state.push(ChooseVirtue())


class OpenVirtue(Chance):
    """The top card of the Bushido deck lies open from the beginning (flag `bushido_face_up`)."""

    name: ClassVar[str] = "open_virtue"
    clause: ClassVar[str] = "WS-30.8"

    def legal(self, state: WayOfTheSamurai, seat: int) -> tuple[int, ...]:
        return ALL_VIRTUES

    def apply(self, state: WayOfTheSamurai, seat: int, action: int) -> None:
        state.stack.pop()
        # WS-30.8
        state.cells[OPEN_VIRTUE] = VIRTUE.part(action)


class ChooseVirtue(Question):
    """The wild card takes any of the six others."""

    name: ClassVar[str] = "virtue"
    clause: ClassVar[str] = "WS-30.20"

    def legal(self, state: WayOfTheSamurai, seat: int) -> tuple[int, ...]:
        # WS-30.20, WS-30.21
        return CHOICE_OF_WILD

    def apply(self, state: WayOfTheSamurai, seat: int, action: int) -> None:
        state.stack.pop()
        take_virtue(state, TAKE_VIRTUE.part(action))


def take_virtue(state: WayOfTheSamurai, card: int) -> None:
    """Lay a virtue in front of the player; the rest of the deck and the marker leave the game."""
    cells = state.cells
    # WS-30.5
    cells[VIRTUE_AT] = card
    # WS-30.7, WS-36.17: the one card of the game
    cells[MARKER] = BUSHIDO_STEPS
    cells[OPEN_VIRTUE] = NO_VIRTUE
    renew_modifiers(state)
    cells[POINTS] = state.modifiers.pool_points
    if state.events is not None:
        state.tell("virtue", "WS-30.5", {"card": BUSHIDO_NAMES[card]})


# Taikyu ---------------------------------------------------------------------------------------------------------------


class FirstCard(Happen[WayOfTheSamurai]):
    """Is the first card drawn in this round a red one?"""

    name: ClassVar[str] = "first_card"

    def run(self, state: WayOfTheSamurai) -> None:
        first = state.cells[FIRST_CARD]
        if first & state.rules.printed.of_symbol[RED]:
            state.push(TaikyuRoll())
        elif first & JOKER_BIT:
            state.push(WoundSymbol())


class WoundSymbol(Question):
    """The joker was drawn first: the player decides whether it counts as the wound symbol."""

    name: ClassVar[str] = "wound_symbol"
    clause: ClassVar[str] = "WS-35.15"

    def legal(self, state: WayOfTheSamurai, seat: int) -> tuple[int, ...]:
        return (YES, NO)

    def apply(self, state: WayOfTheSamurai, seat: int, action: int) -> None:
        state.stack.pop()
        # WS-35.15
        if action == YES:
            state.push(TaikyuRoll())


class TaikyuRoll(Roll):
    """A roll decides the consequence of this round."""

    name: ClassVar[str] = "taikyu_roll"
    clause: ClassVar[str] = "WS-35.3"

    def rolled(self, state: WayOfTheSamurai, face: int) -> None:
        # WS-35.3
        state.cells[TAIKYU_AT] = face
        state.refresh()
        if state.events is not None:
            state.tell("taikyu", "WS-35.3", {"face": face})


ALL_VIRTUES: Final = VIRTUE.all()
CHOICE_OF_WILD: Final = tuple([TAKE_VIRTUE.at(card) for card in range(BUSHIDO_CARDS) if card != WILD])
STEPS: Final[Steps] = (VirtueCard, OpenVirtue, ChooseVirtue, FirstCard, WoundSymbol, TaikyuRoll)
