"""Environments: what a roll on them brings (section 22)."""

from typing import Any, ClassVar, Final

from shiai.core.clauses import cited
from shiai.games.way_of_the_samurai.rules.actions import (
    REROLL,
    RESULT_OF,
)
from shiai.games.way_of_the_samurai.rules.cards import (
    ENVIRONMENT,
    ENVIRONMENT_NAMES,
    FACES,
    GAUGE_NAMES,
)
from shiai.games.way_of_the_samurai.rules.state import (
    DIE,
    FELL,
    PLACE,
    WayOfTheSamurai,
)
from shiai.games.way_of_the_samurai.rules.steps.base import Ask, Roll, Steps
from shiai.games.way_of_the_samurai.rules.steps.damage import wound_enemy, wound_player
from shiai.games.way_of_the_samurai.rules.table import (
    end_game,
    lose_ki,
    lose_life,
    move_die,
    move_gauge,
)


class Environment(Roll):
    """A roll on the environment; some weapons buy further rolls. The number is a mask of the faces rolled before."""

    name: ClassVar[str] = "environment"
    clauses: ClassVar[tuple[str, ...]] = cited(
        "WS-22.3 WS-3.12 WS-12.13 WS-22.1 WS-22.2 WS-22.4 WS-22.6 WS-22.7 WS-22.8 WS-22.10 WS-22.12"
    )

    def fell(self, state: WayOfTheSamurai, face: int) -> None:
        cost = state.force.reroll_cost_die_levels
        rolled = self.numbers[0] | 1 << face
        if cost and (rolled & (rolled - 1) or state.cells[DIE] > cost):
            state.push("reroll", (rolled,))
        else:
            take_result(state, face)


class Reroll(Ask):
    """Roll again for levels of the red die, or keep one of the results (WS-19.33)."""

    name: ClassVar[str] = "reroll"
    clauses: ClassVar[tuple[str, ...]] = cited("WS-19.33 WS-19.44")

    def legal(self, state: WayOfTheSamurai, seat: int) -> tuple[int, ...]:
        rolled = self.numbers[0]
        results = tuple([RESULT_OF + face for face in range(1, FACES + 1) if rolled >> face & 1])
        return (REROLL, *results) if state.cells[DIE] > state.force.reroll_cost_die_levels else results

    def apply(self, state: WayOfTheSamurai, seat: int, action: int) -> None:
        state.stack.pop()
        if action == REROLL:
            move_die(state, -state.force.reroll_cost_die_levels, "WS-19.33")
            state.push("environment", self.numbers)
        else:
            take_result(state, action - RESULT_OF)

    def why_not(self, state: WayOfTheSamurai, seat: int, action: int) -> tuple[str, ...]:
        return ("WS-19.44",) if action == REROLL else ("WS-19.33",)


def take_result(state: WayOfTheSamurai, face: int) -> None:
    """The result is compulsory, be it good or bad (WS-22.4)."""
    place = state.cells[PLACE] - 1
    if state.events is not None:
        state.tell("environment", "WS-22.3", {"place": ENVIRONMENT_NAMES[place], "face": face})
    for effect in ENVIRONMENT[place][face]:
        strike(state, effect)


def strike(state: WayOfTheSamurai, effect: dict[str, Any]) -> None:
    """One effect of an environment."""
    if "gauge" in effect:
        move_gauge(state, GAUGE_NAMES.index(effect["gauge"]), int(effect["delta"]), "WS-22.3")
    elif "player_wound" in effect:
        wound_player(state, int(effect["player_wound"]), False)
    elif "enemy_wound" in effect:
        wound_enemy(state, int(effect["enemy_wound"]), 1)
    elif "player_defeat" in effect:
        end_game(state, FELL)
    elif effect["player_lose"] == "life":
        lose_life(state, int(effect["n"]))
    else:
        lose_ki(state, int(effect["n"]), "WS-22.3")


STEPS: Final[Steps] = (Environment, Reroll)
