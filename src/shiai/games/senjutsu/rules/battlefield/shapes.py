"""The shapes of terrain pieces: the spaces that a piece covers, which of them are open, and how it can be turned."""

import re
from random import Random
from typing import Final

from shiai.core.components import FieldError, shown
from shiai.games.senjutsu.rules.battlefield.hexes import DIRECTIONS, QS, RS, STEP_Q, STEP_R, connected, space

FARTHEST_PART: Final = 2  # spaces from the first one
MOST_PARTS: Final = 7
PART: Final = re.compile(r"(-?\d),(-?\d)(\*?)")

Part = tuple[int, int, bool]  # q and r from the first space; is it open?


class Shape:
    """The shape of a kind of terrain. Its first part is the space that a piece is placed on."""

    def __init__(self, parts: tuple[Part, ...]) -> None:
        self.turned = _turns(parts)  # for each direction
        # In how many of the directions, from N on, a piece can lie: the others look like one of these.
        self.directions = len({_outline(turned) for turned in self.turned})

    def footprint(self, at: int, direction: int) -> tuple[int, ...]:
        """The spaces that a piece covers, -1 for one outside the window."""
        return tuple([space(QS[at] + q, RS[at] + r) for q, r, _ in self.turned[direction]])

    def covered(self, at: int, direction: int) -> int:
        """The footprint of a piece as a mask; nothing if it does not lie wholly in the window."""
        mask = 0
        for part in self.footprint(at, direction):
            if part < 0:
                return 0
            mask |= 1 << part
        return mask

    def open_spaces(self, at: int, direction: int) -> int:
        """The spaces of a piece in the window that are entered freely and block nothing (SJ-31.22)."""
        # SJ-31.18, SJ-31.22, SJ-31.26, SJ-29.9: nothing here blocks; the pillars of a torii stand beside its open space
        mask = 0
        for q, r, is_open in self.turned[direction]:
            if is_open:
                mask |= 1 << space(QS[at] + q, RS[at] + r)
        return mask


def _turns(parts: tuple[Part, ...]) -> list[tuple[Part, ...]]:
    """The parts in every direction, clockwise from N."""
    found = [parts]
    while len(found) < DIRECTIONS:
        found.append(tuple([(-r, q + r, is_open) for q, r, is_open in found[-1]]))
    return found


def _outline(parts: tuple[Part, ...]) -> tuple[Part, ...]:
    """What a piece looks like wherever it lies."""
    left, top, _ = min(parts)
    return tuple(sorted([(q - left, r - top, is_open) for q, r, is_open in parts]))


# Shapes as texts


def read_shape(text: str) -> tuple[Part, ...]:
    """The parts of a shape: `0,0* 0,-1 0,1`, a star where it is open. FieldError with what is wrong."""
    parts: list[Part] = []
    mask = 0
    for word in text.split():
        found = PART.fullmatch(word)
        if found is None:
            raise FieldError(f"{shown(word)} is no space; write column and row from the first one, as in 0,-1 or 0,-1*")
        q, r = int(found[1]), int(found[2])
        if max(abs(q), abs(r), abs(q + r)) > FARTHEST_PART:
            raise FieldError(f"{shown(word)} is too far from the first space; use at most {FARTHEST_PART}")
        at = 1 << space(q, r)
        if mask & at:
            raise FieldError(f"{shown(word)} is there twice; name every space once")
        mask |= at
        parts.append((q, r, found[3] == "*"))
    if not parts or parts[0][:2] != (0, 0):
        raise FieldError("begin with the first space, 0,0 or 0,0*")
    if len(parts) > MOST_PARTS:
        raise FieldError(f"a piece covers at most {MOST_PARTS} spaces, these are {len(parts)}")
    if not connected(mask, mask):
        raise FieldError("all spaces of a piece must be connected")
    return tuple(parts)


def shape_text(text: str) -> str:
    """A shape in canonical form: the first space, then the others in ascending order."""
    first, *others = read_shape(text)
    return " ".join([f"{q},{r}{'*' if is_open else ''}" for q, r, is_open in [first, *sorted(others)]])


def any_shape(text: str, rng: Random) -> str:
    """The first space alone, or the shape with another space beside the first one, open or not."""
    first, *others = text.split()
    if others and rng.random() < 0.5:
        return first
    direction = rng.randrange(DIRECTIONS)
    added = f"{STEP_Q[direction]},{STEP_R[direction]}"
    kept = [part for part in others if part.rstrip("*") != added]
    return shape_text(" ".join([first, *kept, added + rng.choice(["", "*"])]))
