"""Balance reports: which games are played for them, and what is observed.

One bot plays all seats. The games form several series; an observer notes facts that a result does not contain. The same
bot, seed and number of games give the same report, for any number of workers.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import ClassVar

from shiai.arena.balance.page import Report
from shiai.arena.files import Row
from shiai.arena.match import Result, play_recorded
from shiai.arena.matrix import Axis, Matrix, bots_by_seat
from shiai.arena.series import Series
from shiai.arena.workers import results_of
from shiai.core.record import Record
from shiai.core.state import State
from shiai.i18n.catalogue import Catalogue
from shiai.registry import game as game_by_name

Facts = dict[str, str | int]


class Observer:
    """Observes one game and notes facts."""

    def observe(self, state: State, seat: int, action: int) -> None:
        """Called before every choice."""

    def facts(self, state: State) -> Facts:
        """The facts about the game, called at its end."""
        raise NotImplementedError


@dataclass(frozen=True)
class Observation:
    """A result and the facts of an observer."""

    result: Result
    facts: Facts


@dataclass
class Run:
    """A series with an observer, and its results."""

    series: Series
    observer: type[Observer] | None = None
    games: list[Observation] = field(default_factory=list)


Chunk = tuple[Series, type[Observer] | None, range]


class Balance:
    """The balance report of one game. Games derive from it and define `plan` and `report`."""

    game: ClassVar[str] = ""

    def __init__(self, bot: str, games: int, seed: int, options: dict[str, object] | None = None) -> None:
        self.rules = game_by_name(self.game)
        self.options = options or {}  # of all games, such as a box
        self.bot = bot
        self.games = games
        self.seed = seed
        self.names = Catalogue("en", self.rules.id)
        self.runs: list[Run] = []
        self.plan()

    def plan(self) -> None:
        """Add the series to be played."""
        raise NotImplementedError

    def report(self) -> Report:
        """Make the report from the games played."""
        raise NotImplementedError

    def portion(self, parts: int) -> int:
        """The number of games for one of `parts` equal parts; at least one."""
        return max(1, self.games // parts)

    def add(self, games: int, options: dict[str, object], observer: type[Observer] | None = None) -> Run:
        """Add a series."""
        setup = self.rules.setup(**self.options, **options)
        series = Series(self.rules.id, setup.options, bots_by_seat((self.bot,), setup), games, self.seed)
        self.runs.append(Run(series, observer))
        return self.runs[-1]

    def add_matrix(
        self, games: int, rows: Axis, columns: Axis, observer: type[Observer] | None = None
    ) -> tuple[Matrix, list[Run]]:
        """Add a matrix; returns it and the series of its cells."""
        matrix = Matrix(self.rules, self.options, rows, columns, (self.bot,), games, self.seed)
        runs = [Run(cell.series, observer) for cell in matrix.cells if cell.series is not None]
        self.runs += runs
        return matrix, runs

    @property
    def total(self) -> int:
        """The number of games of all series."""
        return sum([run.series.games for run in self.runs])

    def play(self, workers: int) -> Iterator[int]:
        """Play all series; yields the number of games played since the last yield."""
        chunks = [(run, (run.series, run.observer, numbers)) for run in self.runs for numbers in run.series.chunks()]
        found = results_of(play_observed, [chunk for _, chunk in chunks], workers)
        for (run, _), games in zip(chunks, found, strict=True):
            run.games += games
            yield len(games)

    def name(self, word: str) -> str:
        """The name of a component, or its id with spaces."""
        return self.names.name_or(word).replace("_", " ")


def fill(matrix: Matrix, runs: Sequence[Run]) -> None:
    """Fill the cells of a matrix with the results of its series."""
    for cell, run in zip(matrix.playable, runs, strict=True):
        winners = [game.result.winners for game in run.games]
        cell.games = len(winners)
        cell.wins = sum([cell.side in names for names in winners])
        alone = matrix.game.cooperative or len(run.series.bots) == 1  # without an opponent there are no draws
        cell.draws = 0 if alone else winners.count(())


def rows_of(run: Run, **labels: str | int) -> list[Row]:
    """The games of a series as rows of a data file, with further columns."""
    return [
        {
            **labels,
            "game": game.result.number,
            "winners": "+".join(game.result.winners),
            "reason": game.result.reason,
            **game.result.summary,
            **game.facts,
        }
        for game in run.games
    ]


def play_observed(chunk: Chunk) -> list[Observation]:
    """Play some games of a series; the observer, if there is one, goes through the record of each."""
    series, observer, numbers = chunk
    found = []
    for number in numbers:
        seed = f"{series.seed}/{number}"
        played = play_recorded(series.game, series.options, series.bots_of(number), number, seed, seed)
        facts = {} if observer is None else facts_of(played.record, observer())
        found.append(Observation(played.result, facts))
    return found


def facts_of(record: Record, observer: Observer) -> Facts:
    """The facts of an observer about a recorded game."""
    states = record.states()
    for seat, action in record.choices:
        observer.observe(next(states), seat, action)
    return observer.facts(next(states))
