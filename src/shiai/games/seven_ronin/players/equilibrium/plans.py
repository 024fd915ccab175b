"""Whole plans of 7 Ronin: made by the heuristic player, varied, written into a state, and split into actions.

An attack plan is the number of ninja for each place, a defence plan the place of each ronin (HAND for those who are
not to be assigned). The order of the placements does not matter and is not part of a plan.
"""

from random import Random

from shiai.games.seven_ronin.players.heuristic import advise
from shiai.games.seven_ronin.rules.actions import ASSIGN, DONE, PLACE
from shiai.games.seven_ronin.rules.components import AREAS, ATTACKER, BOARD_PLACES, HAND, RONIN_COUNT
from shiai.games.seven_ronin.rules.state import ATTACK, DEFENCE, RONIN, SevenRonin

Plan = tuple[int, ...]


def plan_of(state: SevenRonin, seat: int) -> Plan:
    """The plan of a seat so far."""
    first = ATTACK if seat == ATTACKER else DEFENCE
    return tuple(state.cells[first : first + (BOARD_PLACES if seat == ATTACKER else RONIN_COUNT)])


def set_plan(state: SevenRonin, seat: int, plan: Plan) -> None:
    """Write a plan into this very state; it is not finished yet."""
    first = ATTACK if seat == ATTACKER else DEFENCE
    for i in range(len(plan)):
        state.cells[first + i] = plan[i]


def remaining_actions(seat: int, begun: Plan, plan: Plan) -> list[int]:
    """The actions that turn a plan that was begun into the whole plan, without DONE."""
    actions: list[int] = []
    for i in range(len(plan)):
        if seat == ATTACKER:
            actions += [PLACE.at(i)] * (plan[i] - begun[i])
        elif plan[i] != begun[i]:
            actions.append(ASSIGN.at2(i, plan[i]))
    return actions


def extends(seat: int, plan: Plan, begun: Plan) -> bool:
    """Can a plan that was begun become this plan?"""
    for i in range(len(plan)):
        if seat == ATTACKER:
            if begun[i] > plan[i]:
                return False
        elif begun[i] != plan[i] and begun[i] != HAND:
            return False
    return True


def is_legal(state: SevenRonin, seat: int, plan: Plan) -> bool:
    """May a seat that has planned nothing yet make this plan?"""
    trial = state.clone()
    planning = trial.stack[-1]
    for action in remaining_actions(seat, plan_of(trial, seat), plan):
        if action not in planning.legal(trial, seat):
            return False
        planning.apply(trial, seat, action)
    return DONE in planning.legal(trial, seat)


def heuristic_plan(state: SevenRonin, seat: int, rng: Random) -> Plan:
    """The plan with which the heuristic player completes the plan so far."""
    trial = state.clone()
    while True:
        action = advise(trial, seat, rng)
        if action == DONE:
            return plan_of(trial, seat)
        trial.apply(seat, action)


def varied(state: SevenRonin, seat: int, plan: Plan, rng: Random) -> Plan:
    """The plan with one small random change, or the same plan if the change is not legal."""
    changed = list(plan)
    if seat == ATTACKER:
        vary_attack(changed, rng)
    else:
        vary_defence(state, changed, rng)
    other = tuple(changed)
    return other if other != plan and is_legal(state, seat, other) else plan


def vary_attack(plan: list[int], rng: Random) -> None:
    """Add, remove or move one ninja, or exchange the ninja of two areas."""
    used = [place for place in range(BOARD_PLACES) if plan[place]]
    target = int(rng.random() * BOARD_PLACES)
    luck = rng.random()
    if luck < 0.15 or not used:
        plan[target] += 1
        return
    source = used[int(rng.random() * len(used))]
    if luck < 0.3:
        plan[source] -= 1
    elif luck < 0.6 or source == AREAS or target == AREAS:
        plan[source] -= 1
        plan[target] += 1
    else:
        plan[source], plan[target] = plan[target], plan[source]


def vary_defence(state: SevenRonin, plan: list[int], rng: Random) -> None:
    """Move one ronin, or exchange the places of two."""
    free = [ronin for ronin in range(RONIN_COUNT) if state.cells[RONIN + ronin] == HAND]
    if not free:
        return
    one = free[int(rng.random() * len(free))]
    if rng.random() < 0.5:
        plan[one] = int(rng.random() * BOARD_PLACES)
    else:
        other = free[int(rng.random() * len(free))]
        plan[one], plan[other] = plan[other], plan[one]
