"""Process chunks of work on several processes; results come in the order of the chunks.

Workers exit at once when the results are no longer wanted, and when the process that started them has died.
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
    """A worker has failed."""


def results_of(
    function: Callable[[Chunk], Result], chunks: Sequence[Chunk], workers: int, ray: str = ""
) -> Generator[Result, None, None]:
    """Yield `function(chunk)` for every chunk, in order, as soon as each is known.

    `ray` is the address of a Ray cluster (`auto` for this machine). With Ray or more than one worker and chunk, the
    function and the chunks must be picklable.
    """
    if ray:
        from shiai.arena.ray_workers import results_on_ray

        yield from results_on_ray(function, chunks, ray)
    elif min(workers, len(chunks)) <= 1:
        for chunk in chunks:
            yield function(chunk)
    else:
        yield from results_of_processes(function, chunks, workers)


def results_of_processes(
    function: Callable[[Chunk], Result], chunks: Sequence[Chunk], workers: int
) -> Generator[Result, None, None]:
    """As `results_of`, on worker processes of this machine."""
    context = get_context("spawn")
    theirs, ours = context.Pipe(duplex=False)
    waiting: deque[Future[Result]] = deque()
    rest = iter(chunks)
    with (
        theirs,
        ProcessPoolExecutor(workers, mp_context=context, initializer=start_worker, initargs=(theirs,)) as pool,
        ours,  # closed before the pool waits for its workers, which makes them exit
    ):
        try:
            for chunk in rest:
                with sigint_blocked():  # submit may start a worker, which Ctrl-C must not kill
                    waiting.append(pool.submit(run_chunk, function, chunk))
                if len(waiting) > 2 * workers:
                    yield waiting.popleft().result()
            while waiting:
                yield waiting.popleft().result()
        except BrokenExecutor:
            raise WorkerError(
                "a worker process has died, perhaps for lack of memory; try again with fewer --workers"
            ) from None


@contextmanager
def sigint_blocked() -> Iterator[None]:
    """Block SIGINT. Processes started meanwhile never receive it; this one receives it afterwards."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, (signal.SIGINT,))
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


class WorkerState:
    """What a worker process knows about itself."""

    def __init__(self) -> None:
        self.lock = Lock()
        self.working = False
        self.leaving = False


STATE = WorkerState()


def start_worker(lifeline: Connection) -> None:
    """Initialize a worker: ignore SIGINT, which the parent handles, and watch the lifeline."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    Thread(target=exit_with, args=(lifeline,), daemon=True).start()


def exit_with(lifeline: Connection) -> None:
    """Wait until the parent closes the lifeline, then exit: during a chunk, but not while a result is being sent."""
    lifeline.poll(None)
    with STATE.lock:
        STATE.leaving = True
        if STATE.working:
            os._exit(1)
    parent = parent_process()
    if parent is not None:
        parent.join()  # a living parent shuts its idle workers down
    os._exit(1)


def run_chunk(function: Callable[[Chunk], Result], chunk: Chunk) -> Result:
    """Process one chunk in a worker."""
    with STATE.lock:
        if STATE.leaving:
            raise WorkerError("the results are no longer wanted")
        STATE.working = True
    try:
        return function(chunk)
    finally:
        with STATE.lock:
            STATE.working = False
