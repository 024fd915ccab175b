"""Drawing, discarding, shuffling (sections 10, 20 and 28)."""

from typing import ClassVar

from shiai.core.clauses import cited
from shiai.core.seats import CHANCE, WATCHER
from shiai.games.senjutsu.cards.cards import POISON_CARD, of_types, tier_heap
from shiai.games.senjutsu.cards.heap import designs, one, size
from shiai.games.senjutsu.cards.vocabulary import OPEN_DISCARDS
from shiai.games.senjutsu.rules.actions import CARD, DONE, DRAW, PASS, UNSEEN
from shiai.games.senjutsu.rules.harm import suffer
from shiai.games.senjutsu.rules.piles import card_name, deck_size, discard_hidden, discard_open, forget, in_force
from shiai.games.senjutsu.rules.state import (
    ALIVE,
    BLOCK,
    DEEP_VENOM,
    DRAWN,
    HAND,
    HAND_SIZE,
    HAND_VENOM,
    IRON,
    STOCK,
    STUNS,
    TOP_SIZE,
    TOP_VENOM,
    UNSEEN_DISCARDS,
    UP,
    VENOM,
    Senjutsu,
)
from shiai.games.senjutsu.rules.steps.base import Ask, AskHand, Happen, Luck, Steps
from shiai.games.senjutsu.rules.table import who


def others_than(state: Senjutsu, seat: int) -> tuple[int, ...]:
    """All seats but one, and those who only watch."""
    return (WATCHER, *[other for other in range(state.rules.people) if other != seat])


def shuffle_deck(state: Senjutsu, seat: int) -> None:
    """Nothing is known any more about what lies on top of this deck."""
    base = seat * BLOCK
    state.cells[base + DEEP_VENOM] += state.cells[base + TOP_VENOM]
    state.cells[base + TOP_VENOM] = 0
    state.cells[base + TOP_SIZE] = 0


def top_weights(state: Senjutsu, seat: int) -> tuple[list[int], list[int]]:
    """What may lie on top of a deck, with weights."""
    cells = state.cells
    base = seat * BLOCK
    stock = cells[base + STOCK]
    if cells[base + TOP_SIZE]:
        venom, places = cells[base + TOP_VENOM], cells[base + TOP_SIZE]
    else:
        venom, places = cells[base + DEEP_VENOM], deck_size(state, seat)
    found = list(designs(stock)) if places > venom else []
    weights = [(stock >> 2 * design & 3) * (places - venom) for design in found]
    if venom > 0:
        found.append(POISON_CARD)
        weights.append(venom * (size(stock) or 1))
    return found, weights


def take_top(state: Senjutsu, seat: int, poison: bool) -> None:
    """The top card leaves the deck."""
    base = seat * BLOCK
    cells = state.cells
    if poison:
        cells[base + (TOP_VENOM if cells[base + TOP_VENOM] else DEEP_VENOM)] -= 1
    if cells[base + TOP_SIZE]:
        cells[base + TOP_SIZE] -= 1


class Draw(Happen):
    """Draw cards one by one. Numbers: seat, how many are left to draw."""

    name: ClassVar[str] = "draw"
    clauses: ClassVar[tuple[str, ...]] = cited("SJ-10.5 SJ-10.6 SJ-28.6 SJ-28.18 SJ-A.44")

    def run(self, state: Senjutsu) -> None:
        seat, left = self.numbers
        if not left or not state.cells[ALIVE] >> seat & 1:
            return
        if left > 1:
            state.push("draw", (seat, left - 1))
        if deck_size(state, seat):
            state.push("draw_one", (seat,))
        elif not state.cells[seat * BLOCK + IRON]:
            if state.events is not None:
                state.tell("deck_empty", "SJ-10.5", {"who": who(state, seat)})
            suffer(state, seat, 1, 0, "SJ-10.5")


class DrawOne(Luck):
    """Luck decides which card lies on top."""

    name: ClassVar[str] = "draw_one"

    def legal(self, state: Senjutsu, seat: int) -> tuple[int, ...]:
        base = self.numbers[0] * BLOCK
        if state.cells[base + VENOM]:
            return tuple([CARD + card for card in top_weights(state, self.numbers[0])[0]])
        stock = state.cells[base + STOCK]
        return tuple([CARD + design for design in state.rules.lists[self.numbers[0]] if stock >> 2 * design & 3])

    def weights(self, state: Senjutsu) -> list[int]:
        base = self.numbers[0] * BLOCK
        if state.cells[base + VENOM]:
            return top_weights(state, self.numbers[0])[1]
        stock = state.cells[base + STOCK]
        return [stock >> 2 * (action - CARD) & 3 for action in state.legal(CHANCE)]

    def apply(self, state: Senjutsu, seat: int, action: int) -> None:
        state.stack.pop()
        drawer = self.numbers[0]
        base = drawer * BLOCK
        card = action - CARD
        take_top(state, drawer, card == POISON_CARD)
        if card == POISON_CARD:
            state.cells[base + HAND_VENOM] += 1
        else:
            state.cells[base + STOCK] -= one(card)
            state.cells[base + HAND] += one(card)
        state.cells[base + HAND_SIZE] += 1
        state.cells[base + DRAWN] += 1
        if state.events is not None:
            name = "poison-002" if card == POISON_CARD else card_name(card)
            state.tell("drew", "SJ-10.4", {"who": who(state, drawer), "card": name}, (drawer,))
            state.tell("drew_hidden", "SJ-10.4", {"who": who(state, drawer)}, others_than(state, drawer))


class DrawUpTo(Ask):
    """Any number of cards up to a limit. Numbers: seat, limit."""

    name: ClassVar[str] = "draw_up_to"
    clauses: ClassVar[tuple[str, ...]] = cited("SJ-28.5")

    def legal(self, state: Senjutsu, seat: int) -> tuple[int, ...]:
        return tuple(range(DRAW, DRAW + self.numbers[1] + 1))

    def apply(self, state: Senjutsu, seat: int, action: int) -> None:
        state.stack.pop()
        if state.events is not None:
            state.tell("draws", "SJ-28.5", {"who": who(state, seat), "count": action - DRAW})
        state.push("check_defeat", (seat,))
        state.push("draw", (seat, action - DRAW))


class Mill(Luck):
    """The top card is discarded unseen; luck says whether it is Poison, or where all discards are open which it is."""

    name: ClassVar[str] = "mill"
    clauses: ClassVar[tuple[str, ...]] = cited("SJ-27.26")

    def legal(self, state: Senjutsu, seat: int) -> tuple[int, ...]:
        found, _ = self.outcomes(state)
        return tuple(found)

    def weights(self, state: Senjutsu) -> list[int]:
        return self.outcomes(state)[1]

    def outcomes(self, state: Senjutsu) -> tuple[list[int], list[int]]:
        """Actions and weights."""
        found, weights = top_weights(state, self.numbers[0])
        if in_force(state, OPEN_DISCARDS):
            return [CARD + card for card in found], weights
        if POISON_CARD not in found:
            return [UNSEEN], [1]
        if len(found) == 1:
            return [CARD + POISON_CARD], [1]
        return [CARD + POISON_CARD, UNSEEN], [weights[-1], sum(weights[:-1])]

    def apply(self, state: Senjutsu, seat: int, action: int) -> None:
        state.stack.pop()
        owner = self.numbers[0]
        base = owner * BLOCK
        poison = action == CARD + POISON_CARD
        take_top(state, owner, poison)
        if poison:
            state.cells[base + VENOM] -= 1
            if state.events is not None:
                state.tell("poison_left", "SJ-27.26", {"who": who(state, owner)})
        elif action == UNSEEN:
            state.cells[base + UNSEEN_DISCARDS] += 1
            if state.events is not None:
                state.tell("discarded_unseen", "SJ-20.6", {"who": who(state, owner)})
        else:
            state.cells[base + STOCK] -= one(action - CARD)
            state.cells[base + UP] += one(action - CARD)
            if state.events is not None:
                state.tell("discarded", "SJ-20.6", {"who": who(state, owner), "card": card_name(action - CARD)})


class Discard(AskHand):
    """Cards of the hand are discarded. Numbers: seat, how many, mask of tiers, and 1 if what follows depends on it."""

    name: ClassVar[str] = "discard"
    clauses: ClassVar[tuple[str, ...]] = cited("SJ-28.9 SJ-28.10 SJ-28.13")

    def legal(self, state: Senjutsu, seat: int) -> tuple[int, ...]:
        hand = state.cells[seat * BLOCK + HAND]
        if self.numbers[2]:
            hand &= tier_heap(self.numbers[2])
        return tuple([CARD + design for design in designs(hand)]) or (PASS,)

    def apply(self, state: Senjutsu, seat: int, action: int) -> None:
        state.stack.pop()
        if action == PASS:
            if len(self.numbers) > 3 and self.numbers[3]:
                state.stack.pop()  # SJ-5.19: the rest of the chain is not carried out
            return
        discard_open(state, seat, action - CARD, "SJ-28.9")
        left = self.numbers[1] - 1
        if left and state.cells[seat * BLOCK + HAND_SIZE]:
            state.push("discard", (seat, left, self.numbers[2]))


class DiscardType(AskHand):
    """A target discards a card, of a type if one is named. Numbers: seat, mask of types."""

    name: ClassVar[str] = "discard_type"
    clauses: ClassVar[tuple[str, ...]] = cited("SJ-28.7 SJ-28.8")

    def legal(self, state: Senjutsu, seat: int) -> tuple[int, ...]:
        hand = state.cells[seat * BLOCK + HAND]
        if self.numbers[1]:
            hand &= of_types(self.numbers[1])
        return tuple([CARD + design for design in designs(hand)]) or (PASS,)

    def apply(self, state: Senjutsu, seat: int, action: int) -> None:
        state.stack.pop()
        if action == PASS:
            if state.events is not None:
                state.tell("nothing_to_discard", "SJ-28.8", {"who": who(state, seat)})
            return
        discard_open(state, seat, action - CARD, "SJ-28.7")


class ShuffleIn(AskHand):
    """A card of a type goes from the hand into the deck. Numbers: seat, mask of types, 1 if it must."""

    name: ClassVar[str] = "shuffle_in"
    clauses: ClassVar[tuple[str, ...]] = cited("SJ-28.19")

    def legal(self, state: Senjutsu, seat: int) -> tuple[int, ...]:
        hand = state.cells[seat * BLOCK + HAND] & of_types(self.numbers[1])
        found = tuple([CARD + design for design in designs(hand)])
        return found if found and self.numbers[2] else (*found, PASS)

    def apply(self, state: Senjutsu, seat: int, action: int) -> None:
        state.stack.pop()
        if action == PASS:
            return
        base = seat * BLOCK
        design = action - CARD
        state.cells[base + HAND] -= one(design)
        state.cells[base + HAND_SIZE] -= 1
        state.cells[base + STOCK] += one(design)
        forget(state, seat, design)
        state.reveals += 1
        shuffle_deck(state, seat)
        if state.events is not None:
            state.tell("shuffled_in", "SJ-28.19", {"who": who(state, seat), "card": card_name(design)})


class HealStuns(Ask):
    """Stun cards of the hand are discarded, as many as the player wants. Numbers: seat, how many at most."""

    name: ClassVar[str] = "heal_stuns"

    def legal(self, state: Senjutsu, seat: int) -> tuple[int, ...]:
        return tuple(range(DRAW, DRAW + self.numbers[1] + 1))

    def apply(self, state: Senjutsu, seat: int, action: int) -> None:
        state.stack.pop()
        state.cells[seat * BLOCK + STUNS] -= action - DRAW
        if action > DRAW and state.events is not None:
            state.tell("stuns_discarded", "SJ-27.3", {"who": who(state, seat), "count": action - DRAW})


class HandLimit(AskHand):
    """Cards above the hand limit are discarded face down. Numbers: seat."""

    name: ClassVar[str] = "hand_limit"
    clauses: ClassVar[tuple[str, ...]] = cited("SJ-14.4 SJ-14.5 SJ-28.11 SJ-2.3")

    def legal(self, state: Senjutsu, seat: int) -> tuple[int, ...]:
        return tuple([CARD + design for design in designs(state.cells[seat * BLOCK + HAND])]) or (DONE,)

    def apply(self, state: Senjutsu, seat: int, action: int) -> None:
        state.stack.pop()
        if action == DONE:
            return
        discard_hidden(state, seat, action - CARD, "SJ-14.4")
        if over_limit(state, seat):
            state.push("hand_limit", (seat,))


def over_limit(state: Senjutsu, seat: int) -> bool:
    """Does the hand exceed the limit, with ability cards in it?"""
    base = seat * BLOCK
    held = state.cells[base + HAND_SIZE] + state.cells[base + STUNS]
    return held > state.rules.heroes[seat].hand and state.cells[base + HAND_SIZE] > 0


STEPS: Steps = (Draw, DrawOne, DrawUpTo, Mill, Discard, DiscardType, ShuffleIn, HealStuns, HandLimit)
