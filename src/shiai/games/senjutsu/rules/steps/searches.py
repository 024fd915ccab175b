"""Searches, and cards that are found (sections 26 and 28)."""

from typing import ClassVar

from shiai.core.clauses import cited
from shiai.core.messages import Values
from shiai.games.senjutsu.cards.cards import CHAINS
from shiai.games.senjutsu.cards.heap import designs, one, size
from shiai.games.senjutsu.cards.vocabulary import SEARCH_DECK
from shiai.games.senjutsu.rules.actions import CARD, PASS
from shiai.games.senjutsu.rules.piles import card_name, show_card, take_from_pile
from shiai.games.senjutsu.rules.state import (
    BLOCK,
    DOWN,
    DOWN_SIZE,
    FOUND_AT,
    HAND,
    HAND_SIZE,
    KNOWN,
    LOOKED,
    LOOKED_OWNER,
    LOOKER,
    STOCK,
    UNSEEN_DISCARDS,
    UP,
    Senjutsu,
)
from shiai.games.senjutsu.rules.steps.base import AskHand, Luck, Steps
from shiai.games.senjutsu.rules.steps.hands import others_than, shuffle_deck
from shiai.games.senjutsu.rules.table import who


class SettleUnseen(Luck):
    """Somebody looks: luck decides which cards were discarded unseen. Numbers: owner."""

    name: ClassVar[str] = "settle_unseen"

    def legal(self, state: Senjutsu, seat: int) -> tuple[int, ...]:
        return tuple([CARD + design for design in designs(state.cells[self.numbers[0] * BLOCK + STOCK])])

    def weights(self, state: Senjutsu) -> list[int]:
        stock = state.cells[self.numbers[0] * BLOCK + STOCK]
        return [stock >> 2 * design & 3 for design in designs(stock)]

    def apply(self, state: Senjutsu, seat: int, action: int) -> None:
        base = self.numbers[0] * BLOCK
        cells = state.cells
        state.stack.pop()
        cells[base + STOCK] -= one(action - CARD)
        cells[base + DOWN] += one(action - CARD)
        cells[base + DOWN_SIZE] += 1
        cells[base + UNSEEN_DISCARDS] -= 1
        if state.events is not None:
            owner = self.numbers[0]
            values: Values = {"who": who(state, owner), "card": card_name(action - CARD)}
            state.tell("seen_in_pile", "SJ-28.1", values, (owner,))
        if cells[base + UNSEEN_DISCARDS]:
            state.push("settle_unseen", self.numbers)


class Search(AskHand):
    """A card of the own deck or discard pile is taken into hand. Numbers: seat, chain, place of the effect in it."""

    name: ClassVar[str] = "search"
    clauses: ClassVar[tuple[str, ...]] = cited("SJ-28.1 SJ-28.2 SJ-28.3 SJ-28.4 SJ-28.15 SJ-28.16 SJ-28.21")

    def found(self, state: Senjutsu, seat: int) -> int:
        """The heap of cards that fit."""
        base = seat * BLOCK
        atom = CHAINS[self.numbers[1]].atoms[self.numbers[2]]
        cells = state.cells
        heap = cells[base + STOCK] if atom.kind == SEARCH_DECK else cells[base + UP] | cells[base + DOWN]
        return heap & atom.found

    def legal(self, state: Senjutsu, seat: int) -> tuple[int, ...]:
        return (*[CARD + design for design in designs(self.found(state, seat))], PASS)

    def apply(self, state: Senjutsu, seat: int, action: int) -> None:
        state.stack.pop()
        base = seat * BLOCK
        cells = state.cells
        from_deck = CHAINS[self.numbers[1]].atoms[self.numbers[2]].kind == SEARCH_DECK
        if action != PASS:
            design = action - CARD
            if from_deck:
                cells[base + STOCK] -= one(design)
            else:
                take_from_pile(state, seat, design)
            cells[base + HAND] += one(design)
            cells[base + HAND_SIZE] += 1
            cells[base + FOUND_AT] |= one(design)
            show_card(state, seat, design)
            if state.events is not None:
                state.tell("found", "SJ-28.2", {"who": who(state, seat), "card": card_name(design)})
        elif state.events is not None:
            state.tell("found_nothing", "SJ-28.15", {"who": who(state, seat)})
        if from_deck:
            shuffle_deck(state, seat)


class LookTop(Luck):
    """Ability cards on top of a deck are looked at. Numbers: owner, looker, how many are left."""

    name: ClassVar[str] = "look_top"
    clauses: ClassVar[tuple[str, ...]] = cited("SJ-28.17")

    def legal(self, state: Senjutsu, seat: int) -> tuple[int, ...]:
        return tuple([CARD + design for design in designs(unlooked(state, self.numbers[0]))])

    def weights(self, state: Senjutsu) -> list[int]:
        stock = unlooked(state, self.numbers[0])
        return [stock >> 2 * design & 3 for design in designs(stock)]

    def apply(self, state: Senjutsu, seat: int, action: int) -> None:
        owner, looker, left = self.numbers
        state.stack.pop()
        state.cells[LOOKER] = looker + 1
        state.cells[LOOKED_OWNER] = owner
        state.cells[LOOKED] += one(action - CARD)
        if state.events is not None:
            values: Values = {"who": who(state, owner), "card": card_name(action - CARD)}
            state.tell("seen_on_top", "SJ-28.17", values, (looker,))
        if left > 1:
            state.push("look_top", (owner, looker, left - 1))


def unlooked(state: Senjutsu, owner: int) -> int:
    """The cards of which any could be the next one on top of a deck."""
    return state.cells[owner * BLOCK + STOCK] - state.cells[LOOKED]


def look_at_top(state: Senjutsu, seat: int, owner: int, amount: int, must: int) -> None:
    """Somebody looks at the top of a deck and takes one of the cards for its owner (SJ-28.17)."""
    base = owner * BLOCK
    amount = min(amount, size(state.cells[base + STOCK]) - state.cells[base + UNSEEN_DISCARDS])
    if amount:
        state.push("take_looked", (seat, owner, must, amount))
        state.push("look_top", (owner, seat, amount))


class TakeLooked(AskHand):
    """One of the cards looked at goes into its owner's hand. Numbers: who chooses, owner, 1 if it must, how many."""

    name: ClassVar[str] = "take_looked"

    def legal(self, state: Senjutsu, seat: int) -> tuple[int, ...]:
        found = tuple([CARD + design for design in designs(state.cells[LOOKED])])
        return found if found and self.numbers[2] else (*found, PASS)

    def apply(self, state: Senjutsu, seat: int, action: int) -> None:
        state.stack.pop()
        owner = self.numbers[1]
        cells = state.cells
        base = owner * BLOCK
        if action != PASS:
            design = action - CARD
            cells[base + STOCK] -= one(design)
            cells[base + HAND] += one(design)
            cells[base + HAND_SIZE] += 1
            if owner != seat and cells[base + KNOWN + seat] >> 2 * design & 3 < 3:
                cells[base + KNOWN + seat] += one(design)
            if state.events is not None:
                told = (seat,) if owner == seat else (seat, owner)
                state.tell("took", "SJ-28.2", {"who": who(state, owner), "card": card_name(design)}, told)
                others = tuple([other for other in others_than(state, owner) if other not in told])
                state.tell("took_hidden", "SJ-28.2", {"who": who(state, owner)}, others)
        elif state.events is not None:
            state.tell("found_nothing", "SJ-28.15", {"who": who(state, owner)})
        cells[LOOKED] = 0
        cells[LOOKER] = 0
        cells[LOOKED_OWNER] = 0
        shuffle_deck(state, owner)


STEPS: Steps = (
    SettleUnseen,
    Search,
    LookTop,
    TakeLooked,
)
