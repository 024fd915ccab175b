"""Analyses of finished games, made in the background and kept.

One game is analysed at a time, decision by decision, in a process that gets only the time that all others leave; no
decision is begun while a bot of a live table thinks. The ratings are stored as they come, so that an analysis goes on
after a restart of the server.
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
from shiai.core.errors import ShiaiError
from shiai.table.errors import NotPossible
from shiai.table.schema import ANALYSES
from shiai.table.store import Store, insert_or_update
from shiai.table.workers import Workers, rate_decision

if TYPE_CHECKING:
    from shiai.table.service import TableService

MOST_WAITING: Final = 20  # games that wait to be analysed
PAUSE: Final = 0.2  # seconds between two looks whether bots of live tables think …
MOST_PAUSES: Final = 50  # … until a decision is rated nevertheless
ANOTHER: Final = 2.0  # seconds between two looks at a game that another process analyses
KEPT_EVERY: Final = 5  # ratings after which they are stored
BEGUN: Final = '{"begun": '  # how the data of an analysis begins that is not complete

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
        self.automatic = False  # games of people are analysed without a request, while nothing else is

    def close(self) -> None:
        """Stop; the next start goes on."""
        self.closing.set()
        self.thread.shutdown(wait=False, cancel_futures=True)

    def request(self, id: str) -> None:
        """Analyse the game of a table, unless that is done or under way."""
        self.service.moments(id)  # raises NotYours if the game is not over
        with self.service.locked(id) as loaded:  # raises OldRules if it was played by other rules
            setup = loaded.table.game.state.setup
        if not setup.game.has_chances(setup):
            raise NotPossible("this game cannot be won, so there is no chance of winning that an analysis could follow")
        with self.lock:
            progress = self.running.get(id)
            if (progress is not None and not progress.failed) or self.result(id) is not None:
                return
            if len([each for each in self.running.values() if not each.failed]) >= MOST_WAITING:
                raise NotPossible("many games are waiting to be analysed; ask again later")
            self.running[id] = Progress(0, 0)
        self.thread.submit(self.work, id)

    def resume(self) -> None:
        """After a start: go on with the analyses that were not complete when the server stopped."""
        for id in begun_analyses(self.service.store):
            self.try_request(id)

    def game_over(self, id: str, people: bool) -> None:
        """Analyse a game that is over without a request, if people played it and nothing else is to be done."""
        if self.automatic and people and not any(not each.failed for each in self.running.values()):
            self.try_request(id)

    def try_request(self, id: str) -> None:
        """Analyse a game, if that is possible; nobody waits for the answer."""
        try:
            self.request(id)
        except ShiaiError as error:
            logger.info("table %s is not analysed: %s", id, error)

    def progress(self, id: str) -> Progress | None:
        """How far the analysis of a game is; None if nobody has asked for it, or if it is complete."""
        return self.running.get(id)

    def result(self, id: str) -> Analysis | None:
        """The analysis of a game, if it is complete and this program can read it."""
        return stored_analysis(self.service.store, id)

    def work(self, id: str) -> None:
        """Analyse a game and store the result, unless another process does so."""
        try:
            with self.service.store.claim(f"analysis {id}") as mine:
                if mine:
                    self.analyse(id)
            if not mine:
                self.look_later(id)
        except Exception as error:
            if not self.closing.is_set():
                level = logging.INFO if isinstance(error, AnalysisError) else logging.ERROR
                logger.log(level, "table %s cannot be analysed", id, exc_info=error)
            self.set_progress(id, Progress(0, 0, failed=True))

    def look_later(self, id: str) -> None:
        """Wait until another process has analysed a game; if it ends before, go on in its place."""
        self.closing.wait(ANOTHER)
        if not self.closing.is_set():
            self.thread.submit(self.work, id)

    def analyse(self, id: str) -> None:
        """Rate all decisions of a game, one after the other, unless that is done already."""
        if self.result(id) is not None:
            self.end(id)
            return
        with self.service.locked(id) as loaded:
            game = loaded.table.game
            record, last = game.record, game.state
            automatic = [number for number, result in enumerate(game.log) if result.automatic]
        decisions = decisions_of(record, None, automatic)
        if not decisions:
            raise AnalysisError("there is nothing to analyse: no seat had anything to decide in this game")
        budget = budget_for(len(decisions))
        ratings = begun_ratings(self.service.store, id, decisions)
        for decision in decisions[len(ratings) :]:
            self.set_progress(id, Progress(len(ratings), len(decisions)))
            if len(ratings) % KEPT_EVERY == 0:
                store_begun(self.service.store, id, ratings)
            self.wait_for_bots()
            ratings.append(read_rating(self.submit(id, decision, budget).result()))
        store_analysis(self.service.store, id, collect(record, last, ratings))
        self.end(id)

    def end(self, id: str) -> None:
        """Forget a game that has been analysed, and tell the pages of its table."""
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


def store_begun(store: Store, id: str, ratings: list[Rating]) -> None:
    """Store the first ratings of an analysis."""
    data = json.dumps({"begun": [rating.data() for rating in ratings]}, ensure_ascii=False)
    with store.writing() as connection:
        insert_or_update(connection, ANALYSES, {"table_id": id}, {"data": data})


def begun_analyses(store: Store) -> list[str]:
    """Return the tables whose analyses are not complete."""
    with store.engine.connect() as connection:
        found = connection.execute(select(ANALYSES.c.table_id).where(ANALYSES.c.data.startswith(BEGUN)))
        return [str(id) for id in found.scalars()]


def begun_ratings(store: Store, id: str, decisions: list[Decision]) -> list[Rating]:
    """Return the ratings that an analysis has already; none if they are not those of the first decisions."""
    with store.engine.connect() as connection:
        data = connection.execute(select(ANALYSES.c.data).where(ANALYSES.c.table_id == id)).scalar()
    if data is None or not data.startswith(BEGUN):
        return []
    try:
        ratings = [read_rating(rating) for rating in json.loads(data)["begun"]]
    except (ValueError, KeyError, TypeError):
        return []  # written by another version
    same = [rating.number for rating in ratings] == [decision.number for decision in decisions[: len(ratings)]]
    return ratings if same else []


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
