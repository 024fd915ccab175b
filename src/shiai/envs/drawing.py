"""Pictures of a game from what one seat sees: the terminal drawing as text, as SVG or as pixels."""

from io import StringIO
from typing import TYPE_CHECKING, Any, Final

from rich.console import Console, RenderableType
from rich.text import Text

from shiai.core.errors import OptionError
from shiai.core.state import State
from shiai.i18n.catalogue import Catalogue
from shiai.registry import load

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

MODES: Final = ("ansi", "svg", "rgb_array")
WIDTH: Final = 100  # characters


def check_mode(mode: str | None) -> None:
    """OptionError for a mode that there is not."""
    if mode is not None and mode not in MODES:
        raise OptionError(f"render_mode cannot be '{mode}'; use one of {', '.join(MODES)}")


def draw(state: State, seat: int, mode: str | None) -> "str | NDArray[np.uint8] | None":
    """The table as a seat sees it: `ansi` for a terminal, `svg` for a page or a notebook, `rgb_array` for a video."""
    if mode is None:
        return None
    console = Console(file=StringIO(), force_terminal=True, width=WIDTH, record=mode == "svg")
    shown = table_of(state.redact(seat))
    if mode == "rgb_array":
        from shiai.envs.pixels import pixels  # needs Pillow

        return pixels(console.render_lines(shown, pad=False), WIDTH)
    console.print(shown)
    if mode == "svg":
        return console.export_svg(title=state.setup.game.id)
    assert isinstance(console.file, StringIO)
    return console.file.getvalue()


def table_of(view: Any) -> RenderableType:
    """The terminal drawing of a view; a game without one is shown as its position text."""
    game = view.setup.game
    if not game.face.terminal:
        return Text(view.position())
    drawn: RenderableType = load(game.face.terminal).table(view, Catalogue("en", game.id), WIDTH)
    return drawn
