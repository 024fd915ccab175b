"""Two players at one screen: a curtain hides each plan from the other."""

import re

from playwright.sync_api import expect

from tests.browser.visitor import LONG_DUEL, Visitor, soonest


def open_curtain(visitor: Visitor, role: str) -> None:
    """Somebody says who they are."""
    expect(visitor.page.locator(".curtain")).to_be_visible()
    expect(visitor.page.locator("#board")).to_have_count(0)
    visitor.page.get_by_role("link", name=role).click()
    expect(visitor.page.locator("#board")).to_be_visible()


def test_curtain_between_two_players(visitor: Visitor) -> None:
    page = visitor.page
    table = visitor.set_up("seven_ronin", "me", "here")
    open_curtain(visitor, "Attacker")
    visitor.choose("place inn")
    expect(page.locator("#plot-inn")).to_have_attribute("data-planned", "")

    page.goto(table)  # whoever comes back has to say again who looks
    open_curtain(visitor, "Defender")
    expect(page.locator("#plot-inn[data-planned]")).to_have_count(0)
    expect(page.locator("button[value='place well']")).to_have_count(0)

    page.goto(table)
    open_curtain(visitor, "Attacker")
    expect(page.locator("#plot-inn")).to_have_attribute("data-planned", "")
    visitor.choose("done")
    open_curtain(visitor, "Defender")
    visitor.choose_by_pick("assign hayai", "inn")
    visitor.by_program(table, 1, last="done")
    page.goto(table)
    if page.locator(".curtain").count():  # the plans are open now, but who is asked sits at the other side
        page.locator(".curtain a.button").first.click()
    expect(page.locator("#plot-inn")).to_have_attribute("aria-label", re.compile("Hayai"))
    expect(page.locator("#plot-inn .ninja")).to_be_visible()


def test_sealed_cards_of_senjutsu(visitor: Visitor) -> None:
    page = visitor.page
    table = visitor.set_up("senjutsu", "me", "here")
    curtain = page.locator(".curtain")
    cards = page.locator("#hand button.offer")
    while not cards.count():  # both heroes are placed
        if curtain.count():
            page.locator(".curtain a.button").first.click()
            expect(page.locator("#board")).to_be_visible()
        if not cards.count():
            visitor.choose(soonest(visitor.offers()))
            expect(curtain.or_(page.locator("#ask .prompt"))).to_be_visible()
    first = page.locator("#board .sj-hero.is-mine h2").inner_text()
    visitor.choose(str(cards.first.get_attribute("value")))
    open_curtain(visitor, "Warrior" if "Ronin" in first else "Ronin")
    expect(page.locator("#board .sj-hero.is-mine")).not_to_have_accessible_name(first)
    expect(page.locator("#hand .is-chosen, .sj-item")).to_have_count(0)
    visitor.choose(str(cards.first.get_attribute("value")))
    page.goto(table)
    if curtain.count():  # the cards are open now, but the hands are not
        page.locator(".curtain a.button").first.click()
    expect(page.locator(".sj-item:not(.is-part)")).to_have_count(2)


def test_no_curtain_where_nothing_is_hidden(visitor: Visitor) -> None:
    visitor.set_up("samurai_spirit", "me", "here", players="2")
    seats = visitor.page.locator("#top .seat")
    for _ in range(6):
        assert visitor.wait_for_turn()
        expect(seats.locator("xpath=self::*[@data-to-move]")).to_have_count(1)
        visitor.take_turn()
    expect(visitor.page.locator("#log-lines")).to_contain_text("It is Kanbei's turn")


def test_two_duellists_at_one_screen(visitor: Visitor) -> None:
    visitor.set_up("way_of_the_samurai", "me", "here", deal=LONG_DUEL, duel_variant="true", second_weapon="katana")
    acting = visitor.page.locator("#top .seat[data-to-move]")
    seen: set[str] = set()
    while len(seen) < 2:
        assert visitor.wait_for_turn()
        expect(visitor.page.locator(".curtain")).to_have_count(0)
        expect(acting).to_have_count(1)
        seen.add(visitor.page.locator("#fighter-me .way-title").inner_text())  # whose turn it is sits on the left
        visitor.take_turn()
