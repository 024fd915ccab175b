"""Messages: what is asked, offered or happened, as ids and values. Catalogues turn them into sentences.

A value that is a string is the id of a component (an area, a ronin, a side), which catalogues name too.
"""

from dataclasses import dataclass

Values = dict[str, str | int]


@dataclass(frozen=True)
class Message:
    """An id of the game's catalogue, what to put into it, and the clause it stands on."""

    id: str
    values: Values
    clause: str


@dataclass(frozen=True)
class Event(Message):
    """Something that happened. `seats` is None when everybody may know it.

    Events are built only while somebody listens (`State.listen`), so play without a listener costs nothing.
    """

    seats: tuple[int, ...] | None

    def visible_to(self, seat: int) -> bool:
        """May this seat (or WATCHER) be told?"""
        return self.seats is None or seat in self.seats
