"""What luck decides about the village: reverses of farmsteads, lost families, random wounds (section 18)."""

from typing import ClassVar, Final

from shiai.core.clauses import cited
from shiai.core.seats import CHANCE
from shiai.games.samurai_spirit.rules.actions import FAMILY, PICK, REVERSE
from shiai.games.samurai_spirit.rules.components import (
    FAMILIES,
    LOSE_BARRICADE,
    LOSE_FAMILY,
    LOSE_FARM,
    REVERSE_COUNT,
    REVERSE_NAMES,
)
from shiai.games.samurai_spirit.rules.state import HOMES, REVERSES, SamuraiSpirit
from shiai.games.samurai_spirit.rules.steps.luck import Luck
from shiai.games.samurai_spirit.rules.table import hit_village, remove_family, remove_farm, wound


class FarmReverse(Luck):
    """A farmstead was removed on Hard or Heroic: its reverse shows a penalty, which is applied at once (SS-18.1)."""

    name: ClassVar[str] = "farm_reverse"
    turn_clause: ClassVar[str] = "SS-18.8"
    clauses: ClassVar[tuple[str, ...]] = cited("SS-2.7 SS-18.3 SS-18.4 SS-18.5 SS-18.6 SS-18.7 SS-18.8 SS-31.5")

    def legal(self, state: SamuraiSpirit, seat: int) -> tuple[int, ...]:
        return tuple([REVERSE + kind for kind in range(len(REVERSE_COUNT)) if left_of(state, kind)])

    def weights(self, state: SamuraiSpirit) -> list[int]:
        return [left_of(state, action - REVERSE) for action in state.legal(CHANCE)]

    def apply(self, state: SamuraiSpirit, seat: int, action: int) -> None:
        state.stack.pop()
        kind = action - REVERSE
        state.cells[REVERSES + kind] += 1
        if state.events is not None:
            state.tell("reverse", "SS-18.1", {"penalty": REVERSE_NAMES[kind]})
        if kind == LOSE_FAMILY:
            state.stack.append(LOSE_A_FAMILY)
        elif kind == LOSE_FARM:
            remove_farm(state)
        elif kind == LOSE_BARRICADE:
            hit_village(state)
        else:
            state.stack.append(RANDOM_WOUND)


def left_of(state: SamuraiSpirit, kind: int) -> int:
    """How many farmsteads that nobody has turned over yet have this reverse."""
    return REVERSE_COUNT[kind] - state.cells[REVERSES + kind]


class LoseFamily(Luck):
    """One random family leaves the village."""

    name: ClassVar[str] = "lose_family"
    turn_clause: ClassVar[str] = "SS-17.11"

    def legal(self, state: SamuraiSpirit, seat: int) -> tuple[int, ...]:
        return tuple([FAMILY + bonus for bonus in range(FAMILIES) if state.cells[HOMES] >> bonus & 1])

    def apply(self, state: SamuraiSpirit, seat: int, action: int) -> None:
        state.stack.pop()
        remove_family(state, action - FAMILY)


class RandomWound(Luck):
    """One random samurai, passed or not, takes a wound (SS-18.6, SS-18.9)."""

    name: ClassVar[str] = "random_wound"
    turn_clause: ClassVar[str] = "SS-18.6"
    clauses: ClassVar[tuple[str, ...]] = cited("SS-18.9 SS-18.12")

    def legal(self, state: SamuraiSpirit, seat: int) -> tuple[int, ...]:
        return tuple([PICK + seat for seat in range(state.rules.samurai)])

    def apply(self, state: SamuraiSpirit, seat: int, action: int) -> None:
        state.stack.pop()
        wound(state, action - PICK)


LOSE_A_FAMILY: Final = LoseFamily()
RANDOM_WOUND: Final = RandomWound()
