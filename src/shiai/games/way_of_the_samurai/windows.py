"""What the player may do "at any time": which of it is open in which window, and why the rest is not (section 38)."""

from typing import Final

from shiai.core.clauses import cited
from shiai.games.way_of_the_samurai.actions import (
    BUSHIDO_STEP,
    BUY_GUARD,
    BUY_POWER,
    BUY_STRENGTH,
    BUY_TECHNIQUE,
    CHANGE,
    CONVERT,
    DRAW,
    EARLY_REVEAL,
    ENVIRONMENT,
    EXCHANGE,
    FETCH,
    FETCHES,
    GISEI,
    GO_ON,
    KI_TO_LIFE,
    LIFE_TO_KI,
    MULLIGAN,
    PLAY,
    POOL,
    REDRAW,
    TRANSFORM,
    USE_DIE,
)
from shiai.games.way_of_the_samurai.cards import (
    BUSHIDO_PRICE,
    CARDS,
    CLIFF,
    DIE_LOSSES,
    DIE_MOST,
    ENVIRONMENTS,
    FACES,
    GAUGE_LOW,
    GUARD,
    JOKER,
    JOKER_BIT,
    LIFE_MOST,
    STRENGTH,
    TECHNIQUE,
)
from shiai.games.way_of_the_samurai.force import Force
from shiai.games.way_of_the_samurai.state import (
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
    TRANSFORMED,
    YARI,
    WayOfTheSamurai,
)
from shiai.games.way_of_the_samurai.table import can_rise, can_step, price, target_alive

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


# Why not --------------------------------------------------------------------------------------------------------------


def why_closed(state: WayOfTheSamurai, window: int, action: int) -> tuple[str, ...]:
    """The clauses that close an action of a window."""
    if action >= WINDOW_END:
        return why_no_card(state, window, action)
    cells = state.cells
    force = state.force
    if action in KI_PRICES and cells[KI_AT] < price(state, KI_PRICES[action]) and spoken_of(state, action):
        return ("WS-12.16",)
    if action == GO_ON:
        return ("WS-6.10",)
    if action == DRAW:
        return ("WS-23.8",) if force.discard_before_draw else ("WS-10.8",)
    if action == EARLY_REVEAL:
        return why_no_early_reveal(state)
    if action == BUY_GUARD:
        if force.no_ki_guard:
            return ("WS-19.6",)
        if window not in (BEFORE_ROLL, COUNTER):
            return ("WS-12.11",)
        return ("WS-12.16",) if cells[KI_AT] < price(state, 1) else ("WS-12.19",)
    if action in (BUY_STRENGTH, BUY_TECHNIQUE):
        spoken = force.ki_per_strength if action == BUY_STRENGTH else force.ki_per_technique
        if not spoken:
            return ("WS-17.9",)
        if window > STRIKE:
            return ("WS-17.10",)
        return ("WS-12.16",) if cells[KI_AT] < price(state, spoken) else ("WS-12.19",)
    if action == BUY_POWER:
        return ("WS-12.19",) if force.strength_per_ki else ("WS-19.29",)
    if action == ENVIRONMENT:
        if not cells[PLACE]:
            return ("WS-22.3",)
        return ("WS-22.5",) if window > COUNTER else ("WS-22.9",) if cells[MARKS] & CLIFF_USED else ("WS-22.13",)
    if action == GISEI:
        if cells[LIFE_AT] < 2:
            return ("WS-31.7",)
        return ("WS-31.5",) if cells[GISEI_DRAWN] else ("WS-31.2",)
    if action == LIFE_TO_KI:
        return why_no_life_to_ki(state)
    if action in (CONVERT, CONVERT + 1) and action - CONVERT >= len(force.convert):
        return ("WS-19.9",)
    return (OTHER_CLAUSES.get(action, "WS-38.6"),)


def spoken_of(state: WayOfTheSamurai, action: int) -> bool:
    """Does anything in force offer this use of Ki at all?"""
    force = state.force
    if action == ENVIRONMENT:
        return state.cells[PLACE] > 0
    if action == BUSHIDO_STEP:
        return can_step(state)
    if action == KI_TO_LIFE:
        return force.ki_to_life > 0
    if action == BUY_POWER:
        return force.strength_per_ki > 0
    if action == EXCHANGE:
        return force.exchange != ""
    if action == EARLY_REVEAL:
        return not force.no_early_reveal
    return action == DRAW


def why_no_early_reveal(state: WayOfTheSamurai) -> tuple[str, ...]:
    """Early reveal is for the moment before the first card, unless weapon or weather forbid it."""
    if state.force.no_early_reveal:
        return ("WS-23.6",) if state.rules.weather else ("WS-19.24",)
    return ("WS-38.4",)


def why_no_life_to_ki(state: WayOfTheSamurai) -> tuple[str, ...]:
    """Life is turned into Ki with one weapon only, not with the last life, not above the cap."""
    if not state.force.life_to_ki:
        return ("WS-17.17",)
    if state.cells[LIFE_AT] < 2:
        return ("WS-17.18",)
    if state.force.no_ki_gain:
        return ("WS-29.12",)
    return ("WS-17.19",) if state.cells[KI_AT] >= state.force.ki_max else ("WS-35.11",)


def why_no_card(state: WayOfTheSamurai, window: int, action: int) -> tuple[str, ...]:
    """Actions with a card, a level or a place."""
    cells = state.cells
    if USE_DIE <= action <= USE_DIE + FACES:
        if window != END:
            return ("WS-16.10",)
        if cells[MARKS] & DIE_USED:
            return ("WS-16.17",)
        if cells[DIE] < 3:
            return ("WS-16.5",)
        return ("WS-32.17",) if not target_alive(state) else ("WS-16.11",)
    if PLAY <= action < TRANSFORM:
        if window != MOVE:
            return ("WS-6.2",) if window == START else ("WS-6.8",)
        return ("WS-14.2",) if action == PLAY + JOKER and cells[HAND] & JOKER_BIT else ("WS-6.4",)
    if TRANSFORM <= action < FETCH:
        return ("WS-40.56",) if state.force.transform and cells[MARKS] & TRANSFORMED else ("WS-19.20",)
    if FETCH <= action < FETCH + CARDS:
        pile = cells[DISCARDED] | (cells[HAND] if state.force.discard_before_draw else 0)
        if not state.force.ki_fetch_discard or not pile >> (action - FETCH) & 1:
            return ("WS-19.23",)
        return ("WS-12.16",) if cells[KI_AT] < price(state, state.force.ki_fetch_discard) else ("WS-23.18",)
    if CHANGE <= action < CHANGE + ENVIRONMENTS:
        return ("WS-19.31",)
    return ("WS-38.6",)


WINDOW_END: Final = REDRAW + 1
KI_PRICES: Final = {
    DRAW: 1,
    EARLY_REVEAL: 1,
    BUY_POWER: 1,
    ENVIRONMENT: 1,
    BUSHIDO_STEP: BUSHIDO_PRICE,
    KI_TO_LIFE: 1,
    EXCHANGE: 1,
}
OTHER_CLAUSES: Final = {
    BUSHIDO_STEP: "WS-30.7",
    CONVERT: "WS-19.11",
    CONVERT + 1: "WS-19.11",
    POOL: "WS-30.15",
    KI_TO_LIFE: "WS-30.19",
    EXCHANGE: "WS-35.11",
    MULLIGAN: "WS-5.10",
    REDRAW: "WS-30.12",
}
