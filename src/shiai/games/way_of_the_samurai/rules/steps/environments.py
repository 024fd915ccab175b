"""Environments: what a roll on them brings (section 22)."""

from typing import ClassVar, Final

from shiai.core.step import Happen
from shiai.games.way_of_the_samurai.rules.actions import REROLL, RESULT_OF
from shiai.games.way_of_the_samurai.rules.cards import ENVIRONMENT_NAMES, GAUGES
from shiai.games.way_of_the_samurai.rules.causes import BY_PLACE
from shiai.games.way_of_the_samurai.rules.effects import TO_KI, TO_LIFE, WOUNDS, WOUNDS_ENEMY
from shiai.games.way_of_the_samurai.rules.state import DIE, FELL, PLACE, WayOfTheSamurai
from shiai.games.way_of_the_samurai.rules.steps import wounds
from shiai.games.way_of_the_samurai.rules.steps.base import Question, Roll, Steps
from shiai.games.way_of_the_samurai.rules.steps.losses import lose_life
from shiai.games.way_of_the_samurai.rules.table import end_game, gain_ki, gain_life, lose_ki, move_die, move_gauge


class Environment(Roll):
    """A roll on the environment; some weapons buy further rolls. `rolled_before` is a mask of faces."""

    name: ClassVar[str] = "environment"
    clause: ClassVar[str] = "WS-22.3"

    def __init__(self, rolled_before: int) -> None:
        self.rolled_before = rolled_before

    def rolled(self, state: WayOfTheSamurai, face: int) -> None:
        cost = state.modifiers.reroll_cost_die_levels
        faces = self.rolled_before | 1 << face
        if cost and (faces & (faces - 1) or state.cells[DIE] > cost):
            state.push(Reroll(faces))
        else:
            take_result(state, face)


class Reroll(Question):
    """Roll again for levels of the red die, or keep one of the results; `faces` is a mask of those rolled so far."""

    name: ClassVar[str] = "reroll"
    clause: ClassVar[str] = "WS-19.33"

    def __init__(self, faces: int) -> None:
        self.faces = faces

    def legal(self, state: WayOfTheSamurai, seat: int) -> tuple[int, ...]:
        # WS-19.33, WS-40.55: the tessen keeps the result of its choice
        results = RESULT_OF.masked(self.faces)
        # WS-19.44: the die must hold a level that can be paid
        return (REROLL, *results) if state.cells[DIE] > state.modifiers.reroll_cost_die_levels else results

    def apply(self, state: WayOfTheSamurai, seat: int, action: int) -> None:
        state.stack.pop()
        if action == REROLL:
            move_die(state, -state.modifiers.reroll_cost_die_levels, "WS-19.33")
            state.push(Environment(self.faces))
        else:
            take_result(state, RESULT_OF.part(action))

    def why_not(self, state: WayOfTheSamurai, seat: int, action: int) -> tuple[str, ...]:
        return ("WS-19.44",) if action == REROLL else (self.clause,)


def take_result(state: WayOfTheSamurai, face: int) -> None:
    """Carry out the result of a roll, good or bad."""
    place = state.cells[PLACE] - 1
    if state.events is not None:
        state.tell("environment", "WS-22.3", {"place": ENVIRONMENT_NAMES[place], "face": face})
    # WS-22.3: at once
    for number in reversed(range(len(state.rules.printed.results[place][face]))):
        state.push(Result(face, number))


class Result(Happen[WayOfTheSamurai]):
    """One of the effects of a face of the environment; they are carried out in printed order."""

    name: ClassVar[str] = "result"

    def __init__(self, face: int, number: int) -> None:
        self.face = face
        self.number = number

    def run(self, state: WayOfTheSamurai) -> None:
        kind, amount = state.rules.printed.results[state.cells[PLACE] - 1][self.face][self.number]
        # WS-22.4: good or bad
        if kind < GAUGES:
            move_gauge(state, kind, amount, "WS-22.4")
        elif kind == TO_LIFE:
            if amount > 0:
                gain_life(state, amount, "WS-22.4")
            else:
                lose_life(state, -amount, BY_PLACE)
        elif kind == TO_KI:
            if amount > 0:
                gain_ki(state, amount, "WS-22.4")
            else:
                lose_ki(state, -amount, BY_PLACE)
        elif kind == WOUNDS:
            wounds.wound_player(state, amount, BY_PLACE)
        elif kind == WOUNDS_ENEMY:
            wounds.wound_enemy(state, amount, BY_PLACE, caused=True)
        else:
            # WS-22.10: the cliff
            end_game(state, FELL)


STEPS: Final[Steps] = (Environment, Reroll, Result)
