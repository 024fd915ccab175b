"""Resolving the revealed cards in the order of their initiative (sections 13 and 30)."""

from typing import ClassVar

from shiai.core.clauses import cited
from shiai.games.senjutsu.cards import vocabulary as v
from shiai.games.senjutsu.cards.cards import DESIGNS, STUN_CARD
from shiai.games.senjutsu.rules.actions import PLACE
from shiai.games.senjutsu.rules.battlefield.surroundings import in_reach, reach_of
from shiai.games.senjutsu.rules.piles import card_name
from shiai.games.senjutsu.rules.playing import rank_of
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
    RESOLVED,
    SHIELD_AT,
    SHIELD_ITEM,
    WAITING,
    Senjutsu,
)
from shiai.games.senjutsu.rules.steps.base import Ask, Happen, Steps
from shiai.games.senjutsu.rules.steps.instants import push_window
from shiai.games.senjutsu.rules.steps.lines import me
from shiai.games.senjutsu.rules.table import acts, highest_first, opponents, seats_of, who

RANK_WIDTH: int = 16  # places for tied cards of one type


def items_now(state: Senjutsu, status: int) -> list[tuple[int, int]]:
    """Seats and items of this initiative with that status; the part above a split line goes before the one below."""
    cells = state.cells
    found: list[tuple[int, int]] = []
    for seat in seats_of(cells[ALIVE]):
        base = seat * BLOCK
        for item in range(ITEMS):
            card = cells[base + ITEM_CARD + item]
            if not card or cells[base + ITEM_STATUS + item] != status or cells[base + ITEM_SPEED + item] != cells[NOW]:
                continue
            if cells[base + ITEM_PART + item] == 0 or not upper_open(cells, base, item):
                found.append((seat, item))
    return found


def upper_open(cells: list[int], base: int, item: int) -> bool:
    """Is the part above the split line of the same card not resolved yet (SJ-5.17)?"""
    for other in range(ITEMS):
        same = cells[base + ITEM_CARD + other] == cells[base + ITEM_CARD + item]
        if same and cells[base + ITEM_PART + other] == 0 and cells[base + ITEM_STATUS + other] != RESOLVED:
            return True
    return False


class Initiative(Happen):
    """The next card of this initiative; then the Defence cards that still wait; then the next initiative."""

    name: ClassVar[str] = "initiative"
    clauses: ClassVar[tuple[str, ...]] = cited(
        """
        SJ-1.6 SJ-5.9 SJ-5.17 SJ-13.1 SJ-13.2 SJ-13.3 SJ-13.4 SJ-13.7 SJ-13.9 SJ-13.10 SJ-22.2 SJ-22.3
        SJ-22.14 SJ-27.5 SJ-32.29
        """
    )

    def run(self, state: Senjutsu) -> None:
        cells = state.cells
        while True:
            pending = items_now(state, PENDING)
            if pending:
                state.push("initiative")
                if any(not cells[seat * BLOCK + ITEM_ORDER + item] for seat, item in pending):
                    order(state, pending)
                else:
                    start(state, *min(pending, key=lambda pair: cells[pair[0] * BLOCK + ITEM_ORDER + pair[1]]))
                return
            shielded = [seat for seat in range(state.rules.count) if cells[seat * BLOCK + SHIELD_ITEM]]
            waiting = items_now(state, WAITING) if shielded else []
            if waiting:
                state.push("initiative")
                finish_waiting(state, waiting)
                return
            for seat in shielded:
                cells[seat * BLOCK + SHIELD_AT] = 0
                cells[seat * BLOCK + SHIELD_ITEM] = 0
            cells[NOW] = next_speed(state)
            if cells[NOW] < 0:
                cells[NOW] = 0
                state.push("end_turn")
                return


def next_speed(state: Senjutsu) -> int:
    """The highest initiative below this one at which something waits; -1 when nothing does."""
    cells = state.cells
    best = -1
    for seat in range(state.rules.count):
        base = seat * BLOCK
        for item in range(ITEMS):
            speed = cells[base + ITEM_SPEED + item]
            if (
                cells[base + ITEM_CARD + item]
                and cells[base + ITEM_STATUS + item] == PENDING
                and best < speed < cells[NOW]
            ):
                best = speed
    return best


def order(state: Senjutsu, pending: list[tuple[int, int]]) -> None:
    """Give the cards of this initiative their places; ties are decided by Advantage (SJ-13.5, section 30)."""
    cells = state.cells
    ranks: dict[int, list[tuple[int, int]]] = {}
    for seat, item in pending:
        ranks.setdefault(rank_of(cells[seat * BLOCK + ITEM_CARD + item] - 1), []).append((seat, item))
    for rank in sorted(ranks, reverse=True):
        group = ranks[rank]
        if all(cells[seat * BLOCK + ITEM_ORDER + item] for seat, item in group):
            continue
        tied = 0
        for seat, item in group:
            tied |= 1 << seat
            cells[seat * BLOCK + ITEM_ORDER + item] = 0
        if tied & (tied - 1) == 0 or rank == rank_of(STUN_CARD):
            for place, (seat, item) in enumerate(group):
                cells[seat * BLOCK + ITEM_ORDER + item] = rank * RANK_WIDTH + 1 + place
        else:
            state.push("tie", (highest_first(state, tied)[0], tied, 0, rank))


class Tie(Ask):
    """Cards of the same initiative and type: from the top of the track each chooses a place.

    Numbers: seat that chooses, mask of those without a place, mask of taken places, rank of the cards.
    """

    name: ClassVar[str] = "tie"
    clauses: ClassVar[tuple[str, ...]] = cited("SJ-13.5 SJ-13.6 SJ-30.1 SJ-30.2 SJ-30.3 SJ-30.4")
    turn_clause: ClassVar[str] = "SJ-13.5"

    def legal(self, state: Senjutsu, seat: int) -> tuple[int, ...]:
        _, tied, taken, _ = self.numbers
        places = tied.bit_count() + taken.bit_count()
        return tuple([PLACE + place for place in range(places) if not taken >> place & 1])

    def apply(self, state: Senjutsu, seat: int, action: int) -> None:
        state.stack.pop()
        _, tied, taken, rank = self.numbers
        cells = state.cells
        place = action - PLACE
        base = seat * BLOCK
        for other, item in items_now(state, PENDING):
            if other == seat and rank_of(cells[base + ITEM_CARD + item] - 1) == rank:
                cells[base + ITEM_ORDER + item] = rank * RANK_WIDTH + 1 + place
        if state.events is not None:
            state.tell("took_place", "SJ-13.5", {"who": who(state, seat), "place": place + 1})
        tied &= ~(1 << seat)
        if tied:
            state.push("tie", (highest_first(state, tied)[0], tied, taken | 1 << place, rank))


def start(state: Senjutsu, seat: int, item: int) -> None:
    """A part of a card is resolved."""
    cells = state.cells
    base = seat * BLOCK
    card = cells[base + ITEM_CARD + item] - 1
    part = cells[base + ITEM_PART + item]
    if card >= STUN_CARD:
        cells[base + ITEM_STATUS + item] = RESOLVED
        return
    cells[base + ITEM_STATUS + item] = ACTIVE
    state.push("finish_item", (seat, item))
    state.push("part" if seat < state.rules.people else "enemy_part", (seat, card, part))
    if part == 0 and item == 0:
        push_window(state, (seat, v.BEFORE_OWN_CARD, opponents(state, seat), card))
    if state.events is not None:
        state.tell(
            "resolves",
            "SJ-13.1",
            {"who": who(state, seat), "card": card_name(card), "speed": cells[NOW], "part": part + 1},
        )


class ResolvePart(Happen):
    """The lines of a part, of the turn's card or of a Counter. Numbers: seat, design, part."""

    name: ClassVar[str] = "part"
    clauses: ClassVar[tuple[str, ...]] = cited("SJ-18.8")

    def run(self, state: Senjutsu) -> None:
        seat, design, part = self.numbers
        if not acts(state, seat):
            return
        code = DESIGNS[design].parts[part]
        base = seat * BLOCK
        if part == 0:
            state.cells[base + FOUND_AT] = 0
        duty = 0
        if code.strikes and in_reach(state, seat, design, part):
            duty = int(reach_of(state, seat, design, part).lines(code.first, me(state, seat)))
        aim = state.cells[base + AIM]
        state.push("lines", (seat, code.first, code.success, 1 << aim - 1 if aim else 0, duty))


class FinishItem(Happen):
    """A part was resolved, unless it waits for a Block to succeed. Numbers: seat, item."""

    name: ClassVar[str] = "finish_item"

    def run(self, state: Senjutsu) -> None:
        seat, item = self.numbers
        cell = seat * BLOCK + ITEM_STATUS + item
        if state.cells[cell] == ACTIVE:
            state.cells[cell] = RESOLVED
            after_card(state, seat, item)


def finish_waiting(state: Senjutsu, waiting: list[tuple[int, int]]) -> None:
    """No attack was blocked: the lines below the shields, without "If successful" (SJ-32.27)."""
    cells = state.cells
    first, item = min(waiting, key=lambda pair: cells[pair[0] * BLOCK + ITEM_ORDER + pair[1]])
    base = first * BLOCK
    code = DESIGNS[cells[base + ITEM_CARD + item] - 1].parts[cells[base + ITEM_PART + item]]
    cells[base + ITEM_STATUS + item] = RESOLVED
    state.push("after_card", (first, item))
    if not state.rules.defence_at_once:
        state.push("lines", (first, code.shield + 1, code.success, 0, 0))


class AfterCard(Happen):
    """The last part of the turn's card is resolved: Instant Additional without condition. Numbers: seat, item."""

    name: ClassVar[str] = "after_card"
    clauses: ClassVar[tuple[str, ...]] = cited("SJ-26.13 SJ-26.19 SJ-32.16 SJ-32.24")

    def run(self, state: Senjutsu) -> None:
        after_card(state, self.numbers[0], self.numbers[1])


def after_card(state: Senjutsu, seat: int, item: int) -> None:
    """The window of Instant Additional cards without condition, once the turn's card is done."""
    cells = state.cells
    base = seat * BLOCK
    card = cells[base + ITEM_CARD]
    if not acts(state, seat) or not card or cells[base + ITEM_CARD + item] != card:
        return
    for other in range(ITEMS):
        if cells[base + ITEM_CARD + other] == card and cells[base + ITEM_STATUS + other] != RESOLVED:
            return
    push_window(state, (seat, v.CARD_RESOLVED, opponents(state, seat), card - 1))


STEPS: Steps = (Initiative, Tie, ResolvePart, FinishItem, AfterCard)
