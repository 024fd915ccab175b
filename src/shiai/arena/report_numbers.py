"""What the report of a tournament counts: shares with intervals, seats, lengths, endings; and what made it."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from math import isfinite, sqrt
from shlex import join
from statistics import median
from string import ascii_uppercase
from typing import Final

from shiai.arena.pairs import Pairing, Played
from shiai.arena.plan import Plan
from shiai.arena.ratings import Rating, Score
from shiai.arena.sprt import Sprt
from shiai.arena.statistics import CONFIDENCE_95, wilson
from shiai.arena.tournament import Tournament
from shiai.i18n.catalogue import FALLBACK, Catalogue

MANY: Final = 200  # games from which tenths of a per cent are worth telling
PER_CENT: Final = "\N{NO-BREAK SPACE}%"
BINS: Final = 20  # at most, in histograms
STRONGEST_TINT: Final = 40  # per cent of colour in a cell of a heat map; letters stay readable on it

Signs = dict[str, str]  # of every bot: a letter for plots and tables


@dataclass(frozen=True)
class Share:
    """So many points out of so many games."""

    points: float
    games: int
    fair: float | None = 0.5  # what would be neither good nor bad, where there is such a thing

    @property
    def value(self) -> float:
        """The share; one half where nothing was played."""
        return self.points / self.games if self.games else 0.5

    @property
    def interval(self) -> tuple[float, float]:
        """Its 95 % interval."""
        return wilson(self.points, self.games)

    @property
    def words(self) -> str:
        """The share as per cent."""
        return percent(self.value, self.games) if self.games else "–"

    @property
    def interval_words(self) -> str:
        """The interval as per cent."""
        return range_words(self.interval, self.games) if self.games else "no games"

    @property
    def tone(self) -> str:
        """Above or below what is fair, for the colour of a cell."""
        return "up" if self.fair is not None and self.value > self.fair else "down"

    @property
    def tint(self) -> int:
        """How strong the colour of a cell is, in per cent."""
        if self.fair is None:
            return 0
        room = 1 - self.fair if self.value > self.fair else self.fair
        return round(STRONGEST_TINT * abs(self.value - self.fair) / room)


@dataclass(frozen=True)
class Lengths:
    """How long the games of a pairing were: counts between edges, and the middle one."""

    counts: tuple[int, ...]
    least: int
    middle: float
    most: int


class Words:
    """Names and sentences about a game, in English as everything that commands say."""

    def __init__(self, plan: Plan) -> None:
        self.catalogue = Catalogue(FALLBACK, plan.game)

    @property
    def title(self) -> str:
        """The name of the game."""
        return self.catalogue.say("game-title")

    def ending(self, reason: str) -> str:
        """The sentence for the end of a game."""
        return self.catalogue.say(f"ending-{reason}")

    def seat(self, seat: str) -> str:
        """The name of a seat."""
        return self.catalogue.name_or(seat)


def percent(share: float, games: int) -> str:
    """A share as per cent, with as many figures as so many games can tell."""
    return f"{100 * share:.{int(games >= MANY)}f}{PER_CENT}"


def range_words(interval: tuple[float, float], games: int) -> str:
    """An interval of shares as per cent."""
    low, high = [percent(end, games) for end in interval]
    return f"{low.removesuffix(PER_CENT)} to {high}"


def signed(number: float) -> str:
    """A rating with its sign; nothing has none."""
    return f"{round(number):+d}".replace("-", "−") if round(number) else "0"


def rating_words(rating: Rating) -> str:
    """The interval of a rating."""
    if not (isfinite(rating.low) and isfinite(rating.high)):
        return "no games"
    return f"{signed(rating.low)} to {signed(rating.high)}"


def duration(seconds: float) -> str:
    """A time for a choice, in the unit that suits it."""
    for unit, size in (("s", 1.0), ("ms", 1e-3)):
        if seconds >= size:
            return f"{seconds / size:.3g} {unit}"
    return f"{seconds / 1e-6:.3g} µs"


def keys(names: Sequence[str]) -> Signs:
    """A letter for every bot, or a number where there are too many for letters."""
    signs = list(ascii_uppercase) if len(names) <= len(ascii_uppercase) else [str(i + 1) for i in range(len(names))]
    return dict(zip(names, signs, strict=False))


def labelled(signs: Signs, bot: str) -> str:
    """A bot with its sign."""
    return f"{signs[bot]} {bot}"


def meetings(scores: Sequence[Score]) -> dict[tuple[str, str], Score]:
    """The score of every bot against every other, from both sides."""
    turned = [Score(score.second, score.first, score.losses, score.draws, score.wins) for score in scores]
    return {(score.first, score.second): score for score in [*scores, *turned]}


def seat_shares(tournament: Tournament) -> dict[tuple[str, str], Share]:
    """Games and victories of every bot on every seat; the bot "" stands for all."""
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
    """Reasons, clauses and numbers of the endings, the most frequent first."""
    found = Counter([(played.reason, played.clause) for played in tournament.played])
    return [
        (reason, clause, count) for (reason, clause), count in sorted(found.items(), key=lambda one: (-one[1], one[0]))
    ]


def games_of(tournament: Tournament, pairing: Pairing) -> list[Played]:
    """The games of a pairing."""
    return [played for played in tournament.played if played.pairing == pairing.number]


def length_edges(tournament: Tournament) -> list[float]:
    """The edges between which lengths are counted, the same for all pairings."""
    lengths = [played.choices for played in tournament.played]
    least, span = min(lengths), max(lengths) - min(lengths) + 1
    width = -(-span // BINS)
    return [least - 0.5 + width * number for number in range(-(-span // width) + 1)]


def lengths_of(games: Sequence[Played], edges: Sequence[float]) -> Lengths:
    """The lengths of some games, counted between the edges."""
    lengths = [played.choices for played in games]
    width = edges[1] - edges[0]
    counts = Counter([int((length - edges[0]) // width) for length in lengths])
    return Lengths(
        tuple([counts[place] for place in range(len(edges) - 1)]), min(lengths), median(lengths), max(lengths)
    )


def running(pair_points: Sequence[float]) -> tuple[list[float], list[tuple[float, float]]]:
    """The share of points after every pair, and its interval by the spread of the pairs so far.

    One imagined deviation of half the points keeps the first pairs from looking certain.
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


def ratios(pair_points: Sequence[float], test: Sprt) -> list[float]:
    """The log likelihood ratio of a test after every pair."""
    again = Sprt(test.elo0, test.elo1, test.alpha, test.beta)
    found = []
    for points in pair_points:
        again.add(points)
        found.append(again.llr)
    return found


def own_options(plan: Plan) -> list[tuple[str, str]]:
    """The options that are not as usual and do not vary."""
    varied = [axis.option for axis in plan.each]
    fixed = [option for option in plan.setup.game.options if option.name not in varied]
    changed = [option for option in fixed if plan.setup.options[option.name] != option.default]
    return [(option.name, option.write(plan.setup.options[option.name])) for option in changed]


def command(plan: Plan, report: str) -> str:
    """The command that plays the tournament again and writes the same report."""
    words = ["shiai", "arena", plan.game.replace("_", "-"), "--bots", ",".join(plan.bots)]
    words += ["--games", str(plan.games), "--seed", str(plan.seed)]
    for name, value in own_options(plan):
        words += ["--" + name.replace("_", "-"), value]
    for axis in plan.each:
        words += ["--each", f"{axis.option}={','.join(axis.words)}"]
    if plan.sprt is not None:
        words.append("--sprt")
        for name, setting in plan.sprt.items():
            words += [f"--{name}", f"{setting:g}"]
    return join([*words, "--report", report])
