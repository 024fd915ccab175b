"""An attack effect comes up: whom it reaches, and what is paid for it (sections 18, 19 and 32)."""

from typing import ClassVar

from shiai.core.clauses import cited
from shiai.games.senjutsu.cards import vocabulary as v
from shiai.games.senjutsu.cards.cards import CHAINS, DESIGNS, LINE_DESIGN, LINE_PART, LINES
from shiai.games.senjutsu.cards.structure import Cell, Line
from shiai.games.senjutsu.rules.actions import DONE, PAY
from shiai.games.senjutsu.rules.battlefield.figures import hero_at, remove_bamboo
from shiai.games.senjutsu.rules.battlefield.hexes import placed
from shiai.games.senjutsu.rules.battlefield.shielding import stopped
from shiai.games.senjutsu.rules.piles import card_name
from shiai.games.senjutsu.rules.state import AT, BLOCK, FACING, HIDDEN_AT, KAMAE_AT, Senjutsu
from shiai.games.senjutsu.rules.steps.base import Ask, Happen, Steps
from shiai.games.senjutsu.rules.steps.lines import dutiful, me
from shiai.games.senjutsu.rules.table import acts, gate_open, opponents, purse, spend_focus, who


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


def witness_modifiers(state: Senjutsu, line: int, taken: int) -> None:
    """Remember the modifiers of a grid that were carried out."""
    for place, modifier in enumerate(LINES[line].modifiers):
        if state.witness is not None and taken >> place & 1:
            state.witness.add(modifier.options[0].id)


def cut_bamboo(state: Senjutsu, seat: int, chain: int, free: bool, extra: int) -> None:
    """Bamboo is removed by an attack effect that deals wounds to its space, on stars `extra` (SJ-31.11, SJ-31.24)."""
    cut: list[int] = []
    for space, cell in on_grid(state, seat, chain):
        wounds = cell.wounds + cell.bleeds + (extra if cell.star else 0)
        if wounds and state.terrain.bamboo >> space & 1 and not stopped(state, seat, space, free):
            cut.append(space)
    for space in cut:
        remove_bamboo(state, space)


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


STEPS: Steps = (
    Strike,
    StrikePay,
    Modifier,
)
