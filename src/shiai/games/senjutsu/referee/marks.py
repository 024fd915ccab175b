"""Wounds, statuses and markers of figures as people tell them."""

from typing import Final

from shiai.games.senjutsu.cards import vocabulary as v
from shiai.games.senjutsu.cards.cards import POISON_CARD
from shiai.games.senjutsu.cards.vocabulary import KAMAE_NAMES
from shiai.games.senjutsu.referee.entries import Entry, EntryError, one_of, whole
from shiai.games.senjutsu.rules.harm import hobble, stun, wound
from shiai.games.senjutsu.rules.heroes import DEBILITATING, POISON_NAMES
from shiai.games.senjutsu.rules.state import BLEEDING, BLOCK, FOCUS, HIDDEN_AT, HOBBLES, KAMAE_AT, STUNS, TOXINS, WOUNDS
from shiai.games.senjutsu.rules.table import MOST_FOCUS, rotating
from shiai.games.senjutsu.solo.rules.state import BEHAVIOUR, BEHAVIOUR_NAMES, EXTRA, LIMIT, STANCE, STANCE_NAMES, Solo

MOST: Final = 20
WOUND: Final = "wound"
BLEED: Final = "bleed"
STUN: Final = "stun"
HOBBLE: Final = "hobble"
POISON: Final = "poison"
HARMS: Final = (WOUND, BLEED, STUN, HOBBLE, POISON)
FOR_HEROES: Final = ("focus", "kamae", "stealth")
FOR_ENEMIES: Final = ("behaviour", "stance", "limit", "stealth")
MARKS: Final = ("focus", "kamae", "stealth", "behaviour", "stance", "limit")


def harm(state: Solo, figure: int, entry: Entry) -> None:
    """Wounds and statuses come to a figure; a negative count takes them away."""
    what = one_of(entry, "what", HARMS)
    if what == POISON:
        poison(state, figure, one_of(entry, "kind", POISON_NAMES))
        return
    count = whole(entry, "count", -MOST, MOST)
    if count < 0:
        heal(state, figure, what, -count)
    elif what in (WOUND, BLEED):
        wound(state, figure, count if what == WOUND else 0, count if what == BLEED else 0, "SJ-20.1")
        if figure >= state.rules.people and count:
            state.credit(0, v.WOUND_CREDIT if what == WOUND else v.BLEED_CREDIT)
    else:
        for _ in range(count):
            if what == STUN:
                stun(state, figure, "SJ-27.2")
            else:
                hobble(state, figure, "SJ-27.9")


def heal(state: Solo, figure: int, what: str, count: int) -> None:
    """Wounds, Stuns or Hobbles leave a figure."""
    cells = state.cells
    if what == HOBBLE:
        cell = figure * BLOCK + HOBBLES
        if rotating(cells[cell]) < count:
            raise EntryError(f"there are only {rotating(cells[cell])} to take away: check the count")
        for _ in range(count):
            digit = next(place for place in (12, 8, 4, 0) if cells[cell] >> place & 15)
            cells[cell] -= 1 << digit
        return
    cell = figure * BLOCK + {WOUND: WOUNDS, BLEED: BLEEDING, STUN: STUNS}[what]
    if cells[cell] < count:
        raise EntryError(f"there are only {cells[cell]} to take away: check the count")
    cells[cell] -= count


def poison(state: Solo, figure: int, name: str) -> None:
    """A Poison comes to a figure; what lies in the deck of a hero is left to people."""
    kind = POISON_NAMES.index(name)
    if kind != DEBILITATING:
        state.cells[figure * BLOCK + TOXINS + kind - 1] += 1
    elif figure >= state.rules.people:
        state.push("into_deck", (figure, POISON_CARD))


def set_mark(state: Solo, figure: int, entry: Entry) -> None:
    """A marker of a figure is set."""
    what = one_of(entry, "what", FOR_HEROES if figure < state.rules.people else FOR_ENEMIES)
    cells = state.cells
    if what == "focus":
        cells[figure * BLOCK + FOCUS] = whole(entry, "value", 0, MOST_FOCUS)
    elif what == "kamae":
        cells[figure * BLOCK + KAMAE_AT] = KAMAE_NAMES.index(one_of(entry, "value", KAMAE_NAMES))
    elif what == "stealth":
        hidden = one_of(entry, "value", ("on", "off")) == "on"
        bits = cells[figure * BLOCK + HIDDEN_AT] & ~v.STEALTH
        cells[figure * BLOCK + HIDDEN_AT] = bits | (v.STEALTH if hidden else 0)
    elif what == "behaviour":
        cells[figure * EXTRA + BEHAVIOUR] = BEHAVIOUR_NAMES.index(one_of(entry, "value", BEHAVIOUR_NAMES))
    elif what == "stance":
        cells[figure * EXTRA + STANCE] = STANCE_NAMES.index(one_of(entry, "value", STANCE_NAMES))
    else:
        cells[figure * EXTRA + LIMIT] = whole(entry, "value", 1, MOST)
