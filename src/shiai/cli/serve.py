"""`shiai serve`: the table in the browser."""

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

TRIED_PORTS = 20
COLLECTIONS = (50_000, 20, 100)  # looking through all tables for rubbish makes everybody wait: seldom is enough
SWITCH = 0.002  # seconds: who reads requests must not wait long for who makes pages


def serve(
    host: Annotated[
        str, typer.Option(help="The address to listen at; 0.0.0.0 lets others on your network in.")
    ] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="The port; the next free one when it is taken.")] = 8484,
    db: Annotated[
        str | None,
        typer.Option(
            help="Where games are kept: sqlite:///FILE or postgresql+psycopg://…; a file of yours by default."
        ),
    ] = None,
    bots: Annotated[int, typer.Option(min=1, help="Worker processes in which bots think.")] = max(
        1, (os.cpu_count() or 2) - 1
    ),
    open_browser: Annotated[bool, typer.Option("--open", help="Open the browser.")] = False,
) -> None:
    """Play in the browser: alone, at one screen or with friends by link. Everything is kept; stop it with Ctrl-C."""
    import uvicorn  # here, because the other commands should not wait for a web server

    from shiai.table.store import Store
    from shiai.table.workers import Workers
    from shiai.web.app import create_app

    sys.setswitchinterval(SWITCH)
    gc.set_threshold(*COLLECTIONS)
    console = Console(highlight=False)
    words = Catalogue(default_language())
    store = Store(db or f"sqlite:///{data_folder() / 'tables.sqlite'}")
    listening = listen(host, port)
    address = f"http://{'127.0.0.1' if host == '0.0.0.0' else host}:{listening.getsockname()[1]}/"
    console.print(words.say("serve-open", address=address), style="bold")
    console.print(words.say("serve-stop"), style="dim")
    if open_browser:
        threading.Timer(0.7, webbrowser.open, (address,)).start()
    config = uvicorn.Config(create_app(store, Workers(bots)), log_level="warning", timeout_graceful_shutdown=1)
    uvicorn.Server(config).run(sockets=[listening])


def listen(host: str, port: int) -> socket.socket:
    """A socket at this port or at the next one that is free."""
    last = port if port == 0 else min(port + TRIED_PORTS, 65535)
    for candidate in range(port, last + 1):
        found = socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET)
        found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            found.bind((host, candidate))
        except OSError as error:
            found.close()
            if candidate == last:
                raise typer.BadParameter(f"cannot listen at {host}, ports {port} to {last}: {error.strerror}") from None
        else:
            return found
    raise AssertionError("the loop above returns or raises")
