"""Caltrops and trap tokens: how they come onto the battlefield, and what happens to whoever enters their space
(section 51)."""

from typing import ClassVar

from shiai.core.step import ForcedLuck
from shiai.games.senjutsu.cards.vocabulary import HOBBLE_CREDIT, WOUND_CREDIT
from shiai.games.senjutsu.rules.actions import DECOY, SPACE, TRIGGER
from shiai.games.senjutsu.rules.battlefield.figures import hazards, occupied, space_name
from shiai.games.senjutsu.rules.battlefield.hexes import bits, placed
from shiai.games.senjutsu.rules.contracts import credit
from shiai.games.senjutsu.rules.harm import check_defeat, hobble, wound
from shiai.games.senjutsu.rules.state import (
    ALIVE,
    AT,
    BLOCK,
    CALTROPS,
    FACING,
    MOST_CALTROPS,
    NOWHERE,
    SPRUNG,
    TRAP_TOKENS,
    TRAPS,
    TRIGGERS,
    Senjutsu,
)
from shiai.games.senjutsu.rules.steps import movement, targets
from shiai.games.senjutsu.rules.steps.base import TURN_CLAUSE, Question, Steps
from shiai.games.senjutsu.rules.table import who


def free_spaces(state: Senjutsu, seat: int, chain: int, place: int) -> int:
    """The mask of marked spaces that are empty: no figure, no terrain, no caltrop and no token."""
    at, facing = state.cells[seat * BLOCK + AT], state.cells[seat * BLOCK + FACING]
    taken = occupied(state) | hazards(state) | state.terrain.covered
    free = 0
    for cell in state.rules.cards.chains[chain].atoms[place].cells:
        space = placed(cell.a, cell.b, at, facing)
        # SJ-51.2
        if space >= 0 and state.terrain.playable >> space & 1 and not taken >> space & 1:
            free |= 1 << space
    return free


def throw_caltrop(state: Senjutsu, seat: int, chain: int, place: int) -> None:
    """Put a caltrop on a marked space, if there is one left and a space for it."""
    # SJ-51.1
    if state.cells[seat * BLOCK + CALTROPS].bit_count() < MOST_CALTROPS and free_spaces(state, seat, chain, place):
        state.push(PlaceCaltrop(seat, chain, place))


class PlaceCaltrop(Question):
    """Choose the space for a caltrop; `chain` and `place` tell which effect throws it."""

    name: ClassVar[str] = "place_caltrop"
    clause: ClassVar[str] = "SJ-51.1"

    def __init__(self, seat: int, chain: int, place: int) -> None:
        super().__init__(seat)
        self.chain = chain
        self.place = place

    def legal(self, state: Senjutsu, seat: int) -> tuple[int, ...]:
        return SPACE.masked(free_spaces(state, seat, self.chain, self.place))

    def apply(self, state: Senjutsu, seat: int, action: int) -> None:
        state.stack.pop()
        space = SPACE.part(action)
        state.cells[seat * BLOCK + CALTROPS] |= 1 << space
        if state.events is not None:
            values = {"who": who(state, seat), "space": space_name(state, space)}
            state.tell("caltrop_thrown", "SJ-51.1", dict(values))


def throw_traps(state: Senjutsu, seat: int, chain: int, place: int) -> None:
    """Mix all own trap tokens and put them face down on marked spaces."""
    base = seat * BLOCK
    # SJ-51.5: those that still lie somewhere are taken up first
    state.cells[base + TRAPS] = 0
    state.cells[base + SPRUNG] = state.cells[base + SPRUNG + 1] = 0
    push_traps(state, seat, chain, place, TRAP_TOKENS)


def push_traps(state: Senjutsu, seat: int, chain: int, place: int, left: int) -> None:
    """Place the trap tokens that are left; the owner chooses only if there are more spaces than tokens."""
    free = free_spaces(state, seat, chain, place)
    # SJ-51.4
    if free.bit_count() > left > 0:
        state.push(PlaceTrap(seat, chain, place, left))
        return
    for space in bits(free)[:left]:
        lay_trap(state, seat, space)


def lay_trap(state: Senjutsu, seat: int, space: int) -> None:
    """Put a trap token on a space."""
    state.cells[seat * BLOCK + TRAPS] |= 1 << space
    if state.events is not None:
        state.tell("trap_thrown", "SJ-51.4", {"who": who(state, seat), "space": space_name(state, space)})


class PlaceTrap(Question):
    """Choose the space for the next of `left` trap tokens; other fields as for `PlaceCaltrop`."""

    name: ClassVar[str] = "place_trap"
    clause: ClassVar[str] = "SJ-51.4"

    def __init__(self, seat: int, chain: int, place: int, left: int) -> None:
        super().__init__(seat)
        self.chain = chain
        self.place = place
        self.left = left

    def legal(self, state: Senjutsu, seat: int) -> tuple[int, ...]:
        return SPACE.masked(free_spaces(state, seat, self.chain, self.place))

    def apply(self, state: Senjutsu, seat: int, action: int) -> None:
        state.stack.pop()
        lay_trap(state, seat, SPACE.part(action))
        push_traps(state, seat, self.chain, self.place, self.left - 1)


# Entering such a space ------------------------------------------------------------------------------------------------


def tread(state: Senjutsu, figure: int) -> None:
    """A figure has entered a space: a caltrop or a trap token on it has its effect.

    What the figure does next already lies on the stack.
    """
    space = state.cells[figure * BLOCK + AT]
    if space == NOWHERE or not hazards(state) >> space & 1:
        return
    for owner in range(state.rules.count):
        base = owner * BLOCK
        # SJ-51.3, SJ-51.8
        if state.cells[base + CALTROPS] >> space & 1:
            state.cells[base + CALTROPS] &= ~(1 << space)
            if state.events is not None:
                values = {"who": who(state, figure), "space": space_name(state, space)}
                state.tell("caltrop_entered", "SJ-51.3", dict(values))
            pierce(state, owner, figure, "SJ-51.3")
        elif state.cells[base + TRAPS] >> space & 1:
            state.push(TurnUp(owner, figure))


def pierce(state: Senjutsu, owner: int, figure: int, clause: str) -> None:
    """A caltrop or a trigger wounds and hobbles; a figure that falls moves no further."""
    wound(state, figure, 1, 0, clause)
    hobble(state, figure, clause)
    going_on = state.stack[-1] if state.stack else None
    credit(state, owner, figure, WOUND_CREDIT | HOBBLE_CREDIT)
    if check_defeat(state, figure) or state.cells[ALIVE] >> figure & 1:
        return
    if (isinstance(going_on, movement.Move) and going_on.seat == figure) or (
        isinstance(going_on, targets.Pull) and going_on.target == figure
    ):
        state.stack.pop()


class TurnUp(ForcedLuck[Senjutsu]):
    """Luck decides what the trap token of `owner` is whose space `figure` has entered."""

    name: ClassVar[str] = "turn_up"
    clause: ClassVar[str] = "SJ-51.7"
    turn_clause: ClassVar[str] = TURN_CLAUSE

    def __init__(self, owner: int, figure: int) -> None:
        self.owner = owner
        self.figure = figure

    def unseen(self, state: Senjutsu) -> tuple[int, int]:
        """The triggers and decoys that were not turned up since the last throw."""
        sprung = self.owner * BLOCK + SPRUNG
        # SJ-51.6: of those that lie nowhere, too, nobody knows what they are
        return TRIGGERS - state.cells[sprung], TRAP_TOKENS - TRIGGERS - state.cells[sprung + 1]

    def legal(self, state: Senjutsu, seat: int) -> tuple[int, ...]:
        triggers, decoys = self.unseen(state)
        found = [action for action, left in ((TRIGGER, triggers), (DECOY, decoys)) if left]
        return tuple(found)

    def weights(self, state: Senjutsu) -> list[int]:
        return [left for left in self.unseen(state) if left]

    def apply(self, state: Senjutsu, seat: int, action: int) -> None:
        state.stack.pop()
        base = self.owner * BLOCK
        space = state.cells[self.figure * BLOCK + AT]
        trigger = action == TRIGGER
        state.cells[base + TRAPS] &= ~(1 << space)
        state.cells[base + SPRUNG + int(not trigger)] += 1
        if state.events is not None:
            values = {"who": who(state, self.figure), "space": space_name(state, space)}
            state.tell("trap_sprung" if trigger else "trap_empty", "SJ-51.7", dict(values))
        if trigger:
            # SJ-51.7
            pierce(state, self.owner, self.figure, "SJ-51.7")


STEPS: Steps = (PlaceCaltrop, PlaceTrap, TurnUp)
