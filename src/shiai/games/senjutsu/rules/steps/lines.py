"""Resolving the lines of a card from top to bottom: gates, OR, Focus, groups (sections 5, 7, 8 and 24)."""

from typing import ClassVar, Final

from shiai.core.clauses import cited
from shiai.games.senjutsu.cards import vocabulary as v
from shiai.games.senjutsu.cards.cards import DESIGNS, LINE_DESIGN, LINE_PART, LINES
from shiai.games.senjutsu.cards.heap import designs
from shiai.games.senjutsu.cards.structure import (
    COUNTER_LINE,
    LOWER_LINE,
    MODIFIER_LINE,
    SHIELD_LINE,
    STAR_LINE,
    Line,
    Option,
)
from shiai.games.senjutsu.rules.actions import DONE, OPTION, PAY
from shiai.games.senjutsu.rules.battlefield.moves import BINDING, avoids, first_walk
from shiai.games.senjutsu.rules.battlefield.reach import Reach, Self, open_options
from shiai.games.senjutsu.rules.battlefield.surroundings import ground_of, reach_of, turning
from shiai.games.senjutsu.rules.piles import card_name
from shiai.games.senjutsu.rules.state import (
    AT,
    BLOCK,
    FACING,
    HAND,
    HIDDEN_AT,
    KAMAE_AT,
    Senjutsu,
)
from shiai.games.senjutsu.rules.steps.base import Ask, Happen, Steps
from shiai.games.senjutsu.rules.table import acts, purse, spend_focus, who

# Numbers of the steps here: seat, line, one past the last line, mask of targets, 1 while there is a duty to hit.
Numbers = tuple[int, int, int, int, int]


ONLY: Final = [0]  # the choices of a line with one option and no gate


class Lines(Happen):
    """The next line of a card, then the rest of them."""

    name: ClassVar[str] = "lines"
    clauses: ClassVar[tuple[str, ...]] = cited(
        """
        SJ-1.7 SJ-5.2 SJ-5.6 SJ-5.11 SJ-5.12 SJ-5.15 SJ-5.18 SJ-7.5 SJ-7.6 SJ-7.7 SJ-7.21 SJ-7.26 SJ-7.27
        SJ-24.13 SJ-1.3 SJ-13.8
        """
    )

    def run(self, state: Senjutsu) -> None:
        seat, line, end, targets, duty = self.numbers
        if not acts(state, seat):
            return
        while line < end:
            found = LINES[line]
            if found.kind not in (MODIFIER_LINE, COUNTER_LINE) and choices_of(state, seat, line):
                numbers = (seat, line, end, targets, duty)
                if len(found.options) > 1:
                    state.push("or", numbers)
                elif found.options[0].focus:
                    state.push("pay", numbers)
                else:
                    carry_out(state, numbers, found.options[0])
                return
            line += 1


def me(state: Senjutsu, seat: int) -> Self:
    """The acting hero as the duty to hit sees it."""
    cells = state.cells
    base = seat * BLOCK
    return Self(
        cells[base + AT],
        cells[base + FACING],
        cells[base + KAMAE_AT],
        purse(state, seat),
        cells[base + HIDDEN_AT],
        0,
    )


def choices_of(state: Senjutsu, seat: int, line: int) -> list[int]:
    """The options of a line that can be chosen now."""
    cells = state.cells
    base = seat * BLOCK
    options = LINES[line].options
    if len(options) == 1 and not options[0].kamae and not options[0].focus:
        return ONLY
    found = open_options(LINES[line], cells[base + KAMAE_AT], cells[base + HIDDEN_AT], purse(state, seat))
    if len(found) > 1:
        found = without_collision(state, seat, LINES[line], found)
    if len(found) > 1 and not state.rules.discard_no_cost:
        # SJ-5.19: a discard that cannot be made closes its option while another one is open.
        payable = [i for i in found if can_discard(state, seat, LINES[line].options[i])]
        found = payable or found
    return found


def without_collision(state: Senjutsu, seat: int, line: Line, found: list[int]) -> list[int]:
    """SJ-16.21: options that must collide are open only if none without Focus cost avoids it."""
    safe: list[int] = []
    free = False
    for i in found:
        option = line.options[i]
        if not collides(state, seat, option):
            safe.append(i)
            free = free or not option.focus
    return safe if free else found


def collides(state: Senjutsu, seat: int, option: Option) -> bool:
    """Must the movement of this option end in a collision?"""
    chain = option.chain
    if chain is None or not chain.moving or not BINDING[chain.id]:
        return False
    base = seat * BLOCK
    spins = turning(state, seat)
    walk = first_walk(chain.id, state.cells[base + AT], state.cells[base + FACING], False, spins)
    return not avoids(chain.id, walk, ground_of(state, seat), spins, {})


def can_discard(state: Senjutsu, seat: int, option: Option) -> bool:
    """Can the discard be made with which this option begins?"""
    chain = option.chain
    if chain is None or chain.atoms[0].kind != v.DISCARD or len(chain.stages) == 1:
        return True
    return any(DESIGNS[i].tier & chain.atoms[0].mask for i in designs(state.cells[seat * BLOCK + HAND]))


def dutiful(state: Senjutsu, numbers: tuple[int, ...]) -> Reach:
    """What can be reached by the part that is being resolved."""
    line = numbers[1]
    return reach_of(state, numbers[0], LINE_DESIGN[line], LINE_PART[line])


def push_rest(state: Senjutsu, numbers: tuple[int, ...]) -> None:
    """What follows a line, if anything does."""
    seat, line, end, targets, duty = numbers
    if line + 1 < end:
        state.push("lines", (seat, line + 1, end, targets, duty))


def carry_out(state: Senjutsu, numbers: tuple[int, ...], option: Option) -> None:
    """Carry out one option of a line; what follows the line is on the stack below it."""
    seat, line, end, targets, duty = numbers
    chain = option.chain
    kind = LINES[line].kind
    if state.witness is not None:
        state.witness.add(option.id)
    if chain is None:
        push_rest(state, numbers)
        state.push("lines", (seat, option.first, option.last, targets, duty))
    elif chain.atoms[0].kind == v.STRIKE:
        state.push("strike", (seat, line, end, chain.id))
    elif kind == SHIELD_LINE:
        state.push("shields", (seat, line, end, chain.id))
    elif kind == STAR_LINE:
        state.push("stars", (seat, line, end, chain.id))
    elif kind == LOWER_LINE:
        state.push("lower", (seat, line, end))
    else:
        push_rest(state, numbers)
        if chain.moving:
            state.push("begin_move", (seat, chain.id, line, duty))
        else:
            state.push("do", (seat, chain.id, 0, targets, line, duty))


class Or(Ask):
    """Exactly one side of an OR is chosen."""

    name: ClassVar[str] = "or"
    clauses: ClassVar[tuple[str, ...]] = cited(
        "SJ-24.8 SJ-24.9 SJ-24.10 SJ-24.11 SJ-24.12 SJ-24.14 SJ-16.21 SJ-5.19 SJ-19.9"
    )

    def legal(self, state: Senjutsu, seat: int) -> tuple[int, ...]:
        choices = choices_of(state, seat, self.numbers[1])
        if self.numbers[4]:
            reach = dutiful(state, self.numbers)
            line = self.numbers[1]
            hero = me(state, seat)
            choices = [i for i in choices if reach.option(line, LINES[line].options[i], hero, -1, -1)]
        return tuple([OPTION + i for i in choices])

    def apply(self, state: Senjutsu, seat: int, action: int) -> None:
        state.stack.pop()
        option = LINES[self.numbers[1]].options[action - OPTION]
        if state.events is not None:
            card = card_name(LINE_DESIGN[self.numbers[1]])
            state.tell(
                "chose_option", "SJ-24.8", {"who": who(state, seat), "card": card, "option": action - OPTION + 1}
            )
        spend_focus(state, seat, option.focus)
        carry_out(state, self.numbers, option)


class Pay(Ask):
    """An optional Focus line: pay for it or leave it."""

    name: ClassVar[str] = "pay"
    clauses: ClassVar[tuple[str, ...]] = cited("SJ-8.6 SJ-8.7 SJ-8.8 SJ-8.10")

    def legal(self, state: Senjutsu, seat: int) -> tuple[int, ...]:
        if not self.numbers[4]:
            return (DONE, PAY)
        reach = dutiful(state, self.numbers)
        line = self.numbers[1]
        hero = me(state, seat)
        actions: list[int] = []
        if reach.lines(line + 1, hero):
            actions.append(DONE)
        if reach.option(line, LINES[line].options[0], hero, -1, -1):
            actions.append(PAY)
        return tuple(actions)

    def apply(self, state: Senjutsu, seat: int, action: int) -> None:
        state.stack.pop()
        line = self.numbers[1]
        if action == DONE:
            push_rest(state, self.numbers)
            return
        option = LINES[line].options[0]
        spend_focus(state, seat, option.focus)
        carry_out(state, self.numbers, option)


STEPS: Steps = (Lines, Or, Pay)
