"""Boards as texts of a box: spaces column by column, start positions, terrain of the preset layout.

Spaces are written as in data/boards.toml, `q,r`: q counts columns to the right, r spaces downwards.
"""

import re
from random import Random
from typing import Final

from shiai.core.components import FieldError, nearest, shown
from shiai.games.senjutsu.rules.battlefield.boards import (
    KIND_NAMES,
    SHAPES,
    SIDES,
    Board,
    Piece,
    preset_problem,
    starts_problem,
)
from shiai.games.senjutsu.rules.battlefield.hexes import (
    COLUMNS,
    DIRECTION_NAMES,
    LEFTMOST,
    QS,
    ROWS,
    RS,
    TOPMOST,
    bits,
    connected,
    space,
    surrounding,
)
from shiai.games.senjutsu.rules.battlefield.shapes import Shape

EDGE: Final = 2  # spaces of the window that stay free around a board, so that boats can lie beside it
FEWEST_SPACES: Final = 19  # as many as the smallest board of ours has
MOST_PRESET: Final = 12  # pieces; players can place more
COLUMN: Final = re.compile(r"(-?\d{1,2}): *(.+)")
RANGE: Final = re.compile(r"(-?\d{1,2})(?:\.\.(-?\d{1,2}))?")
PAIR: Final = re.compile(r"(-?\d{1,2}),(-?\d{1,2})")
WINDOW: Final = (
    f"columns are {LEFTMOST + EDGE} to {LEFTMOST + COLUMNS - EDGE - 1}, "
    f"rows {TOPMOST + EDGE} to {TOPMOST + ROWS - EDGE - 1}"
)


def listed(text: str) -> list[str]:
    """The parts of a text between semicolons or on lines of their own."""
    parts = [" ".join(part.split()) for part in re.split(r"[;\n]", text)]
    return [part for part in parts if part]


def in_window(q: int, r: int) -> bool:
    """May a board have this space?"""
    return EDGE <= q - LEFTMOST < COLUMNS - EDGE and EDGE <= r - TOPMOST < ROWS - EDGE


def pair_text(at: int) -> str:
    """A space as `q,r`."""
    return f"{QS[at]},{RS[at]}"


def read_pair(text: str) -> int:
    """A space written as `q,r`. FieldError if it is none."""
    found = PAIR.fullmatch(text)
    at = space(int(found[1]), int(found[2])) if found is not None else -1
    if at < 0:
        raise FieldError(f"{shown(text)} is no space; write its column and row, as in 0,-2")
    return at


# Spaces


def spaces_text(mask: int) -> str:
    """The spaces of a board, column by column: `-1: -2..3; 0: -3..1, 3`."""
    columns: dict[int, list[tuple[int, int]]] = {}
    for at in bits(mask):
        runs = columns.setdefault(QS[at], [])
        if runs and runs[-1][1] == RS[at] - 1:
            runs[-1] = (runs[-1][0], RS[at])
        else:
            runs.append((RS[at], RS[at]))
    return "; ".join([f"{q}: {', '.join([run_text(*run) for run in runs])}" for q, runs in columns.items()])


def run_text(first: int, last: int) -> str:
    """Rows of a column without a gap."""
    return str(first) if first == last else f"{first}..{last}"


def read_spaces(text: str) -> int:
    """The spaces of a board. FieldError with what is wrong."""
    mask = 0
    for column in listed(text):
        found = COLUMN.fullmatch(column)
        if found is None:
            raise FieldError(f"{shown(column)} is no column; write its number and its rows, as in -1: -2..3")
        for rows in found[2].split(","):
            mask |= read_rows(int(found[1]), rows.strip(), mask)
    if mask.bit_count() < FEWEST_SPACES:
        raise FieldError(f"a board has at least {FEWEST_SPACES} spaces, these are {mask.bit_count()}")
    if not connected(mask, mask):
        raise FieldError("all spaces of a board must be connected")
    return mask


def read_rows(q: int, text: str, before: int) -> int:
    """Rows of a column, as in `-2..3` or `1`, that were not named before."""
    found = RANGE.fullmatch(text)
    if found is None:
        raise FieldError(f"{shown(text)} names no rows; write them from top to bottom, as in -2..3")
    first = int(found[1])
    last = int(found[2]) if found[2] else first
    if last < first:
        raise FieldError(f"{shown(text)} runs upwards; write the upper row first")
    mask = 0
    for r in range(first, last + 1):
        if not in_window(q, r):
            raise FieldError(f"{q},{r} is too far out; {WINDOW}")
        mask |= 1 << space(q, r)
    if mask & before:
        raise FieldError(f"column {q} has a space twice")
    return mask


# Start positions


def starts_text(masks: tuple[int, ...]) -> str:
    """Start positions: the spaces of each side."""
    return "; ".join([" ".join([pair_text(at) for at in bits(mask)]) for mask in masks])


def read_starts(text: str, sides: int) -> tuple[int, ...]:
    """The start positions of so many sides. FieldError with what is wrong."""
    positions = listed(text)
    if len(positions) != sides:
        raise FieldError(f"name {sides} positions with a semicolon between them, these are {len(positions)}")
    return tuple([sum({1 << read_pair(word) for word in position.split()}) for position in positions])


# Preset terrain


def preset_text(preset: tuple[Piece, ...]) -> str:
    """The pieces of a preset layout: `rocks 1,-2; boat 0,-2 N`."""
    return "; ".join([piece_text(*piece) for piece in preset])


def piece_text(kind: int, at: int, direction: int) -> str:
    """A piece of terrain: its kind and space, and its direction, unless it is N and the piece is not long."""
    turned = f" {DIRECTION_NAMES[direction]}" if direction or SHAPES[kind].directions > 1 else ""
    return f"{KIND_NAMES[kind]} {pair_text(at)}{turned}"


def read_preset(text: str) -> tuple[Piece, ...]:
    """The pieces of a preset layout. FieldError with what is wrong."""
    pieces = [read_piece(part) for part in listed(text)]
    if len(pieces) > MOST_PRESET:
        raise FieldError(f"there are at most {MOST_PRESET} pieces, these are {len(pieces)}")
    return tuple(pieces)


def read_piece(text: str) -> Piece:
    """A piece of terrain. FieldError with what is wrong."""
    words = text.split()
    if words[0] not in KIND_NAMES:
        raise FieldError(f"{shown(words[0])} is no terrain; {nearest(words[0], KIND_NAMES)}")
    kind = KIND_NAMES.index(words[0])
    long = SHAPES[kind].directions > 1
    if not 2 + int(long) <= len(words) <= 3 or (len(words) == 3 and words[2] not in DIRECTION_NAMES):
        example = f"{words[0]} 0,-2 N (or NE, SE)" if long else f"{words[0]} 0,-2"
        raise FieldError(f"{shown(text)} should look like {example}")
    return (kind, read_pair(words[1]), DIRECTION_NAMES.index(words[2]) if len(words) == 3 else 0)


# The board as a whole


def read_board(name: str, spaces: str, starts: list[str], preset: str, shapes: tuple[Shape, ...] = SHAPES) -> Board:
    """A board from texts that are right one by one."""
    masks = {sides: read_starts(text, sides) for sides, text in zip(SIDES, starts, strict=True)}
    board = Board(name, read_spaces(spaces), masks, shapes)
    board.preset = read_preset(preset)
    return board


def board_problems(board: Board) -> list[tuple[str, str]]:
    """Contradictions between the texts of a board: the field and what is wrong with it."""
    found: list[tuple[str, str]] = []
    for sides in SIDES:
        problem = starts_problem(board.spaces, board.starts[sides])
        if problem:
            found.append((f"starts_{sides}", problem))
    if not found:
        problem = preset_problem(board, board.preset)
        if problem:
            found.append(("preset", problem))
    return found


# Random texts


def any_spaces(text: str, rng: Random) -> str:
    """The spaces with a few more at the edge; start positions and preset stay right."""
    mask = read_spaces(text)
    for _ in range(rng.randint(1, 3)):
        around = [at for at in bits(surrounding(mask) & ~mask) if in_window(QS[at], RS[at])]
        mask |= 1 << rng.choice(around)
    return spaces_text(mask)


def any_starts(text: str, rng: Random) -> str:
    """The start positions in another order, some of them smaller."""
    masks: list[int] = []
    for position in listed(text):
        words = position.split()
        masks.append(sum({1 << read_pair(word) for word in rng.sample(words, rng.randint(1, len(words)))}))
    rng.shuffle(masks)
    return starts_text(tuple(masks))


def any_preset(text: str, rng: Random) -> str:
    """Some of the pieces, or others of one space in their place."""
    pieces: list[Piece] = []
    for kind, at, direction in read_preset(text):
        if rng.random() < 0.7:
            single = SHAPES[kind].directions == 1
            kinds = [other for other in range(len(KIND_NAMES)) if SHAPES[other].directions == 1]
            pieces.append((rng.choice(kinds), at, 0) if single and rng.random() < 0.5 else (kind, at, direction))
    return preset_text(tuple(pieces))
