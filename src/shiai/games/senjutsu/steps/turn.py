"""The turn: its start, the draw, the secret choice, and its end (sections 10, 11, 14, 20 and 36)."""

from typing import ClassVar

from shiai.core.clauses import cited
from shiai.core.step import Step
from shiai.games.senjutsu import vocabulary as v
from shiai.games.senjutsu.actions import CARD, PASS
from shiai.games.senjutsu.cards import CARD_NAMES, DESIGNS, INDEX, LASTING_DESIGNS
from shiai.games.senjutsu.heap import designs, one
from shiai.games.senjutsu.heroes import FOG, HAEMORRHAGE, PARALYSIS, POISONS
from shiai.games.senjutsu.playing import choosable, clear_items
from shiai.games.senjutsu.state import (
    AIM,
    ALIVE,
    AT,
    BLEEDING,
    BLOCK,
    CHOOSING,
    CHOSEN,
    DISCARDING,
    DRAWING,
    FAR,
    FORBIDDEN,
    FOUND_AT,
    HAND,
    HAND_VENOM,
    HOBBLES,
    IRON,
    LASTING,
    LOW_SPEED,
    MARKS,
    NAMED,
    PHASE,
    PLAYED,
    READY,
    SPENT,
    TOXINS,
    TURN,
    UNSEEN_DISCARDS,
    UP,
    VENOM,
    Senjutsu,
)
from shiai.games.senjutsu.steps.base import Ask, Happen, Luck, Steps
from shiai.games.senjutsu.steps.hands import over_limit, take_top
from shiai.games.senjutsu.steps.instants import push_window
from shiai.games.senjutsu.table import (
    card_name,
    deck_size,
    fogged,
    gain_focus,
    highest_first,
    in_force,
    is_far,
    purse,
    seats_of,
    spend_focus,
    who,
)

RELEASE_PRICE: int = 2  # Focus for which a Bushido card in play is discarded
BUSHIDO: int = (
    LASTING_DESIGNS[v.OPEN_DISCARDS]
    | LASTING_DESIGNS[v.NO_INSTANTS]
    | LASTING_DESIGNS[v.NO_COPIES]
    | LASTING_DESIGNS[v.NO_LOOKING]
)


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
        if not state.rules.instants_after_draw:
            push_windows(state)


def push_windows(state: Senjutsu) -> None:
    """Instants of the start of the turn, lowest Advantage first (SJ-26.22)."""
    for seat in highest_first(state, state.cells[ALIVE]):
        push_window(state, (seat, v.START_OF_TURN, 0, 0))


class Bleed(Happen):
    """Bleeding heroes discard the top card of their deck unseen; Haemorrhagic Toxin does the same."""

    name: ClassVar[str] = "bleed"
    clauses: ClassVar[tuple[str, ...]] = cited("SJ-10.3 SJ-20.6 SJ-20.7 SJ-20.8 SJ-36.6")

    def run(self, state: Senjutsu) -> None:
        cells = state.cells
        for seat in seats_of(cells[ALIVE]):
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
        alive = highest_first(state, state.cells[ALIVE])
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
        for seat in seats_of(cells[ALIVE]):
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
        state.cells[owner * BLOCK + CHOSEN] = action - CARD + 1
        state.cells[READY] |= 1 << owner
        if state.events is not None:
            state.tell("ready", "SJ-36.9", {"who": who(state, owner)})
            state.tell("fogged", "SJ-36.9", {"who": who(state, owner), "card": CARD_NAMES[action - CARD]}, (owner,))
        if state.stack[-1].name == "choose" and state.cells[READY] == state.cells[ALIVE]:
            state.stack.pop()
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
        return tuple(seats_of(state.cells[ALIVE] & ~state.cells[READY]))

    def legal(self, state: Senjutsu, seat: int) -> tuple[int, ...]:
        return tuple([CARD + card for card in choosable(state, seat)])

    def apply(self, state: Senjutsu, seat: int, action: int) -> None:
        state.cells[seat * BLOCK + CHOSEN] = action - CARD + 1
        state.cells[READY] |= 1 << seat
        if state.events is not None:
            state.tell("ready", "SJ-11.1", {"who": who(state, seat)})
        if state.cells[READY] == state.cells[ALIVE]:
            state.stack.pop()
            state.push("reveal")

    def why_not(self, state: Senjutsu, seat: int, action: int) -> tuple[str, ...]:
        if state.cells[seat * BLOCK + HAND_VENOM] > 0:
            return ("SJ-27.22",)
        if CARD <= action < CARD + len(DESIGNS):
            design = DESIGNS[action - CARD]
            if not design.choosable:
                return ("SJ-11.5",)
            if design.cost > purse(state, seat):
                return ("SJ-11.3",)
            if design.requires:
                return ("SJ-11.4",)
        return ("SJ-11.2",)


class EndTurn(Happen):
    """The Discard step: played cards, effects of the end of the turn, hand limit."""

    name: ClassVar[str] = "end_turn"
    clauses: ClassVar[tuple[str, ...]] = cited(
        """
        SJ-14.1 SJ-14.2 SJ-14.3 SJ-14.7 SJ-6.8 SJ-27.6 SJ-27.14 SJ-27.15 SJ-27.16 SJ-27.27 SJ-31.15
        SJ-31.25 SJ-32.25
        """
    )

    def run(self, state: Senjutsu) -> None:
        cells = state.cells
        cells[PHASE] = DISCARDING
        for seat in seats_of(cells[ALIVE]):
            base = seat * BLOCK
            cells[base + UP] += cells[base + PLAYED]
            cells[base + PLAYED] = 0
            for cell in (AIM, SPENT, FOUND_AT, LOW_SPEED):
                cells[base + cell] = 0
            clear_items(state, seat)
        for seat in seats_of(cells[ALIVE]):
            rotate(state, seat)
            for sides in state.terrain.shrine_sides:
                if sides >> cells[seat * BLOCK + AT] & 1:
                    gain_focus(state, seat, 1)
        alive = highest_first(state, cells[ALIVE])
        state.push("start_turn")
        for seat in alive:
            if over_limit(state, seat):
                state.push("hand_limit", (seat,))
        if bushido_in_play(state):
            for seat in alive:
                state.push("may_release", (seat,))


def rotate(state: Senjutsu, seat: int) -> None:
    """Cards that turn at the end of the turn; those upright again are discarded (SJ-27.15, SJ-27.16)."""
    cells = state.cells
    base = seat * BLOCK
    cells[base + HOBBLES] = cells[base + HOBBLES] << 4 & 0xFFFF
    for toxin in range(1, POISONS):
        half = toxin in (FOG, PARALYSIS)  # these are turned by half a circle
        cell = base + TOXINS + toxin - 1
        cells[cell] = cells[cell] << 4 & (0xFF if half else 0xFFFF)
    upright = cells[base + IRON] >> 12 & 15
    cells[base + IRON] = cells[base + IRON] << 4 & 0xFFFF
    if upright:
        iron = INDEX["106"]
        cells[base + LASTING] -= upright * one(iron)
        cells[base + UP] += upright * one(iron)


class MayRelease(Happen):
    """May this player pay to have a Bushido card discarded? Numbers: seat."""

    name: ClassVar[str] = "may_release"

    def run(self, state: Senjutsu) -> None:
        if purse(state, self.numbers[0]) >= RELEASE_PRICE and bushido_in_play(state):
            state.push("release", self.numbers)


def bushido_in_play(state: Senjutsu) -> list[int]:
    """The Bushido cards that remain in play."""
    heap = 0
    for seat in seats_of(state.cells[ALIVE]):
        heap |= state.cells[seat * BLOCK + LASTING] & BUSHIDO
    return designs(heap)


class Release(Ask):
    """Two Focus for the end of a Bushido card. Numbers: seat."""

    name: ClassVar[str] = "release"

    def legal(self, state: Senjutsu, seat: int) -> tuple[int, ...]:
        return (*[CARD + design for design in bushido_in_play(state)], PASS)

    def apply(self, state: Senjutsu, seat: int, action: int) -> None:
        state.stack.pop()
        if action == PASS:
            return
        design = action - CARD
        spend_focus(state, seat, RELEASE_PRICE)
        for owner in seats_of(state.cells[ALIVE]):
            base = owner * BLOCK
            if state.cells[base + LASTING] >> 2 * design & 3:
                state.cells[base + LASTING] -= one(design)
                state.cells[base + UP] += one(design)
                break
        if state.events is not None:
            state.tell("released", "SJ-14.3", {"who": who(state, seat), "card": card_name(design)})


STEPS: Steps = (
    StartTurn,
    Bleed,
    DrawStep,
    ChooseStep,
    Fog,
    Choose,
    EndTurn,
    MayRelease,
    Release,
)
