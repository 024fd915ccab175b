"""Many games on several processes: the same results for any number of workers."""

from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context

from shiai.arena.match import Result, play_match
from shiai.core.options import Value

CHUNK = 25  # games that one worker plays at a time


@dataclass(frozen=True)
class Series:
    """So many games of the same bots. With `swap`, the bots change seats from game to game."""

    game: str
    options: dict[str, Value]
    bots: tuple[str, ...]
    games: int
    seed: int
    swap: bool = False

    def bots_of(self, number: int) -> tuple[str, ...]:
        """The bots by seat in one game."""
        shift = number % len(self.bots) if self.swap else 0
        return self.bots[shift:] + self.bots[:shift]

    def play(self, first: int, end: int) -> list[Result]:
        """Play some of the games."""
        return [
            play_match(self.game, self.options, self.bots_of(number), self.seed, number) for number in range(first, end)
        ]

    def results(self, workers: int) -> Iterator[Result]:
        """All results in their order, as they come."""
        starts = range(0, self.games, CHUNK)
        if workers <= 1:
            for first in starts:
                yield from self.play(first, min(first + CHUNK, self.games))
            return
        with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
            chunks = [pool.submit(self.play, first, min(first + CHUNK, self.games)) for first in starts]
            try:
                for chunk in chunks:
                    yield from chunk.result()
            except BaseException:
                pool.shutdown(wait=False, cancel_futures=True)
                raise
