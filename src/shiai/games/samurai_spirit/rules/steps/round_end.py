"""The end of a round: hats, farms, dolls, bonuses, intruders (sections 17, 19 and 20)."""

from typing import ClassVar, Final

from shiai.core.native import Cells
from shiai.core.seats import CHANCE
from shiai.core.step import Happen
from shiai.games.samurai_spirit.rules.actions import CARD, PICK
from shiai.games.samurai_spirit.rules.components import (
    BARRICADE,
    BONUS_NAMES,
    DOLL,
    FAMILIES,
    FARM,
    HAT,
    HEAL,
    REPEL,
    SAMURAI_COUNT,
    SYMBOLS,
)
from shiai.games.samurai_spirit.rules.deck import discard, take_top
from shiai.games.samurai_spirit.rules.effects import add_barricade, heal, hit_village, remove_farm, wound
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
from shiai.games.samurai_spirit.rules.steps import next_round
from shiai.games.samurai_spirit.rules.steps.questions import AskChance, RevealTopIntruder
from shiai.games.samurai_spirit.rules.steps.village import LOSE_A_FAMILY
from shiai.games.samurai_spirit.rules.table import name_at


class EndRound(Happen[SamuraiSpirit]):
    """The round is over: what is left of the raider stack joins the intruders, and the four steps follow."""

    name: ClassVar[str] = "end_round"

    def run(self, state: SamuraiSpirit) -> None:
        cells = state.cells
        cells[ENDING] = 1
        left = cells[STACK.at]
        self.move_rest(cells)
        for seat in range(SAMURAI_COUNT):
            cells[GAINED + seat] = 0  # SS-25.15
        if state.events is not None:
            clause = "SS-17.6" if left else "SS-17.1"
            state.tell("round_over", clause, {"round": cells[ROUND], "intruders": cells[INTRUDERS.at]})
        self.push_steps(state)

    def move_rest(self, cells: Cells) -> None:
        """The remaining raiders go onto the intruder stack."""
        # SS-17.6, SS-17.7: the lowest card first, so that their order stays
        for place in range(STACK.at + 1, STACK.at + 1 + cells[STACK.at]):
            INTRUDERS.put(cells, cells[place])
            cells[place] = 0
        cells[STACK.at] = 0

    def push_steps(self, state: SamuraiSpirit) -> None:
        """Push the end-of-round steps, the last one first."""
        samurai = state.rules.samurai
        # SS-17.8
        state.push(next_round.NEXT_ROUND)
        state.push(REVEAL_INTRUDERS)
        if state.rules.family_bonuses:
            state.push(BONUSES)  # SS-17.12, SS-18.11: below the checks for dolls
        # SS-17.16, SS-31.40: clockwise from the last active samurai, whose checks go on the stack last
        order = [(state.cells[ACTIVE] + number) % samurai for number in range(samurai - 1, -1, -1)]
        for symbol in (DOLL, FARM, HAT):
            for seat in order:
                state.push(CHECKS[symbol * SAMURAI_COUNT + seat])  # SS-10.7, SS-17.14: for everybody, passed or not


class CheckDefence(Happen[SamuraiSpirit]):
    """A samurai without this symbol in its defence row costs a wound, a farmstead or a family."""

    name: ClassVar[str] = "check_defence"

    def __init__(self, symbol: int, seat: int) -> None:
        self.symbol = symbol
        self.seat = seat

    def run(self, state: SamuraiSpirit) -> None:
        if state.cells[DEFENCE + self.seat * SYMBOLS + self.symbol] != NO_CARD:
            return
        if self.symbol == HAT:
            if state.events is not None:
                state.tell("no_hat", "SS-17.9", {"samurai": name_at(state, self.seat)})
            wound(state, self.seat)  # SS-17.9
        elif self.symbol == FARM:
            if state.events is not None:
                state.tell("no_farm", "SS-17.10", {"samurai": name_at(state, self.seat)})
            remove_farm(state)  # SS-17.10, SS-17.15: barricades do not help
        else:
            if state.events is not None:
                state.tell("no_doll", "SS-17.11", {"samurai": name_at(state, self.seat)})
            state.push(LOSE_A_FAMILY)  # SS-17.11


class Bonuses(Happen[SamuraiSpirit]):
    """Step 3b: every family still in the village gives its bonus, and stays."""

    name: ClassVar[str] = "bonuses"

    def run(self, state: SamuraiSpirit) -> None:
        cells = state.cells
        # SS-19.1, SS-19.7, SS-19.8: after every round, round 3 too
        if state.events is not None:
            for bonus in range(FAMILIES):
                if cells[HOMES] >> bonus & 1:
                    state.tell("bonus", "SS-19.1", {"family": BONUS_NAMES[bonus]})
        # SS-19.9, SS-31.42: the order does not matter, since the bonuses concern different things
        if cells[HOMES] >> REPEL & 1 and cells[INTRUDERS.at]:  # SS-19.6
            state.push(REPEL_INTRUDER)
        if cells[HOMES] >> HEAL & 1 and cells[WOUNDED]:  # SS-19.3
            state.push(HEAL_SOMEBODY)
        if cells[HOMES] >> BARRICADE & 1:
            add_barricade(state, "SS-19.4")  # SS-19.4


class HealSomebody(AskChance):
    """Bonus `heal`: a random samurai is healed."""

    name: ClassVar[str] = "heal_somebody"
    turn_clause: ClassVar[str] = "SS-19.2"

    def legal(self, state: SamuraiSpirit, seat: int) -> tuple[int, ...]:
        wounded = state.cells[WOUNDED]  # SS-19.2
        if not state.rules.heal_only_wounded:  # SS-31.51: one outcome stands for all who have no wound
            unhurt = state.rules.everybody & ~wounded
            wounded |= unhurt & -unhurt
        return PICK.masked(wounded)

    def weights(self, state: SamuraiSpirit) -> list[int]:
        wounded = state.cells[WOUNDED]
        unhurt = state.rules.samurai - int(wounded).bit_count()
        return [1 if wounded >> PICK.part(action) & 1 else unhurt for action in state.legal(CHANCE)]

    def apply(self, state: SamuraiSpirit, seat: int, action: int) -> None:
        state.stack.pop()
        heal(state, PICK.part(action), "SS-19.2")


class RepelIntruder(RevealTopIntruder):
    """Bonus `repel`: the top intruder goes to the discard pile."""

    name: ClassVar[str] = "repel_intruder"
    turn_clause: ClassVar[str] = "SS-19.5"

    def apply(self, state: SamuraiSpirit, seat: int, action: int) -> None:
        state.stack.pop()
        card = CARD.part(action)
        take_top(state, INTRUDERS, card)
        discard(state.cells, card)  # SS-19.5
        if state.events is not None:
            state.tell("intruder_discarded", "SS-19.5", {"card": state.rules.card_names[card]})


class RevealIntruders(Happen[SamuraiSpirit]):
    """Step 4: as long as there are intruders, the top one is revealed."""

    name: ClassVar[str] = "reveal_intruders"

    def run(self, state: SamuraiSpirit) -> None:
        if state.cells[INTRUDERS.at]:  # SS-17.13, SS-20.1
            state.push(REVEAL_INTRUDERS)
            state.push(REVEAL_INTRUDER)


class RevealIntruder(RevealTopIntruder):
    """One intruder is revealed; if it has flames, it hits the village."""

    name: ClassVar[str] = "reveal_intruder"
    turn_clause: ClassVar[str] = "SS-20.1"

    def apply(self, state: SamuraiSpirit, seat: int, action: int) -> None:
        state.stack.pop()
        card = CARD.part(action)
        take_top(state, INTRUDERS, card)
        state.cells[WHERE + card] = REVEALED  # SS-20.6, SS-31.65
        flames = state.rules.flames[card]
        if state.events is not None:
            message = "intruder_burns" if flames else "intruder_harmless"
            state.tell(message, "SS-20.2" if flames else "SS-20.4", {"card": state.rules.card_names[card]})
        if flames:  # SS-3.7, SS-20.4, SS-20.5: nothing else on the card matters
            hit_village(state)  # SS-20.2, SS-20.3


CHECKS: Final = [CheckDefence(symbol, seat) for symbol in range(SYMBOLS) for seat in range(SAMURAI_COUNT)]
BONUSES: Final = Bonuses()
HEAL_SOMEBODY: Final = HealSomebody()
REPEL_INTRUDER: Final = RepelIntruder()
REVEAL_INTRUDERS: Final = RevealIntruders()
REVEAL_INTRUDER: Final = RevealIntruder()
END_ROUND: Final = EndRound()
