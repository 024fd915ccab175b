"""While the database does not answer people and programs are told so, and the table goes on when it is back."""

import asyncio
import sqlite3
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import cast

import pytest
from fastapi import FastAPI
from sqlalchemy.exc import OperationalError, ProgrammingError

from shiai.table import service as service_module
from shiai.table.service import TableService
from shiai.web import app as app_module
from shiai.web.guard import HEADERS
from tests.web.browsers import Browser


@contextmanager
def gone(app: FastAPI, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """No connection to the database can be had."""

    def fails(*_args: object, **_options: object) -> None:
        raise OperationalError("select 1", {}, sqlite3.OperationalError("database is locked"))

    with monkeypatch.context() as patch:
        for name in ("connect", "begin"):
            patch.setattr(app.state.service.store.engine, name, fails)
        yield


def test_people_get_a_page_that_tries_again(browser: Browser, app: FastAPI, monkeypatch: pytest.MonkeyPatch) -> None:
    browser.new_table("seven_ronin", "me", "random")
    with gone(app, monkeypatch):
        answer = browser.get("/mine")
    assert answer.status_code == 503
    assert answer.headers["retry-after"] == answer.headers["refresh"] == "5"
    assert "cannot reach its database" in answer.text
    assert HEADERS.items() <= dict(answer.headers).items()


def test_programs_get_json(browser: Browser, app: FastAPI, monkeypatch: pytest.MonkeyPatch) -> None:
    with gone(app, monkeypatch):
        with_token = {"authorization": "Bearer shiai_unknown"}
        for headers in ({}, with_token):
            answer = browser.client.get("/api/v1/tables/nowhere", headers=headers)
            assert answer.status_code == 503
            assert answer.json()["error"] == "database"
            assert answer.headers["retry-after"] == "5"
            assert HEADERS.items() <= dict(answer.headers).items()


def test_a_choice_that_cannot_be_stored_is_refused_and_can_be_made_later(
    browser: Browser, app: FastAPI, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = browser.new_table("seven_ronin", "me", "me")
    before = browser.get(f"/api/v1/tables/{table}?seat=0").json()
    choice = {"seat": 0, "sequence": before["sequence"], "choice": next(iter(before["choices"]))}
    with gone(app, monkeypatch):
        assert browser.client.post(f"/api/v1/tables/{table}/choices", json=choice).status_code == 503
    assert browser.get(f"/api/v1/tables/{table}?seat=0").json() == before
    assert browser.client.post(f"/api/v1/tables/{table}/choices", json=choice).status_code == 200


def test_a_wrong_question_is_our_fault_and_no_outage(
    browser: Browser, app: FastAPI, monkeypatch: pytest.MonkeyPatch
) -> None:
    def wrong(*_args: object, **_options: object) -> None:
        raise ProgrammingError("select", {}, sqlite3.ProgrammingError("syntax"))

    monkeypatch.setattr(app.state.service.store.engine, "connect", wrong)
    with pytest.raises(ProgrammingError):
        browser.get("/table/nowhere/log")


def test_pages_answer_head(browser: Browser, another: Callable[[], Browser]) -> None:
    table = browser.new_table("seven_ronin", "me", "random")
    for path in ("/", f"/table/{table}", "/healthz", "/settings"):
        answer = browser.client.head(path)
        assert answer.status_code == 200
        assert answer.content == b""
        assert answer.headers["content-type"] == browser.get(path).headers["content-type"]
    assert browser.client.head("/nowhere").status_code == 404


def test_a_bot_that_nobody_watches_goes_on_when_the_database_is_back(
    browser: Browser, app: FastAPI, monkeypatch: pytest.MonkeyPatch
) -> None:
    service = app.state.service
    table = browser.new_table("seven_ronin", "me", "me")
    tried: list[float] = []

    class Now:
        """A timer that goes off when the test says so."""

        def __init__(self, seconds: float, function: Callable[[], None]) -> None:
            tried.append(seconds)
            self.function = function

        def start(self) -> None:
            service.later_on = self.function

    monkeypatch.setattr(threading, "Timer", Now)
    with gone(app, monkeypatch):
        with service.locked(table) as loaded:
            loaded.stale = True
        service.go_on_by_itself(table)
        assert service.waiting == {table}
        service.later_on()
        assert service.waiting == {table}
        assert tried == [service_module.RETRY] * 2
    service.later_on()
    assert service.waiting == set()
    assert service.is_ready(table)


def test_a_start_without_a_database_is_resumed_later(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(app_module, "RETRY", 0)
    outages = [OperationalError("select 1", {}, sqlite3.OperationalError("database is locked"))] * 2
    resumed: list[bool] = []

    class Waiting:
        closing = False

        def resume(self) -> None:
            if outages:
                raise outages.pop()
            resumed.append(True)

    asyncio.run(app_module.resume(cast(TableService, Waiting())))
    assert (outages, resumed) == ([], [True])
