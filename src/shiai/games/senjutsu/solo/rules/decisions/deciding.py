"""All decisions of enemies. Where the rules leave a choice, a search takes what costs the heroes most."""

from typing import Final

from shiai.core.seats import CHANCE
from shiai.games.senjutsu.cards import vocabulary as v
from shiai.games.senjutsu.rules.actions import DONE, DRAW, HEAL, PASS, SPEED, TARGET
from shiai.games.senjutsu.rules.playing import lowered
from shiai.games.senjutsu.rules.state import BLOCK, ITEM_CARD
from shiai.games.senjutsu.rules.steps.comparison import Lower
from shiai.games.senjutsu.rules.steps.movement import Move
from shiai.games.senjutsu.rules.steps.resolve import Tie
from shiai.games.senjutsu.rules.steps.speeds import ChooseSpeed
from shiai.games.senjutsu.solo.rules.decisions.attacking import plan_attack
from shiai.games.senjutsu.solo.rules.decisions.blows import attack_line, shot_at
from shiai.games.senjutsu.solo.rules.decisions.cost import cost_to_heroes
from shiai.games.senjutsu.solo.rules.decisions.filter import Answer, Considered, pair
from shiai.games.senjutsu.solo.rules.decisions.moving import plan_move
from shiai.games.senjutsu.solo.rules.decisions.reasons import record, record_answers, word_of
from shiai.games.senjutsu.solo.rules.decisions.timing import NOTHING, attacks_met, same_order
from shiai.games.senjutsu.solo.rules.decisions.walking import ends_from_move, step_towards
from shiai.games.senjutsu.solo.rules.state import EXTRA, GOAL, GOAL_END, Solo

IDLE: Final = (PASS, DONE, DRAW.at(0), HEAL.at(0))  # what heroes do when enemies look ahead: as little as they can


def decide(state: Solo, figure: int, legal: tuple[int, ...]) -> int:
    """The answer of an enemy to the question on top of the stack, which has several."""
    step = state.stack[-1]
    if isinstance(step, Move):
        action = next_step(state, figure, step)
        return action if action in legal else legal[-1]
    if isinstance(step, ChooseSpeed):
        found = meet(state, figure, [SPEED.part(action) for action in legal])
        # SJ-44.4
        return SPEED.at(found) if found >= 0 else worst_for_heroes(state, figure, legal, "SJ-44.4")
    if isinstance(step, Lower):
        heroes = sum([1 << TARGET.part(action) for action in legal])
        return TARGET.at(shot_at(state, figure, step.line, heroes))
    # SJ-41.9
    return worst_for_heroes(state, figure, legal, "SJ-41.9" if isinstance(step, Tie) else "SJ-38.1")


def copy_for_search(state: Solo) -> Solo:
    """A copy for an enemy that looks ahead."""
    later = state.clone()
    later.for_search()
    return later


def cost_ahead(later: Solo) -> int:
    """The cost to the heroes when this very state has gone on; heroes that may pass or stand still do so (SJ-A.87)."""
    later.settle()
    while later.stack:
        step = later.stack[-1]
        seat = step.actors(later)[0]
        idle = [action for action in step.legal(later, seat) if action in IDLE] if seat != CHANCE else []
        if not idle:
            break
        step.apply(later, seat, idle[0])
        later.settle()
    return cost_to_heroes(later)


def worst_of(state: Solo, considered: Considered, laters: dict[int, Solo], alike: list[int]) -> int:
    """The number of the answer whose state costs the heroes most; of equal ones the first.

    `alike` has a number for every answer; those with the same one cost the same and share their state.
    """
    costs = {number: cost_ahead(later) for number, later in laters.items()}
    values = [costs[number] for number in alike]
    # SJ-38.1
    best = values.index(max(values))
    if state.reasons is not None:
        now = cost_to_heroes(state)
        for answer, value in zip(considered.answers, values, strict=True):
            answer.worth = value - now
        record_answers(state, considered, best)
    return best


def worst_for_heroes(state: Solo, figure: int, legal: tuple[int, ...], clause: str) -> int:
    """The action that costs the heroes most. A search within a search looks into ties only."""
    if state.thinking and not isinstance(state.stack[-1], Tie):
        return legal[0]
    considered = Considered(figure, state.cells[figure * BLOCK + ITEM_CARD] - 1, clause, state.reasons is not None)
    if isinstance(state.stack[-1], ChooseSpeed):
        alike = same_order(state, figure, [SPEED.part(action) for action in legal])
    else:
        alike = list(range(len(legal)))
    laters: dict[int, Solo] = {}
    for number, action in zip(alike, legal, strict=True):
        if number not in laters:
            later = copy_for_search(state)
            later.stack[-1].apply(later, figure, action)
            laters[number] = later
        if considered.told:
            considered.answers.append(Answer(word_of(state, action), "SJ-38.1"))
    return legal[worst_of(state, considered, laters, alike)]


def meet(state: Solo, figure: int, speeds: list[int]) -> int:
    """The printed initiative that meets the attack of heroes with most wounds, then the highest; -1 when none can."""
    met = attacks_met(state, figure, speeds)
    best = met.index(max(met))
    if met[best] == NOTHING:
        return -1
    if state.reasons is not None:
        considered = Considered(figure, state.cells[figure * BLOCK + ITEM_CARD] - 1, "SJ-44.2", True)
        for printed, attack in zip(speeds, met, strict=True):
            considered.answers.append(Answer(printed, "SJ-44.2" if attack == NOTHING else "SJ-44.3", attack[0]))
        if len([attack for attack in met if attack != NOTHING]) == 1:
            considered.answers[best].clause = "SJ-44.2"
        considered.clause = considered.answers[best].clause
        record_answers(state, considered, best)
    return speeds[best]


def second_speed(state: Solo, figure: int, cell: int) -> int:
    """The printed initiative of a second part with a range, chosen as for the first; it will lie in this cell."""
    design = state.cells[figure * BLOCK + ITEM_CARD] - 1
    code = state.rules.cards.designs[design].parts[1]
    speeds = list(range(code.low, code.speed + 1))
    found = meet(state, figure, speeds)
    if found >= 0 or state.thinking:
        return found if found >= 0 else code.speed
    considered = Considered(figure, design, "SJ-44.4", state.reasons is not None)
    laters: dict[int, Solo] = {}
    for number, printed in enumerate(speeds):
        later = copy_for_search(state)
        later.cells[cell] = lowered(state, figure, printed)
        laters[number] = later
        if considered.told:
            considered.answers.append(Answer(printed, "SJ-38.1"))
    return speeds[worst_of(state, considered, laters, list(range(len(laters))))]


def worst_place(state: Solo, figure: int, places: list[int], end: int, considered: Considered) -> int:
    """Of places that are equal by all rules, the one that costs the heroes most; of equal ones the first."""
    if len(places) == 1 or state.thinking:
        return places[0]
    costs: list[int] = []
    for place in places:
        later = copy_for_search(state)
        set_goal(later, figure, place, end)
        move = later.stack[-1]
        assert isinstance(move, Move)
        move.apply(later, figure, step_towards(later, figure, move, place, end))
        costs.append(cost_ahead(later))
    best = places[costs.index(max(costs))]
    if considered.told:
        now = cost_to_heroes(state)
        for place, cost in zip(places, costs, strict=True):
            considered.worth[pair(place)] = cost - now
            if place != best:
                considered.drop(place, "SJ-38.1")
    considered.because = "SJ-38.1"
    return best


def set_goal(state: Solo, figure: int, place: int, end: int) -> None:
    """Remember where the movement up to this line leads."""
    state.cells[figure * EXTRA + GOAL] = place + 1
    state.cells[figure * EXTRA + GOAL_END] = end


def next_step(state: Solo, figure: int, move: Move) -> int:
    """The next step or rotation of a movement."""
    cells = state.cells
    if not cells[figure * EXTRA + GOAL] or move.line >= cells[figure * EXTRA + GOAL_END]:
        plan_from(state, figure, move)
    return step_towards(state, figure, move, cells[figure * EXTRA + GOAL] - 1, cells[figure * EXTRA + GOAL_END])


def plan_from(state: Solo, figure: int, move: Move) -> None:
    """Decide where the movement that has just begun should end: before an attack, or for its own sake."""
    line = move.line
    cards = state.rules.cards
    card, part = cards.line_design[line], cards.line_part[line]
    made = cards.designs[card]
    code = made.parts[part]
    attack = attack_line(state, card) if part == 0 and made.types & v.ATTACK else -1
    if attack > line:
        ends = ends_from_move(state, figure, move, attack)
        places, considered = plan_attack(state, figure, card, ends)
        end = attack
        if not places:  # a line before the movement has changed everything: it moves without an attack
            places, considered = plan_move(state, figure, card, ends)
    else:
        end = code.success if line < code.success else code.last
        ends = ends_from_move(state, figure, move, end)
        places, considered = plan_move(state, figure, card, ends)
    place = worst_place(state, figure, places, end, considered)
    considered.take(place)
    record(state, considered)
    set_goal(state, figure, place, end)
