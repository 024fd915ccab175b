"""The middle of the table of Samurai Spirit: the village, the piles of raiders, the tokens of absent samurai."""

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import takewhile
from math import cos, pi, sin
from typing import Final

from shiai.core.pile import Pile
from shiai.games.samurai_spirit.browser.raiders import Raider, raider
from shiai.games.samurai_spirit.rules.actions import CARD, FIGHT, USE_TOKEN
from shiai.games.samurai_spirit.rules.components import FAMILIES, FARMSTEADS, SAMURAI_NAMES
from shiai.games.samurai_spirit.rules.deck import discards
from shiai.games.samurai_spirit.rules.state import (
    ABSENT_USED,
    BARRICADES,
    FARMS,
    HOMES,
    INTRUDERS,
    SAMURAI,
    STACK,
    SamuraiSpirit,
)
from shiai.i18n.catalogue import Catalogue
from shiai.web.kit.drawing import Offer

# The village seen from above, in the units of its own drawing.
MIDDLE: Final = (180, 88)
RING: Final = (164, 72)
FARM_RING: Final = (98, 34)
FAMILY_STEP: Final = 42


@dataclass(frozen=True)
class Spot:
    """A piece of the village and where its middle lies."""

    x: float
    y: float
    stands: bool


@dataclass(frozen=True)
class Stock:
    """All pieces of one kind, standing and lost."""

    id: str
    symbol: str
    name: str
    left: int
    whole: int
    says: str
    spots: tuple[Spot, ...]


@dataclass(frozen=True)
class Heap:
    """A pile of raiders: how many, and which of them everybody knows."""

    id: str
    name: str
    number: int
    offer: Offer | None
    known: tuple[tuple[str, tuple[Raider, ...]], ...]  # cards with the words for where they lie


@dataclass(frozen=True)
class Token:
    """The support token of an absent samurai."""

    id: str
    name: str
    used: bool
    offer: Offer | None


def village(state: SamuraiSpirit, words: Catalogue) -> tuple[Stock, ...]:
    """Barricades around, farmsteads within, families in the middle."""
    cells = state.cells
    across, down = MIDDLE
    barricades, farms, families = cells[BARRICADES], cells[FARMS], cells[HOMES].bit_count()
    whole = state.rules.barricades
    fence = [on_ring(number, whole, RING, number < barricades) for number in range(whole)]
    houses = [on_ring(number, FARMSTEADS, FARM_RING, number < farms) for number in range(FARMSTEADS)]
    people = [Spot(across + FAMILY_STEP * (number - 1), down, number < families) for number in range(FAMILIES)]
    return (
        stock("barricades", "barricade", words.say("draw-barricades"), barricades, fence, words),
        stock("farmsteads", "farm", words.say("draw-farmsteads"), farms, houses, words),
        stock("families", "family", words.say("draw-families"), families, people, words),
    )


def stock(id: str, symbol: str, name: str, left: int, spots: list[Spot], words: Catalogue) -> Stock:
    """One kind of piece with its sentence."""
    lost = len(spots) - left
    return Stock(
        id, symbol, name, left, len(spots), words.say("web-stock", name=name, left=left, lost=lost), tuple(spots)
    )


def on_ring(number: int, whole: int, radius: tuple[int, int], stands: bool) -> Spot:
    """A place on an ellipse around the middle, clockwise from the top."""
    angle = 2 * pi * number / whole - pi / 2
    return Spot(round(MIDDLE[0] + radius[0] * cos(angle), 1), round(MIDDLE[1] + radius[1] * sin(angle), 1), stands)


def heaps(state: SamuraiSpirit, words: Catalogue, offers: Mapping[int, Offer]) -> tuple[Heap, ...]:
    """The raider stack, the intruders and the discard pile."""
    cells = state.cells
    stack, intruders = from_top(STACK, cells), from_top(INTRUDERS, cells)
    top = list(takewhile(known, stack))
    bottom = list(takewhile(known, stack[::-1]))[::-1] if len(top) < len(stack) else []
    rows = ((words.say("draw-face_up"), top), (words.say("draw-at_bottom"), bottom))
    entered = [card for card in intruders if known(card)]
    return (
        Heap(
            "raider-stack",
            words.say("web-raiders"),
            len(stack),
            offers.get(FIGHT),
            tuple([(label, cards_of(cards, words, offers)) for label, cards in rows if cards]),
        ),
        Heap(
            "intruder-stack",
            words.say("web-intruders"),
            len(intruders),
            None,
            ((words.say("web-known_intruders"), cards_of(entered, words, offers)),) if entered else (),
        ),
        Heap("discard-pile", words.say("web-discards"), len(discards(cells)), None, ()),
    )


def from_top(pile: Pile, cells: list[int]) -> list[int]:
    """What is known of every place of a pile, the uppermost first: a card, or a number below 0."""
    return pile.places(cells)[::-1]


def known(place: int) -> bool:
    """Is it known which card lies there?"""
    return place >= 0


def cards_of(cards: list[int], words: Catalogue, offers: Mapping[int, Offer]) -> tuple[Raider, ...]:
    """Known cards of a pile, which may be there to be put in order."""
    return tuple([raider(card, words, offers.get(CARD + card)) for card in cards])


def absent_tokens(state: SamuraiSpirit, words: Catalogue, offers: Mapping[int, Offer]) -> tuple[Token, ...]:
    """The tokens beside the village, in games that have them (SS-25.2)."""
    if not state.rules.uses_absent:
        return ()
    seated = state.cells[SAMURAI : SAMURAI + state.rules.samurai]
    return tuple(
        [
            Token(
                name, words.name(name), bool(state.cells[ABSENT_USED] >> samurai & 1), offers.get(USE_TOKEN + samurai)
            )
            for samurai, name in enumerate(SAMURAI_NAMES)
            if samurai not in seated
        ]
    )
