"""Drawing, discarding, shuffling (sections 10, 20 and 28)."""

from typing import ClassVar, Final

from shiai.core.messages import Values
from shiai.core.seats import WATCHER
from shiai.core.step import Happen
from shiai.games.senjutsu.cards.cards import DESIGN_COUNT, FIRST_CARDS, POISON_CARD
from shiai.games.senjutsu.cards.heap import counts_at, designs, designs_at, one, size
from shiai.games.senjutsu.cards.vocabulary import OPEN_DISCARDS
from shiai.games.senjutsu.rules.actions import CARD, DONE, DRAW, HEAL, MOST_SEATS, PASS, UNSEEN, with_other
from shiai.games.senjutsu.rules.actions import VENOM as TOXIN
from shiai.games.senjutsu.rules.harm import suffer
from shiai.games.senjutsu.rules.heroes import POISON_NAMES, POISONS
from shiai.games.senjutsu.rules.piles import card_name, deck_size, discard_hidden, discard_open, forget, in_force
from shiai.games.senjutsu.rules.state import (
    ACTIVE,
    ALIVE,
    BLOCK,
    DEEP_VENOM,
    DRAWN,
    HAND,
    HAND_SIZE,
    HAND_VENOM,
    IRON,
    ITEM_CARD,
    ITEM_STATUS,
    ITEMS,
    KNOWN,
    STOCK,
    STUNS,
    TOP_SIZE,
    TOP_VENOM,
    TOXINS,
    UNSEEN_DISCARDS,
    UP,
    VENOM,
    Senjutsu,
)
from shiai.games.senjutsu.rules.steps.base import CardLuck, Question, SecretQuestion, Steps
from shiai.games.senjutsu.rules.steps.defeat import CheckDefeat
from shiai.games.senjutsu.rules.table import who

# What becomes of the rest of a chain when a discard cannot be made (SJ-5.19).
CHAIN_GOES_ON: Final = 0
CHAIN_ENDS: Final = 1
NO_CHAIN: Final = 2  # the discard belongs to none


def resolves_core(state: Senjutsu, seat: int) -> bool:
    """Is a core card of this hero being resolved?"""
    base = seat * BLOCK
    known = state.rules.cards.designs
    return any(
        state.cells[base + ITEM_STATUS + item] == ACTIVE
        and 0 < state.cells[base + ITEM_CARD + item] <= DESIGN_COUNT
        and known[state.cells[base + ITEM_CARD + item] - 1].core
        for item in range(ITEMS)
    )


def others_than(state: Senjutsu, seat: int) -> tuple[int, ...]:
    """All seats but one, and those who only watch."""
    return (WATCHER, *[other for other in range(state.rules.people) if other != seat])


def shuffle_deck(state: Senjutsu, seat: int) -> None:
    """Shuffle a deck: whatever was known about its top is forgotten."""
    base = seat * BLOCK
    state.cells[base + DEEP_VENOM] += state.cells[base + TOP_VENOM]
    state.cells[base + TOP_VENOM] = 0
    state.cells[base + TOP_SIZE] = 0


def shuffle_after_search(state: Senjutsu, seat: int) -> None:
    """Shuffle a deck that was searched, and say so (SJ-28.3)."""
    shuffle_deck(state, seat)
    if state.events is not None:
        state.tell("deck_shuffled", "SJ-28.3", {"who": who(state, seat)})


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
        place = len([design for design in found if design < FIRST_CARDS])  # in the order of the actions
        found.insert(place, POISON_CARD)
        weights.insert(place, venom * (size(stock) or 1))
    return found, weights


def take_top(state: Senjutsu, seat: int, poison: bool) -> None:
    """Take the top card from the deck."""
    base = seat * BLOCK
    cells = state.cells
    if poison:
        cells[base + (TOP_VENOM if cells[base + TOP_VENOM] else DEEP_VENOM)] -= 1
    if cells[base + TOP_SIZE]:
        cells[base + TOP_SIZE] -= 1


class Draw(Happen[Senjutsu]):
    """Draw the next of so many cards that are left to draw."""

    name: ClassVar[str] = "draw"

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def run(self, state: Senjutsu) -> None:
        seat, left = self.seat, self.left
        if not left or not state.cells[ALIVE] >> seat & 1:
            return
        # SJ-28.18
        if left > 1:
            state.push(Draw(seat, left - 1))
        if deck_size(state, seat):
            state.push(DrawOne(seat))
        # SJ-10.5, SJ-10.6, SJ-28.6, SJ-A.44: a wound, which is no attack; nothing is reshuffled
        elif not state.cells[seat * BLOCK + IRON]:
            if state.events is not None:
                state.tell("deck_empty", "SJ-10.5", {"who": who(state, seat)})
            suffer(state, seat, 1, 0, "SJ-10.5")


class DrawOne(CardLuck):
    """Luck decides which card lies on top of a deck; its owner draws it."""

    name: ClassVar[str] = "draw_one"

    def __init__(self, owner: int) -> None:
        self.owner = owner

    def legal(self, state: Senjutsu, seat: int) -> tuple[int, ...]:
        base = self.owner * BLOCK
        if state.cells[base + VENOM]:
            return tuple([CARD.at(card) for card in top_weights(state, self.owner)[0]])
        found = designs_at(state.cells[base + STOCK], state.rules.bytes[self.owner])
        return tuple([CARD.at(design) for design in found])

    def weights(self, state: Senjutsu) -> list[int]:
        base = self.owner * BLOCK
        if state.cells[base + VENOM]:
            return top_weights(state, self.owner)[1]
        return counts_at(state.cells[base + STOCK], state.rules.bytes[self.owner])

    def apply(self, state: Senjutsu, seat: int, action: int) -> None:
        state.stack.pop()
        drawer = self.owner
        base = drawer * BLOCK
        cells = state.cells
        card = CARD.part(action)
        take_top(state, drawer, card == POISON_CARD)
        if card == POISON_CARD:
            cells[base + HAND_VENOM] += 1
        else:
            drawn = one(card)
            cells[base + STOCK] -= drawn
            cells[base + HAND] += drawn
        cells[base + HAND_SIZE] += 1
        cells[base + DRAWN] += 1
        if state.events is not None:
            name = "poison-002" if card == POISON_CARD else card_name(card)
            state.tell("drew", "SJ-10.4", {"who": who(state, drawer), "card": name}, (drawer,))
            state.tell("drew_hidden", "SJ-10.4", {"who": who(state, drawer)}, others_than(state, drawer))


class DrawUpTo(Question):
    """Choose how many cards to draw, up to `most`."""

    name: ClassVar[str] = "draw_up_to"
    clause: ClassVar[str] = "SJ-28.5"

    def __init__(self, seat: int, most: int) -> None:
        super().__init__(seat)
        self.most = most

    def legal(self, state: Senjutsu, seat: int) -> tuple[int, ...]:
        # SJ-28.5
        return DRAW.all()[: self.most + 1]

    def apply(self, state: Senjutsu, seat: int, action: int) -> None:
        state.stack.pop()
        count = DRAW.part(action)
        if state.events is not None:
            state.tell("draws", "SJ-28.5", {"who": who(state, seat), "count": count})
        state.push(CheckDefeat(seat))
        state.push(Draw(seat, count))


class Mill(CardLuck):
    """Discard the top card unseen; luck says whether it is Poison, or which card it is where all discards are open."""

    name: ClassVar[str] = "mill"
    clause: ClassVar[str] = "SJ-27.26"

    def __init__(self, owner: int) -> None:
        self.owner = owner

    def legal(self, state: Senjutsu, seat: int) -> tuple[int, ...]:
        found, _ = self.outcomes(state)
        return tuple(found)

    def weights(self, state: Senjutsu) -> list[int]:
        return self.outcomes(state)[1]

    def outcomes(self, state: Senjutsu) -> tuple[list[int], list[int]]:
        """Actions and weights."""
        found, weights = top_weights(state, self.owner)
        if in_force(state, OPEN_DISCARDS):
            return [CARD.at(card) for card in found], weights
        if POISON_CARD not in found:
            return [UNSEEN], [1]
        if len(found) == 1:
            return [CARD.at(POISON_CARD)], [1]
        poison = weights[found.index(POISON_CARD)]
        return [CARD.at(POISON_CARD), UNSEEN], [poison, sum(weights) - poison]

    def apply(self, state: Senjutsu, seat: int, action: int) -> None:
        state.stack.pop()
        owner = self.owner
        base = owner * BLOCK
        poison = action == CARD.at(POISON_CARD)
        take_top(state, owner, poison)
        if poison:
            # SJ-27.26
            state.cells[base + VENOM] -= 1
            if state.events is not None:
                state.tell("poison_left", "SJ-27.26", {"who": who(state, owner)})
        elif action == UNSEEN:
            state.cells[base + UNSEEN_DISCARDS] += 1
            if state.events is not None:
                state.tell("discarded_unseen", "SJ-20.6", {"who": who(state, owner)})
        else:
            design = CARD.part(action)
            state.cells[base + STOCK] -= one(design)
            state.cells[base + UP] += one(design)
            if state.events is not None:
                state.tell("discarded", "SJ-20.6", {"who": who(state, owner), "card": card_name(design)})


def mill(state: Senjutsu, seat: int, count: int) -> None:
    """Discard so many cards of the top of a deck unseen, as far as it has them."""
    base = seat * BLOCK
    # SJ-20.7
    for _ in range(min(count, deck_size(state, seat))):
        if state.cells[base + VENOM] or in_force(state, OPEN_DISCARDS):
            state.push(Mill(seat))
            continue
        take_top(state, seat, False)
        state.cells[base + UNSEEN_DISCARDS] += 1
        if state.events is not None:
            state.tell("discarded_unseen", "SJ-20.6", {"who": who(state, seat)})


class Discard(SecretQuestion):
    """Choose the next card of the hand to discard.

    `left` counts the cards, `tiers` is a mask of which 0 means any, `if_none` says what follows without such a card.
    """

    name: ClassVar[str] = "discard"
    clause: ClassVar[str] = "SJ-28.9"

    def __init__(self, seat: int, left: int, tiers: int, if_none: int = NO_CHAIN) -> None:
        super().__init__(seat)
        self.left = left
        self.tiers = tiers
        self.if_none = if_none

    def legal(self, state: Senjutsu, seat: int) -> tuple[int, ...]:
        hand = state.cells[seat * BLOCK + HAND]
        if self.tiers:
            hand &= state.rules.cards.of_tiers(self.tiers)
        # SJ-28.9, SJ-28.10
        return tuple([CARD.at(design) for design in designs(hand)]) or (PASS,)

    def apply(self, state: Senjutsu, seat: int, action: int) -> None:
        state.stack.pop()
        if action == PASS:
            if self.if_none == CHAIN_ENDS:
                state.stack.pop()  # the rest of the chain is not carried out (SJ-5.19)
            return
        discard_open(state, seat, CARD.part(action), "SJ-28.9")
        # SJ-57.12: by a core card it does not count
        if not resolves_core(state, seat):
            state.discarded(seat, CARD.part(action))
        left = self.left - 1
        # SJ-28.13
        if left and state.cells[seat * BLOCK + HAND_SIZE]:
            state.push(Discard(seat, left, self.tiers))


class DiscardType(SecretQuestion):
    """Choose a card to discard as the target of an effect; `types` is a mask of which 0 means any."""

    name: ClassVar[str] = "discard_type"
    clause: ClassVar[str] = "SJ-28.7"

    def __init__(self, seat: int, types: int) -> None:
        super().__init__(seat)
        self.types = types

    def legal(self, state: Senjutsu, seat: int) -> tuple[int, ...]:
        hand = state.cells[seat * BLOCK + HAND]
        if self.types:
            # SJ-28.8
            hand &= state.rules.cards.of_types(self.types)
        # SJ-28.7
        return tuple([CARD.at(design) for design in designs(hand)]) or (PASS,)

    def apply(self, state: Senjutsu, seat: int, action: int) -> None:
        state.stack.pop()
        if action == PASS:
            if state.events is not None:
                state.tell("nothing_to_discard", "SJ-28.8", {"who": who(state, seat)})
            return
        discard_open(state, seat, CARD.part(action), "SJ-28.7")
        state.discarded(seat, CARD.part(action))


class ShuffleIn(SecretQuestion):
    """Choose a card of these types to shuffle from the hand into the deck; `must` is 1 if one has to be chosen."""

    name: ClassVar[str] = "shuffle_in"
    clause: ClassVar[str] = "SJ-28.19"

    def __init__(self, seat: int, types: int, must: int) -> None:
        super().__init__(seat)
        self.types = types
        self.must = must

    def legal(self, state: Senjutsu, seat: int) -> tuple[int, ...]:
        hand = state.cells[seat * BLOCK + HAND] & state.rules.cards.of_types(self.types)
        found = tuple([CARD.at(design) for design in designs(hand)])
        # SJ-28.19
        return found if found and self.must else with_other(list(found), PASS)

    def apply(self, state: Senjutsu, seat: int, action: int) -> None:
        state.stack.pop()
        if action == PASS:
            return
        base = seat * BLOCK
        design = CARD.part(action)
        state.cells[base + HAND] -= one(design)
        state.cells[base + HAND_SIZE] -= 1
        state.cells[base + STOCK] += one(design)
        forget(state, seat, design)
        state.reveals += 1
        shuffle_deck(state, seat)
        if state.events is not None:
            state.tell("shuffled_in", "SJ-28.19", {"who": who(state, seat), "card": card_name(design)})


class ReturnCard(SecretQuestion):
    """Choose the next card of the hand that goes into the deck unseen; `left` counts them."""

    name: ClassVar[str] = "return_card"
    clause: ClassVar[str] = "SJ-52.5"

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def legal(self, state: Senjutsu, seat: int) -> tuple[int, ...]:
        return tuple([CARD.at(design) for design in designs(state.cells[seat * BLOCK + HAND])]) or (PASS,)

    def apply(self, state: Senjutsu, seat: int, action: int) -> None:
        state.stack.pop()
        if action == PASS:
            return
        base = seat * BLOCK
        design = CARD.part(action)
        # SJ-52.5: nobody else sees which, so nothing of the hand is known any more
        state.cells[base + HAND] -= one(design)
        state.cells[base + HAND_SIZE] -= 1
        state.cells[base + STOCK] += one(design)
        for viewer in range(MOST_SEATS + 1):
            state.cells[base + KNOWN + viewer] = 0
        if state.events is not None:
            values: Values = {"who": who(state, seat), "card": card_name(design)}
            state.tell("returned", "SJ-52.5", values, (seat,))
            state.tell("returned_hidden", "SJ-52.5", {"who": who(state, seat)}, others_than(state, seat))
        if self.left > 1 and state.cells[base + HAND_SIZE]:
            state.push(ReturnCard(seat, self.left - 1))
        else:
            shuffle_deck(state, seat)


class HealStuns(Question):
    """Choose how many Stun cards of the hand to discard, up to `most`."""

    name: ClassVar[str] = "heal_stuns"
    clause: ClassVar[str] = "SJ-27.3"

    def __init__(self, seat: int, most: int) -> None:
        super().__init__(seat)
        self.most = most

    def legal(self, state: Senjutsu, seat: int) -> tuple[int, ...]:
        return HEAL.all()[: self.most + 1]

    def apply(self, state: Senjutsu, seat: int, action: int) -> None:
        state.stack.pop()
        count = HEAL.part(action)
        state.cells[seat * BLOCK + STUNS] -= count
        if count and state.events is not None:
            state.tell("stuns_discarded", "SJ-27.3", {"who": who(state, seat), "count": count})


class Cure(Question):
    """Choose the next Poison in play to discard; `left` counts them."""

    name: ClassVar[str] = "cure"
    clause: ClassVar[str] = "SJ-57.13"

    def __init__(self, seat: int, left: int) -> None:
        super().__init__(seat)
        self.left = left

    def legal(self, state: Senjutsu, seat: int) -> tuple[int, ...]:
        # SJ-57.13
        cell = seat * BLOCK + TOXINS
        return tuple([TOXIN.at(toxin) for toxin in range(1, POISONS) if state.cells[cell + toxin - 1]]) or (DONE,)

    def apply(self, state: Senjutsu, seat: int, action: int) -> None:
        state.stack.pop()
        if action == DONE:
            return
        toxin = TOXIN.part(action)
        cell = seat * BLOCK + TOXINS + toxin - 1
        digit = next(digit for digit in range(4) if state.cells[cell] >> 4 * digit & 15)
        state.cells[cell] -= 1 << 4 * digit
        if state.events is not None:
            values: Values = {"who": who(state, seat), "poison": f"poison-{POISON_NAMES[toxin]}"}
            state.tell("cured", "SJ-57.13", values)
        if self.left > 1:
            state.push(Cure(seat, self.left - 1))


class HandLimit(SecretQuestion):
    """Choose the next card above the hand limit to discard face down."""

    name: ClassVar[str] = "hand_limit"
    clause: ClassVar[str] = "SJ-14.4"

    def legal(self, state: Senjutsu, seat: int) -> tuple[int, ...]:
        return tuple([CARD.at(design) for design in designs(state.cells[seat * BLOCK + HAND])]) or (DONE,)

    def apply(self, state: Senjutsu, seat: int, action: int) -> None:
        state.stack.pop()
        if action == DONE:
            return
        # SJ-14.4, SJ-28.11
        discard_hidden(state, seat, CARD.part(action), "SJ-14.4")
        if over_limit(state, seat):
            state.push(HandLimit(seat))


def over_limit(state: Senjutsu, seat: int) -> bool:
    """Does the hand exceed the limit, with ability cards in it?"""
    base = seat * BLOCK
    # SJ-2.3, SJ-14.5
    held = state.cells[base + HAND_SIZE] + state.cells[base + STUNS]
    return held > state.hand_limit(seat) and state.cells[base + HAND_SIZE] > 0


STEPS: Steps = (Draw, DrawOne, DrawUpTo, Mill, Discard, DiscardType, ShuffleIn, ReturnCard, HealStuns, Cure, HandLimit)
