"""Lessons in the terminal: played to the end, wrong tries, going back, leaving and coming back."""

import io
import re
from pathlib import Path
from typing import Final

import pytest
from rich.console import Console

from shiai.cli import learn
from shiai.cli.learn import Classroom, NoLesson, lessons_table, pick_lesson, progress
from shiai.i18n import Catalogue
from shiai.lessons import LOOK, TRY, PlayedLesson, lessons
from shiai.registry import games
from tests.cli.test_terminal import Person

LESSONS: Final = [lesson for game in games() for lesson in lessons(game).values() if isinstance(lesson, PlayedLesson)]
DEFEND: Final = lessons("seven_ronin")["defend"]


@pytest.fixture(autouse=True)
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A data folder of its own."""
    monkeypatch.setattr(learn, "data_folder", lambda: tmp_path)


def taught(lesson: PlayedLesson, person: Person, first: int = 0, language: str = "en") -> str:
    """Everything printed until the lesson is over or left."""
    file = io.StringIO()
    console = Console(file=file, width=100, highlight=False)
    Classroom(lesson, Catalogue(language, lesson.game), console, person).teach(first)
    return re.sub(r"[\s│]+", " ", file.getvalue())


@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: f"{lesson.game}-{lesson.id}")
def test_every_lesson_is_played_to_its_end_in_the_terminal(lesson: PlayedLesson) -> None:
    typed: list[str] = []
    for step in lesson.steps:
        typed += [""] if step.kind == LOOK else [step.choices[0], ""] if step.kind == TRY else [step.choices[0]]
    person = Person(*typed)
    printed = taught(lesson, person, language="de")
    assert not person.typed
    for step in lesson.steps:
        assert " ".join(step.says["de"].split()) in printed
    assert "shiai play" in printed
    assert progress() == {f"{lesson.game}/{lesson.id}": len(lesson.steps) - 1}


def test_a_wrong_try_is_answered_and_the_step_stays() -> None:
    assert isinstance(DEFEND, PlayedLesson)
    number, step = next((at, step) for at, step in enumerate(DEFEND.steps) if step.kind == "do")
    printed = taught(DEFEND, Person("assign yumi inn", "dance", "quit"), number)
    assert " ".join(step.wrong["en"].split()) in printed
    assert "“dance” is not a choice here" in printed
    assert progress() == {"seven_ronin/defend": number}


def test_one_goes_back_leaves_and_comes_back() -> None:
    assert isinstance(DEFEND, PlayedLesson)
    printed = taught(DEFEND, Person("", "", "back", "quit"))
    assert [int(found) for found in re.findall(r"Step (\d+) of", printed)] == [1, 2, 3, 2]
    assert "shiai learn seven-ronin defend" in printed
    assert progress() == {"seven_ronin/defend": 2}


def test_the_first_unfinished_lesson_comes_first() -> None:
    assert pick_lesson("seven_ronin", None).id == "defend"
    learn.set_progress(DEFEND, len(DEFEND.steps) - 1)
    assert pick_lesson("seven_ronin", None).id == "attack"


def test_an_unknown_lesson_is_refused_with_the_known_ones() -> None:
    with pytest.raises(NoLesson, match="seven_ronin has no lesson 'fly' for the terminal; there are: defend, attack"):
        pick_lesson("seven_ronin", "fly")


def test_a_damaged_file_of_progress_is_no_progress(tmp_path: Path) -> None:
    (tmp_path / learn.PROGRESS).write_text("[1", "utf-8")
    assert progress() == {}


def test_all_lessons_are_listed() -> None:
    file = io.StringIO()
    Console(file=file, width=200).print(lessons_table("it"))
    for lesson in LESSONS:
        assert lesson.title["it"] in file.getvalue()
