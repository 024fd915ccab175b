"""Commit to hit: from which ways of playing a part of an Attack card can its attack effect still reach an opponent?

Only positions, facings, terrain and the own options count; Blocks of heroes do not (SJ-19.14).
"""

from typing import Final

from shiai.games.senjutsu.cards import vocabulary as v
from shiai.games.senjutsu.cards.cards import Cards
from shiai.games.senjutsu.cards.designs import PartCode
from shiai.games.senjutsu.cards.gaits import FORCED, LOOSE, TURNING
from shiai.games.senjutsu.cards.structure import Atom, Chain, Line, Option
from shiai.games.senjutsu.rules.battlefield.hexes import placed, shielded
from shiai.games.senjutsu.rules.battlefield.moves import Ground, Walk, first_walk, halved, ways_on
from shiai.games.senjutsu.rules.heroes import FOCUS_POINT, Hero
from shiai.games.senjutsu.rules.table import KAMAE_BITS, MOST_FOCUS, gate_open

ONLY: Final = [0]  # the choices of a line with one option that is open …
NONE: Final[list[int]] = []  # … or is not
MIDDLE: Final = 5 * 14 + 8  # a space far from the edges of the lattice


class Self:
    """The acting hero as far as it matters: space, facing, Kamae, Focus, Stealth, bamboo it has taken away."""

    def __init__(self, at: int, facing: int, kamae: int, focus: int, hidden: int, cleared: int) -> None:
        self.at = at
        self.facing = facing
        self.kamae = kamae
        self.focus = focus
        self.hidden = hidden
        self.cleared = cleared
        self.key = (at, facing, kamae, focus, hidden, cleared)

    def moved(self, walk: Walk, corpses: int) -> "Self":
        """After a movement; a corpse takes all Focus and, by its Stun, Stealth (SJ-31.21, SJ-35.7)."""
        _, at, facing, entered = walk
        if entered & corpses:
            return Self(at, facing, self.kamae, 0, 0, self.cleared | entered)
        return Self(at, facing, self.kamae, self.focus, self.hidden, self.cleared | entered)

    def posed(self, kamae: int, focus: int) -> "Self":
        """In another Kamae, with other Focus."""
        if kamae == self.kamae and focus == self.focus:
            return self
        return Self(self.at, self.facing, kamae, focus, self.hidden, self.cleared)


def open_options(line: Line, kamae: int, hidden: int, focus: int) -> list[int]:
    """The options of a line that can be chosen (SJ-24.8 to SJ-24.11, SJ-24.14). Leave the list as it is."""
    if len(line.options) == 1:
        only = line.options[0]
        return ONLY if only.focus <= focus and (not only.kamae or gate_open(only.kamae, kamae, hidden)) else NONE
    found = [
        i for i, option in enumerate(line.options) if gate_open(option.kamae, kamae, hidden) and option.focus <= focus
    ]
    gated = [i for i in found if line.options[i].kamae & KAMAE_BITS]
    if any(not line.options[i].focus for i in gated):
        return gated
    return found


class Reach:
    """One part of an Attack card against opponents that stand still; answers are remembered."""

    def __init__(
        self,
        cards: Cards,
        code: PartCode,
        hero: Hero,
        ground: Ground,
        enemies: int,
        walls: int,
        flags: int,
        lives: int,
        facings: tuple[int, ...] = (),
    ) -> None:
        self.card_lines = cards.lines
        # SJ-19.15: lines below the last attack effect do not matter
        self.end = code.last_strike + 1
        self.hero = hero
        self.ground = ground
        self.enemies = enemies
        self.walls = walls
        self.facings = facings  # the spaces of opponents by their facing; empty if it does not matter
        self.lives = lives  # so many Stuns of corpses defeat the hero
        self.moving = not flags & 1  # movement is not cancelled
        # Who moves, as movement lines tell figures apart.
        self.kind = (0 if flags & 2 else TURNING) + (LOOSE if ground.loose else 0) + (FORCED if flags & 64 else 0)
        self.paralysed = bool(flags & 4)
        self.every_focus = bool(flags & 8)
        self.differs = bool(flags & 16)
        self.halves = bool(flags & 32)
        self.forced = bool(flags & 64)
        self.most_focus = MOST_FOCUS + (flags >> 7)
        self.known: dict[tuple[int, int, tuple[int, int, int, int, int, int]], bool] = {}
        self.walks: dict[tuple[int, int, int, int, int, tuple[int, int, int, int, int, int]], bool] = {}

    def lines(self, line: int, me: Self, end: int = -1, after: int = -1) -> bool:
        """Can a hit be reached from the beginning of this line? In a group: `end` is its end, `after` what follows."""
        if line == end:
            return self.lines(after, me)
        if end < 0 and line >= self.end:
            return False
        key = (line, after, me.key)
        found = self.known.get(key)
        if found is None:
            found = self.line(line, me, end, after)
            self.known[key] = found
        return found

    def line(self, number: int, me: Self, end: int, after: int) -> bool:
        """As `lines`, worked out."""
        line = self.card_lines[number]
        # SJ-1.4, SJ-19.1, SJ-19.2: any movement, rotation or option may be what makes the attack hit
        choices = open_options(line, me.kamae, me.hidden, me.focus)
        # SJ-19.4, SJ-19.10: a payment may be declined if a hit stays reachable
        skippable = not choices or (len(line.options) == 1 and line.options[0].focus > 0)
        # SJ-19.7: any of the ways that hit
        for choice in choices:
            if self.option(number, line.options[choice], me, end, after):
                return True
        return skippable and self.lines(number + 1, me, end, after)

    def option(self, number: int, option: Option, me: Self, end: int, after: int) -> bool:
        """Can a hit be reached when this option is chosen?"""
        # SJ-19.3, SJ-19.12: payments that make the attack possible count
        paid = me.posed(me.kamae, me.focus - option.focus)
        chain = option.chain
        if chain is None:
            return self.lines(option.first, paid, option.last, number + 1)
        kind = chain.atoms[0].kind
        # SJ-19.8
        if kind == v.STRIKE:
            return self.hits(chain.atoms[0], number, paid)  # a later attack effect has a duty of its own (SJ-19.8)
        if chain.moving:
            if not self.moving:
                return self.lines(number + 1, paid, end, after)
            if self.forced and chain.forced is not None:
                chain = chain.forced
            walk = first_walk(chain, me.at, me.facing, self.kind)
            if self.halves:
                walk = halved(chain, walk, self.kind, option.kamae, me.kamae)
            return self.walk(walk, number + 1, paid)
        return self.atoms(chain, 0, number + 1, paid, end, after)

    def atoms(self, chain: Chain, place: int, line: int, me: Self, end: int, after: int) -> bool:
        """Effects on the own Kamae and Focus; all others change nothing here."""
        if place == len(chain.atoms):
            return self.lines(line, me, end, after)
        atom = chain.atoms[place]
        later = [me]
        if atom.whom == v.PLAIN:
            if atom.kind == v.SWITCH:
                later = self.switched(me, atom.mask)
            elif atom.kind == v.CHANGE:
                later = self.changed(me, atom.amount)
            elif atom.kind == v.GAIN and not self.paralysed:
                later = [me.posed(me.kamae, min(self.most_focus, me.focus + atom.amount))]
            elif atom.kind == v.LOSE_FOCUS:
                later = [me.posed(me.kamae, min(me.focus, atom.amount))]
        return any(self.atoms(chain, place + 1, line, one, end, after) for one in later)

    def switched(self, me: Self, mask: int) -> list[Self]:
        """After a Switch."""
        if self.paralysed:
            return [me]
        kinds = [kamae for kamae in range(v.KAMAES) if mask & self.hero.positions & 1 << kamae] or [me.kamae]
        if self.differs and len(kinds) > 1 and me.kamae in kinds:
            kinds.remove(me.kamae)
        return [me.posed(kamae, me.focus) for kamae in kinds]

    def changed(self, me: Self, branches: int) -> list[Self]:
        """After a Change of at most so many branches."""
        if self.paralysed:
            return [me]
        found = kamae_ways(self.hero, me.kamae, branches, self.every_focus)
        return [me.posed(kamae, min(self.most_focus, me.focus + gained)) for kamae, gained in found]

    def walk(self, walk: Walk, line: int, me: Self) -> bool:
        """Can a hit be reached from the middle of a movement line that ends without a collision?"""
        gait, at, facing, entered = walk
        key = (gait.number, line, at, facing, entered, me.key)
        found = self.walks.get(key)
        if found is None:
            if ((me.cleared | entered) & self.ground.corpses).bit_count() >= self.lives:
                return False
            found = gait.complete and self.lines(line, me.moved(walk, self.ground.corpses))
            if not found:
                for _, later in ways_on(walk, self.ground):
                    if self.walk(later, line, me):
                        found = True
                        break
            self.walks[key] = found
        return found

    def hits(self, grid: Atom, number: int, me: Self) -> bool:
        """Does an opponent stand on an affected space that terrain does not protect (SJ-19.6)?"""
        # SJ-19.5, SJ-19.6, SJ-19.14: Blocks do not count, terrain does
        walls = self.walls & ~me.cleared
        for cell in grid.cells:
            space = placed(cell.a, cell.b, me.at, me.facing)
            if space < 0 or not self.enemies >> space & 1 or shielded(me.at, space, walls):
                continue
            if cell.back and self.facings and not self.facings[me.facing] >> space & 1:
                continue
            if cell.harms() or self.starred(number, me):
                return True
        return False

    def starred(self, number: int, me: Self) -> bool:
        """Will a starred effect be applied (SJ-19.11)?"""
        for line in self.card_lines[number].modifiers:
            option = line.options[0]
            # SJ-19.11
            starred = option.chain is not None and option.chain.atoms[0].starred
            if starred and gate_open(option.kamae, me.kamae, me.hidden) and option.focus <= me.focus:
                return True
        return False


def kamae_ways(hero: Hero, start: int, branches: int, every_focus: bool) -> list[tuple[int, int]]:
    """Where a Change can end, with the Focus it brings: pairs of Kamae and Focus."""
    found: set[tuple[int, int]] = set()

    def go(at: int, left: int, gained: int) -> None:
        found.add((at, gained))
        if not left:
            return
        for place in range(v.KAMAES):
            if hero.branches[at] >> place & 1:
                go(place, left - 1, gained)
        if hero.branches[at] >> FOCUS_POINT & 1 and (every_focus or not gained):
            exits = [place for place in range(v.KAMAES) if hero.branches[FOCUS_POINT] >> place & 1 and place != start]
            if not exits:
                found.add((start, gained + 1))
            for place in exits:
                go(place, left - 1, gained + 1)

    go(start, branches, 0)
    return sorted(found)
