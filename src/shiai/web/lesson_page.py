"""A step of a lesson as a page: the table of the game at that moment."""

from dataclasses import replace
from typing import Final

from shiai.core.position import write_options
from shiai.i18n.catalogue import Catalogue
from shiai.lessons import PlayedLesson
from shiai.registry import game as game_of
from shiai.table import journal
from shiai.table.journal import Entry, TableInfo
from shiai.table.live_game import PEOPLE
from shiai.table.store import Seat, StoredTable
from shiai.table.table import Table
from shiai.web.kit.rendering import Link
from shiai.web.table_page import TableView
from shiai.web.table_parts import TablePage, Undo

RIVAL: Final = "heuristic"


def table_at(lesson: PlayedLesson, step: int) -> Table:
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


def view_at(lesson: PlayedLesson, step: int, words: Catalogue) -> LessonView:
    """Return the view of the learner."""
    table = table_at(lesson, step)
    seats = tuple([Seat(player, "") for player in table.info.players])
    return LessonView(table, StoredTable(table.info, "open", seats), lesson.seat, (lesson.seat,), words)


def lesson_page(lesson: PlayedLesson, step: int, words: Catalogue, link: Link, picked: str) -> TablePage:
    """Return the page of the table; nothing can be undone or declined for a turn, and the coach gives all hints."""
    page = view_at(lesson, step, words).page(link, picked, None, None)
    question = replace(page.question, rest=False, undo=Undo(), hint=None)
    return replace(page, question=question, chat=(), phrases=(), news=(), open_seats=False)
