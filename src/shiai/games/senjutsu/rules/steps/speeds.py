"""Variable initiatives, and how initiatives are compared (section 12)."""

from typing import ClassVar

from shiai.core.step import Happen
from shiai.games.senjutsu.cards import vocabulary as v
from shiai.games.senjutsu.cards.cards import STUN_CARD
from shiai.games.senjutsu.rules.actions import HIGHEST_SPEED, SPEED
from shiai.games.senjutsu.rules.playing import add_item, bought, lowered, printed, widened
from shiai.games.senjutsu.rules.state import (
    ALIVE,
    BLOCK,
    ITEM_CARD,
    ITEM_PART,
    ITEM_SPEED,
    ITEMS,
    LOW_SPEED,
    NOW,
    PHASE,
    RESOLVING,
    Senjutsu,
)
from shiai.games.senjutsu.rules.steps import instants, resolve, reveal
from shiai.games.senjutsu.rules.steps.base import Question, Steps
from shiai.games.senjutsu.rules.table import highest_first, people_of, seats_of, who


class Speeds(Happen[Senjutsu]):
    """Ask for Broad Block, then for variable initiatives, from the lowest Advantage upwards."""

    name: ClassVar[str] = "speeds"

    def run(self, state: Senjutsu) -> None:
        state.push(Compare())
        variable = [seat for seat in highest_first(state, state.cells[ALIVE]) if ranges(state, seat)]
        # SJ-12.12: what is pushed last comes first
        for seat in variable:
            state.push(ChooseSpeed(seat))
        for seat in variable:
            card = reveal.shown(state, seat)
            if state.rules.cards.designs[card].blocks:
                instants.push_window(state, seat, v.BEFORE_SPEED, 0, card)


def ranges(state: Senjutsu, seat: int) -> bool:
    """Has the revealed card a variable initiative?"""
    card = reveal.shown(state, seat)
    if card < 0 or card >= STUN_CARD:
        return False
    low, high = printed(state, seat, card, bought(state, seat))
    return low < high


class ChooseSpeed(Question):
    """Choose a variable initiative."""

    name: ClassVar[str] = "speed"
    clause: ClassVar[str] = "SJ-12.11"
    turn_clause: ClassVar[str] = "SJ-12.12"

    def legal(self, state: Senjutsu, seat: int) -> tuple[int, ...]:
        low, high = widened(state, seat, reveal.shown(state, seat))
        # SJ-12.11
        return tuple([SPEED.at(speed) for speed in range(low, high + 1)])

    def apply(self, state: Senjutsu, seat: int, action: int) -> None:
        state.stack.pop()
        base = seat * BLOCK
        state.cells[base + ITEM_SPEED] = lowered(state, seat, SPEED.part(action))
        state.cells[base + LOW_SPEED] = lowered(state, seat, widened(state, seat, reveal.shown(state, seat))[0])
        if state.events is not None:
            state.tell("speed", "SJ-12.11", {"who": who(state, seat), "speed": state.cells[base + ITEM_SPEED]})


class Compare(Happen[Senjutsu]):
    """Fix all initiatives; parts below a split line wait for their own."""

    name: ClassVar[str] = "compare"

    def run(self, state: Senjutsu) -> None:
        cells = state.cells
        state.push(resolve.Initiative())
        for seat in seats_of(cells[ALIVE]):
            base = seat * BLOCK
            card = cells[base + ITEM_CARD] - 1
            if card < 0 or card >= STUN_CARD:  # enemies that have drawn a Stun have none
                continue
            made = state.rules.cards.designs[card]
            low, high = printed(state, seat, card, bought(state, seat))
            if low == high:
                cells[base + ITEM_SPEED] = lowered(state, seat, low + state.quicker(seat))
                cells[base + LOW_SPEED] = cells[base + ITEM_SPEED]
            if len(made.parts) > 1:
                add_item(state, seat, card, 1, state.split_speed(seat, card))
        # SJ-55.3: lowest Advantage first
        for seat in highest_first(state, people_of(state)):
            card = cells[seat * BLOCK + ITEM_CARD] - 1
            if 0 <= card < STUN_CARD:
                ask_lower(state, seat, card, HIGHEST_SPEED)
        cells[PHASE] = RESOLVING
        cells[NOW] = HIGHEST_SPEED


def ask_lower(state: Senjutsu, seat: int, card: int, most: int) -> None:
    """Ask for the initiative of a part below a split line that has a range, up to so much."""
    code = state.rules.cards.designs[card].parts[-1]
    if code.low < min(code.speed, most):
        state.push(LowerSpeed(seat, card, min(code.speed, most)))


class LowerSpeed(Question):
    """Choose the variable initiative of the part below the split line of a card, up to `most`."""

    name: ClassVar[str] = "lower_speed"
    clause: ClassVar[str] = "SJ-55.3"
    turn_clause: ClassVar[str] = "SJ-12.12"

    def __init__(self, seat: int, design: int, most: int) -> None:
        super().__init__(seat)
        self.design = design
        self.most = most

    def legal(self, state: Senjutsu, seat: int) -> tuple[int, ...]:
        low = state.rules.cards.designs[self.design].parts[-1].low
        return tuple([SPEED.at(speed) for speed in range(low, self.most + 1)])

    def apply(self, state: Senjutsu, seat: int, action: int) -> None:
        state.stack.pop()
        base = seat * BLOCK
        cells = state.cells
        speed = lowered(state, seat, SPEED.part(action))
        for item in range(ITEMS):
            if cells[base + ITEM_CARD + item] == self.design + 1 and cells[base + ITEM_PART + item]:
                cells[base + ITEM_SPEED + item] = speed
        if state.events is not None:
            state.tell("lower_speed", "SJ-55.3", {"who": who(state, seat), "speed": speed})


STEPS: Steps = (
    Speeds,
    ChooseSpeed,
    LowerSpeed,
    Compare,
)
