"""Small pictures of boards and terrain, for pages without a game: spaces, starts of two sides, preset terrain."""

from markupsafe import Markup

from shiai.core.box import Contents
from shiai.games.senjutsu.browser.frame import HALF, RADIUS, SYMBOL, Frame, terrain_symbol
from shiai.games.senjutsu.rules.battlefield.boards import BOARD_NAMES, KIND_NAMES, Board, Piece, Terrain, piece_code
from shiai.games.senjutsu.rules.battlefield.hexes import bits, space
from shiai.games.senjutsu.rules.contents import board_in
from shiai.i18n.catalogue import Catalogue

SHARE = 0.94  # of a space that its outline has
SYMBOLS = "/static/senjutsu/symbols.svg"


def picture(part: str, entry: str, contents: Contents, words: Catalogue) -> Markup | None:
    """The picture of a board or of a piece of terrain; nothing for other components."""
    if part == "boards":
        board = board_in(contents, entry)
        covered = Terrain(board.spaces, tuple([piece_code(*piece) for piece in board.preset]), board.shapes).covered
        frame = Frame(board.spaces | covered)
        kind, drawn = "board", [*spaces(board, frame), *terrain(board, board.preset, frame, words)]
    elif part == "terrain":
        board = board_in(contents, BOARD_NAMES[0])
        piece = (KIND_NAMES.index(entry), space(0, 0), 0)
        frame = Frame(sum({1 << at for at in board.footprint(piece_code(*piece))}))
        kind, drawn = "terrain", [*outlines(frame.spaces, frame), *terrain(board, (piece,), frame, words)]
    else:
        return None
    return drawing(f"{kind}-picture", frame, drawn, words.name_or(entry))


def drawing(style: str, frame: Frame, drawn: list[Markup], label: str) -> Markup:
    """A picture with everything that is drawn in this frame."""
    return Markup(
        '<svg class="{style}" width="{width:.0f}" viewBox="-1 -1 {width:.0f} {height:.0f}" role="img" '
        'aria-label="{label}">{drawn}</svg>'
    ).format(
        style=style,
        width=RADIUS * (3 * frame.columns + 1) / 2 + 2,
        height=HALF * (frame.rows + 1) + 2,
        label=label,
        drawn=Markup("").join(drawn),
    )


def outlines(mask: int, frame: Frame) -> list[Markup]:
    """The outlines of spaces."""
    return [
        Markup('<path d="{}" fill="currentColor" fill-opacity="0.08" stroke="currentColor"/>').format(
            frame.path(at, SHARE)
        )
        for at in bits(mask)
    ]


def spaces(board: Board, frame: Frame) -> list[Markup]:
    """The spaces; those where one of two sides starts have its number."""
    drawn = outlines(board.spaces, frame)
    for side, mask in enumerate(board.starts[2], 1):
        for at in bits(mask):
            x, y = frame.middle(at)
            drawn.append(
                Markup(
                    '<text x="{:.1f}" y="{:.1f}" text-anchor="middle" font-size="16" fill="currentColor">{}</text>'
                ).format(x, y + 6, side)
            )
    return drawn


def terrain(board: Board, pieces: tuple[Piece, ...], frame: Frame, words: Catalogue) -> list[Markup]:
    """Pieces of terrain."""
    drawn: list[Markup] = []
    for piece in pieces:
        name = KIND_NAMES[piece[0]]
        for number, at in enumerate(board.footprint(piece_code(*piece))):
            if at >= 0:
                x, y = frame.middle(at)
                drawn.append(
                    Markup(
                        '<svg x="{:.1f}" y="{:.1f}" width="{}" height="{}" fill="currentColor">'
                        '<title>{}</title><use href="{}#{}"/></svg>'
                    ).format(
                        x - SYMBOL / 2,
                        y - SYMBOL / 2,
                        SYMBOL,
                        SYMBOL,
                        words.name_or(name),
                        SYMBOLS,
                        terrain_symbol(piece[0], number),
                    )
                )
    return drawn
