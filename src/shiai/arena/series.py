"""Many games on several processes: the same results for any number of workers."""

from collections.abc import Iterator
from dataclasses import dataclass

from shiai.arena.match import Result, play_match
from shiai.arena.workers import results_of
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

    def chunks(self) -> list[range]:
        """The numbers of the games, in portions for one worker."""
        return [range(first, min(first + CHUNK, self.games)) for first in range(0, self.games, CHUNK)]

    def play(self, numbers: range) -> list[Result]:
        """Play some of the games."""
        return [play_match(self.game, self.options, self.bots_of(number), self.seed, number) for number in numbers]

    def results(self, workers: int) -> Iterator[Result]:
        """All results in their order, as they come."""
        for results in results_of(self.play, self.chunks(), workers):
            yield from results
