"""`shiai serve`: play in the browser."""

import gc
import os
import socket
import sys
import threading
import webbrowser
from dataclasses import replace
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console

from shiai.i18n.catalogue import Catalogue, default_language
from shiai.table.saves import data_folder

if TYPE_CHECKING:
    from shiai.table.settings import Settings
    from shiai.table.store import Store
    from shiai.web.serving import Server

MORE_PORTS = 20  # to try after the given one
GC_THRESHOLDS = (50_000, 20, 100)  # full collections of all tables block requests, so they are rare
SWITCH_INTERVAL = 0.002  # seconds; short, so that the event loop does not wait long for rendering threads


def serve(
    host: Annotated[
        str | None, typer.Option(help="Address to listen on (127.0.0.1); 0.0.0.0 accepts others on your network.")
    ] = None,
    port: Annotated[
        int | None, typer.Option(min=0, max=65535, help="Port (8484); the next free one if it is taken.")
    ] = None,
    db: Annotated[
        str | None,
        typer.Option(help="Database: sqlite:///FILE or postgresql+psycopg://…; by default a file in your data folder."),
    ] = None,
    bots: Annotated[
        int | None,
        typer.Option(min=0, help="Processes in which bots think, of each server process; 0: elsewhere (shiai think)."),
    ] = None,
    workers: Annotated[
        int | None, typer.Option(min=1, help="Number of server processes; more than one needs PostgreSQL.")
    ] = None,
    bot: Annotated[
        list[str] | None,
        typer.Option(
            metavar="SPEC", help="Let this bot play at tables, too: my_bots:Greedy, exec:./mybot. May be repeated."
        ),
    ] = None,
    config: Annotated[
        str, typer.Option(metavar="FILE", help="Read settings from this TOML file (docs/operating.md).")
    ] = "",
    change: Annotated[
        list[str] | None,
        typer.Option("--set", metavar="NAME=VALUE", help="Any setting of docs/operating.md. May be repeated."),
    ] = None,
    check_config: Annotated[
        bool, typer.Option("--check-config", help="Print all settings and whether the database can be used, and end.")
    ] = False,
    open_browser: Annotated[bool, typer.Option("--open", help="Open the browser.")] = False,
) -> None:
    """Play in the browser: alone, at one screen or with friends by link. All games are saved; stop with Ctrl-C."""
    from shiai.table.claim import claim
    from shiai.table.settings import read_settings
    from shiai.table.store import Store
    from shiai.table.supervising import supervise

    given: dict[str, object] = dict([part.partition("=")[::2] for part in change or ()])
    given |= {"host": host, "port": port, "db": db, "bots": bots, "workers": workers}
    settings = read_settings(config, os.environ, given)
    settings = replace(settings, db=settings.db or f"sqlite:///{data_folder() / 'tables.sqlite'}")
    store = Store(settings.db, settings.key_file)
    check_processes(settings, store.sqlite)
    if check_config:
        print_settings(settings)
        store.close()
        return
    own = tuple(bot or ())
    console = Console(highlight=False)
    words = Catalogue(default_language())
    server = server_of(settings, own, store) if settings.workers == 1 else None  # before anybody is told to come
    listening = listen(settings.host, settings.port)
    shown = "127.0.0.1" if settings.host == "0.0.0.0" else settings.host
    address = f"http://{shown}:{listening.getsockname()[1]}/"
    claim(store, address)
    console.print(words.say("serve-open", address=address), style="bold")
    console.print(words.say("serve-stop"), style="dim")
    if open_browser:
        threading.Timer(0.7, webbrowser.open, (address,)).start()
    if server is not None:
        server.run(sockets=[listening])
    else:
        store.close()
        supervise(settings.workers, run_server, settings, own, listening)


def check_processes(settings: "Settings", sqlite: bool) -> None:
    """Raise BadSetting if the tables of one SQLite file would have several processes, or nobody who thinks."""
    from shiai.table.settings import BadSetting

    if sqlite and (settings.workers > 1 or not settings.bots):
        wanted = f"workers = {settings.workers}" if settings.workers > 1 else "bots = 0"
        raise BadSetting(
            f"{wanted}: only one process can use a SQLite file; share the tables of a PostgreSQL instead "
            "(--db postgresql+psycopg://…), or leave this setting out"
        )


def run_server(settings: "Settings", own_bots: tuple[str, ...], listening: socket.socket) -> None:
    """Serve with this process, which is one of several, until it is stopped."""
    from shiai.table.store import Store

    server_of(settings, own_bots, Store(settings.db, settings.key_file)).run(sockets=[listening])


def server_of(settings: "Settings", own_bots: tuple[str, ...], store: "Store") -> "Server":
    """Prepare this process, and return its server."""
    from shiai.table.workers import Workers
    from shiai.web.app import create_app
    from shiai.web.logs import set_up_logs
    from shiai.web.serving import server_for

    set_up_logs(settings)
    sys.setswitchinterval(SWITCH_INTERVAL)
    gc.set_threshold(*GC_THRESHOLDS)
    workers = Workers(max(1, settings.bots))  # the adviser needs one, which starts with its first question
    app = create_app(store, workers, own_bots, bool(settings.bots), settings)
    app.state.service.analyst.automatic = settings.analyses == "automatic"
    return server_for(app, settings)


def print_settings(settings: "Settings") -> None:
    """Print all settings as a file that has them."""
    from shiai.table.settings import listed

    for name, value, help in listed(settings):
        typer.echo(f"{name} = {value}  # {help}")
    typer.echo("the settings are right, and the database can be used")


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
