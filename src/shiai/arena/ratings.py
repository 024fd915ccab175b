"""How strong bots are, in Elo with intervals: from games of two by maximum likelihood, from games of more by OpenSkill.

A lead of 400 Elo means ten points for one. Only differences mean something, so the mean of all bots is put at 0.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations
from math import exp, inf, log, log1p, sqrt
from typing import Final

from openskill.models import PlackettLuce, PlackettLuceRating

from shiai.arena.statistics import CONFIDENCE_95
from shiai.core.errors import ShiaiError

ELO: Final = 400 / log(10)  # Elo in one unit of log odds
PRIOR: Final = 1.0  # imagined draws between two bots that met: nobody is infinitely strong (Jeffreys' prior for two)
ROUNDS: Final = 100  # of Newton's method, which needs about ten
EXACT: Final = 1e-9  # in log odds
SIGMAS: Final = 2.0  # half the width of an interval of OpenSkill

Square = list[list[float]]


class RatingError(ShiaiError):
    """The results cannot be rated."""


@dataclass(frozen=True)
class Score:
    """All games of one bot against another, from the first one's side."""

    first: str
    second: str
    wins: int
    draws: int
    losses: int

    def __post_init__(self) -> None:
        if min(self.wins, self.draws, self.losses) < 0:
            raise RatingError(f"{self.first} against {self.second}: a number of games cannot be negative")

    @property
    def games(self) -> int:
        """How often the two have met."""
        return self.wins + self.draws + self.losses

    @property
    def points(self) -> float:
        """What the first has won of these games, a draw being half a point."""
        return self.wins + self.draws / 2


@dataclass(frozen=True)
class Rating:
    """The strength of one bot and its 95 % interval, both relative to the mean of its group.

    Bots that have not met, not even through others, cannot be compared: they are in different groups, each with its own
    mean 0. A tournament where everybody meets everybody has only group 0. A bot without games has an endless interval.
    """

    bot: str
    elo: float
    low: float
    high: float
    games: int
    group: int = 0


def elo_ratings(scores: Sequence[Score]) -> list[Rating]:
    """Ratings from games of two: Bradley and Terry's model by maximum likelihood; the strongest first, group by group.

    A draw counts as half a victory; games of a bot against itself say nothing. The intervals come from the curvature of
    the likelihood; they are a little too wide where many games are drawn.
    """
    games: Counter[tuple[str, str]] = Counter()
    points: Counter[tuple[str, str]] = Counter()  # in halves, so that the order of the scores cannot matter
    for score in scores:
        if score.first != score.second:
            games[score.first, score.second] += score.games
            games[score.second, score.first] += score.games
            points[score.first, score.second] += 2 * score.wins + score.draws
            points[score.second, score.first] += 2 * score.losses + score.draws
    ratings = []
    for number, group in enumerate(groups_of({bot for score in scores for bot in (score.first, score.second)}, games)):
        met = [[games[bot, other] + PRIOR if games[bot, other] else 0.0 for other in group] for bot in group]
        won = [[(points[bot, other] + PRIOR) / 2 if games[bot, other] else 0.0 for other in group] for bot in group]
        for bot, (strength, error) in zip(group, strengths(met, won), strict=True):
            elo, width = ELO * strength, ELO * CONFIDENCE_95 * error
            played = sum([games[bot, other] for other in group])
            ratings.append(Rating(bot, elo, elo - width, elo + width, played, number))
    return sorted(ratings, key=lambda rating: (rating.group, -rating.elo, rating.bot))


def groups_of(bots: set[str], games: Counter[tuple[str, str]]) -> list[list[str]]:
    """Bots that are connected by games, the largest group first."""
    left = sorted(bots)
    found = []
    while left:
        group = [left[0]]
        for bot in group:  # which grows on the way
            group += [other for other in left if games[bot, other] and other not in group]
        left = [bot for bot in left if bot not in group]
        found.append(sorted(group))
    return sorted(found, key=lambda group: (-len(group), group))


def strengths(games: Square, points: Square) -> list[tuple[float, float]]:
    """The likeliest strength of each player, in log odds with mean 0, and its standard error, by Newton's method.

    Everybody must be connected with everybody by games, and have points on both sides of each pairing.
    """
    size = range(len(games))
    if len(games) == 1:
        return [(0.0, inf)]
    found = [0.0 for _ in size]
    for _ in range(ROUNDS):
        slope = [sum([points[i][j] - games[i][j] * chance(found[i] - found[j]) for j in size]) for i in size]
        covariance = inverse(curvature(games, found))
        step = [sum([covariance[i][j] * slope[j] for j in size]) for i in size]
        before = likelihood(points, found)
        while likelihood(points, [found[i] + step[i] for i in size]) < before and max(map(abs, step)) > EXACT:
            step = [change / 2 for change in step]
        found = [found[i] + step[i] for i in size]
        if max(map(abs, step)) <= EXACT:
            break
    mean = sum(found) / len(found)
    covariance = inverse(curvature(games, found))
    return [(found[i] - mean, sqrt(covariance[i][i] - 1 / len(games))) for i in size]


def chance(lead: float) -> float:
    """The expected share of points of somebody who is that much stronger, in log odds."""
    return 1 / (1 + exp(-lead)) if lead > 0 else 1 - 1 / (1 + exp(lead))


def likelihood(points: Square, found: list[float]) -> float:
    """The logarithm of the likelihood of these points."""
    size = range(len(found))
    return -sum([points[i][j] * softened(found[j] - found[i]) for i in size for j in size if i != j])


def softened(lead: float) -> float:
    """The logarithm of 1 + e^lead, for any lead."""
    return lead + log1p(exp(-lead)) if lead > 0 else log1p(exp(lead))


def curvature(games: Square, found: list[float]) -> Square:
    """The negative second derivatives of the likelihood; 1/n is added to all, so that the common level is fixed too."""
    size = range(len(found))
    weights = [[games[i][j] * chance(found[i] - found[j]) * chance(found[j] - found[i]) for j in size] for i in size]
    return [[(sum(weights[i]) if i == j else -weights[i][j]) + 1 / len(found) for j in size] for i in size]


def inverse(square: Square) -> Square:
    """The inverse of a positive definite matrix, by Gauss and Jordan."""
    size = range(len(square))
    rows = [[*square[i], *[float(i == j) for j in size]] for i in size]
    for i in size:
        pivot = rows[i][i]
        rows[i] = [value / pivot for value in rows[i]]
        for j in size:
            if j != i:
                factor = rows[j][i]
                rows[j] = [value - factor * above for value, above in zip(rows[j], rows[i], strict=True)]
    return [row[len(square) :] for row in rows]


def skill_ratings(places: Sequence[tuple[tuple[str, int], ...]]) -> list[Rating]:
    """Ratings from games of any number of seats: OpenSkill's Plackett-Luce model, game by game; the strongest first.

    A game is the bot and the rank of every seat; a bot may have several seats. OpenSkill is told of every two seats
    with different bots and different ranks. Were it told of the whole game, it would take those that share a rank for
    equally good; but where one has won, nobody knows who of the others was better, and differences would come out much
    too small. Only where all share a rank are they equally good: a draw. The scale is Elo: a lead says how likely one
    is placed before the other. Bots do not change, so what earlier games have told is not forgotten (no `tau`, and
    uncertainty falls with every comparison by all that it tells).
    """
    model = PlackettLuce(tau=0.0, gamma=undamped)
    skills: dict[str, PlackettLuceRating] = {}
    games: Counter[str] = Counter()
    for game in places:
        games.update({bot for bot, _ in game})
        drawn = len({rank for _, rank in game}) == 1
        for bot, _ in game:
            skills.setdefault(bot, model.rating())
        for (bot, rank), (other, place) in combinations(game, 2):
            if bot != other and (drawn or rank != place):
                rated = model.rate([[skills[bot]], [skills[other]]], ranks=[float(rank), float(place)])
                skills[bot], skills[other] = rated[0][0], rated[1][0]
    scale = ELO / (sqrt(2) * model.beta)  # between two skills that are certain, mu / (√2 · beta) are log odds
    mean = sum([skill.mu for skill in skills.values()]) / max(1, len(skills))
    ratings = []
    for bot, skill in skills.items():
        elo, width = scale * (skill.mu - mean), scale * SIGMAS * skill.sigma
        ratings.append(Rating(bot, elo, elo - width, elo + width, games[bot]))
    return sorted(ratings, key=lambda rating: (-rating.elo, rating.bot))


def undamped(*_: object) -> float:
    """The share of what a comparison tells that lowers the uncertainty: all of it."""
    return 1.0
