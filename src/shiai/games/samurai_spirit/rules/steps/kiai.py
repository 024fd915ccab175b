"""Kiai: the effect of the side that was face up, then the first card of the combat line is discarded (section 13)."""

from typing import ClassVar, Final

from shiai.core.clauses import cited
from shiai.core.step import Step
from shiai.games.samurai_spirit.rules.actions import LET_PASS, USE
from shiai.games.samurai_spirit.rules.components import (
    CARD_NAMES,
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
from shiai.games.samurai_spirit.rules.steps.kiai_cards import (
    CHECKS,
    DiscardIntruders,
    DiscardRaiders,
    LookAtRaiders,
    MoveCard,
    Strike,
)
from shiai.games.samurai_spirit.rules.steps.kiai_help import AddBarricade, HealWound, MoveToken
from shiai.games.samurai_spirit.rules.table import ONE_SEAT, check_kiai, name_at, take_first

ASKED: Final = (LET_PASS, USE)
FEW: Final = 2  # cards that a human Kiai moves
MANY: Final = 3  # and an animal one


class Kiai(Step[SamuraiSpirit]):
    """A Kiai is reached. Numbers: the seat, and 1 if the animal side was up then (SS-13.19)."""

    name: ClassVar[str] = "kiai"
    clauses: ClassVar[tuple[str, ...]] = cited(
        """
        SS-4.11 SS-13.3 SS-13.7 SS-13.13 SS-13.16 SS-13.17 SS-13.19 SS-14.23 SS-14.30 SS-31.55 SS-31.63
        """
    )

    def __init__(self, numbers: tuple[int, ...]) -> None:
        super().__init__(numbers, asks=False)

    def run(self, state: SamuraiSpirit) -> None:
        if state.rules.kiai_removal_optional:
            state.stack.append(AskKiai(self.numbers))
        else:
            resolve(state, self.numbers[0], self.numbers[1])


class AskKiai(Step[SamuraiSpirit]):
    """Under `kiai_removal_optional` the owner may let the Kiai go by whole (SS-31.27). Numbers: as `kiai`."""

    name: ClassVar[str] = "ask_kiai"
    turn_clause: ClassVar[str] = "SS-0.14"
    clauses: ClassVar[tuple[str, ...]] = cited("SS-31.27")

    def __init__(self, numbers: tuple[int, ...]) -> None:
        super().__init__(numbers)

    def actors(self, state: SamuraiSpirit) -> tuple[int, ...]:
        return ONE_SEAT[self.numbers[0]]

    def legal(self, state: SamuraiSpirit, seat: int) -> tuple[int, ...]:
        return ASKED

    def apply(self, state: SamuraiSpirit, seat: int, action: int) -> None:
        state.stack.pop()
        if action == USE:
            resolve(state, seat, self.numbers[1])
            return
        # A check of this total that still waits would find it unchanged.
        state.stack[:] = [step for step in state.stack if step != CHECKS[seat]]
        if state.events is not None:
            state.tell("kiai_let_pass", "SS-31.27", {"samurai": name_at(state, seat)})

    def why_not(self, state: SamuraiSpirit, seat: int, action: int) -> tuple[str, ...]:
        return ("SS-31.27",)


def resolve(state: SamuraiSpirit, seat: int, animal: int) -> None:
    """Put the effect and, below it, the removal of the first card on the stack (SS-13.3, SS-13.4)."""
    state.cells[RESOLVING] |= 1 << seat
    state.stack.append(END_OF_KIAI[seat])
    samurai = state.cells[SAMURAI + seat]
    cards = MANY if animal else FEW
    if samurai == HEIHACHI:
        if animal:
            state.stack.append(HealWound((seat,)))  # SS-14.2; the barricade comes first
        state.stack.append(AddBarricade((seat,)))
    elif samurai == DAISUKE:
        state.stack.append(MoveCard((seat, animal)))
    elif samurai == GOROBEI:
        state.stack.append(DiscardRaiders((seat, cards)))
    elif samurai == KANBEI:
        state.stack.append(DiscardIntruders((seat, cards)))
    elif samurai == KIKUCHIYO:
        state.stack.append(Strike((seat, animal)))
    elif samurai == KATSUSHIRO:
        state.stack.append(LookAtRaiders((seat, cards)))
    else:
        if animal:
            state.stack.append(AddBarricade((seat,)))  # SS-14.23; the token comes first
        state.stack.append(MoveToken((seat,)))


class EndOfKiai(Step[SamuraiSpirit]):
    """Kiai step 2: the first card of the line goes to the discard pile; then the total is checked anew (SS-13.14)."""

    name: ClassVar[str] = "end_of_kiai"
    clauses: ClassVar[tuple[str, ...]] = cited("SS-13.4 SS-13.5 SS-13.6 SS-13.14 SS-13.15")

    def __init__(self, numbers: tuple[int, ...]) -> None:
        super().__init__(numbers, asks=False)

    def run(self, state: SamuraiSpirit) -> None:
        cells = state.cells
        seat = self.numbers[0]
        if cells[LINES + seat]:  # SS-13.15
            card = take_first(cells, seat)
            discard(cells, card)
            if state.events is not None:
                state.tell(
                    "first_card_discarded", "SS-13.4", {"samurai": name_at(state, seat), "card": CARD_NAMES[card]}
                )
        cells[RESOLVING] &= ~(1 << seat)
        check_kiai(state, seat)


END_OF_KIAI: Final = [EndOfKiai((seat,)) for seat in range(SAMURAI_COUNT)]
