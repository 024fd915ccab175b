"""`shiai cards`: check a file of Senjutsu cards, show cards in words and as pictures (docs/card-language.md)."""

from difflib import get_close_matches
from importlib.resources import files
from pathlib import Path
from typing import Annotated, Any, Final

import typer
from rich.console import Console

from shiai.cli.kit.printing import JsonFlag, print_json
from shiai.core.errors import ShiaiError
from shiai.games.senjutsu.browser.cards.pictures import standalone
from shiai.games.senjutsu.cards.cards import INDEX, NUMBERS
from shiai.games.senjutsu.cards.check import check_text
from shiai.games.senjutsu.cards.designs import Design
from shiai.games.senjutsu.terminal.deck_sheets import card_data
from shiai.games.senjutsu.terminal.printed_cards import BoxFile, printed_cards
from shiai.games.senjutsu.text.cards import card_line
from shiai.i18n.catalogue import Catalogue, default_language
from shiai.table.saves import read_text

GAME: Final = "senjutsu_solo"  # its catalogues know the cards of heroes and of enemies
FILES: Final = ("cards.csv", "solo_cards.csv")

card_app: Final = typer.Typer(
    no_args_is_help=True, help="Check and show the cards of Senjutsu (docs/card-language.md)."
)


class UnknownCard(ShiaiError):
    """There is no card of that number."""


@card_app.command()
def check(
    file: Annotated[Path | None, typer.Argument(help="A file of cards; those of the game by default.")] = None,
    as_json: JsonFlag = False,
) -> None:
    """Check a file of cards, and name every fault with its card, its field and the remedy."""
    data = files("shiai.games.senjutsu") / "data"
    texts = [(data / name).read_text("utf-8") for name in FILES] if file is None else [read_text(file)]
    faults = [fault for text in texts for fault in check_text(text)]
    if as_json:
        print_json([vars(fault) for fault in faults])
        raise typer.Exit(1 if faults else 0)
    console = Console(highlight=False)
    for fault in faults:
        console.print(fault.sentence(), markup=False, soft_wrap=True)
    if faults:
        console.print(f"{len(faults)} faults" if len(faults) > 1 else "1 fault", style="red")
        raise typer.Exit(1)
    console.print("every card can be read")


@card_app.command()
def show(
    numbers: Annotated[
        list[str], typer.Argument(metavar="NUMBER...", help="Numbers of cards, e.g. 010 or S024, or 'all'.")
    ],
    language: Annotated[str | None, typer.Option(help="en, pl, it or de; yours by default.")] = None,
    svg: Annotated[Path | None, typer.Option(metavar="DIR", help="Draw the cards into this folder.")] = None,
    box: BoxFile = None,
    as_json: JsonFlag = False,
) -> None:
    """Show cards: each in one line, or drawn as a file of its own."""
    words = Catalogue(language or default_language(), GAME)
    wanted = list(INDEX) if numbers == ["all"] else numbers
    printed = printed_cards(box)
    designs = [printed.designs[find(number)] for number in wanted]
    console = Console(highlight=False, stderr=as_json)
    if as_json:
        print_json([card_row(design, words) for design in designs])
    for design in designs:
        if not as_json:
            console.print(card_line(design, words.message), markup=False, soft_wrap=True)
        if svg is not None:
            svg.mkdir(parents=True, exist_ok=True)
            path = svg / f"card_{design.number}.svg"
            path.write_text(standalone(design, words), "utf-8")
            console.print(str(path), markup=False, soft_wrap=True, style="dim")


def card_row(design: Design, words: Catalogue) -> dict[str, Any]:
    """A card as plain data: what it is, and its line."""
    about = {name: design.record[name] for name in ("owner", "weapon", "school", "effect", "confidence", "source")}
    return {**card_data(design, words), **about, "text": card_line(design, words.message)}


def find(number: str) -> int:
    """The design of a card number; leading zeros may be missing, and letters may be small."""
    wanted = number.zfill(3).lower()
    by_small_letters = {known.lower(): design for known, design in INDEX.items()}
    found = by_small_letters.get(wanted)
    if found is None:
        near = [NUMBERS[by_small_letters[name]] for name in get_close_matches(wanted, by_small_letters, 1)]
        raise UnknownCard(f"there is no card {number}" + (f"; did you mean {near[0]}?" if near else ""))
    return found
