"""`shiai study`: play all tournaments of a file."""

import os
from pathlib import Path
from typing import Annotated, Any, Final

import typer
from rich.console import Console

from shiai.arena.files import write_rows
from shiai.arena.report import write_report
from shiai.arena.study import Part, Row, Study, read_study, summary_rows
from shiai.cli.arena import play, show
from shiai.cli.kit.printing import JsonFlag, print_json
from shiai.cli.result_data import tournament_data

SUMMARY: Final = "summary.csv"
REPORT: Final = "report.html"
AGAIN: Final = "the same command continues"


def study(
    file: Annotated[Path, typer.Argument(metavar="FILE.toml", help="The study; examples/study.toml is one.")],
    workers: Annotated[int, typer.Option(min=1, help="Number of worker processes.")] = max(1, os.cpu_count() or 1),
    ray: Annotated[str, typer.Option(metavar="auto|ADDRESS", help="Play on a Ray cluster (shiai[ray]).")] = "",
    check: Annotated[bool, typer.Option("--check", help="Read the file and say what would be played.")] = False,
    as_json: JsonFlag = False,
) -> None:
    """Play all tournaments of a file, and write their games, reports and a summary.

    The same command goes on after an interruption; what is finished is not played again.
    """
    wanted = read_study(file)
    console = Console(highlight=False, stderr=as_json)
    if check:
        if as_json:
            print_json(study_data(wanted, [planned(part) for part in wanted.parts]))
        else:
            for part in wanted.parts:
                console.print(plan_line(planned(part)), markup=False, soft_wrap=True)
        return
    rows: list[Row] = []
    results: list[dict[str, Any]] = []
    for part in wanted.parts:
        tournament = part.open()
        play(tournament, part.folder, workers, ray, AGAIN)
        if not as_json:
            console.rule(part.name)
            show(tournament, console)
        part.folder.finish(tournament)
        write_report(tournament, part.folder.path / REPORT)
        rows += summary_rows(part.name, tournament)
        results.append({"name": part.name, **tournament_data(tournament)})
    write_rows(rows, wanted.out / SUMMARY)
    console.print(f"{wanted.title}: summary in {wanted.out / SUMMARY}", markup=False, soft_wrap=True)
    if as_json:
        print_json(study_data(wanted, results))


def study_data(study: Study, tournaments: list[dict[str, Any]]) -> dict[str, Any]:
    """A study as plain data."""
    return {"title": study.title, "out": str(study.out), "tournaments": tournaments}


def planned(part: Part) -> dict[str, Any]:
    """What would be played in one tournament, as plain data."""
    plan = part.folder.plan
    games = plan.games * len(plan.pairings)
    return {"name": part.name, "game": plan.game, "bots": list(plan.names), "games": games, "seed": plan.seed}


def plan_line(plan: dict[str, Any]) -> str:
    """What would be played in one tournament, as a line."""
    bots = ", ".join(plan["bots"])
    return f"{plan['name']}: {plan['game']}, {bots}; up to {plan['games']} games, seed {plan['seed']}"
