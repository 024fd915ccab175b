"""The windows of a round (section 38)."""

from typing import ClassVar, Final

from shiai.games.way_of_the_samurai.rules.actions import GO_ON, WINDOW
from shiai.games.way_of_the_samurai.rules.refusals import why_closed
from shiai.games.way_of_the_samurai.rules.state import WayOfTheSamurai
from shiai.games.way_of_the_samurai.rules.steps import uses
from shiai.games.way_of_the_samurai.rules.steps.base import Question, Steps
from shiai.games.way_of_the_samurai.rules.windows import (
    COUNTER,
    END,
    GO_ON_BIT,
    START,
    STRIKE,
    anytime,
    changes,
    dice,
    fetches,
    start_mask,
)


class Window(Question):
    """Base of the windows: what may be done at any time, and going on."""

    def which(self) -> int:
        """The window, one of the constants of `windows`."""
        raise NotImplementedError

    def legal(self, state: WayOfTheSamurai, seat: int) -> tuple[int, ...]:
        actions = WINDOW.masked(anytime(state, self.which()) | GO_ON_BIT)
        return actions + fetches(state) if state.modifiers.ki_fetch_discard else actions

    def apply(self, state: WayOfTheSamurai, seat: int, action: int) -> None:
        if action == GO_ON:
            state.stack.pop()
        else:
            uses.act(state, action)

    def why_not(self, state: WayOfTheSamurai, seat: int, action: int) -> tuple[str, ...]:
        return why_closed(state, self.which(), action)


class Start(Window):
    """W1, at the start of a round after the draw; it opens where it offers more than the next window does."""

    name: ClassVar[str] = "start"

    def which(self) -> int:
        return START

    def legal(self, state: WayOfTheSamurai, seat: int) -> tuple[int, ...]:
        mask = start_mask(state)
        places = changes(state)
        if not mask and not places and state.rules.enemies == 1:
            return (GO_ON,)
        # WS-5.5, WS-38.7: in the order the player likes
        mask |= anytime(state, START) | GO_ON_BIT
        return WINDOW.masked(mask) + places + fetches(state)


class Strike(Window):
    """W3 after the last card: the last means before the defence is checked."""

    name: ClassVar[str] = "strike"

    def which(self) -> int:
        # WS-38.10
        return STRIKE


class BeforeCounter(Window):
    """W5 and W6, after the defence check and before the counter-attack; `window` says which of them is open."""

    name: ClassVar[str] = "before_counter"

    def __init__(self, window: int) -> None:
        self.window = window

    def which(self) -> int:
        return self.window


class EndOfExchange(Window):
    """W7, after counter-attack and combo: the red die, and what may be done at any time."""

    name: ClassVar[str] = "end_of_exchange"

    def which(self) -> int:
        return END

    def legal(self, state: WayOfTheSamurai, seat: int) -> tuple[int, ...]:
        # WS-16.10, WS-16.14, WS-16.15: voluntary, with or without a counter-attack
        actions = WINDOW.masked(anytime(state, END) | GO_ON_BIT) + dice(state)
        return actions + fetches(state) if state.modifiers.ki_fetch_discard else actions


START_WINDOW: Final = Start()
STRIKE_WINDOW: Final = Strike()
COUNTER_WINDOW: Final = BeforeCounter(COUNTER)
END_WINDOW: Final = EndOfExchange()
STEPS: Final[Steps] = (Start, Strike, BeforeCounter, EndOfExchange)
