"""Why something is not open in a window: the clauses that close it (section 38)."""

from typing import Final

from shiai.games.way_of_the_samurai.rules.actions import (
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
from shiai.games.way_of_the_samurai.rules.cards import BUSHIDO_PRICE, CARDS, ENVIRONMENTS, FACES, JOKER, JOKER_BIT
from shiai.games.way_of_the_samurai.rules.state import (
    CLIFF_USED,
    DIE,
    DIE_USED,
    DISCARDED,
    EXCHANGED,
    GISEI_DRAWN,
    HAND,
    KI_AT,
    LIFE_AT,
    MARKS,
    PLACE,
    TRANSFORMED,
    WayOfTheSamurai,
)
from shiai.games.way_of_the_samurai.rules.table import can_step, price, target_alive
from shiai.games.way_of_the_samurai.rules.windows import BEFORE_ROLL, COUNTER, END, MOVE, START, STRIKE


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
    if action == EXCHANGE:
        return why_no_exchange(state)
    if action in (CONVERT, CONVERT + 1) and action - CONVERT >= len(force.convert):
        return ("WS-19.9",)
    return (OTHER_CLAUSES.get(action, "WS-38.6"),)


def why_no_exchange(state: WayOfTheSamurai) -> tuple[str, ...]:
    """An exchange of Taikyu that is not offered, was made already, or would bring nothing."""
    kind = state.force.exchange
    if not kind:
        return ("WS-35.4",)
    if state.cells[MARKS] & EXCHANGED and state.rules.taikyu_once:
        return ("WS-35.11",)
    if kind == "bushido":
        return ("WS-35.14",)
    if kind == "red_die" and not state.cells[DIE]:
        return ("WS-29.21",) if state.force.no_red_die else ("WS-20.18",)
    return ("WS-12.19",)


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
    MULLIGAN: "WS-5.10",
    REDRAW: "WS-30.12",
}
