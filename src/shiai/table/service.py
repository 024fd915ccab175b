"""The table service: keeps tables in memory, carries out commands, runs luck and bots, and notifies who looks on.

Everything done at a table goes through `commit`: it is tried on the table in memory, stored, and only then answered. If
storing fails, the table is read anew before anybody else comes near it, so that nobody ever sees what is not durable.
"""

import logging
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import BrokenExecutor, Executor, Future, ThreadPoolExecutor
from contextlib import contextmanager
from typing import Any, Final

from shiai.core.record import OPEN
from shiai.core.seats import CHANCE
from shiai.table import journal
from shiai.table.archive import ArchivedMoment, pack, unpack
from shiai.table.errors import NotYours
from shiai.table.journal import Entry
from shiai.table.live_game import PEOPLE
from shiai.table.runs import run_of
from shiai.table.store import Store, StoredTable
from shiai.table.table import Table
from shiai.table.workers import think

IDLE: Final = 600.0  # seconds after which a table that nobody looks at is forgotten until somebody does

Listener = Callable[[int], None]  # gets a sequence number

logger = logging.getLogger("shiai.table")


class LoadedTable:
    """A table in memory, with its lock and those who look at it."""

    def __init__(self, table: Table, stored: StoredTable) -> None:
        self.table = table
        self.stored = stored  # who sits where, as it is stored
        self.lock = threading.RLock()
        self.listeners: dict[Listener, tuple[int, int]] = {}  # the seat that looks (or WATCHER), what it was told last
        self.thinking = False
        self.due: bool | None = None  # whether the store knows that a bot must choose; unknown at first
        self.stale = False  # something may not have been stored: read it anew
        self.used = time.monotonic()


class TableService:
    """All tables of one server."""

    def __init__(self, store: Store, workers: Executor) -> None:
        self.store = store
        self.workers = workers
        self.executor = ThreadPoolExecutor(1, "shiai-bots")  # carries out what bots have thought
        self.archiver = ThreadPoolExecutor(1, "shiai-keeper")  # archives finished games, which takes a while
        self.loaded: dict[str, LoadedTable] = {}
        self.explained: dict[tuple[str, int], Future[dict[str, Any]]] = {}  # choices of bots in finished games
        self.lock = threading.Lock()

    def resume(self) -> None:
        """After a start: bots that were thinking when the server stopped think again."""
        for id in self.store.thinking():
            try:
                with self.at(id) as loaded:
                    self.go_on(loaded)
            except Exception:  # one broken table must not keep the others waiting
                logger.exception("table %s cannot go on", id)

    def close(self) -> None:
        """Let everything go; nothing is lost, for everything is stored."""
        self.executor.shutdown(wait=True, cancel_futures=True)
        self.archiver.shutdown(wait=True)
        self.workers.shutdown(wait=False, cancel_futures=True)
        self.store.close()

    # Finding tables ---------------------------------------------------------------------------------------------------

    @contextmanager
    def at(self, id: str) -> Iterator[LoadedTable]:
        """A table, alone with it; read from the store when it is not in memory."""
        with self.lock:
            loaded = self.loaded.get(id)
            if loaded is None:
                loaded = self.loaded[id] = LoadedTable(self.read(id), self.store.stored(id))
                self.forget_idle()
            loaded.used = time.monotonic()  # still at the door: or it might be forgotten before its lock is ours
        with loaded.lock:
            if loaded.stale:
                loaded.table, loaded.stored = self.read(id), self.store.stored(id)
                loaded.stale = False
                loaded.due = None
                self.go_on(loaded)
            yield loaded

    def stored(self, id: str) -> StoredTable:
        """A table with its seats, from memory where it is there."""
        loaded = self.loaded.get(id)
        return self.store.stored(id) if loaded is None else loaded.stored

    def read(self, id: str) -> Table:
        """A table from the store."""
        table = Table(self.store.info(id))
        for entry in self.store.journal(id):
            table.do(entry)
        return table

    def forget_idle(self) -> None:
        """Let tables go that nobody has looked at for a while."""
        now = time.monotonic()
        for id, loaded in list(self.loaded.items()):
            if not loaded.listeners and not loaded.thinking and now - loaded.used > IDLE:
                del self.loaded[id]

    def held(self, stored: StoredTable, person: str) -> tuple[int, ...]:
        """The seats of a person."""
        return tuple([number for number, seat in enumerate(stored.seats) if person in seat.holders])

    def rename(self, person: str, name: str) -> None:
        """A person is called otherwise from now on, also at the tables where it sits."""
        self.store.rename(person, name)
        for id, loaded in list(self.loaded.items()):
            if self.held(loaded.stored, person):
                with loaded.lock:
                    loaded.stored = self.store.stored(id)

    def moments(self, id: str) -> list[ArchivedMoment]:
        """All moments of a finished game."""
        if self.stored(id).result == OPEN:
            self.keep(id)  # it may have ended a moment ago
        archive = self.store.archive(id)
        if archive is None:
            raise NotYours("this game is still being played: only finished games lie open")
        return unpack(archive)

    # Carrying out -----------------------------------------------------------------------------------------------------

    def commit(self, loaded: LoadedTable, *wanted: Entry) -> None:
        """Do it (nothing, if only luck is due) with the luck that follows; store it; tell everybody; let bots think."""
        table = loaded.table
        number = table.count
        done: list[Entry] = []
        for entry in wanted:
            table.do(entry)
            done.append(entry)
        try:
            done += self.draw_luck(table)
            due = table.game.bot_to_move() is not None or self.must_archive(loaded)
            self.store.append(table.info.id, number, done, due if due != loaded.due else None)
            loaded.due = due
        except BaseException:
            loaded.stale = True
            raise
        self.tell(loaded)
        self.go_on(loaded)

    def draw_luck(self, table: Table) -> list[Entry]:
        """Deal as long as luck is asked for."""
        dealt: list[Entry] = []
        while table.game.state.actors() == (CHANCE,):
            entry = Entry(journal.CHOICE, CHANCE, {"action": table.game.deal()})
            table.do(entry)
            dealt.append(entry)
        return dealt

    def go_on(self, loaded: LoadedTable) -> None:
        """Whatever must happen without people: luck, the next bot, the end."""
        table = loaded.table
        if table.game.state.actors() == (CHANCE,):
            self.commit(loaded)
            return
        due = table.game.bot_to_move()
        if self.must_archive(loaded):
            self.archiver.submit(self.archive_now, table.info.id)  # not here: people want to see the end
        elif due is not None and not loaded.thinking:
            loaded.thinking = True
            game = table.game
            view, number = game.state.redact(due), game.chosen(due)
            thought = self.workers.submit(think, table.info.id, game.players[due], view, due, game.seed, number)
            count = table.count
            thought.add_done_callback(lambda found: self.thought(table.info.id, due, count, found))

    def archive_now(self, id: str) -> None:
        """Keep a game; what went wrong is told here, for nobody waits for it. The next start tries again."""
        try:
            self.keep(id)
        except Exception:
            logger.exception("table %s cannot be archived", id)

    def keep(self, id: str) -> None:
        """Store all positions of a game that has ended; nothing changes it any more."""
        with self.at(id) as loaded:
            if not self.must_archive(loaded):
                return
            game = loaded.table.game
            run = run_of(game.state, loaded.table.backs) if game.players[0] == PEOPLE else None
        archive = pack(game)  # without the lock: meanwhile everybody can look at the table
        with self.at(id) as loaded:
            if self.must_archive(loaded):
                self.store.finish(id, game.record.result, archive, run)
                loaded.stored = self.store.stored(id)

    def must_archive(self, loaded: LoadedTable) -> bool:
        """Is the game over, but its end not stored yet? After a restart that must not be forgotten."""
        return not loaded.table.game.state.actors() and loaded.stored.result == OPEN

    def thought(self, id: str, seat: int, count: int, found: "Future[int]") -> None:
        """A bot has decided; somebody else carries it out, for this is the thread that hands out new thoughts."""
        if not found.cancelled():
            try:
                self.executor.submit(self.carry_out, id, seat, count, found)
            except RuntimeError:  # the server is closing; the table goes on when it starts again
                logger.debug("table %s waits for the next start", id)

    def carry_out(self, id: str, seat: int, count: int, found: "Future[int]") -> None:
        """Make a bot's choice, unless the table has changed meanwhile or a worker was killed: then it thinks again."""
        try:
            with self.at(id) as loaded:
                loaded.thinking = False
                if loaded.table.count != count or isinstance(found.exception(), BrokenExecutor):
                    self.go_on(loaded)
                else:
                    self.commit(loaded, Entry(journal.CHOICE, seat, {"action": found.result()}))
        except Exception:
            logger.exception("the bot at table %s cannot go on", id)

    # Telling ----------------------------------------------------------------------------------------------------------

    def listen(self, id: str, viewer: int, listener: Listener) -> int:
        """From now on tell this viewer when something changed; returns the sequence number now."""
        with self.at(id) as loaded:
            sequence = self.sequence(loaded.table, viewer)
            loaded.listeners[listener] = (viewer, sequence)
            return sequence

    def stop_listening(self, id: str, listener: Listener) -> None:
        """Nobody is there any more."""
        loaded = self.loaded.get(id)
        if loaded is not None:
            with loaded.lock:
                loaded.listeners.pop(listener, None)

    def sequence(self, table: Table, viewer: int) -> int:
        """The number of visible changes."""
        return table.knowledge.sequence[table.knowledge.eyes(viewer)]

    def tell(self, loaded: LoadedTable) -> None:
        """Tell everybody who looks and for whom something changed; nobody else is woken: that would tell too."""
        for listener, (viewer, told) in list(loaded.listeners.items()):
            sequence = self.sequence(loaded.table, viewer)
            if sequence != told:
                loaded.listeners[listener] = (viewer, sequence)
                listener(sequence)
