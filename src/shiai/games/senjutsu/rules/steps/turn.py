"""The turn: its start, the draw, the secret choice, and its end (sections 10, 11, 14, 20 and 36)."""

from typing import ClassVar

from shiai.core.clauses import cited
from shiai.core.step import Step
from shiai.games.senjutsu.cards import vocabulary as v
from shiai.games.senjutsu.cards.cards import CARD_NAMES, DESIGNS
from shiai.games.senjutsu.cards.heap import every
from shiai.games.senjutsu.rules.actions import CARD
from shiai.games.senjutsu.rules.battlefield.figures import is_far
from shiai.games.senjutsu.rules.heroes import HAEMORRHAGE
from shiai.games.senjutsu.rules.piles import deck_size, in_force
from shiai.games.senjutsu.rules.playing import choosable
from shiai.games.senjutsu.rules.state import (
    ALIVE,
    BLEEDING,
    BLOCK,
    CHOOSING,
    CHOSEN,
    DRAWING,
    FAR,
    FORBIDDEN,
    HAND,
    HAND_VENOM,
    HIDDEN_AT,
    KAMAE_AT,
    MARKS,
    NAMED,
    PHASE,
    READY,
    TOXINS,
    TURN,
    UNSEEN_DISCARDS,
    VENOM,
    Senjutsu,
)
from shiai.games.senjutsu.rules.steps.base import Happen, Luck, Steps
from shiai.games.senjutsu.rules.steps.hands import take_top
from shiai.games.senjutsu.rules.steps.instants import push_window
from shiai.games.senjutsu.rules.table import fogged, gate_open, highest_first, people_of, purse, seats_of, who


class StartTurn(Happen):
    """A turn begins: what it consists of, the last of it first."""

    name: ClassVar[str] = "start_turn"
    clauses: ClassVar[tuple[str, ...]] = cited("SJ-10.1 SJ-10.2 SJ-32.2 SJ-32.3 SJ-32.4 SJ-32.5 SJ-37.5 SJ-14.6")

    def run(self, state: Senjutsu) -> None:
        cells = state.cells
        cells[TURN] += 1
        cells[PHASE] = DRAWING
        cells[FORBIDDEN] = 0
        cells[NAMED] = 0
        for seat in seats_of(cells[ALIVE]):
            cells[seat * BLOCK + MARKS] = FAR if is_far(state, seat) else 0
        if state.events is not None:
            state.tell("turn_began", "SJ-10.1", {"turn": cells[TURN]})
        state.push("choose_step")
        if state.rules.instants_after_draw:
            push_windows(state)
        state.push("draw_step")
        state.push("bleed")
        if state.rules.count > state.rules.people:
            state.push("enemies_begin")
        if not state.rules.instants_after_draw:
            push_windows(state)


def push_windows(state: Senjutsu) -> None:
    """Instants of the start of the turn, lowest Advantage first (SJ-26.22)."""
    for seat in highest_first(state, people_of(state)):
        push_window(state, (seat, v.START_OF_TURN, 0, 0))


class Bleed(Happen):
    """Bleeding heroes discard the top card of their deck unseen; Haemorrhagic Toxin does the same."""

    name: ClassVar[str] = "bleed"
    clauses: ClassVar[tuple[str, ...]] = cited("SJ-10.3 SJ-20.6 SJ-20.7 SJ-20.8 SJ-36.6")

    def run(self, state: Senjutsu) -> None:
        cells = state.cells
        for seat in seats_of(people_of(state)):
            base = seat * BLOCK
            lost = int(cells[base + BLEEDING] > 0) + int(cells[base + TOXINS + HAEMORRHAGE - 1] > 0)
            for _ in range(min(lost, deck_size(state, seat))):
                if cells[base + VENOM] or in_force(state, v.OPEN_DISCARDS):
                    state.push("mill", (seat,))
                    continue
                take_top(state, seat, False)
                cells[base + UNSEEN_DISCARDS] += 1
                if state.events is not None:
                    state.tell("discarded_unseen", "SJ-20.6", {"who": who(state, seat)})


class DrawStep(Happen):
    """Everybody draws a card."""

    name: ClassVar[str] = "draw_step"
    clauses: ClassVar[tuple[str, ...]] = cited("SJ-10.4")

    def run(self, state: Senjutsu) -> None:
        alive = highest_first(state, people_of(state))
        state.push("check_defeat", (alive[0],))
        for seat in alive:
            state.push("draw", (seat, 1))


class ChooseStep(Happen):
    """The secret choice begins; heroes in the fog have theirs made by luck (SJ-36.9)."""

    name: ClassVar[str] = "choose_step"

    def run(self, state: Senjutsu) -> None:
        cells = state.cells
        cells[PHASE] = CHOOSING
        cells[READY] = 0
        state.push("choose")
        for seat in seats_of(people_of(state)):
            if fogged(state, seat):
                state.push("fog", (seat,))


class Fog(Luck):
    """A card is drawn at random from those that could be chosen. Numbers: seat."""

    name: ClassVar[str] = "fog"
    clauses: ClassVar[tuple[str, ...]] = cited("SJ-36.9")

    def legal(self, state: Senjutsu, seat: int) -> tuple[int, ...]:
        found = choosable(state, self.numbers[0])
        abilities = [card for card in found if card < len(DESIGNS)]
        return tuple([CARD + card for card in abilities or found])

    def weights(self, state: Senjutsu) -> list[int]:
        heap = state.cells[self.numbers[0] * BLOCK + HAND]
        return [max(1, heap >> 2 * (action - CARD) & 3) for action in self.legal(state, -1)]

    def apply(self, state: Senjutsu, seat: int, action: int) -> None:
        state.stack.pop()
        owner = self.numbers[0]
        place_card(state, owner, action - CARD)
        if state.events is not None:
            state.tell("fogged", "SJ-36.9", {"who": who(state, owner), "card": CARD_NAMES[action - CARD]}, (owner,))


def place_card(state: Senjutsu, seat: int, card: int) -> None:
    """A card is placed face down; when all are, they are revealed."""
    cells = state.cells
    cells[seat * BLOCK + CHOSEN] = card + 1
    cells[READY] |= 1 << seat
    if state.events is not None:
        state.tell("ready", "SJ-11.1", {"who": who(state, seat)})
    if cells[READY] == people_of(state):
        state.stack.pop()  # the Choose step, below any fog
        state.push("reveal")


class Choose(Step[Senjutsu]):
    """Every player places one card face down."""

    name: ClassVar[str] = "choose"
    clauses: ClassVar[tuple[str, ...]] = cited("SJ-11.1 SJ-11.8")
    sealed: ClassVar[bool] = True
    turn_clause: ClassVar[str] = "SJ-11.8"

    def __init__(self, numbers: tuple[int, ...] = ()) -> None:
        super().__init__(numbers)

    def actors(self, state: Senjutsu) -> tuple[int, ...]:
        return tuple(seats_of(people_of(state) & ~state.cells[READY]))

    def legal(self, state: Senjutsu, seat: int) -> tuple[int, ...]:
        return tuple([CARD + card for card in choosable(state, seat)])

    def apply(self, state: Senjutsu, seat: int, action: int) -> None:
        place_card(state, seat, action - CARD)

    def why_not(self, state: Senjutsu, seat: int, action: int) -> tuple[str, ...]:
        if state.cells[seat * BLOCK + HAND_VENOM] > 0:
            return ("SJ-27.22",)
        if CARD <= action < CARD + len(DESIGNS):
            design = DESIGNS[action - CARD]
            if not design.choosable:
                return ("SJ-11.5",)
            if design.cost > purse(state, seat):
                return ("SJ-11.3",)
            cells = state.cells
            if not gate_open(design.requires, cells[seat * BLOCK + KAMAE_AT], cells[seat * BLOCK + HIDDEN_AT]):
                return ("SJ-11.4",)
            if cells[seat * BLOCK + HAND] & every(action - CARD):
                return ("SJ-26.22",)  # a Bushido card forbids it
        return ("SJ-11.2",)


STEPS: Steps = (
    StartTurn,
    Bleed,
    DrawStep,
    ChooseStep,
    Fog,
    Choose,
)
