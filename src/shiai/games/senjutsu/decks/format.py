"""Decks, and the two forms in which they are written: a text without spaces, and a TOML file (docs/decks.md).

The text is the value of an option of the game. `ronin/071/025,029x2/-` names the hero, the weapon cards, the cards with
their copies, and the Poisons.
"""

import re
import tomllib
from dataclasses import dataclass, replace
from difflib import get_close_matches
from typing import Any, Final

from shiai.core.errors import OptionError
from shiai.games.senjutsu.cards import vocabulary as v
from shiai.games.senjutsu.cards.cards import (
    FIRST_HALVES,
    HALVES,
    HERO_CARDS,
    HERO_DESIGNS,
    INDEX,
    NUMBERS,
    STANDARD_CARDS,
    STANDARD_DESIGNS,
    Cards,
)
from shiai.games.senjutsu.cards.heap import MOST_COPIES, copies, designs, one
from shiai.games.senjutsu.rules.heroes import HEROES, POISON_NAMES

EXAMPLE: Final = "ronin/071/025,029x2/-"
NOTHING: Final = "-"  # in place of an empty list
ENTRY: Final = re.compile("([0-9]+)(?:x([0-9]+))?")
FIELDS: Final = ("name", "hero", "weapon", "cards", "poisons", "companion", "source", "note")
LONGEST_NAME: Final = 60
LAST_NUMBER: Final = max(NUMBERS[:HERO_DESIGNS])  # of a card of heroes
SHOWN: Final = 40  # characters of a wrong text that error messages repeat

# SJ-33.4 to SJ-33.6: copies of one card, by tier: Wood, Steel, Gold, Jade.
MOST_OF_TIER: Final = (3, 2, 1, 1)
COPY_CLAUSES: Final = ("SJ-33.4", "SJ-33.5", "SJ-33.6", "SJ-33.8")


@dataclass(frozen=True)
class Deck:
    """What a player brings to the table beside the core ability card."""

    hero: str
    weapons: tuple[int, ...]  # designs, ascending
    cards: int  # a heap
    poisons: int  # SJ-36.4: a mask of POISON_NAMES
    name: str = ""  # not part of the text
    companion: int = 0  # the heap of the deck of its companion

    def text(self) -> str:
        """The deck as one text without spaces."""
        lists = [[NUMBERS[i] for i in self.weapons], numbered(self.cards), self.poison_names()]
        if HEROES[self.hero].companion is not None:
            lists.append(numbered(self.companion))
        return "/".join([self.hero, *[",".join(found) or NOTHING for found in lists]])

    def heap(self, companion: bool) -> int:
        """Its cards, or those of the companion."""
        return self.companion if companion else self.cards

    def with_heap(self, heap: int, companion: bool) -> "Deck":
        """With other cards, or with others for the companion."""
        return replace(self, companion=heap) if companion else replace(self, cards=heap)

    def poison_names(self) -> list[str]:
        """The numbers of its Poison cards."""
        return [name for i, name in enumerate(POISON_NAMES) if self.poisons >> i & 1]


def numbered(heap: int) -> list[str]:
    """The numbers of the cards of a heap, with their copies."""
    counted = [(NUMBERS[i], copies(heap, i)) for i in designs(heap)]
    return [number if count == 1 else f"{number}x{count}" for number, count in counted]


def name_of(design: int) -> str:
    """The English name of a card; of one with two halves both of them."""
    return " / ".join([STANDARD_DESIGNS[i].record["name_en"] for i in halves(design)])


def halves(design: int) -> tuple[int, ...]:
    """A card, or the two halves of a card that has them."""
    return (design, HALVES[design]) if design in HALVES else (design,)


def shown(design: int) -> str:
    """Number and name of a card, for sentences."""
    return f"{NUMBERS[design]} {name_of(design)}"


def tier_index(design: int, printed: Cards = STANDARD_CARDS) -> int:
    """The tier of a card as a number: Wood 0, Steel 1, Gold 2, Jade 3, Core 4."""
    return printed.designs[design].tier.bit_length() - 1


def tier_name(tier: int) -> str:
    """The name of a tier, for sentences."""
    return v.TIER_NAMES[tier].capitalize()


def weapons_for(hero: str) -> list[int]:
    """The weapon cards that a hero may take."""
    # SJ-33.10
    return [i for i, design in enumerate(HERO_CARDS) if design.weapon in HEROES[hero].weapons]


# Reading --------------------------------------------------------------------------------------------------------------


def read_deck_text(text: str) -> Deck:
    """Read a deck from its text or from a TOML file. It may be illegal; `decks.faults` checks that."""
    if "=" in text:
        return deck_from_toml(text)
    fields = text.split("/")
    if len(fields) not in (4, 5):
        raise OptionError(f"'{shortened(text)}' is no deck: write it as {EXAMPLE}, or as docs/decks.md shows")
    hero, weapons, entries, poisons, *companion = fields
    return made(
        hero,
        listed(weapons),
        counts_in(entries),
        listed(poisons),
        "",
        counts_in(companion[0]) if companion else None,
    )


def counts_in(entries: str) -> dict[str, int]:
    """The numbers of a list of cards with their copies."""
    counts: dict[str, int] = {}
    for entry in listed(entries):
        found = ENTRY.fullmatch(entry)
        if found is None:
            raise OptionError(f"'{shortened(entry)}' is no card of a deck: write 025, or 029x2 for two copies")
        number, count = found[1], found[2]
        if number in counts:
            raise OptionError(f"card {number} is named twice: name it once, with its copies, as in 029x2")
        counts[number] = read_count(number, int(count[:3])) if count else 1
    return counts


def deck_from_toml(text: str) -> Deck:
    """Read a deck file. The deck may be illegal; `decks.faults` checks that."""
    try:
        entry = tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise OptionError(f"this is no TOML: {error}; docs/decks.md shows a deck file") from None
    for field in entry:
        if field not in FIELDS:
            raise OptionError(f"'{shortened(field)}' is no field of a deck; fields are {', '.join(FIELDS)}")
    hero, name, cards = entry.get("hero"), entry.get("name", ""), entry.get("cards")
    others = entry.get("companion")
    if not isinstance(hero, str):
        raise OptionError('the deck does not say whose it is: write hero = "ronin"')
    if not isinstance(name, str) or not name.isprintable() or len(name) > LONGEST_NAME:
        raise OptionError(f'name must be one line of at most {LONGEST_NAME} characters, as in name = "Wolves"')
    if not isinstance(cards, dict):
        raise OptionError('the deck has no cards: write cards = { "025" = 1, "029" = 2 }')
    if others is not None and not isinstance(others, dict):
        raise OptionError('companion must have cards: write companion = { "249" = 1, "254" = 3 }')
    poisons = names_in(entry, "poisons", "002") if "poisons" in entry else None
    companion = None if others is None else table_counts(others)
    return made(hero, names_in(entry, "weapon", "071"), table_counts(cards), poisons, name, companion)


def table_counts(cards: dict[str, Any]) -> dict[str, int]:
    """The copies in a table of cards."""
    return {str(number): read_count(str(number), count) for number, count in cards.items()}


def names_in(entry: dict[str, Any], field: str, example: str) -> list[str]:
    """The card numbers of a field: one, several or none."""
    value = entry.get(field, [])
    names = [value] if isinstance(value, str) else value
    if not isinstance(names, list) or not all(isinstance(name, str) for name in names):
        raise OptionError(f'{field} must be a card number or a list of them, as in {field} = "{example}"')
    return [str(name) for name in names]


def read_count(number: str, count: object) -> int:
    """Check a number of copies; a heap holds at most three."""
    if isinstance(count, bool) or not isinstance(count, int) or count < 1:
        shown = "fewer than no" if isinstance(count, int) and count < -1000 else shortened(repr(count))
        raise OptionError(f"card {shortened(number)} has {shown} copies: use 1, 2 or 3, or leave the card out")
    if count > MOST_COPIES:
        shown = str(count) if count < 1000 else "far too many"
        raise OptionError(f"card {shortened(number)} has {shown} copies: no card has more than {MOST_COPIES} (SJ-33.4)")
    return count


def made(
    hero: str,
    weapons: list[str],
    counts: dict[str, int],
    poisons: list[str] | None,
    name: str,
    companion: dict[str, int] | None,
) -> Deck:
    """A deck from the names of its parts; without a list of Poisons, with the hero's own."""
    check_hero(hero)
    if companion is not None and HEROES[hero].companion is None:
        raise OptionError(f"the hero {hero} has no companion: leave its cards out (SJ-59.1)")
    arms = designs_of(weapons)
    mask = HEROES[hero].poisons
    if poisons is not None:
        mask = 0
        for poison in poisons:
            mask = with_poison(mask, poison)
    return Deck(hero, arms, counted_heap(counts), mask, name, counted_heap(companion or {}))


def counted_heap(counts: dict[str, int]) -> int:
    """The heap of the cards with these numbers."""
    heap = 0
    for number, count in counts.items():
        heap += one(design_of(number)) * count
    return heap


def designs_of(weapons: list[str]) -> tuple[int, ...]:
    """The weapon cards with these numbers."""
    arms = [design_of(number) for number in weapons]
    if len(set(arms)) < len(arms):
        raise OptionError(f"a weapon card is named twice in {', '.join(weapons)}: name it once (SJ-33.11)")
    return tuple(sorted(arms))


def weapon_cards(text: str) -> tuple[int, ...]:
    """The weapon cards of a text such as 072, or 136,350."""
    return designs_of(text.replace(",", " ").split() or [text])


def check_hero(hero: str) -> None:
    """Refuse an unknown hero."""
    if hero not in HEROES:
        near = get_close_matches(hero[:SHOWN], HEROES, 1)
        remedy = f"did you mean {near[0]}?" if near else f"heroes are {', '.join(HEROES)}"
        raise OptionError(f"there is no hero '{shortened(hero)}'; {remedy}")


def design_of(number: str) -> int:
    """The design with this card number; OptionError for numbers that no deck can have."""
    design = INDEX.get(number)
    if design in FIRST_HALVES:
        first = NUMBERS[FIRST_HALVES[design]]
        raise OptionError(f"{number} is the other half of a card: name the card as {first} (SJ-59.6)")
    if design is not None and design < HERO_DESIGNS:
        return design
    if design is not None:
        raise OptionError(f"{shown(design)} is a card of enemies, no card of a deck: leave it out (SJ-38.2)")
    if number in POISON_NAMES:
        raise OptionError(f"{number} is a Poison, no card of a deck: name it among the Poisons")
    padded = number.zfill(3)
    remedy = f"did you mean {padded}?" if padded in INDEX else f"numbers go from {NUMBERS[0]} to {LAST_NUMBER}"
    raise OptionError(f"there is no card '{shortened(number)}'; {remedy}")


def with_poison(mask: int, poison: str) -> int:
    """A poison deck with one Poison added."""
    if poison not in POISON_NAMES:
        raise OptionError(f"there is no Poison '{shortened(poison)}'; Poisons are {', '.join(POISON_NAMES)}")
    bit = 1 << POISON_NAMES.index(poison)
    if mask & bit:  # SJ-36.1
        raise OptionError(f"Poison {poison} is named twice: a poison deck has one copy of each (SJ-36.1)")
    return mask | bit


def listed(text: str) -> list[str]:
    """Split a list at its commas."""
    return [] if text == NOTHING else text.split(",")


def shortened(text: str) -> str:
    """The beginning of a text, on one line."""
    line = " ".join(text.split())
    return line if len(line) <= SHOWN else line[:SHOWN] + "…"


# Writing --------------------------------------------------------------------------------------------------------------


def deck_to_toml(deck: Deck) -> str:
    """The deck as a deck file, with the names of the cards in comments."""
    lines = [f"name = {quoted(deck.name)}"] if deck.name else []
    lines.append(f"hero = {quoted(deck.hero)}")
    weapons = [quoted(NUMBERS[i]) for i in deck.weapons]
    names = ", ".join([HERO_CARDS[i].record["name_en"] for i in deck.weapons])
    if weapons:
        value = weapons[0] if len(weapons) == 1 else f"[{', '.join(weapons)}]"
        lines.append(f"weapon = {value}  # {names}")
    if deck.poisons != HEROES[deck.hero].poisons:
        lines.append(f"poisons = [{', '.join([quoted(poison) for poison in deck.poison_names()])}]")
    lines += ["", "[cards]", *card_lines(deck.cards)]
    if deck.companion:
        lines += ["", "[companion]", *card_lines(deck.companion)]
    return "\n".join(lines) + "\n"


def card_lines(heap: int) -> list[str]:
    """The cards of a heap as lines of a deck file."""
    return [
        f"{quoted(NUMBERS[i])} = {copies(heap, i)}  # {name_of(i)} ({v.TIER_NAMES[tier_index(i)]})"
        for i in designs(heap)
    ]


def quoted(text: str) -> str:
    """A printable text as a string of TOML."""
    escaped = text.replace("\\", "\\\\").replace('"', '\\"')
    return f'"{escaped}"'
