"""The pages about components in a real browser: shut out nobody, and work with keys, with touch and without script."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from shiai.games.seven_ronin.rules.components import DATA
from tests.browser.conftest import Visitors
from tests.browser.test_axe import examine
from tests.browser.visitor import DESK, PHONE, Visitor
from tests.tiers import mostly_nightly


def save_box(visitor: Visitor, name: str = "Attic") -> None:
    """Save a box of 7 Ronin in which the limit of the Inn is 3."""
    page = visitor.page
    page.goto("/box/seven_ronin?part=areas")
    page.locator("[name='inn.limit']").fill("3")
    page.get_by_label("Name of the box").fill(name)
    page.get_by_role("button", name="Save", exact=True).click()
    expect(page.get_by_role("status")).to_contain_text(name)


@pytest.mark.parametrize("viewport", mostly_nightly([DESK, PHONE], 2), ids=["desk", "phone"])
def test_nobody_is_shut_out(visitors: Visitors, viewport: dict[str, int]) -> None:
    visitor = visitors(viewport=viewport)
    save_box(visitor)
    for path in ("/real/seven_ronin", "/box/seven_ronin", "/box/seven_ronin?part=board", "/box/seven_ronin?of=Attic"):
        visitor.page.goto(path)
        examine(visitor)
        assert not visitor.page.evaluate("document.documentElement.scrollWidth > innerWidth"), path
    visitor.page.goto("/mine")
    visitor.page.locator(".mine-more summary").click()
    examine(visitor)
    visitor.page.goto("/new/seven_ronin")
    visitor.page.locator(".setup-paste summary").click()
    visitor.page.locator(".setup-real summary").click()
    examine(visitor)


def test_mistakes_are_told_to_everybody(visitors: Visitors) -> None:
    visitor = visitors()
    visitor.expected = re.compile("422")
    visitor.page.goto("/box/seven_ronin?part=areas")
    visitor.page.locator("[name='inn.limit']").fill("77")
    visitor.page.get_by_role("button", name="Save", exact=True).click()
    expect(visitor.page.locator("[name='inn.limit']")).to_have_attribute("aria-invalid", "true")
    expect(visitor.page.locator("[name='inn.limit']")).to_have_accessible_description("use a whole number from 1 to 9")
    examine(visitor)


def test_a_mark_says_why_on_focus_on_hover_and_on_tap(visitors: Visitors) -> None:
    desk, phone = visitors(), visitors(viewport=PHONE, has_touch=True)
    for visitor in (desk, phone):
        visitor.set_up("seven_ronin", "heuristic", "me")
        visitor.awake()
    mark, text = desk.page.locator(".track-mark .mark"), desk.page.locator(".track-mark .mark-text")
    assert text.evaluate("text => text.clientWidth") <= 1
    mark.focus()
    assert text.evaluate("text => text.clientWidth") > 100
    desk.page.keyboard.press("Escape")
    assert text.evaluate("text => text.clientWidth") <= 1
    mark.hover()
    assert text.evaluate("text => text.clientWidth") > 100
    expect(mark).to_have_accessible_name(f"Reconstructed: our proposal. Source: {DATA['time_track']['source']}")
    phone.page.locator(".track-mark .mark").tap()
    box = phone.page.locator(".track-mark .mark-text").bounding_box()
    assert box is not None
    assert box["width"] > 100
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= PHONE["width"]


def test_a_box_is_edited_with_the_keyboard_alone(visitor: Visitor) -> None:
    page = visitor.page
    page.goto("/box/seven_ronin?part=areas")
    page.locator("[name='inn.limit']").focus()
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Enter")  # shows the changes and saves nothing
    expect(page.locator(".box-ours")).to_contain_text("ours: 1")
    page.locator(".box-ours button").focus()
    page.keyboard.press("Enter")
    expect(page.locator("[name='inn.limit']")).to_have_value("1")
    page.locator(".box-tabs button").first.focus()
    page.keyboard.press("Enter")
    expect(page.locator("[name='threat.levels']")).to_have_count(8)


def test_buttons_beside_a_number_and_places_that_change(visitor: Visitor) -> None:
    page = visitor.page
    page.goto("/box/seven_ronin?part=areas")
    stepper = page.locator(".stepper", has=page.locator("[name='inn.limit']"))
    stepper.locator("button").last.click()
    expect(page.locator("[name='inn.limit']")).to_have_value("2")
    page.goto("/box/seven_ronin?part=board")
    places = page.locator("[name='ring.order']")
    places.nth(0).select_option("well")
    expect(places.nth(2)).to_have_value("watchtower")
    page.locator(".ring li").nth(1).locator("span").drag_to(page.locator(".ring li").nth(4).locator("span"))
    expect(places.nth(4)).to_have_value("inn")
    expect(places.nth(1)).to_have_value("shrine")
    page.get_by_role("button", name="Save", exact=True).click()
    expect(page.get_by_role("status")).to_be_visible()
    expect(page.locator("[name='ring.order']").nth(0)).to_have_value("well")


def test_from_a_box_to_a_game_without_script(visitors: Visitors, tmp_path: Path) -> None:
    plain = visitors(java_script_enabled=False)
    page = plain.page
    save_box(plain)
    with page.expect_download() as download:
        page.get_by_role("button", name="Export as a file").click()
    file = tmp_path / "box.toml"
    download.value.save_as(file)
    assert "limit = 3" in file.read_text("utf-8")
    page.goto("/mine")
    page.locator("[name=file]").set_input_files(file)
    page.get_by_role("button", name="Import").click()
    expect(page.locator(".mine-row")).to_have_count(2)
    page.get_by_role("link", name="Play with Attic", exact=True).click()
    expect(page.locator("[name=saved-box]")).to_have_value("seven_ronin:Attic")
    page.get_by_role("button", name="Start the game").click()
    expect(page.locator("#plot-inn .mark")).to_be_visible()


def test_the_set_up_says_at_once_what_a_box_changes(visitor: Visitor) -> None:
    page = visitor.page
    page.goto("/box/seven_ronin?part=track")
    page.locator("[name='threat.levels']").nth(1).fill("4")
    page.get_by_role("button", name="Save", exact=True).click()
    page.goto("/new/seven_ronin")
    visitor.awake()
    expect(page.locator(".setup-real summary")).to_contain_text("2 of 19")
    page.locator("[name=saved-box]").select_option(index=1)
    expect(page.locator(".setup-real summary")).to_contain_text("1 of 19")


def test_deleting_asks_first(visitor: Visitor) -> None:
    page = visitor.page
    save_box(visitor)
    page.goto("/mine")
    expect(page.get_by_role("button", name="Delete for good")).to_be_hidden()
    page.locator(".mine-more summary").click()
    page.get_by_role("button", name="Delete for good").click()
    expect(page.locator(".mine-row")).to_have_count(0)
