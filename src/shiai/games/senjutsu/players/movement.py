"""The results of a movement line: every state in which it can end, with the first choice that leads there."""

from typing import Any, Final

from shiai.core.step import Step
from shiai.games.senjutsu.rules.actions import DONE
from shiai.games.senjutsu.rules.state import AT, BLOCK, FACING, Senjutsu
from shiai.games.senjutsu.rules.steps.movement import Move

MOST_NODES: Final = 60  # intermediate states of the movement that are expanded


def movement_ends(world: Senjutsu, seat: int) -> list[tuple[int, Senjutsu]]:
    """The first choices of a movement, each with a state after the whole movement.

    Every end is listed once, by a shortest way.
    """
    ends: list[tuple[int, Senjutsu]] = []
    seen: set[tuple[int, int, Step[Any]]] = set()
    stopped: set[tuple[int, int]] = set()
    waiting: list[tuple[int, Senjutsu]] = [(-1, world)]
    depth = len(world.stack)
    base = world.asked(seat) * BLOCK
    place = 0
    while place < len(waiting) and place < MOST_NODES:
        first, state = waiting[place]
        place += 1
        for action in state.legal(seat):
            begun = action if first < 0 else first
            if action == DONE:
                where = (state.cells[base + AT], state.cells[base + FACING])
                if where in stopped:
                    continue
                stopped.add(where)
            later = state.clone()
            later.apply(seat, action)
            step = later.stack[-1] if later.stack else None
            if action == DONE or not isinstance(step, Move) or len(later.stack) != depth:
                ends.append((begun, later))
                continue
            key = (later.cells[base + AT], later.cells[base + FACING], step)
            if key not in seen:
                seen.add(key)
                waiting.append((begun, later))
    return ends
