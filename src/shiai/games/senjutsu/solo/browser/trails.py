"""The trails of the enemies, as arrows on the board."""

from math import hypot
from typing import Final

from shiai.games.senjutsu.browser.frame import Frame
from shiai.games.senjutsu.browser.overlay import Trail
from shiai.games.senjutsu.browser.shared import hero_name, is_alive
from shiai.games.senjutsu.solo.browser.past import way_of
from shiai.games.senjutsu.solo.rules.state import Solo
from shiai.web.kit.drawing import Scene

ROOM: Final = 15.0  # kept free around the figure at the end
HEAD: Final = 6.0  # length of the head of an arrow
WING: Final = 4.0  # half its width

Point = tuple[float, float]


def trails(scene: Scene[Solo], state: Solo, frame: Frame) -> tuple[Trail, ...]:
    """The trails of the enemies on the board."""
    found: list[Trail] = []
    for figure in range(state.rules.first_enemy, state.rules.count):
        spaces = way_of(scene, state, figure)
        if len(spaces) < 2 or not is_alive(state, figure) or figure == state.rules.token:
            continue
        names = ", ".join([state.rules.board.names[space] for space in spaces])
        says = scene.words.say("web-way_says", who=hero_name(state, scene.words, figure), spaces=names)
        found.append(Trail(figure + 1, *arrow([frame.middle(space) for space in spaces]), says))
    return tuple(found)


def arrow(points: list[Point]) -> tuple[str, str]:
    """A line through these points, and the head at its end."""
    (x, y), (to_x, to_y) = points[-2:]
    length = hypot(to_x - x, to_y - y)
    dx, dy = (to_x - x) / length, (to_y - y) / length
    tip_x, tip_y = to_x - ROOM * dx, to_y - ROOM * dy
    back_x, back_y = tip_x - HEAD * dx, tip_y - HEAD * dy
    line = "L".join([f"{at_x:.1f} {at_y:.1f}" for at_x, at_y in [*points[:-1], (back_x, back_y)]])
    head = (
        f"M{tip_x:.1f} {tip_y:.1f}L{back_x - WING * dy:.1f} {back_y + WING * dx:.1f}"
        f"L{back_x + WING * dy:.1f} {back_y - WING * dx:.1f}Z"
    )
    return f"M{line}", head
