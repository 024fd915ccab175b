"""The service worker: keeps static files and nothing else, and speaks up when the server is away."""

import re
from pathlib import Path
from typing import Final

from playwright.sync_api import expect

from shiai.i18n.catalogue import Catalogue
from shiai.web.kit.assets import versioned_prefix
from tests.browser.conftest import Visitors
from tests.browser.serving import free_port, server
from tests.browser.visitor import PATIENCE, Visitor

STORED: Final = """async () => {
  const names = await caches.keys();
  const all = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
  return all.flat().map((request) => new URL(request.url).pathname);
}"""
ONLY_GERMAN: Final = """caches.keys().then((names) => {
  const pages = names.filter((name) => name.startsWith("page "));
  return pages.length === 1 && pages[0].includes("look=de");
})"""
IN_CHARGE: Final = "navigator.serviceWorker.ready.then(() => navigator.serviceWorker.controller !== null)"


def wait_until(visitor: Visitor, promise: str) -> None:
    """Wait until a promise gives true; wait_for_function would not wait for it."""
    for _ in range(PATIENCE // 50):
        if visitor.page.evaluate(promise):
            return
        visitor.page.wait_for_timeout(50)
    raise AssertionError(f"never true: {promise}")


def installed(visitor: Visitor) -> None:
    """Wait until the service worker answers for the page."""
    wait_until(visitor, IN_CHARGE)


def test_a_server_that_is_away_and_comes_back(visitors: Visitors, tmp_path: Path) -> None:
    port = free_port()
    player = visitors(f"http://127.0.0.1:{port}", service_workers="allow", locale="pl")
    player.expected = re.compile("ERR_CONNECTION|ERR_INCOMPLETE_CHUNKED|ERR_EMPTY_RESPONSE|ERR_SOCKET")
    page, words = player.page, Catalogue("pl")
    with server(port, tmp_path):
        page.goto("/")
        installed(player)
    page.goto("/rules")
    expect(page.locator("h1")).to_have_text(words.say("page-offline"))
    expect(page.locator("button")).to_have_text(words.say("page-offline-again"))
    expect(page.locator("body")).to_have_css("min-height", "900px")  # its style is there
    with server(port, tmp_path):
        expect(page.locator("h1")).to_have_text(words.say("page-rules"))
        page.close()


def test_the_page_for_a_server_that_is_away_follows_the_language(visitors: Visitors, tmp_path: Path) -> None:
    port = free_port()
    player = visitors(f"http://127.0.0.1:{port}", service_workers="allow")
    player.expected = re.compile("ERR_CONNECTION|ERR_INCOMPLETE_CHUNKED|ERR_EMPTY_RESPONSE|ERR_SOCKET")
    page = player.page
    with server(port, tmp_path):
        page.goto("/")
        installed(player)
        page.locator("select[name=language]").select_option("de")
        expect(page.locator("html")).to_have_attribute("lang", "de")
        wait_until(player, ONLY_GERMAN)
    page.goto("/help")
    expect(page.locator("h1")).to_have_text(Catalogue("de").say("page-offline"))
    page.close()


def test_nothing_but_static_files_and_one_page_is_stored(visitors: Visitors) -> None:
    player = visitors(service_workers="allow")
    page = player.page
    page.goto("/")
    installed(player)
    player.context.request.post("/settings", form={"name": "Shimada"})
    player.set_up("seven_ronin", "me", "heuristic")
    player.choose("place inn")
    for path in ("/", "/mine", "/rules", "/new/senjutsu"):
        page.goto(path)
    stored = page.evaluate(STORED)
    assert f"{versioned_prefix()}seven_ronin/symbols.svg" in stored
    assert {path for path in stored if not path.startswith(versioned_prefix())} == {"/offline"}
    assert "Shimada" not in page.evaluate("caches.match('/offline').then((answer) => answer.text())")
