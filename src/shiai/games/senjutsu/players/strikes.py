"""The best blow of an Attack card against an opponent at a relative place, on open ground, remembered."""

from typing import Final

from shiai.games.senjutsu.cards import vocabulary as v
from shiai.games.senjutsu.cards.cards import Cards
from shiai.games.senjutsu.cards.designs import PartCode
from shiai.games.senjutsu.cards.gaits import TURNING
from shiai.games.senjutsu.cards.structure import Atom, Chain, Line, Option
from shiai.games.senjutsu.players.weights import EXECUTION, HOBBLED, POISONED, PUSHED, STOLEN, STUNNED
from shiai.games.senjutsu.rules.battlefield.hexes import DIRECTIONS, QS, RS, STEP_Q, STEP_R, distance, placed
from shiai.games.senjutsu.rules.battlefield.moves import Ground, Walk, first_walk, ways_on
from shiai.games.senjutsu.rules.battlefield.reach import MIDDLE, Self, kamae_ways, open_options
from shiai.games.senjutsu.rules.heroes import Hero
from shiai.games.senjutsu.rules.table import MOST_FOCUS, gate_open

FARTHEST: Final = 5  # spaces; blows from farther away count as 0
FROM_BEHIND: Final = 0.3  # of the value of a blow that needs the back of the target
USUAL_STEPS: Final = 1.5  # made with a card whose effect counts them
MOST_WALKS: Final = 400  # walks of one movement line that are tried
VALUES_PER_AMOUNT: Final[dict[int, float]] = {
    v.WOUND: 1.0,
    v.BLEED: 1.2,
    v.STEAL: STOLEN,
    v.TARGET_LOSES: STOLEN,
    v.TARGET_DISCARDS: STOLEN,
    v.TARGET_SHUFFLES: STOLEN,
}
EFFECT_VALUES: Final[dict[int, float]] = {v.STUN: STUNNED, v.HOBBLE: 3.0 * HOBBLED, v.POISON: POISONED}
REMEMBERED: Final = 200_000
_KNOWN: Final[dict[tuple[int, tuple[int, ...], int, int, int, int], float]] = {}


def relative(at: int, facing: int, target: int) -> int:
    """Where the target would be if the hero stood in the middle and faced N; -1 outside the lattice."""
    left = (facing + 5) % DIRECTIONS
    q = QS[target] - QS[at]
    r = RS[target] - RS[at]
    whole = STEP_Q[facing] * STEP_R[left] - STEP_R[facing] * STEP_Q[left]
    a = (q * STEP_R[left] - r * STEP_Q[left]) // whole
    b = (STEP_Q[facing] * r - STEP_R[facing] * q) // whole
    return placed(a, b, MIDDLE, 0)


def blow(cards: Cards, hero: Hero, design: int, kamae: int, focus: int, place: int) -> float:
    """The best blow of a card against an opponent at this relative place, in wounds; 0 out of reach."""
    made = cards.designs[design]
    if place < 0 or made.cost > focus or not made.types & v.ATTACK:
        return 0.0
    key = (cards.serial, hero.branches, design, kamae, focus, place)
    found = _KNOWN.get(key)
    if found is None:
        if len(_KNOWN) >= REMEMBERED:
            _KNOWN.clear()
        found = 0.0
        away = distance(MIDDLE, place)
        if away <= FARTHEST and gate_open(made.requires, kamae, 0):
            for code in made.parts:
                if code.strikes and away <= code.bound:
                    found = max(found, Blow(cards, code, hero, place).best(kamae, focus - made.cost))
        _KNOWN[key] = found
    return found


def effect_value(atom: Atom) -> float:
    """The value of an effect on a target."""
    if atom.kind in (v.STUN, v.PUSH) and atom.flag:
        return EFFECT_VALUES.get(atom.kind, PUSHED) * USUAL_STEPS
    if atom.kind in VALUES_PER_AMOUNT:
        return VALUES_PER_AMOUNT[atom.kind] * atom.amount
    return EFFECT_VALUES.get(atom.kind, PUSHED if atom.kind in v.TARGETED else 0.0)


class Blow:
    """One part of an Attack card against one opponent; the hero begins in the middle and faces N."""

    def __init__(self, cards: Cards, code: PartCode, hero: Hero, target: int) -> None:
        self.card_lines = cards.lines
        self.first = code.first
        self.end = code.last_strike + 1
        self.hero = hero
        self.target = target
        self.ground = Ground(1 << target, 0, 0, 0, hero.loose or hero.drunk)
        self.known: dict[tuple[int, int, tuple[int, int, int, int, int, int]], float] = {}
        self.after = sum([effect_value(atom) for atom in plain_atoms(cards.lines[code.success : code.last])])

    def best(self, kamae: int, focus: int) -> float:
        """The best blow of the whole part."""
        found = self.lines(self.first, Self(MIDDLE, 0, kamae, focus, 0, 0), -1, -1)
        return found + self.after if found > 0.0 else 0.0

    def lines(self, line: int, me: Self, end: int, after: int) -> float:
        """The best blow from this line on; `end` and `after` as for `Reach.lines`."""
        if line == end:
            return self.lines(after, me, -1, -1)
        if end < 0 and line >= self.end:
            return 0.0
        key = (line, after, me.key)
        found = self.known.get(key)
        if found is None:
            found = 0.0
            printed = self.card_lines[line]
            options = printed.options
            choices = open_options(printed, me.kamae, me.hidden, me.focus)
            for choice in choices:
                found = max(found, self.option(line, options[choice], me, end, after))
            if not choices or (len(options) == 1 and options[0].focus > 0):
                found = max(found, self.lines(line + 1, me, end, after))
            self.known[key] = found
        return found

    def option(self, number: int, option: Option, me: Self, end: int, after: int) -> float:
        """The best blow when this option is chosen."""
        paid = me.posed(me.kamae, me.focus - option.focus)
        chain = option.chain
        if chain is None:
            return self.lines(option.first, paid, option.last, number + 1)
        if chain.atoms[0].kind == v.STRIKE:
            return self.damage(chain.atoms[0], number, paid) + self.lines(number + 1, paid, end, after)
        if chain.moving:
            if self.hero.drunk and chain.forced is not None:
                chain = chain.forced
            best = 0.0
            for walk in self.walks(chain, me):
                best = max(best, self.lines(number + 1, paid.moved(walk, 0), end, after))
            return best
        return max([self.lines(number + 1, later, end, after) for later in self.posed(chain, paid)])

    def walks(self, chain: Chain, me: Self) -> list[Walk]:
        """The possible ends of a movement line."""
        first = first_walk(chain, me.at, me.facing, TURNING)
        seen = {first}
        waiting = [first]
        ends: dict[tuple[int, int], Walk] = {}
        while waiting and len(seen) < MOST_WALKS:
            walk = waiting.pop()
            gait, at, facing, _ = walk
            if gait.complete:
                ends[(at, facing)] = walk
            for _, later in ways_on(walk, self.ground):
                if later not in seen:
                    seen.add(later)
                    waiting.append(later)
        return list(ends.values())

    def posed(self, chain: Chain, me: Self) -> list[Self]:
        """Every Kamae and Focus that the hero can have after a chain."""
        found = [me]
        for atom in chain.atoms:
            if atom.whom != v.PLAIN:
                continue
            if atom.kind == v.SWITCH:
                kinds = [kamae for kamae in range(v.KAMAES) if atom.mask & self.hero.positions & 1 << kamae]
                found = [one.posed(kamae, one.focus) for one in found for kamae in kinds] or found
            elif atom.kind == v.CHANGE:
                found = [
                    one.posed(kamae, min(MOST_FOCUS, one.focus + gained))
                    for one in found
                    for kamae, gained in kamae_ways(self.hero, one.kamae, atom.amount, False)
                ]
            elif atom.kind == v.GAIN:
                found = [one.posed(one.kamae, min(MOST_FOCUS, one.focus + atom.amount)) for one in found]
            elif atom.kind == v.LOSE_FOCUS:
                found = [one.posed(one.kamae, min(one.focus, atom.amount)) for one in found]
        return found

    def damage(self, grid: Atom, number: int, me: Self) -> float:
        """The value of an attack grid's effect on the opponent."""
        for cell in grid.cells:
            if placed(cell.a, cell.b, me.at, me.facing) != self.target:
                continue
            found = cell.wounds + 1.2 * cell.bleeds + (EXECUTION if cell.execution else 0.0)
            if cell.poison:
                found += POISONED
            if cell.back:
                found *= FROM_BEHIND
            if not cell.star:
                return found
            for line in self.card_lines[number].modifiers:
                option = line.options[0]
                if option.chain is not None and gate_open(option.kamae, me.kamae, 0) and option.focus <= me.focus:
                    found += sum([effect_value(atom) for atom in option.chain.atoms]) - 0.2 * option.focus
            return found
        return 0.0


def plain_atoms(lines: list[Line]) -> list[Atom]:
    """The effects of those lines that have neither a price nor a gate."""
    found: list[Atom] = []
    for line in lines:
        option = line.options[0]
        if option.chain is not None and not option.focus and not option.kamae:
            found += option.chain.atoms
    return found
