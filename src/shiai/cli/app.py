"""The `shiai` command: its subcommands, and errors that are one or two sentences, never a traceback."""

import os
import sys
from typing import Final, NoReturn

import typer
from rich.console import Console

from shiai import registry
from shiai.cli.arena import arena
from shiai.cli.balance import balance
from shiai.cli.files import position, replay
from shiai.cli.options import GameCommand
from shiai.cli.play import play
from shiai.cli.rules import games, rules
from shiai.cli.serve import serve
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
for game_command in (play, sim, arena):
    app.command(cls=GameCommand)(game_command)
for command in (balance, serve, rules, games, replay, position):
    app.command()(command)
for game in registry.games().values():
    for name, reference in game.face.commands.items():
        of_game = registry.load(reference)
        if isinstance(of_game, typer.Typer):
            app.add_typer(of_game, name=name)
        else:
            app.command(name)(of_game)


def main() -> None:
    """Run the command of the command line."""
    try:
        app()
    except (ShiaiError, UnknownLanguage) as error:
        fail(str(error))
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # the reader has seen enough
    except OSError as error:
        fail(f"{error.filename}: {error.strerror}" if error.filename else str(error))
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)


def fail(message: str) -> NoReturn:
    """End with a sentence on the error output."""
    Console(stderr=True).print(f"shiai: {message}", style="red", markup=False, highlight=False, soft_wrap=True)
    sys.exit(FAILED)
