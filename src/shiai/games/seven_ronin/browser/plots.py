"""The plots of 7 Ronin: the ten areas and the Market, with their ninja, their guards and their buttons."""

from dataclasses import dataclass, replace
from typing import Final

from shiai.games.seven_ronin.browser.buttons import Button, TakeBack, buttons, take_back
from shiai.games.seven_ronin.browser.ids import guard_id, ninja_id, plot_id, status_id
from shiai.games.seven_ronin.browser.planning import moves
from shiai.games.seven_ronin.rules.attack_plan import area_limits
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
from shiai.games.seven_ronin.rules.steps.area_abilities import AreaAbilities
from shiai.games.seven_ronin.rules.steps.wounds import DealWounds, SplitWounds, remaining
from shiai.games.seven_ronin.rules.table import occupied
from shiai.i18n.catalogue import Catalogue
from shiai.web.kit.drawing import Scene
from shiai.web.kit.marks import Mark, mark_of

# Row and column of the ten plots on the grid, clockwise from the top left, and of the Market: for the arrow keys.
CELLS: Final = ((0, 0), (0, 1), (0, 2), (0, 3), (1, 3), (2, 3), (2, 2), (2, 1), (2, 0), (1, 0), (1, 1))
WIDE: Final = 10  # columns for the arrow keys in each column of plots, so that a plot has room for several buttons


@dataclass(frozen=True)
class Guard:
    """A ronin on a plot."""

    id: str
    name: str
    title: str
    wounds: int
    left: int
    planned: bool
    label: str
    back: str  # the own choice that takes him back, or ""
    moves: str  # the places to which he can be dragged from here


@dataclass(frozen=True)
class Plot:
    """An area, or the Market."""

    id: str
    name: str
    position: str
    symbol: str
    title: str
    ability: str
    label: str
    places: int  # free places up to the limit
    planned: int
    ninja: int
    ninja_id: str
    guards: tuple[Guard, ...]
    state: str  # free, guarded, attacked or occupied
    status: str  # a symbol: flag, used, unused or ""
    status_id: str
    status_text: str
    buttons: tuple[Button, ...]
    take_back: TakeBack | None
    mark: Mark | None  # of its limit


def plot(scene: Scene[SevenRonin], state: SevenRonin, place: int, position: int) -> Plot:
    """An area or the Market with everything on it."""
    words = scene.words
    name = BOARD_NAMES[place]
    ninja = state.cells[NINJA + place]
    planned = max(0, state.cells[ATTACK + place])  # a hole is below zero
    limit = area_limits(state)[place] if place != MARKET else 0
    standing = guards(scene, state, place)
    status = area_status(state, place)
    symbol = place_symbol(place)
    row, column = CELLS[position]
    choice = f"place {name}"
    drawn = Plot(
        id=plot_id(place),
        name=name,
        position="market" if place == MARKET else str(position),
        symbol=symbol,
        title=place_title(words, place),
        ability=words.say(f"web-ability-{symbol}"),
        label="",
        places=max(0, limit - planned),
        planned=planned,
        ninja=ninja,
        ninja_id=ninja_id(place),
        guards=standing,
        state=state_of(ninja, standing, place),
        status=status,
        status_id=status_id(place),
        status_text=words.say(f"web-{'occupied' if status == 'flag' else status}") if status else "",
        buttons=buttons(scene, state, plot_id(place), row, column * WIDE),
        take_back=take_back(choice, words.say("web-back-ninja", place=name), row, column * WIDE + WIDE // 2)
        if choice in scene.taken
        else None,
        mark=None if place == MARKET else mark_of(state.rules.box, "areas", name, words),
    )
    return replace(drawn, label=plot_label(words, drawn, limit))


def plot_label(words: Catalogue, drawn: Plot, limit: int) -> str:
    """All about a plot in one sentence, for screen readers."""
    parts = [words.say("web-limit", number=limit)] if drawn.position != "market" else []
    if drawn.ninja:
        parts.append(words.say("web-ninja", number=drawn.ninja))
    parts += [guard.label for guard in drawn.guards]
    if drawn.state == "attacked":
        parts.append(words.say("web-attacked"))
    if drawn.status_text:
        parts.append(drawn.status_text)
    if drawn.planned:
        parts.append(words.say("web-planned", what=words.say("web-ninja", number=drawn.planned)))
    now = f"{drawn.title}: {', '.join(parts)}" if parts else drawn.title
    return f"{now}. {drawn.ability}"


def place_title(words: Catalogue, place: int) -> str:
    """The name of a place on its plot, where the limit of a Field is drawn."""
    return words.say("web-field") if FIELDS >> place & 1 else words.name(BOARD_NAMES[place])


def place_symbol(place: int) -> str:
    """The symbol of a place; both Fields share one."""
    return "field" if FIELDS >> place & 1 else BOARD_NAMES[place]


def guards(scene: Scene[SevenRonin], state: SevenRonin, place: int) -> tuple[Guard, ...]:
    """The ronin who stand at a place, and those whom the viewer's own plan puts there."""
    words = scene.words
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
        others = moves(scene, ronin) if planned else ""
        found.append(
            Guard(
                id=guard_id(ronin),
                name=name,
                title=words.name(name),
                wounds=state.cells[WOUNDS + ronin],
                left=left,
                planned=planned,
                label=label,
                back=f"assign {name} {BOARD_NAMES[place]}" if others else "",
                moves=others,
            )
        )
    return tuple(found)


def state_of(ninja: int, standing: tuple[Guard, ...], place: int) -> str:
    """The state of a place, which its border shows; the Market is never occupied."""
    guarded = any(not guard.planned for guard in standing)
    if ninja and guarded:
        return "attacked"
    if guarded:
        return "guarded"
    return "occupied" if ninja and place != MARKET else "free"


def area_status(state: SevenRonin, place: int) -> str:
    """The symbol of an occupied area: a flag, or in Combat step 3 whether its ability was used."""
    if place == MARKET or not occupied(state) >> place & 1:
        return ""
    if FIELDS >> place & 1 or not areas_are_used(state):
        return "flag"
    return "used" if state.cells[USED_AREAS] >> place & 1 else "unused"


def areas_are_used(state: SevenRonin) -> bool:
    """Has Combat step 3 begun? The phases before it are off the stack then, and a split belongs to the Passage."""
    steps = [step.name for step in state.stack]
    if AreaAbilities.name not in steps or DealWounds.name in steps:
        return False
    return steps[-1] != SplitWounds.name or state.cells[USED_AREAS] != 0
