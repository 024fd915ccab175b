"""The windows of a round and what is done in them (sections 12, 19, 22, 30, 35, 38)."""

from typing import ClassVar, Final

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
    TAKE_WEAPON,
    USE_DIE,
    WINDOW_ACTIONS,
)
from shiai.games.way_of_the_samurai.cards import (
    BUSHIDO_PRICE,
    CLIFF,
    DIE_LOSSES,
    ENVIRONMENT_NAMES,
    FACES,
    GUARD,
    STRENGTH,
    TECHNIQUE,
)
from shiai.games.way_of_the_samurai.refusals import why_closed
from shiai.games.way_of_the_samurai.state import (
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
from shiai.games.way_of_the_samurai.steps.base import Ask, Steps
from shiai.games.way_of_the_samurai.steps.damage import BONUS, offer_losses, wound_enemy
from shiai.games.way_of_the_samurai.steps.draw import buy_card, fetch, gain_special
from shiai.games.way_of_the_samurai.table import (
    bushido_step,
    gain_ki,
    gain_life,
    move_die,
    move_gauge,
    pay,
    price,
)
from shiai.games.way_of_the_samurai.windows import (
    END,
    START,
    STRIKE,
    anytime,
    changes,
    dice,
    fetches,
    gisei_open,
    start_mask,
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


class Window(Ask):
    """Base of the windows: what may be done at any time, and going on."""

    window: ClassVar[int] = START

    def legal(self, state: WayOfTheSamurai, seat: int) -> tuple[int, ...]:
        actions = WINDOW_ACTIONS.of(anytime(state, self.window) | 1 << GO_ON)
        return actions + fetches(state) if state.force.ki_fetch_discard else actions

    def apply(self, state: WayOfTheSamurai, seat: int, action: int) -> None:
        if action == GO_ON:
            state.stack.pop()
        else:
            act(state, action)

    def why_not(self, state: WayOfTheSamurai, seat: int, action: int) -> tuple[str, ...]:
        return why_closed(state, self.window, action)


class Start(Window):
    """W1, at the start of a round after the draw; it opens where it offers more than the next window does."""

    name: ClassVar[str] = "start"
    clauses: ClassVar[tuple[str, ...]] = cited(
        """
        WS-5.5 WS-5.10 WS-18.1 WS-18.2 WS-18.3 WS-19.31 WS-19.43 WS-24.14 WS-30.22 WS-38.1 WS-38.7 WS-40.72 WS-40.86
"""
    )
    window: ClassVar[int] = START

    def legal(self, state: WayOfTheSamurai, seat: int) -> tuple[int, ...]:
        mask = start_mask(state)
        places = changes(state)
        if not mask and not places and state.rules.enemies == 1:
            return (GO_ON,)
        mask |= anytime(state, START) | 1 << GO_ON
        return WINDOW_ACTIONS.of(mask) + places + fetches(state)


class Strike(Window):
    """W3 after the last card: the last means before the defence is checked (WS-38.10)."""

    name: ClassVar[str] = "strike"
    clauses: ClassVar[tuple[str, ...]] = cited("WS-38.10 WS-6.12")
    window: ClassVar[int] = STRIKE


class BeforeCounter(Window):
    """W5 and W6: after the defence check and before the counter-attack; the number says which of them is open."""

    name: ClassVar[str] = "before_counter"
    clauses: ClassVar[tuple[str, ...]] = cited("WS-12.11 WS-12.12 WS-31.10 WS-32.12 WS-38.5 WS-38.11 WS-40.45")

    def legal(self, state: WayOfTheSamurai, seat: int) -> tuple[int, ...]:
        actions = WINDOW_ACTIONS.of(anytime(state, self.numbers[0]) | 1 << GO_ON)
        return actions + fetches(state) if state.force.ki_fetch_discard else actions

    def why_not(self, state: WayOfTheSamurai, seat: int, action: int) -> tuple[str, ...]:
        return why_closed(state, self.numbers[0], action)


class OfferGisei(Ask):
    """Between two counter-attacks of a row only Gisei is offered (WS-32.24, WS-27.6)."""

    name: ClassVar[str] = "offer_gisei"
    clauses: ClassVar[tuple[str, ...]] = cited("WS-32.24 WS-32.13 WS-40.82")

    def legal(self, state: WayOfTheSamurai, seat: int) -> tuple[int, ...]:
        return (GO_ON, GISEI) if gisei_open(state) else (GO_ON,)

    def apply(self, state: WayOfTheSamurai, seat: int, action: int) -> None:
        if action == GO_ON:
            state.stack.pop()
        else:
            act(state, action)


class EndOfExchange(Window):
    """W7, after counter-attack and combo: the red die, and what may be done at any time (WS-38.12)."""

    name: ClassVar[str] = "end_of_exchange"
    clauses: ClassVar[tuple[str, ...]] = cited(
        """
        WS-9.3 WS-16.4 WS-16.5 WS-16.6 WS-16.7 WS-16.8 WS-16.9 WS-16.10 WS-16.11 WS-16.12 WS-16.13 WS-16.14 WS-16.15
        WS-16.17 WS-16.19 WS-19.35 WS-19.36 WS-32.15 WS-32.16 WS-32.17 WS-38.12 WS-40.29 WS-40.30
"""
    )
    window: ClassVar[int] = END

    def legal(self, state: WayOfTheSamurai, seat: int) -> tuple[int, ...]:
        actions = WINDOW_ACTIONS.of(anytime(state, END) | 1 << GO_ON) + dice(state)
        return actions + fetches(state) if state.force.ki_fetch_discard else actions


STEPS: Final[Steps] = (Start, Strike, BeforeCounter, OfferGisei, EndOfExchange)
