"""Tables of components: where they are known from, what a box contains, and what it changes."""

from typing import Any

from rich.console import Group, RenderableType
from rich.markup import escape
from rich.table import Table
from rich.text import Text

from shiai.cli.component_words import field_label, part_label, value_text, values_text
from shiai.cli.kit.marks import SIGNS, confidence_word, legend, mark, summary
from shiai.core.box import Components, Contents
from shiai.core.components import Entry, Part, Source
from shiai.core.options import Value
from shiai.i18n.catalogue import Catalogue


def sources_table(components: Components, words: Catalogue) -> RenderableType:
    """All components with their values, confidence and source, and a summary."""
    headings = [
        words.say("components-part"),
        words.say("components-component"),
        words.say("components-values"),
        words.say("components-confidence"),
        words.say("components-source"),
    ]
    table = Table(*headings, box=None, padding=(0, 1))
    for part in components.parts.values():
        heading = part_label(part, words)
        for entry in part.entries.values():
            name = words.name_or(entry.id)
            for source, values in by_source(entry):
                known = f"{SIGNS[source.confidence]} {confidence_word(source.confidence, words)}".strip()
                origin = escape(source.source) + (f" [dim]({escape(source.note)})[/]" if source.note else "")
                table.add_row(escape(heading), escape(name), escape(values_text(values, words)), known, origin)
                heading = name = ""
    total = Text(words.say("components-summary", summary=summary(components.standard, words)))
    return Group(table, total, Text(words.say("components-meanings"), style="dim"))


def by_source(entry: Entry) -> list[tuple[Source, dict[str, Value]]]:
    """The values of an entry, grouped by their source."""
    found: dict[Source, dict[str, Value]] = {}
    for name, value in entry.values.items():
        found.setdefault(entry.source_of(name), {})[name] = value
    return list(found.items()) or [(entry.source, {})]


def contents_table(contents: Contents, words: Catalogue) -> RenderableType:
    """The whole contents of a box, with a mark at every value that is not printed."""
    headings = [words.say("components-part"), words.say("components-component"), words.say("components-values")]
    table = Table(*headings, box=None, padding=(0, 1))
    signs: set[str] = set()
    for part in contents.components.parts.values():
        heading = part_label(part, words)
        for entry in part.entries.values():
            marks = {name: mark(contents, part.name, entry.id, name) for name in entry.values}
            texts = [
                f"{field_label(name, words)}: {value_text(contents.value(part.name, entry.id, name), words)} {sign}"
                for name, sign in marks.items()
            ]
            table.add_row(
                escape(heading), escape(words.name_or(entry.id)), escape("; ".join([text.strip() for text in texts]))
            )
            signs.update(marks.values())
            heading = ""
    return Group(table, legend(signs, words))


def changes_table(contents: Contents, words: Catalogue) -> Table:
    """What a box changes: our value beside its own."""
    headings = [
        words.say("components-part"),
        words.say("components-component"),
        words.say("components-field"),
        words.say("components-ours"),
        words.say("components-yours"),
    ]
    table = Table(*headings, box=None, padding=(0, 1))
    for part in contents.components.parts.values():
        for entry in part.entries.values():
            for name in changed(contents, part, entry):
                table.add_row(
                    escape(part_label(part, words)),
                    escape(words.name_or(entry.id)),
                    escape(field_label(name, words)),
                    escape(value_text(entry.values[name], words)),
                    f"[bold]{escape(value_text(contents.value(part.name, entry.id, name), words))}[/]",
                )
    return table


def contents_rows(contents: Contents, changes: bool) -> list[dict[str, Any]]:
    """The fields of a box as plain data, or those that it changes; `ours` is the value without the box."""
    return [
        {
            "part": part.name,
            "component": entry.id,
            "field": name,
            "value": contents.value(part.name, entry.id, name),
            "ours": ours,
            "confidence": contents.confidence(part.name, entry.id, name),
        }
        for part in contents.components.parts.values()
        for entry in part.entries.values()
        for name, ours in entry.values.items()
        if not changes or contents.is_own(part.name, entry.id, name)
    ]


def changed(contents: Contents, part: Part, entry: Entry) -> list[str]:
    """The fields of an entry that a box changes."""
    return [field.name for field in part.fields if contents.is_own(part.name, entry.id, field.name)]
