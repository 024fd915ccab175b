"""The components of a game in words: names, values and where they are known from, for pages."""

import re
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Final

from markupsafe import Markup

from shiai.core.box import Components, Contents
from shiai.core.components import PRINTED, RECONSTRUCTED, Entry, Part, Source
from shiai.core.game import AnyGame
from shiai.core.options import Value
from shiai.i18n.catalogue import Catalogue
from shiai.registry import games, load
from shiai.table.errors import NoSuchTable
from shiai.web.kit.marks import Mark, mark_of

CONFIDENCE_WORDS: Final[dict[str, str]] = {
    "printed": "trust-printed",
    "reported": "trust-reported",
    "reconstructed": "trust-reconstructed",
    "own": "trust-own",
}
SYMBOL_ID: Final = re.compile(r'<symbol[^>]*\bid="([^"]+)"')


@dataclass(frozen=True)
class ValueText:
    """A value in words, with a mark unless it is printed."""

    label: str
    text: str
    code: bool  # in a language of the game
    mark: Mark | None


@dataclass(frozen=True)
class SourceText:
    """Where values are known from; `label` names the value if it is one only."""

    label: str
    source: str
    note: str


@dataclass(frozen=True)
class EntryRow:
    """A component."""

    id: str
    name: str
    own_name: bool  # no source has a name in this language
    picture: Markup | None
    values: tuple[ValueText, ...]
    confidence: str
    word: str
    mark: Mark | None
    sources: tuple[SourceText, ...]


@dataclass(frozen=True)
class PartTable:
    """All components of a kind."""

    name: str
    title: str
    rows: tuple[EntryRow, ...]


@dataclass(frozen=True)
class PartCount:
    """How many components of a kind are reconstructed, and which."""

    title: str
    number: int
    total: int
    names: str


def components_of(game: AnyGame) -> Components:
    """The components of a game; NoSuchTable if it lists none."""
    if game.components is None:
        raise NoSuchTable(f"{game.id} lists no components")
    return game.components


# Words ----------------------------------------------------------------------------------------------------------------


def part_title(part: str, words: Catalogue) -> str:
    """The name of a kind of component."""
    return words.say_or(f"box-part-{part}", part)


def field_label(field: str, words: Catalogue) -> str:
    """The name of a field."""
    return words.say_or(f"box-field-{field}", field)


def plain_name(word: str, words: Catalogue) -> str:
    """The name of a component or a word of a field."""
    return words.say_or(f"name-{word}", word)


def value_text(kind: str, value: Value, words: Catalogue) -> str:
    """A value of a field of this kind in words."""
    if isinstance(value, bool):
        return words.say("page-setup-yes") if value else words.say("page-setup-no")
    if isinstance(value, int):
        return str(value)
    if isinstance(value, str):
        return value if kind == "script" else plain_name(value, words)
    if kind == "order":
        return " → ".join([plain_name(str(word), words) for word in value])
    if kind == "amounts":
        return ", ".join([amount_text(str(line), words) for line in value]) or "–"
    return " · ".join([plain_name(str(part), words) for part in value]) or "–"


def amount_text(line: str, words: Catalogue) -> str:
    """A line of amounts, such as `strength 2`."""
    word, _, number = line.partition(" ")
    return f"{plain_name(word, words)} {number}".strip()


# Tables ---------------------------------------------------------------------------------------------------------------


def picture_of(game: AnyGame, part: str, entry: str, contents: Contents, words: Catalogue) -> Markup | None:
    """The picture of a component, if the game draws it."""
    if not game.face.pictures:
        return None
    found: Markup | None = load(game.face.pictures)(part, entry, contents, words)
    return found


def part_table(game: AnyGame, part: Part, contents: Contents, words: Catalogue) -> PartTable:
    """All components of a kind in words."""
    rows = [entry_row(game, part, entry, contents, words) for entry in part.entries.values()]
    return PartTable(part.name, part_title(part.name, words), tuple(rows))


def entry_row(game: AnyGame, part: Part, entry: Entry, contents: Contents, words: Catalogue) -> EntryRow:
    """A component in words."""
    confidence = contents.confidence(part.name, entry.id)
    return EntryRow(
        entry.id,
        plain_name(entry.id, words),
        entry.named is not None and words.language not in entry.named,
        picture_of(game, part.name, entry.id, contents, words),
        tuple([entry_value(part, entry, field, contents, words) for field in entry.values]),
        confidence,
        words.say(CONFIDENCE_WORDS[confidence]),
        mark_of(contents, part.name, entry.id, words),
        tuple(source_texts(entry, words)),
    )


def entry_value(part: Part, entry: Entry, field: str, contents: Contents, words: Catalogue) -> ValueText:
    """A value of a component; it has a mark of its own if only some of the values are printed."""
    kind = next((each.kind for each in part.fields if each.name == field), "")
    text = value_text(kind, contents.value(part.name, entry.id, field), words)
    mark = mark_of(contents, part.name, entry.id, words, field) if entry.sources else None
    return ValueText(field_label(field, words), text, kind == "script", mark)


def source_texts(entry: Entry, words: Catalogue) -> Iterable[SourceText]:
    """The sources of a component: the common one, and those of single fields."""
    yield source_text("", entry.source)
    for field, source in entry.sources.items():
        yield source_text(field_label(field, words), source)


def source_text(label: str, source: Source) -> SourceText:
    """A source."""
    return SourceText(label, source.source, source.note)


def reconstructed_parts(contents: Contents, words: Catalogue) -> list[PartCount]:
    """The kinds of components of which some are reconstructed."""
    found: list[PartCount] = []
    for part in contents.components.parts.values():
        names = [plain_name(id, words) for id in part.entries if contents.confidence(part.name, id) == RECONSTRUCTED]
        if names:
            found.append(PartCount(part_title(part.name, words), len(names), len(part.entries), ", ".join(names)))
    return found


def is_printed(part: Part, entry: Entry, contents: Contents) -> bool:
    """Is everything on a component printed?"""
    return contents.confidence(part.name, entry.id) == PRINTED


# Symbols --------------------------------------------------------------------------------------------------------------


@cache
def symbols_of(game: str) -> frozenset[str]:
    """The names of the symbols of a game."""
    assets = games()[game].face.assets
    file = files(assets) / "static" / "symbols.svg" if assets else None
    return frozenset(SYMBOL_ID.findall(file.read_text("utf-8")) if file is not None and file.is_file() else ())


def symbol_address(game: str, word: str) -> str:
    """The address of the symbol of a word; empty if the game has none."""
    found = next((name for name in (word, word.partition("_")[0]) if name in symbols_of(game)), "")
    return f"/static/{game}/symbols.svg#{found}" if found else ""
