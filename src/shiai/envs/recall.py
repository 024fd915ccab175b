"""Perfect recall: everything that a seat has seen and done, line by line.

A line is an own choice, an event that the seat may know, or a changed view. What others do in secret adds no line, so
two games that a seat cannot tell apart have the same lines.
"""

from hashlib import blake2b
from typing import Final

from shiai.core.messages import Event
from shiai.core.seats import ALL_SEEING
from shiai.core.state import State

CODE_BITS: Final = 24  # a code is exact in a float32


class Recall:
    """The lines of all seats of one game, up to some choice of it."""

    def __init__(self, state: State, lines: list[list[str]], views: list[str]) -> None:
        self.state = state  # of its own: nobody else plays it on
        self.lines = lines
        self.views = views
        self.count = 0  # choices so far

    def clone(self) -> "Recall":
        """An independent copy."""
        copy = Recall(self.state.clone(), [lines[:] for lines in self.lines], self.views[:])
        copy.count = self.count
        return copy

    def play(self, choices: list[tuple[int, int]]) -> None:
        """Play on to the end of a list of choices, of which some were played before."""
        for seat, action in choices[self.count :]:
            self.choose(seat, action)

    def choose(self, seat: int, action: int) -> None:
        """Play one choice and note what every seat sees of it."""
        state = self.state
        if seat >= 0:
            self.lines[seat].append(f"choice {state.name(action)}")
        events = state.listen()
        state.advance(seat, action)
        for viewer, lines in enumerate(self.lines):
            lines += [line_of(event) for event in events if event.visible_to(viewer)]
            view = fingerprint(state, viewer)
            if view != self.views[viewer]:
                self.views[viewer] = view
                lines.append(f"view {view}")
        self.count += 1


def recall_of(state: State) -> Recall:
    """The recall of a game that begins in this state."""
    seats = range(len(state.setup.seats))
    views = [fingerprint(state, seat) for seat in seats]
    return Recall(state.clone(), [[f"view {view}"] for view in views], views)


def line_of(event: Event) -> str:
    """An event as one line."""
    return " ".join([event.id, *[f"{name}={value}" for name, value in event.values.items()]])


def fingerprint(state: State, seat: int) -> str:
    """Sixteen digits for what a seat sees; equal for equal views."""
    view = state.redact(seat) if seat != ALL_SEEING else state
    text = repr((view.values(), [step.text() for step in view.stack]))
    return blake2b(text.encode(), digest_size=8).hexdigest()


def codes(lines: list[str], size: int) -> list[int]:
    """The newest lines as numbers of 24 bits, the oldest first; older lines are folded into the first number."""
    found = [code(line) for line in lines]
    if len(found) > size:
        folded = code(" ".join(map(str, found[: len(found) - size + 1])))
        found = [folded, *found[len(found) - size + 1 :]]
    return found + [0] * (size - len(found))


def code(line: str) -> int:
    """A line as a number from 1 to 2 ** 24 - 1."""
    digest = int.from_bytes(blake2b(line.encode(), digest_size=4).digest(), "big")
    return digest % ((1 << CODE_BITS) - 1) + 1
