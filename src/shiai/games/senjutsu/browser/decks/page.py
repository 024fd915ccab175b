"""The view of the deck builder: cards with their links, faults, counts."""

from dataclasses import dataclass, replace
from typing import Any, Final

from shiai.games.senjutsu.browser.decks.bench import Bench, fitting_weapons
from shiai.games.senjutsu.browser.decks.card_images import image_address
from shiai.games.senjutsu.browser.decks.filters import NO_FILTERS, filter_fields, fits
from shiai.games.senjutsu.browser.figures import portrait
from shiai.games.senjutsu.browser.shared import card_says, card_title, type_symbol
from shiai.games.senjutsu.cards.cards import Cards
from shiai.games.senjutsu.cards.heap import copies, designs, size
from shiai.games.senjutsu.decks.counts import speed_counts, tier_counts, type_counts
from shiai.games.senjutsu.decks.decks import (
    QUICK,
    STANDARD,
    companion_of,
    companion_size,
    usable,
    usable_by_companion,
)
from shiai.games.senjutsu.decks.format import MOST_OF_TIER, halves, tier_index
from shiai.games.senjutsu.rules.heroes import POISON_NAMES
from shiai.i18n.catalogue import Catalogue

COLUMN: Final = 22  # distance between two columns of the curve
HIGH: Final = 64  # height of the highest column
FAULT_WORDS: Final[dict[str, str]] = {
    "SJ-5.5": "page-deck-fault-owner",
    "SJ-6.4": "page-deck-fault-weapon",
    "SJ-33.2": "page-deck-fault-tournament",
    "SJ-33.4": "page-deck-fault-copies",
    "SJ-33.5": "page-deck-fault-copies",
    "SJ-33.6": "page-deck-fault-copies",
    "SJ-33.7": "page-deck-fault-gold",
    "SJ-33.8": "page-deck-fault-jade",
    "SJ-33.9": "page-deck-fault-core",
    "SJ-33.10": "page-deck-fault-weapon",
    "SJ-33.11": "page-deck-fault-weapon",
    "SJ-33.14": "page-deck-fault-school",
    "SJ-33.21": "page-deck-fault-size",
    "SJ-55.1": "page-deck-fault-weapon",
    "SJ-59.2": "page-deck-fault-size",
    "SJ-59.3": "page-deck-fault-owner",
}


@dataclass(frozen=True)
class Card:
    """A card of the deck, or one that can be added."""

    number: str
    title: str
    tier: str
    symbol: str  # of its type
    speed: str
    count: int
    most: int  # copies that the rules allow
    add: str  # the address with one copy more; empty if there can be none
    remove: str  # the address with one copy less; empty if there is none
    clause: str  # forbids a further copy


@dataclass(frozen=True)
class Image:
    """The image of a card, and the card in words."""

    address: str
    says: str


@dataclass(frozen=True)
class Companion:
    """The deck of the companion of a hero."""

    name: str
    have: int
    size: int
    found: list[tuple[Card, list[Image]]]  # the cards to choose from, with the images of their halves
    listed: list[Card]


@dataclass(frozen=True)
class Toggle:
    """A weapon or a Poison, and the address with it, or without it if it is taken."""

    id: str
    title: str
    says: str
    image: Image | None
    taken: bool
    address: str


@dataclass(frozen=True)
class Fault:
    """A broken rule: a word in the language of the page, the sentence, the clause."""

    word: str
    sentence: str
    clause: str


@dataclass(frozen=True)
class Column:
    """A column of the curve, or a bar."""

    name: str
    number: int
    at: int
    length: float


def page_values(bench: Bench, words: Catalogue, theme: str, boxes: list[str]) -> dict[str, Any]:
    """All values of the template; `boxes` are the names of the boxes that the person has saved."""
    deck, printed = bench.deck, bench.printed
    cards = usable(deck.hero, printed)
    found = [card for card in cards if fits(card, bench.filters, words, printed)]
    faults = [Fault(words.say(FAULT_WORDS[clause]), sentence, clause) for clause, sentence in bench.faults()]
    curve = columns(speed_counts(deck.cards, printed), HIGH)
    return {
        "bench": bench,
        "hero": words.name(deck.hero),
        "portrait": portrait(deck.hero),
        "have": size(deck.cards),
        "meets_copy": bench.cards != QUICK,
        "sizes": [(number, bench.of_size(number).address()) for number in (QUICK, STANDARD)],
        "plain_address": bench.of_tournament(tournament=False).address(),
        "tournament_address": bench.of_tournament(tournament=True).address(),
        "boxes": [(name, bench.of_box(name).address()) for name in ["", *boxes]] if boxes else [],
        "faults": faults,
        "fields": filter_fields(bench.filters, words),
        "found": [(card_of(bench, card, words), image_of(bench, card, words, theme)) for card in found],
        "companion": companion(bench, words, theme),
        "total": len(cards),
        "unfiltered": replace(bench, filters=NO_FILTERS).address(),
        "unnamed": {name: value for name, value in (bench.query() | bench.filters.query()).items() if name != "name"},
        "listed": [card_of(bench, card, words) for card in by_speed(designs(deck.cards), printed)],
        "weapons": [weapon(bench, card, words, theme) for card in fitting_weapons(deck)],
        "poisons": [poison(bench, place, words) for place in range(len(POISON_NAMES))],
        "curve": curve,
        "curve_width": COLUMN * len(curve),
        "curve_height": HIGH,
        "curve_says": ", ".join([f"{each.name}: {each.number}" for each in curve if each.number]),
        "bars": [
            (words.say("deck-type"), bars(type_counts(deck.cards, printed), words)),
            (words.say("deck-tier"), bars(tier_counts(deck.cards, printed), words)),
        ],
    }


def companion(bench: Bench, words: Catalogue, theme: str) -> Companion | None:
    """The deck of the companion of the hero, if it has one."""
    deck, printed = bench.deck, bench.printed
    name = companion_of(deck)
    if not name:
        return None
    return Companion(
        name=words.name(name),
        have=size(deck.companion),
        size=companion_size(deck.hero, bench.cards),
        found=[
            (
                card_of(bench, card, words, companion=True),
                [image_of(bench, half, words, theme) for half in halves(card)],
            )
            for card in usable_by_companion(deck.hero, printed)
        ],
        listed=[card_of(bench, card, words, companion=True) for card in by_speed(designs(deck.companion), printed)],
    )


def by_speed(cards: tuple[int, ...], printed: Cards) -> list[int]:
    """Sort cards from the fastest; cards without a number come last."""
    return sorted(cards, key=lambda card: (-printed.designs[card].speeds[0].high, card))


def card_of(bench: Bench, card: int, words: Catalogue, companion: bool = False) -> Card:
    """A card with its links, for the companion or not."""
    count = copies(bench.deck.heap(companion), card)
    refused = bench.refusal(card, companion)
    tier = tier_index(card, bench.printed)
    made = bench.printed.designs[card]
    return Card(
        number=made.number,
        title=" / ".join([card_title(half, words) for half in halves(card)]),
        tier=made.record["tier"],
        symbol=type_symbol(bench.printed, card),
        speed="/".join([speed_of(bench.printed, half) for half in halves(card)]),
        count=count,
        most=0 if made.core else MOST_OF_TIER[tier],
        add="" if refused else bench.added(card, companion).address(),
        remove=bench.removed(card, companion).address() if count else "",
        clause=refused,
    )


def speed_of(printed: Cards, card: int) -> str:
    """The first initiative of a card."""
    return printed.designs[card].record["initiative"].partition(" ")[0].replace("-", "–")


def image_of(bench: Bench, card: int, words: Catalogue, theme: str) -> Image:
    """The image of a card."""
    address = image_address(bench.printed.designs[card], words, theme, bench.box)
    return Image(address, card_says(bench.printed, card, words))


def weapon(bench: Bench, card: int, words: Catalogue, theme: str) -> Toggle:
    """A weapon card to choose."""
    taken = card in bench.deck.weapons
    return Toggle(
        id=f"weapon-{bench.printed.designs[card].number}",
        title=card_title(card, words),
        says="",
        image=image_of(bench, card, words, theme),
        taken=taken,
        address=bench.armed(card).address(),
    )


def poison(bench: Bench, place: int, words: Catalogue) -> Toggle:
    """A Poison to take or to leave out."""
    name = f"poison-{POISON_NAMES[place]}"
    taken = bool(bench.deck.poisons >> place & 1)
    address = bench.poisoned(place).address()
    return Toggle(name, words.name(name), words.say(f"about-{name}"), None, taken, address)


def columns(counts: dict[str, int], longest: int) -> list[Column]:
    """Columns or bars; the longest has this length."""
    most = max([*counts.values(), 1])
    return [
        Column(name.replace("-", "–"), number, place * COLUMN, round(longest * number / most, 1))
        for place, (name, number) in enumerate(counts.items())
    ]


def bars(counts: dict[str, int], words: Catalogue) -> list[Column]:
    """Bars with names; core cards only if there are some."""
    wanted = {words.name(name): number for name, number in counts.items() if number or name != "core"}
    return columns(wanted, 100)
