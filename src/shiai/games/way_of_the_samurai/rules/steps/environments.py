"""Environments: what a roll on them brings (section 22)."""

from typing import Any, ClassVar, Final

from shiai.games.way_of_the_samurai.rules.actions import REROLL, RESULT_OF
from shiai.games.way_of_the_samurai.rules.cards import ENVIRONMENT, ENVIRONMENT_NAMES, GAUGE_NAMES
from shiai.games.way_of_the_samurai.rules.causes import BY_PLACE
from shiai.games.way_of_the_samurai.rules.state import DIE, FELL, PLACE, WayOfTheSamurai
from shiai.games.way_of_the_samurai.rules.steps import wounds
from shiai.games.way_of_the_samurai.rules.steps.base import Question, Roll, Steps
from shiai.games.way_of_the_samurai.rules.steps.losses import lose_life
from shiai.games.way_of_the_samurai.rules.table import end_game, lose_ki, move_die, move_gauge


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
    for effect in ENVIRONMENT[place][face]:
        carry_out(state, effect)


def carry_out(state: WayOfTheSamurai, effect: dict[str, Any]) -> None:
    """Carry out one effect of an environment."""
    # WS-22.4: good or bad
    if "gauge" in effect:
        move_gauge(state, GAUGE_NAMES.index(effect["gauge"]), int(effect["delta"]), "WS-22.4")
    elif "player_wound" in effect:
        wounds.wound_player(state, int(effect["player_wound"]), BY_PLACE)
    elif "enemy_wound" in effect:
        wounds.wound_enemy(state, int(effect["enemy_wound"]), BY_PLACE, caused=True)
    elif "player_defeat" in effect:
        # WS-22.10: the cliff
        end_game(state, FELL)
    elif effect["player_lose"] == "life":
        lose_life(state, int(effect["n"]), BY_PLACE)
    else:
        lose_ki(state, int(effect["n"]), BY_PLACE)


STEPS: Final[Steps] = (Environment, Reroll)
