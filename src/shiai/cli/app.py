"""The `shiai` command: its subcommands, and errors that are one or two sentences, never a traceback."""

import sys
from typing import Final

import typer
from rich.console import Console

from shiai.cli.files import position, replay
from shiai.cli.play import play
from shiai.cli.rules import games, rules
from shiai.cli.simulate import sim
from shiai.core.errors import ShiaiError
from shiai.i18n.catalogue import UnknownLanguage

FAILED: Final = 1
INTERRUPTED: Final = 130

app: Final = typer.Typer(
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    help="Shiai (試合): one table for four samurai board games.",
)
for command in (play, sim, rules, games, replay, position):
    app.command()(command)


def main() -> None:
    """Run the command of the command line."""
    try:
        app()
    except (ShiaiError, UnknownLanguage) as error:
        Console(stderr=True).print(f"shiai: {error}", style="red", markup=False, highlight=False, soft_wrap=True)
        sys.exit(FAILED)
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)
