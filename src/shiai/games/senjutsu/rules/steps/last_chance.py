"""The last chance of a hero that is about to fall: an Instant for this moment (section 58)."""

from typing import ClassVar

from shiai.core.step import Happen
from shiai.games.senjutsu.cards import vocabulary as v
from shiai.games.senjutsu.cards.heap import designs
from shiai.games.senjutsu.rules.actions import CARD
from shiai.games.senjutsu.rules.harm import despair, dying, fall
from shiai.games.senjutsu.rules.heroes import POISONS
from shiai.games.senjutsu.rules.piles import card_name, could_hold, deck_size, take_from_pile
from shiai.games.senjutsu.rules.state import (
    BLEEDING,
    BLOCK,
    DOWN,
    DYING,
    INSTANT_PLAYED,
    MARKS,
    STOCK,
    STUNS,
    TOXINS,
    UNSEEN_DISCARDS,
    UP,
    WOUNDS,
    Senjutsu,
)
from shiai.games.senjutsu.rules.steps import instants
from shiai.games.senjutsu.rules.steps.base import CardLuck, Steps
from shiai.games.senjutsu.rules.steps.hands import shuffle_deck
from shiai.games.senjutsu.rules.steps.searches import SettleUnseen
from shiai.games.senjutsu.rules.table import acts, highest_first, who


def ask(state: Senjutsu, down: int, acting: int) -> bool:
    """Ask heroes that are about to fall for an Instant; False if none of them could have one."""
    # SJ-58.14
    found = [seat for seat in highest_first(state, down & state.rules.survivors) if could_survive(state, seat)]
    if not found:
        return False
    for seat in highest_first(state, down):
        state.cells[seat * BLOCK + MARKS] |= DYING
    state.push(FallTogether(acting))
    for seat in found:
        instants.push_window(state, seat, v.DEFEATED, 0, 0)
    return True


def could_survive(state: Senjutsu, seat: int) -> bool:
    """Could this hero hold an Instant for the moment of its defeat, for all that everybody knows?"""
    base = seat * BLOCK
    # SJ-58.15
    if state.cells[base + STUNS] >= state.stun_limit(seat) or state.cells[base + MARKS] & INSTANT_PLAYED:
        return False
    return acts(state, seat) and bool(instants.instants(state, seat, v.DEFEATED, 0, could_hold(state, seat)))


class FallTogether(Happen[Senjutsu]):
    """Defeat all who were about to fall and have not survived."""

    name: ClassVar[str] = "fall_together"

    def __init__(self, acting: int) -> None:
        self.acting = acting

    def run(self, state: Senjutsu) -> None:
        down = dying(state)
        for seat in highest_first(state, down):
            state.cells[seat * BLOCK + MARKS] &= ~DYING
        if down:
            fall(state, self.acting, down)


def survive(state: Senjutsu, seat: int) -> None:
    """Take all wounds and Poisons from a hero, which does not fall."""
    base = seat * BLOCK
    # Stuns stay (SJ-58.14, SJ-58.15)
    state.cells[base + MARKS] &= ~DYING
    state.cells[base + WOUNDS] = 0
    state.cells[base + BLEEDING] = 0
    for toxin in range(POISONS - 1):
        state.cells[base + TOXINS + toxin] = 0
    despair(state, seat)
    if state.events is not None:
        state.tell("survived", "SJ-58.14", {"who": who(state, seat)})


def rebuild(state: Senjutsu, seat: int, amount: int) -> None:
    """Make a new deck of some discards, if there is no card in the old one."""
    # SJ-58.16
    if deck_size(state, seat):
        return
    state.push(Rebuild(seat, amount))
    if state.cells[seat * BLOCK + UNSEEN_DISCARDS]:
        state.push(SettleUnseen(seat))


class Rebuild(CardLuck):
    """Luck decides which discard goes into the deck; `left` counts them."""

    name: ClassVar[str] = "rebuild"
    clause: ClassVar[str] = "SJ-58.16"

    def __init__(self, owner: int, left: int) -> None:
        self.owner = owner
        self.left = left

    def legal(self, state: Senjutsu, seat: int) -> tuple[int, ...]:
        return tuple([CARD.at(design) for design in designs(self.pile(state))])

    def weights(self, state: Senjutsu) -> list[int]:
        pile = self.pile(state)
        return [pile >> 2 * design & 3 for design in designs(pile)]

    def pile(self, state: Senjutsu) -> int:
        """The heap of all discards."""
        base = self.owner * BLOCK
        return state.cells[base + UP] + state.cells[base + DOWN]

    def apply(self, state: Senjutsu, seat: int, action: int) -> None:
        state.stack.pop()
        owner, design = self.owner, CARD.part(action)
        # everybody sees which (SJ-58.16)
        take_from_pile(state, owner, design)
        state.cells[owner * BLOCK + STOCK] += 1 << 2 * design
        shuffle_deck(state, owner)
        state.reveals += 1
        if state.events is not None:
            state.tell("shuffled_in", "SJ-58.16", {"who": who(state, owner), "card": card_name(design)})
        if self.left > 1 and self.pile(state):
            state.push(Rebuild(owner, self.left - 1))


STEPS: Steps = (FallTogether, Rebuild)
