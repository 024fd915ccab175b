"""Drawing and gaining cards: hand, bought cards, special cards, cards looked at (sections 5, 12, 13, 26)."""

from typing import ClassVar, Final

from shiai.core.clauses import cited
from shiai.games.way_of_the_samurai.rules.actions import (
    CARD,
    DISCARD,
    DISCARDS,
    DRAWS,
    GO_ON,
    KEEP,
    KEEPS,
)
from shiai.games.way_of_the_samurai.rules.cards import CARD_NAMES
from shiai.games.way_of_the_samurai.rules.state import (
    DECK,
    DISCARDED,
    FIRST_CARD,
    FRESH,
    HAND,
    LOOKED,
    MARKS,
    SPECIALS,
    STORED,
    WayOfTheSamurai,
)
from shiai.games.way_of_the_samurai.rules.steps.base import Ask, Happen, Luck, Steps
from shiai.games.way_of_the_samurai.rules.table import pay, price, refill_actions

ACTION_CARDS: Final = 0  # what is looked at
SPECIAL_CARDS: Final = 1
WHOLE_DECK: Final = 2


class Draw(Luck):
    """Draw cards of the action deck into the hand. Numbers: how many are left, 1 for the draw that opens a round."""

    name: ClassVar[str] = "draw"
    clauses: ClassVar[tuple[str, ...]] = cited("WS-5.4 WS-0.9 WS-3.1 WS-5.6 WS-10.7 WS-36.13 WS-40.49")

    def legal(self, state: WayOfTheSamurai, seat: int) -> tuple[int, ...]:
        deck = state.cells[DECK]
        return DRAWS.of(deck) if deck else (GO_ON,)

    def apply(self, state: WayOfTheSamurai, seat: int, action: int) -> None:
        cells = state.cells
        stack = state.stack
        stack.pop()
        left, opening = self.numbers
        if action == GO_ON:  # the deck is empty
            if cells[DISCARDED]:
                refill_actions(state)
                stack.append(self)
            return
        bit = 1 << (action - CARD)
        cells[DECK] &= ~bit
        cells[HAND] |= bit
        if opening and not cells[FIRST_CARD]:
            cells[FIRST_CARD] = bit
        if state.events is not None:
            state.tell("drew", "WS-5.4", {"card": CARD_NAMES[action - CARD]})
        if left > 1:
            stack.append(draws(left - 1, opening))


_draws: dict[tuple[int, int], Draw] = {}


def draws(number: int, opening: int) -> Draw:
    """The step that draws so many cards, made once."""
    found = _draws.get((number, opening))
    if found is None:
        found = Draw((number, opening))
        _draws[(number, opening)] = found
    return found


def buy_card(state: WayOfTheSamurai) -> None:
    """Pay for an action card; some weather wants a card put down first (WS-12.8, WS-23.8)."""
    pay(state, price(state, 1))
    if not state.stack:
        return
    state.cells[MARKS] &= ~FRESH
    state.push("bought_card")
    if state.force.discard_before_draw:
        state.push("discard_first")


def fetch(state: WayOfTheSamurai, card: int) -> None:
    """Pay to take a card of the discard pile into the hand; a card of the hand is put down for it (WS-23.18)."""
    pay(state, price(state, state.force.ki_fetch_discard))
    if not state.stack:
        return
    state.cells[MARKS] &= ~FRESH
    state.push("fetch_card", (card,))
    if state.cells[HAND] >> card & 1:
        put_down(state, card, "WS-23.8")
    elif state.force.discard_before_draw:
        state.push("discard_first")


class DiscardFirst(Ask):
    """A card of the hand must be put down before one is bought (WS-23.8)."""

    name: ClassVar[str] = "discard_first"
    clauses: ClassVar[tuple[str, ...]] = cited("WS-23.8 WS-23.18 WS-40.67")

    def legal(self, state: WayOfTheSamurai, seat: int) -> tuple[int, ...]:
        return DISCARDS.of(state.cells[HAND])

    def apply(self, state: WayOfTheSamurai, seat: int, action: int) -> None:
        state.stack.pop()
        put_down(state, action - DISCARD, "WS-23.8")


def put_down(state: WayOfTheSamurai, card: int, clause: str) -> None:
    """A card goes from the hand to the discard pile."""
    state.cells[HAND] &= ~(1 << card)
    state.cells[DISCARDED] |= 1 << card
    if state.events is not None:
        state.tell("put_down", clause, {"card": CARD_NAMES[card]})


class FetchCard(Happen):
    """The card of the discard pile comes into the hand."""

    name: ClassVar[str] = "fetch_card"
    clauses: ClassVar[tuple[str, ...]] = cited("WS-19.23")

    def run(self, state: WayOfTheSamurai) -> None:
        card = self.numbers[0]
        state.cells[DISCARDED] &= ~(1 << card)
        state.cells[HAND] |= 1 << card
        if state.events is not None:
            state.tell("fetched", "WS-19.23", {"card": CARD_NAMES[card]})


class BoughtCard(Happen):
    """The bought card is drawn; with easing 1 it is the best of three (WS-26.2)."""

    name: ClassVar[str] = "bought_card"
    clauses: ClassVar[tuple[str, ...]] = cited("WS-12.8 WS-26.3 WS-40.15")

    def run(self, state: WayOfTheSamurai) -> None:
        if state.force.look > 1:
            state.push("look", (state.force.look,))
        else:
            state.stack.append(draws(1, 0))


class Look(Luck):
    """Cards of the action deck are looked at, one after the other; fewer if there are fewer (WS-26.6)."""

    name: ClassVar[str] = "look"
    clauses: ClassVar[tuple[str, ...]] = cited("WS-26.6")

    def legal(self, state: WayOfTheSamurai, seat: int) -> tuple[int, ...]:
        deck = state.cells[DECK]
        return DRAWS.of(deck) if deck else (GO_ON,)

    def apply(self, state: WayOfTheSamurai, seat: int, action: int) -> None:
        cells = state.cells
        state.stack.pop()
        left = self.numbers[0]
        if action == GO_ON:
            if cells[DISCARDED]:
                refill_actions(state)
                state.stack.append(self)
            else:
                state.push("keep", (ACTION_CARDS,))
            return
        bit = 1 << (action - CARD)
        cells[DECK] &= ~bit
        cells[LOOKED] |= bit
        if state.events is not None:
            state.tell("looked", "WS-26.2", {"card": CARD_NAMES[action - CARD]})
        if left > 1:
            state.push("look", (left - 1,))
        else:
            state.push("keep", (ACTION_CARDS,))


def gain_special(state: WayOfTheSamurai, number: int) -> None:
    """Gain special cards: drawn, drawn to choose from, or chosen from the whole deck (WS-40.28)."""
    for _ in range(number):
        state.push("gain_special")


class GainSpecial(Happen):
    """One special card is gained, if there is one left (WS-13.14)."""

    name: ClassVar[str] = "gain_special"
    clauses: ClassVar[tuple[str, ...]] = cited("WS-18.9 WS-36.9 WS-40.28")

    def run(self, state: WayOfTheSamurai) -> None:
        if not state.cells[SPECIALS]:
            return
        if state.force.choose_special:
            state.push("keep", (WHOLE_DECK,))
        else:
            number = state.rules.special_look if state.rules.special_look > 1 else state.force.special_draw
            state.push("special_card", (number, number))


class SpecialCard(Luck):
    """The top card of the special deck. Numbers: how many are left to draw, and how many in all."""

    name: ClassVar[str] = "special_card"
    clauses: ClassVar[tuple[str, ...]] = cited("WS-13.7 WS-13.8 WS-3.2 WS-13.13")

    def legal(self, state: WayOfTheSamurai, seat: int) -> tuple[int, ...]:
        return DRAWS.of(state.cells[SPECIALS])

    def apply(self, state: WayOfTheSamurai, seat: int, action: int) -> None:
        cells = state.cells
        state.stack.pop()
        left, total = self.numbers
        bit = 1 << (action - CARD)
        cells[SPECIALS] &= ~bit
        if total == 1 or (not cells[LOOKED] and not cells[SPECIALS]):
            store(state, action - CARD)
            return
        cells[LOOKED] |= bit
        if state.events is not None:
            state.tell("looked", "WS-18.5", {"card": CARD_NAMES[action - CARD]})
        if left > 1 and cells[SPECIALS]:
            state.push("special_card", (left - 1, total))
        else:
            state.push("keep", (SPECIAL_CARDS,))


def store(state: WayOfTheSamurai, card: int) -> None:
    """A special card is laid open beside the gauge board (WS-13.8)."""
    state.cells[STORED] |= 1 << card
    if state.events is not None:
        state.tell("stored", "WS-13.8", {"card": CARD_NAMES[card]})


class Keep(Ask):
    """One of the cards that were looked at is kept; the number says what they are."""

    name: ClassVar[str] = "keep"
    clauses: ClassVar[tuple[str, ...]] = cited("WS-26.2 WS-18.5 WS-36.10 WS-26.7")

    def legal(self, state: WayOfTheSamurai, seat: int) -> tuple[int, ...]:
        return KEEPS.of(state.cells[SPECIALS if self.numbers[0] == WHOLE_DECK else LOOKED])

    def apply(self, state: WayOfTheSamurai, seat: int, action: int) -> None:
        cells = state.cells
        state.stack.pop()
        card = action - KEEP
        rest = cells[LOOKED] & ~(1 << card)
        cells[LOOKED] = 0
        if self.numbers[0] == ACTION_CARDS:
            cells[HAND] |= 1 << card
            cells[DISCARDED] |= rest
            if state.events is not None:
                state.tell("kept", "WS-26.2", {"card": CARD_NAMES[card]})
            return
        cells[SPECIALS] = (cells[SPECIALS] | rest) & ~(1 << card)
        store(state, card)


class Redraw(Ask):
    """Up to so many cards are put down one by one, then as many are drawn (WS-30.12)."""

    name: ClassVar[str] = "redraw"
    clauses: ClassVar[tuple[str, ...]] = cited("WS-30.12")

    def legal(self, state: WayOfTheSamurai, seat: int) -> tuple[int, ...]:
        cards = DISCARDS.of(state.cells[HAND])
        return (GO_ON, *cards) if self.numbers[1] else cards

    def apply(self, state: WayOfTheSamurai, seat: int, action: int) -> None:
        state.stack.pop()
        left, put = self.numbers
        if action != GO_ON:
            put_down(state, action - DISCARD, "WS-30.12")
            left -= 1
            put += 1
        if action == GO_ON or left == 0 or not state.cells[HAND]:
            state.stack.append(draws(put, 0))
        else:
            state.push("redraw", (left, put))


STEPS: Final[Steps] = (Draw, DiscardFirst, FetchCard, BoughtCard, Look, GainSpecial, SpecialCard, Keep, Redraw)
