"""What worker processes do for a table: choose for bots, give hints, explain choices. They receive views only."""

import os
import threading
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor, Future, ProcessPoolExecutor
from multiprocessing import get_context, parent_process
from random import Random
from typing import Any, Final, ParamSpec, TypeVar
from zlib import crc32

from shiai.bots import Player, bot, bot_rng, choose
from shiai.bots.explanation import with_game_reasons
from shiai.bots.search import Search
from shiai.core.state import View
from shiai.table.opinion import pack_opinion

ADVISER: Final = "search:iterations=300"  # gives hints; a fixed number of iterations makes them reproducible
TIME_LIMIT: Final = 2.5  # seconds after which a bot stops searching, so that no choice takes 3 seconds
MAX_PLAYERS: Final = 8  # players that a process keeps between their choices

P = ParamSpec("P")
T = TypeVar("T")
Owner = tuple[str, str, str, int]  # table, bot, seed, seat


class Workers(Executor):
    """A number of worker processes. They are spawned, so they inherit neither tables nor connections of the server.

    The first argument of every task is the id of a table. All tasks of a table run in the same process, which keeps the
    players of the table. A process that was killed is replaced.
    """

    def __init__(self, number: int) -> None:
        self.lock = threading.Lock()
        self.pools = [self.new_pool() for _ in range(number)]

    def new_pool(self) -> ProcessPoolExecutor:
        """Return a pool of one process, which starts with its first task."""
        return ProcessPoolExecutor(1, mp_context=get_context("spawn"), initializer=initialize_worker)

    def submit(self, function: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> "Future[T]":
        """Run a task in the process of its table."""
        index = crc32(str(args[0]).encode()) % len(self.pools) if args else 0
        with self.lock:
            try:
                return self.pools[index].submit(function, *args, **kwargs)
            except BrokenExecutor:
                self.pools[index] = self.new_pool()
                return self.pools[index].submit(function, *args, **kwargs)

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """Stop all processes."""
        for pool in self.pools:
            pool.shutdown(wait, cancel_futures=cancel_futures)


def initialize_worker() -> None:
    """Lower the priority of this process, because pages come first, and end it together with the server."""
    if hasattr(os, "nice"):
        os.nice(5)
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
        return self.players.pop(owner, None) or hurried(bot(owner[1]))

    def put(self, owner: Owner, player: Player) -> None:
        """Put a player back after its choice."""
        self.players[owner] = player
        while len(self.players) > self.size:
            self.players.pop(next(iter(self.players)), None)


def hurried(player: Player) -> Player:
    """Let a bot stop searching in time for the people who wait for it. Its choices may then depend on the machine."""
    if isinstance(player, Search):
        player.time_limit = TIME_LIMIT
    return player


CACHE: Final = PlayerCache(MAX_PLAYERS)


def choose_action(table: str, spec: str, view: View, seat: int, seed: str, number: int) -> int:
    """Return the action that a bot takes as its choice `number`."""
    owner = (table, spec, seed, seat)
    player = CACHE.take(owner)
    action = choose(player, view, seat, seed, number)
    CACHE.put(owner, player)
    return action


def give_hint(table: str, view: View, seat: int, seed: str) -> dict[str, Any]:
    """Return the adviser's opinion about the choices of a seat. It depends on the view and the seed only."""
    return pack_opinion(with_game_reasons(bot(ADVISER).explain(view, seat, Random(seed)), view, seat, Random(seed)))


def explain_choice(table: str, spec: str, view: View, seat: int, seed: str, number: int, chosen: int) -> dict[str, Any]:
    """Return the opinion of a bot that sees this view, with the random numbers that it had for its choice `number`."""
    opinion = hurried(bot(spec)).explain(view, seat, bot_rng(seed, seat, number))
    return pack_opinion(with_game_reasons(opinion, view, seat, Random(seed), chosen), chosen)
