"""The journal of a table: everything done there, in order. A table is its metadata and its journal."""

from dataclasses import dataclass, field
from typing import Any, Final

# The kinds of entries. Their values are stored in databases.
CHOICE: Final = "choice"  # {"action": n}; "auto" if nobody was asked, "rest" to decline all reactions of the turn
UNDO: Final = "undo"  # {"number": n}: leave out choice n
REWIND: Final = "back"  # {"number": n}: leave out choice n and everything after it
REDO: Final = "redo"
ASK: Final = "ask"  # {"number": n, "needs": [seats]}: ask these seats to allow a rewind
ALLOW: Final = "allow"
REFUSE: Final = "refuse"
HINT: Final = "hint"  # the opinion of the adviser, as `pack_opinion` writes it
SAY: Final = "say"  # {"text": …} or {"phrase": …}
SIT: Final = "sit"  # {"name": …}: somebody took the seat
LEAVE: Final = "leave"  # nobody holds the seat any more
PHYSICAL: Final = "physical"  # people enter what they draw and roll at a physical table
CLOSE: Final = "close"  # nothing can be done at the table …
REOPEN: Final = "reopen"  # … until this
OFFER: Final = "offer"  # whoever holds the seat may become the host
HOST: Final = "host"  # they did
COPIED: Final = "copied"  # the choices before this entry were made in another game, which goes on here
REMATCH: Final = "rematch"  # {"how": …, "needs": [seats]}: after the end, ask these seats to play again
ACCEPT: Final = "accept"  # {"seats": [seats]}: these seats agree to play again
DECLINE: Final = "decline"  # refuse to play again, or withdraw the request
NEXT: Final = "next"  # {"table": id}: everybody goes on at this table

CHAT: Final = "says"  # the id of notes made by SAY entries


@dataclass(frozen=True, slots=True)
class Entry:
    """One thing that a seat (or CHANCE) did."""

    kind: str
    seat: int
    data: dict[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class TableInfo:
    """The metadata of a table, which never change."""

    id: str
    game: str
    rules: int
    options: str  # written as in records
    seed: str
    players: tuple[str, ...]  # for every seat PEOPLE or the spec of a bot
    created: str  # ISO date
    deal: str = ""  # the seed that the owner has chosen; empty if it was drawn


@dataclass(frozen=True)
class Note:
    """A line of the log that is no event of the game. If `seats` is None, everybody may read it."""

    at: int  # the number of choices made before it
    id: str  # what was done, or CHAT
    seat: int
    seats: frozenset[int] | None = None
    text: str = ""  # of a chat line
    phrase: str | None = None  # of a chat line that is a ready-made phrase

    def is_chat(self) -> bool:
        """Return whether this is a chat line."""
        return self.id == CHAT

    def visible_to(self, viewer: int) -> bool:
        """Return whether this viewer may read the note."""
        return self.seats is None or viewer in self.seats
