"""What every request must pass and every answer carries: same origin, size, rate, and headers that forbid all else."""

import time
from typing import Final

from starlette.datastructures import Headers, MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from shiai.web.kit.identity import Identity

LARGEST_BODY: Final = 512 * 1024  # bytes; a record of the longest game is far below
WINDOW: Final = 10.0  # seconds
POSTS: Final = 60  # in a window, from one browser
STRANGERS: Final = 300  # in a window, from one address without a cookie
CROWD: Final = 1500  # in a window, from one address, however many browsers it has
REMEMBERED: Final = 10_000  # browsers and addresses
HEADERS: Final = {
    "content-security-policy": "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; "
    "connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}


class TooLarge(HTTPException):
    """The body is bigger than anything we take."""

    def __init__(self) -> None:
        super().__init__(413, f"the request is larger than {LARGEST_BODY} bytes")


class Rate:
    """How often somebody came lately; whoever comes too often is told how long to wait."""

    def __init__(self) -> None:
        self.windows: dict[str, tuple[float, int]] = {}  # when it began, and how often since

    def wait(self, who: str, most: int) -> int:
        """Seconds to wait; 0 when this visit is welcome."""
        now = time.monotonic()
        began, often = self.windows.pop(who, (now, 0))
        if now - began >= WINDOW:
            began, often = now, 0
        self.windows[who] = (began, often + 1)
        if len(self.windows) > REMEMBERED:
            del self.windows[next(iter(self.windows))]  # who has not come for the longest time
        return 0 if often < most else max(1, round(began + WINDOW - now))


class Guard:
    """An ASGI layer around the whole application."""

    def __init__(self, app: ASGIApp, identity: Identity) -> None:
        self.app = app
        self.identity = identity
        self.rate = Rate()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        headers = Headers(scope=scope)

        async def send_guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                answer = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    answer[name] = value
                if "cache-control" not in answer:
                    answer["cache-control"] = "no-store"
            await send(message)

        refusal = self.refusal(scope, headers) if scope["method"] not in ("GET", "HEAD") else None
        if refusal is not None:
            await refusal(scope, receive, send_guarded)
            return
        await self.app(scope, limited(receive), send_guarded)

    def refusal(self, scope: Scope, headers: Headers) -> JSONResponse | None:
        """Why a changing request is not let in, if so."""
        if not same_origin(headers):
            return answer_with(403, "other-site", "this request comes from another site; open the table itself")
        length = headers.get("content-length", "0")
        if not length.isdecimal() or len(length) > 9 or int(length) > LARGEST_BODY:
            return answer_with(413, "too-large", TooLarge().detail)
        connection = HTTPConnection(scope)
        person = self.identity.person(connection)
        address = connection.client.host if connection.client else ""
        own = (person, POSTS) if person else (f"stranger {address}", STRANGERS)
        wait = self.rate.wait(*own) or self.rate.wait(f"crowd {address}", CROWD)
        if wait:
            refused = answer_with(429, "too-many", f"too many requests; wait {wait} s")
            refused.headers["retry-after"] = str(wait)
            return refused
        return None


def answer_with(status: int, reason: str, message: str) -> JSONResponse:
    """A short answer in the form of all our refusals."""
    return JSONResponse({"error": reason, "message": message, "clauses": []}, status)


def same_origin(headers: Headers) -> bool:
    """Browsers say where a request comes from; programs without such headers carry no cookies of anybody else."""
    site = headers.get("sec-fetch-site")
    if site is not None and site not in ("same-origin", "none"):
        return False
    origin = headers.get("origin")
    return origin is None or origin.partition("://")[2] == headers.get("host", "")


def limited(receive: Receive) -> Receive:
    """Counts what arrives, because a length may be missing or wrong."""
    size = 0

    async def counted() -> Message:
        nonlocal size
        message = await receive()
        size += len(message.get("body", b""))
        if size > LARGEST_BODY:
            raise TooLarge
        return message

    return counted
