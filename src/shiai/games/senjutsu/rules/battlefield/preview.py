"""What a card would hit: from where its hero stands, and after the movement that it allows before its grid."""

from dataclasses import dataclass
from typing import Final

from shiai.games.senjutsu.cards import vocabulary as v
from shiai.games.senjutsu.cards.cards import Cards
from shiai.games.senjutsu.cards.structure import Chain
from shiai.games.senjutsu.rules.battlefield.hexes import placed
from shiai.games.senjutsu.rules.battlefield.moves import Ground, Walk, first_walk, ways_on
from shiai.games.senjutsu.rules.battlefield.reach import open_options
from shiai.games.senjutsu.rules.battlefield.surroundings import ground_on, walker
from shiai.games.senjutsu.rules.state import AT, BLOCK, FACING, HIDDEN_AT, KAMAE_AT, NOWHERE, Senjutsu
from shiai.games.senjutsu.rules.table import drunk, purse

GRIDS: Final = (v.STRIKE, v.SHIELDS, v.STARS, *v.SCATTERING)
Stand = tuple[int, int]  # a space and a facing


@dataclass
class Aim:
    """The spaces that a card concerns, by what it does there."""

    strikes: int = 0
    shields: int = 0
    stars: int = 0

    def add(self, chain: Chain, stand: Stand) -> None:
        """Lay the grid of a chain before a hero that stands so."""
        grid = chain.atoms[0]
        for cell in grid.cells:
            space = placed(cell.a, cell.b, *stand)
            if space < 0:
                continue
            if grid.kind == v.SHIELDS:
                self.shields |= 1 << space
            elif cell.harms():
                self.strikes |= 1 << space
            else:
                self.stars |= 1 << space


@dataclass(frozen=True)
class Preview:
    """What a card concerns from here, what more it can concern after its own movement, and where that can end."""

    here: Aim
    later: Aim
    ends: int  # spaces


class Walker:
    """Follows the lines of a card, as far as the present Kamae and Focus open them."""

    def __init__(self, state: Senjutsu, seat: int) -> None:
        base = seat * BLOCK
        self.cards = state.rules.cards
        self.kamae = state.cells[base + KAMAE_AT]
        self.hidden = state.cells[base + HIDDEN_AT]
        self.focus = purse(state, seat)
        self.state = state
        self.seat = seat
        self.kind = walker(state, seat)
        self.forced = drunk(state, seat)
        self.aim = Aim()

    def lines(self, first: int, last: int, stands: frozenset[Stand]) -> frozenset[Stand]:
        """Where the hero can stand after these lines; grids on the way are laid."""
        for line in self.cards.lines[first:last]:
            choices = open_options(line, self.kamae, self.hidden, self.focus)
            skips = not choices or (len(line.options) == 1 and line.options[0].focus > 0)
            after = stands if skips else frozenset()
            for choice in choices:
                option = line.options[choice]
                if option.chain is None:
                    after |= self.lines(option.first, option.last, stands)
                else:
                    after |= self.chain(option.chain, stands)
            stands = after  # nowhere, if the hero must collide
        return stands

    def chain(self, chain: Chain, stands: frozenset[Stand]) -> frozenset[Stand]:
        """One line: it moves the hero, or lays a grid, or does neither."""
        if chain.moving:
            if self.forced and chain.forced is not None:
                chain = chain.forced
            ground = ground_on(self.state, self.seat, chain)
            return frozenset([end for stand in stands for end in self.ends(chain, stand, ground)])
        if chain.atoms[0].kind in GRIDS:
            for stand in stands:
                self.aim.add(chain, stand)
        return stands

    def ends(self, chain: Chain, stand: Stand, ground: Ground) -> set[Stand]:
        """Where a movement line can end."""
        edge = [first_walk(chain, *stand, self.kind)]
        walked: set[Walk] = set(edge)
        ends: set[Stand] = set()
        while edge:
            walk = edge.pop()
            gait, at, facing, _ = walk
            ways = ways_on(walk, ground)
            if gait.complete and not (chain.towards and ways):
                ends.add((at, facing))
            for _, later in ways:
                if later not in walked:
                    walked.add(later)
                    edge.append(later)
        return ends


def stand_of(state: Senjutsu, seat: int) -> Stand | None:
    """Where a hero stands, if it does."""
    at = state.cells[seat * BLOCK + AT]
    return None if at == NOWHERE else (at, state.cells[seat * BLOCK + FACING])


def preview(state: Senjutsu, seat: int, card: int) -> Preview | None:
    """What a card of this hero would concern; None when the figure has no place."""
    cards = state.rules.cards
    stand = stand_of(state, seat)
    if stand is None:
        return None
    here = Aim()
    walker = Walker(state, seat)
    stands = frozenset([stand])
    for part in cards.designs[card].parts:
        for line in cards.lines[part.first : part.last]:
            for option in line.options:
                if option.chain is not None and option.chain.atoms[0].kind in GRIDS:
                    here.add(option.chain, stand)
        stands = walker.lines(part.first, part.last, stands)
    ends = 0
    for at, _ in stands:
        ends |= 1 << at
    return Preview(here, walker.aim, ends)


def rest_of_card(cards: Cards, line: int, stand: Stand) -> Aim:
    """What the grids after a line would concern if the hero stood so and moved no more."""
    aim = Aim()
    for later in cards.lines[line + 1 : cards.part_of(line).last]:
        for option in later.options:
            if option.chain is not None and option.chain.atoms[0].kind in GRIDS:
                aim.add(option.chain, stand)
    return aim
