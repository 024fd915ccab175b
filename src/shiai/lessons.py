"""Lessons: a game is learnt by playing a short scripted one on its own table, with a coach who points at pieces.

A game names a package (`Face.lessons`) with one TOML file per lesson:

    title = { en = "Defend the village", pl = …, it = …, de = … }
    seat = "defender"              # who learns
    [options]                      # of the game, as far as they are not standard
    [[step]]
    kind = "look"                  # go on when read
    piece = "plot-inn"             # the id of the piece that the note points at
    says = { en = "…", pl = …, it = …, de = … }
    [[step]]
    kind = "do"                    # make this choice, or one of these; the first one is played
    choices = ["assign kabe inn"]
    wrong = { en = "…", … }        # why another choice is not meant
    then = ["attacker: done"]      # choices of others, of luck (chance) or of the learner that follow
    [[step]]
    kind = "try"                   # any choice; the coach comments on it, then the first of `choices` is played
    comments = { "done" = { en = "…", … } }

A step may begin a chapter (`chapter = { en = … }`). Everything is checked when a lesson is read.

A lesson about another page than the table has a `page` in each step, an address with all that the page must show, and
no seat, options or choices. There `do` means to press the piece that the note points at.
"""

import tomllib
from dataclasses import dataclass, field
from functools import cache
from importlib.resources import files
from typing import Any, Final

from shiai.core.errors import ShiaiError
from shiai.core.game import AnyGame
from shiai.core.record import Record
from shiai.core.state import State
from shiai.registry import game as game_of
from shiai.registry import games
from shiai.texts import TextError, Texts, read_texts

GENTLE: Final = "level:1"  # the bot that plays on after a lesson
LOOK: Final = "look"
DO: Final = "do"
TRY: Final = "try"
KINDS: Final = (LOOK, DO, TRY)
LONGEST_NOTE: Final = 30  # words in English
KEYS: Final = frozenset(("kind", "piece", "says", "choices", "wrong", "comments", "then", "chapter", "page"))


class LessonError(ShiaiError, ValueError):
    """A lesson cannot be read; the message names file, step and problem."""


@dataclass(frozen=True)
class LessonStep:
    """One thought of the coach, and what the learner does then."""

    kind: str
    piece: str
    says: Texts
    choices: tuple[str, ...] = ()
    wrong: Texts = field(default_factory=dict)
    comments: dict[str, Texts] = field(default_factory=dict)
    then: tuple[str, ...] = ()
    chapter: Texts = field(default_factory=dict)
    page: str = ""  # the address of the page that it is about, if that is not the table

    def answer(self, choice: str) -> Texts:
        """What the coach says to a choice that was tried."""
        return self.comments.get(choice) or self.wrong


@dataclass(frozen=True)
class Lesson:
    """A lesson that was read and checked."""

    id: str
    game: str
    title: Texts
    steps: tuple[LessonStep, ...]

    def chapters(self) -> tuple[tuple[int, Texts], ...]:
        """The steps at which chapters begin, with their titles."""
        return tuple([(number, step.chapter) for number, step in enumerate(self.steps) if step.chapter])


@dataclass(frozen=True)
class PlayedLesson(Lesson):
    """A lesson that is played at the table."""

    seat: int
    record: Record  # the whole course
    counts: tuple[int, ...]  # how many choices of the record come before each step


@cache
def lessons(game: str) -> dict[str, Lesson]:
    """The lessons of a game by id, in the order of their files; none for a game without lessons."""
    package = games()[game].face.lessons if game in games() else ""
    if not package:
        return {}
    found = sorted(
        [file for file in files(package).iterdir() if file.name.endswith(".toml")], key=lambda file: file.name
    )
    read = [read_lesson(game_of(game), file.name, file.read_text("utf-8")) for file in found]
    return {lesson.id: lesson for lesson in read}


def read_lesson(game: AnyGame, name: str, text: str) -> Lesson:
    """Read a lesson and play it through; LessonError names what is wrong."""
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise LessonError(f"lesson {name}: {error}") from error
    steps = tuple(
        [read_step(raw, f"lesson {name}, step {number}") for number, raw in enumerate(data.get("step", ()), 1)]
    )
    if not steps:
        raise LessonError(f"lesson {name} has no steps; add [[step]]")
    id = name.removesuffix(".toml").partition("_")[2]
    lesson = Lesson(id, game.id, texts(data.get("title"), f"lesson {name}: title"), steps)
    return check_pages(lesson, name) if any(step.page for step in steps) else play_through(game, lesson, data, name)


def check_pages(lesson: Lesson, name: str) -> Lesson:
    """Check a lesson about pages."""
    for number, step in enumerate(lesson.steps, 1):
        where = f"lesson {name}, step {number}"
        if not step.page.startswith("/"):
            raise LessonError(f"{where}: page is '{step.page}'; each step of this lesson needs one, such as /decks")
        if step.kind == TRY or step.choices or step.then:
            raise LessonError(f"{where}: a page has no choices of a game; use 'look', or 'do' with a piece to press")
        if step.kind == DO and not (step.piece and step.wrong):
            raise LessonError(f"{where}: 'do' needs the piece to press and what to say to others (wrong)")
    return lesson


def play_through(game: AnyGame, lesson: Lesson, data: dict[str, Any], name: str) -> PlayedLesson:
    """Play a lesson at the table from its first step to its last."""
    state = game.start(**data.get("options", {}))
    try:
        seat = state.setup.seat(str(data.get("seat", "")))
    except ValueError as error:
        raise LessonError(f"lesson {name}: seat: {error}") from error
    record = Record(state)
    counts: list[int] = []
    for number, step in enumerate(lesson.steps, 1):
        where = f"lesson {name}, step {number}"
        if step.kind != LOOK and not (step.choices and step.wrong):
            raise LessonError(f"{where}: '{step.kind}' needs choices and what to say to others (wrong)")
        counts.append(len(record.choices))
        play(state, record, seat, step, where)
    return PlayedLesson(lesson.id, lesson.game, lesson.title, lesson.steps, seat, record, tuple(counts))


def read_step(raw: dict[str, Any], where: str) -> LessonStep:
    """Read one step, without playing it."""
    unknown = raw.keys() - KEYS
    if unknown:
        raise LessonError(f"{where}: unknown words {', '.join(sorted(unknown))}; known are: {', '.join(sorted(KEYS))}")
    kind = str(raw.get("kind", LOOK))
    if kind not in KINDS:
        raise LessonError(f"{where}: kind is '{kind}'; kinds are: {', '.join(KINDS)}")
    step = LessonStep(
        kind=kind,
        piece=str(raw.get("piece", "")),
        says=texts(raw.get("says"), f"{where}: says"),
        choices=tuple(raw.get("choices", ())),
        wrong=texts(raw["wrong"], f"{where}: wrong") if "wrong" in raw else {},
        comments={choice: texts(said, f"{where}: {choice}") for choice, said in raw.get("comments", {}).items()},
        then=tuple(raw.get("then", ())),
        chapter=texts(raw["chapter"], f"{where}: chapter") if "chapter" in raw else {},
        page=str(raw.get("page", "")),
    )
    if kind == LOOK and step.choices:
        raise LessonError(f"{where}: a step to look at has no choices; make it 'do' or 'try'")
    return step


def texts(raw: object, where: str) -> Texts:
    """Check the texts of a note; LessonError names what is wrong."""
    try:
        return read_texts(raw, where, LONGEST_NOTE)
    except TextError as error:
        raise LessonError(str(error)) from error


def play(state: State, record: Record, seat: int, step: LessonStep, where: str) -> None:
    """Play what a step and its consequences add to the record."""
    legal = [state.name(action) for action in state.legal(seat)] if seat in state.actors() else []
    wanted = (*step.choices, *step.comments)
    for choice in wanted:
        if choice not in legal:
            raise LessonError(f"{where}: '{choice}' cannot be chosen there; legal are: {', '.join(legal) or 'none'}")
    lines = [f"{state.setup.seat_name(seat)}: {choice}" for choice in step.choices[:1]]
    for line in (*lines, *step.then):
        who, _, choice = line.partition(": ")
        try:
            record.play(state, state.setup.seat(who), state.action(choice))
        except (ShiaiError, ValueError) as error:
            raise LessonError(f"{where}: '{line}' cannot be played: {error}") from error
