"""Resolving the revealed cards in the order of their initiative (sections 13 and 30)."""

from typing import ClassVar, Final

from shiai.core.step import Happen
from shiai.games.senjutsu.cards import vocabulary as v
from shiai.games.senjutsu.cards.cards import STUN_CARD
from shiai.games.senjutsu.rules.actions import PLACE
from shiai.games.senjutsu.rules.battlefield.surroundings import in_reach, reach_of
from shiai.games.senjutsu.rules.piles import card_name
from shiai.games.senjutsu.rules.playing import LAST_RANK, rank_of, waiting_part
from shiai.games.senjutsu.rules.state import (
    ACTIVE,
    AIM,
    ALIVE,
    BLOCK,
    FOUND_AT,
    ITEM_CARD,
    ITEM_ORDER,
    ITEM_PART,
    ITEM_SPEED,
    ITEM_STATUS,
    ITEMS,
    NOW,
    PENDING,
    REACH,
    RESOLVED,
    SHIELD_AT,
    SHIELD_ITEM,
    STEPS_MADE,
    WAITING,
    Senjutsu,
)
from shiai.games.senjutsu.rules.steps import instants, lines, turn_end
from shiai.games.senjutsu.rules.steps.base import Question, Steps
from shiai.games.senjutsu.rules.table import SEATS_OF, acts, highest_first, opponents, who

RANK_WIDTH: Final = 16  # places for tied cards of one type


def items_now(state: Senjutsu, status: int) -> list[tuple[int, int]]:
    """Seats and items of this initiative with that status; the part above a split line goes before the one below."""
    cells = state.cells
    now = cells[NOW]
    found: list[tuple[int, int]] = []
    for seat in SEATS_OF[cells[ALIVE]]:
        base = seat * BLOCK
        for item in range(ITEMS):
            if cells[base + ITEM_SPEED + item] != now or cells[base + ITEM_STATUS + item] != status:
                continue
            # SJ-5.9, SJ-5.17
            if cells[base + ITEM_CARD + item] and (
                cells[base + ITEM_PART + item] == 0 or not upper_open(cells, base, item)
            ):
                found.append((seat, item))
    return found


def first_of(cells: list[int], items: list[tuple[int, int]]) -> tuple[int, int]:
    """The item that comes first; one without a place if there is any."""
    first = items[0]
    least = cells[first[0] * BLOCK + ITEM_ORDER + first[1]]
    for pair in items:
        place = cells[pair[0] * BLOCK + ITEM_ORDER + pair[1]]
        if place < least:
            least = place
            first = pair
    return first


def upper_open(cells: list[int], base: int, item: int) -> bool:
    """Is the part above the split line of the same card not resolved yet (SJ-5.17)?"""
    for other in range(ITEMS):
        same = cells[base + ITEM_CARD + other] == cells[base + ITEM_CARD + item]
        if same and cells[base + ITEM_PART + other] == 0 and cells[base + ITEM_STATUS + other] != RESOLVED:
            return True
    return False


class Initiative(Happen[Senjutsu]):
    """Resolve the next card of this initiative, then the Defence cards that still wait, then the next initiative."""

    name: ClassVar[str] = "initiative"

    def run(self, state: Senjutsu) -> None:
        cells = state.cells
        # SJ-1.6
        while True:
            # SJ-13.7, SJ-22.14, SJ-32.29: one card after the other
            pending = items_now(state, PENDING)
            if pending:
                state.push(self)
                seat, item = pending[0] if len(pending) == 1 else first_of(cells, pending)
                if not cells[seat * BLOCK + ITEM_ORDER + item]:
                    if order(state, pending):
                        return
                    seat, item = first_of(cells, pending)
                start(state, seat, item)
                return
            if holds_shields(state):
                waiting = items_now(state, WAITING)
                if waiting:
                    state.push(self)
                    finish_waiting(state, waiting)
                    return
                # SJ-22.2, SJ-22.3
                for seat in range(state.rules.count):
                    if cells[seat * BLOCK + SHIELD_ITEM]:
                        cells[seat * BLOCK + SHIELD_AT] = 0
                        cells[seat * BLOCK + SHIELD_ITEM] = 0
            cells[NOW] = next_speed(state)  # SJ-13.1
            if cells[NOW] < 0:
                cells[NOW] = 0
                state.push(turn_end.EndTurn())
                return


def holds_shields(state: Senjutsu) -> bool:
    """Does anybody hold shields?"""
    found = 0
    for seat in range(state.rules.count):
        found |= state.cells[seat * BLOCK + SHIELD_ITEM]
    return found > 0


def next_speed(state: Senjutsu) -> int:
    """The highest initiative below this one at which something waits; -1 when nothing does."""
    cells = state.cells
    now = cells[NOW]
    best = -1
    for seat in range(state.rules.count):
        base = seat * BLOCK
        for item in range(ITEMS):
            if cells[base + ITEM_CARD + item] and cells[base + ITEM_STATUS + item] == PENDING:
                speed = cells[base + ITEM_SPEED + item]
                if best < speed < now:
                    best = speed
    return best


def order(state: Senjutsu, pending: list[tuple[int, int]]) -> bool:
    """Give the cards of this initiative their places; Advantage decides ties (SJ-13.5, section 30). Asks it anybody?"""
    cells = state.cells
    if len(pending) == 1:
        seat, item = pending[0]
        rank = rank_of(state, seat, item)
        cells[seat * BLOCK + ITEM_ORDER + item] = rank * RANK_WIDTH + 1
        return False
    ranks: dict[int, list[tuple[int, int]]] = {}
    for seat, item in pending:
        ranks.setdefault(rank_of(state, seat, item), []).append((seat, item))
    asks = False
    # SJ-13.2 to SJ-13.4, SJ-13.9, SJ-13.10: by type, once for an initiative
    for rank in sorted(ranks, reverse=True):
        group = ranks[rank]
        if all(cells[seat * BLOCK + ITEM_ORDER + item] for seat, item in group):
            continue
        tied = 0
        for seat, item in group:
            tied |= 1 << seat
            cells[seat * BLOCK + ITEM_ORDER + item] = 0
        if tied & (tied - 1) == 0 or rank == LAST_RANK:
            for place, (seat, item) in enumerate(group):
                cells[seat * BLOCK + ITEM_ORDER + item] = rank * RANK_WIDTH + 1 + place
        else:
            # SJ-13.6, SJ-30.1
            # SJ-41.10, SJ-41.12: by the numbers of the heroes, before any enemy
            state.push(Tie(highest_first(state, tied)[0], tied, 0, rank))
            asks = True
    return asks


class Tie(Question):
    """Choose a place among cards of the same initiative and type; the highest Advantage chooses first.

    `tied` is the mask of seats without a place, `taken` that of the places taken, `rank` that of the cards' type.
    """

    name: ClassVar[str] = "tie"
    clause: ClassVar[str] = "SJ-13.5"
    turn_clause: ClassVar[str] = "SJ-13.5"

    def __init__(self, seat: int, tied: int, taken: int, rank: int) -> None:
        super().__init__(seat)
        self.tied = tied
        self.taken = taken
        self.rank = rank

    def legal(self, state: Senjutsu, seat: int) -> tuple[int, ...]:
        places = self.tied.bit_count() + self.taken.bit_count()
        # SJ-13.5, SJ-30.3, SJ-30.4: any place that is left
        return PLACE.masked((1 << places) - 1 & ~self.taken)

    def apply(self, state: Senjutsu, seat: int, action: int) -> None:
        state.stack.pop()
        tied, rank = self.tied, self.rank
        cells = state.cells
        place = PLACE.part(action)
        base = seat * BLOCK
        for other, item in items_now(state, PENDING):
            if other == seat and rank_of(state, seat, item) == rank:
                cells[base + ITEM_ORDER + item] = rank * RANK_WIDTH + 1 + place
        if state.events is not None:
            state.tell("took_place", "SJ-13.5", {"who": who(state, seat), "place": place + 1})
        tied &= ~(1 << seat)
        # SJ-30.2
        if tied:
            state.push(Tie(highest_first(state, tied)[0], tied, self.taken | 1 << place, rank))


def start(state: Senjutsu, seat: int, item: int) -> None:
    """Begin to resolve a part of a card."""
    cells = state.cells
    base = seat * BLOCK
    card = cells[base + ITEM_CARD + item] - 1
    part = cells[base + ITEM_PART + item]
    # SJ-27.5
    if card >= STUN_CARD:
        cells[base + ITEM_STATUS + item] = RESOLVED
        return
    cells[base + ITEM_STATUS + item] = ACTIVE
    state.push(FinishItem(seat, item))
    if seat < state.rules.first_enemy:
        state.push(ResolvePart(seat, card, part))
    else:
        state.resolve_enemy_part(seat, card, part)
    if part == 0 and item == 0:
        instants.push_window(state, seat, v.BEFORE_OWN_CARD, opponents(state, seat), card)
    if state.events is not None:
        state.tell(
            "resolves",
            "SJ-13.1",
            {"who": who(state, seat), "card": card_name(card), "speed": cells[NOW], "part": part + 1},
        )


class ResolvePart(Happen[Senjutsu]):
    """Resolve the lines of a part of the turn's card or of a Counter."""

    name: ClassVar[str] = "part"

    def __init__(self, seat: int, design: int, part: int) -> None:
        self.seat = seat
        self.design = design
        self.part = part

    def run(self, state: Senjutsu) -> None:
        seat, design, part = self.seat, self.design, self.part
        if not acts(state, seat):
            return
        code = state.rules.cards.designs[design].parts[part]
        base = seat * BLOCK
        if part == 0:
            state.cells[base + FOUND_AT] = 0
            state.cells[base + STEPS_MADE] = 0
            state.cells[base + REACH] = 0
        duty = 0
        if code.strikes and in_reach(state, seat, design, part):
            duty = int(reach_of(state, seat, design, part).lines(code.first, lines.me(state, seat)))
        # SJ-18.8
        aim = state.cells[base + AIM]
        state.push(lines.Lines(seat, code.first, min(code.success, code.reduced), 1 << aim - 1 if aim else 0, duty))


class FinishItem(Happen[Senjutsu]):
    """Mark a part as resolved, unless it waits for a Block to succeed."""

    name: ClassVar[str] = "finish_item"

    def __init__(self, seat: int, item: int) -> None:
        self.seat = seat
        self.item = item

    def run(self, state: Senjutsu) -> None:
        cell = self.seat * BLOCK + ITEM_STATUS + self.item
        if state.cells[cell] == ACTIVE:
            state.cells[cell] = RESOLVED
            after_card(state, self.seat, self.item)


def finish_waiting(state: Senjutsu, waiting: list[tuple[int, int]]) -> None:
    """Resolve the lines below the shields without "If successful", as no attack was blocked (SJ-32.27)."""
    cells = state.cells
    first, item = first_of(cells, waiting)
    base = first * BLOCK
    code = waiting_part(state, first, item)
    cells[base + ITEM_STATUS + item] = RESOLVED
    state.push(AfterCard(first, item))
    if not state.rules.defence_at_once:
        state.push(lines.Lines(first, code.shield + 1, code.success, 0, 0))


class AfterCard(Happen[Senjutsu]):
    """Offer Instant Additional cards without condition if the turn's card is done."""

    name: ClassVar[str] = "after_card"

    def __init__(self, seat: int, item: int) -> None:
        self.seat = seat
        self.item = item

    def run(self, state: Senjutsu) -> None:
        after_card(state, self.seat, self.item)


def after_card(state: Senjutsu, seat: int, item: int) -> None:
    """Push the moment for Instant Additional cards without condition once all parts of the turn's card are resolved."""
    cells = state.cells
    base = seat * BLOCK
    card = cells[base + ITEM_CARD]
    # SJ-26.13, SJ-26.19, SJ-32.16, SJ-32.24: after the last part, not if the card was ended
    if not acts(state, seat) or not card or cells[base + ITEM_CARD + item] != card:
        return
    for other in range(ITEMS):
        if cells[base + ITEM_CARD + other] == card and cells[base + ITEM_STATUS + other] != RESOLVED:
            return
    instants.push_window(state, seat, v.CARD_RESOLVED, opponents(state, seat), card - 1)


STEPS: Steps = (Initiative, Tie, ResolvePart, FinishItem, AfterCard)
