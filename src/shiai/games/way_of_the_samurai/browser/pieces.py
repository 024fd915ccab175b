"""The sentences of the guide about kinds of pieces, for words of the drawing that say what they mean when pressed."""

from typing import Final

from shiai.guides import pieces
from shiai.i18n.catalogue import Catalogue
from shiai.texts import text_in

GAME: Final = "way_of_the_samurai"


def about(words: Catalogue, key: str) -> str:
    """What a kind of piece is."""
    return text_in(pieces(GAME)[key].says, words.language)
