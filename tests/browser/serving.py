"""A real server for the browser tests: in a thread of this process, on a port that is free."""

import socket
import threading
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path

import uvicorn

from shiai.table.store import Store
from shiai.web.app import create_app


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
