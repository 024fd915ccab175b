"""The Reveal step: costs, replacements, variable initiatives (section 12)."""

from typing import ClassVar

from shiai.core.step import Happen
from shiai.games.senjutsu.cards import vocabulary as v
from shiai.games.senjutsu.cards.cards import CARD_NAMES, STUN_CARD
from shiai.games.senjutsu.cards.heap import designs, one
from shiai.games.senjutsu.rules.actions import CARD, DONE, PASS, PAY, TARGET, with_other
from shiai.games.senjutsu.rules.contracts import range_of
from shiai.games.senjutsu.rules.piles import card_name, could_hold, in_force, play_from_hand
from shiai.games.senjutsu.rules.playing import add_item, bought, half_of, playable_of, spend_for
from shiai.games.senjutsu.rules.state import (
    AIM,
    BLOCK,
    BOUGHT,
    BOUGHT_MORE,
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
from shiai.games.senjutsu.rules.steps import contracts, effects, speeds
from shiai.games.senjutsu.rules.steps.base import Question, SecretQuestion, Steps
from shiai.games.senjutsu.rules.table import (
    companions_of,
    drop_items,
    focus_limit,
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


class Reveal(Happen[Senjutsu]):
    """Turn all played cards face up; what follows is done from the lowest Advantage upwards."""

    name: ClassVar[str] = "reveal"

    def run(self, state: Senjutsu) -> None:
        cells = state.cells
        cells[PHASE] = REVEALING
        cells[READY] = 0
        state.reveals += 1
        # SJ-1.10, SJ-4.5, SJ-4.6, SJ-12.14, SJ-32.7: what is pushed last comes first, so the lowest Advantage does
        alive = highest_first(state, people_of(state))
        # SJ-12.1, SJ-32.6
        for seat in reversed(alive):
            show(state, seat)
        # SJ-59.10
        fellows = [figure for figure in highest_first(state, companions_of(state)) if cells[figure * BLOCK + CHOSEN]]
        for figure in reversed(fellows):
            show(state, figure)
        state.push(speeds.Speeds())
        for seat in alive:
            card = shown(state, seat)
            if card < STUN_CARD and state.rules.cards.designs[card].stake:
                state.push(contracts.DiscardForStake(seat))
        for seat in alive:
            if could_hold(state, seat) & state.rules.cards.replacements:
                state.push(MayReplace(seat))
        for seat in alive:
            if focus_box(state, seat):
                state.push(MayBuy(seat))
        state.push(Costs())
        for seat in highest_first(state, people_of(state) | sum([1 << figure for figure in fellows])):
            aim(state, seat)
        state.reveal_enemies()


def show(state: Senjutsu, seat: int) -> None:
    """Reveal the chosen card."""
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
    elif not state.rules.cards.designs[card].core:
        play_from_hand(state, seat, card)
    card = half_of(state, seat, card)
    add_item(state, seat, card, 0, 0)
    if state.events is not None:
        state.tell("revealed_card", "SJ-12.1", {"who": who(state, seat), "card": CARD_NAMES[card]})


def shown(state: Senjutsu, seat: int) -> int:
    """The revealed card of a player."""
    return state.cells[seat * BLOCK + ITEM_CARD] - 1


def aim(state: Senjutsu, seat: int) -> None:
    """Ask for the target of a card that needs one but has no grid (SJ-12.2)."""
    card = shown(state, seat)
    # SJ-12.2
    if card < STUN_CARD and state.rules.cards.designs[card].targets:
        state.push(NameTarget(seat))


class NameTarget(Question):
    """Name a target at the reveal."""

    name: ClassVar[str] = "name_target"
    clause: ClassVar[str] = "SJ-12.2"
    turn_clause: ClassVar[str] = "SJ-12.2"

    def legal(self, state: Senjutsu, seat: int) -> tuple[int, ...]:
        reach = range_of(state, seat, shown(state, seat)) if state.rules.range_at_reveal else 0
        mask = opponents(state, seat)
        if reach:
            mask = sum([1 << other for other in seats_of(mask) if effects.sees(state, seat, other, reach)])
        return TARGET.masked(mask) or (DONE,)

    def apply(self, state: Senjutsu, seat: int, action: int) -> None:
        state.stack.pop()
        if action == DONE:
            state.cells[seat * BLOCK + AIM] = 0
            return
        target = TARGET.part(action)
        state.cells[seat * BLOCK + AIM] = target + 1
        tell_aim(state, seat, target, "SJ-12.2")


class Costs(Happen[Senjutsu]):
    """All players pay mandatory Focus costs."""

    name: ClassVar[str] = "costs"

    def run(self, state: Senjutsu) -> None:
        for seat in seats_of(people_of(state)):
            card = shown(state, seat)
            if card < STUN_CARD:
                # SJ-12.3
                spend_for(state, seat, card)
                state.cells[seat * BLOCK + SPENT] = state.rules.cards.designs[card].cost
        for figure in seats_of(companions_of(state)):
            card = shown(state, figure)
            if not 0 <= card < STUN_CARD:
                continue
            # SJ-59.12: after its hero, if enough is left
            if state.rules.cards.designs[card].cost <= purse(state, figure):
                spend_for(state, figure, card)
            else:
                drop_items(state, figure)
                if state.events is not None:
                    state.tell("unpaid", "SJ-59.12", {"who": who(state, figure), "card": CARD_NAMES[card]})


class MayBuy(Happen[Senjutsu]):
    """Ask a player who can buy another initiative with Focus."""

    name: ClassVar[str] = "may_buy"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: Senjutsu) -> None:
        seat = self.seat
        price = focus_box(state, seat)
        if price and price <= purse(state, seat):
            state.push(Buy(seat, price))


def focus_box(state: Senjutsu, seat: int) -> int:
    """What the next initiative of the revealed card costs beside what was paid; 0 when there is none."""
    card = shown(state, seat)
    if card >= STUN_CARD:
        return 0
    # SJ-56.4
    prices = [0, *[box.focus for box in state.rules.cards.designs[card].speeds if box.focus]]
    paid = bought(state, seat)
    return prices[paid + 1] - prices[paid] if paid + 1 < len(prices) else 0


class Buy(Question):
    """Buy the other initiative or not."""

    name: ClassVar[str] = "buy"
    clause: ClassVar[str] = "SJ-5.14"
    turn_clause: ClassVar[str] = "SJ-12.14"

    def __init__(self, seat: int, price: int) -> None:
        super().__init__(seat)
        self.price = price

    def legal(self, state: Senjutsu, seat: int) -> tuple[int, ...]:
        # SJ-5.14, SJ-12.4
        return (DONE, PAY)

    def apply(self, state: Senjutsu, seat: int, action: int) -> None:
        state.stack.pop()
        if action == PAY:
            spend_focus(state, seat, self.price)
            state.cells[seat * BLOCK + SPENT] += self.price
            more = state.cells[seat * BLOCK + MARKS] & BOUGHT
            state.cells[seat * BLOCK + MARKS] |= BOUGHT_MORE if more else BOUGHT
            state.push(MayBuy(seat))


def replacements(state: Senjutsu, seat: int, heap: int) -> list[int]:
    """The Instant Replacements of a heap that could be played on the revealed card (SJ-26.3, SJ-26.17)."""
    base = seat * BLOCK
    card = shown(state, seat)
    if card < STUN_CARD and state.rules.cards.designs[card].core:
        return []
    # SJ-26.16, SJ-36.5
    if state.cells[base + MARKS] & INSTANT_PLAYED or fogged(state, seat) or in_force(state, v.NO_INSTANTS):
        return []
    types = 0
    if card < STUN_CARD:
        types = state.rules.cards.designs[card].types
    # SJ-12.17
    elif not state.rules.status_replaceable:
        return []
    cards = state.rules.cards
    found = playable_of(state, seat, designs(heap & cards.replacements))
    return [design for design in found if not cards.designs[design].types & types]


class MayReplace(Happen[Senjutsu]):
    """Ask a player who could hold an Instant Replacement."""

    name: ClassVar[str] = "may_replace"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, state: Senjutsu) -> None:
        if replacements(state, self.seat, could_hold(state, self.seat)):
            state.push(Replace(self.seat))


class Replace(SecretQuestion):
    """Play an Instant Replacement or pass."""

    name: ClassVar[str] = "replace"
    clause: ClassVar[str] = "SJ-12.5"
    turn_clause: ClassVar[str] = "SJ-12.5"

    def legal(self, state: Senjutsu, seat: int) -> tuple[int, ...]:
        hand = state.cells[seat * BLOCK + HAND]
        # SJ-12.5, SJ-12.6, SJ-26.7
        return with_other([CARD.at(design) for design in replacements(state, seat, hand)], PASS)

    def apply(self, state: Senjutsu, seat: int, action: int) -> None:
        state.stack.pop()
        if action == PASS:
            return
        base = seat * BLOCK
        cells = state.cells
        design = CARD.part(action)
        replaced = shown(state, seat)
        refund = cells[base + SPENT]
        if replaced < STUN_CARD:
            # SJ-12.8, SJ-26.8
            cells[base + PLAYED] -= one(replaced)
            cells[base + UP] += one(replaced)
        play_from_hand(state, seat, design)
        # SJ-12.15, SJ-26.9
        cells[base + ITEM_CARD] = design + 1
        cells[base + MARKS] = cells[base + MARKS] & ~(BOUGHT | BOUGHT_MORE) | INSTANT_PLAYED | REPLACED
        cells[base + AIM] = 0
        if state.events is not None:
            state.tell("replaced", "SJ-26.9", {"who": who(state, seat), "card": card_name(design)})
        # SJ-12.7
        spend_for(state, seat, design)
        cells[base + SPENT] = state.rules.cards.designs[design].cost
        aim(state, seat)
        # SJ-12.10: after the purchase that is pushed above it
        if refund:
            state.push(Refund(seat, refund))
        state.push(MayBuy(seat))


class Refund(Happen[Senjutsu]):
    """Return the Focus that was spent on the replaced card."""

    name: ClassVar[str] = "refund"

    def __init__(self, seat: int, amount: int) -> None:
        self.seat = seat
        self.amount = amount

    def run(self, state: Senjutsu) -> None:
        cell = self.seat * BLOCK + FOCUS
        # SJ-12.9
        state.cells[cell] = min(focus_limit(state, self.seat), state.cells[cell] + self.amount)


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
