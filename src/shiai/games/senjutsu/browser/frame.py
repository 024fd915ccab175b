"""The geometry of the battlefield: outlines and middles of spaces, and the cells of the grid that lies over them."""

from dataclasses import dataclass
from math import sqrt
from typing import Final

from shiai.games.senjutsu.rules.battlefield.boards import BOAT, KIND_NAMES, TORII
from shiai.games.senjutsu.rules.battlefield.hexes import QS, RS, bits

RADIUS: Final = 20
HALF: Final = sqrt(3) / 2 * RADIUS  # half the height of a space
CORNERS: Final = ((20.0, 0.0), (10.0, HALF), (-10.0, HALF), (-20.0, 0.0), (-10.0, -HALF), (10.0, -HALF))
SYMBOL: Final = 24
LIFT: Final = 4  # symbols are so far above the middle of a space
FOOT: Final = 4.4  # names are so far above the lower edge of a space, clear of the frame of a choice


@dataclass(frozen=True)
class PlacedSymbol:
    """A symbol on a space."""

    symbol: str
    x: str
    y: str


class Frame:
    """The part of the lattice that is drawn."""

    def __init__(self, spaces: int) -> None:
        self.spaces = spaces
        inside = bits(spaces)
        self.left = min([QS[at] for at in inside])
        self.top = min([half_row(at) for at in inside])
        self.columns = max([QS[at] for at in inside]) - self.left + 1
        self.rows = max([half_row(at) for at in inside]) - self.top + 1

    def cell(self, at: int) -> tuple[int, int]:
        """Column and row of a space in the grid."""
        return QS[at] - self.left + 1, half_row(at) - self.top + 1

    def middle(self, at: int) -> tuple[float, float]:
        """The middle of a space in the drawing."""
        column, row = self.cell(at)
        return RADIUS * (1.5 * column - 0.5), HALF * row

    def path(self, at: int, share: float = 1.0) -> str:
        """The outline of a space, or a smaller one within it."""
        x, y = self.middle(at)
        return "M" + "L".join([f"{x + share * dx:.1f} {y + share * dy:.1f}" for dx, dy in CORNERS]) + "Z"

    def symbol(self, name: str, at: int, size: int = SYMBOL) -> PlacedSymbol:
        """A symbol on a space, above its name."""
        x, y = self.middle(at)
        return PlacedSymbol(name, f"{x - size / 2:.1f}", f"{y - size / 2 - LIFT:.1f}")


def terrain_symbol(kind: int, number: int) -> str:
    """The symbol on one of the spaces of a piece of terrain, counted from the first."""
    return f"{KIND_NAMES[kind]}_part" if number and kind in (BOAT, TORII) else KIND_NAMES[kind]


def half_row(at: int) -> int:
    """The row of a space, in half spaces."""
    return 2 * RS[at] + QS[at]
