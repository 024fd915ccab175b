"""Elo ratings with 95 % intervals: by maximum likelihood for two sides, by OpenSkill for more.

A lead of 400 Elo means ten times the points. Only differences matter, so the mean of all bots is 0.
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
PRIOR: Final = 1.0  # virtual draws between two bots that met, so that ratings stay finite (Jeffreys' prior for two)
MAX_STEPS: Final = 100  # of Newton's method, which needs about ten
TOLERANCE: Final = 1e-9  # in log odds
SIGMAS: Final = 2.0  # half the width of an OpenSkill interval

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
        """The number of games."""
        return self.wins + self.draws + self.losses

    @property
    def points(self) -> float:
        """The points of the first bot; a draw is half a point."""
        return self.wins + self.draws / 2


@dataclass(frozen=True)
class Rating:
    """The rating of one bot and its 95 % interval, relative to the mean of its group.

    Bots that are not connected by games cannot be compared: they are in different groups, each with mean 0. A
    round-robin tournament has only group 0. A bot without games has an infinite interval.
    """

    bot: str
    elo: float
    low: float
    high: float
    games: int
    group: int = 0


def elo_ratings(scores: Sequence[Score]) -> list[Rating]:
    """Bradley-Terry ratings by maximum likelihood; the strongest first, group by group.

    A draw counts as half a win; games of a bot against itself are ignored. The intervals come from the curvature of the
    likelihood and are slightly too wide if many games are drawn.
    """
    games: Counter[tuple[str, str]] = Counter()
    points: Counter[tuple[str, str]] = Counter()  # doubled: integers, whose sum does not depend on the order
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
    """The groups of bots that are connected by games, the largest first."""
    left = sorted(bots)
    found = []
    while left:
        group = [left[0]]
        for bot in group:  # the list grows during the loop
            group += [other for other in left if games[bot, other] and other not in group]
        left = [bot for bot in left if bot not in group]
        found.append(sorted(group))
    return sorted(found, key=lambda group: (-len(group), group))


def strengths(games: Square, points: Square) -> list[tuple[float, float]]:
    """The most likely strength of each player, in log odds with mean 0, and its standard error, by Newton's method.

    All players must be connected by games, and both players of each pairing must have points.
    """
    size = range(len(games))
    if len(games) == 1:
        return [(0.0, inf)]
    found = [0.0 for _ in size]
    for _ in range(MAX_STEPS):
        slope = [sum([points[i][j] - games[i][j] * win_probability(found[i] - found[j]) for j in size]) for i in size]
        covariance = inverse(curvature(games, found))
        step = [sum([covariance[i][j] * slope[j] for j in size]) for i in size]
        before = log_likelihood(points, found)
        while log_likelihood(points, [found[i] + step[i] for i in size]) < before and max(map(abs, step)) > TOLERANCE:
            step = [change / 2 for change in step]
        found = [found[i] + step[i] for i in size]
        if max(map(abs, step)) <= TOLERANCE:
            break
    mean = sum(found) / len(found)
    covariance = inverse(curvature(games, found))
    return [(found[i] - mean, sqrt(covariance[i][i] - 1 / len(games))) for i in size]


def win_probability(lead: float) -> float:
    """The expected share of points of a player with this lead in log odds."""
    return 1 / (1 + exp(-lead)) if lead > 0 else 1 - 1 / (1 + exp(lead))


def log_likelihood(points: Square, found: list[float]) -> float:
    """The log likelihood of the points."""
    size = range(len(found))
    return -sum([points[i][j] * softplus(found[j] - found[i]) for i in size for j in size if i != j])


def softplus(lead: float) -> float:
    """log(1 + exp(lead)) without overflow."""
    return lead + log1p(exp(-lead)) if lead > 0 else log1p(exp(lead))


def curvature(games: Square, found: list[float]) -> Square:
    """The negative Hessian of the log likelihood, plus 1/n everywhere, which fixes the common level."""
    size = range(len(found))
    weights = [
        [games[i][j] * win_probability(found[i] - found[j]) * win_probability(found[j] - found[i]) for j in size]
        for i in size
    ]
    return [[(sum(weights[i]) if i == j else -weights[i][j]) + 1 / len(found) for j in size] for i in size]


def inverse(square: Square) -> Square:
    """The inverse of a positive definite matrix by Gauss-Jordan elimination."""
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


def skill_ratings(ranks: Sequence[tuple[tuple[str, int], ...]]) -> list[Rating]:
    """Ratings from games of any number of seats by OpenSkill's Plackett-Luce model, on the Elo scale; strongest first.

    A game is the bot and the rank of every seat; a bot may have several seats. Each two seats with different bots and
    different ranks are rated as a game of two. Rating the whole game at once would treat all losers as equally good,
    although nothing is known about their order, and differences would come out much too small. If all seats share a
    rank, the game is a draw. Bots do not change, so there is no `tau`, and every comparison reduces the uncertainty
    fully.
    """
    model = PlackettLuce(tau=0.0, gamma=undamped)
    skills: dict[str, PlackettLuceRating] = {}
    games: Counter[str] = Counter()
    for game in ranks:
        games.update({bot for bot, _ in game})
        drawn = len({rank for _, rank in game}) == 1
        for bot, _ in game:
            skills.setdefault(bot, model.rating())
        for (bot, rank), (other, other_rank) in combinations(game, 2):
            if bot != other and (drawn or rank != other_rank):
                rated = model.rate([[skills[bot]], [skills[other]]], ranks=[float(rank), float(other_rank)])
                skills[bot], skills[other] = rated[0][0], rated[1][0]
    scale = ELO / (sqrt(2) * model.beta)  # mu / (√2 · beta) are log odds, if both skills are certain
    mean = sum([skill.mu for skill in skills.values()]) / max(1, len(skills))
    ratings = []
    for bot, skill in skills.items():
        elo, width = scale * (skill.mu - mean), scale * SIGMAS * skill.sigma
        ratings.append(Rating(bot, elo, elo - width, elo + width, games[bot]))
    return sorted(ratings, key=lambda rating: (-rating.elo, rating.bot))


def undamped(*_: object) -> float:
    """The factor by which a comparison reduces the uncertainty: 1, no damping."""
    return 1.0
