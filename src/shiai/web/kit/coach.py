"""The note of a coach: on the table of a lesson, or on any other page that a lesson is about."""

from dataclasses import dataclass
from typing import Final

from fastapi import Request

from shiai.lessons import DO, LOOK, Lesson, lessons
from shiai.texts import text_in

COACH: Final = "coach"  # the parameter of a page that a lesson shows: game/lesson/step


@dataclass(frozen=True)
class Note:
    """What the coach says at a step."""

    base: str  # the address of the lesson
    text: str
    piece: str  # the id of the piece that it points at; empty for the whole page
    kind: str  # look, do or try
    meant: str  # the choice that is expected; empty if there is none
    answer: str  # to a choice that was tried; empty before
    wrong: str  # what the script answers to anything else on a page without choices
    page: bool  # it stands on another page than the table
    goes_on: bool  # whether *go on* is offered
    number: int  # of the step, from 0
    total: int
    chapters: tuple[tuple[int, str], ...]  # the step at which each begins, and its title
    spares: tuple[str, ...] = ()  # ids of the pieces that the meant choice concerns: the note must not hide them

    @property
    def last(self) -> bool:
        """Whether this is the last step."""
        return self.number == self.total - 1


def note_at(lesson: Lesson, step: int, tried: str, language: str) -> Note:
    """Return the note of a step, or what the coach says to the choice that was tried there."""
    here = lesson.steps[step]
    return Note(
        base=f"/learn/{lesson.game}/{lesson.id}",
        text=text_in(here.says, language),
        piece=here.piece,
        kind=here.kind,
        meant=here.choices[0] if here.kind == DO and here.choices else "",
        answer=text_in(here.answer(tried), language) if tried else "",
        wrong=text_in(here.wrong, language),
        page=bool(here.page),
        goes_on=here.kind == LOOK or bool(here.page) or (here.kind != DO and bool(tried)),
        number=step,
        total=len(lesson.steps),
        chapters=tuple([(at, text_in(title, language)) for at, title in lesson.chapters()]),
    )


def page_address(lesson: Lesson, step: int) -> str:
    """Return the address of the page of a step, on which its note stands."""
    page, _, part = lesson.steps[step].page.partition("#")
    return f"{page}{'&' if '?' in page else '?'}{COACH}={lesson.game}/{lesson.id}/{step}{'#' if part else ''}{part}"


def coach_of(request: Request, language: str) -> Note | None:
    """Return the note that stands on a page, if a lesson shows it."""
    game, _, rest = request.query_params.get(COACH, "").partition("/")
    name, _, number = rest.partition("/")
    lesson = lessons(game).get(name)
    if lesson is None or not number.isdecimal() or int(number) >= len(lesson.steps):
        return None
    return note_at(lesson, int(number), "", language) if lesson.steps[int(number)].page else None
