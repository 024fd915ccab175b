"""The terminal drawings of a game: its own, or a plain one made from the layout of its state."""

from functools import cache
from typing import Final

from rich.table import Table

from shiai.cli.kit.drawing import Drawings
from shiai.cli.kit.styles import HIDDEN as HIDDEN_STYLE
from shiai.core.game import AnyGame
from shiai.core.layout import HIDDEN, NOTHING
from shiai.core.state import State
from shiai.i18n.catalogue import Catalogue
from shiai.registry import load


@cache
def drawings_of(game: AnyGame) -> Drawings:
    """The terminal drawings of a game."""
    if not game.face.terminal:
        return PLAIN
    found: Drawings = load(game.face.terminal)
    return found


def plain_table(view: State, words: Catalogue, _width: int) -> Table:
    """All fields of the state with their values."""
    table = Table.grid(padding=(0, 2))
    cells = view.values()
    for field in view.setup.layout.fields:
        text = field.write(cells)
        if text == HIDDEN:
            table.add_row(words.name_or(field.name), words.say("plain-hidden"), style=HIDDEN_STYLE)
        else:
            named = [" ".join([words.name_or(part) for part in word.split("=")]) for word in text.split()]
            table.add_row(words.name_or(field.name), "–" if text == NOTHING else ", ".join(named))
    return table


PLAIN: Final = Drawings(plain_table)
