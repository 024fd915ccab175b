"""Attack effects: whom they reach, what is paid for them, what they do (sections 18, 20, 24, 32 and 34)."""
# USES rules.steps.block
# USES rules.steps.effects
# USES rules.steps.lines


from typing import ClassVar

from shiai.core.clauses import cited
from shiai.games.senjutsu.cards import vocabulary as v
from shiai.games.senjutsu.cards.cards import DESIGNS, LASTING_DESIGNS, LINE_DESIGN, LINE_PART, LINES
from shiai.games.senjutsu.cards.heap import designs
from shiai.games.senjutsu.rules.battlefield.figures import hero_at
from shiai.games.senjutsu.rules.battlefield.shielding import own_block_stops, stopped
from shiai.games.senjutsu.rules.harm import check_defeat, show_up, wound
from shiai.games.senjutsu.rules.piles import card_name
from shiai.games.senjutsu.rules.state import ALIVE, BLOCK, ITEM_CARD, LASTING, Senjutsu
from shiai.games.senjutsu.rules.steps.base import Happen, Steps
from shiai.games.senjutsu.rules.steps.effects import LASTING_TURN
from shiai.games.senjutsu.rules.steps.instants import push_window
from shiai.games.senjutsu.rules.steps.strike import (
    cut_bamboo,
    damaging,
    go_on,
    granted,
    in_force_for,
    modifier_open,
    on_grid,
    unblockable,
    witness_modifiers,
)
from shiai.games.senjutsu.rules.table import highest_first, seats_of, who


class Hit(Happen[Senjutsu]):
    """The attack effect is checked against Blocks and applied. Numbers: as for a strike, mask of modifiers in force."""

    name: ClassVar[str] = "hit"

    def __init__(self, seat: int, line: int, end: int, chain: int, taken: int) -> None:
        self.seat = seat
        self.line = line
        self.end = end
        self.chain = chain
        self.taken = taken

    def run(self, state: Senjutsu) -> None:
        seat = self.seat
        line = self.line
        free = unblockable(line)
        if state.witness is not None:
            witness_modifiers(state, line, self.taken)
        reached = 0
        starred = 0
        blocked = 0
        executed = 0
        damage: list[tuple[int, int, int]] = []
        extra, bleeding, effects = in_force_for(line, self.taken)
        for space, cell in on_grid(state, seat, self.chain):
            other = hero_at(state, space)
            if other < 0 or other == seat or not (damaging(cell) or (cell.star and (effects or extra))):
                continue
            if stopped(state, seat, space, free):
                if own_block_stops(state, seat, other):
                    blocked |= 1 << other
                continue
            reached |= 1 << other
            wounds = cell.wounds + (extra if cell.star else 0)
            if cell.star:
                starred |= 1 << other
            if cell.execution:
                executed |= 1 << other
            if damaging(cell):
                wounds += state.harder(seat)
            damage.append((other, 0 if bleeding else wounds, cell.bleeds + (wounds if bleeding else 0)))
        cut_bamboo(state, seat, self.chain, free, extra)
        if state.events is not None:
            self.tell_result(state, seat, line, reached, blocked)
        push_aftermath(state, seat, line, self.end, reached, blocked)
        for effect in reversed(effects):
            if starred:
                state.push(effects.Do(seat, effect, 0, starred, line, 0))
        if reached:
            show_up(state, seat)
        state.struck(seat, reached)
        for other, wounds, bleeds in damage:
            deal(state, other, wounds, bleeds)
            state.credit(seat, int(wounds > 0) * v.WOUND_CREDIT + int(bleeds > 0) * v.BLEED_CREDIT)
        check_defeat(state, seat, executed)

    def tell_result(self, state: Senjutsu, seat: int, line: int, reached: int, blocked: int) -> None:
        """Who was hit, who has blocked."""
        card = card_name(LINE_DESIGN[line])
        for other in seats_of(reached):
            state.tell("hit", "SJ-32.11", {"who": who(state, seat), "other": who(state, other), "card": card})
        for other in seats_of(blocked):
            state.tell("blocked", "SJ-22.4", {"who": who(state, other), "other": who(state, seat), "card": card})


def deal(state: Senjutsu, seat: int, wounds: int, bleeds: int) -> None:
    """The damage of one attack effect to one hero; armour takes one wound away, down to one (SJ-20.14)."""
    armour = state.cells[seat * BLOCK + LASTING] & LASTING_DESIGNS[v.ARMOUR]
    if armour and wounds + bleeds > 1:
        if wounds:
            wounds -= 1
        else:
            bleeds -= 1
        design = designs(armour)[0]
        code = DESIGNS[design].parts[0]
        state.push(Lasting(seat, code.reduced, code.last))
        if state.events is not None:
            state.tell("armour", "SJ-20.14", {"who": who(state, seat), "card": card_name(design)})
    wound(state, seat, wounds, bleeds, "SJ-20.1")


class Lasting(Happen[Senjutsu]):
    """Lines of a card that remains in play. Numbers: seat, line, one past the last."""

    name: ClassVar[str] = "lasting"

    def __init__(self, seat: int, line: int, end: int) -> None:
        self.seat = seat
        self.line = line
        self.end = end

    def run(self, state: Senjutsu) -> None:
        seat = self.seat
        line = self.line
        if line >= self.end or not state.cells[ALIVE] >> seat & 1:
            return
        state.push(Lasting(seat, line + 1, self.end))
        option = LINES[line].options[0]
        if option.chain is not None and modifier_open(state, seat, LINES[line]):
            if state.witness is not None:
                state.witness.add(option.id)
            state.push(effects.Do(seat, option.chain.id, 0, 0, line, LASTING_TURN))


def push_aftermath(state: Senjutsu, seat: int, line: int, end: int, reached: int, blocked: int) -> None:
    """What follows an attack effect, the last of it first (SJ-32.30, SJ-32.31, SJ-32.34)."""
    code = DESIGNS[LINE_DESIGN[line]].parts[LINE_PART[line]]
    if not reached:
        go_on(state, seat, line, end, 0)
    elif code.success < code.last:
        state.push(lines.Lines(seat, code.success, code.last, reached, 0))
        push_success(state, seat, line, reached)
        go_on(state, seat, line, end, reached)
    else:
        go_on(state, seat, line, end, reached)
        push_success(state, seat, line, reached)
    for defender in reversed(highest_first(state, blocked)):
        state.push(block.Blocked(defender, seat))


def push_success(state: Senjutsu, seat: int, line: int, targets: int) -> None:
    """Instant Additional cards "if the attack is successful", on the own revealed card (SJ-26.18)."""
    design = LINE_DESIGN[line]
    state.succeeded(seat)
    if state.rules.additional_on_counter or state.cells[seat * BLOCK + ITEM_CARD] == design + 1:
        push_window(state, (seat, v.ATTACK_SUCCESS, targets, design))


class Stars(Happen[Senjutsu]):
    """A starred grid that is no attack. Numbers: seat, line, one past the last line before "If successful", chain."""

    name: ClassVar[str] = "stars"

    def __init__(self, seat: int, line: int, end: int, chain: int) -> None:
        self.seat = seat
        self.line = line
        self.end = end
        self.chain = chain

    def run(self, state: Senjutsu) -> None:
        seat = self.seat
        line = self.line
        taken = granted(state, seat, line)
        effects: list[int] = []
        for place, modifier in enumerate(LINES[line].modifiers):
            effect = modifier.options[0].chain
            if taken >> place & 1 and effect is not None and effect.atoms[0].kind != v.SHIELD_STAR:
                effects.append(effect.id)
        reached = 0
        blocked = 0
        for space, _ in on_grid(state, seat, self.chain) if effects else []:
            other = hero_at(state, space)
            if other < 0 or other == seat:
                continue
            if state.rules.stars_are_attacks and stopped(state, seat, space, False):
                if own_block_stops(state, seat, other):
                    blocked |= 1 << other
            else:
                reached |= 1 << other
        code = DESIGNS[LINE_DESIGN[line]].parts[LINE_PART[line]]
        if reached:
            state.push(lines.Lines(seat, code.success, code.last, reached, 0))
        state.push(lines.Lines(seat, line + 1, self.end, reached, 0))
        for defender in reversed(highest_first(state, blocked)):
            state.push(block.Blocked(defender, seat))
        if reached and state.witness is not None:
            witness_modifiers(state, line, taken)
        for number in reversed(effects):
            if reached:
                state.push(effects.Do(seat, number, 0, reached, line, 0))


STEPS: Steps = (
    Hit,
    Lasting,
    Stars,
)
