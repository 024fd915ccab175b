"""An attack effect comes up: whom it reaches, and what is paid for it (sections 18, 19 and 32)."""

from typing import ClassVar

from shiai.core.step import Happen
from shiai.games.senjutsu.cards import vocabulary as v
from shiai.games.senjutsu.cards.structure import Cell, Line
from shiai.games.senjutsu.rules.actions import DONE, PAY
from shiai.games.senjutsu.rules.battlefield.figures import hero_at, remove_bamboo
from shiai.games.senjutsu.rules.battlefield.hexes import placed
from shiai.games.senjutsu.rules.battlefield.shielding import stopped
from shiai.games.senjutsu.rules.piles import line_card
from shiai.games.senjutsu.rules.state import AT, BLOCK, FACING, HIDDEN_AT, KAMAE_AT, Senjutsu
from shiai.games.senjutsu.rules.steps import attack, lines
from shiai.games.senjutsu.rules.steps.base import Question, Steps
from shiai.games.senjutsu.rules.table import acts, gate_open, opponents, purse, spend_focus, who


def on_grid(state: Senjutsu, seat: int, chain: int) -> list[tuple[int, Cell]]:
    """The spaces of a grid as the hero stands now, with what each shows."""
    cells = state.cells
    at, facing = cells[seat * BLOCK + AT], cells[seat * BLOCK + FACING]
    # SJ-18.1, SJ-18.2, SJ-18.16: relative to the front; nothing happens off-board
    grid = state.rules.cards.chains[chain].atoms[0]
    found = [(placed(cell.a, cell.b, at, facing), cell) for cell in grid.cells]
    return [(space, cell) for space, cell in found if space >= 0]


def modifier_open(state: Senjutsu, seat: int, line: Line) -> bool:
    """Is the gate of a line that belongs to a grid fulfilled?"""
    cells = state.cells
    base = seat * BLOCK
    return gate_open(line.options[0].kamae, cells[base + KAMAE_AT], cells[base + HIDDEN_AT])


def starred_open(state: Senjutsu, seat: int, line: int) -> bool:
    """Can a starred effect of this grid be applied at all?"""
    for modifier in state.rules.cards.lines[line].modifiers:
        chain = modifier.options[0].chain
        starred = chain is not None and chain.atoms[0].starred
        if starred and modifier_open(state, seat, modifier) and modifier.options[0].focus <= purse(state, seat):
            return True
    return False


def turned_right(state: Senjutsu, seat: int, other: int, cell: Cell) -> bool:
    """Can a cell affect a figure that is turned like this? One for backs needs the facing of the attacker."""
    # SJ-53.2
    return not cell.back or state.cells[other * BLOCK + FACING] == state.cells[seat * BLOCK + FACING]


def affected(state: Senjutsu, seat: int, line: int, chain: int) -> int:
    """The mask of other heroes on affected spaces, enemies and allies (SJ-18.3)."""
    mask = 0
    star = starred_open(state, seat, line)
    for space, cell in on_grid(state, seat, chain):
        if cell.harms() or (cell.star and star):
            other = hero_at(state, space)
            # SJ-18.3
            if other >= 0 and other != seat and turned_right(state, seat, other, cell):
                mask |= 1 << other
    return mask


class Strike(Happen[Senjutsu]):
    """Begin an attack effect; `end` is one past the last line before "If successful"."""

    name: ClassVar[str] = "strike"

    def __init__(self, seat: int, line: int, end: int, chain: int) -> None:
        self.seat = seat
        self.line = line
        self.end = end
        self.chain = chain

    def run(self, state: Senjutsu) -> None:
        seat, line, chain = self.seat, self.line, self.chain
        taken = granted(state, seat, line)
        # SJ-32.8, SJ-32.32
        if affected(state, seat, line, chain):
            state.push(StrikePay(seat, line, self.end, chain, 0, taken))
            return
        if state.events is not None:
            state.tell("missed", "SJ-32.32", {"who": who(state, seat), "card": line_card(state, line)})
        cut_bamboo(state, seat, chain, unblockable(state, line), modifiers_of(state, line, taken)[0])
        go_on(state, seat, line, self.end, 0)


def granted(state: Senjutsu, seat: int, line: int) -> int:
    """The mask of modifiers of a grid that are in force without a payment."""
    taken = 0
    for place, modifier in enumerate(state.rules.cards.lines[line].modifiers):
        if not modifier.options[0].focus and modifier_open(state, seat, modifier):
            taken |= 1 << place
    return taken


def unblockable(state: Senjutsu, line: int) -> bool:
    """Is the card of this line unblockable?"""
    return state.rules.cards.made_of(line).unblockable


def go_on(state: Senjutsu, seat: int, line: int, end: int, targets: int) -> None:
    """Push the lines after an attack effect; another attack effect of the part brings its own duty (SJ-19.8)."""
    code = state.rules.cards.part_of(line)
    duty = 0
    if code.last_strike > line and acts(state, seat):
        duty = int(lines.dutiful(state, seat, line).lines(line + 1, lines.me(state, seat)))
    state.push(lines.Lines(seat, line + 1, end, targets, duty))


class StrikePay(Happen[Senjutsu]):
    """Ask whether to pay for the next line that modifies the attack effect; then hit.

    `place` is the number of the next modifier, `taken` the mask of those in force.
    """

    name: ClassVar[str] = "strike_pay"

    def __init__(self, seat: int, line: int, end: int, chain: int, place: int, taken: int) -> None:
        self.seat = seat
        self.line = line
        self.end = end
        self.chain = chain
        self.place = place
        self.taken = taken

    def run(self, state: Senjutsu) -> None:
        seat, line, place = self.seat, self.line, self.place
        modifiers = state.rules.cards.lines[line].modifiers
        while place < len(modifiers):
            modifier = modifiers[place]
            # SJ-32.9, SJ-32.33
            payable = 0 < modifier.options[0].focus <= purse(state, seat)
            if payable and modifier_open(state, seat, modifier) and self.matters(state, modifier):
                state.push(Modifier(seat, line, self.end, self.chain, place, self.taken))
                return
            place += 1
        state.push(attack.Hit(seat, line, self.end, self.chain, self.taken))

    def matters(self, state: Senjutsu, modifier: Line) -> bool:
        """Does a modifier change anything? One about stars does only when a figure stands on a star."""
        effect = modifier.options[0].chain
        if effect is None or not effect.atoms[0].starred:
            return True
        # SJ-18.5
        return any(cell.star and hero_at(state, space) >= 0 for space, cell in on_grid(state, self.seat, self.chain))


class Modifier(Question):
    """Pay for a line that modifies the attack effect, or not; fields as for `StrikePay`."""

    name: ClassVar[str] = "modifier"

    def __init__(self, seat: int, line: int, end: int, chain: int, place: int, taken: int) -> None:
        super().__init__(seat)
        self.line = line
        self.end = end
        self.chain = chain
        self.place = place
        self.taken = taken

    def legal(self, state: Senjutsu, seat: int) -> tuple[int, ...]:
        if self.hits_without(state, seat):
            return (DONE, PAY)
        return (PAY,)

    def hits_without(self, state: Senjutsu, seat: int) -> bool:
        """Does the attack effect reach an enemy without this line (SJ-19.3, SJ-19.4), or none even with it?"""
        starred = False
        for place, modifier in enumerate(state.rules.cards.lines[self.line].modifiers):
            effect = modifier.options[0].chain
            if self.taken >> place & 1 and effect is not None and effect.atoms[0].starred:
                starred = True
        enemies = opponents(state, seat)
        reached = False
        for space, cell in on_grid(state, seat, self.chain):
            other = hero_at(state, space)
            if other < 0 or not turned_right(state, seat, other, cell):
                continue
            if enemies >> other & 1 and not stopped(state, seat, space, True):
                if cell.harms() or (cell.star and starred):
                    return True
                reached = reached or cell.star
        return not reached

    def apply(self, state: Senjutsu, seat: int, action: int) -> None:
        state.stack.pop()
        place, taken = self.place, self.taken
        if action == PAY:
            spend_focus(state, seat, state.rules.cards.lines[self.line].modifiers[place].options[0].focus)
            taken |= 1 << place
        state.push(StrikePay(seat, self.line, self.end, self.chain, place + 1, taken))


def witness_modifiers(state: Senjutsu, line: int, taken: int) -> None:
    """Remember the modifiers of a grid that were carried out."""
    for place, modifier in enumerate(state.rules.cards.lines[line].modifiers):
        if state.witness is not None and taken >> place & 1:
            state.witness.add(modifier.options[0].id)


def cut_bamboo(state: Senjutsu, seat: int, chain: int, free: bool, extra: int) -> None:
    """Remove bamboo where an attack effect deals wounds, on stars `extra` more (SJ-31.11, SJ-31.24)."""
    cut: list[int] = []
    for space, cell in on_grid(state, seat, chain):
        # SJ-31.24
        wounds = cell.wounds + cell.bleeds + (extra if cell.star else 0)
        if wounds and state.terrain.bamboo >> space & 1 and not stopped(state, seat, space, free):
            cut.append(space)
    for space in cut:
        remove_bamboo(state, space)


def modifiers_of(state: Senjutsu, line: int, taken: int) -> tuple[int, bool, list[int]]:
    """What the modifiers in force add: wounds on stars, bleeding instead of wounds, other starred effects (chains)."""
    extra = 0
    bleeding = False
    effects: list[int] = []
    for place, modifier in enumerate(state.rules.cards.lines[line].modifiers):
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
