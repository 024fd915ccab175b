"""What the next raider may be, exactly, and what is missing in a defence row: numbers for hints and warnings."""

from collections.abc import Callable

from shiai.core.pile import UNKNOWN
from shiai.games.samurai_spirit.rules.actions import CARD
from shiai.games.samurai_spirit.rules.components import GOROBEI, KANBEI, SYMBOLS
from shiai.games.samurai_spirit.rules.deck import outcomes, place_weights
from shiai.games.samurai_spirit.rules.face_down_pile import FaceDownPile
from shiai.games.samurai_spirit.rules.state import (
    ACTIVE,
    DEFENCE,
    GAINED,
    LINES,
    NO_CARD,
    ROUND,
    SAMURAI,
    STACK,
    SamuraiSpirit,
    kiai_value,
    total,
)
from shiai.games.samurai_spirit.rules.table import borrowed_talents, can_defend, in_round, last_card


def next_raiders(state: SamuraiSpirit, place: int = UNKNOWN) -> list[tuple[int, int]]:
    """Every card that may lie at an unknown place, with its exact weight."""
    cards = [CARD.part(action) for action in outcomes(state, place)]
    if state.cells[ROUND] == 1 and not state.rules.uses_absent:  # all unseen cards are equally likely
        return [(card, 1) for card in cards]
    weights = place_weights(state, place)
    return [(card, weights[card]) for card in cards]


def top_cards(state: SamuraiSpirit, pile: FaceDownPile = STACK) -> list[tuple[int, int]]:
    """What the top card of a pile may be, with exact weights: one card if it is known."""
    top = pile.top(state.cells)
    return [(top, 1)] if top >= 0 else next_raiders(state, top)


def chance(raiders: list[tuple[int, int]], suits: Callable[[int], bool]) -> int:
    """The chance of such a card in percent; what is possible is never 0, and what is not certain never 100."""
    whole = sum([weight for _, weight in raiders])
    part = sum([weight for card, weight in raiders if suits(card)])
    if part in (0, whole):
        return 100 if part else 0
    return min(99, max(1, (part * 200 + whole) // (whole * 2)))


def hits_village(state: SamuraiSpirit, seat: int, card: int) -> bool:
    """Would this card, drawn by a samurai without help of a talent, hit the village? It cannot be defended then."""
    return total(state, seat) + state.rules.value[card] > kiai_value(state, seat) and not can_defend(state, seat, card)


def bites(state: SamuraiSpirit, seat: int) -> list[int]:
    """The penalties of the last card that this samurai will suffer in the next turn, as long as no card covers them."""
    cells = state.cells
    if not cells[LINES + seat] or not in_round(cells, seat):
        return []
    card = last_card(cells, seat)
    talents = 1 << cells[SAMURAI + seat] | cells[GAINED + seat]
    if seat != cells[ACTIVE]:  # who has the turn now returns borrowed tokens before the next one
        talents |= borrowed_talents(state, seat)
    ignores = talents >> (KANBEI if state.rules.value[card] % 2 else GOROBEI) & 1
    return [] if ignores else state.rules.penalties(card)


def missing(state: SamuraiSpirit, seat: int) -> list[int]:
    """The symbols whose places in the defence row are empty."""
    return [symbol for symbol in range(SYMBOLS) if state.cells[DEFENCE + seat * SYMBOLS + symbol] == NO_CARD]
