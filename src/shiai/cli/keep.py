"""`shiai backup`, `shiai restore` and `shiai export`: keep what a server has stored."""

import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Final

import typer

from shiai import registry
from shiai.table.saves import data_folder

if TYPE_CHECKING:
    from shiai.table.store import Store

KEEP_DAYS: Final = 400  # whoever does not come in this time begins anew

Database = Annotated[
    str | None,
    typer.Option(help="Database: sqlite:///FILE or postgresql+psycopg://…; by default the file in your data folder."),
]


def backup(
    file: Annotated[Path, typer.Argument(help="The file to write, such as shiai-2026-01-31.backup.")],
    db: Database = None,
    without_key: Annotated[
        bool, typer.Option("--without-key", help="Leave out the keys of cookies and links, for a copy to be handed on.")
    ] = False,
) -> None:
    """Write everything that a server has stored to one file, also while it runs."""
    from shiai.table.backup import back_up
    from shiai.table.store import readable

    store = opened(db)
    with readable(store):
        typer.echo(f"{file}: {back_up(store, file, not without_key)} rows")
    if without_key:
        typer.echo("without the keys of cookies and links: a server restored from it knows no browser any more")


def restore(
    file: Annotated[Path, typer.Argument(help="A file that shiai backup has written.")],
    db: Database = None,
) -> None:
    """Fill an empty database from a backup; it may be of another kind than the one that was backed up."""
    from shiai.table.backup import restore as restore_file
    from shiai.table.store import readable

    for game in registry.games().values():
        for reference in game.face.routes:
            registry.load(reference)  # their tables, such as sessions of the referee
    store = opened(db)
    with readable(store):
        typer.echo(f"{restore_file(store, file)} rows restored; start the server with shiai serve")


def export(
    folder: Annotated[Path, typer.Argument(help="The folder to write to; it is made if it is missing.")],
    db: Database = None,
) -> None:
    """Write the records of all finished games of a server as files, which shiai replay and analyse read."""
    from shiai.table.errors import OldRules
    from shiai.table.store import readable
    from shiai.table.table import read_table

    store = opened(db)
    folder.mkdir(parents=True, exist_ok=True)
    written = 0
    with readable(store):
        finished = store.finished_tables()
    for id in finished:
        try:
            with readable(store):
                table = read_table(store.info(id), store.journal(id))
        except OldRules as error:
            typer.echo(f"{id}: {error}", err=True)
            continue
        (folder / f"{table.info.created}-{table.info.game}-{id}.shiai").write_text(table.game.record.text(), "utf-8")
        written += 1
    typer.echo(f"{folder}: {written} records")


def rotate_key(
    keep: Annotated[
        int, typer.Option(min=0, max=3650, help="Days for which cookies of older keys still count.")
    ] = KEEP_DAYS,
    at_once: Annotated[
        bool, typer.Option("--at-once", help="End all cookies and secret links now: every browser begins anew.")
    ] = False,
    db: Database = None,
    key_file: Annotated[str, typer.Option(help="The setting key_file of the server; SHIAI_KEY_FILE.")] = "",
) -> None:
    """Sign cookies and secret links with a new key, also while servers run; they use it a minute later."""
    from shiai.table.store import Store, readable

    file = key_file or os.environ.get("SHIAI_KEY_FILE", "")
    store = Store(db or f"sqlite:///{data_folder() / 'tables.sqlite'}", file)
    with readable(store):
        store.keys.change(0 if at_once else keep)
    ended = at_once or not keep
    typer.echo(
        "a new key; all cookies and secret links have ended" if ended else f"a new key; older ones count {keep} days"
    )


def opened(db: str | None) -> "Store":
    """Open a database."""
    from shiai.table.store import Store

    return Store(db or f"sqlite:///{data_folder() / 'tables.sqlite'}")
