"""Combat step 1: the Defender uses the abilities of his ronin in any order (sections 8 and 13)."""

from typing import ClassVar, Final

from shiai.core.choices import Choices
from shiai.core.clauses import cited
from shiai.core.step import Step
from shiai.games.seven_ronin.rules.actions import FINISH, HEAL, MOVE, PUSH, PUSHES, SHOOT, SLAY, SPLIT
from shiai.games.seven_ronin.rules.components import (
    AREA_NAMES,
    AREAS,
    GONE,
    HAYAI,
    MARKET,
    MUSASHI,
    RONIN_COUNT,
    RONIN_NAMES,
    TAIKO,
    TASUKE,
    YOBU,
    YUMI,
)
from shiai.games.seven_ronin.rules.state import (
    HELD,
    NINJA,
    POOL,
    RESERVE,
    RONIN,
    SILENCED,
    USED_RONIN,
    WOUNDS,
    SevenRonin,
)
from shiai.games.seven_ronin.rules.steps.planning import ONLY_DEFENDER, silenced_tasuke
from shiai.games.seven_ronin.rules.table import check_victory


class Ability:
    """What one ronin can do: when, to which targets, and what happens then."""

    clauses: ClassVar[tuple[str, ...]] = ()

    def __init__(self, ronin: int, base: int, size: int, needs_ninja: bool) -> None:
        self.ronin = ronin
        self.base = base
        self.size = size
        self.choices = Choices(base, size)
        self.needs_ninja = needs_ninja

    def refusal(self, state: SevenRonin) -> str:
        """The clause that keeps this ronin from using his ability now, if any."""
        cells = state.cells
        place = cells[RONIN + self.ronin]
        bit = 1 << self.ronin
        if place == GONE:
            return "R7-9.6"
        if place == MARKET:
            return "R7-8.9"
        if cells[USED_RONIN] & bit:
            return "R7-8.3"
        if cells[SILENCED] & bit:
            return "R7-8.8"
        if self.needs_ninja:
            return "" if cells[NINJA + place] else "R7-8.7"
        return "R7-8.6" if cells[NINJA + place] else ""

    def targets(self, state: SevenRonin) -> int:
        """The legal targets as a mask over the actions of this ability."""
        return 1

    def why_not(self, state: SevenRonin, target: int) -> str:
        """The clause that forbids a target which is not in `targets`."""
        return ""

    def apply(self, state: SevenRonin, target: int) -> None:
        """Carry it out."""
        raise NotImplementedError


class Move(Ability):
    """Hayai goes from a free area to an area with ninja."""

    clauses: ClassVar[tuple[str, ...]] = cited("R7-13.9 R7-13.10 R7-13.11 R7-13.12 R7-13.13 R7-19.4 R7-19.9")

    def refusal(self, state: SevenRonin) -> str:
        if state.cells[HELD] >> self.ronin & 1 and not state.rules.held_hayai_may_move:
            return "R7-19.9"
        return super().refusal(state)

    def targets(self, state: SevenRonin) -> int:
        mask = 0
        closed = self.closed(state)
        for area in range(AREAS):
            if state.cells[NINJA + area]:
                mask |= 1 << area
        return mask & ~closed

    def closed(self, state: SevenRonin) -> int:
        """The areas he cannot enter because of the ronin there (R7-13.11)."""
        cells = state.cells
        tasuke_stops = silenced_tasuke(state)
        mask = 0
        for ronin in range(RONIN_COUNT):
            if ronin != TASUKE or tasuke_stops:
                mask |= 1 << cells[RONIN + ronin]
        return mask

    def why_not(self, state: SevenRonin, target: int) -> str:
        return "R7-13.9" if not state.cells[NINJA + target] else "R7-13.11"

    def apply(self, state: SevenRonin, target: int) -> None:
        state.cells[RONIN + self.ronin] = target
        if state.events is not None:
            state.tell("hayai_moved", "R7-13.9", {"place": AREA_NAMES[target]})


class Slay(Ability):
    """Musashi sends one ninja of his area to the pool."""

    clauses: ClassVar[tuple[str, ...]] = cited("R7-13.15 R7-13.16 R7-13.17 R7-13.18")

    def apply(self, state: SevenRonin, target: int) -> None:
        cells = state.cells
        area = cells[RONIN + self.ronin]
        cells[NINJA + area] -= 1
        cells[POOL] += 1
        if state.events is not None:
            state.tell("musashi_slew", "R7-13.15", {"place": AREA_NAMES[area]})


class Heal(Ability):
    """Taiko takes one wound from another ronin who stands in an area."""

    clauses: ClassVar[tuple[str, ...]] = cited("R7-13.19 R7-13.20 R7-13.21 R7-13.22 R7-13.23 R7-13.24")

    def targets(self, state: SevenRonin) -> int:
        mask = 0
        for ronin in range(RONIN_COUNT):
            if ronin != self.ronin and state.cells[WOUNDS + ronin] and state.cells[RONIN + ronin] < MARKET:
                mask |= 1 << ronin
        return mask

    def why_not(self, state: SevenRonin, target: int) -> str:
        if target == self.ronin:
            return "R7-13.20"
        if state.cells[RONIN + target] == GONE:
            return "R7-13.21"
        return "R7-13.23" if state.cells[RONIN + target] == MARKET else "R7-19.33"

    def apply(self, state: SevenRonin, target: int) -> None:
        state.cells[WOUNDS + target] -= 1
        state.cells[POOL] += 1
        if state.events is not None:
            state.tell("taiko_healed", "R7-13.19", {"ronin": RONIN_NAMES[target]})


class Push(Ability):
    """Yobu moves one or two ninja from his area to the neighbours."""

    clauses: ClassVar[tuple[str, ...]] = cited("R7-13.28 R7-13.29 R7-13.30 R7-13.31 R7-13.32 R7-19.39")

    def targets(self, state: SevenRonin) -> int:
        return ONE_PUSHED if state.cells[NINJA + state.cells[RONIN + self.ronin]] == 1 else ANY_PUSHED

    def why_not(self, state: SevenRonin, target: int) -> str:
        return "R7-13.28"

    def apply(self, state: SevenRonin, target: int) -> None:
        cells = state.cells
        area = cells[RONIN + self.ronin]
        back, on = PUSHES[target]
        cells[NINJA + area] -= back + on
        for number, neighbour in ((back, state.rules.previous[area]), (on, state.rules.next[area])):
            cells[NINJA + neighbour] += number
            if state.events is not None and number:
                state.tell("yobu_pushed", "R7-13.28", {"place": AREA_NAMES[neighbour], "number": number})


class Shoot(Ability):
    """Yumi sends one ninja of the reserve to the pool."""

    clauses: ClassVar[tuple[str, ...]] = cited("R7-13.33 R7-13.34 R7-13.35 R7-13.36 R7-19.8")

    def refusal(self, state: SevenRonin) -> str:
        return super().refusal(state) or ("" if state.cells[RESERVE] else "R7-13.35")

    def apply(self, state: SevenRonin, target: int) -> None:
        state.cells[RESERVE] -= 1
        state.cells[POOL] += 1
        if state.events is not None:
            state.tell("yumi_shot", "R7-13.33", {})


ONE_PUSHED: Final = 0b00011  # the first two of PUSHES
ANY_PUSHED: Final = 0b11111

# Kabe has no ability (R7-13.14); Tasuke's is passive (R7-13.25). In the order of their actions.
ABILITIES: Final[tuple[Ability, ...]] = (
    Move(HAYAI, MOVE, AREAS, needs_ninja=False),
    Slay(MUSASHI, SLAY, 1, needs_ninja=True),
    Heal(TAIKO, HEAL, RONIN_COUNT, needs_ninja=False),
    Push(YOBU, PUSH, len(PUSHES), needs_ninja=True),
    Shoot(YUMI, SHOOT, 1, needs_ninja=False),
)


class RoninAbilities(Step[SevenRonin]):
    """The Defender chooses an ability that can be used now, or finishes."""

    name: ClassVar[str] = "ronin_abilities"
    turn_clause: ClassVar[str] = "R7-8.1"
    clauses: ClassVar[tuple[str, ...]] = cited(
        """
        R7-3.16 R7-3.17 R7-8.1 R7-8.2 R7-8.3 R7-8.4 R7-8.5 R7-8.6 R7-8.7 R7-8.8 R7-8.9 R7-8.10 R7-8.11 R7-8.12
        R7-8.13 R7-13.14 R7-15.6 R7-16.6 R7-16.10 R7-19.5 R7-19.24 R7-19.33
        """
    )

    def __init__(self, numbers: tuple[int, ...] = ()) -> None:
        super().__init__(numbers, forced=True)

    def actors(self, state: SevenRonin) -> tuple[int, ...]:
        return ONLY_DEFENDER

    def legal(self, state: SevenRonin, seat: int) -> tuple[int, ...]:
        actions = [FINISH]
        for ability in ABILITIES:
            if not ability.refusal(state):
                actions += ability.choices.of(ability.targets(state))
        return tuple(actions)

    def apply(self, state: SevenRonin, seat: int, action: int) -> None:
        if action == FINISH:
            state.stack.pop()
            return
        ability = ability_of(action)
        state.cells[USED_RONIN] |= 1 << ability.ronin
        ability.apply(state, action - ability.base)
        check_victory(state)  # R7-8.12

    def why_not(self, state: SevenRonin, seat: int, action: int) -> tuple[str, ...]:
        if not MOVE <= action < SPLIT:
            return ("R7-16.6",)
        ability = ability_of(action)
        return (ability.refusal(state) or ability.why_not(state, action - ability.base),)


def ability_of(action: int) -> Ability:
    """The ability that an action uses."""
    for ability in ABILITIES:
        if ability.base <= action < ability.base + ability.size:
            return ability
    raise ValueError(f"action {action} is no ronin ability")
