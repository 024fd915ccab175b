"""The three gauges of Way of the Samurai, and what the enemy asks of them."""

from dataclasses import dataclass
from typing import Final

from shiai.games.way_of_the_samurai.browser.icons import signed
from shiai.games.way_of_the_samurai.browser.pieces import about
from shiai.games.way_of_the_samurai.browser.views import cards_of
from shiai.games.way_of_the_samurai.players.outlook import broken, coming, strikes
from shiai.games.way_of_the_samurai.rules.actions import LOWER
from shiai.games.way_of_the_samurai.rules.cards import (
    GAUGE_HIGH,
    GAUGE_LOW,
    GAUGE_NAMES,
    GAUGES,
    GUARD,
    HARD,
)
from shiai.games.way_of_the_samurai.rules.state import (
    COUNTERS,
    DEFENCE,
    GAUGE,
    NO_CARD,
    WayOfTheSamurai,
)
from shiai.games.way_of_the_samurai.rules.table import foe_modifiers
from shiai.i18n.catalogue import Catalogue
from shiai.web.kit.drawing import Offer

NOTHING_ASKED: Final = GAUGE_LOW


@dataclass(frozen=True)
class Space:
    """One number of a gauge."""

    id: str
    text: str
    here: bool
    closed: bool  # above the bound in force
    enough: bool  # what the enemy asks for, or more
    asked: bool  # exactly what the enemy asks for


@dataclass(frozen=True)
class Gauge:
    """One row of the gauge board."""

    name: str
    title: str
    value: str
    spaces: tuple[Space, ...]
    note: str  # what the enemy asks for
    met: bool
    says: str
    about: str  # what it is for
    lower: Offer | None


def gauges(
    state: WayOfTheSamurai, words: Catalogue, offers: dict[int, Offer], block: int, asked: bool
) -> tuple[Gauge, ...]:
    """The gauges of one fighter; `asked` if the enemy's cards are compared with them."""
    return tuple([row(state, words, offers, block, gauge, asked) for gauge in range(GAUGES)])


def row(
    state: WayOfTheSamurai, words: Catalogue, offers: dict[int, Offer], block: int, gauge: int, asked: bool
) -> Gauge:
    """One gauge."""
    name = GAUGE_NAMES[gauge]
    value = state.cells[block + GAUGE + gauge]
    highest = (state.modifiers if asked else foe_modifiers(state)).highest(gauge)
    least = demand(state, gauge) if asked else NOTHING_ASKED
    note = words.say("web-needs", value=signed(least)) if least > NOTHING_ASKED else ""
    title = words.name(name)
    met = value >= least
    says = f"{title} {signed(value)}"
    if note:
        says = f"{says}, {note}: {words.say('web-enough' if met else 'web-short')}"
    return Gauge(
        name=name,
        title=title,
        value=signed(value),
        spaces=spaces(name, value, highest, least),
        note=note,
        met=met,
        says=says,
        about=about(words, name),
        lower=offers.get(LOWER.at(gauge)),
    )


def spaces(name: str, value: int, highest: int, least: int) -> tuple[Space, ...]:
    """The numbers of a gauge."""
    return tuple(
        [
            Space(
                id=space_id(name, number),
                text=signed(number),
                here=number == value,
                closed=number > highest,
                enough=NOTHING_ASKED < least <= number,
                asked=NOTHING_ASKED < least == number,
            )
            for number in range(GAUGE_LOW, GAUGE_HIGH + 1)
        ]
    )


def space_id(name: str, number: int) -> str:
    """The id of a number of a gauge on the drawing."""
    return f"space-{name}-{number - GAUGE_LOW}"


def demand(state: WayOfTheSamurai, gauge: int) -> int:
    """The least value that the revealed defence or the revealed counter-attacks ask of a gauge."""
    card = state.cells[DEFENCE]
    printed = state.rules.printed
    if gauge == GUARD:
        blows = [blow for blow in cards_of(state.cells[COUNTERS]) if blow != HARD]
        return max([NOTHING_ASKED, *[printed.threshold[blow] for blow in blows]])
    return printed.demand[card][gauge] if card not in (NO_CARD, HARD) else NOTHING_ASKED


def outlook(state: WayOfTheSamurai, words: Catalogue) -> str:
    """How the gauges compare with the cards that may come."""
    values = state.cells[GAUGE : GAUGE + GAUGES]
    total = len(coming(state))
    parts = []
    if total and state.cells[DEFENCE] == NO_CARD:
        parts.append(words.say("web-would_break", number=broken(state, values), total=total))
    if total and not state.cells[COUNTERS]:
        parts.append(words.say("web-would_strike", number=strikes(state, values), total=total))
    return " ".join(parts)
