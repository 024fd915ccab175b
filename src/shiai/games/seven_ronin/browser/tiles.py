"""The tiles of the seven ronin: wounds, whereabouts, what holds or silences them."""

from dataclasses import dataclass
from typing import Final

from shiai.core.seats import HOLE
from shiai.games.seven_ronin.browser.areas import WIDE, place_title
from shiai.games.seven_ronin.browser.choices import Back, Button, buttons, picks, slug
from shiai.games.seven_ronin.rules.components import (
    BOARD_NAMES,
    DURABILITY,
    FIELDS,
    GONE,
    HAND,
    RONIN_NAMES,
)
from shiai.games.seven_ronin.rules.state import (
    DEFENCE,
    HELD,
    HELD_NEXT,
    RONIN,
    SILENCED,
    SILENCED_NEXT,
    WOUNDS,
    SevenRonin,
)
from shiai.games.seven_ronin.rules.steps.wounds import remaining
from shiai.i18n.catalogue import Catalogue
from shiai.web.kit.drawing import Scene

TILE_ROW: Final = 3


@dataclass(frozen=True)
class Mark:
    """A mark on a tile: held or silenced, now or from the next round on."""

    symbol: str
    text: str
    label: str
    next: bool


@dataclass(frozen=True)
class Tile:
    """A ronin with wounds and whereabouts."""

    id: str
    name: str
    title: str
    ability: str
    label: str
    state: str  # hand, planned, placed or fallen
    where: str
    wounds: int
    left: int
    marks: tuple[Mark, ...]
    pick: str
    pick_label: str
    picked: bool
    button: Button | None
    back: Back | None
    row: int
    column: int


def tile(scene: Scene, state: SevenRonin, ronin: int) -> Tile:
    """A ronin: in hand, planned, on a plot or fallen."""
    words = scene.words
    name = RONIN_NAMES[ronin]
    place = state.cells[RONIN + ronin]
    plan = state.cells[DEFENCE + ronin]
    fallen = place == GONE
    if fallen:
        condition, where = "fallen", words.say("web-fallen")
    elif place != HAND:
        condition, where = "placed", whereabouts(words, place)
    elif plan not in (HAND, HOLE):
        condition, where = "planned", whereabouts(words, plan)
    else:
        condition, where = "hand", words.say("draw-hand")
    found = tile_marks(state, words, ronin)
    title = words.name(name)
    left = 0 if fallen else remaining(state, ronin)
    ability = words.say(f"web-ability-{name}")
    parts = [words.say("web-planned", what=where) if condition == "planned" else where]
    if not fallen:
        parts.insert(0, words.say("web-durability", left=left, number=DURABILITY[ronin]))
        parts.append(ability)
    parts += [mark.label for mark in found]
    pick = f"assign {name}"
    pickable = any(first.words == pick for first in picks(scene))
    back = next((taken for taken in scene.taken if taken.startswith(f"{pick} ")), "")
    column = ronin * WIDE // 2
    drawn = buttons(scene, state, f"tile-{name}", TILE_ROW, column)
    return Tile(
        id=f"tile-{name}",
        name=name,
        title=title,
        ability=ability,
        label=f"{title}: {', '.join(parts)}",
        state=condition,
        where=where,
        wounds=DURABILITY[ronin] if fallen else state.cells[WOUNDS + ronin],
        left=left,
        marks=found,
        pick=pick if pickable else "",
        pick_label=words.say("web-pick", ronin=name, left=left, number=DURABILITY[ronin]),
        picked=pickable and scene.picked == pick,
        button=drawn[0] if drawn else None,
        back=Back(back, f"back-{slug(back)}", words.say("web-back-ronin", ronin=name), TILE_ROW, column)
        if back
        else None,
        row=TILE_ROW,
        column=column,
    )


def whereabouts(words: Catalogue, place: int) -> str:
    """Where he stands; here the limit tells one Field from the other."""
    name = BOARD_NAMES[place]
    return words.name(name) if FIELDS >> place & 1 else place_title(words, name)


def tile_marks(state: SevenRonin, words: Catalogue, ronin: int) -> tuple[Mark, ...]:
    """Held and silenced, for this round or the next."""
    found = []
    for symbol, text, now, following in (
        ("held", words.say("draw-held"), HELD, HELD_NEXT),
        ("silenced", words.say("draw-silenced"), SILENCED, SILENCED_NEXT),
    ):
        if state.cells[now] >> ronin & 1:
            found.append(Mark(symbol, text, text, next=False))
        if state.cells[following] >> ronin & 1:
            found.append(Mark(symbol, text, words.say("web-next", what=text), next=True))
    return tuple(found)
