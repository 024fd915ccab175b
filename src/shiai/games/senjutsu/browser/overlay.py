"""The overlay of the battlefield: targets on spaces, previews of cards and steps, and what enemies have done."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from shiai.games.senjutsu.browser.aims import piece_aims, step_aims
from shiai.games.senjutsu.browser.frame import Frame, half_row
from shiai.games.senjutsu.browser.shared import SHOW, card_id, question
from shiai.games.senjutsu.rules.actions import COLLIDE, FACE, LEFT, RIGHT, SPACE, TARGET
from shiai.games.senjutsu.rules.battlefield.boards import placements
from shiai.games.senjutsu.rules.battlefield.hexes import DIRECTIONS, NEIGHBOUR, QS, bits, distance
from shiai.games.senjutsu.rules.battlefield.preview import Aim, preview
from shiai.games.senjutsu.rules.state import AT, BLOCK, NOWHERE, Senjutsu, pieces_of_cells
from shiai.games.senjutsu.rules.steps.movement import Move
from shiai.games.senjutsu.rules.steps.setup import FaceFigure, TurnTerrain
from shiai.games.senjutsu.rules.steps.targets import PushWay, TurnTarget
from shiai.web.kit.drawing import Offer, Scene

PREVIEW_SYMBOL: Final = 12  # size of the symbols of previews


@dataclass(frozen=True)
class Target:
    """A choice on a space, to be tapped."""

    offer: Offer
    column: int
    row: int
    symbol: str
    kind: str  # space, way, target, collide, left or right
    aim: str = ""  # what it would lead to, for the script


@dataclass(frozen=True)
class PreviewedSpace:
    """A space that a card concerns."""

    path: str
    style: str
    symbol: str
    x: str
    y: str


@dataclass(frozen=True)
class Preview:
    """The spaces that a picked card would concern."""

    id: str
    spaces: tuple[PreviewedSpace, ...]


@dataclass(frozen=True)
class Trail:
    """The way of an enemy to its space."""

    number: int  # of the figure
    path: str
    head: str
    says: str


@dataclass(frozen=True)
class ConsideredSpace:
    """A space that an enemy has considered."""

    path: str
    style: str  # taken or dropped
    clause: str  # without the letters of the book
    x: str
    y: str


# Targets --------------------------------------------------------------------------------------------------------------


def places_of(state: Senjutsu, offers: dict[int, Offer]) -> list[tuple[int, str, Offer]]:
    """The choices that have a place on the board: space, symbol, choice."""
    found: list[tuple[int, str, Offer]] = []
    for action, offer in offers.items():
        at, symbol = place_of(state, action)
        if at >= 0:
            found.append((at, symbol, offer))
    return sorted(found, key=lambda each: (half_row(each[0]), QS[each[0]], each[1]))


def place_of(state: Senjutsu, action: int) -> tuple[int, str]:
    """The space and the symbol of a choice; -1 for choices that have no place on the board."""
    if SPACE.has(action):
        return SPACE.part(action), "step" if question(state) in ("move", "pull") else "place"
    if TARGET.has(action):
        return figure_place(state, TARGET.part(action)), "target"
    middle = middle_of(state)
    if middle < 0:
        return -1, ""
    if FACE.has(action):
        way = FACE.part(action)
        return inside(state, NEIGHBOUR[way][centre_of_ways(state, middle)]), f"way-{way}"
    if COLLIDE.has(action):
        return inside(state, NEIGHBOUR[COLLIDE.part(action)][middle]), "collide"
    if action in (LEFT, RIGHT):
        return middle, "turn-left" if action == LEFT else "turn-right"
    return -1, ""


def frame_spaces(state: Senjutsu) -> int:
    """The spaces that the drawing has room for in this game: the board, and wherever terrain can stick out of it."""
    rules = state.rules
    spaces = rules.board.spaces
    codes = [*rules.first_pieces, *pieces_of_cells(state.cells)]
    for kind in set(rules.pieces):
        codes += placements(rules.board, (), kind, rules.side_count, not rules.free_terrain, rules.kept_free)
    for part in [part for code in codes for part in rules.board.footprint(code)]:
        spaces |= 1 << part
    return spaces


def inside(state: Senjutsu, at: int) -> int:
    """The space, or -1 if the drawing has no room for it."""
    return at if at >= 0 and frame_spaces(state) >> at & 1 else -1


def centre_of_ways(state: Senjutsu, middle: int) -> int:
    """The space around which directions are drawn: the middle, or the nearest one that has room on all sides."""
    if not isinstance(state.stack[-1], (FaceFigure, TurnTerrain)):
        return middle
    spaces = frame_spaces(state)
    for at in sorted(bits(spaces), key=lambda at: distance(middle, at)):
        if all(NEIGHBOUR[way][at] >= 0 and spaces >> NEIGHBOUR[way][at] & 1 for way in range(DIRECTIONS)):
            return at
    return middle


def figure_place(state: Senjutsu, figure: int) -> int:
    """The space of a figure; -1 if it is not on the board."""
    at = state.cells[figure * BLOCK + AT] if figure < state.rules.count else NOWHERE
    return -1 if at == NOWHERE else at


def middle_of(state: Senjutsu) -> int:
    """The space around which directions are chosen now, or -1."""
    step = state.stack[-1] if state.stack else None
    if isinstance(step, TurnTerrain):
        return step.space
    if isinstance(step, (FaceFigure, Move)):
        return figure_place(state, step.seat)
    return figure_place(state, step.target) if isinstance(step, (PushWay, TurnTarget)) else -1


def targets(state: Senjutsu, frame: Frame, offers: dict[int, Offer]) -> tuple[Target, ...]:
    """The choices on the board."""
    steps, pieces = step_aims(state), piece_aims(state)
    middle = middle_of(state)
    found: list[Target] = []
    for at, symbol, offer in places_of(state, offers):
        facing = FACE.part(offer.action) if FACE.has(offer.action) else -1
        aim = steps.get(offer.action, "") or pieces.get((at if facing < 0 else middle, facing), "")
        found.append(Target(offer, *frame.cell(at), symbol, kind_of(symbol), aim))
    return tuple(found)


def kind_of(symbol: str) -> str:
    """The kind of a target with this symbol."""
    return symbol if symbol.startswith("turn") else symbol.partition("-")[0]


# Previews -------------------------------------------------------------------------------------------------------------


def picked_preview(scene: Scene[Senjutsu], state: Senjutsu, frame: Frame, cards: Iterable[int]) -> Preview | None:
    """The spaces that the picked card of the hand would concern, for pages without a script."""
    for card in cards:
        foreseen = preview(state, scene.seat, card) if scene.picked == f"{SHOW}{card_id(card)}" else None
        if foreseen is not None:
            later = aimed_spaces(frame, foreseen.later, "later", foreseen.here)
            return Preview(f"preview-{card_id(card)}", (*later, *aimed_spaces(frame, foreseen.here, "here")))
    return None


def aimed_spaces(frame: Frame, aim: Aim, when: str, but: Aim | None = None) -> tuple[PreviewedSpace, ...]:
    """The spaces of an aim that are drawn, without those of another aim."""
    found: list[PreviewedSpace] = []
    sorts = (("strike", aim.strikes), ("shield", aim.shields), ("star", aim.stars))
    left_out = but.strikes | but.shields | but.stars if but else 0
    for kind, mask in sorts:
        for at in bits(mask & ~left_out & frame.spaces):
            symbol = frame.symbol(kind, at, PREVIEW_SYMBOL)
            found.append(PreviewedSpace(frame.path(at, 0.86), f"{kind} is-{when}", symbol.symbol, symbol.x, symbol.y))
    return tuple(found)
