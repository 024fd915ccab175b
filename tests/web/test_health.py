"""Supervisors learn whether the process lives and whether its database answers."""

import pytest
from sqlalchemy.exc import OperationalError

from tests.web.browsers import Browser


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
