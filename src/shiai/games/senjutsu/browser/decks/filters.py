"""The filters of the deck builder, as parameters of the address."""

from collections.abc import Mapping
from dataclasses import asdict, dataclass
from typing import Final

from shiai.games.senjutsu.browser.shared import card_says, card_title
from shiai.games.senjutsu.cards.cards import NUMBERS, STANDARD_DESIGNS, Cards
from shiai.games.senjutsu.cards.designs import Design
from shiai.games.senjutsu.cards.vocabulary import TIER_NAMES, TYPE_NAMES
from shiai.games.senjutsu.decks.decks import SCHOOLS
from shiai.i18n.catalogue import Catalogue

LONGEST_SEARCH: Final = 60
DIGITS: Final = ("0", "1", "2", "3", "4", "5", "6", "7", "8", "9")
OWN: Final = "own"
VALUES: Final = {
    "owner": (OWN, "basic"),
    "type": TYPE_NAMES[:3],
    "tier": TIER_NAMES[:4],
    "low": DIGITS[1:],  # only core cards have 0
    "high": DIGITS[1:],
    "focus": DIGITS[: max([design.cost for design in STANDARD_DESIGNS]) + 1],
    "school": tuple(SCHOOLS),
}
LABELS: Final[dict[str, str]] = {
    "owner": "page-deck-owner",
    "type": "deck-type",
    "tier": "deck-tier",
    "low": "page-deck-low",
    "high": "page-deck-high",
    "focus": "deck-cost",
    "school": "page-deck-school",
}
OWNER_WORDS: Final[dict[str, str]] = {OWN: "page-deck-owner-own", "basic": "page-deck-owner-basic"}


@dataclass(frozen=True)
class Filters:
    """The filters; an empty one lets all cards through."""

    owner: str = ""
    type: str = ""
    tier: str = ""
    low: str = ""
    high: str = ""
    focus: str = ""
    school: str = ""
    search: str = ""

    def query(self) -> dict[str, str]:
        """The filters as parameters of an address."""
        return {name: value for name, value in asdict(self).items() if value}


NO_FILTERS: Final = Filters()


@dataclass(frozen=True)
class Field:
    """A select field of the form."""

    name: str
    label: str
    values: tuple[tuple[str, str], ...]  # each with its label
    chosen: str


def read_filters(query: Mapping[str, str]) -> Filters:
    """The filters of an address; unknown values are ignored."""
    known = {name: query[name] for name, values in VALUES.items() if query.get(name) in values}
    return Filters(**known, search=query.get("search", "").strip()[:LONGEST_SEARCH])


def filter_fields(filters: Filters, words: Catalogue) -> list[Field]:
    """The select fields of the form."""
    chosen = asdict(filters)
    return [
        Field(name, words.say(LABELS[name]), tuple([(each, value_label(each, words)) for each in values]), chosen[name])
        for name, values in VALUES.items()
    ]


def value_label(value: str, words: Catalogue) -> str:
    """The label of a value."""
    return words.say(OWNER_WORDS[value]) if value in OWNER_WORDS else words.name_or(value)


def fits(card: int, filters: Filters, words: Catalogue, printed: Cards) -> bool:
    """Does a card pass the filters?"""
    design = printed.designs[card]
    return (
        (not filters.owner or (design.owner == "basic") == (filters.owner == "basic"))
        and (not filters.type or filters.type in design.record["types"].split())
        and (not filters.tier or filters.tier == design.record["tier"])
        and (not filters.focus or filters.focus == str(design.cost))
        and (not filters.school or filters.school == design.school)
        and is_between(design, filters.low, filters.high)
        and has_words(card, filters.search, words, printed)
    )


def is_between(design: Design, low: str, high: str) -> bool:
    """Can a card have an initiative in this range? A card without a number is in no range."""
    if not low and not high:
        return True
    first, last = int(low or "0"), int(high or "9")
    return any(0 <= speed.low <= last and speed.high >= first for speed in design.speeds)


def has_words(card: int, search: str, words: Catalogue, printed: Cards) -> bool:
    """Are all these words in the number, the name or the text of a card?"""
    text = f"{NUMBERS[card]} {card_title(card, words)} {card_says(printed, card, words)}".casefold()
    return all(word in text for word in search.casefold().split())
