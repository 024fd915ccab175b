"""The cards that the viewer holds or may take, with the present choices on them."""

from dataclasses import dataclass
from typing import Final

from markupsafe import Markup

from shiai.core.seats import HOLE
from shiai.games.senjutsu.browser.shared import (
    SHOW,
    Button,
    card_id,
    card_says,
    card_title,
    is_alive,
    offers_of,
    picture,
    question,
    type_symbol,
)
from shiai.games.senjutsu.cards.cards import DESIGN_COUNT, POISON_CARD, STUN_CARD, Cards
from shiai.games.senjutsu.cards.heap import copies, designs
from shiai.games.senjutsu.rules.actions import CARD, PASS
from shiai.games.senjutsu.rules.battlefield.preview import has_grid, stand_of
from shiai.games.senjutsu.rules.state import BLOCK, CHOSEN, HAND, HAND_VENOM, STUNS, Senjutsu
from shiai.i18n.catalogue import Catalogue
from shiai.web.kit.drawing import Offer, Scene

MOST_PICTURES: Final = 8  # if more cards can be chosen, they are listed by name
# The label of a card's button, by the name of the question.
VERBS: Final[dict[str, str]] = {
    "choose": "web-do_choose",
    "prepare": "web-do_take",
    "instant": "web-do_play",
    "replace": "web-do_play",
    "counter": "web-do_play",
    "play_discarded": "web-do_play",
    "play_found": "web-do_play",
    "discard": "web-do_discard",
    "discard_type": "web-do_discard",
    "hand_limit": "web-do_discard",
    "shuffle_in": "web-do_shuffle",
    "search": "web-do_take",
    "take_looked": "web-do_take",
    "name_card": "web-do_name",
    "release": "web-do_release",
}
FROM_HAND: Final = frozenset(
    {
        "choose",
        "instant",
        "replace",
        "counter",
        "play_found",
        "discard",
        "discard_type",
        "hand_limit",
        "shuffle_in",
    }
)


@dataclass(frozen=True)
class Card:
    """A card with its present choice."""

    id: str
    title: str
    says: str
    symbol: str
    picture: Markup | None
    number: int
    chosen: bool
    button: Button | None
    show: str  # the words that are picked to see it explained, or ""
    shown: bool
    marks: str  # ids of what it concerns on the drawing


@dataclass(frozen=True)
class Hand:
    """The viewer's hand, and the tray with other cards to choose from."""

    cards: tuple[Card, ...]
    tray: tuple[Card, ...]
    pictures: bool  # the cards of the tray are drawn
    nothing: Button | None  # to pass, if nothing else is legal
    explained: str  # a card of the hand in words, on demand


def own_cards(state: Senjutsu, seat: int) -> list[int]:
    """The cards that the player of a seat may see: hand, weapon and core card, Stuns, Poison."""
    base = seat * BLOCK
    cells = state.cells
    if seat < 0 or not is_alive(state, seat) or cells[base + HAND] == HOLE:
        return []
    always = [*state.rules.decks[seat].weapons, state.rules.heroes[seat].core]
    found = [*designs(cells[base + HAND]), *always]
    if cells[base + STUNS]:
        found.append(STUN_CARD)
    if cells[base + HAND_VENOM]:
        found.append(POISON_CARD)
    return list(dict.fromkeys(found))


def hand(scene: Scene[Senjutsu]) -> Hand:
    """The hand and the tray."""
    state = scene.view
    words, offers = scene.words, offers_of(scene)
    name = question(state)
    verb = words.say(VERBS[name]) if offers and name in VERBS else ""
    held = own_cards(state, scene.seat)
    offered = [CARD.part(action) for action in offers if CARD.has(action)]
    on_hand = set(offered) & set(held) if name in FROM_HAND else set()
    buttons = {card: Button(offers[CARD.at(card)], verb) for card in offered}
    tray = [card for card in offered if card not in on_hand]
    drawn = len(tray) <= MOST_PICTURES
    held.sort(key=lambda card: card not in on_hand)  # cards that can be chosen come first
    cards = [held_card(scene, state, card, buttons.get(card) if card in on_hand else None) for card in held]
    return Hand(
        cards=tuple(cards),
        tray=tuple([tray_card(state.rules.cards, words, card, buttons[card], drawn) for card in tray]),
        pictures=drawn,
        nothing=only_pass(words, offers),
        explained=" ".join([card.says for card in cards if card.shown]),
    )


def only_pass(words: Catalogue, offers: dict[int, Offer]) -> Button | None:
    """The button to pass, if nothing else is legal."""
    return Button(offers[PASS], words.say("web-go_on")) if list(offers) == [PASS] else None


def held_card(scene: Scene[Senjutsu], state: Senjutsu, card: int, button: Button | None) -> Card:
    """A card that the viewer holds."""
    base = scene.seat * BLOCK
    cards = state.rules.cards
    if card == STUN_CARD:
        number = state.cells[base + STUNS]
    elif card == POISON_CARD:
        number = state.cells[base + HAND_VENOM]
    else:
        number = max(1, copies(state.cells[base + HAND], card))
    pick = f"{SHOW}{card_id(card)}"
    return Card(
        id=f"card-{card_id(card)}",
        title=card_title(card, scene.words),
        says=card_says(cards, card, scene.words),
        symbol=type_symbol(cards, card),
        picture=picture(cards, card, scene.words),
        number=number,
        chosen=state.cells[base + CHOSEN] == card + 1,
        button=button,
        show=pick if card < DESIGN_COUNT else "",
        shown=scene.picked == pick,
        marks=f"preview-{card_id(card)}" if has_preview(state, scene.seat, card) else "",
    )


def has_preview(state: Senjutsu, seat: int, card: int) -> bool:
    """Can the board show what this card would hit?"""
    return card < DESIGN_COUNT and has_grid(state.rules.cards, card) and stand_of(state, seat) is not None


def tray_card(cards: Cards, words: Catalogue, card: int, button: Button, drawn: bool) -> Card:
    """A card to choose that the viewer does not hold."""
    return Card(
        id=f"tray-{card_id(card)}",
        title=card_title(card, words),
        says=card_says(cards, card, words),
        symbol=type_symbol(cards, card),
        picture=picture(cards, card, words) if drawn else None,
        number=1,
        chosen=False,
        button=button,
        show="",
        shown=False,
        marks="",
    )
