"""The balance of Samurai Spirit: players and difficulties, what every samurai adds to a team, how games are lost."""

from collections import Counter
from itertools import pairwise
from typing import ClassVar, Final

from shiai.arena.balance.numbers import (
    Share,
    difference,
    percent,
    percent_interval,
    points,
    points_interval,
    whole_share,
)
from shiai.arena.balance.page import Columns, Heat, Line, Report, Section, Table, by_value, dots, matrix_table, verdicts
from shiai.arena.balance.report import Balance, Facts, Run, Seen, Witness, fill, rows_of
from shiai.arena.matrix import axis_of
from shiai.core.state import State
from shiai.games.samurai_spirit.rules.components import ROUNDS, SAMURAI_NAMES

PARTS: Final = 56  # a cell of players and difficulty gets one of so many parts of the games


class TeamWitness(Witness):
    """Notes who has fought."""

    def facts(self, state: State) -> Facts:
        seats = range(len(state.setup.seats))
        return {"team": "+".join(sorted([state.setup.game.figure(state, seat) for seat in seats]))}


def won(games: list[Seen]) -> Share:
    """How often the team has won."""
    return Share(sum([bool(seen.result.winners) for seen in games]), len(games))


def causes(games: list[Seen]) -> Counter[str]:
    """How often each defeat occurred."""
    return Counter([seen.result.reason for seen in games if not seen.result.winners])


class SamuraiSpiritBalance(Balance):
    """The report of Samurai Spirit."""

    game: ClassVar[str] = "samurai_spirit"

    def plan(self) -> None:
        sides = axis_of(self.rules, "players"), axis_of(self.rules, "difficulty", ("easy", "normal", "hard", "heroic"))
        cell = self.portion(PARTS)
        cells = len(sides[0].values) * len(sides[1].values)
        self.teams = self.add(max(1, self.games - cells * cell), {}, TeamWitness)
        self.levels, self.level_runs = self.add_matrix(cell, *sides)

    def report(self) -> Report:
        fill(self.levels, self.level_runs)
        games = self.teams.seen
        raw = {"teams": rows_of(self.teams), "defeats": self.defeat_rows()}
        sections = [self.difficulties(), self.samurai(games), self.defeats(games), self.defeats_by_difficulty()]
        return Report(sections, raw, {"players_difficulty": self.levels})

    def difficulties(self) -> Section:
        """How often the team wins, by players and difficulty."""
        rows = [f"{players} player{'s' if players != 1 else ''}" for players in self.levels.rows.values]
        sentence = (
            f"How often the team wins, in {self.levels.games} games for each number of players and each difficulty, "
            "with samurai dealt at random. One player leads two samurai; for bots that is the game of two."
        )
        readings = []
        by_level = [(level, won(self.games_at(level))) for level in self.levels.columns.words]
        for (easier, one), (harder, two) in pairwise(by_level):
            if difference(one, two).above(0):
                readings.append(
                    f"With two to seven players together, {easier} is won more often than {harder}: "
                    f"{whole_share(one.estimate)} against {whole_share(two.estimate)}."
                )
        table = matrix_table(self.levels, "players", rows, self.levels.columns.words)
        return Section("Players and difficulty", sentence, readings, table, Heat("players_difficulty", self.levels))

    def samurai(self, games: list[Seen]) -> Section:
        """What every samurai adds to a team of four."""
        rows: list[tuple[str, ...]] = []
        lines: list[Line] = []
        for name in SAMURAI_NAMES:
            present = won([seen for seen in games if name in str(seen.facts["team"]).split("+")])
            absent = won(games).without(present)
            change = difference(present, absent)
            lines.append((self.name(name), change))
            shares = [whole_share(present.estimate), str(absent.whole), whole_share(absent.estimate)]
            rows.append((self.name(name), str(present.whole), *shares, points(change), points_interval(change)))
        headings = ("games with", "won with", "games without", "won without", "difference", "95 % interval")
        sentence = (
            f"{len(games)} games of four samurai dealt at random, difficulty normal: how often the team wins with a "
            "samurai and without him, in percentage points. A team without him has another one instead."
        )
        readings = verdicts(
            lines,
            "Teams win more often with {}.",
            "Teams win less often with {}.",
            "No samurai is proven to be better or worse than the others.",
        )
        picture = dots("samurai", "win rate with the samurai minus without (points)", by_value(lines))
        return Section("Samurai", sentence, readings, Table(("samurai", *headings), rows), picture)

    def defeats(self, games: list[Seen]) -> Section:
        """How the games of four samurai were lost, and when."""
        found = Counter(
            [(seen.result.reason, seen.result.summary["round"]) for seen in games if not seen.result.winners]
        )
        lost = len(games) - won(games).part
        rows = []
        kinds: dict[str, list[int]] = {}
        for cause, count in causes(games).most_common():
            share = Share(count, lost).estimate
            kinds[cause.replace("_", " ")] = [found[cause, number] for number in range(1, ROUNDS + 1)]
            rounds = [str(found[cause, number]) for number in range(1, ROUNDS + 1)]
            rows.append((cause.replace("_", " "), str(count), percent(share), percent_interval(share), *rounds))
        labels = [f"round {number}" for number in range(1, ROUNDS + 1)]
        table = Table(("cause", "defeats", "share", "95 % interval", *labels), rows)
        sentence = f"How the same games were lost: {lost} of {len(games)}."
        return Section("Defeats by cause", sentence, [], table, Columns("defeats", "", labels, dict(kinds)))

    def defeats_by_difficulty(self) -> Section:
        """The causes of defeat at every difficulty, over the numbers of players."""
        everything = causes([seen for level in self.levels.columns.words for seen in self.games_at(level)])
        names = [cause for cause, _ in everything.most_common()]
        rows = []
        for level in self.levels.columns.words:
            found = causes(self.games_at(level))
            shares = [whole_share(Share(found[cause], found.total()).estimate) for cause in names]
            rows.append((level, str(found.total()), *shares))
        table = Table(("difficulty", "defeats", *[cause.replace("_", " ") for cause in names]), rows)
        return Section("Defeats by difficulty", "Two to seven players together.", [], table)

    def runs_at(self, level: str) -> list[Run]:
        """The series of a difficulty."""
        return [run for run in self.level_runs if run.series.options["difficulty"] == level]

    def games_at(self, level: str) -> list[Seen]:
        """The games of a difficulty, without the solo game: for a bot it is the game of two players once more."""
        return [seen for run in self.runs_at(level) if run.series.options["players"] != 1 for seen in run.seen]

    def defeat_rows(self) -> list[dict[str, str | int]]:
        """How often each cause ended the games of every combination."""
        return [
            {"players": str(run.series.options["players"]), "difficulty": level, "ending": reason, "games": count}
            for level in self.levels.columns.words
            for run in self.runs_at(level)
            for reason, count in sorted(Counter([seen.result.reason for seen in run.seen]).items())
        ]
