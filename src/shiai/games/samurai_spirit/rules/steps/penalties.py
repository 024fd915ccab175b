"""Step A: the penalties of the last card in the combat line (sections 5 and 16)."""

from typing import ClassVar, Final

from shiai.core.clauses import cited
from shiai.core.messages import Values
from shiai.core.step import Step
from shiai.games.samurai_spirit.rules.actions import CARD, DROP, IGNORE, ORDER
from shiai.games.samurai_spirit.rules.components import (
    CARD_NAMES,
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
    PENALTY,
    PENALTY_NAMES,
    RECYCLE,
    SECOND_PENALTY,
    SYMBOLS,
    VALUE,
    WOUND,
)
from shiai.games.samurai_spirit.rules.deck import discard, discards, shuffle_in
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
from shiai.games.samurai_spirit.rules.steps.fight import draw_by_arrow
from shiai.games.samurai_spirit.rules.steps.luck import Luck
from shiai.games.samurai_spirit.rules.table import (
    ONE_SEAT,
    exhausted,
    hit_village,
    in_round,
    last_card,
    name_at,
    talents,
    to_intruders,
    wound,
)

IGNORE_NOTHING: Final = IGNORE
IGNORE_FIRST: Final = IGNORE + 1
IGNORE_ALL: Final = IGNORE + 3
ONE_ICON: Final = (IGNORE_NOTHING, IGNORE_ALL)
SAME_ICONS: Final = (IGNORE_NOTHING, IGNORE_FIRST, IGNORE_ALL)
TWO_ICONS: Final = (IGNORE_NOTHING, IGNORE_FIRST, IGNORE + 2, IGNORE_ALL)
ORDERS: Final = (ORDER, ORDER + 1)
RESTRICTIONS: Final = {
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


class PenaltyStep(Step[SamuraiSpirit]):
    """Step A begins: the last card decides; whoever may ignore its penalties is asked first (SS-5.14)."""

    name: ClassVar[str] = "penalty_step"
    clauses: ClassVar[tuple[str, ...]] = cited(
        """
        SS-3.8 SS-5.1 SS-5.2 SS-5.3 SS-5.4 SS-5.5 SS-5.6 SS-5.7 SS-5.16 SS-16.15 SS-31.9 SS-31.38
        """
    )

    def __init__(self, numbers: tuple[int, ...] = ()) -> None:
        super().__init__(numbers, asks=False)

    def run(self, state: SamuraiSpirit) -> None:
        cells = state.cells
        active = cells[ACTIVE]
        if cells[LINES + active] == 0:
            return
        card = last_card(cells, active)
        if PENALTY[card] == NO_PENALTY:
            return
        ignoring = KANBEI if VALUE[card] & 1 else GOROBEI
        if talents(state, active) >> ignoring & 1:
            state.stack.append(IGNORE_PENALTIES)
        else:
            apply_icons(state, card, 0)


class IgnorePenalties(Step[SamuraiSpirit]):
    """Which penalties of the card does the samurai ignore?"""

    name: ClassVar[str] = "ignore_penalties"
    turn_clause: ClassVar[str] = "SS-0.14"
    clauses: ClassVar[tuple[str, ...]] = cited("SS-5.14 SS-5.15 SS-12.10 SS-12.11 SS-12.12 SS-31.8")

    def actors(self, state: SamuraiSpirit) -> tuple[int, ...]:
        return ONE_SEAT[state.cells[ACTIVE]]

    def legal(self, state: SamuraiSpirit, seat: int) -> tuple[int, ...]:
        card = last_card(state.cells, seat)
        if SECOND_PENALTY[card] == NO_PENALTY:
            return ONE_ICON
        return SAME_ICONS if SECOND_PENALTY[card] == PENALTY[card] else TWO_ICONS

    def apply(self, state: SamuraiSpirit, seat: int, action: int) -> None:
        state.stack.pop()
        card = last_card(state.cells, seat)
        if state.events is not None and action != IGNORE_NOTHING:
            values: Values = {"samurai": name_at(state, seat), "card": CARD_NAMES[card]}
            state.tell("ignored", "SS-12.10" if VALUE[card] % 2 == 0 else "SS-12.11", values)
        apply_icons(state, card, action - IGNORE)

    def why_not(self, state: SamuraiSpirit, seat: int, action: int) -> tuple[str, ...]:
        return ("SS-12.12",) if IGNORE <= action <= IGNORE_ALL else ("SS-5.14",)


def apply_icons(state: SamuraiSpirit, card: int, ignored: int) -> None:
    """Put the penalties that are not ignored on the stack; of two different ones the player chooses the first."""
    first = NO_PENALTY if ignored & 1 else PENALTY[card]
    second = NO_PENALTY if ignored & 2 else SECOND_PENALTY[card]
    if NO_PENALTY in (first, second) or first == second:
        if second != NO_PENALTY:
            state.stack.append(APPLY[second])
        if first != NO_PENALTY:
            state.stack.append(APPLY[first])
    else:
        state.stack.append(PenaltyOrder((first, second)))


class PenaltyOrder(Step[SamuraiSpirit]):
    """Two penalties: which one is applied first (SS-5.8)? Numbers: the two penalties."""

    name: ClassVar[str] = "penalty_order"
    turn_clause: ClassVar[str] = "SS-0.14"
    clauses: ClassVar[tuple[str, ...]] = cited("SS-5.8 SS-16.16")

    def __init__(self, numbers: tuple[int, ...]) -> None:
        super().__init__(numbers)

    def actors(self, state: SamuraiSpirit) -> tuple[int, ...]:
        return ONE_SEAT[state.cells[ACTIVE]]

    def legal(self, state: SamuraiSpirit, seat: int) -> tuple[int, ...]:
        return ORDERS

    def apply(self, state: SamuraiSpirit, seat: int, action: int) -> None:
        state.stack.pop()
        chosen = action - ORDER
        state.stack.append(APPLY[self.numbers[1 - chosen]])
        state.stack.append(APPLY[self.numbers[chosen]])

    def why_not(self, state: SamuraiSpirit, seat: int, action: int) -> tuple[str, ...]:
        return ("SS-5.8",)


class ApplyPenalty(Step[SamuraiSpirit]):
    """One penalty is applied to the active samurai; what cannot be applied wounds (SS-5.9). Number: the penalty."""

    name: ClassVar[str] = "apply_penalty"
    clauses: ClassVar[tuple[str, ...]] = cited(
        """
        SS-5.9 SS-5.10 SS-5.11 SS-5.12 SS-5.13 SS-16.1 SS-16.2 SS-16.3 SS-16.4 SS-16.5 SS-16.6 SS-16.7 SS-16.10 SS-16.13
        SS-31.7 SS-31.60
        """
    )

    def __init__(self, numbers: tuple[int, ...]) -> None:
        super().__init__(numbers, asks=False)

    def run(self, state: SamuraiSpirit) -> None:
        if exhausted(state.cells):  # SS-17.3
            return
        penalty = self.numbers[0]
        active = state.cells[ACTIVE]
        if state.events is not None:
            values: Values = {"samurai": name_at(state, active), "penalty": PENALTY_NAMES[penalty]}
            state.tell("penalty", PENALTY_CLAUSES[penalty], values)
        if penalty == FIRE:
            hit_village(state)
        elif penalty == WOUND:
            wound(state, active)
        elif penalty == INTRUDER:
            to_intruders(state, "SS-16.3")
        elif penalty in (DRAW_LEFT, DRAW_RIGHT):
            self.arrow(state, active, state.rules.left if penalty == DRAW_LEFT else state.rules.right)
        elif penalty == RECYCLE:
            self.recycle(state, active)
        elif penalty == DROP_DEFENCE:
            self.drop_defence(state, active)
        else:
            state.cells[RESTRICTED] |= RESTRICTIONS[penalty]

    def arrow(self, state: SamuraiSpirit, active: int, neighbours: list[int]) -> None:
        """The neighbour draws a raider for its combat line (SS-16.6, SS-16.7), unless it has passed (SS-5.10)."""
        if in_round(state.cells, neighbours[active]):
            draw_by_arrow(state, neighbours[active])
        else:
            self.impossible(state, active, "SS-5.10")

    def recycle(self, state: SamuraiSpirit, active: int) -> None:
        """A random discard goes back into the raider stack (SS-16.11), if there is one (SS-5.11)."""
        if discards(state.cells):
            state.stack.append(RECYCLE_CARD)
        else:
            self.impossible(state, active, "SS-5.11")

    def drop_defence(self, state: SamuraiSpirit, active: int) -> None:
        """A card of the defence row must go (SS-16.14), if there is one (SS-5.12)."""
        row = DEFENCE + active * SYMBOLS
        if state.cells[row : row + SYMBOLS].count(NO_CARD) < SYMBOLS:
            state.stack.append(CHOOSE_DROP)
        else:
            self.impossible(state, active, "SS-5.12")

    def impossible(self, state: SamuraiSpirit, active: int, clause: str) -> None:
        """A penalty that cannot be applied is a wound instead."""
        if state.events is not None:
            state.tell("impossible", clause, {"samurai": name_at(state, active)})
        wound(state, active)


class RecycleCard(Luck):
    """Which discarded raider comes back is luck; its place in the stack nobody knows (SS-28.12)."""

    name: ClassVar[str] = "recycle"
    turn_clause: ClassVar[str] = "SS-16.11"
    clauses: ClassVar[tuple[str, ...]] = cited("SS-16.11 SS-28.12")

    def legal(self, state: SamuraiSpirit, seat: int) -> tuple[int, ...]:
        return tuple([CARD + card for card in discards(state.cells)])

    def apply(self, state: SamuraiSpirit, seat: int, action: int) -> None:
        state.stack.pop()
        if state.events is not None:
            state.tell("recycled", "SS-16.11", {"card": CARD_NAMES[action - CARD]})
        shuffle_in(state, action - CARD)


class ChooseDrop(Step[SamuraiSpirit]):
    """The active samurai chooses the card of its defence row that goes to the discard pile."""

    name: ClassVar[str] = "drop_defence"
    turn_clause: ClassVar[str] = "SS-0.14"
    clauses: ClassVar[tuple[str, ...]] = cited("SS-16.14")

    def __init__(self, numbers: tuple[int, ...] = ()) -> None:
        super().__init__(numbers, forced=True)

    def actors(self, state: SamuraiSpirit) -> tuple[int, ...]:
        return ONE_SEAT[state.cells[ACTIVE]]

    def legal(self, state: SamuraiSpirit, seat: int) -> tuple[int, ...]:
        row = DEFENCE + seat * SYMBOLS
        return tuple([DROP + symbol for symbol in range(SYMBOLS) if state.cells[row + symbol] != NO_CARD])

    def apply(self, state: SamuraiSpirit, seat: int, action: int) -> None:
        state.stack.pop()
        place = DEFENCE + seat * SYMBOLS + action - DROP
        card = state.cells[place]
        if state.events is not None:
            state.tell("dropped", "SS-16.14", {"samurai": name_at(state, seat), "card": CARD_NAMES[card]})
        discard(state.cells, card)
        state.cells[place] = NO_CARD

    def why_not(self, state: SamuraiSpirit, seat: int, action: int) -> tuple[str, ...]:
        return ("SS-16.14",)


PENALTY_STEP: Final = PenaltyStep()
IGNORE_PENALTIES: Final = IgnorePenalties()
APPLY: Final = [ApplyPenalty((penalty,)) for penalty in range(NO_PENALTY)]
RECYCLE_CARD: Final = RecycleCard()
CHOOSE_DROP: Final = ChooseDrop()
