"""The table of 7 Ronin in the browser: time track, the village around the Market, the tiles of the ronin.

It reads a redacted state, so it cannot show what the viewer may not see. Python makes all texts; the template only lays
them out. A drawing has plots (areas and Market), tiles (ronin) and symbols. Ids: plot-<place>, tile-<ronin>,
offer-<choice>, back-<choice>; more in ids.py.
"""

from dataclasses import dataclass
from typing import Final

from shiai.core.seats import HOLE
from shiai.games.seven_ronin.browser.buttons import Button, buttons
from shiai.games.seven_ronin.browser.choices import marks, picks
from shiai.games.seven_ronin.browser.choreography import cues, is_own
from shiai.games.seven_ronin.browser.explain import explain
from shiai.games.seven_ronin.browser.ids import RESERVE_ID, day_id, side_id
from shiai.games.seven_ronin.browser.odds import odds
from shiai.games.seven_ronin.browser.planning import drops, last_plan
from shiai.games.seven_ronin.browser.plots import WIDE, Plot, plot
from shiai.games.seven_ronin.browser.tiles import Tile, tile
from shiai.games.seven_ronin.rules.components import (
    AREA_NAMES,
    AREAS,
    AREAS_NEEDED,
    ATTACKER,
    BOARD_PLACES,
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
from shiai.web.kit.marks import Mark, mark_of

FIRST: Final = "watchtower"  # the plot at the top left, where the ring begins
CAMP_CELL: Final = (1, 2 * WIDE)  # row and column for the arrow keys: between the Market and the last column


@dataclass(frozen=True)
class Day:
    """A round on the time track."""

    id: str
    number: int
    threat: int
    minimum: int
    hungry: bool
    when: str  # past, now or later
    label: str


@dataclass(frozen=True)
class Side:
    """A player, and what the viewer may know of what he is doing."""

    id: str
    name: str
    title: str
    sealed: bool  # a plan that the viewer cannot see
    status: str  # sealed, plans, ready, acts, waits, won or lost
    text: str


@dataclass(frozen=True)
class Camp:
    """The reserve of the Attacker."""

    number: int
    planned: int  # those of them that the viewer's own plan uses
    drops: str  # the places to which one of its ninja can be dragged
    buttons: tuple[Button, ...]


@dataclass(frozen=True)
class Village:
    """Everything that the template draws."""

    days: tuple[Day, ...]
    plots: tuple[Plot, ...]
    market: Plot
    tiles: tuple[Tile, ...]
    sides: tuple[Side, ...]
    camp: Camp
    pool: int
    last_plan: str  # the choices of the viewer's last plan, if they can be made again
    held: int
    needed: int
    track_mark: Mark | None
    ring_mark: Mark | None


def village(scene: Scene[SevenRonin]) -> Village:
    """The whole table."""
    state = scene.view
    ring = [AREA_NAMES.index(FIRST)]
    while len(ring) < AREAS:
        ring.append(state.rules.next[ring[-1]])
    return Village(
        days=tuple([day(state, scene.words, number) for number in range(1, ROUNDS + 1)]),
        plots=tuple([plot(scene, state, area, position) for position, area in enumerate(ring)]),
        market=plot(scene, state, MARKET, AREAS),
        tiles=tuple([tile(scene, state, ronin) for ronin in range(RONIN_COUNT)]),
        sides=tuple([side(state, scene.words, seat) for seat in (ATTACKER, DEFENDER)]),
        camp=camp(scene),
        pool=state.cells[POOL],
        last_plan=last_plan(scene),
        held=area_count(state),
        needed=AREAS_NEEDED,
        track_mark=mark_of(state.rules.box, "track", "threat", scene.words),
        ring_mark=mark_of(state.rules.box, "board", "ring", scene.words),
    )


def camp(scene: Scene[SevenRonin]) -> Camp:
    """The reserve; ninja that the viewer has planned are still counted, as the rules do."""
    return Camp(
        number=scene.view.cells[RESERVE],
        planned=sum(
            [max(0, number) for number in scene.view.cells[ATTACK : ATTACK + BOARD_PLACES]]
        ),  # a hole is below zero
        drops=drops(scene, "place"),
        buttons=buttons(scene, scene.view, RESERVE_ID, *CAMP_CELL),
    )


def day(state: SevenRonin, words: Catalogue, number: int) -> Day:
    """A round on the time track."""
    now = state.cells[ROUND]
    hungry = number in state.rules.starving_rounds
    label = words.say("web-day", round=number, threat=state.rules.threat[number], number=MINIMUM[number])
    return Day(
        id=day_id(number),
        number=number,
        threat=state.rules.threat[number],
        minimum=MINIMUM[number],
        hungry=hungry,
        when="now" if number == now else ("past" if number < now else "later"),
        label=f"{label}, {words.say('web-hungry')}" if hungry else label,
    )


def side(state: SevenRonin, words: Catalogue, seat: int) -> Side:
    """A player; of a hidden plan only whether it is ready."""
    sealed = state.cells[ATTACK if seat == ATTACKER else DEFENCE] == HOLE
    status = player_status(state, seat, sealed)
    name = SEATS[seat]
    return Side(side_id(seat), name, words.name(name), sealed, status, words.say(f"web-{status}"))


def player_status(state: SevenRonin, seat: int, sealed: bool) -> str:
    """What a player is doing, as the end of a message id."""
    outcome = state.outcome()
    if outcome is not None:
        return "won" if seat in outcome.winners else "lost"
    if state.is_planning():
        if state.cells[READY] >> seat & 1:
            return "ready"
        return "sealed" if sealed else "plans"
    return "acts" if seat in state.actors() else "waits"


DRAWING: Final = Drawing(
    "seven_ronin/table.html",
    village,
    picks,
    odds,
    marks,
    cues=cues,
    own=is_own,
    explain=explain,
    style="/static/seven_ronin/table.css",
    script="/static/seven_ronin/planning.js",
)
