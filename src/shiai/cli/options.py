"""Options of games on the command line: each is a flag of its own (`--players 4`), or `--option players=4`."""

from dataclasses import dataclass
from difflib import get_close_matches
from typing import Annotated, Any, Final

import typer
from rich.console import Console
from rich.markup import escape
from rich.table import Table
from typer.core import TyperCommand

from shiai.core.errors import OptionError
from shiai.core.game import Game
from shiai.games import GAMES
from shiai.i18n.catalogue import Catalogue, default_language

OptionList = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", metavar="NAME=VALUE", help="An option of the rules; --NAME VALUE does the same."),
]
# What a command line leaves in its context:
FLAGS: Final = "shiai.flags"  # the flags that the command itself does not have
OWN_FLAGS: Final = "shiai.own_flags"  # those that it has
REST: Final = "shiai.rest"  # all words without the first kind


class GameCommand(TyperCommand):
    """A command about a game, which takes every option of that game as a flag with a value.

    Which game it is, is not known while the command line is read: the flags are put aside until it is.
    """

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        own = tuple([name for parameter in self.get_params(ctx) for name in parameter.opts if name.startswith("--")])
        rest, flags = split_flags(args, own)
        ctx.meta.update({FLAGS: flags, OWN_FLAGS: own, REST: tuple(rest)})
        return super().parse_args(ctx, rest)

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """The help of the command, and the options of the game that the command line names."""
        super().format_help(ctx, formatter)
        for word in ctx.meta[REST]:
            game = GAMES.get(word.replace("-", "_"))
            if game is not None:
                Console(highlight=False).print(options_table(game, Catalogue(default_language(), game.id)))


def split_flags(arguments: list[str], own: tuple[str, ...]) -> tuple[list[str], tuple[tuple[str, str | None], ...]]:
    """Arguments without the flags that the command does not have, and those flags with their values."""
    rest: list[str] = []
    flags: list[tuple[str, str | None]] = []
    waiting = list(reversed(arguments))
    while waiting:
        word = waiting.pop()
        flag, equals, value = word.partition("=")
        if word == "--":
            return [*rest, word, *reversed(waiting)], tuple(flags)
        if not word.startswith("--") or flag in own:
            rest.append(word)
        elif equals:
            flags.append((flag, value))
        else:
            flags.append((flag, waiting.pop() if waiting and not waiting[-1].startswith("-") else None))
    return rest, tuple(flags)


@dataclass(frozen=True)
class GivenOptions:
    """What a command line says about the options of a game."""

    words: tuple[str, ...]  # name=value
    flags: tuple[tuple[str, str | None], ...]  # as they were typed, with their values
    own_flags: tuple[str, ...]  # flags of the command itself: they too may have been meant

    def __bool__(self) -> bool:
        return bool(self.words or self.flags)

    def read(self, game: Game) -> dict[str, object]:
        """The options as the game takes them."""
        given: dict[str, object] = {}
        for name, value in [*map(split_word, self.words), *[self.option_of(game, *flag) for flag in self.flags]]:
            if name in given:
                raise OptionError(f"option {name} is given twice; keep one")
            given[name] = value
        return given

    def option_of(self, game: Game, flag: str, value: str | None) -> tuple[str, str]:
        """Name and value of the option that a flag stands for."""
        for option in game.options:
            if flag_of(option.name) == flag_of(flag):
                if value is None:
                    raise OptionError(f"{flag} needs a value: {option.values_text()}")
                return option.name, value
        near = get_close_matches(
            flag_of(flag), [*self.own_flags, *[flag_of(option.name) for option in game.options]], 1
        )
        remedy = f"did you mean {near[0]}?" if near else f"`shiai games {game.id}` lists the options"
        raise OptionError(f"there is no {flag} here; {remedy}")


def given_options(context: typer.Context, words: list[str] | None) -> GivenOptions:
    """What the command line of a GameCommand says about the options of its game."""
    return GivenOptions(tuple(words or []), context.meta[FLAGS], context.meta[OWN_FLAGS])


def split_word(word: str) -> tuple[str, str]:
    """Name and value of name=value; dashes and underscores are alike."""
    name, equals, value = word.partition("=")
    if not equals:
        raise OptionError(f"'{word}' should look like name=value")
    return name.replace("-", "_"), value


def flag_of(name: str) -> str:
    """The flag of an option; dashes and underscores are alike."""
    return "--" + name.removeprefix("--").replace("_", "-").lower()


def options_table(game: Game, words: Catalogue) -> Table:
    """All options of a game with their values, what they mean and their clauses."""
    table = Table("option", "values", "meaning", "clause", box=None, padding=(0, 1))
    table.columns[0].no_wrap = table.columns[3].no_wrap = True
    for option in game.options:
        values = f"[bold]{option.write(option.default)}[/] ({escape(option.values_text())})"
        table.add_row(option.name, values, escape(words.say(f"option-{option.name}-help")), option.clause)
    return table
