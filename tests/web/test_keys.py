"""Cookies after a change of the keys: those of an older key count for a time and are renewed, or end at once."""

import pytest
from fastapi import FastAPI

from shiai.table import keys
from shiai.web.kit.identity import PERSON_COOKIE
from tests.web.browsers import Browser


def cookie(browser: Browser) -> str:
    return str(browser.client.cookies.get(PERSON_COOKIE))


def test_a_cookie_of_an_older_key_counts_and_is_renewed(
    app: FastAPI, browser: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = browser.new_table("seven_ronin", "me", "random")
    before = cookie(browser)
    app.state.service.store.keys.change(30)
    real = keys.moment
    monkeypatch.setattr(keys, "moment", lambda seconds=0: real(seconds + keys.KNOWN_AFTER))
    app.state.identity.read_keys()
    assert f"/table/{table}" in browser.get("/games").text
    renewed = cookie(browser)
    assert renewed != before
    monkeypatch.setattr(keys, "moment", lambda seconds=0: real(seconds + 40 * 24 * 3600))
    app.state.identity.read_keys()
    assert f"/table/{table}" in browser.get("/games").text
    assert cookie(browser) == renewed
    browser.client.cookies.clear()
    browser.client.cookies.set(PERSON_COOKIE, before)  # a copy that somebody has kept
    assert f"/table/{table}" not in browser.get("/games").text


def test_at_once_every_browser_begins_anew(app: FastAPI, browser: Browser) -> None:
    table = browser.new_table("seven_ronin", "me", "random")
    app.state.service.store.keys.change(0)
    app.state.identity.read_keys()
    assert f"/table/{table}" not in browser.get("/games").text
    assert browser.get(f"/table/{table}").status_code == 200  # as a watcher
