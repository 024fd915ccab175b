"""What happens is played on the board; whatever interrupts it, the page underneath is right."""

from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visitors
from tests.browser.visitor import LONG_DUEL, Visitor

MOVING: Final = {"reduced_motion": "no-preference"}
# Everything that was on the stage or captioned since this was called; the stage itself is cleared again and again.
WATCH: Final = """() => {
  window.staged = new Set();
  window.said = new Set();
  const stage = document.getElementById("stage");
  const captions = document.getElementById("captions");
  const note = () => {
    for (const thing of stage.children) window.staged.add(thing.className);
    for (const line of captions.children) window.said.add(line.textContent);
  };
  for (const place of [stage, captions]) new MutationObserver(note).observe(place, { childList: true });
}"""
# Without what scripts leave behind: an empty attribute of an animation that has ended, the empty layer of a planner.
BOARD: Final = """document.getElementById("board").innerHTML
  .replaceAll(' style=""', "").replace(/<g id="plan"[^>]*><\\/g>/, "")"""


def moving_visitor(visitors: Visitors, speed: str = "quick") -> Visitor:
    """Somebody who sees motion, at this speed."""
    visitor = visitors(**MOVING)
    answer = visitor.context.request.post("/settings", form={"speed": speed})
    assert answer.ok
    return visitor


def choose_slowly(visitor: Visitor, choice: str) -> None:
    """Make a choice without waiting until it has been played."""
    page = visitor.page
    button = page.locator(f"#board button[form=choices][value='{choice}'], #choices button[value='{choice}']").first
    with page.expect_response(lambda answer: answer.url.endswith("/choices")):
        button.dispatch_event("click")


def expect_the_present(page: Page) -> None:
    """The page is what the server would send now, with nothing left of what was played."""
    expect(page.locator("#drama")).to_be_hidden()
    expect(page.locator("#stage > *")).to_have_count(0)
    expect(page.locator("#board [style*=view-transition]")).to_have_count(0)  # tokens have arrived
    shown = page.evaluate(BOARD)
    page.reload()
    assert page.evaluate(BOARD) == shown


def at_a_drawn_raider(visitor: Visitor) -> Page:
    """Samurai Spirit, when a raider can be fought: a card that is about to move."""
    visitor.set_up("samurai_spirit", "me", "heuristic", "heuristic", players="3")
    visitor.play_until_offered("attack")
    visitor.awake()
    visitor.page.evaluate(WATCH)
    return visitor.page


def test_own_choices_and_those_of_others_are_played_on_the_board(visitors: Visitors) -> None:
    visitor = moving_visitor(visitors)
    page = at_a_drawn_raider(visitor)
    visitor.choose("attack")
    assert visitor.wait_for_turn()
    visitor.settle()
    assert page.evaluate("window.staged.size") > 0
    assert page.evaluate("window.said.size") > 0
    expect_the_present(page)


def test_a_key_and_a_click_lead_to_the_present_and_choose_nothing(visitors: Visitors) -> None:
    visitor = moving_visitor(visitors, "slow")
    page = at_a_drawn_raider(visitor)
    skips: tuple[Callable[[], None], ...] = (lambda: page.keyboard.press(" "), lambda: page.mouse.click(300, 300))
    for skip in skips:
        choose_slowly(visitor, "attack" if "attack" in visitor.offers() else visitor.offers()[0])
        expect(page.locator("#drama")).to_be_visible()
        skip()
        expect(page.locator("#drama")).to_be_hidden()
        moments = page.locator("body").get_attribute("data-moments")
        visitor.settle()
        assert page.locator("body").get_attribute("data-moments") == moments
        visitor.play_until_offered("attack")
    expect_the_present(page)


def test_a_page_that_is_loaded_while_something_is_played_shows_the_present(visitors: Visitors) -> None:
    visitor = moving_visitor(visitors, "slow")
    page = at_a_drawn_raider(visitor)
    choose_slowly(visitor, "attack")
    expect(page.locator("#drama")).to_be_visible()
    page.reload()
    expect(page.locator("#drama")).to_be_hidden()
    assert visitor.wait_for_turn()
    expect_the_present(page)


@pytest.mark.parametrize("motion", ["off", "reduced"])
def test_without_motion_nothing_is_staged(visitors: Visitors, motion: str) -> None:
    visitor = visitors() if motion == "reduced" else moving_visitor(visitors, "off")
    page = at_a_drawn_raider(visitor)
    expect(page.locator("#what-happened")).to_be_hidden()
    visitor.choose("attack")
    assert visitor.wait_for_turn()
    assert page.evaluate("window.staged.size + window.said.size") == 0
    expect_the_present(page)


def test_what_just_happened_is_played_again(visitors: Visitors) -> None:
    visitor = moving_visitor(visitors)
    page = at_a_drawn_raider(visitor)
    visitor.choose("attack")
    assert visitor.wait_for_turn()
    visitor.settle()
    page.evaluate(WATCH)
    page.keyboard.press("w")
    expect(page.locator("#drama")).to_be_visible()
    expect(page.locator("#drama")).to_be_hidden()
    assert page.evaluate("window.said.size") > 0
    expect_the_present(page)


GAMES: Final = {
    "seven_ronin": ("heuristic", "me"),
    "samurai_spirit": ("me", "heuristic", "heuristic", "heuristic"),
    "way_of_the_samurai": ("me",),
    "senjutsu": ("me", "heuristic"),
    "senjutsu_solo": ("me",),
}


@pytest.mark.nightly
@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_with_motion(visitors: Visitors, game: str) -> None:
    visitor = moving_visitor(visitors)
    visitor.set_up(game, *GAMES[game], deal=LONG_DUEL)
    visitor.awake()
    visitor.page.evaluate(WATCH)
    while visitor.wait_for_turn():
        visitor.assign_all()
        visitor.take_any()
    assert visitor.page.evaluate("window.staged.size") > 2
    expect_the_present(visitor.page)
