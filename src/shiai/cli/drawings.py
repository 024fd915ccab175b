"""The terminal drawings of a game: its own, or a plain one made from the layout of its state."""

from functools import cache
from typing import Final

from rich.table import Table

from shiai.cli.kit.drawing import Drawings
from shiai.cli.kit.inks import HIDDEN as HIDDEN_INK
from shiai.core.game import Game
from shiai.core.layout import HIDDEN, NOTHING
from shiai.core.state import State
from shiai.i18n.catalogue import Catalogue
from shiai.registry import load


@cache
def drawings_of(game: Game) -> Drawings:
    """How a game is drawn in a terminal."""
    if not game.face.terminal:
        return PLAIN
    found: Drawings = load(game.face.terminal)
    return found


def plain_table(view: State, words: Catalogue, _width: int) -> Table:
    """Every field of the state with its values."""
    table = Table.grid(padding=(0, 2))
    for field in view.setup.game.layout.fields:
        text = field.write(view.cells)
        if text == HIDDEN:
            table.add_row(words.name_or(field.name), words.say("plain-hidden"), style=HIDDEN_INK)
        else:
            named = [" ".join([words.name_or(part) for part in word.split("=")]) for word in text.split()]
            table.add_row(words.name_or(field.name), "–" if text == NOTHING else ", ".join(named))
    return table


PLAIN: Final = Drawings(plain_table)
