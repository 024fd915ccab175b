"""The Discard step and the effects of the end of a turn (sections 14, 27, 31 and 36)."""

from typing import ClassVar

from shiai.core.clauses import cited
from shiai.games.senjutsu.cards import vocabulary as v
from shiai.games.senjutsu.cards.cards import LASTING_DESIGNS
from shiai.games.senjutsu.cards.heap import designs, one
from shiai.games.senjutsu.rules.actions import CARD, PASS
from shiai.games.senjutsu.rules.heroes import FOG, PARALYSIS, POISONS
from shiai.games.senjutsu.rules.piles import card_name
from shiai.games.senjutsu.rules.playing import clear_items
from shiai.games.senjutsu.rules.state import (
    AIM,
    ALIVE,
    AT,
    BLOCK,
    DISCARDING,
    FOUND_AT,
    HOBBLES,
    IRON,
    LASTING,
    LOW_SPEED,
    PHASE,
    PLAYED,
    SPENT,
    TOXINS,
    UP,
    Senjutsu,
)
from shiai.games.senjutsu.rules.steps.base import Ask, Happen, Steps
from shiai.games.senjutsu.rules.steps.hands import over_limit
from shiai.games.senjutsu.rules.table import gain_focus, highest_first, people_of, purse, seats_of, spend_focus, who

RELEASE_PRICE: int = 2  # Focus for which a Bushido card in play is discarded
BUSHIDO: int = (
    LASTING_DESIGNS[v.OPEN_DISCARDS]
    | LASTING_DESIGNS[v.NO_INSTANTS]
    | LASTING_DESIGNS[v.NO_COPIES]
    | LASTING_DESIGNS[v.NO_LOOKING]
)


class EndTurn(Happen):
    """The Discard step: played cards, effects of the end of the turn, hand limit."""

    name: ClassVar[str] = "end_turn"
    clauses: ClassVar[tuple[str, ...]] = cited(
        """
        SJ-14.1 SJ-14.2 SJ-14.3 SJ-14.7 SJ-6.8 SJ-27.6 SJ-27.14 SJ-27.15 SJ-27.16 SJ-27.27 SJ-31.15
        SJ-31.25 SJ-32.25
        """
    )

    def run(self, state: Senjutsu) -> None:
        cells = state.cells
        cells[PHASE] = DISCARDING
        for seat in seats_of(cells[ALIVE]):
            base = seat * BLOCK
            cells[base + UP] += cells[base + PLAYED]
            cells[base + PLAYED] = 0
            for cell in (AIM, SPENT, FOUND_AT, LOW_SPEED):
                cells[base + cell] = 0
            clear_items(state, seat)
        for seat in seats_of(cells[ALIVE]):
            rotate(state, seat)
            for sides in state.terrain.shrine_sides:
                if sides >> cells[seat * BLOCK + AT] & 1:
                    gain_focus(state, seat, 1)
        alive = highest_first(state, people_of(state))
        state.push("start_turn")
        if state.rules.count > state.rules.people:
            state.push("enemies_end")
        for seat in alive:
            if over_limit(state, seat):
                state.push("hand_limit", (seat,))
        if bushido_in_play(state):
            for seat in alive:
                state.push("may_release", (seat,))


def rotate(state: Senjutsu, seat: int) -> None:
    """Cards that turn at the end of the turn; those upright again are discarded (SJ-27.15, SJ-27.16)."""
    cells = state.cells
    base = seat * BLOCK
    cells[base + HOBBLES] = cells[base + HOBBLES] << 4 & 0xFFFF
    for toxin in range(1, POISONS):
        half = toxin in (FOG, PARALYSIS)  # these are turned by half a circle
        cell = base + TOXINS + toxin - 1
        cells[cell] = cells[cell] << 4 & (0xFF if half else 0xFFFF)
    upright = cells[base + IRON] >> 12 & 15
    cells[base + IRON] = cells[base + IRON] << 4 & 0xFFFF
    if upright:
        iron = designs(cells[base + LASTING] & LASTING_DESIGNS[v.IRON_WILL])[0]
        cells[base + LASTING] -= upright * one(iron)
        cells[base + UP] += upright * one(iron)


class MayRelease(Happen):
    """May this player pay to have a Bushido card discarded? Numbers: seat."""

    name: ClassVar[str] = "may_release"

    def run(self, state: Senjutsu) -> None:
        if purse(state, self.numbers[0]) >= RELEASE_PRICE and bushido_in_play(state):
            state.push("release", self.numbers)


def bushido_in_play(state: Senjutsu) -> tuple[int, ...]:
    """The Bushido cards that remain in play."""
    heap = 0
    for seat in seats_of(state.cells[ALIVE]):
        heap |= state.cells[seat * BLOCK + LASTING] & BUSHIDO
    return designs(heap)


class Release(Ask):
    """Two Focus for the end of a Bushido card. Numbers: seat."""

    name: ClassVar[str] = "release"

    def legal(self, state: Senjutsu, seat: int) -> tuple[int, ...]:
        return (*[CARD + design for design in bushido_in_play(state)], PASS)

    def apply(self, state: Senjutsu, seat: int, action: int) -> None:
        state.stack.pop()
        if action == PASS:
            return
        design = action - CARD
        spend_focus(state, seat, RELEASE_PRICE)
        for owner in seats_of(state.cells[ALIVE]):
            base = owner * BLOCK
            if state.cells[base + LASTING] >> 2 * design & 3:
                state.cells[base + LASTING] -= one(design)
                state.cells[base + UP] += one(design)
                break
        if state.events is not None:
            state.tell("released", "SJ-14.3", {"who": who(state, seat), "card": card_name(design)})


STEPS: Steps = (
    EndTurn,
    MayRelease,
    Release,
)
