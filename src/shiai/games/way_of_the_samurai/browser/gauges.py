"""The three gauges of Way of the Samurai, what the enemy asks of them, and where a choice would move them."""

from dataclasses import dataclass
from typing import Final

from shiai.games.way_of_the_samurai.browser.signs import cards_of, signed
from shiai.games.way_of_the_samurai.rules.actions import (
    BUY_GUARD,
    BUY_POWER,
    BUY_STRENGTH,
    BUY_TECHNIQUE,
    CONVERT,
    FETCH,
    LOWER,
    MARK,
    PLAY,
    PLAY_JOKER,
    POOL,
    TRANSFORM,
)
from shiai.games.way_of_the_samurai.rules.cards import (
    CARDS,
    DEMAND,
    GAUGE_HIGH,
    GAUGE_LOW,
    GAUGE_NAMES,
    GAUGES,
    GUARD,
    HARD,
    JOKER_LINES,
    LINES,
    STRENGTH,
    TECHNIQUE,
    THRESHOLD,
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
from shiai.games.way_of_the_samurai.rules.table import foe_force
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
    lower: Offer | None


def gauges(
    state: WayOfTheSamurai, words: Catalogue, offers: dict[int, Offer], block: int, asked: bool
) -> tuple[Gauge, ...]:
    """The rows of one fighter; `asked` where the enemy's cards are meant for him."""
    return tuple([row(state, words, offers, block, gauge, asked) for gauge in range(GAUGES)])


def row(
    state: WayOfTheSamurai, words: Catalogue, offers: dict[int, Offer], block: int, gauge: int, asked: bool
) -> Gauge:
    """One row."""
    name = GAUGE_NAMES[gauge]
    value = state.cells[block + GAUGE + gauge]
    highest = (state.force if asked else foe_force(state)).highest(gauge)
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
        spaces=tuple(
            [
                Space(
                    id=f"space-{name}-{number - GAUGE_LOW}",
                    text=signed(number),
                    here=number == value,
                    closed=number > highest,
                    enough=NOTHING_ASKED < least <= number,
                    asked=bool(note) and number == least,
                )
                for number in range(GAUGE_LOW, GAUGE_HIGH + 1)
            ]
        ),
        note=note,
        met=met,
        says=says,
        lower=offers.get(LOWER + gauge),
    )


def demand(state: WayOfTheSamurai, gauge: int) -> int:
    """What the open defence asks of strength or technique, what the counter-attacks shown ask of guard."""
    card = state.cells[DEFENCE]
    if gauge == GUARD:
        return max([NOTHING_ASKED, *[THRESHOLD[blow] for blow in cards_of(state.cells[COUNTERS]) if blow != HARD]])
    return DEMAND[card][gauge] if card not in (NO_CARD, HARD) else NOTHING_ASKED


def is_met(card: int, values: list[int]) -> bool:
    """Would such gauges meet this defence?"""
    return card != HARD and all(values[gauge] >= DEMAND[card][gauge] for gauge in (STRENGTH, TECHNIQUE))


# What a choice would do -----------------------------------------------------------------------------------------------


def moves(state: WayOfTheSamurai, action: int) -> tuple[tuple[int, int], ...]:
    """The changes of gauges that a choice brings, in order."""
    force = state.force
    if PLAY <= action < PLAY + CARDS:
        return LINES[action - PLAY]
    if PLAY_JOKER <= action < TRANSFORM:
        return tuple([line for line in JOKER_LINES if line[0] == action - PLAY_JOKER])
    if TRANSFORM <= action < FETCH:
        return transformed(state, action - TRANSFORM)
    if CONVERT <= action < POOL and action - CONVERT < len(force.convert):
        lowered, raised = force.convert[action - CONVERT]
        return ((lowered, -1), (raised, 1))
    if LOWER <= action < MARK:
        return ((action - LOWER, -1),)
    single: dict[int, tuple[int, int]] = {
        BUY_GUARD: (GUARD, force.guard_per_ki),
        BUY_STRENGTH: (STRENGTH, 1),
        BUY_TECHNIQUE: (TECHNIQUE, 1),
        BUY_POWER: (STRENGTH, force.strength_per_ki),
        POOL: (force.pool, 1),
    }
    return (single[action],) if action in single and single[action][0] >= 0 else ()


def transformed(state: WayOfTheSamurai, card: int) -> tuple[tuple[int, int], ...]:
    """The lines of a card with the first one that can be transformed counting for the other gauge."""
    for given, taken in state.force.transform:
        lines = LINES[card]
        for place, (gauge, change) in enumerate(lines):
            if gauge == given:
                return (*lines[:place], (taken, change), *lines[place + 1 :])
    return LINES[card]


def after(state: WayOfTheSamurai, action: int) -> list[int]:
    """The gauges of the active player after a choice; every single change stops at the bounds (WS-2.6)."""
    values = state.cells[GAUGE : GAUGE + GAUGES]
    for gauge, change in moves(state, action):
        values[gauge] = max(GAUGE_LOW, min(state.force.highest(gauge), values[gauge] + change))
    return values


# What may still come --------------------------------------------------------------------------------------------------


def coming(state: WayOfTheSamurai) -> list[int]:
    """The enemy cards of which the next one is drawn."""
    return cards_of(state.cells[ENEMY_DECK] or state.cells[ENEMY_DISCARD])


def strikes(state: WayOfTheSamurai, values: list[int]) -> int:
    """How many of these strike at such gauges as a counter-attack; the HARD MODE card always does."""
    force = state.force
    if values[TECHNIQUE] >= force.void_counter_if_technique:
        return 0
    guard = min(force.guard_max, values[GUARD] + force.guard_before_counter)
    return len([card for card in coming(state) if card == HARD or guard < THRESHOLD[card]])


def broken(state: WayOfTheSamurai, values: list[int]) -> int:
    """How many of these such gauges would meet as a defence."""
    return len([card for card in coming(state) if is_met(card, values)])


def outlook(state: WayOfTheSamurai, words: Catalogue) -> str:
    """What the gauges of now are worth against the cards that may come."""
    values = state.cells[GAUGE : GAUGE + GAUGES]
    total = len(coming(state))
    parts = []
    if total and state.cells[DEFENCE] == NO_CARD:
        parts.append(words.say("web-would_break", number=broken(state, values), total=total))
    if total and not state.cells[COUNTERS]:
        parts.append(words.say("web-would_strike", number=strikes(state, values), total=total))
    return " ".join(parts)
