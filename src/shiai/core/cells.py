"""The cells of a state by name, as data that JSON can hold: for programs in any language. A hole is None."""

from typing import Final

from shiai.core.layout import HIDDEN, NOTHING, Counts, Field, Flags, Heaps, Number, Places, Rows
from shiai.core.seats import HOLE
from shiai.core.state import State

Data = int | str | None | dict[str, int | None] | dict[str, str | None] | dict[str, list[str]] | list[str]

UNKNOWN: Final = "unknown"  # the heap of cards whose heap is hidden


def named_cells(state: State) -> dict[str, Data]:
    """All fields of a state by name; of a view, what its viewer may know."""
    cells = state.values()
    return {field.name: field_data(field, cells) for field in state.setup.layout.fields}


def field_data(field: Field, cells: list[int]) -> Data:
    """One field: a number, an object by label, a list of labels, or the words of its text."""
    own = cells[field.at : field.at + field.size]
    if own.count(HOLE) == field.size:
        return None
    if isinstance(field, Number):
        return own[0]
    if isinstance(field, Counts):
        return {label: None if value == HOLE else value for label, value in zip(field.labels, own, strict=True)}
    if isinstance(field, Places):
        found = [None if value == HOLE else field.values[value] for value in own]
        return dict(zip(field.labels, found, strict=True))
    if isinstance(field, Flags):
        return [label for place, label in enumerate(field.labels) if own[0] >> place & 1]
    if isinstance(field, Heaps):
        return heaps_data(field, own)
    if isinstance(field, Rows):
        return {
            label: [HIDDEN] if own[row] == HOLE else [field.cards[card] for card in field.row(own, row)]
            for row, label in enumerate(field.labels)
        }
    text = field.write(cells)
    return [] if text == NOTHING else text.split()


def heaps_data(field: Heaps, own: list[int]) -> dict[str, list[str]]:
    """The cards of each heap."""
    found: dict[str, list[str]] = {heap: [] for heap in field.heaps}
    for card, heap in zip(field.cards, own, strict=True):
        found.setdefault(UNKNOWN if heap == HOLE else field.heaps[heap], []).append(card)
    return found
