"""ASGI middleware that checks origin, size and rate of requests and adds security headers to responses."""

import asyncio
import time
from typing import Final

from sqlalchemy.exc import SQLAlchemyError
from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from shiai.table.quota import address
from shiai.table.settings import Settings
from shiai.web.kit.identity import PERSON, Identity

PROGRAMS: Final = "/api/"  # what the paths of the interface for programs begin with
NOTES: Final = "shiai_notes"  # in the scope of a request: what its figures need
STREAM: Final = "/events"  # what the paths of event streams end with
NO_DATABASE: Final = "the database does not answer; nothing was changed, try again in a moment"
WAIT_FOR_DATABASE: Final = 5  # seconds
WINDOW: Final = 10.0  # seconds
MAX_POSTS: Final = 60  # per window, from one browser
MAX_POSTS_WITH_TOKEN: Final = 600  # per window, from the programs of one person
MAX_POSTS_WITHOUT_COOKIE: Final = 300  # per window, from one address, requests without a cookie
MAX_POSTS_FROM_ADDRESS: Final = 1500  # per window, from one address, with any number of browsers
MAX_REMEMBERED: Final = 10_000  # browsers and addresses
HEADERS: Final = {
    "content-security-policy": "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; form-action 'self'; base-uri 'none'; "
    "frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


class TooLarge(HTTPException):
    """The body of a request is larger than the limit."""

    def __init__(self, most: int) -> None:
        super().__init__(413, f"the request is larger than {most} bytes; send a smaller file")


class TooSlow(HTTPException):
    """The body of a request does not arrive in time."""

    def __init__(self, seconds: int) -> None:
        super().__init__(408, f"the request did not arrive within {seconds} seconds; send it again")


class RateLimiter:
    """Counts requests per client in windows of WINDOW seconds."""

    def __init__(self) -> None:
        self.windows: dict[str, tuple[float, int]] = {}  # by client: start of the window, requests since

    def wait(self, client: str, most: int) -> int:
        """Count a request; return the seconds that the client must wait, or 0 if it stays within `most` requests."""
        now = time.monotonic()
        start, count = self.windows.pop(client, (now, 0))
        if now - start >= WINDOW:
            start, count = now, 0
        self.windows[client] = (start, count + 1)
        if len(self.windows) > MAX_REMEMBERED:
            del self.windows[next(iter(self.windows))]  # the client that has been silent longest
        return 0 if count < most else max(1, round(start + WINDOW - now))


class Guard:
    """Middleware around the whole application."""

    def __init__(self, app: ASGIApp, identity: Identity, settings: Settings) -> None:
        self.app = app
        self.identity = identity
        self.settings = settings
        self.rate = RateLimiter()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)
        client = scope.get("client")
        address.set(client[0] if client else "")
        if scope["method"] == "HEAD" and not scope["path"].endswith(STREAM):
            scope, send = {**scope, "method": "GET"}, without_body(send)

        async def send_guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                answer = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    answer.setdefault(name, value)
                if "cache-control" not in answer:
                    answer["cache-control"] = "no-store"
            await send(message)

        try:
            refusal = await self.read_token(scope, headers)
        except SQLAlchemyError:
            refusal = no_database()
            note_outage(scope)
        if refusal is None and scope["method"] not in ("GET", "HEAD"):
            refusal = self.refusal(scope, headers)
        if refusal is not None:
            await refusal(scope, receive, send_guarded)
            return
        limited = limit_body(receive, self.settings.body_bytes, self.settings.body_seconds)
        await self.app(scope, limited, send_guarded)

    async def read_token(self, scope: Scope, headers: Headers) -> JSONResponse | None:
        """Note the person whose token a request of a program has; return the refusal of an invalid token."""
        header = headers.get("authorization")
        if header is None or not scope["path"].startswith(PROGRAMS):
            return None
        scope[PERSON] = await asyncio.to_thread(self.identity.person_of_token, header)
        if scope[PERSON]:
            return None
        client = HTTPConnection(scope).client
        wait = self.rate.wait(f"stranger {client.host if client else ''}", MAX_POSTS_WITHOUT_COOKIE)
        message = (
            "this token is not valid (any more); make one on the page of settings, and send Authorization: Bearer TOKEN"
        )
        refused = too_many(wait) if wait else error_response(401, "token", message)
        refused.headers["www-authenticate"] = "Bearer"
        return refused

    def refusal(self, scope: Scope, headers: Headers) -> JSONResponse | None:
        """Return the refusal of a request that may change something, or None if it is allowed."""
        if not same_origin(headers):
            return error_response(403, "other-site", "this request comes from another site; open the table itself")
        length = headers.get("content-length", "0")
        most = self.settings.body_bytes
        if not length.isdecimal() or len(length) > 12 or int(length) > most:
            return error_response(413, "too-large", TooLarge(most).detail)
        connection = HTTPConnection(scope)
        person = self.identity.person(connection)
        host = connection.client.host if connection.client else ""
        if scope.get(PERSON):
            own = (f"token {person}", MAX_POSTS_WITH_TOKEN)
        else:
            own = (person, MAX_POSTS) if person else (f"stranger {host}", MAX_POSTS_WITHOUT_COOKIE)
        wait = self.rate.wait(*own) or self.rate.wait(f"crowd {host}", MAX_POSTS_FROM_ADDRESS)
        return too_many(wait) if wait else None


def too_many(wait: int) -> JSONResponse:
    """Return the refusal of a client that has to wait."""
    refused = error_response(429, "too-many", f"too many requests; wait {wait} s")
    refused.headers["retry-after"] = str(wait)
    return refused


def error_response(status: int, reason: str, message: str) -> JSONResponse:
    """Return a refusal as JSON."""
    return JSONResponse({"error": reason, "message": message, "clauses": []}, status)


def same_origin(headers: Headers) -> bool:
    """Return whether a request comes from our own pages. Programs send no origin; they carry no foreign cookies."""
    site = headers.get("sec-fetch-site")
    if site is not None and site not in ("same-origin", "none"):
        return False
    origin = headers.get("origin")
    return origin is None or origin.partition("://")[2] == headers.get("host", "")


def without_body(send: Send) -> Send:
    """Wrap `send` to answer HEAD: as GET is answered, but without the body."""

    async def send_head(message: Message) -> None:
        if message["type"] == "http.response.body":
            message = {**message, "body": b""}
        await send(message)

    return send_head


def note_outage(scope: Scope) -> None:
    """Note that the database did not answer this request."""
    scope.get(NOTES, set()).add("outage")


def no_database() -> JSONResponse:
    """Return the refusal of a request while the database does not answer."""
    refused = error_response(503, "database", NO_DATABASE)
    refused.headers["retry-after"] = str(WAIT_FOR_DATABASE)
    return refused


def limit_body(receive: Receive, most: int, seconds: int) -> Receive:
    """Wrap `receive` to refuse large bodies, because the content length may be missing or wrong, and slow ones."""
    size = 0
    due = time.monotonic() + seconds
    whole = False

    async def counted() -> Message:
        nonlocal size, whole
        if whole:  # all that can come is that the visitor has left
            return await receive()
        try:
            message = await asyncio.wait_for(receive(), max(0.0, due - time.monotonic()))
        except TimeoutError:
            raise TooSlow(seconds) from None
        whole = not message.get("more_body", False)
        size += len(message.get("body", b""))
        if size > most:
            raise TooLarge(most)
        return message

    return counted
