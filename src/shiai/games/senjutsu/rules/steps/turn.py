"""The turn: its start, the draw, and the secret choice (sections 10, 11, 20 and 36)."""

from typing import ClassVar

from shiai.core.seats import CHANCE
from shiai.core.step import Happen, Plan
from shiai.games.senjutsu.cards import vocabulary as v
from shiai.games.senjutsu.cards.cards import CARD_NAMES, DESIGN_COUNT
from shiai.games.senjutsu.cards.heap import every
from shiai.games.senjutsu.rules.actions import CARD, DONE, PAY
from shiai.games.senjutsu.rules.battlefield.figures import is_far
from shiai.games.senjutsu.rules.heroes import HAEMORRHAGE
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
    FULFILLED,
    HAND,
    HAND_VENOM,
    HIDDEN_AT,
    HURT,
    KAMAE_AT,
    LASTING,
    LOADS,
    MARKS,
    NAMED,
    PHASE,
    READY,
    SOBER,
    TOXINS,
    TURN,
    Senjutsu,
)
from shiai.games.senjutsu.rules.steps import companions, contracts, instants, kamae, reveal
from shiai.games.senjutsu.rules.steps.base import CardLuck, Question, Steps
from shiai.games.senjutsu.rules.steps.defeat import CheckDefeat
from shiai.games.senjutsu.rules.steps.echoes import push_renewals
from shiai.games.senjutsu.rules.steps.hands import Draw, mill
from shiai.games.senjutsu.rules.table import (
    TUPLES_OF,
    companions_of,
    drunk,
    fogged,
    gate_open,
    highest_first,
    people_of,
    purse,
    seats_of,
    spend_focus,
    who,
)


class StartTurn(Happen[Senjutsu]):
    """Begin a turn: push what it consists of, the last of it first."""

    name: ClassVar[str] = "start_turn"

    def run(self, state: Senjutsu) -> None:
        cells = state.cells
        # SJ-10.1, SJ-14.6
        cells[TURN] += 1
        cells[PHASE] = DRAWING
        cells[FORBIDDEN] = 0
        cells[NAMED] = 0
        for seat in seats_of(cells[ALIVE]):
            # SJ-37.5
            cells[seat * BLOCK + MARKS] = FAR if is_far(state, seat) else 0
            cells[seat * BLOCK + HURT] = 0
        if state.events is not None:
            state.tell("turn_began", "SJ-10.1", {"turn": cells[TURN]})
        # SJ-10.2, SJ-32.1 to SJ-32.5: what is pushed last comes first
        state.push(ChooseStep())
        if state.rules.instants_after_draw:
            push_windows(state)
        state.push(DrawStep())
        for seat in highest_first(state, people_of(state)):
            if drunk(state, seat):
                state.push(MaySober(seat))
        for seat in highest_first(state, people_of(state)):
            if state.cells[seat * BLOCK + FULFILLED]:
                state.push(contracts.MayCash(seat))
        if state.rules.pairs:
            state.push(companions.LookAll())
        state.push(Bleed())
        state.begin_enemies()
        push_renewals(state)
        if not state.rules.instants_after_draw:
            push_windows(state)


def push_windows(state: Senjutsu) -> None:
    """Push the moments for Instants of the start of the turn, lowest Advantage first (SJ-26.22)."""
    for seat in highest_first(state, people_of(state)):
        instants.push_window(state, seat, v.START_OF_TURN, 0, 0)


class Bleed(Happen[Senjutsu]):
    """Bleeding heroes discard the top card of their deck unseen; Haemorrhagic Toxin does the same."""

    name: ClassVar[str] = "bleed"

    def run(self, state: Senjutsu) -> None:
        cells = state.cells
        for seat in seats_of(people_of(state)):
            base = seat * BLOCK
            # SJ-10.3, SJ-20.6, SJ-20.8, SJ-36.6
            lost = int(cells[base + BLEEDING] > 0) + int(cells[base + TOXINS + HAEMORRHAGE - 1] > 0)
            # SJ-56.7
            lost += cells[base + LOADS]
            if lost:
                mill(state, seat, lost)
        for figure in seats_of(companions_of(state)):
            companions.bleed(state, figure)


class MaySober(Happen[Senjutsu]):
    """Ask a drunk hero that can pay whether it stays sober in this turn."""

    name: ClassVar[str] = "may_sober"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: Senjutsu) -> None:
        if state.cells[ALIVE] >> self.seat & 1 and purse(state, self.seat):
            state.push(SoberUp(self.seat))


class SoberUp(Question):
    """Pay 1 Focus to be sober in this turn, or stay drunk."""

    name: ClassVar[str] = "sober_up"
    clause: ClassVar[str] = "SJ-54.3"

    def legal(self, state: Senjutsu, seat: int) -> tuple[int, ...]:
        return (DONE, PAY)

    def apply(self, state: Senjutsu, seat: int, action: int) -> None:
        state.stack.pop()
        if action == DONE:
            return
        # SJ-54.3
        spend_focus(state, seat, 1)
        state.cells[seat * BLOCK + MARKS] |= SOBER
        if state.events is not None:
            state.tell("sober", "SJ-54.3", {"who": who(state, seat)})
        kamae.take_kamae(state, seat, v.NEUTRAL, "SJ-54.3")


class DrawStep(Happen[Senjutsu]):
    """All players draw a card."""

    name: ClassVar[str] = "draw_step"

    def run(self, state: Senjutsu) -> None:
        alive = highest_first(state, people_of(state))
        state.push(CheckDefeat(alive[0] if alive else 0))
        # SJ-10.4
        for seat in alive:
            state.push(Draw(seat, 1))


class ChooseStep(Happen[Senjutsu]):
    """Begin the secret choice; luck chooses for heroes in the fog (SJ-36.9)."""

    name: ClassVar[str] = "choose_step"

    def run(self, state: Senjutsu) -> None:
        cells = state.cells
        cells[PHASE] = CHOOSING
        cells[READY] = 0
        if not people_of(state):  # companions have theirs (SJ-59.22)
            state.push(reveal.Reveal())
            return
        state.push(Choose())
        for seat in seats_of(people_of(state)):
            if fogged(state, seat):
                state.push(Fog(seat))


class Fog(CardLuck):
    """Luck chooses the card of a hero in the fog, from those that could be chosen."""

    name: ClassVar[str] = "fog"
    clause: ClassVar[str] = "SJ-36.9"

    def __init__(self, owner: int) -> None:
        self.owner = owner

    def legal(self, state: Senjutsu, seat: int) -> tuple[int, ...]:
        # SJ-36.9
        found = choosable(state, self.owner)
        abilities = [card for card in found if card < DESIGN_COUNT]
        return tuple(sorted([CARD.at(card) for card in abilities or found]))

    def weights(self, state: Senjutsu) -> list[int]:
        heap = state.cells[self.owner * BLOCK + HAND]
        return [max(1, heap >> 2 * CARD.part(action) & 3) for action in state.legal(CHANCE)]

    def apply(self, state: Senjutsu, seat: int, action: int) -> None:
        state.stack.pop()
        owner, card = self.owner, CARD.part(action)
        place_card(state, owner, card)
        if state.events is not None:
            state.tell("fogged", "SJ-36.9", {"who": who(state, owner), "card": CARD_NAMES[card]}, (owner,))


def place_card(state: Senjutsu, seat: int, card: int) -> None:
    """Place a card face down; when all players have done so, the cards are revealed."""
    cells = state.cells
    cells[seat * BLOCK + CHOSEN] = card + 1
    cells[READY] |= 1 << seat
    if state.events is not None:
        state.tell("ready", "SJ-11.1", {"who": who(state, seat)})
    if cells[READY] == people_of(state):
        state.stack.pop()  # the Choose step, below any fog
        state.push(reveal.Reveal())


def open_handed(state: Senjutsu) -> int:
    """The mask of heroes that play with an open hand."""
    open_hand = state.rules.cards.lasting[v.OPEN_HAND]
    return sum([1 << seat for seat in range(state.rules.people) if state.cells[seat * BLOCK + LASTING] & open_hand])


class Choose(Plan[Senjutsu]):
    """Every player places one card face down."""

    name: ClassVar[str] = "choose"
    clause: ClassVar[str] = "SJ-11.1"
    turn_clause: ClassVar[str] = "SJ-11.8"

    def actors(self, state: Senjutsu) -> tuple[int, ...]:
        # SJ-11.8: whoever has placed a card owes none
        left = people_of(state) & ~state.cells[READY]
        # SJ-52.8: heroes with an open hand after all others
        first = left & ~open_handed(state) if left else 0
        return TUPLES_OF[first or left]

    def legal(self, state: Senjutsu, seat: int) -> tuple[int, ...]:
        # SJ-11.1
        return tuple(sorted([CARD.at(card) for card in choosable(state, seat)]))

    def apply(self, state: Senjutsu, seat: int, action: int) -> None:
        place_card(state, seat, CARD.part(action))

    def why_not(self, state: Senjutsu, seat: int, action: int) -> tuple[str, ...]:
        if state.cells[seat * BLOCK + HAND_VENOM] > 0:
            return ("SJ-27.22",)
        if not CARD.has(action) or CARD.part(action) >= DESIGN_COUNT:
            return ("SJ-11.2",)
        card = CARD.part(action)
        design = state.rules.cards.designs[card]
        if design.counter_only:
            return ("SJ-55.4",)
        if not design.choosable:
            return ("SJ-11.5",)
        if design.cost > purse(state, seat):
            return ("SJ-11.3",)
        cells = state.cells
        if not gate_open(design.requires, cells[seat * BLOCK + KAMAE_AT], cells[seat * BLOCK + HIDDEN_AT]):
            return ("SJ-11.4",)
        if cells[NAMED] & every(card):
            return ("SJ-26.26",)
        if cells[seat * BLOCK + HAND] & every(card):
            return ("SJ-26.22",)  # a Bushido card forbids it
        return ("SJ-11.2",)


STEPS: Steps = (
    StartTurn,
    Bleed,
    MaySober,
    SoberUp,
    DrawStep,
    ChooseStep,
    Fog,
    Choose,
)
