"""`shiai games`: the games, and the options and components of one."""

from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.console import Console
from rich.markup import escape
from rich.table import Table

import shiai
from shiai.cli.completion import game_names
from shiai.cli.kit.printing import JsonFlag, print_json
from shiai.i18n.catalogue import Catalogue, default_language
from shiai.registry import broken_plugins, faces

if TYPE_CHECKING:
    from shiai.core.components import Entry
    from shiai.core.game import AnyGame


def games(
    game: Annotated[
        str | None, typer.Argument(help="This game with its options, e.g. samurai-spirit.", autocompletion=game_names)
    ] = None,
    sources: Annotated[
        bool, typer.Option("--sources", help="List the components instead: what is printed, and what is reconstructed.")
    ] = False,
    language: Annotated[str | None, typer.Option(help="en, pl, it or de; by default that of the environment.")] = None,
    as_json: JsonFlag = False,
) -> None:
    """List the games, or the options and values of one of them."""
    chosen = language or default_language()
    console = Console(highlight=False)
    if as_json:
        listed = [shiai.game(game)] if game else shiai.all_games()
        print_json([described(each, Catalogue(chosen, each.id), sources) for each in listed])
    elif game or sources:
        for each in [shiai.game(game)] if game else shiai.all_games():
            show_game(console, each, Catalogue(chosen, each.id), sources)
    else:
        console.print(games_table(chosen))
        console.print("`shiai games GAME` lists the options of one, `shiai play GAME` plays it.", style="dim")
        for sentence in broken_plugins().values():
            console.print(sentence, style="yellow", markup=False, soft_wrap=True)


def games_table(language: str) -> Table:
    """A row for every game."""
    table = Table("game", "title", "about", box=None, padding=(0, 1))
    table.columns[0].no_wrap = table.columns[1].no_wrap = True
    for id in faces():
        words = Catalogue(language, id)
        table.add_row(id.replace("_", "-"), escape(words.say("game-title")), escape(words.say("game-intro")))
    return table


def show_game(console: Console, game: "AnyGame", words: Catalogue, sources: bool) -> None:
    """Print one game with its options, or with its components and their sources."""
    console.print(f"[bold]{escape(words.say('game-title'))}[/] ({game.id}, rules version {game.version})")
    if not sources:
        from shiai.cli.options import options_table

        console.print(words.say("game-intro"), markup=False)
        console.print(options_table(game, words))
    elif game.components is None:
        console.print(words.say("components-none"))
    else:
        from shiai.cli.component_tables import sources_table

        console.print(sources_table(game.components, words))


def described(game: "AnyGame", words: Catalogue, sources: bool) -> dict[str, Any]:
    """A game as plain data."""
    about = {
        "id": game.id,
        "title": words.say("game-title"),
        "about": words.say("game-intro"),
        "rules_version": game.version,
        "cooperative": game.cooperative,
    }
    if sources:
        parts = {} if game.components is None else game.components.parts
        return about | {
            "components": [entry_of(id, entry) for id, part in parts.items() for entry in part.entries.values()]
        }
    options = [
        {
            "name": option.name,
            "default": option.write(option.default),
            "values": list(option.values),
            "meaning": words.say(f"option-{option.name}-help"),
            "clause": option.clause,
        }
        for option in game.options
    ]
    return about | {"options": options, "modules": sorted(game.modules), "short_flags": dict(game.shorthands)}


def entry_of(part: str, entry: "Entry") -> dict[str, Any]:
    """A component as plain data."""
    return {
        "part": part,
        "component": entry.id,
        "values": entry.values,
        "confidence": entry.confidence(),
        "source": entry.source.source,
    }
