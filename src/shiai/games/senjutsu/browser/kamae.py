"""The Kamae tree of a hero, small: places, branches with their direction, the ring."""

from dataclasses import dataclass
from math import hypot
from typing import Final

from shiai.games.senjutsu.browser.cards.pieces import KAMAE_INKS, KAMAE_SHAPES
from shiai.games.senjutsu.browser.looks import Button, question
from shiai.games.senjutsu.cards.vocabulary import KAMAE_NAMES, KAMAES
from shiai.games.senjutsu.rules.actions import FOCUS_BRANCH, KAMAE
from shiai.games.senjutsu.rules.heroes import FOCUS_POINT
from shiai.games.senjutsu.rules.state import BLOCK, KAMAE_AT, Senjutsu
from shiai.i18n.catalogue import Catalogue
from shiai.web.kit.drawing import Offer

# Where the places of a tree stand on a picture of 100 by 88: the four Kamae, then the focus point.
PLACES: Final = ((24, 74), (14, 30), (76, 74), (86, 30), (50, 12))
ROOM: Final = 13.0  # kept free around a place
ASKING: Final = frozenset({"switch", "change", "focus_exit"})


@dataclass(frozen=True)
class Place:
    """A Kamae, or the focus point."""

    x: int
    y: int
    shape: str  # empty for the focus point
    ink: str
    letter: str
    here: bool


@dataclass(frozen=True)
class Branch:
    """A way from one place to another."""

    path: str
    arrow: str  # the head of a way that is travelled in one direction only


@dataclass(frozen=True)
class Tree:
    """The whole tree, and the choices on it."""

    places: tuple[Place, ...]
    branches: tuple[Branch, ...]
    kamae: str
    says: str
    buttons: tuple[Button, ...]


def tree(state: Senjutsu, words: Catalogue, offers: dict[int, Offer], seat: int) -> Tree:
    """The tree of a hero."""
    here = state.cells[seat * BLOCK + KAMAE_AT]
    masks = state.rules.heroes[seat].branches
    names = [words.name(name) for name in KAMAE_NAMES]
    places = [
        Place(*PLACES[place], KAMAE_SHAPES[place], KAMAE_INKS[place], names[place][0], place == here)
        for place in range(KAMAES)
    ]
    places.append(Place(*PLACES[FOCUS_POINT], "", "indigo", "", here=False))
    branches = [
        branch(one, other, both=bool(masks[other] >> one & 1))
        for one in range(len(masks))
        for other in range(len(masks))
        if masks[one] >> other & 1 and (one < other or not masks[other] >> one & 1)
    ]
    focus_point = words.say("web-focus_point")
    ways = [name for place, name in enumerate([*names, focus_point]) if masks[here] >> place & 1]
    says = words.say("web-kamae_says", kamae=names[here], ways=", ".join(ways))
    asked = question(state) in ASKING and state.stack[-1].numbers[1] == seat
    buttons: list[Button] = []
    if asked:
        buttons = [Button(offers[KAMAE + k], names[k]) for k in range(KAMAES) if KAMAE + k in offers]
        if FOCUS_BRANCH in offers:
            buttons.append(Button(offers[FOCUS_BRANCH], focus_point))
    return Tree(tuple(places), tuple(branches), names[here], says, tuple(buttons))


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
