"""The cards of the deck builder as images of their own: a browser loads those in sight, and keeps them.

The address of an image has a hash of it, so that whatever changes the image changes the address too.
"""

from functools import lru_cache
from hashlib import sha256
from typing import Final

from shiai.games.senjutsu.browser.cards.pictures import standalone
from shiai.games.senjutsu.cards.designs import Design
from shiai.i18n.catalogue import Catalogue
from shiai.web.kit.rendering import linker

PATH: Final = "/decks/cards"
HEADERS: Final = {
    "cache-control": "public, max-age=31536000, immutable",
    "content-security-policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",  # its colours are inside
}
OWN_HEADERS: Final = HEADERS | {"cache-control": "private, max-age=31536000, immutable"}  # a box belongs to a person


def image_address(design: Design, words: Catalogue, theme: str, box: str = "") -> str:
    """The address of the image of a card in a language and a theme; of a box that the visitor has saved, or ours."""
    query = {"language": words.language, "theme": theme, "hash": image_hash(design, words, theme)}
    if box:
        query["box"] = box
    return linker(f"{PATH}/{design.number}.svg", query)()


@lru_cache(4096)
def image_hash(design: Design, words: Catalogue, theme: str) -> str:
    """A hash of the image."""
    return sha256(standalone(design, words, theme).encode()).hexdigest()[:12]
