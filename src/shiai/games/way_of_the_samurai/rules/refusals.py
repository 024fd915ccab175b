"""Why something is not open in a window: the clauses that close it (section 38)."""

from collections.abc import Callable
from typing import Final

from shiai.core.actions import Kind
from shiai.games.way_of_the_samurai.rules.actions import (
    BUSHIDO_STEP,
    BUY_GUARD,
    BUY_POWER,
    BUY_STRENGTH,
    BUY_TECHNIQUE,
    CHANGE,
    CONVERT,
    CONVERT_OTHER,
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
    PLAY,
    PLAY_JOKER,
    POOL,
    REDRAW,
    TRANSFORM,
    USE_DIE,
    WINDOW,
)
from shiai.games.way_of_the_samurai.rules.cards import BUSHIDO_PRICE, JOKER, JOKER_BIT
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
from shiai.games.way_of_the_samurai.rules.table import can_step, price, target_alive, unharmable
from shiai.games.way_of_the_samurai.rules.windows import BEFORE_ROLL, COUNTER, END, MOVE, START, STRIKE

Reason = Callable[[WayOfTheSamurai, int, int], str]  # from the state, the window and the action

TOO_DEAR: Final = "WS-12.16"
NO_EFFECT: Final = "WS-12.19"
NOT_OFFERED: Final = "WS-38.6"


def why_closed(state: WayOfTheSamurai, window: int, action: int) -> tuple[str, ...]:
    """The clauses that close an action of a window."""
    for kind, reason in KIND_REASONS:
        if kind.has(action):
            return (reason(state, window, action),)
    return (NOT_OFFERED,)


def unaffordable(state: WayOfTheSamurai, ki: int) -> bool:
    """Has the player less than this use of Ki costs now?"""
    return state.cells[KI_AT] < price(state, ki)


# Uses ----------------------------------------------------------------------------------------------------------------


def why_no_use(state: WayOfTheSamurai, window: int, action: int) -> str:
    """One of the uses that a mask of window actions can have."""
    reason = USE_REASONS.get(action)
    return reason(state, window, action) if reason else USE_CLAUSES[action]


def why_no_draw(state: WayOfTheSamurai, window: int, action: int) -> str:
    """No card can be bought without Ki, without cards, or in some weather with an empty hand."""
    if unaffordable(state, 1):
        return TOO_DEAR
    return "WS-23.8" if state.modifiers.discard_before_draw else "WS-10.8"


def why_no_early_reveal(state: WayOfTheSamurai, window: int, action: int) -> str:
    """Early reveal is for the moment before the first card, unless weapon or weather forbid it."""
    if state.modifiers.no_early_reveal:
        return "WS-23.6" if state.rules.weather else "WS-19.24"
    return TOO_DEAR if unaffordable(state, 1) else "WS-38.4"


def why_no_guard(state: WayOfTheSamurai, window: int, action: int) -> str:
    """Guard is bought before a counter-attack, unless the weapon forbids it."""
    if state.modifiers.no_ki_guard:
        return "WS-19.6"
    if window not in (BEFORE_ROLL, COUNTER):
        return "WS-12.11"
    return TOO_DEAR if unaffordable(state, 1) else NO_EFFECT


def why_no_gauge(state: WayOfTheSamurai, window: int, action: int) -> str:
    """Strength and technique are bought with some weapons, up to the defence check."""
    modifiers = state.modifiers
    ki = modifiers.ki_per_strength if action == BUY_STRENGTH else modifiers.ki_per_technique
    if not ki:
        return "WS-17.9"
    if window > STRIKE:
        return "WS-17.10"
    return TOO_DEAR if unaffordable(state, ki) else NO_EFFECT


def why_no_power(state: WayOfTheSamurai, window: int, action: int) -> str:
    """Several points of strength for 1 Ki are bought with one face of one weapon."""
    if not state.modifiers.strength_per_ki:
        return "WS-19.29"
    return TOO_DEAR if unaffordable(state, 1) else NO_EFFECT


def why_no_environment(state: WayOfTheSamurai, window: int, action: int) -> str:
    """An environment may close with the counter-attack; the cliff is used once, with somebody to strike."""
    if not state.cells[PLACE]:
        return "WS-22.3"
    if unaffordable(state, 1):
        return TOO_DEAR
    if window == END and state.rules.environment_until_counter:
        return "WS-22.5"
    if state.cells[MARKS] & CLIFF_USED:
        return "WS-22.9"
    return "WS-27.8" if unharmable(state) else "WS-22.13"


def why_no_bushido_step(state: WayOfTheSamurai, window: int, action: int) -> str:
    """The Bushido marker moves three steps, for Ki."""
    return TOO_DEAR if can_step(state) and unaffordable(state, BUSHIDO_PRICE) else "WS-30.7"


def why_no_life_to_ki(state: WayOfTheSamurai, window: int, action: int) -> str:
    """Life is turned into Ki with one weapon only, not with the last life, not above the cap."""
    if not state.modifiers.life_to_ki:
        return "WS-17.17"
    if state.cells[LIFE_AT] < 2:
        return "WS-17.18"
    if state.modifiers.no_ki_gain:
        return "WS-29.12"
    return "WS-17.19" if state.cells[KI_AT] >= state.modifiers.ki_max else "WS-35.11"


def why_no_conversion(state: WayOfTheSamurai, window: int, action: int) -> str:
    """A gauge is lowered to raise another with some weapons only, and within the bounds of both."""
    return "WS-19.9" if CONVERTS.index(action) >= len(state.modifiers.convert) else "WS-19.11"


def why_no_ki_to_life(state: WayOfTheSamurai, window: int, action: int) -> str:
    """One virtue gives life for Ki, up to its limit."""
    return TOO_DEAR if state.modifiers.ki_to_life and unaffordable(state, 1) else "WS-30.19"


def why_no_exchange(state: WayOfTheSamurai, window: int, action: int) -> str:
    """An exchange of Taikyu that is not offered, was made already, or would bring nothing."""
    kind = state.modifiers.exchange
    if not kind:
        return "WS-35.4"
    if unaffordable(state, 1):
        return TOO_DEAR
    if state.cells[MARKS] & EXCHANGED and state.rules.taikyu_once:
        return "WS-35.11"
    if kind == "bushido":
        return "WS-35.14"
    if kind == "red_die" and not state.cells[DIE]:
        return "WS-29.21" if state.modifiers.no_red_die else "WS-20.18"
    return NO_EFFECT


def why_no_gisei(state: WayOfTheSamurai, window: int, action: int) -> str:
    """A Gisei card costs a life that is not the last one, once before each counter-attack."""
    if state.cells[LIFE_AT] < 2:
        return "WS-31.7"
    return "WS-31.5" if state.cells[GISEI_DRAWN] else "WS-31.2"


# Actions with a card, a level or a place ------------------------------------------------------------------------------


def why_no_die(state: WayOfTheSamurai, window: int, action: int) -> str:
    """The red die is used from level 3 on, at the end of an exchange, against somebody who can be harmed."""
    if window != END:
        return "WS-16.10"
    if state.cells[MARKS] & DIE_USED and state.rules.die_once:
        return "WS-16.17"
    if state.cells[DIE] < 3:
        return "WS-16.5"
    if not target_alive(state):
        return "WS-32.17"
    return "WS-27.8" if unharmable(state) else "WS-16.11"


def why_no_play(state: WayOfTheSamurai, window: int, action: int) -> str:
    """Cards of the hand are played while cards are played; the joker by one of its movements."""
    if window != MOVE:
        return "WS-6.2" if window == START else "WS-6.8"
    joker = action == PLAY.at(JOKER) or PLAY_JOKER.has(action)
    return "WS-14.2" if joker and state.cells[HAND] & JOKER_BIT else "WS-6.4"


def why_no_transformation(state: WayOfTheSamurai, window: int, action: int) -> str:
    """A line is transformed with some weapons only, once in a round."""
    used = state.modifiers.transform and state.cells[MARKS] & TRANSFORMED
    return "WS-40.56" if used else "WS-19.20"


def why_no_fetch(state: WayOfTheSamurai, window: int, action: int) -> str:
    """One weapon buys cards of the discard pile."""
    cells = state.cells
    ki = state.modifiers.ki_fetch_discard
    pile = cells[DISCARDED] | (cells[HAND] if state.modifiers.discard_before_draw else 0)
    if not ki or not pile >> FETCH.part(action) & 1:
        return "WS-19.23"
    return TOO_DEAR if unaffordable(state, ki) else "WS-23.18"


def why_no_change(state: WayOfTheSamurai, window: int, action: int) -> str:
    """One weapon changes the environment, once at the start of a round."""
    return "WS-19.31"


USE_REASONS: Final[dict[int, Reason]] = {
    DRAW: why_no_draw,
    EARLY_REVEAL: why_no_early_reveal,
    BUY_GUARD: why_no_guard,
    BUY_STRENGTH: why_no_gauge,
    BUY_TECHNIQUE: why_no_gauge,
    BUY_POWER: why_no_power,
    ENVIRONMENT: why_no_environment,
    BUSHIDO_STEP: why_no_bushido_step,
    LIFE_TO_KI: why_no_life_to_ki,
    CONVERT: why_no_conversion,
    CONVERT_OTHER: why_no_conversion,
    KI_TO_LIFE: why_no_ki_to_life,
    EXCHANGE: why_no_exchange,
    GISEI: why_no_gisei,
}
USE_CLAUSES: Final = {GO_ON: "WS-6.10", POOL: "WS-30.15", MULLIGAN: "WS-5.10", REDRAW: "WS-30.12"}
KIND_REASONS: Final[tuple[tuple[Kind, Reason], ...]] = (
    (WINDOW, why_no_use),
    (USE_DIE, why_no_die),
    (PLAY, why_no_play),
    (PLAY_JOKER, why_no_play),
    (TRANSFORM, why_no_transformation),
    (FETCH, why_no_fetch),
    (CHANGE, why_no_change),
)
