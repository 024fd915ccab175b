"""A server over a fresh database, and browsers that visit it."""

import asyncio
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from fastapi import FastAPI
from sqlalchemy import Engine, event

from shiai.table import workers
from shiai.web import guard
from shiai.web.app import create_app
from tests.stores import new_store
from tests.web.browsers import Browser
from tests.web.client import Client

MANY = 10**9


@pytest.fixture(autouse=True)
def hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tests press buttons faster than people (those of the limits set them again), and want hints at once."""
    monkeypatch.setattr(guard, "MAX_POSTS", MANY)
    monkeypatch.setattr(guard, "MAX_POSTS_WITHOUT_COOKIE", MANY)
    monkeypatch.setattr(workers, "ADVISER", "search:iterations=12")


@pytest.fixture(autouse=True)
def never_in_the_event_loop() -> Iterator[None]:
    """No request asks the database in the event loop, where everybody would wait for the answer."""

    def check(*_args: object) -> None:
        try:
            asyncio.get_running_loop()
        except RuntimeError:
            return
        raise AssertionError("the database is asked in the event loop")

    event.listen(Engine, "before_cursor_execute", check)
    yield
    event.remove(Engine, "before_cursor_execute", check)


@pytest.fixture
def app(tmp_path: Path) -> FastAPI:
    """The application, with bots that think in a thread."""
    return create_app(new_store(tmp_path), ThreadPoolExecutor(1))


@pytest.fixture
def client(app: FastAPI) -> Iterator[Client]:
    """The server, started and stopped again."""
    with Client(app) as started:
        yield started


@pytest.fixture
def browser(app: FastAPI, client: Client) -> Browser:
    """The first browser."""
    return Browser(app, client)


@pytest.fixture
def another(app: FastAPI, browser: Browser) -> Callable[[], Browser]:
    """Makes further browsers at the same server."""

    def make() -> Browser:
        further = Client(app)
        further.portal = browser.client.portal
        return Browser(app, further)

    return make
