"""Kiai effects that help: a barricade, a wound healed, a support token given (Heihachi and Kyuzo, section 14)."""

from typing import ClassVar

from shiai.core.messages import Values
from shiai.games.samurai_spirit.rules import effects
from shiai.games.samurai_spirit.rules.actions import GIVE, HEAL_SEAT, SKIP, TOKEN, USE
from shiai.games.samurai_spirit.rules.state import BARRICADES, TOKENS, WOUNDED, SamuraiSpirit
from shiai.games.samurai_spirit.rules.steps.questions import ONLY_SKIP, USE_OR_SKIP, AskOwner
from shiai.games.samurai_spirit.rules.table import in_round, name_at, seats_in_round


class AddBarricade(AskOwner):
    """Heihachi, and Kyuzo's animal side: is a barricade added?"""

    name: ClassVar[str] = "add_barricade"

    def legal(self, state: SamuraiSpirit, seat: int) -> tuple[int, ...]:
        return USE_OR_SKIP if state.cells[BARRICADES] < state.rules.barricades else ONLY_SKIP

    def apply(self, state: SamuraiSpirit, seat: int, action: int) -> None:
        state.stack.pop()
        if action == USE:
            effects.add_barricade(state, "SS-14.1")  # SS-14.1

    def why_not(self, state: SamuraiSpirit, seat: int, action: int) -> tuple[str, ...]:
        return ("SS-14.3",) if action == USE else ("SS-13.3",)


class HealWound(AskOwner):
    """Heihachi's animal side: whose wound token is removed?"""

    name: ClassVar[str] = "heal_wound"

    def legal(self, state: SamuraiSpirit, seat: int) -> tuple[int, ...]:
        wounded = state.cells[WOUNDED]  # SS-14.2
        if not state.rules.heal_passed:  # SS-31.19
            wounded &= seats_in_round(state)
        return (SKIP, *HEAL_SEAT.masked(wounded))

    def apply(self, state: SamuraiSpirit, seat: int, action: int) -> None:
        state.stack.pop()
        if action != SKIP:
            effects.heal(state, HEAL_SEAT.part(action), "SS-14.2")

    def why_not(self, state: SamuraiSpirit, seat: int, action: int) -> tuple[str, ...]:
        if not HEAL_SEAT.has(action):
            return ("SS-13.3",)
        wounded = state.cells[WOUNDED] >> HEAL_SEAT.part(action) & 1
        return ("SS-31.19",) if wounded else ("SS-15.11",)


class MoveToken(AskOwner):
    """Kyuzo: whose support token does he give away?"""

    name: ClassVar[str] = "move_token"

    def legal(self, state: SamuraiSpirit, seat: int) -> tuple[int, ...]:
        tokens = 0
        for owner in range(state.rules.samurai):  # SS-25.13: tokens of absent samurai are not among these
            if may_move(state, owner) and recipients(state, owner):
                tokens |= 1 << owner
        return (SKIP, *TOKEN.masked(tokens))  # SS-14.17

    def apply(self, state: SamuraiSpirit, seat: int, action: int) -> None:
        state.stack.pop()
        if action != SKIP:
            state.push(GiveToken(seat, TOKEN.part(action)))

    def why_not(self, state: SamuraiSpirit, seat: int, action: int) -> tuple[str, ...]:
        if not TOKEN.has(action):
            return ("SS-13.3",)
        owner = TOKEN.part(action)
        return ("SS-31.35",) if owner < state.rules.samurai and not may_move(state, owner) else ("SS-14.19",)


def may_move(state: SamuraiSpirit, owner: int) -> bool:
    """May Kyuzo give away the token of this samurai?"""
    if not state.rules.kiai_tokens_at_home:  # SS-31.35
        return True
    return state.cells[TOKENS + owner] == owner and in_round(state.cells, owner)


def recipients(state: SamuraiSpirit, owner: int) -> int:
    """The samurai that the token of `owner` can go to, as a mask."""
    return seats_in_round(state) & ~(1 << state.cells[TOKENS + owner])  # SS-14.19, SS-14.20


class GiveToken(AskOwner):
    """Kyuzo: who gets the token of `owner`?"""

    name: ClassVar[str] = "give_token"

    def __init__(self, seat: int, owner: int) -> None:
        super().__init__(seat)
        self.owner = owner

    def legal(self, state: SamuraiSpirit, seat: int) -> tuple[int, ...]:
        return GIVE.masked(recipients(state, self.owner))

    def apply(self, state: SamuraiSpirit, seat: int, action: int) -> None:
        state.stack.pop()
        recipient = GIVE.part(action)
        # SS-14.18, SS-14.21, SS-14.22: no raider moves; the end of the recipient's present or next turn returns it
        state.cells[TOKENS + self.owner] = recipient
        if state.events is not None:
            values: Values = {"samurai": name_at(state, seat), "owner": name_at(state, self.owner)}
            if recipient == self.owner:
                state.tell("token_given_back", "SS-14.19", values)
            else:
                state.tell("token_given", "SS-14.17", values | {"recipient": name_at(state, recipient)})

    def why_not(self, state: SamuraiSpirit, seat: int, action: int) -> tuple[str, ...]:
        if not GIVE.has(action):
            return ("SS-14.17",)
        return ("SS-14.19",) if GIVE.part(action) == state.cells[TOKENS + self.owner] else ("SS-14.20",)
