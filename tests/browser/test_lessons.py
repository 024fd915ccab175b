"""Lessons in a browser, from the first note to the last: by keys alone on a desk, and by touch on a phone."""

import re
from typing import Any, Final

import pytest
from playwright.sync_api import Locator, expect

from shiai.i18n.catalogue import languages
from shiai.lessons import LOOK, TRY, Lesson, LessonStep, PlayedLesson, lessons
from shiai.registry import games
from tests.browser.conftest import Visitors
from tests.browser.visitor import DESK, PHONE, Visitor
from tests.tiers import mostly_nightly

LESSONS: Final = [lesson for game in games() for lesson in lessons(game).values()]
TONGUES: Final = ("en", "pl", "it", "de")
# Every third lesson for each change (without script all of them are played, see `tests/web/test_lessons.py`), nightly
# all of them at both sizes in all languages.
CASES: Final = mostly_nightly(
    [
        (lesson, size, TONGUES[(number + turn) % 4])
        for number, lesson in enumerate(LESSONS[7:] + LESSONS[:7])
        for size in (("desk", "phone"), ("phone", "desk"))[number % 2]
        for turn in range(4)
    ],
    24,
)


def name_of(value: object) -> str | None:
    """How a lesson is called in the report of the tests."""
    return f"{value.game}-{value.id}" if isinstance(value, Lesson) else None


def at_step(visitor: Visitor, lesson: Lesson, number: int) -> None:
    """Wait for a note, and see that it stands in the window and does not hide the piece that it points at."""
    page = visitor.page
    expect(page.locator("#coach-step")).to_contain_text(re.compile(rf"\b{number + 1}\b"))
    visitor.awake()
    step = lesson.steps[number]
    if not step.piece:
        return
    expect(page.locator(f".coached:is([id='{step.piece}'], :has([id='{step.piece}']))")).to_have_count(1)
    covered: float = page.evaluate(
        """() => {
          const place = (selector) => document.querySelector(selector).getBoundingClientRect();
          const [a, b] = [place(".coached"), place("#coach")];
          const width = Math.min(a.right, b.right) - Math.max(a.x, b.x);
          const height = Math.min(a.bottom, b.bottom) - Math.max(a.y, b.y);
          return width > 0 && height > 0 ? (width * height) / (a.width * a.height) : 0;
        }"""
    )
    assert covered < 0.5, f"step {number + 1}: the note hides {covered:.0%} of {step.piece}"


def meant(visitor: Visitor, step: LessonStep) -> Locator:
    """The button of the choice that a step wants; where something is picked first, it is picked."""
    page = visitor.page
    wanted = step.choices[0]
    button = page.locator(f'[form=choices][name=choice][value="{wanted}"], #choices button[value="{wanted}"]')
    if not button.count():
        words = wanted.rpartition(" ")[0]
        pick = page.locator(f"a[href*='pick={words.replace(' ', '+')}']").first
        act(visitor, pick)
        expect(button.first).to_be_attached()
    return shown(visitor, button)


def shown(visitor: Visitor, button: Locator) -> Locator:
    """The first of these buttons that can be seen; otherwise the folded list is opened."""
    for place in range(button.count()):
        if button.nth(place).is_visible():
            return button.nth(place)
    act(visitor, visitor.page.locator("details.all-choices > summary"))
    return button.last


def act(visitor: Visitor, target: Locator) -> None:
    """Press something: by touch, or by a key."""
    if visitor.fingers:
        target.tap()
        return
    target.focus()
    expect(target).to_be_focused()
    visitor.page.keyboard.press("Enter")


def go_on(visitor: Visitor) -> None:
    """Leave a note."""
    if visitor.fingers:
        visitor.page.locator("#coach-on").tap()
        return
    focused = visitor.page.evaluate("document.activeElement.matches('a, button, summary') && document.activeElement.id")
    if focused not in (False, "coach-on"):
        visitor.page.locator("#coach-on").focus()
    visitor.page.keyboard.press("Enter")


@pytest.mark.parametrize(("lesson", "size", "language"), CASES, ids=name_of)
def test_a_lesson_is_played_to_its_end(visitors: Visitors, lesson: Lesson, size: str, language: str) -> None:
    options: dict[str, Any] = {"viewport": DESK} if size == "desk" else {"viewport": PHONE, "has_touch": True}
    visitor = visitors(**options)
    page = visitor.page
    visitor.context.request.post("/settings", form={"language": language, "speed": "off"})
    page.goto(f"/learn/{lesson.game}/{lesson.id}?step=0")
    for number, step in enumerate(lesson.steps[:-1]):
        at_step(visitor, lesson, number)
        if step.kind == LOOK or step.page:
            go_on(visitor)
            continue
        act(visitor, meant(visitor, step))
        if step.kind == TRY:
            expect(page.locator(".coach-answer")).to_be_visible()
            go_on(visitor)
    at_step(visitor, lesson, len(lesson.steps) - 1)
    if isinstance(lesson, PlayedLesson):
        act(visitor, page.locator("#coach :is([form=play-on], [form=play-whole])").first)
        expect(page).to_have_url(re.compile("/table/"))


def test_every_language_is_among_those_of_the_lessons() -> None:
    assert sorted(TONGUES) == sorted(languages())


def test_on_a_phone_a_long_press_explains_a_piece_and_chooses_nothing(visitors: Visitors) -> None:
    visitor = visitors(viewport=PHONE, has_touch=True)
    visitor.set_up("seven_ronin", "heuristic", "me")
    visitor.awake()
    page = visitor.page
    piece = page.locator("#board [data-what]:visible").first
    box = piece.bounding_box()
    assert box is not None
    touch = visitor.context.new_cdp_session(page)
    point = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [point]})
    expect(page.locator("#explained")).to_be_visible()
    expect(page.locator("#explained p")).not_to_be_empty()
    touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(page.locator("#explained")).to_be_visible()


def test_a_piece_explains_itself_to_pointer_and_keys(visitor: Visitor) -> None:
    visitor.set_up("seven_ronin", "heuristic", "me")
    visitor.awake()
    page = visitor.page
    page.locator("#reserve").hover()
    expect(page.locator("#explained b")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("#explained")).to_be_hidden()
    page.keyboard.press("e")
    first = page.locator("#explained b").inner_text()
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    expect(page.locator("#explained b")).not_to_have_text(first)
    page.keyboard.press("Escape")
    expect(page.locator("#explained")).to_be_hidden()


def test_clauses_are_quiet_signs_that_speak_and_numbers_in_exact_mode(visitor: Visitor) -> None:
    visitor.set_up("seven_ronin", "heuristic", "me")
    visitor.awake()
    page = visitor.page
    clause = page.locator(".prompt .clause")
    expect(clause).to_have_css("font-size", "0px")
    clause.focus()
    page.keyboard.press("Shift+Tab")
    page.keyboard.press("Tab")
    expect(page.locator("#explained p")).to_have_text(str(clause.get_attribute("data-rule")))
    visitor.context.request.post("/settings", form={"rules": "exact"})
    page.reload()
    expect(page.locator(".prompt .clause")).not_to_have_css("font-size", "0px")
