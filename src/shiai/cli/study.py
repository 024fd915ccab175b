"""`shiai study`: play all tournaments of a file."""

import os
from pathlib import Path
from typing import Annotated, Final

import typer
from rich.console import Console

from shiai.arena.files import write_rows
from shiai.arena.report import write_report
from shiai.arena.study import Row, read_study, summary_rows
from shiai.cli.arena import play, show

SUMMARY: Final = "summary.csv"
REPORT: Final = "report.html"


def study(
    file: Annotated[Path, typer.Argument(metavar="FILE.toml", help="The study; examples/study.toml is one.")],
    workers: Annotated[int, typer.Option(min=1, help="Number of worker processes.")] = max(1, os.cpu_count() or 1),
    ray: Annotated[str, typer.Option(metavar="auto|ADDRESS", help="Play on a Ray cluster (shiai[ray]).")] = "",
    check: Annotated[bool, typer.Option("--check", help="Read the file and say what would be played.")] = False,
) -> None:
    """Play all tournaments of a file, and write their games, reports and a summary.

    The same command goes on after an interruption; what is finished is not played again.
    """
    wanted = read_study(file)
    console = Console(highlight=False)
    if check:
        for part in wanted.parts:
            plan = part.folder.plan
            games = plan.games * len(plan.pairings)
            line = f"{part.name}: {plan.game}, {', '.join(plan.names)}; up to {games} games, seed {plan.seed}"
            console.print(line, markup=False, soft_wrap=True)
        return
    rows: list[Row] = []
    for part in wanted.parts:
        tournament = part.open()
        play(tournament, part.folder, workers, ray)
        console.rule(part.name)
        show(tournament, console)
        part.folder.finish(tournament)
        write_report(tournament, part.folder.path / REPORT)
        rows += summary_rows(part.name, tournament)
    write_rows(rows, wanted.out / SUMMARY)
    console.print(f"{wanted.title}: summary in {wanted.out / SUMMARY}", markup=False, soft_wrap=True)
