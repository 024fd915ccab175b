"""Variable initiatives, and how initiatives are compared (section 12)."""

from typing import ClassVar

from shiai.core.clauses import cited
from shiai.games.senjutsu.cards import vocabulary as v
from shiai.games.senjutsu.cards.cards import DESIGNS, STUN_CARD
from shiai.games.senjutsu.rules.actions import HIGHEST_SPEED, SPEED
from shiai.games.senjutsu.rules.playing import add_item, lowered, printed, widened
from shiai.games.senjutsu.rules.state import (
    ALIVE,
    BLOCK,
    BOUGHT,
    ITEM_SPEED,
    LOW_SPEED,
    MARKS,
    NOW,
    PHASE,
    RESOLVING,
    Senjutsu,
)
from shiai.games.senjutsu.rules.steps.base import Ask, Happen, Steps
from shiai.games.senjutsu.rules.steps.instants import push_window
from shiai.games.senjutsu.rules.steps.reveal import shown
from shiai.games.senjutsu.rules.table import highest_first, seats_of, who


class Speeds(Happen):
    """Step 5: Broad Block, then the variable initiatives, from the lowest Advantage upwards."""

    name: ClassVar[str] = "speeds"

    def run(self, state: Senjutsu) -> None:
        state.push("compare")
        variable = [seat for seat in highest_first(state, state.cells[ALIVE]) if ranges(state, seat)]
        for seat in variable:
            state.push("speed", (seat,))
        for seat in variable:
            card = shown(state, seat)
            if DESIGNS[card].blocks:
                push_window(state, (seat, v.BEFORE_SPEED, 0, card))


def ranges(state: Senjutsu, seat: int) -> bool:
    """Has the revealed card a variable initiative?"""
    card = shown(state, seat)
    if card < 0 or card >= STUN_CARD:
        return False
    low, high = printed(state, seat, card, bool(state.cells[seat * BLOCK + MARKS] & BOUGHT))
    return low < high


class ChooseSpeed(Ask):
    """A variable initiative is chosen. Numbers: seat."""

    name: ClassVar[str] = "speed"
    clauses: ClassVar[tuple[str, ...]] = cited("SJ-12.11 SJ-12.12")
    turn_clause: ClassVar[str] = "SJ-12.12"

    def legal(self, state: Senjutsu, seat: int) -> tuple[int, ...]:
        low, high = widened(state, seat, shown(state, seat))
        return tuple(range(SPEED + low, SPEED + high + 1))

    def apply(self, state: Senjutsu, seat: int, action: int) -> None:
        state.stack.pop()
        base = seat * BLOCK
        state.cells[base + ITEM_SPEED] = lowered(state, seat, action - SPEED)
        state.cells[base + LOW_SPEED] = lowered(state, seat, widened(state, seat, shown(state, seat))[0])
        if state.events is not None:
            state.tell("speed", "SJ-12.11", {"who": who(state, seat), "speed": state.cells[base + ITEM_SPEED]})


class Compare(Happen):
    """Initiatives are compared; parts below a split line wait for their own."""

    name: ClassVar[str] = "compare"

    def run(self, state: Senjutsu) -> None:
        cells = state.cells
        state.push("initiative")
        for seat in seats_of(cells[ALIVE]):
            card = shown(state, seat)
            if card < 0 or card >= STUN_CARD:  # enemies that have drawn a Stun have none
                continue
            if not ranges(state, seat):
                base = seat * BLOCK
                speed = printed(state, seat, card, bool(cells[base + MARKS] & BOUGHT))[0] + state.quicker(seat)
                cells[base + ITEM_SPEED] = lowered(state, seat, speed)
                cells[base + LOW_SPEED] = cells[base + ITEM_SPEED]
            if len(DESIGNS[card].parts) > 1:
                add_item(state, seat, card, 1, state.split_speed(seat, card))
        cells[PHASE] = RESOLVING
        cells[NOW] = HIGHEST_SPEED


STEPS: Steps = (
    Speeds,
    ChooseSpeed,
    Compare,
)
