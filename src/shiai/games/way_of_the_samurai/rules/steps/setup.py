"""What is chosen and drawn before the first round (sections 4, 26, 36)."""

from typing import ClassVar, Final

from shiai.games.way_of_the_samurai.rules.actions import CARD, KEEP
from shiai.games.way_of_the_samurai.rules.cards import CARD_NAMES
from shiai.games.way_of_the_samurai.rules.state import DECK, SPECIALS, WayOfTheSamurai
from shiai.games.way_of_the_samurai.rules.steps.base import Chance, Question, Steps
from shiai.games.way_of_the_samurai.rules.steps.draw import store


class ChooseSpecial(Question):
    """The player chooses a special card to start with; `stored` is 1 to store it, 0 for the action deck."""

    name: ClassVar[str] = "choose_special"
    clause: ClassVar[str] = "WS-36.6"

    def __init__(self, stored: int) -> None:
        self.stored = stored

    def legal(self, state: WayOfTheSamurai, seat: int) -> tuple[int, ...]:
        # WS-36.24: before the deck is shuffled
        return KEEP.masked(state.cells[SPECIALS])

    def apply(self, state: WayOfTheSamurai, seat: int, action: int) -> None:
        state.stack.pop()
        card = KEEP.part(action)
        state.cells[SPECIALS] &= ~(1 << card)
        # WS-36.6, WS-36.21: Dante and Yorha
        if self.stored:
            store(state, card)
        else:
            into_deck(state, card)


class RandomSpecial(Chance):
    """A random special card starts in the action deck."""

    name: ClassVar[str] = "random_special"
    clause: ClassVar[str] = "WS-26.5"

    def legal(self, state: WayOfTheSamurai, seat: int) -> tuple[int, ...]:
        # WS-26.5
        return CARD.masked(state.cells[SPECIALS])

    def apply(self, state: WayOfTheSamurai, seat: int, action: int) -> None:
        state.stack.pop()
        card = CARD.part(action)
        state.cells[SPECIALS] &= ~(1 << card)
        into_deck(state, card)


def into_deck(state: WayOfTheSamurai, card: int) -> None:
    """Shuffle a special card into the action deck."""
    # WS-40.74
    state.cells[DECK] |= 1 << card
    if state.events is not None:
        state.tell("into_deck", "WS-40.74", {"card": CARD_NAMES[card]})


STEPS: Final[Steps] = (ChooseSpecial, RandomSpecial)
