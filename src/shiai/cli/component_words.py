"""Components in words: the labels of parts and fields, their values, and what a field of a box takes."""

from shiai.core.components import Amounts, Entry, Field, Flag, Number, Order, Part, Track, Word
from shiai.core.options import Value
from shiai.core.options import word as plain_word
from shiai.i18n.catalogue import Catalogue


def part_label(part: Part, words: Catalogue) -> str:
    """The label of a part, or its name if the game has none."""
    return label(f"box-part-{part.name}", part.name, words)


def field_label(field: str, words: Catalogue) -> str:
    """The label of a field, or its name if the game has none."""
    return label(f"box-field-{field}", field, words)


def label(id: str, name: str, words: Catalogue) -> str:
    """A message, or a name with spaces if there is no such message."""
    return words.say(id) if words.has(id) else name.replace("_", " ")


def value_text(value: Value, words: Catalogue) -> str:
    """A value with the names of components."""
    if isinstance(value, tuple):
        return ", ".join([value_text(part, words) for part in value]) or "–"
    return words.name_or(value) if isinstance(value, str) else plain_word(value)


def values_text(values: dict[str, Value], words: Catalogue) -> str:
    """Several values with the labels of their fields."""
    return "; ".join([f"{field_label(name, words)}: {value_text(value, words)}" for name, value in values.items()])


def changeable(part: Part, entry: Entry) -> list[Field]:
    """The fields of an entry that a box can change."""
    return [field for field in part.fields if field.name in entry.values]


def takes(field: Field, words: Catalogue) -> str:
    """What a field of a box takes."""
    match field:
        case Number():
            return words.say("box-takes-number", low=field.low, high=field.high)
        case Flag():
            return words.say("box-takes-flag")
        case Word():
            return words.say("box-takes-word", words=", ".join(field.words))
        case Track():
            return words.say("box-takes-track", length=field.length, low=field.low, high=field.high)
        case Order():
            return words.say("box-takes-order", words=", ".join(field.words))
        case Amounts():
            known = ", ".join([*[f"{word} N" for word in field.words], *field.bare])
            return words.say(
                "box-takes-amounts", least=field.least, most=field.most, words=known, low=field.low, high=field.high
            )
    return words.say("box-takes-script")
