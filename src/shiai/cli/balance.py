"""`shiai balance`: a page about the balance of a game, with pictures and data, made from games between bots."""

import os
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

import shiai
from shiai.arena.balance.report import Balance
from shiai.arena.files import ResultFileError
from shiai.arena.matrix import SeriesError
from shiai.bots import split_bots
from shiai.cli.balance_pages import write_balance
from shiai.cli.simulate import progress_bar
from shiai.core.game import Game
from shiai.registry import load


def balance(
    game: Annotated[str, typer.Argument(help="The game, e.g. seven-ronin.")],
    games: Annotated[int, typer.Option(min=1, help="How many games in all, more or less.")] = 2000,
    bots: Annotated[str, typer.Option(help="The bot that plays all seats, e.g. search:800.")] = "heuristic",
    seed: Annotated[int, typer.Option(help="The same seed gives the same page, for any number of workers.")] = 1,
    workers: Annotated[int, typer.Option(min=1, help="How many processes play.")] = max(1, os.cpu_count() or 1),
    out: Annotated[Path, typer.Option(help="The folder of the page, its pictures and its data.")] = Path(
        "docs/balance"
    ),
) -> None:
    """Play many games and write a page about the balance of the game: GAME.md, small pictures, and the data as CSV."""
    rules = shiai.game(game)
    kind = balance_of(rules)
    names = split_bots(bots)
    if len(names) != 1:
        raise SeriesError(f"--bots names {len(names)} bots; a balance report is played by one, on all seats")
    report = kind(names[0], games, seed)
    check_folder(out)
    with progress_bar(f"{rules.id}: balance with {names[0]}", report.total) as advance:
        for played in report.play(workers):
            advance(played)
    page = write_balance(report, out)
    Console(highlight=False).print(f"{report.total} games in {page}", markup=False, soft_wrap=True)


def balance_of(game: Game) -> type[Balance]:
    """The balance report of a game."""
    if not game.face.balance:
        having = [other.id for other in shiai.all_games() if other.face.balance]
        raise SeriesError(f"{game.id} has no balance report; games with one are: {', '.join(having)}")
    found: type[Balance] = load(game.face.balance)
    return found


def check_folder(folder: Path) -> None:
    """Refuse before hours of play what could not be written after them; a new folder is made where there is room."""
    try:
        import matplotlib  # noqa: F401
    except ImportError:
        raise ResultFileError("the pictures need Matplotlib: pip install 'shiai[plots]'") from None
    if folder.exists() and not folder.is_dir():
        raise ResultFileError(f"cannot write into '{folder}': it is no folder")
    if not folder.parent.is_dir():
        raise ResultFileError(f"cannot make '{folder}': there is no folder '{folder.parent}'")
    folder.mkdir(exist_ok=True)
