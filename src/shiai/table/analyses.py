"""Analyses of finished games, made in the background and kept.

One game is analysed at a time, decision by decision, in a process that gets only the time that all others leave; no
decision is begun while a bot of a live table thinks.
"""

import json
import logging
import threading
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import select

from shiai.analysis import Analysis, AnalysisError, Budget, Decision, Rating, budget_for, decisions_of
from shiai.analysis.ratings import read_rating
from shiai.analysis.report import collect, read_analysis
from shiai.table.errors import NotPossible
from shiai.table.schema import ANALYSES
from shiai.table.store import Store, insert_or_update
from shiai.table.workers import Workers, rate_decision

if TYPE_CHECKING:
    from shiai.table.service import TableService

MOST_WAITING: Final = 20  # games that wait to be analysed
PAUSE: Final = 0.2  # seconds between two looks whether bots of live tables think …
MOST_PAUSES: Final = 50  # … until a decision is rated nevertheless

logger = logging.getLogger("shiai.table")


@dataclass(frozen=True)
class Progress:
    """How far an analysis is."""

    done: int
    total: int  # 0 until the decisions are counted
    failed: bool = False


class Analyst:
    """Analyses the finished games of one server."""

    def __init__(self, service: "TableService") -> None:
        self.service = service
        self.thread = ThreadPoolExecutor(1, "shiai-analyst")
        self.closing = threading.Event()
        self.lock = threading.Lock()
        self.running: dict[str, Progress] = {}  # by table; also those that wait, and those that failed

    def close(self) -> None:
        """Stop; an analysis that is not complete is lost."""
        self.closing.set()
        self.thread.shutdown(wait=False, cancel_futures=True)

    def request(self, id: str) -> None:
        """Analyse the game of a table, unless that is done or under way."""
        self.service.moments(id)  # raises NotYours if the game is not over
        self.service.prepare(id)  # raises OldRules if it was played by other rules
        with self.lock:
            progress = self.running.get(id)
            if (progress is not None and not progress.failed) or self.result(id) is not None:
                return
            if len([each for each in self.running.values() if not each.failed]) >= MOST_WAITING:
                raise NotPossible("many games are waiting to be analysed; ask again later")
            self.running[id] = Progress(0, 0)
        self.thread.submit(self.work, id)

    def progress(self, id: str) -> Progress | None:
        """How far the analysis of a game is; None if nobody has asked for it, or if it is complete."""
        return self.running.get(id)

    def result(self, id: str) -> Analysis | None:
        """The analysis of a game, if it is complete and this program can read it."""
        return stored_analysis(self.service.store, id)

    def work(self, id: str) -> None:
        """Analyse a game and store the result."""
        try:
            self.analyse(id)
        except Exception as error:
            if not self.closing.is_set():
                level = logging.INFO if isinstance(error, AnalysisError) else logging.ERROR
                logger.log(level, "table %s cannot be analysed", id, exc_info=error)
            self.set_progress(id, Progress(0, 0, failed=True))

    def analyse(self, id: str) -> None:
        """Rate all decisions of a game, one after the other."""
        with self.service.locked(id) as loaded:
            game = loaded.table.game
            record, last = game.record, game.state
            automatic = [number for number, result in enumerate(game.log) if result.automatic]
        decisions = decisions_of(record, None, automatic)
        if not decisions:
            raise AnalysisError("there is nothing to analyse: no seat had anything to decide in this game")
        budget = budget_for(len(decisions))
        ratings: list[Rating] = []
        for decision in decisions:
            self.set_progress(id, Progress(len(ratings), len(decisions)))
            self.wait_for_bots()
            ratings.append(read_rating(self.submit(id, decision, budget).result()))
        store_analysis(self.service.store, id, collect(record, last, ratings))
        with self.lock:
            del self.running[id]
            idle = not self.running
        if idle and isinstance(self.service.workers, Workers):
            self.service.workers.end_spare()
        self.service.call_listeners(id)

    def submit(self, id: str, decision: Decision, budget: Budget) -> "Future[dict[str, Any]]":
        """Let a worker rate a decision."""
        workers = self.service.workers
        submit: Callable[..., Future[dict[str, Any]]] = (
            workers.submit_spare if isinstance(workers, Workers) else workers.submit
        )
        return submit(rate_decision, id, decision, budget)

    def wait_for_bots(self) -> None:
        """Wait while bots of live tables think, but not for ever."""
        for _ in range(MOST_PAUSES):
            if self.closing.is_set():
                raise AnalysisError("the server is closing; ask again after its start")
            if not any(loaded.thinking for loaded in list(self.service.loaded.values())):
                return
            self.closing.wait(PAUSE)

    def set_progress(self, id: str, progress: Progress) -> None:
        """Note how far an analysis is, and tell the pages of the table."""
        with self.lock:
            self.running[id] = progress
        self.service.call_listeners(id)


def store_analysis(store: Store, id: str, analysis: Analysis) -> None:
    """Store an analysis in place of an older one."""
    with store.writing() as connection:
        data = json.dumps(analysis.data(), ensure_ascii=False)
        insert_or_update(connection, ANALYSES, {"table_id": id}, {"data": data})


def stored_analysis(store: Store, id: str) -> Analysis | None:
    """Return the stored analysis of a game; None if there is none that this program can read."""
    with store.engine.connect() as connection:
        data = connection.execute(select(ANALYSES.c.data).where(ANALYSES.c.table_id == id)).scalar()
    return None if data is None else read_stored(data)


@lru_cache(20)
def read_stored(data: str) -> Analysis | None:
    """Read an analysis; cached, because every moment of a replay shows it."""
    try:
        return read_analysis(json.loads(data))
    except AnalysisError:
        return None
