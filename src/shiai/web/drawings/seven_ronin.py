"""The table of 7 Ronin in the browser: time track, the village around the Market, the tiles of the ronin.

It reads a redacted state, so it cannot show what the viewer may not see. All words are said here; the template only
lays them out. Ids of the drawing: plot-<place>, tile-<ronin>, offer-<choice>, back-<choice>.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from shiai.core.seats import HOLE
from shiai.core.state import State
from shiai.games.seven_ronin.actions import (
    ASSIGN,
    BOARD_PLACES,
    COPY,
    DONE,
    ENOUGH,
    FINISH,
    HEAL,
    MOVE,
    PLACE,
    PUSH,
    PUSHES,
    SEND,
    SHOOT,
    SLAY,
    SPLIT,
    TARGET,
    USE,
    WITHDRAW,
)
from shiai.games.seven_ronin.components import (
    AREA_NAMES,
    AREAS,
    AREAS_NEEDED,
    ATTACKER,
    BOARD_NAMES,
    DEFENDER,
    DURABILITY,
    FIELDS,
    GONE,
    HAND,
    HAYAI,
    INN,
    MARKET,
    MINIMUM,
    MUSASHI,
    RONIN_COUNT,
    RONIN_NAMES,
    ROUNDS,
    SEATS,
    TAIKO,
    TASUKE,
    WATCHTOWER,
    YOBU,
    YUMI,
)
from shiai.games.seven_ronin.state import (
    ATTACK,
    DEFENCE,
    HELD,
    HELD_NEXT,
    NINJA,
    POOL,
    READY,
    RESERVE,
    RONIN,
    ROUND,
    SILENCED,
    SILENCED_NEXT,
    USED_AREAS,
    WOUNDS,
    SevenRonin,
)
from shiai.games.seven_ronin.steps.planning import area_limits
from shiai.games.seven_ronin.steps.wounds import partner, remaining
from shiai.games.seven_ronin.table import area_count, occupied
from shiai.i18n.catalogue import Catalogue
from shiai.web.drawings.drawing import Drawing, Offer, Pick, Scene

NORTH: Final = "watchtower"  # first plot of the ring, at the top left
SHORT_NAMES: Final = {
    "watchtower": "web-watchtower",
    "granary": "web-granary",
    "animal_pen": "web-animal_pen",
    "field_large": "web-field",
    "field_small": "web-field",
}
# Row and column of the ten plots on the grid, clockwise from the top left, and of the Market: for the arrow keys.
CELLS: Final = ((0, 0), (0, 1), (0, 2), (0, 3), (1, 3), (2, 3), (2, 2), (2, 1), (2, 0), (1, 0), (1, 1))
TARGET_SIGNS: Final = {"hold_chosen_ronin": "held", "silence_chosen_ronin_next_round": "silenced"}
TILE_ROW: Final = 3
WIDE: Final = 10  # columns for the arrow keys in one column of plots, so that several buttons fit into a plot


@dataclass(frozen=True)
class Button:
    """A legal choice, drawn on the plot or tile it concerns."""

    offer: Offer
    id: str
    crest: str  # the ronin who acts, if one does
    sign: str  # a symbol, or ""
    text: str
    marks: str
    row: int
    column: int


@dataclass(frozen=True)
class Back:
    """A choice of the own plan that can be taken back."""

    name: str
    id: str
    label: str
    row: int
    column: int


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


@dataclass(frozen=True)
class Day:
    """A round on the time track."""

    number: int
    threat: int
    minimum: int
    hungry: bool
    when: str  # past, now or later
    label: str


@dataclass(frozen=True)
class Side:
    """What can be known of a player: acting, waiting, planning in secret, ready."""

    symbol: str
    title: str
    sealed: bool  # a plan that the viewer cannot see
    mood: str  # sealed, plans, ready, acts, waits, won or lost
    text: str


@dataclass(frozen=True)
class Village:
    """All that the template draws."""

    days: tuple[Day, ...]
    plots: tuple[Plot, ...]
    market: Plot
    tiles: tuple[Tile, ...]
    sides: tuple[Side, ...]
    reserve: int
    pool: int
    held: int
    needed: int


def village(scene: Scene) -> Village:
    """The whole table."""
    state = seen(scene.view)
    ring = [AREA_NAMES.index(NORTH)]
    while len(ring) < AREAS:
        ring.append(state.rules.next[ring[-1]])
    return Village(
        days=tuple([day(state, scene.words, number) for number in range(1, ROUNDS + 1)]),
        plots=tuple([plot(scene, state, area, position) for position, area in enumerate(ring)]),
        market=plot(scene, state, MARKET, AREAS),
        tiles=tuple([tile(scene, state, ronin) for ronin in range(RONIN_COUNT)]),
        sides=tuple([side(state, scene.words, seat) for seat in (ATTACKER, DEFENDER)]),
        reserve=state.cells[RESERVE],
        pool=state.cells[POOL],
        held=area_count(state),
        needed=AREAS_NEEDED,
    )


def seen(view: State) -> SevenRonin:
    """The state as one of this game."""
    assert isinstance(view, SevenRonin)
    return view


def slug(name: str) -> str:
    """The name of a choice as part of an id."""
    return name.replace(" ", "-")


def is_planning(state: SevenRonin) -> bool:
    """Both sides plan now."""
    return bool(state.stack) and state.stack[-1].name == "planning"


# Time track -----------------------------------------------------------------------------------------------------------


def day(state: SevenRonin, words: Catalogue, number: int) -> Day:
    """One round of the track."""
    now = state.cells[ROUND]
    hungry = number in state.rules.starving_rounds
    label = words.say("web-day", round=number, threat=state.rules.threat[number], number=MINIMUM[number])
    return Day(
        number=number,
        threat=state.rules.threat[number],
        minimum=MINIMUM[number],
        hungry=hungry,
        when="now" if number == now else ("past" if number < now else "later"),
        label=f"{label}, {words.say('web-hungry')}" if hungry else label,
    )


# Plots ----------------------------------------------------------------------------------------------------------------


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


# Tiles ----------------------------------------------------------------------------------------------------------------


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
        condition, where = "hand", words.say("hand")
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
        ("held", words.say("held"), HELD, HELD_NEXT),
        ("silenced", words.say("silenced"), SILENCED, SILENCED_NEXT),
    ):
        if state.cells[now] >> ronin & 1:
            found.append(Mark(symbol, text, text, next=False))
        if state.cells[following] >> ronin & 1:
            found.append(Mark(symbol, text, words.say("web-next", what=text), next=True))
    return tuple(found)


# The two sides --------------------------------------------------------------------------------------------------------


def side(state: SevenRonin, words: Catalogue, seat: int) -> Side:
    """What a player is doing; of a hidden plan only whether it is ready."""
    sealed = state.cells[ATTACK if seat == ATTACKER else DEFENCE] == HOLE
    mood = mood_of(state, seat, sealed)
    symbol = "star" if seat == ATTACKER else "defender"
    return Side(symbol, words.name(SEATS[seat]), sealed, mood, words.say(f"web-{mood}"))


def mood_of(state: SevenRonin, seat: int, sealed: bool) -> str:
    """One word for it, the end of a message id."""
    outcome = state.outcome()
    if outcome is not None:
        return "won" if seat in outcome.winners else "lost"
    if is_planning(state):
        if state.cells[READY] >> seat & 1:
            return "ready"
        return "sealed" if sealed else "plans"
    return "acts" if seat in state.actors() else "waits"


# Choices on the drawing -----------------------------------------------------------------------------------------------


def buttons(scene: Scene, state: SevenRonin, spot: str, row: int, column: int) -> tuple[Button, ...]:
    """The offers that are drawn at this plot or tile."""
    found: list[Button] = []
    for offer in scene.offers:
        if ASSIGN <= offer.action < FINISH and not offer.name.startswith(f"{scene.picked or '-'} "):
            continue
        if spot_of(state, offer.action) == spot:
            crest, sign, text = sign_of(scene, offer.action)
            marked = " ".join(marks(state, offer.action))
            found.append(
                Button(offer, f"offer-{slug(offer.name)}", crest, sign, text, marked, row, column + len(found))
            )
    return tuple(found)


def spot_of(state: SevenRonin, action: int) -> str:
    """Where an offer is drawn: at its target; a push to both sides where Yobu stands; '' for what the page shows."""
    if action < DONE:
        return f"plot-{BOARD_NAMES[action - PLACE]}"
    if ASSIGN <= action < FINISH:
        return f"plot-{BOARD_NAMES[(action - ASSIGN) % BOARD_PLACES]}"
    if MOVE <= action < SLAY:
        return f"plot-{AREA_NAMES[action - MOVE]}"
    if action == SLAY:
        return f"plot-{BOARD_NAMES[state.cells[RONIN + MUSASHI]]}"
    if HEAL <= action < PUSH:
        return f"tile-{RONIN_NAMES[action - HEAL]}"
    if PUSH <= action < SHOOT:
        return f"plot-{BOARD_NAMES[pushed_to(state, action)]}"
    if action == SHOOT:
        return "plot-market"  # where the reserve is counted
    if USE <= action < COPY:
        return f"plot-{AREA_NAMES[action - USE]}"
    if COPY <= action < TARGET:
        return f"plot-{AREA_NAMES[action - COPY]}"
    if TARGET <= action < WITHDRAW:
        return f"tile-{RONIN_NAMES[action - TARGET]}"
    if WITHDRAW <= action < ENOUGH:
        return f"plot-{AREA_NAMES[action - WITHDRAW]}"
    if action >= SEND:
        return f"plot-{AREA_NAMES[(action - SEND) // 2]}"
    return ""


def pushed_to(state: SevenRonin, action: int) -> int:
    """The area all of Yobu's ninja go to, or his own when they part."""
    area = state.cells[RONIN + YOBU]
    back, on = PUSHES[action - PUSH]
    if back and on:
        return area
    return state.rules.previous[area] if back else state.rules.next[area]


def sign_of(scene: Scene, action: int) -> tuple[str, str, str]:
    """What stands on the button: who acts, a symbol, a few letters."""
    if action < DONE:
        return "", "plus", ""
    if ASSIGN <= action < FINISH:
        return RONIN_NAMES[(action - ASSIGN) // BOARD_PLACES], "plus", ""
    if MOVE <= action < SLAY:
        return RONIN_NAMES[HAYAI], "plus", ""
    if action == SLAY:
        return RONIN_NAMES[MUSASHI], "star", "−1"
    if HEAL <= action < PUSH:
        return RONIN_NAMES[TAIKO], "plus", ""
    if PUSH <= action < SHOOT:
        back, on = PUSHES[action - PUSH]
        return RONIN_NAMES[YOBU], "", f"{back}+{on}" if back and on else f"+{back + on}"
    if action == SHOOT:
        return RONIN_NAMES[YUMI], "star", "−1"
    if USE <= action < COPY:
        return "", "", scene.words.say("web-use")
    if COPY <= action < TARGET:
        return "", "", scene.words.say("web-copy")
    if TARGET <= action < WITHDRAW:
        return "", TARGET_SIGNS.get(scene.view.stack[-1].name, "wound"), ""
    if WITHDRAW <= action < ENOUGH:
        return "", "star", "−1"
    return "", "", f"+{(action - SEND) % 2 + 1}"


def picks(scene: Scene) -> tuple[Pick, ...]:
    """In the Defender's planning: which ronin still in hand is placed."""
    actions = [offer.action for offer in scene.offers if ASSIGN <= offer.action < FINISH]
    waiting = sorted({(action - ASSIGN) // BOARD_PLACES for action in actions})
    return tuple([Pick(f"assign {RONIN_NAMES[ronin]}", scene.words.name(RONIN_NAMES[ronin])) for ronin in waiting])


def marks(view: State, action: int) -> tuple[str, ...]:
    """The plots and tiles that an action concerns."""
    state = seen(view)
    if ASSIGN <= action < FINISH:
        return (f"tile-{RONIN_NAMES[(action - ASSIGN) // BOARD_PLACES]}", spot_of(state, action))
    if SPLIT <= action < USE:
        other = partner(state)
        place = state.cells[RONIN + TASUKE]
        found = [f"tile-{RONIN_NAMES[TASUKE]}"]
        if place < AREAS and other >= 0:
            found += [f"tile-{RONIN_NAMES[other]}", f"plot-{BOARD_NAMES[place]}"]
        return tuple(found)
    if MOVE <= action < SPLIT:
        return ability_marks(state, action)
    if TARGET <= action < WITHDRAW:
        return (spot_of(state, action), *plot_of(state, action - TARGET))
    if action == USE + WATCHTOWER:
        beside = (state.rules.previous[WATCHTOWER], state.rules.next[WATCHTOWER])
        return (spot_of(state, action), *[f"plot-{AREA_NAMES[area]}" for area in beside])
    if COPY <= action < TARGET:
        return (f"plot-{AREA_NAMES[INN]}", spot_of(state, action))
    spot = spot_of(state, action)
    return (spot,) if spot else ()


def ability_marks(state: SevenRonin, action: int) -> tuple[str, ...]:
    """Who acts, and what his ability reaches; nothing when he is not where he could use it."""
    ronin = acting(action)
    if state.cells[RONIN + ronin] >= AREAS:
        return (f"tile-{RONIN_NAMES[ronin]}",)
    reached = [spot_of(state, action)]
    if PUSH <= action < SHOOT:
        area = state.cells[RONIN + YOBU]
        back, on = PUSHES[action - PUSH]
        reached = [f"plot-{AREA_NAMES[area]}"]
        reached += [f"plot-{AREA_NAMES[state.rules.previous[area]]}"] if back else []
        reached += [f"plot-{AREA_NAMES[state.rules.next[area]]}"] if on else []
    return (f"tile-{RONIN_NAMES[ronin]}", *reached)


def acting(action: int) -> int:
    """Whose ability an action uses."""
    for ronin, end in ((HAYAI, SLAY), (MUSASHI, HEAL), (TAIKO, PUSH), (YOBU, SHOOT)):
        if action < end:
            return ronin
    return YUMI


def plot_of(state: SevenRonin, ronin: int) -> tuple[str, ...]:
    """The plot he stands on, if he does."""
    place = state.cells[RONIN + ronin]
    return (f"plot-{BOARD_NAMES[place]}",) if place <= MARKET else ()


def odds(view: State, action: int, words: Catalogue) -> str:
    """How full an area would be, how long a ronin would stand, who would meet whom."""
    state = seen(view)
    if PLACE <= action < PLACE + MARKET:
        area = action - PLACE
        number = state.cells[ATTACK + area] + 1
        limit = area_limits(state)[area]
        return words.say("web-odds-above" if number > limit else "web-odds-place", number=number, limit=limit)
    if ASSIGN <= action < FINISH:
        ronin = (action - ASSIGN) // BOARD_PLACES
        return words.say("web-durability", left=remaining(state, ronin), number=DURABILITY[ronin])
    if MOVE <= action < SLAY:
        area = action - MOVE
        return met(state, words, area, state.cells[NINJA + area], remaining(state, HAYAI))
    if action >= SEND:
        area, more = divmod(action - SEND, 2)
        return met(state, words, area, state.cells[NINJA + area] + more + 1, 0)
    return ""


def met(state: SevenRonin, words: Catalogue, area: int, ninja: int, left: int) -> str:
    """So many ninja against all who would stand there; nothing when nobody would."""
    standing = [ronin for ronin in range(RONIN_COUNT) if state.cells[RONIN + ronin] == area]
    left += sum([remaining(state, ronin) for ronin in standing])
    return words.say("web-odds-fight", number=ninja, left=left) if left else ""


DRAWING: Final = Drawing("drawings/seven_ronin.html", village, picks, odds, marks)
