"""Whole plans of 7 Ronin: made by habit, changed a little, put into a state, and taken apart into single choices.

The plan of the Attacker is the number of ninja for every place, the one of the Defender the place for every ronin (HAND
for those who have no choice). The order in which a plan is made does not matter, so it is not part of it.
"""

from random import Random

from shiai.games.seven_ronin.players.heuristic import advise
from shiai.games.seven_ronin.rules.actions import ASSIGN, BOARD_PLACES, DONE, PLACE
from shiai.games.seven_ronin.rules.components import AREAS, ATTACKER, HAND, RONIN_COUNT
from shiai.games.seven_ronin.rules.state import ATTACK, DEFENCE, RONIN, SevenRonin

Plan = tuple[int, ...]


def planned(state: SevenRonin, seat: int) -> Plan:
    """What a seat has planned so far."""
    first = ATTACK if seat == ATTACKER else DEFENCE
    return tuple(state.cells[first : first + (BOARD_PLACES if seat == ATTACKER else RONIN_COUNT)])


def put(state: SevenRonin, seat: int, plan: Plan) -> None:
    """Write a plan into this very state; nobody is done with it yet."""
    first = ATTACK if seat == ATTACKER else DEFENCE
    for place in range(len(plan)):
        state.cells[first + place] = plan[place]


def missing(seat: int, made: Plan, plan: Plan) -> list[int]:
    """The choices that lead from what is planned to the plan, without the last one: done."""
    actions: list[int] = []
    for place in range(len(plan)):
        if seat == ATTACKER:
            actions += [PLACE + place] * (plan[place] - made[place])
        elif plan[place] != made[place]:
            actions.append(ASSIGN + place * BOARD_PLACES + plan[place])
    return actions


def contains(seat: int, plan: Plan, made: Plan) -> bool:
    """Can what is planned still become this plan?"""
    for place in range(len(plan)):
        if seat == ATTACKER:
            if made[place] > plan[place]:
                return False
        elif made[place] != plan[place] and made[place] != HAND:
            return False
    return True


def is_legal(state: SevenRonin, seat: int, plan: Plan) -> bool:
    """May a seat that has planned nothing yet make this plan?"""
    trial = state.clone()
    planning = trial.stack[-1]
    for action in missing(seat, planned(trial, seat), plan):
        if action not in planning.legal(trial, seat):
            return False
        planning.apply(trial, seat, action)
    return DONE in planning.legal(trial, seat)


def habit_plan(state: SevenRonin, seat: int, rng: Random) -> Plan:
    """What the heuristic player would make of what is planned so far."""
    trial = state.clone()
    while True:
        action = advise(trial, seat, rng)
        if action == DONE:
            return planned(trial, seat)
        trial.apply(seat, action)


def changed(state: SevenRonin, seat: int, plan: Plan, rng: Random) -> Plan:
    """The plan with one small change, or the same if that change was not legal."""
    made = list(plan)
    if seat == ATTACKER:
        change_attack(made, rng)
    else:
        change_defence(state, made, rng)
    other = tuple(made)
    return other if other != plan and is_legal(state, seat, other) else plan


def change_attack(made: list[int], rng: Random) -> None:
    """One ninja more, one less, one to another place, or the whole attack on an area to another one."""
    used = [place for place in range(BOARD_PLACES) if made[place]]
    target = int(rng.random() * BOARD_PLACES)
    luck = rng.random()
    if luck < 0.15 or not used:
        made[target] += 1
        return
    source = used[int(rng.random() * len(used))]
    if luck < 0.3:
        made[source] -= 1
    elif luck < 0.6 or source == AREAS or target == AREAS:
        made[source] -= 1
        made[target] += 1
    else:
        made[source], made[target] = made[target], made[source]


def change_defence(state: SevenRonin, made: list[int], rng: Random) -> None:
    """One ronin to another place, or two change places."""
    free = [ronin for ronin in range(RONIN_COUNT) if state.cells[RONIN + ronin] == HAND]
    if not free:
        return
    one = free[int(rng.random() * len(free))]
    if rng.random() < 0.5:
        made[one] = int(rng.random() * BOARD_PLACES)
    else:
        other = free[int(rng.random() * len(free))]
        made[one], made[other] = made[other], made[one]
