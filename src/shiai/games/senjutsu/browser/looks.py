"""What all parts of the drawing of Senjutsu share: cards in words and pictures, names, the present question."""

from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from markupsafe import Markup

from shiai.core.seats import HOLE
from shiai.core.state import State
from shiai.games.senjutsu.browser.cards.pictures import card_picture
from shiai.games.senjutsu.cards.cards import CARD_NAMES, DESIGN_COUNT, DESIGNS
from shiai.games.senjutsu.cards.heap import copies, designs
from shiai.games.senjutsu.cards.vocabulary import TYPE_NAMES
from shiai.games.senjutsu.rules.actions import MOST_SEATS
from shiai.games.senjutsu.rules.state import ALIVE, BLOCK, HAND, KNOWN, Senjutsu
from shiai.games.senjutsu.rules.table import who
from shiai.games.senjutsu.text.cards import card_line
from shiai.i18n.catalogue import Catalogue
from shiai.web.kit.drawing import Offer, Scene

SHOW: Final = "show "  # the first word of what is picked to see a card on the board


@dataclass(frozen=True)
class Name:
    """A card by name, with its text."""

    title: str
    number: int  # how many of them
    says: str


@dataclass(frozen=True)
class Button:
    """A choice with a word on it."""

    offer: Offer
    verb: str


def seen(view: State) -> Senjutsu:
    """The state as one of this game."""
    assert isinstance(view, Senjutsu)
    return view


def offers_of(scene: Scene) -> dict[int, Offer]:
    """The legal choices of the viewer by action."""
    return {offer.action: offer for offer in scene.offers}


def question(state: Senjutsu) -> str:
    """The name of what is being decided."""
    return state.stack[-1].name if state.stack else ""


def hero_name(state: Senjutsu, words: Catalogue, seat: int) -> str:
    """What people call a hero."""
    return words.name(who(state, seat))


def is_enemy(state: Senjutsu, figure: int) -> bool:
    """Is this a figure that nobody plays?"""
    return figure >= state.rules.people


def panel_id(state: Senjutsu, figure: int) -> str:
    """The id of the panel of a hero or an enemy."""
    return f"enemy-{figure}" if is_enemy(state, figure) else f"hero-{figure}"


def is_alive(state: Senjutsu, seat: int) -> bool:
    """Does this hero still fight?"""
    return bool(state.cells[ALIVE] >> seat & 1)


def known_cards(state: Senjutsu, viewer: int, seat: int) -> int:
    """The heap of cards that the viewer knows to be in a hand or face down on its pile; all when the hand lies open."""
    base = seat * BLOCK
    if state.cells[base + HAND] != HOLE:
        return state.cells[base + HAND]
    return state.cells[base + KNOWN + (viewer if 0 <= viewer < MOST_SEATS else MOST_SEATS)]


# Cards ----------------------------------------------------------------------------------------------------------------


@lru_cache(4096)
def card_says(card: int, words: Catalogue) -> str:
    """A card in words."""
    return card_line(DESIGNS[card], words.message) if card < DESIGN_COUNT else words.name(CARD_NAMES[card])


def card_title(card: int, words: Catalogue) -> str:
    """The name of a card."""
    return words.name(CARD_NAMES[card])


def card_id(card: int) -> str:
    """A card as part of an id."""
    return CARD_NAMES[card].removeprefix("card-")


def type_symbol(card: int) -> str:
    """The mark of a card's type; a Stun or a Poison has its own."""
    if card >= DESIGN_COUNT:
        return "stun" if card == DESIGN_COUNT else "poison"
    types = DESIGNS[card].types
    return next(name for bit, name in enumerate(TYPE_NAMES) if types >> bit & 1)


def picture(card: int, words: Catalogue) -> Markup | None:
    """An ability card drawn; other cards have no picture."""
    return card_picture(card, words) if card < DESIGN_COUNT else None


def names_of(heap: int, words: Catalogue) -> tuple[Name, ...]:
    """The cards of a heap."""
    return tuple([Name(card_title(i, words), copies(heap, i), card_says(i, words)) for i in designs(heap)])
