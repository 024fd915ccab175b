"""The sheet above the table: the discard pile, what nobody has seen yet, and what every samurai can do."""

from dataclasses import dataclass
from functools import lru_cache

from markupsafe import Markup

from shiai.core.components import OWN
from shiai.games.samurai_spirit.browser.raiders import Raider, raider
from shiai.games.samurai_spirit.rules.components import (
    BONUS_NAMES,
    CARDS,
    NO_SYMBOL,
    PENALTY_NAMES,
    REVERSE_NAMES,
    SAMURAI_COUNT,
    SAMURAI_NAMES,
    SYMBOL_NAMES,
)
from shiai.games.samurai_spirit.rules.deck import discards, places
from shiai.games.samurai_spirit.rules.options import Rules
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
from shiai.web.kit.marks import Mark, mark_of
from shiai.web.kit.rendering import TEMPLATES


@dataclass(frozen=True)
class Cards:
    """Cards by value and symbol, with the number of each."""

    number: int
    columns: tuple[tuple[str, int], ...]  # symbol ("none" for cards without one) and how many
    rows: tuple[tuple[int, int, tuple[Markup, ...]], ...]  # value, how many, and the cards by symbol


@dataclass(frozen=True)
class Ability:
    """Talent and Kiai of one samurai."""

    id: str
    name: str
    talent: str
    kiai: str
    human: int
    animal: int
    mark: Mark | None  # if one of the Kiai values is not printed


@dataclass(frozen=True)
class Details:
    """What the sheet shows."""

    discards: Cards
    unseen: Cards
    unseen_says: str
    bonuses: str  # what the families still give
    reverses: str  # what the farmsteads may still show
    reverse_mark: Mark | None
    abilities: tuple[Ability, ...]
    symbols: tuple[str, ...]  # of the cards, for the legend


def details(state: SamuraiSpirit, words: Catalogue) -> Details:
    """The details of a state."""
    cells = state.cells
    face_down = [card for card in range(CARDS) if cells[WHERE + card] >= FACE_DOWN]
    unknown = len([place for place in places(cells) if place < 0])
    bonuses = [words.name(name) for number, name in enumerate(BONUS_NAMES) if cells[HOMES] >> number & 1]
    left = [count - cells[REVERSES + number] for number, count in enumerate(state.rules.reverses)]
    reverses = [f"{number} × {words.name(name)}" for number, name in zip(left, REVERSE_NAMES, strict=True) if number]
    return Details(
        discards=by_value(state.rules, discards(cells), words),
        unseen=by_value(state.rules, face_down, words),
        unseen_says=words.say("draw-unseen", unknown=unknown, cards=len(face_down)),
        bonuses=", ".join(bonuses) if state.rules.family_bonuses else "",
        reverses=", ".join(reverses) if state.rules.farm_penalties else "",
        reverse_mark=reverse_mark(state.rules, words),
        abilities=abilities(state, words),
        symbols=(*SYMBOL_NAMES, *PENALTY_NAMES, "flames"),
    )


def reverse_mark(rules: Rules, words: Catalogue) -> Mark | None:
    """One mark for the reverses of all farmsteads: that of your own box, if it changes them."""
    marks = [mark_of(rules.box, "farmsteads", name, words) for name in REVERSE_NAMES]
    return next((mark for mark in marks if mark and mark.confidence == OWN), marks[0])


def by_value(rules: Rules, cards: list[int], words: Catalogue) -> Cards:
    """Cards as a table: a row for every value, a column for every symbol."""
    symbols = (*enumerate(SYMBOL_NAMES), (NO_SYMBOL, "none"))
    rows: list[tuple[int, int, tuple[Markup, ...]]] = []
    for value in sorted({rules.value[card] for card in cards}):
        alike = [card for card in cards if rules.value[card] == value]
        columns = [
            Markup().join([small_card(raider(rules, card, words)) for card in alike if rules.symbol[card] == symbol])
            for symbol, _ in symbols
        ]
        rows.append((value, len(alike), tuple(columns)))
    counts = [(name, [rules.symbol[card] for card in cards].count(symbol)) for symbol, name in symbols]
    return Cards(len(cards), tuple(counts), tuple(rows))


@lru_cache(2000)
def small_card(card: Raider) -> Markup:
    """A card in the table; cached, because a page has more than fifty."""
    return Markup(TEMPLATES.get_template("samurai_spirit/mini.html").render(card=card).strip())


def abilities(state: SamuraiSpirit, words: Catalogue) -> tuple[Ability, ...]:
    """The samurai in play in the order of the seats, then the absent ones whose tokens can still be used."""
    seated = [samurai for samurai in state.cells[SAMURAI : SAMURAI + SAMURAI_COUNT] if samurai < SAMURAI_COUNT]
    usable = range(SAMURAI_COUNT) if state.rules.uses_absent else range(0)
    absent = [other for other in usable if other not in seated and not state.cells[ABSENT_USED] >> other & 1]
    return tuple([ability(state.rules, samurai, words) for samurai in (*seated, *absent)])


def ability(rules: Rules, samurai: int, words: Catalogue) -> Ability:
    """Talent and Kiai of a samurai."""
    name = SAMURAI_NAMES[samurai]
    return Ability(
        name,
        words.name(name),
        words.say(f"draw-talent_{name}"),
        words.say(f"draw-kiai_{name}"),
        rules.kiai[samurai],
        rules.kiai[SAMURAI_COUNT + samurai],
        mark_of(rules.box, "samurai", name, words),
    )
