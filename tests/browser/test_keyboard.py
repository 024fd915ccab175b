"""Keys alone: everything can be reached, and the focus is never lost."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visitors
from tests.browser.visitor import DESK, LONG_DUEL, PHONE, Visitor, soonest


def focus(visitor: Visitor) -> str:
    """Where the focus is: the id of the element, or its kind."""
    found: str = visitor.page.evaluate("document.activeElement.id || document.activeElement.tagName")
    return found


def strike(visitor: Visitor, key: str) -> None:
    """A key that makes a choice; afterwards the focus must still be somewhere."""
    with visitor.page.expect_response(lambda answer: answer.request.method == "POST"):
        visitor.page.keyboard.press(key)
    visitor.settle()


def test_a_plan_of_7_ronin(visitor: Visitor) -> None:
    page = visitor.page
    visitor.set_up("seven_ronin", "heuristic", "me")
    visitor.awake()
    page.keyboard.press("Tab")
    assert page.locator(".skip:focus").count() == 1
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    assert page.locator("#ask :focus").count() == 1

    picks = page.locator("#board a.pick")
    picks.first.focus()
    page.keyboard.press("ArrowRight")
    expect(picks.nth(1)).to_be_focused()
    page.keyboard.press("ArrowLeft")
    expect(picks.first).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("#board a.pick[aria-current=true]")).to_be_focused()
    page.keyboard.press("ArrowUp")
    placed = str(page.locator("#board .plot button.offer:focus").get_attribute("value"))
    expect(page.locator("#preview")).not_to_be_empty()
    strike(visitor, "Enter")
    assert focus(visitor) != "BODY"
    expect(page.locator(f"button[form=takeback][value='{placed}']").first).to_be_attached()

    page.locator("#board a.pick").first.focus()
    page.keyboard.press("Enter")
    expect(page.locator("#board a.pick[aria-current=true]")).to_have_count(1)
    page.keyboard.press("Escape")  # lets go of what was picked
    expect(page.locator("#board a.pick[aria-current=true]")).to_have_count(0)
    assert focus(visitor) != "BODY"
    strike(visitor, "u")
    expect(page.locator(f"button[form=takeback][value='{placed}']")).to_have_count(0)
    strike(visitor, "h")
    expect(page.locator("#ask .hint")).to_be_visible()


def test_some_turns_of_samurai_spirit(visitor: Visitor) -> None:
    page = visitor.page
    visitor.set_up("samurai_spirit", "me", "heuristic", players="2")
    assert visitor.wait_for_turn()
    visitor.awake()
    page.locator("#board button.offer").first.focus()
    for _ in range(4):
        strike(visitor, key_of(visitor))
        assert visitor.wait_for_turn()
        assert focus(visitor) != "BODY"
    moment = page.locator("#log-lines a.log-moment").count()
    strike(visitor, "u")
    assert visitor.wait_for_turn()
    assert page.locator("#log-lines a.log-moment").count() <= moment
    assert focus(visitor) != "BODY"


def key_of(visitor: Visitor) -> str:
    """The key of the listed choice that leads on soonest; there are nine keys."""
    stored: list[str] = visitor.page.locator("#choices button").evaluate_all("all => all.map((each) => each.value)")
    return str(stored.index(soonest(stored[:9])) + 1)


def test_some_exchanges_of_way_of_the_samurai(visitor: Visitor) -> None:
    page = visitor.page
    visitor.set_up("way_of_the_samurai", "me", deal=LONG_DUEL)
    assert visitor.wait_for_turn()
    visitor.awake()
    for key in ("Tab", "Enter", "Tab"):  # past the head of the page, into the question
        page.keyboard.press(key)
    assert page.locator("#ask :focus").count() == 1
    cards = page.locator("#hand :is(button, a):not(.mark)")
    cards.first.focus()
    page.keyboard.press("ArrowRight")
    expect(cards.nth(1)).to_be_focused()
    expect(page.locator("#preview")).not_to_be_empty()
    strike(visitor, "Enter")
    expect(page.locator("#played .way-card")).to_have_count(1)
    assert focus(visitor) != "BODY"
    strike(visitor, "u")
    expect(page.locator("#played .way-card")).to_have_count(0)
    while "Round 2" not in page.locator(".top-title").inner_text():
        strike(visitor, key_of(visitor))
        assert visitor.wait_for_turn()
        assert focus(visitor) != "BODY"


def strike_until(visitor: Visitor, sign: str) -> None:
    """Choose by keys until this is on the page of a question."""
    assert visitor.wait_for_turn()
    while not visitor.page.locator(sign).count():
        strike(visitor, key_of(visitor))
        assert visitor.wait_for_turn()
        assert focus(visitor) != "BODY"


@pytest.mark.nightly
def test_a_whole_duel_of_senjutsu(visitor: Visitor) -> None:
    page = visitor.page
    visitor.set_up("senjutsu", "me", "heuristic")
    assert visitor.wait_for_turn()
    visitor.awake()
    for key in ("Tab", "Enter", "Tab"):  # past the head of the page, into the question
        page.keyboard.press(key)
    assert page.locator("#ask :focus").count() == 1
    strike_until(visitor, "#hand .offer")
    cards = page.locator("#hand .offer")
    cards.nth(1).focus()
    page.keyboard.press("ArrowLeft")
    expect(cards.first).to_be_focused()
    expect(page.locator("#hand .sj-card:has(:focus) .sj-zoom")).to_be_visible()
    expect(page.locator("#preview")).not_to_be_empty()
    expect(page.locator("#hand .sj-card.marked")).to_have_count(1)
    strike(visitor, "Enter")
    strike_until(visitor, "#board .sj-spot")
    page.locator("#board .sj-spot").first.focus()
    page.keyboard.press("ArrowDown")
    assert page.locator("#board :focus").count() == 1
    page.locator("#board .sj-spot").first.focus()
    strike(visitor, "Enter")

    while visitor.wait_for_turn():
        assert focus(visitor) != "BODY"
        strike(visitor, key_of(visitor))
    expect(page.locator("#ask .over")).to_be_visible()


def test_drawers(visitor: Visitor) -> None:
    page = visitor.page
    page.set_viewport_size({"width": 1000, "height": 800})
    visitor.set_up("seven_ronin", "heuristic", "me")
    visitor.awake()
    for key, drawer in (("l", "log"), ("r", "rules"), ("?", "keys")):
        page.keyboard.press(key)
        expect(page.locator(f"#{drawer}")).to_be_visible()
        page.keyboard.press("Escape")
        expect(page.locator(f"#{drawer}")).to_be_hidden()
        page.keyboard.press(key)
        page.keyboard.press(key)  # the same key closes again
        expect(page.locator(f"#{drawer}")).to_be_hidden()


@pytest.mark.parametrize("viewport", [DESK, PHONE], ids=["desk", "phone"])
def test_closing_a_sheet_leaves_the_page_where_it_was(visitors: Visitors, viewport: dict[str, int]) -> None:
    visitor = visitors(viewport=viewport)
    visitor.set_up("seven_ronin", "heuristic", "me")
    visitor.awake()
    for key in "?lr":
        visitor.page.keyboard.press(key)
        visitor.page.wait_for_url(re.compile("#(keys|log|rules)$"))
        visitor.page.keyboard.press("Escape")
        assert visitor.page.evaluate("scrollY") == 0, key


def test_keys_belong_to_a_text_while_one_writes(visitor: Visitor) -> None:
    page = visitor.page
    visitor.set_up("samurai_spirit", "me", "heuristic", players="2")
    assert visitor.wait_for_turn()
    visitor.awake()
    sequence = page.locator("body").get_attribute("data-sequence")
    page.locator(".chat summary").click()
    page.locator(".chat input[name=text]").press_sequentially("1 hour?")
    assert page.locator("body").get_attribute("data-sequence") == sequence
    expect(page.locator("#keys")).to_be_hidden()
    with page.expect_response(re.compile("/chat")):
        page.keyboard.press("Enter")
    expect(page.locator("#chat-lines")).to_contain_text("1 hour?")
