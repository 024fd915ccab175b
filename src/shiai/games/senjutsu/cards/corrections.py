"""Cards as parts of a box: which fields of a card can be corrected, and the cards of a game with a box.

Number, name, owner, weapon and school stay as they are; core cards and nightmare cards stay what they are.
"""

import json
import re
from random import Random
from typing import Final

from shiai.core.box import Contents
from shiai.core.components import OWN, Amounts, Entry, Field, FieldError, Flag, Number, Part, Script, Source, Word
from shiai.core.options import Value
from shiai.games.senjutsu.cards.cards import RECORDS, SOLO_RECORDS, STANDARD_CARDS, Cards
from shiai.games.senjutsu.cards.check import KEYWORDS, REQUIRED, SOLO_KEYWORDS, SOLO_REQUIRED
from shiai.games.senjutsu.cards.designs import read_speeds
from shiai.games.senjutsu.cards.language import parse
from shiai.games.senjutsu.cards.structure import LanguageError
from shiai.games.senjutsu.cards.vocabulary import INSTANT_NAMES, KAMAE_NAMES

CARDS: Final = "cards"
SOLO_CARDS: Final = "solo_cards"
LONGEST_EFFECT: Final = 400  # characters
DEEPEST: Final = 3  # brackets in brackets
MOST_COST: Final = 3  # a hero never has more Focus
MOST_RANGE: Final = 9
PLAIN_TYPES: Final = ("defence", "attack", "meditation")
TIERS: Final = ("wood", "steel", "gold", "jade")
NO_INSTANT: Final = "no_instant"
INSTANTS: Final = (NO_INSTANT, *INSTANT_NAMES[1:])
# For random boxes.
SAMPLES: Final = ("0", "2", "4", "5", "6", "7", "9", "6-3", "9-4", "3 ([AGG] 7)", "5 ([f1] 8)")
DIGIT: Final = re.compile(r"(?<=[x w<=])[1-9]")
REMEMBERED: Final = 50  # boxes
_CARDS: dict[str, Cards] = {}


# Fields ---------------------------------------------------------------------------------------------------------------


def initiative(text: str) -> str:
    """The initiative of a card in canonical form."""
    text = " ".join(text.split())
    try:
        read_speeds(text)
    except LanguageError as error:
        raise FieldError(str(error)) from None
    return text


def effect(text: str) -> str:
    """The effects of a card in canonical form."""
    text = " ".join(text.split())
    if not text:
        raise FieldError("write at least one effect (docs/card-language.md)")
    if len(text) > LONGEST_EFFECT:
        raise FieldError(f"it has {len(text)} characters; a card has at most {LONGEST_EFFECT}")
    if depth(text) > DEEPEST:
        raise FieldError(f"put at most {DEEPEST} brackets into each other")
    try:
        parse(text)
    except LanguageError as error:
        raise FieldError(f"{error} (docs/card-language.md)") from None
    return text


def is_effect(text: str) -> bool:
    """Is this text in the card language?"""
    try:
        parse(text)
    except LanguageError:
        return False
    return True


def depth(text: str) -> int:
    """How many brackets lie in each other at most."""
    deepest = 0
    now = 0
    for letter in text:
        now += int(letter == "(") - int(letter == ")")
        deepest = max(deepest, now)
    return deepest


class Types(Amounts):
    """One or two types of a card, each named once."""

    def __init__(self) -> None:
        super().__init__("types", (), 0, 0, 1, 2, PLAIN_TYPES)

    def read(self, value: object) -> Value:
        given = super().read(value)
        assert isinstance(given, tuple)
        return tuple([name for name in PLAIN_TYPES if name in given])


class Requirement(Script):
    """The Kamae of which one is required, joined by `or`, and conditions, by `and`; empty for none."""

    def __init__(self, name: str, words: tuple[str, ...]) -> None:
        super().__init__(name, self.joined, self.sampled)
        self.words = words

    def joined(self, text: str) -> str:
        """The words in the order of our data."""
        parts = text.split()
        given = parts[::2]
        if any(word not in ("or", "and") for word in parts[1::2]) or any(word not in self.words for word in given):
            raise FieldError(f"join some of {', '.join(self.words)} with 'or', or leave it empty")
        if "and" in parts[1::2]:
            kamae = " or ".join([word for word in self.words if word in given and word in KAMAE_NAMES])
            return " and ".join(
                [
                    *([kamae] if kamae else []),
                    *[word for word in self.words if word in given and word not in KAMAE_NAMES],
                ]
            )
        return " or ".join([word for word in self.words if word in given])

    def sampled(self, text: str, rng: Random) -> str:
        """A random requirement."""
        return " or ".join([word for word in self.words if rng.random() < 0.3])


def sample_speed(text: str, rng: Random) -> str:
    """A random initiative; cards without a number keep their sign."""
    return text if text in ("=", "-") else rng.choice(SAMPLES)


def sample_effect(text: str, rng: Random) -> str:
    """The effects of another card of the same sort, or the same effects with another number."""
    digits = [found.start() for found in DIGIT.finditer(text)]
    if digits and rng.random() < 0.5:
        at = rng.choice(digits)
        changed = f"{text[:at]}{rng.randint(1, 3)}{text[at + 1 :]}"
        return changed if is_effect(changed) else text
    own = next(record for record in RECORDS + SOLO_RECORDS if record["effect"] == text)
    sort = [
        record["effect"]
        for record in (SOLO_RECORDS if own["tier"] == "solo" else RECORDS)
        if (record["instant"], record["tier"] == "core") == (own["instant"], own["tier"] == "core")
    ]
    return rng.choice(sort)


SPEED_FIELD: Final = Script("initiative", initiative, sample_speed)
EFFECT_FIELD: Final = Script("effect", effect, sample_effect)
TYPES_FIELD: Final = Types()
FIELDS: Final[tuple[Field, ...]] = (
    SPEED_FIELD,
    Number("cost", 0, MOST_COST),
    Requirement("requires", REQUIRED),
    Number("range", 0, MOST_RANGE),
    Flag("unblockable"),
    Flag("bushido"),
    Flag("counters"),
    Flag("counter_only"),
    Word("tier", TIERS),
    TYPES_FIELD,
    Flag("prepared"),
    Word("instant", INSTANTS),
    EFFECT_FIELD,
)
SOLO_FIELDS: Final[tuple[Field, ...]] = (
    SPEED_FIELD,
    Requirement("requires", SOLO_REQUIRED),
    Number("range", 0, MOST_RANGE),
    Flag("unblockable"),
    TYPES_FIELD,
    EFFECT_FIELD,
)


# Parts ----------------------------------------------------------------------------------------------------------------


def values_of(record: dict[str, str]) -> dict[str, Value]:
    """What a box can change of a card.

    Core cards stay what they are, and a core ability card can always be played (SJ-11.7): it has no cost and no
    requirement.
    """
    solo, core = record["tier"] == "solo", record["tier"] == "core"
    keywords = record["keywords"].split()
    values: dict[str, Value] = {
        "initiative": record["initiative"],
        "range": int(record["range"] or 0),
        "unblockable": "unblockable" in keywords,
        "effect": record["effect"],
    }
    if not core or record["owner"] == "weapon":
        values["requires"] = record["requires"]
        if not solo:
            values["cost"] = int(record["cost"])
    if record["owner"] == "weapon":
        values["counters"] = "counters" in keywords
    if not core:
        values["types"] = tuple([name for name in PLAIN_TYPES if name in record["types"].split()])
    if not solo and not core:
        values["bushido"] = "bushido" in keywords
        values["counter_only"] = "counter_only" in keywords
        values["tier"] = record["tier"]
        values["prepared"] = record["prepared"] == "yes"
        values["instant"] = record["instant"] or NO_INSTANT
    return values


def entry_id(record: dict[str, str]) -> str:
    """The name of a card in a box, as in messages."""
    return f"card-{record['number']}"


def entry_of(record: dict[str, str]) -> Entry:
    """A card as an entry; its record has the names that a source prints."""
    named = tuple([field.removeprefix("name_") for field in record if field.startswith("name_") and record[field]])
    return Entry(entry_id(record), values_of(record), Source(record["confidence"], record["source"]), named=named)


CARD_PART: Final = Part(CARDS, FIELDS, [entry_of(record) for record in RECORDS])
SOLO_CARD_PART: Final = Part(SOLO_CARDS, SOLO_FIELDS, [entry_of(record) for record in SOLO_RECORDS])


# Cards of a box -------------------------------------------------------------------------------------------------------


def corrected(record: dict[str, str], own: dict[str, Value]) -> dict[str, str]:
    """The record of a card with the corrections of a box."""
    found = {**record, "confidence": OWN}
    keywords = {word: word in record["keywords"].split() for word in (*KEYWORDS, *SOLO_KEYWORDS)}
    for field, value in own.items():
        if field in keywords:
            keywords[field] = value is True
        elif field == "types":
            assert isinstance(value, tuple)
            found["types"] = " ".join([str(name) for name in value])
        elif field == "prepared":
            found["prepared"] = "yes" if value is True else "no"
        elif field == "instant":
            found["instant"] = "" if value == NO_INSTANT else str(value)
        elif field == "range":
            found["range"] = str(value) if value else ""
        else:
            found[field] = str(value)
    found["keywords"] = " ".join([word for word, has in keywords.items() if has])
    return found


def records_of(contents: Contents) -> list[dict[str, str]]:
    """All records, those that the box changes corrected."""
    own = {**contents.corrections.get(CARDS, {}), **contents.corrections.get(SOLO_CARDS, {})}
    return [
        corrected(record, own[entry_id(record)]) if entry_id(record) in own else record
        for record in RECORDS + SOLO_RECORDS
    ]


def cards_of(contents: Contents) -> Cards:
    """What is printed on the cards of a game with these contents; equal boxes share it."""
    own = [contents.corrections.get(name, {}) for name in (CARDS, SOLO_CARDS)]
    if not any(own):
        return STANDARD_CARDS
    key = json.dumps(own, sort_keys=True)
    found = _CARDS.get(key)
    if found is None:
        if len(_CARDS) >= REMEMBERED:
            _CARDS.clear()
        found = Cards(records_of(contents))
        _CARDS[key] = found
    return found
