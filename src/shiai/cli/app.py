"""The `shiai` command. Subcommands are imported when they are called; errors are one or two sentences on stderr."""

import os
import sys
from functools import cache
from typing import Annotated, Any, Final, NoReturn

import typer
from rich.console import Console
from typer.core import TyperCommand, TyperGroup
from typer.main import get_command, get_group

from shiai import engine, registry
from shiai.core.errors import ShiaiError

FAILED: Final = 1
INTERRUPTED: Final = 130
TABLE_PACKAGES: Final = (
    "fastapi",
    "itsdangerous",
    "segno",
    "sqlalchemy",
    "uvicorn",
)  # the extra `table`
UNHEARD: Final = 141  # what a shell says of programs that end because nobody reads their output any more
ENGINES: Final[dict[engine.Engine, str]] = {
    "compiled": "compiled",
    "pure": "pure Python; the compiled engine is 3 to 6 times as fast: `make fast` in a checkout, or a compiled wheel",
    "stale": "pure Python; the compiled engine is older than the sources: `make fast` builds it again",
}
COMMANDS: Final = {
    "play": "shiai.cli.play:play",
    "learn": "shiai.cli.learn:learn",
    "sim": "shiai.cli.simulate:sim",
    "arena": "shiai.cli.arena:arena",
    "study": "shiai.cli.study:study",
    "balance": "shiai.cli.balance:balance",
    "reliability": "shiai.cli.reliability:reliability",
    "tune": "shiai.cli.tune:tune",
    "serve": "shiai.cli.serve:serve",
    "think": "shiai.cli.think:think",
    "backup": "shiai.cli.keep:backup",
    "restore": "shiai.cli.keep:restore",
    "export": "shiai.cli.keep:export",
    "rotate-key": "shiai.cli.keep:rotate_key",
    "rules": "shiai.cli.rules:rules",
    "rulebook": "shiai.cli.rulebook:rulebook",
    "games": "shiai.cli.games:games",
    "box": "shiai.cli.box:app",
    "replay": "shiai.cli.files:replay",
    "analyse": "shiai.cli.analyse:analyse_command",
    "position": "shiai.cli.files:position",
}
SLOW_COMMANDS: Final = (
    "play",
    "sim",
    "arena",
    "study",
    "balance",
    "reliability",
    "tune",
    "serve",
    "think",
    "train",
    "exploit",
)  # tell that they could be faster
GAME_COMMANDS: Final = ("play", "sim", "arena", "reliability", "tune")  # take the options of a game as flags


class LazyGroup(TyperGroup):
    """The subcommands of Shiai and of all games (`Face.commands`), each imported on first use."""

    def list_commands(self, ctx: Any) -> list[str]:
        return [*COMMANDS, *[name for name in references() if name not in COMMANDS]]

    def get_command(self, ctx: Any, cmd_name: str) -> Any:
        if cmd_name not in COMMANDS and cmd_name not in references():
            return None
        return described(cmd_name) if self.only_lists else load_command(cmd_name)

    # Help and completion only list the commands.
    only_lists = False

    def format_help(self, ctx: Any, formatter: Any) -> None:
        self.only_lists = True
        super().format_help(ctx, formatter)

    def shell_complete(self, ctx: Any, incomplete: str) -> Any:
        self.only_lists = True
        return super().shell_complete(ctx, incomplete)


def references() -> dict[str, str]:
    """The references of all subcommands by name."""
    of_games = [face.commands for face in registry.faces().values()]
    return {name: reference for commands in of_games for name, reference in commands.items()} | COMMANDS


def described(name: str) -> TyperCommand:
    """A command that can only be listed."""
    from shiai.cli.summaries import summary

    return TyperCommand(name, help=summary(references()[name]))


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


app: Final = typer.Typer(cls=LazyGroup, no_args_is_help=True, pretty_exceptions_enable=False)


def show_version(wanted: bool) -> None:
    """Print the version and which engine runs, and exit."""
    if wanted:
        from importlib.metadata import version

        typer.echo(f"shiai {version('shiai')} ({ENGINES[engine.running()]})")
        raise typer.Exit


@app.callback()
def shiai(
    context: typer.Context,
    version: Annotated[
        bool, typer.Option("--version", callback=show_version, is_eager=True, help="Show the version and exit.")
    ] = False,
) -> None:
    """Shiai (試合): one table for four samurai board games."""
    if context.invoked_subcommand in SLOW_COMMANDS and engine.running() == "stale":
        typer.echo(f"shiai: the engine runs in {ENGINES['stale']}", err=True)


def main() -> None:
    """Run the command of the command line."""
    try:
        try:
            app()
        finally:
            sys.stdout.flush()
    except ShiaiError as error:
        fail(str(error))
    except ModuleNotFoundError as error:
        if error.name not in TABLE_PACKAGES:
            raise
        fail(f"{error.name} is not installed; pages and live tables need: pip install 'shiai[table]'")
    except BrokenPipeError:
        stop_talking()
    except OSError as error:
        fail(f"{error.filename}: {error.strerror}" if error.filename else str(error))
    except KeyboardInterrupt:
        sys.exit(INTERRUPTED)
    except SystemExit as stop:
        if isinstance(stop.__context__, BrokenPipeError):  # Rich and Typer end the program with another code
            stop_talking()
        raise


def stop_talking() -> NoReturn:
    """End quietly because the reader has closed the pipe."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    sys.exit(UNHEARD)


def fail(message: str) -> NoReturn:
    """Print an error and exit."""
    Console(stderr=True).print(f"shiai: {message}", style="red", markup=False, highlight=False, soft_wrap=True)
    sys.exit(FAILED)
