"""What play can never reach: the invariants of section 18, and what a hand-written position can get wrong.

Plans are judged by making them anew, marker by marker, under the rules of the planning step.
"""

from typing import Final

from shiai.core.clauses import cited
from shiai.core.seats import ALL_SEEING, HOLE
from shiai.games.seven_ronin.rules.actions import ASSIGN, BOARD_PLACES, DONE, NAMES, PLACE
from shiai.games.seven_ronin.rules.components import (
    AREA_NAMES,
    AREAS,
    ATTACKER,
    BOARD_NAMES,
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
from shiai.games.seven_ronin.rules.steps.end_phase import PHASES

PLANNING: Final = "planning"
STEP_ONE: Final = "ronin_abilities"
SPLIT: Final = "split_wounds"
IN_STEP_THREE: Final = (
    "",
    SPLIT,
    "copy_ability_of_another_occupied_area",
    "wound_chosen_ronin",
    "hold_chosen_ronin",
    "silence_chosen_ronin_next_round",
    "withdraw_ninja",
    "send_ninja_to_one_area",
    "choose_wounded",
)

CLAUSES: Final = cited("R7-1.9 R7-18.1 R7-18.2 R7-18.3 R7-18.4 R7-18.5 R7-18.6 R7-18.8 R7-18.9")


def faults(state: SevenRonin) -> list[str]:
    """Everything that is impossible about this state, as sentences with their clauses."""
    found = step_faults(state) or [*marker_faults(state), *ronin_faults(state), *fight_faults(state)]
    if not found and state.stack and state.stack[-1].name == PLANNING:
        found = [*plan_faults(state, ATTACKER), *plan_faults(state, DEFENDER)]
    if not found and state.viewer == ALL_SEEING:
        idle = [SEATS[seat] for seat in state.actors() if not state.legal(seat)]
        found = [f"{seat} owes a choice and has none" for seat in idle]
    return found


def step_faults(state: SevenRonin) -> list[str]:
    """The stack must be the rest of a round, with at most one ability of step 3 on top; none when the game is over."""
    names = [step.name for step in state.stack]
    if not names:
        return [] if state.cells[RESULT] else ["no step is left but there is no result"]
    if state.cells[RESULT]:
        return ["there is a result but the steps are not over"]
    phases = [step.name for step in PHASES]
    top = names[2] if len(names) == 3 else ""
    waiting = len(names) == 2 or (len(names) == 3 and top in IN_STEP_THREE)
    if names in (phases, phases[:4]) or (names[:2] == phases[:2] and waiting):
        numbers = [len(step.numbers) for step in state.stack]
        if numbers != [int(name in ("withdraw_ninja", "choose_wounded")) for name in names]:
            return ["withdraw_ninja and choose_wounded have one number, other steps none"]
        return []
    return [f"the steps {' '.join(names)} never wait together"]


def marker_faults(state: SevenRonin) -> list[str]:
    """All markers are somewhere, and tiles hold fewer than would eliminate."""
    cells = state.cells
    found: list[str] = []
    wounds = 0
    for ronin in range(RONIN_COUNT):
        own = cells[WOUNDS + ronin]
        wounds += own
        alive = cells[RONIN + ronin] != GONE
        if own >= DURABILITY[ronin] or (own and not alive):
            found.append(f"{RONIN_NAMES[ronin]} cannot have {own} wounds (R7-18.2)")
    total = cells[RESERVE] + cells[POOL] + wounds + sum(cells[NINJA : NINJA + AREAS + 1])
    if state.rules.pool_is_limited and total != NINJA_MARKERS:
        found.append(f"there are {total} ninja markers instead of {NINJA_MARKERS} (R7-18.1)")
    return found


def ronin_faults(state: SevenRonin) -> list[str]:
    """Who may stand together, and who is in hand."""
    cells = state.cells
    found: list[str] = []
    planning = bool(state.stack) and state.stack[-1].name == PLANNING
    where = cells[RONIN : RONIN + RONIN_COUNT]
    for place in set(where) - {HAND, GONE}:
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
        if state.stack and not planning and place == MARKET and cells[NINJA + MARKET]:
            found.append("the Market cannot hold ninja and a ronin (R7-18.5)")
    return found


def fight_faults(state: SevenRonin) -> list[str]:
    """Outside step 1 and an open split no area holds both sides."""
    cells = state.cells
    if not state.stack or state.stack[-1].name in (STEP_ONE, SPLIT):
        return []
    found: list[str] = []
    for ronin in range(RONIN_COUNT):
        place = cells[RONIN + ronin]
        if place < AREAS and cells[NINJA + place]:
            clause = "R7-18.9" if state.stack[-1].name == PLANNING else "R7-18.3"
            found.append(f"{RONIN_NAMES[ronin]} cannot share {AREA_NAMES[place]} with ninja here ({clause})")
    return found


def plan_faults(state: SevenRonin, seat: int) -> list[str]:
    """A plan must be one that its owner could have entered, and a finished plan must be complete."""
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
            return [f"the plan of the {SEATS[seat]} cannot contain '{NAMES[action]}' ({clauses})"]
        if action != DONE:
            step.apply(copy, seat, action)
    return []


def plan_actions(cells: list[int], seat: int) -> list[int]:
    """The placements that make up a plan."""
    if seat == ATTACKER:
        return [PLACE + place for place in range(BOARD_PLACES) for _ in range(cells[ATTACK + place])]
    plan = [(ronin, cells[DEFENCE + ronin]) for ronin in range(RONIN_COUNT)]
    return [ASSIGN + ronin * BOARD_PLACES + place for ronin, place in plan if place != HAND]
