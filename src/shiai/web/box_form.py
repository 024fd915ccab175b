"""Reads the form of the box editor: the corrections of all parts so far, and the fields of the part that is shown."""

from dataclasses import dataclass, field
from typing import Final

from starlette.datastructures import FormData

from shiai.core.box import BoxError, Components, Contents, Corrections, read_entry
from shiai.core.components import Amounts, Entry, Field, FieldError, Part
from shiai.core.options import Value
from shiai.table.errors import BadContent

LONGEST_NUMBER: Final = 9  # digits


@dataclass
class Edited:
    """A box as it is edited: what was readable, and what was not, by `entry.field`."""

    contents: Contents  # not checked for contradictions yet
    problems: dict[str, str] = field(default_factory=dict)
    typed: dict[str, object] = field(default_factory=dict)  # what was entered where there is a problem


def unchecked(components: Components, text: str) -> Contents:
    """The contents of a canonical text that may still have contradictions. BadContent if it is forged."""
    problems: list[str] = []
    corrections: Corrections = {}
    try:
        tables = components.tables(text) if text else {}
    except BoxError as error:
        raise BadContent(error.problems) from None
    for name, entries in tables.items():
        part = components.parts.get(name)
        if part is None or not isinstance(entries, dict):
            raise BadContent([f"there is no part {name[:40]}"])
        found = {id: read_entry(part, id, fields, problems) for id, fields in entries.items()}
        corrections[name] = {id: own for id, own in found.items() if own}
    if problems:
        raise BadContent(problems)
    return Contents(components, corrections)


def read_part(part: Part, form: FormData, before: Contents) -> Edited:
    """Put the fields of the entries that were shown into the box. Those of other entries and parts stay."""
    edited = Edited(Contents(before.components, copied(before.corrections)))
    own = edited.contents.corrections.setdefault(part.name, {})
    again = str(form.get("ours") or "")
    for id in form.getlist("shown"):
        entry = part.entries.get(str(id))
        if entry is not None:
            fields = own.setdefault(entry.id, {})
            for one in [one for one in part.fields if one.name in entry.values]:
                read_field(one, entry, form, edited, fields, again)
            if not fields:
                del own[entry.id]
    if not own:
        del edited.contents.corrections[part.name]
    return edited


def read_field(one: Field, entry: Entry, form: FormData, edited: Edited, own: dict[str, Value], again: str) -> None:
    """Read a field: it becomes a correction if it differs from ours, unless ours was asked for again."""
    key = f"{entry.id}.{one.name}"
    given = entered(one, key, form)
    if key == again:
        own.pop(one.name, None)
    elif given is not None:
        try:
            value = one.read(given)
        except FieldError as error:
            edited.problems[key] = str(error)
            edited.typed[key] = given
            return
        own.pop(one.name, None)
        if value != entry.values[one.name]:
            own[one.name] = value


def entered(one: Field, key: str, form: FormData) -> object | None:
    """What was entered in the inputs of a field; None if they are missing."""
    given = [str(value).strip() for value in form.getlist(key)]
    if one.kind == "flag":
        return "true" in given
    if isinstance(one, Amounts):
        words = [str(word) for word in form.getlist(f"{key}.word")]
        numbers = [str(number).strip() for number in form.getlist(f"{key}.number")]
        pairs = list(zip(words, numbers, strict=False))
        return [word if word in one.bare else f"{word} {number}" for word, number in pairs if word] if words else None
    if not given:
        return None
    if one.kind == "track":
        return [number_or_text(text) for text in given]
    if one.kind == "order":
        return given
    if one.kind == "number":
        return number_or_text(given[0])
    return given[0].replace("\r\n", "\n")


def number_or_text(text: str) -> int | str:
    """A whole number, or the text if it is none."""
    digits = text.removeprefix("-")
    return int(text) if digits.isascii() and digits.isdecimal() and len(digits) <= LONGEST_NUMBER else text


def copied(corrections: Corrections) -> Corrections:
    """A copy that can be changed."""
    return {part: {id: dict(own) for id, own in entries.items()} for part, entries in corrections.items()}
