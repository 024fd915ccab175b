"""What choices of 7 Ronin concern on the drawing."""

from collections.abc import Callable
from typing import Final

from shiai.games.seven_ronin.browser.ids import RESERVE_ID, plot_id, tile_id
from shiai.games.seven_ronin.rules.actions import (
    ACTIONS,
    ASSIGN,
    COPY,
    HEAL,
    MOVE,
    PLACE,
    PUSH,
    PUSHES,
    SEND,
    TARGET,
    USE,
    WITHDRAW,
)
from shiai.games.seven_ronin.rules.components import (
    AREAS,
    HAYAI,
    INN,
    MARKET,
    MUSASHI,
    RONIN_NAMES,
    TAIKO,
    TASUKE,
    WATCHTOWER,
    YOBU,
    YUMI,
)
from shiai.games.seven_ronin.rules.state import RONIN, SevenRonin
from shiai.games.seven_ronin.rules.steps.wounds import partner
from shiai.web.kit.drawing import Pick, Scene

Marks = tuple[str, ...]  # ids of plots and tiles


def picks(scene: Scene[SevenRonin]) -> tuple[Pick, ...]:
    """During Planning, the ronin whom the Defender can place next."""
    waiting = sorted({ASSIGN.pair(offer.action)[0] for offer in scene.offers if ASSIGN.has(offer.action)})
    return tuple([Pick(f"assign {RONIN_NAMES[ronin]}", scene.words.name(RONIN_NAMES[ronin])) for ronin in waiting])


def marks(view: SevenRonin, action: int) -> Marks:
    """The plots and tiles that an action concerns."""
    find = MARKS.get(ACTIONS.kind_of(action).name)
    return find(view, action) if find else ()


def ability_marks(state: SevenRonin, ronin: int, reached: Callable[[], str]) -> Marks:
    """The ronin who acts, and what his ability reaches if he stands where he can use it."""
    return (tile_id(ronin), reached()) if state.cells[RONIN + ronin] < AREAS else (tile_id(ronin),)


def push_marks(state: SevenRonin, action: int) -> Marks:
    """Yobu, where he stands, and the areas to which he pushes ninja."""
    area = state.cells[RONIN + YOBU]
    if area >= AREAS:
        return (tile_id(YOBU),)
    back, on = PUSHES[PUSH.part(action)]
    reached = [state.rules.previous[area]] * (back > 0) + [state.rules.next[area]] * (on > 0)
    return (tile_id(YOBU), plot_id(area), *[plot_id(other) for other in reached])


def split_marks(state: SevenRonin, action: int) -> Marks:
    """Tasuke, her partner, and where they stand."""
    other = partner(state)
    place = state.cells[RONIN + TASUKE]
    if place < AREAS and other >= 0:
        return (tile_id(TASUKE), tile_id(other), plot_id(place))
    return (tile_id(TASUKE),)


def use_marks(state: SevenRonin, action: int) -> Marks:
    """An area; for the Watchtower with the areas beside it."""
    area = USE.part(action)
    beside = (state.rules.previous[area], state.rules.next[area]) if area == WATCHTOWER else ()
    return (plot_id(area), *[plot_id(other) for other in beside])


def target_marks(state: SevenRonin, action: int) -> Marks:
    """A ronin, and where he stands if he is on the board."""
    ronin = TARGET.part(action)
    place = state.cells[RONIN + ronin]
    return (tile_id(ronin), plot_id(place)) if place <= MARKET else (tile_id(ronin),)


# By the kind of the choice; kinds that are missing concern nothing on the drawing.
MARKS: Final[dict[str, Callable[[SevenRonin, int], Marks]]] = {
    "place": lambda state, action: (plot_id(PLACE.part(action)),),
    "assign": lambda state, action: (tile_id(ASSIGN.pair(action)[0]), plot_id(ASSIGN.pair(action)[1])),
    "hayai": lambda state, action: ability_marks(state, HAYAI, lambda: plot_id(MOVE.part(action))),
    "musashi": lambda state, action: ability_marks(state, MUSASHI, lambda: plot_id(state.cells[RONIN + MUSASHI])),
    "taiko": lambda state, action: ability_marks(state, TAIKO, lambda: tile_id(HEAL.part(action))),
    "yobu": push_marks,
    "yumi": lambda state, action: ability_marks(state, YUMI, lambda: RESERVE_ID),
    "split": split_marks,
    "use": use_marks,
    "copy": lambda state, action: (plot_id(INN), plot_id(COPY.part(action))),
    "target": target_marks,
    "withdraw": lambda state, action: (plot_id(WITHDRAW.part(action)),),
    "send": lambda state, action: (plot_id(SEND.pair(action)[0]),),
}
