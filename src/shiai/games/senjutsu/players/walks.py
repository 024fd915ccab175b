"""All ways through a movement line: where they begin and how the state looks when they are over."""

from typing import Final

from shiai.games.senjutsu.rules.actions import DONE
from shiai.games.senjutsu.rules.state import AT, BLOCK, FACING, Senjutsu

MOST_NODES: Final = 60  # moments of the movement that are looked at


def ends_of(world: Senjutsu, seat: int) -> list[tuple[int, Senjutsu]]:
    """First choices of a movement, each with a state after the whole of it; every end once, by the shortest way."""
    ends: list[tuple[int, Senjutsu]] = []
    seen: set[tuple[int, int, tuple[int, ...]]] = set()
    stood: set[tuple[int, int]] = set()
    waiting: list[tuple[int, Senjutsu]] = [(-1, world)]
    depth = len(world.stack)
    place = 0
    while place < len(waiting) and place < MOST_NODES:
        first, state = waiting[place]
        place += 1
        for action in state.legal(seat):
            begun = action if first < 0 else first
            base = seat * BLOCK
            if action == DONE:
                where = (state.cells[base + AT], state.cells[base + FACING])
                if where in stood:
                    continue
                stood.add(where)
            later = state.clone()
            later.apply(seat, action)
            step = later.stack[-1] if later.stack else None
            if action == DONE or step is None or step.name != "move" or len(later.stack) != depth:
                ends.append((begun, later))
                continue
            key = (later.cells[base + AT], later.cells[base + FACING], step.numbers)
            if key not in seen:
                seen.add(key)
                waiting.append((begun, later))
    return ends
