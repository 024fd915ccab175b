"""Real servers for the browser tests: in a thread of this process, or a program that can be killed."""

import os
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path

import uvicorn

from shiai.table.store import Store
from shiai.web.app import create_app
from tests.browser.visitor import PATIENCE


@contextmanager
def serving(folder: Path) -> Iterator[str]:
    """The address of a server that keeps its tables in this folder."""
    store = Store(f"sqlite:///{folder / 'tables.sqlite'}")
    workers = ThreadPoolExecutor(1)
    # Browsers keep the stream of news open, so that the server must not wait for them when it stops.
    config = uvicorn.Config(create_app(store, workers), log_level="error", ws="none", timeout_graceful_shutdown=1)
    server = uvicorn.Server(config)
    listening = socket.create_server(("127.0.0.1", 0))
    thread = threading.Thread(target=server.run, args=([listening],), daemon=True)
    thread.start()
    while not server.started:
        assert thread.is_alive(), "the server did not start"
        time.sleep(0.01)
    try:
        yield f"http://127.0.0.1:{listening.getsockname()[1]}"
    finally:
        server.should_exit = True
        thread.join()
        listening.close()
        workers.shutdown()


def free_port() -> int:
    """A port that nobody uses."""
    with socket.create_server(("127.0.0.1", 0)) as found:
        port: int = found.getsockname()[1]
    return port


def wait_for(port: int) -> None:
    """Wait until somebody listens at a port."""
    end = time.monotonic() + PATIENCE / 1000
    while time.monotonic() < end:
        try:
            socket.create_connection(("127.0.0.1", port)).close()
        except ConnectionRefusedError:
            time.sleep(0.05)
        else:
            return
    raise AssertionError(f"nobody listens at port {port}")


@contextmanager
def server(port: int, folder: Path) -> Iterator[None]:
    """The server as people start it, killed at the end."""
    start = "from shiai.cli import main; main()"
    command = ["serve", "--port", str(port), "--bots", "1", "--db", f"sqlite:///{folder / 'tables.sqlite'}"]
    with subprocess.Popen(
        [sys.executable, "-c", start, *command], stdout=subprocess.PIPE, env=os.environ | {"LANG": "C.UTF-8"}
    ) as process:
        assert process.stdout
        assert str(port).encode() in process.stdout.readline(), "the server took another port"
        try:
            wait_for(port)
            yield
        finally:
            process.kill()
