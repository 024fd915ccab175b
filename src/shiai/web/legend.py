"""What the pieces of a drawing are: the legend of a table, which also answers when somebody points at a piece."""

import re
from dataclasses import dataclass
from typing import Final

from markupsafe import Markup

from shiai.core.state import State
from shiai.guides import pieces
from shiai.i18n.catalogue import Catalogue
from shiai.texts import text_in
from shiai.web.drawings import drawing_of
from shiai.web.kit.drawing import Explained

WHAT: Final = re.compile(r'\sdata-what="([^"]+)"')


@dataclass(frozen=True)
class Entry:
    """A kind of piece on the table."""

    key: str
    title: str
    says: str


def keys_of(drawing: Markup) -> tuple[str, ...]:
    """Return the keys of the pieces in a drawing, in the order of the drawing."""
    return tuple(dict.fromkeys(WHAT.findall(drawing)))


def explained(view: State, key: str, words: Catalogue) -> Explained | None:
    """Explain a piece: by the drawing of the game, or by its guide; None if neither does."""
    game = view.setup.game
    found = drawing_of(game).explain(view, key, words)
    if found is not None:
        return found
    piece = pieces(game.id).get(key)
    return Explained(text_in(piece.title, words.language), text_in(piece.says, words.language)) if piece else None


def legend(view: State, drawing: Markup, words: Catalogue) -> tuple[Entry, ...]:
    """Return what is in a drawing, each kind of piece once."""
    found = [(key, explained(view, key, words)) for key in keys_of(drawing)]
    return tuple([Entry(key, each.title, each.says) for key, each in found if each is not None])
