"""Hints: the adviser thinks in a worker process while nobody waits for it; its hint then enters the journal."""

from concurrent.futures import BrokenExecutor, CancelledError, Future
from typing import Any

from shiai.table import journal
from shiai.table.commands import check_seat, check_sequence
from shiai.table.errors import Closed, NotPossible, NotYourTurn, Stale
from shiai.table.journal import Entry
from shiai.table.repeating import repeated
from shiai.table.service import CLOSED, TableService
from shiai.table.workers import give_hint


def ask_hint(service: TableService, id: str, person: str, seat: int, sequence: int) -> "Future[None]":
    """Ask the adviser for a hint. Everybody learns that it was given, only the seat sees what it says.

    The future ends when the hint was given, or with a TableError if that is no longer possible.
    """
    given: Future[None] = Future()
    with service.locked(id) as loaded:
        check_seat(service, id, person, seat)
        table = loaded.table
        if table.closed:
            raise Closed(CLOSED)
        check_sequence(table, seat, sequence)
        state = table.game.state
        if seat not in state.actors():
            raise NotYourTurn("this seat owes no choice now", state.why_not(seat, 0))
        if table.hint(seat) is not None:
            given.set_result(None)  # the page shows it already
            return given
        if person in service.asking:
            raise NotPossible("the adviser is still thinking about your last question; wait for the answer")
        service.asking.add(person)
        # The seed must not depend on the length of the journal, which counts the secret choices of others.
        question = table.knowledge.asked_at[seat]
        seed = f"{table.game.seed}/hint/{seat}/{question}"
        advice = service.queue.submit(person, give_hint, id, state.redact(seat), seat, seed)

    def commit() -> None:
        service.asking.discard(person)
        try:
            commit_hint(service, id, seat, question, advice)
        except BaseException as error:
            given.set_exception(error)
        else:
            given.set_result(None)

    advice.add_done_callback(lambda _: service.later(id, commit))
    return given


@repeated
def commit_hint(service: TableService, id: str, seat: int, question: int, advice: "Future[dict[str, Any]]") -> None:
    """Give a hint to a seat, if it still has the same question."""
    try:
        opinion = advice.result()
    except (BrokenExecutor, CancelledError):
        raise NotPossible("the adviser was interrupted; ask again") from None
    with service.locked(id) as loaded:
        if loaded.table.knowledge.asked_at[seat] != question:
            raise Stale("the table has changed while the adviser was thinking; ask again")
        if loaded.table.hint(seat) is not None:
            return  # somebody has asked at another server, too
        service.commit(loaded, Entry(journal.HINT, seat, opinion))
