"""The battlefield of Senjutsu: flat-topped spaces, terrain, shields, figures with a clear front, and choices on spaces.

The ground is one picture; figures and choices lie over it in a net of equal cells (`column`, `row`: classes of the style).
"""

from collections.abc import Iterable
from dataclasses import dataclass
from math import sqrt
from typing import Final

from shiai.core.seats import HOLE
from shiai.games.senjutsu.actions import (
    COLLIDE,
    FACE,
    LEFT,
    MOST_SEATS,
    PLACE,
    RIGHT,
    SPACE,
    TARGET,
)
from shiai.games.senjutsu.boards import KIND_NAMES, footprint, piece_parts
from shiai.games.senjutsu.hexes import DIRECTION_NAMES, NEIGHBOUR, QS, RS, bits
from shiai.games.senjutsu.state import (
    AT,
    BLOCK,
    FACING,
    HIDDEN_AT,
    NOWHERE,
    SHIELD_AT,
    STARTS,
    Senjutsu,
    pieces_of_cells,
)
from shiai.games.senjutsu.steps.movement import Move
from shiai.i18n.catalogue import Catalogue
from shiai.web.drawings.drawing import Offer, Scene
from shiai.web.drawings.senjutsu_looks import SHOW, card_id, hero_name, is_alive, offers_of, question, seen
from shiai.web.drawings.senjutsu_preview import Aim, preview, rest_of_card

RADIUS: Final = 20
HALF: Final = sqrt(3) / 2 * RADIUS  # half the height of a space
CORNERS: Final = ((20.0, 0.0), (10.0, HALF), (-10.0, HALF), (-20.0, 0.0), (-10.0, -HALF), (10.0, -HALF))
SYMBOL: Final = 26
SIDES: Final = 6
# Whose figure stands in the middle of the choices of a direction: a place among the numbers of the step.
AROUND: Final = {"face": 0, "push_way": 1, "turn_target": 1, "move": 0}


@dataclass(frozen=True)
class Hex:
    """A space of the ground."""

    id: str
    name: str
    path: str
    x: str
    y: str
    look: str
    says: str


@dataclass(frozen=True)
class Token:
    """A symbol on a space."""

    symbol: str
    x: str
    y: str


@dataclass(frozen=True)
class Piece:
    """A piece of terrain: its symbols, and the line that joins them."""

    kind: str
    tokens: tuple[Token, ...]
    line: str
    says: str


@dataclass(frozen=True)
class Figure:
    """A hero on the board."""

    id: str
    number: int
    column: int
    row: int
    turn: int  # degrees clockwise
    hidden: bool
    acts: bool
    mine: bool
    says: str


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
class Field:
    """The whole battlefield."""

    columns: int
    rows: int
    width: int
    height: str
    wide: bool
    hexes: tuple[Hex, ...]
    pieces: tuple[Piece, ...]
    shields: tuple[Token, ...]
    figures: tuple[Figure, ...]
    spots: tuple[Spot, ...]
    shown: tuple[Shown, ...]


class Frame:
    """The part of the lattice that is in sight."""

    def __init__(self, spaces: int) -> None:
        inside = bits(spaces)
        self.left = min([QS[at] for at in inside])
        self.top = min([half_row(at) for at in inside])
        self.columns = max([QS[at] for at in inside]) - self.left + 1
        self.rows = max([half_row(at) for at in inside]) - self.top + 1

    def cell(self, at: int) -> tuple[int, int]:
        """Column and row of a space in the net."""
        return QS[at] - self.left + 1, half_row(at) - self.top + 1

    def middle(self, at: int) -> tuple[float, float]:
        """The middle of a space on the picture."""
        column, row = self.cell(at)
        return RADIUS * (1.5 * column - 0.5), HALF * row

    def path(self, at: int, share: float = 1.0) -> str:
        """The outline of a space, or of a smaller one within it."""
        x, y = self.middle(at)
        return "M" + "L".join([f"{x + share * dx:.1f} {y + share * dy:.1f}" for dx, dy in CORNERS]) + "Z"

    def token(self, symbol: str, at: int, size: int = SYMBOL) -> Token:
        """A symbol in the middle of a space."""
        x, y = self.middle(at)
        return Token(symbol, f"{x - size / 2:.1f}", f"{y - size / 2:.1f}")


def half_row(at: int) -> int:
    """How far down a space lies, in half spaces."""
    return 2 * RS[at] + QS[at]


def field(scene: Scene, cards: Iterable[int]) -> Field:
    """The battlefield; these cards of the viewer can be shown on it."""
    state = seen(scene.view)
    spots = places_of(state, offers_of(scene))
    codes = pieces_of_cells(state.cells)
    covered = [part for code in codes for part in footprint(*piece_parts(code))]
    spaces = state.rules.board.spaces
    for at in [*covered, *[at for at, _, _ in spots]]:
        spaces |= 1 << at
    frame = Frame(spaces)
    return Field(
        columns=frame.columns,
        rows=frame.rows,
        width=RADIUS * (3 * frame.columns + 1) // 2,
        height=f"{HALF * (frame.rows + 1):.2f}",
        wide=frame.columns > 8,
        hexes=tuple([one_hex(state, scene.words, frame, at) for at in bits(spaces)]),
        pieces=tuple([piece(state, scene.words, frame, code) for code in codes]),
        shields=tuple([frame.token("shield", at, 14) for at in bits(all_shields(state))]),
        figures=tuple([figure(scene, state, frame, seat) for seat in standing(state)]),
        spots=tuple([Spot(offer, *frame.cell(at), kind, kind_of(kind)) for at, kind, offer in spots]),
        shown=(*shown_cards(scene, state, frame, cards), *shown_steps(scene, state, frame)),
    )


# The ground -----------------------------------------------------------------------------------------------------------


def all_shields(state: Senjutsu) -> int:
    """The spaces under shields."""
    mask = 0
    for seat in range(state.rules.count):
        mask |= state.cells[seat * BLOCK + SHIELD_AT]
    return mask


def one_hex(state: Senjutsu, words: Catalogue, frame: Frame, at: int) -> Hex:
    """One space."""
    terrain = state.terrain
    name = state.rules.board.names[at]
    says = [name]
    look = "plain"
    if at in terrain.kind_at:
        says.append(words.name(KIND_NAMES[terrain.kind_at[at]]))
    if not terrain.playable >> at & 1:
        look = "outside"
    elif terrain.walls >> at & 1:
        look = "blocked"
        says.append(words.say("web-blocked_space"))
    elif is_start(state, at):
        look = "start"
        says.append(words.say("web-start_space"))
    if all_shields(state) >> at & 1:
        says.append(words.say("web-shielded_space"))
    x, y = frame.middle(at)
    return Hex(f"space-{at}", name, frame.path(at), f"{x:.1f}", f"{y + HALF - 2.5:.1f}", look, ", ".join(says))


def is_start(state: Senjutsu, at: int) -> bool:
    """Is this a start space that is still to be taken?"""
    waiting = [seat for seat in range(state.rules.count) if state.cells[seat * BLOCK + AT] == NOWHERE]
    taken = state.cells[STARTS : STARTS + MOST_SEATS]
    if not any([is_alive(state, seat) for seat in waiting]):
        return False
    return any([mask >> at & 1 and number + 1 not in taken for number, mask in enumerate(state.rules.starts)])


def piece(state: Senjutsu, words: Catalogue, frame: Frame, code: int) -> Piece:
    """A piece of terrain, flat."""
    kind, at, direction = piece_parts(code)
    parts = footprint(kind, at, direction)
    middles = [frame.middle(part) for part in parts]
    line = "M" + "L".join([f"{x:.1f} {y:.1f}" for x, y in middles]) if len(parts) > 1 else ""
    names = ", ".join([state.rules.board.names[part] for part in parts])
    symbols = [KIND_NAMES[kind] if place == 0 else f"{KIND_NAMES[kind]}_part" for place in range(len(parts))]
    return Piece(
        KIND_NAMES[kind],
        tuple([frame.token(symbol, part) for symbol, part in zip(symbols, parts, strict=True)]),
        line,
        words.say("web-on_spaces", what=KIND_NAMES[kind], spaces=names),
    )


# Figures --------------------------------------------------------------------------------------------------------------


def standing(state: Senjutsu) -> list[int]:
    """The seats whose figures are on the board."""
    return [seat for seat in range(state.rules.count) if state.cells[seat * BLOCK + AT] != NOWHERE]


def figure(scene: Scene, state: Senjutsu, frame: Frame, seat: int) -> Figure:
    """A figure, its front turned where the hero looks."""
    base = seat * BLOCK
    at, facing = state.cells[base + AT], state.cells[base + FACING]
    hidden = bool(state.cells[base + HIDDEN_AT])
    says = scene.words.say(
        "web-figure",
        who=hero_name(state, scene.words, seat),
        space=state.rules.board.names[at],
        direction=f"facing-{DIRECTION_NAMES[facing]}",
    )
    return Figure(
        id=f"figure-{seat}",
        number=seat + 1,
        column=frame.cell(at)[0],
        row=frame.cell(at)[1],
        turn=60 * facing,
        hidden=hidden,
        acts=seat in state.actors(),
        mine=seat == scene.seat,
        says=f"{says}, {scene.words.name('stealth')}" if hidden else says,
    )


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
        return (-1 if at in (NOWHERE, HOLE) else at), "target"
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
    return [
        Shown(f"after-{action}", aim_marks(frame, rest_of_card(step.numbers[2], (walk[5], walk[6])), "here"), picked=False)
        for action, walk in step.options(state)
    ]


def aim_marks(frame: Frame, aim: Aim, when: str, but: Aim | None = None) -> tuple[Mark, ...]:
    """The spaces of an aim that are in sight; those of another one left out."""
    found: list[Mark] = []
    sorts = (("strike", aim.strikes), ("shield", aim.shields), ("star", aim.stars))
    left_out = but.strikes | but.shields | but.stars if but else 0
    for kind, mask in sorts:
        for at in bits(mask & ~left_out):
            column, row = frame.cell(at)
            if 0 < column <= frame.columns and 0 < row <= frame.rows:
                token = frame.token(kind, at, 12)
                found.append(Mark(frame.path(at, 0.86), f"{kind} is-{when}", token.symbol, token.x, token.y))
    return tuple(found)
