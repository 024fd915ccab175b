"""Messages: prompts, choices and events as ids and values, which catalogues turn into sentences.

A string value is the id of a component (an area, a ronin, a side), which catalogues translate, too, or a composite of
several ids.
"""

from dataclasses import dataclass
from typing import Final

JOINT: Final = "\x1f"  # between the ids of a composite; nobody can type it

Values = dict[str, str | int]


def composite(first: str, *more: str) -> str:
    """A value made of several ids, for a component that no catalogue names: `4 (doll, flames)`."""
    return JOINT.join((first, *more))


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
