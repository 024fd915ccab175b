"""One card design: its record, read into what the rules need."""

import re
from typing import Final

from shiai.games.senjutsu.cards import vocabulary as v
from shiai.games.senjutsu.cards.language import gate_bit, parse
from shiai.games.senjutsu.cards.structure import (
    LOWER_LINE,
    SHIELD_LINE,
    STAR_LINE,
    STRIKE_LINE,
    Atom,
    Effects,
    LanguageError,
    Line,
)

MOST_BOXES: Final = 2  # that can be bought
REQUIRED_WORDS: Final = re.compile(" or | and ")
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
ALTERNATIVE: Final = re.compile(r"\[(AGG|BAL|DET|DIST|STL|DESP|LIMITS|f\d)\] (\d(?:-\d)?)")


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
        self.attack = -1  # the first line that attacks, by a grid or by a comparison of initiatives
        self.shield = -1  # the line of its block grid
        self.backs = False  # has an attack grid for the backs of figures
        self.rank = 0  # among tied cards: lower ones are resolved first
        self.bound = 0  # of a part with an attack grid: it reaches no opponent who is farther away when it begins


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
        self.stake = "stake" in record["keywords"]  # contracts are discarded for it at the reveal (SJ-58.11)
        self.renown = "renown" in record["keywords"]  # fulfilled contracts lengthen its range (SJ-58.12)
        self.speeds = read_speeds(record["initiative"])
        self.moment = effects.moment
        self.effects = effects
        self.parts: list[PartCode] = []
        self.counters = "counters" in record["keywords"].split()  # a core card that can be a Counter
        self.counter_only = "counter_only" in record["keywords"].split()
        self.timed = self.speeds[0].low >= 0  # has an initiative of its own
        self.choosable = self.timed and not self.counter_only  # may be the card of the turn
        self.two_moments = "[HIT]" in record["effect"] or "[BLOCKED]" in record["effect"]
        self.targets = False  # has effects on a target that no grid finds
        self.blocks = False

    def rank_of(self, code: PartCode) -> int:
        """The rank of a part among tied cards, by type."""
        plain = self.types & ~v.CORE
        # SJ-55.5: of a card that is Defence and Attack each part counts as what it does
        if plain == v.DEFENCE | v.ATTACK:
            plain = v.DEFENCE if code.shield >= 0 else v.ATTACK
        order = plain.bit_length() - 1 if plain else v.TYPE_NAMES.index("core")
        return 2 * order + int(self.core and plain > 0)


def requirement(text: str) -> int:
    """The required Kamae as a mask; Stealth and other conditions have bits of their own."""
    mask = 0
    for word in REQUIRED_WORDS.split(text) if text else []:
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
        boxes = rest[1:-1].split(", ") if rest[0] + rest[-1] == "()" else [""]
        for text in boxes:
            found = ALTERNATIVE.fullmatch(text)
            if found is None:
                raise LanguageError(f"'{rest}' is no other initiative; write it as ([AGG] 7) or ([f1] 6)")
            if found[1][0] == "f":
                speeds.append(read_speed(found[2], 0, int(found[1][1:])))
            else:
                speeds.append(read_speed(found[2], gate_bit(found[1]), 0))
    prices = [speed.focus for speed in speeds if speed.focus]
    if len(speeds) > 2 and (prices != sorted(set(prices)) or len(prices) < len(speeds) - 1 or len(prices) > MOST_BOXES):
        raise LanguageError(f"'{rest}': several boxes cost Focus, the cheaper first, as in ([f1] 5, [f2] 6)")
    return speeds


def read_speed(text: str, kamae: int, focus: int) -> Speed:
    """One box: `6`, or `9-4` for a variable initiative."""
    found = SPEED.fullmatch(text)
    if found is None:
        raise LanguageError(f"'{text}' is no initiative; use a number from 0 to 9, a range such as 9-4, = or -")
    high = int(found[1])
    return Speed(int(found[2]) if found[2] else high, high, kamae, focus)


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


def needs_target(effects: Effects) -> bool:
    """Does a part have a targeted effect but no grid that finds the target (SJ-18.8)?"""
    for part in effects.parts:
        grids = [line for line in part.lines if line.kind in (STRIKE_LINE, SHIELD_LINE, STAR_LINE, LOWER_LINE)]
        if not grids and any(targeted(line) for line in part.lines):
            return True
    return False


def targeted(line: Line) -> bool:
    """Does this line have an effect on the target, or lead towards it?"""
    for option in line.options:
        chain = option.chain
        if chain is None:
            if any(targeted(inner) for inner in option.lines):
                return True
        elif chain.towards == v.TOWARDS_TARGET or any(on_target(atom) for atom in chain.atoms):
            return True
    return False


def on_target(atom: Atom) -> bool:
    """Is this an effect on the target?"""
    return atom.kind in v.TARGETED and atom.whom == v.PLAIN


def bound_of(lines: list[Line]) -> int:
    """No attack effect of these lines reaches an opponent who is farther away than this when they begin."""
    reach = 0
    for line in lines:
        for option in line.options:
            if option.chain is not None and option.chain.atoms[0].kind == v.STRIKE:
                reach = max([reach, *[cell.away() for cell in option.chain.atoms[0].cells]])
    return most_steps(lines) + reach


def most_steps(lines: list[Line]) -> int:
    """The most steps that can be made by these lines."""
    steps = 0
    for line in lines:
        most = 0
        for option in line.options:
            if option.chain is None:
                most = max(most, most_steps(option.lines))
            elif option.chain.moving:
                most = max(most, sum([atom.amount for atom in option.chain.atoms if atom.kind == v.STEP]))
        steps += most
    return steps
