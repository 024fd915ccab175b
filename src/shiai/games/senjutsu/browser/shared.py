"""Shared by all parts of the drawing of Senjutsu: cards in words and pictures, names, the present question."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from markupsafe import Markup

from shiai.core.seats import HOLE
from shiai.games.senjutsu.browser.cards.faces import card_face
from shiai.games.senjutsu.cards.cards import CARD_NAMES, DESIGN_COUNT, Cards
from shiai.games.senjutsu.cards.designs import Design
from shiai.games.senjutsu.cards.heap import copies, designs
from shiai.games.senjutsu.cards.vocabulary import TYPE_NAMES
from shiai.games.senjutsu.rules.actions import MOST_SEATS
from shiai.games.senjutsu.rules.state import ALIVE, BLOCK, HAND, KNOWN, Senjutsu
from shiai.games.senjutsu.rules.table import who
from shiai.games.senjutsu.text.cards import card_line
from shiai.i18n.catalogue import Catalogue
from shiai.web.kit.drawing import Offer, Scene

SHOW: Final = "show "  # begins the words that are picked to see a card on the board


@dataclass(frozen=True)
class NamedCard:
    """A card by name, with its text."""

    title: str
    number: int  # of copies
    says: str


@dataclass(frozen=True)
class Button:
    """A choice with its label."""

    offer: Offer
    verb: str


def offers_of(scene: Scene[Senjutsu]) -> dict[int, Offer]:
    """The legal choices of the viewer by action."""
    return {offer.action: offer for offer in scene.offers}


def question(state: Senjutsu) -> str:
    """The name of the present question; empty when the game is over."""
    return state.stack[-1].name if state.stack else ""


def hero_name(state: Senjutsu, words: Catalogue, seat: int) -> str:
    """The name of a hero or an enemy in the words of the viewer."""
    return words.name(who(state, seat))


def number_of(state: Senjutsu, figure: int) -> int:
    """The number of a figure on its crest: a companion has that of its hero."""
    return state.rules.owners[figure] + 1


def is_enemy(state: Senjutsu, figure: int) -> bool:
    """Is this a figure that cards drive?"""
    return figure >= state.rules.first_enemy


def panel_id(state: Senjutsu, figure: int) -> str:
    """The id of the panel of a hero or an enemy."""
    return f"enemy-{figure}" if is_enemy(state, figure) else f"hero-{figure}"


def is_alive(state: Senjutsu, seat: int) -> bool:
    """Is this figure not defeated?"""
    return bool(state.cells[ALIVE] >> seat & 1)


def known_cards(state: Senjutsu, viewer: int, seat: int) -> int:
    """The cards that the viewer knows to be in a hand or face down; the whole hand where it is visible."""
    base = seat * BLOCK
    if state.cells[base + HAND] != HOLE:
        return state.cells[base + HAND]
    return state.cells[base + KNOWN + (viewer if 0 <= viewer < MOST_SEATS else MOST_SEATS)]


# Cards ----------------------------------------------------------------------------------------------------------------


def card_says(cards: Cards, card: int, words: Catalogue) -> str:
    """A card in words."""
    return design_says(cards.designs[card], words) if card < DESIGN_COUNT else words.name(CARD_NAMES[card])


@lru_cache(4096)
def design_says(design: Design, words: Catalogue) -> str:
    """An ability card in words."""
    return card_line(design, words.message)


def card_title(card: int, words: Catalogue) -> str:
    """The name of a card."""
    return words.name(CARD_NAMES[card])


def card_id(card: int) -> str:
    """A card as part of an element id."""
    return CARD_NAMES[card].removeprefix("card-")


def type_symbol(cards: Cards, card: int) -> str:
    """The symbol of a card's type; Stuns and Poisons have their own."""
    if card >= DESIGN_COUNT:
        return "stun" if card == DESIGN_COUNT else "poison"
    types = cards.designs[card].types
    return next(name for bit, name in enumerate(TYPE_NAMES) if types >> bit & 1)


def face(cards: Cards, card: int, words: Catalogue) -> Markup | None:
    """The small face of an ability card; None for other cards."""
    return card_face(cards.designs[card], words) if card < DESIGN_COUNT else None


def named_cards(cards: Cards, heap: int, words: Catalogue) -> tuple[NamedCard, ...]:
    """The cards of a heap."""
    found = [NamedCard(card_title(i, words), copies(heap, i), card_says(cards, i, words)) for i in designs(heap)]
    return tuple(found)
