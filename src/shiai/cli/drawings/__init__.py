"""Drawings of the games for the terminal, one for each game."""

from collections.abc import Callable
from typing import Final

from rich.console import RenderableType

from shiai.cli.drawings import seven_ronin
from shiai.core.state import State
from shiai.i18n.catalogue import Catalogue

Drawing = Callable[[State, Catalogue, int], RenderableType]  # a state, the words, and the width in columns

DRAWINGS: Final[dict[str, Drawing]] = {"seven_ronin": seven_ronin.draw}
