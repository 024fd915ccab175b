"""Tuning: which settings of a bot are the strongest in one game, found by a bandit over their combinations.

Every trial plays a few pairs of games between a combination and the bot as it is. The model is that of the n-tuple
bandit evolutionary algorithm (Lucas, Liu and Perez-Liebana, "The n-tuple bandit evolutionary algorithm for game agent
optimisation", 2018): the mean score of each value, of each two values together and of each whole combination, so that a
trial tells something about all combinations that share a value with it. The next trial is the combination with the
highest upper confidence bound.
"""

import json
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations, product
from math import log, prod, sqrt
from pathlib import Path
from random import Random
from typing import Final

from shiai.arena.measured import options_text
from shiai.arena.pairs import Pairing, pair_points, play_half, seating
from shiai.arena.workers import results_of
from shiai.bots import bot, kinds
from shiai.bots.specs import read_spec
from shiai.core.errors import ShiaiError
from shiai.core.options import Value
from shiai.core.setup import Setup
from shiai.registry import game as game_by_name

MOST_COMBINATIONS: Final = 2000
CURIOSITY: Final = 0.25  # weight of the bound: about the spread of the score of a trial
HALF: Final = 0.5  # added to the trials of a tuple, so that an untried one has a bound
CAUTION: Final = 4  # trials with an even score that are added to those of each tuple when the best is named
EVEN: Final = 0.5  # the score of a bot against itself
NAMES: Final = ("tuned", "reference")  # the luck of a pair follows from them, so that all combinations share it

Combination = tuple[str, ...]  # a value of each knob, in their order


class TuningError(ShiaiError):
    """The tuning cannot be done as wanted."""


@dataclass(frozen=True)
class Knob:
    """A setting and the values that are tried."""

    name: str
    values: tuple[str, ...]


def read_knob(text: str) -> Knob:
    """A knob from `c=0.3,0.6,1.2`."""
    name, equals, values = text.partition("=")
    found = tuple([value.strip() for value in values.split(",") if value.strip()])
    if not equals or not name.strip() or len(found) < 2:
        raise TuningError(f"'{text}' does not say what to vary: write SETTING=VALUE,VALUE with at least two values")
    if len(set(found)) < len(found):
        raise TuningError(f"'{text}' names a value twice; leave one out")
    return Knob(name.strip(), found)


class Bandit:
    """The scores of combinations so far, and which one to try next."""

    def __init__(self, knobs: tuple[Knob, ...], seed: str) -> None:
        if prod([len(knob.values) for knob in knobs]) > MOST_COMBINATIONS:
            raise TuningError(f"these are more than {MOST_COMBINATIONS} combinations: vary fewer settings or values")
        self.combinations: list[Combination] = list(product(*[knob.values for knob in knobs]))
        Random(seed).shuffle(self.combinations)  # so that equals are tried in no particular order
        places = range(len(knobs))
        sizes = sorted({1, min(2, len(knobs)), len(knobs)})
        self.patterns = [pattern for size in sizes for pattern in combinations(places, size)]
        self.trials = 0
        self.counts: dict[tuple[tuple[int, ...], Combination], int] = {}
        self.totals: dict[tuple[tuple[int, ...], Combination], float] = {}

    def add(self, combination: Combination, score: float) -> None:
        """Count a trial; a score is from 0 to 1."""
        self.trials += 1
        for key in self.tuples(combination):
            self.counts[key] = self.counts.get(key, 0) + 1
            self.totals[key] = self.totals.get(key, 0.0) + score

    def tuples(self, combination: Combination) -> list[tuple[tuple[int, ...], Combination]]:
        """The values of a combination alone, in twos and all together, each with their places."""
        return [(pattern, tuple([combination[place] for place in pattern])) for pattern in self.patterns]

    def next(self) -> Combination:
        """The combination with the highest upper confidence bound."""
        return max(self.combinations, key=self.bound)

    def bound(self, combination: Combination) -> float:
        """The mean upper confidence bound of the tuples of a combination."""
        total = 0.0
        for key in self.tuples(combination):
            count = self.counts.get(key, 0)
            total += self.totals[key] / count if count else EVEN
            total += CURIOSITY * sqrt(log(1.0 + self.trials) / (count + HALF))
        return total / len(self.patterns)

    def value(self, combination: Combination) -> float:
        """The expected score of a combination, nearer to an even one the less was tried."""
        means = [
            (self.totals.get(key, 0.0) + CAUTION * EVEN) / (self.counts.get(key, 0) + CAUTION)
            for key in self.tuples(combination)
        ]
        return sum(means) / len(means)

    def tried(self) -> list[tuple[Combination, int, float]]:
        """The combinations that were tried, the best first: how often, and their expected scores."""
        whole = self.patterns[-1]
        found = [(each, self.counts.get((whole, each), 0), self.value(each)) for each in self.combinations]
        return sorted([each for each in found if each[1]], key=lambda each: -each[2])


@dataclass(frozen=True)
class Tuning:
    """What is tuned: the settings of one bot in one game, against the bot as it is."""

    game: str
    options: dict[str, Value]
    reference: str
    knobs: tuple[Knob, ...]
    trials: int
    pairs: int  # of games in each trial
    seed: int

    def check(self) -> None:
        """Refuse bots and values that do not exist."""
        bot(self.reference)
        kind, _ = read_spec(kinds(), self.reference)
        for knob in self.knobs:
            if kind.setting(knob.name) is None:
                raise TuningError(f"the bot '{self.reference}' has no setting '{knob.name}'; write {kind.usage()}")
        names = [knob.name for knob in self.knobs]
        if not names or len(set(names)) < len(names):
            raise TuningError("say once for each setting what to vary, for example --vary c=0.3,0.6,1.2")
        for combination in Bandit(self.knobs, "").combinations:
            bot(self.spec(combination))

    @cached_property
    def setup(self) -> Setup:
        """The set-up of all games."""
        setup: Setup = game_by_name(self.game).setup(**self.options)
        return setup

    def spec(self, combination: Combination) -> str:
        """The bot with the values of a combination."""
        kind, settings = read_spec(kinds(), self.reference)
        values = {name: f"{value:g}" for name, value in settings.items()}
        values |= {knob.name: value for knob, value in zip(self.knobs, combination, strict=True)}
        return f"{kind.name}:" + ",".join([f"{name}={value}" for name, value in values.items()])

    def play(self, task: tuple[Combination, int]) -> float:
        """The share of points that a combination gets in one pair of games."""
        combination, pair = task
        pairing = Pairing(0, (self.spec(combination), self.reference), NAMES)
        sides = self.setup.seat_sides
        first, second = [
            play_half(self.setup, seating(sides, pair, half), pairing, 0, self.seed, pair, half) for half in (0, 1)
        ]
        points = pair_points((first, second), self.setup, NAMES[0])
        return sum(points) / len(points)

    def run(self, path: Path | None, workers: int) -> Iterator[tuple[Bandit, Combination, float]]:
        """Try combinations until all trials are done; yields each, with all that is known by then.

        With a file, each trial is written at once, and those that the file has already are not played again.
        """
        bandit = Bandit(self.knobs, str(self.seed))
        known = self.read(path) if path is not None else []
        for number in range(self.trials):
            combination = bandit.next()
            if number < len(known):
                score = known[number]
            else:
                tasks = [(combination, number * self.pairs + pair) for pair in range(self.pairs)]
                scores = list(results_of(self.play, tasks, workers))
                score = sum(scores) / len(scores)
                if path is not None:
                    write_line(path, {"values": list(combination), "score": score})
            bandit.add(combination, score)
            yield bandit, combination, score

    def head(self) -> dict[str, object]:
        """What the first line of a file says."""
        return {
            "game": self.game,
            "rules": self.setup.game.version,
            "options": options_text(self.setup.game, self.setup.options),
            "bot": self.reference,
            "vary": {knob.name: list(knob.values) for knob in self.knobs},
            "pairs": self.pairs,
            "seed": self.seed,
        }

    def read(self, path: Path) -> list[float]:
        """The scores of the trials that a file has; a new file is begun."""
        if not path.exists():
            write_line(path, self.head())
            return []
        text = path.read_text("utf-8")
        whole = text[: text.rfind("\n") + 1]
        if whole != text:
            path.write_text(whole, "utf-8")  # the last trial was being written when the machine stopped
        try:
            lines = [json.loads(line) for line in whole.splitlines()]
            same = lines[0] == self.head()
            scores = [float(line["score"]) for line in lines[1:]]
        except (ValueError, KeyError, TypeError, IndexError):
            raise TuningError(f"'{path}' is not the file of a tuning: choose another file") from None
        if not same:
            raise TuningError(f"'{path}' has another tuning: repeat its command, or choose another file")
        return scores


def write_line(path: Path, data: dict[str, object]) -> None:
    """Add a line to a file."""
    try:
        with path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(data) + "\n")
    except OSError as error:
        raise TuningError(f"cannot write '{path}': {error.strerror}") from None
