"""Every language, switched at any time."""

import re

import pytest
from playwright.sync_api import expect

from shiai.i18n.catalogue import Catalogue, languages
from tests.browser.conftest import Visitors
from tests.browser.visitor import LONG_DUEL, Visitor
from tests.tiers import one_of

OTHERS = [language for language in languages() if language != "en"]


@pytest.mark.parametrize("language", one_of(OTHERS))
def test_switching_at_home_and_at_the_table(visitor: Visitor, language: str) -> None:
    page = visitor.page
    words = Catalogue(language, "samurai_spirit")
    page.goto("/")
    expect(page.locator("html")).to_have_attribute("lang", "en")
    visitor.awake()
    page.locator("select[name=language]").select_option(language)  # no button is needed
    expect(page.locator("html")).to_have_attribute("lang", language)
    expect(page.locator("h1")).to_have_text(words.say("page-home-title"))

    table = visitor.set_up("samurai_spirit", "me", "heuristic", players="2")
    assert visitor.wait_for_turn()
    expect(page.locator("#top [data-key=h]")).to_have_text(words.say("page-hint"))
    page.locator("footer select[name=language]").select_option("en")
    expect(page.locator("html")).to_have_attribute("lang", "en")
    expect(page).to_have_url(table)
    expect(page.locator("#top [data-key=h]")).to_have_text("Hint")


@pytest.mark.parametrize("language", one_of(OTHERS, 1))
def test_the_words_of_way_of_the_samurai(visitors: Visitors, language: str) -> None:
    reader = visitors(locale=language)
    words = Catalogue(language, "way_of_the_samurai")
    reader.set_up("way_of_the_samurai", "me", deal=LONG_DUEL)
    assert reader.wait_for_turn()
    expect(reader.page.locator("#hand")).to_have_attribute("aria-label", words.say("web-hand"))
    expect(reader.page.locator("#choices")).to_contain_text(words.say("choice-draw", cost=1))


@pytest.mark.parametrize("language", one_of(OTHERS, 2))
def test_the_words_of_senjutsu(visitors: Visitors, language: str) -> None:
    reader = visitors(locale=language)
    words = Catalogue(language, "senjutsu")
    reader.set_up("senjutsu", "me", "heuristic")
    reader.play_until_seen("#hand .offer")
    expect(reader.page.locator("#hand")).to_have_attribute("aria-label", words.say("web-own_hand"))


@pytest.mark.parametrize("language", languages())
def test_the_language_of_the_browser(visitors: Visitors, language: str) -> None:
    reader = visitors(locale=language)
    reader.page.goto("/help")
    expect(reader.page.locator("html")).to_have_attribute("lang", language)
    expect(reader.page.locator("h1")).to_have_text(Catalogue(language).say("page-help"))


def test_light_and_dark(visitor: Visitor) -> None:
    page = visitor.page
    page.goto("/")
    paper = "getComputedStyle(document.documentElement).backgroundColor"
    seen = {}
    for theme in ("light", "dark"):
        page.locator(f"button[name=theme][value={theme}]").click()
        expect(page.locator("html")).to_have_attribute("data-theme", theme)
        expect(page.locator(f"button[value={theme}]")).to_have_attribute("aria-pressed", "true")
        seen[theme] = page.evaluate(paper)
    assert seen["light"] != seen["dark"]


def test_links_to_rulebooks_look_like_links(visitor: Visitor) -> None:
    visitor.page.goto("/rules")
    titles = visitor.page.locator(".row-title")
    expect(titles).to_have_count(4)
    for title in titles.all():
        expect(title).to_have_css("text-decoration-line", "underline")


def test_a_name_of_ones_own(visitor: Visitor) -> None:
    visitor.page.goto("/")
    visitor.page.locator("details.menu summary").click()
    visitor.page.locator("details.menu input[name=name]").fill("Shimada")
    visitor.page.locator("details.menu form:has([name=name]) button").click()
    expect(visitor.page.locator(".bar-name")).to_have_text("Shimada")
    visitor.set_up("samurai_spirit", "me", "heuristic", players="2")
    expect(visitor.page.locator("#top .seat").first).to_contain_text(re.compile("Shimada"))
