"""Observations: what a seat sees as a row of small numbers, for programs that learn.

An `Encoder` turns the views of one set-up into whole numbers from 0 to 255. It describes them as named pieces: the
shape, the highest number and the labels of each. A game refers to its encoder in `Face.observation`; a game without
one gets a `LayoutEncoder`. Every piece is written from a redacted state, so nothing hidden can enter.
"""

from typing import Final, Generic, TypeVar

from shiai.core.compiling import mypyc_attr
from shiai.core.setup import Setup
from shiai.core.state import State
from shiai.core.step import Happen, fields_of

S = TypeVar("S", bound=State)

HIGHEST: Final = 255  # a number is one byte
MOST_PENDING: Final = 3  # steps of one kind on the stack that are told apart


class Piece:
    """A named part of an observation: an array of whole numbers from 0 to `high`, with labels for every axis."""

    def __init__(self, name: str, help: str, high: int, *axes: tuple[str, ...]) -> None:
        self.name = name
        self.help = help
        self.high = min(high, HIGHEST)
        self.axes = axes
        self.shape: tuple[int, ...] = tuple([len(axis) for axis in axes]) or (1,)
        self.size = 1
        for length in self.shape:
            self.size *= length


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoder(Generic[S]):
    """Turns the views of one set-up into numbers.

    A game lists its own pieces and writes their numbers. Pieces about the question follow by themselves: whose choice
    it is, what kind of choice, and what is being resolved.
    """

    def __init__(self, setup: Setup, own: list[Piece]) -> None:
        self.setup = setup
        self.seats = len(setup.seats)
        steps = setup.game.steps
        asking = [name for name, step in steps.items() if not issubclass(step, Happen)]
        self.questions: dict[str, int] = {name: number for number, name in enumerate(asking)}
        self.kinds: dict[str, int] = {name: number for number, name in enumerate(steps)}
        self.fields = max([len(fields_of(step)) for name, step in steps.items() if name in self.questions] + [0])
        self.pieces: tuple[Piece, ...] = (*own, *self._about_the_question())
        self.size = sum([piece.size for piece in self.pieces])
        self.highs: list[int] = [piece.high for piece in self.pieces for _ in range(piece.size)]

    def write(self, view: S, seat: int, out: list[int]) -> None:
        """Append the numbers of the game's own pieces."""
        raise NotImplementedError

    def encode(self, view: S, seat: int) -> list[int]:
        """All numbers of a view of this seat."""
        out: list[int] = []
        self.write(view, seat, out)
        self._write_question(view, seat, out)
        return out

    def order(self, seat: int) -> list[int]:
        """The seats from the view of one: itself, then the others in the order of the table."""
        return [(seat + number) % self.seats for number in range(self.seats)]

    def relative(self) -> tuple[str, ...]:
        """The labels of seats as a seat sees them."""
        return ("own", *[f"next_{number}" for number in range(1, self.seats)])

    def _about_the_question(self) -> list[Piece]:
        pieces: list[Piece] = []
        if self.seats > 1:
            pieces.append(Piece("seat", "the own seat", 1, self.setup.seats))
        pieces.append(Piece("to_choose", "who owes a choice", 1, (*self.relative(), "chance")))
        pieces.append(Piece("question", "the kind of choice", 1, tuple(self.questions)))
        pieces.append(Piece("resolving", "steps that wait on the stack", MOST_PENDING, tuple(self.kinds)))
        if self.fields:
            numbers = tuple([f"field_{number + 1}" for number in range(self.fields)])
            help = "the fields of the question's step, as the low and the high byte of each number"
            pieces.append(Piece("details", help, HIGHEST, numbers, ("low", "high")))
        return pieces

    def _write_question(self, view: S, seat: int, out: list[int]) -> None:
        seats = self.seats
        if seats > 1:
            one_of(out, seat, seats)
        at = len(out)
        out += [0] * (seats + 1 + len(self.questions))
        for actor in view.actors():
            out[at + (seats if actor < 0 else (actor - seat) % seats)] = 1
        at += seats + 1
        waiting = len(out)
        out += [0] * (len(self.kinds) + 2 * self.fields)
        stack = view.stack
        if not stack:
            return
        top = stack[-1]
        out[at + self.questions[top.name]] = 1
        for step in stack:
            place = waiting + self.kinds[step.name]
            if out[place] < MOST_PENDING:
                out[place] += 1
        place = waiting + len(self.kinds)
        for number in top.numbers() if self.fields else ():
            out[place] = number & 255
            out[place + 1] = number >> 8 & 255
            place += 2


# For encoders: each function appends the numbers of one piece, or of a row of it. Rows are made once and remembered.

_ONES: dict[int, list[list[int]]] = {}  # by size: a row for every place, then one of zeros
_BITS: list[list[list[int]]] = [
    [[mask >> bit & 1 for bit in range(size)] for mask in range(1 << size)] for size in range(9)
]  # by size and mask


def one_of(out: list[int], which: int, size: int) -> None:
    """Append a 1 at one of `size` places; only zeros if there is no such place."""
    rows = _ONES.get(size)
    if rows is None:
        rows = [[1 if place == one else 0 for place in range(size)] for one in range(size + 1)]
        _ONES[size] = rows
    out += rows[which if 0 <= which < size else size]


def flags(out: list[int], mask: int, size: int) -> None:
    """Append the lowest bits of a mask."""
    while size > 8:
        out += _BITS[8][mask & 255]
        mask >>= 8
        size -= 8
    out += _BITS[size][mask & (1 << size) - 1]


def number(out: list[int], value: int, high: int) -> None:
    """Append a number; one that is too low or too high is replaced by the bound."""
    out.append(0 if value < 0 else high if value > high else value)
