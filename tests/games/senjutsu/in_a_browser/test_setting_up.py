"""Setting up a duel and building a deck in a browser: what applies is shown, and cards come when they are needed."""

import re

from playwright.sync_api import expect

from tests.browser.conftest import Visitors
from tests.browser.visitor import PHONE, Visitor

ENDS_WITH_MASTER = re.compile(r"#figure-master$")
DECK = "/decks/build?deck=ronin/071/025,029x2/-"


def test_the_heroes_of_a_duel_are_two_until_more_are_wanted(visitors: Visitors) -> None:
    page = visitors().page
    page.goto("/new/senjutsu")
    third, fourth = page.locator("#setting-hero_3"), page.locator("#setting-hero_4")
    expect(third).to_be_hidden()

    page.locator("[name=option-players]").fill("3")
    page.locator("[name=option-players]").press("Tab")

    expect(third).to_be_visible()
    expect(fourth).to_be_hidden()
    expect(page.locator("#setup-seats")).to_contain_text("Seat 3: Student")


def test_the_figure_and_the_seat_follow_the_chosen_hero(visitors: Visitors) -> None:
    page = visitors().page
    page.goto("/new/senjutsu")

    page.locator("[name=option-hero_2]").select_option("master")

    expect(page.locator("#picture-hero_2 use")).to_have_attribute("href", ENDS_WITH_MASTER)
    expect(page.locator("#setup-seats")).to_contain_text("Seat 2: Master")


def images(visitor: Visitor) -> list[bool]:
    """Whether each card of the deck builder is drawn already."""
    script = "images => images.map((image) => image.naturalWidth > 0)"
    found: list[bool] = visitor.page.locator("#deck-cards ~ .deck-grid img").evaluate_all(script)
    return found


def test_cards_are_loaded_when_they_come_into_sight(visitors: Visitors) -> None:
    builder = visitors(viewport=PHONE)
    builder.page.goto(DECK)
    builder.page.wait_for_load_state("networkidle")
    assert not all(images(builder))

    last = builder.page.locator("#deck-cards ~ .deck-grid img").last
    last.scroll_into_view_if_needed()

    expect(last).to_have_js_property("complete", value=True)
    builder.page.wait_for_function("image => image.naturalWidth > 0", arg=last.element_handle())


def test_the_deck_builder_fits_a_phone(visitors: Visitors) -> None:
    page = visitors(viewport=PHONE).page
    page.goto(DECK)

    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    for change in page.locator("#at-029 .deck-change").all():
        box = change.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 44


def test_a_card_comes_into_the_deck_by_a_tap(visitors: Visitors) -> None:
    page = visitors(viewport=PHONE).page
    page.goto(DECK)

    page.locator("#card-more-031").click()

    expect(page.locator("#list-less-031")).to_be_attached()
    expect(page.locator("#deck-stand")).to_contain_text("4 of 30 cards")
