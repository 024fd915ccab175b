"""What the player may do "at any time": which of it is open in which window, and why the rest is not (section 38)."""

from typing import Final

from shiai.core.clauses import cited
from shiai.games.way_of_the_samurai.rules.actions import (
    BUSHIDO_STEP,
    BUY_GUARD,
    BUY_POWER,
    BUY_STRENGTH,
    BUY_TECHNIQUE,
    CHANGE,
    CONVERT,
    DRAW,
    ENVIRONMENT,
    EXCHANGE,
    FETCHES,
    GISEI,
    KI_TO_LIFE,
    LIFE_TO_KI,
    MULLIGAN,
    POOL,
    REDRAW,
    USE_DIE,
)
from shiai.games.way_of_the_samurai.rules.cards import (
    BUSHIDO_PRICE,
    CLIFF,
    DIE_LOSSES,
    DIE_MOST,
    ENVIRONMENTS,
    GAUGE_LOW,
    GUARD,
    LIFE_MOST,
    STRENGTH,
    TECHNIQUE,
)
from shiai.games.way_of_the_samurai.rules.modifiers import Force
from shiai.games.way_of_the_samurai.rules.state import (
    CHANGED,
    CLIFF_USED,
    DECK,
    DIE,
    DIE_USED,
    DISCARDED,
    EXCHANGED,
    FRESH,
    GAUGE,
    GISEI_DRAWN,
    HAND,
    KI_AT,
    LIFE_AT,
    MARKS,
    MULLIGANS,
    PLACE,
    POINTS,
    REDRAW_READY,
    SPECIALS,
    YARI,
    WayOfTheSamurai,
)
from shiai.games.way_of_the_samurai.rules.table import can_rise, can_step, price, target_alive

CLAUSES: Final = cited(
    """
    WS-10.8 WS-12.4 WS-12.10 WS-12.14 WS-12.15 WS-12.16 WS-12.17 WS-12.19 WS-17.9 WS-17.10 WS-17.17 WS-17.18 WS-19.6
    WS-19.9 WS-19.10 WS-19.11 WS-19.13 WS-19.14 WS-19.15 WS-19.24 WS-19.29 WS-20.18 WS-22.5 WS-22.9 WS-22.13 WS-23.6
    WS-23.13 WS-23.15 WS-23.20 WS-29.21 WS-30.4 WS-30.15 WS-30.19 WS-35.11 WS-35.14 WS-36.29 WS-38.2 WS-38.3 WS-38.4
    WS-40.24 WS-40.34 WS-40.40 WS-40.43 WS-40.44 WS-40.57 WS-40.81 WS-40.88
"""
)

# Windows. From BEFORE_ROLL on the defence was checked.
START: Final = 0  # W1
MOVE: Final = 1  # W2 to W4, and W3 before the last card
STRIKE: Final = 2  # W3 after the last card
AFTER_CHECK: Final = 3  # W5 without a counter-attack
BEFORE_ROLL: Final = 4  # W6 before it is known which of three strike
COUNTER: Final = 5  # W6
END: Final = 6  # W7


def anytime(state: WayOfTheSamurai, window: int) -> int:
    """The mask of window actions that are open now, without what only one kind of window has."""
    cells = state.cells
    force = state.force
    ki = cells[KI_AT]
    cost = force.ki_cost_factor
    mask = 0
    if ki >= cost:
        if cells[HAND] if force.discard_before_draw else cells[DECK] | cells[DISCARDED]:
            mask = 1 << DRAW
        if cells[PLACE] and window <= COUNTER and place_open(state):
            mask |= 1 << ENVIRONMENT
        if ki >= BUSHIDO_PRICE * cost and can_step(state):
            mask |= 1 << BUSHIDO_STEP
        if window <= STRIKE:
            if force.ki_per_strength and ki >= force.ki_per_strength * cost and can_rise(state, STRENGTH):
                mask |= 1 << BUY_STRENGTH
            if force.ki_per_technique and ki >= force.ki_per_technique * cost and can_rise(state, TECHNIQUE):
                mask |= 1 << BUY_TECHNIQUE
        elif window in (BEFORE_ROLL, COUNTER) and not force.no_ki_guard and can_rise(state, GUARD):
            mask |= 1 << BUY_GUARD
        if force.strength_per_ki and can_rise(state, STRENGTH):
            mask |= 1 << BUY_POWER
        if force.ki_to_life and cells[POINTS] + cost <= force.ki_to_life and cells[LIFE_AT] < LIFE_MOST:
            mask |= 1 << KI_TO_LIFE
        if force.exchange and exchange_open(state, force):
            mask |= 1 << EXCHANGE
    if force.life_to_ki and life_to_ki_open(state, force):
        mask |= 1 << LIFE_TO_KI
    for number, (lowered, raised) in enumerate(force.convert):
        if cells[GAUGE + lowered] > GAUGE_LOW and can_rise(state, raised):
            mask |= 1 << (CONVERT + number)
    if force.pool >= 0 and cells[POINTS] and can_rise(state, force.pool):
        mask |= 1 << POOL
    if window == COUNTER and gisei_open(state):
        mask |= 1 << GISEI
    return mask


def place_open(state: WayOfTheSamurai) -> bool:
    """Can the environment be activated? The cliff only once a fight, and with somebody to strike (WS-22.13)."""
    cells = state.cells
    return cells[PLACE] != CLIFF + 1 or (not cells[MARKS] & CLIFF_USED and target_alive(state))


def exchange_open(state: WayOfTheSamurai, force: Force) -> bool:
    """Can the exchange of this round's Taikyu consequence be made, and does it bring anything (WS-12.19)?"""
    cells = state.cells
    if cells[MARKS] & EXCHANGED and state.rules.taikyu_once:
        return False
    if force.exchange == "special":
        return cells[SPECIALS] > 0
    if force.exchange == "red_die":
        return 0 < cells[DIE] < DIE_MOST
    if force.exchange == "bushido":
        return can_step(state)
    return cells[LIFE_AT] < LIFE_MOST


def life_to_ki_open(state: WayOfTheSamurai, force: Force) -> bool:
    """May life be turned into Ki: not the last one, not above the cap (WS-17.18, WS-17.19)?"""
    cells = state.cells
    if cells[LIFE_AT] < 2 or cells[KI_AT] >= force.ki_max or force.no_ki_gain:
        return False
    return state.rules.taikyu_once or force.exchange != "life"


def gisei_open(state: WayOfTheSamurai) -> bool:
    """May a life be paid for a Gisei card: not the last one, and so often before each counter-attack (section 31)?"""
    cells = state.cells
    return state.rules.gisei and cells[LIFE_AT] > 1 and cells[GISEI_DRAWN] < state.rules.gisei_limit


def fetches(state: WayOfTheSamurai) -> tuple[int, ...]:
    """The cards of the discard pile that can be taken for Ki (WS-19.23)."""
    cells = state.cells
    force = state.force
    if not force.ki_fetch_discard or cells[KI_AT] < price(state, force.ki_fetch_discard):
        return ()
    if not force.discard_before_draw:
        return FETCHES.of(cells[DISCARDED])
    return FETCHES.of(cells[DISCARDED] | cells[HAND]) if cells[HAND] else ()  # WS-23.18: also the one put down for it


def dice(state: WayOfTheSamurai) -> tuple[int, ...]:
    """The bonuses of the red die that can be used now (section 16)."""
    cells = state.cells
    level = cells[DIE]
    if level < 3 or cells[MARKS] & DIE_USED or not target_alive(state):
        return ()
    lowest = 3 if state.rules.die_allow_lower else level
    return tuple(
        [USE_DIE + each for each in range(lowest, level + 1) if DIE_LOSSES[each] or state.force.die_wounds[each]]
    )


def start_mask(state: WayOfTheSamurai) -> int:
    """What only the start of a round offers: a mulligan and the redraw (WS-5.10, WS-30.12)."""
    cells = state.cells
    mask = 0
    if cells[MARKS] & FRESH and cells[YARI] + cells[MULLIGANS]:
        mask |= 1 << MULLIGAN
    if cells[MARKS] & REDRAW_READY and cells[HAND]:
        mask |= 1 << REDRAW
    return mask


def changes(state: WayOfTheSamurai) -> tuple[int, ...]:
    """The environments that can be chosen instead of this one (WS-19.31)."""
    if not state.force.change_environment or state.cells[MARKS] & CHANGED:
        return ()
    return tuple([CHANGE + place for place in range(ENVIRONMENTS) if place != state.cells[PLACE] - 1])
