"""What an attack of an enemy would do from a place, and what would happen to the enemy there (section 43)."""

from typing import Final

from shiai.games.senjutsu.cards import vocabulary as v
from shiai.games.senjutsu.cards.cards import DESIGN_COUNT
from shiai.games.senjutsu.cards.structure import STRIKE_LINE, Cell, Line
from shiai.games.senjutsu.rules.battlefield.hexes import DIRECTIONS, placed, shielded
from shiai.games.senjutsu.rules.battlefield.reach import open_options
from shiai.games.senjutsu.rules.battlefield.surroundings import reach_of
from shiai.games.senjutsu.rules.playing import waiting_part
from shiai.games.senjutsu.rules.state import (
    ALIVE,
    AT,
    BLOCK,
    FACING,
    HIDDEN_AT,
    ITEM_CARD,
    ITEM_PART,
    ITEM_SPEED,
    ITEM_STATUS,
    ITEMS,
    KAMAE_AT,
    LOW_SPEED,
    NOW,
    PENDING,
    SHIELD_AT,
)
from shiai.games.senjutsu.rules.steps.block import shields_to_come
from shiai.games.senjutsu.rules.steps.effects import sees
from shiai.games.senjutsu.rules.steps.lines import me
from shiai.games.senjutsu.rules.steps.strike import starred_open, unblockable
from shiai.games.senjutsu.rules.table import opponents, purse, seats_of
from shiai.games.senjutsu.solo.rules.decisions.aims import nearest_of, sides_of_hero
from shiai.games.senjutsu.solo.rules.state import Solo

EXECUTION_WOUNDS: Final = 5
REAR: Final = (2, 3, 4)  # BR, B, BL of a hero
STRAIGHT_BACK: Final = 3


class Blow:
    """The attack effect of one line of a card, tried from any place."""

    def __init__(self, state: Solo, figure: int, line: int) -> None:
        self.state = state
        self.figure = figure
        self.line = line
        self.cells: list[Cell] = []
        star = starred_open(state, figure, line)
        for option in state.rules.cards.lines[line].options:
            if option.chain is not None:
                grid = option.chain.atoms[0]
                self.cells += [cell for cell in grid.cells if cell.harms() or (cell.star and star)]
        self.free = unblockable(state, line)
        self.known: dict[int, list[tuple[int, Cell, int]]] = {}  # what it reaches from places that were asked for
        self.stands: dict[int, int] = {}  # figures by space, without the striking one
        for other in seats_of(state.cells[ALIVE] & ~(1 << figure)):
            self.stands[state.cells[other * BLOCK + AT]] = other
        self.heroes = opponents(state, figure)
        self.shields: dict[int, int] | None = None  # see `shields_now`; found when asked for
        self.own_only = state.rules.blocks_guard_owner_only

    def reached(self, place: int) -> list[tuple[int, Cell, int]]:
        """Other figures that the grid covers and terrain does not protect, with cell and space."""
        found = self.known.get(place)
        if found is None:
            found = []
            at, facing = place // DIRECTIONS, place % DIRECTIONS
            walls = self.state.terrain.walls
            for cell in self.cells:
                space = placed(cell.a, cell.b, at, facing)
                other = self.stands.get(space, -1)
                if other >= 0 and not shielded(at, space, walls):
                    found.append((other, cell, space))
            self.known[place] = found
        return found

    def struck(self, place: int, blocks: bool) -> int:
        """The mask of heroes it would reach, Blocks left out of account or not."""
        mask = 0
        for other, _, space in self.reached(place):
            if self.heroes >> other & 1 and not (blocks and self.stopped(place, other, space)):
                mask |= 1 << other
        return mask

    def wounds(self, place: int, blocks: bool) -> int:
        """The wounds it would deal to heroes, Blocks left out of account or not (SJ-43.3)."""
        total = 0
        for other, cell, space in self.reached(place):
            if self.heroes >> other & 1 and not (blocks and self.stopped(place, other, space)):
                # SJ-43.3
                total += cell.wounds + cell.bleeds + (EXECUTION_WOUNDS if cell.execution else 0)
        return total

    def hurts_friend(self, place: int) -> bool:
        """Would it hit another enemy as well?"""
        return any(
            not self.heroes >> other & 1 and not self.stopped(place, other, space)
            for other, _, space in self.reached(place)
        )

    def blocked(self, place: int) -> bool:
        """Would every hero it reaches be protected by a Block?"""
        return all(
            self.stopped(place, other, space) for other, _, space in self.reached(place) if self.heroes >> other & 1
        )

    def stopped(self, place: int, other: int, space: int) -> bool:
        """Would a Block protect a figure on this space?"""
        if self.free:
            return False
        blocks = 0
        if self.shields is None:
            self.shields = shields_now(self.state, self.figure)
        for owner, mask in self.shields.items():
            if owner == other or not self.own_only:
                blocks |= mask
        if not blocks:
            return False
        walls = self.state.terrain.walls
        at = place // DIRECTIONS
        return bool(blocks >> at & 1 or blocks >> space & 1) or shielded(at, space, blocks | walls)

    def behind(self, place: int, hero: int) -> bool:
        """Is this behind a hero (SJ-43.12)? The token has no back."""
        # SJ-43.12, SJ-A.35: the rear arc of three sides
        return hero != self.state.rules.token and all(
            side in REAR for side in sides_of_hero(self.state, hero, place // DIRECTIONS)
        )

    def straight(self, place: int, hero: int) -> bool:
        """Is this straight at the back of a hero?"""
        return sides_of_hero(self.state, hero, place // DIRECTIONS) == (STRAIGHT_BACK,)


def shields_now(state: Solo, figure: int) -> dict[int, int]:
    """For every other figure the spaces under its Blocks that stand or will stand at this initiative (SJ-43.17)."""
    found: dict[int, int] = {}
    cells = state.cells
    for other in seats_of(cells[ALIVE] & ~(1 << figure)):
        base = other * BLOCK
        mask = cells[base + SHIELD_AT]
        for item in range(ITEMS):
            # SJ-43.17
            if waits(state, other, item) and cells[base + ITEM_SPEED + item] == cells[NOW]:
                code = waiting_part(state, other, item)
                if code.shield >= 0:
                    mask |= shields_to_come(state, other, code.shield, code.success)
        found[other] = mask
    return found


def waits(state: Solo, hero: int, item: int) -> bool:
    """Is this part of a card of an ability still to be resolved?"""
    base = hero * BLOCK
    card = state.cells[base + ITEM_CARD + item] - 1
    return 0 <= card < DESIGN_COUNT and state.cells[base + ITEM_STATUS + item] == PENDING


def grid_of(state: Solo, hero: int, line: Line) -> list[tuple[int, Cell]]:
    """The spaces of the grids of a line from where a hero stands, as far as its Kamae opens them, with their cells."""
    base = hero * BLOCK
    cells = state.cells
    found: list[tuple[int, Cell]] = []
    for choice in open_options(line, cells[base + KAMAE_AT], cells[base + HIDDEN_AT], purse(state, hero)):
        chain = line.options[choice].chain
        if chain is not None and chain.atoms[0].grid >= 0:
            for cell in chain.atoms[0].cells:
                space = placed(cell.a, cell.b, cells[base + AT], cells[base + FACING])
                if space >= 0:
                    found.append((space, cell))
    return found


def struck_spaces(state: Solo, figure: int) -> int:
    """The spaces that attack effects of heroes still to come would strike, heroes standing as they do (SJ-43.17)."""
    mask = 0
    cells = state.cells
    walls = state.terrain.walls
    card_lines = state.rules.cards.lines
    for hero in seats_of(opponents(state, figure)):
        base = hero * BLOCK
        for item in range(ITEMS):
            if not waits(state, hero, item):
                continue
            code = waiting_part(state, hero, item)
            for line in card_lines[code.first : code.last]:
                if line.kind == STRIKE_LINE:
                    star = starred_open(state, hero, line.id)
                    for space, cell in grid_of(state, hero, line):
                        does = cell.harms() or (cell.star and star)
                        if does and not shielded(cells[base + AT], space, walls):
                            mask |= 1 << space
    return mask


def foreseen(state: Solo, figure: int, space: int) -> bool:
    """SJ-A.87, second reading: could an attack effect of a hero still to come reach this space by any movement?"""
    cells = state.cells
    for hero in seats_of(opponents(state, figure)):
        base = hero * BLOCK
        for item in range(ITEMS):
            if not waits(state, hero, item):
                continue
            card, part = cells[base + ITEM_CARD + item] - 1, cells[base + ITEM_PART + item]
            code = state.rules.cards.designs[card].parts[part]
            if not code.strikes:
                continue
            moved = state.clone()
            moved.cells[figure * BLOCK + AT] = space
            for other in seats_of(opponents(state, hero) & ~(1 << figure)):
                moved.cells[ALIVE] &= ~(1 << other)
            if reach_of(moved, hero, card, part).lines(code.first, me(state, hero)):
                return True
    return False


def attack_line(state: Solo, design: int) -> int:
    """The first line of a card that attacks, or -1."""
    return state.rules.cards.designs[design].parts[0].attack


def moved_to(state: Solo, figure: int, place: int) -> Solo:
    """The table with an enemy on another place."""
    moved = state.clone()
    moved.cells[figure * BLOCK + AT] = place // DIRECTIONS
    moved.cells[figure * BLOCK + FACING] = place % DIRECTIONS
    return moved


def in_sight(state: Solo, figure: int, design: int, place: int) -> int:
    """The mask of heroes whom an enemy on this place sees within the range of a card (SJ-43.13)."""
    moved = moved_to(state, figure, place)
    reach = state.rules.cards.designs[design].range
    mask = 0
    for hero in seats_of(opponents(state, figure)):
        if not reach or sees(moved, figure, hero, reach):
            mask |= 1 << hero
    return mask


def slower_than_now(state: Solo) -> int:
    """The mask of figures that have revealed a card of lower initiative than that of now (SJ-34.2)."""
    fighters = seats_of(state.cells[ALIVE] & state.rules.fighters)
    return sum([1 << other for other in fighters if state.cells[other * BLOCK + LOW_SPEED] < state.cells[NOW]])


def shot_at(state: Solo, figure: int, line: int, heroes: int) -> int:
    """Whom of these heroes a comparison strikes: the nearest; if the difference wounds, of the lowest initiative."""
    options = state.rules.cards.lines[line + 1].options
    atoms = [option.chain.atoms[0] for option in options if option.chain is not None]
    if any(atom.kind == v.WOUND_BY_DIFFERENCE for atom in atoms):
        lowest = min([state.cells[hero * BLOCK + LOW_SPEED] for hero in seats_of(heroes)])
        for hero in seats_of(heroes):
            if state.cells[hero * BLOCK + LOW_SPEED] > lowest:
                heroes &= ~(1 << hero)
    return nearest_of(state, figure, heroes)
