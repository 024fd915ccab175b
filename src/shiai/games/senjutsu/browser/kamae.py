"""The Kamae tree of a hero: places, branches with their directions, the ring."""

from dataclasses import dataclass
from math import hypot
from typing import Final

from shiai.games.senjutsu.browser.cards.symbols import KAMAE_INKS, KAMAE_SHAPES, letter_of
from shiai.games.senjutsu.browser.shared import Button
from shiai.games.senjutsu.cards.vocabulary import KAMAE_NAMES, KAMAES
from shiai.games.senjutsu.rules.actions import FOCUS_BRANCH, KAMAE
from shiai.games.senjutsu.rules.heroes import FOCUS_POINT
from shiai.games.senjutsu.rules.state import BLOCK, KAMAE_AT, Senjutsu
from shiai.games.senjutsu.rules.steps.companions import StartSide
from shiai.games.senjutsu.rules.steps.kamae import Change, FocusExit, Switch
from shiai.i18n.catalogue import Catalogue
from shiai.web.kit.drawing import Offer

# The places of a tree in a drawing of 100 by 88: the Kamae, then the focus point.
PLACES: Final = ((24, 74), (14, 30), (76, 74), (86, 30), (50, 75), (50, 12))
ROOM: Final = 13.0  # kept free around a place


@dataclass(frozen=True)
class Place:
    """A Kamae, or the focus point."""

    what: str  # its key
    x: int
    y: int
    shape: str  # empty for the focus point
    ink: str
    letter: str
    here: bool
    button: Button | None


@dataclass(frozen=True)
class Branch:
    """A line between two places."""

    path: str
    arrow: str  # the head of a branch that leads one way only


@dataclass(frozen=True)
class Tree:
    """The whole tree, and the choices on it."""

    places: tuple[Place, ...]
    branches: tuple[Branch, ...]
    kamae: str
    says: str
    asked: bool  # a place is to be chosen


def tree(state: Senjutsu, words: Catalogue, offers: dict[int, Offer], seat: int) -> Tree:
    """The tree of a hero."""
    here = state.cells[seat * BLOCK + KAMAE_AT]
    masks, sides = state.rules.heroes[seat].branches, state.rules.heroes[seat].sides
    names = [words.name(name) for name in KAMAE_NAMES]
    focus_point = words.say("web-focus_point")
    buttons = choices_on_tree(state, offers, seat, (*names, focus_point))
    places = [
        Place(
            KAMAE_NAMES[k],
            *PLACES[k],
            KAMAE_SHAPES[k],
            KAMAE_INKS[k],
            letter_of(KAMAE_NAMES[k], words),
            k == here,
            buttons.get(k),
        )
        for k in range(KAMAES)
        if (sides or state.rules.heroes[seat].positions) >> k & 1
    ]
    if sides:  # the Kamae card of a companion: two sides and no branches
        says = words.say("web-kamae_says", kamae=names[here], ways="–")
        return Tree(tuple(places), (), names[here], says, bool(buttons))
    places.append(
        Place("focus_point", *PLACES[FOCUS_POINT], "", "indigo", "", here=False, button=buttons.get(FOCUS_POINT))
    )
    branches = [
        branch(one, other, both=bool(masks[other] >> one & 1))
        for one in range(len(masks))
        for other in range(len(masks))
        if masks[one] >> other & 1 and (one < other or not masks[other] >> one & 1)
    ]
    ways = [name for place, name in enumerate([*names, focus_point]) if masks[here] >> place & 1]
    says = words.say("web-kamae_says", kamae=names[here], ways=", ".join(ways))
    return Tree(tuple(places), tuple(branches), names[here], says, bool(buttons))


def choices_on_tree(state: Senjutsu, offers: dict[int, Offer], seat: int, names: tuple[str, ...]) -> dict[int, Button]:
    """The places of this hero's tree that can be chosen."""
    step = state.stack[-1] if state.stack else None
    mine = step.owner == seat if isinstance(step, (Switch, Change, FocusExit)) else False
    if not mine and not (isinstance(step, StartSide) and step.seat == seat):
        return {}
    actions = {**{kamae: KAMAE.at(kamae) for kamae in range(KAMAES)}, FOCUS_POINT: FOCUS_BRANCH}
    return {place: Button(offers[action], names[place]) for place, action in actions.items() if action in offers}


def branch(one: int, other: int, both: bool) -> Branch:
    """A line between two places, with a head if it leads one way only."""
    (x, y), (to_x, to_y) = PLACES[one], PLACES[other]
    length = hypot(to_x - x, to_y - y)
    dx, dy = (to_x - x) / length, (to_y - y) / length
    end_x, end_y = to_x - ROOM * dx, to_y - ROOM * dy
    path = f"M{x + ROOM * dx:.1f} {y + ROOM * dy:.1f}L{end_x:.1f} {end_y:.1f}"
    if both:
        return Branch(path, "")
    back_x, back_y = end_x - 7 * dx, end_y - 7 * dy
    arrow = (
        f"M{end_x:.1f} {end_y:.1f}L{back_x - 4 * dy:.1f} {back_y + 4 * dx:.1f}"
        f"L{back_x + 4 * dy:.1f} {back_y - 4 * dx:.1f}Z"
    )
    return Branch(path, arrow)
