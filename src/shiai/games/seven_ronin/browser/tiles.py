"""The tiles of the seven ronin: wounds, whereabouts, and the effects on them."""

from dataclasses import dataclass
from typing import Final

from shiai.core.seats import HOLE
from shiai.games.seven_ronin.browser.buttons import Button, TakeBack, buttons, take_back
from shiai.games.seven_ronin.browser.choices import picks
from shiai.games.seven_ronin.browser.ids import face_id, tile_id
from shiai.games.seven_ronin.browser.planning import drops
from shiai.games.seven_ronin.browser.plots import WIDE, place_symbol
from shiai.games.seven_ronin.rules.components import (
    BOARD_NAMES,
    DURABILITY,
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
class Effect:
    """An effect on a ronin: held or silenced, now or from the next round on."""

    symbol: str
    label: str
    next: bool


@dataclass(frozen=True)
class Tile:
    """A ronin with wounds and whereabouts."""

    id: str
    face_id: str
    name: str
    title: str
    ability: str
    label: str
    state: str  # hand, planned, placed or fallen
    where: str
    where_symbol: str  # of the place where he stands, or ""
    wounds: int
    left: int
    effects: tuple[Effect, ...]
    pick: str
    pick_label: str
    picked: bool
    drops: str  # the places to which he can be dragged
    button: Button | None
    take_back: TakeBack | None
    row: int
    column: int


def tile(scene: Scene[SevenRonin], state: SevenRonin, ronin: int) -> Tile:
    """The tile of a ronin."""
    words = scene.words
    name = RONIN_NAMES[ronin]
    status, where, symbol = whereabouts(state, words, ronin)
    fallen = status == "fallen"
    left = 0 if fallen else remaining(state, ronin)
    effects = effects_on(state, words, ronin)
    ability = words.say(f"web-ability-{name}")
    pick = f"assign {name}"
    pickable = any(first.words == pick for first in picks(scene))
    planned = next((taken for taken in scene.taken if taken.startswith(f"{pick} ")), "")
    column = ronin * WIDE // 2
    drawn = buttons(scene, state, tile_id(ronin), TILE_ROW, column)
    parts = [words.say("web-planned", what=where) if status == "planned" else where]
    if not fallen:
        parts = [words.say("web-durability", left=left, number=DURABILITY[ronin]), *parts]
    parts += [effect.label for effect in effects]
    return Tile(
        id=tile_id(ronin),
        face_id=face_id(ronin),
        name=name,
        title=words.name(name),
        ability=ability,
        label=f"{words.name(name)}: {', '.join(parts)}. {ability}",
        state=status,
        where=where,
        where_symbol=symbol,
        wounds=DURABILITY[ronin] if fallen else state.cells[WOUNDS + ronin],
        left=left,
        effects=effects,
        pick=pick if pickable else "",
        pick_label=words.say("web-pick", ronin=name, left=left, number=DURABILITY[ronin]),
        picked=pickable and scene.picked == pick,
        drops=drops(scene, pick),
        button=drawn[0] if drawn else None,
        take_back=take_back(planned, words.say("web-back-ronin", ronin=name), TILE_ROW, column) if planned else None,
        row=TILE_ROW,
        column=column,
    )


def whereabouts(state: SevenRonin, words: Catalogue, ronin: int) -> tuple[str, str, str]:
    """Whether a ronin is fallen, placed, planned or in hand, where that is in words, and the symbol of the place."""
    place = state.cells[RONIN + ronin]
    plan = state.cells[DEFENCE + ronin]
    if place == GONE:
        return "fallen", words.say("web-fallen"), ""
    if place != HAND:
        return "placed", words.name(BOARD_NAMES[place]), place_symbol(place)
    if plan not in (HAND, HOLE):
        return "planned", words.name(BOARD_NAMES[plan]), place_symbol(plan)
    return "hand", words.say("draw-hand"), ""


def effects_on(state: SevenRonin, words: Catalogue, ronin: int) -> tuple[Effect, ...]:
    """Whether a ronin is held or silenced, in this round or the next."""
    found = []
    for symbol, text, now, following in (
        ("held", words.say("draw-held"), HELD, HELD_NEXT),
        ("silenced", words.say("draw-silenced"), SILENCED, SILENCED_NEXT),
    ):
        if state.cells[now] >> ronin & 1:
            found.append(Effect(symbol, text, next=False))
        if state.cells[following] >> ronin & 1:
            found.append(Effect(symbol, words.say("web-next", what=text), next=True))
    return tuple(found)
