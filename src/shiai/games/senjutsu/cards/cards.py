"""All cards as the rules need them: the records of data/cards.csv and data/solo_cards.csv with their parsed texts.

The number of cards, their numbers and owners never change; what is printed on them is in `Cards`, ours in
`STANDARD_CARDS`. A game with a box has cards of its own (`state.rules.cards`).
"""

import csv
from importlib.resources import files
from io import StringIO
from itertools import count
from typing import Final

from shiai.games.senjutsu.cards import vocabulary as v
from shiai.games.senjutsu.cards.designs import Design, PartCode, bound_of, read_design
from shiai.games.senjutsu.cards.heap import designs, mask_of
from shiai.games.senjutsu.cards.structure import (
    LOWER_LINE,
    SHIELD_LINE,
    STRIKE_LINE,
    Atom,
    Chain,
    Filter,
    Line,
    Option,
    staggering,
)


def read_records(name: str) -> list[dict[str, str]]:
    """The records of a data file, in its order."""
    text = (files("shiai.games.senjutsu") / "data" / name).read_text("utf-8")
    return list(csv.DictReader(StringIO(text)))


SECOND_HALF: Final = "b"  # ends its number: 248b is the other half of 248
RECORDS: Final = read_records("cards.csv")  # of heroes
SOLO_RECORDS: Final = read_records("solo_cards.csv")  # of enemies
HERO_DESIGNS: Final = len(RECORDS)  # those of heroes come first
FIRST_CARDS: Final = 153  # the records before all that were added later: they and their lines keep their numbers
SECOND_CARDS: Final = 194  # likewise: their actions come before those that contracts brought
THIRD_CARDS: Final = 208  # likewise: their actions come before that of Distance
DESIGN_COUNT: Final = len(RECORDS) + len(SOLO_RECORDS)
NUMBERS: Final = tuple([record["number"] for record in RECORDS + SOLO_RECORDS])
INDEX: Final = {number: design for design, number in enumerate(NUMBERS)}
# The second halves of cards that have two (SJ-59.6), by the design of the first; only the first is in heaps.
HALVES: Final = {INDEX[number[:-1]]: design for number, design in INDEX.items() if number[-1] == SECOND_HALF}
FIRST_HALVES: Final = {second: first for first, second in HALVES.items()}
STUN_CARD: Final = DESIGN_COUNT  # cards that are no ability cards
POISON_CARD: Final = DESIGN_COUNT + 1
CARD_KINDS: Final = DESIGN_COUNT + 2
CARD_NAMES: Final = (*[f"card-{number}" for number in NUMBERS], "stun", "poison-002")
SERIALS: Final = count()

# Which Instants belong to which window: their kind, and the moments that they name.
WINDOWS: Final = {
    v.CARD_RESOLVED: (v.ADDITIONAL, (v.CARD_RESOLVED,)),
    v.ATTACK_SUCCESS: (v.ADDITIONAL, (v.ATTACK_SUCCESS, v.ANY_SUCCESS)),
    v.BLOCK_SUCCESS: (v.ADDITIONAL, (v.BLOCK_SUCCESS, v.ANY_SUCCESS)),
    v.BEFORE_OWN_CARD: (v.ADDITIONAL, (v.BEFORE_OWN_CARD,)),
    v.BEFORE_SPEED: (v.ADDITIONAL, (v.BEFORE_SPEED,)),
    v.START_OF_TURN: (v.INSTANT, (v.START_OF_TURN,)),
    v.DEFEATED: (v.INSTANT, (v.DEFEATED,)),
    v.CONTRACT_DONE: (v.INSTANT, (v.CONTRACT_DONE,)),
    v.PAIR_SUCCESS: (v.ADDITIONAL, (v.PAIR_SUCCESS,)),
    v.STRUCK: (v.INSTANT, (v.STRUCK,)),
}


def stuns(made: Design) -> bool:
    """Has a card an effect that gives the target a Stun?"""
    # SJ-54.6
    lines = [line for part in made.effects.parts for line in part.lines]
    while lines:
        line = lines.pop()
        for option in line.options:
            lines += option.lines
            if option.chain is not None and any(atom.kind == v.STUN for atom in option.chain.atoms):
                return True
    return False


def with_halves(heap: int) -> list[int]:
    """The designs of a heap, those with two halves followed by the second."""
    found: list[int] = []
    for design in designs(heap):
        found.append(design)
        if design in HALVES:
            found.append(HALVES[design])
    return found


class Cards:
    """What is printed on all cards.

    Lines, chains, grids and options are numbered across all cards, so that a step of the game can refer to them by
    number. Answers about cards that are remembered outside have `serial` in their key.
    """

    def __init__(self, records: list[dict[str, str]]) -> None:
        self.serial = next(SERIALS)
        self.lines: list[Line] = []
        self.chains: list[Chain] = []
        self.grids: list[Atom] = []
        self.options: list[Option] = []
        self.line_design: list[int] = []  # by line: the design that has it
        self.line_part: list[int] = []  # by line: the part that has it
        self.designs: list[Design] = [read_design(record) for record in records]
        later = range(FIRST_CARDS, HERO_DESIGNS)
        for index in (*range(FIRST_CARDS), *range(HERO_DESIGNS, DESIGN_COUNT), *later):
            self.number_design(self.designs[index], index)
        # Masks of heaps.
        self.attacks = self.mask(v.ATTACK)
        self.defences = self.mask(v.DEFENCE)
        self.meditations = self.mask(v.MEDITATION)
        # Those with an effect that depends on the steps made with the card.
        self.counting = mask_of(
            [
                self.line_design[line.id]
                for line in self.lines
                for option in line.options
                if option.chain is not None
                and any(atom.kind in (v.STUN, v.PUSH) and atom.flag for atom in option.chain.atoms)
            ]
        )
        self.prepared = mask_of([i for i, made in enumerate(self.designs) if made.prepared])
        self.replacements = mask_of([i for i, made in enumerate(self.designs) if made.instant == v.REPLACEMENT])
        self.windows: list[int] = [self.at_window(moment) for moment in range(len(v.MOMENT_NAMES))]
        self.lasting: list[int] = [self.lasting_designs(lasting) for lasting in range(len(v.LASTING_NAMES))]
        # The Focus for which any player may have a card in play discarded (SJ-14.8), by design.
        self.prices: dict[int, int] = {}
        for line in self.lines:
            for option in line.options:
                for atom in option.chain.atoms if option.chain is not None else ():
                    if atom.kind == v.REMAIN and atom.mask:
                        self.prices[self.line_design[line.id]] = atom.mask
        self.scattering = mask_of(
            [
                self.line_design[line.id]
                for line in self.lines
                for option in line.options
                if option.chain is not None and option.chain.atoms[0].kind in v.SCATTERING
            ]
        )
        self.distant = mask_of([i for i, made in enumerate(self.designs) if made.requires >> v.DISTANCE & 1])
        # Those that come to lie with a target.
        self.loading = mask_of(
            [
                self.line_design[line.id]
                for line in self.lines
                for option in line.options
                if option.chain is not None and any(atom.kind == v.TARGET_KEEPS for atom in option.chain.atoms)
            ]
        )
        self.raising = self.lasting[v.WOUND_LIMIT] | self.lasting[v.HAND_LIMIT] | self.lasting[v.FOCUS_LIMIT]
        # Those with lines for the moment at which they are discarded.
        self.echoing = mask_of([i for i, made in enumerate(self.designs) if made.moment == v.DISCARDED])
        self.releasable = mask_of(list(self.prices))
        for chain in self.chains:
            for atom in chain.atoms:
                if atom.filter is not None:
                    atom.found = self.found_by(atom.filter)

    # Numbers ----------------------------------------------------------------------------------------------------------

    def number_design(self, made: Design, design: int) -> None:
        """Number the lines of the design with this index, and fill in its parts."""
        for number, part in enumerate(made.effects.parts):
            first, last = self.number_lines(part.lines, design, number)
            code = PartCode(first, last, first + part.success, first + part.reduced, part.speed)
            code.low = part.low
            for line in part.lines:
                if line.kind in (STRIKE_LINE, LOWER_LINE):
                    if code.attack < 0:
                        code.attack = line.id
                    code.strikes = code.strikes or line.kind == STRIKE_LINE
                    code.last_strike = line.id
                elif line.kind == SHIELD_LINE:
                    code.shield = line.id
                    made.blocks = True
            code.backs = any(
                cell.back
                for line in part.lines
                for option in line.options
                if option.chain is not None
                for cell in option.chain.atoms[0].cells
            )
            if code.strikes:
                code.bound = bound_of(self.lines[first : code.last_strike + 1])
            code.rank = made.rank_of(code)
            made.parts.append(code)

    def number_lines(self, lines: list[Line], design: int, part: int) -> tuple[int, int]:
        """Number these lines consecutively, then those of groups in them; returns the first and one past the last."""
        first = len(self.lines)
        for line in lines:
            line.id = len(self.lines)
            self.lines.append(line)
            self.line_design.append(design)
            self.line_part.append(part)
        last = len(self.lines)
        for line in lines:
            for option in line.options:
                option.id = len(self.options)
                self.options.append(option)
                if option.chain is not None:
                    self.number_chain(option.chain)
                else:
                    option.first, option.last = self.number_lines(option.lines, design, part)
        return first, last

    def number_chain(self, chain: Chain) -> None:
        """Number a chain and its grids."""
        chain.id = len(self.chains)
        self.chains.append(chain)
        if chain.moving:
            chain.forced = staggering(chain)
        for atom in chain.atoms:
            if atom.cells:
                atom.grid = len(self.grids)
                self.grids.append(atom)

    # Masks of heaps ---------------------------------------------------------------------------------------------------

    def mask(self, types: int) -> int:
        """The mask of all cards that have one of these types, found one by one."""
        return mask_of([i for i, made in enumerate(self.designs) if made.types & types])

    def of_types(self, types: int) -> int:
        """The mask of all cards of one of these types."""
        mask = 0
        if types & v.ATTACK:
            mask |= self.attacks
        if types & v.DEFENCE:
            mask |= self.defences
        if types & v.MEDITATION:
            mask |= self.meditations
        return mask

    def of_tiers(self, tiers: int) -> int:
        """The mask of all cards of one of these tiers."""
        return mask_of([i for i, made in enumerate(self.designs) if made.tier & tiers])

    def moments_of(self, heap: int) -> int:
        """The mask of the moments for which a heap has Instants."""
        return sum([1 << moment for moment, window in enumerate(self.windows) if heap & window])

    def at_window(self, moment: int) -> int:
        """The mask of Instants that are played at this moment; 0 where no Instant is."""
        if moment not in WINDOWS:
            return 0
        instant, moments = WINDOWS[moment]
        found = [i for i, made in enumerate(self.designs) if made.instant == instant and made.moment in moments]
        return mask_of(found)

    def lasting_designs(self, lasting: int) -> int:
        """The mask of cards that remain in play with this effect."""
        found: list[int] = []
        for line, design in zip(self.lines, self.line_design, strict=True):
            chain = line.options[0].chain
            if chain is not None and chain.atoms[0].kind == v.REMAIN and chain.atoms[0].amount == lasting:
                found.append(design)
        return mask_of(found)

    def scatters(self, heap: int) -> bool:
        """Do cards of a heap put caltrops or trap tokens on the battlefield?"""
        return bool(heap & self.scattering)

    def found_by(self, wanted: Filter) -> int:
        """The mask of cards that a search may find (SJ-28.16)."""
        found: list[int] = []
        for i, made in enumerate(self.designs):
            if made.core or (wanted.prepared and not made.prepared) or wanted.owner not in ("", made.owner):
                continue
            if wanted.stuns and not stuns(made):
                continue
            for tiers, types in wanted.pairs:
                if made.tier & tiers and (not types or made.types & types):
                    found.append(i)
                    break
        return mask_of(found)

    # Questions about lines --------------------------------------------------------------------------------------------

    def made_of(self, line: int) -> Design:
        """The card that has this line."""
        return self.designs[self.line_design[line]]

    def part_of(self, line: int) -> PartCode:
        """The part that has this line."""
        return self.designs[self.line_design[line]].parts[self.line_part[line]]


STANDARD_CARDS: Final = Cards(RECORDS + SOLO_RECORDS)
STANDARD_DESIGNS: Final = STANDARD_CARDS.designs
HERO_CARDS: Final = STANDARD_DESIGNS[:HERO_DESIGNS]
