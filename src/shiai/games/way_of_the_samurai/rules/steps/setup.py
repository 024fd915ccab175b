"""What is chosen and drawn before the first round (sections 4, 26, 36)."""

from typing import ClassVar, Final

from shiai.core.clauses import cited
from shiai.games.way_of_the_samurai.rules.actions import CARD, DRAWS, KEEP, KEEPS
from shiai.games.way_of_the_samurai.rules.cards import CARD_NAMES
from shiai.games.way_of_the_samurai.rules.state import DECK, SPECIALS, WayOfTheSamurai
from shiai.games.way_of_the_samurai.rules.steps.base import Ask, Luck, Steps
from shiai.games.way_of_the_samurai.rules.steps.draw import store


class ChooseSpecial(Ask):
    """The player chooses a special card to start with. Number: 0 for the action deck, 1 to store it."""

    name: ClassVar[str] = "choose_special"
    clauses: ClassVar[tuple[str, ...]] = cited("WS-36.6 WS-36.21 WS-36.24")

    def legal(self, state: WayOfTheSamurai, seat: int) -> tuple[int, ...]:
        return KEEPS.of(state.cells[SPECIALS])

    def apply(self, state: WayOfTheSamurai, seat: int, action: int) -> None:
        state.stack.pop()
        card = action - KEEP
        state.cells[SPECIALS] &= ~(1 << card)
        if self.numbers[0]:
            store(state, card)
        else:
            into_deck(state, card)


class RandomSpecial(Luck):
    """A random special card starts in the action deck (WS-26.5)."""

    name: ClassVar[str] = "random_special"
    clauses: ClassVar[tuple[str, ...]] = cited("WS-26.5 WS-40.74")

    def legal(self, state: WayOfTheSamurai, seat: int) -> tuple[int, ...]:
        return DRAWS.of(state.cells[SPECIALS])

    def apply(self, state: WayOfTheSamurai, seat: int, action: int) -> None:
        state.stack.pop()
        state.cells[SPECIALS] &= ~(1 << (action - CARD))
        into_deck(state, action - CARD)


def into_deck(state: WayOfTheSamurai, card: int) -> None:
    """A special card is shuffled into the action deck."""
    state.cells[DECK] |= 1 << card
    if state.events is not None:
        state.tell("into_deck", "WS-40.74", {"card": CARD_NAMES[card]})


STEPS: Final[Steps] = (ChooseSpecial, RandomSpecial)
