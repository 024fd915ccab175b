"""Write a matrix of win rates: numbers (.csv, .json) or a heat map (.svg, .png). Files are written atomically.

The same matrix gives the same bytes: files have no dates, and charts use Matplotlib's default settings.
"""

import json
import os
from pathlib import Path
from typing import Final

from shiai.arena.files import ResultFileError, Row, write_rows
from shiai.arena.matrix import Cell, Matrix
from shiai.core.options import word

CHARTS: Final = (".svg", ".png")
ENDINGS: Final = (*CHARTS, ".csv", ".json")
DIGITS: Final = 6  # of shares


def check_matrix_path(path: Path) -> None:
    """Refuse a path that cannot be written, before hours of play."""
    if path.suffix not in ENDINGS:
        raise ResultFileError(f"cannot write '{path}': the name of a matrix must end with {', '.join(ENDINGS)}")
    if not path.parent.is_dir():
        raise ResultFileError(f"cannot write '{path}': there is no folder '{path.parent}'")
    if path.is_dir():
        raise ResultFileError(f"cannot write '{path}': it is a folder")
    if path.suffix in CHARTS:
        try:
            import matplotlib  # noqa: F401
        except ImportError:
            raise ResultFileError(
                "heat maps need Matplotlib: pip install 'shiai[plots]', or write .csv or .json"
            ) from None


def write_matrix(matrix: Matrix, path: Path) -> None:
    """Write a matrix that has been played."""
    if path.suffix == ".csv":
        write_rows([row_of(matrix, cell) for cell in matrix.cells], path)
        return
    partial = path.with_name(path.name + ".part")
    if path.suffix == ".json":
        text = json.dumps(document(matrix), indent=1, ensure_ascii=False) + "\n"
        partial.write_bytes(text.encode("utf-8"))
    else:
        from shiai.cli.matrix_chart import draw_matrix

        draw_matrix(matrix, partial, path.suffix.removeprefix("."))
    os.replace(partial, path)


def numbers(cell: Cell) -> dict[str, int | float]:
    """The numbers of a cell that was played."""
    low, high = cell.interval
    return {
        "games": cell.games,
        "wins": cell.wins,
        "draws": cell.draws,
        "share": round(cell.share, DIGITS),
        "standard_error": round(cell.standard_error, DIGITS),
        "low": round(low, DIGITS),
        "high": round(high, DIGITS),
    }


def row_of(matrix: Matrix, cell: Cell) -> Row:
    """A cell as a row; a refused one has empty numbers and the reason."""
    row: Row = {matrix.rows.option: word(cell.row), matrix.columns.option: word(cell.column)}
    row |= dict.fromkeys(("games", "wins", "draws"), 0)
    row |= dict.fromkeys(("share", "standard_error", "low", "high"), "")
    if not cell.refused:
        row |= {name: str(number) for name, number in numbers(cell).items()}
    return row | {"refused": cell.refused}


def document(matrix: Matrix) -> dict[str, object]:
    """The matrix as JSON data, with everything needed to repeat it."""
    return {
        "game": matrix.game.id,
        "rules": matrix.game.version,
        "options": matrix.fixed,
        "bots": list(matrix.bots),
        "swap": matrix.swap,
        "games": matrix.games,
        "seed": matrix.seed,
        "wins_of": matrix.side,
        "rows": {"option": matrix.rows.option, "values": list(matrix.rows.values)},
        "columns": {"option": matrix.columns.option, "values": list(matrix.columns.values)},
        "cells": [
            [{"refused": cell.refused} if cell.refused else numbers(cell) for cell in row] for row in matrix.by_row()
        ],
    }
