"""Lessons: reading and refusing them, and that every lesson can be played to its end in every language."""

import re
from typing import Final

import pytest

from shiai.i18n.catalogue import Catalogue, languages
from shiai.lessons import DO, LOOK, Lesson, LessonError, PlayedLesson, lessons, read_lesson
from shiai.registry import game as game_of
from shiai.registry import games
from shiai.web.kit.coach import page_address
from shiai.web.kit.rendering import linker
from shiai.web.lesson_page import lesson_page
from tests.tiers import in_turn
from tests.web.browsers import Browser

LESSONS: Final = [lesson for game in games() for lesson in lessons(game).values()]
PLAYED: Final = [lesson for lesson in LESSONS if isinstance(lesson, PlayedLesson)]
ON_PAGES: Final = [lesson for lesson in LESSONS if not isinstance(lesson, PlayedLesson)]
SAYS: Final = 'says = { en = "a", pl = "b", it = "c", de = "d" }\n'
WRONG: Final = 'wrong = { en = "a", pl = "b", it = "c", de = "d" }\n'
TITLE: Final = 'title = { en = "a", pl = "b", it = "c", de = "d" }\nseat = "defender"\n'


def name_of(value: object) -> str | None:
    """The name of a lesson in the report of the tests."""
    return f"{value.game}-{value.id}" if isinstance(value, Lesson) else None


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("not toml", "lesson 1_a.toml: "),
        (
            TITLE.replace("defender", "nobody") + "[[step]]\n" + SAYS,
            "seat: 'nobody' is no seat; seats are: attacker, defender",
        ),
        (
            TITLE + '[[step]]\npage = "/a"\n' + SAYS + "[[step]]\n" + SAYS,
            "step 2: page is ''; each step",
        ),
        (TITLE + '[[step]]\npage = "/a"\nkind = "do"\n' + SAYS, "step 1: 'do' needs the piece to press"),
        (TITLE + '[[step]]\npage = "/a"\nthen = ["x"]\n' + SAYS, "step 1: a page has no choices of a game"),
        (TITLE, "lesson 1_a.toml has no steps"),
        (
            TITLE + '[[step]]\nsays = { en = "a" }',
            "step 1: says must be given in exactly these languages: de, en, it, pl",
        ),
        (TITLE + '[[step]]\nkind = "dance"\n' + SAYS, "step 1: kind is 'dance'; kinds are: look, do, try"),
        (TITLE + "[[step]]\nspeed = 3\n" + SAYS, "step 1: unknown words speed"),
        (TITLE + '[[step]]\nkind = "do"\n' + SAYS, "'do' needs choices and what to say to others"),
        (
            TITLE + '[[step]]\nkind = "do"\nchoices = ["assign kabe moon"]\n' + SAYS + WRONG,
            "step 1: 'assign kabe moon' cannot be chosen there; legal are: assign hayai watchtower",
        ),
        (
            TITLE + '[[step]]\nthen = ["attacker: place moon"]\n' + SAYS,
            "step 1: 'attacker: place moon' cannot be played",
        ),
    ],
)
def test_a_broken_lesson_is_refused_with_its_step(text: str, says: str) -> None:
    with pytest.raises(LessonError, match=re.escape(says)):
        read_lesson(game_of("seven_ronin"), "1_a.toml", text)


@pytest.mark.parametrize("lesson", PLAYED, ids=name_of)
def test_every_note_points_at_a_piece_of_the_drawing(lesson: PlayedLesson) -> None:
    words = Catalogue("en", lesson.game)
    for number, step in enumerate(lesson.steps):
        drawing = lesson_page(lesson, number, words, linker("/learn", {}), "").drawing
        assert not step.piece or f'id="{step.piece}"' in drawing, f"step {number + 1} points at {step.piece}"


@pytest.mark.parametrize("lesson", LESSONS, ids=name_of)
def test_a_lesson_has_ten_to_twenty_five_steps(lesson: Lesson) -> None:
    assert 10 <= len(lesson.steps) <= 25
    assert lesson.chapters()
    assert any(step.kind == DO for step in lesson.steps)


@pytest.mark.parametrize(("lesson", "language"), in_turn(PLAYED, languages()), ids=name_of)
def test_a_lesson_is_played_to_its_end_without_script(browser: Browser, lesson: PlayedLesson, language: str) -> None:
    browser.post("/settings", {"language": language})
    address = f"/learn/{lesson.game}/{lesson.id}"
    for number, step in enumerate(lesson.steps):
        page = browser.get(address, step=number)
        assert page.status_code == 200
        assert step.says[language].split()[0] in page.text
        if step.kind != LOOK:
            answer = browser.post(f"{address}/choices", {"choice": step.choices[0], "step": number})
            assert step.kind == DO or "coach-answer" in answer.text
    again = browser.get(address)  # without a number: where one was
    assert f'data-step="{len(lesson.steps) - 1}"' in again.text
    assert "/table/" in str(browser.post(f"{address}/play-on").url)


@pytest.mark.parametrize(("lesson", "language"), in_turn(ON_PAGES, languages()), ids=name_of)
def test_a_lesson_about_pages_leads_from_page_to_page(browser: Browser, lesson: Lesson, language: str) -> None:
    browser.post("/settings", {"language": language})
    address = f"/learn/{lesson.game}/{lesson.id}"
    for number, step in enumerate(lesson.steps):
        page = browser.get(address, step=number)
        assert page.status_code == 200
        assert step.says[language].split()[0] in page.text
        assert not step.piece or f'id="{step.piece}"' in page.text, f"step {number + 1} points at {step.piece}"
        assert number + 1 == len(lesson.steps) or f'href="{address}?step={number + 1}"' in page.text


def test_a_note_stands_on_the_page_that_it_is_about(browser: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    text = TITLE + '[[step]]\npage = "/rules"\n' + SAYS + '[[step]]\npage = "/help?x=1#keys"\n' + SAYS
    lesson = read_lesson(game_of("seven_ronin"), "1_pages.toml", text)
    monkeypatch.setattr("shiai.web.kit.coach.lessons", lambda _game: {"pages": lesson})
    assert page_address(lesson, 0) == "/rules?coach=seven_ronin/pages/0"
    assert page_address(lesson, 1) == "/help?x=1&coach=seven_ronin/pages/1#keys"
    assert 'id="coach"' in browser.get(page_address(lesson, 0)).text
    for stray in ("/rules", "/rules?coach=seven_ronin/pages/9", "/rules?coach=x", "/rules?coach=seven_ronin/pages/-1"):
        assert 'id="coach"' not in browser.get(stray).text


def test_a_wrong_try_is_answered_and_changes_nothing(browser: Browser) -> None:
    answer = browser.post("/learn/seven_ronin/defend/choices", {"choice": "assign yumi inn", "step": 4})
    assert "coach-answer" in answer.text
    assert 'data-step="4"' in answer.text


def test_the_rest_of_a_turn_cannot_be_declined_in_a_lesson(browser: Browser) -> None:
    page = browser.get("/learn/way_of_the_samurai/duel", step=8)  # a reaction: guard for Ki
    assert 'value="buy_guard"' in page.text
    assert 'name="rest"' not in page.text


def test_an_unknown_lesson_is_refused(browser: Browser) -> None:
    assert browser.get("/learn/seven_ronin/flying").status_code == 404


def test_what_happens_between_two_steps_is_told_to_the_script(browser: Browser) -> None:
    told = browser.get("/learn/seven_ronin/defend/moments", step=9, after=0).json()
    assert any(beat["cues"] for moment in told["moments"] for beat in moment["beats"])
