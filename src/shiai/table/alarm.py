"""Calls functions at given times, all in one thread. Tests put a clock of their own in its place."""

import heapq
import logging
import threading
import time
from collections.abc import Callable
from itertools import count

logger = logging.getLogger("shiai.table")


class Alarm:
    """What is to be done later. The functions should be quick: they let others wait."""

    def __init__(self) -> None:
        self.changed = threading.Condition()
        self.waiting: list[tuple[float, int, Callable[[], object]]] = []
        self.numbers = count()
        self.thread: threading.Thread | None = None  # starts with the first alarm
        self.closed = False

    def now(self) -> float:
        """Return the time that `at` means."""
        return time.monotonic()

    def at(self, when: float, do: Callable[[], object]) -> None:
        """Do something at this time, or at once if it has passed."""
        with self.changed:
            if self.closed:
                return
            heapq.heappush(self.waiting, (when, next(self.numbers), do))
            if self.thread is None:
                self.thread = threading.Thread(target=self.run, name="shiai-alarm", daemon=True)
                self.thread.start()
            self.changed.notify()

    def run(self) -> None:
        """Do one thing after the other."""
        while True:
            with self.changed:
                while not self.closed and (not self.waiting or self.waiting[0][0] > self.now()):
                    self.changed.wait(self.waiting[0][0] - self.now() if self.waiting else None)
                if self.closed:
                    return
                do = heapq.heappop(self.waiting)[2]
            try:
                do()
            except Exception:
                logger.exception("what was to be done at this time failed")

    def close(self) -> None:
        """Forget what was to be done."""
        with self.changed:
            self.closed = True
            self.waiting.clear()
            self.changed.notify()
        if self.thread is not None and self.thread is not threading.current_thread():
            self.thread.join()
