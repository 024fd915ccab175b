"""Entries: what a person tells the referee, as data. Whatever is read from one is checked here."""

from typing import Any, Final

from shiai.games.senjutsu.cards.cards import HERO_DESIGNS, INDEX, NUMBERS, POISON_CARD, STUN_CARD
from shiai.games.senjutsu.rules.battlefield.boards import Board
from shiai.games.senjutsu.rules.battlefield.hexes import DIRECTION_NAMES
from shiai.table.errors import TableError

Entry = dict[str, Any]  # {"do": "place", "figure": "hero 1", "at": "D4", "facing": "N"}

HERO: Final = "hero"
ENEMY: Final = "enemy"
STUN: Final = "stun"
POISON: Final = "poison"
MOST_LISTED: Final = 30


class EntryError(TableError):
    """An entry cannot be carried out. Nothing was changed."""

    reason = "illegal"


def thing_of(entry: Entry, field: str) -> str:
    """What a field is about: the number of wounds and the value of a marker are called by their name."""
    return str(entry.get("what", field)) if field in ("count", "value") else field


def text_of(entry: Entry, field: str, remedy: str) -> str:
    """A field that must be there and be text."""
    value = entry.get(field)
    if not isinstance(value, str) or not value:
        raise EntryError(f"'{entry.get('do')}' has no {field}: {remedy}")
    return value


def one_of(entry: Entry, field: str, known: tuple[str, ...]) -> str:
    """A field that is one of a few words."""
    value = text_of(entry, field, f"use one of {', '.join(known)}")
    if value not in known:
        raise EntryError(f"{thing_of(entry, field)} cannot be '{value}': use one of {', '.join(known)}")
    return value


def whole(entry: Entry, field: str, low: int, high: int) -> int:
    """A field that is a whole number."""
    value = entry.get(field)
    if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
        raise EntryError(f"{thing_of(entry, field)} cannot be '{value}': use a whole number from {low} to {high}")
    return value


def words_of(entry: Entry, field: str) -> list[str]:
    """A field that is a list of words."""
    value = entry.get(field)
    if not isinstance(value, list) or len(value) > MOST_LISTED or not all(isinstance(word, str) for word in value):
        raise EntryError(f"{field} cannot be '{value}': use a list of at most {MOST_LISTED} words")
    return value


def facing_of(entry: Entry) -> int:
    """The direction of a front."""
    return DIRECTION_NAMES.index(one_of(entry, "facing", DIRECTION_NAMES))


def space_of(board: Board, name: str) -> int:
    """The space of that name on a board."""
    try:
        return board.space_of(name)
    except ValueError as error:
        raise EntryError(str(error)) from None


def figure_of(entry: Entry, heroes: int, enemies: int) -> tuple[str, int]:
    """Whom an entry is about: `hero 1` or `enemy 2`, as kind and number."""
    text = text_of(entry, "figure", "write hero 1 or enemy 1")
    kind, _, number = text.partition(" ")
    count = {HERO: heroes, ENEMY: enemies}.get(kind, 0)
    if not number.isdecimal() or len(number) > 1 or not 1 <= int(number) <= count:
        known = [f"{HERO} {each + 1}" for each in range(heroes)] + [f"{ENEMY} {each + 1}" for each in range(enemies)]
        raise EntryError(f"there is no '{text}': use one of {', '.join(known)}")
    return kind, int(number)


def hero_card(number: str) -> int:
    """A card that a hero can play, by its number; a Stun and a Poison are cards too."""
    if number in (STUN, POISON):
        return STUN_CARD if number == STUN else POISON_CARD
    card = INDEX.get(number, HERO_DESIGNS)
    if card >= HERO_DESIGNS:
        raise EntryError(f"no hero has a card '{number}': use the number printed on it, as in {NUMBERS[0]}, or stun")
    return card


def enemy_card(number: str) -> int:
    """A card of an enemy, by its number; a Stun and a Poison are cards too."""
    if number in (STUN, POISON):
        return STUN_CARD if number == STUN else POISON_CARD
    card = INDEX.get(number, 0)
    if card < HERO_DESIGNS:
        raise EntryError(f"no enemy has a card '{number}': use a number as in {NUMBERS[HERO_DESIGNS]}, or stun")
    return card
