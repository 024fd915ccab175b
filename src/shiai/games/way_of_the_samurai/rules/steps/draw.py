"""Drawing and gaining cards: hand, bought cards, special cards, cards looked at (sections 5, 12, 13, 26)."""

from typing import ClassVar, Final

from shiai.core.step import Happen
from shiai.games.way_of_the_samurai.rules.actions import CARD, DISCARD, GO_ON, KEEP
from shiai.games.way_of_the_samurai.rules.cards import CARD_NAMES
from shiai.games.way_of_the_samurai.rules.state import (
    DECK,
    DISCARDED,
    FIRST_CARD,
    FRESH,
    HAND,
    LOOKED,
    MARKS,
    NOT_DRAWN,
    SPECIALS,
    STORED,
    WayOfTheSamurai,
)
from shiai.games.way_of_the_samurai.rules.steps.base import Chance, Question, Steps
from shiai.games.way_of_the_samurai.rules.steps.virtues import FirstCard
from shiai.games.way_of_the_samurai.rules.table import pay, price, refill_actions, tell_shuffled

# From which cards one is kept.
ACTION_CARDS: Final = 0  # those looked at from the action deck
SPECIAL_CARDS: Final = 1  # those looked at from the special deck
WHOLE_DECK: Final = 2  # the whole special deck

# Why cards are drawn, and the clauses.
BOUGHT: Final = 0
OPENING: Final = 1  # the draw that opens a round
NEW_HAND: Final = 2  # after a mulligan
REDRAWN: Final = 3
REPLACED: Final = 4  # for a special card that was removed
DRAW_CLAUSES: Final = ("WS-12.8", "WS-5.4", "WS-5.10", "WS-30.12", "WS-34.7")


class Draw(Chance):
    """Draw `left` cards of the action deck into the hand; `why` is BOUGHT, OPENING and so on."""

    name: ClassVar[str] = "draw"
    clause: ClassVar[str] = "WS-5.4"

    def __init__(self, left: int, why: int) -> None:
        self.left = left
        self.why = why

    def legal(self, state: WayOfTheSamurai, seat: int) -> tuple[int, ...]:
        deck = state.cells[DECK]
        return CARD.masked(deck) if deck else (GO_ON,)

    def apply(self, state: WayOfTheSamurai, seat: int, action: int) -> None:
        cells = state.cells
        state.stack.pop()
        if action == GO_ON:  # the deck is empty
            # WS-5.6, WS-10.7, WS-40.49: the discard pile is shuffled, and then there may be too few cards
            if cells[DISCARDED]:
                refill_actions(state, "WS-10.7")
                state.push(self)
            return
        card = CARD.part(action)
        bit = 1 << card
        cells[DECK] &= ~bit
        cells[HAND] |= bit
        if self.why == BOUGHT:
            cells[NOT_DRAWN] |= bit
        if state.events is not None:
            state.tell("drew", DRAW_CLAUSES[self.why], {"card": CARD_NAMES[card]})
        if self.left > 1:
            state.push(draws(self.left - 1, self.why))
        # WS-35.16: later draws do not count
        if self.why == OPENING and not cells[FIRST_CARD]:
            cells[FIRST_CARD] = bit
            # WS-5.9, WS-40.90: at once, unless an option waits for the whole draw
            if state.rules.taikyu and not state.rules.taikyu_after_draw:
                state.push(FirstCard())


_draws: dict[tuple[int, int], Draw] = {}


def draws(number: int, why: int) -> Draw:
    """The step that draws so many cards for a reason, made once."""
    found = _draws.get((number, why))
    if found is None:
        found = Draw(number, why)
        _draws[(number, why)] = found
    return found


def buy_card(state: WayOfTheSamurai) -> None:
    """Pay for an action card; some weather demands that a card is put down first."""
    pay(state, price(state, 1), "WS-12.8")
    if not state.stack:
        return
    state.cells[MARKS] &= ~FRESH
    state.push(BoughtCard())
    # WS-40.67: once per card bought
    if state.modifiers.discard_before_draw:
        state.push(DiscardFirst())


def fetch(state: WayOfTheSamurai, card: int) -> None:
    """Pay to take a card of the discard pile into the hand; some weather demands that a card is put down first."""
    pay(state, price(state, state.modifiers.ki_fetch_discard), "WS-19.23")
    if not state.stack:
        return
    state.cells[MARKS] &= ~FRESH
    state.push(FetchCard(card))
    # WS-23.18: also the card that is put down for it
    if state.cells[HAND] >> card & 1:
        put_down(state, card, "WS-23.18")
    elif state.modifiers.discard_before_draw:
        state.push(DiscardFirst())


class DiscardFirst(Question):
    """A card of the hand must be put down before one is bought."""

    name: ClassVar[str] = "discard_first"
    clause: ClassVar[str] = "WS-23.8"

    def legal(self, state: WayOfTheSamurai, seat: int) -> tuple[int, ...]:
        # WS-23.8
        return DISCARD.masked(state.cells[HAND])

    def apply(self, state: WayOfTheSamurai, seat: int, action: int) -> None:
        state.stack.pop()
        put_down(state, DISCARD.part(action), "WS-23.8")


def put_down(state: WayOfTheSamurai, card: int, clause: str) -> None:
    """Put a card of the hand on the discard pile."""
    state.cells[HAND] &= ~(1 << card)
    state.cells[DISCARDED] |= 1 << card
    if state.events is not None:
        state.tell("put_down", clause, {"card": CARD_NAMES[card]})


class FetchCard(Happen[WayOfTheSamurai]):
    """A card of the discard pile comes into the hand."""

    name: ClassVar[str] = "fetch_card"

    def __init__(self, card: int) -> None:
        self.card = card

    def run(self, state: WayOfTheSamurai) -> None:
        # WS-19.23
        state.cells[DISCARDED] &= ~(1 << self.card)
        state.cells[HAND] |= 1 << self.card
        state.cells[NOT_DRAWN] |= 1 << self.card
        if state.events is not None:
            state.tell("fetched", "WS-19.23", {"card": CARD_NAMES[self.card]})


class BoughtCard(Happen[WayOfTheSamurai]):
    """The bought card is drawn; with easing 1 it is one of three that are looked at."""

    name: ClassVar[str] = "bought_card"

    def run(self, state: WayOfTheSamurai) -> None:
        # WS-26.3, WS-40.15
        if state.modifiers.look > 1:
            state.push(Look(state.modifiers.look))
        else:
            # WS-12.8
            state.push(draws(1, BOUGHT))


class Look(Chance):
    """Look at `left` cards of the action deck, one after the other; at fewer if there are fewer."""

    name: ClassVar[str] = "look"
    clause: ClassVar[str] = "WS-26.6"

    def __init__(self, left: int) -> None:
        self.left = left

    def legal(self, state: WayOfTheSamurai, seat: int) -> tuple[int, ...]:
        deck = state.cells[DECK]
        return CARD.masked(deck) if deck else (GO_ON,)

    def apply(self, state: WayOfTheSamurai, seat: int, action: int) -> None:
        cells = state.cells
        state.stack.pop()
        if action == GO_ON:
            if cells[DISCARDED]:
                refill_actions(state, "WS-26.6")
                state.push(self)
            else:
                # WS-26.6
                state.push(Keep(ACTION_CARDS))
            return
        card = CARD.part(action)
        cells[DECK] &= ~(1 << card)
        cells[LOOKED] |= 1 << card
        if state.events is not None:
            state.tell("looked", "WS-26.2", {"card": CARD_NAMES[card]})
        if self.left > 1:
            state.push(Look(self.left - 1))
        else:
            state.push(Keep(ACTION_CARDS))


def gain_special(state: WayOfTheSamurai, number: int) -> None:
    """Gain special cards: drawn, drawn to choose from, or chosen from the whole deck."""
    for _ in range(number):
        state.push(GainSpecial())


class GainSpecial(Happen[WayOfTheSamurai]):
    """One special card is gained, if there is one left."""

    name: ClassVar[str] = "gain_special"

    def run(self, state: WayOfTheSamurai) -> None:
        if not state.cells[SPECIALS]:
            return
        # WS-18.9, WS-36.9, WS-40.28: for each card gained in play
        if state.modifiers.choose_special:
            state.push(Keep(WHOLE_DECK))
        else:
            number = state.rules.special_look if state.rules.special_look > 1 else state.modifiers.special_draw
            state.push(SpecialCard(number, number))


class SpecialCard(Chance):
    """The top card of the special deck; `left` are still to be drawn, `total` in all."""

    name: ClassVar[str] = "special_card"
    clause: ClassVar[str] = "WS-13.7"

    def __init__(self, left: int, total: int) -> None:
        self.left = left
        self.total = total

    def legal(self, state: WayOfTheSamurai, seat: int) -> tuple[int, ...]:
        # WS-13.7
        return CARD.masked(state.cells[SPECIALS])

    def apply(self, state: WayOfTheSamurai, seat: int, action: int) -> None:
        cells = state.cells
        state.stack.pop()
        card = CARD.part(action)
        cells[SPECIALS] &= ~(1 << card)
        if self.total == 1 or (not cells[LOOKED] and not cells[SPECIALS]):
            store(state, card)
            return
        cells[LOOKED] |= 1 << card
        if state.events is not None:
            clause = "WS-26.7" if state.rules.special_look > 1 else "WS-18.5"
            state.tell("looked", clause, {"card": CARD_NAMES[card]})
        if self.left > 1 and cells[SPECIALS]:
            state.push(SpecialCard(self.left - 1, self.total))
        else:
            state.push(Keep(SPECIAL_CARDS))


def store(state: WayOfTheSamurai, card: int) -> None:
    """Lay a special card open beside the gauge board."""
    # WS-13.8, WS-13.13: as many as there are
    state.cells[STORED] |= 1 << card
    if state.events is not None:
        state.tell("stored", "WS-13.8", {"card": CARD_NAMES[card]})


class Keep(Question):
    """One of the cards that were looked at is kept; `source` is ACTION_CARDS, SPECIAL_CARDS or WHOLE_DECK."""

    name: ClassVar[str] = "keep"
    clause: ClassVar[str] = "WS-26.2"

    def __init__(self, source: int) -> None:
        self.source = source

    def legal(self, state: WayOfTheSamurai, seat: int) -> tuple[int, ...]:
        return KEEP.masked(state.cells[SPECIALS if self.source == WHOLE_DECK else LOOKED])

    def apply(self, state: WayOfTheSamurai, seat: int, action: int) -> None:
        cells = state.cells
        state.stack.pop()
        card = KEEP.part(action)
        rest = cells[LOOKED] & ~(1 << card)
        cells[LOOKED] = 0
        if self.source == ACTION_CARDS:
            # WS-26.2: the others go to the discard pile
            cells[HAND] |= 1 << card
            cells[NOT_DRAWN] |= 1 << card
            cells[DISCARDED] |= rest
            if state.events is not None:
                state.tell("kept", "WS-26.2", {"card": CARD_NAMES[card]})
            return
        cells[SPECIALS] &= ~(1 << card)
        store(state, card)
        if self.source == WHOLE_DECK:
            # WS-36.10
            tell_shuffled(state, "special_deck", cells[SPECIALS].bit_count(), "WS-36.10")
        elif state.rules.special_look > 1 and not state.rules.easy_rest_back:
            # WS-26.7: with easing 1 the others go to the discard pile
            cells[DISCARDED] |= rest
        else:
            # WS-18.5: with the wakizashi the other one goes back into the special deck
            cells[SPECIALS] |= rest
            clause = "WS-26.7" if state.rules.special_look > 1 else "WS-18.5"
            tell_shuffled(state, "special_deck", cells[SPECIALS].bit_count(), clause)


class Redraw(Question):
    """Put down up to `left` more cards one by one, then draw as many; `put` were put down so far."""

    name: ClassVar[str] = "redraw"
    clause: ClassVar[str] = "WS-30.12"

    def __init__(self, left: int, put: int) -> None:
        self.left = left
        self.put = put

    def legal(self, state: WayOfTheSamurai, seat: int) -> tuple[int, ...]:
        cards = DISCARD.masked(state.cells[HAND] & ~state.cells[NOT_DRAWN])
        return (GO_ON, *cards) if self.put else cards

    def apply(self, state: WayOfTheSamurai, seat: int, action: int) -> None:
        state.stack.pop()
        if action == GO_ON:
            state.push(draws(self.put, REDRAWN))
            return
        # WS-30.12: only cards that the round began with
        put_down(state, DISCARD.part(action), "WS-30.12")
        if self.left == 1 or not state.cells[HAND] & ~state.cells[NOT_DRAWN]:
            state.push(draws(self.put + 1, REDRAWN))
        else:
            state.push(Redraw(self.left - 1, self.put + 1))


STEPS: Final[Steps] = (Draw, DiscardFirst, FetchCard, BoughtCard, Look, GainSpecial, SpecialCard, Keep, Redraw)
