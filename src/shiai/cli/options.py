"""Options of games on the command line: as flags (`--players 4`) or as `--option players=4`.

Games with modules also have `--module NAME`, which may be repeated. Text options can be read from a file; `--box FILE`
always is. Some options have a short flag (`--hero` for `--hero-1`).
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
from shiai.core.box import BoxOption
from shiai.core.errors import OptionError
from shiai.core.game import AnyGame
from shiai.core.options import Choice, Names, Option, Text
from shiai.i18n.catalogue import Catalogue, default_language

OptionList = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", metavar="NAME=VALUE", help="An option of the game; the same as --NAME VALUE."),
]
# Keys of the Click context:
FLAGS: Final = "shiai.flags"  # the flags that the command itself does not have
OWN_FLAGS: Final = "shiai.own_flags"  # the flags that it has
REST: Final = "shiai.rest"  # the arguments without FLAGS
MODULE_FLAG: Final = "--module"
FILE_ENDING: Final = "-file"

Pairs = list[tuple[str, str]]  # names and values of options


class GameCommand(TyperCommand):
    """A command that takes every option of its game as a flag with a value.

    The game is not known while the command line is parsed, so unknown flags are stored until it is.
    """

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        own = tuple([name for parameter in self.get_params(ctx) for name in parameter.opts if name.startswith("--")])
        rest, flags = split_flags(args, own)
        ctx.meta.update({FLAGS: flags, OWN_FLAGS: own, REST: tuple(rest)})
        return super().parse_args(ctx, rest)

    def format_help(self, ctx: Any, formatter: Any) -> None:
        """The help of the command, and the options of the game on the command line."""
        super().format_help(ctx, formatter)
        for word in ctx.meta[REST]:
            game = registry.games().get(word.replace("-", "_"))
            if game is not None:
                Console(highlight=False).print(options_table(game, Catalogue(default_language(), game.id)))


def split_flags(arguments: list[str], own: tuple[str, ...]) -> tuple[list[str], tuple[tuple[str, str | None], ...]]:
    """Split arguments into those of the command itself and the flags that it does not have, with their values."""
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
    """The options of a game on a command line."""

    words: tuple[str, ...]  # name=value
    flags: tuple[tuple[str, str | None], ...]  # as typed, with their values
    own_flags: tuple[str, ...]  # flags of the command itself, for suggestions

    def __bool__(self) -> bool:
        return bool(self.words or self.flags)

    def read(self, game: AnyGame) -> dict[str, object]:
        """The options by name, for `Game.setup`."""
        given: dict[str, object] = {}
        pairs = [split_word(word) for word in self.words]
        for flag, value in self.flags:
            pairs += self.pairs_of(game, flag, value)
        for name, value in pairs:
            value = canonical_value(game, name, value)
            if given.setdefault(name, value) != value:
                raise OptionError(f"option {name} is given twice, as {given[name]} and as {value}; keep one")
        return given

    def adding(self, flag: str, value: str) -> "GivenOptions":
        """A copy with one more flag."""
        return replace(self, flags=(*self.flags, (flag, value)))

    def pairs_of(self, game: AnyGame, flag: str, value: str | None) -> Pairs:
        """The names and values of the options that a flag sets."""
        wanted = flag_of(flag)
        options = option_flags(game)
        files = file_flags(game)
        if wanted in options:
            return [(options[wanted].name, required(flag, value, options[wanted].values_text()))]
        if wanted == MODULE_FLAG and game.modules:
            return [module(game, required(flag, value, ", ".join(game.modules)))]
        if wanted in files:
            return read_file(files[wanted], flag, Path(required(flag, value, "the path of a file")))
        modules = [MODULE_FLAG] if game.modules else []
        near = get_close_matches(wanted, [*self.own_flags, *options, *modules, *files], 1)
        remedy = f"did you mean {near[0]}?" if near else f"`shiai games {game.id}` lists the options"
        raise OptionError(f"there is no {flag} here; {remedy}")


def option_flags(game: AnyGame) -> dict[str, Option]:
    """All options by flag, including short flags; a box has a flag that takes a file instead (`file_flags`)."""
    named = {option.name: option for option in game.options if not isinstance(option, BoxOption)}
    flags = {flag_of(name): option for name, option in named.items()}
    return flags | {flag_of(short): named[name] for short, name in game.shorthands.items()}


def is_game_option(game: AnyGame, flag: str, value: str) -> bool:
    """Is a flag of the command also an option of the game that has this value?"""
    option = option_flags(game).get(flag)
    return option is not None and canonical_value(game, option.name, value) in option.values


def required(flag: str, value: str | None, values: str) -> str:
    """The value of a flag; refuses a flag without one."""
    if value is None:
        raise OptionError(f"{flag} needs a value: {values}")
    return value


def canonical_value(game: AnyGame, name: str, value: str) -> str:
    """The value of an option; values that are names may be written with dashes instead of underscores."""
    for option in game.options:
        if option.name == name and isinstance(option, (Choice, Names)) and value not in option.values:
            return value.replace("-", "_")
    return value


def module(game: AnyGame, name: str) -> tuple[str, str]:
    """The name and value of the option that a module sets."""
    found = game.modules.get(name.replace("-", "_").lower())
    if found is None:
        near = get_close_matches(name, game.modules, 1)
        remedy = f"did you mean {near[0]}?" if near else f"modules are: {', '.join(game.modules)}"
        raise OptionError(f"{game.id} has no module '{name}'; {remedy}")
    return found


@dataclass(frozen=True)
class FromFile:
    """A text option to be read from a file, and the choice that it sets, if there is one."""

    option: Text
    choice: Choice | None


def file_flags(game: AnyGame) -> dict[str, FromFile]:
    """The flags that take a file: one for each text option, and one for a choice with that option among its values.

    If the choice `weapon` has the value `own_weapon`, the text option `own_weapon` has the flags --own-weapon-file and
    --weapon-file. Short flags of text options count, too. A box has the flag --box.
    """
    flags: dict[str, FromFile] = {}
    for option in game.options:
        if isinstance(option, BoxOption):
            flags[flag_of(option.name)] = FromFile(option, None)
        elif isinstance(option, Text):
            choice = choice_of(game, option)
            for named in [option] if choice is None else [choice, option]:
                flags[flag_of(named.name) + FILE_ENDING] = FromFile(option, choice)
    for short, name in game.shorthands.items():
        if flag_of(name) + FILE_ENDING in flags:
            flags[flag_of(short) + FILE_ENDING] = flags[flag_of(name) + FILE_ENDING]
    return flags


def choice_of(game: AnyGame, text: Option) -> Choice | None:
    """The choice that has the name of this text option among its values."""
    for option in game.options:
        if isinstance(option, Choice) and text.name in option.values:
            return option
    return None


def read_file(wanted: FromFile, flag: str, path: Path) -> Pairs:
    """Read a text option from a file; returns it and the choice that it sets."""
    try:
        content = path.read_text("utf-8")
        text = wanted.option.read(content)
    except OSError as error:
        raise OptionError(f"{flag} cannot read '{path}': {error.strerror}; give the path of a file") from None
    except UnicodeDecodeError:
        raise OptionError(f"{flag} cannot read '{path}': it is not text; save it as UTF-8") from None
    except OptionError as error:
        raise OptionError(f"{path}: {error}") from None
    changes_nothing = isinstance(wanted.option, BoxOption) and bool(content.strip())
    if not text and not changes_nothing:
        raise OptionError(f"{path}: the file is empty; it must contain {wanted.option.name}")
    pairs = [(wanted.option.name, str(text))]
    return pairs if wanted.choice is None else [*pairs, (wanted.choice.name, wanted.option.name)]


def given_options(context: typer.Context, words: list[str] | None) -> GivenOptions:
    """The options of the game on the command line of a GameCommand."""
    return GivenOptions(tuple(words or []), context.meta[FLAGS], context.meta[OWN_FLAGS])


def split_word(word: str) -> tuple[str, str]:
    """The name and value of `name=value`; the name may have dashes."""
    name, equals, value = word.partition("=")
    if not equals:
        raise OptionError(f"'{word}' must have the form name=value")
    return name.replace("-", "_"), value


def flag_of(name: str) -> str:
    """The flag of an option: `--hero-1` for `hero_1`."""
    return "--" + name.removeprefix("--").replace("_", "-").lower()


def options_table(game: AnyGame, words: Catalogue) -> Table:
    """All options of a game with values, meanings and clauses."""
    table = Table("option", "values", "meaning", "clause", box=None, padding=(0, 1))
    table.columns[0].no_wrap = table.columns[3].no_wrap = True
    for option in game.options:
        others = option.values_text()
        values = f"[bold]{option.write(option.default)}[/]" + (f" ({escape(others)})" if others else "")
        table.add_row(option.name, values, escape(words.say(f"option-{option.name}-help")), option.clause)
    further = [f"{flag_of(short)} for {flag_of(name)}" for short, name in game.shorthands.items()]
    further += [f"{flag} FILE" for flag in file_flags(game)]
    if game.modules:
        further.insert(0, f"{MODULE_FLAG} NAME: {', '.join(game.modules)}")
    if further:
        table.caption = escape("\n".join(further))
        table.caption_justify = "left"
    return table
