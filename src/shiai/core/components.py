"""The components of a game as data: parts, entries and fields, each with its values and where they are known from.

A part is a kind of component (`areas`), an entry one of them (`granary`), a field something printed on it (`limit`).
Pages show from here what is printed and what is reconstructed; a box (`core/box.py`) replaces values.
"""

import re
import reprlib
from collections.abc import Callable
from difflib import get_close_matches
from random import Random
from typing import Final

from shiai.core.compiling import mypyc_attr
from shiai.core.options import Value

PRINTED: Final = "printed"  # read from a rulebook or a scan of the component
REPORTED: Final = "reported"  # known from one public source
RECONSTRUCTED: Final = "reconstructed"  # ours, where no source has it
OWN: Final = "own"  # from the box of the player
CONFIDENCES: Final = (PRINTED, REPORTED, RECONSTRUCTED)
TRUST: Final = {PRINTED: 0, REPORTED: 1, RECONSTRUCTED: 2}  # the higher, the less a value can be trusted
AMOUNT: Final = re.compile(r"([a-z_0-9]+)(?: ([+-]?[0-9]{1,3}))?")
LONGEST_WORD: Final = 60  # characters of a word or a value in an error message
LISTED: Final = 20  # words that an error message lists

SHORT: Final = reprlib.Repr()
SHORT.maxlevel = 2
SHORT.maxlist = SHORT.maxtuple = SHORT.maxdict = 12
SHORT.maxstring = SHORT.maxother = SHORT.maxlong = LONGEST_WORD


class FieldError(ValueError):
    """A value that a field cannot have; the text says what to write instead."""


def shown(value: object) -> str:
    """A value for error messages: on one line, and short, however long or deep it is."""
    try:
        return SHORT.repr(value)
    except ValueError:  # a number with thousands of digits
        return "a huge number"


def named(word: str) -> str:
    """A word for error messages; in quotation marks if it is long or has characters that cannot be printed."""
    return word if len(word) <= LONGEST_WORD and word.isprintable() else shown(word)


def nearest(word: object, known: tuple[str, ...]) -> str:
    """A remedy for an unknown word: the nearest known one, or the first of them."""
    near = get_close_matches(word[:LONGEST_WORD], known, 1) if isinstance(word, str) else []
    if near:
        return f"did you mean {near[0]}?"
    return f"use one of {', '.join(known[:LISTED])}" + (" …" if len(known) > LISTED else "")


@mypyc_attr(allow_interpreted_subclasses=True)
class Field:
    """Base of all kinds of fields. `kind` tells forms how to show it."""

    kind = ""

    def __init__(self, name: str) -> None:
        self.name = name

    def read(self, value: object) -> Value:
        """The value in canonical form; FieldError if it is not valid."""
        raise NotImplementedError

    def any(self, value: Value, rng: Random) -> Value:
        """A random valid value, given the present one."""
        raise NotImplementedError


class Number(Field):
    """A whole number within bounds."""

    kind = "number"

    def __init__(self, name: str, low: int, high: int) -> None:
        super().__init__(name)
        self.low = low
        self.high = high

    def read(self, value: object) -> Value:
        if isinstance(value, bool) or not isinstance(value, int) or not self.low <= value <= self.high:
            raise FieldError(f"use a whole number from {self.low} to {self.high}")
        return value

    def any(self, value: Value, rng: Random) -> Value:
        return rng.randint(self.low, self.high)


class Flag(Field):
    """True or false."""

    kind = "flag"

    def read(self, value: object) -> Value:
        if not isinstance(value, bool):
            raise FieldError("use true or false")
        return value

    def any(self, value: Value, rng: Random) -> Value:
        return rng.random() < 0.5


class Word(Field):
    """One of several words."""

    kind = "word"

    def __init__(self, name: str, words: tuple[str, ...]) -> None:
        super().__init__(name)
        self.words = words

    def read(self, value: object) -> Value:
        if value not in self.words:
            raise FieldError(nearest(value, self.words))
        return str(value)

    def any(self, value: Value, rng: Random) -> Value:
        return rng.choice(self.words)


class Track(Field):
    """A row of whole numbers, as many as the track has spaces."""

    kind = "track"

    def __init__(self, name: str, low: int, high: int, length: int) -> None:
        super().__init__(name)
        self.low = low
        self.high = high
        self.length = length

    def read(self, value: object) -> Value:
        numbers = list(value) if isinstance(value, (list, tuple)) else []
        right = [type(number) is int and self.low <= number <= self.high for number in numbers]
        if len(numbers) != self.length or not all(right):
            raise FieldError(f"use {self.length} whole numbers from {self.low} to {self.high}")
        return tuple([int(number) for number in numbers])

    def any(self, value: Value, rng: Random) -> Value:
        return tuple([rng.randint(self.low, self.high) for _ in range(self.length)])


class Order(Field):
    """All words, each once, in an order; a ring on the page."""

    kind = "order"

    def __init__(self, name: str, words: tuple[str, ...]) -> None:
        super().__init__(name)
        self.words = words

    def read(self, value: object) -> Value:
        given: list[str] = []
        for word in value if isinstance(value, (list, tuple)) else ():
            if word not in self.words:
                raise FieldError(f"{shown(word)} is unknown; {nearest(word, self.words)}")
            given.append(str(word))
        if sorted(given) != sorted(self.words):
            missing = [word for word in self.words if word not in given]
            raise FieldError(
                f"name every one of the {len(self.words)} once" + (f"; {missing[0]} is missing" if missing else "")
            )
        return tuple(given)

    def any(self, value: Value, rng: Random) -> Value:
        return tuple(rng.sample(self.words, len(self.words)))


class Amounts(Field):
    """A list of words with numbers, such as `strength +2`; bare words stand alone."""

    kind = "amounts"

    def __init__(
        self, name: str, words: tuple[str, ...], low: int, high: int, least: int, most: int, bare: tuple[str, ...] = ()
    ) -> None:
        super().__init__(name)
        self.words = words
        self.low = low
        self.high = high
        self.least = least
        self.most = most
        self.bare = bare

    def read(self, value: object) -> Value:
        if not isinstance(value, (list, tuple)) or not self.least <= len(value) <= self.most:
            size = f"{self.least}" if self.least == self.most else f"{self.least} to {self.most}"
            raise FieldError(f"use a list of {size} texts such as {self.example()}")
        return tuple([self.line(text) for text in value])

    def line(self, text: object) -> str:
        """One line in canonical form."""
        found = AMOUNT.fullmatch(" ".join(text.split())) if isinstance(text, str) else None
        if found is None:
            raise FieldError(f"{shown(text)} should look like {self.example()}")
        word, number = found[1], found[2]
        known = (*self.words, *self.bare)  # mypyc compiles no test for membership in such a tuple itself
        if word not in known:
            raise FieldError(f"{shown(word)} is unknown; {nearest(word, known)}")
        if word in self.bare:
            if number is not None:
                raise FieldError(f"'{word}' stands alone, without a number")
            return word
        if number is None or not self.low <= int(number) <= self.high or int(number) == 0:
            raise FieldError(f"{shown(text)} needs a number from {self.low} to {self.high} other than 0")
        return f"{word} {int(number)}"

    def example(self) -> str:
        """A line for error messages."""
        return f'"{self.words[0]} {self.high}"' if self.words else f'"{self.bare[0]}"'

    def any(self, value: Value, rng: Random) -> Value:
        numbers = [number for number in range(self.low, self.high + 1) if number]
        lines: list[str] = []
        for _ in range(rng.randint(self.least, self.most)):
            word = rng.choice((*self.words, *self.bare))
            lines.append(word if word in self.bare else f"{word} {rng.choice(numbers)}")
        return tuple(lines)


class Script(Field):
    """A text in a language of the game. `check` returns its canonical form or raises FieldError."""

    kind = "script"

    def __init__(
        self, name: str, check: Callable[[str], str], sample: Callable[[str, Random], str] | None = None
    ) -> None:
        super().__init__(name)
        self.check = check
        self.sample = sample

    def read(self, value: object) -> Value:
        if not isinstance(value, str):
            raise FieldError("use a text in quotation marks")
        if not " ".join(value.split()).isprintable():
            raise FieldError("remove the characters that cannot be printed")
        return self.check(value.strip())

    def any(self, value: Value, rng: Random) -> Value:
        return self.sample(str(value), rng) if self.sample is not None else value


class Source:
    """Where a value is known from."""

    def __init__(self, confidence: str, source: str, note: str = "") -> None:
        self.confidence = confidence
        self.source = source
        self.note = note


class Entry:
    """One component: its values by field and their source; single fields may have a source of their own.

    `named` lists the languages in which a source has its name; elsewhere the name is our translation. None: not noted.
    """

    def __init__(
        self,
        id: str,
        values: dict[str, Value],
        source: Source,
        sources: dict[str, Source] | None = None,
        named: tuple[str, ...] | None = None,
    ) -> None:
        self.id = id
        self.values = values
        self.source = source
        self.sources: dict[str, Source] = sources or {}
        self.named = named

    def source_of(self, field: str) -> Source:
        """The source of a field."""
        return self.sources.get(field, self.source)

    def confidence(self) -> str:
        """How far the whole entry can be trusted: as far as the least certain of its sources."""
        found = [self.source.confidence, *[source.confidence for source in self.sources.values()]]
        return max(found, key=TRUST.__getitem__)


class Part:
    """One kind of component. A part without fields is only listed: a box cannot change it."""

    def __init__(self, name: str, fields: tuple[Field, ...], entries: list[Entry]) -> None:
        self.name = name
        self.fields = fields
        self.entries: dict[str, Entry] = {entry.id: entry for entry in entries}

    def field(self, name: str) -> Field:
        """The field of this name."""
        return next(field for field in self.fields if field.name == name)


def source_from(data: dict[str, object]) -> Source:
    """The source of an entry of a data file. ValueError for a confidence outside the vocabulary."""
    confidence = str(data["confidence"])
    if confidence not in CONFIDENCES:
        raise ValueError(f"confidence {confidence} is unknown; use one of {', '.join(CONFIDENCES)}")
    return Source(confidence, str(data["source"]), str(data.get("note", "")))
