"""What worker processes do for a table: choose for a bot, and give a hint. They get redacted states only."""

import os
import threading
from collections import Counter
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor, Future, ProcessPoolExecutor
from multiprocessing import get_context, parent_process
from random import Random
from typing import Final, ParamSpec, TypeVar

from shiai.bots import bot, choose
from shiai.core.state import State, View

ADVISER: Final = "heuristic"  # who is asked for hints
HINT_TRIES: Final = 20


P = ParamSpec("P")
T = TypeVar("T")


class Workers(Executor):
    """So many processes, fresh ones: they inherit neither the tables nor the connections of the server.

    When one of them is killed, the whole pool is broken; then there is a new one.
    """

    def __init__(self, number: int) -> None:
        self.number = number
        self.lock = threading.Lock()
        self.pool = self.new_pool()

    def new_pool(self) -> ProcessPoolExecutor:
        """Processes that start when they are needed."""
        return ProcessPoolExecutor(self.number, mp_context=get_context("spawn"), initializer=step_back)

    def submit(self, function: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> "Future[T]":
        """Let a worker do it."""
        with self.lock:
            try:
                return self.pool.submit(function, *args, **kwargs)
            except BrokenExecutor:
                self.pool = self.new_pool()
                return self.pool.submit(function, *args, **kwargs)

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """Let the processes go."""
        self.pool.shutdown(wait, cancel_futures=cancel_futures)


def step_back() -> None:
    """People who wait for a page come first, where the system knows such a thing."""
    if hasattr(os, "nice"):
        os.nice(5)
    threading.Thread(target=leave_with_server, daemon=True).start()


def leave_with_server() -> None:
    """A server that was killed cannot end its workers: they notice it themselves."""
    server = parent_process()
    if server is not None:
        server.join()
        os._exit(0)


def think(name: str, view: State, seat: int, seed: str, number: int) -> int:
    """What a bot chooses as choice `number` of a game; the same for the same seed."""
    return choose(bot(name), view, seat, seed, number)


def advise(view: View, seat: int, seed: str) -> tuple[int, int]:
    """What the adviser would choose most often, and how often in percent."""
    adviser = bot(ADVISER)
    answers = Counter([adviser.choose(view, seat, Random(f"{seed}/{number}")) for number in range(HINT_TRIES)])
    action, often = answers.most_common(1)[0]
    return action, round(100 * often / HINT_TRIES)
