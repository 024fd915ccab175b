"""The battlefield of Senjutsu: flat-topped spaces, terrain, shields, figures with a visible front.

The ground is one picture. Figures and targets lie over it in a grid of equal cells; the style has a class for each
column and row.
"""

from collections.abc import Iterable
from dataclasses import dataclass, replace

from shiai.games.senjutsu.browser.fallen import all_fallen
from shiai.games.senjutsu.browser.figures import portrait_of
from shiai.games.senjutsu.browser.frame import FOOT, HALF, RADIUS, Frame, PlacedSymbol, terrain_symbol
from shiai.games.senjutsu.browser.overlay import (
    ConsideredSpace,
    Preview,
    Target,
    Trail,
    frame_spaces,
    picked_preview,
    targets,
)
from shiai.games.senjutsu.browser.shared import hero_name, is_alive, is_enemy, number_of, offers_of, question
from shiai.games.senjutsu.cards.vocabulary import STEALTH
from shiai.games.senjutsu.rules.actions import MOST_SEATS
from shiai.games.senjutsu.rules.battlefield.boards import KIND_NAMES, piece_parts
from shiai.games.senjutsu.rules.battlefield.figures import hero_at
from shiai.games.senjutsu.rules.battlefield.hexes import DIRECTION_NAMES, bits
from shiai.games.senjutsu.rules.state import (
    AT,
    BLOCK,
    CALTROPS,
    FACING,
    HIDDEN_AT,
    NOWHERE,
    SHIELD_AT,
    STARTS,
    TRAPS,
    Senjutsu,
    pieces_of_cells,
)
from shiai.i18n.catalogue import Catalogue
from shiai.web.kit.drawing import Scene
from shiai.web.kit.marks import Mark, mark_of


@dataclass(frozen=True)
class Hex:
    """A space of the ground."""

    id: str
    title: str
    name: str  # as it is written on it; empty where a figure stands, and mostly outside the board
    path: str
    x: str
    y: str
    style: str  # plain, start, blocked or outside


@dataclass(frozen=True)
class TerrainPiece:
    """A piece of terrain: its symbols, and the line that joins them."""

    kind: str
    symbols: tuple[PlacedSymbol, ...]
    line: str
    says: str


@dataclass(frozen=True)
class Figure:
    """A hero or an enemy on the board."""

    id: str
    number: int
    sort: str  # hero, enemy or token
    portrait: str
    name: str  # of an enemy; heroes are known by their number
    column: int
    row: int
    turn: int  # degrees clockwise
    hidden: bool
    acts: bool
    mine: bool
    fallen: bool
    says: str

    @property
    def what(self) -> str:
        """Its key."""
        return "fallen" if self.fallen else "token" if self.sort == "token" else "figure"


@dataclass(frozen=True)
class Field:
    """The whole battlefield."""

    columns: int
    rows: int
    width: int
    height: str
    wide: bool
    hexes: tuple[Hex, ...]
    pieces: tuple[TerrainPiece, ...]
    shields: tuple[PlacedSymbol, ...]
    figures: tuple[Figure, ...]
    targets: tuple[Target, ...]
    preview: Preview | None
    mark: Mark | None  # of the board
    trails: tuple[Trail, ...] = ()
    considered: tuple[ConsideredSpace, ...] = ()


def frame_of(scene: Scene[Senjutsu]) -> Frame:
    """The part of the lattice that is drawn in this game."""
    return Frame(frame_spaces(scene.view))


def field(scene: Scene[Senjutsu], cards: Iterable[int]) -> Field:
    """The battlefield; one of these cards of the viewer may be picked to see what it would concern."""
    state = scene.view
    codes = pieces_of_cells(state.cells)
    frame = frame_of(scene)
    figures = [figure(scene, state, frame, seat) for seat in figures_on_board(state)]
    return Field(
        columns=frame.columns,
        rows=frame.rows,
        width=RADIUS * (3 * frame.columns + 1) // 2,
        height=f"{HALF * (frame.rows + 1):.2f}",
        wide=frame.columns > 8,
        hexes=tuple([one_hex(state, frame, at) for at in bits(shown_spaces(state, frame))]),
        pieces=(
            *[terrain_piece(state, scene.words, frame, code) for code in codes],
            *thrown_pieces(state, scene.words, frame),
        ),
        shields=tuple([frame.symbol("shield", at, 14) for at in bits(all_shields(state))]),
        figures=(*fallen_figures(scene, state, frame), *figures),
        targets=targets(state, frame, offers_of(scene)),
        preview=picked_preview(scene, state, frame, cards),
        mark=mark_of(state.rules.box, "boards", state.rules.board.name, scene.words),
    )


# The ground -----------------------------------------------------------------------------------------------------------


def shown_spaces(state: Senjutsu, frame: Frame) -> int:
    """The spaces that are drawn: the board and what terrain covers, and all while terrain is placed."""
    covered = sum([1 << at for at in state.terrain.kind_at])
    return frame.spaces if question(state) in ("terrain", "terrain_way") else state.rules.board.spaces | covered


def all_shields(state: Senjutsu) -> int:
    """The mask of all shielded spaces."""
    mask = 0
    for seat in range(state.rules.count):
        mask |= state.cells[seat * BLOCK + SHIELD_AT]
    return mask


def one_hex(state: Senjutsu, frame: Frame, at: int) -> Hex:
    """One space."""
    terrain = state.terrain
    name = state.rules.board.names[at]
    style = "plain"
    if not terrain.playable >> at & 1:
        style = "outside"
    elif terrain.walls >> at & 1:
        style = "blocked"
    elif is_start(state, at):
        style = "start"
    x, y = frame.middle(at)
    unnamed = hero_at(state, at) >= 0 or (style == "outside" and question(state) != "terrain")
    label = "" if unnamed else name
    return Hex(f"space-{at}", name, label, frame.path(at), f"{x:.1f}", f"{y + HALF - FOOT:.1f}", style)


def is_start(state: Senjutsu, at: int) -> bool:
    """Is this a start space that is not taken yet?"""
    waiting = [seat for seat in range(state.rules.people) if state.cells[seat * BLOCK + AT] == NOWHERE]
    taken = state.cells[STARTS : STARTS + MOST_SEATS]
    if not any(is_alive(state, seat) for seat in waiting):
        return False
    return any(mask >> at & 1 and number + 1 not in taken for number, mask in enumerate(state.rules.starts))


def terrain_piece(state: Senjutsu, words: Catalogue, frame: Frame, code: int) -> TerrainPiece:
    """A piece of terrain."""
    kind = piece_parts(code)[0]
    parts = state.rules.board.footprint(code)
    middles = [frame.middle(part) for part in parts]
    line = "M" + "L".join([f"{x:.1f} {y:.1f}" for x, y in middles]) if len(parts) > 1 else ""
    names = ", ".join([state.rules.board.names[part] for part in parts])
    symbols = [terrain_symbol(kind, number) for number in range(len(parts))]
    return TerrainPiece(
        KIND_NAMES[kind],
        tuple([frame.symbol(symbol, part) for symbol, part in zip(symbols, parts, strict=True)]),
        line,
        words.say("web-on_spaces", what=KIND_NAMES[kind], spaces=names),
    )


def thrown_pieces(state: Senjutsu, words: Catalogue, frame: Frame) -> list[TerrainPiece]:
    """Caltrops and trap tokens on the battlefield."""
    found: list[TerrainPiece] = []
    for cell, name in ((CALTROPS, "caltrop"), (TRAPS, "trap")):
        for at in [at for seat in range(state.rules.count) for at in bits(state.cells[seat * BLOCK + cell])]:
            says = words.say("web-on_spaces", what=name, spaces=state.rules.board.names[at])
            found.append(TerrainPiece(name, (frame.symbol(name, at),), "", says))
    return found


# Figures --------------------------------------------------------------------------------------------------------------


def figures_on_board(state: Senjutsu) -> list[int]:
    """The figures that are on the board."""
    return [seat for seat in range(state.rules.count) if state.cells[seat * BLOCK + AT] != NOWHERE]


def sort_of(state: Senjutsu, figure: int) -> str:
    """Is a figure a hero, an enemy or a token?"""
    if figure == state.rules.token:
        return "token"
    return "enemy" if is_enemy(state, figure) else "hero"


def figure(scene: Scene[Senjutsu], state: Senjutsu, frame: Frame, seat: int) -> Figure:
    """A figure with its front; a token has none."""
    base = seat * BLOCK
    at, facing = state.cells[base + AT], state.cells[base + FACING]
    hidden = bool(state.cells[base + HIDDEN_AT] & STEALTH)
    name = hero_name(state, scene.words, seat)
    space = state.rules.board.names[at]
    sort = sort_of(state, seat)
    if sort == "token":
        says = scene.words.say("web-on_spaces", what=name, spaces=space)
    else:
        says = scene.words.say("web-figure", who=name, space=space, direction=f"facing-{DIRECTION_NAMES[facing]}")
    if hidden:
        says = f"{says}, {scene.words.name('stealth')}"
    return placed_figure(scene, state, frame, seat, at, facing, says)


def fallen_figures(scene: Scene[Senjutsu], state: Senjutsu, frame: Frame) -> list[Figure]:
    """The heroes and enemies of a fight that have fallen, where they stood last."""
    found: list[Figure] = []
    for seat, last in all_fallen(scene, state).items():
        name = hero_name(state, scene.words, seat)
        says = f"{name}, {scene.words.say('web-hero_fallen')}: {state.rules.board.names[last.at]}"
        found.append(replace(placed_figure(scene, state, frame, seat, last.at, last.facing, says), fallen=True))
    return found


def placed_figure(
    scene: Scene[Senjutsu], state: Senjutsu, frame: Frame, seat: int, at: int, facing: int, says: str
) -> Figure:
    """A figure on this space."""
    sort = sort_of(state, seat)
    return Figure(
        id=f"figure-{seat}",
        number=number_of(state, seat),
        sort=sort,
        portrait=portrait_of(state, seat),
        name=hero_name(state, scene.words, seat) if sort == "enemy" else "",
        column=frame.cell(at)[0],
        row=frame.cell(at)[1],
        turn=60 * facing,
        hidden=bool(state.cells[seat * BLOCK + HIDDEN_AT] & STEALTH),
        acts=state.rules.owners[seat] in state.actors() and state.asked(state.rules.owners[seat]) == seat,
        mine=state.rules.owners[seat] == scene.seat,
        fallen=False,
        says=says,
    )
