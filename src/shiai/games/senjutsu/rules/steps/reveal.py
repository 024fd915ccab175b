"""The Reveal step: costs, replacements, variable initiatives (section 12)."""

from typing import ClassVar

from shiai.core.clauses import cited
from shiai.games.senjutsu.cards import vocabulary as v
from shiai.games.senjutsu.cards.cards import CARD_NAMES, DESIGNS, REPLACEMENTS, STUN_CARD
from shiai.games.senjutsu.cards.heap import designs, one
from shiai.games.senjutsu.rules.actions import CARD, DONE, PASS, PAY, TARGET
from shiai.games.senjutsu.rules.piles import card_name, could_hold, in_force, play_from_hand
from shiai.games.senjutsu.rules.playing import add_item, playable_of, spend_for
from shiai.games.senjutsu.rules.state import (
    AIM,
    BLOCK,
    BOUGHT,
    CHOSEN,
    DRAWN,
    FOCUS,
    HAND,
    HAND_SIZE,
    HAND_VENOM,
    INSTANT_PLAYED,
    ITEM_CARD,
    MARKS,
    PHASE,
    PLAYED,
    READY,
    REPLACED,
    REVEALING,
    SPENT,
    STUNS,
    UP,
    VENOM,
    Senjutsu,
)
from shiai.games.senjutsu.rules.steps.base import Ask, AskHand, Happen, Steps
from shiai.games.senjutsu.rules.steps.effects import sees
from shiai.games.senjutsu.rules.table import (
    MOST_FOCUS,
    fogged,
    highest_first,
    opponents,
    people_of,
    purse,
    seats_of,
    spend_focus,
    tell_aim,
    who,
)


class Reveal(Happen):
    """All played cards are turned face up; what follows is done from the lowest Advantage upwards."""

    name: ClassVar[str] = "reveal"
    clauses: ClassVar[tuple[str, ...]] = cited("SJ-12.1 SJ-12.14 SJ-32.6 SJ-32.7 SJ-4.5 SJ-4.6 SJ-1.10")

    def run(self, state: Senjutsu) -> None:
        cells = state.cells
        cells[PHASE] = REVEALING
        cells[READY] = 0
        state.reveals += 1
        alive = highest_first(state, people_of(state))
        for seat in reversed(alive):
            show(state, seat)
        state.push("speeds")
        for seat in alive:
            if could_hold(state, seat) & REPLACEMENTS:
                state.push("may_replace", (seat,))
        for seat in alive:
            if focus_box(shown(state, seat)):
                state.push("may_buy", (seat,))
        state.push("costs")
        for seat in alive:
            aim(state, seat)
        if state.rules.count > state.rules.people:
            state.push("enemy_cards")


def show(state: Senjutsu, seat: int) -> None:
    """The chosen card lies open."""
    base = seat * BLOCK
    cells = state.cells
    card = cells[base + CHOSEN] - 1
    cells[base + CHOSEN] = 0
    cells[base + DRAWN] = 0
    if card == STUN_CARD:
        cells[base + STUNS] -= 1
    elif card > STUN_CARD:
        cells[base + HAND_VENOM] -= 1
        cells[base + HAND_SIZE] -= 1
        cells[base + VENOM] -= 1
    elif not DESIGNS[card].core:
        play_from_hand(state, seat, card)
    add_item(state, seat, card, 0, 0)
    if state.events is not None:
        state.tell("revealed_card", "SJ-12.1", {"who": who(state, seat), "card": CARD_NAMES[card]})


def shown(state: Senjutsu, seat: int) -> int:
    """The revealed card of a player."""
    return state.cells[seat * BLOCK + ITEM_CARD] - 1


def aim(state: Senjutsu, seat: int) -> None:
    """A card that needs a target but has no grid: one is named (SJ-12.2)."""
    card = shown(state, seat)
    if card < STUN_CARD and DESIGNS[card].targets:
        state.push("name_target", (seat,))


class NameTarget(Ask):
    """The target is named at the reveal. Numbers: seat."""

    name: ClassVar[str] = "name_target"
    clauses: ClassVar[tuple[str, ...]] = cited("SJ-12.2")
    turn_clause: ClassVar[str] = "SJ-12.2"

    def legal(self, state: Senjutsu, seat: int) -> tuple[int, ...]:
        reach = DESIGNS[shown(state, seat)].range if state.rules.range_at_reveal else 0
        found = seats_of(opponents(state, seat))
        return tuple([TARGET + other for other in found if not reach or sees(state, seat, other, reach)]) or (DONE,)

    def apply(self, state: Senjutsu, seat: int, action: int) -> None:
        state.stack.pop()
        state.cells[seat * BLOCK + AIM] = 0 if action == DONE else action - TARGET + 1
        if action != DONE:
            tell_aim(state, seat, action - TARGET, "SJ-12.2")


class Costs(Happen):
    """Mandatory Focus costs are paid."""

    name: ClassVar[str] = "costs"
    clauses: ClassVar[tuple[str, ...]] = cited("SJ-12.3")

    def run(self, state: Senjutsu) -> None:
        for seat in seats_of(people_of(state)):
            card = shown(state, seat)
            if card < STUN_CARD:
                spend_for(state, seat, card)
                state.cells[seat * BLOCK + SPENT] = DESIGNS[card].cost


class MayBuy(Happen):
    """Can another initiative be bought with Focus? Numbers: seat."""

    name: ClassVar[str] = "may_buy"

    def run(self, state: Senjutsu) -> None:
        seat = self.numbers[0]
        card = shown(state, seat)
        price = focus_box(card)
        if price and price <= purse(state, seat):
            state.push("buy", (seat, price))


def focus_box(card: int) -> int:
    """What another initiative of a card costs; 0 when it has none."""
    if card >= STUN_CARD:
        return 0
    return max([box.focus for box in DESIGNS[card].speeds])


class Buy(Ask):
    """Buy the other initiative or not. Numbers: seat, price."""

    name: ClassVar[str] = "buy"
    clauses: ClassVar[tuple[str, ...]] = cited("SJ-5.14 SJ-12.4")
    turn_clause: ClassVar[str] = "SJ-12.14"

    def legal(self, state: Senjutsu, seat: int) -> tuple[int, ...]:
        return (DONE, PAY)

    def apply(self, state: Senjutsu, seat: int, action: int) -> None:
        state.stack.pop()
        if action == PAY:
            spend_focus(state, seat, self.numbers[1])
            state.cells[seat * BLOCK + SPENT] += self.numbers[1]
            state.cells[seat * BLOCK + MARKS] |= BOUGHT


def replacements(state: Senjutsu, seat: int, heap: int) -> list[int]:
    """The Instant Replacements of a heap that could be played on the revealed card (SJ-26.3, SJ-26.17)."""
    base = seat * BLOCK
    card = shown(state, seat)
    if state.cells[base + MARKS] & INSTANT_PLAYED or fogged(state, seat) or in_force(state, v.NO_INSTANTS):
        return []
    types = 0
    if card < STUN_CARD:
        types = DESIGNS[card].types
        if types & v.CORE:
            return []
    elif not state.rules.status_replaceable:
        return []
    found = playable_of(state, seat, designs(heap & REPLACEMENTS))
    return [design for design in found if not DESIGNS[design].types & types]


class MayReplace(Happen):
    """Could this player play an Instant Replacement? Numbers: seat."""

    name: ClassVar[str] = "may_replace"
    clauses: ClassVar[tuple[str, ...]] = cited("SJ-12.17 SJ-26.16 SJ-36.5")

    def run(self, state: Senjutsu) -> None:
        if replacements(state, self.numbers[0], could_hold(state, self.numbers[0])):
            state.push("replace", self.numbers)


class Replace(AskHand):
    """Play an Instant Replacement or pass. Numbers: seat."""

    name: ClassVar[str] = "replace"
    clauses: ClassVar[tuple[str, ...]] = cited("SJ-12.5 SJ-12.6 SJ-12.7 SJ-12.8 SJ-12.15 SJ-26.7 SJ-26.8 SJ-26.9")
    turn_clause: ClassVar[str] = "SJ-12.5"

    def legal(self, state: Senjutsu, seat: int) -> tuple[int, ...]:
        hand = state.cells[seat * BLOCK + HAND]
        return (*[CARD + design for design in replacements(state, seat, hand)], PASS)

    def apply(self, state: Senjutsu, seat: int, action: int) -> None:
        state.stack.pop()
        if action == PASS:
            return
        base = seat * BLOCK
        cells = state.cells
        design = action - CARD
        replaced = shown(state, seat)
        refund = cells[base + SPENT]
        if replaced < STUN_CARD:
            cells[base + PLAYED] -= one(replaced)
            cells[base + UP] += one(replaced)
        play_from_hand(state, seat, design)
        cells[base + ITEM_CARD] = design + 1
        cells[base + MARKS] = cells[base + MARKS] & ~BOUGHT | INSTANT_PLAYED | REPLACED
        cells[base + AIM] = 0
        if state.events is not None:
            state.tell("replaced", "SJ-26.9", {"who": who(state, seat), "card": card_name(design)})
        spend_for(state, seat, design)
        cells[base + SPENT] = DESIGNS[design].cost
        aim(state, seat)
        if refund:
            state.push("refund", (seat, refund))
        state.push("may_buy", (seat,))


class Refund(Happen):
    """Focus spent on the replaced card comes back. Numbers: seat, how much."""

    name: ClassVar[str] = "refund"
    clauses: ClassVar[tuple[str, ...]] = cited("SJ-12.9 SJ-12.10")

    def run(self, state: Senjutsu) -> None:
        seat, amount = self.numbers
        cell = seat * BLOCK + FOCUS
        state.cells[cell] = min(MOST_FOCUS, state.cells[cell] + amount)


STEPS: Steps = (
    Reveal,
    NameTarget,
    Costs,
    MayBuy,
    Buy,
    MayReplace,
    Replace,
    Refund,
)
