"""Cues: the movements that a page plays on the board for an event. `web/static/drama.js` knows how each kind looks."""

from dataclasses import dataclass
from typing import Final

STEPS: Final = ("move", "drop", "tag", "turn", "pulse", "flip")
BLOWS: Final = ("strike", "clash", "flash", "die", "crack")
HELD: Final = ("banner", "glow", "fall", "burn", "lift")
KINDS: Final = frozenset((*STEPS, *BLOWS, *HELD))
BOARD: Final = "board"  # as a piece: the whole board


@dataclass(frozen=True)
class Cue:
    """One movement. Pieces are ids of elements of the drawing; a cue whose elements are missing is left out.

    `move` lets the element `origin` (or `symbol`, starting at `origin`) fly to `piece`. `drop` lets `symbol` land on
    `piece`. Both stay until the board changes.
    """

    kind: str
    piece: str = ""  # what it happens to, or where something arrives
    origin: str = ""  # where something comes from
    symbol: str = ""  # the address of an SVG symbol
    ink: str = ""  # of symbol or text: vermilion, indigo, pine, ochre or plum; otherwise that of the text
    text: str = ""  # a short word or number
    turn: int = 0  # degrees from how the board before shows it
    places: tuple[str, ...] = ()  # what lights up
    together: bool = False  # the next cue starts at the same time
    late: bool = False  # played after the change of the board instead of before

    def __post_init__(self) -> None:
        if self.kind not in KINDS:
            raise ValueError(f"there is no cue '{self.kind}'; known are: {', '.join(sorted(KINDS))}")

    def pieces(self) -> tuple[str, ...]:
        """Return the ids of all elements that it needs."""
        return tuple([id for id in (self.piece, self.origin, *self.places) if id])
