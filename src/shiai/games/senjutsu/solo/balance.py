"""The balance of Senjutsu alone: enemies and wound limits, heroes against soldiers, how far runs against hordes go."""

from collections import Counter
from typing import ClassVar, Final

from shiai.arena.balance.numbers import (
    Estimate,
    Share,
    difference,
    mean,
    percent,
    percent_interval,
    points,
    points_interval,
    share_text,
    total,
)
from shiai.arena.balance.page import (
    Columns,
    Heat,
    Line,
    Report,
    Section,
    Table,
    by_value,
    cell_share,
    dots,
    matrix_table,
    verdicts,
)
from shiai.arena.balance.report import Balance, Observation, Run, fill, rows_of
from shiai.arena.files import Row
from shiai.arena.matrix import Axis, axis_of
from shiai.games.senjutsu.rules.heroes import HEROES
from shiai.games.senjutsu.rules.options import HEROES_BY_SEAT
from shiai.games.senjutsu.solo.rules.enemies import ENEMY_NAMES, STANDEES
from shiai.games.senjutsu.solo.rules.options import HORDE, LORD_HORDE
from shiai.games.senjutsu.solo.rules.state import RANK_NAMES

LIMITS: Final = ("3", "5", "7")  # 7 is what is suggested for one enemy (SJ-40.5)
HORDE_MODES: Final = {HORDE: "horde", LORD_HORDE: "horde with the fallen lord"}
HORDE_PARTS: Final = 2  # a run tells more than a fight, and there are few of them


class SenjutsuSoloBalance(Balance):
    """The report of solo play."""

    game: ClassVar[str] = "senjutsu_solo"

    def plan(self) -> None:
        heroes = HEROES_BY_SEAT[0]
        enemies = axis_of(self.rules, "enemy_1", ENEMY_NAMES), axis_of(self.rules, "wound_limit", LIMITS)
        soldiers = Axis("hero_1", heroes), axis_of(self.rules, "enemy_1", STANDEES)
        alone = [hero for hero in heroes if HEROES[hero].companion is None]  # hordes come against one figure
        runs = len(HORDE_MODES) * len(alone)
        one = self.portion(len(ENEMY_NAMES) * len(LIMITS) + len(heroes) * len(STANDEES) + HORDE_PARTS * runs)
        self.enemies, self.enemy_runs = self.add_matrix(one, *enemies)
        self.heroes, self.hero_runs = self.add_matrix(one, *soldiers)
        self.hordes = {
            (mode, hero): self.add(HORDE_PARTS * one, {"mode": mode, "hero_1": hero})
            for mode in HORDE_MODES
            for hero in alone
        }

    def report(self) -> Report:
        fill(self.enemies, self.enemy_runs)
        fill(self.heroes, self.hero_runs)
        sections = [
            self.limits(),
            self.strengths(),
            self.hero_section(),
            *[self.horde_section(mode, title) for mode, title in HORDE_MODES.items()],
        ]
        matrices = {"enemies": self.enemies, "heroes": self.heroes}
        return Report(sections, {"horde": self.horde_rows(), "lengths": self.length_rows()}, matrices)

    # Fights -----------------------------------------------------------------------------------------------------------

    def limits(self) -> Section:
        """Every enemy with every wound limit."""
        hero = self.name(HEROES_BY_SEAT[0][0])
        introduction = (
            f"How often the {hero} alone beats one enemy, in {self.enemies.games} fights for each wound limit. A "
            "limit of 7 is suggested (SJ-40.5), and the picture is about that one. The Ashigaru brings Hachiko along."
        )
        columns = list(zip(*self.enemies.by_row(), strict=True))
        shares = [total([cell_share(cell) for cell in column]) for column in columns]
        findings = [
            f"With a limit of {limit}: {share_text(share.estimate)}."
            for limit, share in zip(self.enemies.columns.labels, shares, strict=True)
        ]
        headings = [f"limit {limit}" for limit in self.enemies.columns.labels]
        table = matrix_table(self.enemies, "enemy", self.enemy_names(), headings)
        suggested = [cell_share(cell).estimate for cell in columns[-1]]
        lines = by_value(list(zip(self.enemy_names(), suggested, strict=True)))
        chart = dots("limits", "won with the suggested wound limit (per cent)", lines, 0.5)
        return Section("Enemies and wound limits", introduction, findings, table, chart)

    def strengths(self) -> Section:
        """Each enemy against all others, over the wound limits, and how long its fights last."""
        shares = [total([cell_share(cell) for cell in row]) for row in self.enemies.by_row()]
        everything = total(shares)
        rows: list[tuple[str, ...]] = []
        lines: list[Line] = []
        for number, (name, share) in enumerate(zip(self.enemy_names(), shares, strict=True)):
            change = difference(share, everything.without(share))
            lines.append((name, change))
            turns = mean([game.result.summary["turns"] for run in self.runs_of(number) for game in run.games])
            figures = (percent(share.estimate), percent_interval(share.estimate), points(change))
            rows.append((name, str(share.whole), *figures, points_interval(change), average(turns)))
        introduction = (
            "Over all wound limits: how often the hero wins, and how much more often than against the other enemies "
            "together, in percentage points; and how many turns a fight lasts on average."
        )
        findings = verdicts(
            lines,
            "Easier to beat than the others: {}.",
            "Harder to beat than the others: {}.",
            "No enemy is proven to be easier or harder than the others.",
        )
        headings = ("enemy", "fights", "won", "95 % interval", "difference", "95 % interval", "turns")
        chart = dots("strengths", "win rate against the enemy minus the others (points)", by_value(lines))
        return Section("Enemies compared", introduction, findings, Table(headings, rows), chart)

    def hero_section(self) -> Section:
        """Every hero against the soldiers."""
        introduction = (
            f"How often every hero alone wins against one soldier with the suggested wound limit, in "
            f"{self.heroes.games} fights each."
        )
        heroes = [self.name(word) for word in self.heroes.rows.labels]
        shares = [total([cell_share(cell) for cell in row]) for row in self.heroes.by_row()]
        everything = total(shares)
        changes = [
            (name, difference(share, everything.without(share))) for name, share in zip(heroes, shares, strict=True)
        ]
        findings = verdicts(
            changes,
            "Stronger than the other heroes: {}.",
            "Weaker than the other heroes: {}.",
            "No hero is proven to be stronger or weaker than the others.",
        )
        columns = [self.name(f"enemy_{word}") for word in self.heroes.columns.labels]
        table = matrix_table(self.heroes, "hero", heroes, columns)
        return Section("Heroes against soldiers", introduction, findings, table, Heat("heroes", self.heroes))

    def enemy_names(self) -> list[str]:
        """The enemies as people call them."""
        return [self.name(f"enemy_{word}") for word in self.enemies.rows.labels]

    def runs_of(self, row: int) -> list[Run]:
        """The series of one enemy."""
        return [run for run in self.enemy_runs if run.series.options["enemy_1"] == self.enemies.rows.values[row]]

    # The horde --------------------------------------------------------------------------------------------------------

    def horde_section(self, mode: str, title: str) -> Section:
        """The waves that every hero defeats, and the ranks that it reaches."""
        runs = {hero: run.games for (wanted, hero), run in self.hordes.items() if wanted == mode}
        rows = []
        for hero, games in runs.items():
            waves = [game.result.summary["waves"] for game in games]
            average_waves = mean(waves)
            interval = f"{max(0.0, average_waves.low):.1f} – {average_waves.high:.1f}" if average_waves.known else "–"
            ranked = ranked_share(games).estimate
            figures = (average(average_waves), interval, str(max(waves)), percent(ranked), percent_interval(ranked))
            rows.append((self.name(hero), str(len(games)), *figures))
        everything = [game for games in runs.values() for game in games]
        found = Counter([one.result.summary["rank"] for one in everything])
        findings = [
            f"{self.name(f'rank-{RANK_NAMES[rank]}')}: {share_text(Share(found[rank], len(everything)).estimate)}."
            for rank in sorted(found)
        ]
        introduction = (
            "Waves that were defeated before the run ended, on average and at most, and how often a rank was reached; "
            "below, the highest ranks of all runs together."
        )
        headings = ("hero", "runs", "waves", "95 % interval", "most", "with a rank", "95 % interval")
        return Section(capital(title), introduction, findings, Table(headings, rows), self.wave_columns(mode, runs))

    def wave_columns(self, mode: str, runs: dict[str, list[Observation]]) -> Columns:
        """The number of runs by defeated waves and hero."""
        most = max([game.result.summary["waves"] for games in runs.values() for game in games])
        kinds: dict[str, list[int]] = {}
        for hero, games in runs.items():
            waves = Counter([game.result.summary["waves"] for game in games])
            kinds[self.name(hero)] = [waves[number] for number in range(most + 1)]
        return Columns(mode, "defeated waves", [str(number) for number in range(most + 1)], dict(kinds))

    # Data files -------------------------------------------------------------------------------------------------------

    def horde_rows(self) -> list[Row]:
        """All runs against hordes."""
        return [row for (mode, hero), run in self.hordes.items() for row in rows_of(run, mode=mode, hero=hero)]

    def length_rows(self) -> list[Row]:
        """Turns and wounds of the fights against every enemy with every wound limit."""
        return [
            {
                "enemy": str(run.series.options["enemy_1"]),
                "wound_limit": str(run.series.options["wound_limit"]),
                "game": game.result.number,
                "won": int(bool(game.result.winners)),
                "turns": game.result.summary["turns"],
                "wounds_taken": game.result.summary["wounds_taken"],
            }
            for run in self.enemy_runs
            for game in run.games
        ]


def ranked_share(games: list[Observation]) -> Share:
    """The share of runs that reached a rank."""
    return Share(sum([one.result.summary["rank"] > 0 for one in games]), len(games))


def average(estimate: Estimate) -> str:
    """An average with one decimal; of a single value that value."""
    return f"{estimate.value:.1f}"


def capital(text: str) -> str:
    """A text with a capital at its beginning."""
    return text[0].upper() + text[1:]
