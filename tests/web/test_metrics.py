"""Prometheus reads the figures of a server; others do not, and no figure names a person or a table."""

import logging

import pytest
from fastapi import FastAPI

from shiai.table.settings import Settings
from tests.web.browsers import Browser
from tests.web.test_without_database import gone


def figures(browser: Browser) -> dict[str, float]:
    """All figures by their names and labels."""
    answer = browser.get("/metrics")
    assert answer.status_code == 200
    lines = [line for line in answer.text.splitlines() if not line.startswith("#")]
    return {line.rpartition(" ")[0]: float(line.rpartition(" ")[2]) for line in lines}


@pytest.fixture
def let_in(app: FastAPI, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the client of the tests read the figures."""
    monkeypatch.setattr("shiai.web.metrics.is_among", lambda _host, _networks: True)


@pytest.mark.usefixtures("let_in")
def test_requests_choices_and_tables_are_counted_by_route(browser: Browser) -> None:
    table = browser.new_table("seven_ronin", "me", "me")
    view = browser.view(table, 0)
    data = {"seat": 0, "sequence": view["sequence"], "choice": next(iter(view["choices"]))}
    browser.client.post(f"/api/v1/tables/{table}/choices", json=data)
    browser.get("/table/nowhere")
    browser.client.head("/")
    found = figures(browser)
    assert found["shiai_tables"] == 1
    assert found['shiai_choices_total{by="person"}'] == 1
    assert found['shiai_requests_total{method="GET",route="/table/{id}",status="404"}'] == 1
    assert found['shiai_request_seconds_count{route="/table/{id}"}'] == 1
    assert found['shiai_requests_total{method="HEAD",route="other",status="200"}'] == 1
    assert table not in browser.get("/metrics").text
    assert "nowhere" not in browser.get("/metrics").text


def test_strangers_do_not_see_the_figures(browser: Browser, app: FastAPI) -> None:
    assert browser.get("/metrics").status_code == 404


@pytest.mark.usefixtures("let_in")
def test_who_comes_through_an_unknown_proxy_does_not_see_the_figures(browser: Browser, app: FastAPI) -> None:
    headers = {"x-forwarded-for": "203.0.113.9"}
    assert browser.client.get("/metrics", headers=headers).status_code == 404
    app.state.settings = Settings(proxies=("127.0.0.1",))
    assert browser.client.get("/metrics", headers=headers).status_code == 200


def test_every_request_has_an_id_and_secret_links_are_not_logged(
    browser: Browser, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.INFO, "shiai.request"):
        answer = browser.get("/seat/secret-token")
        given = browser.client.get("/", headers={"x-request-id": "from-the-proxy"})
        forged = browser.client.get("/", headers={"x-request-id": "two lines"})
    assert len(answer.headers["x-request-id"]) == 16
    assert given.headers["x-request-id"] == "from-the-proxy"
    assert forged.headers["x-request-id"] != "two lines"
    assert "secret-token" not in caplog.text
    assert "GET /seat/… 404" in caplog.text


@pytest.mark.usefixtures("let_in")
def test_an_outage_of_the_database_is_told_from_a_limit(
    browser: Browser, app: FastAPI, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = browser.new_table("seven_ronin", "me", "me")
    app.state.streams.closed = True
    assert browser.get(f"/table/{table}/events").status_code == 503
    with gone(app, monkeypatch):
        for path in ("/mine", "/readyz"):
            assert browser.get(path).status_code == 503
        with_token = {"authorization": "Bearer shiai_unknown"}
        assert browser.client.get("/api/v1/games", headers=with_token).status_code == 503
    found = figures(browser)
    assert found["shiai_database_errors_total"] == 3
    assert found['shiai_refusals_total{status="503"}'] == 1
