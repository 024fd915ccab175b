"""`shiai sim`: many games between bots, with a progress bar, a table with intervals, and a file of all results."""

import os
from collections import Counter
from pathlib import Path
from statistics import fmean, median
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.table import Table

import shiai
from shiai.arena.files import check_path, write_rows
from shiai.arena.match import Result
from shiai.arena.series import Series
from shiai.arena.statistics import wilson
from shiai.bots import bot
from shiai.cli.options import OptionList, read_option_list
from shiai.core.errors import ShiaiError


class SeriesError(ShiaiError):
    """The games cannot be played as asked for."""


def sim(
    game: Annotated[str, typer.Argument(help="The game, e.g. seven-ronin.")],
    bots: Annotated[str, typer.Option(help="A bot for every seat, e.g. random,heuristic.")] = "random,random",
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 1000,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games, for any number of workers.")] = 1,
    workers: Annotated[int, typer.Option(min=1, help="How many processes play.")] = max(1, os.cpu_count() or 1),
    swap: Annotated[bool, typer.Option("--swap", help="Bots change seats from game to game.")] = False,
    out: Annotated[Path | None, typer.Option(help="All results: a .csv, .jsonl or .parquet file.")] = None,
    option: OptionList = None,
) -> None:
    """Play many games between bots and report who wins how, with 95 % intervals."""
    rules = shiai.game(game)
    setup = rules.setup(**read_option_list(option))
    names = tuple(bots.split(","))
    for name in names:
        bot(name)
    if len(names) != len(setup.seats):
        raise SeriesError(f"--bots names {len(names)} bots, but {rules.id} has the seats {', '.join(setup.seats)}")
    if out is not None:
        check_path(out)
    series = Series(rules.id, setup.options, names, games, seed, swap)
    console = Console(highlight=False)
    results = play_with_bar(series, workers, console)
    if out is not None:
        write_rows([result.row(setup.seats) for result in results], out)
        console.print(f"{len(results)} results in {out}", markup=False)
    console.print(wins_table(results, setup.seats))
    console.print(endings_table(results))
    console.print(numbers_table(results))


def play_with_bar(series: Series, workers: int, console: Console) -> list[Result]:
    """All games, with a bar that shows how far they are."""
    results: list[Result] = []
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=Console(stderr=True)) as progress:
        task = progress.add_task(f"{series.game}: {', '.join(series.bots)}", total=series.games)
        for result in series.results(workers):
            results.append(result)
            progress.advance(task)
    return results


def wins_table(results: list[Result], seats: tuple[str, ...]) -> Table:
    """How often every bot won on every seat it sat on."""
    games: Counter[tuple[str, str]] = Counter()
    wins: Counter[tuple[str, str]] = Counter()
    for result in results:
        for seat, name in zip(seats, result.bots, strict=True):
            games[name, seat] += 1
            wins[name, seat] += seat in result.winners
    table = Table("bot", "seat", title="who won")
    for heading in ("games", "wins", "share", "95 % interval"):
        table.add_column(heading, justify="right")
    for (name, seat), count in games.items():
        table.add_row(name, seat, str(count), str(wins[name, seat]), *share(wins[name, seat], count))
    return table


def endings_table(results: list[Result]) -> Table:
    """How the games ended."""
    table = Table("ending", "clause", title="how it ended")
    for heading in ("games", "share", "95 % interval"):
        table.add_column(heading, justify="right")
    for (reason, clause), count in Counter((result.reason, result.clause) for result in results).most_common():
        table.add_row(reason, clause, str(count), *share(count, len(results)))
    return table


def numbers_table(results: list[Result]) -> Table:
    """Length and the game's own numbers at the end: the least, the middle, the average and the most."""
    table = Table("number", title="at the end")
    for heading in ("least", "median", "mean", "most"):
        table.add_column(heading, justify="right")
    for name in ("choices", *results[0].summary):
        values = sorted([result.choices if name == "choices" else result.summary[name] for result in results])
        middle, mean = median(values), fmean(values)
        table.add_row(name, str(values[0]), f"{middle:g}", f"{mean:.2f}", str(values[-1]))
    return table


def share(part: int, whole: int) -> tuple[str, str]:
    """A share and its interval in per cent."""
    low, high = wilson(part, whole)
    return f"{100 * part / whole:.1f} %", f"{100 * low:.1f} – {100 * high:.1f} %"
