"""The ten areas of 7 Ronin and the Market, each with its ninja, its guards and what may be chosen there."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from shiai.games.seven_ronin.browser.choices import Back, Button, buttons, slug
from shiai.games.seven_ronin.rules.components import (
    BOARD_NAMES,
    DURABILITY,
    FIELDS,
    MARKET,
    RONIN_COUNT,
    RONIN_NAMES,
)
from shiai.games.seven_ronin.rules.state import (
    ATTACK,
    DEFENCE,
    NINJA,
    RONIN,
    USED_AREAS,
    WOUNDS,
    SevenRonin,
)
from shiai.games.seven_ronin.rules.steps.planning import area_limits
from shiai.games.seven_ronin.rules.steps.wounds import remaining
from shiai.games.seven_ronin.rules.table import occupied
from shiai.i18n.catalogue import Catalogue
from shiai.web.kit.drawing import Scene

SHORT_NAMES: Final = {
    "watchtower": "web-watchtower",
    "granary": "web-granary",
    "animal_pen": "web-animal_pen",
    "field_large": "web-field",
    "field_small": "web-field",
}
# Row and column of the ten plots on the grid, clockwise from the top left, and of the Market: for the arrow keys.
CELLS: Final = ((0, 0), (0, 1), (0, 2), (0, 3), (1, 3), (2, 3), (2, 2), (2, 1), (2, 0), (1, 0), (1, 1))
WIDE: Final = 10  # columns for the arrow keys in one column of plots, so that several buttons fit into a plot


@dataclass(frozen=True)
class Guard:
    """A ronin on a plot."""

    name: str
    title: str
    wounds: int
    left: int
    planned: bool
    label: str


@dataclass(frozen=True)
class Plot:
    """An area, or the Market."""

    id: str
    position: str
    symbol: str
    title: str
    ability: str
    label: str
    places: int  # empty places up to the limit
    planned: int
    ninja: int
    guards: tuple[Guard, ...]
    state: str  # free, guarded, attacked or occupied
    mark: str  # a symbol: flag, used, unused or ""
    word: str
    buttons: tuple[Button, ...]
    back: Back | None


def plot(scene: Scene, state: SevenRonin, place: int, position: int) -> Plot:
    """An area or the Market with everything on it."""
    words = scene.words
    name = BOARD_NAMES[place]
    ninja = state.cells[NINJA + place]
    planned = max(0, state.cells[ATTACK + place])  # a hole is below zero
    limit = area_limits(state)[place] if place != MARKET else 0
    found = guards(state, words, place)
    condition = condition_of(ninja, found, place)
    mark = mark_of(state, place)
    word = words.say(f"web-{'occupied' if mark == 'flag' else mark}") if mark else ""
    title = place_title(words, name)
    parts = [words.say("web-limit", number=limit)] if place != MARKET else []
    if ninja:
        parts.append(words.say("web-ninja", number=ninja))
    parts += [guard.label for guard in found]
    if condition == "attacked":
        parts.append(words.say("web-attacked"))
    if word:
        parts.append(word)
    if planned:
        parts.append(words.say("web-planned", what=words.say("web-ninja", number=planned)))
    kind = "field" if FIELDS >> place & 1 else name
    ability = words.say(f"web-ability-{kind}")
    parts.append(ability)
    row, column = CELLS[position]
    back = f"place {name}"
    return Plot(
        id=f"plot-{name}",
        position="market" if place == MARKET else str(position),
        symbol=kind,
        title=title,
        ability=ability,
        label=f"{title}: {', '.join(parts)}",
        places=max(0, limit - planned),
        planned=planned,
        ninja=ninja,
        guards=found,
        state=condition,
        mark=mark,
        word=word,
        buttons=buttons(scene, state, f"plot-{name}", row, column * WIDE),
        back=Back(back, f"back-{slug(back)}", words.say("web-back-ninja", place=name), row, column * WIDE + WIDE // 2)
        if back in scene.taken
        else None,
    )


def place_title(words: Catalogue, name: str) -> str:
    """The name of a place, short enough for a plot on a phone; the limit of a Field is drawn."""
    return words.say(SHORT_NAMES[name]) if name in SHORT_NAMES else words.name(name)


def guards(state: SevenRonin, words: Catalogue, place: int) -> tuple[Guard, ...]:
    """The ronin who stand there, and those the own plan puts there."""
    found = []
    for ronin in range(RONIN_COUNT):
        planned = state.cells[DEFENCE + ronin] == place
        if not planned and state.cells[RONIN + ronin] != place:
            continue
        name = RONIN_NAMES[ronin]
        left = remaining(state, ronin)
        label = words.say("web-guard", ronin=name, left=left, number=DURABILITY[ronin])
        if planned:
            label = words.say("web-planned", what=label)
        found.append(Guard(name, words.name(name), state.cells[WOUNDS + ronin], left, planned, label))
    return tuple(found)


def condition_of(ninja: int, found: Sequence[Guard], place: int) -> str:
    """What the border of a plot tells; the Market is never occupied."""
    standing = any(not guard.planned for guard in found)
    if ninja and standing:
        return "attacked"
    if standing:
        return "guarded"
    return "occupied" if ninja and place != MARKET else "free"


def mark_of(state: SevenRonin, place: int) -> str:
    """Occupied areas carry a flag; in Combat step 3 those with an ability tell whether it was used."""
    if place == MARKET or not occupied(state) >> place & 1:
        return ""
    if FIELDS >> place & 1 or not areas_are_used(state):
        return "flag"
    return "used" if state.cells[USED_AREAS] >> place & 1 else "unused"


def areas_are_used(state: SevenRonin) -> bool:
    """Combat step 3 has begun: the phases before it are off the stack, and a split belongs to the Passage."""
    steps = [step.name for step in state.stack]
    if "area_abilities" not in steps or "deal_wounds" in steps:
        return False
    return steps[-1] != "split_wounds" or state.cells[USED_AREAS] != 0
