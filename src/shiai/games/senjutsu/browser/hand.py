"""The cards that the viewer holds or may take, with the present choices on them."""

from dataclasses import dataclass, replace
from typing import Final

from markupsafe import Markup

from shiai.core.seats import HOLE
from shiai.games.senjutsu.browser.aims import card_aim, card_grid
from shiai.games.senjutsu.browser.explained import card_key
from shiai.games.senjutsu.browser.shared import (
    SHOW,
    card_id,
    card_says,
    card_title,
    face,
    is_alive,
    offers_of,
    question,
    type_symbol,
)
from shiai.games.senjutsu.cards.cards import DESIGN_COUNT, POISON_CARD, STUN_CARD, Cards
from shiai.games.senjutsu.cards.heap import copies, designs
from shiai.games.senjutsu.rules.actions import CARD
from shiai.games.senjutsu.rules.playing import half_of
from shiai.games.senjutsu.rules.state import BLOCK, CHOSEN, HAND, HAND_VENOM, STUNS, Senjutsu
from shiai.i18n.catalogue import Catalogue
from shiai.web.kit.drawing import Offer, Scene

MOST_FACES: Final = 8  # if more cards can be chosen, they are listed by name
# Questions that are answered with cards of the hand.
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
        "return_card",
    }
)


@dataclass(frozen=True)
class Card:
    """A card with its present choice."""

    id: str
    what: str  # its key
    title: str
    says: str
    symbol: str
    face: Markup | None
    number: int
    chosen: bool
    offer: Offer | None
    show: str  # the words that are picked to see it explained, or ""
    shown: bool
    aim: str  # what it would do on the board from here
    grid: str


@dataclass(frozen=True)
class Hand:
    """The viewer's hand, and the tray with other cards to choose from."""

    cards: tuple[Card, ...]
    tray: tuple[Card, ...]
    companion: tuple[Card, ...]  # what lies chosen for the companion
    faces: bool  # the cards of the tray are drawn
    explained: str  # a card of the hand in words, on demand


def own_cards(state: Senjutsu, seat: int) -> list[int]:
    """The cards that the player of a seat may see: hand, weapon and core card, Stuns, Poison."""
    base = seat * BLOCK
    cells = state.cells
    over = not state.stack  # who falls last keeps the cards to the end
    if seat < 0 or cells[base + HAND] == HOLE or not (is_alive(state, seat) or (over and cells[base + HAND])):
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
    held = own_cards(state, scene.seat)
    offered = [CARD.part(action) for action in offers if CARD.has(action)]
    on_hand = set(offered) & set(held) if name in FROM_HAND else set()
    tray = [card for card in offered if card not in on_hand]
    drawn = len(tray) <= MOST_FACES
    held.sort(key=lambda card: quickness(state.rules.cards, card), reverse=True)
    cards = [held_card(scene, state, card, offers[CARD.at(card)] if card in on_hand else None) for card in held]
    figure = state.asked(scene.seat) if scene.seat >= 0 else -1
    return Hand(
        cards=tuple(cards),
        tray=tuple(
            [
                tray_card(state.rules.cards, words, used_half(state, figure, card), offers[CARD.at(card)], drawn)
                for card in tray
            ]
        ),
        companion=companion_cards(scene, state),
        faces=drawn,
        explained=" ".join([card.says for card in cards if card.shown]),
    )


def used_half(state: Senjutsu, figure: int, card: int) -> int:
    """The half of a card that a figure would use now."""
    return half_of(state, figure, card) if figure >= state.rules.people else card


def companion_cards(scene: Scene[Senjutsu], state: Senjutsu) -> tuple[Card, ...]:
    """The card that lies face down for the companion of the viewer."""
    figure = state.rules.partners[scene.seat] if scene.seat >= 0 else -1
    card = state.cells[figure * BLOCK + CHOSEN] - 1 if figure >= 0 else -1
    if card < 0:
        return ()
    made = tray_card(state.rules.cards, scene.words, used_half(state, figure, card), None, drawn=True)
    return (replace(made, id=f"companion-{card_id(card)}", chosen=True),)


def quickness(cards: Cards, card: int) -> tuple[int, int]:
    """The order of cards in a hand: by the highest initiative, what is no ability card last."""
    return (cards.designs[card].speeds[0].high, -card) if card < DESIGN_COUNT else (-9, -card)


def held_card(scene: Scene[Senjutsu], state: Senjutsu, card: int, offer: Offer | None) -> Card:
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
        what=card_key(card),
        title=card_title(card, scene.words),
        says=card_says(cards, card, scene.words),
        symbol=type_symbol(cards, card),
        face=face(cards, card, scene.words),
        number=number,
        chosen=state.cells[base + CHOSEN] == card + 1,
        offer=offer,
        show=pick if card < DESIGN_COUNT else "",
        shown=scene.picked == pick,
        aim=card_aim(state, scene.seat, card),
        grid=card_grid(cards, card),
    )


def tray_card(cards: Cards, words: Catalogue, card: int, offer: Offer | None, drawn: bool) -> Card:
    """A card to choose that the viewer does not hold."""
    return Card(
        id=f"tray-{card_id(card)}",
        what=card_key(card),
        title=card_title(card, words),
        says=card_says(cards, card, words),
        symbol=type_symbol(cards, card),
        face=face(cards, card, words) if drawn else None,
        number=1,
        chosen=False,
        offer=offer,
        show="",
        shown=False,
        aim="",
        grid=card_grid(cards, card),
    )
