"""`shiai balance`: a report about the balance of a game, with charts and data, from games between bots."""

import os
from pathlib import Path
from typing import Annotated, Any, Final

import typer
from rich.console import Console

import shiai
from shiai.arena.balance.report import Balance
from shiai.arena.files import ResultFileError
from shiai.arena.matrix import SeriesError
from shiai.bots import split_bots
from shiai.cli.balance_pages import write_balance
from shiai.cli.kit.printing import JsonFlag, print_json
from shiai.cli.kit.progress import progress_bar
from shiai.cli.options import file_flags, read_file
from shiai.core.game import AnyGame
from shiai.registry import load

BOX_FLAG: Final = "--box"


def balance(
    game: Annotated[str, typer.Argument(help="The game, e.g. seven-ronin.")],
    games: Annotated[int, typer.Option(min=1, help="Approximate number of games.")] = 2000,
    bots: Annotated[str, typer.Option(help="The bot on all seats, e.g. search:800.")] = "heuristic",
    seed: Annotated[int, typer.Option(help="The same seed gives the same report, for any number of workers.")] = 1,
    workers: Annotated[int, typer.Option(min=1, help="Number of worker processes.")] = max(1, os.cpu_count() or 1),
    box: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Play with the components of this box (docs/your-own-box.md).")
    ] = None,
    out: Annotated[Path, typer.Option(help="Folder for the report, its charts and its data.")] = Path("docs/balance"),
    as_json: JsonFlag = False,
) -> None:
    """Play many games and write a balance report: a Markdown page, charts, and the data as CSV."""
    rules = shiai.game(game)
    kind = balance_of(rules)
    names = split_bots(bots)
    if len(names) != 1:
        raise SeriesError(f"--bots has {len(names)} bots; in a balance report, one bot plays all seats")
    report = kind(names[0], games, seed, {} if box is None else read_box(rules, box))
    check_folder(out)
    with progress_bar(f"{rules.id}: balance with {names[0]}", report.total) as advance:
        for played in report.play(workers):
            advance(played)
    page = write_balance(report, out, box)
    if as_json:
        print_json(balance_data(report, page))
    else:
        Console(highlight=False).print(f"{report.total} games in {page}", markup=False, soft_wrap=True)


def balance_data(balance: Balance, page: Path) -> dict[str, Any]:
    """A balance report as plain data: what its page says, section by section."""
    return {
        "game": balance.rules.id,
        "rules_version": balance.rules.version,
        "bot": balance.bot,
        "games": balance.total,
        "seed": balance.seed,
        "page": str(page),
        "sections": [
            {
                "title": section.title,
                "introduction": section.introduction,
                "findings": section.findings,
                "rows": [] if table is None else [dict(zip(table.headings, row, strict=True)) for row in table.rows],
            }
            for section in balance.report().sections
            for table in [section.table]
        ],
    }


def balance_of(game: AnyGame) -> type[Balance]:
    """The balance report of a game."""
    if not game.face.balance:
        having = [other.id for other in shiai.all_games() if other.face.balance]
        raise SeriesError(f"{game.id} has no balance report; games with one are: {', '.join(having)}")
    found: type[Balance] = load(game.face.balance)
    return found


def read_box(game: AnyGame, path: Path) -> dict[str, object]:
    """The option that a box file sets."""
    wanted = file_flags(game).get(BOX_FLAG)
    if wanted is None:
        raise SeriesError(f"{game.id} takes no {BOX_FLAG}; omit it")
    return dict(read_file(wanted, BOX_FLAG, path))


def check_folder(folder: Path) -> None:
    """Create the folder if needed; refuse one that cannot be written, before hours of play."""
    try:
        import matplotlib  # noqa: F401
    except ImportError:
        raise ResultFileError("the charts need Matplotlib: pip install 'shiai[plots]'") from None
    if folder.exists() and not folder.is_dir():
        raise ResultFileError(f"cannot write to '{folder}': it is not a folder")
    if not folder.parent.is_dir():
        raise ResultFileError(f"cannot create '{folder}': there is no folder '{folder.parent}'")
    folder.mkdir(exist_ok=True)
