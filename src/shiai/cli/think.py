"""`shiai think`: think for the bots of servers that share a database."""

import os
import signal
import threading
from typing import Annotated

import typer


def think(
    db: Annotated[
        str, typer.Option(envvar="SHIAI_DB", help="The database of the servers: postgresql+psycopg://user@host/name.")
    ],
    bots: Annotated[int, typer.Option(min=1, help="Number of processes; by default as many as there are cores.")] = (
        os.cpu_count() or 1
    ),
    bot: Annotated[
        list[str] | None,
        typer.Option(metavar="SPEC", help="Think for this bot, too, that servers let play. May be repeated."),
    ] = None,
) -> None:
    """Think for the bots of all servers that share a PostgreSQL; start it on as many machines as you like."""
    from shiai.table.errors import StorageError
    from shiai.table.settings import read_settings
    from shiai.table.shared_service import SharedService
    from shiai.table.store import Store
    from shiai.table.workers import Workers

    settings = read_settings("", os.environ, {})
    store = Store(db, settings.key_file)
    if store.sqlite:
        store.close()
        raise StorageError("a server with SQLite thinks for itself; shiai think needs the PostgreSQL of a server")
    workers = Workers(bots)
    service = SharedService(store, workers, tuple(bot or ()), settings=settings)
    ended = threading.Event()
    for sign in (signal.SIGINT, signal.SIGTERM):
        signal.signal(sign, lambda *_: ended.set())
    service.resume()
    typer.echo(f"thinking in {bots} processes; stop it with Ctrl-C, what it has not done is done by others")
    ended.wait()
    service.close()
    workers.shutdown(wait=True)
