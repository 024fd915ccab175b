"""Blocks and Counters (sections 22, 23 and 32)."""

from typing import ClassVar

from shiai.core.step import Happen
from shiai.games.senjutsu.cards import vocabulary as v
from shiai.games.senjutsu.cards.heap import designs, one
from shiai.games.senjutsu.cards.structure import COUNTER_LINE, STAR_LINE, Line, Option
from shiai.games.senjutsu.rules.actions import CARD, PASS, with_other
from shiai.games.senjutsu.rules.battlefield.reach import open_options
from shiai.games.senjutsu.rules.contracts import succeeded
from shiai.games.senjutsu.rules.harm import show_up
from shiai.games.senjutsu.rules.piles import card_name, could_hold, play_from_hand
from shiai.games.senjutsu.rules.playing import core_counters, playable, speed_of, spend_for, waiting_part
from shiai.games.senjutsu.rules.state import (
    ACTIVE,
    ALIVE,
    BLOCK,
    COUNTERED,
    COUNTERS,
    HAND,
    HIDDEN_AT,
    ITEM_CARD,
    ITEM_STATUS,
    ITEMS,
    KAMAE_AT,
    MARKS,
    NOW,
    RESOLVED,
    SHIELD_AT,
    SHIELD_ITEM,
    STEPS_MADE,
    WAITING,
    Senjutsu,
)
from shiai.games.senjutsu.rules.steps import instants, lines, resolve, strike
from shiai.games.senjutsu.rules.steps.base import SecretQuestion, Steps
from shiai.games.senjutsu.rules.table import acts, opponents, purse, spend_focus, who


class Shields(Happen[Senjutsu]):
    """Place the shields of a Block; the lines below them wait. `end` is one past the last line."""

    name: ClassVar[str] = "shields"

    def __init__(self, seat: int, line: int, end: int, chain: int) -> None:
        self.seat = seat
        self.line = line
        self.end = end
        self.chain = chain

    def run(self, state: Senjutsu) -> None:
        seat, line = self.seat, self.line
        base = seat * BLOCK
        cells = state.cells
        if state.witness is not None:
            for later in star_shields(state, seat, line, self.end):
                strike.witness_modifiers(state, later, strike.granted(state, seat, later))
        cells[base + SHIELD_AT] = spaces_under(state, seat, [self.chain], line, self.end)
        card = state.rules.cards.line_design[line]
        for item in range(ITEMS):
            if cells[base + ITEM_CARD + item] == card + 1 and cells[base + ITEM_STATUS + item] == ACTIVE:
                # SJ-32.26
                cells[base + ITEM_STATUS + item] = WAITING
                cells[base + SHIELD_ITEM] = item + 1
        if state.events is not None:
            state.tell("shields", "SJ-22.1", {"who": who(state, seat), "speed": cells[NOW]})
        if state.rules.defence_at_once:
            state.push(lines.Lines(seat, line + 1, self.end, 0, 0))


def shields_to_come(state: Senjutsu, seat: int, line: int, end: int) -> int:
    """The spaces that a Block would cover now: its grids, as far as Kamae and Focus open them, and its stars."""
    base = seat * BLOCK
    kamae, conditions = state.cells[base + KAMAE_AT], state.cells[base + HIDDEN_AT]
    printed = state.rules.cards.lines[line]
    options = [printed.options[choice] for choice in open_options(printed, kamae, conditions, purse(state, seat))]
    chains = [option.chain.id for option in options if option.chain is not None]
    return spaces_under(state, seat, chains, line, end)


def spaces_under(state: Senjutsu, seat: int, chains: list[int], line: int, end: int) -> int:
    """The spaces under the grids of a Block, and under the stars of its part that are shields."""
    card_lines = state.rules.cards.lines
    for later in star_shields(state, seat, line, end):
        chains = [*chains, *[option.chain.id for option in card_lines[later].options if option.chain is not None]]
    mask = 0
    for chain in chains:
        # SJ-22.13: as the defender stands now
        for space, _ in strike.on_grid(state, seat, chain):
            mask |= 1 << space
    return mask


def star_shields(state: Senjutsu, seat: int, line: int, end: int) -> list[int]:
    """The lines after a Block whose stars are shields."""
    later = state.rules.cards.lines[line + 1 : end]
    return [found.id for found in later if found.kind == STAR_LINE and stars_are_shields(state, seat, found)]


def stars_are_shields(state: Senjutsu, seat: int, line: Line) -> bool:
    """Does a modifier of this line make its starred cells shields?"""
    return any(shield_star(modifier) and strike.modifier_open(state, seat, modifier) for modifier in line.modifiers)


def shield_star(modifier: Line) -> bool:
    """Is this the modifier that makes starred cells shields?"""
    chain = modifier.options[0].chain
    # SJ-18.15
    return chain is not None and chain.atoms[0].kind == v.SHIELD_STAR


class Blocked(Happen[Senjutsu]):
    """Carry out what follows when a hero has blocked an attack effect."""

    name: ClassVar[str] = "blocked"

    def __init__(self, defender: int, attacker: int) -> None:
        self.defender = defender
        self.attacker = attacker

    def run(self, state: Senjutsu) -> None:
        defender, attacker = self.defender, self.attacker
        base = defender * BLOCK
        cells = state.cells
        if not acts(state, defender):
            return
        # SJ-23.14
        if cells[base + MARKS] & COUNTERED:
            state.push(Answered(defender))  # perhaps inside the sequence of another attack effect
        cells[base + MARKS] &= ~COUNTERED
        item = cells[base + SHIELD_ITEM] - 1
        code = waiting_part(state, defender, item)
        # SJ-18.10
        target = 1 << attacker
        # SJ-32.27, SJ-32.28: its lines come once, with the first block
        if cells[base + ITEM_STATUS + item] == WAITING:
            cells[base + ITEM_STATUS + item] = RESOLVED
            # SJ-32.17, SJ-32.22, SJ-32.23: what is pushed last comes first
            state.push(resolve.AfterCard(defender, item))
            if not state.rules.defence_at_once:
                state.push(lines.Lines(defender, code.shield + 1, code.success, target, 0))
            state.push(lines.Lines(defender, code.success, code.last, target, 0))
        instants.push_window(state, defender, v.BLOCK_SUCCESS, target, cells[base + ITEM_CARD + item] - 1)
        succeeded(state, defender, cells[base + ITEM_CARD + item] - 1)
        # SJ-32.20, SJ-35.6
        state.push(Unhide(defender))
        # SJ-32.18, SJ-32.19, SJ-23.11, SJ-23.13: only after the own Block, against an opponent
        if opponents(state, defender) >> attacker & 1:
            state.push(MayCounter(defender, attacker, code.shield + 1, code.success))


class Answered(Happen[Senjutsu]):
    """Remember again that the attack effect blocked before this one has had its Counter (SJ-23.14)."""

    name: ClassVar[str] = "answered"

    def __init__(self, defender: int) -> None:
        self.defender = defender

    def run(self, state: Senjutsu) -> None:
        if state.cells[ALIVE] >> self.defender & 1:
            state.cells[self.defender * BLOCK + MARKS] |= COUNTERED


class Unhide(Happen[Senjutsu]):
    """End Stealth after a successful Block (SJ-35.6)."""

    name: ClassVar[str] = "unhide"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: Senjutsu) -> None:
        if state.cells[ALIVE] >> self.seat & 1:
            show_up(state, self.seat)


class MayCounter(Happen[Senjutsu]):
    """Ask for a Counter if a line from `first` to before `end` has the symbol for this initiative."""

    name: ClassVar[str] = "may_counter"

    def __init__(self, defender: int, attacker: int, first: int, end: int) -> None:
        self.defender = defender
        self.attacker = attacker
        self.first = first
        self.end = end

    def run(self, state: Senjutsu) -> None:
        defender = self.defender
        if not acts(state, defender) or state.cells[defender * BLOCK + MARKS] & COUNTERED:
            return
        symbols = self.symbols(state)
        if not symbols:
            return
        if defender >= state.rules.first_enemy:
            state.cells[defender * BLOCK + MARKS] |= COUNTERED
            state.enemy_counter(defender, self.attacker)
            return
        cost = min([option.focus for option in symbols])
        heap = could_hold(state, defender) | core_counters(state, defender)
        if counters(state, defender, cost, heap):
            state.push(Counter(defender, self.attacker, cost))
            if state.witness is not None:
                state.witness.update([option.id for option in symbols])

    def symbols(self, state: Senjutsu) -> list[Option]:
        """The Counter symbols for this initiative that are open and can be paid for."""
        found: list[Option] = []
        for line in state.rules.cards.lines[self.first : self.end]:
            option = line.options[0]
            chain = option.chain
            # SJ-23.1, SJ-23.2, SJ-23.15
            if line.kind != COUNTER_LINE or chain is None or not chain.atoms[0].mask >> state.cells[NOW] & 1:
                continue
            # SJ-23.12
            if strike.modifier_open(state, self.defender, line) and option.focus <= purse(state, self.defender):
                found.append(option)
        return found


def counters(state: Senjutsu, seat: int, cost: int, heap: int) -> list[int]:
    """The cards of a heap that could be played as Counter, if they were in hand (SJ-23.3, SJ-23.4, SJ-23.6)."""
    cards = state.rules.cards
    found: list[int] = []
    # SJ-23.3, SJ-23.17: any Attack card, Instant Replacements and those that can be nothing else included
    for design in designs(heap & cards.attacks):
        made = cards.designs[design]
        by_print = state.rules.counter_by_print
        # SJ-23.4
        low = made.speeds[0].high if by_print else speed_of(state, seat, design, False)[1]
        fits = (
            made.timed
            and (made.counters or not made.core)
            and low <= state.cells[NOW]
            and made.cost + cost <= purse(state, seat)
        )
        # SJ-23.6
        if fits and playable(state, seat, design):
            found.append(design)
    return found


class Counter(SecretQuestion):
    """Answer a blocked attack effect with an Attack card, or not; `cost` is the Focus for the symbol."""

    name: ClassVar[str] = "counter"
    clause: ClassVar[str] = "SJ-23.3"

    def __init__(self, seat: int, attacker: int, cost: int) -> None:
        super().__init__(seat)
        self.attacker = attacker
        self.cost = cost

    def legal(self, state: Senjutsu, seat: int) -> tuple[int, ...]:
        heap = state.cells[seat * BLOCK + HAND] | core_counters(state, seat)
        return with_other([CARD.at(design) for design in counters(state, seat, self.cost, heap)], PASS)

    def apply(self, state: Senjutsu, seat: int, action: int) -> None:
        state.stack.pop()
        if action == PASS:
            return
        design = CARD.part(action)
        state.cells[seat * BLOCK + MARKS] |= COUNTERED
        spend_focus(state, seat, self.cost)
        state.cells[seat * BLOCK + STEPS_MADE] = 0
        made = state.rules.cards.designs[design]
        # SJ-23.5, SJ-23.8, SJ-23.18: no Instant, and discarded with the other cards played
        if made.core:
            state.cells[seat * BLOCK + COUNTERS] |= one(design)
            state.reveals += 1
        else:
            play_from_hand(state, seat, design)
        spend_for(state, seat, design)
        if state.events is not None:
            state.tell("counter", "SJ-23.3", {"who": who(state, seat), "card": card_name(design)})
        # SJ-23.7, SJ-23.9, SJ-23.10, SJ-23.16: the whole card, at the initiative of now
        for part in reversed(range(len(made.parts))):
            code = made.parts[part]
            # SJ-55.6: of a card that is Defence and Attack only what attacks
            if made.types & v.DEFENCE and code.shield >= 0:
                continue
            if made.targets and not code.strikes:
                # SJ-55.4: without a grid the attacker is the target
                state.push(lines.Lines(seat, code.first, code.success, 1 << self.attacker, 0))
            else:
                state.push(resolve.ResolvePart(seat, design, part))


STEPS: Steps = (Shields, Blocked, Answered, Unhide, MayCounter, Counter)
