"""A step of a lesson as a page: the table of the game at that moment, and the note of the coach."""

from dataclasses import dataclass, replace
from typing import Final

from shiai.core.position import write_options
from shiai.i18n.catalogue import Catalogue
from shiai.lessons import DO, LOOK, Lesson
from shiai.registry import game as game_of
from shiai.table import journal
from shiai.table.journal import Entry, TableInfo
from shiai.table.live_game import PEOPLE
from shiai.table.store import Seat, StoredTable
from shiai.table.table import Table
from shiai.texts import text_in
from shiai.web.kit.rendering import Link
from shiai.web.table_page import TableView
from shiai.web.table_parts import TablePage, Undo

RIVAL: Final = "heuristic"


@dataclass(frozen=True)
class Note:
    """What the coach says at a step."""

    text: str
    piece: str  # the id of the piece that it points at; empty for the whole table
    kind: str  # look, do or try
    answer: str  # to a choice that was tried; empty before
    goes_on: bool  # whether *go on* is offered
    number: int  # of the step, from 0
    total: int
    last: bool


def table_at(lesson: Lesson, step: int) -> Table:
    """Return the table of a lesson at a step."""
    game = game_of(lesson.game)
    setup = lesson.record.setup
    players = tuple([PEOPLE if seat == lesson.seat else RIVAL for seat in range(len(setup.seats))])
    options = write_options(game.options, setup.options)
    info = TableInfo(f"lesson-{lesson.game}-{lesson.id}", game.id, game.version, options, "lesson", players, "")
    table = Table(info)
    for seat, action in lesson.record.choices[: lesson.counts[step]]:
        table.apply(Entry(journal.CHOICE, seat, {"action": action}))
    return table


class LessonView(TableView):
    """The table of a lesson: nothing can be taken back, for the steps of the lesson lead back."""

    def taken(self, asked: bool) -> tuple[str, ...]:
        """Return no own choices."""
        return ()


def view_at(lesson: Lesson, step: int, words: Catalogue) -> LessonView:
    """Return the view of the learner."""
    table = table_at(lesson, step)
    seats = tuple([Seat(player, "") for player in table.info.players])
    return LessonView(table, StoredTable(table.info, "open", seats), lesson.seat, (lesson.seat,), words)


def lesson_page(lesson: Lesson, step: int, words: Catalogue, link: Link, picked: str) -> TablePage:
    """Return the page of the table; nothing can be undone, and no hint is given: the coach is there."""
    page = view_at(lesson, step, words).page(link, picked, None, None)
    question = replace(page.question, undo=Undo(), hint=None)
    return replace(page, question=question, chat=(), phrases=(), news=(), open_seats=False)


def note_at(lesson: Lesson, step: int, tried: str, language: str) -> Note:
    """Return the note of a step, or what the coach says to the choice that was tried there."""
    here = lesson.steps[step]
    answer = text_in(here.answer(tried), language) if tried else ""
    return Note(
        text=text_in(here.says, language),
        piece=here.piece,
        kind=here.kind,
        answer=answer,
        goes_on=here.kind == LOOK or (here.kind != DO and bool(tried)),
        number=step,
        total=len(lesson.steps),
        last=step == len(lesson.steps) - 1,
    )
