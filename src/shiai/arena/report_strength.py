"""The first half of the report of a tournament: how strong the bots are, as plots and tables for the template."""

from dataclasses import dataclass

from markupsafe import Markup

from shiai.arena.plan import in_words
from shiai.arena.ratings import Score
from shiai.arena.report_numbers import (
    Share,
    Signs,
    Words,
    duration,
    labelled,
    meetings,
    rating_words,
    seat_shares,
    signed,
)
from shiai.arena.report_plots import Whisker, told, whiskers
from shiai.arena.tournament import Tournament


@dataclass(frozen=True)
class Standing:
    """A line of the standings."""

    sign: str
    bot: str
    elo: str
    interval: str
    games: int
    share: Share
    choice: str
    group: int


@dataclass(frozen=True)
class Standings:
    """All bots, the strongest first; several groups where some never met."""

    rows: list[Standing]
    plot: Markup
    groups: int


@dataclass(frozen=True)
class Cell:
    """A cell of the cross table: what a bot got against another."""

    share: Share
    tally: str


@dataclass(frozen=True)
class Shares:
    """Win rates: a plot, and a table of rows with a share for every column."""

    columns: list[str]
    rows: list[tuple[str, str, list[Share]]]
    plot: Markup


def standings(tournament: Tournament, signs: Signs) -> Standings:
    """Ratings, and what they were made from."""
    ratings = tournament.ratings()
    rows = [
        Standing(
            signs[rating.bot],
            rating.bot,
            signed(rating.elo),
            rating_words(rating),
            tournament.games[rating.bot],
            Share(tournament.points(rating.bot), tournament.games[rating.bot]),
            duration(tournament.seconds(rating.bot)),
            rating.group,
        )
        for rating in ratings
    ]
    dots = [
        Whisker(
            labelled(signs, rating.bot),
            rating.elo,
            rating.low,
            rating.high,
            f"{signed(rating.elo)} ({rating_words(rating)})",
        )
        for rating in ratings
    ]
    plot = whiskers("ratings", "Ratings in Elo with 95 % intervals", told(dots), dots, 0.0)
    return Standings(rows, plot, max([rating.group for rating in ratings]) + 1)


def cross_table(tournament: Tournament, signs: Signs) -> list[tuple[str, str, list[Cell | None]]]:
    """Every bot against every other, row by row; nothing where a bot would meet itself."""
    met = meetings(tournament.scores())
    rows: list[tuple[str, str, list[Cell | None]]] = []
    for bot in signs:
        scores = [met.get((bot, other)) for other in signs]
        rows.append((signs[bot], bot, [None if score is None else cell_of(score) for score in scores]))
    return rows


def variant_rows(tournament: Tournament, signs: Signs) -> list[tuple[str, list[Share]]]:
    """The share of every bot in every variant of the game; nothing where there is but one."""
    plan = tournament.plan
    if not plan.each:
        return []
    fair = None if plan.teams else 0.5
    rows: list[tuple[str, list[Share]]] = []
    for number, variant in enumerate(plan.variants):
        rows.append((in_words(variant), [Share(*tournament.points_in(number, bot), fair) for bot in signs]))
    return rows


def cell_of(score: Score) -> Cell:
    """The cell for a score."""
    return Cell(Share(score.points, score.games), f"{score.wins} / {score.draws} / {score.losses}")


def share_dot(label: str, share: Share) -> Whisker:
    """A win rate as a dot with its interval."""
    return Whisker(label, share.value, *share.interval, f"{share.words} ({share.interval_words})")


def seat_section(tournament: Tournament, signs: Signs, words: Words) -> Shares:
    """Win rates by seat, of all bots together (as a plot) and of each; of each as a team where it has all seats."""
    plan = tournament.plan
    if plan.teams:
        teams = {bot: Share(tournament.wins[bot], tournament.games[bot], None) for bot in plan.names}
        dots = [share_dot(labelled(signs, bot), share) for bot, share in teams.items()]
        plot = whiskers("seats", "Win rate of every bot, playing alone", told(dots), dots, None, "%")
        return Shares(["Games won"], [(signs[bot], bot, [share]) for bot, share in teams.items()], plot)
    shares = seat_shares(tournament)
    seats = plan.setup.seats
    dots = [share_dot(words.seat(seat), shares["", seat]) for seat in seats]
    plot = whiskers("seats", "Win rate of every seat, all bots together", told(dots), dots, 1 / len(seats), "%")
    rows = [(signs[bot], bot, [shares[bot, seat] for seat in seats]) for bot in plan.names]
    return Shares([words.seat(seat) for seat in seats], rows, plot)
