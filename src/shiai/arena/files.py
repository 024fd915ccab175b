"""Result files with one row per game: CSV, JSON lines or Parquet. Files are written atomically."""

import csv
import json
import os
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from shiai.core.errors import ShiaiError

Row = dict[str, str | int]

ENDINGS: Final = (".csv", ".jsonl", ".parquet")


class ResultFileError(ShiaiError):
    """A result file cannot be written."""


def check_path(path: Path) -> None:
    """Refuse a path that cannot be written, before hours of play."""
    if path.suffix not in ENDINGS:
        raise ResultFileError(f"cannot write '{path}': the name must end with {', '.join(ENDINGS)}")
    if not path.parent.is_dir():
        raise ResultFileError(f"cannot write '{path}': there is no folder '{path.parent}'")
    if path.is_dir():
        raise ResultFileError(f"cannot write '{path}': it is a folder")
    if path.suffix == ".parquet" and not can_write_parquet():
        raise ResultFileError("Parquet files need polars: install shiai[data], or write .csv or .jsonl")


def can_write_parquet() -> bool:
    """Is polars installed?"""
    return find_spec("polars") is not None


def write_rows(rows: Sequence[Row], path: Path) -> None:
    """Write all rows atomically."""
    partial = path.with_name(path.name + ".part")
    if path.suffix == ".parquet":
        import polars

        polars.DataFrame(rows).write_parquet(partial)
    else:
        with partial.open("w", encoding="utf-8", newline="") as file:
            if path.suffix == ".jsonl":
                file.writelines(json.dumps(row) + "\n" for row in rows)
            else:
                writer = csv.DictWriter(file, list(rows[0]) if rows else [], lineterminator="\n")
                writer.writeheader()
                writer.writerows(rows)
    os.replace(partial, path)
