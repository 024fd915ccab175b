"""The table at six sizes, with one, four and seven players: all in view, nothing moves from question to question."""

from typing import Final

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Visitors
from tests.browser.visitor import Visitor
from tests.tiers import NIGHTLY, sizes_of

QUESTIONS: Final = 5  # of each table
FINGER: Final = 44  # pixels
PARTS: Final = (
    *("#board", ".spirit-board", "#village", "#raider-stack", "#intruder-stack", "#discard-pile", "#hand", "#look"),
    *(".is-large .spirit-portrait", ".is-large .spirit-track", ".is-large .spirit-defence", ".is-large .spirit-words"),
)
# What is wrong with the drawing: outside the board, cut off, scrolled away, or on top of something else.
PROBLEMS: Final = """() => {
  const board = document.querySelector("#board");
  const inner = board.getBoundingClientRect();
  const problems = [];
  const seen = (selector, within = board) =>
    [...within.querySelectorAll(selector)].filter((each) => each.checkVisibility() && !each.closest("[popover]"));
  const note = (each, what) => {
    const text = each.textContent.trim().replace(/\\s+/g, " ").slice(0, 40);
    problems.push(`${each.id || each.className} "${text}" ${what}`);
  };
  if (board.scrollHeight > board.clientHeight || board.scrollWidth > board.clientWidth) note(board, "scrolls");
  // Borrowed talents come last; with two or more of them the words may scroll.
  for (const each of seen(".spirit-board, .spirit-words > :not(.is-guest), button, #hand, #village, .spirit-pile")) {
    const { left, top, right, bottom } = each.getBoundingClientRect();
    const above = left < inner.left - 1 || top < inner.top - 1;
    if (above || right > inner.right + 1 || bottom > inner.bottom + 1) note(each, "lies outside the board");
  }
  for (const each of seen(".spirit-words:not(:has(.is-guest ~ .is-guest)), .spirit-facts")) {
    if (each.scrollHeight > each.clientHeight + 1) note(each, "scrolls");
  }
  const texts = "name, .spirit-place-name, .spirit-label, .spirit-groups, .spirit-facts, .spirit-choice, .spirit-pass";
  for (const each of seen(`.spirit-${texts}, .spirit-side, .spirit-look`)) {
    const inline = getComputedStyle(each).display === "inline";
    if (!inline && each.scrollWidth > each.clientWidth + 1) note(each, "is cut off");
  }
  const parts = ["defence", "track", "line"].map((part) => `.spirit-${part}`).join();
  const small = `.spirit-name, .spirit-person, .spirit-state, .spirit-notes, ${parts}`;
  const groups = [
    seen(".spirit-board, #village, .spirit-pile, .spirit-absent"),
    seen(".spirit-label, .spirit-back"),
    seen(".spirit-groups li"),
    [...seen(`:is(.spirit-portrait, .spirit-head, .spirit-words, ${parts})`, board.querySelector(".is-large")),
      ...seen("#hand, #look")],
    ...seen(".spirit-board").map((each) => seen(small, each)),
  ];
  for (const group of groups) {
    group.forEach((one, place) => group.slice(place + 1).forEach((two) => {
      const [a, b] = [one.getBoundingClientRect(), two.getBoundingClientRect()];
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (wide > 1 && high > 1) note(one, `and ${two.id || two.className} overlap`);
    }));
  }
  return [...new Set(problems)];
}"""
LOCALES: Final = {  # the sizes of windows, each with a language
    (1440, 900): "de-DE",
    (1024, 768): "pl-PL",
    (1920, 1080): "it-IT",
    (2560, 1440): "de-DE",
    (390, 844): "pl-PL",
    (844, 390): "de-DE",
}


def places(page: Page) -> dict[str, list[list[float]]]:
    """Where every part of the drawing lies."""
    found: dict[str, list[list[float]]] = page.evaluate(
        """parts => Object.fromEntries(parts.map((part) => [part, [...document.querySelectorAll(part)].map((each) => {
          const { x, y, width, height } = each.getBoundingClientRect();
          return [x, y, width, height];
        })]))""",
        PARTS,
    )
    return found


def small_targets(page: Page) -> list[str]:
    """What a finger would miss."""
    found: list[str] = page.evaluate(
        """least => [...document.querySelectorAll("#board button")].filter((each) => {
          const { width, height } = each.getBoundingClientRect();
          return each.checkVisibility() && Math.round(Math.min(width, height)) < least;
        }).map((each) => each.outerHTML.slice(0, 120))""",
        FINGER,
    )
    return found


def check_questions(visitor: Visitor, players: str, fingers: bool) -> None:
    """Some questions of a table: the same places, all words in view, all choices in reach."""
    page = visitor.page
    seats = ["me", "me"] if players == "1" else ["me", *["heuristic"] * (int(players) - 1)]
    visitor.set_up("samurai_spirit", *seats, players=players)
    first: dict[str, list[list[float]]] | None = None
    for question in range(QUESTIONS):
        assert visitor.wait_for_turn()
        assert page.evaluate(PROBLEMS) == [], f"{players} players, question {question}"
        assert first in (None, places(page)), f"{players} players, question {question}"
        first = places(page)
        assert page.locator(".is-large .spirit-words dt").count() >= 3  # talent, Kiai and the last card
        for choice in visitor.offers():
            expect(page.locator(f"#board button[value='{choice}']")).to_be_visible()
        if fingers:
            assert small_targets(page) == []
        visitor.take_any()


@pytest.mark.parametrize("size", sizes_of(LOCALES, [(1024, 768), (390, 844)]))
def test_everything_is_in_view_and_stays_in_place(visitors: Visitors, size: tuple[int, int]) -> None:
    width, height = size
    fingers = min(size) < 500
    player = visitors(
        viewport={"width": width, "height": height}, locale=LOCALES[size], has_touch=fingers, is_mobile=fingers
    )
    for players in ("7", "4", "1") if NIGHTLY else ("7", "1"):
        check_questions(player, players, fingers)
