"""Checks of card records: every fault with its card, its field and the remedy (docs/card-language.md)."""

import csv
import re
from io import StringIO
from typing import Final

from shiai.core.components import CONFIDENCES
from shiai.games.senjutsu.cards import vocabulary as v
from shiai.games.senjutsu.cards.designs import read_speeds
from shiai.games.senjutsu.cards.fitting import all_atoms, misfits
from shiai.games.senjutsu.cards.heap import MOST_COPIES
from shiai.games.senjutsu.cards.language import parse
from shiai.games.senjutsu.cards.structure import LanguageError
from shiai.games.senjutsu.rules.heroes import HEROES
from shiai.games.senjutsu.rules.tables import ENEMY_TABLES, SELECTION_DECKS, figure_name

FIELDS: Final = (
    "number",
    "name_en",
    "name_pl",
    "name_it",
    "owner",
    "weapon",
    "types",
    "tier",
    "prepared",
    "school",
    "instant",
    "initiative",
    "cost",
    "requires",
    "range",
    "keywords",
    "effect",
    "signature",
    "source",
    "confidence",
)
FILLED: Final = ("number", "name_en", "owner", "types", "tier", "prepared", "initiative", "cost", "effect", "source")
BASIC: Final = "basic"
WEAPON: Final = "weapon"
KEYWORDS: Final = ("unblockable", "bushido", "stake", "renown", "counters", "counter_only")
REQUIRED: Final = ("AGG", "BAL", "DET", "STL", "DESP", "DIST", "LIMITS")
NUMBER: Final = re.compile(r"\d{3}b?")
# Cards of enemies have the tier solo.
SOLO: Final = "solo"
SOLO_OWNERS: Final = (
    *[f"selection_{deck + 1}" for deck in range(SELECTION_DECKS)],
    *[figure_name(name) for name, table in ENEMY_TABLES.items() if table.get("hero")],
)
SOLO_KEYWORDS: Final = ("unblockable", "nightmare", "contracts")
SOLO_REQUIRED: Final = ("STL", "DESP", "PATH")
SOLO_NUMBER: Final = re.compile(r"SN?\d{3}|S(-[A-Z][a-z]+)+-(\d{3}|N)")
SOLO_ATOMS: Final = range(v.CHANGE_BEHAVIOUR, v.REMOVE_CARD + 1)
WORD: Final = re.compile(r"[a-z][a-z_]*")
WITH_NUMBER: Final = frozenset(
    {
        v.STEP,
        v.TURN,
        v.PUSH,
        v.PULL,
        v.TURN_TARGET,
        v.STEP_TARGET,
        v.WOUND,
        v.OPEN_WOUND,
        v.TARGET_LOSES,
        v.STEAL,
        v.TARGET_DRAWS,
        v.TARGET_CHANGES,
        v.TARGET_SEARCHES,
        v.DISCARD,
        v.GAIN,
        v.DRAW,
        v.CHANGE,
        v.SEARCH_TOP,
        v.HEAL_STUNS,
        v.HEAL_HOBBLE,
        v.WIDEN,
        v.TAKE_WOUND,
        v.RETURN,
        v.RENEW,
        v.TARGET_DROPS,
        v.REBUILD,
        v.REACH,
        v.CURE,
    }
)
COPIES: Final = re.compile(r"(\w+):(\d)")


class Fault:
    """An error in a file of cards; without a card it concerns the file as a whole."""

    def __init__(self, card: str, field: str, remedy: str) -> None:
        self.card = card
        self.field = field
        self.remedy = remedy

    def sentence(self) -> str:
        """The fault in one line."""
        return f"card {self.card}, {self.field}: {self.remedy}" if self.card else f"{self.field}: {self.remedy}"


def check_text(text: str) -> list[Fault]:
    """All faults of a file of cards, in its order."""
    reader = csv.DictReader(StringIO(text))
    columns = list(reader.fieldnames or [])
    faults = [Fault("", field, "the column is missing") for field in FIELDS if field not in columns]
    unknown = [field for field in columns if field not in FIELDS]
    faults += [Fault("", field or "an empty heading", "there is no such column; take it away") for field in unknown]
    if faults:
        return faults
    seen: set[str] = set()
    rows = 0
    for record in reader:
        rows += 1
        shown = str(record["number"] or f"in row {rows}")
        if None in record or None in record.values():
            faults.append(Fault(shown, "row", f"it must have {len(FIELDS)} fields; put texts with commas in quotes"))
            continue
        if record["number"] in seen:
            faults.append(Fault(shown, "number", "another card has it too; numbers are given once"))
        seen.add(record["number"])
        faults += [Fault(shown, field, remedy) for field, remedy in check_record(record)]
    return faults if rows else [Fault("", "file", "there are no cards in it")]


def check_record(record: dict[str, str]) -> list[tuple[str, str]]:
    """The faults of one record: field and remedy."""
    found = [(field, "it is empty") for field in FILLED if not record[field]]
    solo = record["tier"] == SOLO
    if record["number"] and (SOLO_NUMBER if solo else NUMBER).fullmatch(record["number"]) is None:
        form = "S001, SN995 or S-Ronin-001" if solo else "three digits, with b for the second half of a card"
        found.append(("number", f"'{record['number']}' is no card number; write {form}"))
    found += check_belonging(record)
    found += one_of(record, "prepared", ("yes", "no"))
    found += one_of(record, "instant", v.INSTANT_NAMES)
    found += one_of(record, "confidence", CONFIDENCES)
    for field in ("cost", "range"):
        if record[field] and re.fullmatch(r"\d", record[field]) is None:
            found.append((field, f"'{record[field]}' is no number from 0 to 9"))
    found += each_of(record, "requires", " or | and ", SOLO_REQUIRED if solo else REQUIRED)
    found += each_of(record, "keywords", " ", SOLO_KEYWORDS if solo else KEYWORDS)
    found += check_initiative(record)
    found += [("effect", remedy) for remedy in check_effect(record)]
    return found + check_signature(record)


def check_belonging(record: dict[str, str]) -> list[tuple[str, str]]:
    """Faults of owner, weapon, school, types and tier."""
    companions = [hero.companion.name for hero in HEROES.values() if hero.companion is not None]
    owners = SOLO_OWNERS if record["tier"] == SOLO else (BASIC, WEAPON, *HEROES, *companions)
    found = one_of(record, "owner", owners) if record["owner"] else []
    if (record["owner"] == WEAPON) != (record["weapon"] != ""):
        found.append(("weapon", "cards of the owner 'weapon' name their weapon, all others none"))
    for field in ("weapon", "school"):
        if record[field] and WORD.fullmatch(record[field]) is None:
            found.append((field, f"'{record[field]}' is no id; use small letters and underscores"))
    found += each_of(record, "types", " ", v.TYPE_NAMES)
    found += one_of(record, "tier", v.TIER_NAMES) if record["tier"] else []
    if ("core" in record["types"].split(" ")) != (record["tier"] == "core"):
        found.append(("tier", "core cards, and only they, have the type core and the tier core"))
    return found


def check_initiative(record: dict[str, str]) -> list[tuple[str, str]]:
    """Faults of the initiative."""
    text = record["initiative"]
    if not text:
        return []
    if text == "=" and record["instant"] != "additional":
        return [("initiative", "'=' is for Instant Additional cards; use a number from 0 to 9")]
    if text == "-" and record["instant"] != "instant":
        return [("initiative", "'-' is for Instant cards; use a number from 0 to 9")]
    try:
        speeds = read_speeds(text)
    except LanguageError as error:
        return [("initiative", str(error))]
    return [
        ("initiative", f"'{speed.high}-{speed.low}' runs upwards; write the higher number first")
        for speed in speeds
        if speed.low > speed.high
    ]


def check_effect(record: dict[str, str]) -> list[str]:
    """What is wrong with the text of a card; only the first error if the card language refuses it."""
    if not record["effect"]:
        return []
    try:
        effects = parse(record["effect"])
    except LanguageError as error:
        return [str(error)]
    found: list[str] = []
    if record["effect"].startswith("WHEN ") and record["instant"] not in ("additional", "instant"):
        found.append("only Instant and Instant Additional cards have a moment; take WHEN away")
    for part in effects.parts:
        if part.low > part.speed:
            found.append(f"'SPLIT {part.speed}-{part.low}' runs upwards; write the higher number first")
        elif part.low < part.speed and record["instant"] in ("additional", "instant"):
            found.append(f"'SPLIT {part.speed}-{part.low}' does not stand on Instant Additional cards; use one number")
        for atom in all_atoms(part.lines):
            if atom.kind in WITH_NUMBER and atom.amount == 0:
                found.append(f"the effect '{v.KIND_NAMES[atom.kind]}' has the number 0; use 1 or more")
            if atom.kind in SOLO_ATOMS and record["tier"] != SOLO:
                found.append(f"the effect '{v.KIND_NAMES[atom.kind]}' is for cards of enemies, of the tier solo")
    return found + misfits(record, effects)


def check_signature(record: dict[str, str]) -> list[tuple[str, str]]:
    """Faults of the list of signature decks that have the card."""
    found: list[tuple[str, str]] = []
    for entry in record["signature"].split():
        match = COPIES.fullmatch(entry)
        if match is None or match[1] not in HEROES or not 1 <= int(match[2]) <= MOST_COPIES:
            remedy = f"'{entry}' is no hero with copies; write ronin:2, with 1 to {MOST_COPIES} copies"
            found.append(("signature", remedy))
    return found


def one_of(record: dict[str, str], field: str, words: tuple[str, ...]) -> list[tuple[str, str]]:
    """A fault if the field is none of these words."""
    if record[field] in words:
        return []
    known = ", ".join([word or "nothing" for word in words])
    return [(field, f"'{record[field]}' is unknown; use one of {known}")]


def each_of(record: dict[str, str], field: str, separator: str, words: tuple[str, ...]) -> list[tuple[str, str]]:
    """A fault for every part of the field that is none of these words."""
    parts = re.split(separator, record[field]) if record[field] else []
    wrong = [part for part in parts if part not in words]
    return [(field, f"'{part}' is unknown; use {', '.join(words)}") for part in wrong]
