"""The cards of enemies, drawn as those of heroes are."""

from markupsafe import Markup

from shiai.i18n.catalogue import Catalogue
from shiai.web.card_pictures import card_picture


def solo_picture(card: int, words: Catalogue) -> Markup:
    """A card of an enemy for a page that has senjutsu_cards.css."""
    return card_picture(card, words)
