"""The structure of a parsed card text: parts, lines, options, chains and atoms."""

from typing import TYPE_CHECKING, Final

from shiai.core.errors import ShiaiError
from shiai.games.senjutsu.cards import vocabulary as v

if TYPE_CHECKING:
    from shiai.games.senjutsu.cards.gaits import Gaits

PLAIN_LINE: Final = 0
STRIKE_LINE: Final = 1  # carries an attack grid
SHIELD_LINE: Final = 2  # a block grid
STAR_LINE: Final = 3  # a starred grid that is no attack
COUNTER_LINE: Final = 4
MODIFIER_LINE: Final = 5  # modifies the grid above it
LOWER_LINE: Final = 6  # initiative comparison


class LanguageError(ShiaiError):
    """A card is not written in the card language."""


class Cell:
    """One space of a grid: where it is (a times F plus b times FL), and what it shows."""

    def __init__(self, name: str, a: int, b: int) -> None:
        self.name = name
        self.a = a
        self.b = b
        self.wounds = 0
        self.bleeds = 0
        self.execution = False
        self.star = False
        self.poison = False
        self.touch = False  # a success without harm of its own
        self.back = False  # affects only a figure that faces the same way as the attacker

    def harms(self) -> bool:
        """Does it do something without a star?"""
        return bool(self.wounds or self.bleeds or self.execution or self.poison or self.touch)

    def away(self) -> int:
        """Its distance from the figure."""
        if self.a * self.b >= 0:
            return abs(self.a + self.b)
        return max(abs(self.a), abs(self.b))


class Atom:
    """One effect."""

    def __init__(self, kind: int, amount: int = 0, mask: int = 0, flag: int = 0) -> None:
        self.kind = kind
        self.amount = amount
        self.mask = mask
        self.flag = flag
        self.cells: list[Cell] = []
        self.filter: Filter | None = None
        self.found = 0  # of a search: the mask of cards that it may find
        self.whom = v.PLAIN
        self.starred = False
        self.grid = -1  # number of its grid among all grids


class Filter:
    """Which cards a search may find; without a tier or type, any ability card."""

    def __init__(self) -> None:
        self.pairs: list[tuple[int, int]] = []  # masks of tiers and of types, one of which must fit
        self.prepared = False
        self.stuns = False  # only cards that stun
        self.owner = ""


class Stage:
    """What stands between two "then" of a movement: one step icon, one rotation icon, or both in any order."""

    def __init__(self) -> None:
        self.steps = 0
        self.ways = 0  # mask of relative directions
        self.must_step = False
        self.turns = 0
        self.must_turn = False


class Chain:
    """Atoms of one line: stages one after the other ("then"), the atoms of a stage together ("+")."""

    def __init__(self, stages: list[list[Atom]]) -> None:
        self.stages = stages
        self.atoms = [atom for stage in stages for atom in stage]
        self.moving = all(atom.kind in v.MOVEMENTS for atom in self.atoms)
        self.walk: list[Stage] = [movement_of(stage) for stage in stages] if self.moving else []
        self.binding = any(stage.must_step for stage in self.walk)  # can end in a collision
        self.gaits: dict[int, Gaits] = {}  # of a movement line, by the kind of figure
        self.towards = 0  # every step has to bring the figure nearer to somebody
        self.partner = False  # a movement of the other figure of the same player
        self.id = -1
        self.forced: Chain | None = None  # the same movement where all of it is mandatory


def staggering(chain: Chain) -> Chain:
    """A movement line of which everything is mandatory."""
    made = Chain(chain.stages)
    made.towards = chain.towards
    for stage in made.walk:
        # SJ-54.1
        stage.must_step = stage.steps > 0
        stage.must_turn = stage.turns > 0
    made.binding = any(stage.steps for stage in made.walk)
    made.id = chain.id
    return made


def movement_of(atoms: list[Atom]) -> Stage:
    """The atoms of a stage of a movement line."""
    # SJ-16.1, SJ-16.4, SJ-16.12: icons, their directions, and what "then" separates
    stage = Stage()
    for atom in atoms:
        if atom.kind == v.STEP:
            stage.steps = atom.amount
            stage.ways = atom.mask
            # SJ-16.5: black arrows are mandatory
            stage.must_step = bool(atom.flag)
        else:
            stage.turns = atom.amount
            stage.must_turn = bool(atom.flag)
    return stage


class Option:
    """One side of an OR: gates, and a chain or a group of lines."""

    def __init__(self, kamae: int, focus: int, chain: Chain | None, lines: "list[Line]") -> None:
        self.kamae = kamae  # mask; 0 when there is no such gate
        self.focus = focus
        self.chain = chain
        self.lines = lines  # of a group
        self.first = -1  # their numbers among all lines
        self.last = -1
        self.id = -1


class Line:
    """One printed row: one option, or several joined by OR."""

    def __init__(self, options: list[Option]) -> None:
        self.options = options
        self.kind = PLAIN_LINE
        self.modifiers: list[Line] = []  # of a line with a grid: the lines that belong to it
        self.id = -1


class Part:
    """The lines above or below a split line."""

    def __init__(self, speed: int, lines: list[Line], success: int, reduced: int) -> None:
        self.speed = speed  # of the box on the split line; the first part has that of the card
        self.low = speed  # the lowest one, where the box shows a range (enemies)
        self.lines = lines
        self.success = success  # index of the first line after "If successful"; the number of lines if there is none
        # index of the first line that is resolved whenever the card reduces damage, or in every turn; likewise
        self.reduced = reduced

    def renews(self) -> bool:
        """Are lines of this part resolved in every turn?"""
        return any(
            atom.kind == v.REMAIN and atom.amount == v.EACH_TURN
            for line in self.lines
            for option in line.options
            if option.chain is not None
            for atom in option.chain.atoms
        )


class Effects:
    """The whole text of a card."""

    def __init__(self, moment: int, parts: list[Part]) -> None:
        self.moment = moment
        self.parts = parts
