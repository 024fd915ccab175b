"""JavaScript off: links and forms alone play the game."""

import re
from pathlib import Path
from typing import Final

from playwright.sync_api import expect

from tests.browser.conftest import Visitors
from tests.browser.visitor import LONG_DUEL

EXAMPLES: Final = Path(__file__).parent.parent.parent / "examples"


def test_a_plan_and_several_turns_of_7_ronin(visitors: Visitors) -> None:
    plain = visitors(java_script_enabled=False)
    plain.page.goto("/")
    plain.page.get_by_role("button", name="Play now: 7 Ronin").click()
    expect(plain.page.locator("#top .seat[data-kind=bot]")).to_contain_text("Novice bot")
    plain.set_up("seven_ronin", "heuristic", "me")  # it answers sooner
    plain.play_until("Round 2")
    plain.page.locator("#board a.pick").first.click()  # who can be placed depends on what the bot did
    plain.page.locator(".all-choices summary").click()  # what the board offers stands there as a list, too
    plain.page.locator(".all-choices button.offer").first.click()
    expect(plain.page.locator("#board button[form=takeback]")).to_have_count(1)


def test_undo_take_back_hint_log_and_rules(visitors: Visitors) -> None:
    plain = visitors(java_script_enabled=False)
    page = plain.page
    plain.set_up("seven_ronin", "heuristic", "me")
    plain.choose_by_pick("assign hayai", "inn")
    plain.choose_by_pick("assign kabe", "well")
    expect(page.locator("#plot-inn")).to_have_attribute("aria-label", re.compile("Hayai"))
    page.locator("button[form=takeback][value='assign hayai inn']").first.click()
    expect(page.locator("#plot-inn")).not_to_have_attribute("aria-label", re.compile("Hayai"))
    page.locator("#top button[value=undo]").click()
    expect(page.locator("#plot-well")).not_to_have_attribute("aria-label", re.compile("Kabe"))
    page.locator("#top button[value=redo]").click()
    expect(page.locator("#plot-well")).to_have_attribute("aria-label", re.compile("Kabe"))
    page.locator("#top [data-key=h]").click()
    expect(page.locator("#ask .hint")).to_contain_text("What the bot would do")

    page.set_viewport_size({"width": 1000, "height": 800})  # here the log and the rules are drawers
    page.locator("a[href='#log']").click()
    expect(page.locator("#log")).to_be_in_viewport()
    page.locator("#log .drawer-close").click()
    expect(page.locator("#log")).to_be_hidden()
    page.locator("a[href='#rules']").click()
    page.locator("#clauses .exact summary").click()  # the guide comes first, the exact clauses are folded
    expect(page.locator("#clauses .exact dt").first).to_be_in_viewport()
    page.locator("#clauses .exact dt a").first.click()
    expect(page.locator(".rulebook .wanted")).to_be_visible()


def test_some_exchanges_of_way_of_the_samurai(visitors: Visitors) -> None:
    plain = visitors(java_script_enabled=False)
    plain.set_up("way_of_the_samurai", "me", deal=LONG_DUEL)
    plain.play_until("exchange 2")
    plain.choose(next(choice for choice in plain.offers() if choice.startswith("play std")))
    expect(plain.page.locator("#played .way-card")).to_have_count(1)
    plain.page.locator("#top button[value=undo]").click()
    expect(plain.page.locator("#played .way-card")).to_have_count(0)
    plain.play_until("Round 2")


def test_some_turns_of_senjutsu(visitors: Visitors) -> None:
    plain = visitors(java_script_enabled=False)
    page = plain.page
    plain.set_up("senjutsu", "me", "heuristic")
    plain.play_until("Turn 1")
    explain = page.locator("#hand a.sj-show").first
    explain.click()
    expect(page.locator("#hand .sj-explained")).to_be_visible()
    expect(page.locator("#hand .sj-card.is-shown")).to_have_count(1)
    page.locator("#hand a.sj-show[aria-current=true]").click()
    expect(page.locator("#hand .sj-explained")).to_have_count(0)
    plain.play_until("Turn 2")


def test_setting_up_with_options(visitors: Visitors) -> None:
    plain = visitors(java_script_enabled=False)
    page = plain.page
    page.goto("/new/samurai_spirit")
    page.locator(".setup-options summary").click()
    page.locator("[name=option-players]").fill("4")
    page.get_by_role("button", name="Check the settings").click()
    expect(page.locator("select[name^=seat-]")).to_have_count(4)
    page.locator("[name=seat-3]").select_option("heuristic")
    page.get_by_role("button", name="Start the game").click()
    expect(page.locator("#top .seat")).to_have_count(4)


def test_setting_up_with_a_weapon_of_ones_own(visitors: Visitors) -> None:
    plain = visitors(java_script_enabled=False)
    plain.expected = re.compile("422")  # the weapon is chosen before its text is there
    page = plain.page
    page.goto("/new/way_of_the_samurai")
    page.locator("[name=option-weapon]").select_option("own_weapon")
    page.get_by_role("button", name="Check the settings").click()  # shows what this weapon needs
    page.locator("textarea[name=option-own_weapon]").fill((EXAMPLES / "nunchaku.json").read_text("utf-8"))
    page.get_by_role("button", name="Check the settings").click()
    expect(page.locator("textarea[name=option-own_weapon]")).to_have_value(re.compile("nunchaku"))
    page.get_by_role("button", name="Start the game").click()
    expect(page.locator("#top .seat")).to_contain_text("Own weapon")
