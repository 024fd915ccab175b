"""What is bound to follow a choice in this turn: once cards are revealed, enemies do nothing by luck."""

from dataclasses import dataclass
from random import Random
from typing import Final

from shiai.core.seats import ALL_SEEING, CHANCE
from shiai.games.senjutsu.rules.actions import DONE, PASS
from shiai.games.senjutsu.rules.state import (
    ALIVE,
    BLEEDING,
    BLOCK,
    ITEM_CARD,
    ITEM_STATUS,
    ITEMS,
    RESOLVED,
    RESULT,
    TURN,
    WOUNDS,
)
from shiai.games.senjutsu.rules.table import seats_of, who
from shiai.games.senjutsu.solo.rules.state import LORD_FALLEN, Solo

MOST_CHOICES: Final = 20  # that are passed on the way to the end of the turn


@dataclass(frozen=True)
class Foreseen:
    """What follows a choice if the hero does nothing more than it must."""

    wounds: int  # that the hero takes
    by: str  # the first enemy that hits the hero, by name; empty for none
    falls: bool  # whether the hero is defeated
    lord: bool  # whether the fallen lord is struck
    dealt: int  # wounds of enemies
    whole: bool  # whether all enemies have acted; otherwise luck or a choice came before


def enemies_to_act(view: Solo) -> bool:
    """Has an enemy a revealed card that is not resolved?"""
    cells = view.cells
    for figure in seats_of(cells[ALIVE] & ~view.rules.of_people & view.rules.fighters):
        base = figure * BLOCK
        for item in range(ITEMS):
            if cells[base + ITEM_CARD + item] and cells[base + ITEM_STATUS + item] != RESOLVED:
                return True
    return False


def foresee(view: Solo, seat: int, action: int) -> Foreseen:
    """Make a choice, then stop and pass wherever that is allowed, until luck or a real choice decides."""
    world = view.clone()
    world.fill_holes(Random(0))
    world.viewer = ALL_SEEING
    events = world.listen()
    turn, before, enemies = world.cells[TURN], hurt(world, seat), enemy_wounds(world)
    world.apply(seat, action)
    for _ in range(MOST_CHOICES):
        actors = world.actors()
        if not actors or actors[0] == CHANCE or world.cells[TURN] != turn:
            break
        legal = world.legal(actors[0])
        least = DONE if DONE in legal else PASS if PASS in legal else -1
        if least < 0 or actors[0] != seat:
            break
        world.apply(seat, least)
    name = who(view, seat)
    hits = [event for event in events if event.id == "event-hit" and event.values["other"] == name]
    return Foreseen(
        wounds=max(0, hurt(world, seat) - before),
        by=str(hits[0].values["who"]) if hits else "",
        falls=not world.cells[ALIVE] >> seat & 1,
        lord=world.cells[RESULT] == LORD_FALLEN,
        dealt=enemy_wounds(world) - enemies,
        whole=world.cells[TURN] != turn or not world.actors() or not enemies_to_act(world),
    )


def hurt(state: Solo, figure: int) -> int:
    """The wounds of a figure."""
    return state.cells[figure * BLOCK + WOUNDS] + state.cells[figure * BLOCK + BLEEDING]


def enemy_wounds(state: Solo) -> int:
    """The wounds of all enemies."""
    return sum([hurt(state, figure) for figure in range(state.rules.first_enemy, state.rules.count)])
