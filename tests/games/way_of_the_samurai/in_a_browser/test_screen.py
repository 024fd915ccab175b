"""The duel on every size of window, in German: what a choice needs is in view, nothing is cut off, nothing moves."""

import re
from typing import Any, Final

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.browser.conftest import Visitors
from tests.browser.test_phone import check_targets
from tests.browser.visitor import ALL_MODULES, LONG_DUEL, Visitor
from tests.tiers import sizes_of

SIZES: Final = ((1440, 900), (1024, 768), (1920, 1080), (2560, 1440), (390, 844), (844, 390))
PIECES: Final = ".way-left, .way-right, .way-gauge, .way-place, .way-enemy-place, .way-closing, .way-held, .way-modules"
WORDS: Final = ".way-name, .way-enemy-name, .way-title, .way-combo, .way-close, .way-count, .way-what, .way-need"
# What may be longer than the board is wide: rows to swipe.
ROWS: Final = ".way-held, .way-modules, .way-piles, .way-tray"

PLACES: Final = """pieces => {
  const found = [...document.querySelectorAll(`#board, #ask, #board :is(${pieces})`)].map((piece, number) => {
    const { x, y, width, height } = piece.getBoundingClientRect();
    return [piece.id || `${piece.className} ${number}`, [x, y, width, height].map((length) => length.toFixed(2))];
  });
  return Object.fromEntries(found);
}"""

FAULTS: Final = """([pieces, words, rows]) => {
  const faults = [];
  const board = document.getElementById("board");
  const box = (piece) => piece.getBoundingClientRect();
  const name = (piece) => piece.id || piece.value || `${piece.className} ${piece.textContent.trim()}`;
  const apart = (a, b) =>
    a.right <= b.left + 1 || b.right <= a.left + 1 || a.bottom <= b.top + 1 || b.bottom <= a.top + 1;
  if (board.scrollWidth > board.clientWidth) faults.push("the board scrolls sideways");
  const all = [...board.querySelectorAll(pieces)];
  for (const piece of all) {
    if (box(piece).bottom > box(board).bottom + 1) faults.push(`${name(piece)} is below the board`);
    for (const other of all) {
      if (piece !== other && !apart(box(piece), box(other))) faults.push(`${name(piece)} covers ${name(other)}`);
    }
  }
  for (const choice of board.querySelectorAll("button[form=choices]")) {
    if (!choice.checkVisibility() || choice.closest(".way-tray.is-many")) continue;
    const { left, right, top, bottom } = box(choice);
    const seen = choice.closest(rows) ? [top, bottom] : [top, bottom, left, right];
    const [west, east] = [box(board).left - 3, box(board).right + 3];
    if (bottom > box(board).bottom + 1 || top < box(board).top - 1) faults.push(`${name(choice)} must be scrolled to`);
    if (seen.length > 2 && (left < west || right > east)) faults.push(`${name(choice)} is cut off`);
  }
  for (const text of board.querySelectorAll(words)) {
    if (!text.checkVisibility() || getComputedStyle(text).clipPath !== "none") continue;
    if (text.clientWidth && text.scrollWidth > text.clientWidth + 1) faults.push(`${name(text)} is too wide`);
  }
  for (const card of board.querySelectorAll(".way-sheet, .way-card.is-played, .way-enemy, .way-close, .way-fighter")) {
    if (card.scrollHeight > card.clientHeight + 2) faults.push(`${name(card)} is too full`);
  }
  return faults;
}"""


def look(visitor: Visitor, moment: str, first: dict[str, Any] | None = None) -> dict[str, Any]:
    """Check what is on the screen; returns where all pieces are."""
    visitor.page.mouse.move(0, 0)
    faults = visitor.page.evaluate(FAULTS, [PIECES, WORDS, ROWS])
    assert not faults, f"{moment}: {faults}"
    places: dict[str, Any] = visitor.page.evaluate(PLACES, PIECES)
    assert len(places) > 12
    if first is not None:
        assert places == first, f"{moment}: the drawing has moved"
    if visitor.fingers:
        check_targets(visitor)
    return places


def walk(visitor: Visitor, moment: str, choices: int) -> None:
    """Play on and look at every question."""
    assert visitor.wait_for_turn()
    first = look(visitor, f"{moment}, the first question")
    for number in range(choices):
        visitor.take_any()
        if not visitor.wait_for_turn():
            return
        look(visitor, f"{moment}, choice {number}", first)


def sized(visitors: Visitors, size: tuple[int, int], language: str = "de-DE") -> Visitor:
    """Somebody with a window of this size; fingers on a phone."""
    window: ViewportSize = {"width": size[0], "height": size[1]}
    touch = min(size) < 500
    return visitors(viewport=window, locale=language, has_touch=touch, is_mobile=touch)


@pytest.mark.parametrize("size", sizes_of(SIZES, [(1024, 768), (390, 844)]))
def test_everything_is_in_view_and_nothing_moves(visitors: Visitors, size: tuple[int, int]) -> None:
    visitor = sized(visitors, size)

    visitor.set_up("way_of_the_samurai", "me", deal=LONG_DUEL, opponent="kratos")
    walk(visitor, "a duel", 5)
    visitor.set_up("way_of_the_samurai", "me", deal=LONG_DUEL, **ALL_MODULES)
    walk(visitor, "all modules", 5)
    visitor.set_up("way_of_the_samurai", "me", deal=LONG_DUEL, mode="one_vs_three", gisei="true")
    walk(visitor, "three enemies", 3)


@pytest.mark.parametrize("size", sizes_of(SIZES[1:6:3], [(390, 844)]))
def test_campaigns_and_two_players_keep_their_places(visitors: Visitors, size: tuple[int, int]) -> None:
    visitor = sized(visitors, size, "pl-PL")

    visitor.set_up("way_of_the_samurai", "me", deal=LONG_DUEL, mode="dojo_yoshioka", weapon="yari")
    walk(visitor, "the dojo", 4)
    visitor.set_up("way_of_the_samurai", "me", "here", deal=LONG_DUEL, duel_variant="true", second_weapon="nodachi")
    walk(visitor, "two players", 4)


def test_a_card_shows_on_the_gauges_where_they_would_go(visitor: Visitor) -> None:
    visitor.set_up("way_of_the_samurai", "me", deal=LONG_DUEL)
    visitor.play_until_offered("play std-06")

    visitor.page.locator("#card-std-06 .way-whole").hover()

    expect(visitor.page.locator("#space-technique-3.marked")).to_have_count(1)
    expect(visitor.page.locator("#preview")).to_contain_text("Then: technique +1")


def test_the_joker_offers_its_gauges_with_or_between_them(visitor: Visitor) -> None:
    visitor.set_up("way_of_the_samurai", "me", deal=LONG_DUEL)
    visitor.play_until_offered("play joker strength")

    feet = visitor.page.locator("#card-std-18 .way-feet")

    assert re.sub(r"\s", "", feet.inner_text()) == "+1or+1or+1"
    expect(feet.get_by_role("button", name="Play Joker: strength +1")).to_have_count(1)


def test_a_word_says_what_it_means(visitor: Visitor) -> None:
    visitor.set_up("way_of_the_samurai", "me", deal=LONG_DUEL)

    visitor.page.get_by_role("button", name="guard", exact=True).click()

    expect(visitor.page.locator("#what-gauge-guard")).to_be_visible()
    expect(visitor.page.locator("#what-gauge-guard")).to_contain_text("his blow strikes you")
