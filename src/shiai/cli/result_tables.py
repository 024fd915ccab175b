"""Tables of many results: wins, endings, and the numbers at the end."""

from collections import Counter
from statistics import fmean, median

from rich.table import Table

from shiai.arena.match import Result
from shiai.arena.statistics import spread, wilson
from shiai.core.setup import Setup
from shiai.i18n.catalogue import Catalogue

BAR = 30  # width of the longest bar


def result_tables(results: list[Result], setup: Setup) -> list[Table]:
    """All tables, the most important one first."""
    return [
        team_table(results) if setup.game.cooperative else wins_table(results, setup.seats),
        endings_table(results),
        *[spread_table(name, [result.summary[name] for result in results]) for name in setup.game.spreads],
        numbers_table(results),
        *([unplayed_table(results, setup)] if setup.game.playable(setup) else []),
    ]


def wins_table(results: list[Result], seats: tuple[str, ...]) -> Table:
    """The win rate of every bot on every seat."""
    games: Counter[tuple[str, str]] = Counter()
    wins: Counter[tuple[str, str]] = Counter()
    for result in results:
        for seat, name in zip(seats, result.bots, strict=True):
            games[name, seat] += 1
            wins[name, seat] += seat in result.winners
    table = numbers("wins by seat", ("bot", "seat"), ("games", "wins", "share", "95 % interval"))
    for (name, seat), count in games.items():
        table.add_row(name, seat, str(count), str(wins[name, seat]), *share(wins[name, seat], count))
    return table


def team_table(results: list[Result]) -> Table:
    """The win rate of a team, whose seats win or lose together."""
    games: Counter[str] = Counter()
    wins: Counter[str] = Counter()
    for result in results:
        games[team(result.bots)] += 1
        wins[team(result.bots)] += bool(result.winners)
    table = numbers("team wins", ("team",), ("games", "wins", "share", "95 % interval"))
    for name, count in games.items():
        table.add_row(name, str(count), str(wins[name]), *share(wins[name], count))
    return table


def team(bots: tuple[str, ...]) -> str:
    """The bots of a team: `3 × heuristic, 1 × random`."""
    return ", ".join([f"{count} × {name}" for name, count in sorted(Counter(bots).items())])


def forfeit_lines(results: list[Result]) -> list[str]:
    """How many games bots of one's own lost by failing, and what went wrong in the first one of each bot."""
    failed = [result for result in results if result.failure]
    if not failed:
        return []
    first = {result.failure.partition("' failed ")[0]: result for result in reversed(failed)}
    lines = [f"game {result.number}: {result.failure}" for result in reversed(first.values())]
    return [f"{len(failed)} of {len(results)} games ended by forfeit; the first of each bot:", *lines]


def endings_table(results: list[Result]) -> Table:
    """How often games ended for which reason."""
    table = numbers("endings", ("ending", "clause"), ("games", "share", "95 % interval"))
    for (reason, clause), count in Counter((result.reason, result.clause) for result in results).most_common():
        table.add_row(reason, clause, str(count), *share(count, len(results)))
    return table


def spread_table(name: str, values: list[int]) -> Table:
    """A histogram of a number at the end."""
    table = numbers(f"{name} at the end", (), (name, "games", "share"))
    table.add_column("", width=BAR)
    counts = spread(values)
    most = max([count for _, count in counts])
    for value, count in counts:
        table.add_row(str(value), str(count), percent(count, len(values)), "▇" * round(BAR * count / most))
    return table


def numbers_table(results: list[Result]) -> Table:
    """Statistics of the length and the game's own numbers at the end."""
    table = numbers("at the end", ("number",), ("min", "median", "mean", "max"))
    for name in ("choices", *results[0].summary):
        values = sorted([result.choices if name == "choices" else result.summary[name] for result in results])
        middle, mean = median(values), fmean(values)
        table.add_row(name, str(values[0]), f"{middle:g}", f"{mean:.2f}", str(values[-1]))
    return table


def unplayed_table(results: list[Result], setup: Setup) -> Table:
    """The components that were never played, although they were available."""
    playable = setup.game.playable(setup)
    played = frozenset[str]().union(*[result.played for result in results])
    unplayed = [component for component in playable if component not in played]
    names = Catalogue("en", setup.game.id)
    table = Table("component", "name", title=f"never played: {len(unplayed)} of {len(playable)}")
    for component in unplayed:
        table.add_row(component, names.name(component))
    return table


def numbers(title: str, text_columns: tuple[str, ...], number_columns: tuple[str, ...]) -> Table:
    """A table with text columns, then right-aligned number columns."""
    table = Table(*text_columns, title=title)
    for heading in number_columns:
        table.add_column(heading, justify="right")
    return table


def share(part: int, whole: int) -> tuple[str, str]:
    """A share and its interval in per cent."""
    low, high = wilson(part, whole)
    return percent(part, whole), f"{100 * low:.1f} – {100 * high:.1f} %"


def percent(part: int, whole: int) -> str:
    """A share in per cent."""
    return f"{100 * part / whole:.1f} %"
