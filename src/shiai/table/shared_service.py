"""A table service that shares its tables with other processes, on one PostgreSQL.

Whoever looks at a table asks the database first whether it has entries that are not in memory. What others announce
only wakes the pages that listen, and seats and names are read again after it. The journal decides who was quicker. Bots
think wherever there is a free place: see `leases` and `thinker`.
"""

import logging
import secrets
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, ThreadPoolExecutor
from contextlib import contextmanager
from functools import partial

from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError

from shiai.core.errors import ShiaiError
from shiai.table import held_answers, journal, leases
from shiai.table.errors import Conflict
from shiai.table.hearing import Hearing
from shiai.table.journal import Entry, TableInfo
from shiai.table.quota import origin
from shiai.table.repeating import TRIES
from shiai.table.service import Also, LoadedTable, TableService, is_closed, who_waits
from shiai.table.settings import DEFAULTS, Settings
from shiai.table.store import QUICKER, Seat, Store, StoredTable
from shiai.table.thinker import Thinker
from shiai.table.unasked import thinking_time, unasked_choice

logger = logging.getLogger("shiai.table")


def table_service(
    store: Store,
    workers: Executor,
    own_bots: tuple[str, ...] = (),
    thinks: bool = True,
    settings: Settings = DEFAULTS,
) -> TableService:
    """Return the service of a database: one SQLite file has one process, PostgreSQL may have several."""
    if store.sqlite:
        return TableService(store, workers, own_bots, settings)
    return SharedService(store, workers, own_bots, thinks, settings)


class SharedService(TableService):
    """All tables of a database that several servers share."""

    def __init__(
        self,
        store: Store,
        workers: Executor,
        own_bots: tuple[str, ...] = (),
        thinks: bool = True,
        settings: Settings = DEFAULTS,
    ) -> None:
        """With `thinks` the bots of all servers think here, too."""
        super().__init__(store, workers, own_bots, settings)
        self.name = secrets.token_hex(8)  # of this process, for its leases
        self.hearing = Hearing(store, self.hear, self.doubt)
        self.news = ThreadPoolExecutor(1, "shiai-news")  # wakes the pages that listen
        self.thinker = Thinker(self) if thinks else None
        self.presence.tell = self.tell_presence

    def resume(self) -> None:
        """Begin to listen and to think."""
        self.hearing.start()
        if self.thinker is not None:
            self.thinker.start()

    def close(self) -> None:
        """Stop all threads, give back what was not done, and close the store."""
        self.closing = True
        if self.thinker is not None:
            self.thinker.close()
        self.hearing.close()
        self.news.shutdown(wait=True, cancel_futures=True)
        super().close()

    def tell_presence(self, id: str, empty: bool) -> None:
        """Let whoever thinks know whether somebody waits for a table whose bot has to choose."""
        loaded = self.loaded.get(id)
        if loaded is not None and not loaded.stale and not self.closing and loaded.table.game.bot_to_move() is not None:
            self.news.submit(self.set_person, id, leases.NOBODY if empty else who_waits(loaded.stored))

    def set_person(self, id: str, person: str) -> None:
        """Store who waits for a table; it matters only for the order in which bots think."""
        try:
            leases.set_person(self.store, id, person)
        except SQLAlchemyError as error:
            logger.warning("it cannot be stored who waits for table %s: %s", id, error)

    # What others have done --------------------------------------------------------------------------------------------

    def hear(self, words: str) -> None:
        """Note what a process has announced."""
        kind, _, id = words.partition(" ")
        loaded = self.loaded.get(id)
        if kind == "work" and self.thinker is not None:
            self.thinker.awake.set()
        elif kind == "person":
            self.renamed(id)
            for each in list(self.loaded.values()):
                each.doubted |= not each.stale and (each.stored.owner == id or bool(self.seats_of(each.stored, id)))
        elif loaded is not None:
            loaded.doubted |= kind == "seats"
            self.wake(id, loaded)

    def doubt(self) -> None:
        """Something may have been missed: doubt everything in memory, and continue what all others have left."""
        leases.offer_lost(self.store)
        self.analyst.thread.submit(self.analyst.resume)  # with what nobody else goes on with
        self.renamed("")
        for id, loaded in list(self.loaded.items()):
            loaded.doubted = True
            self.wake(id, loaded)
        if self.thinker is not None:
            self.thinker.awake.set()

    def wake(self, id: str, loaded: LoadedTable) -> None:
        """Let the pages of a table know what is new."""
        if loaded.listeners and not self.closing:
            self.news.submit(self.look, id)

    def look(self, id: str) -> None:
        """Read what is new at a table; pages that listen are told."""
        try:
            self.prepare(id)
        except Exception as error:  # the next announcement or request tries again
            logger.warning("table %s cannot be read: %s", id, error)

    @contextmanager
    def locked(self, id: str) -> Iterator[LoadedTable]:
        """Lock a table and return it as the database has it now."""
        with super().locked(id) as loaded:
            if not loaded.uses:
                self.catch_up(id, loaded)
            loaded.uses += 1
            try:
                yield loaded
            finally:
                loaded.uses -= 1

    def is_ready(self, id: str) -> bool:
        """Return False: another process may have changed any table."""
        return False

    def stored(self, id: str) -> StoredTable:
        """Return a table with its seats as they are now."""
        loaded = self.loaded.get(id)
        if loaded is None or loaded.stale:
            return self.store.stored(id)
        with self.locked(id) as found:
            return found.stored

    def load(self, id: str, loaded: LoadedTable) -> None:
        """Read a table; again if another process goes on with it at the same moment."""
        for _ in range(TRIES - 1):
            try:
                return super().load(id, loaded)
            except Conflict:
                continue
        return super().load(id, loaded)

    def catch_up(self, id: str, loaded: LoadedTable) -> None:
        """Read what other processes have stored."""
        count = self.store.count(id)
        behind = count != loaded.table.count
        if behind:
            self.read_on(id, loaded)
        if behind or loaded.doubted or not self.hearing.connected:
            loaded.doubted = False
            loaded.stored = self.store.stored(id)
        self.hold_answers(loaded)
        if behind:
            self.notify(loaded)

    def read_on(self, id: str, loaded: LoadedTable) -> None:
        """Apply the entries that are not in memory; read the whole table again if they do not fit."""
        table = loaded.table
        loaded.thinking_stored = None
        try:
            entries = self.store.journal(id, table.count)
            for entry in entries:
                table.apply(entry)
        except (ShiaiError, LookupError):
            entries = []
        except BaseException:
            loaded.stale = True
            raise
        if not entries:
            loaded.stale = True
            self.load(id, loaded)

    # What happens without people --------------------------------------------------------------------------------------

    def append(
        self, loaded: LoadedTable, number: int, entries: list[Entry], thinking: bool, also: Also | None = None
    ) -> None:
        """Store entries, and offer the table to whoever can go on with it."""
        id, game = loaded.table.info.id, loaded.table.game

        def store_work(connection: Connection) -> None:
            if also is not None:
                also(connection)
            if thinking:
                seat = game.bot_to_move()
                bot = "" if seat is None else game.players[seat]
                came = bool(entries) and entries[0].seat in game.people()
                leases.offer(self.store, connection, id, who_waits(loaded.stored), bot, came=came)
            elif loaded.thinking_stored is not False:
                leases.withdraw(connection, id)

        super().append(loaded, number, entries, thinking, store_work)

    def create(self, info: TableInfo, seats: tuple[Seat, ...], owner: str, entries: list[Entry]) -> None:
        """Store a new table, and offer it to whoever can go on with it."""
        self.store.create(
            info,
            seats,
            owner,
            entries,
            True,
            lambda at: leases.offer(self.store, at, info.id, owner, ""),
            origin(self.store),
        )

    def start_work(self, loaded: LoadedTable) -> None:
        """Nothing: the table was offered when its last entry was stored."""

    def work_on(self, id: str, result: Callable[..., int], at: Callable[[float, Callable[[], None]], None]) -> None:
        """Go on with a table that this process has taken: archive it, give an answer that was held, or let a bot think.

        `result` lets a worker process do something, `at` does something later. Raise Conflict if somebody else was
        quicker.
        """
        with self.locked(id) as loaded:
            table, game = loaded.table, loaded.table.game
            seat = None if is_closed(table) else game.bot_to_move()
            if self.settle(loaded):
                return
            count = table.count
            if seat is not None and game.players[seat] not in self.bots:  # one of another server's own
                with self.store.writing() as connection:
                    leases.offer(self.store, connection, id, who_waits(loaded.stored), game.players[seat])
                return
            if seat is not None:
                loaded.thinking = True
                task = self.bot_task(loaded, seat)
        if seat is None:
            self.archive(id)
            leases.done(self.store, self.name, id)
            return
        self.bot_begins(loaded)
        try:
            action = result(*task)
        finally:
            loaded.thinking = False
        with self.locked(id) as loaded:
            if self.closing or loaded.table.count != count:
                raise Conflict(QUICKER)
            due = self.answer_due(loaded, seat, action)
            if due > self.alarm.now():
                at(due, partial(self.answer_for, id, seat, count, action))
            else:
                self.answer_for(id, seat, count, action)

    def answer_for(self, id: str, seat: int, count: int, action: int) -> None:
        """Make the choice of a bot; raise Conflict if something else came first."""
        with self.locked(id) as loaded:
            if self.closing or loaded.table.count != count:
                raise Conflict(QUICKER)
            self.commit(loaded, Entry(journal.CHOICE, seat, {"action": action}))

    def settle(self, loaded: LoadedTable) -> bool:
        """Do what is due before a bot or an end; return whether anything was, so that the table is offered anew."""
        id, now = loaded.table.info.id, self.alarm.now()
        seat = self.publishable(loaded)
        if self.next_entry(loaded) is not None:
            self.commit(loaded)
        elif seat is not None:
            self.publish_held(loaded, seat)
        elif waits := [due - now for _, due in loaded.due.values() if due > now]:
            leases.give_back(self.store, self.name, id, min(waits))
        else:
            return False
        return True

    # Answers that others learn later ----------------------------------------------------------------------------------

    def hold_answers(self, loaded: LoadedTable) -> None:
        """As in the base class; what is held is in the database, because any process may be asked next."""
        table, id = loaded.table, loaded.table.info.id
        masked = self.masked_seats(table)
        if not masked:
            table.pending.clear()
            loaded.due.clear()
            return
        found = held_answers.held(self.store, id)
        new = [seat for seat in masked if seat not in found or found[seat].question < table.knowledge.asked_at[seat]]
        for seat in new:
            action = unasked_choice(table, loaded.stored, self.store, seat)
            entry = None if action is None else Entry(journal.CHOICE, seat, {"action": action})
            held_answers.hold(self.store, id, seat, table.knowledge.asked_at[seat], thinking_time(), entry)
        if new:
            found = held_answers.held(self.store, id)
        table.pending.clear()
        loaded.due.clear()
        for seat in masked:
            answer = found.get(seat)
            if answer is not None and answer.question == table.knowledge.asked_at[seat]:
                loaded.due[seat] = (answer.question, self.alarm.now() + answer.wait)
                if answer.entry is not None:
                    table.pending[seat] = answer.entry

    def decline(self, loaded: LoadedTable, entry: Entry) -> None:
        """Decline a reaction: at once, or when others may learn it. An answer that is held survives a crash."""
        table, seat = loaded.table, entry.seat
        question = table.knowledge.asked_at[seat]
        if seat in self.masked_seats(table) and held_answers.keep(self.store, table.info.id, question, entry):
            table.pending[seat] = entry
        else:
            table.pending.pop(seat, None)
            self.commit(loaded, entry)

    def withdraw(self, loaded: LoadedTable, seat: int) -> bool:
        """Take an answer back of which nobody has learned; return whether there was one."""
        table = loaded.table
        question = table.knowledge.asked_at[seat]
        if seat not in table.pending or not held_answers.take_back(self.store, table.info.id, seat, question):
            return False
        del table.pending[seat]
        return True

    def publishable(self, loaded: LoadedTable) -> int | None:
        """Return a seat whose answer others may learn now."""
        now = self.alarm.now()
        ready = [seat for seat in loaded.table.pending if loaded.due.get(seat, (0, now + 1))[1] <= now]
        return min(ready, default=None)

    def publish(self, id: str, seat: int, question: int) -> None:
        """Give an answer that was held now, whether its time has come or not."""
        with self.locked(id) as loaded:
            if seat in loaded.table.pending and loaded.table.knowledge.asked_at[seat] == question:
                self.publish_held(loaded, seat)

    def publish_held(self, loaded: LoadedTable, seat: int) -> None:
        """Give the answer that was held; raise Conflict if it was taken back meanwhile."""
        table = loaded.table
        question = table.knowledge.asked_at[seat]

        def consume(connection: Connection) -> None:
            if not held_answers.consume(connection, table.info.id, seat, question):
                raise Conflict(QUICKER)

        self.commit(loaded, table.pending[seat], also=consume)
