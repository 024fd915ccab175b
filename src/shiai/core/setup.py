"""Set-ups: a game with its options, which do not change during play."""

from typing import TYPE_CHECKING, Any

from shiai.core.compiling import mypyc_attr
from shiai.core.layout import Layout
from shiai.core.options import Value
from shiai.core.seats import ALL_SEEING, CHANCE, WATCHER

if TYPE_CHECKING:
    from shiai.core.game import AnyGame


@mypyc_attr(allow_interpreted_subclasses=True)
class Setup:
    """A game with its options. Games add attributes that their rules read often (limits, tracks)."""

    def __init__(self, game: "AnyGame", options: dict[str, Value]) -> None:
        self.game = game
        self.options = options
        self.seats: tuple[str, ...] = game.seats(**options)
        # The side of each seat: seats of one side win or lose together.
        self.sides: tuple[int, ...] = (0,) * len(self.seats) if game.cooperative else tuple(range(len(self.seats)))
        self.people = len(self.seats)  # fewer than seats if one person always plays several
        self.key = (game.id, game.version, tuple(options.items()))

    def __reduce__(self) -> tuple[Any, ...]:
        return (prepare_again, (self.game, self.options))

    @property
    def layout(self) -> Layout:
        """The layout of its states."""
        layout: Layout = self.game.layout_of(self)
        return layout

    @property
    def seat_sides(self) -> tuple[int, ...]:
        """The side of each seat; `sides` may go on with figures that no seat plays."""
        return self.sides[: len(self.seats)]

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
        """The names of several seats in one text."""
        return ", ".join([self.seat_name(seat) for seat in seats]) or "nobody"

    def seat(self, name: str) -> int:
        """The seat of this name; ValueError if there is none."""
        names = [*self.seats, self.seat_name(WATCHER), self.seat_name(CHANCE)]
        if name not in names:
            raise ValueError(f"'{name}' is no seat; seats are: {', '.join(names)}")
        seat = names.index(name)
        return seat if seat < len(self.seats) else seat - len(names)


def prepare_again(game: "AnyGame", options: dict[str, Value]) -> Setup:
    """Unpickle a set-up: made from the options, so that little is sent between processes."""
    setup: Setup = game.setup(**options)
    return setup
