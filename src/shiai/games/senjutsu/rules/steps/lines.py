"""Resolving the lines of a card from top to bottom: gates, OR, Focus, groups (sections 5, 7, 8 and 24)."""

from typing import ClassVar

from shiai.core.messages import Values
from shiai.core.step import Happen
from shiai.games.senjutsu.cards import vocabulary as v
from shiai.games.senjutsu.cards.heap import size
from shiai.games.senjutsu.cards.option_words import option_words
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
from shiai.games.senjutsu.rules.battlefield.moves import avoids, first_walk
from shiai.games.senjutsu.rules.battlefield.reach import ONLY, Reach, Self, open_options
from shiai.games.senjutsu.rules.battlefield.surroundings import ground_of, reach_of, walked, walker
from shiai.games.senjutsu.rules.contracts import in_play
from shiai.games.senjutsu.rules.piles import line_card
from shiai.games.senjutsu.rules.state import (
    ALIVE,
    AT,
    BLOCK,
    FACING,
    HAND,
    HIDDEN_AT,
    KAMAE_AT,
    Senjutsu,
)
from shiai.games.senjutsu.rules.steps import (
    attack,
    block,
    comparison,
    contracts,
    effects,
    found_cards,
    movement,
    strike,
)
from shiai.games.senjutsu.rules.steps.base import Question, Steps
from shiai.games.senjutsu.rules.table import acts, purse, spend_focus, who


class Lines(Happen[Senjutsu]):
    """Carry out the next line of a card, then the rest of them.

    `line` to `end` (one past the last) are the lines, `targets` is a mask of figures, `duty` is 1 while there is a duty
    to hit.
    """

    name: ClassVar[str] = "lines"

    def __init__(self, seat: int, line: int, end: int, targets: int, duty: int) -> None:
        self.seat = seat
        self.line = line
        self.end = end
        self.targets = targets
        self.duty = duty

    def run(self, state: Senjutsu) -> None:
        seat, line, end = self.seat, self.line, self.end
        # SJ-13.8
        if not acts(state, seat):
            return
        card_lines = state.rules.cards.lines
        # SJ-1.3, SJ-1.7, SJ-5.2, SJ-5.6, SJ-24.13: line by line, as the card says; what is not open is skipped
        while line < end:
            found = card_lines[line]
            if found.kind not in (MODIFIER_LINE, COUNTER_LINE) and choices_of(state, seat, line):
                if len(found.options) > 1:
                    state.push(Or(seat, line, end, self.targets, self.duty))
                elif found.options[0].focus:
                    state.push(Pay(seat, line, end, self.targets, self.duty))
                else:
                    carry_out(state, seat, line, end, self.targets, self.duty, found.options[0])
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
    printed = state.rules.cards.lines[line]
    options = printed.options
    if len(options) == 1 and not options[0].kamae and not options[0].focus:
        return ONLY
    # SJ-5.11, SJ-5.12, SJ-5.15, SJ-5.18: strips and lotuses, by Kamae and Focus of this moment
    # SJ-7.5 to SJ-7.7, SJ-7.21, SJ-7.26, SJ-7.27
    # SJ-24.9 to SJ-24.12, SJ-24.14
    found = open_options(printed, cells[base + KAMAE_AT], cells[base + HIDDEN_AT], purse(state, seat))
    if found and plays_found(options[found[0]]):
        price = options[found[0]].focus
        return found if found_cards.found_is_playable(state, seat, line, price) else []
    if len(found) > 1:
        found = without_collision(state, seat, printed, found)
    if len(found) > 1 and not state.rules.discard_no_cost:
        # SJ-5.19: a discard that cannot be made closes its option while another one is open.
        payable = [i for i in found if can_discard(state, seat, options[i])]
        found = payable or found
    return found


def plays_found(option: Option) -> bool:
    """Does this option play a card that was found?"""
    return option.chain is not None and option.chain.atoms[0].kind == v.PLAY_FOUND


def without_collision(state: Senjutsu, seat: int, line: Line, found: list[int]) -> list[int]:
    """SJ-16.21: options that must collide are open only if none without Focus cost avoids it."""
    # SJ-16.21
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
    if chain is None or not chain.moving:
        return False
    chain = walked(state, seat, chain)
    if not chain.binding:
        return False
    base = seat * BLOCK
    walk = first_walk(chain, state.cells[base + AT], state.cells[base + FACING], walker(state, seat))
    return not avoids(walk, ground_of(state, seat), {})


def can_discard(state: Senjutsu, seat: int, option: Option) -> bool:
    """Can the player make the discard with which this option begins?"""
    chain = option.chain
    if chain is None or chain.atoms[0].kind != v.DISCARD or len(chain.stages) == 1:
        return True
    # SJ-57.15
    wanted = chain.atoms[0]
    hand = state.cells[seat * BLOCK + HAND]
    return size(hand & state.rules.cards.of_tiers(wanted.mask) if wanted.mask else hand) >= wanted.amount


def dutiful(state: Senjutsu, seat: int, line: int) -> Reach:
    """What can be reached by the part that is being resolved."""
    cards = state.rules.cards
    return reach_of(state, seat, cards.line_design[line], cards.line_part[line])


def push_rest(state: Senjutsu, seat: int, line: int, end: int, targets: int, duty: int) -> None:
    """Push what follows a line, if anything does."""
    if line + 1 < end:
        state.push(Lines(seat, line + 1, end, targets, duty))


def carry_out(state: Senjutsu, seat: int, line: int, end: int, targets: int, duty: int, option: Option) -> None:
    """Carry out one option of a line; what follows the line lies below it on the stack."""
    chain = option.chain
    kind = state.rules.cards.lines[line].kind
    if state.witness is not None:
        state.witness.add(option.id)
    if chain is None:
        push_rest(state, seat, line, end, targets, duty)
        state.push(Lines(seat, option.first, option.last, targets, duty))
    elif chain.atoms[0].kind == v.STRIKE:
        state.push(strike.Strike(seat, line, end, chain.id))
    elif kind == SHIELD_LINE:
        state.push(block.Shields(seat, line, end, chain.id))
    elif kind == STAR_LINE:
        state.push(attack.Stars(seat, line, end, chain.id))
    elif kind == LOWER_LINE:
        state.push(comparison.Lower(seat, line, end))
    else:
        if line + 1 < end:
            state.push(Lines(seat, line + 1, end, targets, duty))
        if chain.moving:
            movement.begin_move(state, seat, chain.id, line, duty)
        elif chain.atoms[0].whom == v.EACH_CONTRACT:
            state.push(contracts.ForEach(seat, chain.id, targets, line, in_play(state, seat)))
        elif chain.partner:
            # SJ-59.18
            other = state.rules.partners[seat]
            if other >= 0 and state.cells[ALIVE] >> other & 1:
                movement.begin_move(state, other, chain.id, line, 0)
        else:
            state.push(effects.Do(seat, chain.id, 0, targets, line, duty))


class Or(Question):
    """Choose exactly one side of an OR; fields as for `Lines`."""

    name: ClassVar[str] = "or"
    clause: ClassVar[str] = "SJ-24.8"

    def __init__(self, seat: int, line: int, end: int, targets: int, duty: int) -> None:
        super().__init__(seat)
        self.line = line
        self.end = end
        self.targets = targets
        self.duty = duty

    def legal(self, state: Senjutsu, seat: int) -> tuple[int, ...]:
        line = self.line
        choices = choices_of(state, seat, line)
        if self.duty:
            reach = dutiful(state, seat, line)
            hero = me(state, seat)
            # SJ-19.9
            options = state.rules.cards.lines[line].options
            choices = [i for i in choices if reach.option(line, options[i], hero, -1, -1)]
        # SJ-24.8
        return tuple([OPTION.first + i for i in choices])

    def apply(self, state: Senjutsu, seat: int, action: int) -> None:
        state.stack.pop()
        side = OPTION.part(action)
        option = state.rules.cards.lines[self.line].options[side]
        if state.events is not None:
            values: Values = {"who": who(state, seat), "card": line_card(state, self.line)}
            state.tell("chose_option", "SJ-24.8", values | option_words(option, side + 1))
        spend_focus(state, seat, option.focus)
        carry_out(state, seat, self.line, self.end, self.targets, self.duty, option)


class Pay(Question):
    """Pay for an optional Focus line or leave it; fields as for `Lines`."""

    name: ClassVar[str] = "pay"
    clause: ClassVar[str] = "SJ-8.6"

    def __init__(self, seat: int, line: int, end: int, targets: int, duty: int) -> None:
        super().__init__(seat)
        self.line = line
        self.end = end
        self.targets = targets
        self.duty = duty

    def legal(self, state: Senjutsu, seat: int) -> tuple[int, ...]:
        # SJ-8.6, SJ-8.8: optional, unless the duty to hit demands it
        if not self.duty:
            return (DONE, PAY)
        line = self.line
        reach = dutiful(state, seat, line)
        hero = me(state, seat)
        actions: list[int] = []
        if reach.lines(line + 1, hero):
            actions.append(DONE)
        if reach.option(line, state.rules.cards.lines[line].options[0], hero, -1, -1):
            actions.append(PAY)
        return tuple(actions)

    def apply(self, state: Senjutsu, seat: int, action: int) -> None:
        state.stack.pop()
        # SJ-8.7, SJ-8.10: paid once, or not carried out
        if action == DONE:
            push_rest(state, seat, self.line, self.end, self.targets, self.duty)
            return
        option = state.rules.cards.lines[self.line].options[0]
        spend_focus(state, seat, option.focus)
        carry_out(state, seat, self.line, self.end, self.targets, self.duty, option)


STEPS: Steps = (Lines, Or, Pay)
