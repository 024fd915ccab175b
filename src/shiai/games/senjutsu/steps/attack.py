"""Attack effects: whom they reach, what is paid for them, what they do (sections 18, 20, 24, 32 and 34)."""

from typing import ClassVar

from shiai.core.clauses import cited
from shiai.games.senjutsu import vocabulary as v
from shiai.games.senjutsu.actions import DONE, PASS, PAY, TARGET
from shiai.games.senjutsu.cards import CHAINS, DESIGNS, LASTING_DESIGNS, LINE_DESIGN, LINE_PART, LINES
from shiai.games.senjutsu.heap import designs
from shiai.games.senjutsu.hexes import placed
from shiai.games.senjutsu.shielding import own_block_stops, stopped
from shiai.games.senjutsu.state import (
    ALIVE,
    AT,
    BLOCK,
    FACING,
    HIDDEN_AT,
    ITEM_CARD,
    KAMAE_AT,
    LASTING,
    LOW_SPEED,
    NOW,
    SHIELD_AT,
    Senjutsu,
)
from shiai.games.senjutsu.steps.base import Ask, Happen, Steps
from shiai.games.senjutsu.steps.effects import LASTING_TURN, sees
from shiai.games.senjutsu.steps.instants import push_window
from shiai.games.senjutsu.steps.lines import dutiful, me
from shiai.games.senjutsu.structure import Cell, Line
from shiai.games.senjutsu.table import (
    acts,
    card_name,
    check_defeat,
    gate_open,
    hero_at,
    highest_first,
    opponents,
    purse,
    remove_bamboo,
    seats_of,
    show_up,
    spend_focus,
    tell_aim,
    who,
    wound,
)

ALL_MODIFIERS: int = -1  # a mask


def on_grid(state: Senjutsu, seat: int, chain: int) -> list[tuple[int, Cell]]:
    """The spaces of a grid as the hero stands now, with what each shows."""
    cells = state.cells
    at, facing = cells[seat * BLOCK + AT], cells[seat * BLOCK + FACING]
    found = [(placed(cell.a, cell.b, at, facing), cell) for cell in CHAINS[chain].atoms[0].cells]
    return [(space, cell) for space, cell in found if space >= 0]


def modifier_open(state: Senjutsu, seat: int, line: Line) -> bool:
    """Is the gate of a line that belongs to a grid fulfilled?"""
    cells = state.cells
    base = seat * BLOCK
    return gate_open(line.options[0].kamae, cells[base + KAMAE_AT], cells[base + HIDDEN_AT])


def starred_open(state: Senjutsu, seat: int, line: int) -> bool:
    """Can a starred effect of this grid be applied at all?"""
    for modifier in LINES[line].modifiers:
        chain = modifier.options[0].chain
        starred = chain is not None and chain.atoms[0].starred
        if starred and modifier_open(state, seat, modifier) and modifier.options[0].focus <= purse(state, seat):
            return True
    return False


def damaging(cell: Cell) -> bool:
    """Does a cell do something without a star?"""
    return bool(cell.wounds or cell.bleeds or cell.execution)


def affected(state: Senjutsu, seat: int, line: int, chain: int) -> int:
    """The mask of other heroes on affected spaces, enemies and allies (SJ-18.3)."""
    mask = 0
    star = starred_open(state, seat, line)
    for space, cell in on_grid(state, seat, chain):
        if damaging(cell) or (cell.star and star):
            other = hero_at(state, space)
            if other >= 0 and other != seat:
                mask |= 1 << other
    return mask


class Strike(Happen):
    """An attack effect comes up. Numbers: seat, line, one past the last line before "If successful", chain."""

    name: ClassVar[str] = "strike"
    clauses: ClassVar[tuple[str, ...]] = cited("SJ-18.1 SJ-18.2 SJ-18.3 SJ-18.16 SJ-32.8 SJ-32.32")

    def run(self, state: Senjutsu) -> None:
        seat, line, end, chain = self.numbers
        taken = granted(state, seat, line)
        if affected(state, seat, line, chain):
            state.push("strike_pay", (seat, line, end, chain, 0, taken))
            return
        if state.events is not None:
            state.tell("missed", "SJ-32.32", {"who": who(state, seat), "card": card_name(LINE_DESIGN[line])})
        cut_bamboo(state, seat, chain, unblockable(line), in_force_for(line, taken)[0])
        go_on(state, seat, line, end, 0)


def granted(state: Senjutsu, seat: int, line: int) -> int:
    """The mask of modifiers of a grid that are in force without a payment."""
    taken = 0
    for place, modifier in enumerate(LINES[line].modifiers):
        if not modifier.options[0].focus and modifier_open(state, seat, modifier):
            taken |= 1 << place
    return taken


def unblockable(line: int) -> bool:
    """Is the card of this line unblockable?"""
    return DESIGNS[LINE_DESIGN[line]].unblockable


def go_on(state: Senjutsu, seat: int, line: int, end: int, targets: int) -> None:
    """The lines after an attack effect; another attack effect of the part brings its own duty (SJ-19.8)."""
    code = DESIGNS[LINE_DESIGN[line]].parts[LINE_PART[line]]
    duty = 0
    if code.last_strike > line and acts(state, seat):
        duty = int(dutiful(state, (seat, line)).lines(line + 1, me(state, seat)))
    state.push("lines", (seat, line + 1, end, targets, duty))


class StrikePay(Happen):
    """What modifies the attack effect is paid for. Numbers: as for a strike, next modifier, mask of those in force."""

    name: ClassVar[str] = "strike_pay"
    clauses: ClassVar[tuple[str, ...]] = cited("SJ-32.9 SJ-32.33 SJ-18.5")

    def run(self, state: Senjutsu) -> None:
        seat, line, end, chain, place, taken = self.numbers
        modifiers = LINES[line].modifiers
        while place < len(modifiers):
            modifier = modifiers[place]
            payable = 0 < modifier.options[0].focus <= purse(state, seat)
            if payable and modifier_open(state, seat, modifier) and self.matters(state, modifier):
                state.push("modifier", (seat, line, end, chain, place, taken))
                return
            place += 1
        state.push("hit", (seat, line, end, chain, taken))

    def matters(self, state: Senjutsu, modifier: Line) -> bool:
        """A line about stars matters only when somebody stands on one."""
        seat, _, _, chain = self.numbers[:4]
        effect = modifier.options[0].chain
        if effect is None or not effect.atoms[0].starred:
            return True
        return any(cell.star and hero_at(state, space) >= 0 for space, cell in on_grid(state, seat, chain))


class Modifier(Ask):
    """Pay for a line that modifies the attack effect, or not; numbers as for `strike_pay`."""

    name: ClassVar[str] = "modifier"

    def legal(self, state: Senjutsu, seat: int) -> tuple[int, ...]:
        _, line, _, chain, _, taken = self.numbers
        if self.hits_without(state, seat, line, chain, taken):
            return (DONE, PAY)
        return (PAY,)

    def hits_without(self, state: Senjutsu, seat: int, line: int, chain: int, taken: int) -> bool:
        """Does the attack effect reach an enemy without this line (SJ-19.3, SJ-19.4)? Without any there is no duty."""
        starred = False
        for place, modifier in enumerate(LINES[line].modifiers):
            effect = modifier.options[0].chain
            if taken >> place & 1 and effect is not None and effect.atoms[0].starred:
                starred = True
        enemies = opponents(state, seat)
        reached = False
        for space, cell in on_grid(state, seat, chain):
            other = hero_at(state, space)
            if other >= 0 and enemies >> other & 1 and not stopped(state, seat, space, True):
                if damaging(cell) or (cell.star and starred):
                    return True
                reached = reached or cell.star
        return not reached

    def apply(self, state: Senjutsu, seat: int, action: int) -> None:
        state.stack.pop()
        _, line, end, chain, place, taken = self.numbers
        if action == PAY:
            spend_focus(state, seat, LINES[line].modifiers[place].options[0].focus)
            taken |= 1 << place
        state.push("strike_pay", (seat, line, end, chain, place + 1, taken))


class Hit(Happen):
    """The attack effect is checked against Blocks and applied. Numbers: as for a strike, mask of modifiers in force."""

    name: ClassVar[str] = "hit"
    clauses: ClassVar[tuple[str, ...]] = cited(
        """
        SJ-1.8 SJ-15.3 SJ-18.4 SJ-18.7 SJ-20.2 SJ-20.4 SJ-20.9 SJ-20.10 SJ-20.12 SJ-20.13 SJ-20.14 SJ-20.15
        SJ-24.1 SJ-24.2 SJ-24.3 SJ-24.6 SJ-24.7 SJ-24.15 SJ-24.16 SJ-24.17 SJ-24.18 SJ-32.10 SJ-32.11
        SJ-31.11 SJ-31.23 SJ-31.24 SJ-32.12 SJ-32.14 SJ-32.15 SJ-32.30 SJ-32.31 SJ-32.34 SJ-32.35 SJ-35.5 SJ-35.8
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
        for other, wounds, bleeds in damage:
            deal(state, other, wounds, bleeds)
        check_defeat(state, seat, executed)

    def tell_result(self, state: Senjutsu, seat: int, line: int, reached: int, blocked: int) -> None:
        """Who was hit, who has blocked."""
        card = card_name(LINE_DESIGN[line])
        for other in seats_of(reached):
            state.tell("hit", "SJ-32.11", {"who": who(state, seat), "other": who(state, other), "card": card})
        for other in seats_of(blocked):
            state.tell("blocked", "SJ-22.4", {"who": who(state, other), "other": who(state, seat), "card": card})


def witness_modifiers(state: Senjutsu, line: int, taken: int) -> None:
    """Remember the modifiers of a grid that were carried out."""
    for place, modifier in enumerate(LINES[line].modifiers):
        if state.witness is not None and taken >> place & 1:
            state.witness.add(modifier.options[0].id)


def in_force_for(line: int, taken: int) -> tuple[int, bool, list[int]]:
    """What the modifiers in force add: wounds on stars, bleeding instead of wounds, other starred effects (chains)."""
    extra = 0
    bleeding = False
    effects: list[int] = []
    for place, modifier in enumerate(LINES[line].modifiers):
        chain = modifier.options[0].chain
        if not taken >> place & 1 or chain is None:
            continue
        if chain.atoms[0].kind == v.BLEED_WOUNDS:
            bleeding = True
        elif chain.atoms[0].kind == v.WOUND:
            extra += chain.atoms[0].amount
        else:
            effects.append(chain.id)
    return extra, bleeding, effects


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
    if state.rules.additional_on_counter or state.cells[seat * BLOCK + ITEM_CARD] == design + 1:
        push_window(state, (seat, v.ATTACK_SUCCESS, targets, design))


def cut_bamboo(state: Senjutsu, seat: int, chain: int, free: bool, extra: int) -> None:
    """Bamboo is removed by an attack effect that deals wounds to its space, on stars `extra` (SJ-31.11, SJ-31.24)."""
    cut: list[int] = []
    for space, cell in on_grid(state, seat, chain):
        wounds = cell.wounds + cell.bleeds + (extra if cell.star else 0)
        if wounds and state.terrain.bamboo >> space & 1 and not stopped(state, seat, space, free):
            cut.append(space)
    for space in cut:
        remove_bamboo(state, space)


class Stars(Happen):
    """A starred grid that is no attack. Numbers: seat, line, one past the last line before "If successful", chain."""

    name: ClassVar[str] = "stars"
    clauses: ClassVar[tuple[str, ...]] = cited("SJ-18.14")

    def run(self, state: Senjutsu) -> None:
        seat, line, end, chain = self.numbers
        effects: list[int] = []
        for modifier in LINES[line].modifiers:
            effect = modifier.options[0].chain
            if effect is not None and effect.atoms[0].kind != v.SHIELD_STAR and modifier_open(state, seat, modifier):
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
            witness_modifiers(state, line, ALL_MODIFIERS)
        for number in reversed(effects):
            if reached:
                state.push("do", (seat, number, 0, reached, line, 0))


class Lower(Ask):
    """An attack on an opponent of lower initiative. Numbers: seat, line, one past the last."""

    name: ClassVar[str] = "lower"
    clauses: ClassVar[tuple[str, ...]] = cited(
        "SJ-34.1 SJ-34.2 SJ-34.3 SJ-34.4 SJ-34.5 SJ-34.6 SJ-34.7 SJ-34.8 SJ-34.9 SJ-34.10"
    )

    def legal(self, state: Senjutsu, seat: int) -> tuple[int, ...]:
        cells = state.cells
        reach = DESIGNS[LINE_DESIGN[self.numbers[1]]].range
        found: list[int] = []
        for other in seats_of(opponents(state, seat)):
            if cells[other * BLOCK + LOW_SPEED] >= cells[NOW] or (reach and not sees(state, seat, other, reach)):
                continue
            if not (state.rules.comparison_blockable and self.shielded(state, seat, other)):
                found.append(TARGET + other)
        return tuple(found) or (PASS,)

    def shielded(self, state: Senjutsu, seat: int, other: int) -> bool:
        """SJ-A.28, second reading: a Block covers the space of attacker or target."""
        spaces = 1 << state.cells[seat * BLOCK + AT] | 1 << state.cells[other * BLOCK + AT]
        return any(state.cells[hero * BLOCK + SHIELD_AT] & spaces for hero in seats_of(opponents(state, seat)))

    def apply(self, state: Senjutsu, seat: int, action: int) -> None:
        state.stack.pop()
        _, line, end = self.numbers
        if action == PASS:
            if state.events is not None:
                state.tell("missed", "SJ-34.2", {"who": who(state, seat), "card": card_name(LINE_DESIGN[line])})
            return
        target = 1 << action - TARGET
        tell_aim(state, seat, action - TARGET, "SJ-34.5")
        state.push("comparison_hit", (seat, target, line))
        state.push("lines", (seat, line + 1, end, target, 0))
        show_up(state, seat)


class ComparisonHit(Happen):
    """After an initiative comparison that succeeded. Numbers: seat, mask of the target, line."""

    name: ClassVar[str] = "comparison_hit"

    def run(self, state: Senjutsu) -> None:
        seat, target, line = self.numbers
        if DESIGNS[LINE_DESIGN[line]].types & v.ATTACK:
            push_success(state, seat, line, target)


STEPS: Steps = (Strike, StrikePay, Modifier, Hit, Lasting, Stars, Lower, ComparisonHit)
