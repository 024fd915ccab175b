"""The ids of the pieces on the page, and the addresses of their pictures."""

from typing import Final

from shiai.games.seven_ronin.rules.components import BOARD_NAMES, RONIN_NAMES, SEATS

RESERVE_ID: Final = "reserve"
POOL_ID: Final = "pool"
HELD_ID: Final = "held-areas"
PICTURES: Final = "/static/seven_ronin"
NINJA_FIGURE: Final = f"{PICTURES}/figures.svg#figure-ninja"


def plot_id(place: int) -> str:
    """The id of the plot of an area or the Market."""
    return f"plot-{BOARD_NAMES[place]}"


def ninja_id(place: int) -> str:
    """The id of the ninja on a plot; there is none without ninja."""
    return f"ninja-{BOARD_NAMES[place]}"


def status_id(place: int) -> str:
    """The id of the flag on an occupied area."""
    return f"status-{BOARD_NAMES[place]}"


def ninja_spot_id(place: int) -> str:
    """The id of the spot on a plot where ninja arrive."""
    return f"spot-ninja-{BOARD_NAMES[place]}"


def ronin_spot_id(place: int) -> str:
    """The id of the spot on a plot where a ronin arrives."""
    return f"spot-ronin-{BOARD_NAMES[place]}"


def tile_id(ronin: int) -> str:
    """The id of the tile of a ronin."""
    return f"tile-{RONIN_NAMES[ronin]}"


def face_id(ronin: int) -> str:
    """The id of the figure on the tile of a ronin."""
    return f"face-{RONIN_NAMES[ronin]}"


def guard_id(ronin: int) -> str:
    """The id of a ronin on a plot, whether he stands there or is planned there."""
    return f"guard-{RONIN_NAMES[ronin]}"


def day_id(number: int) -> str:
    """The id of a round on the time track."""
    return f"day-{number}"


def side_id(seat: int) -> str:
    """The id of the line about a side."""
    return f"side-{SEATS[seat]}"


def figure(name: str) -> str:
    """The address of a figure."""
    return f"{PICTURES}/figures.svg#figure-{name}"


def symbol(name: str) -> str:
    """The address of a symbol."""
    return f"{PICTURES}/symbols.svg#{name}"


def slug(name: str) -> str:
    """The name of a choice as part of an id."""
    return name.replace(" ", "-")
