"""The Discard step and the effects of the end of a turn (sections 14, 27, 31 and 36)."""

from typing import ClassVar

from shiai.core.step import Happen
from shiai.games.senjutsu.cards import vocabulary as v
from shiai.games.senjutsu.cards.heap import designs, one
from shiai.games.senjutsu.rules import contracts
from shiai.games.senjutsu.rules.actions import CARD, PASS, with_other
from shiai.games.senjutsu.rules.harm import count_limits
from shiai.games.senjutsu.rules.heroes import FOG, PARALYSIS, POISONS
from shiai.games.senjutsu.rules.piles import card_name
from shiai.games.senjutsu.rules.playing import clear_items
from shiai.games.senjutsu.rules.state import (
    AIM,
    ALIVE,
    AT,
    BLOCK,
    COUNTERS,
    DISCARDING,
    FOUND_AT,
    HOBBLES,
    IRON,
    LASTING,
    LOW_SPEED,
    PHASE,
    PLAYED,
    REACH,
    SPENT,
    STAKED,
    STEPS_MADE,
    TOXINS,
    UP,
    Senjutsu,
)
from shiai.games.senjutsu.rules.steps import turn
from shiai.games.senjutsu.rules.steps.base import Question, Steps
from shiai.games.senjutsu.rules.steps.hands import HandLimit, over_limit
from shiai.games.senjutsu.rules.table import gain_focus, highest_first, people_of, purse, seats_of, spend_focus, who


class EndTurn(Happen[Senjutsu]):
    """Carry out the Discard step: played cards, effects of the end of the turn, hand limit."""

    name: ClassVar[str] = "end_turn"

    def run(self, state: Senjutsu) -> None:
        cells = state.cells
        # SJ-32.25
        cells[PHASE] = DISCARDING
        for seat in seats_of(cells[ALIVE]):
            base = seat * BLOCK
            # SJ-6.8, SJ-14.1, SJ-14.2, SJ-14.7: cards in play and core cards are in other heaps
            cells[base + UP] += cells[base + PLAYED]
            cells[base + PLAYED] = 0
            for cell in (AIM, SPENT, FOUND_AT, LOW_SPEED, STAKED, STEPS_MADE, COUNTERS, REACH):
                cells[base + cell] = 0
            # SJ-27.6
            clear_items(state, seat)
        for seat in seats_of(cells[ALIVE]):
            # SJ-14.3
            rotate(state, seat)
            # SJ-31.15, SJ-31.25
            for sides in state.terrain.shrine_sides:
                if sides >> cells[seat * BLOCK + AT] & 1:
                    gain_focus(state, seat, 1)
        alive = highest_first(state, people_of(state))
        state.push(turn.StartTurn())
        state.end_enemies()
        for seat in alive:
            if over_limit(state, seat):
                state.push(HandLimit(seat))
        if releasable(state):
            for seat in alive:
                state.push(MayRelease(seat))
        contracts.end_turn(state)


def rotate(state: Senjutsu, seat: int) -> None:
    """Rotate cards at the end of the turn; those upright again are discarded (SJ-27.15, SJ-27.16)."""
    cells = state.cells
    base = seat * BLOCK
    # SJ-27.14 to SJ-27.16, SJ-27.27
    cells[base + HOBBLES] = cells[base + HOBBLES] << 4 & 0xFFFF
    for toxin in range(1, POISONS):
        cell = base + TOXINS + toxin - 1
        if cells[cell]:
            half = toxin in (FOG, PARALYSIS)  # these are turned by half a circle
            cells[cell] = cells[cell] << 4 & (0xFF if half else 0xFFFF)
    if not cells[base + IRON]:
        return
    upright = cells[base + IRON] >> 12 & 15
    cells[base + IRON] = cells[base + IRON] << 4 & 0xFFFF
    # SJ-5.21
    if upright:
        iron = designs(cells[base + LASTING] & state.rules.cards.lasting[v.IRON_WILL])[0]
        cells[base + LASTING] -= upright * one(iron)
        cells[base + UP] += upright * one(iron)
        if state.events is not None:
            state.tell("expired", "SJ-5.21", {"who": who(state, seat), "card": card_name(iron)})


class MayRelease(Happen[Senjutsu]):
    """Ask a player who can pay to have a card in play discarded."""

    name: ClassVar[str] = "may_release"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: Senjutsu) -> None:
        if affordable(state, self.seat):
            state.push(Release(self.seat))


def releasable(state: Senjutsu) -> tuple[int, ...]:
    """The cards in play that players can pay to have discarded."""
    heap = 0
    for seat in seats_of(state.cells[ALIVE]):
        heap |= state.cells[seat * BLOCK + LASTING] & state.rules.cards.releasable
    return designs(heap)


def affordable(state: Senjutsu, seat: int) -> list[int]:
    """Those of them for which this player has the Focus."""
    focus = purse(state, seat)
    prices = state.rules.cards.prices
    return [design for design in releasable(state) if prices[design] <= focus]


class Release(Question):
    """Pay Focus to have a card in play discarded, or pass."""

    name: ClassVar[str] = "release"
    clause: ClassVar[str] = "SJ-14.8"

    def legal(self, state: Senjutsu, seat: int) -> tuple[int, ...]:
        # SJ-14.8
        return with_other([CARD.at(design) for design in affordable(state, seat)], PASS)

    def apply(self, state: Senjutsu, seat: int, action: int) -> None:
        state.stack.pop()
        if action == PASS:
            return
        design = CARD.part(action)
        spend_focus(state, seat, state.rules.cards.prices[design])
        for owner in seats_of(state.cells[ALIVE]):
            base = owner * BLOCK
            if state.cells[base + LASTING] >> 2 * design & 3:
                state.cells[base + LASTING] -= one(design)
                state.cells[base + UP] += one(design)
                count_limits(state, owner)
                break
        if state.events is not None:
            paid = state.rules.cards.prices[design]
            state.tell("released", "SJ-14.8", {"who": who(state, seat), "card": card_name(design), "count": paid})


STEPS: Steps = (
    EndTurn,
    MayRelease,
    Release,
)
