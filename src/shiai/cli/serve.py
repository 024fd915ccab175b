"""`shiai serve`: play in the browser."""

import gc
import os
import socket
import sys
import threading
import webbrowser
from typing import TYPE_CHECKING, Annotated

import typer
from rich.console import Console

from shiai.i18n.catalogue import Catalogue, default_language
from shiai.table.saves import data_folder

if TYPE_CHECKING:
    from shiai.table.settings import Settings

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
        int | None, typer.Option(min=1, help="Number of worker processes for bots; by default one less than cores.")
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
    from shiai.table.workers import Workers
    from shiai.web.app import create_app
    from shiai.web.logs import set_up_logs
    from shiai.web.serving import server_for

    given: dict[str, object] = dict([part.partition("=")[::2] for part in change or ()])
    given |= {"host": host, "port": port, "db": db, "bots": bots}
    settings = read_settings(config, os.environ, given)
    store = Store(settings.db or f"sqlite:///{data_folder() / 'tables.sqlite'}")
    if check_config:
        print_settings(settings)
        store.close()
        return
    set_up_logs(settings)
    sys.setswitchinterval(SWITCH_INTERVAL)
    gc.set_threshold(*GC_THRESHOLDS)
    console = Console(highlight=False)
    words = Catalogue(default_language())
    app = create_app(store, Workers(settings.bots), tuple(bot or ()), settings=settings)
    app.state.service.analyst.automatic = True
    listening = listen(settings.host, settings.port)
    shown = "127.0.0.1" if settings.host == "0.0.0.0" else settings.host
    address = f"http://{shown}:{listening.getsockname()[1]}/"
    claim(store, address)
    console.print(words.say("serve-open", address=address), style="bold")
    console.print(words.say("serve-stop"), style="dim")
    if open_browser:
        threading.Timer(0.7, webbrowser.open, (address,)).start()
    server_for(app, settings).run(sockets=[listening])


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
