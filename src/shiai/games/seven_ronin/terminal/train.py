"""`shiai train` fits the values of the equilibrium player; `shiai exploit` measures the exploitability of bots."""

import os
from collections.abc import Callable
from math import sqrt
from pathlib import Path
from statistics import fmean, variance
from typing import Annotated, Final

import typer
from rich.console import Console
from rich.table import Table

import shiai
from shiai.arena.statistics import CONFIDENCE_95
from shiai.bots import Player, bot
from shiai.cli.kit.printing import JsonFlag, print_json, table_rows
from shiai.cli.kit.progress import progress_bar
from shiai.core.game import AnyGame
from shiai.games.seven_ronin.players.equilibrium.exploit import Exploitability, measure, position
from shiai.games.seven_ronin.players.equilibrium.planning import Budget
from shiai.games.seven_ronin.players.equilibrium.player import WrongGame
from shiai.games.seven_ronin.players.equilibrium.training import Training
from shiai.games.seven_ronin.players.equilibrium.values import (
    Values,
    ValuesError,
    read_values,
    shipped_values,
    write_values,
)
from shiai.games.seven_ronin.rules.components import ROUNDS, SEATS

GAME_NAME: Final = "seven_ronin"
GameArgument = Annotated[str, typer.Argument(help="The game: seven-ronin.")]


def train(
    game: GameArgument,
    games: Annotated[int, typer.Option(min=1, help="Games from which an iteration collects positions.")] = 100,
    iterations: Annotated[int, typer.Option(min=1, help="How often values are fitted.")] = 2,
    seed: Annotated[int, typer.Option(help="The same seed gives the same file.")] = 1,
    plans: Annotated[int, typer.Option(min=1, help="Plans of each side to begin with, at each position.")] = 16,
    replies: Annotated[int, typer.Option(min=0, help="Searches for a best response of each side.")] = 12,
    tries: Annotated[int, typer.Option(min=1, help="Plans tried in each search.")] = 12,
    out: Annotated[Path, typer.Option(help="The file of values; training resumes if it exists.")] = Path("values.json"),
    as_json: JsonFlag = False,
) -> None:
    """Fit the value of the start of a round, from the last round to the first, for the bot `equilibrium`.

    The file is written after every iteration; the same command resumes an interrupted training.
    """
    rules = trained_game(game)
    budget = Budget(plans, replies, tries)
    training = Training(games, seed, budget, values_to_resume(out, rules, Training(games, seed, budget).settings()))
    console = Console(highlight=False)
    left = iterations - training.iterations
    if left <= 0:
        raise ValuesError(f"{out} has {training.iterations} iterations already; ask for more, or name another file")
    with progress_bar(f"{rules.id}: values", left * (games + ROUNDS)) as advance:
        for _ in range(left):
            training.iterate(advance)
            write_file(out, write_values(training.values, rules.version))
    if as_json:
        print_json(training.values.provenance | {"out": out})
        return
    console.print(provenance_table(training.values))
    console.print(f"values in {out}", markup=False, soft_wrap=True)


def exploit(
    game: GameArgument,
    bots: Annotated[str, typer.Option("--bot", help="The bot to exploit, e.g. search:200.")] = "equilibrium",
    positions: Annotated[int, typer.Option(min=1, help="Starts of rounds, one round after another.")] = 16,
    samples: Annotated[int, typer.Option(min=2, help="Plans that the bot makes at each position, for each side.")] = 24,
    tries: Annotated[int, typer.Option(min=1, help="Plans that the opponent tries in each search.")] = 100,
    plans: Annotated[int, typer.Option(min=1, help="Plans of each side to begin with, for the fair value.")] = 24,
    replies: Annotated[int, typer.Option(min=0, help="Searches for a best response of each side, for the same.")] = 24,
    seed: Annotated[int, typer.Option(help="The same seed gives the same positions.")] = 1,
    values: Annotated[Path | None, typer.Option(help="A file of values to use instead of the shipped one.")] = None,
    as_json: JsonFlag = False,
) -> None:
    """Estimate the exploitability of a bot: what a best response to its plans gains, for both sides."""
    rules = trained_game(game)
    bot(bots)
    model = shipped_values(rules.version) if values is None else read_file(values, rules)
    measured: list[Exploitability] = []
    with progress_bar(f"{rules.id}: {bots}", positions) as advance:
        for number in range(positions):
            place = position(model, Budget(plans, replies, plans), number, seed)
            measured.append(measure(maker(bots), place, samples, tries, f"{seed}/{number}"))
            advance(1)
    table = exploit_table(bots, measured)
    if as_json:
        print_json(table_rows(table))
    else:
        Console(highlight=False).print(table)


def trained_game(name: str) -> AnyGame:
    """The game, if it has an equilibrium player."""
    rules = shiai.game(name)
    if rules.id != GAME_NAME:
        raise WrongGame(f"{rules.id} has no equilibrium player, so there is nothing to train; try seven-ronin")
    return rules


def maker(spec: str) -> Callable[[], Player]:
    """A function that makes a new bot of this spec."""
    return lambda: bot(spec)


def values_to_resume(path: Path, rules: AnyGame, settings: dict[str, int]) -> Values | None:
    """The values of an interrupted run of the same command; None if there is no file yet."""
    if path.is_dir():
        raise ValuesError(f"cannot write '{path}': it is a folder; give --out the name of a file")
    if not path.exists():
        if not path.parent.is_dir():
            raise ValuesError(f"cannot write '{path}': there is no folder '{path.parent}'")
        return None
    values = read_file(path, rules)
    for name, number in settings.items():
        made = values.provenance.get(name)
        if made != number:
            raise ValuesError(f"{path} was made with --{name} {made}, not {number}; repeat that, or name another file")
    return values


def read_file(path: Path, rules: AnyGame) -> Values:
    """The values of a file."""
    try:
        text = path.read_text("utf-8")
    except UnicodeDecodeError:
        raise ValuesError(f"{path} is no text; make a file of values by `shiai train seven-ronin`") from None
    return read_values(text, str(path), rules.version)


def write_file(path: Path, text: str) -> None:
    """Write a file atomically."""
    partial = path.with_name(path.name + ".part")
    partial.write_text(text, "utf-8")
    os.replace(partial, path)


def provenance_table(values: Values) -> Table:
    """The number of positions of each round, and the error of the values on those that were held out."""
    table = Table(title=str(values.provenance["command"]))
    for heading in ("round", "positions", "error of the value"):
        table.add_column(heading, justify="right")
    for number in range(1, ROUNDS + 1):
        starts = values.provenance["starts"][str(number)]
        table.add_row(str(number), str(starts), f"{values.provenance['held_out_error'][str(number)]:.3f}")
    return table


def exploit_table(spec: str, measured: list[Exploitability]) -> Table:
    """The mean gain of the opponent by the side of the bot, with 95 % intervals."""
    table = Table(title=f"Exploitability of {spec}, in percentage points of the winning chance")
    for heading in ("side of the bot", "positions", "gain", "95 %"):
        table.add_column(heading, justify="left" if heading == "side of the bot" else "right")
    for seat, name in enumerate(SEATS):
        table.add_row(name, str(len(measured)), *gain([place.gains[seat] for place in measured]))
    table.add_row("both, on average", str(len(measured)), *gain([sum(place.gains) / 2 for place in measured]))
    return table


def gain(numbers: list[float]) -> tuple[str, str]:
    """The mean and its interval as text; a single number has no interval."""
    middle = fmean(numbers)
    if len(numbers) < 2:
        return f"{middle:+.1f}", "–"
    width = CONFIDENCE_95 * sqrt(variance(numbers) / len(numbers))
    return f"{middle:+.1f}", f"{middle - width:+.1f} to {middle + width:+.1f}"
