"""The observation of a game that declares none: its layout, field by field, with a flag for every hidden cell."""

from typing import Final

from shiai.core.layout import Counts, Field, Flags, Heaps, Number, Places, Rows
from shiai.core.observation import HIGHEST, Encoder, Piece, flags, number, one_of
from shiai.core.pile import PileField
from shiai.core.seats import HOLE
from shiai.core.setup import Setup
from shiai.core.state import State

UNKNOWN_RANGE: Final = 127  # cells of a field that nobody described: from -127 to 127


class LayoutEncoder(Encoder[State]):
    """Writes the cells of any game. Fields with an entry for every seat begin with the own seat."""

    def __init__(self, setup: Setup) -> None:
        pieces: list[Piece] = []
        for field in setup.layout.fields:
            pieces += pieces_of(field)
        super().__init__(setup, pieces)
        self.by_seat: list[bool] = [seats_of(field) == setup.seats for field in setup.layout.fields]

    def write(self, view: State, seat: int, out: list[int]) -> None:
        fields = view.setup.layout.fields
        cells = view.values()
        for place in range(len(fields)):
            field = fields[place]
            own = cells[field.at : field.at + field.size]
            if self.by_seat[place]:
                own = own[seat:] + own[:seat] if field.size > 1 else [turned(own[0], seat, self.seats)]
            write_field(field, own, out)
            for cell in own:
                out.append(1 if cell == HOLE else 0)


def seats_of(field: Field) -> tuple[str, ...]:
    """The labels of a field that may be seats."""
    return field.labels if isinstance(field, Counts | Places | Flags) else ()


def turned(mask: int, seat: int, seats: int) -> int:
    """A mask of seats, from the view of one."""
    if mask == HOLE:
        return mask
    return (mask >> seat | mask << seats - seat) & (1 << seats) - 1


def pieces_of(field: Field) -> list[Piece]:
    """The pieces of a field: its numbers, and which of its cells are hidden."""
    name = field.name
    cells = tuple([f"cell_{place + 1}" for place in range(field.size)])
    if isinstance(field, Number):
        piece = Piece(name, f"a number from {field.low}", field.high - field.low)
    elif isinstance(field, Counts):
        piece = Piece(name, "how many", field.high, field.labels)
    elif isinstance(field, Places):
        piece = Piece(name, "where, or which", 1, field.labels, field.values)
    elif isinstance(field, Flags):
        piece = Piece(name, "which", 1, field.labels)
    elif isinstance(field, Heaps):
        piece = Piece(name, "the heap of every card", 1, field.cards, field.heaps)
    elif isinstance(field, Rows):
        piece = Piece(name, "cards in every row", 1, field.labels, field.cards)
    elif isinstance(field, PileField):
        piece = Piece(name, "the number of cards, then those known", field.slots, ("cards", *field.labels))
    else:
        piece = Piece(name, "the cells, from -127", 2 * UNKNOWN_RANGE, cells)
    return [piece, Piece(f"{name}_hidden", "hidden cells", 1, cells)]


def write_field(field: Field, own: list[int], out: list[int]) -> None:
    """Append the numbers of one field; a hidden cell is written as zeros."""
    if isinstance(field, Number):
        number(out, own[0] - field.low, min(field.high - field.low, HIGHEST))
    elif isinstance(field, Counts):
        for cell in own:
            number(out, cell, min(field.high, HIGHEST))
    elif isinstance(field, Places):
        for cell in own:
            one_of(out, cell, len(field.values))
    elif isinstance(field, Flags):
        flags(out, 0 if own[0] == HOLE else own[0], len(field.labels))
    elif isinstance(field, Heaps):
        for cell in own:
            one_of(out, cell, len(field.heaps))
    elif isinstance(field, Rows):
        for row in range(len(field.labels)):
            write_cards(out, field.row(own, row), len(field.cards))
    elif isinstance(field, PileField):
        number(out, own[0], min(field.slots, HIGHEST))
        write_cards(out, [card for card in own[1 : 1 + max(0, own[0])] if card >= 0], len(field.labels))
    else:
        for cell in own:
            number(out, 0 if cell == HOLE else cell + UNKNOWN_RANGE, 2 * UNKNOWN_RANGE)


def write_cards(out: list[int], cards: list[int], size: int) -> None:
    """Append a 1 for every card that is there."""
    at = len(out)
    out += [0] * size
    for card in cards:
        out[at + card] = 1
