"""A whole game of each game by clicking, to its result; then everything that can be done with a finished game."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import expect

from shiai import registry
from shiai.core.record import read_record
from tests.browser.visitor import LONG_DUEL, Visitor


def look_back(visitor: Visitor, tmp_path: Path) -> None:
    """Go through the replay, and take the record home."""
    page = visitor.page
    page.get_by_role("link", name="Replay").click()
    slider = page.locator("input[data-slider]")
    number = page.locator(".replay-number")
    expect(slider).to_be_visible()
    visitor.awake()
    last = int(str(slider.get_attribute("max")))
    expect(number).to_have_text(f"Moment {last} of {last}")

    page.keyboard.press("Home")
    expect(number).to_have_text(f"Moment 0 of {last}")
    for moment in (1, 2):
        page.keyboard.press("ArrowRight")
        expect(number).to_have_text(f"Moment {moment} of {last}")
    page.keyboard.press("ArrowLeft")
    expect(number).to_have_text(f"Moment 1 of {last}")
    slider.fill("7")
    expect(number).to_have_text(f"Moment 7 of {last}")
    expect(page).to_have_url(re.compile("at=7"))
    page.locator("h1").click()  # keys belong to the slider as long as it has the focus
    page.keyboard.press("End")
    expect(number).to_have_text(f"Moment {last} of {last}")

    with page.expect_download() as downloading:
        page.get_by_role("link", name="Download").click()
    kept = tmp_path / "game.shiai"
    downloading.value.save_as(kept)
    record, _ = read_record(registry.games(), kept.read_text("utf-8"))
    assert record.result != "open"


def look_through_the_eyes_of_a_bot(visitor: Visitor) -> None:
    """Find a moment of the replay at which a bot chose, and see what it knew."""
    page = visitor.page
    number = page.locator(".replay-number")
    page.goto(re.sub(r"\?.*", "?at=0", page.url))
    visitor.awake()
    while not page.get_by_role("link", name="What the bot knew").count():
        here = number.inner_text()
        page.keyboard.press("ArrowRight")
        expect(number).not_to_have_text(here)
    page.get_by_role("link", name="What the bot knew").click()
    expect(page).to_have_url(re.compile(r"eyes=\d"))
    expect(page.locator("#replay-lines")).to_contain_text("this is all that")
    page.get_by_role("link", name="Open all hands").click()
    expect(page).not_to_have_url(re.compile("eyes="))


def test_7_ronin(visitor: Visitor, tmp_path: Path) -> None:
    visitor.set_up("seven_ronin", "heuristic", "me")
    visitor.play_to_the_end()
    look_back(visitor, tmp_path)
    look_through_the_eyes_of_a_bot(visitor)


@pytest.mark.nightly
def test_samurai_spirit(visitor: Visitor, tmp_path: Path) -> None:
    visitor.set_up("samurai_spirit", "me", "heuristic", "heuristic", players="3", difficulty="easy")
    visitor.play_to_the_end()
    look_back(visitor, tmp_path)
    look_through_the_eyes_of_a_bot(visitor)


@pytest.mark.nightly
def test_way_of_the_samurai(visitor: Visitor, tmp_path: Path) -> None:
    """Nobody else plays, so there are no other eyes to look through."""
    visitor.set_up("way_of_the_samurai", "me", deal=LONG_DUEL, opponent="skull")
    visitor.play_to_the_end()
    look_back(visitor, tmp_path)
    expect(visitor.page.get_by_role("link", name="What the bot knew")).to_have_count(0)


@pytest.mark.nightly
def test_senjutsu(visitor: Visitor, tmp_path: Path) -> None:
    visitor.set_up("senjutsu", "me", "heuristic", hero_1="student", hero_2="ronin")
    while visitor.wait_for_turn():
        visitor.take_any()
    expect(visitor.page.locator("#ask .over h2")).to_have_text(re.compile("You have (won|lost)"))
    look_back(visitor, tmp_path)
    look_through_the_eyes_of_a_bot(visitor)


@pytest.mark.parametrize("game", ["7 Ronin", "Samurai Spirit", "Way of the Samurai", "Senjutsu"])
def test_play_now_leads_to_a_question(visitor: Visitor, game: str) -> None:
    visitor.page.goto("/")
    visitor.page.get_by_role("button", name=f"Play now: {game}", exact=True).click()
    assert visitor.wait_for_turn()
    expect(visitor.page).to_have_title(re.compile("●"))


def test_play_on_and_the_same_deal_again(visitor: Visitor) -> None:
    table = visitor.set_up("samurai_spirit", "me", "heuristic", players="2")
    prompt = visitor.page.locator("#ask .prompt")
    assert visitor.wait_for_turn()
    first = prompt.inner_text()
    visitor.by_program(table, 0)
    visitor.page.get_by_role("button", name="Same deal").click()
    expect(prompt).to_have_text(first)
    visitor.page.goto(f"{table}/replay?at=12")
    visitor.page.get_by_role("button", name="Play on from here").click()
    expect(visitor.page).to_have_url(re.compile(r"/table/[\w-]+$"))
    assert visitor.wait_for_turn()
