"""The host: keeps the tables, takes what people want to do, lets luck and bots act, and tells who should look again.

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
from shiai.table import deeds
from shiai.table.archive import ArchivedMoment, pack, unpack
from shiai.table.deeds import Deed
from shiai.table.errors import NotYours
from shiai.table.live import PEOPLE
from shiai.table.open_table import OpenTable
from shiai.table.runs import run_of
from shiai.table.store import Listed, Store
from shiai.table.thinking import think

IDLE: Final = 600.0  # seconds after which a table that nobody looks at is forgotten until somebody does

Listener = Callable[[int], None]  # gets a sequence number

logger = logging.getLogger("shiai.table")


class Seated:
    """A table in memory, with its lock and those who look at it."""

    def __init__(self, table: OpenTable, listed: Listed) -> None:
        self.table = table
        self.listed = listed  # who sits where, as it is stored
        self.lock = threading.RLock()
        self.listeners: dict[Listener, tuple[int, int]] = {}  # the seat that looks (or WATCHER), what it was told last
        self.thinking = False
        self.due: bool | None = None  # whether the store knows that a bot must choose; unknown at first
        self.doubtful = False  # something may not have been stored: read it anew
        self.used = time.monotonic()


class Host:
    """All tables of one server."""

    def __init__(self, store: Store, thinkers: Executor) -> None:
        self.store = store
        self.thinkers = thinkers
        self.hands = ThreadPoolExecutor(1, "shiai-bots")  # carries out what bots have thought
        self.keepers = ThreadPoolExecutor(1, "shiai-keeper")  # archives finished games, which takes a while
        self.seated: dict[str, Seated] = {}
        self.explained: dict[tuple[str, int], Future[dict[str, Any]]] = {}  # choices of bots in finished games
        self.door = threading.Lock()

    def resume(self) -> None:
        """After a start: bots that were thinking when the server stopped think again."""
        for id in self.store.thinking():
            try:
                with self.at(id) as seated:
                    self.go_on(seated)
            except Exception:  # one broken table must not keep the others waiting
                logger.exception("table %s cannot go on", id)

    def close(self) -> None:
        """Let everything go; nothing is lost, for everything is stored."""
        self.hands.shutdown(wait=True, cancel_futures=True)
        self.keepers.shutdown(wait=True)
        self.thinkers.shutdown(wait=False, cancel_futures=True)
        self.store.close()

    # Finding tables ---------------------------------------------------------------------------------------------------

    @contextmanager
    def at(self, id: str) -> Iterator[Seated]:
        """A table, alone with it; read from the store when it is not in memory."""
        with self.door:
            seated = self.seated.get(id)
            if seated is None:
                seated = self.seated[id] = Seated(self.read(id), self.store.listed(id))
                self.forget_idle()
            seated.used = time.monotonic()  # still at the door: or it might be forgotten before its lock is ours
        with seated.lock:
            if seated.doubtful:
                seated.table, seated.listed = self.read(id), self.store.listed(id)
                seated.doubtful = False
                seated.due = None
                self.go_on(seated)
            yield seated

    def listed(self, id: str) -> Listed:
        """A table with its seats, from memory where it is there."""
        seated = self.seated.get(id)
        return self.store.listed(id) if seated is None else seated.listed

    def read(self, id: str) -> OpenTable:
        """A table from the store."""
        table = OpenTable(self.store.sheet(id))
        for deed in self.store.deeds(id):
            table.do(deed)
        return table

    def forget_idle(self) -> None:
        """Let tables go that nobody has looked at for a while."""
        now = time.monotonic()
        for id, seated in list(self.seated.items()):
            if not seated.listeners and not seated.thinking and now - seated.used > IDLE:
                del self.seated[id]

    def held(self, listed: Listed, person: str) -> tuple[int, ...]:
        """The seats of a person."""
        return tuple([number for number, seat in enumerate(listed.seats) if person in seat.holders])

    def rename(self, person: str, name: str) -> None:
        """A person is called otherwise from now on, also at the tables where it sits."""
        self.store.rename(person, name)
        for id, seated in list(self.seated.items()):
            if self.held(seated.listed, person):
                with seated.lock:
                    seated.listed = self.store.listed(id)

    def moments(self, id: str) -> list[ArchivedMoment]:
        """All moments of a finished game."""
        if self.listed(id).result == OPEN:
            self.keep(id)  # it may have ended a moment ago
        archive = self.store.archive(id)
        if archive is None:
            raise NotYours("this game is still being played: only finished games lie open")
        return unpack(archive)

    # Carrying out -----------------------------------------------------------------------------------------------------

    def commit(self, seated: Seated, *wanted: Deed) -> None:
        """Do it (nothing, if only luck is due) with the luck that follows; store it; tell everybody; let bots think."""
        table = seated.table
        number = table.count
        done: list[Deed] = []
        for deed in wanted:
            table.do(deed)
            done.append(deed)
        try:
            done += self.let_luck_decide(table)
            due = table.game.bot_to_move() is not None or self.ends_now(seated)
            self.store.append(table.sheet.id, number, done, due if due != seated.due else None)
            seated.due = due
        except BaseException:
            seated.doubtful = True
            raise
        self.tell(seated)
        self.go_on(seated)

    def let_luck_decide(self, table: OpenTable) -> list[Deed]:
        """Deal as long as luck is asked for."""
        dealt: list[Deed] = []
        while table.game.state.actors() == (CHANCE,):
            deed = Deed(deeds.CHOICE, CHANCE, {"action": table.game.deal()})
            table.do(deed)
            dealt.append(deed)
        return dealt

    def go_on(self, seated: Seated) -> None:
        """Whatever must happen without people: luck, the next bot, the end."""
        table = seated.table
        if table.game.state.actors() == (CHANCE,):
            self.commit(seated)
            return
        due = table.game.bot_to_move()
        if self.ends_now(seated):
            self.keepers.submit(self.keep_now, table.sheet.id)  # not here: people want to see the end
        elif due is not None and not seated.thinking:
            seated.thinking = True
            game = table.game
            view, number = game.state.redact(due), game.chosen(due)
            thought = self.thinkers.submit(think, table.sheet.id, game.players[due], view, due, game.seed, number)
            count = table.count
            thought.add_done_callback(lambda found: self.thought(table.sheet.id, due, count, found))

    def keep_now(self, id: str) -> None:
        """Keep a game; what went wrong is told here, for nobody waits for it. The next start tries again."""
        try:
            self.keep(id)
        except Exception:
            logger.exception("table %s cannot be archived", id)

    def keep(self, id: str) -> None:
        """Store all positions of a game that has ended; nothing changes it any more."""
        with self.at(id) as seated:
            if not self.ends_now(seated):
                return
            game = seated.table.game
            run = run_of(game.state, seated.table.backs) if game.players[0] == PEOPLE else None
        archive = pack(game)  # without the lock: meanwhile everybody can look at the table
        with self.at(id) as seated:
            if self.ends_now(seated):
                self.store.finish(id, game.record.result, archive, run)
                seated.listed = self.store.listed(id)

    def ends_now(self, seated: Seated) -> bool:
        """Is the game over, but its end not stored yet? After a restart that must not be forgotten."""
        return not seated.table.game.state.actors() and seated.listed.result == OPEN

    def thought(self, id: str, seat: int, count: int, found: "Future[int]") -> None:
        """A bot has decided; somebody else carries it out, for this is the thread that hands out new thoughts."""
        if not found.cancelled():
            try:
                self.hands.submit(self.carry_out, id, seat, count, found)
            except RuntimeError:  # the server is closing; the table goes on when it starts again
                logger.debug("table %s waits for the next start", id)

    def carry_out(self, id: str, seat: int, count: int, found: "Future[int]") -> None:
        """Make a bot's choice, unless the table has changed meanwhile or a worker was killed: then it thinks again."""
        try:
            with self.at(id) as seated:
                seated.thinking = False
                if seated.table.count != count or isinstance(found.exception(), BrokenExecutor):
                    self.go_on(seated)
                else:
                    self.commit(seated, Deed(deeds.CHOICE, seat, {"action": found.result()}))
        except Exception:
            logger.exception("the bot at table %s cannot go on", id)

    # Telling ----------------------------------------------------------------------------------------------------------

    def listen(self, id: str, viewer: int, listener: Listener) -> int:
        """From now on tell this viewer when something changed; returns the sequence number now."""
        with self.at(id) as seated:
            sequence = self.sequence(seated.table, viewer)
            seated.listeners[listener] = (viewer, sequence)
            return sequence

    def stop_listening(self, id: str, listener: Listener) -> None:
        """Nobody is there any more."""
        seated = self.seated.get(id)
        if seated is not None:
            with seated.lock:
                seated.listeners.pop(listener, None)

    def sequence(self, table: OpenTable, viewer: int) -> int:
        """The number of visible changes."""
        return table.knowledge.sequence[table.knowledge.eyes(viewer)]

    def tell(self, seated: Seated) -> None:
        """Tell everybody who looks and for whom something changed; nobody else is woken: that would tell too."""
        for listener, (viewer, told) in list(seated.listeners.items()):
            sequence = self.sequence(seated.table, viewer)
            if sequence != told:
                seated.listeners[listener] = (viewer, sequence)
                listener(sequence)
