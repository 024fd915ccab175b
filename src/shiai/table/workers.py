"""What worker processes do for a table: choose for a bot, give a hint, explain. They get redacted states only."""

import os
import threading
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor, Future, ProcessPoolExecutor
from multiprocessing import get_context, parent_process
from random import Random
from typing import Any, Final, ParamSpec, TypeVar
from zlib import crc32

from shiai.bots import Player, bot, bot_rng, choose
from shiai.core.state import View
from shiai.table.opinion import pack_opinion

ADVISER: Final = "search:iterations=300"  # who is asked for hints: always the same number of tries
MOST_PLAYERS: Final = 8  # players that a process keeps between their choices

P = ParamSpec("P")
T = TypeVar("T")
Owner = tuple[str, str, str, int]  # table, bot, seed, seat


class Workers(Executor):
    """So many processes, fresh ones: they inherit neither the tables nor the connections of the server.

    The first argument of all they do is a table: what concerns the same one is done by the same process, which
    remembers its players. When a process is killed, there is a new one.
    """

    def __init__(self, number: int) -> None:
        self.lock = threading.Lock()
        self.pools = [self.new_pool() for _ in range(number)]

    def new_pool(self) -> ProcessPoolExecutor:
        """A process that starts when it is needed."""
        return ProcessPoolExecutor(1, mp_context=get_context("spawn"), initializer=lower_priority)

    def submit(self, function: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> "Future[T]":
        """Let a worker do it."""
        place = crc32(str(args[0]).encode()) % len(self.pools) if args else 0
        with self.lock:
            try:
                return self.pools[place].submit(function, *args, **kwargs)
            except BrokenExecutor:
                self.pools[place] = self.new_pool()
                return self.pools[place].submit(function, *args, **kwargs)

    def shutdown(self, wait: bool = True, *, cancel_futures: bool = False) -> None:
        """Let the processes go."""
        for pool in self.pools:
            pool.shutdown(wait, cancel_futures=cancel_futures)


def lower_priority() -> None:
    """People who wait for a page come first, where the system knows such a thing."""
    if hasattr(os, "nice"):
        os.nice(5)
    threading.Thread(target=exit_with_server, daemon=True).start()


def exit_with_server() -> None:
    """A server that was killed cannot end its workers: they notice it themselves."""
    server = parent_process()
    if server is not None:
        server.join()
        os._exit(0)


class PlayerCache:
    """The players of this process, with what they found so far. Whoever was not asked for the longest time is let go.

    Nothing depends on it but time: a player who is not here begins to think anew.
    """

    def __init__(self, most: int) -> None:
        self.most = most
        self.players: dict[Owner, Player] = {}

    def take(self, owner: Owner) -> Player:
        """The player of this seat, for one thought; nobody else gets it meanwhile."""
        return self.players.pop(owner, None) or bot(owner[1])

    def keep(self, owner: Owner, player: Player) -> None:
        """The thought is over."""
        self.players[owner] = player
        while len(self.players) > self.most:
            self.players.pop(next(iter(self.players)), None)


CACHE: Final = PlayerCache(MOST_PLAYERS)


def think(table: str, spec: str, view: View, seat: int, seed: str, number: int) -> int:
    """What a bot chooses as its choice `number`."""
    owner = (table, spec, seed, seat)
    player = CACHE.take(owner)
    action = choose(player, view, seat, seed, number)
    CACHE.keep(owner, player)
    return action


def advise(table: str, view: View, seat: int, seed: str) -> dict[str, Any]:
    """What the adviser thinks of the choices of a seat; the same for the same view and seed."""
    return pack_opinion(bot(ADVISER).explain(view, seat, Random(seed)))


def explain(table: str, spec: str, view: View, seat: int, seed: str, number: int, chosen: int) -> dict[str, Any]:
    """What a bot thinks that knows no more than the view: with the same luck as when it made its choice `number`."""
    return pack_opinion(bot(spec).explain(view, seat, bot_rng(seed, seat, number)), chosen)
