"""What a balance report consists of, before anybody writes or draws it: sentences, tables and pictures."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from shiai.arena.balance.numbers import Estimate, Share, percent, percent_interval
from shiai.arena.files import Row
from shiai.arena.matrix import Cell, Matrix

Line = tuple[str, Estimate]  # a name and its number


@dataclass(frozen=True)
class Table:
    """Rows of words and figures; the first `words` columns are words."""

    headings: tuple[str, ...]
    rows: Sequence[tuple[str, ...]]
    words: int = 1


@dataclass(frozen=True)
class Dots:
    """A picture: a share or a difference on every line, with its interval, and what would be no effect."""

    name: str
    axis: str
    lines: Sequence[Line]
    centre: float


@dataclass(frozen=True)
class Columns:
    """A picture: how often each value occurs, every column being divided by kinds."""

    name: str
    axis: str
    labels: Sequence[str]
    kinds: dict[str, Sequence[int]]


@dataclass(frozen=True)
class Heat:
    """A picture: a matrix of win rates."""

    name: str
    matrix: Matrix


Picture = Dots | Columns | Heat


@dataclass
class Section:
    """A heading, what was counted, what the figures say, a table and a picture."""

    title: str
    sentence: str
    readings: list[str] = field(default_factory=list)
    table: Table | None = None
    picture: Picture | None = None


@dataclass
class Report:
    """Everything that is told about a game; `raw` has the rows of the data files by their names."""

    sections: list[Section]
    raw: dict[str, list[Row]] = field(default_factory=dict)
    matrices: dict[str, Matrix] = field(default_factory=dict)  # data files too


def dots(name: str, axis: str, lines: Sequence[Line], centre: float = 0.0) -> Dots | None:
    """A picture of all that is known; none when nothing is."""
    known = [line for line in lines if line[1].known]
    return Dots(name, axis, known, centre) if known else None


def cell_share(cell: Cell) -> Share:
    """The games that were won in a cell."""
    return Share(cell.wins, cell.games)


def matrix_table(matrix: Matrix, corner: str, rows: Sequence[str], columns: Sequence[str]) -> Table:
    """A matrix with an interval in every cell."""
    lines = []
    for name, cells in zip(rows, matrix.by_row(), strict=True):
        estimates = [cell_share(cell).estimate for cell in cells]
        lines.append((name, *[f"{percent(one)} ({percent_interval(one)})" for one in estimates]))
    return Table((corner, *columns), lines)


def by_value(lines: Sequence[Line]) -> list[Line]:
    """The greatest first; what is not known is left out."""
    return sorted([line for line in lines if line[1].known], key=lambda line: -line[1].value)


def verdicts(lines: Sequence[Line], above: str, below: str, none: str) -> list[str]:
    """Which differences are proven, in a sentence for either side, or that none is."""
    more = [name for name, change in by_value(lines) if change.above(0)]
    less = [name for name, change in by_value(lines) if change.below(0)][::-1]
    found = [sentence.format(listed(names)) for sentence, names in ((above, more), (below, less)) if names]
    return found or [none]


def listed(names: Sequence[str]) -> str:
    """Names in a sentence: a, b and c; or a; b and c, where a name has an *and* of its own."""
    if any(" and " in name for name in names):
        return "; ".join(names)
    return " and ".join([", ".join(names[:-1]), names[-1]]) if len(names) > 1 else "".join(names)
