"""All cards as the rules need them: the records of data/cards.csv and data/solo_cards.csv with their parsed texts.

Lines, chains and grids are numbered across all cards, so that a step of the game can refer to them by number.
"""

import csv
import re
from importlib.resources import files
from io import StringIO
from typing import Final

from shiai.games.senjutsu.cards import vocabulary as v
from shiai.games.senjutsu.cards.heap import mask_of
from shiai.games.senjutsu.cards.language import gate_bit, parse
from shiai.games.senjutsu.cards.structure import (
    LOWER_LINE,
    SHIELD_LINE,
    STAR_LINE,
    STRIKE_LINE,
    Atom,
    Chain,
    Effects,
    Filter,
    LanguageError,
    Line,
    Option,
)

SPEED: Final = re.compile(r"(\d)(?:-(\d))?")
NEEDED_FIELDS: Final = (
    "number",
    "name_en",
    "owner",
    "types",
    "tier",
    "prepared",
    "instant",
    "initiative",
    "cost",
    "effect",
    "source",
    "confidence",
)
ALTERNATIVE: Final = re.compile(r"\(\[(AGG|BAL|DET|STL|DESP|f\d)\] (\d(?:-\d)?)\)")


class Speed:
    """An initiative box: every whole number from low to high, perhaps behind a gate."""

    def __init__(self, low: int, high: int, kamae: int, focus: int) -> None:
        self.low = low
        self.high = high
        self.kamae = kamae  # the mask of Kamae in which it replaces the printed one; 0 when there is none
        self.focus = focus  # what it costs; 0 when it is not bought


class PartCode:
    """A part of a card, by the numbers of its lines."""

    def __init__(self, first: int, last: int, success: int, reduced: int, speed: int) -> None:
        self.first = first
        self.last = last  # one past its last line
        self.success = success  # the first line after "If successful", or `last`
        self.reduced = reduced
        self.speed = speed
        self.low = speed  # the lowest one, where there is a range
        self.strikes = False  # has an attack grid
        self.last_strike = -1  # the line of the last one
        self.shield = -1  # the line of its block grid


class Design:
    """One card design."""

    def __init__(self, record: dict[str, str], effects: Effects) -> None:
        self.record = record
        self.number = record["number"]  # SJ-A.3: the file has the numbers 107, 070 and 105
        self.owner = record["owner"]
        self.weapon = record["weapon"]
        self.types = sum([1 << v.TYPE_NAMES.index(name) for name in record["types"].split()])
        self.tier = 1 << v.TIER_NAMES.index(record["tier"])
        self.core = bool(self.types & v.CORE)
        self.prepared = record["prepared"] == "yes"  # SJ-25.1
        self.school = record["school"]
        self.instant = v.INSTANT_NAMES.index(record["instant"])
        self.cost = int(record["cost"])
        self.requires = requirement(record["requires"])
        self.range = int(record["range"] or 0)
        self.unblockable = "unblockable" in record["keywords"]
        self.speeds = read_speeds(record["initiative"])
        self.moment = effects.moment
        self.effects = effects
        self.parts: list[PartCode] = []
        self.choosable = self.speeds[0].low >= 0  # has an initiative of its own (SJ-11.5)
        plain = self.types & ~v.CORE
        order = plain.bit_length() - 1 if plain else v.TYPE_NAMES.index("core")
        self.rank = 2 * order + int(self.core and plain > 0)  # among tied cards: lower ones are resolved first
        self.targets = False  # has effects on a target that no grid finds
        self.blocks = False


def requirement(text: str) -> int:
    """The required Kamae as a mask; Stealth and other conditions have bits of their own."""
    mask = 0
    for word in text.split(" or ") if text else []:
        mask |= gate_bit(word)
    return mask


def read_speeds(text: str) -> list[Speed]:
    """The printed initiative first, then those behind a gate."""
    if text in ("=", "-"):
        value = v.EQUAL_SPEED if text == "=" else v.NO_SPEED
        return [Speed(value, value, 0, 0)]
    printed, _, rest = text.partition(" ")
    speeds = [read_speed(printed, 0, 0)]
    if rest:
        found = ALTERNATIVE.fullmatch(rest)
        if found is None:
            raise LanguageError(f"'{rest}' is no other initiative; write it as ([AGG] 7) or ([f1] 6)")
        if found[1][0] == "f":
            speeds.append(read_speed(found[2], 0, int(found[1][1:])))
        else:
            speeds.append(read_speed(found[2], gate_bit(found[1]), 0))
    return speeds


def read_speed(text: str, kamae: int, focus: int) -> Speed:
    """One box: `6`, or `9-4` for a variable initiative."""
    found = SPEED.fullmatch(text)
    if found is None:
        raise LanguageError(f"'{text}' is no initiative; use a number from 0 to 9, a range such as 9-4, = or -")
    high = int(found[1])
    return Speed(int(found[2]) if found[2] else high, high, kamae, focus)


LINES: list[Line] = []
CHAINS: list[Chain] = []
GRIDS: list[Atom] = []
OPTIONS: list[Option] = []
LINE_DESIGN: list[int] = []  # by line: the design that has it
LINE_PART: list[int] = []  # by line: the part that has it


def number_lines(lines: list[Line], design: int, part: int) -> tuple[int, int]:
    """Number these lines consecutively, then those of groups inside them; returns the first and one past the last."""
    first = len(LINES)
    for line in lines:
        line.id = len(LINES)
        LINES.append(line)
        LINE_DESIGN.append(design)
        LINE_PART.append(part)
    last = len(LINES)
    for line in lines:
        for option in line.options:
            option.id = len(OPTIONS)
            OPTIONS.append(option)
            if option.chain is not None:
                number_chain(option.chain)
            else:
                option.first, option.last = number_lines(option.lines, design, part)
    return first, last


def number_chain(chain: Chain) -> None:
    """Number a chain and its grids."""
    chain.id = len(CHAINS)
    CHAINS.append(chain)
    for atom in chain.atoms:
        if atom.cells:
            atom.grid = len(GRIDS)
            GRIDS.append(atom)


def read_design(record: dict[str, str]) -> Design:
    """A design from its record, its lines not numbered yet; a LanguageError names card, field and remedy."""
    for field in NEEDED_FIELDS:
        if record.get(field) is None or (not record[field] and field != "instant"):
            raise LanguageError(f"card {record.get('number') or '?'}: the field {field} is missing")
    for field, known in (("types", v.TYPE_NAMES), ("tier", v.TIER_NAMES), ("instant", v.INSTANT_NAMES)):
        for word in record[field].split():
            if word not in known:
                names = ", ".join([name for name in known if name])
                raise LanguageError(f"card {record['number']}: '{word}' is no {field}; use {names}")
    try:
        made = Design(record, parse(record["effect"]))
    except (LanguageError, ValueError, KeyError) as error:
        raise LanguageError(f"card {record['number']} ({record['name_en']}): {error}") from None
    made.targets = needs_target(made.effects)
    return made


def number_design(made: Design, design: int) -> None:
    """Number the lines of the design with this index, and fill in its parts."""
    for number, part in enumerate(made.effects.parts):
        first, last = number_lines(part.lines, design, number)
        code = PartCode(first, last, first + part.success, first + part.reduced, part.speed)
        code.low = part.low
        for line in part.lines:
            if line.kind in (STRIKE_LINE, LOWER_LINE):
                code.strikes = code.strikes or line.kind == STRIKE_LINE
                code.last_strike = line.id
            elif line.kind == SHIELD_LINE:
                code.shield = line.id
                made.blocks = True
        made.parts.append(code)


def needs_target(effects: Effects) -> bool:
    """Does a part have a targeted effect but no grid that finds the target (SJ-18.8)?"""
    for part in effects.parts:
        grids = [line for line in part.lines if line.kind in (STRIKE_LINE, SHIELD_LINE, STAR_LINE, LOWER_LINE)]
        if not grids and any(targeted(line) for line in part.lines):
            return True
    return False


def targeted(line: Line) -> bool:
    """Does this line have an effect on the target?"""
    for option in line.options:
        if option.chain is None:
            if any(targeted(inner) for inner in option.lines):
                return True
        elif any(atom.kind in v.TARGETED and atom.whom == v.PLAIN for atom in option.chain.atoms):
            return True
    return False


def read_records(name: str) -> list[dict[str, str]]:
    """The records of a data file, in its order."""
    text = (files("shiai.games.senjutsu") / "data" / name).read_text("utf-8")
    return list(csv.DictReader(StringIO(text)))


RECORDS: Final = read_records("cards.csv")  # of heroes
SOLO_RECORDS: Final = read_records("solo_cards.csv")  # of enemies
DESIGNS: Final = [read_design(record) for record in RECORDS + SOLO_RECORDS]
for _index, _design in enumerate(DESIGNS):
    number_design(_design, _index)
HERO_DESIGNS: Final = len(RECORDS)  # those of heroes come first
HERO_CARDS: Final = DESIGNS[:HERO_DESIGNS]
DESIGN_COUNT: Final = len(DESIGNS)
NUMBERS: Final = tuple([design.number for design in DESIGNS])
INDEX: Final = {number: design for design, number in enumerate(NUMBERS)}
STUN_CARD: Final = DESIGN_COUNT  # cards that are no ability cards
POISON_CARD: Final = DESIGN_COUNT + 1
CARD_KINDS: Final = DESIGN_COUNT + 2
CARD_NAMES: Final = (*[f"card-{number}" for number in NUMBERS], "stun", "poison-002")

# Masks of heaps.
ATTACKS: Final = mask_of([i for i, design in enumerate(DESIGNS) if design.types & v.ATTACK])
DEFENCES: Final = mask_of([i for i, design in enumerate(DESIGNS) if design.types & v.DEFENCE])
MEDITATIONS: Final = mask_of([i for i, design in enumerate(DESIGNS) if design.types & v.MEDITATION])
PREPARED: Final = mask_of([i for i, design in enumerate(DESIGNS) if design.prepared])
REPLACEMENTS: Final = mask_of([i for i, design in enumerate(DESIGNS) if design.instant == v.REPLACEMENT])


def of_types(types: int) -> int:
    """The mask of all cards of one of these types."""
    mask = 0
    if types & v.ATTACK:
        mask |= ATTACKS
    if types & v.DEFENCE:
        mask |= DEFENCES
    if types & v.MEDITATION:
        mask |= MEDITATIONS
    return mask


def at_moment(instant: int, moments: tuple[int, ...]) -> int:
    """The mask of Instants of one kind that are played at one of these moments."""
    return mask_of([i for i, d in enumerate(DESIGNS) if d.instant == instant and d.moment in moments])


def found_by(wanted: Filter) -> int:
    """The mask of cards that a search may find (SJ-28.16)."""
    found: list[int] = []
    for i, design in enumerate(DESIGNS):
        if design.core or (wanted.prepared and not design.prepared) or wanted.owner not in ("", design.owner):
            continue
        for tiers, types in wanted.pairs:
            if design.tier & tiers and (not types or design.types & types):
                found.append(i)
                break
    return mask_of(found)


def lasting_designs(lasting: int) -> int:
    """The mask of cards that remain in play with this effect."""
    found: list[int] = []
    for line, design in zip(LINES, LINE_DESIGN, strict=True):
        chain = line.options[0].chain
        if chain is not None and chain.atoms[0].kind == v.REMAIN and chain.atoms[0].amount == lasting:
            found.append(design)
    return mask_of(found)


LASTING_DESIGNS: Final = [lasting_designs(lasting) for lasting in range(len(v.LASTING_NAMES))]
# The Focus for which any player may have a card in play discarded (SJ-14.8), by design.
PRICES: Final[dict[int, int]] = {
    LINE_DESIGN[line.id]: atom.mask
    for line in LINES
    for option in line.options
    if option.chain is not None
    for atom in option.chain.atoms
    if atom.kind == v.REMAIN and atom.mask
}
for _chain in CHAINS:
    for _atom in _chain.atoms:
        if _atom.filter is not None:
            _atom.found = found_by(_atom.filter)


def tier_heap(tiers: int) -> int:
    """The mask of all cards of one of these tiers."""
    return mask_of([i for i, design in enumerate(DESIGNS) if design.tier & tiers])
