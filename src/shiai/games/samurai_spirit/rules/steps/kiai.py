"""Kiai: the effect of the side that was face up, then the first card of the combat line is discarded (section 13)."""

from typing import ClassVar, Final

from shiai.core.messages import Values
from shiai.core.step import Happen
from shiai.games.samurai_spirit.rules import effects
from shiai.games.samurai_spirit.rules.actions import LET_PASS, USE
from shiai.games.samurai_spirit.rules.components import (
    DAISUKE,
    GOROBEI,
    HEIHACHI,
    KANBEI,
    KATSUSHIRO,
    KIKUCHIYO,
    SAMURAI_COUNT,
)
from shiai.games.samurai_spirit.rules.deck import discard
from shiai.games.samurai_spirit.rules.state import LINES, RESOLVING, SAMURAI, SamuraiSpirit
from shiai.games.samurai_spirit.rules.steps import kiai_cards, kiai_help
from shiai.games.samurai_spirit.rules.steps.questions import AskOwner
from shiai.games.samurai_spirit.rules.table import name_at, take_first

LET_PASS_OR_USE: Final[tuple[int, ...]] = (LET_PASS, USE)
FEW: Final = 2  # cards that the effect of a human side moves
MANY: Final = 3  # cards that the effect of an animal side moves


class Kiai(Happen[SamuraiSpirit]):
    """A samurai has reached its Kiai."""

    name: ClassVar[str] = "kiai"

    def __init__(self, seat: int, animal: int) -> None:
        self.seat = seat
        self.animal = animal  # SS-13.19, SS-31.63: 1 if the animal side was up when the Kiai was reached

    def run(self, state: SamuraiSpirit) -> None:
        if state.rules.kiai_removal_optional:
            state.push(AskKiai(self.seat, self.animal))
        else:
            resolve(state, self.seat, self.animal)


class AskKiai(AskOwner):
    """Under `kiai_removal_optional`: does the owner let the Kiai pass, without effect and without removal?"""

    name: ClassVar[str] = "ask_kiai"
    clause: ClassVar[str] = "SS-31.27"

    def __init__(self, seat: int, animal: int) -> None:
        super().__init__(seat)
        self.animal = animal

    def legal(self, state: SamuraiSpirit, seat: int) -> tuple[int, ...]:
        return LET_PASS_OR_USE  # SS-31.27

    def apply(self, state: SamuraiSpirit, seat: int, action: int) -> None:
        state.stack.pop()
        if action == USE:
            resolve(state, seat, self.animal)
            return
        # A check of this total that still waits would find it unchanged.
        check = kiai_cards.CHECK_SOURCE[seat]
        state.stack[:] = [step for step in state.stack if step != check]
        if state.events is not None:
            state.tell("kiai_let_pass", "SS-31.27", {"samurai": name_at(state, seat)})


def resolve(state: SamuraiSpirit, seat: int, animal: int) -> None:
    """Push the removal of the first card and, above it, the effect of this side."""
    # SS-4.11, SS-13.17: whoever is active, and whatever that samurai's talents are
    state.cells[RESOLVING] |= 1 << seat
    state.push(END_OF_KIAI[seat])
    samurai = state.cells[SAMURAI + seat]
    cards = MANY if animal else FEW  # SS-14.11, SS-14.13, SS-14.25
    # SS-13.3: each of these steps offers the effect, and to skip it
    if samurai == HEIHACHI:
        if animal:  # SS-14.4, SS-31.33: a step for each half
            state.push(kiai_help.HealWound(seat))
        state.push(kiai_help.AddBarricade(seat))
    elif samurai == DAISUKE:
        state.push(kiai_cards.MoveCard(seat, animal))
    elif samurai == GOROBEI:
        state.push(kiai_cards.DiscardRaiders(seat, cards))
    elif samurai == KANBEI:
        state.push(kiai_cards.DiscardIntruders(seat, cards))
    elif samurai == KIKUCHIYO:  # SS-31.55
        state.push(kiai_cards.Strike(seat, animal))
    elif samurai == KATSUSHIRO:
        state.push(kiai_cards.LookAtRaiders(seat, cards))
    else:
        if animal:  # SS-14.23, SS-14.30
            state.push(kiai_help.AddBarricade(seat))
        state.push(kiai_help.MoveToken(seat))


class EndOfKiai(Happen[SamuraiSpirit]):
    """The effect of a Kiai is over: the first card of the owner's combat line is discarded."""

    name: ClassVar[str] = "end_of_kiai"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: SamuraiSpirit) -> None:
        cells = state.cells
        if cells[LINES + self.seat]:  # SS-13.15
            card = take_first(cells, self.seat)  # SS-13.4, SS-13.5, SS-13.6, SS-30.10
            discard(cells, card)
            if state.events is not None:
                values: Values = {"samurai": name_at(state, self.seat), "card": state.rules.card_names[card]}
                state.tell("first_card_discarded", "SS-13.4", values)
        cells[RESOLVING] &= ~(1 << self.seat)
        effects.check_kiai(state, self.seat)  # SS-13.14


END_OF_KIAI: Final = [EndOfKiai(seat) for seat in range(SAMURAI_COUNT)]
