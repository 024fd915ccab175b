"""Where requests to tables run: in the event loop if nothing has to be waited for, in threads otherwise.

Rendering a page takes a few milliseconds, and threads that render at the same time only wait for each other, so pages
are made in the event loop. It never waits for the database, and never for a table at which something is being stored.
"""

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from contextvars import copy_context
from typing import Final, TypeVar
from weakref import WeakValueDictionary

from shiai.table.errors import TableError
from shiai.table.live_game import PEOPLE
from shiai.table.service import LoadedTable, TableService

THREADS: Final = 32  # tables that wait for the database at the same time; more wait for a thread

T = TypeVar("T")


class TableThreads:
    """Threads for tables. A table has one at a time, so that one that cannot go on holds up nobody else."""

    def __init__(self, service: TableService) -> None:
        self.service = service
        self.threads = ThreadPoolExecutor(THREADS, "shiai-tables")
        self.turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()  # by table

    async def run(self, id: str, work: Callable[[], T]) -> T:
        """Do something at a table that may wait for the database, after what came before it."""
        turn = self.turns.get(id)
        if turn is None:
            turn = self.turns[id] = asyncio.Lock()
        async with turn:
            loop = asyncio.get_running_loop()
            return await loop.run_in_executor(self.threads, copy_context().run, work)

    async def look(self, id: str, answer: Callable[[], T]) -> T:
        """Return what `answer` makes of a table without changing it, as the database has it now."""
        if not self.service.is_ready(id):
            with suppress(TableError):  # `answer` comes upon it again
                await self.run(id, lambda: self.service.prepare(id))
        with self.service.at_hand(id) as loaded:
            if loaded is not None and not needs_database(loaded):
                return answer()
        return await self.run(id, answer)

    def close(self) -> None:
        """End the threads."""
        self.threads.shutdown(wait=True)


def needs_database(loaded: LoadedTable) -> bool:
    """Return whether pages show more than the table: its ending with other games, or who may invite people."""
    free = any(seat.player == PEOPLE and not seat.holders for seat in loaded.stored.seats)
    return free or not loaded.table.game.state.actors()
