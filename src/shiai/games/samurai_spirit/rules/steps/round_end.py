"""The end of a round: hats, farms, dolls, bonuses, intruders (sections 17, 19 and 20)."""

from typing import ClassVar, Final

from shiai.core.clauses import cited
from shiai.core.seats import CHANCE
from shiai.core.step import Step
from shiai.games.samurai_spirit.rules.actions import CARD, PICK
from shiai.games.samurai_spirit.rules.components import (
    BARRICADE,
    BONUS_NAMES,
    CARD_NAMES,
    DOLL,
    FAMILIES,
    FARM,
    FLAMES,
    HAT,
    HEAL,
    REPEL,
    SAMURAI_COUNT,
    SYMBOLS,
)
from shiai.games.samurai_spirit.rules.deck import discard, take_top
from shiai.games.samurai_spirit.rules.state import (
    ACTIVE,
    DEFENCE,
    ENDING,
    GAINED,
    HOMES,
    INTRUDERS,
    NO_CARD,
    REVEALED,
    ROUND,
    STACK,
    WHERE,
    WOUNDED,
    SamuraiSpirit,
)
from shiai.games.samurai_spirit.rules.steps.luck import Luck, RevealTopIntruder
from shiai.games.samurai_spirit.rules.steps.next_round import NEXT_ROUND
from shiai.games.samurai_spirit.rules.steps.village import LOSE_A_FAMILY
from shiai.games.samurai_spirit.rules.table import add_barricade, heal, hit_village, name_at, remove_farm, wound


class EndRound(Step[SamuraiSpirit]):
    """The round is over: what is left of the stack joins the intruders, and four steps follow (SS-17.6, SS-17.8)."""

    name: ClassVar[str] = "end_round"
    clauses: ClassVar[tuple[str, ...]] = cited("SS-17.6 SS-17.7 SS-17.8 SS-17.16 SS-25.15 SS-31.40")

    def __init__(self, numbers: tuple[int, ...] = ()) -> None:
        super().__init__(numbers, asks=False)

    def run(self, state: SamuraiSpirit) -> None:
        cells = state.cells
        rules = state.rules
        cells[ENDING] = 1
        left = cells[STACK.at]
        for place in range(STACK.at + 1, STACK.at + 1 + left):  # SS-17.7: the lowest card first, so the order stays
            INTRUDERS.put(cells, cells[place])
            cells[place] = 0
        cells[STACK.at] = 0
        for seat in range(SAMURAI_COUNT):
            cells[GAINED + seat] = 0  # SS-25.15
        if state.events is not None:
            clause = "SS-17.6" if left else "SS-17.1"
            state.tell("round_over", clause, {"round": cells[ROUND], "intruders": cells[INTRUDERS.at]})
        state.stack.append(NEXT_ROUND)
        state.stack.append(REVEAL_INTRUDERS)
        if rules.family_bonuses:
            state.stack.append(BONUSES)
        # SS-17.16: clockwise from the last active samurai, so it goes on the stack last.
        order = [(cells[ACTIVE] + number) % rules.samurai for number in range(rules.samurai - 1, -1, -1)]
        for symbol in (DOLL, FARM, HAT):
            for seat in order:
                state.stack.append(CHECKS[symbol * SAMURAI_COUNT + seat])


class CheckDefence(Step[SamuraiSpirit]):
    """A samurai without this symbol in its defence row costs a wound, a farm or a family. Numbers: symbol, seat."""

    name: ClassVar[str] = "check_defence"
    clauses: ClassVar[tuple[str, ...]] = cited("SS-10.7 SS-17.9 SS-17.10 SS-17.11 SS-17.14 SS-17.15")

    def __init__(self, numbers: tuple[int, ...]) -> None:
        super().__init__(numbers, asks=False)

    def run(self, state: SamuraiSpirit) -> None:
        symbol, seat = self.numbers
        if state.cells[DEFENCE + seat * SYMBOLS + symbol] != NO_CARD:
            return
        if symbol == HAT:
            if state.events is not None:
                state.tell("no_hat", "SS-17.9", {"samurai": name_at(state, seat)})
            wound(state, seat)
        elif symbol == FARM:
            if state.events is not None:
                state.tell("no_farm", "SS-17.10", {"samurai": name_at(state, seat)})
            remove_farm(state)  # SS-17.15: barricades do not help
        else:
            if state.events is not None:
                state.tell("no_doll", "SS-17.11", {"samurai": name_at(state, seat)})
            state.stack.append(LOSE_A_FAMILY)


class Bonuses(Step[SamuraiSpirit]):
    """Step 3b: every family still in the village gives its bonus (section 19)."""

    name: ClassVar[str] = "bonuses"
    clauses: ClassVar[tuple[str, ...]] = cited(
        """
        SS-17.12 SS-18.11 SS-19.1 SS-19.3 SS-19.4 SS-19.6 SS-19.7 SS-19.8 SS-19.9 SS-31.42
        """
    )

    def __init__(self, numbers: tuple[int, ...] = ()) -> None:
        super().__init__(numbers, asks=False)

    def run(self, state: SamuraiSpirit) -> None:
        cells = state.cells
        if state.events is not None:
            for bonus in range(FAMILIES):
                if cells[HOMES] >> bonus & 1:
                    state.tell("bonus", "SS-19.1", {"family": BONUS_NAMES[bonus]})
        if cells[HOMES] >> REPEL & 1 and cells[INTRUDERS.at]:  # SS-19.6
            state.stack.append(REPEL_INTRUDER)
        if cells[HOMES] >> HEAL & 1 and cells[WOUNDED]:  # SS-19.3
            state.stack.append(HEAL_SOMEBODY)
        if cells[HOMES] >> BARRICADE & 1:
            add_barricade(state, "SS-19.4")


class HealSomebody(Luck):
    """Bonus `heal`: a random wounded samurai is healed (SS-19.2, SS-31.51)."""

    name: ClassVar[str] = "heal_somebody"
    turn_clause: ClassVar[str] = "SS-19.2"
    clauses: ClassVar[tuple[str, ...]] = cited("SS-19.2 SS-31.51")

    def legal(self, state: SamuraiSpirit, seat: int) -> tuple[int, ...]:
        wounded = state.cells[WOUNDED]
        if not state.rules.heal_only_wounded:  # all who have no wound are one outcome
            unhurt = state.rules.everybody & ~wounded
            wounded |= unhurt & -unhurt
        return tuple([PICK + other for other in range(state.rules.samurai) if wounded >> other & 1])

    def weights(self, state: SamuraiSpirit) -> list[int]:
        wounded = state.cells[WOUNDED]
        unhurt = state.rules.samurai - wounded.bit_count()
        return [1 if wounded >> (action - PICK) & 1 else unhurt for action in state.legal(CHANCE)]

    def apply(self, state: SamuraiSpirit, seat: int, action: int) -> None:
        state.stack.pop()
        heal(state, action - PICK, "SS-19.2")


class RepelIntruder(RevealTopIntruder):
    """Bonus `repel`: the top intruder goes to the discard pile (SS-19.5)."""

    name: ClassVar[str] = "repel_intruder"
    turn_clause: ClassVar[str] = "SS-19.5"
    clauses: ClassVar[tuple[str, ...]] = cited("SS-19.5")

    def apply(self, state: SamuraiSpirit, seat: int, action: int) -> None:
        state.stack.pop()
        take_top(state, INTRUDERS, action - CARD)
        discard(state.cells, action - CARD)
        if state.events is not None:
            state.tell("intruder_discarded", "SS-19.5", {"card": CARD_NAMES[action - CARD]})


class RevealIntruders(Step[SamuraiSpirit]):
    """Step 4: as long as there are intruders, the top one is revealed (SS-20.1)."""

    name: ClassVar[str] = "reveal_intruders"
    clauses: ClassVar[tuple[str, ...]] = cited("SS-17.13 SS-20.1")

    def __init__(self, numbers: tuple[int, ...] = ()) -> None:
        super().__init__(numbers, asks=False)

    def run(self, state: SamuraiSpirit) -> None:
        if state.cells[INTRUDERS.at]:
            state.stack.append(REVEAL_INTRUDERS)
            state.stack.append(REVEAL_INTRUDER)


class RevealIntruder(RevealTopIntruder):
    """One intruder is turned over: with flames it hits the village (SS-20.2)."""

    name: ClassVar[str] = "reveal_intruder"
    turn_clause: ClassVar[str] = "SS-20.1"
    clauses: ClassVar[tuple[str, ...]] = cited("SS-3.7 SS-20.2 SS-20.3 SS-20.4 SS-20.5 SS-20.6 SS-31.65")

    def apply(self, state: SamuraiSpirit, seat: int, action: int) -> None:
        state.stack.pop()
        card = action - CARD
        take_top(state, INTRUDERS, card)
        state.cells[WHERE + card] = REVEALED
        if state.events is not None:
            message = "intruder_burns" if FLAMES[card] else "intruder_harmless"
            state.tell(message, "SS-20.2" if FLAMES[card] else "SS-20.4", {"card": CARD_NAMES[card]})
        if FLAMES[card]:
            hit_village(state)


CHECKS: Final = [CheckDefence((symbol, seat)) for symbol in range(SYMBOLS) for seat in range(SAMURAI_COUNT)]
BONUSES: Final = Bonuses()
HEAL_SOMEBODY: Final = HealSomebody()
REPEL_INTRUDER: Final = RepelIntruder()
REVEAL_INTRUDERS: Final = RevealIntruders()
REVEAL_INTRUDER: Final = RevealIntruder()
