"""Results for other programs: commands that print tables also print JSON."""

import json
import sys
from typing import Annotated, Any

import typer
from rich.table import Table
from rich.text import Text

JsonFlag = Annotated[bool, typer.Option("--json", help="Print JSON instead.")]


def print_json(value: Any) -> None:
    """Print a value as JSON; what JSON does not know becomes text."""
    json.dump(value, sys.stdout, ensure_ascii=False, indent=2, default=str)
    sys.stdout.write("\n")


def table_rows(table: Table) -> list[dict[str, str]]:
    """The rows of a table of texts by heading; a column without one has numbers of rows."""
    names = [str(column.header) or "number" for column in table.columns]
    rows = zip(*[[plain(cell) for cell in column.cells] for column in table.columns], strict=True)
    return [dict(zip(names, row, strict=True)) for row in rows]


def plain(cell: Any) -> str:
    """A cell without markup."""
    return Text.from_markup(cell).plain if isinstance(cell, str) else str(cell)
