"""The server process: uvicorn with limits on connections and heads of requests, which ends streams before it stops."""

import asyncio
import contextlib
import json
import socket
from collections import Counter
from ipaddress import ip_address, ip_network
from typing import Any, Final

import uvicorn
from fastapi import FastAPI
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from shiai.table.settings import Settings
from shiai.web.guard import HEADERS

try:
    import resource
except ImportError:  # Windows
    resource = None  # type: ignore[assignment]

GRACE: Final = 5  # seconds for requests to end when the server stops
SPARE_FILES: Final = 128  # open files that are no connections: databases, workers, static files
REASONS: Final = {
    408: ("Request Timeout", "timeout", "the request did not arrive in time; send it again"),
    431: ("Request Header Fields Too Large", "too-large", "the head of the request is too large; delete some cookies"),
    503: ("Service Unavailable", "full", "too many connections to this server; come again in a minute"),
}


def is_among(address: str, networks: tuple[str, ...]) -> bool:
    """Return whether an address belongs to one of these networks."""
    try:
        found = ip_address(address)
    except ValueError:
        return False
    return any(found in ip_network(network, strict=False) for network in networks)


class Connections:
    """Counts the open connections, in all and by address."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.most = min(settings.connections, possible_connections())
        self.total = 0
        self.of: Counter[str] = Counter()

    def enter(self, address: str) -> bool:
        """Count one more; return whether there may be so many."""
        self.total += 1
        self.of[address] += 1
        crowded = self.of[address] > self.settings.connections_per_address
        return self.total <= self.most and not (crowded and not is_among(address, self.settings.proxies))

    def leave(self, address: str) -> None:
        """Count one less."""
        self.total -= 1
        self.of[address] -= 1
        if not self.of[address]:
            del self.of[address]


def possible_connections() -> int:
    """Return how many connections this process can have open, after asking the system for as many as it allows."""
    if resource is None:
        return 500
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != hard:
        with contextlib.suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return max(10, soft - SPARE_FILES) if soft != resource.RLIM_INFINITY else 1_000_000


def protocol_for(settings: Settings) -> type[asyncio.Protocol]:
    """Return a protocol with these limits; all its connections are counted together."""
    counted = Connections(settings)

    class Limited(HttpToolsProtocol):
        """Refuses connections and heads of requests that are too many, too large or too slow."""

        address = ""
        head = 0  # bytes of a head that has not ended
        in_head = True
        timer: asyncio.TimerHandle | None = None

        def connection_made(self, transport: Any) -> None:
            """Count the connection."""
            super().connection_made(transport)
            self.address = self.client[0] if self.client else ""
            if counted.enter(self.address):
                self.wait_for_head()
            else:
                self.refuse(503)

        def connection_lost(self, exc: Exception | None) -> None:
            """Count the connection no more."""
            counted.leave(self.address)
            self.stop_waiting()
            super().connection_lost(exc)

        def data_received(self, data: bytes) -> None:
            """Read data; refuse a head that is too large before it is kept."""
            if self.transport.is_closing():
                return
            if self.in_head and self.head + len(data) > settings.header_bytes and b"\r\n\r\n" not in data:
                self.refuse(431)
                return
            super().data_received(data)
            if self.in_head:
                self.head += len(data)

        def on_message_begin(self) -> None:
            """Begin to read a head."""
            self.in_head, self.head = True, 0
            if self.timer is None:
                self.wait_for_head()
            super().on_message_begin()

        def on_headers_complete(self) -> None:
            """Refuse a head that is too large although it came as a whole."""
            self.in_head = False
            self.stop_waiting()
            lines = sum([len(name) + len(value) + 4 for name, value in self.headers])
            if lines + len(self.url) > settings.header_bytes:
                self.refuse(431)
                return
            super().on_headers_complete()

        def on_body(self, body: bytes) -> None:
            """Read a part of the body, unless the request was refused."""
            if not self.transport.is_closing():
                super().on_body(body)

        def on_message_complete(self) -> None:
            """End a request, unless it was refused."""
            if not self.transport.is_closing():
                super().on_message_complete()

        def wait_for_head(self) -> None:
            """Give the head of a request so much time."""
            self.timer = self.loop.call_later(settings.head_seconds, self.give_up)

        def give_up(self) -> None:
            """Refuse a request that does not come to its body; who has said nothing gets no answer."""
            if self.head:
                self.refuse(408)
            else:
                self.transport.close()

        def stop_waiting(self) -> None:
            """Forget the time."""
            if self.timer is not None:
                self.timer.cancel()
                self.timer = None

        def refuse(self, status: int) -> None:
            """Answer before there is a request, and close the connection."""
            self.stop_waiting()
            if not self.transport.is_closing():
                self.transport.write(refusal(status))
                self.transport.close()

    return Limited


def refusal(status: int) -> bytes:
    """Return an answer as it goes over the wire, with the headers that all answers have."""
    name, reason, message = REASONS[status]
    body = json.dumps({"error": reason, "message": message, "clauses": []}).encode()
    headers = HEADERS | {"content-type": "application/json", "content-length": str(len(body)), "connection": "close"}
    headers["cache-control"] = "no-store"
    if status == 503:
        headers["retry-after"] = "60"
    lines = [f"HTTP/1.1 {status} {name}", *[f"{key}: {value}" for key, value in headers.items()], "", ""]
    return "\r\n".join(lines).encode() + body


class Server(uvicorn.Server):
    """Ends all event streams before it waits for the other requests."""

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Stop serving."""
        app: FastAPI = self.config.app  # type: ignore[assignment]
        app.state.streams.close()
        await super().shutdown(sockets)


def server_for(app: FastAPI, settings: Settings) -> Server:
    """Return the server of an application."""
    config = uvicorn.Config(
        app,
        http=protocol_for(settings),
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=list(settings.proxies),
        timeout_graceful_shutdown=GRACE,
    )
    return Server(config)
