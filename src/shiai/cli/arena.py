"""`shiai arena`: every bot against every other one in paired games, with standings that grow while they play."""

import os
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.console import Console, Group
from rich.live import Live

import shiai
from shiai.arena.folder import Folder
from shiai.arena.match import Result
from shiai.arena.matrix import Axis, axis_of
from shiai.arena.plan import Plan, TournamentError
from shiai.arena.report import check_report, write_report
from shiai.arena.tournament import Tournament
from shiai.bots import split_bots
from shiai.cli.arena_tables import cross_table, standings_table, tests_table, variants_table
from shiai.cli.kit.progress import games_progress
from shiai.cli.options import OptionList, given_options
from shiai.cli.result_tables import endings_table, wins_table
from shiai.core.game import AnyGame
from shiai.core.options import read_options

OFTEN: Final = 0.5  # seconds between two standings
TEST: Final = {"elo0": 0.0, "elo1": 20.0, "alpha": 0.05, "beta": 0.05}  # settings of --sprt


def arena(
    context: typer.Context,
    game: Annotated[str, typer.Argument(help="The game, e.g. seven-ronin.")],
    bots: Annotated[
        str, typer.Option(help="Two bots or more: random, heuristic, level:4, search:800, search:iterations=800,c=1.2.")
    ] = "heuristic,random",
    games: Annotated[int, typer.Option(help="How many games for every two bots; an even number.")] = 1000,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games, for any number of workers.")] = 1,
    workers: Annotated[int, typer.Option(min=1, help="How many processes play.")] = max(1, os.cpu_count() or 1),
    ray: Annotated[str, typer.Option(metavar="auto|ADDRESS", help="Play on a Ray cluster (shiai[ray]).")] = "",
    out: Annotated[
        Path | None, typer.Option(metavar="DIR", help="A folder for all games, records and results.")
    ] = None,
    resume: Annotated[bool, typer.Option("--resume", help="Go on with what lies in the folder.")] = False,
    report: Annotated[Path | None, typer.Option(metavar="FILE.html", help="A page with tables and plots.")] = None,
    sprt: Annotated[
        bool, typer.Option("--sprt", help="Is the first bot better than each other? Stop when that is clear.")
    ] = False,
    elo0: Annotated[float | None, typer.Option(help="SPRT: not better is so many Elo or less (0).")] = None,
    elo1: Annotated[float | None, typer.Option(help="SPRT: better is so many Elo or more (20).")] = None,
    alpha: Annotated[float | None, typer.Option(help="SPRT: the chance of a wrong 'better' (0.05).")] = None,
    beta: Annotated[float | None, typer.Option(help="SPRT: the chance of a wrong 'not better' (0.05).")] = None,
    each: Annotated[
        list[str] | None,
        typer.Option(
            metavar="NAME[=VALUE,…]",
            help="Every pair has the next of these values of an option, or of all its values. May be repeated.",
        ),
    ] = None,
    option: OptionList = None,
) -> None:
    """Let every bot play against every other one, in pairs of games with the same chance and exchanged seats.

    Options of a game are flags too, e.g. --players 4; `shiai arena GAME --help` and `shiai games GAME` list them.
    """
    rules = shiai.game(game)
    given = given_options(context, option).read(rules)
    settings = {"elo0": elo0, "elo1": elo1, "alpha": alpha, "beta": beta}
    test = {name: value for name, value in settings.items() if value is not None}
    if test and not sprt:
        raise TournamentError(f"--{next(iter(test))} is a setting of the test; add --sprt")
    axes = tuple([varied(rules, entry, given) for entry in each or []])
    if len({axis.option for axis in axes}) < len(axes):
        raise TournamentError("--each names an option twice; write all its values after one")
    chosen = read_options(rules.id, rules.options, given)
    plan = Plan(rules.id, chosen, split_bots(bots), games, seed, TEST | test if sprt else None, axes)
    if report is not None:
        check_report(report)
    if resume and out is None:
        raise TournamentError("--resume needs the folder of the tournament: add --out DIR")
    folder = None if out is None else Folder(out, plan)
    tournament = Tournament(plan)
    if folder is not None:
        if resume:
            tournament = folder.resume()
        else:
            folder.begin()
    play(tournament, folder, workers, ray)
    console = Console(highlight=False)
    show(tournament, console)
    for path in [] if folder is None else [folder.games, *folder.finish(tournament)]:
        console.print(f"{len(tournament.played)} games in {path}", markup=False, soft_wrap=True)
    if report is not None:
        write_report(tournament, report)
        console.print(f"report in {report}", markup=False, soft_wrap=True)


def varied(game: AnyGame, entry: str, given: dict[str, object]) -> Axis:
    """An option and the values that it has in turn, as somebody writes them: hero_1=master,student, or hero_1."""
    name, _, values = entry.partition("=")
    axis = axis_of(game, name, [value.strip() for value in values.split(",")] if values else [])
    if axis.option in given:
        raise TournamentError(f"option {axis.option} is fixed and varied at once; leave out one of both")
    return axis


def play(tournament: Tournament, folder: Folder | None, workers: int, ray: str) -> None:
    """Play what is left, keep it, and show how it goes."""
    try:
        with live_standings(tournament) as advance:
            for halves in tournament.play(workers, ray):
                if folder is not None:
                    folder.append(halves)
                advance()
    except KeyboardInterrupt:
        remedy = "nothing is kept without --out" if folder is None else "the same command with --resume goes on"
        Console(stderr=True).print(f"interrupted after {len(tournament.played)} games; {remedy}", markup=False)
        raise


@contextmanager
def live_standings(tournament: Tournament) -> Iterator[Callable[[], None]]:
    """A bar and standings that follow the games; gives the function that moves them on."""
    plan = tournament.plan
    progress = games_progress()
    bar = progress.add_task(f"{plan.game}: {', '.join(plan.names)}", total=plan.games * len(plan.pairings))
    shown = 0.0
    with Live(progress, console=Console(stderr=True), transient=True) as live:

        def advance() -> None:
            nonlocal shown
            progress.update(bar, completed=len(tournament.played))
            if time.monotonic() > shown + OFTEN:
                shown = time.monotonic()
                live.update(Group(standings_table(tournament, []), progress))

        advance()
        yield advance


def show(tournament: Tournament, console: Console) -> None:
    """Print what came out."""
    plan = tournament.plan
    results: list[Result] = [*tournament.played]
    console.print(standings_table(tournament, tournament.ratings()))
    console.print(cross_table(tournament))
    if plan.each:
        console.print(variants_table(tournament))
    if tournament.tests:
        console.print(tests_table(tournament))
    if not plan.one_side:
        console.print(wins_table(results, plan.setup.seats))
    console.print(endings_table(results))
