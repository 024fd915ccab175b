"""Combat step 3: the Attacker uses the abilities of the areas he occupies, in any order (sections 10 and 14).

An ability is a step of its own: using an area puts its step on the stack, and so does the Inn when it copies the area.
"""

from typing import ClassVar, Final

from shiai.core.choices import Choices
from shiai.core.clauses import cited
from shiai.core.step import Step
from shiai.games.seven_ronin.rules.actions import COPY, ENOUGH, FINISH, SEND, TARGET, USE, WITHDRAW
from shiai.games.seven_ronin.rules.components import (
    ALL_AREAS,
    AREA_NAMES,
    AREAS,
    AREAS_NEEDED,
    FIELDS,
    INN,
    RONIN_COUNT,
    RONIN_NAMES,
    WATCHTOWER,
    area_with,
    parameter,
)
from shiai.games.seven_ronin.rules.state import (
    AREAS_HELD,
    FIELD_COPIED,
    HELD_NEXT,
    NINJA,
    POOL,
    RESERVE,
    SILENCED_NEXT,
    USED_AREAS,
    SevenRonin,
)
from shiai.games.seven_ronin.rules.steps.planning import ONLY_ATTACKER
from shiai.games.seven_ronin.rules.steps.wounds import DealWounds
from shiai.games.seven_ronin.rules.table import (
    area_count,
    check_victory,
    eliminate_the_fallen,
    end_game,
    occupied,
    ronin_in,
    take_from_pool,
    wound,
)


class AreaAbility(Step[SevenRonin]):
    """Base of the abilities; each asks the Attacker for what it needs, or nobody."""

    turn_clause: ClassVar[str] = "R7-10.1"

    def idle(self, state: SevenRonin) -> bool:
        """Nothing could happen, so the ability is not offered (R7-16.11)."""
        return False

    def actors(self, state: SevenRonin) -> tuple[int, ...]:
        return ONLY_ATTACKER


class AreaAbilities(Step[SevenRonin]):
    """The Attacker chooses an area whose ability can be used now, or finishes; then the area victory is tested."""

    name: ClassVar[str] = "area_abilities"
    turn_clause: ClassVar[str] = "R7-10.1"
    clauses: ClassVar[tuple[str, ...]] = cited(
        """
        R7-10.1 R7-10.2 R7-10.3 R7-10.4 R7-10.5 R7-10.6 R7-10.7 R7-10.8 R7-10.9 R7-10.10 R7-10.11 R7-10.12
        R7-10.13 R7-12.2 R7-12.13 R7-14.39 R7-15.3 R7-16.8 R7-16.11 R7-19.27 R7-19.31 R7-19.44
        """
    )

    def __init__(self, numbers: tuple[int, ...] = ()) -> None:
        super().__init__(numbers, forced=True)

    def actors(self, state: SevenRonin) -> tuple[int, ...]:
        return ONLY_ATTACKER

    def legal(self, state: SevenRonin, seat: int) -> tuple[int, ...]:
        usable = occupied(state) & ~state.cells[USED_AREAS]
        mask = 0
        for area in range(AREAS):
            if usable >> area & 1 and not idle(state, area):
                mask |= 1 << area
        return ONLY_FINISH + USES.of(mask)

    def apply(self, state: SevenRonin, seat: int, action: int) -> None:
        if action == FINISH:
            state.stack.pop()
            if area_count(state) >= AREAS_NEEDED:  # R7-12.2
                end_game(state, AREAS_HELD)
            return
        area = action - USE
        state.cells[USED_AREAS] |= 1 << area
        if state.events is not None:
            state.tell("area_used", "R7-10.2", {"place": AREA_NAMES[area]})
        state.stack.append(ABILITY_OF[area])

    def why_not(self, state: SevenRonin, seat: int, action: int) -> tuple[str, ...]:
        if not USE <= action < COPY:
            return ("R7-16.8",)
        area = action - USE
        if FIELDS >> area & 1:
            return ("R7-14.39",)
        if not occupied(state) >> area & 1:
            return ("R7-10.2",)
        return ("R7-10.5",) if state.cells[USED_AREAS] >> area & 1 else ("R7-16.11",)


class CopyArea(AreaAbility):
    """The Inn uses the ability of another occupied area (R7-14.14); a Field counts as a second one (R7-12.11)."""

    name: ClassVar[str] = "copy_ability_of_another_occupied_area"
    clauses: ClassVar[tuple[str, ...]] = cited(
        "R7-14.14 R7-14.15 R7-14.16 R7-14.17 R7-14.19 R7-15.13 R7-19.15 R7-19.16 R7-19.17 R7-19.32"
    )

    def __init__(self, numbers: tuple[int, ...] = ()) -> None:
        super().__init__(numbers, forced=True)

    def idle(self, state: SevenRonin) -> bool:
        return self.copies(state) == 0

    def copies(self, state: SevenRonin) -> int:
        """The occupied areas that give the Inn something to do."""
        others = occupied(state) & ~(1 << INN)
        mask = others & FIELDS
        for area in range(AREAS):
            if others >> area & 1 and not FIELDS >> area & 1 and not ABILITY_OF[area].idle(state):
                mask |= 1 << area
        return mask

    def legal(self, state: SevenRonin, seat: int) -> tuple[int, ...]:
        return COPIES.of(self.copies(state))

    def apply(self, state: SevenRonin, seat: int, action: int) -> None:
        area = action - COPY
        state.stack.pop()
        if state.events is not None:
            state.tell("inn_copied", "R7-14.14", {"place": AREA_NAMES[area]})
        if FIELDS >> area & 1:
            state.cells[FIELD_COPIED] = 1
        else:
            state.stack.append(ABILITY_OF[area])

    def why_not(self, state: SevenRonin, seat: int, action: int) -> tuple[str, ...]:
        if not COPY <= action < TARGET:
            return ("R7-16.8",)
        if action == COPY + INN:
            return ("R7-19.16",)
        return ("R7-16.11",) if occupied(state) >> action - COPY & 1 else ("R7-14.14",)


class GainNinja(AreaAbility):
    """The Granary moves ninja from the pool to the reserve (R7-14.12)."""

    name: ClassVar[str] = "gain_ninja"
    clauses: ClassVar[tuple[str, ...]] = cited("R7-14.12")

    def __init__(self, numbers: tuple[int, ...] = ()) -> None:
        super().__init__(numbers, asks=False)

    def idle(self, state: SevenRonin) -> bool:
        return pool_is_empty(state)

    def run(self, state: SevenRonin) -> None:
        gained = take_from_pool(state, GAINED)
        state.cells[RESERVE] += gained
        if state.events is not None:
            state.tell("ninja_gained", "R7-14.12", {"number": gained})


class WoundNeighbours(AreaAbility):
    """The Watchtower wounds every ronin in the two areas beside it (R7-14.10)."""

    name: ClassVar[str] = "wound_each_ronin_in_adjacent_areas"
    clauses: ClassVar[tuple[str, ...]] = cited(
        "R7-14.10 R7-14.11 R7-10.14 R7-10.15 R7-10.16 R7-13.27 R7-14.18 R7-15.9 R7-19.14"
    )

    def __init__(self, numbers: tuple[int, ...] = ()) -> None:
        super().__init__(numbers, asks=False)

    def idle(self, state: SevenRonin) -> bool:
        return pool_is_empty(state) or in_sight(state) == 0

    def run(self, state: SevenRonin) -> None:
        if state.rules.pool_is_limited and state.cells[POOL] < in_sight(state).bit_count():
            state.stack.append(ChooseWounded((0,)))
        else:
            wound_from_pool(state, in_sight(state), "R7-14.10")


class ChooseWounded(AreaAbility):
    """The pool is too small for all in sight of the Watchtower: the Attacker names who is wounded (R7-14.38).

    Its number is the mask of the ronin named so far; all of them are wounded together at the end.
    """

    name: ClassVar[str] = "choose_wounded"
    clauses: ClassVar[tuple[str, ...]] = cited("R7-14.38 R7-19.42")

    def __init__(self, numbers: tuple[int, ...]) -> None:
        super().__init__(numbers, forced=True)

    def legal(self, state: SevenRonin, seat: int) -> tuple[int, ...]:
        return TARGETS.of(in_sight(state) & ~self.numbers[0])

    def apply(self, state: SevenRonin, seat: int, action: int) -> None:
        chosen = self.numbers[0] | 1 << action - TARGET
        state.stack.pop()
        if chosen.bit_count() < state.cells[POOL]:
            state.stack.append(ChooseWounded((chosen,)))
        else:
            wound_from_pool(state, chosen, "R7-14.38")

    def why_not(self, state: SevenRonin, seat: int, action: int) -> tuple[str, ...]:
        return ("R7-14.38",) if TARGET <= action < WITHDRAW else ("R7-16.8",)


class ChooseRonin(AreaAbility):
    """Base of the abilities that choose one living ronin in a village area."""

    def __init__(self, numbers: tuple[int, ...] = ()) -> None:
        super().__init__(numbers, forced=True)

    def idle(self, state: SevenRonin) -> bool:
        return ronin_in(state, ALL_AREAS) == 0

    def legal(self, state: SevenRonin, seat: int) -> tuple[int, ...]:
        return TARGETS.of(ronin_in(state, ALL_AREAS))

    def apply(self, state: SevenRonin, seat: int, action: int) -> None:
        state.stack.pop()
        self.strike(state, action - TARGET)

    def strike(self, state: SevenRonin, ronin: int) -> None:
        """What happens to the chosen ronin."""
        raise NotImplementedError

    def why_not(self, state: SevenRonin, seat: int, action: int) -> tuple[str, ...]:
        return self.clauses[:1] if TARGET <= action < WITHDRAW else ("R7-16.8",)


class WoundChosen(ChooseRonin):
    """The Well wounds the chosen ronin from the pool (R7-14.13)."""

    name: ClassVar[str] = "wound_chosen_ronin"
    clauses: ClassVar[tuple[str, ...]] = cited("R7-14.13 R7-15.7")

    def idle(self, state: SevenRonin) -> bool:
        return pool_is_empty(state) or super().idle(state)

    def strike(self, state: SevenRonin, ronin: int) -> None:
        wound_from_pool(state, 1 << ronin, "R7-14.13")


class HoldChosen(ChooseRonin):
    """The Animal Pen keeps the chosen ronin where he stands (R7-14.20)."""

    name: ClassVar[str] = "hold_chosen_ronin"
    clauses: ClassVar[tuple[str, ...]] = cited("R7-14.20 R7-14.23 R7-15.8 R7-19.7 R7-19.20 R7-19.37")

    def strike(self, state: SevenRonin, ronin: int) -> None:
        state.cells[HELD_NEXT] |= 1 << ronin
        if state.events is not None:
            state.tell("ronin_held", "R7-14.20", {"ronin": RONIN_NAMES[ronin]})


class SilenceChosen(ChooseRonin):
    """The Shrine silences the chosen ronin in the next round (R7-14.24)."""

    name: ClassVar[str] = "silence_chosen_ronin_next_round"
    clauses: ClassVar[tuple[str, ...]] = cited("R7-14.24 R7-14.25 R7-14.26 R7-15.10 R7-19.19 R7-19.45")

    def strike(self, state: SevenRonin, ronin: int) -> None:
        state.cells[SILENCED_NEXT] |= 1 << ronin
        if state.events is not None:
            state.tell("ronin_silenced", "R7-14.24", {"ronin": RONIN_NAMES[ronin]})


class WithdrawNinja(AreaAbility):
    """The Burial Grounds take ninja from areas into the reserve, one by one (R7-14.27).

    Its number is how many may still be taken.
    """

    name: ClassVar[str] = "withdraw_ninja"
    clauses: ClassVar[tuple[str, ...]] = cited("R7-14.27 R7-14.28 R7-14.29 R7-15.12 R7-19.6")

    def __init__(self, numbers: tuple[int, ...] = ()) -> None:
        super().__init__(numbers or (WITHDRAWN,), forced=True)

    def legal(self, state: SevenRonin, seat: int) -> tuple[int, ...]:
        actions = [WITHDRAW + area for area in range(AREAS) if state.cells[NINJA + area]]
        if self.numbers[0] < WITHDRAWN:
            actions.append(ENOUGH)
        return tuple(actions)

    def apply(self, state: SevenRonin, seat: int, action: int) -> None:
        state.stack.pop()
        if action == ENOUGH:
            return
        area = action - WITHDRAW
        state.cells[NINJA + area] -= 1
        state.cells[RESERVE] += 1
        if state.events is not None:
            state.tell("ninja_withdrawn", "R7-14.27", {"place": AREA_NAMES[area]})
        if self.numbers[0] > 1:
            state.stack.append(WithdrawNinja((self.numbers[0] - 1,)))

    def why_not(self, state: SevenRonin, seat: int, action: int) -> tuple[str, ...]:
        return ("R7-14.27",) if WITHDRAW <= action <= ENOUGH else ("R7-16.8",)


class SendNinja(AreaAbility):
    """The Passage moves one or two ninja from the reserve to one area; they fight at once (R7-14.31, R7-14.33)."""

    name: ClassVar[str] = "send_ninja_to_one_area"
    clauses: ClassVar[tuple[str, ...]] = cited(
        "R7-14.31 R7-14.32 R7-14.33 R7-14.34 R7-14.35 R7-14.36 R7-14.37 R7-15.11 R7-16.9 R7-19.36"
    )

    def __init__(self, numbers: tuple[int, ...] = ()) -> None:
        super().__init__(numbers)

    def idle(self, state: SevenRonin) -> bool:
        return state.cells[RESERVE] == 0

    def legal(self, state: SevenRonin, seat: int) -> tuple[int, ...]:
        if state.cells[RESERVE] == 1:
            return ONE_SENT
        return ANY_SENT

    def apply(self, state: SevenRonin, seat: int, action: int) -> None:
        area, number = divmod(action - SEND, 2)
        number += 1
        state.cells[RESERVE] -= number
        state.cells[NINJA + area] += number
        if state.events is not None:
            state.tell("ninja_sent", "R7-14.31", {"place": AREA_NAMES[area], "number": number})
        state.stack.pop()
        state.stack.append(DEAL_WOUNDS)

    def why_not(self, state: SevenRonin, seat: int, action: int) -> tuple[str, ...]:
        return ("R7-14.31",) if action >= SEND else ("R7-16.8",)


GAINED: Final = parameter("gain_ninja", "ninja")
WITHDRAWN: Final = parameter("withdraw_ninja", "max_ninja")
ONLY_FINISH: Final = (FINISH,)
USES: Final = Choices(USE, AREAS)
COPIES: Final = Choices(COPY, AREAS)
TARGETS: Final = Choices(TARGET, RONIN_COUNT)
ONE_SENT: Final = tuple(range(SEND, SEND + 2 * AREAS, 2))
ANY_SENT: Final = tuple(range(SEND, SEND + 2 * AREAS))
DEAL_WOUNDS: Final = DealWounds()

ABILITY_STEPS: Final[tuple[type[AreaAbility], ...]] = (
    CopyArea,
    GainNinja,
    WoundNeighbours,
    WoundChosen,
    HoldChosen,
    SilenceChosen,
    WithdrawNinja,
    SendNinja,
)


def abilities_by_area() -> list[AreaAbility]:
    """The ability of every area by the word for it in the data file; a Field only counts and has none of its own."""
    found = [AreaAbility()] * AREAS
    for ability in ABILITY_STEPS:
        found[area_with(ability.name)] = ability(())
    return found


ABILITY_OF: Final = abilities_by_area()


def idle(state: SevenRonin, area: int) -> bool:
    """The ability of this area is not offered now: nothing could happen, or it is a Field (R7-14.39)."""
    return FIELDS >> area & 1 != 0 or ABILITY_OF[area].idle(state)


def pool_is_empty(state: SevenRonin) -> bool:
    """There is no marker to be had from the pool."""
    return state.rules.pool_is_limited and state.cells[POOL] == 0


def in_sight(state: SevenRonin) -> int:
    """The ronin beside the Watchtower, whoever uses its ability (R7-14.18)."""
    rules = state.rules
    return ronin_in(state, 1 << rules.previous[WATCHTOWER] | 1 << rules.next[WATCHTOWER])


def wound_from_pool(state: SevenRonin, hit: int, clause: str) -> None:
    """Every ronin hit gets one marker from the pool; then the fallen leave the game."""
    take_from_pool(state, hit.bit_count())
    for ronin in range(RONIN_COUNT):
        if hit >> ronin & 1:
            wound(state, ronin, 1)
    eliminate_the_fallen(state)
    check_victory(state)
