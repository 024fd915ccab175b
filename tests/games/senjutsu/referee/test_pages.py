"""The referee in the browser: plain forms, tapping, refusals that change nothing, sessions of one's own."""

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

import pytest

from shiai.i18n.catalogue import languages
from shiai.table.store import Store
from shiai.web.app import create_app
from shiai.web.kit.rendering import words_in
from tests.tiers import one_of
from tests.web.browsers import Browser
from tests.web.client import Client
from tests.web.pages import Page
from tests.web.test_headers import assert_sound

SET_UP = ("decks table", "hero 1 ronin D4 N", "enemy 1 samurai_boss D2 S centre offensive 5", "begin")
WORDS = words_in("en", "senjutsu_solo")


def new_session(browser: Browser) -> str:
    """The address of a new session."""
    answer = browser.post("/referee")
    assert answer.status_code == 200, answer.text
    return str(answer.url.path)


def typed(browser: Browser, address: str, *lines: str) -> Page:
    """Send lines by the field for quick entries; the page afterwards."""
    for line in lines:
        page = browser.page(address)
        answer = browser.post(f"{address}/enter", {"seen": seen(page), "choice": line})
        assert answer.status_code == 200, answer.text
    return browser.page(address)


def seen(page: Page) -> str:
    """The version of the session that the page shows."""
    return next(value for form in page.forms for name, value in form.values if name == "seen")


def lines_offered(page: Page) -> list[str]:
    """The lines that buttons of the page send."""
    return [
        tag.attributes["value"] for tag in page.tags if tag.attributes.get("name") == "choice" and tag.name == "button"
    ]


def test_a_session_is_set_up_by_forms(browser: Browser) -> None:
    address = new_session(browser)
    for words in (
        ["terrain", "rocks", "C3", "N"],
        ["hero", "1", "ronin", "D5", "N"],
        ["enemy", "1", "samurai_boss", "D1", "S", "", "", "4"],
    ):
        answer = browser.post(f"{address}/enter", {"seen": seen(browser.page(address)), "word": words})
        assert answer.status_code == 200, answer.text
    page = browser.page(address)
    assert {"begin", "decks table", "nightmare", "pick hero 1", "pick enemy 1"} <= set(lines_offered(page))
    page = typed(browser, address, "begin")
    assert WORDS.say("referee-cards", go=WORDS.say("page-referee-reveal")) in page.text
    assert "wounds 0 of 4" in page.text


def test_a_turn_is_refereed_with_reasons(browser: Browser) -> None:
    address = new_session(browser)
    page = typed(browser, address, *SET_UP, "card 1 110", "enemy 1 S025", "go", "go", "go")
    for sentence in (
        "Samurai Boss attacks Ronin with “Strike”.",
        "Samurai Boss moves to D3.",
        "Ronin takes 1 wound.",
        "The target: Ronin.",
        "D3, faces south",
        "wounds 1 of 5",
    ):
        assert sentence in page.text
    assert "/rules/SJ-43.2" in page.attributes("href")


def test_a_figure_is_tapped_and_then_a_space(browser: Browser) -> None:
    address = new_session(browser)
    typed(browser, address, *SET_UP)
    page = browser.page(address)
    assert not [line for line in lines_offered(page) if line.startswith("hero 1")]
    answer = browser.post(f"{address}/enter", {"seen": seen(page), "choice": "pick hero 1"})
    page = Page(answer.text)
    offered = lines_offered(page)
    assert "hero 1 D5" in offered
    assert "hero 1 D2" not in offered  # the enemy stands there
    assert {"hero 1 NE", "wound hero 1 1", "wound hero 1 -1", "focus hero 1 3", "kamae hero 1 AGG"} <= set(offered)
    answer = browser.post(f"{address}/enter", {"seen": seen(page), "choice": "hero 1 D5", "pick": "hero 1"})
    assert "D5, faces north" in answer.text
    assert "hero 1 D4" in lines_offered(Page(answer.text))  # it stays picked


def test_what_can_be_pressed_can_be_entered(browser: Browser) -> None:
    """Every button of a picked figure is understood and carried out, or refused for what it is."""
    address = new_session(browser)
    typed(browser, address, *SET_UP, "wound enemy 1", "wound hero 1")
    for pick in ("hero 1", "enemy 1"):
        page = browser.page(address, pick=pick)
        for line in [line for line in lines_offered(page) if pick in line and not line.startswith("pick")]:
            answer = browser.post(f"{address}/enter", {"seen": seen(page), "choice": line, "pick": pick})
            refused = line.endswith("-1") and "to take away" in answer.text
            assert answer.status_code == (422 if refused else 200), f"{line}: {answer.text[:500]}"
            if not refused:
                undo = browser.post(f"{address}/undo", {"seen": seen(Page(answer.text))})
                assert undo.status_code == 200


@pytest.mark.parametrize("line", ["hero 1 D2", "dance", "go", "card 1 999", ""])
def test_a_wrong_entry_is_said_on_the_page_and_changes_nothing(browser: Browser, line: str) -> None:
    address = new_session(browser)
    page = typed(browser, address, *SET_UP)
    answer = browser.post(f"{address}/enter", {"seen": seen(page), "choice": line})
    assert answer.status_code == 422
    assert WORDS.say("page-referee-wrong") in answer.text
    assert seen(Page(answer.text)) == seen(page)
    again = browser.page(address)
    assert again.text == page.text


def test_undo_takes_the_last_entry_back(browser: Browser) -> None:
    address = new_session(browser)
    page = typed(browser, address, *SET_UP)
    assert WORDS.say("page-referee-undo", entry="begin") in page.text
    answer = browser.post(f"{address}/undo", {"seen": seen(page)})
    assert WORDS.say("referee-setting_up", begin=WORDS.say("page-referee-begin")) in answer.text
    for _ in range(3):
        answer = browser.post(f"{address}/undo", {"seen": seen(Page(answer.text))})
    nothing = seen(Page(answer.text))
    assert nothing.startswith("0-")
    assert browser.post(f"{address}/undo", {"seen": nothing}).status_code == 422


def test_an_old_page_changes_nothing(browser: Browser) -> None:
    address = new_session(browser)
    page = typed(browser, address, SET_UP[0])
    typed(browser, address, SET_UP[1])
    for ending, more in (("enter", {"choice": SET_UP[2]}), ("undo", {}), ("enter", {"choice": "undo"})):
        answer = browser.post(f"{address}/{ending}", {"seen": seen(page), **more})
        assert answer.status_code == 409
        assert "nothing was entered" in answer.text
        assert seen(Page(answer.text)).startswith("2-")  # the page as it is now


def test_undo_can_be_typed_too(browser: Browser) -> None:
    address = new_session(browser)
    page = typed(browser, address, *SET_UP[:2])
    answer = browser.post(f"{address}/enter", {"seen": seen(page), "choice": "undo"})
    assert seen(Page(answer.text)).startswith("1-")


def test_sessions_are_listed_with_who_fights_whom(browser: Browser) -> None:
    typed(browser, new_session(browser), *SET_UP)
    new_session(browser)
    page = browser.get("/referee").text
    assert page.count(WORDS.say("page-referee-against", heroes="Ronin", enemies="Samurai Boss")) == 1


def test_a_session_is_its_owners(browser: Browser, another: Callable[[], Browser]) -> None:
    address = new_session(browser)
    typed(browser, address, *SET_UP)
    stranger = another()
    assert stranger.get(address).status_code == 404
    assert stranger.get(f"{address}/session.json").status_code == 404
    assert stranger.post(f"{address}/enter", {"seen": "4", "choice": "card 1 126"}).status_code == 404
    assert address in browser.page("/referee").attributes("href")
    assert address not in stranger.page("/referee").attributes("href")
    assert browser.get("/referee/nowhere").status_code == 404


def test_a_session_goes_on_in_the_terminal(browser: Browser) -> None:
    address = new_session(browser)
    typed(browser, address, *SET_UP)
    data = browser.get(f"{address}/session.json").json()
    assert [entry["do"] for entry in data["entries"]] == ["decks", "hero", "enemy", "begin"]


def test_a_session_is_read_from_the_database_again(browser: Browser) -> None:
    address = new_session(browser)
    page = typed(browser, address, *SET_UP, "card 1 126")
    browser.app.state.referees.open.clear()
    assert browser.page(address).text == page.text


@pytest.mark.parametrize("language", one_of(languages(), 3))
def test_the_page_speaks_every_language(browser: Browser, language: str) -> None:
    browser.client.headers["accept-language"] = language
    words = words_in(language, "senjutsu_solo")
    address = new_session(browser)
    assert words.say("page-referee-new") in browser.page("/referee").text
    page = typed(browser, address, *SET_UP, "card 1 126", "enemy 1 S033", "go", "go")
    assert words.say("page-referee-blocked", who="enemy_samurai_boss") in page.text
    assert_sound("a part of a hero", browser.get(address).text, language)
    for pick in ("hero 1", "enemy 1"):
        assert_sound(pick, browser.get(address, pick=pick).text, language)
    for other in ("/referee", new_session(browser)):
        assert_sound(other, browser.get(other).text, language)


def test_a_block_of_the_hero_asks_for_shields(browser: Browser) -> None:
    address = new_session(browser)
    page = typed(browser, address, *SET_UP, "card 1 120 7", "enemy 1 S003", "go", "go")
    assert WORDS.say("page-referee-shields-help") in page.text
    answer = browser.post(f"{address}/enter", {"seen": seen(page), "word": ["shields", "1", "C3 D3"]})
    assert "shields 1 C3 D3" in answer.text
    assert WORDS.say("page-referee-shields-help") not in typed(browser, address, "go").text


def test_two_servers_keep_one_session(postgresql_url: str) -> None:
    apps = [create_app(Store(postgresql_url), ThreadPoolExecutor(1)) for _ in range(2)]
    with Client(apps[0]) as first, Client(apps[1]) as second:
        one, other = Browser(apps[0], first), Browser(apps[1], second)
        address = new_session(one)
        page = typed(one, address, *SET_UP[:2])
        second.cookies.update(first.cookies)
        further = Page(other.post(f"{address}/enter", {"seen": seen(page), "choice": SET_UP[2]}).text)
        assert seen(further).startswith("3-")
        assert seen(one.page(address)) == seen(further)
        # As many entries as the old page shows, but others: the page is refused at both servers.
        for _ in range(2):
            further = Page(other.post(f"{address}/undo", {"seen": seen(further)}).text)
        further = Page(other.post(f"{address}/enter", {"seen": seen(further), "choice": "nightmare"}).text)
        assert seen(further).startswith("2-")
        for browser in (one, other):
            assert browser.post(f"{address}/enter", {"seen": seen(page), "choice": SET_UP[2]}).status_code == 409
            assert browser.post(f"{address}/undo", {"seen": seen(page)}).status_code == 409
            assert seen(browser.page(address)) == seen(further)
