"""A matrix of win rates in the terminal: heat maps that fit its width, and notes."""

from rich.table import Table
from rich.text import Text

from shiai.arena.matrix import Cell, Matrix
from shiai.cli.matrix_colours import hexadecimal, ink_on, shade

FRAME = 3  # characters beside each cell: two spaces and a line


def matrix_tables(matrix: Matrix, width: int) -> list[Table]:
    """The matrix, split into tables that fit the width."""
    return [matrix_table(matrix, columns) for columns in blocks(matrix, width)]


def blocks(matrix: Matrix, width: int) -> list[range]:
    """The columns of each table, at least one."""
    room = width - 1 - FRAME - max([len(label) for label in (corner(matrix), *matrix.rows.labels)])
    widths = [
        FRAME + max([len(heading), *[len(cell_text(row[column])) for row in matrix.by_row()]])
        for column, heading in enumerate(matrix.columns.labels)
    ]
    found: list[range] = []
    first = 0
    for column in range(len(widths)):
        if column > first and sum(widths[first : column + 1]) > room:
            found.append(range(first, column))
            first = column
    return [*found, range(first, len(widths))]


def matrix_table(matrix: Matrix, columns: range) -> Table:
    """Some columns of the matrix, with all its rows."""
    table = Table(corner(matrix))
    table.columns[0].no_wrap = True
    for column in columns:
        table.add_column(matrix.columns.labels[column], justify="right", no_wrap=True)
    for name, row in zip(matrix.rows.labels, matrix.by_row(), strict=True):
        table.add_row(name, *[heat(row[column]) for column in columns])
    return table


def heat(cell: Cell) -> Text:
    """A win rate with its standard error on its colour; empty for a refused combination."""
    if cell.refused:
        return Text("")
    background = shade(cell.share)
    style = f"{hexadecimal(ink_on(background))} on {hexadecimal(background)}"
    return Text(cell_text(cell), style=style)


def cell_text(cell: Cell) -> str:
    """A win rate with its standard error, in per cent."""
    return "" if cell.refused else f"{100 * cell.share:.1f} ±{100 * cell.standard_error:.1f}"


def corner(matrix: Matrix) -> str:
    """The heading of the first column: both options."""
    return f"{matrix.rows.option} \\ {matrix.columns.option}"


def title(matrix: Matrix) -> str:
    """The title of the matrix."""
    return f"{matrix.game.id}: how often {matrix.side} wins (% ± standard error)"


def notes(matrix: Matrix) -> list[str]:
    """How the matrix was played, and which combinations were left out."""
    bots = ", ".join(dict.fromkeys(matrix.bots))
    fixed = "".join([f", {name}={value}" for name, value in matrix.fixed.items()])
    swap = ", bots swap seats" if matrix.swap else ""
    found = [f"{matrix.games} games per cell, bots {bots}{swap}, seed {matrix.seed}{fixed}"]
    draws = sum([cell.draws for cell in matrix.cells])
    if draws:
        games = sum([cell.games for cell in matrix.cells])
        found.append(f"{draws} of {games} games were drawn ({100 * draws / games:.1f} %)")
    refusals = matrix.refusals()
    if refusals:
        left_out = sum([count for _, count in refusals])
        found.append(f"{left_out} of {len(matrix.cells)} combinations left out:")
        found += [f"  {count} × {reason}" for reason, count in refusals]
    return found
