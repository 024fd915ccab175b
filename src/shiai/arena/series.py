"""Series of games on several processes. The results do not depend on the number of workers."""

from collections.abc import Iterator
from dataclasses import dataclass

from shiai.arena.match import Result, play_match
from shiai.arena.workers import results_of
from shiai.core.options import Value

CHUNK = 25  # games per task of a worker


@dataclass(frozen=True)
class Series:
    """A number of games of the same bots. With `swap`, the bots rotate through the seats from game to game."""

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
        """The numbers of all games, in chunks for the workers."""
        return [range(first, min(first + CHUNK, self.games)) for first in range(0, self.games, CHUNK)]

    def play(self, numbers: range) -> list[Result]:
        """Play the games with these numbers."""
        return [play_match(self.game, self.options, self.bots_of(number), self.seed, number) for number in numbers]

    def results(self, workers: int) -> Iterator[Result]:
        """Play all games and yield their results in order."""
        for results in results_of(self.play, self.chunks(), workers):
            yield from results
