"""What chance decides about the village: reverses of farmsteads, lost families, random wounds (section 18)."""

from typing import ClassVar, Final

from shiai.core.seats import CHANCE
from shiai.games.samurai_spirit.rules import effects
from shiai.games.samurai_spirit.rules.actions import FAMILY, PICK, REVERSE
from shiai.games.samurai_spirit.rules.components import (
    LOSE_BARRICADE,
    LOSE_FAMILY,
    LOSE_FARM,
    REVERSE_NAMES,
)
from shiai.games.samurai_spirit.rules.state import HOMES, REVERSES, SamuraiSpirit
from shiai.games.samurai_spirit.rules.steps.questions import AskChance


class FarmReverse(AskChance):
    """A farmstead was removed on Hard or Heroic: the penalty on its reverse is applied at once."""

    name: ClassVar[str] = "farm_reverse"
    turn_clause: ClassVar[str] = "SS-18.8"

    def legal(self, state: SamuraiSpirit, seat: int) -> tuple[int, ...]:
        # SS-2.7, SS-18.8, SS-31.5: which farmstead it is decides itself now, among those not turned over yet
        return tuple([REVERSE.at(penalty) for penalty in range(len(REVERSE_NAMES)) if left_of(state, penalty)])

    def weights(self, state: SamuraiSpirit) -> list[int]:
        return [left_of(state, REVERSE.part(action)) for action in state.legal(CHANCE)]

    def apply(self, state: SamuraiSpirit, seat: int, action: int) -> None:
        state.stack.pop()
        penalty = REVERSE.part(action)
        state.cells[REVERSES + penalty] += 1
        if state.events is not None:
            state.tell("reverse", "SS-18.1", {"penalty": REVERSE_NAMES[penalty]})
        # SS-18.7: what is removed here may push this step again
        if penalty == LOSE_FAMILY:  # SS-18.3
            state.push(LOSE_A_FAMILY)
        elif penalty == LOSE_FARM:  # SS-18.4
            effects.remove_farm(state)
        elif penalty == LOSE_BARRICADE:  # SS-18.5
            effects.hit_village(state)
        else:  # SS-18.6
            state.push(RANDOM_WOUND)


def left_of(state: SamuraiSpirit, penalty: int) -> int:
    """How many farmsteads that were not turned over yet have this reverse."""
    return state.rules.reverses[penalty] - state.cells[REVERSES + penalty]


class LoseFamily(AskChance):
    """A random family leaves the village."""

    name: ClassVar[str] = "lose_family"
    turn_clause: ClassVar[str] = "SS-17.11"

    def legal(self, state: SamuraiSpirit, seat: int) -> tuple[int, ...]:
        return FAMILY.masked(state.cells[HOMES])

    def apply(self, state: SamuraiSpirit, seat: int, action: int) -> None:
        state.stack.pop()
        effects.remove_family(state, FAMILY.part(action))


class RandomWound(AskChance):
    """A random samurai takes a wound."""

    name: ClassVar[str] = "random_wound"
    turn_clause: ClassVar[str] = "SS-18.6"

    def legal(self, state: SamuraiSpirit, seat: int) -> tuple[int, ...]:
        return PICK.masked(state.rules.everybody)  # SS-18.9

    def apply(self, state: SamuraiSpirit, seat: int, action: int) -> None:
        state.stack.pop()
        effects.wound(state, PICK.part(action))  # SS-18.12


FARM_REVERSE: Final = FarmReverse()
LOSE_A_FAMILY: Final = LoseFamily()
RANDOM_WOUND: Final = RandomWound()
