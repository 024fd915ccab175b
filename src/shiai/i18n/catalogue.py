"""Catalogues turn message ids and values into sentences of a language.

One directory per language has the messages that all games share: of the table, the pages and the bots. A game has its
own catalogues (`Face.catalogues`), one file per language; without them, texts are made from its message ids.

A name may have cases, as attributes of its message; sentences ask for one with a function:

    name-ronin = Ronin
        .acc = den Ronin
    event-hit = { NOM($who) } trifft { ACC($other) }.

Without such an attribute the function gives the plain name. A numbered name (`ronin_2`) has the cases of the one
without a number.
"""

import os
import re
from collections.abc import Callable, Mapping
from functools import cache
from importlib.resources import files
from typing import Any, Final, Protocol, Self

from shiai.core.errors import ShiaiError
from shiai.core.messages import JOINT
from shiai.i18n.bundle import LazyBundle, divide
from shiai.registry import face

TABLE: Final = "table"
PAGES: Final = "web"
BOTS: Final = "bots"
AFTERWARDS: Final = "after"  # pages of finished games, lists of games, and inviting friends
FALLBACK: Final = "en"
CACHE_SIZE: Final = 20_000  # sentences; pages repeat the same ones
VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")
# "nom" begins a sentence: it may have an article, in a capital. "loc" says where and "lat" whither, with a preposition.
CASES: Final = ("nom", "gen", "dat", "acc", "ins", "loc", "lat")


class UnknownLanguage(ShiaiError, ValueError):
    """There is no catalogue in that language."""


class MissingText(ShiaiError, KeyError):
    """A catalogue lacks a message, or a value of a message is missing."""

    def __str__(self) -> str:
        return str(self.args[0])


class Sayable(Protocol):
    """A message id with values; a string value may be the id of a component."""

    @property
    def id(self) -> str: ...

    @property
    def values(self) -> Mapping[str, str | int]: ...


class Name(str):
    """The name of a component as a value of a message, with its cases."""

    cases: Mapping[str, str]

    def __new__(cls, text: str, cases: Mapping[str, str]) -> Self:
        """Strings are made, not filled."""
        made = super().__new__(cls, text)
        made.cases = cases
        return made


class Catalogue:
    """The messages of one language: those that all games share and, if given, those of one game."""

    def __init__(self, language: str, game: str | None = None) -> None:
        self.language = reduced(language)
        if self.language not in languages():
            raise UnknownLanguage(f"there is no language '{language}'; languages are: {', '.join(languages())}")
        found = face(game) if game else None
        if game and found is None:
            raise MissingText(f"there is no game '{game}'")
        self._bundle = load(self.language, game)
        self._game = game or ""
        self._made_up = found is not None and not found.catalogues  # texts are made from message ids
        self._cache: dict[tuple[object, ...], str] = {}

    def say(self, id: str, /, **values: str | int) -> str:
        """The sentence of a message id. MissingText if there is none or a value is missing."""
        key = (id, *values.items())
        text = self._cache.get(key)
        if text is None:
            if len(self._cache) >= CACHE_SIZE:
                self._cache.clear()
            text = self._cache[key] = self._format(id, values)
        return text

    def _format(self, id: str, values: Mapping[str, str | int]) -> str:
        if not self._bundle.has_message(id):
            if self._made_up:
                return humanized(self._game, id, [str(self._named(value)) for value in values.values()])
            raise MissingText(f"'{id}' is not in the catalogue of language '{self.language}'")
        pattern = self._bundle.get_message(id).value
        assert pattern is not None
        text, errors = self._bundle.format_pattern(pattern, {key: self._named(value) for key, value in values.items()})
        if errors:
            raise MissingText(f"'{id}' in language '{self.language}': {errors[0]}")
        return str(text)

    def has(self, id: str) -> bool:
        """Is there a sentence for this id?"""
        return bool(self._bundle.has_message(id))

    def message(self, message: Sayable) -> str:
        """The sentence of a message."""
        return self.say(message.id, **message.values)

    def name(self, component: str) -> str:
        """The name of a component: an area, a person, a side."""
        return self.say(f"name-{component}")

    def name_or(self, word: str) -> str:
        """The name of a component or of a composite, or the word itself if it is neither."""
        if JOINT in word:
            first, *more = [self.name_or(part) for part in word.split(JOINT)]
            return self.say("composite", first=first, more=", ".join(more))
        return self.name(word) if self._bundle.has_message(f"name-{word}") else word

    def say_or(self, id: str, word: str) -> str:
        """The sentence of an id without values; the word itself, in plain letters, if there is none."""
        return self.say(id) if self._bundle.has_message(id) else word.replace("_", " ")

    def _named(self, value: str | int) -> str | int:
        return Name(self.name_or(value), self._cases(value)) if isinstance(value, str) else value

    def _cases(self, component: str) -> dict[str, str]:
        """The cases of the name of a component."""
        if not self._bundle.has_message(f"name-{component}"):
            return {}
        cases = self._bundle.get_message(f"name-{component}").attributes
        kind, _, number = component.rpartition("_")
        if not cases and number.isdigit():
            return {case: f"{text} {number}" for case, text in self._cases(kind).items()}
        return {case: str(self._bundle.format_pattern(pattern)[0]) for case, pattern in cases.items()}


def case_of(case: str) -> Callable[[Any], Any]:
    """What a catalogue calls for this case of a name."""
    return lambda name: name.cases.get(case, name) if isinstance(name, Name) else name


def humanized(game: str, id: str, values: list[str]) -> str:
    """A text made from a message id, for a game without catalogues: `option-best_of` becomes "Best of".

    Help texts and introductions are empty.
    """
    if id.endswith("-help") or id in ("game-intro", "page-intro"):
        return ""
    kind, _, rest = id.partition("-")
    text = game if id == "game-title" else rest.rpartition("-")[2] if kind == "value" else rest
    sentence = (text or id).replace("_", " ").capitalize()
    return f"{sentence}: {', '.join(values)}" if values else sentence


@cache
def languages() -> tuple[str, ...]:
    """The languages that have a catalogue."""
    found = [entry.name for entry in files("shiai.i18n").iterdir() if entry.joinpath(f"{TABLE}.ftl").is_file()]
    return tuple(sorted(found))


def default_language() -> str:
    """The language of the environment, or English if there is no catalogue for it."""
    found = [os.environ[variable] for variable in VARIABLES if os.environ.get(variable)]
    language = reduced(found[0]) if found else FALLBACK
    return language if language in languages() else FALLBACK


def reduced(language: str) -> str:
    """The language code of a locale: `de` of `de_AT.UTF-8`."""
    return re.split(r"[-_.@]", language)[0].lower()


@cache
def load(language: str, game: str | None) -> LazyBundle:
    """The messages of a language for a game; if two files define an id, the first wins.

    A game without a catalogue in that language falls back to English, or to the language it has.
    """
    functions = {case.upper(): case_of(case) for case in CASES}
    bundle = LazyBundle(language, functions)
    for name in (TABLE, PAGES, BOTS, AFTERWARDS):
        bundle.add(read("shiai.i18n", f"{language}/{name}"))
    found = face(game) if game else None
    for package in found.catalogues if found else ():
        bundle.add(read(package, best_language(package, language)))
    return bundle


def best_language(package: str, language: str) -> str:
    """The language of a game's catalogues that comes closest to the wanted one."""
    found = sorted([file.name.removesuffix(".ftl") for file in files(package).iterdir() if file.name.endswith(".ftl")])
    if not found:
        raise MissingText(f"'{package}' has no catalogue; add {FALLBACK}.ftl, or remove it from Face.catalogues")
    return next((code for code in (language, FALLBACK) if code in found), found[0])


@cache
def read(package: str, name: str) -> dict[str, str]:
    """The messages of a Fluent file, unparsed; cached, because most files serve all games."""
    return divide(files(package).joinpath(f"{name}.ftl").read_text("utf-8"))
