"""Moving and poisoning targets (sections 21, 27 and 36)."""

from typing import ClassVar

from shiai.core.clauses import cited
from shiai.games.senjutsu.cards import vocabulary as v
from shiai.games.senjutsu.cards.cards import POISON_CARD
from shiai.games.senjutsu.rules.actions import FACE, LEFT, PASS, RIGHT, SPACE, TARGET
from shiai.games.senjutsu.rules.actions import VENOM as VENOM_ACTION
from shiai.games.senjutsu.rules.battlefield.figures import occupied
from shiai.games.senjutsu.rules.battlefield.hexes import NEIGHBOUR, distance, pull_spaces, push_directions
from shiai.games.senjutsu.rules.harm import check_defeat, show_up
from shiai.games.senjutsu.rules.heroes import DEBILITATING, POISON_NAMES, POISONS
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
from shiai.games.senjutsu.rules.steps.base import Ask, Happen, Steps
from shiai.games.senjutsu.rules.steps.movement import collide, go, turn
from shiai.games.senjutsu.rules.table import seats_of, tell_aim, who

TOP_OF_DECK: int = 5  # Debilitating Poison is shuffled among so many cards


class EachTarget(Ask):
    """The acting player takes the targets one after the other. Numbers: seat, effect, amount, mask of targets."""

    name: ClassVar[str] = "each_target"
    clauses: ClassVar[tuple[str, ...]] = cited("SJ-21.18 SJ-21.12")

    def legal(self, state: Senjutsu, seat: int) -> tuple[int, ...]:
        return tuple([TARGET + other for other in seats_of(self.numbers[3])])

    def apply(self, state: Senjutsu, seat: int, action: int) -> None:
        state.stack.pop()
        _, kind, amount, mask = self.numbers
        target = action - TARGET
        tell_aim(state, seat, target, "SJ-18.9")
        mask &= ~(1 << target) & state.cells[ALIVE]
        if mask:
            state.push("each_target", (seat, kind, amount, mask))
        if not state.cells[ALIVE] >> target & 1:
            return
        if kind == v.PUSH:
            state.push("push_way", (seat, target, amount))
        elif kind == v.PULL:
            state.push("pull", (seat, target, amount))
        elif kind == v.TURN_TARGET:
            state.push("turn_target", (seat, target, amount))
        elif kind == v.STEP_TARGET:
            if state.rules.step_away:
                state.push("push_way", (seat, target, amount))
            else:
                state.push("push", (seat, target, amount, state.cells[target * BLOCK + FACING]))
        else:
            swap(state, seat, target)


def swap(state: Senjutsu, seat: int, target: int) -> None:
    """Two heroes change places (SJ-21.12)."""
    here, there = state.cells[seat * BLOCK + AT], state.cells[target * BLOCK + AT]
    if state.events is not None:
        state.tell("swapped", "SJ-21.12", {"who": who(state, seat), "other": who(state, target)})
    go(state, seat, there, "SJ-21.12")
    go(state, target, here, "SJ-21.12")
    check_defeat(state, seat)


class PushWay(Ask):
    """The direction of a Push. Numbers: acting seat, target, spaces."""

    name: ClassVar[str] = "push_way"
    clauses: ClassVar[tuple[str, ...]] = cited("SJ-21.1 SJ-21.3")

    def legal(self, state: Senjutsu, seat: int) -> tuple[int, ...]:
        at, there = state.cells[seat * BLOCK + AT], state.cells[self.numbers[1] * BLOCK + AT]
        return tuple([FACE + direction for direction in push_directions(at, there)])

    def apply(self, state: Senjutsu, seat: int, action: int) -> None:
        state.stack.pop()
        state.push("push", (seat, self.numbers[1], self.numbers[2], action - FACE))


def enterable(state: Senjutsu, space: int) -> bool:
    """Can a hero be moved there without a collision?"""
    terrain = state.terrain
    if space < 0 or not terrain.playable >> space & 1 or terrain.walls >> space & 1:
        return False
    return not occupied(state) >> space & 1


class Push(Happen):
    """A target is moved in a straight line. Numbers: acting seat, target, spaces left, direction."""

    name: ClassVar[str] = "push"
    clauses: ClassVar[tuple[str, ...]] = cited("SJ-21.4 SJ-21.6 SJ-21.16 SJ-21.19 SJ-21.21")

    def run(self, state: Senjutsu) -> None:
        seat, target, left, direction = self.numbers
        if not left or not state.cells[ALIVE] >> target & 1:
            return
        space = NEIGHBOUR[direction][state.cells[target * BLOCK + AT]]
        if not enterable(state, space):
            collide(state, target, space, False)
            return
        state.push("push", (seat, target, left - 1, direction))
        go(state, target, space, "SJ-21.1")
        check_defeat(state, seat)


class Pull(Ask):
    """A target comes nearer, one space at a time. Numbers: acting seat, target, spaces left."""

    name: ClassVar[str] = "pull"
    clauses: ClassVar[tuple[str, ...]] = cited("SJ-21.2 SJ-21.11")

    def legal(self, state: Senjutsu, seat: int) -> tuple[int, ...]:
        at, there = state.cells[seat * BLOCK + AT], state.cells[self.numbers[1] * BLOCK + AT]
        if distance(at, there) < 2:
            return (SPACE + there,)  # it stays
        return tuple([SPACE + space for space in pull_spaces(at, there)])

    def apply(self, state: Senjutsu, seat: int, action: int) -> None:
        state.stack.pop()
        target, left = self.numbers[1:]
        space = action - SPACE
        if space == state.cells[target * BLOCK + AT]:
            return
        if not enterable(state, space):
            collide(state, target, space, False)
            return
        go(state, target, space, "SJ-21.2")
        if not check_defeat(state, seat) and left > 1 and state.cells[ALIVE] >> target & 1:
            state.push("pull", (seat, target, left - 1))


class TurnTarget(Ask):
    """The acting player turns a target. Numbers: acting seat, target, sides."""

    name: ClassVar[str] = "turn_target"
    clauses: ClassVar[tuple[str, ...]] = cited("SJ-21.10 SJ-21.20")

    def legal(self, state: Senjutsu, seat: int) -> tuple[int, ...]:
        return (LEFT, RIGHT)

    def apply(self, state: Senjutsu, seat: int, action: int) -> None:
        state.stack.pop()
        target, amount = self.numbers[1:]
        sides = amount if action == RIGHT else -amount
        turn(state, target, (state.cells[target * BLOCK + FACING] + sides) % 6, "SJ-21.10")


class Poison(Ask):
    """The owner of a poison deck chooses what a target gets. Numbers: acting seat, target."""

    name: ClassVar[str] = "poison"
    clauses: ClassVar[tuple[str, ...]] = cited("SJ-27.18 SJ-27.19 SJ-27.21 SJ-27.23 SJ-36.2 SJ-36.3")

    def legal(self, state: Senjutsu, seat: int) -> tuple[int, ...]:
        left = state.cells[seat * BLOCK + POISON_DECK]
        return tuple([VENOM_ACTION + kind for kind in range(POISONS) if left >> kind & 1]) or (PASS,)

    def apply(self, state: Senjutsu, seat: int, action: int) -> None:
        state.stack.pop()
        if action != PASS:
            poison(state, seat, self.numbers[1], action - VENOM_ACTION)


def poison(state: Senjutsu, seat: int, target: int, kind: int) -> None:
    """A Poison of the deck of this seat comes to a target."""
    if state.immune(target):
        return
    base = target * BLOCK
    cells = state.cells
    cells[seat * BLOCK + POISON_DECK] &= ~(1 << kind)
    if state.events is not None:
        name = f"poison-{POISON_NAMES[kind]}"
        state.tell("poisoned", "SJ-27.18", {"who": who(state, target), "poison": name})
    if kind != DEBILITATING:
        cells[base + TOXINS + kind - 1] += 1
    elif target >= state.rules.people:
        state.push("into_deck", (target, POISON_CARD))
    else:
        top = min(TOP_OF_DECK, deck_size(state, target))
        cells[base + TOP_SIZE] = max(top, cells[base + TOP_SIZE]) + 1
        if cells[base + TOP_SIZE] > deck_size(state, target):  # the whole deck (SJ-27.23)
            cells[base + TOP_VENOM] += cells[base + DEEP_VENOM]
            cells[base + DEEP_VENOM] = 0
        cells[base + TOP_VENOM] += 1
        cells[base + VENOM] += 1
    state.credit(seat, v.POISON_CREDIT)
    show_up(state, target)


STEPS: Steps = (EachTarget, PushWay, Push, Pull, TurnTarget, Poison)
