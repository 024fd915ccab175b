"""Catalogues: what an id means in a language.

One directory per language, with a Fluent file for the table in the terminal, one for the pages in the browser, one for
what bots say and one for each game; a new language is a new directory.
"""

import os
import re
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Final, Protocol

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Resource

TABLE: Final = "table"
PAGES: Final = "web"
BOTS: Final = "bots"
FALLBACK: Final = "en"
REMEMBERED: Final = 20_000  # sentences; a page says the same ones again and again
VARIABLES: Final = ("LC_ALL", "LC_MESSAGES", "LANG")


class UnknownLanguage(ValueError):
    """There is no catalogue in that language."""


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
        self._bundle = load(self.language, game)
        self._said: dict[tuple[object, ...], str] = {}

    def say(self, id: str, /, **values: str | int) -> str:
        """The sentence of this id. KeyError when there is none or a value is missing: catalogues are complete."""
        key = (id, *values.items())
        text = self._said.get(key)
        if text is None:
            if len(self._said) >= REMEMBERED:
                self._said.clear()
            text = self._said[key] = self._format(id, values)
        return text

    def _format(self, id: str, values: Mapping[str, str | int]) -> str:
        if not self._bundle.has_message(id):
            raise KeyError(f"'{id}' is not in the catalogue of language '{self.language}'")
        pattern = self._bundle.get_message(id).value
        assert pattern is not None
        text, errors = self._bundle.format_pattern(pattern, {key: self._named(value) for key, value in values.items()})
        if errors:
            raise KeyError(f"'{id}' in language '{self.language}': {errors[0]}")
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


def family(game: str) -> list[str]:
    """The files of a game: its own, then that of a game whose name it goes on (senjutsu after senjutsu_solo)."""
    parts = game.split("_")
    names = ["_".join(parts[:end]) for end in range(len(parts), 0, -1)]
    return [name for name in names if files("shiai.i18n").joinpath(FALLBACK, f"{name}.ftl").is_file()]


@cache
def load(language: str, game: str | None) -> FluentBundle:
    """The files of a language for a game; of an id in two of them the first counts."""
    bundle = FluentBundle([language], use_isolating=False)
    for name in [TABLE, PAGES, BOTS, *(family(game) if game else [])]:
        bundle.add_resource(read(language, name))
    return bundle


@cache
def read(language: str, name: str) -> Resource:
    """A file of a language; reading takes long, and most belong to all games."""
    return FluentResource(files("shiai.i18n").joinpath(language, f"{name}.ftl").read_text("utf-8"))
