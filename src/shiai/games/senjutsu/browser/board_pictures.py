"""Small pictures of boards, for pages without a game: spaces, start positions of two sides, preset terrain."""

from markupsafe import Markup

from shiai.core.box import Contents
from shiai.games.senjutsu.browser.frame import HALF, RADIUS, SYMBOL, Frame
from shiai.games.senjutsu.rules.battlefield.boards import KIND_NAMES, Board, footprint
from shiai.games.senjutsu.rules.battlefield.hexes import bits
from shiai.games.senjutsu.rules.contents import board_in
from shiai.i18n.catalogue import Catalogue

SHARE = 0.94  # of a space that its outline has
SYMBOLS = "/static/senjutsu/symbols.svg"


def picture(part: str, entry: str, contents: Contents, words: Catalogue) -> Markup | None:
    """The picture of a board; nothing for other components."""
    if part != "boards":
        return None
    board = board_in(contents, entry)
    covered = [space for piece in board.preset for space in footprint(*piece) if space >= 0]
    frame = Frame(board.spaces | sum({1 << space for space in covered}))
    return Markup(
        '<svg class="board-picture" viewBox="-1 -1 {width:.0f} {height:.0f}" role="img" aria-label="{label}">'
        "{drawn}</svg>"
    ).format(
        width=RADIUS * (3 * frame.columns + 1) / 2 + 2,
        height=HALF * (frame.rows + 1) + 2,
        label=words.name_or(entry),
        drawn=Markup("").join([*spaces(board, frame), *terrain(board, frame, words)]),
    )


def spaces(board: Board, frame: Frame) -> list[Markup]:
    """The spaces; those where one of two sides starts have its number."""
    drawn = [
        Markup('<path d="{}" fill="currentColor" fill-opacity="0.08" stroke="currentColor"/>').format(
            frame.path(at, SHARE)
        )
        for at in bits(board.spaces)
    ]
    for side, mask in enumerate(board.starts[2], 1):
        for at in bits(mask):
            x, y = frame.middle(at)
            drawn.append(
                Markup(
                    '<text x="{:.1f}" y="{:.1f}" text-anchor="middle" font-size="16" fill="currentColor">{}</text>'
                ).format(x, y + 6, side)
            )
    return drawn


def terrain(board: Board, frame: Frame, words: Catalogue) -> list[Markup]:
    """The pieces of the preset layout."""
    drawn: list[Markup] = []
    for piece in board.preset:
        name = KIND_NAMES[piece[0]]
        for number, at in enumerate(footprint(*piece)):
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
                        f"{name}_part" if number else name,
                    )
                )
    return drawn
