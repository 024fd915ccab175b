"""The ids of the plots and tiles on the page."""

from shiai.games.seven_ronin.rules.components import BOARD_NAMES, RONIN_NAMES


def plot_id(place: int) -> str:
    """The id of the plot of an area or the Market."""
    return f"plot-{BOARD_NAMES[place]}"


def tile_id(ronin: int) -> str:
    """The id of the tile of a ronin."""
    return f"tile-{RONIN_NAMES[ronin]}"


def slug(name: str) -> str:
    """The name of a choice as part of an id."""
    return name.replace(" ", "-")
