"""What speaks to the server: Starlette's client with answers that arrive whole.

Its own transport goes to the thread of the server and back a dozen times for every request, which often takes longer
than the answer. This one goes there once. It has no streams: tests of streams read them from the server itself.
"""

import asyncio
from contextlib import AbstractContextManager
from typing import Any
from urllib.parse import unquote

import httpx2
from anyio.from_thread import BlockingPortal
from fastapi import FastAPI
from starlette.testclient import TestClient
from starlette.types import Message


class Client(TestClient):
    """A client of an application."""

    def __init__(self, app: FastAPI) -> None:
        super().__init__(app)
        self._transport = Whole(self)

    def portal_to_server(self) -> AbstractContextManager[BlockingPortal]:
        """The way into the thread of the server; without a started server a thread for one request."""
        return self._portal_factory()


class Whole(httpx2.BaseTransport):
    """Carries requests to the application, and whole answers back."""

    def __init__(self, client: Client) -> None:
        self.client = client

    def handle_request(self, request: httpx2.Request) -> httpx2.Response:
        """Ask the application."""
        with self.client.portal_to_server() as portal:
            status, headers, body = portal.call(self.answer, request, request.read())
        return httpx2.Response(status, headers=headers, stream=httpx2.ByteStream(body), request=request)

    async def answer(self, request: httpx2.Request, sent: bytes) -> tuple[int, list[tuple[bytes, bytes]], bytes]:
        """Status, headers and body of an answer."""
        begun: Message = {}
        body: list[bytes] = []
        asked: list[Message] = [{"type": "http.request", "body": sent}]
        answered = asyncio.Event()

        async def receive() -> Message:
            if asked:
                return asked.pop()
            await answered.wait()
            return {"type": "http.disconnect"}

        async def send(message: Message) -> None:
            if message["type"] == "http.response.start":
                begun.update(message)
                return
            body.append(bytes(message.get("body", b"")))
            if not message.get("more_body"):
                answered.set()

        await self.client.app(self.scope(request), receive, send)
        return begun["status"], begun["headers"], b"" if request.method == "HEAD" else b"".join(body)

    def scope(self, request: httpx2.Request) -> dict[str, Any]:
        """A request as ASGI describes it."""
        url = request.url
        return {
            "type": "http",
            "http_version": "1.1",
            "method": request.method,
            "path": unquote(url.path),
            "raw_path": url.raw_path.partition(b"?")[0],
            "root_path": "",
            "scheme": url.scheme,
            "query_string": url.query,
            "headers": [(key.lower(), value) for key, value in request.headers.raw],
            "client": ("testclient", 50000),
            "server": (url.host, url.port or 80),
            "state": dict(self.client.app_state),
        }
