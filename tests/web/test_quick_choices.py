"""The only choice of a window may be made by the page, but nobody else may learn from it that there was no other."""

import re

from tests.web.browsers import Browser
from tests.web.pages import Page


def is_quick(page: Page) -> bool:
    """Does the page say that its only choice may be made by itself?"""
    return any("data-quick" in tag.attributes for tag in page.tags)


def create_table(browser: Browser, opponent: str) -> str:
    """A duel of Senjutsu with a fixed deal, between heroes who often could have an Instant; returns the table's id."""
    heroes = {"option-hero_1": "student", "option-hero_2": "student"}
    answer = browser.post("/new/senjutsu", {"deal": "quick", "seat-0": "me", "seat-1": opponent, **heroes})
    found = re.search(r"/table/([\w-]+)", str(answer.url))
    assert found, answer.text
    return found[1]


def test_alone_among_bots(browser: Browser) -> None:
    table = create_table(browser, "heuristic")
    path = f"/table/{table}"
    met = 0
    while (view := browser.wait(table, 0))["result"] == "open" and not met:
        page = browser.page(path)
        offered = list(view["choices"])
        met += is_quick(page)
        assert not is_quick(page) or offered == ["pass"]
        browser.choose(table, 0, offered[-1])
    assert met

    browser.do(table, 0, "undo")
    assert browser.view(table, 0)["choices"].keys() == {"pass"}
    assert not is_quick(browser.page(path))  # who has taken something back is not hurried on


def test_among_people(browser: Browser) -> None:
    table = create_table(browser, "here")
    met = 0
    while met < 3:
        offered = [list(browser.view(table, seat)["choices"]) for seat in (0, 1)]
        seat = 0 if offered[0] else 1
        met += offered[seat] == ["pass"]
        assert not is_quick(browser.page(f"/table/{table}", seat=seat))
        browser.choose(table, seat, offered[seat][-1])
