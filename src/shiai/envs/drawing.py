"""Pictures of a game: the terminal drawing as text or as SVG, from what one seat sees."""

from io import StringIO

from rich.console import Console
from rich.text import Text

from shiai.core.state import State
from shiai.i18n.catalogue import Catalogue
from shiai.registry import load

MODES = ("ansi", "svg")


def draw(state: State, seat: int, mode: str, width: int = 100) -> str:
    """The table as a seat sees it: `ansi` for a terminal, `svg` for a page or a notebook."""
    view = state.redact(seat)
    game = view.setup.game
    console = Console(file=StringIO(), force_terminal=True, width=width, record=mode == "svg")
    if game.face.terminal:
        console.print(load(game.face.terminal).table(view, Catalogue("en", game.id), width))
    else:
        console.print(Text(view.position()))
    if mode == "svg":
        return console.export_svg(title=game.id)
    assert isinstance(console.file, StringIO)
    return console.file.getvalue()
