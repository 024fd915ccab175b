"""How the events of 7 Ronin are played on the board: ninja drop in, ronin step out, blades meet, the fallen leave.

Cues are played on the board before the choice, so a piece is looked for where it stood then. Ronin who were revealed
by the same choice have not stood anywhere yet; what happens to them is shown on their tiles.
"""

from collections.abc import Callable, Sequence
from typing import Final

from shiai.core.messages import Event
from shiai.games.seven_ronin.browser.ids import (
    NINJA_FIGURE,
    POOL_ID,
    RESERVE_ID,
    day_id,
    face_id,
    figure,
    guard_id,
    ninja_id,
    ninja_spot_id,
    plot_id,
    ronin_spot_id,
    side_id,
    status_id,
    symbol,
    tile_id,
)
from shiai.games.seven_ronin.rules.components import (
    ATTACKER,
    BOARD_NAMES,
    DEFENDER,
    HAYAI,
    INN,
    MARKET,
    RONIN_COUNT,
    RONIN_NAMES,
    SEATS,
    TAIKO,
    YOBU,
    YUMI,
)
from shiai.games.seven_ronin.rules.state import DEFENCE, READY, RONIN, ROUND, SevenRonin
from shiai.games.seven_ronin.rules.steps.area_abilities import AreaAbilities, ChooseWounded, CopyArea, WoundChosen
from shiai.games.seven_ronin.rules.table import occupied
from shiai.i18n.catalogue import Catalogue
from shiai.web.kit.drama import BOARD, Cue

Cues = Sequence[Cue]
Choreography = Callable[[SevenRonin, SevenRonin, Event], Cues]

FROM_AREAS: Final = (AreaAbilities.name, CopyArea.name, WoundChosen.name, ChooseWounded.name)  # wounds without a fight
OWN: Final = {  # what a side has chosen itself
    ATTACKER: ("ninja_planned", "ninja_revealed"),
    DEFENDER: ("ronin_planned", "ronin_revealed"),
}


def cues(before: SevenRonin, after: SevenRonin, event: Event, words: Catalogue) -> Cues:
    """What moves for an event."""
    name = event.id.removeprefix("event-")
    if name.startswith("won_"):
        return victory(event, words)
    return CHOREOGRAPHIES[name](before, after, event) if name in CHOREOGRAPHIES else ()


def is_own(_view: SevenRonin, seat: int, event: Event) -> bool:
    """Whether an event only repeats what this seat has planned."""
    name = event.id.removeprefix("event-")
    if name == "plan_ready":
        return seat in OWN and event.values["side"] == SEATS[seat]
    return name in OWN.get(seat, ())


# Where things are -----------------------------------------------------------------------------------------------------


def place_of(event: Event) -> int:
    """The place of an event."""
    return BOARD_NAMES.index(str(event.values["place"]))


def ronin_of(event: Event) -> int:
    """The ronin of an event."""
    return RONIN_NAMES.index(str(event.values["ronin"]))


def number_of(event: Event) -> int:
    """How many ninja or wounds an event is about."""
    return int(event.values["number"])


def stood(before: SevenRonin, ronin: int) -> int | None:
    """Where a ronin is drawn on the board before: where he stood or was planned; None if only his tile shows him."""
    if before.cells[RONIN + ronin] <= MARKET:
        return before.cells[RONIN + ronin]
    planned = before.cells[DEFENCE + ronin]
    return planned if before.is_planning() and 0 <= planned <= MARKET else None


def figure_on_board(before: SevenRonin, ronin: int) -> str:
    """The id of the figure of a ronin on the board before: on his plot, otherwise on his tile."""
    return guard_id(ronin) if stood(before, ronin) is not None else face_id(ronin)


def landing(before: SevenRonin, place: int) -> str:
    """The spot on a plot where ninja arrive, beside a ronin who is drawn there."""
    taken = any(stood(before, ronin) == place for ronin in range(RONIN_COUNT))
    return ronin_spot_id(place) if taken else ninja_spot_id(place)


def flag(before: SevenRonin, after: SevenRonin, place: int) -> list[Cue]:
    """A flag for an area that is occupied now and was not before."""
    new = occupied(after) & ~occupied(before)
    if place == MARKET or not new >> place & 1:
        return []
    return [Cue("drop", status_id(place), symbol=symbol("flag"), ink="vermilion", late=True)]


def ninja(number: int, target: str, origin: str) -> list[Cue]:
    """So many ninja go from one place to another, side by side."""
    step = Cue("move", target, origin, symbol=NINJA_FIGURE)
    return [*[Cue("move", target, origin, symbol=NINJA_FIGURE, together=True)] * (number - 1), step]


# Planning and the reveal ----------------------------------------------------------------------------------------------


def round_began(before: SevenRonin, after: SevenRonin, event: Event) -> Cues:
    """The next round begins on the time track."""
    return [Cue("pulse", day_id(int(event.values["round"])), late=True)]


def plan_ready(before: SevenRonin, after: SevenRonin, event: Event) -> Cues:
    """A side is ready; with the second one the screens lift."""
    if before.cells[READY]:
        return [Cue("lift", BOARD)]
    return [Cue("pulse", side_id(SEATS.index(str(event.values["side"]))))]


def ninja_revealed(before: SevenRonin, after: SevenRonin, event: Event) -> Cues:
    """Ninja drop into an area."""
    place, number = place_of(event), number_of(event)
    landed = [
        Cue("drop", landing(before, place), symbol=NINJA_FIGURE, together=more)
        for more in [True] * (number - 1) + [False]
    ]
    return [*landed, *flag(before, after, place)]


def ronin_revealed(before: SevenRonin, after: SevenRonin, event: Event) -> Cues:
    """A ronin steps out of the hand onto his plot; one's own are drawn there already."""
    ronin, place = ronin_of(event), place_of(event)
    if stood(before, ronin) == place:
        return [Cue("pulse", guard_id(ronin))]
    return [Cue("move", ronin_spot_id(place), tile_id(ronin), symbol=figure(RONIN_NAMES[ronin]))]


def market_cleared(before: SevenRonin, after: SevenRonin, event: Event) -> Cues:
    """A ronin drives the ninja out of the Market into the pool."""
    number = number_of(event)
    return [Cue("strike", plot_id(MARKET)), *(ninja(number, POOL_ID, plot_id(MARKET)) if number else ())]


# The ronin act --------------------------------------------------------------------------------------------------------


def hayai_moved(before: SevenRonin, after: SevenRonin, event: Event) -> Cues:
    """Hayai runs to another area."""
    return [Cue("move", ronin_spot_id(place_of(event)), figure_on_board(before, HAYAI), symbol=figure("hayai"))]


def musashi_slew(before: SevenRonin, after: SevenRonin, event: Event) -> Cues:
    """Musashi strikes a ninja down."""
    place = place_of(event)
    return [Cue("tag", ninja_id(place), text="−1", ink="pine", together=True), Cue("strike", ninja_id(place))]


def taiko_healed(before: SevenRonin, after: SevenRonin, event: Event) -> Cues:
    """A wound of another ronin heals."""
    healed = ronin_of(event)
    return [
        Cue("pulse", figure_on_board(before, TAIKO)),
        Cue("tag", face_id(healed), text="+1", ink="pine", together=True),
        Cue("pulse", face_id(healed)),
    ]


def yobu_pushed(before: SevenRonin, after: SevenRonin, event: Event) -> Cues:
    """Yobu drives ninja into the next area."""
    place = place_of(event)
    origin = ninja_id(before.cells[RONIN + YOBU])
    return [*ninja(number_of(event), landing(before, place), origin), *flag(before, after, place)]


def yumi_shot(before: SevenRonin, after: SevenRonin, event: Event) -> Cues:
    """Yumi's arrow strikes the reserve."""
    return [
        Cue("move", RESERVE_ID, figure_on_board(before, YUMI), symbol=symbol("yumi"), ink="pine"),
        Cue("tag", RESERVE_ID, text="−1", ink="pine", together=True),
        Cue("strike", RESERVE_ID),
    ]


# Wounds ---------------------------------------------------------------------------------------------------------------


def wounded(before: SevenRonin, after: SevenRonin, event: Event) -> Cues:
    """Blades meet where ninja fight a ronin; abilities of areas strike him without a fight."""
    ronin = ronin_of(event)
    blow = "strike" if before.stack and before.stack[-1].name in FROM_AREAS else "clash"
    return [
        Cue("tag", face_id(ronin), text=f"−{number_of(event)}", ink="vermilion", together=True),
        Cue(blow, figure_on_board(before, ronin)),
    ]


def fell(before: SevenRonin, after: SevenRonin, event: Event) -> Cues:
    """A ronin falls; if ninja are left where he stood, they hold the area."""
    ronin = ronin_of(event)
    place = stood(before, ronin)
    return [Cue("fall", figure_on_board(before, ronin)), *(flag(before, after, place) if place is not None else ())]


# The areas act --------------------------------------------------------------------------------------------------------


def area_used(before: SevenRonin, after: SevenRonin, event: Event) -> Cues:
    """The area lights up."""
    return [Cue("flash", places=(plot_id(place_of(event)),))]


def inn_copied(before: SevenRonin, after: SevenRonin, event: Event) -> Cues:
    """The Inn and the area that it copies light up."""
    return [Cue("flash", places=(plot_id(INN), plot_id(place_of(event))))]


def ninja_gained(before: SevenRonin, after: SevenRonin, event: Event) -> Cues:
    """Ninja of the pool join the reserve."""
    number = number_of(event)
    if not number:
        return []
    return [*ninja(number, RESERVE_ID, POOL_ID), Cue("tag", RESERVE_ID, text=f"+{number}", ink="vermilion")]


def effect(name: str) -> Choreography:
    """A mark lands on a ronin."""
    return lambda before, after, event: [
        Cue("pulse", figure_on_board(before, ronin_of(event)), together=True),
        Cue("drop", face_id(ronin_of(event)), symbol=symbol(name), ink="vermilion"),
    ]


def ninja_withdrawn(before: SevenRonin, after: SevenRonin, event: Event) -> Cues:
    """A ninja returns to the reserve."""
    return ninja(1, RESERVE_ID, ninja_id(place_of(event)))


def ninja_sent(before: SevenRonin, after: SevenRonin, event: Event) -> Cues:
    """Ninja of the reserve strike at an area."""
    place = place_of(event)
    return [*ninja(number_of(event), landing(before, place), RESERVE_ID), *flag(before, after, place)]


# The end of a round and of the game -----------------------------------------------------------------------------------


def ninja_starve(before: SevenRonin, after: SevenRonin, event: Event) -> Cues:
    """Hunger comes over the reserve."""
    return [
        Cue("pulse", day_id(before.cells[ROUND]), together=True),
        Cue("drop", RESERVE_ID, symbol=symbol("hunger"), ink="vermilion"),
        Cue("tag", RESERVE_ID, text=f"−{number_of(event)}", ink="pine"),
    ]


def victory(event: Event, words: Catalogue) -> Cues:
    """The winner has the last word."""
    side = str(event.values["side"])
    return [Cue("banner", symbol=figure(side), text=words.say("web-side-wins", side=side), late=True)]


CHOREOGRAPHIES: Final[dict[str, Choreography]] = {
    "round_began": round_began,
    "plan_ready": plan_ready,
    "ninja_revealed": ninja_revealed,
    "ronin_revealed": ronin_revealed,
    "market_cleared": market_cleared,
    "hayai_moved": hayai_moved,
    "musashi_slew": musashi_slew,
    "taiko_healed": taiko_healed,
    "yobu_pushed": yobu_pushed,
    "yumi_shot": yumi_shot,
    "wounded": wounded,
    "fell": fell,
    "area_used": area_used,
    "inn_copied": inn_copied,
    "ninja_gained": ninja_gained,
    "ronin_held": effect("held"),
    "ronin_silenced": effect("silenced"),
    "ninja_withdrawn": ninja_withdrawn,
    "ninja_sent": ninja_sent,
    "ninja_starve": ninja_starve,
}
