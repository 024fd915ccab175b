"""Blocks and Counters (sections 22, 23 and 32)."""

from typing import ClassVar

from shiai.core.clauses import cited
from shiai.games.senjutsu.cards import vocabulary as v
from shiai.games.senjutsu.cards.cards import ATTACKS, DESIGNS, LINE_DESIGN, LINES
from shiai.games.senjutsu.cards.heap import designs
from shiai.games.senjutsu.cards.structure import COUNTER_LINE, STAR_LINE, Line
from shiai.games.senjutsu.rules.actions import CARD, PASS
from shiai.games.senjutsu.rules.harm import show_up
from shiai.games.senjutsu.rules.piles import card_name, could_hold, play_from_hand
from shiai.games.senjutsu.rules.playing import playable, speed_of, spend_for
from shiai.games.senjutsu.rules.state import (
    ACTIVE,
    ALIVE,
    BLOCK,
    COUNTERED,
    HAND,
    ITEM_CARD,
    ITEM_PART,
    ITEM_STATUS,
    ITEMS,
    MARKS,
    NOW,
    RESOLVED,
    SHIELD_AT,
    SHIELD_ITEM,
    WAITING,
    Senjutsu,
)
from shiai.games.senjutsu.rules.steps.base import AskHand, Happen, Steps
from shiai.games.senjutsu.rules.steps.instants import push_window
from shiai.games.senjutsu.rules.steps.strike import granted, modifier_open, on_grid, witness_modifiers
from shiai.games.senjutsu.rules.table import acts, opponents, purse, spend_focus, who


class Shields(Happen):
    """Shields are placed; what stands below them waits. Numbers: seat, line, one past the last, chain."""

    name: ClassVar[str] = "shields"
    clauses: ClassVar[tuple[str, ...]] = cited("SJ-22.13 SJ-18.15 SJ-32.26")

    def run(self, state: Senjutsu) -> None:
        seat, line, end, chain = self.numbers
        base = seat * BLOCK
        cells = state.cells
        mask = 0
        for space, _ in on_grid(state, seat, chain):
            mask |= 1 << space
        for later in range(line + 1, end):
            if LINES[later].kind == STAR_LINE and any(
                shield_star(modifier) and modifier_open(state, seat, modifier) for modifier in LINES[later].modifiers
            ):
                if state.witness is not None:
                    witness_modifiers(state, later, granted(state, seat, later))
                for option in LINES[later].options:
                    if option.chain is not None:
                        for space, _ in on_grid(state, seat, option.chain.id):
                            mask |= 1 << space
        cells[base + SHIELD_AT] = mask
        for item in range(ITEMS):
            if cells[base + ITEM_CARD + item] == LINE_DESIGN[line] + 1 and cells[base + ITEM_STATUS + item] == ACTIVE:
                cells[base + ITEM_STATUS + item] = WAITING
                cells[base + SHIELD_ITEM] = item + 1
        if state.events is not None:
            state.tell("shields", "SJ-22.1", {"who": who(state, seat), "speed": cells[NOW]})
        if state.rules.defence_at_once:
            state.push("lines", (seat, line + 1, end, 0, 0))


def shield_star(modifier: Line) -> bool:
    """Does this line make its starred cells shields?"""
    chain = modifier.options[0].chain
    return chain is not None and chain.atoms[0].kind == v.SHIELD_STAR


class Blocked(Happen):
    """A hero has blocked an attack effect. Numbers: defender, attacker."""

    name: ClassVar[str] = "blocked"
    clauses: ClassVar[tuple[str, ...]] = cited(
        "SJ-18.10 SJ-32.17 SJ-32.18 SJ-32.19 SJ-32.20 SJ-32.22 SJ-32.23 SJ-32.27 SJ-32.28 SJ-35.6"
    )

    def run(self, state: Senjutsu) -> None:
        defender, attacker = self.numbers
        base = defender * BLOCK
        cells = state.cells
        if not acts(state, defender):
            return
        if cells[base + MARKS] & COUNTERED:
            state.push("answered", (defender,))  # perhaps inside the sequence of another attack effect
        cells[base + MARKS] &= ~COUNTERED
        item = cells[base + SHIELD_ITEM] - 1
        code = DESIGNS[cells[base + ITEM_CARD + item] - 1].parts[cells[base + ITEM_PART + item]]
        target = 1 << attacker
        if cells[base + ITEM_STATUS + item] == WAITING:
            cells[base + ITEM_STATUS + item] = RESOLVED
            state.push("after_card", (defender, item))
            if not state.rules.defence_at_once:
                state.push("lines", (defender, code.shield + 1, code.success, target, 0))
            state.push("lines", (defender, code.success, code.last, target, 0))
        push_window(state, (defender, v.BLOCK_SUCCESS, target, cells[base + ITEM_CARD + item] - 1))
        state.succeeded(defender)
        state.push("unhide", (defender,))
        if opponents(state, defender) >> attacker & 1:
            state.push("may_counter", (defender, attacker, code.shield + 1, code.success))


class Answered(Happen):
    """The attack effect blocked before this one has had its Counter (SJ-23.14). Numbers: defender."""

    name: ClassVar[str] = "answered"

    def run(self, state: Senjutsu) -> None:
        if state.cells[ALIVE] >> self.numbers[0] & 1:
            state.cells[self.numbers[0] * BLOCK + MARKS] |= COUNTERED


class Unhide(Happen):
    """A successful Block ends Stealth (SJ-35.6). Numbers: seat."""

    name: ClassVar[str] = "unhide"

    def run(self, state: Senjutsu) -> None:
        if state.cells[ALIVE] >> self.numbers[0] & 1:
            show_up(state, self.numbers[0])


class MayCounter(Happen):
    """Is there a Counter for this initiative? Numbers: defender, attacker, first line, one past the last."""

    name: ClassVar[str] = "may_counter"
    clauses: ClassVar[tuple[str, ...]] = cited("SJ-23.1 SJ-23.2 SJ-23.12 SJ-23.13 SJ-23.14 SJ-23.15 SJ-23.11")

    def run(self, state: Senjutsu) -> None:
        defender, attacker, first, end = self.numbers
        cells = state.cells
        if not acts(state, defender) or cells[defender * BLOCK + MARKS] & COUNTERED:
            return
        cost = -1
        symbols: list[int] = []
        for line in LINES[first:end]:
            option = line.options[0]
            if line.kind != COUNTER_LINE or option.chain is None or not option.chain.atoms[0].mask >> cells[NOW] & 1:
                continue
            if modifier_open(state, defender, line) and option.focus <= purse(state, defender):
                cost = option.focus if cost < 0 else min(cost, option.focus)
                symbols.append(option.id)
        if cost >= 0 and defender >= state.rules.people:
            state.cells[defender * BLOCK + MARKS] |= COUNTERED
            state.push("enemy_counter", (defender, attacker))
        elif cost >= 0 and counters(state, defender, cost, could_hold(state, defender)):
            state.push("counter", (defender, attacker, cost))
            if state.witness is not None:
                state.witness.update(symbols)


def counters(state: Senjutsu, seat: int, cost: int, heap: int) -> list[int]:
    """The cards of a heap that could be played as Counter, if they were in hand (SJ-23.3, SJ-23.4, SJ-23.6)."""
    found: list[int] = []
    for design in designs(heap & ATTACKS):
        made = DESIGNS[design]
        by_print = state.rules.counter_by_print
        low = made.speeds[0].high if by_print else speed_of(state, seat, design, False)[1]
        fits = made.choosable and not made.core and low <= state.cells[NOW] and made.cost + cost <= purse(state, seat)
        if fits and playable(state, seat, design):
            found.append(design)
    return found


class Counter(AskHand):
    """Answer with an Attack card, or not. Numbers: defender, attacker, Focus that it costs."""

    name: ClassVar[str] = "counter"
    clauses: ClassVar[tuple[str, ...]] = cited(
        "SJ-23.3 SJ-23.4 SJ-23.5 SJ-23.6 SJ-23.7 SJ-23.8 SJ-23.9 SJ-23.10 SJ-23.16 SJ-23.17 SJ-23.18"
    )

    def legal(self, state: Senjutsu, seat: int) -> tuple[int, ...]:
        hand = state.cells[seat * BLOCK + HAND]
        return (*[CARD + design for design in counters(state, seat, self.numbers[2], hand)], PASS)

    def apply(self, state: Senjutsu, seat: int, action: int) -> None:
        state.stack.pop()
        if action == PASS:
            return
        design = action - CARD
        state.cells[seat * BLOCK + MARKS] |= COUNTERED
        spend_focus(state, seat, self.numbers[2])
        play_from_hand(state, seat, design)
        spend_for(state, seat, design)
        if state.events is not None:
            state.tell("counter", "SJ-23.3", {"who": who(state, seat), "card": card_name(design)})
        for part in reversed(range(len(DESIGNS[design].parts))):
            state.push("part", (seat, design, part))


STEPS: Steps = (Shields, Blocked, Answered, Unhide, MayCounter, Counter)
