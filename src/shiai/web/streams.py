"""Event streams of a server: how many there may be, and that they end when the server does."""

from collections import Counter
from collections.abc import Callable

from starlette.exceptions import HTTPException
from starlette.responses import StreamingResponse
from starlette.types import Receive, Scope, Send

from shiai.table.settings import Settings


class Streams:
    """Counts the open event streams by person and address. It belongs to the event loop."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.total = 0
        self.of: Counter[str] = Counter()  # by person and by address
        self.ends: set[Callable[[], None]] = set()  # what ends the open streams
        self.closed = False

    def enter(self, person: str, address: str) -> None:
        """Count one more stream; raise HTTPException if there are too many."""
        limits = self.settings
        if self.total >= limits.streams or self.closed:
            raise HTTPException(503, "too many pages listen to this server; look again in a minute", retry(60))
        if self.of[f"person {person}"] >= limits.streams_per_person:
            raise HTTPException(429, "too many pages of yours listen; close some", retry(30))
        if self.of[f"address {address}"] >= limits.streams_per_address:
            raise HTTPException(429, "too many pages listen from your network; close some", retry(30))
        self.total += 1
        self.of.update((f"person {person}", f"address {address}"))

    def leave(self, person: str, address: str) -> None:
        """Count one stream less."""
        self.total -= 1
        for key in (f"person {person}", f"address {address}"):
            self.of[key] -= 1
            if not self.of[key]:
                del self.of[key]

    def close(self) -> None:
        """End all streams and begin no more."""
        self.closed = True
        for end in list(self.ends):
            end()


def retry(seconds: int) -> dict[str, str]:
    """Return the header that says when to come again."""
    return {"retry-after": str(seconds)}


class EventStream(StreamingResponse):
    """A stream of events that is counted as long as it is open."""

    media_type = "text/event-stream"
    leave: Callable[[], None]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        try:
            await super().__call__(scope, receive, send)
        finally:
            self.leave()
