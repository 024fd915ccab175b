"""Planning step 1: both sides plan at once and in secret, one marker at a time (sections 5 and 6).

Why a marker may not go somewhere is kept as masks of places, one for each clause: the legal list is what no mask
covers, and a refusal names the clauses of the masks that cover the choice.
"""

from typing import ClassVar, Final

from shiai.core.choices import Choices
from shiai.core.clauses import cited
from shiai.core.messages import Values
from shiai.core.step import Step
from shiai.games.seven_ronin.rules.actions import ASSIGN, BOARD_PLACES, DONE, FINISH, PLACE
from shiai.games.seven_ronin.rules.components import (
    ALL_AREAS,
    ALL_PLACES,
    AREAS,
    ATTACKER,
    BOARD_NAMES,
    DEFENDER,
    GONE,
    HAND,
    MARKET,
    MARKET_BIT,
    MINIMUM,
    RONIN_COUNT,
    RONIN_NAMES,
    SEATS,
    TASUKE,
    TASUKE_BIT,
)
from shiai.games.seven_ronin.rules.state import (
    ATTACK,
    DEFENCE,
    NINJA,
    READY,
    RESERVE,
    RONIN,
    ROUND,
    SILENCED,
    SevenRonin,
)

BOTH: Final = (ATTACKER, DEFENDER)
ONLY_ATTACKER: Final = (ATTACKER,)
ONLY_DEFENDER: Final = (DEFENDER,)
EVERYBODY_READY: Final = 3
ONLY_DONE: Final = (DONE,)
PLACEMENTS: Final = Choices(PLACE, BOARD_PLACES + 1)  # with done
ASSIGNMENTS: Final = [Choices(ASSIGN + ronin * BOARD_PLACES, BOARD_PLACES) for ronin in range(RONIN_COUNT)]


class Planning(Step[SevenRonin]):
    """Both players owe their plans; who is done waits for the other."""

    name: ClassVar[str] = "planning"
    sealed: ClassVar[bool] = True
    turn_clause: ClassVar[str] = "R7-7.1"
    clauses: ClassVar[tuple[str, ...]] = cited(
        """
        R7-1.10 R7-5.1 R7-5.2 R7-5.3 R7-5.4 R7-5.8 R7-5.9 R7-5.10 R7-5.11 R7-5.12 R7-5.13 R7-5.14 R7-5.15 R7-5.16
        R7-5.17 R7-5.18 R7-5.19 R7-5.20 R7-5.21 R7-5.22 R7-5.23 R7-5.24 R7-5.25 R7-6.1 R7-6.2 R7-6.3 R7-6.4 R7-6.5
        R7-6.6 R7-6.7 R7-6.8 R7-6.9 R7-6.10 R7-6.11 R7-6.12 R7-6.13 R7-7.7 R7-13.25 R7-15.1 R7-15.2 R7-16.4
        R7-16.5 R7-19.2 R7-19.3 R7-19.12 R7-19.22 R7-19.34 R7-19.35 R7-19.41
        """
    )

    def actors(self, state: SevenRonin) -> tuple[int, ...]:
        ready = state.cells[READY]
        if ready == 0:
            return BOTH
        return ONLY_DEFENDER if ready == 1 << ATTACKER else ONLY_ATTACKER

    def legal(self, state: SevenRonin, seat: int) -> tuple[int, ...]:
        return attack_choices(state) if seat == ATTACKER else defence_choices(state)

    def apply(self, state: SevenRonin, seat: int, action: int) -> None:
        cells = state.cells
        if action == DONE:
            cells[READY] |= 1 << seat
            if state.events is not None:
                state.tell("plan_ready", "R7-7.1", {"side": SEATS[seat]})
            if cells[READY] == EVERYBODY_READY:
                state.stack.pop()
        elif seat == ATTACKER:
            cells[ATTACK + action - PLACE] += 1
            if state.events is not None:
                state.tell("ninja_planned", "R7-5.2", {"place": BOARD_NAMES[action - PLACE]}, ONLY_ATTACKER)
        else:
            ronin = (action - ASSIGN) // BOARD_PLACES
            place = (action - ASSIGN) % BOARD_PLACES
            cells[DEFENCE + ronin] = place
            if state.events is not None:
                values: Values = {"ronin": RONIN_NAMES[ronin], "place": BOARD_NAMES[place]}
                state.tell("ronin_planned", "R7-6.2", values, ONLY_DEFENDER)

    def why_not(self, state: SevenRonin, seat: int, action: int) -> tuple[str, ...]:
        if seat == ATTACKER:
            return why_not_attack(state, action)
        return why_not_defence(state, action)


def attack_choices(state: SevenRonin) -> tuple[int, ...]:
    """One more ninja to any place that no clause forbids, or done when there are enough."""
    reserve, threat, limit, market, stuck, missing = attack_blocks(state)
    allowed = ALL_PLACES & ~(reserve | threat | limit | market | stuck)
    if missing <= 0:
        allowed |= 1 << DONE
    return PLACEMENTS.of(allowed)


def attack_blocks(state: SevenRonin) -> tuple[int, int, int, int, int, int]:
    """The places closed by reserve, threat level, limits, Market rule and minimum; and how many ninja are missing."""
    cells = state.cells
    limits = area_limits(state)
    used = 0
    used_count = 0
    over = 0
    full = closed_areas(limits) if state.rules.limit_counts_total else 0
    total = 0
    for area in range(AREAS):
        planned = cells[ATTACK + area]
        if planned:
            used |= 1 << area
            used_count += 1
            total += planned
            if planned >= limits[area]:
                full |= 1 << area
                over += planned - limits[area]
    on_market = cells[ATTACK + MARKET]
    counted = total + on_market if state.rules.market_counts_for_minimum else total  # R7-5.15, R7-19.2
    needed = needed_ninja(state, limits)
    reserve_block = 0
    if total + on_market >= cells[RESERVE]:  # R7-5.3
        reserve_block = ALL_PLACES
    threat_block = 0
    if used_count >= state.rules.threat[cells[ROUND]]:  # R7-5.4; the Market does not count (R7-5.17)
        threat_block = ALL_AREAS & ~used
    limit_block = 0
    if over >= cells[NINJA + MARKET]:  # R7-5.8, R7-5.10: each ninja on the Market allows one above the limits
        limit_block = full
    market_block = 0
    if on_market:  # R7-5.2: at most one a round
        market_block = MARKET_BIT
    stuck_block = 0
    if counted < needed:  # R7-5.25
        stuck_block = stuck_places(state, limits, used, needed)
    return reserve_block, threat_block, limit_block, market_block, stuck_block, needed - counted


def area_limits(state: SevenRonin) -> list[int]:
    """How many ninja each area takes this round without the Market bonus (R7-5.9, R7-19.3)."""
    limits = state.rules.limit
    if state.rules.limit_counts_total:
        return [max(0, limits[area] - state.cells[NINJA + area]) for area in range(AREAS)]
    return limits


def closed_areas(limits: list[int]) -> int:
    """The areas whose limit is used up by ninja already there."""
    mask = 0
    for area in range(AREAS):
        if limits[area] == 0:
            mask |= 1 << area
    return mask


def needed_ninja(state: SevenRonin, limits: list[int]) -> int:
    """How many ninja a plan must contain this round (R7-5.14, R7-5.16, R7-5.24)."""
    needed = min(MINIMUM[state.cells[ROUND]], state.cells[RESERVE])
    return needed if needed <= least_capacity(state) else min(needed, capacity(state, limits, 0))


def stuck_places(state: SevenRonin, limits: list[int], used: int, needed: int) -> int:
    """The places after which no plan could reach the minimum any more."""
    mask = 0
    # Where only ninja on areas count, the one for the Market must not be missing on the areas.
    if not state.rules.market_counts_for_minimum and state.cells[RESERVE] - 1 < needed:
        mask |= MARKET_BIT
    if needed <= least_capacity(state):
        return mask
    for area in range(AREAS):
        if not used >> area & 1 and capacity(state, limits, used | 1 << area) < needed:
            mask |= 1 << area
    return mask


def least_capacity(state: SevenRonin) -> int:
    """What the plan can hold on any areas at all: one ninja for each, the Market bonus and the Market itself."""
    total = state.cells[NINJA + MARKET]
    if not state.rules.limit_counts_total:
        total += state.rules.threat[state.cells[ROUND]]
    return total + 1 if state.rules.market_counts_for_minimum else total


def capacity(state: SevenRonin, limits: list[int], used: int) -> int:
    """The most ninja that a plan with these areas, and the best others the threat level allows, can hold (R7-5.24)."""
    total = state.cells[NINJA + MARKET]
    if state.rules.market_counts_for_minimum:
        total += 1
    others: list[int] = []
    for area in range(AREAS):
        if used >> area & 1:
            total += limits[area]
        else:
            others.append(limits[area])
    others.sort(reverse=True)
    more = state.rules.threat[state.cells[ROUND]] - used.bit_count()
    return total + sum(others[: max(0, more)])


def why_not_attack(state: SevenRonin, action: int) -> tuple[str, ...]:
    """The clauses that close a place to one more ninja."""
    if action == DONE:
        return ("R7-5.14",)
    if not PLACE <= action < DONE:
        return ("R7-16.4",)
    reserve, threat, limit, market, stuck, _ = attack_blocks(state)
    bit = 1 << action - PLACE
    reasons = ((reserve, "R7-5.3"), (threat, "R7-5.4"), (limit, "R7-5.8"), (market, "R7-5.2"), (stuck, "R7-5.25"))
    return tuple([clause for mask, clause in reasons if mask & bit])


def defence_choices(state: SevenRonin) -> tuple[int, ...]:
    """Any waiting ronin to any place open to him; done when nobody waits (R7-6.1)."""
    waiting, taken, pair, market = defence_blocks(state)
    if not waiting:
        return ONLY_DONE
    others = ALL_PLACES & ~(taken | pair | market)
    tasuke = ALL_PLACES & ~(tasuke_blocks(state, taken) | market)
    actions: list[int] = []
    for ronin in range(RONIN_COUNT):
        if waiting >> ronin & 1:
            actions += ASSIGNMENTS[ronin].of(tasuke if ronin == TASUKE else others)
    return tuple(actions)


def defence_blocks(state: SevenRonin) -> tuple[int, int, int, int]:
    """The ronin still in hand; the places taken by others than Tasuke, those she cannot share, the closed Market."""
    cells = state.cells
    waiting = 0
    taken = 0
    tasuke = 0
    for ronin in range(RONIN_COUNT):
        place = cells[RONIN + ronin]
        if place == HAND:  # a held ronin stands where he is (R7-6.6)
            place = cells[DEFENCE + ronin]
        if place == HAND:
            waiting |= 1 << ronin
        elif ronin == TASUKE:
            tasuke = 1 << place
        else:
            taken |= 1 << place  # those who are gone take a place that is none
    pair = tasuke if silenced_tasuke(state) else tasuke & MARKET_BIT  # R7-6.10, R7-6.11
    market = 0 if cells[NINJA + MARKET] else MARKET_BIT  # R7-6.8
    return waiting, taken, pair, market


def tasuke_blocks(state: SevenRonin, taken: int) -> int:
    """The taken places that Tasuke cannot join: the Market, and all of them when she is silenced."""
    return taken if silenced_tasuke(state) else taken & MARKET_BIT


def silenced_tasuke(state: SevenRonin) -> bool:
    """Tasuke cannot share this round (R7-19.12)."""
    return state.cells[SILENCED] & TASUKE_BIT != 0 and state.rules.silence_stops_sharing


def why_not_defence(state: SevenRonin, action: int) -> tuple[str, ...]:
    """The clauses that close a place to a ronin."""
    if action == DONE:
        return ("R7-6.1",)
    if not ASSIGN <= action < FINISH:
        return ("R7-16.5",)
    ronin, place = divmod(action - ASSIGN, BOARD_PLACES)
    bit = 1 << place
    if state.cells[RONIN + ronin] == GONE:
        return ("R7-9.6",)
    if state.cells[RONIN + ronin] != HAND:
        return ("R7-6.6",)
    if state.cells[DEFENCE + ronin] != HAND:
        return ("R7-6.2",)
    _, taken, pair, market = defence_blocks(state)
    clauses: list[str] = []
    if market & bit:
        clauses.append("R7-6.8")
    if ronin == TASUKE:
        if tasuke_blocks(state, taken) & bit:
            clauses.append("R7-6.10" if place == MARKET else "R7-6.11")
        return tuple(clauses)
    if taken & bit:
        clauses.append("R7-6.10" if place == MARKET else "R7-6.3")
    if pair & bit:
        clauses.append("R7-6.10" if place == MARKET else "R7-6.11")
    return tuple(clauses)
