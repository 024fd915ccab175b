"""The view of the box editor: the tiles of one part with their inputs, and the parts to choose from."""

from dataclasses import dataclass
from typing import Any, Final

from markupsafe import Markup

from shiai.core.box import Components, Contents
from shiai.core.components import Amounts, Entry, Field, Part
from shiai.core.game import AnyGame
from shiai.i18n.catalogue import Catalogue
from shiai.web.box_form import Edited
from shiai.web.components import (
    field_label,
    is_printed,
    part_title,
    picture_of,
    plain_name,
    symbol_address,
    value_text,
)
from shiai.web.kit.marks import Mark, mark_of

TILES: Final = 30  # on one page
RING: Final = 16  # places that fit around a circle


@dataclass(frozen=True)
class WordChoice:
    """A word of a field, its name, and the address of its symbol if there is one."""

    word: str
    label: str
    symbol: str


@dataclass(frozen=True)
class FieldView:
    """A field of a tile: its inputs and what it has."""

    key: str
    label: str
    kind: str
    low: int
    high: int
    chosen: Any  # a text, a truth, a list of texts, or pairs of word and number
    words: tuple[WordChoice, ...]
    ring: bool
    ours: str  # our value, if this one differs
    changed: bool
    problem: str
    mark: Mark | None


@dataclass(frozen=True)
class Tile:
    """A component with its fields."""

    id: str
    name: str
    symbol: str
    picture: Markup | None
    mark: Mark | None
    changed: bool
    fields: tuple[FieldView, ...]


@dataclass(frozen=True)
class Tab:
    """A part to choose; `changes` are entries that differ from ours."""

    name: str
    title: str
    changes: int
    current: bool


@dataclass(frozen=True)
class Shown:
    """What of a box is shown: one part, filtered, one page of it."""

    part: str
    search: str = ""
    unprinted: bool = False
    page: int = 0


def editable(components: Components) -> list[Part]:
    """The parts that a box can change."""
    return [part for part in components.parts.values() if part.fields]


def tabs(components: Components, contents: Contents, part: str, words: Catalogue) -> list[Tab]:
    """The parts to choose from."""
    return [
        Tab(each.name, part_title(each.name, words), len(contents.corrections.get(each.name, {})), each.name == part)
        for each in editable(components)
    ]


def found_entries(part: Part, shown: Shown, edited: Edited, words: Catalogue) -> list[Entry]:
    """The entries that pass the filters, after those that have a mistake."""
    wrong = [
        entry
        for entry in part.entries.values()
        if any(f"{entry.id}.{one.name}" in edited.problems for one in part.fields)
    ]
    sought = shown.search.casefold().split()
    return wrong + [
        entry
        for entry in part.entries.values()
        if entry not in wrong
        and not (shown.unprinted and is_printed(part, entry, edited.contents))
        and all(word in described(part, entry, edited.contents, words) for word in sought)
    ]


def described(part: Part, entry: Entry, contents: Contents, words: Catalogue) -> str:
    """The text that a search looks into: id, name and values."""
    texts = [
        value_text(one.kind, contents.value(part.name, entry.id, one.name), words) for one in fields_of(part, entry)
    ]
    return " ".join([entry.id, plain_name(entry.id, words), *texts]).casefold()


def fields_of(part: Part, entry: Entry) -> list[Field]:
    """The fields that an entry has."""
    return [one for one in part.fields if one.name in entry.values]


def tile(game: AnyGame, part: Part, entry: Entry, edited: Edited, words: Catalogue) -> Tile:
    """A component with its inputs."""
    contents = edited.contents
    return Tile(
        entry.id,
        plain_name(entry.id, words),
        symbol_address(game.id, entry.id),
        picture_of(game, part.name, entry.id, contents, words),
        mark_of(contents, part.name, entry.id, words),
        contents.is_own(part.name, entry.id),
        tuple([field_view(game.id, part, entry, one, edited, words) for one in fields_of(part, entry)]),
    )


def field_view(game: str, part: Part, entry: Entry, one: Field, edited: Edited, words: Catalogue) -> FieldView:
    """A field with its inputs; what was entered wrongly stays as it is."""
    key = f"{entry.id}.{one.name}"
    value = edited.contents.value(part.name, entry.id, one.name)
    changed = edited.contents.is_own(part.name, entry.id, one.name)
    known = (*getattr(one, "words", ()), *getattr(one, "bare", ()))
    return FieldView(
        key=key,
        label=field_label(one.name, words),
        kind=one.kind,
        low=getattr(one, "low", 0),
        high=getattr(one, "high", 0),
        chosen=inputs(one, edited.typed.get(key, value)),
        words=tuple([WordChoice(word, plain_name(word, words), symbol_address(game, word)) for word in known]),
        ring=one.kind == "order" and len(known) <= RING,
        ours=value_text(one.kind, entry.values[one.name], words) if changed else "",
        changed=changed,
        problem=edited.problems.get(key, ""),
        mark=mark_of(edited.contents, part.name, entry.id, words, one.name) if entry.sources else None,
    )


def inputs(one: Field, value: Any) -> Any:
    """A value as the inputs of its field show it."""
    if one.kind == "flag":
        return bool(value)
    if isinstance(one, Amounts):
        lines = [str(line).partition(" ") for line in value]
        pairs = [(word, number) for word, _, number in lines]
        return pairs + [("", "")] * (len(pairs) < one.most)
    if isinstance(value, (tuple, list)):
        return [str(part) for part in value]
    return str(value)


def editor_view(
    game: AnyGame, components: Components, shown: Shown, edited: Edited, words: Catalogue
) -> dict[str, object]:
    """All values of the template that show the box."""
    part = components.parts[shown.part]
    entries = found_entries(part, shown, edited, words)
    pages = max(1, -(-len(entries) // TILES))
    page = 0 if edited.problems else min(shown.page, pages - 1)
    tiles = [tile(game, part, entry, edited, words) for entry in entries[page * TILES : (page + 1) * TILES]]
    return {
        "box": components.text(edited.contents),
        "tabs": tabs(components, edited.contents, part.name, words),
        "part": part.name,
        "part_title": part_title(part.name, words),
        "search": shown.search,
        "unprinted": shown.unprinted,
        "found": len(entries),
        "total": len(part.entries),
        "page_number": page,
        "pages": pages,
        "tiles": tiles,
        "wrong": [(each, field) for each in tiles for field in each.fields if field.problem],
    }
