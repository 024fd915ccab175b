"""The numbers of a report: shares with intervals, lengths, endings; and the command that made it."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from math import isfinite, sqrt
from shlex import join
from statistics import median
from string import ascii_uppercase
from typing import Final

from shiai.arena.match import FORFEIT
from shiai.arena.pairs import PairGame, Pairing
from shiai.arena.plan import Plan
from shiai.arena.ratings import Rating, Score
from shiai.arena.sprt import Sprt
from shiai.arena.statistics import CONFIDENCE_95, wilson
from shiai.arena.tournament import Tournament
from shiai.i18n.catalogue import FALLBACK, Catalogue

MANY: Final = 200  # games from which percentages have a decimal
PER_CENT: Final = "\N{NO-BREAK SPACE}%"
MAX_BINS: Final = 20  # of a histogram
STRONGEST_TINT: Final = 40  # per cent of colour in a heat map cell; text stays readable on it

Letters = dict[str, str]  # a letter for each bot, for plots and tables


@dataclass(frozen=True)
class Share:
    """Points of a number of games."""

    points: float
    games: int
    fair: float | None = 0.5  # the neutral share, if there is one

    @property
    def value(self) -> float:
        """The share; one half without games."""
        return self.points / self.games if self.games else 0.5

    @property
    def interval(self) -> tuple[float, float]:
        """Its 95 % interval."""
        return wilson(self.points, self.games)

    @property
    def text(self) -> str:
        """The share in per cent."""
        return percent(self.value, self.games) if self.games else "–"

    @property
    def interval_text(self) -> str:
        """The interval in per cent."""
        return interval_text(self.interval, self.games) if self.games else "no games"

    @property
    def tone(self) -> str:
        """`up` or `down`: above or below the neutral share, for the colour of a cell."""
        return "up" if self.fair is not None and self.value > self.fair else "down"

    @property
    def tint(self) -> int:
        """The strength of the colour of a cell, in per cent."""
        if self.fair is None:
            return 0
        room = 1 - self.fair if self.value > self.fair else self.fair
        return round(STRONGEST_TINT * abs(self.value - self.fair) / room)


@dataclass(frozen=True)
class Lengths:
    """The lengths of the games of a pairing: a histogram and three numbers."""

    counts: tuple[int, ...]
    shortest: int
    median: float
    longest: int


class GameText:
    """English names and sentences of a game."""

    def __init__(self, plan: Plan) -> None:
        self.catalogue = Catalogue(FALLBACK, plan.game)

    @property
    def title(self) -> str:
        """The name of the game."""
        return self.catalogue.say("game-title")

    def ending(self, reason: str) -> str:
        """The sentence for the end of a game."""
        if reason == FORFEIT:
            return "A bot failed and lost by forfeit."
        return self.catalogue.say(f"ending-{reason}")

    def seat(self, seat: str) -> str:
        """The name of a seat."""
        return self.catalogue.name_or(seat)


def percent(share: float, games: int) -> str:
    """A share in per cent, with a decimal if there are many games."""
    return f"{100 * share:.{int(games >= MANY)}f}{PER_CENT}"


def interval_text(interval: tuple[float, float], games: int) -> str:
    """An interval of shares in per cent."""
    low, high = [percent(end, games) for end in interval]
    return f"{low.removesuffix(PER_CENT)} to {high}"


def signed(number: float) -> str:
    """A rating with its sign; 0 has none."""
    return f"{round(number):+d}".replace("-", "−") if round(number) else "0"


def rating_interval(rating: Rating) -> str:
    """The interval of a rating."""
    if not (isfinite(rating.low) and isfinite(rating.high)):
        return "no games"
    return f"{signed(rating.low)} to {signed(rating.high)}"


def duration(seconds: float) -> str:
    """A time in s, ms or µs."""
    for unit, size in (("s", 1.0), ("ms", 1e-3)):
        if seconds >= size:
            return f"{seconds / size:.3g} {unit}"
    return f"{seconds / 1e-6:.3g} µs"


def bot_letters(names: Sequence[str]) -> Letters:
    """A letter for each bot, or a number if there are too many."""
    letters = list(ascii_uppercase) if len(names) <= len(ascii_uppercase) else [str(i + 1) for i in range(len(names))]
    return dict(zip(names, letters, strict=False))


def bot_label(letters: Letters, bot: str) -> str:
    """A bot with its letter."""
    return f"{letters[bot]} {bot}"


def scores_by_bots(scores: Sequence[Score]) -> dict[tuple[str, str], Score]:
    """The score of every bot against every other one, from both sides."""
    reversed_scores = [Score(score.second, score.first, score.losses, score.draws, score.wins) for score in scores]
    return {(score.first, score.second): score for score in [*scores, *reversed_scores]}


def seat_shares(tournament: Tournament) -> dict[tuple[str, str], Share]:
    """Games and wins of every bot on every seat; the bot "" stands for all bots."""
    games: Counter[tuple[str, str]] = Counter()
    wins: Counter[tuple[str, str]] = Counter()
    seats = tournament.plan.setup.seats
    for played in tournament.played:
        for seat, bot in zip(seats, played.bots, strict=True):
            for name in (bot, ""):
                games[name, seat] += 1
                wins[name, seat] += seat in played.winners
    return {
        (name, seat): Share(wins[name, seat], games[name, seat], 1 / len(seats))
        for name in ("", *tournament.plan.names)
        for seat in seats
    }


def endings(tournament: Tournament) -> list[tuple[str, str, int]]:
    """The endings as (reason, clause, number of games), the most frequent first."""
    found = Counter([(played.reason, played.clause) for played in tournament.played])
    return [
        (reason, clause, count) for (reason, clause), count in sorted(found.items(), key=lambda one: (-one[1], one[0]))
    ]


def games_of(tournament: Tournament, pairing: Pairing) -> list[PairGame]:
    """The games of a pairing."""
    return [played for played in tournament.played if played.pairing == pairing.number]


def length_edges(tournament: Tournament) -> list[float]:
    """The bin edges of the lengths, common to all pairings."""
    lengths = [played.choices for played in tournament.played]
    least, span = min(lengths), max(lengths) - min(lengths) + 1
    width = -(-span // MAX_BINS)
    return [least - 0.5 + width * number for number in range(-(-span // width) + 1)]


def lengths_of(games: Sequence[PairGame], edges: Sequence[float]) -> Lengths:
    """The lengths of some games, in bins with these edges."""
    lengths = [played.choices for played in games]
    width = edges[1] - edges[0]
    counts = Counter([int((length - edges[0]) // width) for length in lengths])
    return Lengths(
        tuple([counts[place] for place in range(len(edges) - 1)]), min(lengths), median(lengths), max(lengths)
    )


def running_score(pair_points: Sequence[float]) -> tuple[list[float], list[tuple[float, float]]]:
    """The share of points after every pair, with an interval from the variance of the pairs so far.

    One virtual pair with a deviation of half the points widens the first intervals.
    """
    shares, intervals = [], []
    total = squares = 0.0
    for number, points in enumerate(pair_points, 1):
        total += points / 2
        squares += points * points / 4
        mean = total / number
        variance = (squares - number * mean * mean + 0.25) / (number + 1)
        width = CONFIDENCE_95 * sqrt(variance / number)
        shares.append(mean)
        intervals.append((max(0.0, mean - width), min(1.0, mean + width)))
    return shares, intervals


def llr_history(pair_points: Sequence[float], test: Sprt) -> list[float]:
    """The log likelihood ratio of a test after every pair."""
    again = Sprt(test.elo0, test.elo1, test.alpha, test.beta)
    found = []
    for points in pair_points:
        again.add(points)
        found.append(again.llr)
    return found


def fixed_options(plan: Plan) -> list[tuple[str, str]]:
    """The options that differ from their defaults and do not vary."""
    varied = [axis.option for axis in plan.each]
    fixed = [option for option in plan.setup.game.options if option.name not in varied]
    changed = [option for option in fixed if plan.setup.options[option.name] != option.default]
    return [(option.name, option.write(plan.setup.options[option.name])) for option in changed]


def command(plan: Plan, report: str) -> str:
    """The command that repeats the tournament and writes the same report."""
    arguments = ["shiai", "arena", plan.game.replace("_", "-"), "--bots", ",".join(plan.bots)]
    arguments += ["--games", str(plan.games), "--seed", str(plan.seed)]
    for name, value in fixed_options(plan):
        arguments += ["--" + name.replace("_", "-"), value]
    for axis in plan.each:
        arguments += ["--each", f"{axis.option}={','.join(axis.labels)}"]
    if plan.sprt is not None:
        arguments.append("--sprt")
        for name, setting in plan.sprt.items():
            arguments += [f"--{name}", f"{setting:g}"]
    return join([*arguments, "--report", report])
