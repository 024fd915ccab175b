"""Options of games on the command line: each is a flag of its own (`--players 4`), or `--option players=4`.

Games with modules have `--module NAME` too, as often as one likes; an option that is a text can be read from a file.
Some options have a short name besides (`--hero` for `--hero-1`).
"""

from dataclasses import dataclass, replace
from difflib import get_close_matches
from pathlib import Path
from typing import Annotated, Any, Final

import typer
from rich.console import Console
from rich.markup import escape
from rich.table import Table
from typer.core import TyperCommand

from shiai import registry
from shiai.core.errors import OptionError
from shiai.core.game import Game
from shiai.core.options import Choice, Names, Option, Text
from shiai.i18n.catalogue import Catalogue, default_language

OptionList = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", metavar="NAME=VALUE", help="An option of the rules; --NAME VALUE does the same."),
]
# What a command line leaves in its context:
FLAGS: Final = "shiai.flags"  # the flags that the command itself does not have
OWN_FLAGS: Final = "shiai.own_flags"  # those that it has
REST: Final = "shiai.rest"  # all words without the first kind
MODULE_FLAG: Final = "--module"
FILE_ENDING: Final = "-file"

Pairs = list[tuple[str, str]]  # names and values of options


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
            game = registry.games().get(word.replace("-", "_"))
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
        pairs = [split_word(word) for word in self.words]
        for flag, value in self.flags:
            pairs += self.pairs_of(game, flag, value)
        for name, value in pairs:
            value = true_name(game, name, value)
            if given.setdefault(name, value) != value:
                raise OptionError(f"option {name} is given twice, as {given[name]} and as {value}; keep one")
        return given

    def adding(self, flag: str, value: str) -> "GivenOptions":
        """The same with one flag more."""
        return replace(self, flags=(*self.flags, (flag, value)))

    def pairs_of(self, game: Game, flag: str, value: str | None) -> Pairs:
        """Names and values of the options that a flag stands for."""
        wanted = flag_of(flag)
        options = option_flags(game)
        files = file_flags(game)
        if wanted in options:
            return [(options[wanted].name, needed(flag, value, options[wanted].values_text()))]
        if wanted == MODULE_FLAG and game.modules:
            return [module(game, needed(flag, value, ", ".join(game.modules)))]
        if wanted in files:
            return read_file(files[wanted], flag, Path(needed(flag, value, "the path of a file")))
        modules = [MODULE_FLAG] if game.modules else []
        near = get_close_matches(wanted, [*self.own_flags, *options, *modules, *files], 1)
        remedy = f"did you mean {near[0]}?" if near else f"`shiai games {game.id}` lists the options"
        raise OptionError(f"there is no {flag} here; {remedy}")


def option_flags(game: Game) -> dict[str, Option]:
    """The flags of all options, then the short ones."""
    named = {option.name: option for option in game.options}
    flags = {flag_of(name): option for name, option in named.items()}
    return flags | {flag_of(short): named[name] for short, name in game.shorthands.items()}


def is_meant(game: Game, flag: str, value: str) -> bool:
    """Could a flag of the command itself be meant as the option to which the game gives the same name?"""
    option = option_flags(game).get(flag)
    return option is not None and true_name(game, option.name, value) in option.values


def needed(flag: str, value: str | None, values: str) -> str:
    """The value of a flag, which cannot do without one."""
    if value is None:
        raise OptionError(f"{flag} needs a value: {values}")
    return value


def true_name(game: Game, name: str, value: str) -> str:
    """A value with underscores instead of dashes, where the values of the option are names."""
    for option in game.options:
        if option.name == name and isinstance(option, (Choice, Names)) and value not in option.values:
            return value.replace("-", "_")
    return value


def module(game: Game, name: str) -> tuple[str, str]:
    """Name and value of the option that a module sets."""
    found = game.modules.get(name.replace("-", "_").lower())
    if found is None:
        near = get_close_matches(name, game.modules, 1)
        remedy = f"did you mean {near[0]}?" if near else f"modules are: {', '.join(game.modules)}"
        raise OptionError(f"{game.id} has no module '{name}'; {remedy}")
    return found


@dataclass(frozen=True)
class FromFile:
    """An option that is read from a file, and the option for which it then stands, if there is one."""

    option: Text
    choice: Choice | None


def file_flags(game: Game) -> dict[str, FromFile]:
    """The flags that name a file: one for each text; one more for a choice that has this text among its values.

    So the text `own_weapon` of a game whose weapons include `own_weapon` gives --own-weapon-file and --weapon-file.
    The short name of a text gives one too.
    """
    flags: dict[str, FromFile] = {}
    for option in game.options:
        if isinstance(option, Text):
            choice = choice_of(game, option)
            for named in [option] if choice is None else [choice, option]:
                flags[flag_of(named.name) + FILE_ENDING] = FromFile(option, choice)
    for short, name in game.shorthands.items():
        if flag_of(name) + FILE_ENDING in flags:
            flags[flag_of(short) + FILE_ENDING] = flags[flag_of(name) + FILE_ENDING]
    return flags


def choice_of(game: Game, text: Option) -> Choice | None:
    """The choice which has the name of this text among its values."""
    for option in game.options:
        if isinstance(option, Choice) and text.name in option.values:
            return option
    return None


def read_file(wanted: FromFile, flag: str, path: Path) -> Pairs:
    """The text of a file as an option, and the choice that it stands for; errors name the file."""
    try:
        text = wanted.option.read(path.read_text("utf-8"))
    except OSError as error:
        raise OptionError(f"{flag} cannot read '{path}': {error.strerror}; give the path of a file") from None
    except UnicodeDecodeError:
        raise OptionError(f"{flag} cannot read '{path}': it is no text; save it as UTF-8") from None
    except OptionError as error:
        raise OptionError(f"{path}: {error}") from None
    if not text:
        raise OptionError(f"{path}: the file is empty; it should describe {wanted.option.name}")
    pairs = [(wanted.option.name, str(text))]
    return pairs if wanted.choice is None else [*pairs, (wanted.choice.name, wanted.option.name)]


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
    further = [f"{flag_of(short)} for {flag_of(name)}" for short, name in game.shorthands.items()]
    further += [f"{flag} FILE" for flag in file_flags(game)]
    if game.modules:
        further.insert(0, f"{MODULE_FLAG} NAME: {', '.join(game.modules)}")
    if further:
        table.caption = escape("\n".join(further))
        table.caption_justify = "left"
    return table
