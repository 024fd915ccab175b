"""Every decision of an enemy. What the rules leave open is decided as is worst for the heroes, by looking ahead.

How bad a state is for the heroes (SJ-38.8): fallen heroes first, then wounds, statuses, lost Focus and cards, less what
the enemies have suffered; between equal ones an enemy that heroes are about to strike stands worse, and one behind a
hero stands better.
"""

from typing import Final

from shiai.core.clauses import cited
from shiai.games.senjutsu import vocabulary as v
from shiai.games.senjutsu.cards import DESIGNS, LINE_DESIGN, LINE_PART
from shiai.games.senjutsu.solo.aims import sides_of_hero
from shiai.games.senjutsu.solo.attacking import plan_attack
from shiai.games.senjutsu.solo.blows import REAR, attack_line, struck_spaces
from shiai.games.senjutsu.solo.moving import plan_move
from shiai.games.senjutsu.solo.sieve import Considered
from shiai.games.senjutsu.solo.state import DECK_STUNS, EXTRA, GOAL, GOAL_END, Solo
from shiai.games.senjutsu.solo.timing import choose_speed
from shiai.games.senjutsu.solo.walking import Place, ends_from_move, step_towards
from shiai.games.senjutsu.state import (
    ALIVE,
    AT,
    BLEEDING,
    BLOCK,
    FACING,
    FOCUS,
    HAND_SIZE,
    HOBBLES,
    NOWHERE,
    RESULT,
    STUNS,
    TOXINS,
    WINNERS,
    WOUNDS,
)
from shiai.games.senjutsu.steps.movement import Move
from shiai.games.senjutsu.steps.speeds import ChooseSpeed
from shiai.games.senjutsu.table import opponents, rotating, seats_of

CLAUSES: Final = cited("SJ-38.1 SJ-38.8 SJ-41.9 SJ-44.4 SJ-A.91")
LOST: Final = 100_000
FALLEN: Final = 10_000
WOUND: Final = 100
BLEEDS: Final = 20
STATUS: Final = 60
LOST_FOCUS: Final = 12
LOST_CARD: Final = 15
OWN_WOUND: Final = 80
STRUCK: Final = 4
BEHIND: Final = 2


def decide(state: Solo, figure: int) -> int:
    """The answer of an enemy to the question on top of the stack."""
    step = state.stack[-1]
    legal = step.legal(state, figure)
    if len(legal) == 1:
        return legal[0]
    if isinstance(step, Move):
        action = next_step(state, figure, step)
        return action if action in legal else legal[-1]
    if isinstance(step, ChooseSpeed):
        action = choose_speed(state, figure, legal)
        return action if action >= 0 else worst_for_heroes(state, figure, legal)
    return worst_for_heroes(state, figure, legal)


def badness(state: Solo) -> int:
    """How bad a state is for the heroes (SJ-38.8)."""
    cells = state.cells
    people = state.rules.people
    if cells[RESULT]:
        return -LOST if cells[WINNERS] & state.rules.played_by_people else LOST
    total = 0
    for hero in range(people):
        base = hero * BLOCK
        if not cells[ALIVE] >> hero & 1:
            total += FALLEN
            continue
        total += WOUND * (cells[base + WOUNDS] + cells[base + BLEEDING]) + BLEEDS * cells[base + BLEEDING]
        statuses = cells[base + STUNS] + rotating(cells[base + HOBBLES])
        statuses += sum([rotating(cells[base + TOXINS + toxin]) for toxin in range(4)])
        total += STATUS * statuses - LOST_FOCUS * cells[base + FOCUS] - LOST_CARD * cells[base + HAND_SIZE]
    for figure in seats_of(cells[ALIVE] & ~state.rules.played_by_people & state.rules.fighters):
        base = figure * BLOCK
        suffered = (
            cells[base + WOUNDS] + cells[base + BLEEDING] + cells[base + STUNS] + cells[figure * EXTRA + DECK_STUNS]
        )
        total -= OWN_WOUND * suffered + STATUS // 2 * rotating(cells[base + HOBBLES])
        at = cells[base + AT]
        if at != NOWHERE:
            total -= STRUCK * (struck_spaces(state, figure) >> at & 1)
            total += BEHIND * int(is_behind(state, figure, at))
    return total


def is_behind(state: Solo, figure: int, at: int) -> bool:
    """Does an enemy stand behind a hero?"""
    for hero in seats_of(opponents(state, figure)):
        sides = sides_of_hero(state, hero, at)
        if hero != state.rules.token and all(side in REAR for side in sides):
            return True
    return False


def worst_for_heroes(state: Solo, figure: int, legal: tuple[int, ...]) -> int:
    """The action after which the heroes are worst off; of equal ones the first."""
    if state.thinking:
        return legal[0]
    best = legal[0]
    most = -LOST * 10
    for action in legal:
        later = state.clone()
        later.thinking = True
        later.stack[-1].apply(later, figure, action)
        later.settle()
        value = badness(later)
        if value > most:
            best = action
            most = value
    return best


def worst_place(state: Solo, figure: int, places: list[Place], end: int, considered: Considered) -> Place:
    """Of places that are equal by all rules the one that is worst for the heroes; of equal ones the first."""
    if len(places) == 1 or state.thinking:
        return places[0]
    best = places[0]
    most = -LOST * 10
    for place in places:
        later = state.clone()
        later.thinking = True
        set_goal(later, figure, place, end)
        move = later.stack[-1]
        if isinstance(move, Move):
            move.apply(later, figure, step_towards(later, figure, move, place, end))
            later.settle()
        else:
            later.cells[figure * BLOCK + AT], later.cells[figure * BLOCK + FACING] = place
        value = badness(later)
        if value > most:
            best = place
            most = value
    for place in places:
        if place != best:
            considered.dropped[place] = "SJ-38.1"
    considered.because = "SJ-38.1"
    return best


def set_goal(state: Solo, figure: int, place: Place, end: int) -> None:
    """Remember where the movement up to this line leads."""
    state.cells[figure * EXTRA + GOAL] = place[0] * 6 + place[1] + 1
    state.cells[figure * EXTRA + GOAL_END] = end


def next_step(state: Solo, figure: int, move: Move) -> int:
    """The next step or rotation of a movement."""
    cells = state.cells
    line = move.numbers[2]
    if not cells[figure * EXTRA + GOAL] or line >= cells[figure * EXTRA + GOAL_END]:
        plan_from(state, figure, move)
    goal = cells[figure * EXTRA + GOAL] - 1
    return step_towards(state, figure, move, (goal // 6, goal % 6), cells[figure * EXTRA + GOAL_END])


def plan_from(state: Solo, figure: int, move: Move) -> None:
    """Decide where the movement that has just begun should end: before an attack, or for its own sake."""
    line = move.numbers[2]
    card, part = LINE_DESIGN[line], LINE_PART[line]
    code = DESIGNS[card].parts[part]
    attack = attack_line(card) if part == 0 and DESIGNS[card].types & v.ATTACK else -1
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
    set_goal(state, figure, place, end)
    if state.reasons is not None:
        state.reasons.append(considered)
