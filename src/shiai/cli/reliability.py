"""`shiai reliability`: are the chances true that hints show? Predictions in games between bots, and their results."""

import json
import os
import shlex
import sys
from dataclasses import asdict
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table

import shiai
from shiai.arena.calibration import Fit, Reliability, fit_to
from shiai.arena.files import check_path, write_rows
from shiai.arena.matrix import SeriesError
from shiai.arena.reliability import Prediction, Sample
from shiai.bots import bot, split_bots
from shiai.bots.explanation import ADVISER
from shiai.cli.arena import read_axes
from shiai.cli.kit.printing import JsonFlag, print_json
from shiai.cli.kit.progress import progress_bar
from shiai.cli.options import OptionList, given_options
from shiai.core.game import AnyGame


def reliability(
    context: typer.Context,
    game: Annotated[str, typer.Argument(help="The game, e.g. seven-ronin.")],
    bots: Annotated[str, typer.Option(help="The bot on all seats: chances are about play as good as its.")] = ADVISER,
    adviser: Annotated[str, typer.Option(help="The bot that predicts; by default the one that gives hints.")] = ADVISER,
    games: Annotated[int, typer.Option(min=1, help="Number of games.")] = 350,
    moments: Annotated[int, typer.Option(min=1, help="Moments of each game at which a chance is predicted.")] = 6,
    seed: Annotated[int, typer.Option(help="The same seed gives the same table, for any number of workers.")] = 1,
    workers: Annotated[int, typer.Option(min=1, help="Number of worker processes.")] = max(1, os.cpu_count() or 1),
    each: Annotated[
        list[str] | None,
        typer.Option(
            metavar="NAME[=VALUE,…]", help="Vary an option: every game draws one of its values. May be repeated."
        ),
    ] = None,
    out: Annotated[Path | None, typer.Option(help="File for all predictions: .csv, .jsonl or .parquet.")] = None,
    fit: Annotated[
        Path | None,
        typer.Option(metavar="FILE.json", help="Fit true chances to what the search finds, by seat and by --each."),
    ] = None,
    option: OptionList = None,
    as_json: JsonFlag = False,
) -> None:
    """Play games between bots, and compare the chances that hints would show with the results.

    Options of a game are flags, e.g. --players 4; `shiai games GAME` lists them.
    """
    rules = shiai.game(game)
    for name in (bots, adviser):
        if len(split_bots(name)) != 1:
            raise SeriesError(f"'{name}' is more than one bot: one bot plays all seats, and one predicts")
        bot(name)
    if out is not None:
        check_path(out)
    if fit is not None and not fit.parent.is_dir():
        raise SeriesError(f"cannot write '{fit}': there is no folder '{fit.parent}'")
    given = given_options(context, option).read(rules)
    axes = read_axes(rules, each or [], given)
    options = {name: value for name, value in rules.setup(**given).options.items() if name in given}
    sample = Sample(rules.id, options, axes, bots, adviser, games, moments, seed, calibrated=fit is None)
    found: list[Prediction] = []
    with progress_bar(f"{rules.id}: {bots}, predicted by {adviser}", games) as advance:
        for predictions in sample.predictions(workers):
            found += predictions
            advance(1)
    whole = Reliability(tuple(found))
    console = Console(highlight=False, stderr=as_json)
    if as_json:
        print_json(data(whole, sample))
    else:
        for table in tables(whole, sample):
            console.print(table)
    if out is not None:
        write_rows([each.row() for each in found], out)
    if fit is not None:
        by_seat = not rules.cooperative and len({each.seat for each in found}) > 1
        write_fit(fit_to(found, [axis.option for axis in axes], by_seat), rules, whole, fit)
        console.print(f"fitted to {whole.games} games: {fit}", markup=False, soft_wrap=True)


def tables(whole: Reliability, sample: Sample) -> list[Table]:
    """The tables of a sample: by tenths of the chance, the first third of the games, by options that vary."""
    shown = "chances as hints show them" if sample.calibrated else "values as the search finds them"
    title = f"{sample.game}: {shown}; {sample.player} plays, {sample.adviser} predicts"
    found = [table_of(title, whole.bins(), whole)]
    early = whole.early()
    found.append(table_of("the first third of each game", early.bins(), early))
    for axis in sample.each:
        found.append(table_of(axis.option, whole.by_option(axis.option), None))
    return found


def data(whole: Reliability, sample: Sample) -> dict[str, Any]:
    """The same figures as plain data."""
    return {
        "game": sample.game,
        "bot": sample.player,
        "adviser": sample.adviser,
        "calibrated": sample.calibrated,
        "seed": sample.seed,
        "all": figures(whole),
        "by_chance": {label: figures(part) for label, part in whole.bins().items()},
        "first_third": {label: figures(part) for label, part in whole.early().bins().items()},
        "by_option": {
            axis.option: {label: figures(part) for label, part in whole.by_option(axis.option).items()}
            for axis in sample.each
        },
    }


def figures(each: Reliability) -> dict[str, float]:
    """The figures of a group of predictions."""
    low, high = each.interval
    return {
        "moments": len(each.predictions),
        "games": each.games,
        "predicted": each.predicted,
        "won": each.won,
        "low": low,
        "high": high,
        "log_loss": each.log_loss,
        "brier": each.brier,
    }


def table_of(title: str, rows: dict[str, Reliability], whole: Reliability | None) -> Table:
    """Predictions in groups against what was won."""
    table = Table("", title=title)
    for heading in ("moments", "games", "predicted", "won", "95 % interval", "log loss", "Brier"):
        table.add_column(heading, justify="right")
    for label, each in rows.items():
        table.add_row(label, *cells(each))
    if whole is not None:
        table.add_section()
        table.add_row("all", *cells(whole))
    return table


def cells(each: Reliability) -> list[str]:
    """One row of figures."""
    low, high = each.interval
    return [
        str(len(each.predictions)),
        str(each.games),
        f"{100 * each.predicted:.1f} %",
        f"{100 * each.won:.1f} %",
        f"{100 * low:.0f} – {100 * high:.0f} %",
        f"{each.log_loss:.3f}",
        f"{each.brier:.3f}",
    ]


def write_fit(fit: Fit, game: AnyGame, whole: Reliability, path: Path) -> None:
    """Write a fit with how it was made (`shiai.core.calibration` reads it)."""
    made = {
        "command": "shiai " + shlex.join(sys.argv[1:]),
        "rules": game.version,
        "games": whole.games,
        "moments": len(whole.predictions),
        "log_loss_before": round(whole.log_loss, 4),
    }
    path.write_text(json.dumps({"made": made, **asdict(fit)}, indent=1) + "\n", encoding="utf-8")
