"""Stores for tests that are not about the store itself: copies of one empty database, sooner there than a new one."""

import tempfile
from functools import cache
from pathlib import Path
from typing import Final

from shiai.table.store import Store

NAME: Final = "tables.sqlite"


@cache
def empty() -> bytes:
    """A database without tables of games."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / NAME
        Store(f"sqlite:///{path}").close()
        return path.read_bytes()


def new_store(folder: Path) -> Store:
    """An empty store in this folder."""
    path = folder / NAME
    path.write_bytes(empty())
    return Store(f"sqlite:///{path}")
