"""Hears what other processes that share the database have stored (LISTEN and NOTIFY of PostgreSQL)."""

import logging
import threading
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Final

from sqlalchemy.exc import SQLAlchemyError

from shiai.table.store import CHANNEL, Store

LOOK: Final = 0.5  # seconds between two looks whether to stop
RETRY: Final = 0.2  # seconds until another connection is tried

logger = logging.getLogger("shiai.table")


class Hearing:
    """A connection of its own that listens, in a thread of its own. It is made again whenever it is lost."""

    def __init__(self, store: Store, hear: Callable[[str], None], doubt: Callable[[], None]) -> None:
        """`hear` gets what was announced; `doubt` is called whenever something may have been missed."""
        self.store = store
        self.hear = hear
        self.doubt = doubt
        self.connected = False
        self.closing = threading.Event()
        self.thread = threading.Thread(target=self.run, name="shiai-hearing", daemon=True)

    def start(self) -> None:
        """Begin to listen."""
        self.thread.start()

    def close(self) -> None:
        """Stop listening."""
        self.closing.set()
        if self.thread.is_alive():
            with suppress(SQLAlchemyError), self.store.writing() as connection:
                self.store.announce(connection, "closing")  # or it would look up only after a while
            self.thread.join()

    def run(self) -> None:
        """Listen until closed."""
        from psycopg import Error

        told = False
        while not self.closing.is_set():
            try:
                self.listen()
            except (SQLAlchemyError, Error, OSError) as error:
                if not told:
                    logger.warning("the database does not announce changes: %s", str(error).partition("\n")[0])
            told = not self.connected  # once for each time
            self.connected = False
            self.closing.wait(RETRY)

    def listen(self) -> None:
        """Listen as long as the connection lasts."""
        pooled = self.store.engine.raw_connection()
        connection: Any = pooled.driver_connection
        pooled.detach()  # nobody else uses it
        try:
            connection.autocommit = True
            connection.execute(f"LISTEN {CHANNEL}")
            self.connected = True
            self.doubt()
            while not self.closing.is_set():
                for announced in connection.notifies(timeout=LOOK):
                    if self.closing.is_set():
                        break
                    self.hear(announced.payload)
        finally:
            connection.close()
