"""The drawn figures of heroes and enemies: head and shoulders, in static/figures.svg."""

from typing import Final

from shiai.games.senjutsu.rules.state import Senjutsu

SPRITE: Final = "/static/senjutsu/figures.svg"


def portrait(name: str) -> str:
    """The address of the symbol of a hero or an enemy; a hero that nobody plays looks like the hero."""
    return f"{SPRITE}#figure-{name.removeprefix('enemy_')}"


def portrait_of(state: Senjutsu, figure: int) -> str:
    """The address of the symbol of a figure of a game."""
    return portrait(state.rules.heroes[figure].name)
