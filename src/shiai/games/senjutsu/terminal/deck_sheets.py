"""The sheet of a deck: its cards as a table, its initiatives, types and tiers as bars.

A sheet has everything in words; this module prints it, and `deck_pictures` draws it as SVG.
"""

from dataclasses import dataclass
from typing import Any, Final

from rich.columns import Columns
from rich.console import Console
from rich.markup import escape
from rich.table import Table

from shiai.games.senjutsu.cards import vocabulary as v
from shiai.games.senjutsu.cards.cards import CARD_NAMES, STANDARD_CARDS, Cards
from shiai.games.senjutsu.cards.designs import Design
from shiai.games.senjutsu.cards.heap import copies, designs, size
from shiai.games.senjutsu.decks.counts import agreed_size, speed_counts, tier_counts, type_counts
from shiai.games.senjutsu.decks.decks import Fault, companion_of, faults, schools_of
from shiai.games.senjutsu.decks.format import Deck, halves
from shiai.i18n.catalogue import Catalogue

GAME: Final = "senjutsu"
PREPARED: Final = "◈"  # stands beside the number of a Prepared card (SJ-25.1)
BAR: Final = 24  # columns of the longest bar
NUMERIC: Final = (4, 5, 6)  # numeric columns of the table: copies, initiative, cost
Row = tuple[str, ...]


@dataclass(frozen=True)
class Bars:
    """A bar chart: the number of cards by value."""

    title: str
    rows: tuple[tuple[str, int], ...]


@dataclass(frozen=True)
class Sheet:
    """The contents of a sheet."""

    title: str
    facts: str
    headings: Row
    rows: tuple[Row, ...]
    tiers: tuple[str, ...]  # of the rows, as named in the vocabulary
    bars: tuple[Bars, ...]
    notes: tuple[str, ...]


def deck_sheet(deck: Deck, words: Catalogue, printed: Cards = STANDARD_CARDS) -> Sheet:
    """The sheet of a deck of these cards."""
    number = size(deck.cards)
    hero = words.name(deck.hero)
    parts = [hero] if deck.name else []
    parts += [f"{words.say('deck-weapon')}: {words.name(CARD_NAMES[i])}" for i in deck.weapons]
    parts += [f"{words.name('poison')}: {words.name(f'poison-{poison}')}" for poison in deck.poison_names()]
    parts += [words.name(school) for school in schools_of(deck)]
    broken = faults(deck, agreed_size(deck), printed=printed)
    notes = [f"{sentence} ({clause})" for clause, sentence in broken] or [words.say("deck-legal", cards=number)]
    if any(printed.designs[i].prepared for i in designs(deck.cards)):
        notes.insert(0, words.say("deck-prepared", mark=PREPARED))
    members = [(printed.designs[i], copies(deck.cards, i)) for i in designs(deck.cards)]
    for i in designs(deck.companion):
        members += [(printed.designs[half], copies(deck.companion, i)) for half in halves(i)]
    counts = [words.say("deck-cards", number=number)]
    companion = companion_of(deck)
    if companion:
        counts.append(f"{words.name(companion)}: {size(deck.companion)}")
    return Sheet(
        title=deck.name or hero,
        facts=" · ".join([*parts, *counts]),
        headings=card_headings(words),
        rows=tuple([card_row(design, count, words) for design, count in members]),
        tiers=tuple([tier_of(design) for design, _ in members]),
        bars=deck_bars(deck.cards, words, printed),
        notes=tuple(notes),
    )


def deck_data(deck: Deck, words: Catalogue, printed: Cards = STANDARD_CARDS) -> dict[str, Any]:
    """A deck as plain data."""
    broken = faults(deck, agreed_size(deck), printed=printed)
    return {
        "name": deck.name,
        "hero": deck.hero,
        "weapons": [printed.designs[i].number for i in deck.weapons],
        "poisons": deck.poison_names(),
        "schools": schools_of(deck),
        "size": size(deck.cards),
        "cards": [
            {**card_data(printed.designs[i], words), "copies": copies(deck.cards, i)} for i in designs(deck.cards)
        ],
        "companion": [
            {**card_data(printed.designs[half], words), "copies": copies(deck.companion, i)}
            for i in designs(deck.companion)
            for half in halves(i)
        ],
        "initiatives": speed_counts(deck.cards, printed),
        "types": type_counts(deck.cards, printed),
        "tiers": tier_counts(deck.cards, printed),
        "legal": not broken,
        "faults": fault_rows(broken),
    }


def card_data(design: Design, words: Catalogue) -> dict[str, Any]:
    """A card as plain data."""
    return {
        "number": design.number,
        "name": words.name(f"card-{design.number}"),
        "types": design.record["types"].split(),
        "tier": tier_of(design),
        "initiative": design.record["initiative"],
        "cost": design.cost,
        "prepared": design.prepared,
    }


def fault_rows(broken: list[Fault]) -> list[dict[str, str]]:
    """Broken rules as plain data."""
    return [{"clause": clause, "sentence": sentence} for clause, sentence in broken]


def card_headings(words: Catalogue) -> Row:
    """The headings of a table of cards."""
    return (
        words.say("deck-number"),
        words.say("deck-card"),
        words.say("deck-type"),
        words.say("deck-tier"),
        words.say("deck-copies"),
        words.say("deck-initiative"),
        words.say("deck-cost"),
    )


def card_row(design: Design, count: int, words: Catalogue) -> Row:
    """The row of a card."""
    types = [words.name(name) for name in v.TYPE_NAMES if name in design.record["types"].split()]
    return (
        f"{design.number} {PREPARED}" if design.prepared else design.number,
        words.name(f"card-{design.number}"),
        ", ".join(types),
        words.name(tier_of(design)),
        str(count),
        design.record["initiative"],
        str(design.cost),
    )


def tier_of(design: Design) -> str:
    """The tier of a card, as named in the vocabulary."""
    return v.TIER_NAMES[design.tier.bit_length() - 1]


def deck_bars(heap: int, words: Catalogue, printed: Cards) -> tuple[Bars, ...]:
    """Charts of initiatives (a Block counts at its highest), types and tiers."""
    speeds, types, tiers = speed_counts(heap, printed), type_counts(heap, printed), tier_counts(heap, printed)
    return (
        Bars(words.say("deck-initiative"), tuple([(speed, number) for speed, number in speeds.items() if number])),
        Bars(words.say("deck-type"), tuple([(words.name(name), number) for name, number in types.items() if number])),
        Bars(words.say("deck-tier"), tuple([(words.name(name), number) for name, number in tiers.items() if number])),
    )


def print_sheet(sheet: Sheet, console: Console) -> None:
    """Print a sheet."""
    console.print(f"[bold]{escape(sheet.title)}[/]")
    console.print(sheet.facts, markup=False)
    console.print(card_table(sheet.headings, sheet.rows))
    console.print(Columns([bar_table(bars) for bars in sheet.bars], padding=(1, 3)))
    for note in sheet.notes:
        console.print(note, markup=False)


def card_table(headings: Row, rows: tuple[Row, ...]) -> Table:
    """A table of cards."""
    table = Table(*headings, box=None, padding=(0, 1))
    for column in NUMERIC:
        table.columns[column].justify = "right"
    table.columns[0].no_wrap = True
    for row in rows:
        table.add_row(*[escape(cell) for cell in row])
    return table


def bar_table(bars: Bars) -> Table:
    """One group of bars."""
    table = Table.grid(padding=(0, 1))
    table.title, table.title_justify = bars.title, "left"
    most = max([count for _, count in bars.rows], default=1)
    for name, count in bars.rows:
        table.add_row(escape(name), "▇" * round(BAR * count / most), str(count))
    return table
