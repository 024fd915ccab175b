"""The analysis of a finished game in a browser: asked for by keyboard, shown as it goes on, without scripts too."""

import re

import pytest
from playwright.sync_api import expect

from shiai.analysis import Budget
from shiai.table import analyses
from tests.browser.conftest import Visitors
from tests.browser.test_axe import examine
from tests.browser.test_ending import bring
from tests.browser.visitor import DESK, PHONE

LOOKS = 100

pytestmark = pytest.mark.nightly


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Few tries for each choice."""
    monkeypatch.setattr(analyses, "budget_for", lambda decisions: Budget(12, 6))


@pytest.mark.parametrize("viewport", [DESK, PHONE], ids=["desk", "phone"])
def test_it_comes_by_itself_once_it_is_asked_for(visitors: Visitors, viewport: dict[str, int]) -> None:
    somebody = visitors(viewport=viewport)
    bring(somebody, "seven_ronin")
    somebody.awake()
    somebody.page.locator("#ask-analysis").focus()
    somebody.page.keyboard.press("Enter")
    curve = somebody.page.locator("#analysis svg")
    expect(curve).to_be_visible()
    expect(somebody.page.locator("#analysis")).to_contain_text("Your play:")
    examine(somebody)
    width = somebody.page.evaluate("document.documentElement.scrollWidth")
    assert width <= viewport["width"]
    link = somebody.page.locator(".analysis-moments a").first
    number = re.search(r"at=(\d+)", str(link.get_attribute("href")))
    assert number
    link.focus()
    somebody.page.keyboard.press("Enter")
    expect(somebody.page.locator(".replay-number")).to_contain_text(f"Moment {number[1]} of")
    assert somebody.page.evaluate("document.documentElement.scrollWidth") <= viewport["width"]
    examine(somebody)


def test_without_scripts_a_button_looks_again(visitors: Visitors) -> None:
    somebody = visitors(java_script_enabled=False)
    bring(somebody, "seven_ronin")
    somebody.page.locator("#ask-analysis").click()
    for _ in range(LOOKS):
        if somebody.page.locator("#analysis svg").count():
            break
        somebody.page.locator("#analysis form button").click()
        somebody.page.wait_for_timeout(100)
    expect(somebody.page.locator("#analysis")).to_contain_text("Your play:")
