"""The penalties of Shiro, and cards that leave the game (sections 34 and 36)."""

from typing import ClassVar, Final

from shiai.games.way_of_the_samurai.rules.actions import CARD, LOWER_DIE, REMOVE, REMOVE_CARD, TAKE_KI, TAKE_LIFE
from shiai.games.way_of_the_samurai.rules.cards import CARD_NAMES, STANDARD_CARDS
from shiai.games.way_of_the_samurai.rules.causes import PENALTY_KI, PENALTY_LIFE
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
from shiai.games.way_of_the_samurai.rules.steps.base import Chance, Question, Steps
from shiai.games.way_of_the_samurai.rules.steps.draw import REPLACED, draws
from shiai.games.way_of_the_samurai.rules.steps.losses import lose_life
from shiai.games.way_of_the_samurai.rules.table import lose_ki, move_die


class Penalty(Question):
    """Side B of Shiro's card is up: the player chooses one of four penalties."""

    name: ClassVar[str] = "penalty"
    clause: ClassVar[str] = "WS-34.3"

    def legal(self, state: WayOfTheSamurai, seat: int) -> tuple[int, ...]:
        cells = state.cells
        # WS-34.3, WS-34.5
        actions = [TAKE_LIFE]
        # WS-34.4
        if cells[KI_AT]:
            actions.append(TAKE_KI)
        # WS-34.8
        if cells[DIE] > 1:
            actions.append(LOWER_DIE)
        # WS-34.15
        if cells[HAND] | cells[DISCARDED]:
            actions.append(REMOVE_CARD)
        return tuple(actions)

    def apply(self, state: WayOfTheSamurai, seat: int, action: int) -> None:
        state.stack.pop()
        if action == TAKE_LIFE:
            lose_life(state, 1, PENALTY_LIFE)
        elif action == TAKE_KI:
            lose_ki(state, 1, PENALTY_KI)
        elif action == LOWER_DIE:
            move_die(state, -1, "WS-34.8")
        else:
            state.push(Remove(from_deck=0))

    def why_not(self, state: WayOfTheSamurai, seat: int, action: int) -> tuple[str, ...]:
        return (PENALTY_CLAUSES.get(action, self.clause),)


PENALTY_CLAUSES: Final = {TAKE_KI: "WS-34.4", LOWER_DIE: "WS-34.8", REMOVE_CARD: "WS-34.15"}


class Remove(Question):
    """An action card leaves the game: from hand or discard pile, or (`from_deck`) from the deck at the beginning."""

    name: ClassVar[str] = "remove"

    def __init__(self, from_deck: int) -> None:
        self.from_deck = from_deck

    def legal(self, state: WayOfTheSamurai, seat: int) -> tuple[int, ...]:
        cells = state.cells
        # WS-34.6, WS-34.14, WS-34.18, WS-40.87: neither stored cards nor those being played
        # WS-36.18: Sasuke
        return REMOVE.masked(cells[DECK] if self.from_deck else cells[HAND] | cells[DISCARDED])

    def apply(self, state: WayOfTheSamurai, seat: int, action: int) -> None:
        state.stack.pop()
        remove_card(state, REMOVE.part(action), "WS-36.18" if self.from_deck else "WS-34.6")

    def why_not(self, state: WayOfTheSamurai, seat: int, action: int) -> tuple[str, ...]:
        return ("WS-36.18",) if self.from_deck else ("WS-34.6",)


class RemoveRandom(Chance):
    """A random card leaves the action deck (flag `sasuke_random`)."""

    name: ClassVar[str] = "remove_random"
    clause: ClassVar[str] = "WS-40.60"

    def legal(self, state: WayOfTheSamurai, seat: int) -> tuple[int, ...]:
        # WS-40.60
        return CARD.masked(state.cells[DECK])

    def apply(self, state: WayOfTheSamurai, seat: int, action: int) -> None:
        state.stack.pop()
        remove_card(state, CARD.part(action), "WS-40.60")


def remove_card(state: WayOfTheSamurai, card: int, clause: str) -> None:
    """Remove a card from the game; a special one out of the hand is replaced."""
    cells = state.cells
    bit = 1 << card
    from_hand = cells[HAND] & bit
    cells[HAND] &= ~bit
    cells[DISCARDED] &= ~bit
    cells[DECK] &= ~bit
    cells[REMOVED] |= bit
    if state.events is not None:
        state.tell("removed", clause, {"card": CARD_NAMES[card]})
    if from_hand:
        cells[MARKS] &= ~FRESH
        # WS-34.7
        if card >= STANDARD_CARDS:
            state.push(draws(1, REPLACED))


STEPS: Final[Steps] = (Penalty, Remove, RemoveRandom)
