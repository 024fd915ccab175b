"""Light pages: compressed answers, and static files that browsers keep until one of them changes."""

import asyncio
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

import pytest
from fastapi import FastAPI

from shiai.web.kit import assets
from tests.web.browsers import SEATS, Browser
from tests.web.pages import Page

FOR_EVER: Final = "public, max-age=31536000, immutable"


def test_browsers_keep_the_files_of_a_page_for_ever(browser: Browser) -> None:
    page = browser.page(f"/table/{browser.new_table('senjutsu', 'me', 'open')}")
    files = {address.partition("#")[0] for address in [*page.attributes("href"), *page.attributes("src")]}
    files = {address for address in files if address.startswith("/static/")}
    assert any("/senjutsu/" in address for address in files)
    for address in files:
        answer = browser.get(address)
        assert answer.status_code == 200, address
        assert answer.headers["cache-control"] == FOR_EVER


def test_boards_that_are_played_use_the_same_files(browser: Browser) -> None:
    table = browser.new_table("seven_ronin", "me", "heuristic")
    browser.choose(table, SEATS["attacker"], "place inn")
    start = browser.get(f"/table/{table}/moments").json()["start"]
    assert f'="{assets.versioned_prefix()}seven_ronin/symbols.svg#' in start
    assert '="/static/seven_ronin/' not in start


@pytest.mark.parametrize("address", ["/static/senjutsu/table.css", "/static/v-000000000000/senjutsu/table.css"])
def test_other_addresses_give_the_same_file_for_a_minute(browser: Browser, address: str) -> None:
    current = browser.get(f"{assets.versioned_prefix()}senjutsu/table.css")
    answer = browser.get(address)
    assert answer.text == current.text
    assert answer.headers["cache-control"] == "public, max-age=60"


def test_a_missing_file_is_not_kept(browser: Browser) -> None:
    answer = browser.get(f"{assets.versioned_prefix()}nothing.css")
    assert (answer.status_code, answer.headers["cache-control"]) == (404, "no-store")


def test_the_version_changes_with_every_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    folders = {
        address: Path(shutil.copytree(folder, tmp_path / str(number)))
        for number, (address, folder) in enumerate(assets.static_folders().items())
    }
    monkeypatch.setattr(assets, "static_folders", lambda: folders)
    version: Callable[[], str] = assets.static_version.__wrapped__
    versions = [version(), version()]
    for folder in folders.values():
        file = next(folder.glob("*.svg"))
        file.write_text(file.read_text("utf-8").replace("<svg", "<svg "), "utf-8")
        versions.append(version())
    assert versions[0] == versions[1] == assets.static_version()
    assert len(set(versions)) == 1 + len(folders)


def test_what_people_write_is_not_rewritten(browser: Browser) -> None:
    table = browser.new_table("seven_ronin", "me", "open")
    said = '<a href="/static/style.css">'
    answer = browser.post(f"/table/{table}/chat", {"seat": SEATS["attacker"], "text": said})
    assert said in Page(answer.text).text


def test_pages_and_files_are_compressed(browser: Browser) -> None:
    table = browser.new_table("samurai_spirit", "me", "open", players=2)
    for path in ("/", f"/table/{table}", f"/api/tables/{table}", "/static/style.css", "/static/symbols.svg"):
        answer = browser.get(path)
        assert answer.headers["content-encoding"] == "gzip", path
        assert "accept-encoding" in answer.headers["vary"].lower()
        assert int(answer.headers["content-length"]) < len(answer.content) / 2
    plain = browser.client.get(f"/table/{table}", headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers


def test_a_page_with_a_secret_link_is_not_compressed(browser: Browser, another: Callable[[], Browser]) -> None:
    table = browser.new_table("seven_ronin", "me", "open")
    seats = browser.page(f"/table/{table}/seats")
    shown = browser.submit(seats, "/links", str(SEATS["defender"]))
    link = next(value for value in Page(shown.text).attributes("value") if "/seat/" in value)
    for answer in (shown, another().get(link)):
        assert "/seat/" in answer.text
        assert answer.headers["content-encoding"] == "identity"


def test_the_stream_of_news_is_not_compressed(app: FastAPI, browser: Browser) -> None:
    table = browser.new_table("seven_ronin", "me", "open")
    start, body = asyncio.run(first_messages(app, f"/table/{table}/events"))
    headers = dict(start["headers"])
    assert headers[b"content-type"].startswith(b"text/event-stream")
    assert b"content-encoding" not in headers
    assert body["body"] == b": here\n\n"


async def first_messages(app: FastAPI, path: str) -> list[dict[str, Any]]:
    """What the server sends first, before this client goes away."""
    messages: list[dict[str, Any]] = []
    enough = asyncio.Event()

    async def send(message: dict[str, Any]) -> None:
        messages.append(message)
        if len(messages) == 2:
            enough.set()

    async def receive() -> dict[str, Any]:
        await enough.wait()
        return {"type": "http.disconnect"}

    scope = {
        "type": "http",
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "method": "GET",
        "scheme": "http",
        "path": path,
        "query_string": b"",
        "headers": [(b"host", b"testserver"), (b"accept-encoding", b"gzip")],
        "client": ("testclient", 1),
        "server": ("testserver", 80),
    }
    await app(scope, receive, send)  # type: ignore[arg-type]
    return messages[:2]
