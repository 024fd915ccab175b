"""Entries about wounds, statuses and markers of figures."""

from collections.abc import Callable
from typing import Final

from shiai.games.senjutsu.cards import vocabulary as v
from shiai.games.senjutsu.cards.cards import POISON_CARD
from shiai.games.senjutsu.cards.vocabulary import KAMAE_NAMES
from shiai.games.senjutsu.referee.checks import figure_in
from shiai.games.senjutsu.referee.entries import Entry, EntryError, one_of, whole
from shiai.games.senjutsu.referee.fight import Fight
from shiai.games.senjutsu.rules.actions import CARD
from shiai.games.senjutsu.rules.contracts import credit
from shiai.games.senjutsu.rules.harm import hobble, stun, wound
from shiai.games.senjutsu.rules.heroes import DEBILITATING, POISON_NAMES
from shiai.games.senjutsu.rules.state import BLEEDING, BLOCK, FOCUS, HIDDEN_AT, HOBBLES, KAMAE_AT, STUNS, TOXINS, WOUNDS
from shiai.games.senjutsu.rules.table import focus_limit, rotating
from shiai.games.senjutsu.solo.rules.state import BEHAVIOUR, BEHAVIOUR_NAMES, EXTRA, LIMIT, STANCE, STANCE_NAMES, Solo
from shiai.games.senjutsu.solo.rules.steps.cards import IntoDeck

MOST: Final = 20
WOUND: Final = "wound"
BLEED: Final = "bleed"
STUN: Final = "stun"
HOBBLE: Final = "hobble"
POISON: Final = "poison"
HARMS: Final = (WOUND, BLEED, STUN, HOBBLE, POISON)
HERO_MARKERS: Final = ("focus", "kamae", "stealth")
ENEMY_MARKERS: Final = ("behaviour", "stance", "limit", "stealth")


def enter_harm(fight: Fight, entry: Entry) -> None:
    """Give wounds or statuses to a figure; a negative count removes them."""
    state, figure = fight.state, figure_in(fight, entry)
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
            credit(state, 0, figure, v.WOUND_CREDIT if what == WOUND else v.BLEED_CREDIT)
    else:
        for _ in range(count):
            if what == STUN:
                stun(state, figure, "SJ-27.2")
            else:
                hobble(state, figure, "SJ-27.9")


def heal(state: Solo, figure: int, what: str, count: int) -> None:
    """Remove wounds, Stuns or Hobbles from a figure."""
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
    """Poison a figure; players add cards to the decks of heroes themselves."""
    kind = POISON_NAMES.index(name)
    if kind != DEBILITATING:
        state.cells[figure * BLOCK + TOXINS + kind - 1] += 1
    elif figure >= state.rules.people:
        state.push(IntoDeck(figure, CARD.at(POISON_CARD)))


def enter_set(fight: Fight, entry: Entry) -> None:
    """Set a marker of a figure."""
    figure = figure_in(fight, entry)
    markers = HERO_MARKERS if figure < fight.state.rules.people else ENEMY_MARKERS
    MARKER_SETTERS[one_of(entry, "what", markers)](fight.state, figure, entry)


def set_focus(state: Solo, figure: int, entry: Entry) -> None:
    """Set the Focus of a hero."""
    state.cells[figure * BLOCK + FOCUS] = whole(entry, "value", 0, focus_limit(state, figure))


def set_kamae(state: Solo, figure: int, entry: Entry) -> None:
    """Set the Kamae of a hero."""
    state.cells[figure * BLOCK + KAMAE_AT] = KAMAE_NAMES.index(
        one_of(entry, "value", state.rules.heroes[figure].kamaes())
    )


def set_stealth(state: Solo, figure: int, entry: Entry) -> None:
    """Put a figure into Stealth, or out of it."""
    hidden = one_of(entry, "value", ("on", "off")) == "on"
    bits = state.cells[figure * BLOCK + HIDDEN_AT] & ~v.STEALTH
    state.cells[figure * BLOCK + HIDDEN_AT] = bits | (v.STEALTH if hidden else 0)


def set_behaviour(state: Solo, figure: int, entry: Entry) -> None:
    """Set the behaviour of an enemy."""
    state.cells[figure * EXTRA + BEHAVIOUR] = BEHAVIOUR_NAMES.index(one_of(entry, "value", BEHAVIOUR_NAMES))


def set_stance(state: Solo, figure: int, entry: Entry) -> None:
    """Set the stance of an enemy."""
    state.cells[figure * EXTRA + STANCE] = STANCE_NAMES.index(one_of(entry, "value", STANCE_NAMES))


def set_limit(state: Solo, figure: int, entry: Entry) -> None:
    """Set the wound limit of an enemy."""
    state.cells[figure * EXTRA + LIMIT] = whole(entry, "value", 1, MOST)


MARKER_SETTERS: Final[dict[str, Callable[[Solo, int, Entry], None]]] = {
    "focus": set_focus,
    "kamae": set_kamae,
    "stealth": set_stealth,
    "behaviour": set_behaviour,
    "stance": set_stance,
    "limit": set_limit,
}
MARKERS: Final = tuple(MARKER_SETTERS)
