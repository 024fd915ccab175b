"""Balance reports: what is played for them, and who looks on.

A report is played by one bot on all seats. Its games are several series; whoever looks on notes what a result does not
tell. The same bot, seed and number of games give the same report, for any number of workers.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import ClassVar

from shiai.arena.balance.page import Report
from shiai.arena.files import Row
from shiai.arena.match import Result, play_out
from shiai.arena.matrix import Axis, Matrix, bots_by_seat
from shiai.arena.series import Series
from shiai.arena.workers import results_of
from shiai.core.record import Record
from shiai.core.state import State
from shiai.i18n.catalogue import Catalogue
from shiai.registry import game as game_by_name

Facts = dict[str, str | int]


class Witness:
    """Looks on while a game is played."""

    def look(self, state: State, seat: int, action: int) -> None:
        """A choice is about to be made."""

    def facts(self, state: State) -> Facts:
        """What was noted, when the game is over."""
        raise NotImplementedError


@dataclass(frozen=True)
class Seen:
    """A result and what a witness has noted."""

    result: Result
    facts: Facts


@dataclass
class Run:
    """A series with a witness, and what came of it."""

    series: Series
    witness: type[Witness] | None = None
    seen: list[Seen] = field(default_factory=list)


Portion = tuple[Series, type[Witness] | None, range]


class Balance:
    """The report of one game: what has to be played for it, then what it says. Games derive from it."""

    game: ClassVar[str] = ""

    def __init__(self, bot: str, games: int, seed: int) -> None:
        self.rules = game_by_name(self.game)
        self.bot = bot
        self.games = games
        self.seed = seed
        self.names = Catalogue("en", self.rules.id)
        self.runs: list[Run] = []
        self.plan()

    def plan(self) -> None:
        """Say what has to be played."""
        raise NotImplementedError

    def report(self) -> Report:
        """What the games say that were played."""
        raise NotImplementedError

    def portion(self, parts: int) -> int:
        """How many games a series gets when all the games are divided into so many parts; at least one."""
        return max(1, self.games // parts)

    def add(self, games: int, options: dict[str, object], witness: type[Witness] | None = None) -> Run:
        """A series to be played."""
        setup = self.rules.setup(**options)
        series = Series(self.rules.id, setup.options, bots_by_seat((self.bot,), setup), games, self.seed)
        self.runs.append(Run(series, witness))
        return self.runs[-1]

    def add_matrix(
        self, games: int, rows: Axis, columns: Axis, witness: type[Witness] | None = None
    ) -> tuple[Matrix, list[Run]]:
        """A matrix to be played, and its series, cell by cell."""
        matrix = Matrix(self.rules, {}, rows, columns, (self.bot,), games, self.seed)
        runs = [Run(cell.series, witness) for cell in matrix.cells if cell.series is not None]
        self.runs += runs
        return matrix, runs

    @property
    def total(self) -> int:
        """How many games there are in all."""
        return sum([run.series.games for run in self.runs])

    def play(self, workers: int) -> Iterator[int]:
        """Play everything; says after every few games how many they were."""
        parts = [(run, (run.series, run.witness, numbers)) for run in self.runs for numbers in run.series.chunks()]
        found = results_of(watched, [portion for _, portion in parts], workers)
        for (run, _), seen in zip(parts, found, strict=True):
            run.seen += seen
            yield len(seen)

    def name(self, word: str) -> str:
        """The name of a component, or its id in plain words."""
        return self.names.name_or(word).replace("_", " ")


def fill(matrix: Matrix, runs: Sequence[Run]) -> None:
    """Count the games of a matrix in its cells."""
    for cell, run in zip(matrix.playable, runs, strict=True):
        winners = [seen.result.winners for seen in run.seen]
        cell.games = len(winners)
        cell.wins = sum([cell.side in names for names in winners])
        alone = matrix.game.cooperative or len(run.series.bots) == 1  # whoever has no opponent does not draw but lose
        cell.draws = 0 if alone else winners.count(())


def rows_of(run: Run, **labels: str | int) -> list[Row]:
    """The games of a series as rows of a data file."""
    return [
        {
            **labels,
            "game": seen.result.number,
            "winners": "+".join(seen.result.winners),
            "reason": seen.result.reason,
            **seen.result.summary,
            **seen.facts,
        }
        for seen in run.seen
    ]


def watched(portion: Portion) -> list[Seen]:
    """Play some games of a series; a witness, if there is one, sees each of them afterwards from its record."""
    series, witness, numbers = portion
    found = []
    for number in numbers:
        luck = f"{series.seed}/{number}"
        course = play_out(series.game, series.options, series.bots_of(number), number, luck, luck)
        found.append(Seen(course.result, testimony(course.record, witness()) if witness is not None else {}))
    return found


def testimony(record: Record, witness: Witness) -> Facts:
    """What a witness notes about a game."""
    states = record.states()
    for seat, action in record.choices:
        witness.look(next(states), seat, action)
    return witness.facts(next(states))
