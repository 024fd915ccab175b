"""Rewards: what a game is worth at its end, and hints on the way."""

from collections.abc import Callable

from shiai.core.state import State, View

Potential = Callable[[View, int], float]  # the value of a view for its seat; shapes rewards


class Shaped:
    """Rewards: the returns at the end, and differences of a potential on the way."""

    def __init__(self, seats: int, potential: Potential | None) -> None:
        self.seats = range(seats)
        self.potential = potential
        self._last = [0.0] * seats

    def begin(self, state: State) -> None:
        """Take the potential of the first state."""
        if self.potential is not None:
            self._last = [self.potential(state.redact(seat), seat) for seat in self.seats]

    def rewards(self, state: State, over: bool) -> list[float]:
        """The rewards of the last step."""
        rewards = state.returns()
        if self.potential is not None:
            now = [0.0 if over else self.potential(state.redact(seat), seat) for seat in self.seats]
            rewards = [rewards[seat] + now[seat] - self._last[seat] for seat in self.seats]
            self._last = now
        return rewards
