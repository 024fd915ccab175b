"""The first half of the report: the strength of the bots, as plots and tables for the template."""

from dataclasses import dataclass

from markupsafe import Markup

from shiai.arena.plan import variant_text
from shiai.arena.ratings import Score
from shiai.arena.report_numbers import (
    GameText,
    Letters,
    Share,
    bot_label,
    duration,
    rating_interval,
    scores_by_bots,
    seat_shares,
    signed,
)
from shiai.arena.report_plots import Whisker, description, whiskers
from shiai.arena.tournament import Tournament


@dataclass(frozen=True)
class Standing:
    """A line of the standings."""

    letter: str
    bot: str
    elo: str
    interval: str
    games: int
    share: Share
    seconds: str
    group: int


@dataclass(frozen=True)
class Standings:
    """All bots, the strongest first; several groups if some are not connected by games."""

    rows: list[Standing]
    plot: Markup
    groups: int


@dataclass(frozen=True)
class Cell:
    """A cell of the cross table."""

    share: Share
    tally: str


@dataclass(frozen=True)
class Shares:
    """Win rates: a plot, and a table with a share in every cell."""

    columns: list[str]
    rows: list[tuple[str, str, list[Share]]]
    plot: Markup


def standings(tournament: Tournament, letters: Letters) -> Standings:
    """The ratings of all bots."""
    ratings = tournament.ratings()
    rows = [
        Standing(
            letters[rating.bot],
            rating.bot,
            signed(rating.elo),
            rating_interval(rating),
            tournament.games[rating.bot],
            Share(tournament.points(rating.bot), tournament.games[rating.bot]),
            duration(tournament.seconds(rating.bot)),
            rating.group,
        )
        for rating in ratings
    ]
    dots = [
        Whisker(
            bot_label(letters, rating.bot),
            rating.elo,
            rating.low,
            rating.high,
            f"{signed(rating.elo)} ({rating_interval(rating)})",
        )
        for rating in ratings
    ]
    plot = whiskers("ratings", "Ratings in Elo with 95 % intervals", description(dots), dots, 0.0)
    return Standings(rows, plot, max([rating.group for rating in ratings]) + 1)


def cross_table(tournament: Tournament, letters: Letters) -> list[tuple[str, str, list[Cell | None]]]:
    """Every bot against every other one, row by row; None on the diagonal."""
    by_bots = scores_by_bots(tournament.scores())
    rows: list[tuple[str, str, list[Cell | None]]] = []
    for bot in letters:
        scores = [by_bots.get((bot, other)) for other in letters]
        rows.append((letters[bot], bot, [None if score is None else cell_of(score) for score in scores]))
    return rows


def variant_rows(tournament: Tournament, letters: Letters) -> list[tuple[str, list[Share]]]:
    """The share of every bot in every variant of the game; empty if nothing varies."""
    plan = tournament.plan
    if not plan.each:
        return []
    fair = None if plan.one_side else 0.5
    rows: list[tuple[str, list[Share]]] = []
    for number, variant in enumerate(plan.variants):
        rows.append((variant_text(variant), [Share(*tournament.points_in(number, bot), fair) for bot in letters]))
    return rows


def cell_of(score: Score) -> Cell:
    """The cell of a score."""
    return Cell(Share(score.points, score.games), f"{score.wins} / {score.draws} / {score.losses}")


def share_dot(label: str, share: Share) -> Whisker:
    """A win rate as a dot with its interval."""
    return Whisker(label, share.value, *share.interval, f"{share.text} ({share.interval_text})")


def seat_section(tournament: Tournament, letters: Letters, text: GameText) -> Shares:
    """Win rates by seat, of all bots together (plot) and of each (table); by bot, if a bot plays all seats."""
    plan = tournament.plan
    if plan.one_side:
        by_bot = {bot: Share(tournament.wins[bot], tournament.games[bot], None) for bot in plan.names}
        dots = [share_dot(bot_label(letters, bot), share) for bot, share in by_bot.items()]
        plot = whiskers("seats", "Win rate of every bot, on all seats", description(dots), dots, None, "%")
        return Shares(["Games won"], [(letters[bot], bot, [share]) for bot, share in by_bot.items()], plot)
    shares = seat_shares(tournament)
    seats = plan.setup.seats
    dots = [share_dot(text.seat(seat), shares["", seat]) for seat in seats]
    plot = whiskers("seats", "Win rate of every seat, all bots together", description(dots), dots, 1 / len(seats), "%")
    rows = [(letters[bot], bot, [shares[bot, seat] for seat in seats]) for bot in plan.names]
    return Shares([text.seat(seat) for seat in seats], rows, plot)
