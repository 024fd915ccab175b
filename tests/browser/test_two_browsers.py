"""Two people with a browser each play against each other by seat link; others watch."""

import re
from dataclasses import dataclass

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visitors
from tests.browser.visitor import Visitor, soonest

ATTACKER = 0
DEFENDER = 1


@dataclass
class Company:
    """Two people at a table."""

    table: str
    attacker: Visitor
    defender: Visitor


@pytest.fixture
def company(visitors: Visitors) -> Company:
    """The attacker has set up the table, the defender has come by link."""
    attacker, defender = visitors(), visitors()
    table = attacker.set_up("seven_ronin", "me", "open")
    defender.sit(attacker.seat_link(table, DEFENDER), "Kyuzo")
    expect(attacker.page.locator("#top .seats")).to_contain_text("Kyuzo")  # by itself
    return Company(table, attacker, defender)


def ready(visitor: Visitor, seat: int) -> str | None:
    """Whether a seat shows as ready."""
    return visitor.page.locator("#top .seat").nth(seat).locator(".seal").get_attribute("data-ready")


def plan_attack(visitor: Visitor) -> None:
    """A small attack."""
    for choice in ("place inn", "place well", "done"):
        visitor.choose(choice)


def test_sealed_planning(company: Company) -> None:
    attacker, defender = company.attacker, company.defender
    attacker.choose("place inn")
    expect(attacker.page.locator("#plot-inn")).to_have_attribute("data-planned", "")
    before = defender.page.locator("#board").inner_html()
    attacker.choose("place well")
    defender.page.reload()
    assert defender.page.locator("#board").inner_html() == before  # another placement, and nothing of it here
    expect(defender.page.locator("#plot-inn[data-planned], #plot-well[data-planned]")).to_have_count(0)
    assert ready(defender, ATTACKER) == "no"

    attacker.choose("done")
    expect(defender.page.locator("#top .seat").nth(ATTACKER).locator("[data-ready=yes]")).to_be_visible()  # by itself
    expect(attacker.page.locator("#ask .waiting")).to_contain_text("Kyuzo")

    defender.choose_by_pick("assign hayai", "inn")
    expect(defender.page.locator("#plot-inn")).to_have_attribute("aria-label", re.compile("Hayai"))
    expect(attacker.page.locator("#plot-inn")).not_to_have_attribute("aria-label", re.compile("Hayai"))
    defender.by_program(company.table, DEFENDER, last="done")
    expect(attacker.page.locator("#plot-inn")).to_have_attribute("aria-label", re.compile("Hayai"))  # both are open now
    expect(defender.page.locator("#plot-inn .ninja, #plot-well .ninja").first).to_be_visible()


def open_plans(company: Company) -> None:
    """Both plan; everything lies open."""
    plan_attack(company.attacker)
    company.defender.by_program(company.table, DEFENDER, "assign hayai inn", last="done")
    expect(company.attacker.page.locator("#plot-inn")).to_have_attribute("aria-label", re.compile("Hayai"))


def test_undo_by_consent(company: Company) -> None:
    attacker, defender = company.attacker, company.defender
    open_plans(company)
    request = attacker.page.locator("#ask .request")

    defender.press(defender.page.get_by_role("button", name="Ask for undo"))
    expect(request).to_contain_text("Kyuzo")  # by itself
    attacker.press(request.get_by_role("button", name="Refuse"))
    expect(request).to_have_count(0)
    expect(defender.page.locator("#log-lines")).to_contain_text("rather play on")
    expect(defender.page.locator("#top .seal")).to_have_count(0)  # still open

    defender.press(defender.page.get_by_role("button", name="Ask for undo"))
    attacker.press(request.get_by_role("button", name="Allow"))
    expect(defender.page.locator("#choices button[value=done]")).to_be_visible()  # back in the plan
    expect(attacker.page.locator("#plot-inn")).not_to_have_attribute("aria-label", re.compile("Hayai"))


def test_reconnect_in_the_middle(company: Company, visitors: Visitors) -> None:
    attacker, defender = company.attacker, company.defender
    defender.choose_by_pick("assign hayai", "inn")
    defender.page.close()
    plan_attack(attacker)

    defender.page = defender.new_page()
    defender.page.goto("/")
    defender.page.locator("a.row[data-yours]").click()
    expect(defender.page.locator("#plot-inn")).to_have_attribute("aria-label", re.compile("Hayai"))
    expect(defender.page.locator("#top .seat").nth(ATTACKER).locator("[data-ready=yes]")).to_be_visible()

    phone = visitors(viewport={"width": 390, "height": 844})  # the same person with a new link, elsewhere
    phone.sit(defender.seat_link(company.table, DEFENDER), "Kyuzo")
    expect(phone.page.locator("#plot-inn")).to_have_attribute("aria-label", re.compile("Hayai"))
    phone.choose_by_pick("assign kabe", "well")
    expect(defender.page.locator("#plot-well")).to_have_attribute("aria-label", re.compile("Kabe"))
    phone.by_program(company.table, DEFENDER, last="done")
    expect(defender.page.locator("#top .seal")).to_have_count(0)  # the first device follows
    expect(attacker.page.locator("#plot-inn")).to_have_attribute("aria-label", re.compile("Hayai"))


def test_watchers_see_no_plan(company: Company, visitors: Visitors) -> None:
    watcher = visitors()
    watcher.page.goto(company.table)
    expect(watcher.page.locator("#ask .watching")).to_be_visible()
    table = watcher.page.locator(".table")  # without the top bar, which shows who is there
    before = table.inner_html()
    company.attacker.choose("place inn")
    company.defender.choose_by_pick("assign hayai", "well")
    watcher.page.reload()
    assert table.inner_html() == before
    expect(watcher.page.locator("button[name=choice], a.pick")).to_have_count(0)
    company.attacker.choose("done")
    expect(watcher.page.locator("#top .seat").nth(ATTACKER).locator("[data-ready=yes]")).to_be_visible()  # by itself


def boards(*visitors: Visitor) -> list[str]:
    """What each of them sees of the table when the page is read anew."""
    for visitor in visitors:
        visitor.page.reload()
    return [visitor.page.locator("#board").inner_html() for visitor in visitors]


def cards_to_choose(visitor: Visitor) -> Locator:
    """The cards of Senjutsu that may be chosen."""
    return visitor.page.locator("#hand button.offer")


@pytest.mark.nightly
def test_sealed_cards_of_senjutsu(visitors: Visitors) -> None:
    ronin, warrior, watcher = visitors(), visitors(), visitors()
    table = ronin.set_up("senjutsu", "me", "open")
    warrior.sit(ronin.seat_link(table, 1), "Kyuzo")
    while not all(cards_to_choose(player).count() for player in (ronin, warrior)):
        for player in (ronin, warrior):
            if player.page.locator("#ask .prompt").count() and not cards_to_choose(player).count():
                player.choose(soonest(player.offers()))
    watcher.page.goto(table)

    hand = [str(card.get_attribute("value")) for card in cards_to_choose(ronin).all()]
    seen = []
    for card in hand[:3]:
        ronin.choose(card)
        expect(ronin.page.locator("#hand .sj-card.is-chosen")).to_have_id(f"card-{card}")
        for other in (warrior, watcher):
            expect(other.page.locator("#top .seat").nth(0).locator("[data-ready=yes]")).to_be_visible()  # by itself
        seen.append(boards(warrior, watcher))
        ronin.press(ronin.page.locator("#top button[value=undo]"))
    assert seen.count(seen[0]) == len(seen)  # the same for them, whichever card it was

    ronin.choose(hand[0])
    expect(warrior.page.locator(".sj-item")).to_have_count(0)
    warrior.choose(str(cards_to_choose(warrior).first.get_attribute("value")))
    for anybody in (ronin, warrior, watcher):
        expect(anybody.page.locator(".sj-item:not(.is-part)")).to_have_count(2)  # by itself
        expect(anybody.page.locator("#item-0-0 .sj-zoom")).to_contain_text(hand[0])


def test_talk_stays_text(company: Company) -> None:
    said = "<script>document.title = 'taken'</script><b>bold</b>"
    attacker, defender = company.attacker, company.defender
    attacker.page.locator(".chat summary").click()
    attacker.page.locator(".chat input[name=text]").fill(said)
    attacker.press(attacker.page.locator(".chat .line-form button"))
    expect(attacker.page.locator(".chat input[name=text]")).to_have_value("")
    defender.page.locator(".chat summary").click()
    expect(defender.page.locator("#chat-lines")).to_contain_text(said)
    defender.press(defender.page.get_by_role("button", name="Well played!"))
    expect(attacker.page.locator("#chat-lines")).to_contain_text("Well played!")
    for visitor in (attacker, defender):
        expect(visitor.page.locator("#chat-lines :is(script, li > b + b)")).to_have_count(0)
        expect(visitor.page).not_to_have_title(re.compile("taken"))
