"""`shiai tune`: find stronger settings of a bot in a game."""

import os
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.table import Table

import shiai
from shiai.arena.measured import options_text
from shiai.arena.tuning import Bandit, Combination, Tuning, read_knob
from shiai.cli.kit.printing import JsonFlag, print_json
from shiai.cli.kit.progress import progress_bar
from shiai.cli.options import OptionList, given_options

SHOWN = 8  # combinations in the table


def tune(
    context: typer.Context,
    game: Annotated[str, typer.Argument(help="The game, e.g. seven-ronin.")],
    bot: Annotated[str, typer.Option(help="The bot as it is: what is varied plays against it.")],
    vary: Annotated[
        list[str],
        typer.Option(metavar="SETTING=VALUE,VALUE…", help="A setting and values to try. May be repeated."),
    ],
    trials: Annotated[int, typer.Option(min=1, help="How many combinations are tried, one after the other.")] = 60,
    pairs: Annotated[int, typer.Option(min=1, help="Pairs of games in each trial.")] = 4,
    seed: Annotated[int, typer.Option(help="The same seed gives the same trials, for any number of workers.")] = 1,
    workers: Annotated[int, typer.Option(min=1, help="Number of worker processes.")] = max(1, os.cpu_count() or 1),
    out: Annotated[
        Path | None,
        typer.Option(metavar="FILE.jsonl", help="Keep every trial; the same command goes on after an interruption."),
    ] = None,
    option: OptionList = None,
    as_json: JsonFlag = False,
) -> None:
    """Look for stronger settings of a bot: a bandit tries combinations in pairs of games against the bot as it is.

    What it finds is a suggestion, because the best of many trials was lucky, too. The command that it prints tests it.
    Options of a game are flags, e.g. --players 4; `shiai games GAME` lists them.
    """
    rules = shiai.game(game)
    given = given_options(context, option).read(rules)
    options = {name: value for name, value in rules.setup(**given).options.items() if name in given}
    tuning = Tuning(rules.id, options, bot, tuple([read_knob(text) for text in vary]), trials, pairs, seed)
    tuning.check()
    bandit: Bandit | None = None
    with progress_bar(f"{rules.id}: {bot}", trials) as advance:
        for found, _, _ in tuning.run(out, workers):
            bandit = found
            advance(1)
    assert bandit is not None  # there is at least one trial
    best: Combination = bandit.tried()[0][0]
    flags = "".join([f" -o {name}={value}" for name, value in options_text(rules, tuning.setup.options).items()])
    test = f"shiai arena {game} --bots {tuning.spec(best)},{bot} --games 400 --sprt --seed {seed + 1}{flags}"
    if as_json:
        print_json({"best": tuning.spec(best), "test": test, "tried": tried_data(tuning, bandit)})
        return
    console = Console(highlight=False)
    console.print(table_of(tuning, bandit))
    console.print(f"Best so far: {tuning.spec(best)}", markup=False, soft_wrap=True)
    console.print(f"Is it better? {test}", markup=False, soft_wrap=True)


def tried_data(tuning: Tuning, bandit: Bandit) -> list[dict[str, Any]]:
    """Every combination that was tried, the best first, as plain data."""
    return [
        {"bot": tuning.spec(combination), "trials": count, "expected_score": value}
        for combination, count, value in bandit.tried()
    ]


def table_of(tuning: Tuning, bandit: Bandit) -> Table:
    """The best combinations."""
    table = Table(title=f"{tuning.game}: {bandit.trials} trials of {tuning.pairs} pairs against {tuning.reference}")
    for knob in tuning.knobs:
        table.add_column(knob.name, justify="right")
    table.add_column("trials", justify="right")
    table.add_column("expected score", justify="right")
    for combination, count, value in bandit.tried()[:SHOWN]:
        table.add_row(*combination, str(count), f"{100 * value:.1f} %")
    return table
