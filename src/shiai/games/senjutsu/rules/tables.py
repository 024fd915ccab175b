"""The data files of heroes and enemies as tables."""

import tomllib
from importlib.resources import files
from typing import Any, Final

SELECTION_DECKS: Final = 8  # from which enemies draw cards


def read_tables(name: str) -> dict[str, dict[str, Any]]:
    """The tables of a data file."""
    return tomllib.loads((files("shiai.games.senjutsu") / "data" / name).read_text("utf-8"))


HERO_TABLES: Final = read_tables("heroes.toml")
ENEMY_TABLES: Final = read_tables("enemies.toml")
TERRAIN_TABLES: Final = read_tables("terrain.toml")


def figure_name(enemy: str) -> str:
    """The name of the figure of an enemy; heroes may have the same name."""
    return f"enemy_{enemy}"
