"""Installing the pages as a program, and previews of links: in the person's language, and nothing of a game."""

import re
import struct
from collections.abc import Callable
from pathlib import Path

import pytest

import shiai.web
from shiai.i18n.catalogue import Catalogue, languages
from shiai.registry import games
from shiai.web.kit.rendering import PAPER, words_in
from tests.web.browsers import SEATS, Browser
from tests.web.pages import Page

STATIC = Path(shiai.web.__file__).parent / "static"


def metas(html: str) -> dict[str, str]:
    """The metadata of a page."""
    found = [tag.attributes for tag in Page(html).named("meta")]
    return {tag.get("property", tag.get("name", "")): tag.get("content", "") for tag in found}


def size_of(png: bytes) -> tuple[int, int]:
    """Width and height of a PNG file."""
    assert png.startswith(b"\x89PNG")
    width, height = struct.unpack(">II", png[16:24])
    return width, height


# Installing -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", languages())
def test_the_manifest_is_in_the_language_of_the_page(browser: Browser, language: str) -> None:
    browser.post("/settings", {"language": language})
    link = next(tag for tag in browser.page("/").named("link") if tag.attributes["rel"] == "manifest")
    browser.client.cookies.clear()  # browsers send none with this request
    answer = browser.get(link.attributes["href"])
    manifest = answer.json()
    assert answer.headers["content-type"] == "application/manifest+json"
    assert manifest["lang"] == language
    assert Catalogue(language).say("page-home-title") in manifest["name"]
    assert manifest["description"] == Catalogue(language).say("page-home-intro")
    assert (manifest["id"], manifest["start_url"], manifest["scope"]) == ("/", "/", "/")
    assert [each["name"] for each in manifest["shortcuts"]] == [
        words_in(language, g).say("game-title") for g in games()
    ]


def test_the_manifest_of_an_unknown_language_is_english(browser: Browser) -> None:
    assert browser.get("/manifest.webmanifest?language=xx").json()["lang"] == "en"


def test_icons_have_the_sizes_that_the_manifest_says(browser: Browser) -> None:
    icons = browser.get("/manifest.webmanifest").json()["icons"]
    assert {(icon["sizes"], icon["purpose"]) for icon in icons} == {
        (size, purpose) for size in ("192x192", "512x512") for purpose in ("any", "maskable")
    }
    for icon in icons:
        answer = browser.get(icon["src"])
        assert answer.headers["content-type"] == icon["type"]
        assert "{}x{}".format(*size_of(answer.content)) == icon["sizes"]
        assert len(answer.content) < 50_000


def test_the_colours_around_a_page_are_those_of_the_page(browser: Browser) -> None:
    style = (STATIC / "style.css").read_text("utf-8")
    paper = re.search(r"--paper: light-dark\((#\w+), (#\w+)\)", style)
    assert paper
    assert paper.groups() == (PAPER["light"], PAPER["dark"])
    tags = [tag.attributes for tag in browser.page("/").named("meta") if tag.attributes.get("name") == "theme-color"]
    assert [(tag["content"], tag["media"]) for tag in tags] == [
        (PAPER[theme], f"(prefers-color-scheme: {theme})") for theme in ("light", "dark")
    ]
    browser.post("/settings", {"theme": "dark"})
    tags = [tag.attributes for tag in browser.page("/").named("meta") if tag.attributes.get("name") == "theme-color"]
    assert [(tag["content"], "media" in tag) for tag in tags] == [(PAPER["dark"], False)]


def test_the_service_worker_may_answer_for_all_pages_and_is_always_fresh(browser: Browser) -> None:
    answer = browser.get("/service-worker.js")
    assert answer.headers["content-type"].startswith("text/javascript")
    assert answer.headers["cache-control"] == "no-cache"
    assert answer.text == (STATIC / "service-worker.js").read_text("utf-8")


@pytest.mark.parametrize("language", languages())
def test_the_page_for_a_server_that_is_away_says_nothing_about_the_person(browser: Browser, language: str) -> None:
    browser.post("/settings", {"language": language, "name": "Shimada"})
    known = browser.get("/offline").text
    assert Catalogue(language).say("page-offline") in known
    assert "Shimada" not in known
    browser.post("/settings", {"name": ""})
    assert browser.get("/offline").text == known


# Previews of links ----------------------------------------------------------------------------------------------------


def assert_picture(browser: Browser, html: str) -> None:
    """The picture of a preview exists, at an address that other programs can use."""
    address = metas(html)["og:image"]
    assert address.startswith("http://testserver/static/")
    assert size_of(browser.get(address).content) == (1200, 630)


def test_the_preview_of_home(browser: Browser) -> None:
    html = browser.get("/").text
    found = metas(html)
    assert found["og:title"] == Catalogue("en").say("page-home-title")
    assert found["og:description"] == found["description"] == Catalogue("en").say("page-home-intro")
    assert_picture(browser, html)


@pytest.mark.parametrize("game", games())
def test_the_preview_of_a_set_up_is_about_its_game(browser: Browser, game: str) -> None:
    html = browser.get(f"/new/{game}").text
    words = words_in("en", game)
    assert metas(html)["og:title"] == words.say("game-title")
    assert metas(html)["og:description"] == words.say("page-intro")
    assert f"/{game}/preview.png" in metas(html)["og:image"]
    assert_picture(browser, html)


def test_previews_of_invitations_and_tables_say_nothing_of_the_game(
    browser: Browser, another: Callable[[], Browser]
) -> None:
    def previews() -> list[dict[str, str]]:
        table = browser.new_table("seven_ronin", "me", "open")
        seats = browser.page(f"/table/{table}/seats")
        shown = Page(browser.submit(seats, "/links", str(SEATS["defender"])).text)
        link = next(value for value in shown.attributes("value") if "/seat/" in value)
        pages = [another().get(address).text for address in (link, f"/table/{table}")]
        browser.post("/settings", {"name": "Shimada"})
        browser.choose(table, SEATS["attacker"], "place inn")
        return [metas(html) for html in (*pages, another().get(link).text, another().get(f"/table/{table}").text)]

    invitation, table, later_invitation, later_table = previews()
    assert invitation["og:title"] == Catalogue("en").say("page-join-title")
    assert "7 Ronin" in invitation["og:description"]
    assert table["og:title"] == "7 Ronin"
    assert (later_invitation, later_table) == (invitation, table)
    for found in (invitation, table):
        assert not re.search(r"Shimada|Defender|Attacker|/seat/", str(found))
