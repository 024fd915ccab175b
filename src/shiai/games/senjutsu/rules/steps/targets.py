"""Moving and poisoning targets (sections 21, 27 and 36)."""

from typing import ClassVar, Final

from shiai.core.step import Happen
from shiai.games.senjutsu.cards import vocabulary as v
from shiai.games.senjutsu.cards.cards import POISON_CARD
from shiai.games.senjutsu.rules.actions import FACE, LEFT, PASS, RIGHT, SPACE, TARGET
from shiai.games.senjutsu.rules.actions import VENOM as VENOM_ACTION
from shiai.games.senjutsu.rules.battlefield.figures import occupied
from shiai.games.senjutsu.rules.battlefield.hexes import NEIGHBOUR, distance, pull_spaces, push_directions
from shiai.games.senjutsu.rules.contracts import credit
from shiai.games.senjutsu.rules.harm import check_defeat, show_up
from shiai.games.senjutsu.rules.heroes import DEBILITATING, POISON_NAMES
from shiai.games.senjutsu.rules.piles import deck_size
from shiai.games.senjutsu.rules.state import (
    ALIVE,
    AT,
    BLOCK,
    DEEP_VENOM,
    FACING,
    POISON_DECK,
    TOP_SIZE,
    TOP_VENOM,
    TOXINS,
    VENOM,
    Senjutsu,
)
from shiai.games.senjutsu.rules.steps import movement, traps
from shiai.games.senjutsu.rules.steps.base import Question, Steps
from shiai.games.senjutsu.rules.table import tell_aim, who

TOP_OF_DECK: Final = 5  # Debilitating Poison is shuffled among so many cards


class EachTarget(Question):
    """Choose the target that is moved next; `kind` is the effect, `targets` the mask of those left."""

    name: ClassVar[str] = "each_target"
    clause: ClassVar[str] = "SJ-21.18"

    def __init__(self, seat: int, kind: int, amount: int, targets: int) -> None:
        super().__init__(seat)
        self.kind = kind
        self.amount = amount
        self.targets = targets

    def legal(self, state: Senjutsu, seat: int) -> tuple[int, ...]:
        return TARGET.masked(self.targets)

    def apply(self, state: Senjutsu, seat: int, action: int) -> None:
        state.stack.pop()
        kind, amount = self.kind, self.amount
        target = TARGET.part(action)
        tell_aim(state, seat, target, "SJ-18.9")
        left = self.targets & ~(1 << target) & state.cells[ALIVE]
        if left:
            state.push(EachTarget(seat, kind, amount, left))
        if not state.cells[ALIVE] >> target & 1:
            return
        # SJ-21.18: away from or towards the acting hero
        if kind == v.PUSH:
            state.push(PushWay(seat, target, amount))
        elif kind == v.PULL:
            state.push(Pull(seat, target, amount))
        elif kind == v.TURN_TARGET:
            state.push(TurnTarget(seat, target, amount))
        elif kind == v.STEP_TARGET:
            if state.rules.step_away:
                state.push(PushWay(seat, target, amount))
            else:
                # SJ-21.21
                state.push(Push(seat, target, amount, state.cells[target * BLOCK + FACING]))
        else:
            swap(state, seat, target)


def swap(state: Senjutsu, seat: int, target: int) -> None:
    """Exchange the places of two heroes (SJ-21.12)."""
    here, there = state.cells[seat * BLOCK + AT], state.cells[target * BLOCK + AT]
    if state.events is not None:
        state.tell("swapped", "SJ-21.12", {"who": who(state, seat), "other": who(state, target)})
    # SJ-21.12
    movement.go(state, seat, there, "SJ-21.12")
    movement.go(state, target, here, "SJ-21.12")
    if not check_defeat(state, seat):
        traps.tread(state, target)
        traps.tread(state, seat)


class PushWay(Question):
    """Choose the direction of a Push of so many spaces."""

    name: ClassVar[str] = "push_way"
    clause: ClassVar[str] = "SJ-21.1"

    def __init__(self, seat: int, target: int, spaces: int) -> None:
        super().__init__(seat)
        self.target = target
        self.spaces = spaces

    def legal(self, state: Senjutsu, seat: int) -> tuple[int, ...]:
        at, there = state.cells[seat * BLOCK + AT], state.cells[self.target * BLOCK + AT]
        # SJ-21.3
        return tuple([FACE.first + direction for direction in push_directions(at, there)])

    def apply(self, state: Senjutsu, seat: int, action: int) -> None:
        state.stack.pop()
        state.push(Push(seat, self.target, self.spaces, FACE.part(action)))


def enterable(state: Senjutsu, space: int) -> bool:
    """Can a hero be moved there without a collision?"""
    terrain = state.terrain
    # SJ-21.19
    if space < 0 or not terrain.playable >> space & 1 or terrain.walls >> space & 1:
        return False
    return not occupied(state) >> space & 1


class Push(Happen[Senjutsu]):
    """Push a target one space in a straight line, then the spaces that are left."""

    name: ClassVar[str] = "push"

    def __init__(self, seat: int, target: int, left: int, direction: int) -> None:
        self.seat = seat
        self.target = target
        self.left = left
        self.direction = direction

    def run(self, state: Senjutsu) -> None:
        target = self.target
        if not self.left or not state.cells[ALIVE] >> target & 1:
            return
        # SJ-21.1, SJ-21.4, SJ-21.16: one direction; the facing stays
        space = NEIGHBOUR[self.direction][state.cells[target * BLOCK + AT]]
        if not enterable(state, space):
            # SJ-21.6
            movement.collide(state, target, space, False)
            return
        state.push(Push(self.seat, target, self.left - 1, self.direction))
        movement.go(state, target, space, "SJ-21.1")
        if not check_defeat(state, self.seat):
            traps.tread(state, target)


class Pull(Question):
    """Choose the next space of a target that is pulled nearer; `left` counts the spaces."""

    name: ClassVar[str] = "pull"
    clause: ClassVar[str] = "SJ-21.2"

    def __init__(self, seat: int, target: int, left: int) -> None:
        super().__init__(seat)
        self.target = target
        self.left = left

    def legal(self, state: Senjutsu, seat: int) -> tuple[int, ...]:
        at, there = state.cells[seat * BLOCK + AT], state.cells[self.target * BLOCK + AT]
        # SJ-21.11
        if distance(at, there) < 2:
            return (SPACE.at(there),)  # it stays
        # SJ-21.2
        return tuple([SPACE.first + space for space in pull_spaces(at, there)])

    def apply(self, state: Senjutsu, seat: int, action: int) -> None:
        state.stack.pop()
        target = self.target
        space = SPACE.part(action)
        if space == state.cells[target * BLOCK + AT]:
            return
        if not enterable(state, space):
            movement.collide(state, target, space, False)
            return
        movement.go(state, target, space, "SJ-21.2")
        if not check_defeat(state, seat) and self.left > 1 and state.cells[ALIVE] >> target & 1:
            state.push(Pull(seat, target, self.left - 1))
        traps.tread(state, target)


class TurnTarget(Question):
    """Choose which way to turn a target by so many sides."""

    name: ClassVar[str] = "turn_target"
    clause: ClassVar[str] = "SJ-21.10"

    def __init__(self, seat: int, target: int, sides: int) -> None:
        super().__init__(seat)
        self.target = target
        self.sides = sides

    def legal(self, state: Senjutsu, seat: int) -> tuple[int, ...]:
        # SJ-21.10
        return (LEFT, RIGHT)

    def apply(self, state: Senjutsu, seat: int, action: int) -> None:
        state.stack.pop()
        # SJ-21.20
        sides = self.sides if action == RIGHT else -self.sides
        movement.turn(state, self.target, (state.cells[self.target * BLOCK + FACING] + sides) % 6, "SJ-21.10")


class Poison(Question):
    """Choose the Poison from the own poison deck that a target gets."""

    name: ClassVar[str] = "poison"
    clause: ClassVar[str] = "SJ-27.18"

    def __init__(self, seat: int, target: int) -> None:
        super().__init__(seat)
        self.target = target

    def legal(self, state: Senjutsu, seat: int) -> tuple[int, ...]:
        # SJ-27.18, SJ-36.2
        left = state.cells[seat * BLOCK + POISON_DECK]
        return VENOM_ACTION.masked(left) or (PASS,)

    def apply(self, state: Senjutsu, seat: int, action: int) -> None:
        state.stack.pop()
        if action != PASS:
            poison(state, seat, self.target, VENOM_ACTION.part(action))


def poison(state: Senjutsu, seat: int, target: int, kind: int) -> None:
    """Give a target a Poison from the poison deck of this seat."""
    if state.immune(target):
        return
    base = target * BLOCK
    cells = state.cells
    # SJ-27.19, SJ-36.3: it leaves the game afterwards
    cells[seat * BLOCK + POISON_DECK] &= ~(1 << kind)
    if state.events is not None:
        name = f"poison-{POISON_NAMES[kind]}"
        state.tell("poisoned", "SJ-27.18", {"who": who(state, target), "poison": name})
    if kind != DEBILITATING:
        cells[base + TOXINS + kind - 1] += 1
    elif target >= state.rules.first_enemy:
        state.into_enemy_deck(target, POISON_CARD)
    else:
        # SJ-27.21
        top = min(TOP_OF_DECK, deck_size(state, target))
        cells[base + TOP_SIZE] = max(top, cells[base + TOP_SIZE]) + 1
        if cells[base + TOP_SIZE] > deck_size(state, target):  # SJ-27.23: the whole deck
            cells[base + TOP_VENOM] += cells[base + DEEP_VENOM]
            cells[base + DEEP_VENOM] = 0
        cells[base + TOP_VENOM] += 1
        cells[base + VENOM] += 1
    credit(state, seat, target, v.POISON_CREDIT)
    show_up(state, target)


STEPS: Steps = (EachTarget, PushWay, Push, Pull, TurnTarget, Poison)
