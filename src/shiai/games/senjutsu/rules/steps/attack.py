"""Attack effects: whom they reach, what is paid for them, what they do (sections 18, 20, 24, 32 and 34)."""

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


class Hit(Happen):
    """The attack effect is checked against Blocks and applied. Numbers: as for a strike, mask of modifiers in force."""

    name: ClassVar[str] = "hit"
    clauses: ClassVar[tuple[str, ...]] = cited(
        """
        SJ-1.8 SJ-15.3 SJ-18.4 SJ-18.7 SJ-20.2 SJ-20.4 SJ-20.9 SJ-20.10 SJ-20.12 SJ-20.13 SJ-20.14 SJ-20.15
        SJ-24.1 SJ-24.2 SJ-24.3 SJ-24.6 SJ-24.7 SJ-24.15 SJ-24.16 SJ-24.17 SJ-24.18 SJ-32.10 SJ-32.11
        SJ-31.11 SJ-31.23 SJ-31.24 SJ-32.12 SJ-32.14 SJ-32.15 SJ-32.30 SJ-32.31 SJ-32.34 SJ-32.35 SJ-35.5 SJ-35.8
        SJ-A.43
        """
    )

    def run(self, state: Senjutsu) -> None:
        seat, line, end, chain, taken = self.numbers
        free = unblockable(line)
        if state.witness is not None:
            witness_modifiers(state, line, taken)
        reached = 0
        starred = 0
        blocked = 0
        executed = 0
        damage: list[tuple[int, int, int]] = []
        extra, bleeding, effects = in_force_for(line, taken)
        for space, cell in on_grid(state, seat, chain):
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
        cut_bamboo(state, seat, chain, free, extra)
        if state.events is not None:
            self.tell_result(state, seat, line, reached, blocked)
        push_aftermath(state, seat, line, end, reached, blocked)
        for effect in reversed(effects):
            if starred:
                state.push("do", (seat, effect, 0, starred, line, 0))
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
        state.push("lasting", (seat, code.reduced, code.last))
        if state.events is not None:
            state.tell("armour", "SJ-20.14", {"who": who(state, seat), "card": card_name(design)})
    wound(state, seat, wounds, bleeds, "SJ-20.1")


class Lasting(Happen):
    """Lines of a card that remains in play. Numbers: seat, line, one past the last."""

    name: ClassVar[str] = "lasting"

    def run(self, state: Senjutsu) -> None:
        seat, line, end = self.numbers
        if line >= end or not state.cells[ALIVE] >> seat & 1:
            return
        state.push("lasting", (seat, line + 1, end))
        option = LINES[line].options[0]
        if option.chain is not None and modifier_open(state, seat, LINES[line]):
            if state.witness is not None:
                state.witness.add(option.id)
            state.push("do", (seat, option.chain.id, 0, 0, line, LASTING_TURN))


def push_aftermath(state: Senjutsu, seat: int, line: int, end: int, reached: int, blocked: int) -> None:
    """What follows an attack effect, the last of it first (SJ-32.30, SJ-32.31, SJ-32.34)."""
    code = DESIGNS[LINE_DESIGN[line]].parts[LINE_PART[line]]
    if not reached:
        go_on(state, seat, line, end, 0)
    elif code.success < code.last:
        state.push("lines", (seat, code.success, code.last, reached, 0))
        push_success(state, seat, line, reached)
        go_on(state, seat, line, end, reached)
    else:
        go_on(state, seat, line, end, reached)
        push_success(state, seat, line, reached)
    for defender in reversed(highest_first(state, blocked)):
        state.push("blocked", (defender, seat))


def push_success(state: Senjutsu, seat: int, line: int, targets: int) -> None:
    """Instant Additional cards "if the attack is successful", on the own revealed card (SJ-26.18)."""
    design = LINE_DESIGN[line]
    state.succeeded(seat)
    if state.rules.additional_on_counter or state.cells[seat * BLOCK + ITEM_CARD] == design + 1:
        push_window(state, (seat, v.ATTACK_SUCCESS, targets, design))


class Stars(Happen):
    """A starred grid that is no attack. Numbers: seat, line, one past the last line before "If successful", chain."""

    name: ClassVar[str] = "stars"
    clauses: ClassVar[tuple[str, ...]] = cited("SJ-18.14")

    def run(self, state: Senjutsu) -> None:
        seat, line, end, chain = self.numbers
        taken = granted(state, seat, line)
        effects: list[int] = []
        for place, modifier in enumerate(LINES[line].modifiers):
            effect = modifier.options[0].chain
            if taken >> place & 1 and effect is not None and effect.atoms[0].kind != v.SHIELD_STAR:
                effects.append(effect.id)
        reached = 0
        blocked = 0
        for space, _ in on_grid(state, seat, chain) if effects else []:
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
            state.push("lines", (seat, code.success, code.last, reached, 0))
        state.push("lines", (seat, line + 1, end, reached, 0))
        for defender in reversed(highest_first(state, blocked)):
            state.push("blocked", (defender, seat))
        if reached and state.witness is not None:
            witness_modifiers(state, line, taken)
        for number in reversed(effects):
            if reached:
                state.push("do", (seat, number, 0, reached, line, 0))


STEPS: Steps = (
    Hit,
    Lasting,
    Stars,
)
