"""The contents of a balance report: sections with sentences, tables and charts."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from shiai.arena.balance.numbers import Estimate, Share, percent, percent_interval
from shiai.arena.files import Row
from shiai.arena.matrix import Cell, Matrix

Line = tuple[str, Estimate]  # a name and its estimate


@dataclass(frozen=True)
class Table:
    """A table; the first `text_columns` columns are text, the others numbers."""

    headings: tuple[str, ...]
    rows: Sequence[tuple[str, ...]]
    text_columns: int = 1


@dataclass(frozen=True)
class Dots:
    """A chart: estimates with their intervals, one per line; `centre` is the value of no effect."""

    name: str
    axis: str
    lines: Sequence[Line]
    centre: float


@dataclass(frozen=True)
class Columns:
    """A chart: stacked columns with the count of each value by kind."""

    name: str
    axis: str
    labels: Sequence[str]
    kinds: dict[str, Sequence[int]]


@dataclass(frozen=True)
class Heat:
    """A chart: a matrix of win rates as a heat map."""

    name: str
    matrix: Matrix


Chart = Dots | Columns | Heat


@dataclass
class Section:
    """A section: heading, introduction, findings, table and chart."""

    title: str
    introduction: str
    findings: list[str] = field(default_factory=list)
    table: Table | None = None
    chart: Chart | None = None


@dataclass
class Report:
    """A whole report; `raw` has the rows of the data files by name."""

    sections: list[Section]
    raw: dict[str, list[Row]] = field(default_factory=dict)
    matrices: dict[str, Matrix] = field(default_factory=dict)  # written as data files, too


def dots(name: str, axis: str, lines: Sequence[Line], centre: float = 0.0) -> Dots | None:
    """A chart of all known estimates; None if there are none."""
    known = [line for line in lines if line[1].known]
    return Dots(name, axis, known, centre) if known else None


def cell_share(cell: Cell) -> Share:
    """The share of games won in a cell."""
    return Share(cell.wins, cell.games)


def matrix_table(matrix: Matrix, corner: str, rows: Sequence[str], columns: Sequence[str]) -> Table:
    """A matrix with an interval in every cell."""
    lines = []
    for name, cells in zip(rows, matrix.by_row(), strict=True):
        estimates = [cell_share(cell).estimate for cell in cells]
        lines.append((name, *[f"{percent(one)} ({percent_interval(one)})" for one in estimates]))
    return Table((corner, *columns), lines)


def by_value(lines: Sequence[Line]) -> list[Line]:
    """The known estimates, the greatest first."""
    return sorted([line for line in lines if line[1].known], key=lambda line: -line[1].value)


def verdicts(lines: Sequence[Line], above: str, below: str, none: str) -> list[str]:
    """Sentences about the significant differences: `above` and `below` with the names, or `none`."""
    more = [name for name, change in by_value(lines) if change.above(0)]
    less = [name for name, change in by_value(lines) if change.below(0)][::-1]
    found = [sentence.format(listed(names)) for sentence, names in ((above, more), (below, less)) if names]
    return found or [none]


def listed(names: Sequence[str]) -> str:
    """Names in a sentence: `a, b and c`; with semicolons if a name contains an "and"."""
    if any(" and " in name for name in names):
        return "; ".join(names)
    return " and ".join([", ".join(names[:-1]), names[-1]]) if len(names) > 1 else "".join(names)
