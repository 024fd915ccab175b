"""What happened, for logs and animations: message ids and values, never prose.

Events are built only while somebody listens (`State.listen`), so play without a listener costs nothing.
"""

from dataclasses import dataclass


@dataclass(frozen=True)
class Event:
    """One thing that happened. `seats` is None when everybody may know it."""

    message: str
    values: dict[str, str | int]
    clause: str
    seats: tuple[int, ...] | None

    def visible_to(self, seat: int) -> bool:
        """May this seat (or WATCHER) be told?"""
        return self.seats is None or seat in self.seats
