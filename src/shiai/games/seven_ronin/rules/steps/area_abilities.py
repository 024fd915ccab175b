"""Combat step 3: the Attacker uses the abilities of the areas he occupies, in any order (sections 10 and 14).

An ability is a step of its own: using an area puts its step on the stack, and so does the Inn when it copies the area.
"""

from collections.abc import Callable
from typing import ClassVar, Final

from shiai.core.native import i64
from shiai.core.step import Ask, Happen, Step
from shiai.games.seven_ronin.rules.actions import COPY, ENOUGH, FINISH, SEND, TARGET, USE, WITHDRAW
from shiai.games.seven_ronin.rules.components import (
    ALL_AREAS,
    AREA_NAMES,
    AREAS,
    AREAS_NEEDED,
    FIELDS,
    INN,
    ONLY_ATTACKER,
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


class AskAttacker(Ask[SevenRonin]):
    """A question to the Attacker."""

    turn_clause: ClassVar[str] = "R7-10.1"

    def actors(self, state: SevenRonin) -> tuple[int, ...]:
        return ONLY_ATTACKER  # R7-10.1, R7-10.3


class AreaAbilities(AskAttacker):
    """The Attacker uses the ability of an area, or finishes and the area victory is tested."""

    name: ClassVar[str] = "area_abilities"
    clause: ClassVar[str] = "R7-10.4"

    def legal(self, state: SevenRonin, seat: int) -> tuple[int, ...]:
        # R7-10.2, R7-10.8, R7-10.9, R7-19.31: occupied at this moment
        usable = occupied(state) & ~state.cells[USED_AREAS]  # R7-10.5
        mask: i64 = 0
        for area in range(AREAS):
            if usable >> area & 1 and not idle(state, area):
                mask |= 1 << area
        return ONLY_FINISH + USE.masked(mask)  # R7-10.4, R7-10.7, R7-16.8

    def apply(self, state: SevenRonin, seat: int, action: int) -> None:
        if action == FINISH:
            state.stack.pop()
            if area_count(state) >= AREAS_NEEDED:  # R7-10.13, R7-12.2, R7-12.13, R7-19.27
                end_game(state, AREAS_HELD)
            return
        area = USE.part(action)
        state.cells[USED_AREAS] |= 1 << area
        if state.events is not None:
            state.tell("area_used", "R7-10.2", {"place": AREA_NAMES[area]})
        state.push(ABILITY_OF[area].step)  # R7-10.10: this step waits below it

    def why_not(self, state: SevenRonin, seat: int, action: int) -> tuple[str, ...]:
        if not USE.has(action):
            return ("R7-16.8",)
        area = USE.part(action)
        if FIELDS >> area & 1:
            return ("R7-14.39",)
        if not occupied(state) >> area & 1:
            return ("R7-10.2",)
        return ("R7-10.5",) if state.cells[USED_AREAS] >> area & 1 else ("R7-16.11",)


class CopyArea(AskAttacker):
    """The Inn uses the ability of another occupied area, or counts as a second Field."""

    name: ClassVar[str] = "copy_ability_of_another_occupied_area"
    clause: ClassVar[str] = "R7-14.14"

    def legal(self, state: SevenRonin, seat: int) -> tuple[int, ...]:
        return COPY.masked(copies(state))

    def apply(self, state: SevenRonin, seat: int, action: int) -> None:
        area = COPY.part(action)
        state.stack.pop()
        if state.events is not None:
            state.tell("inn_copied", "R7-14.14", {"place": AREA_NAMES[area]})
        if FIELDS >> area & 1:
            state.cells[FIELD_COPIED] = 1  # R7-19.17
        else:
            # R7-14.15, R7-14.37, R7-19.15, R7-19.32: a use of its own, whether the area was used or not
            state.push(ABILITY_OF[area].step)

    def why_not(self, state: SevenRonin, seat: int, action: int) -> tuple[str, ...]:
        if not COPY.has(action):
            return ("R7-16.8",)
        area = COPY.part(action)
        if area == INN:
            return ("R7-19.16",)
        return ("R7-16.11",) if occupied(state) >> area & 1 else ("R7-14.14",)


class GainNinja(Happen[SevenRonin]):
    """The Granary moves ninja from the pool to the reserve."""

    name: ClassVar[str] = "gain_ninja"
    clause: ClassVar[str] = "R7-14.12"

    def run(self, state: SevenRonin) -> None:
        gained = take_from_pool(state, GAINED)  # R7-14.12, R7-18.6
        state.cells[RESERVE] += gained  # R7-10.11
        if state.events is not None:
            state.tell("ninja_gained", "R7-14.12", {"number": gained})


class WoundNeighbours(Happen[SevenRonin]):
    """The Watchtower wounds every ronin in the two areas beside it."""

    name: ClassVar[str] = "wound_each_ronin_in_adjacent_areas"
    clause: ClassVar[str] = "R7-14.10"

    def run(self, state: SevenRonin) -> None:
        if state.rules.pool_is_limited and state.cells[POOL] < int(in_sight(state)).bit_count():
            state.push(ChooseWounded(0))
        else:
            wound_from_pool(state, in_sight(state))  # R7-14.10


class ChooseWounded(AskAttacker):
    """The Attacker names whom the Watchtower wounds, because the pool is too small for all in sight.

    `chosen` is the mask of the ronin named so far; all of them are wounded together at the end.
    """

    name: ClassVar[str] = "choose_wounded"
    clause: ClassVar[str] = "R7-14.38"

    def __init__(self, chosen: int) -> None:
        self.chosen = chosen

    def legal(self, state: SevenRonin, seat: int) -> tuple[int, ...]:
        return TARGET.masked(in_sight(state) & ~self.chosen)

    def apply(self, state: SevenRonin, seat: int, action: int) -> None:
        chosen = self.chosen | 1 << TARGET.part(action)
        state.stack.pop()
        # R7-14.38, R7-19.42: nobody is wounded before everybody is named
        if chosen.bit_count() < state.cells[POOL]:
            state.push(ChooseWounded(chosen))
        else:
            wound_from_pool(state, chosen)

    def why_not(self, state: SevenRonin, seat: int, action: int) -> tuple[str, ...]:
        return (self.clause,) if TARGET.has(action) else ("R7-16.8",)


class ChooseRonin(AskAttacker):
    """Base of the abilities that choose one living ronin in a village area."""

    def legal(self, state: SevenRonin, seat: int) -> tuple[int, ...]:
        return TARGET.masked(ronin_in(state, ALL_AREAS))  # R7-15.7, R7-15.8, R7-15.10, R7-19.7: none on the Market

    def apply(self, state: SevenRonin, seat: int, action: int) -> None:
        state.stack.pop()
        self.strike(state, TARGET.part(action))

    def strike(self, state: SevenRonin, ronin: int) -> None:
        """Do to the chosen ronin what the ability does."""
        raise NotImplementedError

    def why_not(self, state: SevenRonin, seat: int, action: int) -> tuple[str, ...]:
        return (self.clause,) if TARGET.has(action) else ("R7-16.8",)


class WoundChosen(ChooseRonin):
    """The Well wounds the chosen ronin from the pool."""

    name: ClassVar[str] = "wound_chosen_ronin"
    clause: ClassVar[str] = "R7-14.13"

    def strike(self, state: SevenRonin, ronin: int) -> None:
        wound_from_pool(state, 1 << ronin)  # R7-14.13


class HoldChosen(ChooseRonin):
    """The Animal Pen keeps the chosen ronin where he stands."""

    name: ClassVar[str] = "hold_chosen_ronin"
    clause: ClassVar[str] = "R7-14.20"

    def strike(self, state: SevenRonin, ronin: int) -> None:
        state.cells[HELD_NEXT] |= 1 << ronin  # R7-14.20, R7-14.23, R7-19.20
        if state.events is not None:
            state.tell("ronin_held", "R7-14.20", {"ronin": RONIN_NAMES[ronin]})


class SilenceChosen(ChooseRonin):
    """The Shrine silences the chosen ronin in the next round."""

    name: ClassVar[str] = "silence_chosen_ronin_next_round"
    clause: ClassVar[str] = "R7-14.24"

    def strike(self, state: SevenRonin, ronin: int) -> None:
        # R7-14.24 to R7-14.26, R7-19.19, R7-19.45: from the next round on, as many as are chosen
        state.cells[SILENCED_NEXT] |= 1 << ronin
        if state.events is not None:
            state.tell("ronin_silenced", "R7-14.24", {"ronin": RONIN_NAMES[ronin]})


class WithdrawNinja(AskAttacker):
    """The Burial Grounds take ninja from areas into the reserve, one by one; `left` is how many may still be taken."""

    name: ClassVar[str] = "withdraw_ninja"
    clause: ClassVar[str] = "R7-14.27"

    def __init__(self, left: int) -> None:
        self.left = left

    def legal(self, state: SevenRonin, seat: int) -> tuple[int, ...]:
        # R7-14.28, R7-14.29, R7-15.12: any area, but not the Market
        actions = [WITHDRAW.at(area) for area in range(AREAS) if state.cells[NINJA + area]]
        if self.left < WITHDRAWN:  # R7-19.6
            actions.append(ENOUGH)
        return tuple(actions)

    def apply(self, state: SevenRonin, seat: int, action: int) -> None:
        state.stack.pop()
        if action == ENOUGH:
            return
        area = WITHDRAW.part(action)
        state.cells[NINJA + area] -= 1
        state.cells[RESERVE] += 1
        if state.events is not None:
            state.tell("ninja_withdrawn", "R7-14.27", {"place": AREA_NAMES[area]})
        if self.left > 1:  # R7-14.27
            state.push(WithdrawNinja(self.left - 1))

    def why_not(self, state: SevenRonin, seat: int, action: int) -> tuple[str, ...]:
        return (self.clause,) if WITHDRAW.has(action) or action == ENOUGH else ("R7-16.8",)


class SendNinja(AskAttacker):
    """The Passage moves one or two ninja from the reserve to one area; they fight at once."""

    name: ClassVar[str] = "send_ninja_to_one_area"
    clause: ClassVar[str] = "R7-14.31"

    def legal(self, state: SevenRonin, seat: int) -> tuple[int, ...]:
        # R7-14.32, R7-14.36, R7-15.11: any area, whatever is there
        return ONE_SENT if state.cells[RESERVE] == 1 else ANY_SENT  # R7-19.36

    def apply(self, state: SevenRonin, seat: int, action: int) -> None:
        area, number = SEND.pair(action)
        number += 1
        state.cells[RESERVE] -= number  # R7-14.31
        state.cells[NINJA + area] += number
        if state.events is not None:
            state.tell("ninja_sent", "R7-14.31", {"place": AREA_NAMES[area], "number": number})
        state.stack.pop()
        state.push(DEAL_WOUNDS)  # R7-14.33, R7-14.34, R7-16.9

    def why_not(self, state: SevenRonin, seat: int, action: int) -> tuple[str, ...]:
        return (self.clause,) if SEND.has(action) else ("R7-16.8",)


GAINED: Final = parameter("gain_ninja", "ninja")
WITHDRAWN: Final = parameter("withdraw_ninja", "max_ninja")
ONLY_FINISH: Final[tuple[int, ...]] = (FINISH,)
ONE_SENT: Final[tuple[int, ...]] = tuple([SEND.at2(area, 0) for area in range(AREAS)])
ANY_SENT: Final[tuple[int, ...]] = SEND.all()
DEAL_WOUNDS: Final = DealWounds()


class AreaAbility:
    """The ability of an area: the step that carries it out, and when nothing could happen."""

    def __init__(self, step: Step[SevenRonin], idle: Callable[[SevenRonin], bool]) -> None:
        self.step = step
        self.idle = idle


def idle(state: SevenRonin, area: int) -> bool:
    """Is the ability of this area not offered now? It is a Field, or nothing could happen."""
    # R7-14.39
    return area not in ABILITY_OF or ABILITY_OF[area].idle(state)


def copies(state: SevenRonin) -> i64:
    """The occupied areas that the Inn can copy now."""
    # R7-14.14, R7-14.16, R7-14.17, R7-15.13, R7-19.16: neither the Inn itself nor the Market
    others = occupied(state) & ~(1 << INN)
    mask = others & FIELDS
    for area in range(AREAS):
        if others >> area & 1 and not idle(state, area):
            mask |= 1 << area
    return mask


def nothing_to_copy(state: SevenRonin) -> bool:
    """Is there no area that the Inn can copy?"""
    return copies(state) == 0


def pool_is_empty(state: SevenRonin) -> bool:
    """Can no marker be taken from the pool?"""
    return state.rules.pool_is_limited and state.cells[POOL] == 0


def reserve_is_empty(state: SevenRonin) -> bool:
    """Has the Attacker no ninja in reserve?"""
    return state.cells[RESERVE] == 0  # R7-14.35


def nobody_in_sight(state: SevenRonin) -> bool:
    """Can the Watchtower wound nobody?"""
    return pool_is_empty(state) or in_sight(state) == 0


def nobody_to_choose(state: SevenRonin) -> bool:
    """Does no ronin stand in a village area?"""
    return ronin_in(state, ALL_AREAS) == 0


def nobody_to_wound(state: SevenRonin) -> bool:
    """Can the Well wound nobody?"""
    return pool_is_empty(state) or nobody_to_choose(state)


def never(state: SevenRonin) -> bool:
    """The Burial Grounds can always take a ninja: their own, at least."""
    return False


def in_sight(state: SevenRonin) -> i64:
    """The ronin beside the Watchtower, whoever uses its ability."""
    rules = state.rules
    # R7-14.11, R7-14.18, R7-15.9, R7-19.14: all of them, and never those beside the Inn
    return ronin_in(state, 1 << rules.previous[WATCHTOWER] | 1 << rules.next[WATCHTOWER])


def wound_from_pool(state: SevenRonin, hit: i64) -> None:
    """Wound every ronin hit with one marker from the pool, then remove the fallen."""
    take_from_pool(state, int(hit).bit_count())  # R7-10.14
    for ronin in range(RONIN_COUNT):
        if hit >> ronin & 1:
            wound(state, ronin, 1)  # R7-10.15, R7-13.27: Tasuke takes nobody's wound
    eliminate_the_fallen(state)  # R7-10.16
    check_victory(state)  # R7-10.12


# R7-16.11, R7-19.44: when each is not offered.
ABILITIES: Final[tuple[AreaAbility, ...]] = (
    AreaAbility(CopyArea(), nothing_to_copy),
    AreaAbility(GainNinja(), pool_is_empty),
    AreaAbility(WoundNeighbours(), nobody_in_sight),
    AreaAbility(WoundChosen(), nobody_to_wound),
    AreaAbility(HoldChosen(), nobody_to_choose),
    AreaAbility(SilenceChosen(), nobody_to_choose),
    AreaAbility(WithdrawNinja(WITHDRAWN), never),
    AreaAbility(SendNinja(), reserve_is_empty),
)
# R7-15.3: by area, not for the Market. Steps are called like the abilities in the data file; Fields have none.
ABILITY_OF: Final[dict[int, AreaAbility]] = {area_with(ability.step.name): ability for ability in ABILITIES}
