"""What every page carries and must not carry: headers, cookies, nothing inline, sound HTML, in every language."""

import re
from collections.abc import Callable
from importlib.resources import files
from pathlib import Path
from typing import Final

import pytest
from fastapi.routing import APIRoute

import shiai.web
from shiai.i18n.catalogue import languages
from shiai.registry import load
from shiai.web import (
    routes_after,
    routes_again,
    routes_api,
    routes_api_games,
    routes_api_people,
    routes_box,
    routes_games,
    routes_guide,
    routes_health,
    routes_home,
    routes_install,
    routes_learn,
    routes_mine,
    routes_new,
    routes_people,
    routes_real,
    routes_seats,
    routes_settings,
    routes_table,
)
from shiai.web.kit.assets import versioned_prefix
from shiai.web.kit.identity import LOOK_COOKIE, PERSON_COOKIE
from tests.web.browsers import SEATS, Browser, finished, join
from tests.web.pages import Page

ATTACKER, DEFENDER = SEATS["attacker"], SEATS["defender"]
# The folders of static files by the addresses they are served at.
STATIC: Final = {
    **{f"/static/{game.id}/": Path(str(files(game.face.assets))) / "static" for game in shiai.all_games()},
    "/static/": Path(shiai.web.__file__).parent / "static",
}
LANGUAGES: Final = ("en", "pl", "it", "de")


def every_page(browser: Browser, friend: Browser) -> dict[str, str]:
    """The HTML of all kinds of pages, with what the page was asked for."""
    ronin = browser.new_table("seven_ronin", "me", "open")
    join(browser, friend, ronin, DEFENDER, "Ben")
    browser.choose(ronin, ATTACKER, "place inn")
    friend.choose(ronin, DEFENDER, "assign kabe inn")
    browser.post(f"/table/{ronin}/chat", {"seat": ATTACKER, "text": "Hello <b>there</b>"})
    one_screen = browser.new_table("seven_ronin", "me", "me")
    together = browser.new_table("samurai_spirit", "me", "me", "open", players=3)
    over = finished(browser, "seven_ronin")
    saved = finished(browser, "samurai_spirit", players=3)
    link = Page(friend.submit(friend.page(f"/table/{ronin}/seats"), "/links", str(DEFENDER)).text)
    token = next(value for value in link.attributes("value") if "/seat/" in value).rpartition("/")[2]
    paths = [
        *("/", "/help", "/settings", "/rules", "/rules/seven_ronin", "/rules/samurai_spirit", "/rules/R7-5.2"),
        *("/offline", "/rules/seven_ronin?search=well", "/rules/seven_ronin?search=zzzz", "/nothing"),
        *("/new/seven_ronin", "/new/samurai_spirit", "/new/samurai_spirit?preset=solo", "/new/seven_ronin?deal=abc"),
        *(f"/table/{ronin}{more}" for more in ("", "?pick=place", "?moment=0", "/log", "/seats", "/replay")),
        *(f"/table/{one_screen}{more}" for more in ("", "?seat=0", "?seat=1", "?seat=1&pick=assign+kabe", "/log")),
        *(f"/table/{together}{more}" for more in ("", "?moment=0", "/log", "/seats")),
        *(f"/table/{over}{more}" for more in ("", "/log", "/replay", "/replay?at=0", "/replay?at=9&eyes=1")),
        *(f"/table/{saved}{more}" for more in ("", "/log", "/replay", "/replay?at=3", "/replay?at=9&eyes=0")),
        *(
            "/new/senjutsu",
            "/decks",
            "/decks/build?deck=ronin/071/025,029x2/-",
            "/decks/build?deck=ronin/070/010x2/002",
        ),
        *("/decks/build?deck=ninja/-/-/-&owner=own&search=zzzz", "/decks/build?deck=ronn/071/-/-"),
        f"/seat/{token}",
        *("/real/seven_ronin", *[f"/box/seven_ronin?part={part}" for part in ("track", "board", "areas")]),
        *("/games", "/games?after=30", "/games/file?as=xml"),
        *("/mine", "/box/seven_ronin?of=Attic&saved=yes", "/new/seven_ronin?saved-box=seven_ronin:Attic"),
    ]
    box = '{"areas":{"inn":{"limit":3}}}'
    browser.post("/mine/save", {"game": "seven_ronin", "kind": "box", "name": "Attic", "text": box})
    pages = {path: browser.get(path).text for path in paths}
    pages["friend"] = friend.get(f"/table/{ronin}").text
    pages["friend picks"] = friend.get(f"/table/{ronin}?pick=assign+yumi").text
    pages["friend's home"] = friend.get("/").text
    sent = {"seat": DEFENDER, "sequence": 10**6, "choice": "done"}
    pages["refused"] = friend.post(f"/table/{ronin}/choices", sent).text
    impossible = {"option-players": "7", "seat-0": "me"}
    pages["impossible"] = browser.post("/new/samurai_spirit", impossible).text
    pages["wrong box"] = browser.post("/box/seven_ronin", {"shown": "inn", "part": "areas", "inn.limit": "77"}).text
    pages["wrong file"] = browser.post("/mine/import", {"text": "nothing"}).text
    pages["links"] = friend.submit(friend.page(f"/table/{ronin}/seats"), "/links", str(DEFENDER)).text
    return pages


@pytest.fixture
def friend(another: Callable[[], Browser]) -> Browser:
    """A second browser."""
    return another()


# Headers and cookies --------------------------------------------------------------------------------------------------


def test_every_answer_carries_the_headers_that_forbid_all_else(browser: Browser) -> None:
    table = browser.new_table("seven_ronin", "me", "open")
    answers = [
        *(
            browser.get(path)
            for path in ("/", f"/table/{table}", "/nothing", f"/table/{table}/record", "/openapi.json")
        ),
        *(browser.get(path) for path in (f"/api/tables/{table}", "/static/style.css", f"/table/{table}/events?seat=1")),
        *(browser.post(path) for path in ("/upload", "/nothing", f"/table/{table}/choices")),
        browser.client.post("/settings", headers={"origin": "https://evil.example"}),
        browser.client.delete("/"),
    ]
    for answer in answers:
        policy = dict(part.strip().split(" ", 1) for part in answer.headers["content-security-policy"].split(";"))
        assert policy["default-src"] == "'none'"
        assert policy["script-src"] == policy["style-src"] == policy["form-action"] == "'self'"
        assert policy["manifest-src"] == policy["worker-src"] == "'self'"
        assert policy["frame-ancestors"] == policy["base-uri"] == "'none'"
        assert "unsafe" not in answer.headers["content-security-policy"]
        assert "*" not in answer.headers["content-security-policy"]
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["referrer-policy"] == "same-origin"
        assert "access-control-allow-origin" not in answer.headers
        stored = "public" in answer.headers["cache-control"]
        assert stored == answer.request.url.path.startswith("/static/")


@pytest.mark.parametrize(("address", "secure"), [("http://testserver", False), ("https://testserver", True)])
def test_cookies_are_for_the_server_alone(browser: Browser, address: str, secure: bool) -> None:
    sent = browser.client.post(f"{address}/settings", data={"theme": "dark"}, follow_redirects=False)
    cookies = {cookie.partition("=")[0]: cookie.lower() for cookie in sent.headers.get_list("set-cookie")}
    assert set(cookies) == {PERSON_COOKIE, LOOK_COOKIE}
    for cookie in cookies.values():
        assert "; httponly" in cookie
        assert "; samesite=lax" in cookie
        assert ("; secure" in cookie) is secure
        assert "; domain" not in cookie


def test_a_known_browser_gets_no_new_cookie(browser: Browser) -> None:
    browser.get("/")
    assert "set-cookie" not in browser.get("/").headers


# HTML -----------------------------------------------------------------------------------------------------------------


def assert_sound(where: str, html: str, language: str) -> None:
    """Nothing inline; unique ids; everything that is referred to exists; a language, a title, one heading."""
    page = Page(html)
    assert page.unclosed == [], where
    assert page.open == [], where
    for tag in page.tags:
        inline = [name for name in tag.attributes if name == "style" or re.fullmatch(r"on[a-z]+", name)]
        assert inline == [], f"{where}: <{tag.name} {tag.attributes}>"
        assert not [value for value in tag.attributes.values() if value.strip().lower().startswith("javascript:")]
    assert not page.named("style"), where
    for script in page.named("script"):
        assert script.attributes.get("src", "").startswith(versioned_prefix()), where
    ids = page.attributes("id")
    assert len(ids) == len(set(ids)), f"{where}: {sorted({id for id in ids if ids.count(id) > 1})}"
    assert_references(where, page, set(ids))
    assert_targets(where, page)
    assert page.named("html")[0].attributes["lang"] == language, where
    assert html.count("<title>") - html.count("<title>", html.find("</head>")) == 1, where
    assert re.search(r"<title>\s*\S+.*</title>", html), where
    assert len(page.named("h1")) >= 1, where
    if "curtain" not in page.attributes("class"):
        assert len(page.named("h1")) == 1, where


def assert_references(where: str, page: Page, ids: set[str]) -> None:
    """Everything that points to something on the page or to one of our files points to something."""
    for name in ("aria-labelledby", "aria-describedby", "aria-controls", "for", "form", "list"):
        for value in page.attributes(name):
            assert set(value.split()) <= ids, f"{where}: {name}={value}"
    for href in [*page.attributes("href"), *page.attributes("src")]:
        path, _, fragment = href.partition("#")
        if not path:
            assert fragment in ids, f"{where}: {href}"
        elif path.startswith("/static/"):
            assert path.startswith(versioned_prefix()), f"{where}: {href} is not for ever"
            path = path.replace(versioned_prefix(), "/static/")
            address = next(address for address in STATIC if path.startswith(address))
            file = STATIC[address] / path.removeprefix(address)
            assert file.is_file(), f"{where}: {href}"
            assert not fragment or f'id="{fragment}"' in file.read_text("utf-8"), f"{where}: {href}"
        else:
            assert path.startswith(("/", "http://testserver/")), f"{where}: {href} leads away"


def assert_targets(where: str, page: Page) -> None:
    """Every form goes to a route of its method that exists."""
    for form in page.forms:
        for action in {form.action, *[button.action for button in form.buttons if button.action]}:
            assert leads_somewhere(action, form.method.upper()), f"{where}: {form.method} {action}"
    for tag in page.named("a"):
        path = tag.attributes["href"].partition("#")[0].partition("?")[0]
        if path:
            assert leads_somewhere(path, "GET"), f"{where}: {path}"


def leads_somewhere(path: str, method: str) -> bool:
    """Is there a route?"""
    return any(method in (route.methods or ()) and route.path_regex.match(path) for route in all_routes())


def all_routes() -> list[APIRoute]:
    """The routes of all pages and programs."""
    own = (routes_real, routes_box, routes_mine, routes_games, routes_settings, routes_guide, routes_learn)
    after = (routes_after, routes_again)
    pages = (routes_home, routes_install, routes_new, *own, routes_seats, routes_people, *after, routes_table)
    routers = [routes.router for routes in (*pages, routes_api, routes_api_games, routes_api_people, routes_health)]
    routers += [load(reference) for game in shiai.all_games() for reference in game.face.routes]
    return [route for router in routers for route in router.routes if isinstance(route, APIRoute)]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_is_sound_in_every_language(browser: Browser, friend: Browser, language: str) -> None:
    for each in (browser, friend):
        each.client.headers["accept-language"] = f"{language}-XX,en;q=0.5"
    for where, html in every_page(browser, friend).items():
        assert_sound(where, html, language)


def test_these_are_all_languages() -> None:
    assert sorted(LANGUAGES) == sorted(languages())


def test_files_of_our_own_have_nothing_foreign() -> None:
    for file in [file for folder in STATIC.values() for file in folder.iterdir() if file.suffix != ".png"]:
        text = file.read_text("utf-8")
        foreign = [found for found in re.findall(r"https?://[^\s\"')]+", text) if "www.w3.org" not in found]
        assert foreign == [], file.name
        if file.suffix == ".svg":
            assert "<script" not in text
            assert not re.search(r"\son[a-z]+=", text)
