"""Small pictures for pages without a game: every samurai with both sides."""

from typing import Final

from markupsafe import Markup

from shiai.core.box import Contents
from shiai.i18n.catalogue import Catalogue

FIGURES: Final = "figures"  # the samurai by the names of the option
FIGURE: Final = (
    '<svg viewBox="0 0 64 64" aria-hidden="true"><use href="/static/samurai_spirit/figures.svg#figure-{}"/></svg>'
)


def picture(part: str, entry: str, _contents: Contents, words: Catalogue) -> Markup | None:
    """The human and the animal side of a samurai, with the name; nothing for components."""
    if part != FIGURES:
        return None
    sides = Markup(FIGURE).format(entry) + Markup(FIGURE).format(f"{entry}-animal")
    return Markup('<span class="figure-pair">{}<b>{}</b></span>').format(sides, words.name(entry))
