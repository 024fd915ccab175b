"""Catalogues: what an id means in a language.

One directory per language has the sentences that all games share: of the table, of the pages and of the bots. A game
has catalogues of its own (`Face.catalogues`), one file per language; without them its ids are turned into words.
"""

import os
import re
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Final, Protocol

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Resource

from shiai.core.errors import ShiaiError
from shiai.registry import games

TABLE: Final = "table"
PAGES: Final = "web"
BOTS: Final = "bots"
FALLBACK: Final = "en"
REMEMBERED: Final = 20_000  # sentences; a page says the same ones again and again
VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")


class UnknownLanguage(ValueError):
    """There is no catalogue in that language."""


class MissingText(ShiaiError, KeyError):
    """A catalogue lacks a sentence, or a sentence needs a value that it was not given."""

    def __str__(self) -> str:
        return str(self.args[0])


class Sayable(Protocol):
    """Anything with an id and the values to put into it; a value that is text may be the id of a component."""

    @property
    def id(self) -> str: ...

    @property
    def values(self) -> Mapping[str, str | int]: ...


class Catalogue:
    """All sentences of one language for the table and, if named, one game."""

    def __init__(self, language: str, game: str | None = None) -> None:
        self.language = reduced(language)
        if self.language not in languages():
            raise UnknownLanguage(f"no language '{language}'; there are: {', '.join(languages())}")
        if game and game not in games():
            raise MissingText(f"there is no game '{game}'")
        self._bundle = load(self.language, game)
        self._made_up = game is not None and not games()[game].face.catalogues  # words for a game without catalogues
        self._said: dict[tuple[object, ...], str] = {}

    def say(self, id: str, /, **values: str | int) -> str:
        """The sentence of this id. MissingText when there is none or a value is missing: catalogues are complete."""
        key = (id, *values.items())
        text = self._said.get(key)
        if text is None:
            if len(self._said) >= REMEMBERED:
                self._said.clear()
            text = self._said[key] = self._format(id, values)
        return text

    def _format(self, id: str, values: Mapping[str, str | int]) -> str:
        if not self._bundle.has_message(id):
            if self._made_up:
                return humanized(id)
            raise MissingText(f"'{id}' is not in the catalogue of language '{self.language}'")
        pattern = self._bundle.get_message(id).value
        assert pattern is not None
        text, errors = self._bundle.format_pattern(pattern, {key: self._named(value) for key, value in values.items()})
        if errors:
            raise MissingText(f"'{id}' in language '{self.language}': {errors[0]}")
        return str(text)

    def message(self, message: Sayable) -> str:
        """The sentence of a prompt, a choice or an event."""
        return self.say(message.id, **message.values)

    def name(self, component: str) -> str:
        """The name of a component: an area, a person, a side."""
        return self.say(f"name-{component}")

    def name_or(self, word: str) -> str:
        """The name of a component, or the word itself when it is none."""
        return self.name(word) if self._bundle.has_message(f"name-{word}") else word

    def _named(self, value: str | int) -> str | int:
        return self.name_or(value) if isinstance(value, str) else value


def humanized(id: str) -> str:
    """Words made from a message id: `option-best_of` is "Best of"; nothing for what only a catalogue could explain."""
    kind, _, rest = id.partition("-")
    if id.endswith("-help") or id == "page-intro":
        return ""
    text = rest.rpartition("-")[2] if kind in ("value", "page") else rest
    return (text or id).replace("_", " ").capitalize()


@cache
def languages() -> tuple[str, ...]:
    """The languages that have a catalogue."""
    found = [entry.name for entry in files("shiai.i18n").iterdir() if entry.joinpath(f"{TABLE}.ftl").is_file()]
    return tuple(sorted(found))


def default_language() -> str:
    """The language of the environment, or English when there is no catalogue for it."""
    wishes = [os.environ[variable] for variable in VARIABLES if os.environ.get(variable)]
    language = reduced(wishes[0]) if wishes else FALLBACK
    return language if language in languages() else FALLBACK


def reduced(language: str) -> str:
    """The first part of a language's name: de of de_AT.UTF-8."""
    return re.split(r"[-_.@]", language)[0].lower()


@cache
def load(language: str, game: str | None) -> FluentBundle:
    """The sentences of a language for a game; if two files define an id, the first wins.

    A game without a catalogue in that language speaks English, or the language it has.
    """
    bundle = FluentBundle([language], use_isolating=False)
    for name in (TABLE, PAGES, BOTS):
        bundle.add_resource(read("shiai.i18n", f"{language}/{name}"))
    for package in games()[game].face.catalogues if game else ():
        bundle.add_resource(read(package, spoken(package, language)))
    return bundle


def spoken(package: str, language: str) -> str:
    """The language of a game's catalogue that comes nearest to the one wanted."""
    found = sorted([file.name.removesuffix(".ftl") for file in files(package).iterdir() if file.name.endswith(".ftl")])
    if not found:
        raise MissingText(f"'{package}' has no catalogue; add {FALLBACK}.ftl, or leave it out of Face.catalogues")
    return next((each for each in (language, FALLBACK) if each in found), found[0])


@cache
def read(package: str, name: str) -> Resource:
    """A file of sentences; reading takes long, and most belong to all games."""
    return FluentResource(files(package).joinpath(f"{name}.ftl").read_text("utf-8"))
