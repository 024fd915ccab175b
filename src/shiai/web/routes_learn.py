"""Lessons: the list with one's progress, the steps of a lesson, and going on to a real game."""

from dataclasses import dataclass, replace
from typing import Annotated

from fastapi import APIRouter, Form, Query, Response

from shiai.lessons import DO, GENTLE, Lesson, PlayedLesson, lessons
from shiai.registry import game as game_of
from shiai.registry import games
from shiai.table import new_tables
from shiai.table.errors import NoSuchTable
from shiai.table.live_game import PEOPLE
from shiai.table.progress import progress_of, set_progress
from shiai.texts import text_in
from shiai.web.drawings import drawing_of
from shiai.web.kit.coach import note_at, page_address
from shiai.web.kit.context import Context, RequestContext
from shiai.web.kit.rendering import linker, words_in
from shiai.web.lesson_page import lesson_page, view_at
from shiai.web.moments import Moments, moments_since

router = APIRouter(prefix="/learn", tags=["lessons"])

STEPS_PER_MINUTE = 3  # reading a note, looking for the piece and choosing

StepQuery = Annotated[int | None, Query(ge=0, le=1000)]


@dataclass(frozen=True)
class LessonRow:
    """A lesson in the list."""

    address: str
    title: str
    steps: int
    minutes: int  # that it takes
    reached: int  # the number of the step that was reached, from 1; 0 if the lesson was not begun

    @property
    def done(self) -> bool:
        """Whether the last step was reached."""
        return self.reached == self.steps


@dataclass(frozen=True)
class GameLessons:
    """The lessons of one game."""

    game: str
    title: str
    rows: tuple[LessonRow, ...]


@router.get("")
def list_lessons(context: Context) -> Response:
    """List all lessons with the progress of this person."""
    words = words_in(context.visitor.language, None)
    reached = {} if context.visitor.new else progress_of(context.service.store, context.visitor.person)
    found = [lessons_of(game, context.visitor.language, reached) for game in games() if lessons(game)]
    return context.page("learn.html", words.say("page-learn"), taught=found)


def lessons_of(game: str, language: str, reached: dict[str, int]) -> GameLessons:
    """Return the lessons of a game for the list."""
    rows = [
        LessonRow(
            f"/learn/{game}/{lesson.id}",
            text_in(lesson.title, language),
            len(lesson.steps),
            round(len(lesson.steps) / STEPS_PER_MINUTE),
            min(reached.get(f"{game}/{lesson.id}", -1) + 1, len(lesson.steps)),
        )
        for lesson in lessons(game).values()
    ]
    return GameLessons(game, words_in(language, game).say("game-title"), tuple(rows))


def lesson_of(game: str, lesson: str) -> Lesson:
    """Return a lesson; NoSuchTable if there is none."""
    found = lessons(game).get(lesson)
    if found is None:
        raise NoSuchTable(f"there is no lesson '{lesson}' of a game '{game}'; /learn lists all lessons")
    return found


def played(game: str, lesson: str) -> PlayedLesson:
    """Return a lesson that is played at the table; NoSuchTable if it is not."""
    found = lesson_of(game, lesson)
    if not isinstance(found, PlayedLesson):
        raise NoSuchTable(f"the lesson '{lesson}' of {game} is about a page, not about a table")
    return found


@router.get("/{game}/{lesson}")
def show_step(
    context: Context,
    game: str,
    lesson: str,
    step: StepQuery = None,
    tried: Annotated[str, Query(max_length=200)] = "",
    pick: Annotated[str, Query(max_length=60)] = "",
) -> Response:
    """Show a step of a lesson; without a number the one that the person has reached."""
    found = lesson_of(game, lesson)
    store, person = context.service.store, context.visitor.person
    name = f"{game}/{lesson}"
    reached = progress_of(store, person).get(name, -1)
    number = min(max(reached, 0) if step is None else step, len(found.steps) - 1)
    if number > reached:
        set_progress(store, person, name, number)
    if not isinstance(found, PlayedLesson):
        return context.redirect(page_address(found, number))
    language = context.visitor.language
    words = words_in(language, game)
    link = linker(f"/learn/{game}/{lesson}", {"step": str(number)} | ({"pick": pick} if pick else {}))
    drawing = drawing_of(game_of(game))
    return context.page(
        "lesson.html",
        text_in(found.title, language),
        game=game,
        table=lesson_page(found, number, words, link, pick),
        link=link,
        style=drawing.style,
        script=drawing.script,
        base=f"/learn/{game}/{lesson}",
        lesson=found,
        coach=replace(note_at(found, number, tried, language), spares=spared(found, number)),
        end=None,
        invites=False,
    )


def spared(lesson: PlayedLesson, step: int) -> tuple[str, ...]:
    """Return the pieces that the meant choice of a step concerns."""
    here = lesson.steps[step]
    if here.kind != DO:
        return ()
    view = lesson.record.at(lesson.counts[step]).redact(lesson.seat)
    return drawing_of(view.setup.game).marks(view, view.action(here.choices[0]))


@router.post("/{game}/{lesson}/choices")
def choose(
    context: Context,
    game: str,
    lesson: str,
    choice: Annotated[str, Form(max_length=200)],
    step: Annotated[int, Form(ge=0, le=1000)],
) -> Response:
    """Answer a choice: go on if it is the one that is meant, otherwise let the coach say why not."""
    found = lesson_of(game, lesson)
    here = found.steps[min(step, len(found.steps) - 1)]
    meant = here.kind == DO and choice in here.choices
    if meant and step + 1 < len(found.steps):
        return context.redirect(f"/learn/{game}/{lesson}?step={step + 1}")
    return context.redirect(linker(f"/learn/{game}/{lesson}", {"step": str(step)})(tried=choice))


@router.get("/{game}/{lesson}/moments", response_model=None)
def moments(
    context: Context,
    game: str,
    lesson: str,
    step: StepQuery = None,
    after: Annotated[int | None, Query(ge=0, le=10**6)] = None,
) -> Moments:
    """Return what happens before a step, for the script that plays it on the board."""
    found = played(game, lesson)
    number = min(step or 0, len(found.steps) - 1)
    words = words_in(context.visitor.language, game)
    link = linker(f"/learn/{game}/{lesson}", {"step": str(number)})
    return moments_since(view_at(found, number, words), after, link)


@router.post("/{game}/{lesson}/play-on")
def play_on(context: Context, game: str, lesson: str) -> Response:
    """Create a table that goes on from the end of a lesson, against gentle bots."""
    found = played(game, lesson)
    players = [PEOPLE if seat == found.seat else GENTLE for seat in range(len(found.record.setup.seats))]
    return context.redirect(f"/table/{started(context, found, players)}")


def started(context: RequestContext, lesson: PlayedLesson, players: list[str]) -> str:
    """Create the table of a lesson's last moment and return its id; a new one if the lesson plays to the end."""
    count = len(lesson.record.choices)
    if not lesson.record.at(count).actors():
        count = 0
    return new_tables.create_from_record(context.service, lesson.record, count, players, context.visitor.person)
