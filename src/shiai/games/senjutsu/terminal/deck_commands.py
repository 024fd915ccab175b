"""`shiai deck`: check, show, build and draw decks of Senjutsu (docs/decks.md)."""

import os
from dataclasses import replace
from pathlib import Path
from random import Random, SystemRandom
from typing import Annotated, Final

import typer
from rich.console import Console

from shiai.cli.kit.asking import Ask, asker, pick
from shiai.cli.kit.printing import JsonFlag, print_json
from shiai.core.errors import OptionError, ShiaiError
from shiai.games.senjutsu.decks.counts import agreed_size
from shiai.games.senjutsu.decks.decks import QUICK, SIGNATURES, STANDARD, agreement_faults, faults, random_deck
from shiai.games.senjutsu.decks.format import Deck, check_hero, deck_from_toml, deck_to_toml, weapon_cards
from shiai.games.senjutsu.rules.heroes import HEROES
from shiai.games.senjutsu.terminal.deck_building import Builder
from shiai.games.senjutsu.terminal.deck_pictures import deck_picture
from shiai.games.senjutsu.terminal.deck_sheets import GAME, deck_data, deck_sheet, fault_rows, print_sheet
from shiai.games.senjutsu.terminal.printed_cards import BoxFile, printed_cards
from shiai.i18n.catalogue import Catalogue, default_language
from shiai.table.saves import read_text

SIGNATURE: Final = "signature"
RANDOM: Final = "random"
EMPTY: Final = "empty"
SEEDS: Final = 10**9

deck_app: Final = typer.Typer(no_args_is_help=True, help="Decks of Senjutsu: check, show, build and draw up.")

Tournament = Annotated[bool, typer.Option("--tournament", help="40 cards, and at most one restricted school.")]
Size = Annotated[int | None, typer.Option(help="Cards of the game: 30 or 40.")]
Seed = Annotated[int | None, typer.Option(help="The same seed gives the same random deck.")]
Hero = Annotated[str | None, typer.Option(help=f"The hero: {', '.join(HEROES)}.")]
Language = Annotated[str | None, typer.Option(help="en, pl, it or de; yours by default.")]


class DeckError(ShiaiError):
    """There is no such deck, or it cannot be written."""


@deck_app.command()
def check(
    file: Annotated[Path, typer.Argument(help="A deck file.")],
    tournament: Tournament = False,
    size: Size = None,
    box: BoxFile = None,
    as_json: JsonFlag = False,
) -> None:
    """Say whether a deck is legal, or what forbids it, with clauses.

    Without --size a deck of more than 30 cards is meant for a game of 40.
    """
    deck = read_deck(file)
    cards = agreed(size, tournament) if tournament or size is not None else agreed_size(deck)
    broken = faults(deck, cards, tournament, printed=printed_cards(box))
    console = Console(highlight=False, quiet=as_json)
    if as_json:
        print_json({"legal": not broken, "size": cards, "tournament": tournament, "faults": fault_rows(broken)})
    for clause, sentence in broken:
        console.print(f"{file}: {sentence} ({clause})", style="red", markup=False, soft_wrap=True)
    if broken:
        raise typer.Exit(1)
    where = "in a tournament" if tournament else f"in a game of {cards} cards"
    console.print(f"{file}: a legal deck {where}", markup=False, soft_wrap=True)


@deck_app.command()
def show(
    which: Annotated[str, typer.Argument(metavar="FILE|HERO", help="A deck file, or a hero with a signature deck.")],
    svg: Annotated[Path | None, typer.Option(help="Draw the same into this SVG file.")] = None,
    language: Language = None,
    box: BoxFile = None,
    as_json: JsonFlag = False,
) -> None:
    """Show the cards of a deck, its initiatives, types and tiers."""
    words = Catalogue(language or default_language(), GAME)
    deck, printed = find_deck(which), printed_cards(box)
    sheet = deck_sheet(deck, words, printed)
    if svg is not None:
        write(svg, deck_picture(sheet, words.language))
    if as_json:
        print_json(deck_data(deck, words, printed))
    else:
        print_sheet(sheet, Console(highlight=False))


@deck_app.command()
def new(
    out: Annotated[Path, typer.Argument(help="The deck file to be written.")],
    hero: Hero = None,
    weapon: Annotated[
        str | None, typer.Option(help="The number of the weapon card, e.g. 072; of several: 136,350.")
    ] = None,
    start: Annotated[
        str | None, typer.Option("--from", help="Write the signature deck, or a random one, without any question.")
    ] = None,
    seed: Seed = None,
    size: Size = None,
    tournament: Tournament = False,
    language: Language = None,
) -> None:
    """Build a deck: card by card in a dialogue, or at once with --from."""
    if out.exists():
        raise DeckError(f"cannot write '{out}': it is there already; choose another name")
    if hero is not None:
        check_hero(hero)
    cards = agreed(size, tournament)
    words = Catalogue(language or default_language(), GAME)
    console = Console(highlight=False)
    built: Deck | None
    if start is not None:
        if start not in (SIGNATURE, RANDOM):
            raise DeckError(f"--from cannot be '{start}': use {SIGNATURE} or {RANDOM}")
        built = with_weapon(first_deck(start, hero, cards, tournament, seed), weapon)
        for clause, sentence in faults(built, cards, tournament):
            raise DeckError(f"{sentence} ({clause})")
    else:
        built = dialogue(hero, weapon, cards, tournament, seed, words, console)
    if built is None:
        console.print(words.say("deck-left"))
    else:
        write(out, deck_to_toml(built))
        console.print(words.say("deck-saved", file=str(out)), markup=False, soft_wrap=True)


@deck_app.command("random")
def print_random(hero: Hero = None, size: Size = None, tournament: Tournament = False, seed: Seed = None) -> None:
    """Print a random legal deck as a deck file."""
    typer.echo(deck_to_toml(first_deck(RANDOM, hero, agreed(size, tournament), tournament, seed)), nl=False)


def agreed(size: int | None, tournament: bool) -> int:
    """The number of cards of the game; DeckError if no game has so many."""
    cards = size if size is not None else STANDARD if tournament else QUICK
    for clause, sentence in agreement_faults(cards, tournament):
        raise DeckError(f"{sentence} ({clause})")
    return cards


def read_deck(file: Path) -> Deck:
    """The deck of a file; errors name the file."""
    try:
        return deck_from_toml(read_text(file))
    except OptionError as error:
        raise DeckError(f"{file}: {error}") from None


def find_deck(which: str) -> Deck:
    """The deck of a file, or the signature deck of a hero."""
    if which in SIGNATURES:
        return SIGNATURES[which]
    if not Path(which).exists():
        raise DeckError(f"'{which}' is neither a file nor a hero with a signature deck: {', '.join(SIGNATURES)}")
    return read_deck(Path(which))


def first_deck(start: str, hero: str | None, cards: int, tournament: bool, seed: int | None) -> Deck:
    """The deck to start from."""
    if start == RANDOM:
        number = SystemRandom().randrange(SEEDS) if seed is None else seed
        return replace(random_deck(Random(number), hero, cards, tournament), name=f"Random deck, seed {number}")
    if start == EMPTY and hero is not None:
        return Deck(hero, HEROES[hero].standard_weapons, 0, HEROES[hero].poisons)
    if hero not in SIGNATURES:
        raise DeckError(f"a signature deck needs a --hero who has one: {', '.join(SIGNATURES)}")
    return SIGNATURES[hero]


def with_weapon(deck: Deck, weapon: str | None) -> Deck:
    """A deck with other weapon cards, if some are named."""
    return deck if weapon is None else replace(deck, weapons=weapon_cards(weapon))


def dialogue(
    hero: str | None,
    weapon: str | None,
    cards: int,
    tournament: bool,
    seed: int | None,
    words: Catalogue,
    console: Console,
) -> Deck | None:
    """The deck that a person builds; None when the person quits."""
    ask = asker()
    try:
        who = hero or pick_hero(words, console, ask)
        start = pick_start(who, words, console, ask)
        deck = with_weapon(first_deck(start, who, cards, tournament, seed), weapon)
        return Builder(deck, cards, tournament, words, console, ask).build()
    except (EOFError, KeyboardInterrupt):
        console.print()
        return None


def pick_hero(words: Catalogue, console: Console, ask: Ask) -> str:
    """Ask for a hero."""
    labels = [words.name(name) for name in HEROES]
    return pick(tuple(HEROES), words.say("deck-pick-hero"), labels, console, ask)


def pick_start(hero: str, words: Catalogue, console: Console, ask: Ask) -> str:
    """Ask what to start from."""
    starts = {SIGNATURE: words.say("deck-start-signature")} if hero in SIGNATURES else {}
    starts |= {EMPTY: words.say("deck-start-empty"), RANDOM: words.say("deck-start-random")}
    return pick(tuple(starts), words.say("deck-start"), list(starts.values()), console, ask)


def write(path: Path, text: str) -> None:
    """Write a file atomically."""
    if not path.parent.is_dir():
        raise DeckError(f"cannot write '{path}': there is no folder '{path.parent}'")
    if path.is_dir():
        raise DeckError(f"cannot write '{path}': it is a folder")
    partial = path.with_name(path.name + ".part")
    partial.write_text(text, "utf-8")
    os.replace(partial, path)
