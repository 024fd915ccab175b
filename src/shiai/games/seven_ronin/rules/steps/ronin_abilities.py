"""Combat step 1: the Defender uses the abilities of his ronin in any order (sections 8 and 13)."""

from typing import ClassVar, Final

from shiai.core.actions import Kind
from shiai.core.native import i64
from shiai.core.step import Ask
from shiai.games.seven_ronin.rules.actions import ACTIONS, FINISH, HEAL, MOVE, PUSH, PUSHES, SHOOT, SLAY
from shiai.games.seven_ronin.rules.components import (
    AREA_NAMES,
    AREAS,
    GONE,
    HAYAI,
    MARKET,
    MUSASHI,
    ONLY_DEFENDER,
    RONIN_COUNT,
    RONIN_NAMES,
    TAIKO,
    TASUKE,
    YOBU,
    YUMI,
)
from shiai.games.seven_ronin.rules.defence_plan import silenced_tasuke
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
from shiai.games.seven_ronin.rules.table import check_victory


class Ability:
    """The ability of one ronin: when he can use it, on which targets, and what it does."""

    def __init__(self, ronin: int, kind: Kind, needs_ninja: bool) -> None:
        self.ronin = ronin
        self.kind = kind
        self.needs_ninja = needs_ninja

    def refusal(self, state: SevenRonin) -> str:
        """The clause that forbids this ronin to use his ability now; empty if he may."""
        cells = state.cells
        place = cells[RONIN + self.ronin]
        bit = 1 << self.ronin
        if place == GONE:
            return "R7-9.6"
        if place == MARKET:  # R7-8.9, R7-15.6
            return "R7-8.9"
        if cells[USED_RONIN] & bit:  # R7-8.3
            return "R7-8.3"
        if cells[SILENCED] & bit:  # R7-8.8
            return "R7-8.8"
        if self.needs_ninja:  # R7-8.7
            return "" if cells[NINJA + place] else "R7-8.7"
        # R7-3.11, R7-3.12, R7-3.16, R7-8.6: an area without ninja is free
        return "R7-8.6" if cells[NINJA + place] else ""

    def targets(self, state: SevenRonin) -> i64:
        """The legal targets as a mask over the actions of this ability."""
        return 1

    def why_not(self, state: SevenRonin, target: int) -> str:
        """The clause that forbids a target which is not in `targets`."""
        return ""

    def apply(self, state: SevenRonin, target: int) -> None:
        """Use the ability on a target."""
        raise NotImplementedError


class Move(Ability):
    """Hayai moves from a free area to an area with ninja."""

    def refusal(self, state: SevenRonin) -> str:
        if state.cells[HELD] >> self.ronin & 1 and not state.rules.held_hayai_may_move:  # R7-19.9
            return "R7-19.9"
        return super().refusal(state)

    def targets(self, state: SevenRonin) -> i64:
        mask: i64 = 0
        closed = self.closed(state)
        for area in range(AREAS):  # R7-13.10, R7-13.12: anywhere but on the Market
            if state.cells[NINJA + area]:  # R7-13.9, R7-19.4
                mask |= 1 << area
        return mask & ~closed

    def closed(self, state: SevenRonin) -> i64:
        """The areas that he cannot enter because of the ronin there."""
        cells = state.cells
        tasuke_stops = silenced_tasuke(state)
        mask: i64 = 0
        for ronin in range(RONIN_COUNT):
            if ronin != TASUKE or tasuke_stops:  # R7-13.11
                mask |= 1 << cells[RONIN + ronin]
        return mask

    def why_not(self, state: SevenRonin, target: int) -> str:
        return "R7-13.9" if not state.cells[NINJA + target] else "R7-13.11"

    def apply(self, state: SevenRonin, target: int) -> None:
        state.cells[RONIN + self.ronin] = target  # R7-13.13
        if state.events is not None:
            state.tell("hayai_moved", "R7-13.9", {"place": AREA_NAMES[target]})


class Slay(Ability):
    """Musashi sends one ninja of his area to the pool."""

    def apply(self, state: SevenRonin, target: int) -> None:
        cells = state.cells
        area = cells[RONIN + self.ronin]
        cells[NINJA + area] -= 1  # R7-13.15, R7-13.16, R7-13.18: of those that are there in Combat step 1
        cells[POOL] += 1  # R7-13.17
        if state.events is not None:
            state.tell("musashi_slew", "R7-13.15", {"place": AREA_NAMES[area]})


class Heal(Ability):
    """Taiko heals one wound of another ronin who stands in an area."""

    def targets(self, state: SevenRonin) -> i64:
        mask: i64 = 0
        for ronin in range(RONIN_COUNT):
            # R7-13.20, R7-13.21, R7-13.23, R7-13.24, R7-19.33
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
        state.cells[WOUNDS + target] -= 1  # R7-13.19, R7-13.22
        state.cells[POOL] += 1
        if state.events is not None:
            state.tell("taiko_healed", "R7-13.19", {"ronin": RONIN_NAMES[target]})


class Push(Ability):
    """Yobu pushes one or two ninja from his area to the areas beside it."""

    def targets(self, state: SevenRonin) -> i64:
        # R7-13.29
        return ONE_PUSHED if state.cells[NINJA + state.cells[RONIN + self.ronin]] == 1 else ANY_PUSHED

    def why_not(self, state: SevenRonin, target: int) -> str:
        return "R7-13.28"

    def apply(self, state: SevenRonin, target: int) -> None:
        cells = state.cells
        area = cells[RONIN + self.ronin]
        back, on = PUSHES[target]
        cells[NINJA + area] -= back + on  # R7-19.39: nobody gains a use by it
        # R7-13.28, R7-13.30 to R7-13.32: whatever is in the areas beside his, but never on the Market
        for number, neighbour in ((back, state.rules.previous[area]), (on, state.rules.next[area])):
            cells[NINJA + neighbour] += number
            if state.events is not None and number:
                state.tell("yobu_pushed", "R7-13.28", {"place": AREA_NAMES[neighbour], "number": number})


class Shoot(Ability):
    """Yumi shoots one ninja of the reserve, who goes to the pool."""

    def refusal(self, state: SevenRonin) -> str:
        return super().refusal(state) or ("" if state.cells[RESERVE] else "R7-13.35")  # R7-13.35

    def apply(self, state: SevenRonin, target: int) -> None:
        state.cells[RESERVE] -= 1  # R7-13.33, R7-13.36
        state.cells[POOL] += 1  # R7-13.34, R7-19.8
        if state.events is not None:
            state.tell("yumi_shot", "R7-13.33", {})


ONE_PUSHED: Final = 0b00011  # the first two of PUSHES
ANY_PUSHED: Final = 0b11111

# R7-13.14: Kabe has no ability; Tasuke's is passive (R7-13.25). In the order of their actions.
ABILITIES: Final[tuple[Ability, ...]] = (
    Move(HAYAI, MOVE, needs_ninja=False),
    Slay(MUSASHI, ACTIONS.kind_of(SLAY), needs_ninja=True),
    Heal(TAIKO, HEAL, needs_ninja=False),
    Push(YOBU, PUSH, needs_ninja=True),
    Shoot(YUMI, ACTIONS.kind_of(SHOOT), needs_ninja=False),
)
ABILITY_BY_ACTION: Final[dict[int, Ability]] = {
    action: ability for ability in ABILITIES for action in ability.kind.all()
}


class RoninAbilities(Ask[SevenRonin]):
    """The Defender chooses an ability that can be used now, or finishes."""

    # R7-16.10: if nothing can be used, he is not asked.
    name: ClassVar[str] = "ronin_abilities"
    clause: ClassVar[str] = "R7-8.2"
    turn_clause: ClassVar[str] = "R7-8.1"

    def actors(self, state: SevenRonin) -> tuple[int, ...]:
        return ONLY_DEFENDER  # R7-8.1

    def legal(self, state: SevenRonin, seat: int) -> tuple[int, ...]:
        actions = [FINISH]  # R7-8.4, R7-19.5
        # R7-3.17, R7-8.2, R7-8.5, R7-19.24: tested anew before every choice
        # R7-8.10, R7-16.6: offered in this step only
        for ability in ABILITIES:
            if not ability.refusal(state):
                actions += ability.kind.masked(ability.targets(state))
        return tuple(actions)

    def apply(self, state: SevenRonin, seat: int, action: int) -> None:
        if action == FINISH:  # R7-8.13
            state.stack.pop()
            return
        ability = ABILITY_BY_ACTION[action]
        state.cells[USED_RONIN] |= 1 << ability.ronin
        ability.apply(state, ability.kind.part(action))  # R7-8.11
        check_victory(state)  # R7-8.12

    def why_not(self, state: SevenRonin, seat: int, action: int) -> tuple[str, ...]:
        ability = ABILITY_BY_ACTION.get(action)
        if ability is None:
            return ("R7-16.6",)
        return (ability.refusal(state) or ability.why_not(state, ability.kind.part(action)),)
