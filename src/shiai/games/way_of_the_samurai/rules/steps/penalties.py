"""The penalties of Shiro, and cards that leave the game (sections 34 and 36)."""

from typing import ClassVar, Final

from shiai.core.clauses import cited
from shiai.games.way_of_the_samurai.rules.actions import (
    CARD,
    LOWER_DIE,
    REMOVALS,
    REMOVE,
    REMOVE_CARD,
    TAKE_KI,
    TAKE_LIFE,
)
from shiai.games.way_of_the_samurai.rules.cards import (
    CARD_NAMES,
    STANDARD_CARDS,
)
from shiai.games.way_of_the_samurai.rules.state import (
    DECK,
    DIE,
    DISCARDED,
    FRESH,
    HAND,
    KI_AT,
    MARKS,
    REMOVED,
    WayOfTheSamurai,
)
from shiai.games.way_of_the_samurai.rules.steps.base import Ask, Luck, Steps
from shiai.games.way_of_the_samurai.rules.steps.draw import draws
from shiai.games.way_of_the_samurai.rules.table import (
    lose_ki,
    lose_life,
    move_die,
)


class Penalty(Ask):
    """Side B of Shiro's card is up: the player chooses one of four penalties (WS-34.3)."""

    name: ClassVar[str] = "penalty"
    clauses: ClassVar[tuple[str, ...]] = cited("WS-34.3 WS-34.4 WS-34.5 WS-34.8 WS-34.9 WS-34.13 WS-34.15 WS-40.48")

    def legal(self, state: WayOfTheSamurai, seat: int) -> tuple[int, ...]:
        cells = state.cells
        actions = [TAKE_LIFE]
        if cells[KI_AT]:
            actions.append(TAKE_KI)
        if cells[DIE] > 1:
            actions.append(LOWER_DIE)
        if cells[HAND] | cells[DISCARDED]:
            actions.append(REMOVE_CARD)
        return tuple(actions)

    def apply(self, state: WayOfTheSamurai, seat: int, action: int) -> None:
        state.stack.pop()
        if action == TAKE_LIFE:
            lose_life(state, 1)
        elif action == TAKE_KI:
            lose_ki(state, 1, "WS-34.4")
        elif action == LOWER_DIE:
            move_die(state, -1, "WS-34.8")
        else:
            state.push("remove", (0,))

    def why_not(self, state: WayOfTheSamurai, seat: int, action: int) -> tuple[str, ...]:
        return (PENALTY_CLAUSES.get(action, "WS-34.3"),)


PENALTY_CLAUSES: Final = {TAKE_KI: "WS-34.4", LOWER_DIE: "WS-34.8", REMOVE_CARD: "WS-34.15"}


class Remove(Ask):
    """An action card leaves the game: from hand or discard pile, or (number 1) from the deck at the beginning."""

    name: ClassVar[str] = "remove"
    clauses: ClassVar[tuple[str, ...]] = cited("WS-34.6 WS-34.7 WS-34.14 WS-34.18 WS-36.18 WS-40.87")

    def legal(self, state: WayOfTheSamurai, seat: int) -> tuple[int, ...]:
        cells = state.cells
        return REMOVALS.of(cells[DECK] if self.numbers[0] else cells[HAND] | cells[DISCARDED])

    def apply(self, state: WayOfTheSamurai, seat: int, action: int) -> None:
        state.stack.pop()
        remove_card(state, action - REMOVE)

    def why_not(self, state: WayOfTheSamurai, seat: int, action: int) -> tuple[str, ...]:
        return ("WS-36.18",) if self.numbers[0] else ("WS-34.6",)


class RemoveRandom(Luck):
    """A random card leaves the action deck (flag `sasuke_random`)."""

    name: ClassVar[str] = "remove_random"
    clauses: ClassVar[tuple[str, ...]] = cited("WS-40.60")

    def legal(self, state: WayOfTheSamurai, seat: int) -> tuple[int, ...]:
        return tuple([CARD + action - REMOVE for action in REMOVALS.of(state.cells[DECK])])

    def apply(self, state: WayOfTheSamurai, seat: int, action: int) -> None:
        state.stack.pop()
        remove_card(state, action - CARD)


def remove_card(state: WayOfTheSamurai, card: int) -> None:
    """A card leaves the game; a special one out of the hand is replaced (WS-34.7)."""
    cells = state.cells
    bit = 1 << card
    from_hand = cells[HAND] & bit
    cells[HAND] &= ~bit
    cells[DISCARDED] &= ~bit
    cells[DECK] &= ~bit
    cells[REMOVED] |= bit
    if state.events is not None:
        state.tell("removed", "WS-34.6", {"card": CARD_NAMES[card]})
    if from_hand:
        cells[MARKS] &= ~FRESH
        if card >= STANDARD_CARDS:
            state.stack.append(draws(1, 0))


STEPS: Final[Steps] = (Penalty, Remove, RemoveRandom)
