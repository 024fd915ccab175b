"""Further looks at Samurai Spirit: the discard pile, what nobody has seen yet, and what every samurai can do."""

from dataclasses import dataclass

from shiai.games.samurai_spirit.browser.raiders import Raider, raider
from shiai.games.samurai_spirit.rules.components import (
    BONUS_NAMES,
    CARDS,
    KIAI_VALUE,
    NO_SYMBOL,
    PENALTY_NAMES,
    REVERSE_COUNT,
    REVERSE_NAMES,
    SAMURAI_COUNT,
    SAMURAI_NAMES,
    SYMBOL,
    SYMBOL_NAMES,
    VALUE,
)
from shiai.games.samurai_spirit.rules.deck import discards, places
from shiai.games.samurai_spirit.rules.state import (
    ABSENT_USED,
    FACE_DOWN,
    HOMES,
    REVERSES,
    SAMURAI,
    WHERE,
    SamuraiSpirit,
)
from shiai.i18n.catalogue import Catalogue


@dataclass(frozen=True)
class Cards:
    """Cards by value and symbol, with the number of each."""

    number: int
    columns: tuple[tuple[str, int], ...]  # symbol ("none" for cards without one) and how many
    rows: tuple[tuple[int, int, tuple[tuple[Raider, ...], ...]], ...]  # value, how many, and the cards by symbol


@dataclass(frozen=True)
class Ability:
    """Talent and Kiai of one samurai."""

    id: str
    name: str
    talent: str
    kiai: str
    human: int
    animal: int


@dataclass(frozen=True)
class Looks:
    """Everything that is folded away under the table."""

    discards: Cards
    unseen: Cards
    unseen_says: str
    bonuses: str  # what the families still give
    reverses: str  # what the farmsteads may still show
    abilities: tuple[Ability, ...]
    signs: tuple[str, ...]  # what the symbols of the cards mean


def looks(state: SamuraiSpirit, words: Catalogue) -> Looks:
    """All of it."""
    cells = state.cells
    face_down = [card for card in range(CARDS) if cells[WHERE + card] >= FACE_DOWN]
    unknown = len([place for place in places(cells) if place < 0])
    bonuses = [words.name(name) for number, name in enumerate(BONUS_NAMES) if cells[HOMES] >> number & 1]
    left = [count - cells[REVERSES + number] for number, count in enumerate(REVERSE_COUNT)]
    reverses = [f"{number} × {words.name(name)}" for number, name in zip(left, REVERSE_NAMES, strict=True) if number]
    return Looks(
        discards=by_value(discards(cells), words),
        unseen=by_value(face_down, words),
        unseen_says=words.say("draw-unseen", unknown=unknown, cards=len(face_down)),
        bonuses=", ".join(bonuses) if state.rules.family_bonuses else "",
        reverses=", ".join(reverses) if state.rules.farm_penalties else "",
        abilities=abilities(state, words),
        signs=(*SYMBOL_NAMES, *PENALTY_NAMES, "flames"),
    )


def by_value(cards: list[int], words: Catalogue) -> Cards:
    """Cards in a table: a row for every value, a column for every symbol."""
    symbols = (*enumerate(SYMBOL_NAMES), (NO_SYMBOL, "none"))
    rows: list[tuple[int, int, tuple[tuple[Raider, ...], ...]]] = []
    for value in sorted({VALUE[card] for card in cards}):
        alike = [card for card in cards if VALUE[card] == value]
        columns = [tuple([raider(card, words) for card in alike if SYMBOL[card] == symbol]) for symbol, _ in symbols]
        rows.append((value, len(alike), tuple(columns)))
    counts = [(name, [SYMBOL[card] for card in cards].count(symbol)) for symbol, name in symbols]
    return Cards(len(cards), tuple(counts), tuple(rows))


def abilities(state: SamuraiSpirit, words: Catalogue) -> tuple[Ability, ...]:
    """The samurai in play in the order of the seats, then the absent ones whose tokens can still be used."""
    seated = [samurai for samurai in state.cells[SAMURAI : SAMURAI + SAMURAI_COUNT] if samurai < SAMURAI_COUNT]
    usable = range(SAMURAI_COUNT) if state.rules.uses_absent else range(0)
    absent = [other for other in usable if other not in seated and not state.cells[ABSENT_USED] >> other & 1]
    return tuple([ability(samurai, words) for samurai in (*seated, *absent)])


def ability(samurai: int, words: Catalogue) -> Ability:
    """One samurai."""
    name = SAMURAI_NAMES[samurai]
    return Ability(
        name,
        words.name(name),
        words.say(f"draw-talent_{name}"),
        words.say(f"draw-kiai_{name}"),
        KIAI_VALUE[samurai],
        KIAI_VALUE[SAMURAI_COUNT + samurai],
    )
