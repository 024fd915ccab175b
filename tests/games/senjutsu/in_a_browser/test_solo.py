"""Senjutsu alone in a browser: whole fights and a horde by clicking, on a desk, on a phone, by keys, without script."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visitors
from tests.browser.test_axe import examine
from tests.browser.test_keyboard import focus, key_of, strike
from tests.browser.test_phone import check_targets, check_together, check_width
from tests.browser.test_whole_games import look_back
from tests.browser.visitor import DESK, PHONE, Visitor
from tests.tiers import mostly_nightly


@pytest.mark.nightly
def test_a_whole_fight(visitor: Visitor, tmp_path: Path) -> None:
    """Nobody else plays, so there are no other eyes to look through."""
    visitor.set_up("senjutsu_solo", "me", enemy_1="ashigaru_katana", enemy_2="ashigaru_yari", hero_1="student")
    expect(visitor.page.locator(".sj-foe")).to_have_count(2)
    while visitor.wait_for_turn():
        visitor.take_any()
    expect(visitor.page.locator("#ask .over h2")).to_have_text(re.compile("You have (won|lost)"))
    look_back(visitor, tmp_path)


@pytest.mark.nightly
def test_a_whole_horde(visitor: Visitor) -> None:
    visitor.set_up("senjutsu_solo", "me", mode="horde")
    visitor.play_until_seen("#hand .offer")
    expect(visitor.page.locator("#horde .sj-waves .is-now")).to_have_text("1")
    expect(visitor.page.locator(".sj-foe")).to_have_count(1)
    while visitor.wait_for_turn():
        visitor.take_any()
    expect(visitor.page.locator("#ask .over h2")).to_have_text(re.compile("You have (won|lost)"))
    expect(visitor.page.locator("#ask .over .score")).to_contain_text("round 1")


def test_beside_a_fallen_lord_on_a_phone(visitors: Visitors) -> None:
    phone = visitors(viewport=PHONE, has_touch=True, is_mobile=True)
    phone.set_up("senjutsu_solo", "me", mode="fallen_lord")
    phone.play_until_seen(".sj-figure.is-token")
    for sign in (".sj-spot", "#hand .offer", ".sj-rung.is-now"):
        phone.play_until_seen(sign)
        phone.page.locator(".sj-foe details").evaluate_all("all => all.forEach((each) => (each.open = true))")
        for check in (check_width, check_targets):
            check(phone)
        check_together(phone, ".sj-ground")


def test_two_enemies_on_a_desk(visitor: Visitor) -> None:
    """Board, question and enemies are in sight together."""
    visitor.set_up("senjutsu_solo", "me", enemy_1="samurai_boss", enemy_2="ashigaru_yumi")
    visitor.play_until_seen("#hand .offer")
    check_together(visitor, ".sj-ground", ".sj-foe .sj-wounds")


@pytest.mark.parametrize("viewport", mostly_nightly([DESK, PHONE], 2), ids=["desk", "phone"])
@pytest.mark.parametrize(
    "options", mostly_nightly([{"mode": "fallen_lord"}, {"enemy_2": "monk"}], 2), ids=["horde", "fight"]
)
def test_nobody_is_shut_out(visitors: Visitors, viewport: dict[str, int], options: dict[str, str]) -> None:
    hero = visitors(viewport=viewport)
    hero.set_up("senjutsu_solo", "me", **options)
    for sign in ("#hand .offer", ".sj-rung.is-now"):
        hero.play_until_seen(sign)
        hero.page.locator("#board details").evaluate_all("all => all.forEach((each) => (each.open = true))")
        examine(hero)


@pytest.mark.parametrize("viewport", mostly_nightly([DESK, PHONE], 2), ids=["desk", "phone"])
def test_an_enemy_is_asked_why(visitors: Visitors, viewport: dict[str, int]) -> None:
    """Its reasons open and close in place, and the board shows the spaces that it has considered."""
    hero = visitors(viewport=viewport)
    hero.set_up("senjutsu_solo", "me", enemy_1="samurai_boss", enemy_2="ashigaru_yari")
    hero.play_until_seen(".sj-trail")
    hero.page.locator("#why-1").click()
    expect(hero.page.locator("#enemy-1 .sj-why .clause").first).to_be_visible()
    expect(hero.page.locator(".sj-verdict").first).to_be_visible()
    examine(hero)
    hero.page.locator("#why-1").click()
    expect(hero.page.locator(".sj-why")).to_have_count(0)


def test_setting_up(visitor: Visitor) -> None:
    visitor.page.goto("/new/senjutsu_solo")
    examine(visitor)
    for preset in visitor.page.locator(".presets a").all():
        assert re.search(r"preset=[\w-]+$", str(preset.get_attribute("href")))
    visitor.page.goto("/new/senjutsu_solo?preset=two-ashigaru")
    visitor.page.get_by_role("button", name="Start the game").click()
    expect(visitor.page.locator(".sj-foe")).to_have_count(2)


def test_a_turn_by_keys(visitor: Visitor) -> None:
    visitor.set_up("senjutsu_solo", "me")
    assert visitor.wait_for_turn()
    visitor.awake()
    for key in ("Tab", "Enter", "Tab"):  # past the head of the page, into the question
        visitor.page.keyboard.press(key)
    while "Turn 2" not in visitor.page.locator(".top-title").inner_text():
        strike(visitor, key_of(visitor))
        assert visitor.wait_for_turn()
        assert focus(visitor) != "BODY"
    pile = visitor.page.locator("#piles-1 > summary")
    pile.focus()
    visitor.page.keyboard.press("Enter")
    expect(visitor.page.locator("#piles-1[open]")).to_have_count(1)


def test_some_turns_without_script(visitors: Visitors) -> None:
    plain = visitors(java_script_enabled=False)
    plain.set_up("senjutsu_solo", "me", enemy_1="ashigaru_katana", enemy_2="ashigaru_katana")
    plain.play_until("Turn 2")
    expect(plain.page.locator(".sj-figure.is-enemy")).to_have_count(2)
