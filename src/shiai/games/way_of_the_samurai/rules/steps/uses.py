"""What is done in a window: uses of Ki, weapons, virtues, the red die (sections 12, 16, 19, 22, 30, 35)."""

from collections.abc import Callable
from typing import Final

from shiai.games.way_of_the_samurai.rules.actions import (
    BUSHIDO_STEP,
    BUY_GUARD,
    BUY_POWER,
    BUY_STRENGTH,
    BUY_TECHNIQUE,
    CHANGE,
    CONVERT,
    CONVERT_OTHER,
    DRAW,
    ENVIRONMENT,
    EXCHANGE,
    FETCH,
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
    ENVIRONMENT_NAMES,
    GUARD,
    STRENGTH,
    TECHNIQUE,
)
from shiai.games.way_of_the_samurai.rules.causes import RED_DIE
from shiai.games.way_of_the_samurai.rules.state import (
    CHANGED,
    CLIFF_USED,
    DIE,
    DIE_USED,
    DISCARDED,
    EXCHANGED,
    FRESH,
    HAND,
    MARKS,
    MULLIGANS,
    NO_VIRTUE,
    PLACE,
    POINTS,
    REDRAW_READY,
    VIRTUE_AT,
    YARI,
    WayOfTheSamurai,
)
from shiai.games.way_of_the_samurai.rules.steps import damage, environments, wounds
from shiai.games.way_of_the_samurai.rules.steps.draw import NEW_HAND, Redraw, buy_card, draws, fetch, gain_special
from shiai.games.way_of_the_samurai.rules.steps.gisei import draw_gisei
from shiai.games.way_of_the_samurai.rules.steps.virtues import bushido_step
from shiai.games.way_of_the_samurai.rules.table import gain_ki, gain_life, move_die, move_gauge, pay, pay_life, price


def act(state: WayOfTheSamurai, action: int) -> None:
    """Do what may be done at any time. What it costs is paid first; the payment itself may lose the fight."""
    if USE_DIE.has(action):
        use_die(state, USE_DIE.part(action))
    elif CHANGE.has(action):
        change_environment(state, CHANGE.part(action))
    elif FETCH.has(action):
        fetch(state, FETCH.part(action))
    else:
        USES[action](state)


# Gauges ---------------------------------------------------------------------------------------------------------------


def buy(state: WayOfTheSamurai, gauge: int, points: int, ki: int, clause: str) -> None:
    """Pay Ki to raise a gauge."""
    pay(state, price(state, ki), clause)
    if state.stack:
        move_gauge(state, gauge, points, clause)


def buy_guard(state: WayOfTheSamurai) -> None:
    """Raise the guard before a counter-attack."""
    # WS-12.11, WS-12.12: a move of the gauge like any other
    # WS-19.27, WS-19.41, WS-36.7: 2 points for some
    buy(state, GUARD, state.modifiers.guard_per_ki, 1, "WS-12.11")


def buy_strength(state: WayOfTheSamurai) -> None:
    """Raise the strength by 1."""
    buy_point(state, STRENGTH, state.modifiers.ki_per_strength)


def buy_technique(state: WayOfTheSamurai) -> None:
    """Raise the technique by 1."""
    buy_point(state, TECHNIQUE, state.modifiers.ki_per_technique)


def buy_point(state: WayOfTheSamurai, gauge: int, ki: int) -> None:
    """Raise strength or technique by 1 for so many Ki."""
    # WS-17.9: the nodachi
    buy(state, gauge, 1, ki, "WS-17.9")


def buy_power(state: WayOfTheSamurai) -> None:
    """Raise the strength by several points for 1 Ki."""
    # WS-19.29: face B of katana/tanto
    buy(state, STRENGTH, state.modifiers.strength_per_ki, 1, "WS-19.29")


def convert(state: WayOfTheSamurai) -> None:
    """Lower a gauge to raise another: the first pair of gauges."""
    convert_pair(state, 0)


def convert_other(state: WayOfTheSamurai) -> None:
    """Lower a gauge to raise another: the second pair of gauges."""
    convert_pair(state, 1)


def convert_pair(state: WayOfTheSamurai, number: int) -> None:
    """Lower one gauge of a pair to raise the other."""
    lowered, raised = state.modifiers.convert[number]
    # WS-19.9, WS-19.14: guard into strength or technique, point by point
    clause = "WS-19.14" if raised == TECHNIQUE else "WS-19.9"
    move_gauge(state, lowered, -1, clause)
    move_gauge(state, raised, 1, clause)


# Environment ----------------------------------------------------------------------------------------------------------


def activate(state: WayOfTheSamurai) -> None:
    """Pay for a roll on the environment."""
    pay(state, price(state, 1), "WS-12.13")
    if state.stack:
        if state.cells[PLACE] == CLIFF + 1:
            state.cells[MARKS] |= CLIFF_USED
        # WS-12.13
        state.push(environments.Environment(0))


def change_environment(state: WayOfTheSamurai, place: int) -> None:
    """Go on with the fight in another environment."""
    # WS-19.31: the tessen
    state.cells[PLACE] = place + 1
    state.cells[MARKS] |= CHANGED
    if state.events is not None:
        state.tell("changed_place", "WS-19.31", {"place": ENVIRONMENT_NAMES[place]})


# Life and virtues -----------------------------------------------------------------------------------------------------


def life_to_ki(state: WayOfTheSamurai) -> None:
    """Turn a life into a Ki."""
    # WS-17.17: the bokken
    pay_life(state, "WS-17.17")
    # WS-23.15: no cost in Ki, so nothing is doubled
    gain_ki(state, 1, "WS-17.17")


def buy_bushido_step(state: WayOfTheSamurai) -> None:
    """Pay for a step towards a virtue."""
    # WS-30.4
    pay(state, price(state, BUSHIDO_PRICE), "WS-30.4")
    if state.stack:
        bushido_step(state, "WS-30.4")


def use_pool(state: WayOfTheSamurai) -> None:
    """Use a point of the pool; the card is discarded with the last one."""
    cells = state.cells
    # WS-30.13, WS-30.14
    cells[POINTS] -= 1
    move_gauge(state, state.modifiers.pool, 1, "WS-30.13")
    if cells[POINTS] == 0:
        # WS-30.6: used up
        cells[VIRTUE_AT] = NO_VIRTUE
        state.refresh()


def ki_to_life(state: WayOfTheSamurai) -> None:
    """Lay Ki on the card for a life; with the fourth Ki the card is discarded."""
    cells = state.cells
    laid = price(state, 1)
    pay(state, laid, "WS-30.16")
    if not state.stack:
        return
    # WS-30.16, WS-30.17, WS-30.18: laid down, it is the player's no longer
    # WS-40.81: with doubled prices the limit of the card stays
    cells[POINTS] += laid
    gain_life(state, 1, "WS-30.16")
    if cells[POINTS] == state.modifiers.ki_to_life:
        cells[POINTS] = 0
        cells[VIRTUE_AT] = NO_VIRTUE
        state.refresh()


def exchange(state: WayOfTheSamurai) -> None:
    """Make the exchange that Taikyu offers in this round."""
    kind = state.modifiers.exchange
    pay(state, price(state, 1), EXCHANGE_CLAUSES[kind])
    if not state.stack:
        return
    state.cells[MARKS] |= EXCHANGED
    number = state.modifiers.exchange_gain
    if kind == "special":
        # WS-35.6, WS-35.13
        gain_special(state, number)
    elif kind == "red_die":
        # WS-35.7
        move_die(state, number, "WS-35.7")
    elif kind == "bushido":
        # WS-35.8
        bushido_step(state, "WS-35.8")
    else:
        # WS-35.9
        gain_life(state, number, "WS-35.9")


EXCHANGE_CLAUSES: Final = {"special": "WS-35.6", "red_die": "WS-35.7", "bushido": "WS-35.8", "life": "WS-35.9"}


# The red die ----------------------------------------------------------------------------------------------------------


def use_die(state: WayOfTheSamurai, level: int) -> None:
    """Use the bonus of the red die, which goes back to 1 first."""
    cells = state.cells
    # WS-16.12, WS-16.13, WS-16.19: before anything that the bonus triggers
    cells[DIE] = 1
    cells[MARKS] |= DIE_USED
    if state.events is not None:
        state.tell("used_die", "WS-16.4", {"level": level})
    # WS-16.4: from level 3 on
    wound = state.modifiers.die_wounds[level]
    if wound:
        wounds.wound_enemy(state, wound, RED_DIE, caused=True)
    else:
        damage.offer_losses(state, RED_DIE, DIE_LOSSES[level], may_decline=False)


# The start of a round -------------------------------------------------------------------------------------------------


def mulligan(state: WayOfTheSamurai) -> None:
    """Put down the whole hand and draw a new one; the weapon's mulligans go first."""
    cells = state.cells
    cells[YARI if cells[YARI] else MULLIGANS] -= 1
    cells[DISCARDED] |= cells[HAND]
    cells[HAND] = 0
    if state.events is not None:
        state.tell("mulligan", "WS-5.10", {"left": cells[YARI] + cells[MULLIGANS]})
    # WS-5.10, WS-40.72: the face of the weapon stays
    state.push(draws(state.modifiers.hand_size, NEW_HAND))


def redraw(state: WayOfTheSamurai) -> None:
    """Exchange some cards of the hand, with one virtue."""
    state.cells[MARKS] &= ~(REDRAW_READY | FRESH)
    state.push(Redraw(state.modifiers.redraw, put=0))


USES: Final[dict[int, Callable[[WayOfTheSamurai], None]]] = {
    DRAW: buy_card,
    BUY_GUARD: buy_guard,
    BUY_STRENGTH: buy_strength,
    BUY_TECHNIQUE: buy_technique,
    BUY_POWER: buy_power,
    ENVIRONMENT: activate,
    BUSHIDO_STEP: buy_bushido_step,
    LIFE_TO_KI: life_to_ki,
    CONVERT: convert,
    CONVERT_OTHER: convert_other,
    POOL: use_pool,
    KI_TO_LIFE: ki_to_life,
    EXCHANGE: exchange,
    GISEI: draw_gisei,
    MULLIGAN: mulligan,
    REDRAW: redraw,
}
