"""Small pictures of components for pages without a game: boards, terrain, and the figures of heroes and enemies."""

from typing import Final

from markupsafe import Markup

from shiai.core.box import Contents
from shiai.games.senjutsu.browser import board_pictures
from shiai.games.senjutsu.browser.figures import portrait
from shiai.games.senjutsu.rules.tables import ENEMY_TABLES, HERO_TABLES
from shiai.i18n.catalogue import Catalogue

FIGURES: Final = "figures"  # heroes and enemies by the names of options


def picture(part: str, entry: str, contents: Contents, words: Catalogue) -> Markup | None:
    """The picture of a board, a piece of terrain or a figure; nothing for other components."""
    if part != FIGURES:
        return board_pictures.picture(part, entry, contents, words)
    if entry not in HERO_TABLES and entry not in ENEMY_TABLES:
        return None
    return Markup('<svg class="figure-picture" viewBox="0 0 64 64" aria-hidden="true"><use href="{}"/></svg>').format(
        portrait(entry)
    )
