"""Win rates for all combinations of the values of two options, such as weapons and opponents.

Each combination plays a series of its own with the same seed, so a cell does not depend on the other cells or on the
number of workers.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from math import sqrt
from typing import Final

from shiai.arena.series import Series
from shiai.arena.statistics import wilson
from shiai.arena.workers import results_of
from shiai.bots import bot
from shiai.core.errors import OptionError, ShiaiError
from shiai.core.game import AnyGame
from shiai.core.options import Option, Value, read_options, word
from shiai.core.setup import Setup

KINDS: Final = ("choice", "switch", "whole")  # of options with a list of single values


class SeriesError(ShiaiError):
    """The games cannot be played as requested."""


@dataclass(frozen=True)
class Axis:
    """An option and the values to compare."""

    option: str
    values: tuple[Value, ...]

    @property
    def labels(self) -> tuple[str, ...]:
        """The values as text."""
        return tuple([word(value) for value in self.values])


@dataclass
class Cell:
    """One combination of values: its results, or why the game refuses it."""

    row: Value
    column: Value
    series: Series | None = None
    side: str = ""  # the seat whose wins are counted
    refused: str = ""
    games: int = 0
    wins: int = 0
    draws: int = 0  # games that nobody won, unless all seats lose together

    @property
    def share(self) -> float:
        """The share of games won."""
        return self.wins / self.games

    @property
    def standard_error(self) -> float:
        """The standard error of the share."""
        return sqrt(self.share * (1 - self.share) / self.games)

    @property
    def interval(self) -> tuple[float, float]:
        """Wilson's 95 % interval of the share."""
        return wilson(self.wins, self.games)


@dataclass
class Matrix:
    """All combinations of two options, with all others fixed; `games` games are played for each."""

    game: AnyGame
    options: dict[str, object]
    rows: Axis
    columns: Axis
    bots: tuple[str, ...]  # one for all seats, or one for each
    games: int
    seed: int
    swap: bool = False
    fixed: dict[str, str] = field(init=False)  # the given options in canonical form
    cells: list[Cell] = field(init=False)  # row by row

    def __post_init__(self) -> None:
        if self.rows.option == self.columns.option:
            raise SeriesError(f"a matrix needs two different options, not {self.rows.option} twice")
        for axis in (self.rows, self.columns):
            if axis.option in self.options:
                raise SeriesError(f"option {axis.option} is an axis of the matrix; restrict its values with --only")
        chosen = read_options(self.game.id, self.game.options, self.options)  # refuses errors that concern all cells
        given = [option for option in self.game.options if option.name in self.options]
        self.fixed = {option.name: option.write(chosen[option.name]) for option in given}
        self.cells = [self.cell(row, column) for row in self.rows.values for column in self.columns.values]
        if not self.playable:
            reason = self.refusals()[0][0]
            raise SeriesError(
                f"{self.game.id} refuses every combination of {self.rows.option} and {self.columns.option}: {reason}"
            )

    def cell(self, row: Value, column: Value) -> Cell:
        """The cell of a combination, before it is played."""
        try:
            setup = self.game.setup(**self.options, **{self.rows.option: row, self.columns.option: column})
        except OptionError as error:
            return Cell(row, column, refused=str(error))
        bots = bots_by_seat(self.bots, setup)
        series = Series(self.game.id, setup.options, bots, self.games, self.seed, self.swap)
        return Cell(row, column, series, setup.seats[0])

    @property
    def playable(self) -> list[Cell]:
        """The combinations that the game allows."""
        return [cell for cell in self.cells if cell.series is not None]

    @property
    def side(self) -> str:
        """Whose wins are counted: the team, or the first seat."""
        if self.game.cooperative:
            return "the team"
        return " / ".join(dict.fromkeys([cell.side for cell in self.playable]))

    def by_row(self) -> list[list[Cell]]:
        """The cells of every row."""
        width = len(self.columns.values)
        return [self.cells[first : first + width] for first in range(0, len(self.cells), width)]

    def refusals(self) -> list[tuple[str, int]]:
        """The reasons why combinations are refused, with their numbers, the most frequent first."""
        return Counter([cell.refused for cell in self.cells if cell.refused]).most_common()

    def play(self, workers: int) -> Iterator[int]:
        """Play all cells from the beginning; yields the number of games played since the last yield."""
        chunks: list[tuple[Cell, Chunk]] = []
        for cell in self.cells:
            cell.games = cell.wins = cell.draws = 0
            if cell.series is not None:
                chunks += [(cell, (cell.series, cell.side, numbers)) for numbers in cell.series.chunks()]
        found = results_of(count_wins, [chunk for _, chunk in chunks], workers)
        for (cell, (series, _, numbers)), (wins, unwon) in zip(chunks, found, strict=True):
            cell.wins += wins
            cell.draws += 0 if self.game.cooperative or len(series.bots) == 1 else unwon
            cell.games += len(numbers)
            yield len(numbers)


Chunk = tuple[Series, str, range]  # a series, the seat whose wins are counted, and the numbers of the games


def count_wins(chunk: Chunk) -> tuple[int, int]:
    """Play some games of a series; returns how many the seat won and how many nobody won."""
    series, side, numbers = chunk
    winners = [result.winners for result in series.play(numbers)]
    return sum([side in names for names in winners]), winners.count(())


def axis_of(game: AnyGame, name: str, only: Sequence[str] = ()) -> Axis:
    """All values of an option, or only the given ones, in their order."""
    known = {option.name: option for option in game.options}
    option = known.get(name.replace("-", "_"))
    if option is None:
        able = ", ".join([option.name for option in game.options if option.kind in KINDS])
        raise SeriesError(f"{game.id} has no option {name}; options whose values can be compared: {able}")
    if option.kind not in KINDS:
        raise SeriesError(f"option {option.name} has no list of single values to compare; choose another one")
    values = tuple([value_of(option, text) for text in only]) or option.values
    if len(set(values)) != len(values):
        raise SeriesError(f"{option.name} has the same value twice; keep one")
    return Axis(option.name, values)


def value_of(option: Option, text: str) -> Value:
    """Read a value of an option; names may have dashes instead of underscores."""
    named = option.kind == "choice" and text not in option.values
    return option.read(text.replace("-", "_") if named else text)


def bots_by_seat(bots: tuple[str, ...], setup: Setup) -> tuple[str, ...]:
    """One bot per seat; a single one plays all seats."""
    for name in bots:
        bot(name)
    if len(bots) == 1:
        return bots * len(setup.seats)
    if len(bots) != len(setup.seats):
        raise SeriesError(f"--bots names {len(bots)} bots, but {setup.game.id} has the seats {', '.join(setup.seats)}")
    return bots
