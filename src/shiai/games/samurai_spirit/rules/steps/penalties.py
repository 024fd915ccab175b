"""Step A: the penalties of the last card in the combat line (sections 5 and 16)."""

from collections.abc import Callable
from typing import ClassVar, Final

from shiai.core.messages import Values
from shiai.core.native import Cells
from shiai.core.step import Happen
from shiai.games.samurai_spirit.rules.actions import CARD, DROP, IGNORE, ORDER
from shiai.games.samurai_spirit.rules.components import (
    DRAW_LEFT,
    DRAW_RIGHT,
    DROP_DEFENCE,
    FIRE,
    GOROBEI,
    INTRUDER,
    KANBEI,
    MUST_PASS,
    NO_DEFEND,
    NO_PENALTY,
    NO_SUPPORT,
    NO_TALENT,
    PENALTY_NAMES,
    RECYCLE,
    SYMBOLS,
    WOUND,
)
from shiai.games.samurai_spirit.rules.deck import discard, discards, shuffle_in
from shiai.games.samurai_spirit.rules.effects import hit_village, to_intruders, wound
from shiai.games.samurai_spirit.rules.state import (
    ACTIVE,
    CANNOT_DEFEND,
    CANNOT_SUPPORT,
    DEFENCE,
    HAS_TO_PASS,
    LINES,
    NO_CARD,
    RESTRICTED,
    WITHOUT_TALENT,
    SamuraiSpirit,
)
from shiai.games.samurai_spirit.rules.steps.fight import ARROWS
from shiai.games.samurai_spirit.rules.steps.questions import AskActive, AskChance
from shiai.games.samurai_spirit.rules.table import exhausted, in_round, last_card, name_at, talents

# Masks of the two penalties of a card.
NONE: Final = 0
FIRST: Final = 1
SECOND: Final = 2
BOTH: Final = 3
IGNORE_NOTHING: Final = IGNORE.at(NONE)
ONE_ICON: Final[tuple[int, ...]] = (IGNORE.at(NONE), IGNORE.at(BOTH))
SAME_ICONS: Final[tuple[int, ...]] = (IGNORE.at(NONE), IGNORE.at(FIRST), IGNORE.at(BOTH))
TWO_ICONS: Final = IGNORE.all()
ORDERS: Final = ORDER.all()
RESTRICTIONS: Final = {  # SS-16.4, SS-16.5, SS-16.10, SS-16.13
    NO_DEFEND: CANNOT_DEFEND,
    NO_SUPPORT: CANNOT_SUPPORT,
    NO_TALENT: WITHOUT_TALENT,
    MUST_PASS: HAS_TO_PASS,
}
PENALTY_CLAUSES: Final = (
    "SS-16.1",
    "SS-16.2",
    "SS-16.3",
    "SS-16.4",
    "SS-16.5",
    "SS-16.6",
    "SS-16.7",
    "SS-16.10",
    "SS-16.11",
    "SS-16.13",
    "SS-16.14",
)


class PenaltyStep(Happen[SamuraiSpirit]):
    """Step A begins: the last card decides; a samurai that may ignore its penalties is asked first."""

    name: ClassVar[str] = "penalty_step"

    def run(self, state: SamuraiSpirit) -> None:
        cells = state.cells
        active = cells[ACTIVE]
        if cells[LINES + active] == 0:  # SS-5.1
            return
        # SS-3.8, SS-5.4, SS-5.5, SS-5.6: penalties wait until this moment, and come again in every turn
        card = last_card(cells, active)
        if state.rules.penalty[card] == NO_PENALTY:  # SS-5.2
            return
        ignoring = KANBEI if state.rules.value[card] & 1 else GOROBEI  # SS-12.10, SS-12.11
        if talents(state, active) >> ignoring & 1:
            state.push(IGNORE_PENALTIES)
        else:
            apply_icons(state, card, NONE)  # SS-5.3, SS-5.7: whatever the total is


class IgnorePenalties(AskActive):
    """Which penalties of the last card does the active samurai ignore?"""

    name: ClassVar[str] = "ignore_penalties"

    def legal(self, state: SamuraiSpirit, seat: int) -> tuple[int, ...]:
        card = last_card(state.cells, seat)
        if state.rules.second_penalty[card] == NO_PENALTY:
            return ONE_ICON
        return SAME_ICONS if state.rules.second_penalty[card] == state.rules.penalty[card] else TWO_ICONS  # SS-12.12

    def apply(self, state: SamuraiSpirit, seat: int, action: int) -> None:
        state.stack.pop()
        card = last_card(state.cells, seat)
        if state.events is not None and action != IGNORE_NOTHING:
            values: Values = {"samurai": name_at(state, seat), "card": state.rules.card_names[card]}
            state.tell("ignored", "SS-12.10" if state.rules.value[card] % 2 == 0 else "SS-12.11", values)
        apply_icons(state, card, IGNORE.part(action))  # SS-5.14, SS-31.8: what is left is applied after this choice

    def why_not(self, state: SamuraiSpirit, seat: int, action: int) -> tuple[str, ...]:
        return ("SS-12.12",) if IGNORE.has(action) else ("SS-5.14",)


def apply_icons(state: SamuraiSpirit, card: int, ignored: int) -> None:
    """Push the penalties of a card but for the ignored ones; of two different ones the player chooses the first."""
    # SS-5.15: an ignored one becomes no step, so it has no substitute wound either
    first = NO_PENALTY if ignored & FIRST else state.rules.penalty[card]
    second = NO_PENALTY if ignored & SECOND else state.rules.second_penalty[card]
    # SS-5.16, SS-31.9: once on the stack, a penalty is applied wherever the card goes
    if NO_PENALTY in (first, second) or first == second:
        if second != NO_PENALTY:  # SS-16.15, SS-31.38: the same penalty twice
            state.push(APPLY[second])
        if first != NO_PENALTY:
            state.push(APPLY[first])
    else:
        state.push(PenaltyOrder(first, second))


class PenaltyOrder(AskActive):
    """Which of the two penalties is applied first?"""

    name: ClassVar[str] = "penalty_order"
    clause: ClassVar[str] = "SS-5.8"

    def __init__(self, first: int, second: int) -> None:
        self.first = first
        self.second = second

    def legal(self, state: SamuraiSpirit, seat: int) -> tuple[int, ...]:
        return ORDERS

    def penalty(self, which: int) -> int:
        """The first (0) or the second (1) of the two penalties."""
        return self.second if which else self.first

    def apply(self, state: SamuraiSpirit, seat: int, action: int) -> None:
        state.stack.pop()
        chosen = ORDER.part(action)
        state.push(APPLY[self.penalty(1 - chosen)])  # SS-5.8, SS-16.16
        state.push(APPLY[self.penalty(chosen)])


class ApplyPenalty(Happen[SamuraiSpirit]):
    """One penalty is applied to the active samurai."""

    name: ClassVar[str] = "apply_penalty"

    def __init__(self, penalty: int) -> None:
        self.penalty = penalty

    def run(self, state: SamuraiSpirit) -> None:
        if exhausted(state.cells):  # the round is over (SS-17.3)
            return
        active = state.cells[ACTIVE]
        if state.events is not None:
            values: Values = {"samurai": name_at(state, active), "penalty": PENALTY_NAMES[self.penalty]}
            state.tell("penalty", PENALTY_CLAUSES[self.penalty], values)
        if self.penalty in RESTRICTIONS:
            state.cells[RESTRICTED] |= RESTRICTIONS[self.penalty]  # SS-5.13, SS-31.7: always possible
        else:
            PENALTY_EFFECTS[self.penalty](state, active)


def burn(state: SamuraiSpirit, active: int) -> None:
    """Penalty `fire`."""
    hit_village(state)  # SS-16.1


def wound_active(state: SamuraiSpirit, active: int) -> None:
    """Penalty `wound`."""
    wound(state, active)  # SS-16.2


def let_intruder_in(state: SamuraiSpirit, active: int) -> None:
    """Penalty `intruder`."""
    to_intruders(state, "SS-16.3")  # SS-16.3


def draw_left(state: SamuraiSpirit, active: int) -> None:
    """Penalty `draw_left`."""
    draw(state, active, state.rules.left[active])  # SS-16.6


def draw_right(state: SamuraiSpirit, active: int) -> None:
    """Penalty `draw_right`."""
    draw(state, active, state.rules.right[active])  # SS-16.7


def draw(state: SamuraiSpirit, active: int, neighbour: int) -> None:
    """The neighbour draws a raider for its combat line, unless it has passed."""
    if in_round(state.cells, neighbour):  # SS-5.10, SS-31.60
        state.push(ARROWS[neighbour])
    else:
        substitute_wound(state, active, "SS-5.10")


def recycle(state: SamuraiSpirit, active: int) -> None:
    """Penalty `recycle`: a random discard goes back into the raider stack, if there is one."""
    if discards(state.cells):  # SS-5.11
        state.push(RECYCLE_CARD)
    else:
        substitute_wound(state, active, "SS-5.11")


def drop_defence(state: SamuraiSpirit, active: int) -> None:
    """Penalty `drop_defence`: a card of the defence row must go, if there is one."""
    if has_defence(state.cells, active):  # SS-5.12
        state.push(CHOOSE_DROP)
    else:
        substitute_wound(state, active, "SS-5.12")


def has_defence(cells: Cells, seat: int) -> bool:
    """Is there a card in this defence row?"""
    row = DEFENCE + seat * SYMBOLS
    return any(cells[place] != NO_CARD for place in range(row, row + SYMBOLS))


def substitute_wound(state: SamuraiSpirit, active: int, clause: str) -> None:
    """A penalty that cannot be applied is a wound instead."""
    if state.events is not None:
        state.tell("impossible", clause, {"samurai": name_at(state, active)})
    wound(state, active)  # SS-5.9


PENALTY_EFFECTS: Final[dict[int, Callable[[SamuraiSpirit, int], None]]] = {
    FIRE: burn,
    WOUND: wound_active,
    INTRUDER: let_intruder_in,
    DRAW_LEFT: draw_left,
    DRAW_RIGHT: draw_right,
    RECYCLE: recycle,
    DROP_DEFENCE: drop_defence,
}


class RecycleCard(AskChance):
    """A random card of the discard pile comes back into the raider stack."""

    name: ClassVar[str] = "recycle"
    turn_clause: ClassVar[str] = "SS-16.11"

    def legal(self, state: SamuraiSpirit, seat: int) -> tuple[int, ...]:
        return tuple([CARD.at(card) for card in discards(state.cells)])  # SS-16.11

    def apply(self, state: SamuraiSpirit, seat: int, action: int) -> None:
        state.stack.pop()
        card = CARD.part(action)
        if state.events is not None:
            state.tell("recycled", "SS-16.11", {"card": state.rules.card_names[card]})
        shuffle_in(state, card)  # SS-28.12: everybody sees which card it is, nobody where it lies


class ChooseDrop(AskActive):
    """Which card of its defence row does the active samurai discard?"""

    name: ClassVar[str] = "drop_defence"
    clause: ClassVar[str] = "SS-16.14"

    def legal(self, state: SamuraiSpirit, seat: int) -> tuple[int, ...]:
        row = DEFENCE + seat * SYMBOLS
        return tuple([DROP.at(symbol) for symbol in range(SYMBOLS) if state.cells[row + symbol] != NO_CARD])

    def apply(self, state: SamuraiSpirit, seat: int, action: int) -> None:
        state.stack.pop()
        place = DEFENCE + seat * SYMBOLS + DROP.part(action)
        card = state.cells[place]
        if state.events is not None:
            state.tell("dropped", "SS-16.14", {"samurai": name_at(state, seat), "card": state.rules.card_names[card]})
        discard(state.cells, card)  # SS-16.14
        state.cells[place] = NO_CARD


PENALTY_STEP: Final = PenaltyStep()
IGNORE_PENALTIES: Final = IgnorePenalties()
APPLY: Final = [ApplyPenalty(penalty) for penalty in range(NO_PENALTY)]
RECYCLE_CARD: Final = RecycleCard()
CHOOSE_DROP: Final = ChooseDrop()
