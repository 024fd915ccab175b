"""`shiai serve`: play in the browser."""

import gc
import os
import socket
import sys
import threading
import webbrowser
from typing import Annotated

import typer
from rich.console import Console

from shiai.i18n.catalogue import Catalogue, default_language
from shiai.table.saves import data_folder

MORE_PORTS = 20  # to try after the given one
GC_THRESHOLDS = (50_000, 20, 100)  # full collections of all tables block requests, so they are rare
SWITCH_INTERVAL = 0.002  # seconds; short, so that the event loop does not wait long for rendering threads


def serve(
    host: Annotated[
        str, typer.Option(help="Address to listen on; 0.0.0.0 accepts others on your network.")
    ] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="Port; the next free one if it is taken.")] = 8484,
    db: Annotated[
        str | None,
        typer.Option(help="Database: sqlite:///FILE or postgresql+psycopg://…; by default a file in your data folder."),
    ] = None,
    bots: Annotated[int, typer.Option(min=1, help="Number of worker processes for bots.")] = max(
        1, (os.cpu_count() or 2) - 1
    ),
    bot: Annotated[
        list[str] | None,
        typer.Option(
            metavar="SPEC", help="Let this bot play at tables, too: my_bots:Greedy, exec:./mybot. May be repeated."
        ),
    ] = None,
    open_browser: Annotated[bool, typer.Option("--open", help="Open the browser.")] = False,
) -> None:
    """Play in the browser: alone, at one screen or with friends by link. All games are saved; stop with Ctrl-C."""
    import uvicorn

    from shiai.table.claim import claim
    from shiai.table.store import Store
    from shiai.table.workers import Workers
    from shiai.web.app import create_app

    sys.setswitchinterval(SWITCH_INTERVAL)
    gc.set_threshold(*GC_THRESHOLDS)
    console = Console(highlight=False)
    words = Catalogue(default_language())
    store = Store(db or f"sqlite:///{data_folder() / 'tables.sqlite'}")
    app = create_app(store, Workers(bots), tuple(bot or ()))
    listening = listen(host, port)
    address = f"http://{'127.0.0.1' if host == '0.0.0.0' else host}:{listening.getsockname()[1]}/"
    claim(store, address)
    console.print(words.say("serve-open", address=address), style="bold")
    console.print(words.say("serve-stop"), style="dim")
    if open_browser:
        threading.Timer(0.7, webbrowser.open, (address,)).start()
    config = uvicorn.Config(app, log_level="warning", timeout_graceful_shutdown=1)
    uvicorn.Server(config).run(sockets=[listening])


def listen(host: str, port: int) -> socket.socket:
    """A socket bound to this port or to the next free one."""
    last = port if port == 0 else min(port + MORE_PORTS, 65535)
    for candidate in range(port, last + 1):
        found = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)
        found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            found.bind((host, candidate))
        except OSError as error:
            found.close()
            if candidate == last:
                raise typer.BadParameter(f"cannot listen on {host}, ports {port} to {last}: {error.strerror}") from None
        else:
            return found
    raise AssertionError("the loop above returns or raises")
