"""The table of 7 Ronin in the browser: time track, the village around the Market, the tiles of the ronin.

It reads a redacted state, so it cannot show what the viewer may not see. All words are said here; the template only
lays them out. Ids of the drawing: plot-<place>, tile-<ronin>, offer-<choice>, back-<choice>.
"""

from dataclasses import dataclass
from typing import Final

from shiai.core.seats import HOLE
from shiai.games.seven_ronin.browser.areas import Plot, plot
from shiai.games.seven_ronin.browser.choices import marks, odds, picks, seen
from shiai.games.seven_ronin.browser.tiles import Tile, tile
from shiai.games.seven_ronin.rules.components import (
    AREA_NAMES,
    AREAS,
    AREAS_NEEDED,
    ATTACKER,
    DEFENDER,
    MARKET,
    MINIMUM,
    RONIN_COUNT,
    ROUNDS,
    SEATS,
)
from shiai.games.seven_ronin.rules.state import (
    ATTACK,
    DEFENCE,
    POOL,
    READY,
    RESERVE,
    ROUND,
    SevenRonin,
)
from shiai.games.seven_ronin.rules.table import area_count
from shiai.i18n.catalogue import Catalogue
from shiai.web.kit.drawing import Drawing, Scene

NORTH: Final = "watchtower"  # first plot of the ring, at the top left


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


def is_planning(state: SevenRonin) -> bool:
    """Both sides plan now."""
    return bool(state.stack) and state.stack[-1].name == "planning"


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


DRAWING: Final = Drawing("seven_ronin/table.html", village, picks, odds, marks, style="/static/seven_ronin/table.css")
