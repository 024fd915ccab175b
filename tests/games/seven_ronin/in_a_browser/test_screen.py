"""The village on every size of window, in German: all of it in view, nothing cut off, and still whatever is asked."""

from typing import Any

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.browser.conftest import Visitors
from tests.browser.test_phone import check_targets
from tests.browser.visitor import Visitor
from tests.tiers import sizes_of

SIZES = ((1440, 900), (1024, 768), (1920, 1080), (2560, 1440), (390, 844), (844, 390))
PIECES = ".plot, .tile, .camp, .track, .day, .corner"

WORDS = (
    ".plot-name, .ability, .tile-name, .tile-ability, .guard-name, .word, .reserve, .pool, .held-words, .picked, "
    ".side-name, .last-plan"
)

PLACES = """pieces => {
  const found = [...document.querySelectorAll(`#board :is(${pieces})`)].map((piece, number) => {
    const { x, y, width, height } = piece.getBoundingClientRect();
    return [piece.id || `${piece.className} ${number}`, [x, y, width, height]];
  });
  return Object.fromEntries(found);
}"""

# What is not in view, covers another piece or is wider than its place. Notes and marks may lie above everything.
FAULTS = """([pieces, words]) => {
  const faults = [];
  const board = document.getElementById("board");
  const name = (piece) => piece.id || `${piece.closest("[id]").id} ${piece.className}`;
  const box = (piece) => piece.getBoundingClientRect();
  const sticksOut = (a, b) =>
    a.left < b.left - 1 || a.right > b.right + 1 || a.top < b.top - 1 || a.bottom > b.bottom + 1;
  const apart = (a, b) =>
    a.right <= b.left + 1 || b.right <= a.left + 1 || a.bottom <= b.top + 1 || b.bottom <= a.top + 1;
  const [high, wide] = [board.scrollHeight - board.clientHeight, board.scrollWidth - board.clientWidth];
  if (high > 0 || wide > 0) faults.push("the board scrolls");

  const all = [...board.querySelectorAll(pieces)];
  for (const piece of all) {
    if (sticksOut(box(piece), box(board))) faults.push(`${name(piece)} is not in view`);
    for (const other of all) {
      if (piece === other || piece.contains(other) || other.contains(piece)) continue;
      if (!apart(box(piece), box(other))) faults.push(`${name(piece)} covers ${name(other)}`);
    }
  }
  for (const text of board.querySelectorAll(words)) {
    if (!text.checkVisibility() || getComputedStyle(text).clipPath !== "none") continue;
    if (text.clientWidth && text.scrollWidth > text.clientWidth + 1) faults.push(`${name(text)} is too wide`);
    const around = text.closest(".plot, .tile, .camp, .corner, .track-frame");
    if (sticksOut(box(text), box(around))) faults.push(`${name(text)} sticks out`);
  }
  for (const piece of board.querySelectorAll(".standing > *")) {
    const plot = piece.closest(".plot");
    const ability = plot.querySelector(".ability");
    if (box(piece).right > box(plot).right) faults.push(`${name(piece)} sticks out`);
    if (ability.checkVisibility() && box(piece).top < box(ability).bottom - 3) {
      faults.push(`${name(piece)} covers what its area does`);
    }
  }
  return faults;
}"""


def look(visitor: Visitor, moment: str, first: dict[str, Any] | None) -> dict[str, Any]:
    """Check what is on the screen; returns where all pieces are."""
    visitor.page.mouse.move(0, 0)
    faults = visitor.page.evaluate(FAULTS, [PIECES, WORDS])
    assert not faults, f"{moment}: {faults}"
    places: dict[str, Any] = visitor.page.evaluate(PLACES, PIECES)
    assert len(places) > 20
    if first is not None:
        assert places == first, f"{moment}: the drawing has moved"
    if visitor.fingers:
        check_targets(visitor)
    return places


def test_choices_stay_under_the_pointer_in_a_narrow_window(visitors: Visitors) -> None:
    visitor = visitors(viewport={"width": 390, "height": 844})
    visitor.set_up("seven_ronin", "me", "heuristic")
    visitor.choose("place inn")
    visitor.page.mouse.move(0, 0)
    done = visitor.page.locator("#choices button[value=done]")
    before = done.bounding_box()
    done.hover()
    expect(visitor.page.locator("#preview")).not_to_be_empty()
    assert done.bounding_box() == before


@pytest.mark.parametrize("size", sizes_of(SIZES, [(1024, 768), (390, 844)]))
def test_everything_is_in_view_and_nothing_moves(visitors: Visitors, size: tuple[int, int]) -> None:
    window: ViewportSize = {"width": size[0], "height": size[1]}
    touch = min(size) < 500
    visitor = visitors(viewport=window, locale="de-DE", has_touch=touch, is_mobile=touch)

    table = visitor.set_up("seven_ronin", "heuristic", "me")
    assert visitor.wait_for_turn()
    first = look(visitor, "the defender plans", None)
    visitor.pick("assign musashi")
    look(visitor, "a ronin is picked", first)
    visitor.choose("assign musashi burial_grounds")
    look(visitor, "a ronin is planned", first)
    visitor.by_program(table, 1, "assign tasuke burial_grounds", last="done")
    assert visitor.wait_for_turn()
    look(visitor, "after the reveal", first)
    while not visitor.page.locator("#last-plan").count():
        visitor.take_turn()
        assert visitor.wait_for_turn()
    look(visitor, "the next round", first)

    table = visitor.set_up("seven_ronin", "me", "heuristic")
    look(visitor, "the attacker plans", first)
    for choice in ("place granary", "place granary", "place inn"):
        visitor.choose(choice)
    look(visitor, "ninja are planned", first)
    visitor.by_program(table, 0, last="done")
    while visitor.wait_for_turn() and not any(offer.startswith("use ") for offer in visitor.offers()):
        visitor.take_turn()
    look(visitor, "an area can be used", first)
    visitor.by_program(table, 0)
    visitor.page.goto(table)
    look(visitor, "the game is over", first)
