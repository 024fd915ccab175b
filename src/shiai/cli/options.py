"""Options of games on the command line: `--option name=value`, as often as wanted."""

from typing import Annotated

import typer

from shiai.core.errors import OptionError

OptionList = Annotated[
    list[str] | None,
    typer.Option("--option", "-o", metavar="NAME=VALUE", help="An option of the rules; `shiai games` lists them."),
]


def read_option_list(words: list[str] | None) -> dict[str, object]:
    """The options as the game takes them."""
    given: dict[str, object] = {}
    for word in words or []:
        name, equals, value = word.partition("=")
        if not equals:
            raise OptionError(f"'{word}' should look like name=value")
        if name in given:
            raise OptionError(f"option {name} is given twice; keep one")
        given[name] = value
    return given
