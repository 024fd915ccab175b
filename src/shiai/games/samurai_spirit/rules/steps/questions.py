"""Base classes of steps that ask: the active samurai, the owner of a Kiai, or chance."""

from typing import ClassVar, Final

from shiai.core.step import ONE_SEAT, Ask, AskSeat, ForcedLuck
from shiai.games.samurai_spirit.rules.actions import SKIP, USE
from shiai.games.samurai_spirit.rules.deck import outcome_weights, outcomes
from shiai.games.samurai_spirit.rules.state import ACTIVE, INTRUDERS, STACK, SamuraiSpirit

ONLY_SKIP: Final[tuple[int, ...]] = (SKIP,)  # SS-13.16: an effect that cannot do anything skips itself
USE_OR_SKIP: Final[tuple[int, ...]] = (USE, SKIP)


class AskActive(Ask[SamuraiSpirit]):
    """A question to the active samurai."""

    turn_clause: ClassVar[str] = "SS-0.14"

    def actors(self, state: SamuraiSpirit) -> tuple[int, ...]:
        return ONE_SEAT[state.cells[ACTIVE]]  # SS-0.14


class AskOwner(AskSeat[SamuraiSpirit]):
    """A question to the owner of a Kiai, or to the samurai that its Kiai gives a card."""

    turn_clause: ClassVar[str] = "SS-0.14"


class AskChance(ForcedLuck[SamuraiSpirit]):
    """A question to chance."""

    def why_not(self, state: SamuraiSpirit, seat: int, action: int) -> tuple[str, ...]:
        return ()  # an outcome that cannot occur breaks no rule


class Reveal(AskChance):
    """A card is revealed: by default the top card of the raider stack."""

    def place(self, state: SamuraiSpirit) -> int:
        """The place of the card in its pile: a known card, or the shuffle of an unknown one."""
        return STACK.top(state.cells)

    def legal(self, state: SamuraiSpirit, seat: int) -> tuple[int, ...]:
        return outcomes(state, self.place(state))

    def weights(self, state: SamuraiSpirit) -> list[int]:
        return outcome_weights(state, self.place(state))


class RevealTopIntruder(Reveal):
    """The top card of the intruder stack is revealed."""

    def place(self, state: SamuraiSpirit) -> int:
        return INTRUDERS.top(state.cells)
