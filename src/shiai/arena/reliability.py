"""Are the chances true that a hint shows? Games between bots, with the chance predicted at some moments of each.

A prediction is the chance of the advised choice in an explanation of the adviser; the result is that of the game as the
bots played it on. So a chance of 60 % is true if bots of this strength win 60 % of such games.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import pairwise
from random import Random
from typing import Final

from shiai.arena.match import Match
from shiai.arena.matrix import Axis, SeriesError
from shiai.arena.workers import results_of
from shiai.bots import bot, bot_rng
from shiai.bots.search import Search
from shiai.bots.search.sealed import has_opponents
from shiai.core.errors import OptionError
from shiai.core.options import Value, word
from shiai.core.playout import play
from shiai.core.setup import Setup
from shiai.core.state import State
from shiai.registry import game as game_by_name

CHUNK: Final = 5  # games per task of a worker
DRAWS: Final = 1000  # of options until the game accepts them


@dataclass(frozen=True)
class Prediction:
    """The chance that a seat was shown at one moment of a game, and what became of it."""

    game: int  # the number of the game
    variant: tuple[tuple[str, str], ...]  # the options that vary, with their values
    seat: str
    progress: float  # how far the game was, from 0 (its first decision) to 1 (its last)
    chance: float  # from 0 to 1
    points: float  # 1 if the seat won, ½ if nobody did although sides fight each other, otherwise 0
    position: str

    def row(self) -> dict[str, str | int]:
        """The prediction as one row of a table."""
        numbers = {"progress": self.progress, "chance": self.chance, "points": self.points}
        return {
            "game": self.game,
            **dict(self.variant),
            "seat": self.seat,
            **{name: f"{number:.4f}" for name, number in numbers.items()},
            "position": self.position,
        }


@dataclass(frozen=True)
class Sample:
    """What is played and predicted: the same sample always gives the same predictions."""

    game: str
    options: dict[str, Value]
    each: tuple[Axis, ...]  # options that vary: every game draws a value of each
    player: str  # the bot on all seats
    adviser: str  # the bot that predicts
    games: int
    moments: int  # of a game at which a chance is predicted
    seed: int
    calibrated: bool = True  # otherwise a search predicts with values as it finds them

    def chunks(self) -> list[range]:
        """The numbers of all games, in chunks for the workers."""
        return [range(first, min(first + CHUNK, self.games)) for first in range(0, self.games, CHUNK)]

    def predictions(self, workers: int) -> Iterator[list[Prediction]]:
        """Play all games; yields the predictions of one game after the other."""
        for found in results_of(self.predict, self.chunks(), workers):
            yield from found

    def predict(self, numbers: range) -> list[list[Prediction]]:
        """Play the games with these numbers."""
        return [self.predict_game(number) for number in numbers]

    def predict_game(self, number: int) -> list[Prediction]:
        """Play one game, and rate some of its moments afterwards."""
        seed = f"{self.seed}/{number}"
        state = game_by_name(self.game).start(**self.setup(number).options)
        match = Watched(state, (self.player,) * len(state.setup.seats), seed)
        play(state, match, Random(seed))
        rng = Random(f"{seed}/moments")
        variant = tuple([(axis.option, word(state.setup.options[axis.option])) for axis in self.each])
        found: list[Prediction] = []
        for place in spread_out(len(match.moments), self.moments, rng):
            before, seat = match.moments[place]
            chance = self.chance(before, seat, bot_rng(f"{seed}/adviser", seat, place))
            progress = place / max(1, len(match.moments) - 1)
            name = before.setup.seats[seat]
            found.append(Prediction(number, variant, name, progress, chance, points(state, seat), before.position()))
        return found

    def setup(self, number: int) -> Setup:
        """The set-up of a game."""
        rng = Random(f"{self.seed}/{number}/options")
        error: OptionError | None = None
        for _ in range(DRAWS if self.each else 1):
            drawn = {axis.option: axis.values[rng.randrange(len(axis.values))] for axis in self.each}
            try:
                found: Setup = game_by_name(self.game).setup(**self.options | drawn)
            except OptionError as refused:
                error = refused
            else:
                return found
        raise SeriesError(f"{self.game} refuses these options: {error}")

    def chance(self, state: State, seat: int, rng: Random) -> float:
        """The chance of the choice that the adviser advises, as a hint would show it."""
        adviser = bot(self.adviser)
        if isinstance(adviser, Search):
            adviser.calibrates = self.calibrated
        return 0.5 + 0.5 * adviser.explain(state.redact(seat), seat, rng).candidates[0].value


class Watched(Match):
    """The bots of one game, with every moment at which one of them had a choice."""

    def __init__(self, state: State, bots: tuple[str, ...], seed: str) -> None:
        super().__init__(state, bots, seed, None, Random(f"{seed}/random"))
        self.moments: list[tuple[State, int]] = []

    def choose(self, state: State, seat: int, legal: tuple[int, ...], rng: Random) -> int:
        self.moments.append((state.clone(), seat))
        return super().choose(state, seat, legal, rng)


def spread_out(length: int, number: int, rng: Random) -> list[int]:
    """A random place from each of `number` equal parts of a list."""
    edges = [part * length // number for part in range(number + 1)]
    return [rng.randrange(first, end) for first, end in pairwise(edges) if first < end]


def points(state: State, seat: int) -> float:
    """What a finished game brought to a seat."""
    outcome = state.outcome()
    assert outcome is not None
    if seat in outcome.winners:
        return 1.0
    return 0.5 if not outcome.winners and has_opponents(state) else 0.0
