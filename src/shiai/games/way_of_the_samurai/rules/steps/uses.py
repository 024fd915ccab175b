"""What is done in a window: uses of Ki, weapons, virtues, the red die (sections 12, 16, 19, 22, 30, 35)."""

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
    FETCH,
    GISEI,
    KI_TO_LIFE,
    LIFE_TO_KI,
    MULLIGAN,
    POOL,
    REDRAW,
    TAKE_WEAPON,
    USE_DIE,
)
from shiai.games.way_of_the_samurai.rules.cards import (
    BUSHIDO_PRICE,
    CLIFF,
    DIE_LOSSES,
    ENVIRONMENT_NAMES,
    FACES,
    GUARD,
    STRENGTH,
    TECHNIQUE,
)
from shiai.games.way_of_the_samurai.rules.state import (
    CHANGED,
    CLIFF_USED,
    DIE,
    DIE_USED,
    DISCARDED,
    EXCHANGED,
    FRESH,
    GISEI_DRAWN,
    HAND,
    LIFE_AT,
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
from shiai.games.way_of_the_samurai.rules.steps.damage import BONUS, offer_losses, wound_enemy
from shiai.games.way_of_the_samurai.rules.steps.draw import buy_card, fetch, gain_special
from shiai.games.way_of_the_samurai.rules.table import (
    bushido_step,
    gain_ki,
    gain_life,
    move_die,
    move_gauge,
    pay,
    price,
)

CLAUSES: Final = cited("WS-30.6 WS-30.7 WS-30.13 WS-30.14 WS-30.16 WS-30.17")


def act(state: WayOfTheSamurai, action: int) -> None:
    """Do what may be done at any time. What it costs is paid first; the payment itself may lose the fight."""
    if action >= USE_DIE:
        act_with(state, action)
    elif action == DRAW:
        buy_card(state)
    elif action == ENVIRONMENT:
        activate(state)
    elif action == BUY_GUARD:
        buy(state, GUARD, state.force.guard_per_ki, 1, "WS-12.11")
    elif action == BUY_STRENGTH:
        buy(state, STRENGTH, 1, state.force.ki_per_strength, "WS-17.9")
    elif action == BUY_TECHNIQUE:
        buy(state, TECHNIQUE, 1, state.force.ki_per_technique, "WS-17.9")
    elif action == BUY_POWER:
        buy(state, STRENGTH, state.force.strength_per_ki, 1, "WS-19.29")
    elif action == BUSHIDO_STEP:
        pay(state, price(state, BUSHIDO_PRICE))
        if state.stack:
            bushido_step(state)
    elif action == LIFE_TO_KI:
        pay_life(state, "WS-17.17")
        gain_ki(state, 1, "WS-17.17")
    elif action in (CONVERT, CONVERT + 1):
        lowered, raised = state.force.convert[action - CONVERT]
        move_gauge(state, lowered, -1, "WS-19.9")
        move_gauge(state, raised, 1, "WS-19.9")
    elif action == POOL:
        use_pool(state)
    elif action == KI_TO_LIFE:
        ki_to_life(state)
    elif action == EXCHANGE:
        exchange(state)
    elif action == GISEI:
        pay_life(state, "WS-31.2")
        state.cells[GISEI_DRAWN] += 1
        state.push("gisei_card")
    elif action == MULLIGAN:
        mulligan(state)
    elif action == REDRAW:
        state.cells[MARKS] &= ~(REDRAW_READY | FRESH)
        state.push("redraw", (state.force.redraw, 0))


def act_with(state: WayOfTheSamurai, action: int) -> None:
    """As `act`, for actions with a level, a place or a card."""
    if action <= USE_DIE + FACES:
        use_die(state, action - USE_DIE)
    elif action < TAKE_WEAPON:
        state.cells[PLACE] = action - CHANGE + 1
        state.cells[MARKS] |= CHANGED
        if state.events is not None:
            state.tell("changed_place", "WS-19.31", {"place": ENVIRONMENT_NAMES[action - CHANGE]})
    else:
        fetch(state, action - FETCH)


def buy(state: WayOfTheSamurai, gauge: int, points: int, ki: int, clause: str) -> None:
    """Pay Ki to raise a gauge."""
    pay(state, price(state, ki))
    if state.stack:
        move_gauge(state, gauge, points, clause)


def pay_life(state: WayOfTheSamurai, clause: str) -> None:
    """Pay a life: not lost, so armour and whatever hangs on losses does not see it (WS-0.7)."""
    state.cells[LIFE_AT] -= 1
    if state.events is not None:
        state.tell("paid_life", clause, {"left": state.cells[LIFE_AT]})


def activate(state: WayOfTheSamurai) -> None:
    """Pay for a roll on the environment (WS-22.3)."""
    pay(state, price(state, 1))
    if state.stack:
        if state.cells[PLACE] == CLIFF + 1:
            state.cells[MARKS] |= CLIFF_USED
        state.push("environment", (0,))


def use_pool(state: WayOfTheSamurai) -> None:
    """A point of the pool; the card is discarded with the last one (WS-30.13)."""
    cells = state.cells
    cells[POINTS] -= 1
    move_gauge(state, state.force.pool, 1, "WS-30.13")
    if cells[POINTS] == 0:
        cells[VIRTUE_AT] = NO_VIRTUE
        state.refresh()


def ki_to_life(state: WayOfTheSamurai) -> None:
    """Lay Ki on the card for a life; with the fourth Ki the card is discarded (WS-30.16)."""
    cells = state.cells
    laid = price(state, 1)
    pay(state, laid)
    if not state.stack:
        return
    cells[POINTS] += laid
    gain_life(state, 1, "WS-30.16")
    if cells[POINTS] == state.force.ki_to_life:
        cells[POINTS] = 0
        cells[VIRTUE_AT] = NO_VIRTUE
        state.refresh()


def exchange(state: WayOfTheSamurai) -> None:
    """The exchange that Taikyu offers in this round (WS-35.6 to WS-35.9)."""
    pay(state, price(state, 1))
    if not state.stack:
        return
    state.cells[MARKS] |= EXCHANGED
    kind = state.force.exchange
    number = state.force.exchange_gain
    if kind == "special":
        gain_special(state, number)
    elif kind == "red_die":
        move_die(state, number, "WS-35.7")
    elif kind == "bushido":
        bushido_step(state)
    else:
        gain_life(state, number, "WS-35.9")


def use_die(state: WayOfTheSamurai, level: int) -> None:
    """Use the bonus of the red die, which goes back to 1 first (WS-16.12, WS-16.19)."""
    cells = state.cells
    cells[DIE] = 1
    cells[MARKS] |= DIE_USED
    if state.events is not None:
        state.tell("used_die", "WS-16.4", {"level": level})
    wound = state.force.die_wounds[level]
    if wound:
        wound_enemy(state, wound, 1)
    else:
        offer_losses(state, BONUS, DIE_LOSSES[level], False)


def mulligan(state: WayOfTheSamurai) -> None:
    """Put down the whole hand and draw a new one; the weapon's mulligans go first (WS-5.10)."""
    cells = state.cells
    cells[YARI if cells[YARI] else MULLIGANS] -= 1
    cells[DISCARDED] |= cells[HAND]
    cells[HAND] = 0
    if state.events is not None:
        state.tell("mulligan", "WS-5.10", {"left": cells[YARI] + cells[MULLIGANS]})
    state.push("draw", (state.force.hand_size, 0))
