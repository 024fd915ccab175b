"""Module Gisei: a life for a card that moves the guard (section 31)."""

from typing import ClassVar, Final

from shiai.games.way_of_the_samurai.rules.actions import GISEI, GISEI_CARD, GO_ON
from shiai.games.way_of_the_samurai.rules.cards import GISEI_CARDS, GISEI_NAMES, GUARD
from shiai.games.way_of_the_samurai.rules.state import GISEI_DRAWN, WayOfTheSamurai
from shiai.games.way_of_the_samurai.rules.steps.base import Chance, Question, Steps
from shiai.games.way_of_the_samurai.rules.table import move_gauge, pay_life, tell_shuffled
from shiai.games.way_of_the_samurai.rules.windows import gisei_open


def draw_gisei(state: WayOfTheSamurai) -> None:
    """Pay a life for a Gisei card."""
    pay_life(state, "WS-31.2")
    state.cells[GISEI_DRAWN] += 1
    state.push(GiseiCard())


class GiseiCard(Chance):
    """A Gisei card moves the guard and is shuffled back at once, so every draw is from all five."""

    name: ClassVar[str] = "gisei_card"
    clause: ClassVar[str] = "WS-31.2"

    def legal(self, state: WayOfTheSamurai, seat: int) -> tuple[int, ...]:
        # WS-31.4
        return ALL_GISEI

    def apply(self, state: WayOfTheSamurai, seat: int, action: int) -> None:
        state.stack.pop()
        card = GISEI_CARD.part(action)
        if state.events is not None:
            # WS-31.2
            state.tell("gisei", "WS-31.2", {"card": GISEI_NAMES[card]})
            tell_shuffled(state, "gisei_deck", GISEI_CARDS, "WS-31.4")
        # WS-31.8
        move_gauge(state, GUARD, state.rules.printed.gisei[card], "WS-31.8")


class OfferGisei(Question):
    """Between two counter-attacks of a row only Gisei is offered."""

    name: ClassVar[str] = "offer_gisei"
    clause: ClassVar[str] = "WS-32.24"

    def legal(self, state: WayOfTheSamurai, seat: int) -> tuple[int, ...]:
        # WS-32.13, WS-32.24, WS-40.82: nothing else is possible between two counter-attacks
        return (GO_ON, GISEI) if gisei_open(state) else (GO_ON,)

    def apply(self, state: WayOfTheSamurai, seat: int, action: int) -> None:
        if action == GO_ON:
            state.stack.pop()
        else:
            draw_gisei(state)


ALL_GISEI: Final = GISEI_CARD.all()
STEPS: Final[Steps] = (GiseiCard, OfferGisei)
