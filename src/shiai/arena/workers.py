"""Work that is done piece by piece on several processes: the results come in the order of the pieces, whoever did them.

Workers leave at once when nobody wants results any more, and when the process that started them has died.
"""

import os
import signal
from collections import deque
from collections.abc import Callable, Generator, Iterator, Sequence
from concurrent.futures import BrokenExecutor, Future, ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection
from threading import Lock, Thread
from typing import TypeVar

from shiai.core.errors import ShiaiError

Chunk = TypeVar("Chunk")
Result = TypeVar("Result")


class WorkerError(ShiaiError):
    """A worker cannot do its work."""


def results_of(
    function: Callable[[Chunk], Result], chunks: Sequence[Chunk], workers: int, ray: str = ""
) -> Generator[Result, None, None]:
    """What the function makes of every chunk, in the order of the chunks, as they come.

    With more than one worker, or on the Ray cluster of that address (`auto` is this machine), function and chunks have
    to be such that another process can be sent them.
    """
    if ray:
        from shiai.arena.ray_workers import results_on_ray

        yield from results_on_ray(function, chunks, ray)
    elif workers <= 1:
        for chunk in chunks:
            yield function(chunk)
    else:
        yield from results_of_processes(function, chunks, workers)


def results_of_processes(
    function: Callable[[Chunk], Result], chunks: Sequence[Chunk], workers: int
) -> Generator[Result, None, None]:
    """The same on so many processes of this machine."""
    context = get_context("spawn")
    theirs, ours = context.Pipe(duplex=False)
    waiting: deque[Future[Result]] = deque()
    rest = iter(chunks)
    with (
        theirs,
        ProcessPoolExecutor(workers, mp_context=context, initializer=attend, initargs=(theirs,)) as pool,
        ours,  # closed first: nobody works on while the pool waits for its workers
    ):
        try:
            for chunk in rest:
                with uninterrupted():  # workers are started here, and none shall die while it is
                    waiting.append(pool.submit(do, function, chunk))
                if len(waiting) > 2 * workers:
                    yield waiting.popleft().result()
            while waiting:
                yield waiting.popleft().result()
        except BrokenExecutor:
            raise WorkerError(
                "a worker process has died, perhaps for want of memory; try again with fewer --workers"
            ) from None


@contextmanager
def uninterrupted() -> Iterator[None]:
    """What is started here never hears of interruptions from the keyboard; this process hears of them afterwards."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, (signal.SIGINT,))
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


class Attendance:
    """What a worker process knows about itself."""

    def __init__(self) -> None:
        self.lock = Lock()
        self.working = False
        self.leaving = False


ATTENDANCE = Attendance()


def attend(lifeline: Connection) -> None:
    """The first thing that a worker does: watch the lifeline. Interruptions are for the process that started it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=leave_after, args=(lifeline,), daemon=True).start()


def leave_after(lifeline: Connection) -> None:
    """Wait until the lifeline is cut and leave in the middle of a chunk; never while a result is on its way."""
    lifeline.poll(None)
    with ATTENDANCE.lock:
        ATTENDANCE.leaving = True
        if ATTENDANCE.working:
            os._exit(1)
    parent = parent_process()
    if parent is not None:
        parent.join()  # as long as it lives, it sends its workers home
    os._exit(1)


def do(function: Callable[[Chunk], Result], chunk: Chunk) -> Result:
    """Do one chunk in a worker."""
    with ATTENDANCE.lock:
        if ATTENDANCE.leaving:
            raise WorkerError("the results are no longer wanted")
        ATTENDANCE.working = True
    try:
        return function(chunk)
    finally:
        with ATTENDANCE.lock:
            ATTENDANCE.working = False
