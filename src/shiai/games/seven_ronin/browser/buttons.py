"""The buttons of 7 Ronin: choices drawn on the plots and tiles."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from shiai.games.seven_ronin.browser.choices import marks
from shiai.games.seven_ronin.browser.ids import RESERVE_ID, plot_id, slug, tile_id
from shiai.games.seven_ronin.browser.odds import is_deadly
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
    HAYAI,
    MUSASHI,
    RONIN_NAMES,
    TAIKO,
    YOBU,
    YUMI,
)
from shiai.games.seven_ronin.rules.state import RONIN, SevenRonin
from shiai.games.seven_ronin.rules.steps.area_abilities import HoldChosen, SilenceChosen
from shiai.web.kit.drawing import Offer, Scene

TARGET_SYMBOLS: Final = {HoldChosen.name: "held", SilenceChosen.name: "silenced"}


@dataclass(frozen=True)
class Caption:
    """What stands on a button."""

    ronin: str = ""  # the ronin who acts
    symbol: str = ""
    text: str = ""


@dataclass(frozen=True)
class Button:
    """A legal choice, drawn on a plot or tile."""

    offer: Offer
    id: str
    caption: Caption
    marks: str  # ids of the plots and tiles that it concerns
    deadly: bool  # a ronin may fall by it
    row: int
    column: int


@dataclass(frozen=True)
class TakeBack:
    """A button that takes a choice of the viewer's own plan back."""

    name: str
    id: str
    label: str
    row: int
    column: int


def buttons(scene: Scene[SevenRonin], state: SevenRonin, part: str, row: int, column: int) -> tuple[Button, ...]:
    """The offers that are drawn on this part; ronin are assigned after one was picked."""
    found: list[Button] = []
    for offer in scene.offers:
        kind = ACTIONS.kind_of(offer.action).name
        if kind not in DRAWN_ON or DRAWN_ON[kind](state, offer.action) != part:
            continue
        if ASSIGN.has(offer.action) and not offer.name.startswith(f"{scene.picked or '-'} "):
            continue
        caption = CAPTIONS[kind](scene, offer.action)
        concerned = " ".join(marks(state, offer.action))
        deadly = is_deadly(state, offer.action)
        found.append(Button(offer, f"offer-{slug(offer.name)}", caption, concerned, deadly, row, column + len(found)))
    return tuple(found)


def take_back(name: str, label: str, row: int, column: int) -> TakeBack:
    """The button that takes this choice back."""
    return TakeBack(name, f"back-{slug(name)}", label, row, column)


def push_target(state: SevenRonin, action: int) -> int:
    """The area to which Yobu pushes all ninja, or his own if they go to both sides."""
    area = state.cells[RONIN + YOBU]
    back, on = PUSHES[PUSH.part(action)]
    if back and on:
        return area
    return state.rules.previous[area] if back else state.rules.next[area]


# The plot or tile on which each kind of choice is drawn. The page itself shows the kinds that are missing.
DRAWN_ON: Final[dict[str, Callable[[SevenRonin, int], str]]] = {
    "place": lambda state, action: plot_id(PLACE.part(action)),
    "assign": lambda state, action: plot_id(ASSIGN.pair(action)[1]),
    "hayai": lambda state, action: plot_id(MOVE.part(action)),
    "musashi": lambda state, action: plot_id(state.cells[RONIN + MUSASHI]),
    "taiko": lambda state, action: tile_id(HEAL.part(action)),
    "yobu": lambda state, action: plot_id(push_target(state, action)),
    "yumi": lambda state, action: RESERVE_ID,
    "use": lambda state, action: plot_id(USE.part(action)),
    "copy": lambda state, action: plot_id(COPY.part(action)),
    "target": lambda state, action: tile_id(TARGET.part(action)),
    "withdraw": lambda state, action: plot_id(WITHDRAW.part(action)),
    "send": lambda state, action: plot_id(SEND.pair(action)[0]),
}


def push_caption(scene: Scene[SevenRonin], action: int) -> Caption:
    """How many ninja Yobu pushes to each side."""
    back, on = PUSHES[PUSH.part(action)]
    return Caption(RONIN_NAMES[YOBU], text=f"{back}+{on}" if back and on else f"+{back + on}")


CAPTIONS: Final[dict[str, Callable[[Scene[SevenRonin], int], Caption]]] = {
    "place": lambda scene, action: Caption(symbol="plus"),
    "assign": lambda scene, action: Caption(RONIN_NAMES[ASSIGN.pair(action)[0]], "plus"),
    "hayai": lambda scene, action: Caption(RONIN_NAMES[HAYAI], "plus"),
    "musashi": lambda scene, action: Caption(symbol="star", text="−1"),
    "taiko": lambda scene, action: Caption(RONIN_NAMES[TAIKO], "plus"),
    "yobu": push_caption,
    "yumi": lambda scene, action: Caption(RONIN_NAMES[YUMI], "star", "−1"),
    "use": lambda scene, action: Caption(text=scene.words.say("web-use")),
    "copy": lambda scene, action: Caption(text=scene.words.say("web-copy")),
    "target": lambda scene, action: Caption(symbol=TARGET_SYMBOLS.get(scene.view.stack[-1].name, "wound")),
    "withdraw": lambda scene, action: Caption(symbol="star", text="−1"),
    "send": lambda scene, action: Caption(text=f"+{SEND.pair(action)[1] + 1}"),
}
