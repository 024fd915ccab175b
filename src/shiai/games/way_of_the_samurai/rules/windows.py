"""What the player may do "at any time": which of it is open in which window (section 38).

A mask over the kind WINDOW has one bit per use; `WINDOW.masked` turns it into actions. `refusals` says why a use is
closed, `steps.uses` carries it out.
"""

from typing import Final

from shiai.games.way_of_the_samurai.rules.actions import (
    BUSHIDO_STEP,
    BUY_GUARD,
    BUY_POWER,
    BUY_STRENGTH,
    BUY_TECHNIQUE,
    CHANGE,
    CONVERTS,
    DRAW,
    EARLY_REVEAL,
    ENVIRONMENT,
    EXCHANGE,
    FETCH,
    GISEI,
    GO_ON,
    KI_TO_LIFE,
    LIFE_TO_KI,
    MULLIGAN,
    POOL,
    REDRAW,
    USE_DIE,
    WINDOW,
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
    NOT_DRAWN,
    PLACE,
    POINTS,
    REDRAW_READY,
    SPECIALS,
    YARI,
    WayOfTheSamurai,
)
from shiai.games.way_of_the_samurai.rules.table import can_rise, can_step, price, target_alive, unharmable

# Windows. From BEFORE_ROLL on the defence was checked.
# WS-38.1
START: Final = 0  # W1
MOVE: Final = 1  # W2 to W4, and W3 before the last card
STRIKE: Final = 2  # W3 after the last card
AFTER_CHECK: Final = 3  # W5 without a counter-attack
BEFORE_ROLL: Final = 4  # W6 before it is known which of three strike
COUNTER: Final = 5  # W6
END: Final = 6  # W7


def bit(action: int) -> int:
    """The bit of a window action in a mask."""
    return 1 << WINDOW.part(action)


GO_ON_BIT: Final = bit(GO_ON)
DRAW_BIT: Final = bit(DRAW)
EARLY_REVEAL_BIT: Final = bit(EARLY_REVEAL)
BUY_GUARD_BIT: Final = bit(BUY_GUARD)
BUY_STRENGTH_BIT: Final = bit(BUY_STRENGTH)
BUY_TECHNIQUE_BIT: Final = bit(BUY_TECHNIQUE)
BUY_POWER_BIT: Final = bit(BUY_POWER)
ENVIRONMENT_BIT: Final = bit(ENVIRONMENT)
BUSHIDO_STEP_BIT: Final = bit(BUSHIDO_STEP)
LIFE_TO_KI_BIT: Final = bit(LIFE_TO_KI)
CONVERT_BITS: Final = tuple([bit(action) for action in CONVERTS])
POOL_BIT: Final = bit(POOL)
KI_TO_LIFE_BIT: Final = bit(KI_TO_LIFE)
EXCHANGE_BIT: Final = bit(EXCHANGE)
GISEI_BIT: Final = bit(GISEI)
MULLIGAN_BIT: Final = bit(MULLIGAN)
REDRAW_BIT: Final = bit(REDRAW)


def anytime(state: WayOfTheSamurai, window: int) -> int:
    """The mask of window actions that are open now, without those that only one kind of window has."""
    # WS-12.4, WS-38.2: only the player spends Ki, in every window
    mask = conversions(state)
    # WS-12.16, WS-12.17: in full, the last Ki too
    if state.cells[KI_AT] >= state.modifiers.ki_cost_factor:
        mask |= ki_uses(state, window) | gauge_purchases(state, window)
    # WS-31.10: before or after guard is bought
    if window == COUNTER and gisei_open(state):
        mask |= GISEI_BIT
    return mask


def ki_uses(state: WayOfTheSamurai, window: int) -> int:
    """The uses of Ki other than gauges, as a mask; at least one use of 1 Ki can be paid."""
    cells = state.cells
    modifiers = state.modifiers
    cost = modifiers.ki_cost_factor
    # WS-12.14: modules, weapons and opponents add uses
    mask = 0
    # WS-10.8: only if there is something to draw
    if cells[HAND] if modifiers.discard_before_draw else cells[DECK] | cells[DISCARDED]:
        mask = DRAW_BIT
    # WS-22.5, WS-38.3, WS-40.34: in every window, as often as it is paid for
    closed = state.rules.environment_until_counter and window == END
    if cells[PLACE] and not closed and environment_open(state):
        mask |= ENVIRONMENT_BIT
    # WS-40.44: also beside a step for a combo
    if cells[KI_AT] >= BUSHIDO_PRICE * cost and can_step(state):
        mask |= BUSHIDO_STEP_BIT
    # WS-30.19, WS-40.43
    if modifiers.ki_to_life and cells[POINTS] + cost <= modifiers.ki_to_life and cells[LIFE_AT] < LIFE_MOST:
        mask |= KI_TO_LIFE_BIT
    if modifiers.exchange and exchange_open(state):
        mask |= EXCHANGE_BIT
    return mask


def gauge_purchases(state: WayOfTheSamurai, window: int) -> int:
    """The gauges that can be raised for Ki, as a mask; at least one use of 1 Ki can be paid."""
    modifiers = state.modifiers
    ki = state.cells[KI_AT]
    cost = modifiers.ki_cost_factor
    mask = 0
    # WS-12.19, WS-40.88: nothing is paid for a gauge at its bound
    # WS-17.10, WS-40.24: the nodachi, up to the defence check
    if window <= STRIKE:
        if modifiers.ki_per_strength and ki >= modifiers.ki_per_strength * cost and can_rise(state, STRENGTH):
            mask = BUY_STRENGTH_BIT
        if modifiers.ki_per_technique and ki >= modifiers.ki_per_technique * cost and can_rise(state, TECHNIQUE):
            mask |= BUY_TECHNIQUE_BIT
    elif window in (BEFORE_ROLL, COUNTER) and not modifiers.no_ki_guard and can_rise(state, GUARD):
        # WS-19.6, WS-19.13, WS-19.19, WS-36.29: some weapons forbid it, against every opponent
        mask = BUY_GUARD_BIT
    if modifiers.strength_per_ki and can_rise(state, STRENGTH):
        mask |= BUY_POWER_BIT
    return mask


def conversions(state: WayOfTheSamurai) -> int:
    """What weapons and virtues offer without Ki, as a mask."""
    cells = state.cells
    modifiers = state.modifiers
    mask = 0
    if modifiers.life_to_ki and life_to_ki_open(state):
        mask = LIFE_TO_KI_BIT
    # WS-19.11
    for number, (lowered, raised) in enumerate(modifiers.convert):
        if cells[GAUGE + lowered] > GAUGE_LOW and can_rise(state, raised):
            mask |= CONVERT_BITS[number]
    # WS-30.15
    if modifiers.pool >= 0 and cells[POINTS] and can_rise(state, modifiers.pool):
        mask |= POOL_BIT
    return mask


def environment_open(state: WayOfTheSamurai) -> bool:
    """Can the environment be activated? The cliff only once a fight, and with somebody to strike."""
    cells = state.cells
    if cells[PLACE] != CLIFF + 1:
        return True
    # WS-22.9, WS-22.13
    return not cells[MARKS] & CLIFF_USED and target_alive(state) and not unharmable(state)


def exchange_open(state: WayOfTheSamurai) -> bool:
    """Can the exchange of this round's Taikyu consequence be made, and does it bring anything?"""
    cells = state.cells
    kind = state.modifiers.exchange
    # WS-35.11, WS-40.57
    if cells[MARKS] & EXCHANGED and state.rules.taikyu_once:
        return False
    if kind == "special":
        return cells[SPECIALS] > 0
    if kind == "red_die":
        # WS-20.18, WS-29.21: the die must hold a level
        return 0 < cells[DIE] < DIE_MOST
    if kind == "bushido":
        # WS-35.14
        return can_step(state)
    return cells[LIFE_AT] < LIFE_MOST


def life_to_ki_open(state: WayOfTheSamurai) -> bool:
    """May life be turned into Ki: not the last one, not above the cap?"""
    cells = state.cells
    modifiers = state.modifiers
    # WS-17.18, WS-17.19, WS-40.41: the bokken
    if cells[LIFE_AT] < 2 or cells[KI_AT] >= modifiers.ki_max or modifiers.no_ki_gain:
        return False
    return state.rules.taikyu_once or modifiers.exchange != "life"


def gisei_open(state: WayOfTheSamurai) -> bool:
    """May a life be paid for a Gisei card: not the last one, and only so often before each counter-attack?"""
    cells = state.cells
    # WS-31.5, WS-31.7, WS-40.39
    return state.rules.gisei and cells[LIFE_AT] > 1 and cells[GISEI_DRAWN] < state.rules.gisei_limit


def fetches(state: WayOfTheSamurai) -> tuple[int, ...]:
    """The cards of the discard pile that can be bought."""
    cells = state.cells
    modifiers = state.modifiers
    if not modifiers.ki_fetch_discard or cells[KI_AT] < price(state, modifiers.ki_fetch_discard):
        return ()
    if not modifiers.discard_before_draw:
        return FETCH.masked(cells[DISCARDED])
    return FETCH.masked(cells[DISCARDED] | cells[HAND]) if cells[HAND] else ()  # also the card that is put down for it


def dice(state: WayOfTheSamurai) -> tuple[int, ...]:
    """The bonuses of the red die that can be used now."""
    cells = state.cells
    level = cells[DIE]
    # WS-16.5, WS-32.17
    if level < 3 or not target_alive(state) or unharmable(state):
        return ()
    # WS-16.17, WS-40.91: as often as it shows enough, unless an option forbids it
    if cells[MARKS] & DIE_USED and state.rules.die_once:
        return ()
    # WS-16.11, WS-40.29
    lowest = 3 if state.rules.die_allow_lower else level
    # WS-19.35, WS-19.36: the kai changes what levels 4 and 5 give
    wounds = state.modifiers.die_wounds
    return tuple([USE_DIE.at(each) for each in range(lowest, level + 1) if DIE_LOSSES[each] or wounds[each]])


def start_mask(state: WayOfTheSamurai) -> int:
    """What only the start of a round offers, as a mask: a mulligan and the redraw."""
    cells = state.cells
    mask = 0
    # WS-18.1, WS-18.2, WS-18.3, WS-40.86: only with a hand as it was drawn
    if cells[MARKS] & FRESH and cells[YARI] + cells[MULLIGANS]:
        mask |= MULLIGAN_BIT
    if cells[MARKS] & REDRAW_READY and cells[HAND] & ~cells[NOT_DRAWN]:
        mask |= REDRAW_BIT
    return mask


def changes(state: WayOfTheSamurai) -> tuple[int, ...]:
    """The environments that can be chosen instead of this one."""
    if not state.modifiers.change_environment or state.cells[MARKS] & CHANGED:
        return ()
    # WS-19.43: any of the six, but not none
    return tuple([CHANGE.at(place) for place in range(ENVIRONMENTS) if place != state.cells[PLACE] - 1])
