"""Who may think next: people take turns, however much one of them asks for."""

import threading
from collections import deque
from collections.abc import Callable
from concurrent.futures import CancelledError, Executor, Future
from dataclasses import dataclass, field
from functools import partial
from typing import Any, TypeVar
from zlib import crc32

T = TypeVar("T")


@dataclass(eq=False)
class Task:
    """Something to be done for a person."""

    run: Callable[[], Any]
    future: "Future[Any]"
    begins: Callable[[], None] | None  # is called when a worker begins
    table: str = ""


@dataclass
class Lane:
    """What waits for one worker process, by person. The person at the beginning is next."""

    waiting: dict[str, deque[Task]] = field(default_factory=dict)
    busy: bool = False

    def next_task(self, is_left: Callable[[str], bool]) -> Task:
        """Remove the next task; its person goes to the end of the line. Tables that everybody has left come last."""
        each = ((person, task) for person, tasks in self.waiting.items() for task in tasks if not is_left(task.table))
        person, task = next(each, None) or next((person, tasks[0]) for person, tasks in self.waiting.items())
        tasks = self.waiting.pop(person)
        tasks.remove(task)
        if tasks:
            self.waiting[person] = tasks
        return task


class FairQueue:
    """Gives tasks to workers one at a time, so that those of a person never wait for all tasks of another one."""

    def __init__(
        self, workers: Executor, lanes: int = 1, is_left: Callable[[str], bool] = lambda _table: False
    ) -> None:
        self.workers = workers
        self.is_left = is_left  # whether nobody is at a table any more
        self.lanes = [Lane() for _ in range(lanes)]
        self.lock = threading.Lock()

    def submit(
        self,
        person: str,
        function: Callable[..., T],
        table: str,
        *args: Any,
        begins: Callable[[], None] | None = None,
    ) -> "Future[T]":
        """Run `function(table, *args)` in a worker when it is this person's turn; call `begins` at that moment."""
        future: Future[T] = Future()
        lane = self.lanes[lane_of(table, len(self.lanes))]
        with self.lock:
            tasks = lane.waiting.setdefault(person, deque())
            tasks.append(Task(partial(self.workers.submit, function, table, *args), future, begins, table))
        self.go_on(lane)
        return future

    def go_on(self, lane: Lane) -> None:
        """Start the next task of a lane, unless one is running."""
        with self.lock:
            if lane.busy or not lane.waiting:
                return
            task = lane.next_task(self.is_left)
            lane.busy = True
        if not task.future.set_running_or_notify_cancel():
            self.ended(lane)
            return
        if task.begins is not None:
            task.begins()
        try:
            running = task.run()
        except BaseException as error:  # the workers are closed or broken
            task.future.set_exception(error)
            self.ended(lane)
        else:
            running.add_done_callback(partial(self.has_result, lane, task))

    def has_result(self, lane: Lane, task: Task, done: "Future[Any]") -> None:
        """Hand on the result of a task."""
        self.ended(lane)
        error = CancelledError() if done.cancelled() else done.exception()
        if error is not None:
            task.future.set_exception(error)
        else:
            task.future.set_result(done.result())

    def ended(self, lane: Lane) -> None:
        """Note that a worker is free again."""
        with self.lock:
            lane.busy = False
        self.go_on(lane)

    def length(self) -> int:
        """Return how many tasks wait."""
        with self.lock:
            return sum([len(tasks) for lane in self.lanes for tasks in lane.waiting.values()])

    def close(self) -> None:
        """Cancel everything that has not begun."""
        with self.lock:
            left = [task for lane in self.lanes for tasks in lane.waiting.values() for task in tasks]
            for lane in self.lanes:
                lane.waiting.clear()
        for task in left:
            task.future.cancel()


def lane_of(table: str, lanes: int) -> int:
    """Return the lane of a table: the process that works for it keeps its players."""
    return crc32(table.encode()) % lanes
