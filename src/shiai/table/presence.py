"""Who is at a table: people whose pages listen for news, or did so a moment ago.

Pages are loaded again while people play. Somebody who comes back within `GRACE` seconds was never away, so that nobody
learns from it what the person did.
"""

import threading
import time
from collections.abc import Callable
from typing import Final

GRACE: Final = 20.0  # seconds

MOST_EMPTY: Final = 10_000  # tables of which it is known that everybody has left

Notify = Callable[[], None]


class Presence:
    """The people at all tables of one server."""

    def __init__(self) -> None:
        self.lock = threading.Lock()
        self.listening: dict[str, dict[Notify, str]] = {}  # by table: people by what is called when somebody comes
        self.empty: dict[str, None] = {}  # tables that people have left, until somebody comes or chooses there
        # Is told when everybody has left a table, and when somebody is there again.
        self.tell: Callable[[str, bool], None] = lambda _table, _empty: None
        self.left: dict[str, dict[str, float]] = {}  # by table: when the last page of a person was closed

    def arrive(self, table: str, person: str, notify: Notify) -> None:
        """Note that a page of a person listens; tell the others at the table if the person was away."""
        with self.lock:
            came = person not in self._people(table)
            others = list(self.listening.get(table, {})) if came else []
            self.listening.setdefault(table, {})[notify] = person
        self.return_to(table)
        for other in others:
            other()

    def leave(self, table: str, notify: Notify) -> None:
        """Note that a page listens no more."""
        with self.lock:
            pages = self.listening.get(table, {})
            person = pages.pop(notify, None)
            if person is not None and person not in pages.values():
                self.left.setdefault(table, {})[person] = time.monotonic()
            if not pages:  # nobody is there to see it
                self.listening.pop(table, None)
                self.left.pop(table, None)
        if person is not None and not pages:
            self.desert(table)

    def desert(self, table: str) -> None:
        """Note that everybody has left a table."""
        with self.lock:
            self.empty[table] = None
            if len(self.empty) > MOST_EMPTY:
                del self.empty[next(iter(self.empty))]
        self.tell(table, True)

    def return_to(self, table: str) -> None:
        """Note that somebody is at a table again."""
        with self.lock:
            came = self.empty.pop(table, 0) is None
        if came:
            self.tell(table, False)

    def is_left(self, table: str) -> bool:
        """Return whether people were at a table and all of them have left."""
        return table in self.empty

    def pages(self, person: str | None = None) -> int:
        """Return how many pages of a person listen; of everybody if none is given."""
        with self.lock:
            return sum([person in (None, each) for pages in self.listening.values() for each in pages.values()])

    def people(self, table: str) -> frozenset[str]:
        """Return who is at a table."""
        with self.lock:
            return self._people(table)

    def _people(self, table: str) -> frozenset[str]:
        soon = time.monotonic() - GRACE
        left = self.left.get(table, {})
        for person in [person for person, when in left.items() if when < soon]:
            del left[person]
        return frozenset(self.listening.get(table, {}).values()) | frozenset(left)
