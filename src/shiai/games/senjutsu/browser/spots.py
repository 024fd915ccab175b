"""What lies over the battlefield: choices on spaces, and on demand what cards and steps would hit."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from shiai.games.senjutsu.browser.frame import Frame, half_row
from shiai.games.senjutsu.browser.looks import SHOW, card_id, question
from shiai.games.senjutsu.rules.actions import COLLIDE, FACE, LEFT, PLACE, RIGHT, SPACE, TARGET
from shiai.games.senjutsu.rules.battlefield.hexes import NEIGHBOUR, QS, bits
from shiai.games.senjutsu.rules.battlefield.preview import Aim, preview, rest_of_card
from shiai.games.senjutsu.rules.state import AT, BLOCK, NOWHERE, Senjutsu
from shiai.games.senjutsu.rules.steps.movement import Move
from shiai.web.kit.drawing import Offer, Scene

SIGN: Final = 12  # size of the signs of what a card would do
# Whose figure stands in the middle of the choices of a direction: a place among the numbers of the step.
AROUND: Final = {"face": 0, "push_way": 1, "turn_target": 1, "move": 0}


@dataclass(frozen=True)
class Spot:
    """A choice that lies on a space."""

    offer: Offer
    column: int
    row: int
    symbol: str
    kind: str  # space, way, target, collide, left or right


@dataclass(frozen=True)
class Mark:
    """A space that a card concerns."""

    path: str
    look: str
    symbol: str
    x: str
    y: str


@dataclass(frozen=True)
class Shown:
    """What a card would concern; shown on demand."""

    id: str
    marks: tuple[Mark, ...]
    picked: bool


@dataclass(frozen=True)
class Way:
    """The way that an enemy has come."""

    number: int  # of the figure
    path: str
    head: str
    says: str


@dataclass(frozen=True)
class Verdict:
    """A space that an enemy has considered."""

    path: str
    look: str  # taken or dropped
    clause: str  # without the letters of the book
    x: str
    y: str


# Choices --------------------------------------------------------------------------------------------------------------


def places_of(state: Senjutsu, offers: dict[int, Offer]) -> list[tuple[int, str, Offer]]:
    """The choices that lie on the board: space, symbol, choice."""
    found: list[tuple[int, str, Offer]] = []
    for action, offer in offers.items():
        at, symbol = place_of(state, action)
        if at >= 0:
            found.append((at, symbol, offer))
    return sorted(found, key=lambda each: (half_row(each[0]), QS[each[0]], each[1]))


def place_of(state: Senjutsu, action: int) -> tuple[int, str]:
    """Where a choice lies on the board and its symbol; -1 for what does not."""
    middle = middle_of(state)
    if SPACE <= action < FACE:
        return action - SPACE, "step" if question(state) in ("move", "pull") else "place"
    if middle >= 0 and FACE <= action < COLLIDE:
        return NEIGHBOUR[action - FACE][middle], f"way-{action - FACE}"
    if middle >= 0 and COLLIDE <= action < LEFT:
        return NEIGHBOUR[action - COLLIDE][middle], "collide"
    if middle >= 0 and action in (LEFT, RIGHT):
        return middle, "turn-left" if action == LEFT else "turn-right"
    if TARGET <= action < PLACE and action - TARGET < state.rules.count:
        at = state.cells[(action - TARGET) * BLOCK + AT]
        return (-1 if at == NOWHERE else at), "target"
    return -1, ""


def middle_of(state: Senjutsu) -> int:
    """The space around which directions are chosen now, or -1."""
    name = question(state)
    if name == "terrain_way":
        return state.stack[-1].numbers[2]
    if name not in AROUND:
        return -1
    at = state.cells[state.stack[-1].numbers[AROUND[name]] * BLOCK + AT]
    return -1 if at == NOWHERE else at


def kind_of(symbol: str) -> str:
    """How a choice looks."""
    return symbol if symbol.startswith("turn") else symbol.partition("-")[0]


# What cards would do --------------------------------------------------------------------------------------------------


def shown_cards(scene: Scene, state: Senjutsu, frame: Frame, cards: Iterable[int]) -> list[Shown]:
    """What each card of the hand would concern."""
    found: list[Shown] = []
    for card in cards:
        seen_by = preview(state, scene.seat, card)
        if seen_by is not None:
            picked = scene.picked == f"{SHOW}{card_id(card)}"
            marks = (*aim_marks(frame, seen_by.later, "later", seen_by.here), *aim_marks(frame, seen_by.here, "here"))
            found.append(Shown(f"preview-{card_id(card)}", marks, picked))
    return found


def shown_steps(scene: Scene, state: Senjutsu, frame: Frame) -> list[Shown]:
    """What the rest of the card would concern after each step or rotation that is open."""
    step = state.stack[-1] if state.stack else None
    if not isinstance(step, Move) or scene.seat not in state.actors():
        return []
    found: list[Shown] = []
    for action, walk in step.options(state):
        aim = rest_of_card(step.numbers[2], (walk[5], walk[6]))
        found.append(Shown(f"after-{action}", aim_marks(frame, aim, "here"), picked=False))
    return found


def aim_marks(frame: Frame, aim: Aim, when: str, but: Aim | None = None) -> tuple[Mark, ...]:
    """The spaces of an aim that are in sight; those of another one left out."""
    found: list[Mark] = []
    sorts = (("strike", aim.strikes), ("shield", aim.shields), ("star", aim.stars))
    left_out = but.strikes | but.shields | but.stars if but else 0
    for kind, mask in sorts:
        for at in bits(mask & ~left_out & frame.spaces):
            token = frame.token(kind, at, SIGN)
            found.append(Mark(frame.path(at, 0.86), f"{kind} is-{when}", token.symbol, token.x, token.y))
    return tuple(found)
