"""The table service: keeps tables in memory, stores every change, resolves luck, runs bots and notifies listeners.

All changes go through `commit`, which applies entries to the table in memory, stores them and only then returns. If
storing fails, the table is read from the store again before anybody else can use it, so nobody sees what is not stored.
"""

import logging
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import BrokenExecutor, CancelledError, Executor, Future, ThreadPoolExecutor
from contextlib import contextmanager
from functools import partial
from typing import Any, Final

from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError

from shiai.core.record import OPEN
from shiai.core.seats import CHANCE, WATCHER
from shiai.table import journal
from shiai.table.alarm import Alarm
from shiai.table.analyses import Analyst
from shiai.table.archive import ArchivedMoment, pack, unpack
from shiai.table.bot_times import answer_due, most_seconds
from shiai.table.ending import choices_of, rounds_of
from shiai.table.errors import Closed, NotPossible, NotYours
from shiai.table.fair_queue import FairQueue
from shiai.table.journal import Entry, TableInfo
from shiai.table.presence import Presence
from shiai.table.quota import origin
from shiai.table.settings import DEFAULTS, EVEN, Settings
from shiai.table.store import Ended, Seat, Store, StoredTable
from shiai.table.table import Table, read_table
from shiai.table.table_bots import table_bots
from shiai.table.unasked import open_reaction, others_could_tell, thinking_time, unasked_choice
from shiai.table.workers import Workers, choose_action

RETRY: Final = 2.0  # seconds until a table is tried again that the database did not store
IDLE: Final = 600.0  # seconds until a table that nobody looks at is removed from memory

CLOSED: Final = "the host has closed this table; it goes on when the host opens it again"
ALWAYS: Final = (journal.CHOICE, journal.CLOSE, journal.REOPEN)  # entries that a full journal takes, too
AT_CLOSED_TABLES: Final = (journal.REOPEN, journal.OFFER, journal.HOST)

Listener = Callable[[int], None]  # is called with a sequence number
Also = Callable[[Connection], None]  # stores something more in a transaction

logger = logging.getLogger("shiai.table")


class LoadedTable:
    """A table in memory with its lock and its listeners."""

    table: Table
    stored: StoredTable  # seats and result as they are stored

    def __init__(self) -> None:
        self.lock = threading.RLock()
        self.listening = threading.Lock()  # for the listeners; nobody who has it waits for the database
        self.listeners: dict[Listener, tuple[int, int]] = {}  # its viewer and the last number it got
        self.thinking = False  # a worker is choosing for a bot
        self.thinking_stored: bool | None = None  # the flag in the store; None if unknown
        self.stale = True  # to be read from the store: it is new here, or storing has failed
        self.doubted = False  # another process may have changed the seats
        self.uses = 0  # how often its lock is held, by the same thread
        self.due: dict[int, tuple[int, float]] = {}  # by seat: its question, and when others may learn that it declines
        self.used = time.monotonic()
        self.turn_began = self.used  # when the bot that thinks was asked
        self.thought: Future[int] | None = None  # what it is asked
        self.quiet_since = (-1, 0.0)  # what watchers have noticed, and when a bot began to think after it


class TableService:
    """All tables of one server."""

    def __init__(
        self, store: Store, workers: Executor, own_bots: tuple[str, ...] = (), settings: Settings = DEFAULTS
    ) -> None:
        self.store = store
        self.workers = workers
        lanes = len(workers.pools) if isinstance(workers, Workers) else 1
        self.presence = Presence()
        self.queue = FairQueue(workers, lanes, self.presence.is_left)
        self.bots = table_bots(own_bots)  # that may play here
        self.executor = ThreadPoolExecutor(1, "shiai-bots")  # commits the choices of bots
        self.archiver = ThreadPoolExecutor(1, "shiai-keeper")  # archives finished games, which takes time
        self.loaded: dict[str, LoadedTable] = {}
        self.asking: set[str] = set()  # people for whom the adviser is thinking
        self.explanations: dict[tuple[str, int], Future[dict[str, Any]]] = {}  # by table and moment
        self.alarm = Alarm()  # for answers that others learn later
        self.lock = threading.Lock()
        self.settings = settings
        self.observe: Callable[[str, float | None], None] = lambda _by, _seconds: None  # is told what was stored
        self.waiting: set[str] = set()  # tables that go on when the database answers again
        self.closing = False
        self.renamed: Callable[[str], None] = lambda _person: None  # is called when another process changes a name
        self.analyst = Analyst(self)

    def resume(self) -> None:
        """After a start: continue the tables at which a bot was thinking when the server stopped."""
        for id in self.store.tables_with_work():
            if self.closing:
                break
            self.go_on_by_itself(id)  # one broken table does not stop the others
        self.analyst.resume()

    def prepare(self, id: str) -> None:
        """Read a table into memory, unless it is there, and go on with it."""
        with self.locked(id):
            pass

    def close(self) -> None:
        """Stop all threads and workers and close the store; everything is stored already."""
        self.closing = True
        self.analyst.close()
        self.alarm.close()
        self.queue.close()
        self.executor.shutdown(wait=True, cancel_futures=True)
        self.archiver.shutdown(wait=True)
        self.workers.shutdown(wait=False, cancel_futures=True)
        self.store.close()

    # Finding tables ---------------------------------------------------------------------------------------------------

    @contextmanager
    def locked(self, id: str) -> Iterator[LoadedTable]:
        """Lock a table and return it; read it from the store if it is not in memory.

        Reading takes time: it happens behind the lock of this table, so nobody waits for another table.
        """
        with self.lock:
            loaded = self.loaded.get(id)
            if loaded is None:
                loaded = self.loaded[id] = LoadedTable()
                self.unload_idle()
            loaded.used = time.monotonic()  # before releasing self.lock, or it might be unloaded
        with loaded.lock:
            if loaded.stale:
                self.load(id, loaded)
            yield loaded

    def load(self, id: str, loaded: LoadedTable) -> None:
        """Read a table from the store and go on with it."""
        try:
            loaded.table, loaded.stored = self.read(id), self.store.stored(id)
        except BaseException:
            with self.lock:
                if self.loaded.get(id) is loaded and not loaded.listeners:
                    del self.loaded[id]
            raise
        loaded.stale = False
        loaded.thinking_stored = None
        self.advance(loaded)

    @contextmanager
    def at_hand(self, id: str) -> Iterator[LoadedTable | None]:
        """Lock a table that is in memory; None for any other, and for one that somebody has locked.

        It waits for nothing. Within it, `locked` and `stored` neither wait nor ask the database.
        """
        with self.lock:
            loaded = self.loaded.get(id)
            if loaded is not None:
                loaded.used = time.monotonic()  # before releasing self.lock, as in `locked`
        if loaded is None or not loaded.lock.acquire(blocking=False):
            yield None
            return
        loaded.uses += 1
        try:
            yield None if loaded.stale else loaded
        finally:
            loaded.uses -= 1
            loaded.lock.release()

    def is_ready(self, id: str) -> bool:
        """Return whether a table is in memory as the database has it, so that nothing has to be read."""
        loaded = self.loaded.get(id)
        return loaded is not None and not loaded.stale

    def stored(self, id: str) -> StoredTable:
        """Return a table with its seats, from memory if it is loaded."""
        loaded = self.loaded.get(id)
        return self.store.stored(id) if loaded is None or loaded.stale else loaded.stored

    def known(self, id: str) -> StoredTable:
        """Return a table with its seats as this process has seen them last; nothing is waited for if it has."""
        found: StoredTable | None = getattr(self.loaded.get(id), "stored", None)
        return self.store.stored(id) if found is None else found

    def read(self, id: str) -> Table:
        """Read a table from the store."""
        return read_table(self.store.info(id), self.store.journal(id))

    def unload_idle(self) -> None:
        """Remove tables from memory that nobody has looked at for a while."""
        now = time.monotonic()
        for id, loaded in list(self.loaded.items()):
            if not loaded.listeners and not loaded.thinking and now - loaded.used > IDLE:
                del self.loaded[id]

    def seats_of(self, stored: StoredTable, person: str) -> tuple[int, ...]:
        """Return the seats that a person holds."""
        return tuple([number for number, seat in enumerate(stored.seats) if person in seat.holders])

    def rename(self, person: str, name: str) -> None:
        """Change the name of a person, also at the tables where the person sits."""
        self.store.rename(person, name)
        self.read_seats_of(person)

    def read_seats_of(self, person: str) -> None:
        """Read the seats of all tables again where this person is host or sits."""
        for id, loaded in list(self.loaded.items()):
            if not loaded.stale and (loaded.stored.owner == person or self.seats_of(loaded.stored, person)):
                self.read_seats(id)

    def read_seats(self, id: str) -> None:
        """Read the seats of a table again, if it is in memory."""
        loaded = self.loaded.get(id)
        if loaded is not None:
            with loaded.lock:
                if not loaded.stale:
                    loaded.stored = self.store.stored(id)

    def moments(self, id: str) -> list[ArchivedMoment]:
        """Return all moments of a finished game; raise NotYours if it is not over."""
        if self.stored(id).result == OPEN:
            self.archive(id)  # it may have ended just now
        archive = self.store.archive(id)
        if archive is None:
            raise NotYours("this game is still being played: only finished games can be replayed")
        return unpack(archive)

    # Changing tables --------------------------------------------------------------------------------------------------

    def commit(self, loaded: LoadedTable, *entries: Entry, also: Also | None = None) -> None:
        """Apply these entries and what follows without a question, store it, notify listeners, start the next bot.

        `also` stores something more in the same transaction.
        """
        table = loaded.table
        number = table.count
        if table.closed and not all(entry.kind in AT_CLOSED_TABLES for entry in entries):
            raise Closed(CLOSED)
        if number >= self.settings.entries_per_table and any(entry.kind not in ALWAYS for entry in entries):
            raise NotPossible(f"the journal of this table is full: it has {number} entries; only the game can go on")
        done: list[Entry] = []
        for entry in entries:
            table.apply(entry)
            done.append(entry)
        try:
            done += self.go_on(loaded)
            thinking = not is_closed(table) and (
                table.game.bot_to_move() is not None or self.must_archive(loaded) or bool(self.masked_seats(table))
            )
            self.append(loaded, number, done, thinking, also)
            loaded.thinking_stored = thinking
        except BaseException:
            loaded.stale = True
            raise
        if entries and entries[0].seat in table.game.people():
            self.observe("person", None)
            self.presence.return_to(table.info.id)
        self.notify(loaded)
        self.advance(loaded)

    def create(self, info: TableInfo, seats: tuple[Seat, ...], owner: str, entries: list[Entry]) -> None:
        """Store a new table."""
        self.store.create(info, seats, owner, entries, thinking=True, origin=origin(self.store))

    def append(
        self, loaded: LoadedTable, number: int, entries: list[Entry], thinking: bool, also: Also | None = None
    ) -> None:
        """Store entries, the first as number `number`, and whether the table goes on without people."""
        changed = thinking if thinking != loaded.thinking_stored else None
        self.store.append(loaded.table.info.id, number, entries, changed, also)

    def go_on(self, loaded: LoadedTable) -> list[Entry]:
        """Let luck decide, and make the choices that nobody needs to be asked for; return their entries."""
        made: list[Entry] = []
        while (entry := self.next_entry(loaded)) is not None:
            loaded.table.apply(entry)
            made.append(entry)
        return made

    def next_entry(self, loaded: LoadedTable) -> Entry | None:
        """Return what happens next at once and without a question."""
        table = loaded.table
        if is_closed(table):
            return None
        actors = table.game.state.actors()
        if table.game.asks_for_luck():
            return None
        if actors == (CHANCE,):
            return Entry(journal.CHOICE, CHANCE, {"action": table.game.draw_chance()})
        for seat in [actor for actor in actors if actor in table.game.people() and not others_could_tell(table, actor)]:
            action = unasked_choice(table, loaded.stored, self.store, seat)
            if action is not None:
                return Entry(journal.CHOICE, seat, {"action": action, "auto": True})
        return None

    def advance(self, loaded: LoadedTable) -> None:
        """Start what happens without people: luck, choices without a question, the next bot, or archiving."""
        if self.next_entry(loaded) is not None:
            self.commit(loaded)
            return
        if is_closed(loaded.table):
            self.stop_work(loaded)
            return
        self.hold_answers(loaded)
        self.start_work(loaded)

    def stop_work(self, loaded: LoadedTable) -> None:
        """Let no bot think for a table any more; what one has begun is not used."""
        if loaded.thought is not None:
            loaded.thought.cancel()
            loaded.thought, loaded.thinking = None, False

    def start_work(self, loaded: LoadedTable) -> None:
        """Let the next bot think, or archive the game if it is over."""
        table = loaded.table
        seat = table.game.bot_to_move()
        if self.must_archive(loaded):
            self.archiver.submit(
                self.archive_in_background, table.info.id
            )  # in another thread: people wait to see the end
        elif seat is not None and not loaded.thinking:
            loaded.thinking = True
            loaded.turn_began = time.monotonic()
            task = self.bot_task(loaded, seat)
            future = self.queue.submit(who_waits(loaded.stored), *task, begins=partial(self.bot_begins, loaded))
            loaded.thought, count = future, table.count
            future.add_done_callback(lambda done: self.bot_has_chosen(table.info.id, seat, count, done))

    def archive_in_background(self, id: str) -> None:
        """Archive a game and log errors, because nobody waits for the result. The next start tries again."""
        try:
            self.archive(id)
        except SQLAlchemyError as error:
            self.try_again(id, error)
        except Exception:
            logger.exception("table %s cannot be archived", id)

    def archive(self, id: str) -> None:
        """Store the archive of a game if it is over and not archived yet."""
        with self.locked(id) as loaded:
            if not self.must_archive(loaded):
                return
            game = loaded.table.game
            run = loaded.table.run()
            ended = end_of(loaded.table)
        archive = pack(game)  # without the lock, so that everybody can look at the table meanwhile
        with self.locked(id) as loaded:
            if self.must_archive(loaded):
                self.store.finish(id, game.record.result, archive, ended, run)
                loaded.stored = self.store.stored(id)
        self.analyst.game_over(id, bool(game.people()))

    def must_archive(self, loaded: LoadedTable) -> bool:
        """Return whether the game is over but not archived yet; a restart resumes such a table."""
        return not loaded.table.game.state.actors() and loaded.stored.result == OPEN

    def bot_has_chosen(self, id: str, seat: int, count: int, future: "Future[int]") -> None:
        """Commit a bot's choice."""
        if not future.cancelled() and not isinstance(future.exception(), CancelledError):
            self.later(id, lambda: self.commit_bot_choice(id, seat, count, future))

    def later(self, id: str, commit: Callable[[], None]) -> None:
        """Commit something in another thread: the one that has the result belongs to the executor of the workers."""
        try:
            self.executor.submit(commit)
        except RuntimeError:  # the server is closing; the next start resumes the table
            logger.debug("table %s waits for the next start", id)

    def bot_begins(self, loaded: LoadedTable) -> None:
        """Note when a bot began to think, unless nobody has noticed anything since the last one."""
        public = loaded.table.knowledge.sequence_of(WATCHER)
        if loaded.quiet_since[0] != public:
            loaded.quiet_since = (public, self.alarm.now())

    def answer_due(self, loaded: LoadedTable, seat: int, action: int) -> float:
        """Return when others may learn this choice of a bot."""
        now = self.alarm.now()
        if self.settings.bot_times != EVEN:
            return now
        return answer_due(loaded.table, seat, action, loaded.quiet_since[1], now)

    def bot_task(self, loaded: LoadedTable, seat: int) -> tuple[Any, ...]:
        """Return what a worker has to do so that the bot of a seat chooses."""
        game = loaded.table.game
        view, number = game.state.redact(seat), game.choice_count(seat)
        seconds = most_seconds(loaded.table, seat) if self.settings.bot_times == EVEN else 0.0
        return choose_action, loaded.table.info.id, game.players[seat], view, seat, game.seed, number, seconds

    def commit_bot_choice(self, id: str, seat: int, count: int, future: "Future[int]", wait: bool = True) -> None:
        """Make a bot's choice, when others may learn it.

        If the table has changed meanwhile or the worker was killed, let the bot think again.
        """
        try:
            with self.locked(id) as loaded:
                if loaded.thought is not future:
                    return  # the table was closed, or read again, and another bot may be thinking
                loaded.thinking = False
                if loaded.table.count != count or isinstance(future.exception(), BrokenExecutor):
                    self.advance(loaded)
                    return
                due = self.answer_due(loaded, seat, future.result()) if wait else 0.0
                if due > self.alarm.now():
                    loaded.thinking = True
                    commit = partial(self.commit_bot_choice, id, seat, count, future, False)
                    self.alarm.at(due, partial(self.later, id, commit))
                    return
                self.commit(loaded, Entry(journal.CHOICE, seat, {"action": future.result()}))
                self.observe("bot", time.monotonic() - loaded.turn_began)
        except SQLAlchemyError as error:
            self.try_again(id, error)
        except Exception:
            logger.exception("the bot at table %s cannot choose", id)

    def try_again(self, id: str, error: SQLAlchemyError) -> None:
        """Go on with a table by itself when the database answers again."""
        logger.error("table %s waits until the database answers: %s", id, error.__cause__ or error)
        with self.lock:
            self.waiting.add(id)
            if self.closing or len(self.waiting) > 1:
                return
        self.retry = threading.Timer(RETRY, self.go_on_waiting)
        self.retry.daemon = True
        self.retry.start()

    def go_on_waiting(self) -> None:
        """Go on with the tables that wait for the database."""
        with self.lock:
            ids, self.waiting = list(self.waiting), set()
        for id in ids:
            if not self.closing:
                self.go_on_by_itself(id)

    def go_on_by_itself(self, id: str) -> None:
        """Start what a table waits for: a bot, an answer or its archive."""
        try:
            with self.locked(id) as loaded:
                self.advance(loaded)
        except SQLAlchemyError as error:
            self.try_again(id, error)
        except Exception:
            logger.exception("table %s cannot go on", id)

    # Answers that others learn later ----------------------------------------------------------------------------------

    def masked_seats(self, table: Table) -> list[int]:
        """Return the seats that are asked for a reaction to which a quick answer would tell others something."""
        if table.closed:
            return []
        asked = [seat for seat in table.game.state.actors() if seat in table.game.people()]
        return [seat for seat in asked if others_could_tell(table, seat) and open_reaction(table, seat) is not None]

    def hold_answers(self, loaded: LoadedTable) -> None:
        """Draw when others may learn that somebody declines, and decline for those who need not be asked.

        All of this is done in the same way whatever the seat holds.
        """
        table = loaded.table
        for seat in self.masked_seats(table):
            question = table.knowledge.asked_at[seat]
            action = unasked_choice(table, loaded.stored, self.store, seat)
            if loaded.due.get(seat, (-1, 0.0))[0] == question:
                continue
            wait = thinking_time()
            loaded.due[seat] = (question, self.alarm.now() + wait)
            table.pending.pop(seat, None)
            if action is not None:
                table.pending[seat] = Entry(journal.CHOICE, seat, {"action": action})
            publish = partial(self.publish, table.info.id, seat, question)
            self.alarm.at(self.alarm.now() + wait, partial(self.later, table.info.id, publish))

    def decline(self, loaded: LoadedTable, entry: Entry) -> None:
        """Decline a reaction: at once, or when others may learn it.

        An answer that others may not learn yet is not stored: after a crash the question is asked again.
        """
        table, seat = loaded.table, entry.seat
        question, due = loaded.due.get(seat, (-1, 0.0))
        if seat in self.masked_seats(table) and question == table.knowledge.asked_at[seat] and self.alarm.now() < due:
            table.pending[seat] = entry
        else:
            table.pending.pop(seat, None)
            self.commit(loaded, entry)

    def withdraw(self, loaded: LoadedTable, seat: int) -> bool:
        """Take an answer back of which nobody has learned; return whether there was one."""
        return loaded.table.pending.pop(seat, None) is not None

    def publish(self, id: str, seat: int, question: int) -> None:
        """Give the answer that was kept, if there is one and the question is still the same."""
        try:
            with self.locked(id) as loaded:
                table = loaded.table
                if seat in table.pending and table.knowledge.asked_at[seat] == question:
                    self.commit(loaded, table.pending.pop(seat))
        except SQLAlchemyError as error:
            self.try_again(id, error)
        except Exception:
            logger.exception("an answer at table %s is lost", id)

    # Listeners --------------------------------------------------------------------------------------------------------

    def listen(self, id: str, viewer: int, listener: Listener) -> int:
        """Call the listener whenever something changes for this viewer; return the current sequence number."""
        with self.locked(id) as loaded:
            sequence = self.sequence(loaded.table, viewer)
            with loaded.listening:
                loaded.listeners[listener] = (viewer, sequence)
            return sequence

    def stop_listening(self, id: str, listener: Listener) -> None:
        """Remove a listener, without waiting for the table."""
        loaded = self.loaded.get(id)
        if loaded is not None:
            with loaded.listening:
                loaded.listeners.pop(listener, None)

    def call_listeners(self, id: str) -> None:
        """Let all pages of a table look around, although nothing has happened in its game."""
        loaded = self.loaded.get(id)
        for listener in list(loaded.listeners) if loaded is not None else ():
            listener(0)

    def sequence(self, table: Table, viewer: int) -> int:
        """Return how often something has changed for this viewer."""
        return table.knowledge.sequence_of(viewer)

    def notify(self, loaded: LoadedTable) -> None:
        """Call the listeners whose viewer noticed a change; calling others would reveal that something happened."""
        with loaded.listening:
            now = {
                listener: (viewer, self.sequence(loaded.table, viewer))
                for listener, (viewer, _) in loaded.listeners.items()
            }
            told = [listener for listener, seen in now.items() if seen != loaded.listeners[listener]]
            loaded.listeners = now
        for listener in told:
            listener(now[listener][1])


def is_closed(table: Table) -> bool:
    """Return whether the host has closed a table in the middle of its game."""
    return table.closed and bool(table.game.state.actors())


def who_waits(stored: StoredTable) -> str:
    """Return a person who waits when a bot of this table thinks: people take turns with their bots."""
    return min([person for seat in stored.seats for person in seat.holders], default="")


def end_of(table: Table) -> Ended:
    """Return how a finished game ended."""
    outcome = table.game.state.outcome()
    winners = outcome.winners if outcome is not None else ()
    return Ended(winners, rounds_of(table.game.state), choices_of(table.game), table.rewinds)
