"""While the database takes its time over one table, everybody else plays on."""

import threading
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from typing import Any, Final

import pytest
from fastapi import FastAPI
from sqlalchemy import text

from shiai.table.service import TableService
from shiai.table.store import Store
from shiai.web.app import create_app
from shiai.web.kit import table_threads
from tests.postgresql import postgresql, postgresql_url
from tests.web.browsers import PATIENCE, Browser
from tests.web.client import Client

__all__ = ["postgresql", "postgresql_url"]

FIRST: Final = "place well"

Ask = Callable[..., Future[Any]]


@pytest.fixture
def ask() -> Iterator[Ask]:
    """Asks the server in another thread."""
    with ThreadPoolExecutor(table_threads.THREADS + 4) as threads:
        yield threads.submit


class SlowStore:
    """Holds up whatever is stored at one table."""

    def __init__(self, service: TableService, table: str, patch: pytest.MonkeyPatch) -> None:
        self.begun, self.free = threading.Event(), threading.Event()
        append = service.store.append

        def slow_append(id: str, *args: Any, **more: Any) -> None:
            if id == table:
                self.begun.set()
                self.free.wait(PATIENCE)
            append(id, *args, **more)

        patch.setattr(service.store, "append", slow_append)


@pytest.fixture
def tables(browser: Browser) -> tuple[str, str]:
    """A table at which storing takes long, and another one."""
    return browser.new_table("seven_ronin", "me", "me"), browser.new_table("seven_ronin", "me", "me")


@pytest.fixture
def slow(app: FastAPI, tables: tuple[str, str], monkeypatch: pytest.MonkeyPatch) -> Iterator[SlowStore]:
    """What holds up the first table."""
    made = SlowStore(app.state.service, tables[0], monkeypatch)
    yield made
    made.free.set()


def test_pages_and_choices_of_others_are_answered_while_a_choice_is_being_stored(
    ask: Ask, browser: Browser, another: Callable[[], Browser], tables: tuple[str, str], slow: SlowStore
) -> None:
    stuck, other = tables
    choice = ask(browser.choose, stuck, 0, FIRST)
    assert slow.begun.wait(PATIENCE)
    assert ask(browser.get, f"/table/{other}").result(PATIENCE).status_code == 200
    ask(browser.choose, other, 0, FIRST).result(PATIENCE)
    assert ask(another().get, "/").result(PATIENCE).status_code == 200
    assert not choice.done()
    slow.free.set()
    choice.result(PATIENCE)
    assert browser.view(stuck, 0)["log"] == browser.view(other, 0)["log"] != []


def test_a_page_shows_a_choice_only_after_it_is_stored(
    ask: Ask, browser: Browser, tables: tuple[str, str], slow: SlowStore
) -> None:
    stuck, _ = tables
    before = browser.view(stuck, 0)
    choice = ask(browser.choose, stuck, 0, FIRST)
    assert slow.begun.wait(PATIENCE)
    pages = [ask(browser.view, stuck, 0) for _ in range(table_threads.THREADS + 2)]  # of one table, more than threads
    assert ask(browser.get, "/healthz").result(PATIENCE).status_code == 200
    assert not choice.done()
    assert not any(page.done() for page in pages)
    slow.free.set()
    assert all(page.result(PATIENCE) != before for page in pages)


def test_many_who_wait_for_one_table_hold_up_no_other(
    ask: Ask, browser: Browser, tables: tuple[str, str], slow: SlowStore
) -> None:
    stuck, other = tables
    waiting = [ask(browser.view, stuck, 0)]
    waiting[0].result(PATIENCE)
    choice = ask(browser.choose, stuck, 0, FIRST)
    assert slow.begun.wait(PATIENCE)
    waiting = [ask(browser.view, stuck, 0) for _ in range(table_threads.THREADS + 2)]
    ask(browser.choose, other, 0, FIRST).result(PATIENCE)
    assert not any(page.done() for page in (choice, *waiting))
    slow.free.set()
    for page in (choice, *waiting):
        page.result(PATIENCE)


def test_a_choice_that_fails_after_a_while_is_never_seen(
    ask: Ask, app: FastAPI, browser: Browser, tables: tuple[str, str], monkeypatch: pytest.MonkeyPatch
) -> None:
    stuck, _ = tables
    before = browser.view(stuck, 0)

    def failing(*_: Any, **__: Any) -> None:
        raise RuntimeError("the disk is full")

    with monkeypatch.context() as patch:
        patch.setattr(app.state.service.store, "append", failing)
        choice = ask(browser.choose, stuck, 0, FIRST)
        with pytest.raises(RuntimeError):
            choice.result(PATIENCE)
    assert browser.view(stuck, 0) == before


# With PostgreSQL ------------------------------------------------------------------------------------------------------


@pytest.fixture
def shared(postgresql_url: str) -> Iterator[Browser]:
    """A browser at a server that shares its database with others."""
    app = create_app(Store(postgresql_url), ThreadPoolExecutor(1))
    with Client(app) as client:
        yield Browser(app, client)


def test_pages_are_answered_while_postgresql_stores_nothing(ask: Ask, shared: Browser) -> None:
    table, other = shared.new_table("seven_ronin", "me", "me"), shared.new_table("seven_ronin", "me", "me")
    engine = shared.app.state.service.store.engine
    with engine.begin() as connection:
        connection.execute(text("LOCK TABLE deeds IN EXCLUSIVE MODE"))  # others may read it
        choice = ask(shared.choose, table, 0, FIRST)
        waits = text("SELECT count(*) FROM pg_locks WHERE NOT granted")
        while not connection.execute(waits).scalar():
            assert not choice.done()
        assert ask(shared.get, f"/table/{other}").result(PATIENCE).status_code == 200
        assert ask(shared.get, "/mine").result(PATIENCE).status_code == 200
        assert not choice.done()
    choice.result(PATIENCE)
    assert shared.view(table, 0)["log"] != []


def test_whole_pages_and_commands_with_postgresql(shared: Browser) -> None:
    """None of them asks the database in the event loop: see `never_in_the_event_loop`."""
    table = shared.new_table("seven_ronin", "me", "heuristic")
    shared.choose(table, 0, FIRST)
    assert shared.send_command(table, "undo", 0).status_code == 200
    assert shared.get(f"/table/{table}").status_code == 200
    assert shared.get(f"/table/{table}/moments").status_code == 200
    assert shared.get(f"/table/{table}/seats").status_code == 200
    assert shared.get("/api/v1/tables").status_code == 200
    opened = shared.new_table("seven_ronin", "me", "open")
    assert shared.get(f"/table/{opened}").status_code == 200
