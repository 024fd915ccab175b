"""Takes tables that must go on and works on them: the bots of all servers that share a database think here."""

import logging
import threading
from collections.abc import Callable
from concurrent.futures import BrokenExecutor
from functools import partial
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy.exc import SQLAlchemyError

from shiai.table import leases
from shiai.table.errors import Conflict
from shiai.table.workers import Workers

if TYPE_CHECKING:
    from shiai.table.shared_service import SharedService

BEAT: Final = 1.0  # seconds between two signs of life; then expired leases are looked for, too
RETRY: Final = 5.0  # seconds until a table that cannot go on is tried again
MOST_SERVED: Final = 10_000  # people whose last turn is known

logger = logging.getLogger("shiai.table")


class Thinker:
    """One thread for each worker process, and one that says that this process lives."""

    def __init__(self, service: "SharedService") -> None:
        self.service = service
        workers = service.workers
        self.places = len(workers.pools) if isinstance(workers, Workers) else 1
        self.awake = threading.Event()  # there may be work
        self.closing = threading.Event()
        self.taking = threading.Lock()
        self.answered = [threading.Event() for _ in range(self.places)]  # a worker process has ended its task
        self.served: dict[str, int] = {}  # by person: the number of the last turn
        self.turns = 0
        self.threads = [
            threading.Thread(target=self.think, args=(place,), name=f"shiai-thinker-{place}", daemon=True)
            for place in range(self.places)
        ]
        self.threads.append(threading.Thread(target=self.beat, name="shiai-beat", daemon=True))

    def start(self) -> None:
        """Begin to work."""
        for thread in self.threads:
            thread.start()

    def close(self) -> None:
        """Give everything back and stop, without waiting for bots that think."""
        self.closing.set()
        for event in (self.awake, *self.answered):
            event.set()
        for thread in self.threads:
            if thread.is_alive():
                thread.join()
        try:
            leases.give_back(self.service.store, self.service.name)
        except SQLAlchemyError as error:  # the leases expire by themselves
            logger.warning("the work of this process cannot be given back: %s", short(error))

    def beat(self) -> None:
        """Say that this process lives, and let somebody look for work now and then."""
        told = False
        while not self.closing.wait(BEAT):
            try:
                leases.renew(self.service.store, self.service.name)
                told = False
            except SQLAlchemyError as error:
                if not told:
                    logger.warning("bots wait for the database: %s", short(error))
                told = True
            self.awake.set()

    def think(self, place: int) -> None:
        """Take one table after the other."""
        while not self.closing.is_set():
            self.awake.wait(BEAT)
            try:
                table = self.take() if not self.closing.is_set() else None
            except SQLAlchemyError:  # the thread that says that this process lives tells it
                table = None
                self.closing.wait(BEAT)
            if table is not None:
                self.work(table, place)

    def take(self) -> str | None:
        """Take the next table; if there is none, wait until something new is announced."""
        with self.taking:
            if not self.closing.is_set():
                self.awake.clear()
            found = leases.take(self.service.store, self.service.name, self.service.bots, self.served)
            if found is None:
                return None
            self.awake.set()  # there may be more
            table, person = found
            self.turns += 1
            self.served.pop(person, None)
            self.served[person] = self.turns
            if len(self.served) > MOST_SERVED:
                del self.served[next(iter(self.served))]
            return table

    def work(self, table: str, place: int) -> None:
        """Go on with a table."""
        self.attempt(table, partial(self.service.work_on, table, partial(self.result, place), partial(self.at, table)))

    def at(self, table: str, when: float, do: Callable[[], None]) -> None:
        """Do something for a table later; it stays with this process until then."""
        self.service.alarm.at(when, partial(self.service.later, table, partial(self.attempt, table, do)))

    def attempt(self, table: str, do: Callable[[], None]) -> None:
        """Do something for a table. If that fails, somebody tries again: at once, if only something else came first."""
        wait = 0.0
        try:
            do()
            return
        except (Conflict, BrokenExecutor):
            logger.debug("table %s has changed, or a worker process has ended", table)
        except SQLAlchemyError as error:
            logger.warning("table %s waits for the database: %s", table, short(error))
        except Exception:
            if not self.closing.is_set():
                logger.exception("table %s cannot go on", table)
            wait = RETRY
        if not self.closing.is_set():
            try:
                leases.give_back(self.service.store, self.service.name, table, wait)
            except SQLAlchemyError as error:  # the lease expires by itself
                logger.warning("table %s cannot be given back: %s", table, short(error))

    def result(self, place: int, *task: Any) -> Any:
        """Let the worker process of this thread do something; raise TimeoutError if this process ends."""
        workers, answered = self.service.workers, self.answered[place]
        answered.clear()
        future = workers.submit_at(place, *task) if isinstance(workers, Workers) else workers.submit(*task)
        future.add_done_callback(lambda _: answered.set())
        if not self.closing.is_set():
            answered.wait()
        return future.result(0)


def short(error: Exception) -> str:
    """Return the first line of an error of the database, which says what is wrong."""
    return str(error).partition("\n")[0]
