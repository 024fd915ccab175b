"""Searches, and cards that are found (sections 26 and 28)."""

from typing import ClassVar

from shiai.core.messages import Values
from shiai.games.senjutsu.cards.heap import designs, one, size
from shiai.games.senjutsu.cards.vocabulary import SEARCH_DECK
from shiai.games.senjutsu.rules.actions import CARD, PASS, with_other
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
from shiai.games.senjutsu.rules.steps.base import CardLuck, SecretQuestion, Steps
from shiai.games.senjutsu.rules.steps.hands import others_than, shuffle_after_search, shuffle_deck
from shiai.games.senjutsu.rules.table import who


class SettleUnseen(CardLuck):
    """Luck decides which card was discarded unseen, now that a player looks."""

    name: ClassVar[str] = "settle_unseen"

    def __init__(self, owner: int) -> None:
        self.owner = owner

    def legal(self, state: Senjutsu, seat: int) -> tuple[int, ...]:
        return tuple([CARD.at(design) for design in designs(state.cells[self.owner * BLOCK + STOCK])])

    def weights(self, state: Senjutsu) -> list[int]:
        stock = state.cells[self.owner * BLOCK + STOCK]
        return [stock >> 2 * design & 3 for design in designs(stock)]

    def apply(self, state: Senjutsu, seat: int, action: int) -> None:
        base = self.owner * BLOCK
        cells = state.cells
        state.stack.pop()
        cells[base + STOCK] -= one(CARD.part(action))
        cells[base + DOWN] += one(CARD.part(action))
        cells[base + DOWN_SIZE] += 1
        cells[base + UNSEEN_DISCARDS] -= 1
        if state.events is not None:
            owner = self.owner
            values: Values = {"who": who(state, owner), "card": card_name(CARD.part(action))}
            state.tell("seen_in_pile", "SJ-28.1", values, (owner,))
        if cells[base + UNSEEN_DISCARDS]:
            state.push(SettleUnseen(self.owner))


class Search(SecretQuestion):
    """Choose a card of the own deck or discard pile to take into hand; `place` is that of the effect in the chain."""

    name: ClassVar[str] = "search"
    clause: ClassVar[str] = "SJ-28.1"

    def __init__(self, seat: int, chain: int, place: int) -> None:
        super().__init__(seat)
        self.chain = chain
        self.place = place

    def found(self, state: Senjutsu, seat: int) -> int:
        """The heap of cards that fit."""
        base = seat * BLOCK
        atom = state.rules.cards.chains[self.chain].atoms[self.place]
        cells = state.cells
        # SJ-28.1, SJ-28.16
        heap = cells[base + STOCK] if atom.kind == SEARCH_DECK else cells[base + UP] | cells[base + DOWN]
        return heap & atom.found

    def legal(self, state: Senjutsu, seat: int) -> tuple[int, ...]:
        # SJ-28.15
        return with_other([CARD.at(design) for design in designs(self.found(state, seat))], PASS)

    def apply(self, state: Senjutsu, seat: int, action: int) -> None:
        state.stack.pop()
        base = seat * BLOCK
        cells = state.cells
        from_deck = state.rules.cards.chains[self.chain].atoms[self.place].kind == SEARCH_DECK
        if action != PASS:
            design = CARD.part(action)
            if from_deck:
                cells[base + STOCK] -= one(design)
            else:
                take_from_pile(state, seat, design)
            # SJ-28.2
            cells[base + HAND] += one(design)
            cells[base + HAND_SIZE] += 1
            cells[base + FOUND_AT] |= one(design)
            # SJ-28.21
            show_card(state, seat, design)
            if state.events is not None:
                state.tell("found", "SJ-28.2", {"who": who(state, seat), "card": card_name(design)})
        elif state.events is not None:
            state.tell("found_nothing", "SJ-28.15", {"who": who(state, seat)})
        if from_deck:
            # SJ-28.3, SJ-28.4: only a deck is shuffled
            shuffle_after_search(state, seat)


class Reshuffle(SecretQuestion):
    """Choose a card of the own discards that is shuffled into the deck; `place` is that of the effect in the chain."""

    name: ClassVar[str] = "reshuffle"
    clause: ClassVar[str] = "SJ-58.20"

    def __init__(self, seat: int, chain: int, place: int) -> None:
        super().__init__(seat)
        self.chain = chain
        self.place = place

    def legal(self, state: Senjutsu, seat: int) -> tuple[int, ...]:
        base = seat * BLOCK
        heap = (state.cells[base + UP] | state.cells[base + DOWN]) & state.rules.cards.chains[self.chain].atoms[
            self.place
        ].found
        return with_other([CARD.at(design) for design in designs(heap)], PASS)

    def apply(self, state: Senjutsu, seat: int, action: int) -> None:
        state.stack.pop()
        if action == PASS:
            return
        design = CARD.part(action)
        # SJ-58.20
        take_from_pile(state, seat, design)
        state.cells[seat * BLOCK + STOCK] += one(design)
        state.reveals += 1
        if state.events is not None:
            state.tell("shuffled_in", "SJ-58.20", {"who": who(state, seat), "card": card_name(design)})
        shuffle_deck(state, seat)


class LookTop(CardLuck):
    """Luck decides which ability card lies next on top of a deck that a player looks at; `left` counts the cards."""

    name: ClassVar[str] = "look_top"
    clause: ClassVar[str] = "SJ-28.17"

    def __init__(self, owner: int, looker: int, left: int) -> None:
        self.owner = owner
        self.looker = looker
        self.left = left

    def legal(self, state: Senjutsu, seat: int) -> tuple[int, ...]:
        return tuple([CARD.at(design) for design in designs(unlooked(state, self.owner))])

    def weights(self, state: Senjutsu) -> list[int]:
        stock = unlooked(state, self.owner)
        return [stock >> 2 * design & 3 for design in designs(stock)]

    def apply(self, state: Senjutsu, seat: int, action: int) -> None:
        owner, looker = self.owner, self.looker
        state.stack.pop()
        state.cells[LOOKER] = looker + 1
        state.cells[LOOKED_OWNER] = owner
        state.cells[LOOKED] += one(CARD.part(action))
        if state.events is not None:
            values: Values = {"who": who(state, owner), "card": card_name(CARD.part(action))}
            state.tell("seen_on_top", "SJ-28.17", values, (looker,))
        if self.left > 1:
            state.push(LookTop(owner, looker, self.left - 1))


def unlooked(state: Senjutsu, owner: int) -> int:
    """The cards of which any could be the next one on top of a deck."""
    return state.cells[owner * BLOCK + STOCK] - state.cells[LOOKED]


def look_at_top(state: Senjutsu, seat: int, owner: int, amount: int, must: int) -> None:
    """Let a player look at the top of a deck and take one of the cards for its owner (SJ-28.17)."""
    base = owner * BLOCK
    # SJ-28.17
    amount = min(amount, size(state.cells[base + STOCK]) - state.cells[base + UNSEEN_DISCARDS])
    if amount:
        state.push(TakeLooked(seat, owner, must, amount))
        state.push(LookTop(owner, seat, amount))


def reveal_top(state: Senjutsu, seat: int, chain: int, place: int, amount: int) -> None:
    """Reveal the top cards of the own deck and take those that fit."""
    base = seat * BLOCK
    amount = min(amount, size(state.cells[base + STOCK]) - state.cells[base + UNSEEN_DISCARDS])
    if amount:
        state.push(RevealTop(seat, chain, place, amount, 0))


class RevealTop(CardLuck):
    """Luck decides which card is revealed next from the top of a deck.

    `left` counts the cards, `aside` is the heap of those revealed that do not fit.
    """

    name: ClassVar[str] = "reveal_top"
    clause: ClassVar[str] = "SJ-54.5"

    def __init__(self, owner: int, chain: int, place: int, left: int, aside: int) -> None:
        self.owner = owner
        self.chain = chain
        self.place = place
        self.left = left
        self.aside = aside

    def legal(self, state: Senjutsu, seat: int) -> tuple[int, ...]:
        return tuple([CARD.at(design) for design in designs(state.cells[self.owner * BLOCK + STOCK] - self.aside)])

    def weights(self, state: Senjutsu) -> list[int]:
        stock = state.cells[self.owner * BLOCK + STOCK] - self.aside
        return [stock >> 2 * design & 3 for design in designs(stock)]

    def apply(self, state: Senjutsu, seat: int, action: int) -> None:
        state.stack.pop()
        owner, aside = self.owner, self.aside
        base = owner * BLOCK
        design = CARD.part(action)
        # SJ-54.5
        if state.rules.cards.chains[self.chain].atoms[self.place].found & one(design) * 3:
            state.cells[base + STOCK] -= one(design)
            state.cells[base + HAND] += one(design)
            state.cells[base + HAND_SIZE] += 1
            show_card(state, owner, design)
            if state.events is not None:
                state.tell("found", "SJ-54.5", {"who": who(state, owner), "card": card_name(design)})
        else:
            aside += one(design)
            state.reveals += 1
            if state.events is not None:
                state.tell("laid_aside", "SJ-54.5", {"who": who(state, owner), "card": card_name(design)})
        if self.left > 1:
            state.push(RevealTop(owner, self.chain, self.place, self.left - 1, aside))
        else:
            shuffle_after_search(state, owner)


class TakeLooked(SecretQuestion):
    """Choose which of the cards looked at goes into its owner's hand.

    `must` is 1 if one has to be chosen, `amount` counts the cards.
    """

    name: ClassVar[str] = "take_looked"

    def __init__(self, seat: int, owner: int, must: int, amount: int) -> None:
        super().__init__(seat)
        self.owner = owner
        self.must = must
        self.amount = amount

    def legal(self, state: Senjutsu, seat: int) -> tuple[int, ...]:
        found = tuple([CARD.at(design) for design in designs(state.cells[LOOKED])])
        return found if found and self.must else with_other(list(found), PASS)

    def apply(self, state: Senjutsu, seat: int, action: int) -> None:
        state.stack.pop()
        owner = self.owner
        cells = state.cells
        base = owner * BLOCK
        if action != PASS:
            design = CARD.part(action)
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
        shuffle_after_search(state, owner)


STEPS: Steps = (
    SettleUnseen,
    Search,
    Reshuffle,
    LookTop,
    RevealTop,
    TakeLooked,
)
