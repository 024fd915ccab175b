"""A matrix of win rates as a heat map. Needs the extra `shiai[plots]`: import this module only on use."""

from pathlib import Path
from typing import Any, Final

import matplotlib
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.patches import Rectangle

from shiai.arena.matrix import Cell, Matrix
from shiai.cli.matrix_colours import hexadecimal, ink_on, shade
from shiai.cli.matrix_tables import notes, title

NO_DATES: Final[dict[str, dict[str, Any]]] = {"svg": {"Date": None, "Creator": None}, "png": {"Software": None}}
INK: Final = "#211c17"
QUIET: Final = "#5d5346"
PAPER: Final = "#fdfaf2"
CELL_WIDTH: Final = 0.75  # inches
CELL_HEIGHT: Final = 0.5
LETTER: Final = 0.085  # approximate inches per letter of a label
LINE: Final = 0.2  # inches per line of the notes
RESOLUTION: Final = 150  # dots per inch of a PNG


def draw_matrix(matrix: Matrix, path: Path, format: str) -> None:
    """Draw a matrix that has been played, with Matplotlib's default settings."""
    with matplotlib.rc_context():
        matplotlib.rcdefaults()
        matplotlib.rcParams["svg.hashsalt"] = "shiai"  # otherwise ids in the file are random
        matplotlib.rcParams["font.family"] = "DejaVu Sans"  # comes with Matplotlib
        heat_map(matrix).savefig(
            path, format=format, dpi=RESOLUTION, bbox_inches="tight", pad_inches=0.2, metadata=NO_DATES[format]
        )


def heat_map(matrix: Matrix) -> Figure:
    """The heat map with its labels and notes."""
    rows, columns = matrix.rows.labels, matrix.columns.labels
    figure = Figure(figsize=(CELL_WIDTH * len(columns), CELL_HEIGHT * len(rows)), facecolor=PAPER)
    axes = figure.add_axes((0, 0, 1, 1))
    axes.set(xlim=(0, len(columns)), ylim=(len(rows), 0), facecolor=PAPER)
    for y, row in enumerate(matrix.by_row()):
        for x, cell in enumerate(row):
            if not cell.refused:
                draw_cell(axes, x, y, cell)
    upright = LETTER * max([len(word) for word in columns]) > CELL_WIDTH
    axes.set_xticks([x + 0.5 for x in range(len(columns))], columns, rotation=90 if upright else 0, color=INK)
    axes.set_yticks([y + 0.5 for y in range(len(rows))], rows, color=INK)
    axes.tick_params(length=0, labelsize=9)
    axes.xaxis.tick_top()
    axes.xaxis.set_label_position("top")
    axes.set_xlabel(matrix.columns.option, color=QUIET, labelpad=8)
    axes.set_ylabel(matrix.rows.option, color=QUIET, labelpad=8)
    for side in axes.spines.values():
        side.set_visible(False)
    for number, line in enumerate([title(matrix), *notes(matrix)]):
        height = -(number + 1) * LINE / (CELL_HEIGHT * len(rows))
        axes.text(
            0,
            height,
            line,
            transform=axes.transAxes,
            fontsize=10 if number == 0 else 8,
            color=INK if number == 0 else QUIET,
            va="top",
            parse_math=False,
        )
    return figure


def draw_cell(axes: Axes, x: int, y: int, cell: Cell) -> None:
    """Draw a win rate on its colour, with its standard error below."""
    background = shade(cell.share)
    ink = hexadecimal(ink_on(background))
    axes.add_patch(Rectangle((x, y), 1, 1, facecolor=hexadecimal(background), edgecolor=PAPER, linewidth=1.5))
    share, error = f"{100 * cell.share:.1f}", f"±{100 * cell.standard_error:.1f}"
    axes.text(x + 0.5, y + 0.4, share, ha="center", va="center", fontsize=10, color=ink)
    axes.text(x + 0.5, y + 0.74, error, ha="center", va="center", fontsize=7, color=ink)
