"""Losses of the player: life, Ki, and the armour that takes them (sections 0, 11, 33)."""

from typing import ClassVar, Final

from shiai.core.step import Happen
from shiai.games.way_of_the_samurai.rules.cards import ARMOUR_BREAKS, LIFE
from shiai.games.way_of_the_samurai.rules.causes import BLOW, CAUSES, KI_WITH_LIFE
from shiai.games.way_of_the_samurai.rules.options import ARMOUR_OF_PLAYER
from shiai.games.way_of_the_samurai.rules.state import ARMOUR_AT, ENDED, ENEMY_LIFE, KILLED, LIFE_AT, WayOfTheSamurai
from shiai.games.way_of_the_samurai.rules.steps.base import Roll, Steps
from shiai.games.way_of_the_samurai.rules.table import end_game, lose_ki


def lose_life(state: WayOfTheSamurai, number: int, cause: int) -> None:
    """Lose life point by point; armour takes what it can, with a roll for each point."""
    if state.rules.yoroi == ARMOUR_OF_PLAYER and state.cells[ARMOUR_AT]:
        state.push(LoseLife(number, cause))
        return
    # WS-33.10: only what the armour does not take is lost
    for _ in range(number):
        lose_point(state, cause)
        if state.cells[ENDED]:
            return


def lose_point(state: WayOfTheSamurai, cause: int) -> None:
    """Lose one life point, with its consequences."""
    cells = state.cells
    cells[LIFE_AT] -= 1
    if state.events is not None:
        name, clause = CAUSES[cause]
        state.tell("lost_life", clause, {"cause": name, "number": 1, "left": cells[LIFE_AT]})
    # WS-20.6, WS-20.7, WS-40.33: added to Oda's life without a limit
    if state.modifiers.gain_lost_life:
        cells[ENEMY_LIFE] += 1
        if state.events is not None:
            state.tell("enemy_gained_life", "WS-20.6", {"left": cells[ENEMY_LIFE]})
    # WS-11.2, WS-11.3: checked after every single point
    if cells[LIFE_AT] == 0:
        end_game(state, KILLED)
    elif state.modifiers.ki_loss_per_life_lost:
        # WS-17.11, WS-17.21: the nodachi
        lose_ki(state, state.modifiers.ki_loss_per_life_lost, KI_WITH_LIFE)


def suffer(state: WayOfTheSamurai, losses: tuple[tuple[int, int], ...], cause: int) -> None:
    """Lose life and Ki in printed order."""
    if len(losses) == 1:
        kind, number = losses[0]
        if kind == LIFE:
            lose_life(state, number, cause)
        else:
            lose_ki(state, number, cause)
        return
    # WS-8.6: in printed order, until one of them kills
    for kind, number in reversed(losses):
        state.push(LoseLife(number, cause) if kind == LIFE else LoseKi(number, cause))


class LoseLife(Happen[WayOfTheSamurai]):
    """The player loses life; his armour takes points one after the other, each with a roll."""

    name: ClassVar[str] = "lose_life"

    def __init__(self, number: int, cause: int = BLOW) -> None:
        self.number = number
        self.cause = cause

    def run(self, state: WayOfTheSamurai) -> None:
        # WS-33.3, WS-33.12, WS-33.15: every loss of life, one point and one roll after the other
        if state.rules.yoroi == ARMOUR_OF_PLAYER and state.cells[ARMOUR_AT]:
            if self.number > 1:
                state.push(LoseLife(self.number - 1, self.cause))
            state.push(Armour())
        else:
            # WS-33.6
            lose_life(state, self.number, self.cause)


class LoseKi(Happen[WayOfTheSamurai]):
    """The player loses Ki."""

    name: ClassVar[str] = "lose_ki"

    def __init__(self, number: int, cause: int = BLOW) -> None:
        self.number = number
        self.cause = cause

    def run(self, state: WayOfTheSamurai) -> None:
        # WS-33.9: armour does not absorb it
        lose_ki(state, self.number, self.cause)


class Armour(Roll):
    """The armour takes a point; it is destroyed by a 6, or when its last point is gone."""

    name: ClassVar[str] = "armour"
    clause: ClassVar[str] = "WS-33.4"

    def rolled(self, state: WayOfTheSamurai, face: int) -> None:
        cells = state.cells
        # WS-33.4, WS-33.5, WS-33.8, WS-40.47: per point, which is absorbed whatever is rolled
        cells[ARMOUR_AT] -= 1
        if face == ARMOUR_BREAKS:
            cells[ARMOUR_AT] = 0
        if state.events is not None:
            state.tell("armour", "WS-33.4", {"left": cells[ARMOUR_AT]})


STEPS: Final[Steps] = (LoseLife, LoseKi, Armour)
