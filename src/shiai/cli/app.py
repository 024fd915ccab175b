"""The `shiai` command. Subcommands are imported when they are called; errors are one or two sentences on stderr."""

import os
import sys
from functools import cache
from typing import Annotated, Any, Final, NoReturn

import typer
from rich.console import Console
from typer.core import TyperGroup
from typer.main import get_command, get_group

from shiai import registry
from shiai.core import state
from shiai.core.errors import ShiaiError

FAILED: Final = 1
INTERRUPTED: Final = 130
COMMANDS: Final = {
    "play": "shiai.cli.play:play",
    "learn": "shiai.cli.learn:learn",
    "sim": "shiai.cli.simulate:sim",
    "arena": "shiai.cli.arena:arena",
    "balance": "shiai.cli.balance:balance",
    "serve": "shiai.cli.serve:serve",
    "rules": "shiai.cli.rules:rules",
    "rulebook": "shiai.cli.rulebook:rulebook",
    "games": "shiai.cli.rules:games",
    "box": "shiai.cli.box:app",
    "replay": "shiai.cli.files:replay",
    "position": "shiai.cli.files:position",
}
GAME_COMMANDS: Final = ("play", "sim", "arena")  # take the options of a game as flags


class LazyGroup(TyperGroup):
    """The subcommands of Shiai and of all games (`Face.commands`), each imported on first use."""

    def list_commands(self, ctx: Any) -> list[str]:
        return [*COMMANDS, *[name for name in references() if name not in COMMANDS]]

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        return load_command(cmd_name) if cmd_name in COMMANDS or cmd_name in references() else None


def references() -> dict[str, str]:
    """The references of all subcommands by name."""
    of_games = [game.face.commands for game in registry.games().values()]
    return {name: reference for commands in of_games for name, reference in commands.items()} | COMMANDS


@cache
def load_command(name: str) -> Any:
    """Import a subcommand: a function or a Typer app."""
    loaded = registry.load(COMMANDS[name] if name in COMMANDS else references()[name])
    if isinstance(loaded, typer.Typer):
        command: Any = get_group(loaded)
    else:
        single = typer.Typer(add_completion=False)
        single.command(name, cls=game_command() if name in GAME_COMMANDS else None)(loaded)
        command = get_command(single)
    command.name = name
    return command


def game_command() -> Any:
    """The class of commands that take the options of a game; imported late, because it needs catalogues."""
    from shiai.cli.options import GameCommand

    return GameCommand


app: Final = typer.Typer(cls=LazyGroup, no_args_is_help=True, add_completion=False, pretty_exceptions_enable=False)


def show_version(wanted: bool) -> None:
    """Print the version and whether the engine is compiled, and exit."""
    if wanted:
        from importlib.metadata import version

        compiled = not str(state.__file__).endswith(".py")
        typer.echo(f"shiai {version('shiai')} ({'compiled' if compiled else 'pure Python'})")
        raise typer.Exit


@app.callback()
def shiai(
    version: Annotated[
        bool, typer.Option("--version", callback=show_version, is_eager=True, help="Show the version and exit.")
    ] = False,
) -> None:
    """Shiai (試合): one table for four samurai board games."""


def main() -> None:
    """Run the command of the command line."""
    try:
        app()
    except ShiaiError as error:
        fail(str(error))
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # the reader closed the pipe: end quietly
    except OSError as error:
        fail(f"{error.filename}: {error.strerror}" if error.filename else str(error))
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)


def fail(message: str) -> NoReturn:
    """Print an error and exit."""
    Console(stderr=True).print(f"shiai: {message}", style="red", markup=False, highlight=False, soft_wrap=True)
    sys.exit(FAILED)
