"""The battlefields and what stands on them: boards, their start positions, terrain, and where a piece may lie."""

import tomllib
from importlib.resources import files
from typing import TYPE_CHECKING, Any, Final

from shiai.core.components import Source, source_from
from shiai.games.senjutsu.rules.battlefield.hexes import (
    DIRECTION_NAMES,
    EVERYWHERE,
    QS,
    RS,
    SPACES,
    bits,
    connected,
    space,
    surrounding,
)
from shiai.games.senjutsu.rules.battlefield.shapes import Shape, read_shape
from shiai.games.senjutsu.rules.tables import TERRAIN_TABLES

if TYPE_CHECKING:
    from shiai.games.senjutsu.rules.battlefield.moves import Ground

KIND_NAMES: Final = ("rocks", "bamboo", "burning_cart", "shrine", "boat", "torii", "cherry_tree", "fallen_samurai")
ROCKS: Final = 0
BAMBOO: Final = 1
BURNING_CART: Final = 2
SHRINE: Final = 3
BOAT: Final = 4
TORII: Final = 5
CHERRY_TREE: Final = 6
FALLEN_SAMURAI: Final = 7
SHAPES: Final[tuple[Shape, ...]] = tuple([Shape(read_shape(str(TERRAIN_TABLES[kind]["shape"]))) for kind in KIND_NAMES])

Piece = tuple[int, int, int]  # kind, space, direction

SIDES: Final = (2, 3, 4)  # numbers of sides for which a board has start positions
_FIELDS: Final = {"name", "source", "confidence", "sources", "spaces", "joined", "starts", "preset"}
_REMEMBERED: Final = 4096  # how many tables of terrain, and lists of places, a board keeps at most


class Board:
    """A battlefield: its spaces, their names for people, where sides start, and the terrain of its preset layout."""

    def __init__(
        self, name: str, spaces: int, starts: dict[int, tuple[int, ...]], shapes: tuple[Shape, ...] = SHAPES
    ) -> None:
        self.name = name
        self.spaces = spaces
        self.starts = starts  # number of sides -> a mask for each position (SJ-9.20)
        self.shapes = shapes  # of the kinds of terrain
        self.preset: tuple[Piece, ...] = ()
        self.sources: dict[str, Source] = {}  # of spaces, starts and preset; empty for a board of a box
        self.names: list[str] = _names(spaces)
        self.terrains: dict[tuple[int, ...], Terrain] = {}
        self.places: dict[tuple[tuple[int, ...], int, int, bool, int], tuple[int, ...]] = {}

    def footprint(self, code: int) -> tuple[int, ...]:
        """The spaces that a piece of terrain covers, -1 for one outside the window."""
        kind, at, direction = piece_parts(code)
        return self.shapes[kind].footprint(at, direction)

    def space_of(self, name: str) -> int:
        """The space that people call so: C4 on the board, q,r beside it."""
        if name not in self.names:
            example = self.names[bits(self.spaces)[0]]
            raise ValueError(f"'{name}' is no space of {self.name}: write a column and a row, like {example}")
        return self.names.index(name)


def _names(spaces: int) -> list[str]:
    """A letter for the column and a number for the place in it from the top; coordinates for spaces off-board."""
    names = [f"{QS[at]},{RS[at]}" for at in range(SPACES)]
    leftmost = QS[bits(spaces)[0]]
    counted: dict[int, int] = {}
    for at in bits(spaces):  # by column, and in each from the top
        counted[QS[at]] = counted.get(QS[at], 0) + 1
        names[at] = f"{chr(ord('A') + QS[at] - leftmost)}{counted[QS[at]]}"
    return names


# Pieces of terrain


def piece_code(kind: int, at: int, direction: int) -> int:
    """A piece of terrain as one number."""
    return (kind * SPACES + at) * 6 + direction


def piece_parts(code: int) -> tuple[int, int, int]:
    """Kind, space and direction of a piece."""
    return (code // (SPACES * 6), code // 6 % SPACES, code % 6)


class Terrain:
    """What the pieces on a table make of its spaces. Each space of a piece has its own rule (SJ-31.26)."""

    def __init__(self, spaces: int, pieces: tuple[int, ...], shapes: tuple[Shape, ...] = SHAPES) -> None:
        # SJ-3.6, SJ-31.16: board spaces and boats; all else is off-board
        self.playable = spaces  # board spaces and boats (SJ-31.16); all else is off-board (SJ-3.6)
        self.covered = 0
        self.walls = 0  # block attacks (SJ-31.5) and sight (SJ-29.4)
        self.bamboo = 0
        self.carts = 0
        self.corpses = 0
        self.shrine_sides: list[int] = []
        self.kind_at: dict[int, int] = {}
        for code in pieces:
            kind, at, direction = piece_parts(code)
            # SJ-31.1
            mask = shapes[kind].covered(at, direction)
            for part in bits(mask):
                self.kind_at[part] = kind
            self.covered |= mask
            if mask:
                self.walls |= mask & ~shapes[kind].open_spaces(at, direction)
            if kind == BOAT:
                self.playable |= mask
            elif kind == BAMBOO:
                self.bamboo |= mask
            elif kind == BURNING_CART:
                self.carts |= mask
            elif kind == FALLEN_SAMURAI:
                self.corpses |= mask
            elif kind == SHRINE:
                self.shrine_sides.append(surrounding(mask))
        self.forbidden = self.walls & ~self.bamboo  # cannot be entered voluntarily
        self.closed = EVERYWHERE & ~self.playable | self.forbidden  # all of these and what is off-board
        self.grounds: dict[int, Ground] = {}  # what moving figures meet, as far as it was asked for


def terrain_of(board: Board, pieces: tuple[int, ...]) -> Terrain:
    """What these pieces make of a board."""
    terrain = board.terrains.get(pieces)
    if terrain is None:
        if len(board.terrains) >= _REMEMBERED:
            board.terrains.clear()
        terrain = Terrain(board.spaces, pieces, board.shapes)
        board.terrains[pieces] = terrain
    return terrain


def _fits(board: Board, terrain: Terrain, piece: Piece, starts: int) -> bool:
    """Whether a further piece may lie there, if these start spaces stay free and connected (SJ-9.17, SJ-9.18)."""
    kind, at, direction = piece
    shape = board.shapes[kind]
    mask = shape.covered(at, direction)
    # SJ-9.17
    if mask == 0 or mask & (terrain.covered | starts):
        return False
    if kind == BOAT:
        # SJ-9.18
        lies = (mask | surrounding(mask)) & terrain.playable != 0
    else:
        lies = mask & ~terrain.playable == 0
    blocking = 0 if kind == BAMBOO else mask & ~shape.open_spaces(at, direction)
    return lies and connected(starts, terrain.playable & ~(terrain.forbidden | blocking))


def placements(
    board: Board, pieces: tuple[int, ...], kind: int, sides: int, restricted: bool = True, kept_free: int = 0
) -> tuple[int, ...]:
    """Every place for a further piece, as ascending codes; without restriction start spaces do not count (SJ-A.64).

    `kept_free` is the mask of start spaces beside those of the board.
    """
    key = (pieces, kind, sides, restricted, kept_free)
    found = board.places.get(key)
    if found is None:
        if len(board.places) >= _REMEMBERED:
            board.places.clear()
        terrain = terrain_of(board, pieces)
        starts = sum(board.starts[sides]) | kept_free if restricted else 0
        codes: list[int] = []
        for at in range(SPACES):
            for direction in range(board.shapes[kind].directions):
                if _fits(board, terrain, (kind, at, direction), starts):
                    codes.append(piece_code(kind, at, direction))
        found = tuple(codes)
        board.places[key] = found
    return found


# What is wrong with a board


def starts_problem(spaces: int, masks: tuple[int, ...]) -> str:
    """What is wrong with start positions on a board of these spaces; empty if nothing is."""
    every = 0
    for mask in masks:
        if mask & every:
            return "uses a space twice"
        every |= mask
    return "" if every & ~spaces == 0 and connected(every, spaces) else "needs connected spaces of the board"


def fits_preset(board: Board, pieces: tuple[int, ...], piece: Piece) -> bool:
    """Whether a piece is a legal placement beside those of the layout before it, for every number of sides."""
    terrain = Terrain(board.spaces, pieces, board.shapes)
    fits = [_fits(board, terrain, piece, sum(board.starts[sides])) for sides in SIDES]
    return all(fits)


def preset_problem(board: Board, preset: tuple[Piece, ...]) -> str:
    """What is wrong with a preset layout: each piece must be a legal placement for every number of sides."""
    pieces: tuple[int, ...] = ()
    for kind, at, direction in preset:
        possible = board.shapes[kind].directions
        if direction >= possible:
            ways = ", ".join(DIRECTION_NAMES[:possible])
            return f"has a {KIND_NAMES[kind]} that lies {DIRECTION_NAMES[direction]}; its directions are {ways}"
        if not fits_preset(board, pieces, (kind, at, direction)):
            return f"has a {KIND_NAMES[kind]} at {QS[at]},{RS[at]} where it may not lie (SJ-9.17)"
        pieces = (*pieces, piece_code(kind, at, direction))
    return ""


def fitting(board: Board, preset: tuple[Piece, ...]) -> tuple[Piece, ...]:
    """The pieces of a layout that fit, if its terrain has other shapes; the others are left out, as in SJ-9.19."""
    found: list[Piece] = []
    for kind, at, direction in preset:
        piece = (kind, at, direction % board.shapes[kind].directions)
        if fits_preset(board, tuple([piece_code(*other) for other in found]), piece):
            found.append(piece)
    return tuple(found)


# Reading the data file


class _Entry:
    """A board of the data file while it is read: whatever is wrong is told with the board and the field."""

    def __init__(self, table: dict[str, Any]) -> None:
        self.table = table
        self.field = ""
        self.name = str(table.get("name", "without a name"))
        for field in table:
            self.field = field
            self.check(field in _FIELDS, f"is not one of {', '.join(sorted(_FIELDS))}")
        self.name = self.text("name")

    def check(self, right: bool, wish: str) -> None:
        """Refuse the file unless this is right."""
        if not right:
            raise ValueError(f"boards.toml: board {self.name}: field {self.field} {wish}")

    def text(self, field: str) -> str:
        """A field that is a text."""
        self.field = field
        value = self.table.get(field)
        self.check(isinstance(value, str) and value != "", "must be a text")
        return str(value)

    def pair(self, value: Any) -> tuple[int, int]:
        """A pair of whole numbers."""
        self.check(isinstance(value, list) and [type(number) for number in value] == [int, int], "needs pairs [q, r]")
        return (int(value[0]), int(value[1]))

    def mask(self, value: Any, by: tuple[int, int] = (0, 0)) -> int:
        """A list of different spaces, shifted."""
        self.check(isinstance(value, list) and len(value) > 0, "needs a list of spaces [q, r]")
        mask = 0
        for pair in value:
            q, r = self.pair(pair)
            at = space(q + by[0], r + by[1])
            self.check(at >= 0 and not mask >> at & 1, f"has [{q}, {r}] outside the lattice or twice")
            mask |= 1 << at
        return mask

    def spaces(self, tables: dict[str, dict[str, Any]]) -> int:
        """The spaces of the board: its own, or those of the boards it is joined from (SJ-3.1)."""
        # SJ-3.1, SJ-3.9
        self.field = "joined" if "joined" in self.table else "spaces"
        if self.field == "spaces":
            return self.mask(self.table.get("spaces"))
        self.check(
            "spaces" not in self.table and isinstance(self.table["joined"], list), "must be a list without spaces"
        )
        mask = 0
        for part in self.table["joined"]:
            known = isinstance(part, dict) and set(part) == {"board", "by"} and part["board"] in list(tables)
            self.check(known, "needs parts { board = a board with spaces above, by = [q, r] }")
            added = self.mask(tables[part["board"]].get("spaces"), self.pair(part["by"]))
            self.check(mask & added == 0, "lays two boards on one space")
            mask |= added
        return mask

    def starts(self, spaces: int) -> dict[int, tuple[int, ...]]:
        """The start positions for every number of sides (SJ-9.20)."""
        # SJ-9.20
        self.field = "starts"
        table: Any = self.table.get("starts")
        self.check(isinstance(table, dict) and set(table) == {"2", "3", "4"}, "needs the lists 2, 3 and 4")
        starts: dict[int, tuple[int, ...]] = {}
        for sides in SIDES:
            positions: Any = table[str(sides)]
            self.check(isinstance(positions, list) and len(positions) == sides, f"needs {sides} positions in {sides}")
            masks = tuple([self.mask(position) for position in positions])
            problem = starts_problem(spaces, masks)
            self.check(not problem, problem)
            starts[sides] = masks
        return starts

    def preset(self, board: Board) -> tuple[Piece, ...]:
        """The pieces of the preset layout."""
        self.field = "preset"
        rows: Any = self.table.get("preset")
        self.check(isinstance(rows, list), "must be a list of pieces")
        pieces: list[Piece] = []
        for row in rows:
            right = isinstance(row, dict) and {"kind", "at"} <= set(row) <= {"kind", "at", "direction"}
            self.check(right and row["kind"] in KIND_NAMES, "needs pieces { kind, at, direction } of a known kind")
            kind = KIND_NAMES.index(row["kind"])
            long = SHAPES[kind].directions > 1
            self.check(long == ("direction" in row), f"has a {row['kind']} with a direction too much or too few")
            self.check(not long or row["direction"] in DIRECTION_NAMES[:3], "has a direction other than N, NE, SE")
            direction = DIRECTION_NAMES.index(row["direction"]) if long else 0
            at = space(*self.pair(row["at"]))
            self.check(at >= 0, f"has a {row['kind']} at {row['at']}, outside the lattice")
            pieces.append((kind, at, direction))
        problem = preset_problem(board, tuple(pieces))
        self.check(not problem, problem)
        return tuple(pieces)

    def sources(self) -> dict[str, Source]:
        """Where spaces, start positions and preset are known from."""
        self.text("source")
        self.text("confidence")
        own: Any = self.table.get("sources", {})
        found: dict[str, Source] = {}
        for part in ("spaces", "starts", "preset"):
            try:
                found[part] = source_from(own.get(part, self.table))
            except ValueError as error:
                self.check(False, f"is wrong: {error}")
        return found


def read_boards(text: str) -> tuple[Board, ...]:
    """The boards of a data file; what is wrong in it is told with the board and the field."""
    tables: dict[str, dict[str, Any]] = {}
    boards: list[Board] = []
    for table in tomllib.loads(text).get("board", []):
        entry = _Entry(table)
        entry.check(entry.name not in tables, "is used twice")
        spaces = entry.spaces(tables)
        board = Board(entry.name, spaces, entry.starts(spaces))
        board.preset = entry.preset(board)
        board.sources = entry.sources()
        boards.append(board)
        tables[entry.name] = table
    return tuple(boards)


_FILE: Final = files("shiai.games.senjutsu") / "data" / "boards.toml"
BOARDS: Final[tuple[Board, ...]] = read_boards(_FILE.read_text("utf-8"))
BOARD_NAMES: Final[tuple[str, ...]] = tuple([board.name for board in BOARDS])
