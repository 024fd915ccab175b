"""Supervisors learn whether the process lives and whether its database answers."""

import threading

import pytest
from fastapi import FastAPI
from sqlalchemy.exc import OperationalError

from tests.web.browsers import Browser
from tests.web.client import Client


def test_a_server_with_its_database_is_alive_and_ready(browser: Browser) -> None:
    browser.new_table("seven_ronin", "me", "random")
    assert browser.get("/healthz").json() == {"status": "ok"}
    assert browser.get("/readyz").json() == {"status": "ok", "tables": 1, "pages": 0}


def test_a_server_without_its_database_is_alive_and_not_ready(
    browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    def gone() -> None:
        raise OperationalError("select 1", {}, Exception("gone"))

    monkeypatch.setattr(browser.app.state.service.store, "ping", gone)
    assert browser.get("/healthz").status_code == 200
    answer = browser.get("/readyz")
    assert answer.status_code == 503
    assert answer.headers["retry-after"] == "5"
    assert answer.headers["x-content-type-options"] == "nosniff"


def test_pages_are_served_while_tables_are_resumed(app: FastAPI, monkeypatch: pytest.MonkeyPatch) -> None:
    """A restart reads a table when somebody looks at it, and the others in the background."""
    begun, over = threading.Event(), threading.Event()

    def resume() -> None:
        begun.set()
        over.wait(30)

    monkeypatch.setattr(app.state.service, "resume", resume)
    with Client(app) as client:
        assert begun.wait(30)
        assert client.get("/").status_code == client.get("/readyz").status_code == 200
        assert not over.is_set()
        over.set()
