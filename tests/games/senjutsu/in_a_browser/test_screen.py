"""The screen of Senjutsu at every size: all cards in the hand, nothing covered, and a board that stays where it is."""

from typing import Any, Final

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visitors
from tests.browser.test_phone import check_targets
from tests.browser.visitor import Visitor
from tests.tiers import NIGHTLY, mostly_nightly

DESKS: Final = (
    {"width": 1024, "height": 768},
    {"width": 1920, "height": 1080},
    {"width": 1440, "height": 900},
    {"width": 2560, "height": 1440},
)
PHONES: Final = ({"width": 390, "height": 844}, {"width": 844, "height": 390})
QUESTIONS: Final = 12 if NIGHTLY else 6  # whose drawings are compared
PARTS: Final = (".sj-people", ".sj-ground", ".sj-ladder", ".sj-hand")
FOUR: Final = {"players": "4", "teams": "pairs", "board": "twin_fields", "terrain": "preset", "hero_4": "student"}

ENEMIES: Final = ("samurai_boss", "ashigaru_yumi", "monk", "onna_bugeisha")
FOES: Final = {f"enemy_{number + 1}": name for number, name in enumerate(ENEMIES)}

# Boxes of elements, relative to the window and rounded.
BOXES: Final = """selectors => selectors.map((selector) => {
  const { left, top, right, bottom } = document.querySelector(selector).getBoundingClientRect();
  return [left, top, right, bottom].map((side) => Math.round(side * 10) / 10);
})"""
# Cards of the hand whose corners and middle are not all in the window and on top.
COVERED: Final = """() => [...document.querySelectorAll("#hand .sj-face")].filter((card) => {
  const { left, top, right, bottom } = card.getBoundingClientRect();
  const points = [left + 6, (left + right) / 2, right - 6].flatMap((x) => [[x, top + 8], [x, bottom - 8]]);
  return !points.every(([x, y]) => card.contains(document.elementFromPoint(x, y)));
}).map((card) => card.getAttribute("aria-label"))"""
# What sticks out of its panel, and panels that stick out of their column.
CUT: Final = """() => [...document.querySelectorAll(".sj-people section")].flatMap((panel) => {
  const room = panel.getBoundingClientRect();
  const parts = panel.querySelectorAll(".sj-title, .sj-wounds, .sj-focus, .sj-kamae, .sj-statuses, .sj-pile > summary");
  const column = document.querySelector(".sj-people").getBoundingClientRect();
  const found = room.bottom > column.bottom + 1 ? [`${panel.id} sticks out by ${room.bottom - column.bottom}`] : [];
  return [...found, ...[...parts].filter((part) => {
    const { left, top, right, bottom, width } = part.getBoundingClientRect();
    const outside = left < room.left - 1 || right > room.right + 1 || top < room.top - 1 || bottom > room.bottom + 1;
    return width && part.checkVisibility() && outside;
  }).map((part) => `${panel.id}: ${part.className} ${part.textContent.trim().slice(0, 40)}`)];
})"""


def named(size: dict[str, int]) -> str:
    """The id of a test with such a window."""
    return f"{size['width']}x{size['height']}"


def boxes(visitor: Visitor) -> list[list[float]]:
    """Where the parts of the drawing are."""
    found: list[list[float]] = visitor.page.evaluate(BOXES, list(PARTS))
    return found


def overlap(one: list[float], other: list[float]) -> bool:
    """Do two boxes cover each other?"""
    return one[0] < other[2] - 1 and other[0] < one[2] - 1 and one[1] < other[3] - 1 and other[1] < one[3] - 1


def check_parts(visitor: Visitor) -> None:
    """Heroes, board, ladder and hand are in the room of the board and do not cover each other."""
    (room,) = visitor.page.evaluate(BOXES, ["#board"])
    found = boxes(visitor)
    for number, box in enumerate(found):
        inside = all(low - 1 <= side for low, side in zip(room[:2], box[:2], strict=True))
        assert inside, (PARTS[number], box, room)
        inside = all(side <= high + 1 for high, side in zip(room[2:], box[2:], strict=True))
        assert inside, (PARTS[number], box, room)
        assert not any(overlap(box, other) for other in found[:number]), (PARTS[number], found)
    assert not visitor.page.evaluate(CUT)


def meet(visitors: Visitors, size: dict[str, int], **options: Any) -> Visitor:
    """Somebody with such a window, in the language with the longest words."""
    return visitors(viewport=size, locale="de-DE", **options)


@pytest.mark.parametrize("size", mostly_nightly(DESKS, 4), ids=named)
def test_all_cards_are_in_the_hand_and_nothing_moves(visitors: Visitors, size: dict[str, int]) -> None:
    hero = meet(visitors, size)
    hero.set_up("senjutsu", "me", "heuristic")
    hero.play_until_seen("#hand .sj-card:nth-child(8)")
    hero.page.mouse.move(300, 5)

    assert not hero.page.evaluate(COVERED)
    places = []
    for _ in range(QUESTIONS):
        assert hero.wait_for_turn()
        hero.page.mouse.move(300, 5)
        check_parts(hero)
        places.append(boxes(hero))
        hero.take_any()
    fixed = [[box for part, box in zip(PARTS, each, strict=True) if part != ".sj-people"] for each in places]
    assert all(each == fixed[0] for each in fixed), fixed


@pytest.mark.parametrize("size", mostly_nightly(PHONES, 2), ids=named)
def test_board_state_and_question_share_a_phone(visitors: Visitors, size: dict[str, int]) -> None:
    hero = meet(visitors, size, has_touch=True, is_mobile=True)
    hero.set_up("senjutsu", "me", "heuristic")
    hero.play_until_seen("#hand .is-open")

    places = []
    for _ in range(QUESTIONS):
        assert hero.wait_for_turn()
        expect(hero.page.locator(".sj-hero.is-mine")).to_be_in_viewport(ratio=1)
        expect(hero.page.locator("#ask .prompt")).to_be_in_viewport()
        check_targets(hero)
        places.append(boxes(hero)[1:3])
        hero.take_any()
    assert all(each == places[0] for each in places), places


@pytest.mark.parametrize("size", mostly_nightly(DESKS, 4), ids=named)
@pytest.mark.parametrize(
    ("game", "seats", "options"),
    mostly_nightly(
        [
            ("senjutsu_solo", 1, {"mode": "fallen_lord"}),
            ("senjutsu", 4, FOUR),
            ("senjutsu_solo", 4, {"players": "4", **FOES}),
            ("senjutsu_solo", 1, FOES),
        ],
        2,
    ),
    ids=["horde", "four heroes", "eight figures", "four enemies"],
)
def test_many_figures_have_room(
    visitors: Visitors, size: dict[str, int], game: str, seats: int, options: dict[str, str]
) -> None:
    hero = meet(visitors, size)
    hero.set_up(game, "me", *["heuristic"] * (seats - 1), **options)
    for sign in ("#hand .is-open", ".sj-item.is-active"):
        hero.play_until_seen(sign)
        hero.page.mouse.move(300, 5)
        check_parts(hero)


def test_a_card_shows_what_it_would_do_from_the_space_under_the_pointer(visitor: Visitor) -> None:
    visitor.set_up("senjutsu", "me", "heuristic")
    visitor.play_until_seen("#hand .is-open")
    card = visitor.page.locator("#hand .sj-card[data-grid^='s']").first
    card.hover()
    expect(card.locator(".sj-zoom")).to_be_visible()
    expect(visitor.page.locator("#plan .sj-mark").first).to_be_attached()

    space = visitor.page.locator("path[data-name='D4']").bounding_box()
    assert space is not None
    visitor.page.mouse.move(space["x"] + space["width"] / 2, space["y"] + space["height"] - 6)  # facing south

    cells = str(card.get_attribute("data-grid")).split()
    expect(visitor.page.locator("#plan .is-stand")).to_have_count(1)
    expect(visitor.page.locator("#plan path.is-here")).to_have_count(len(cells))
    expect(visitor.page.locator("#preview")).to_contain_text("D4, facing south")


def test_a_long_press_shows_a_card_and_chooses_nothing(visitors: Visitors) -> None:
    phone = visitors(viewport=PHONES[0], has_touch=True, is_mobile=True)
    phone.set_up("senjutsu", "me", "heuristic")
    phone.play_until_seen("#hand .is-open")
    card = phone.page.locator("#hand .sj-card.is-open").first
    box = card.bounding_box()
    assert box is not None
    touch = phone.context.new_cdp_session(phone.page)
    point = [{"x": box["x"] + 30, "y": box["y"] + 60}]
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": point})
    expect(card.locator(".sj-zoom")).to_be_visible()
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(phone.page.locator("#hand .is-chosen")).to_have_count(0)
    phone.page.touchscreen.tap(195, 20)
    expect(card.locator(".sj-zoom")).to_be_hidden()
