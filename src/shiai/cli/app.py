"""The `shiai` command: its subcommands, and errors that are one or two sentences, never a traceback."""

import os
import sys
from typing import Final, NoReturn

import typer
from rich.console import Console

from shiai.cli.arena import arena
from shiai.cli.balance import balance
from shiai.cli.card_commands import card_app
from shiai.cli.deck_commands import deck_app
from shiai.cli.files import position, replay
from shiai.cli.options import GameCommand
from shiai.cli.play import play
from shiai.cli.referee import referee
from shiai.cli.rules import games, rules
from shiai.cli.serve import serve
from shiai.cli.simulate import sim
from shiai.cli.train import exploit, train
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
for command in (referee, balance, train, exploit, serve, rules, games, replay, position):
    app.command()(command)
app.add_typer(card_app, name="cards")
app.add_typer(deck_app, name="deck")


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
