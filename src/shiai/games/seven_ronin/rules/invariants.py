"""The invariants of 7 Ronin: section 18, and whatever else a position written by hand can get wrong.

Plans are checked by entering them again, marker by marker, under the rules of Planning.
"""

from typing import Final

from shiai.core.native import Cells
from shiai.core.seats import ALL_SEEING, HOLE
from shiai.games.seven_ronin.rules.actions import ACTIONS, ASSIGN, DONE, PLACE
from shiai.games.seven_ronin.rules.components import (
    AREA_NAMES,
    AREAS,
    ATTACKER,
    BOARD_NAMES,
    BOARD_PLACES,
    DEFENDER,
    DURABILITY,
    GONE,
    HAND,
    MARKET,
    NINJA_MARKERS,
    RONIN_COUNT,
    RONIN_NAMES,
    SEATS,
    TASUKE,
)
from shiai.games.seven_ronin.rules.state import (
    ATTACK,
    DEFENCE,
    HELD,
    NINJA,
    POOL,
    READY,
    RESERVE,
    RESULT,
    RONIN,
    WOUNDS,
    SevenRonin,
    clear_plan,
)
from shiai.games.seven_ronin.rules.steps.area_abilities import (
    ChooseWounded,
    CopyArea,
    HoldChosen,
    SendNinja,
    SilenceChosen,
    WithdrawNinja,
    WoundChosen,
)
from shiai.games.seven_ronin.rules.steps.end_phase import PHASES
from shiai.games.seven_ronin.rules.steps.ronin_abilities import RoninAbilities
from shiai.games.seven_ronin.rules.steps.wounds import SplitWounds

# The steps that can wait for a choice on top of Combat step 3.
IN_STEP_THREE: Final = (
    SplitWounds.name,
    CopyArea.name,
    WoundChosen.name,
    HoldChosen.name,
    SilenceChosen.name,
    WithdrawNinja.name,
    SendNinja.name,
    ChooseWounded.name,
)


def invariants(state: SevenRonin) -> list[str]:
    """What is impossible about this state, as sentences with their clauses."""
    found = check_steps(state) or [*check_markers(state), *check_ronin(state), *check_fights(state)]
    if not found and state.is_planning():
        found = [*check_plan(state, ATTACKER), *check_plan(state, DEFENDER)]
    if not found and state.viewer == ALL_SEEING:
        idle = [SEATS[seat] for seat in state.actors() if not state.legal(seat)]
        found = [f"{seat} owes a choice and has none" for seat in idle]
    return found


def check_steps(state: SevenRonin) -> list[str]:
    """The stack is the rest of a round, with at most one ability of step 3 on top, and empty when the game is over."""
    names = [step.name for step in state.stack]
    if not names:
        return [] if state.cells[RESULT] else ["no step is left but there is no result"]
    if state.cells[RESULT]:
        return ["there is a result but the steps are not over"]
    phases = [step.name for step in PHASES]
    waiting = len(names) == 2 or (len(names) == 3 and names[2] in IN_STEP_THREE)
    if names in (phases, phases[:4]) or (names[:2] == phases[:2] and waiting):
        return []
    return [f"the steps {' '.join(names)} never wait together"]


def check_markers(state: SevenRonin) -> list[str]:
    """No ninja marker is missing, and no tile holds as many as would eliminate the ronin."""
    cells = state.cells
    found: list[str] = []
    wounds = 0
    for ronin in range(RONIN_COUNT):
        own = cells[WOUNDS + ronin]
        wounds += own
        alive = cells[RONIN + ronin] != GONE
        # R7-18.2
        if own >= DURABILITY[ronin] or (own and not alive):
            found.append(f"{RONIN_NAMES[ronin]} cannot have {own} wounds (R7-18.2)")
    # R7-1.9, R7-18.1
    total = cells[RESERVE] + cells[POOL] + wounds + sum(cells[NINJA : NINJA + AREAS + 1])
    if state.rules.pool_is_limited and total != NINJA_MARKERS:
        found.append(f"there are {total} ninja markers instead of {NINJA_MARKERS} (R7-18.1)")
    return found


def check_ronin(state: SevenRonin) -> list[str]:
    """Ronin share a place only with Tasuke, and are in hand only during Planning."""
    cells = state.cells
    found: list[str] = []
    planning = state.is_planning()
    where = list(cells[RONIN : RONIN + RONIN_COUNT])
    for place in set(where) - {HAND, GONE}:
        # R7-18.4
        most = 2 if where[TASUKE] == place and place != MARKET else 1
        if where.count(place) > most:
            found.append(f"{where.count(place)} ronin cannot stand together at {BOARD_NAMES[place]} (R7-18.4)")
    for ronin in range(RONIN_COUNT):
        place = cells[RONIN + ronin]
        held = cells[HELD] >> ronin & 1
        if planning and place != GONE and (place != HAND) != bool(held):
            found.append(f"{RONIN_NAMES[ronin]} must be in hand exactly if not held (R7-6.6)")
        if planning and place == MARKET:
            found.append(f"{RONIN_NAMES[ronin]} cannot be held on the Market (R7-15.8)")
        if state.stack and not planning and place == HAND:
            found.append(f"{RONIN_NAMES[ronin]} cannot be in hand after the reveal (R7-6.1)")
        # R7-18.5
        if state.stack and not planning and place == MARKET and cells[NINJA + MARKET]:
            found.append("the Market cannot hold ninja and a ronin (R7-18.5)")
    return found


def check_fights(state: SevenRonin) -> list[str]:
    """No area holds ronin and ninja, except in step 1 and while the Defender splits wounds."""
    cells = state.cells
    if not state.stack or isinstance(state.stack[-1], (RoninAbilities, SplitWounds)):
        return []
    found: list[str] = []
    for ronin in range(RONIN_COUNT):
        place = cells[RONIN + ronin]
        if place < AREAS and cells[NINJA + place]:  # R7-18.3, R7-18.9
            clause = "R7-18.9" if state.is_planning() else "R7-18.3"
            found.append(f"{RONIN_NAMES[ronin]} cannot share {AREA_NAMES[place]} with ninja here ({clause})")
    return found


def check_plan(state: SevenRonin, seat: int) -> list[str]:
    """A plan is one that its owner could have entered, and a finished plan is complete."""
    cells = state.cells
    if cells[ATTACK if seat == ATTACKER else DEFENCE] == HOLE:
        return []
    actions = plan_actions(cells, seat)
    copy = state.clone()
    clear_plan(copy.cells, seat)
    if state.cells[READY] >> seat & 1:
        actions.append(DONE)
    step = copy.stack[-1]
    for action in actions:
        if action not in step.legal(copy, seat):
            clauses = ", ".join(step.why_not(copy, seat, action))
            return [f"the plan of the {SEATS[seat]} cannot contain '{ACTIONS.names[action]}' ({clauses})"]
        if action != DONE:
            step.apply(copy, seat, action)
    return []


def plan_actions(cells: Cells, seat: int) -> list[int]:
    """The placements that make up a plan."""
    if seat == ATTACKER:
        return [PLACE.at(place) for place in range(BOARD_PLACES) for _ in range(cells[ATTACK + place])]
    plan = [(ronin, cells[DEFENCE + ronin]) for ronin in range(RONIN_COUNT)]
    return [ASSIGN.at2(ronin, place) for ronin, place in plan if place != HAND]
