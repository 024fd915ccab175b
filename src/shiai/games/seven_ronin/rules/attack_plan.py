"""What the Attacker may plan (section 5).

Each clause that closes places to one more ninja gives a mask of places. The legal choices are the places that no mask
covers; a refusal names the clauses of the masks that cover the choice.
"""

from shiai.core.native import Cells, i64
from shiai.games.seven_ronin.rules.actions import DONE, ONLY_DONE, PLACE
from shiai.games.seven_ronin.rules.components import (
    ALL_AREAS,
    ALL_PLACES,
    AREAS,
    MARKET,
    MARKET_BIT,
    MINIMUM,
)
from shiai.games.seven_ronin.rules.state import ATTACK, NINJA, RESERVE, ROUND, SevenRonin


def attack_choices(state: SevenRonin) -> tuple[int, ...]:
    """One more ninja to any place that no clause closes, or done when there are enough."""
    reserve, threat, limit, market, stuck, missing = attack_blocks(state)
    allowed = ALL_PLACES & ~(reserve | threat | limit | market | stuck)  # R7-5.19, R7-5.21: whatever is there already
    places = PLACE.masked(allowed)
    return places + ONLY_DONE if missing <= 0 else places  # R7-5.20


def attack_blocks(state: SevenRonin) -> tuple[i64, i64, i64, i64, i64, i64]:
    """The places closed by reserve, threat level, limits, Market rule and minimum; and how many ninja are missing."""
    cells = state.cells
    rules = state.rules
    limits = area_limits(state)
    used: i64 = 0
    used_count: i64 = 0
    over: i64 = 0
    full: i64 = closed_areas(limits) if rules.limit_counts_total else 0
    total: i64 = 0
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
    # R7-1.10, R7-5.3
    reserve: i64 = ALL_PLACES if total + on_market >= cells[RESERVE] else 0
    # R7-5.4, R7-5.17, R7-5.18: areas count, whatever is there; the Market does not
    threat: i64 = ALL_AREAS & ~used if used_count >= rules.threat[cells[ROUND]] else 0
    # R7-5.8, R7-5.10 to R7-5.13: each ninja on the Market since before this round allows one above the limits
    limit: i64 = full if over >= cells[NINJA + MARKET] else 0
    # R7-5.2, R7-15.1, R7-15.2: one a round is the only limit of the Market
    market: i64 = MARKET_BIT if on_market else 0
    # R7-5.15, R7-19.2, R7-19.34
    counted = total + on_market if rules.market_counts_for_minimum else total
    needed = needed_ninja(state, limits)
    stuck: i64 = stuck_places(state, limits, used, needed) if counted < needed else 0
    return reserve, threat, limit, market, stuck, needed - counted


def missing_ninja(state: SevenRonin) -> i64:
    """How many ninja the plan needs before it may be finished; 0 or less when it has enough."""
    _, _, _, _, _, missing = attack_blocks(state)
    return missing


def area_limits(state: SevenRonin) -> Cells:
    """How many ninja each area takes this round without the Market bonus."""
    limits = state.rules.limit
    # R7-5.9, R7-5.22, R7-19.3
    if state.rules.limit_counts_total:
        cells = state.cells
        limits = limits[:]
        for area in range(AREAS):
            left = limits[area] - cells[NINJA + area]
            limits[area] = left if left > 0 else 0
    return limits


def closed_areas(limits: Cells) -> i64:
    """The areas whose limit the ninja already there use up."""
    mask: i64 = 0
    for area in range(AREAS):
        if limits[area] == 0:
            mask |= 1 << area
    return mask


def needed_ninja(state: SevenRonin, limits: Cells) -> i64:
    """How many ninja a plan must contain this round."""
    # R7-5.14, R7-5.16, R7-19.35
    needed = min(MINIMUM[state.cells[ROUND]], state.cells[RESERVE])
    return needed if needed <= least_capacity(state) else min(needed, capacity(state, limits))


def stuck_places(state: SevenRonin, limits: Cells, used: i64, needed: i64) -> i64:
    """The places after which no plan could reach the minimum any more."""
    # R7-5.25, R7-19.41
    mask: i64 = 0
    # If the Market does not count towards the minimum, the ninja sent there may be missing on the areas.
    if not state.rules.market_counts_for_minimum and state.cells[RESERVE] - 1 < needed:
        mask |= MARKET_BIT
    if needed <= least_capacity(state):
        return mask
    # A plan that uses one more area holds what it holds there, and on the best others that the threat level allows.
    lacking = needed - market_room(state)
    others: list[int] = []
    for area in range(AREAS):
        if used >> area & 1:
            lacking -= limits[area]
        else:
            others.append(limits[area])
    others.sort(reverse=True)
    more = max(0, state.rules.threat[state.cells[ROUND]] - int(used).bit_count() - 1)
    lacking -= sum(others[:more])
    for area in range(AREAS):
        if not used >> area & 1 and min(limits[area], others[more]) < lacking:
            mask |= 1 << area
    return mask


def market_room(state: SevenRonin) -> i64:
    """How many ninja a plan can hold beyond the limits of its areas: the Market bonus, and one on the Market."""
    bonus = state.cells[NINJA + MARKET]
    return bonus + 1 if state.rules.market_counts_for_minimum else bonus


def least_capacity(state: SevenRonin) -> i64:
    """How many ninja a plan can hold on whichever areas: at least one on each that is not full already."""
    room = market_room(state)
    return room if state.rules.limit_counts_total else room + state.rules.threat[state.cells[ROUND]]


def capacity(state: SevenRonin, limits: Cells) -> i64:
    """How many ninja a plan can hold that uses the best areas that the threat level allows."""
    # R7-5.24
    return market_room(state) + sum(sorted(limits, reverse=True)[: state.rules.threat[state.cells[ROUND]]])


def why_not_attack(state: SevenRonin, action: int) -> tuple[str, ...]:
    """The clauses that close a place to one more ninja."""
    if action == DONE:
        return ("R7-5.14",)
    if not PLACE.has(action):
        return ("R7-16.4",)
    reserve, threat, limit, market, stuck, _ = attack_blocks(state)
    bit = 1 << PLACE.part(action)
    reasons = ((reserve, "R7-5.3"), (threat, "R7-5.4"), (limit, "R7-5.8"), (market, "R7-5.2"), (stuck, "R7-5.25"))
    return tuple([clause for mask, clause in reasons if mask & bit])
