"""People take turns at the workers, however much one of them asks for."""

from concurrent.futures import CancelledError, Executor, Future
from typing import Any

import pytest

from shiai.table.fair_queue import FairQueue, lane_of


class ByHand(Executor):
    """Workers that do their tasks when the test says so."""

    def __init__(self) -> None:
        self.begun: list[tuple[Future[Any], Any]] = []

    def submit(self, function: Any, /, *args: Any, **kwargs: Any) -> Future[Any]:
        future: Future[Any] = Future()
        self.begun.append((future, args))
        return future

    def finish(self) -> Any:
        """End the task that was begun last; return its arguments."""
        future, args = self.begun[-1]
        future.set_result(args)
        return args


def think(table: str, number: int) -> None:
    raise AssertionError("only workers do this")


def test_a_stranger_waits_for_one_task_of_somebody_who_asks_for_thirty() -> None:
    workers = ByHand()
    queue = FairQueue(workers)
    for number in range(30):
        queue.submit("greedy", think, f"table {number}", number)
    asked = queue.submit("stranger", think, "other", 99)
    assert len(workers.begun) == 1
    workers.finish()
    workers.finish()
    assert workers.begun[-1][1] == ("other", 99)
    workers.finish()
    assert asked.result(0) == ("other", 99)


def test_tasks_of_one_person_are_done_in_order() -> None:
    workers = ByHand()
    queue = FairQueue(workers)
    futures = [queue.submit("ann", think, "t", number) for number in range(4)]
    assert [workers.finish()[1] for _ in futures] == [0, 1, 2, 3]
    assert [future.result(0) for future in futures] == [("t", number) for number in range(4)]


def test_an_error_of_a_worker_reaches_who_asked_and_the_next_one_has_its_turn() -> None:
    workers = ByHand()
    queue = FairQueue(workers)
    first, second = queue.submit("ann", think, "t", 1), queue.submit("bob", think, "t", 2)
    workers.begun[0][0].set_exception(ValueError("broken"))
    with pytest.raises(ValueError, match="broken"):
        first.result(0)
    workers.finish()
    assert second.result(0) == ("t", 2)


def test_what_is_cancelled_before_its_turn_is_left_out() -> None:
    workers = ByHand()
    queue = FairQueue(workers)
    queue.submit("ann", think, "t", 1)
    left_out, wanted = queue.submit("ann", think, "t", 2), queue.submit("ann", think, "t", 3)
    left_out.cancel()
    workers.finish()
    assert workers.begun[-1][1] == ("t", 3)
    queue.close()
    assert not wanted.cancelled()  # it has begun


def test_closing_cancels_what_has_not_begun() -> None:
    queue = FairQueue(ByHand())
    queue.submit("ann", think, "t", 1)
    waiting = queue.submit("ann", think, "t", 2)
    queue.close()
    with pytest.raises(CancelledError):
        waiting.result(0)


def test_every_worker_has_its_own_line() -> None:
    workers = ByHand()
    queue = FairQueue(workers, lanes=2)
    tables = ["a", next(name for name in "bcdefgh" if lane_of(name, 2) != lane_of("a", 2))]
    for table in tables:
        queue.submit("ann", think, table, 1)
    assert [args for _, args in workers.begun] == [(table, 1) for table in tables]


def test_tables_that_everybody_has_left_come_last() -> None:
    workers = ByHand()
    left: set[str] = set()
    queue = FairQueue(workers, is_left=left.__contains__)
    queue.submit("ann", think, "running", 0)
    for number in range(3):
        queue.submit("ann", think, f"left {number}", number)
        queue.submit("bob", think, f"left too {number}", number)
    queue.submit("bob", think, "bob's other table", 9)
    queue.submit("stranger", think, "attended", 99)
    left.update([f"left {number}" for number in range(3)], [f"left too {number}" for number in range(3)])
    order = [workers.finish()[0] for _ in range(6)]
    assert order[:3] == ["running", "bob's other table", "attended"]
    assert set(order[3:]) <= left
