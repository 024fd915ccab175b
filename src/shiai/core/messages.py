"""Messages: prompts, choices and events as ids and values, which catalogues turn into sentences.

A string value is the id of a component (an area, a ronin, a side), which catalogues translate, too.
"""

from dataclasses import dataclass

Values = dict[str, str | int]


@dataclass(frozen=True)
class Message:
    """A message id, its values, and the clause it refers to."""

    id: str
    values: Values
    clause: str


@dataclass(frozen=True)
class Event(Message):
    """Something that happened. `seats` are those that may know it; None means everybody.

    Events are created only while somebody listens (`State.listen`), so play without a listener costs nothing.
    """

    seats: tuple[int, ...] | None

    def visible_to(self, seat: int) -> bool:
        """May this seat (or WATCHER) know the event?"""
        return self.seats is None or seat in self.seats
