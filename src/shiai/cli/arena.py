"""`shiai arena`: a round-robin tournament of bots in paired games, with live standings."""

import os
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import asdict
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.console import Console, Group
from rich.live import Live

import shiai
from shiai.arena.folder import Folder
from shiai.arena.ladder import GAMES as LADDER_GAMES
from shiai.arena.ladder import Ladder, ladder_bots, ladder_options
from shiai.arena.match import Result
from shiai.arena.matrix import Axis, axis_of
from shiai.arena.measured import write_measured
from shiai.arena.plan import Plan, TournamentError
from shiai.arena.report import check_report, write_report
from shiai.arena.sprt import DEFAULTS
from shiai.arena.tournament import Tournament
from shiai.bots import split_bots
from shiai.cli.arena_tables import cross_table, ladder_table, standings_table, tests_table, variants_table
from shiai.cli.completion import game_names
from shiai.cli.kit.printing import JsonFlag, print_json
from shiai.cli.kit.progress import games_progress
from shiai.cli.options import OptionList, given_options
from shiai.cli.result_data import tournament_data
from shiai.cli.result_tables import endings_table, forfeit_lines, wins_table
from shiai.core.game import AnyGame
from shiai.core.options import read_options

BOTS: Final = "heuristic,random"
GAMES: Final = 1000
FEW_GAMES: Final = 100  # of the bots that play by default: enough to see the difference, in every game within a minute
RESUME: Final = "continue with the same command and --resume"
REFRESH: Final = 0.5  # seconds between two updates of the standings


def arena(
    context: typer.Context,
    game: Annotated[str, typer.Argument(help="The game, e.g. seven-ronin.", autocompletion=game_names)],
    bots: Annotated[
        str | None,
        typer.Option(
            help="Two or more bots: random, heuristic, level:4, search:800, search:iterations=800,c=1.2; "
            "by default heuristic,random."
        ),
    ] = None,
    games: Annotated[
        int | None,
        typer.Option(
            help="Number of games for each two bots; must be even (1000; without --bots 100; with --ladder 40)."
        ),
    ] = None,
    ladder: Annotated[
        bool,
        typer.Option(
            "--ladder",
            help="Measure the levels of the game: each against the next one, and the first against a newcomer.",
        ),
    ] = False,
    data: Annotated[
        Path | None, typer.Option(metavar="FILE.json", help="Ladder: write it for documentation and for players.")
    ] = None,
    seed: Annotated[int, typer.Option(help="The same seed gives the same games, for any number of workers.")] = 1,
    workers: Annotated[int, typer.Option(min=1, help="Number of worker processes.")] = max(1, os.cpu_count() or 1),
    ray: Annotated[str, typer.Option(metavar="auto|ADDRESS", help="Play on a Ray cluster (shiai[ray]).")] = "",
    out: Annotated[Path | None, typer.Option(metavar="DIR", help="Folder for all games, records and results.")] = None,
    resume: Annotated[bool, typer.Option("--resume", help="Continue the tournament in the folder.")] = False,
    report: Annotated[Path | None, typer.Option(metavar="FILE.html", help="Write a report with plots.")] = None,
    sprt: Annotated[
        bool,
        typer.Option("--sprt", help="Test if the first bot is better than each other one; stop when decided."),
    ] = False,
    elo0: Annotated[float | None, typer.Option(help="SPRT: not better means this many Elo or less (0).")] = None,
    elo1: Annotated[float | None, typer.Option(help="SPRT: better means this many Elo or more (20).")] = None,
    alpha: Annotated[float | None, typer.Option(help="SPRT: probability of a wrong 'better' (0.05).")] = None,
    beta: Annotated[float | None, typer.Option(help="SPRT: probability of a wrong 'not better' (0.05).")] = None,
    each: Annotated[
        list[str] | None,
        typer.Option(
            metavar="NAME[=VALUE,…]",
            help="Vary an option: each pair is played with the next value. May be repeated.",
        ),
    ] = None,
    option: OptionList = None,
    as_json: JsonFlag = False,
) -> None:
    """Play a round-robin tournament of bots, in pairs of games with the same chance and swapped sides.

    Options of a game are flags, e.g. --players 4; `shiai arena GAME --help` and `shiai games GAME` list them.
    """
    rules = shiai.game(game)
    given = given_options(context, option).read(rules)
    test = sprt_settings(sprt, {"elo0": elo0, "elo1": elo1, "alpha": alpha, "beta": beta})
    axes = read_axes(rules, each or [], given)
    plan = ladder_plan(rules, given, bots, games, seed, test, axes) if ladder else None
    if plan is None:
        if data is not None:
            raise TournamentError("--data writes the ladder of a game; add --ladder")
        chosen = read_options(rules.id, rules.options, given)
        plan = Plan(
            rules.id,
            chosen,
            split_bots(bots or BOTS),
            (GAMES if bots else FEW_GAMES) if games is None else games,
            seed,
            test,
            axes,
        )
    if report is not None:
        check_report(report)
    folder, tournament = open_folder(plan, out, resume)
    play(tournament, folder, workers, ray)
    console = Console(highlight=False, stderr=as_json)
    if ladder:
        show_ladder(tournament, console, data, as_json)
    elif as_json:
        print_json(tournament_data(tournament))
    else:
        show(tournament, console)
    for path in [] if folder is None else [folder.games, *folder.finish(tournament)]:
        console.print(f"{len(tournament.played)} games in {path}", markup=False, soft_wrap=True)
    if report is not None:
        write_report(tournament, report)
        console.print(f"report in {report}", markup=False, soft_wrap=True)


def ladder_plan(
    game: AnyGame,
    given: dict[str, object],
    bots: str | None,
    games: int | None,
    seed: int,
    test: dict[str, float] | None,
    axes: tuple[Axis, ...],
) -> Plan:
    """The plan of --ladder: the levels of the game, with the options of *Play now* unless others are given."""
    if bots is not None:
        raise TournamentError(f"--ladder measures the levels of the game; omit --bots {bots}, or omit --ladder")
    if axes:
        raise TournamentError("--ladder measures one set-up; omit --each")
    chosen = read_options(game.id, game.options, ladder_options(game, given))
    return Plan(game.id, chosen, ladder_bots(game), LADDER_GAMES if games is None else games, seed, test, ladder=True)


def sprt_settings(sprt: bool, given: dict[str, float | None]) -> dict[str, float] | None:
    """The settings of the test; None without --sprt."""
    settings = {name: value for name, value in given.items() if value is not None}
    if settings and not sprt:
        raise TournamentError(f"--{next(iter(settings))} is a setting of the test; add --sprt")
    return DEFAULTS | settings if sprt else None


def read_axes(game: AnyGame, entries: list[str], given: dict[str, object]) -> tuple[Axis, ...]:
    """The options that vary; an entry is `hero_1=master,student`, or `hero_1` for all values."""
    axes: list[Axis] = []
    for entry in entries:
        name, _, values = entry.partition("=")
        axis = axis_of(game, name, [value.strip() for value in values.split(",")] if values else [])
        if axis.option in given:
            raise TournamentError(f"option {axis.option} is both fixed and varied; omit one of them")
        axes.append(axis)
    if len({axis.option for axis in axes}) < len(axes):
        raise TournamentError("--each has an option twice; give all its values at once")
    return tuple(axes)


def open_folder(plan: Plan, out: Path | None, resume: bool) -> tuple[Folder | None, Tournament]:
    """The folder of --out, if there is one, and the tournament: a new one, or that of the folder."""
    if out is None:
        if resume:
            raise TournamentError("--resume needs the folder of the tournament: add --out DIR")
        return None, Tournament(plan)
    folder = Folder(out, plan)
    if resume:
        return folder, folder.resume()
    folder.begin()
    return folder, Tournament(plan)


def play(tournament: Tournament, folder: Folder | None, workers: int, ray: str, going_on: str = RESUME) -> None:
    """Play the rest of the tournament with live standings; store each pair in the folder.

    `going_on` says how to continue after an interruption, if there is a folder.
    """
    try:
        with live_standings(tournament) as advance:
            for pair in tournament.play(workers, ray):
                if folder is not None:
                    folder.append(pair)
                advance()
    except KeyboardInterrupt:
        remedy = "without --out nothing is stored" if folder is None else going_on
        Console(stderr=True).print(f"interrupted after {len(tournament.played)} games; {remedy}", markup=False)
        raise


@contextmanager
def live_standings(tournament: Tournament) -> Iterator[Callable[[], None]]:
    """A progress bar and live standings; yields the function that updates them."""
    plan = tournament.plan
    progress = games_progress()
    bar = progress.add_task(f"{plan.game}: {', '.join(plan.names)}", total=plan.games * len(plan.pairings))
    shown = 0.0
    with Live(progress, console=Console(stderr=True), transient=True) as live:

        def advance() -> None:
            nonlocal shown
            progress.update(bar, completed=len(tournament.played))
            if time.monotonic() > shown + REFRESH:
                shown = time.monotonic()
                live.update(Group(standings_table(tournament, []), progress))

        advance()
        yield advance


def show_ladder(tournament: Tournament, console: Console, data: Path | None, as_json: bool) -> None:
    """Print the ladder, and write its file if one is wanted."""
    measured = Ladder(tournament).measured()
    if as_json:
        print_json(tournament_data(tournament) | {"ladder": asdict(measured)})
    else:
        console.print(ladder_table(measured, tournament))
        if tournament.tests:
            console.print(tests_table(tournament))
    if data is not None:
        write_measured(measured, data)
        console.print(f"ladder in {data}", markup=False, soft_wrap=True)


def show(tournament: Tournament, console: Console) -> None:
    """Print the results."""
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
    for line in forfeit_lines(results):
        console.print(line, markup=False, soft_wrap=True)
