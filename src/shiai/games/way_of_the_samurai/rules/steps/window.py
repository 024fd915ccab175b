"""The windows of a round and what is done in them (sections 12, 19, 22, 30, 35, 38)."""

from typing import ClassVar, Final

from shiai.core.clauses import cited
from shiai.games.way_of_the_samurai.rules.actions import (
    GISEI,
    GO_ON,
    WINDOW_ACTIONS,
)
from shiai.games.way_of_the_samurai.rules.refusals import why_closed
from shiai.games.way_of_the_samurai.rules.state import (
    WayOfTheSamurai,
)
from shiai.games.way_of_the_samurai.rules.steps.base import Ask, Steps
from shiai.games.way_of_the_samurai.rules.steps.uses import act
from shiai.games.way_of_the_samurai.rules.windows import (
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
