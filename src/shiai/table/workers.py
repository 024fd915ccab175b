"""What worker processes do for a table: choose for bots, give hints, explain and rate choices. They get views only."""

import logging
import os
import threading
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor, Future, ProcessPoolExecutor
from multiprocessing import get_context, parent_process
from random import Random
from typing import Any, Final, ParamSpec, TypeVar

from shiai.analysis import Budget, Decision, rate
from shiai.bots import BotFailure, Player, UnknownBot, bot, bot_rng, choose
from shiai.bots.explanation import ADVISER, with_game_reasons
from shiai.bots.own import GuardedPlayer
from shiai.core.state import View
from shiai.table.fair_queue import lane_of
from shiai.table.opinion import pack_opinion
from shiai.table.patience import in_time

SUBSTITUTE: Final = "heuristic"  # chooses for a bot of one's own that fails
MAX_PLAYERS: Final = 8  # players that a process keeps between their choices

logger = logging.getLogger("shiai.table")

P = ParamSpec("P")
T = TypeVar("T")
Owner = tuple[str, str, str, int, float]  # table, bot, seed, seat, seconds for a choice if they are limited


class Workers(Executor):
    """A number of worker processes. They are spawned, so they inherit neither tables nor connections of the server.

    The first argument of every task is the id of a table. All tasks of a table run in the same process, which keeps the
    players of the table. A process that was killed is replaced.
    """

    def __init__(self, number: int) -> None:
        self.lock = threading.Lock()
        self.pools = [self.new_pool() for _ in range(number)]
        self.spare: ProcessPoolExecutor | None = None  # for work that nobody waits for

    def new_pool(self) -> ProcessPoolExecutor:
        """Return a pool of one process, which starts with its first task."""
        return ProcessPoolExecutor(1, mp_context=get_context("spawn"), initializer=initialize_worker)

    def submit(self, function: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> "Future[T]":
        """Run a task in the process of its table."""
        return self.submit_at(lane_of(str(args[0]), len(self.pools)) if args else 0, function, *args, **kwargs)

    def submit_at(self, index: int, function: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> "Future[T]":
        """Run a task in the process with this number."""
        with self.lock:
            try:
                return self.pools[index].submit(function, *args, **kwargs)
            except BrokenExecutor:
                self.pools[index] = self.new_pool()
                return self.pools[index].submit(function, *args, **kwargs)

    def submit_spare(self, function: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> "Future[T]":
        """Run a task that nobody waits for, in a process of its own that gets only the time that all others leave."""
        with self.lock:
            if self.spare is None:
                self.spare = ProcessPoolExecutor(1, mp_context=get_context("spawn"), initializer=initialize_spare)
            try:
                return self.spare.submit(function, *args, **kwargs)
            except BrokenExecutor:
                self.spare = None
        return self.submit_spare(function, *args, **kwargs)

    def end_spare(self) -> None:
        """End the process for work that nobody waits for; the next such task starts another one."""
        with self.lock:
            spare, self.spare = self.spare, None
        if spare is not None:
            spare.shutdown(wait=False, cancel_futures=True)

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """Stop all processes."""
        self.end_spare()
        for pool in self.pools:
            pool.shutdown(wait, cancel_futures=cancel_futures)


def initialize_worker() -> None:
    """Lower the priority of this process, because pages come first, and end it together with the server."""
    if hasattr(os, "nice"):
        os.nice(5)
    threading.Thread(target=exit_with_server, daemon=True).start()


def initialize_spare() -> None:
    """Give this process the lowest priority, and end it together with the server."""
    if hasattr(os, "nice"):
        os.nice(19)
    threading.Thread(target=exit_with_server, daemon=True).start()


def exit_with_server() -> None:
    """End this process when the server has ended; a server that was killed cannot stop its workers."""
    server = parent_process()
    if server is not None:
        server.join()
        os._exit(0)


class PlayerCache:
    """The players of this process with what they have computed so far; the least recently used are dropped.

    The cache saves time only: a player that is not in it starts afresh and makes the same choice, if it has the time.
    """

    def __init__(self, size: int) -> None:
        self.size = size
        self.players: dict[Owner, Player] = {}

    def take(self, owner: Owner) -> Player:
        """Remove the player of a seat from the cache, so that nobody else uses it meanwhile; create it if needed."""
        return self.players.pop(owner, None) or in_time(bot(owner[1]), owner[4])

    def put(self, owner: Owner, player: Player) -> None:
        """Put a player back after its choice."""
        self.players[owner] = player
        while len(self.players) > self.size:
            dropped = self.players.pop(next(iter(self.players)), None)
            if isinstance(dropped, GuardedPlayer):
                dropped.end()


CACHE: Final = PlayerCache(MAX_PLAYERS)


def choose_action(table: str, spec: str, view: View, seat: int, seed: str, number: int, seconds: float = 0.0) -> int:
    """Return the action that a bot takes as its choice `number`; that of SUBSTITUTE, if a bot of one's own fails.

    A search stops after so many `seconds`, or after the usual time.
    """
    owner = (table, spec, seed, seat, seconds)
    try:
        player = CACHE.take(owner)
        action = choose(player, view, seat, seed, number)
    except (BotFailure, UnknownBot) as error:  # people wait: somebody else has to choose
        logger.error("table %s: %s; %s chooses in its place", table, error, SUBSTITUTE)
        return choose(bot(SUBSTITUTE), view, seat, seed, number)
    CACHE.put(owner, player)
    return action


def give_hint(table: str, view: View, seat: int, seed: str) -> dict[str, Any]:
    """Return the adviser's opinion about the choices of a seat. It depends on the view and the seed only."""
    return pack_opinion(with_game_reasons(bot(ADVISER).explain(view, seat, Random(seed)), view, seat, Random(seed)))


def explain_choice(table: str, spec: str, view: View, seat: int, seed: str, number: int, chosen: int) -> dict[str, Any]:
    """Return the opinion of a bot that sees this view, with the random numbers that it had for its choice `number`."""
    opinion = in_time(bot(spec)).explain(view, seat, bot_rng(seed, seat, number))
    return pack_opinion(with_game_reasons(opinion, view, seat, Random(seed), chosen), chosen)


def rate_decision(table: str, decision: Decision, budget: Budget) -> dict[str, Any]:
    """Return the rating of a decision of a finished game. It depends on the view and on the id of the table only."""
    return rate(decision, budget, table).data()
