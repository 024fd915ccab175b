"""The server over a real connection: what is too large, too slow or too much is refused, and others notice nothing."""

import asyncio
import logging
import socket
from collections.abc import Callable, Coroutine
from typing import Any

import pytest
from fastapi import FastAPI
from starlette.requests import Request
from starlette.responses import PlainTextResponse
from starlette.routing import Route

from shiai.table.settings import Settings
from shiai.web.serving import REASONS, Server, refusal, server_for
from tests.web.browsers import Browser

Visit = Callable[[int, Server], Coroutine[Any, Any, None]]
GET = b"GET /healthz HTTP/1.1\r\nhost: x\r\n"


def serve(app: FastAPI, settings: Settings, visit: Visit) -> None:
    """Serve an application on a free port while somebody visits it."""

    async def both() -> None:
        listening = socket.create_server(("127.0.0.1", 0))
        server = server_for(app, settings)
        serving = asyncio.create_task(server.serve([listening]))
        try:
            while not server.started:
                await asyncio.sleep(0)
            await asyncio.wait_for(visit(listening.getsockname()[1], server), 30)
        finally:
            server.should_exit = True
            await asyncio.wait_for(serving, 30)

    asyncio.run(both())


async def answer_to(port: int, *parts: bytes) -> tuple[int, bytes]:
    """Send something; return the status and the whole answer."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    try:
        for part in parts:
            writer.write(part)
            await writer.drain()
    except ConnectionError:
        pass
    found = await read_all(reader)
    writer.close()
    return int(found.split()[1]) if found else 0, found


async def read_all(reader: asyncio.StreamReader) -> bytes:
    """Everything until the server closes the connection."""
    found = b""
    try:
        while part := await reader.read(65536):
            found += part
    except ConnectionError:
        pass
    return found


async def is_served(port: int) -> bool:
    """Whether somebody else gets an answer."""
    return (await answer_to(port, GET + b"connection: close\r\n\r\n"))[0] == 200


def test_a_head_that_is_too_large_is_refused_and_not_kept(app: FastAPI) -> None:
    settings = Settings(header_bytes=8192)

    async def visit(port: int, server: Server) -> None:
        whole = GET + b"x-large: " + b"x" * 9000 + b"\r\n\r\n"
        many = GET + b"".join([b"x-%d: y\r\n" % number for number in range(1000)]) + b"\r\n"
        endless = [GET + b"x-large: ", *[b"x" * 65536] * 1024]  # 64 MB
        for parts in ([whole], [many], endless):
            status, _answer = await answer_to(port, *parts)
            assert status in (431, 0)  # a connection that is closed while it sends may lose the answer
            assert await is_served(port)
        assert (await answer_to(port, whole))[0] == 431
        assert (await answer_to(port, GET + b"x: " + b"x" * 7000 + b"\r\nconnection: close\r\n\r\n"))[0] == 200
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(GET + b"\r\n")
        assert b"200" in await reader.readuntil(b"}")
        writer.write(whole)
        assert b"HTTP/1.1 431" in await read_all(reader)
        writer.close()

    serve(app, settings, visit)


def test_a_head_that_does_not_end_is_given_up(app: FastAPI) -> None:
    async def visit(port: int, server: Server) -> None:
        slow = asyncio.create_task(answer_to(port, GET))
        silent = asyncio.create_task(answer_to(port))
        assert await is_served(port)
        status, found = await slow
        assert status == 408
        assert b"x-content-type-options: nosniff" in found
        assert (await silent) == (0, b"")

    serve(app, Settings(head_seconds=0.2), visit)  # type: ignore[arg-type]


def test_a_body_that_does_not_end_is_given_up(app: FastAPI) -> None:
    async def visit(port: int, server: Server) -> None:
        head = b"POST /api/v1/tables HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n"
        status, found = await answer_to(port, head + b"content-length: 100\r\nconnection: close\r\n\r\n{")
        assert status == 408
        assert b'"timeout"' in found
        assert await is_served(port)

    for middleware in app.user_middleware:
        if "settings" in middleware.kwargs:
            middleware.kwargs["settings"] = Settings(body_seconds=0)
    serve(app, Settings(), visit)


def test_an_address_and_a_server_have_so_many_connections(app: FastAPI) -> None:
    async def visit(port: int, server: Server) -> None:
        opened = [await asyncio.open_connection("127.0.0.1", port) for _ in range(5)]
        status, found = await answer_to(port, GET + b"\r\n")
        assert status == 503
        assert b"retry-after: 60" in found
        assert b"nosniff" in found
        opened.pop()[1].close()
        while not await is_served(port):
            await asyncio.sleep(0.01)
        for _reader, writer in opened:
            writer.close()

    serve(app, Settings(connections_per_address=5), visit)
    serve(app, Settings(connections=10, connections_per_address=5, proxies=("127.0.0.0/8",)), proxied)


async def proxied(port: int, server: Server) -> None:
    """A proxy may have more connections than an address."""
    opened = [await asyncio.open_connection("127.0.0.1", port) for _ in range(9)]
    assert await is_served(port)
    opened += [await asyncio.open_connection("127.0.0.1", port)]
    assert (await answer_to(port, GET + b"\r\n"))[0] == 503
    for _reader, writer in opened:
        writer.close()


@pytest.mark.parametrize(("proxies", "believed"), [((), False), (("127.0.0.1",), True), (("10.0.0.0/8",), False)])
def test_forwarded_addresses_are_believed_only_from_configured_proxies(
    app: FastAPI, proxies: tuple[str, ...], believed: bool
) -> None:
    seen: list[str] = []

    async def who(request: Request) -> PlainTextResponse:
        seen.append(f"{request.client.host if request.client else ''} {request.url.scheme}")
        return PlainTextResponse("")

    app.router.routes.insert(0, Route("/who", who))

    async def visit(port: int, server: Server) -> None:
        head = b"GET /who HTTP/1.1\r\nhost: x\r\nx-forwarded-for: 203.0.113.9\r\nx-forwarded-proto: https\r\n"
        assert (await answer_to(port, head + b"connection: close\r\n\r\n"))[0] == 200

    serve(app, Settings(proxies=proxies), visit)
    assert seen == ["203.0.113.9 https" if believed else "127.0.0.1 http"]


def test_a_server_that_stops_ends_its_streams_without_a_word(
    browser: Browser, app: FastAPI, caplog: pytest.LogCaptureFixture
) -> None:
    table = browser.new_table("seven_ronin", "me", "random")
    streams: list[tuple[asyncio.StreamReader, asyncio.StreamWriter]] = []

    async def visit(port: int, server: Server) -> None:
        for _ in range(20):
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(b"GET /table/%s/events HTTP/1.1\r\nhost: x\r\n\r\n" % table.encode())
            assert await reader.readuntil(b": here\n\n")
            streams.append((reader, writer))
        assert app.state.streams.total == 20
        server.should_exit = True
        for reader, writer in streams:
            assert b"0\r\n\r\n" in await read_all(reader)  # the end of a chunked answer
            writer.close()

    with caplog.at_level(logging.WARNING):
        serve(app, Settings(), visit)
    assert caplog.records == []
    assert app.state.streams.total == 0


@pytest.mark.parametrize("status", REASONS)
def test_refusals_of_connections_are_whole_answers(status: int) -> None:
    head, _, body = refusal(status).partition(b"\r\n\r\n")
    assert head.startswith(b"HTTP/1.1 %d " % status)
    assert b"content-length: %d" % len(body) in head
