"""The journal of a table: everything that was ever done at it, in order. A table is its metadata and its journal."""

from dataclasses import dataclass, field
from typing import Any, Final

CHOICE: Final = "choice"  # {"action": n}
UNDO: Final = "undo"  # {"number": n}: the n-th choice is left out
BACK: Final = "back"  # {"number": n}: the n-th choice and everything after it is left out
REDO: Final = "redo"
ASK: Final = "ask"  # {"number": n, "needs": [seats]}: may we go back?
ALLOW: Final = "allow"
REFUSE: Final = "refuse"
HINT: Final = "hint"  # what the adviser said, as `opinion` packs it
SAY: Final = "say"  # {"text": …} or {"phrase": …}
SAYS: Final = "says"
SIT: Final = "sit"  # {"name": …}: somebody took the seat


@dataclass(frozen=True, slots=True)
class Entry:
    """One thing done by a seat (or by CHANCE)."""

    kind: str
    seat: int
    data: dict[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class TableInfo:
    """What is fixed when a table is set up."""

    id: str
    game: str
    rules: int
    options: str  # in the form of records
    seed: str
    players: tuple[str, ...]  # a bot's name or PEOPLE for every seat
    created: str  # a day
    deal: str = ""  # the seed that people may share; empty where luck is the table's own


@dataclass(frozen=True)
class Note:
    """A line of the log that is no event of the game. `seats` is None when everybody may know it."""

    at: int  # after so many choices
    id: str  # what was done; "says" when people talk
    seat: int
    seats: frozenset[int] | None = None
    text: str = ""  # what was said
    phrase: str | None = None  # or one of the ready-made sentences

    def said(self) -> bool:
        """Is it talk?"""
        return self.id == SAYS

    def visible_to(self, viewer: int) -> bool:
        """May this viewer be told?"""
        return self.seats is None or viewer in self.seats
