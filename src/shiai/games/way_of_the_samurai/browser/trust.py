"""Marks of what is not printed on the components of Way of the Samurai."""

from collections.abc import Iterable

from shiai.games.way_of_the_samurai.rules.cards import CARD_NAMES, ENEMY_NAMES, HARD
from shiai.games.way_of_the_samurai.rules.components import Rules
from shiai.games.way_of_the_samurai.rules.printed import part_of
from shiai.i18n.catalogue import Catalogue
from shiai.web.kit.marks import Mark, mark_of

DEFENCE_FIELDS = ("strength", "technique", "prize")
COUNTER_FIELDS = ("guard", "blow")


def action_mark(rules: Rules, words: Catalogue, card: int) -> Mark | None:
    """The mark of an action card."""
    return mark_of(rules.box, part_of(card), CARD_NAMES[card], words)


def half_mark(rules: Rules, words: Catalogue, card: int, fields: tuple[str, ...]) -> Mark | None:
    """The mark of one half of an enemy card, which has these fields."""
    if card == HARD:
        return mark_of(rules.box, "hard_mode", ENEMY_NAMES[HARD], words)
    own = [field for field in fields if rules.box.is_own("enemies", ENEMY_NAMES[card], field)]
    return mark_of(rules.box, "enemies", ENEMY_NAMES[card], words, (*own, *fields)[0])


def part_mark(rules: Rules, words: Catalogue, part: str) -> Mark | None:
    """The mark of all entries of a part together, such as a map: that of the box, or of the least certain."""
    return distinct([mark_of(rules.box, part, entry, words) for entry in rules.box.components.parts[part].entries])[0]


def distinct(marks: Iterable[Mark | None]) -> tuple[Mark | None, ...]:
    """One mark of each confidence, those of the box first; None alone if there is no mark."""
    found = {mark.confidence: mark for mark in marks if mark is not None}
    names = [name for name in ("own", "reconstructed", "reported") if name in found]
    return tuple([found[name] for name in names]) or (None,)
