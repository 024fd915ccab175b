"""Cards of a hand that luck chooses to be discarded (section 58)."""

from typing import ClassVar

from shiai.core.step import Happen
from shiai.games.senjutsu.cards.heap import designs
from shiai.games.senjutsu.rules.actions import CARD
from shiai.games.senjutsu.rules.piles import discard_open
from shiai.games.senjutsu.rules.state import BLOCK, HAND, HAND_SIZE, HAND_VENOM, Senjutsu
from shiai.games.senjutsu.rules.steps.base import CardLuck, Steps


class Drop(Happen[Senjutsu]):
    """Discard so many cards of the hand that luck chooses."""

    name: ClassVar[str] = "drop"

    def __init__(self, owner: int, left: int) -> None:
        self.owner = owner
        self.left = left

    def run(self, state: Senjutsu) -> None:
        base = self.owner * BLOCK
        # Poisons and Stuns cannot be discarded (SJ-58.21)
        if not self.left or state.cells[base + HAND_SIZE] - state.cells[base + HAND_VENOM] <= 0:
            return
        state.push(Drop(self.owner, self.left - 1))
        state.push(DropOne(self.owner))


class DropOne(CardLuck):
    """Luck decides which card of the hand is discarded."""

    name: ClassVar[str] = "drop_one"
    clause: ClassVar[str] = "SJ-58.21"

    def __init__(self, owner: int) -> None:
        self.owner = owner

    def legal(self, state: Senjutsu, seat: int) -> tuple[int, ...]:
        return tuple([CARD.at(design) for design in designs(state.cells[self.owner * BLOCK + HAND])])

    def weights(self, state: Senjutsu) -> list[int]:
        hand = state.cells[self.owner * BLOCK + HAND]
        return [hand >> 2 * design & 3 for design in designs(hand)]

    def apply(self, state: Senjutsu, seat: int, action: int) -> None:
        state.stack.pop()
        # SJ-58.21
        discard_open(state, self.owner, CARD.part(action), "SJ-58.21")
        state.discarded(self.owner, CARD.part(action))


STEPS: Steps = (Drop, DropOne)
