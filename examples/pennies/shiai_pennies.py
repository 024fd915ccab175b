"""Matching pennies: a whole game for Shiai in one file.

Both players show a coin at the same time. Equal coins are a point for Even, different ones a point for Odd. Whoever has
enough points first wins.
"""

from random import Random
from typing import Any, ClassVar, Final

from shiai.core.actions import ActionSpace
from shiai.core.game import Game
from shiai.core.layout import Counts, Flags, Layout, Places
from shiai.core.options import Whole
from shiai.core.outcome import Outcome
from shiai.core.seats import HOLE
from shiai.core.setup import Setup
from shiai.core.state import State
from shiai.core.step import Happen, Plan, Step

# The components

SEATS: Final = ("even", "odd")
COINS: Final = ("none", "heads", "tails")
OPTIONS: Final = (Whole("points", 3, 1, 20, "Points that win the game.", ""),)

# The choices

ACTIONS: Final = ActionSpace()
SHOW: Final = ACTIONS.kind("show", COINS[1:])  # two actions: show heads, show tails

# The table: what each cell means

COIN: Final = 0  # + seat
READY: Final = 2  # the seats that have chosen a coin
POINTS: Final = 3  # + seat
LAYOUT: Final = Layout(
    (
        Places("coin", COIN, SEATS, COINS, 0),
        Flags("ready", READY, SEATS),
        Counts("points", POINTS, SEATS, 20),
    )
)


class Pennies(State):
    """What lies on the table."""

    def hidden(self, seat: int) -> list[tuple[int, int]]:
        """The cells that a seat cannot see: the other coin, while coins are being chosen."""
        if not self.stack:
            return []
        return [(COIN + other, COIN + other + 1) for other in (0, 1) if other != seat]

    def fill_holes(self, rng: Random) -> None:
        """Guess a hidden coin; whoever is not ready has none yet."""
        for seat in (0, 1):
            if self.cells[COIN + seat] == HOLE:
                ready = self.cells[READY] >> seat & 1
                self.cells[COIN + seat] = 1 + rng.randrange(2) if ready else 0

    def withdraw_sealed(self, seat: int) -> None:
        """Take the coin of a seat back, so that a bot can consider another one."""
        super().withdraw_sealed(seat)
        self.cells[COIN + seat] = 0
        self.cells[READY] &= ~(1 << seat)

    def outcome(self) -> Outcome | None:
        """Who has won, or None while the game goes on."""
        needed = int(str(self.setup.options["points"]))
        for seat in (0, 1):
            if self.cells[POINTS + seat] == needed:
                return Outcome((seat,), f"{SEATS[seat]}_won", "", (1, -1) if seat == 0 else (-1, 1))
        return None


# The rules: one class for each step of the game


class ShowCoins(Plan[Pennies]):
    """Both players choose a coin in secret."""

    name: ClassVar[str] = "show_coins"

    def actors(self, state: Pennies) -> tuple[int, ...]:
        return tuple([seat for seat in (0, 1) if not state.cells[READY] >> seat & 1])

    def legal(self, state: Pennies, seat: int) -> tuple[int, ...]:
        return SHOW.all()

    def apply(self, state: Pennies, seat: int, action: int) -> None:
        state.cells[COIN + seat] = 1 + SHOW.part(action)
        state.cells[READY] |= 1 << seat
        if not self.actors(state):
            state.stack.pop()
            state.push(CompareCoins())


class CompareCoins(Happen[Pennies]):
    """The coins are revealed and one player scores."""

    name: ClassVar[str] = "compare_coins"

    def run(self, state: Pennies) -> None:
        cells = state.cells
        winner = 0 if cells[COIN] == cells[COIN + 1] else 1
        state.reveals += 1
        state.tell("shown", "", {"even": COINS[cells[COIN]], "odd": COINS[cells[COIN + 1]], "point": SEATS[winner]})
        cells[POINTS + winner] += 1
        if state.outcome() is None:
            cells[COIN] = cells[COIN + 1] = cells[READY] = 0
            state.push(ShowCoins())


class PenniesGame(Game[Pennies, Setup]):
    """Matching pennies."""

    id: ClassVar[str] = "pennies"

    def __init__(self) -> None:
        super().__init__(OPTIONS, LAYOUT, ACTIONS, (ShowCoins, CompareCoins))

    def __reduce__(self) -> str:
        return "GAME"  # one object for everybody, also in another process

    def seats(self, **options: object) -> tuple[str, ...]:
        return SEATS

    def state(self, setup: Setup, cells: list[int], stack: list[Step[Any]], viewer: int) -> Pennies:
        return Pennies(setup, cells, stack, viewer)

    def begin(self, state: Pennies) -> None:
        state.push(ShowCoins())


GAME: Final = PenniesGame()
