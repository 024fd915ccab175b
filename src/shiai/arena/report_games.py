"""The second half of the report: the course of the games, as plots and tables for the template."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from markupsafe import Markup

from shiai.arena.pairs import PairGame, Pairing
from shiai.arena.report_numbers import (
    GameText,
    Letters,
    Share,
    bot_label,
    duration,
    endings,
    games_of,
    interval_text,
    length_edges,
    lengths_of,
    llr_history,
    percent,
    running_score,
)
from shiai.arena.report_plots import Bar, Level, bars, curve, description, histogram
from shiai.arena.sprt import Sprt
from shiai.arena.tournament import Tournament

LISTED: Final = 5  # longest and shortest games in the table


@dataclass(frozen=True)
class Figure:
    """A plot of one pairing with its caption."""

    heading: str
    plot: Markup
    caption: str


@dataclass(frozen=True)
class Listed:
    """A game of the table, with the line of its record."""

    game: PairGame
    line: int
    winners: str
    seats: str
    ending: str


@dataclass(frozen=True)
class Endings:
    """How games ended."""

    rows: list[tuple[str, str, str, int, Share]]  # reason, text, clause, games and their share
    plot: Markup


def pairing_title(letters: Letters, pairing: Pairing) -> str:
    """The two bots of a pairing."""
    return " – ".join([bot_label(letters, name) for name in pairing.names])


def running_plots(tournament: Tournament, letters: Letters) -> list[Figure]:
    """The running score of every pairing, and the log likelihood ratio of those under test."""
    figures = []
    for pairing in tournament.plan.pairings:
        points = tournament.pair_points[pairing.number]
        if points:
            heading, first = pairing_title(letters, pairing), letters[pairing.names[0]]
            figures.append(score_plot(f"score-{pairing.number}", heading, first, points))
            if pairing.number in tournament.tests:
                test = tournament.tests[pairing.number]
                figures.append(ratio_plot(f"test-{pairing.number}", heading, first, points, test))
    return figures


def score_plot(name: str, heading: str, first: str, points: Sequence[float]) -> Figure:
    """The running score of the first bot of a pairing."""
    shares, band = running_score(points)
    games = 2 * len(points)
    final = percent(shares[-1], games)
    caption = f"After {len(points)} pairs, {first} has {final} of the points ({interval_text(band[-1], games)})."
    levels = [Level(0.0, "0 %"), Level(0.5, "50 %"), Level(1.0, "100 %")]
    plot = curve(name, f"Running score: {heading}", caption, shares, levels, final, band)
    return Figure(f"Score: {heading}", plot, caption)


def ratio_plot(name: str, heading: str, first: str, points: Sequence[float], test: Sprt) -> Figure:
    """The log likelihood ratio of the test of a pairing."""
    verdicts = {"open": "undecided", "better": f"{first} is better", "not better": f"{first} is not better"}
    caption = (
        f"LLR {llr_text(test.llr)} after {test.pairs} pairs; bounds {llr_text(test.lower)} and {llr_text(test.upper)}: "
        f"{verdicts[test.verdict]} (elo0 {test.elo0:g}, elo1 {test.elo1:g}, alpha {test.alpha:g}, beta {test.beta:g})."
    )
    bounds = [
        Level(test.upper, f"{llr_text(test.upper)}: better"),
        Level(test.lower, f"{llr_text(test.lower)}: not better"),
    ]
    title = f"Log likelihood ratio: {heading}"
    plot = curve(name, title, caption, llr_history(points, test), bounds, llr_text(test.llr))
    return Figure(f"Test: {heading}", plot, caption)


def llr_text(ratio: float) -> str:
    """A log likelihood ratio as text."""
    return f"{ratio:.2f}".replace("-", "−")


def length_plots(tournament: Tournament, letters: Letters) -> list[Figure]:
    """The lengths of the games of every pairing, on a common scale."""
    edges = length_edges(tournament)
    figures = []
    for pairing in tournament.plan.pairings:
        games = games_of(tournament, pairing)
        if games:
            found = lengths_of(games, edges)
            heading = pairing_title(letters, pairing)
            lengths = f"{found.shortest} to {found.longest} choices; the median is {found.median:g}"
            caption = f"{len(games)} games of {lengths}."
            title = f"Choices in a game: {heading}"
            plot = histogram(f"lengths-{pairing.number}", title, caption, found.counts, edges, found.median)
            figures.append(Figure(heading, plot, caption))
    return figures


def ending_section(tournament: Tournament, text: GameText) -> Endings:
    """How often games ended for which reason."""
    found = endings(tournament)
    total = len(tournament.played)
    rows = [(reason, text.ending(reason), clause, count, Share(count, total)) for reason, clause, count in found]
    amounts = [Bar(reason.replace("_", " "), count, f"{count} ({share.text})") for reason, _, _, count, share in rows]
    return Endings(rows, bars("endings", "Reasons of the endings", description(amounts), amounts))


def thinking_plot(tournament: Tournament, letters: Letters) -> Markup:
    """The mean time per decision of every bot."""
    amounts = []
    for bot in letters:
        seconds = tournament.seconds(bot)
        amounts.append(Bar(bot_label(letters, bot), seconds, duration(seconds)))
    return bars("thinking", "Mean time per decision", description(amounts), amounts)


def extremes(tournament: Tournament, text: GameText) -> dict[str, list[Listed]]:
    """The shortest and the longest games."""
    seats = tournament.plan.setup.seats
    found = []
    for line, game in enumerate(tournament.played, 1):
        winners = ", ".join(dict.fromkeys([game.bots[seats.index(seat)] for seat in game.winners])) or "nobody"
        sitting = "; ".join([f"{text.seat(seat)}: {bot}" for seat, bot in zip(seats, game.bots, strict=True)])
        if tournament.plan.one_side:
            sitting = f"{game.bots[0]} on all seats"
        found.append(Listed(game, line, winners, sitting, text.ending(game.reason)))
    found.sort(key=lambda one: (one.game.choices, one.line))
    return {"shortest": found[:LISTED], "longest": found[: -LISTED - 1 : -1]}
