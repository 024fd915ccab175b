"""Several processes that do the same, started and watched by this one: whoever ends without being asked is replaced."""

import os
import signal
import threading
import time
from collections.abc import Callable
from multiprocessing import allow_connection_pickling, get_context, parent_process
from multiprocessing.connection import wait
from multiprocessing.process import BaseProcess
from typing import Any, Final

PAUSE: Final = 1.0  # seconds between two starts of a process that ends at once


def supervise(number: int, target: Callable[..., None], *arguments: Any) -> None:
    """Let `number` processes call `target(*arguments)` until this one is told to end."""
    allow_connection_pickling()  # sockets are handed over
    processes = get_context("spawn")
    stopping = False

    def start() -> BaseProcess:
        process = processes.Process(target=follow, args=(target, *arguments))
        process.start()
        return process

    running = [start() for _ in range(number)]

    def stop(*_: object) -> None:
        nonlocal stopping
        stopping = True
        for process in running:
            if process.is_alive():
                process.terminate()

    for sign in (signal.SIGINT, signal.SIGTERM):
        signal.signal(sign, stop)
    while not stopping:
        begun = time.monotonic()
        wait([process.sentinel for process in running], PAUSE)
        for place, process in enumerate(running):
            if not process.is_alive() and not stopping:
                time.sleep(max(0.0, begun + PAUSE - time.monotonic()) if process.exitcode != -signal.SIGKILL else 0)
                running[place] = start()
    for process in running:
        process.terminate()
        process.join()


def follow(target: Callable[..., None], *arguments: Any) -> None:
    """Call a function in this process, which is told to end when the one that started it has ended."""
    threading.Thread(target=end_with_parent, daemon=True).start()
    target(*arguments)


def end_with_parent() -> None:
    """Wait for the end of the process that started this one; one that was killed cannot stop others."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        os.kill(os.getpid(), signal.SIGTERM)
