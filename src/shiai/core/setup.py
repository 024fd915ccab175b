"""A game with its options chosen: everything about a match that never changes while it is played."""

from typing import TYPE_CHECKING, Any

from shiai.core.compiling import mypyc_attr
from shiai.core.options import Value
from shiai.core.seats import ALL_SEEING, CHANCE, WATCHER

if TYPE_CHECKING:
    from shiai.core.game import AnyGame


@mypyc_attr(allow_interpreted_subclasses=True)
class Setup:
    """Games add what their rules read often (limits, tracks) as further attributes."""

    def __init__(self, game: "AnyGame", options: dict[str, Value]) -> None:
        self.game = game
        self.options = options
        self.seats: tuple[str, ...] = game.seats(**options)
        # The side of every seat: those of one side win or lose together.
        self.sides: tuple[int, ...] = (0,) * len(self.seats) if game.cooperative else tuple(range(len(self.seats)))
        self.people = len(self.seats)  # fewer where one person always leads several seats
        self.key = (game.id, game.version, tuple(options.items()))

    def __reduce__(self) -> tuple[Any, ...]:
        return (prepare_again, (self.game, self.options))

    def seat_name(self, seat: int) -> str:
        """The name of a seat in texts."""
        if seat == CHANCE:
            return "chance"
        if seat == WATCHER:
            return "watcher"
        if seat == ALL_SEEING:
            return "everything"
        return self.seats[seat] if 0 <= seat < len(self.seats) else f"seat {seat}"

    def seat_names(self, seats: tuple[int, ...]) -> str:
        """Several names in one text."""
        return ", ".join([self.seat_name(seat) for seat in seats]) or "nobody"

    def seat(self, name: str) -> int:
        """The seat of that name; ValueError when there is none."""
        names = [*self.seats, self.seat_name(WATCHER), self.seat_name(CHANCE)]
        if name not in names:
            raise ValueError(f"'{name}' is no seat; seats are: {', '.join(names)}")
        seat = names.index(name)
        return seat if seat < len(self.seats) else seat - len(names)


def prepare_again(game: "AnyGame", options: dict[str, Value]) -> Setup:
    """The set-up of a game in another process: made from its options, so that little has to be sent."""
    setup: Setup = game.setup(**options)
    return setup
