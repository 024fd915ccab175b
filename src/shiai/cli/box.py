"""`shiai box`: write, check and show boxes, the files with a person's own components (docs/your-own-box.md)."""

from pathlib import Path
from typing import Annotated, Final

import typer
from rich.console import Console

import shiai
from shiai.cli.box_template import template
from shiai.cli.component_tables import changes_table, contents_rows, contents_table
from shiai.cli.kit.printing import JsonFlag, print_json
from shiai.core.box import BoxError, Components, Contents, game_of
from shiai.core.components import Part, nearest
from shiai.core.errors import ShiaiError, UnknownGame
from shiai.core.game import AnyGame
from shiai.i18n.catalogue import Catalogue, default_language
from shiai.table.saves import read_text

ENDING: Final = ".toml"

app: Final = typer.Typer(no_args_is_help=True, help="Your own components: write, check and show box files.")

Language = Annotated[str | None, typer.Option(help="en, pl, it or de; by default that of the environment.")]
File = Annotated[Path, typer.Argument(help="A box file.")]


class BoxFileError(ShiaiError):
    """A box file cannot be written or read, or the game has no components."""


@app.command()
def new(
    game: Annotated[str, typer.Argument(help="The game, e.g. seven-ronin.")],
    file: Annotated[Path | None, typer.Argument(help="The file to be written; by default GAME.toml.")] = None,
    everything: Annotated[bool, typer.Option("--all", help="Also what is printed in the rulebook.")] = False,
    part: Annotated[
        list[str] | None, typer.Option(metavar="PART", help="Everything of this part, no others. May be repeated.")
    ] = None,
    language: Language = None,
) -> None:
    """Write a box to be filled in: our values as comments, at first those that are not printed in the rulebook."""
    rules = shiai.game(game)
    components = components_of(rules)
    words = Catalogue(language or default_language(), rules.id)
    name = rules.id.replace("_", "-")
    path = file or Path(f"{name}{ENDING}")
    parts = chosen_parts(components, part or [])
    text = template(components, parts, everything or bool(part), words, f"shiai box new {name}")
    write_new(path, text)
    console = Console(highlight=False)
    for sentence in (
        words.say("box-written", file=str(path)),
        words.say("box-check-it", command=f"shiai box check {path}"),
        words.say("box-play-it", command=f"shiai play {name} --box {path}"),
    ):
        console.print(sentence, markup=False, soft_wrap=True)


@app.command()
def check(file: File, language: Language = None, as_json: JsonFlag = False) -> None:
    """Check a box: print every mistake, or what the box changes."""
    console = Console(highlight=False)
    try:
        rules, contents = read_box(file)
    except BoxError as error:
        if as_json:
            print_json({"correct": False, "mistakes": error.problems, "changes": []})
            raise typer.Exit(1) from None
        for problem in error.problems:
            console.print(f"{file}: {problem}", style="red", markup=False, soft_wrap=True)
        raise typer.Exit(1) from None
    if as_json:
        print_json({"correct": True, "mistakes": [], "changes": contents_rows(contents, changes=True)})
        return
    print_changes(file, contents, Catalogue(language or default_language(), rules.id), console)


@app.command()
def show(
    which: Annotated[str, typer.Argument(metavar="FILE|GAME", help="A box file, or a game for our components.")],
    everything: Annotated[bool, typer.Option("--all", help="Of a file: everything, not only what it changes.")] = False,
    language: Language = None,
    as_json: JsonFlag = False,
) -> None:
    """Show what a box changes beside our values, or all components with a mark where they are not printed."""
    console = Console(highlight=False)
    path = Path(which)
    if path.is_file() or path.suffix == ENDING:
        try:
            rules, contents = read_box(path)
        except BoxError as error:
            raise BoxFileError(f"{path}: {error}") from None
        changes = not everything
    else:
        rules = shiai.game(which)
        contents = components_of(rules).standard
        changes = False
    words = Catalogue(language or default_language(), rules.id)
    if as_json:
        print_json(contents_rows(contents, changes))
    elif changes:
        print_changes(path, contents, words, console)
    else:
        console.print(contents_table(contents, words))


def components_of(game: AnyGame) -> Components:
    """The components of a game."""
    if game.components is None:
        having = [other.id for other in shiai.all_games() if other.components is not None]
        raise BoxFileError(f"{game.id} has no components for a box; games with some are: {', '.join(having)}")
    return game.components


def chosen_parts(components: Components, names: list[str]) -> list[Part]:
    """The parts of these names; all that can change if there are none."""
    parts = {part.name: part for part in components.parts.values() if part.fields}
    for name in names:
        if name not in parts:
            raise BoxFileError(f"{components.game} has no part '{name}' for a box; {nearest(name, tuple(parts))}")
    return [parts[name] for name in names or parts]


def read_box(path: Path) -> tuple[AnyGame, Contents]:
    """The game and the contents of a box file. BoxError with everything that is wrong."""
    text = read_text(path)
    name = game_of(text)
    try:
        rules = shiai.game(name)
        components = components_of(rules)
    except (UnknownGame, BoxFileError) as error:
        raise BoxError([str(error)]) from None
    return rules, components.read(text)


def print_changes(path: Path, contents: Contents, words: Catalogue, console: Console) -> None:
    """Print what a box changes."""
    number = sum([len(own) for entries in contents.corrections.values() for own in entries.values()])
    console.print(words.say("box-correct", file=str(path), number=number), markup=False, soft_wrap=True)
    if number:
        console.print(changes_table(contents, words))


def write_new(path: Path, text: str) -> None:
    """Write a file that does not exist yet."""
    if not path.parent.is_dir():
        raise BoxFileError(f"cannot write '{path}': there is no folder '{path.parent}'")
    try:
        with path.open("x", encoding="utf-8") as file:
            file.write(text)
    except FileExistsError:
        raise BoxFileError(f"cannot write '{path}': it exists already; choose another name") from None
