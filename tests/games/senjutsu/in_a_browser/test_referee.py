"""The referee in a real browser: a turn by tapping, by keyboard and without script, on a desk and on a phone."""

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visitors
from tests.browser.test_axe import examine
from tests.browser.visitor import DESK, PHONE, Visitor


def type_in(visitor: Visitor, *lines: str) -> None:
    """Quick entries."""
    for line in lines:
        field = visitor.page.get_by_label("Quick entry")
        field.fill(line)
        field.press("Enter")
        expect(visitor.page.locator(".ref-entries code").first).to_have_text(line)


def set_up(visitor: Visitor) -> None:
    """A duel that has begun, by the forms of the set-up."""
    page = visitor.page
    page.goto("/")
    page.get_by_role("link", name="Referee").click()
    page.get_by_role("button", name="New session").click()
    type_in(visitor, "decks table")
    hero = page.locator(".ref-setup form", has_text="Hero")
    hero.get_by_label("Hero").select_option("ronin")
    hero.get_by_label("Space").select_option("D4")
    hero.get_by_role("button", name="Enter").click()
    enemy = page.locator(".ref-setup form", has_text="Enemy")
    enemy.get_by_label("Space").select_option("D1")
    enemy.get_by_label("Behaviour").select_option("centre")
    enemy.get_by_label("Stance").select_option("offensive")
    enemy.get_by_label("Wound limit").fill("5")
    enemy.get_by_role("button", name="Enter").click()
    page.locator("button[value='pick enemy 1']").click()
    page.locator("button[value='enemy 1 D2']").click()
    page.get_by_role("button", name="Begin the fight").click()


@pytest.mark.parametrize(
    "options",
    [
        pytest.param({"viewport": DESK}, id="desk", marks=pytest.mark.nightly),
        pytest.param({"viewport": PHONE, "has_touch": True}, id="phone"),
        pytest.param({"viewport": PHONE, "java_script_enabled": False}, id="without script"),
    ],
)
def test_a_turn_is_refereed(visitors: Visitors, options: dict[str, object]) -> None:
    visitor = visitors(**options)
    page = visitor.page
    set_up(visitor)
    page.get_by_label("Card of Ronin").fill("126")
    page.get_by_role("button", name="Reveal").click()
    page.get_by_label("Number of the card").fill("S025")
    page.get_by_role("button", name="Enter", exact=True).first.click()
    expect(page.locator(".ref-figure", has_text="hero 1").locator("svg").first).to_be_visible()
    page.get_by_role("button", name="Go on").click()
    expect(page.locator(".ref-waits")).to_contain_text("Ronin acts")
    page.get_by_role("button", name="Ronin hits Samurai Boss").click()
    expect(page.locator(".ref-figure", has_text="enemy 1")).to_contain_text("wounds 1 of 5")
    expect(page.locator("#now")).to_contain_text("Samurai Boss takes 1 wound.")
    page.locator("#why > summary").click()
    expect(page.locator(".ref-why").first).to_contain_text("Samurai Boss")
    page.get_by_role("button", name="Take back: printed").click()
    expect(page.locator(".ref-waits")).to_contain_text("Ronin acts")
    width = page.evaluate("document.documentElement.scrollWidth") if visitor.scripted else 0
    assert width <= page.viewport_size["width"]  # type: ignore[index]


def test_everything_is_reached_by_keyboard_and_no_one_is_shut_out(visitors: Visitors) -> None:
    visitor = visitors()
    page = visitor.page
    set_up(visitor)
    page.locator("button[value='pick hero 1']").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".ref-picked")).to_be_visible()
    page.locator("button[value='hero 1 D5']").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".ref-figure", has_text="hero 1")).to_contain_text("D5, faces north")
    examine(visitor)


def test_a_set_up_is_tapped_and_a_doubtful_card_is_questioned(visitors: Visitors) -> None:
    visitor = visitors(viewport=PHONE, has_touch=True)
    page = visitor.page
    page.goto("/referee")
    page.get_by_role("button", name="New session").click()
    page.locator("button[value='pick at D4']").click()
    page.locator("#put-hero").get_by_role("button", name="Ronin").click()
    page.locator("button[value='pick at D2']").click()
    page.locator("#put-enemy").get_by_role("button", name="Samurai Boss").click()
    page.get_by_role("button", name="Begin the fight").click()
    page.get_by_label("Card of Ronin").fill("024")
    page.get_by_role("button", name="Reveal").click()
    expect(page.locator("#doubt")).to_contain_text("costs 3 Focus; Ronin has 0.")
    examine(visitor)
    page.get_by_role("button", name="Yes, really").click()
    expect(page.locator(".ref-entries code").first).to_have_text("turn 024")
