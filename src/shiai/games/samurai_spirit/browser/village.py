"""The middle of the table of Samurai Spirit: the village, the piles of raiders, the tokens of absent samurai."""

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import takewhile
from math import cos, pi, sin
from typing import Final

from shiai.core.native import Cells
from shiai.games.samurai_spirit.browser.raiders import Raider, raider
from shiai.games.samurai_spirit.rules.actions import CARD, DISCARD, FIGHT, REPLACE, USE_TOKEN
from shiai.games.samurai_spirit.rules.components import FAMILIES, FARMSTEADS, SAMURAI_NAMES
from shiai.games.samurai_spirit.rules.deck import discards
from shiai.games.samurai_spirit.rules.face_down_pile import FaceDownPile
from shiai.games.samurai_spirit.rules.options import Rules
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

# The map of the village, in units of its SVG.
MIDDLE: Final = (130, 54)
RING: Final = (116, 42)
FARM_RING: Final = (74, 21)
FAMILY_STEP: Final = 25


@dataclass(frozen=True)
class Token:
    """A token of the village: its id, the coordinates of its centre, and whether it is still there."""

    id: str
    x: float
    y: float
    stands: bool


@dataclass(frozen=True)
class TokenGroup:
    """All tokens of one kind, standing and lost."""

    id: str
    symbol: str
    name: str
    left: int
    whole: int
    says: str
    tokens: tuple[Token, ...]


@dataclass(frozen=True)
class RaiderPile:
    """A pile of raiders: how many there are, which of them are known, and a choice that concerns it."""

    id: str
    name: str
    number: int
    offer: Offer | None
    verb: str
    top: Raider | None  # the uppermost card, if it lies face up
    known: tuple[tuple[str, tuple[Raider, ...]], ...]  # known cards, with a label that says where they lie


@dataclass(frozen=True)
class AbsentToken:
    """The support token of an absent samurai."""

    id: str
    name: str
    used: bool
    offer: Offer | None


def village(state: SamuraiSpirit, words: Catalogue) -> tuple[TokenGroup, ...]:
    """Barricades around, farmsteads within, families in the middle."""
    cells = state.cells
    across, down = MIDDLE
    barricades, farms, families = cells[BARRICADES], cells[FARMS], int(cells[HOMES]).bit_count()
    whole = state.rules.barricades
    fence = [on_ring("barricade", number, whole, RING, number < barricades) for number in range(whole)]
    houses = [on_ring("farm", number, FARMSTEADS, FARM_RING, number < farms) for number in range(FARMSTEADS)]
    people = [
        Token(f"family-{number}", across + FAMILY_STEP * (number - 1), down, number < families)
        for number in range(FAMILIES)
    ]
    return (
        group("barricades", "barricade", words.say("draw-barricades"), barricades, fence, words),
        group("farmsteads", "farm", words.say("draw-farmsteads"), farms, houses, words),
        group("families", "family", words.say("draw-families"), families, people, words),
    )


def group(id: str, symbol: str, name: str, left: int, tokens: list[Token], words: Catalogue) -> TokenGroup:
    """The tokens of one kind, with the sentence for screen readers."""
    says = words.say("web-stock", name=name, left=left, lost=len(tokens) - left)
    return TokenGroup(id, symbol, name, left, len(tokens), says, tuple(tokens))


def on_ring(kind: str, number: int, whole: int, radius: tuple[int, int], stands: bool) -> Token:
    """One of so many tokens on an ellipse around the middle, clockwise from the top."""
    angle = 2 * pi * number / whole - pi / 2
    x, y = MIDDLE[0] + radius[0] * cos(angle), MIDDLE[1] + radius[1] * sin(angle)
    return Token(f"{kind}-{number}", round(x, 1), round(y, 1), stands)


def piles(state: SamuraiSpirit, words: Catalogue, offers: Mapping[int, Offer]) -> tuple[RaiderPile, ...]:
    """The raider stack, the intruders and the discard pile."""
    cells = state.cells
    stack, intruders = from_top(STACK, cells), from_top(INTRUDERS, cells)
    top = list(takewhile(known, stack))
    bottom = list(takewhile(known, stack[::-1]))[::-1] if len(top) < len(stack) else []
    rows = ((words.say("draw-face_up"), top), (words.say("draw-at_bottom"), bottom))
    entered = [card for card in intruders if known(card)]
    arranged = any(CARD.at(card) in offers for card in top)  # then it lies on the stage
    return (
        RaiderPile(
            "raider-stack",
            words.say("web-raiders"),
            len(stack),
            offers.get(FIGHT) or offers.get(REPLACE),
            words.say("web-do_fight" if FIGHT in offers else "web-do_replace"),
            raider(state.rules, top[0], words) if top and not arranged else None,
            tuple([(label, cards_of(state.rules, cards, words)) for label, cards in rows if cards]),
        ),
        RaiderPile(
            "intruder-stack",
            words.say("web-intruders"),
            len(intruders),
            None,
            "",
            None,
            ((words.say("web-known_intruders"), cards_of(state.rules, entered, words)),) if entered else (),
        ),
        RaiderPile(
            "discard-pile",
            words.say("web-discards"),
            len(discards(cells)),
            offers.get(DISCARD),
            words.say("web-do_discard"),
            None,
            (),
        ),
    )


def from_top(pile: FaceDownPile, cells: Cells) -> list[int]:
    """The places of a pile, the uppermost first: a known card, or a number below 0."""
    return pile.places(cells)[::-1]


def known(place: int) -> bool:
    """Is it known which card lies there?"""
    return place >= 0


def cards_of(rules: Rules, cards: list[int], words: Catalogue) -> tuple[Raider, ...]:
    """Known cards of a pile."""
    return tuple([raider(rules, card, words) for card in cards])


def absent_tokens(state: SamuraiSpirit, words: Catalogue, offers: Mapping[int, Offer]) -> tuple[AbsentToken, ...]:
    """The tokens beside the village, in games that have them (SS-25.2)."""
    if not state.rules.uses_absent:
        return ()
    seated = state.cells[SAMURAI : SAMURAI + state.rules.samurai]
    return tuple(
        [
            AbsentToken(
                name,
                words.name(name),
                bool(state.cells[ABSENT_USED] >> samurai & 1),
                offers.get(USE_TOKEN.at(samurai)),
            )
            for samurai, name in enumerate(SAMURAI_NAMES)
            if samurai not in seated
        ]
    )
