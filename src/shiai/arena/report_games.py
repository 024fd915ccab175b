"""The second half of the report of a tournament: how the games went, as plots and tables for the template."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from markupsafe import Markup

from shiai.arena.pairs import Pairing, Played
from shiai.arena.report_numbers import (
    Share,
    Signs,
    Words,
    duration,
    endings,
    games_of,
    labelled,
    length_edges,
    lengths_of,
    percent,
    range_words,
    ratios,
    running,
)
from shiai.arena.report_plots import Bar, Level, bars, curve, histogram, told
from shiai.arena.sprt import Sprt
from shiai.arena.tournament import Tournament

LISTED: Final = 5  # longest and shortest games


@dataclass(frozen=True)
class Figure:
    """A plot of one pairing with what it says."""

    heading: str
    plot: Markup
    words: str


@dataclass(frozen=True)
class Listed:
    """A remarkable game and where its record lies."""

    played: Played
    line: int
    winners: str
    seats: str
    ending: str


@dataclass(frozen=True)
class Endings:
    """Why games ended."""

    rows: list[tuple[str, str, str, int, Share]]  # reason, sentence, clause, games and their share
    plot: Markup


def versus(signs: Signs, pairing: Pairing) -> str:
    """Who meets whom."""
    return " – ".join([labelled(signs, name) for name in pairing.names])


def running_plots(tournament: Tournament, signs: Signs) -> list[Figure]:
    """For every pairing how the score went; and for those under test how the likelihood ratio did."""
    figures = []
    for pairing in tournament.plan.pairings:
        points = tournament.pair_points[pairing.number]
        if points:
            heading, first = versus(signs, pairing), signs[pairing.names[0]]
            figures.append(score_plot(f"score-{pairing.number}", heading, first, points))
            if pairing.number in tournament.tests:
                test = tournament.tests[pairing.number]
                figures.append(ratio_plot(f"test-{pairing.number}", heading, first, points, test))
    return figures


def score_plot(name: str, heading: str, first: str, points: Sequence[float]) -> Figure:
    """The running score of the first bot of a pairing."""
    shares, band = running(points)
    games = 2 * len(points)
    words = percent(shares[-1], games)
    said = f"After {len(points)} pairs {first} has {words} of the points ({range_words(band[-1], games)})."
    levels = [Level(0.0, "0 %"), Level(0.5, "50 %"), Level(1.0, "100 %")]
    plot = curve(name, f"Running score: {heading}", said, shares, levels, words, band)
    return Figure(f"Score: {heading}", plot, said)


def ratio_plot(name: str, heading: str, first: str, points: Sequence[float], test: Sprt) -> Figure:
    """How the test went whether the first bot of a pairing is better."""
    verdicts = {"open": "not decided", "better": f"{first} is better", "not better": f"{first} is not better"}
    said = (
        f"LLR {written(test.llr)} after {test.pairs} pairs; bounds {written(test.lower)} and {written(test.upper)}: "
        f"{verdicts[test.verdict]} (elo0 {test.elo0:g}, elo1 {test.elo1:g}, alpha {test.alpha:g}, beta {test.beta:g})."
    )
    bounds = [
        Level(test.upper, f"{written(test.upper)}: better"),
        Level(test.lower, f"{written(test.lower)}: not better"),
    ]
    title = f"Log likelihood ratio: {heading}"
    plot = curve(name, title, said, ratios(points, test), bounds, written(test.llr))
    return Figure(f"Test: {heading}", plot, said)


def written(ratio: float) -> str:
    """A log likelihood ratio."""
    return f"{ratio:.2f}".replace("-", "−")


def length_plots(tournament: Tournament, signs: Signs) -> list[Figure]:
    """How long the games of every pairing were, on one scale."""
    edges = length_edges(tournament)
    figures = []
    for pairing in tournament.plan.pairings:
        games = games_of(tournament, pairing)
        if games:
            found = lengths_of(games, edges)
            heading = versus(signs, pairing)
            said = f"{len(games)} games of {found.least} to {found.most} choices; the middle one has {found.middle:g}."
            title = f"Choices in a game: {heading}"
            plot = histogram(f"lengths-{pairing.number}", title, said, found.counts, edges, found.middle)
            figures.append(Figure(heading, plot, said))
    return figures


def ending_section(tournament: Tournament, words: Words) -> Endings:
    """Why games ended, how often."""
    found = endings(tournament)
    total = len(tournament.played)
    rows = [(reason, words.ending(reason), clause, count, Share(count, total)) for reason, clause, count in found]
    amounts = [Bar(reason.replace("_", " "), count, f"{count} ({share.words})") for reason, _, _, count, share in rows]
    return Endings(rows, bars("endings", "Reasons of the endings", told(amounts), amounts))


def thinking_plot(tournament: Tournament, signs: Signs) -> Markup:
    """How long every bot thinks."""
    amounts = []
    for bot in signs:
        seconds = tournament.seconds(bot)
        amounts.append(Bar(labelled(signs, bot), seconds, duration(seconds)))
    return bars("thinking", "Time for a choice, on the average", told(amounts), amounts)


def extremes(tournament: Tournament, words: Words) -> dict[str, list[Listed]]:
    """The shortest and the longest games."""
    seats = tournament.plan.setup.seats
    found = []
    for line, played in enumerate(tournament.played, 1):
        winners = ", ".join(dict.fromkeys([played.bots[seats.index(seat)] for seat in played.winners])) or "nobody"
        sitting = "; ".join([f"{words.seat(seat)}: {bot}" for seat, bot in zip(seats, played.bots, strict=True)])
        if tournament.plan.teams:
            sitting = f"{played.bots[0]} alone"
        found.append(Listed(played, line, winners, sitting, words.ending(played.reason)))
    found.sort(key=lambda one: (one.played.choices, one.line))
    return {"shortest": found[:LISTED], "longest": found[: -LISTED - 1 : -1]}
