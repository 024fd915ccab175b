"""The balance report of Samurai Spirit: players and difficulties, the worth of every samurai, causes of defeat."""

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
    share_text,
)
from shiai.arena.balance.page import Columns, Heat, Line, Report, Section, Table, by_value, dots, matrix_table, verdicts
from shiai.arena.balance.report import Balance, Facts, Observation, Observer, Run, fill, rows_of
from shiai.arena.matrix import axis_of
from shiai.core.state import State
from shiai.games.samurai_spirit.rules.components import ROUNDS, SAMURAI_NAMES

PARTS: Final = 56  # every pair of players and difficulty gets one of this many parts of the games


class TeamObserver(Observer):
    """Records the samurai of the team."""

    def facts(self, state: State) -> Facts:
        seats = range(len(state.setup.seats))
        return {"team": "+".join(sorted([state.setup.game.figure(state, seat) for seat in seats]))}


def won(games: list[Observation]) -> Share:
    """How often the team has won."""
    return Share(sum([bool(game.result.winners) for game in games]), len(games))


def causes(games: list[Observation]) -> Counter[str]:
    """How often each cause of defeat occurred."""
    return Counter([game.result.reason for game in games if not game.result.winners])


class SamuraiSpiritBalance(Balance):
    """The balance report of Samurai Spirit."""

    game: ClassVar[str] = "samurai_spirit"

    def plan(self) -> None:
        sides = axis_of(self.rules, "players"), axis_of(self.rules, "difficulty", ("easy", "normal", "hard", "heroic"))
        cell = self.portion(PARTS)
        cells = len(sides[0].values) * len(sides[1].values)
        self.teams = self.add(max(1, self.games - cells * cell), {}, TeamObserver)
        self.levels, self.level_runs = self.add_matrix(cell, *sides)

    def report(self) -> Report:
        fill(self.levels, self.level_runs)
        games = self.teams.games
        raw = {"teams": rows_of(self.teams), "defeats": self.defeat_rows()}
        sections = [self.difficulties(), self.samurai(games), self.defeats(games), self.defeats_by_difficulty()]
        return Report(sections, raw, {"players_difficulty": self.levels})

    def difficulties(self) -> Section:
        """How often the team wins, by players and difficulty."""
        rows = [f"{players} player{'s' if players != 1 else ''}" for players in self.levels.rows.values]
        introduction = (
            f"How often the team wins, in {self.levels.games} games for each number of players and each difficulty, "
            "with samurai dealt at random. One player leads two samurai; for bots that is the game of two."
        )
        findings = []
        by_level = [(level, won(self.games_at(level))) for level in self.levels.columns.labels]
        for (easier, one), (harder, two) in pairwise(by_level):
            if difference(one, two).above(0):
                findings.append(
                    f"With two to seven players together, {easier} is won more often than {harder}: "
                    f"{share_text(one.estimate)} against {share_text(two.estimate)}."
                )
        table = matrix_table(self.levels, "players", rows, self.levels.columns.labels)
        return Section("Players and difficulty", introduction, findings, table, Heat("players_difficulty", self.levels))

    def samurai(self, games: list[Observation]) -> Section:
        """How much every samurai adds to the win rate of a team of four."""
        rows: list[tuple[str, ...]] = []
        lines: list[Line] = []
        for name in SAMURAI_NAMES:
            present = won([game for game in games if name in str(game.facts["team"]).split("+")])
            absent = won(games).without(present)
            change = difference(present, absent)
            lines.append((self.name(name), change))
            shares = [share_text(present.estimate), str(absent.whole), share_text(absent.estimate)]
            rows.append((self.name(name), str(present.whole), *shares, points(change), points_interval(change)))
        headings = ("games with", "won with", "games without", "won without", "difference", "95 % interval")
        introduction = (
            f"{len(games)} games of four samurai dealt at random, difficulty normal: how often the team wins with a "
            "samurai and without him, in percentage points. A team without him has another one instead."
        )
        findings = verdicts(
            lines,
            "Teams win more often with {}.",
            "Teams win less often with {}.",
            "No samurai is proven to be better or worse than the others.",
        )
        chart = dots("samurai", "win rate with the samurai minus without (points)", by_value(lines))
        return Section("Samurai", introduction, findings, Table(("samurai", *headings), rows), chart)

    def defeats(self, games: list[Observation]) -> Section:
        """The causes of defeat in games of four samurai, by round."""
        found = Counter(
            [(game.result.reason, game.result.summary["round"]) for game in games if not game.result.winners]
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
        introduction = f"How the same games were lost: {lost} of {len(games)}."
        return Section("Defeats by cause", introduction, [], table, Columns("defeats", "", labels, dict(kinds)))

    def defeats_by_difficulty(self) -> Section:
        """The causes of defeat at every difficulty, for all numbers of players together."""
        everything = causes([game for level in self.levels.columns.labels for game in self.games_at(level)])
        names = [cause for cause, _ in everything.most_common()]
        rows = []
        for level in self.levels.columns.labels:
            found = causes(self.games_at(level))
            shares = [share_text(Share(found[cause], found.total()).estimate) for cause in names]
            rows.append((level, str(found.total()), *shares))
        table = Table(("difficulty", "defeats", *[cause.replace("_", " ") for cause in names]), rows)
        return Section("Defeats by difficulty", "Two to seven players together.", [], table)

    def runs_at(self, level: str) -> list[Run]:
        """The series of a difficulty."""
        return [run for run in self.level_runs if run.series.options["difficulty"] == level]

    def games_at(self, level: str) -> list[Observation]:
        """The games of a difficulty, without solo games: for bots those are the same as games of two players."""
        return [game for run in self.runs_at(level) if run.series.options["players"] != 1 for game in run.games]

    def defeat_rows(self) -> list[dict[str, str | int]]:
        """How often each result occurred, by players and difficulty."""
        return [
            {"players": str(run.series.options["players"]), "difficulty": level, "ending": reason, "games": count}
            for level in self.levels.columns.labels
            for run in self.runs_at(level)
            for reason, count in sorted(Counter([game.result.reason for game in run.games]).items())
        ]
