"""The three gauges of Way of the Samurai, what the enemy asks of them, and how a choice would move them."""

from dataclasses import dataclass
from typing import Final

from shiai.games.way_of_the_samurai.browser.icons import signed
from shiai.games.way_of_the_samurai.browser.pieces import about
from shiai.games.way_of_the_samurai.browser.views import cards_of
from shiai.games.way_of_the_samurai.rules.actions import (
    ACTIONS,
    BUY_GUARD,
    BUY_POWER,
    BUY_STRENGTH,
    BUY_TECHNIQUE,
    CONVERTS,
    LOWER,
    PLAY,
    PLAY_JOKER,
    POOL,
    TRANSFORM,
)
from shiai.games.way_of_the_samurai.rules.cards import (
    GAUGE_HIGH,
    GAUGE_LOW,
    GAUGE_NAMES,
    GAUGES,
    GUARD,
    HARD,
    STRENGTH,
    TECHNIQUE,
)
from shiai.games.way_of_the_samurai.rules.state import (
    COUNTERS,
    DEFENCE,
    ENEMY_DECK,
    ENEMY_DISCARD,
    GAUGE,
    NO_CARD,
    WayOfTheSamurai,
)
from shiai.games.way_of_the_samurai.rules.table import foe_modifiers
from shiai.i18n.catalogue import Catalogue
from shiai.web.kit.drawing import Offer

Lines = tuple[tuple[int, int], ...]  # pairs of a gauge and its change

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


def is_met(state: WayOfTheSamurai, card: int, values: list[int]) -> bool:
    """Would such gauges meet this defence?"""
    if card == HARD:
        return False
    strength, technique = state.rules.printed.demand[card]
    return values[STRENGTH] >= strength and values[TECHNIQUE] >= technique


# Effects of a choice -------------------------------------------------------------------------------------------------


def moves(state: WayOfTheSamurai, action: int) -> Lines:
    """The changes of gauges that a choice makes, in order."""
    kind = ACTIONS.kind_of(action)
    part = kind.part(action)
    if kind is PLAY:
        return state.rules.printed.lines[part]
    if kind is PLAY_JOKER:
        return ((part, state.rules.printed.joker_changes[part]),)
    if kind is TRANSFORM:
        return state.modifiers.transformed(state.rules.printed.lines[part])
    if kind is LOWER:
        return ((part, -1),)
    return bought(state, action)


def bought(state: WayOfTheSamurai, action: int) -> Lines:
    """The changes of gauges that a use of a window makes."""
    modifiers = state.modifiers
    if action == BUY_GUARD:
        return ((GUARD, modifiers.guard_per_ki),)
    if action == BUY_STRENGTH:
        return ((STRENGTH, 1),)
    if action == BUY_TECHNIQUE:
        return ((TECHNIQUE, 1),)
    if action == BUY_POWER:
        return ((STRENGTH, modifiers.strength_per_ki),)
    if action == POOL:
        return ((modifiers.pool, 1),)
    for convert, (lowered, raised) in zip(CONVERTS, modifiers.convert, strict=False):
        if action == convert:
            return ((lowered, -1), (raised, 1))
    return ()


def after(state: WayOfTheSamurai, action: int) -> list[int]:
    """The gauges of the active player after a choice; every change stops at the bounds (WS-2.6)."""
    values = state.cells[GAUGE : GAUGE + GAUGES]
    for gauge, change in moves(state, action):
        values[gauge] = max(GAUGE_LOW, min(state.modifiers.highest(gauge), values[gauge] + change))
    return values


# Cards to come --------------------------------------------------------------------------------------------------------


def coming(state: WayOfTheSamurai) -> list[int]:
    """The enemy cards from which the next one is drawn."""
    return cards_of(state.cells[ENEMY_DECK] or state.cells[ENEMY_DISCARD])


def strikes(state: WayOfTheSamurai, values: list[int]) -> int:
    """How many of them would strike as a counter-attack; the card HARD MODE always does."""
    modifiers = state.modifiers
    if values[TECHNIQUE] >= modifiers.void_counter_if_technique:
        return 0
    guard = min(modifiers.guard_max, values[GUARD] + modifiers.guard_before_counter)
    threshold = state.rules.printed.threshold
    return len([card for card in coming(state) if card == HARD or guard < threshold[card]])


def broken(state: WayOfTheSamurai, values: list[int]) -> int:
    """How many of them would be met as a defence."""
    return len([card for card in coming(state) if is_met(state, card, values)])


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
