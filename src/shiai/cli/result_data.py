"""Results of simulations and tournaments as plain data, for --json."""

from collections import Counter
from dataclasses import asdict
from math import isfinite
from statistics import fmean, median
from typing import TYPE_CHECKING, Any

from shiai.arena.match import Result
from shiai.arena.series import Series
from shiai.arena.statistics import wilson
from shiai.core.setup import Setup

if TYPE_CHECKING:
    from shiai.arena.tournament import Tournament  # whose ratings need a large library


def series_data(series: Series, results: list[Result], setup: Setup) -> dict[str, Any]:
    """Wins, endings and numbers of a series, with everything needed to repeat it."""
    games: Counter[tuple[str, str]] = Counter()
    wins: Counter[tuple[str, str]] = Counter()
    for result in results:
        for seat, bot in zip(setup.seats, result.bots, strict=True):
            games[bot, seat] += 1
            wins[bot, seat] += seat in result.winners
    endings = Counter((result.reason, result.clause) for result in results)
    return {
        "game": series.game,
        "rules_version": setup.game.version,
        "options": dict(setup.options),
        "bots": list(series.bots),
        "games": len(results),
        "seed": series.seed,
        "wins": [
            {"bot": bot, "seat": seat, "games": count} | share(wins[bot, seat], count)
            for (bot, seat), count in games.items()
        ],
        "endings": [
            {"ending": reason, "clause": clause} | share(count, len(results))
            for (reason, clause), count in endings.most_common()
        ],
        "numbers": {
            "choices": numbers([result.choices for result in results]),
            **{name: numbers([result.summary[name] for result in results]) for name in results[0].summary},
        },
        "forfeits": len([result for result in results if result.failure]),
    }


def tournament_data(tournament: "Tournament") -> dict[str, Any]:
    """Standings, scores and tests of a tournament, with everything needed to repeat it."""
    plan = tournament.plan
    ratings = {rating.bot: rating for rating in tournament.ratings()}
    standings: list[dict[str, Any]] = []
    for bot in sorted(plan.names, key=lambda bot: -tournament.points(bot) / max(1, tournament.games[bot])):
        row: dict[str, Any] = {"bot": bot, "games": tournament.games[bot]}
        row |= share(tournament.points(bot), tournament.games[bot])
        if bot in ratings:
            rating = ratings[bot]
            ends = [end if isfinite(end) else None for end in (rating.low, rating.high)]  # JSON has no infinity
            row |= {"rating": rating.elo, "rating_low": ends[0], "rating_high": ends[1]}
        standings.append(row | {"seconds_per_decision": tournament.seconds(bot)})
    return {
        "game": plan.game,
        "options": dict(plan.setup.options),
        "bots": list(plan.names),
        "games": len(tournament.played),
        "seed": plan.seed,
        "standings": standings,
        "scores": [asdict(score) for score in tournament.scores()],
        "tests": [
            {"bots": list(plan.pairings[number].names), "verdict": test.verdict, "pairs": test.pairs, "llr": test.llr}
            for number, test in tournament.tests.items()
        ],
    }


def share(part: float, whole: int) -> dict[str, float]:
    """A number, its share and the 95 % interval of the share."""
    low, high = wilson(part, whole) if whole else (0.0, 1.0)
    return {"number": part, "share": part / max(1, whole), "low": low, "high": high}


def numbers(values: list[int]) -> dict[str, float]:
    """What is told about a number at the end of games."""
    return {"min": min(values), "median": median(values), "mean": fmean(values), "max": max(values)}
