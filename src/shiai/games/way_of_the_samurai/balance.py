"""The balance of Way of the Samurai: weapons against opponents, and what every module changes."""

from typing import ClassVar, Final

from shiai.arena.balance.numbers import (
    Share,
    difference,
    percent,
    percent_interval,
    points,
    points_interval,
    total,
)
from shiai.arena.balance.page import (
    Heat,
    Report,
    Section,
    Table,
    by_value,
    cell_share,
    dots,
    matrix_table,
    verdicts,
)
from shiai.arena.balance.report import Balance, Run, fill
from shiai.arena.files import Row
from shiai.arena.matrix import axis_of
from shiai.games.way_of_the_samurai.rules.cards import ENVIRONMENT_NAMES, OPPONENTS, WEAPONS, WEATHER_NAMES

BASE: Final = "base"
BASELINE: Final[dict[str, object]] = {"weapon": "katana", "opponent": "ishida"}
BASELINE_PARTS: Final = 4  # the series without modules is compared with all others


class WayOfTheSamuraiBalance(Balance):
    """The report of Way of the Samurai."""

    game: ClassVar[str] = "way_of_the_samurai"

    def plan(self) -> None:
        weapons = axis_of(self.rules, "weapon", [entry["id"] for entry in WEAPONS if entry["set"] == BASE])
        opponents = axis_of(self.rules, "opponent", [entry["id"] for entry in OPPONENTS if entry["set"] == BASE])
        changes = self.changes()
        one = self.portion(len(weapons.values) * len(opponents.values) + len(changes) + BASELINE_PARTS)
        self.matrix, self.cell_runs = self.add_matrix(one, weapons, opponents)
        self.without = self.add(BASELINE_PARTS * one, BASELINE)
        self.modules = [(name, self.add(one, {**BASELINE, **options})) for name, options in changes]

    def changes(self) -> list[tuple[str, dict[str, object]]]:
        """Every module with the options that add it to the baseline."""
        found: list[tuple[str, dict[str, object]]] = []
        for module, (option, value) in self.rules.modules.items():
            options: dict[str, object] = {option: value}
            if option == "mode":
                options["opponent"] = "standard"
            found.append((f"{module} ({value})" if option == module and value != "true" else module, options))
        found.append(("yoroi (enemy)", {"yoroi": "enemy"}))
        found += [(f"environment {name}", {"environment": name}) for name in ENVIRONMENT_NAMES]
        alone = {"weather_needs_environment": False}
        return found + [(f"weather {name}", {"weather": name, **alone}) for name in WEATHER_NAMES]

    def report(self) -> Report:
        fill(self.matrix, self.cell_runs)
        sections = [self.combinations(), self.weapons(), self.opponents(), self.module_section()]
        return Report(sections, {"modules": self.module_rows()}, {"weapon_opponent": self.matrix})

    def combinations(self) -> Section:
        """Every weapon against every opponent."""
        weapons = [self.name(word) for word in self.matrix.rows.words]
        opponents = [self.name(word) for word in self.matrix.columns.words]
        sentence = (
            f"How often the samurai wins with every weapon of the base game against every opponent of the base game, "
            f"in {self.matrix.games} duels each, without modules."
        )
        table = matrix_table(self.matrix, "weapon", weapons, opponents)
        return Section("Weapons and opponents", sentence, [], table, Heat("weapon_opponent", self.matrix))

    def weapons(self) -> Section:
        """The weapons, over all opponents."""
        sides = [
            (self.name(word), total([cell_share(cell) for cell in row]))
            for word, row in zip(self.matrix.rows.words, self.matrix.by_row(), strict=True)
        ]
        return compared(
            "Weapons",
            "weapon",
            "all opponents",
            ("Stronger than the others: {}.", "Weaker than the others: {}."),
            sides,
        )

    def opponents(self) -> Section:
        """The opponents, over all weapons."""
        columns = list(zip(*self.matrix.by_row(), strict=True))
        sides = [
            (self.name(word), total([cell_share(cell) for cell in column]))
            for word, column in zip(self.matrix.columns.words, columns, strict=True)
        ]
        words = ("Easier to beat than the others: {}.", "Harder to beat than the others: {}.")
        return compared("Opponents", "opponent", "all weapons", words, sides)

    def module_section(self) -> Section:
        """What every module changes."""
        base = victories(self.without)
        changes = [(name.replace("_", " "), victories(run)) for name, run in self.modules]
        compared_with = [(name, share, difference(share, base)) for name, share in changes]
        rows = [("no module", str(base.whole), percent(base.estimate), percent_interval(base.estimate), "", "")]
        for name, share, change in compared_with:
            figures = (
                percent(share.estimate),
                percent_interval(share.estimate),
                points(change),
                points_interval(change),
            )
            rows.append((name, str(share.whole), *figures))
        sentence = (
            "Katana against Ishida with each module added alone, compared with the same duel without any, in "
            "percentage points. One against three and Shiro replace Ishida; a weather is tried without an environment."
        )
        lines = [(name, change) for name, _, change in compared_with]
        readings = verdicts(
            lines,
            "Easier with: {}.",
            "Harder with: {}.",
            "No module is proven to make the duel easier or harder.",
        )
        headings = ("module", "duels", "won", "95 % interval", "difference", "95 % interval")
        picture = dots("modules", "win rate with the module minus without (points)", by_value(lines))
        return Section("Modules", sentence, readings, Table(headings, rows), picture)

    def module_rows(self) -> list[Row]:
        """The series of the modules as rows of a data file."""
        runs = [("none", self.without), *self.modules]
        return [{"module": name, "games": victories(run).whole, "wins": victories(run).part} for name, run in runs]


def victories(run: Run) -> Share:
    """How often the samurai has won."""
    return Share(sum([bool(seen.result.winners) for seen in run.seen]), len(run.seen))


def compared(title: str, kind: str, over: str, words: tuple[str, str], sides: list[tuple[str, Share]]) -> Section:
    """A side of the matrix: each against the rest, which has no game in common with it."""
    everything = total([share for _, share in sides])
    rows = []
    changes = []
    for name, share in sides:
        change = difference(share, everything.without(share))
        changes.append((name, change))
        figures = (percent(share.estimate), percent_interval(share.estimate), points(change), points_interval(change))
        rows.append((name, str(share.whole), *figures))
    sentence = f"Over {over}; the difference is to the others together, in percentage points."
    readings = verdicts(changes, *words, f"No {kind} is proven to differ from the others.")
    headings = (kind, "duels", "won", "95 % interval", "difference", "95 % interval")
    return Section(title, sentence, readings, Table(headings, rows))
