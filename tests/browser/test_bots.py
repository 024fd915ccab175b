"""Bots for people: choose a level, play, take a hint with its reasons, and afterwards ask a bot why."""

import re

import pytest
from playwright.sync_api import expect

import shiai
from shiai.bots import levels_of
from tests.browser.conftest import Visitors
from tests.browser.test_axe import examine
from tests.browser.visitor import DESK, PHONE, Visitor
from tests.tiers import mostly_nightly


@pytest.mark.parametrize("viewport", mostly_nightly([PHONE, DESK], 2), ids=["phone", "desk"])
def test_a_level_is_chosen_and_gives_hints_with_reasons(visitors: Visitors, viewport: dict[str, int]) -> None:
    player = visitors(viewport=viewport)
    page = player.page
    page.goto("/new/samurai_spirit?option-players=2&deal=a+deal+for+tests")
    page.locator("[name=seat-1]").select_option("level:1")
    page.locator("details.levels summary").click()
    expect(page.locator("details.levels dd")).to_have_count(len(levels_of(shiai.game("samurai_spirit"))))
    examine(player)
    page.get_by_role("button", name="Start the game").click()
    assert player.wait_for_turn()
    expect(page.locator("#top .seat[data-kind=bot]")).to_contain_text("Novice bot")
    expect(page.locator("#top .seat[data-kind=bot] .seat-fair")).to_have_attribute("title", re.compile("secrets"))
    player.take_turn()
    assert player.wait_for_turn()
    while len(player.offers()) < 2:  # where there is no choice there is no chance to tell
        player.take_turn()
        assert player.wait_for_turn()
    player.press(page.locator("#top [data-key=h]"))
    page.locator("#ask .hint .figures > summary").click()
    considered = page.locator("#ask .hint .considered > li")
    expect(considered.first.locator(".considered-bar")).to_be_visible()
    expect(considered.first).to_contain_text("chance to win")
    assert "of the time" not in page.locator("#ask .hint").inner_text()  # an open choice is made or not
    expect(page.locator("#ask .hint .reasons").first).to_be_visible()
    width = page.evaluate("document.documentElement.scrollWidth")
    assert width <= viewport["width"]
    examine(player)


def test_a_bot_is_asked_why_and_what_it_knew(visitor: Visitor) -> None:
    table = visitor.set_up("seven_ronin", "level:1", "me")
    visitor.by_program(table, 1)
    page = visitor.page
    expect(page.locator("#ask .over")).to_be_visible()
    page.goto(f"{table}/replay?at=8")  # the defender has planned before: now the bot does
    expect(page.locator("#eyes-0")).not_to_have_attribute("aria-current", "true")
    page.get_by_role("link", name="What the bot knew").click()
    expect(page.locator("#eyes-0")).to_have_attribute("aria-current", "true")
    expect(page.locator("#replay-lines")).to_contain_text("this is all that Novice bot could see")
    expect(page.locator("#board .guard[data-planned]")).to_have_count(0)  # the plan of the person is hidden from it
    page.locator("#ask-why").click()
    expect(page.locator("#why")).to_contain_text("What Novice bot thought")
    expect(page.locator("#why .considered > li").first).to_be_visible()
    expect(page.locator("#why .considered-chosen")).to_have_count(1)
    examine(visitor)
