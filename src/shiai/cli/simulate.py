"""`shiai sim`: many games between bots, with a progress bar, a table with intervals, and a file of all results."""

import os
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

import shiai
from shiai.arena.files import check_path, write_rows
from shiai.arena.match import Result
from shiai.arena.series import Series
from shiai.bots import bot
from shiai.cli.options import OptionList, given_options
from shiai.cli.result_tables import result_tables
from shiai.core.errors import ShiaiError
from shiai.core.setup import Setup


class SeriesError(ShiaiError):
    """The games cannot be played as asked for."""


def sim(
    context: typer.Context,
    game: Annotated[str, typer.Argument(help="The game, e.g. seven-ronin.")],
    bots: Annotated[str, typer.Option(help="One bot for all seats, or one for each: random,heuristic.")] = "random",
    games: Annotated[int, typer.Option(min=1, help="How many games.")] = 1000,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games, for any number of workers.")] = 1,
    workers: Annotated[int, typer.Option(min=1, help="How many processes play.")] = max(1, os.cpu_count() or 1),
    swap: Annotated[bool, typer.Option("--swap", help="Bots change seats from game to game.")] = False,
    out: Annotated[Path | None, typer.Option(help="All results: a .csv, .jsonl or .parquet file.")] = None,
    option: OptionList = None,
) -> None:
    """Play many games between bots and report who wins how, with 95 % intervals.

    Options of a game are flags too, e.g. --players 4; `shiai sim GAME --help` and `shiai games GAME` list them.
    """
    rules = shiai.game(game)
    setup = rules.setup(**given_options(context, option).read(rules))
    if out is not None:
        check_path(out)
    series = Series(rules.id, setup.options, bots_by_seat(bots, setup), games, seed, swap)
    console = Console(highlight=False)
    results = play_with_bar(series, workers, console)
    if out is not None:
        write_rows([result.row(setup.seats) for result in results], out)
        console.print(f"{len(results)} results in {out}", markup=False)
    for table in result_tables(results, setup):
        console.print(table)


def bots_by_seat(names: str, setup: Setup) -> tuple[str, ...]:
    """A bot for every seat; a single name serves them all."""
    bots = tuple(names.split(","))
    for name in bots:
        bot(name)
    if len(bots) == 1:
        return bots * len(setup.seats)
    if len(bots) != len(setup.seats):
        raise SeriesError(f"--bots names {len(bots)} bots, but {setup.game.id} has the seats {', '.join(setup.seats)}")
    return bots


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
        task = progress.add_task(f"{series.game}: {', '.join(dict.fromkeys(series.bots))}", total=series.games)
        for result in series.results(workers):
            results.append(result)
            progress.advance(task)
    return results
