"""`shiai sim`: simulate many games between bots, as one series or as a matrix of two options."""

import os
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

import shiai
from shiai.arena.files import check_path, write_rows
from shiai.arena.match import Result
from shiai.arena.matrix import Matrix, SeriesError, axis_of, bots_by_seat
from shiai.arena.series import Series
from shiai.bots import split_bots
from shiai.cli.completion import game_names
from shiai.cli.kit.printing import JsonFlag, print_json
from shiai.cli.kit.progress import progress_bar
from shiai.cli.matrix_files import check_matrix_path, document, write_matrix
from shiai.cli.matrix_tables import matrix_tables, notes, title
from shiai.cli.options import OptionList, given_options, split_word
from shiai.cli.result_data import series_data
from shiai.cli.result_tables import forfeit_lines, result_tables
from shiai.core.game import AnyGame


def sim(
    context: typer.Context,
    game: Annotated[str, typer.Argument(help="The game, e.g. seven-ronin.", autocompletion=game_names)],
    bots: Annotated[
        str,
        typer.Option(
            help="One bot for all seats, or one per seat: search:iterations=800,c=1.2,my_bot:Greedy,exec:./bot."
        ),
    ] = "random",
    games: Annotated[int, typer.Option(min=1, help="Number of games; in a matrix, per combination.")] = 1000,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games, for any number of workers.")] = 1,
    workers: Annotated[int, typer.Option(min=1, help="Number of worker processes.")] = max(1, os.cpu_count() or 1),
    swap: Annotated[bool, typer.Option("--swap", help="Rotate the bots through the seats from game to game.")] = False,
    out: Annotated[
        list[Path] | None,
        typer.Option(
            help="Result file: .csv, .jsonl or .parquet; for a matrix .svg, .png, .csv or .json. May be repeated."
        ),
    ] = None,
    matrix: Annotated[
        tuple[str, str] | None,
        typer.Option(metavar="OPTION OPTION", help="Win rates for all values of two options, e.g. weapon opponent."),
    ] = None,
    only: Annotated[
        list[str] | None,
        typer.Option(metavar="NAME=VALUE,…", help="Use only these values of an option of the matrix. May be repeated."),
    ] = None,
    option: OptionList = None,
    as_json: JsonFlag = False,
) -> None:
    """Simulate many games between bots and report wins and endings with 95 % intervals.

    Options of a game are flags, e.g. --players 4; `shiai sim GAME --help` and `shiai games GAME` list them.
    """
    rules = shiai.game(game)
    given = given_options(context, option).read(rules)
    names = split_bots(bots)
    paths = out or []
    console = Console(highlight=False, stderr=as_json)
    if matrix is not None:
        table = matrix_of(rules, given, matrix, only or [], names, games, seed, swap)
        sim_matrix(table, workers, paths, console, as_json)
        return
    if only:
        raise SeriesError("--only restricts the values of a matrix; add --matrix OPTION OPTION")
    for path in paths:
        check_path(path)
    setup = rules.setup(**given)
    series = Series(rules.id, setup.options, bots_by_seat(names, setup), games, seed, swap)
    results: list[Result] = []
    with progress_bar(f"{series.game}: {', '.join(dict.fromkeys(series.bots))}", games) as advance:
        for result in series.results(workers):
            results.append(result)
            advance(1)
    for path in paths:
        write_rows([result.row(setup.seats) for result in results], path)
        console.print(f"{len(results)} results in {path}", markup=False)
    if as_json:
        print_json(series_data(series, results, setup))
        return
    for result_table in result_tables(results, setup):
        console.print(result_table)
    for line in forfeit_lines(results):
        console.print(line, markup=False, soft_wrap=True)


def matrix_of(
    rules: AnyGame,
    given: dict[str, object],
    options: tuple[str, str],
    only: list[str],
    bots: tuple[str, ...],
    games: int,
    seed: int,
    swap: bool,
) -> Matrix:
    """The matrix of a command line."""
    wanted: dict[str, list[str]] = {}
    names = [option.replace("-", "_") for option in options]
    for entry in only:
        name, values = split_word(entry)
        if name not in names:
            raise SeriesError(f"--only {entry}: {name} is not on the matrix ({', '.join(names)}); use --option")
        if name in wanted:
            raise SeriesError(f"--only has {name} twice; give all its values at once")
        wanted[name] = [value.strip() for value in values.split(",")]
    rows, columns = [axis_of(rules, name, wanted.get(name, [])) for name in names]
    return Matrix(rules, given, rows, columns, bots, games, seed, swap)


def sim_matrix(matrix: Matrix, workers: int, paths: list[Path], console: Console, as_json: bool) -> None:
    """Play a matrix, write its files and print it."""
    for path in paths:
        check_matrix_path(path)
    description = f"{matrix.game.id}: {matrix.rows.option} × {matrix.columns.option}"
    with progress_bar(description, matrix.games * len(matrix.playable)) as advance:
        for played in matrix.play(workers):
            advance(played)
    for path in paths:
        write_matrix(matrix, path)
        console.print(f"matrix in {path}", markup=False)
    if as_json:
        print_json(document(matrix))
        return
    console.print(title(matrix), markup=False, soft_wrap=True)
    for table in matrix_tables(matrix, console.width):
        console.print(table)
    for line in notes(matrix):
        console.print(line, markup=False, soft_wrap=True)
