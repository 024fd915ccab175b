"""Kiai effects that help: a barricade, a wound healed, a support token given (Heihachi and Kyuzo, section 14)."""

from typing import ClassVar

from shiai.core.clauses import cited
from shiai.core.messages import Values
from shiai.games.samurai_spirit.rules.actions import GIVE, HEAL_SEAT, SKIP, TOKEN, USE
from shiai.games.samurai_spirit.rules.components import SAMURAI_COUNT
from shiai.games.samurai_spirit.rules.state import BARRICADES, TOKENS, WOUNDED, SamuraiSpirit
from shiai.games.samurai_spirit.rules.steps.kiai_cards import ONLY_SKIP, USE_OR_SKIP, KiaiChoice
from shiai.games.samurai_spirit.rules.table import add_barricade, heal, in_round, name_at


class AddBarricade(KiaiChoice):
    """Heihachi, and Kyuzo's animal side: one barricade more. Number: the seat."""

    name: ClassVar[str] = "add_barricade"
    clauses: ClassVar[tuple[str, ...]] = cited("SS-14.1")

    def legal(self, state: SamuraiSpirit, seat: int) -> tuple[int, ...]:
        return USE_OR_SKIP if state.cells[BARRICADES] < state.rules.barricades else ONLY_SKIP

    def apply(self, state: SamuraiSpirit, seat: int, action: int) -> None:
        state.stack.pop()
        if action == USE:
            add_barricade(state, "SS-14.1")

    def why_not(self, state: SamuraiSpirit, seat: int, action: int) -> tuple[str, ...]:
        return ("SS-14.3",) if action == USE else ("SS-13.3",)


class HealWound(KiaiChoice):
    """Heihachi's animal side: one wound token off any board. Number: the seat."""

    name: ClassVar[str] = "heal_wound"
    clauses: ClassVar[tuple[str, ...]] = cited("SS-14.2 SS-14.4 SS-31.19 SS-31.33")

    def legal(self, state: SamuraiSpirit, seat: int) -> tuple[int, ...]:
        cells = state.cells
        wounded = [other for other in range(state.rules.samurai) if cells[WOUNDED] >> other & 1]
        healed = [HEAL_SEAT + other for other in wounded if state.rules.heal_passed or in_round(cells, other)]
        return (SKIP, *healed)

    def apply(self, state: SamuraiSpirit, seat: int, action: int) -> None:
        state.stack.pop()
        if action != SKIP:
            heal(state, action - HEAL_SEAT, "SS-14.2")

    def why_not(self, state: SamuraiSpirit, seat: int, action: int) -> tuple[str, ...]:
        if HEAL_SEAT <= action < HEAL_SEAT + SAMURAI_COUNT:
            wounded = state.cells[WOUNDED] >> (action - HEAL_SEAT) & 1
            return ("SS-31.19",) if wounded else ("SS-15.11",)
        return ("SS-13.3",)


class MoveToken(KiaiChoice):
    """Kyuzo: whose support token does he give away? Number: the seat."""

    name: ClassVar[str] = "move_token"
    clauses: ClassVar[tuple[str, ...]] = cited("SS-14.17 SS-14.19 SS-25.13 SS-31.35")

    def legal(self, state: SamuraiSpirit, seat: int) -> tuple[int, ...]:
        cells = state.cells
        present = [other for other in range(state.rules.samurai) if in_round(cells, other)]
        if len(present) == 1:  # SS-14.19: there is nobody but its owner
            return ONLY_SKIP
        return (SKIP, *[TOKEN + owner for owner in present if cells[TOKENS + owner] == owner])

    def apply(self, state: SamuraiSpirit, seat: int, action: int) -> None:
        state.stack.pop()
        if action != SKIP:
            state.stack.append(GiveToken((seat, action - TOKEN)))

    def why_not(self, state: SamuraiSpirit, seat: int, action: int) -> tuple[str, ...]:
        if TOKEN <= action < TOKEN + SAMURAI_COUNT:
            return ("SS-14.19",)
        return ("SS-13.3",)


class GiveToken(KiaiChoice):
    """Kyuzo: who gets the token? Numbers: his seat, and the seat of the token's owner."""

    name: ClassVar[str] = "give_token"
    clauses: ClassVar[tuple[str, ...]] = cited("SS-14.18 SS-14.20 SS-14.21 SS-14.22")

    def legal(self, state: SamuraiSpirit, seat: int) -> tuple[int, ...]:
        cells = state.cells
        owner = self.numbers[1]
        return tuple([GIVE + s for s in range(state.rules.samurai) if s != owner and in_round(cells, s)])

    def apply(self, state: SamuraiSpirit, seat: int, action: int) -> None:
        state.stack.pop()
        owner = self.numbers[1]
        state.cells[TOKENS + owner] = action - GIVE
        if state.events is not None:
            values: Values = {"samurai": name_at(state, seat), "owner": name_at(state, owner)}
            state.tell("token_given", "SS-14.17", values | {"recipient": name_at(state, action - GIVE)})

    def why_not(self, state: SamuraiSpirit, seat: int, action: int) -> tuple[str, ...]:
        if not GIVE <= action < GIVE + SAMURAI_COUNT:
            return ("SS-14.17",)
        return ("SS-14.19",) if action - GIVE == self.numbers[1] else ("SS-14.20",)
