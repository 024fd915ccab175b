"""Tables of a tournament: standings, cross table, variants and tests."""

from typing import Final

from rich.table import Table

from shiai.arena.measured import Measured, Rung
from shiai.arena.plan import variant_text
from shiai.arena.ratings import Rating, Score
from shiai.arena.statistics import wilson
from shiai.arena.tournament import Tournament

INTERVAL: Final = "95 % interval"


def standings_table(tournament: Tournament, ratings: list[Rating]) -> Table:
    """All bots, the best first: share of the points, and rating if there is one."""
    plan = tournament.plan
    table = Table("bot", title="standings", caption=f"below each share and rating: its {INTERVAL}")
    by_name = {rating.bot: rating for rating in ratings}
    headings = ["games", "wins" if plan.one_side else "points", "share"]
    if by_name:
        headings.append("OpenSkill" if plan.many_sides else "Elo")
    for heading in (*headings, "seconds per decision"):
        table.add_column(heading, justify="right")
    for name in sorted(plan.names, key=lambda name: -share_of(tournament, name)):
        games, points = tournament.games[name], tournament.points(name)
        cells = [name, str(games), f"{points:.10g}"]
        cells.append(f"{percent(share_of(tournament, name))}\n{interval(points, games)}")
        if by_name:
            rating = by_name[name]
            cells.append(f"{rating.elo:+.0f}\n{rating.low:+.0f} … {rating.high:+.0f}")
        table.add_row(*cells, f"{tournament.seconds(name):.4f}")
    return table


def share_of(tournament: Tournament, name: str) -> float:
    """The share of points of a bot."""
    return tournament.points(name) / max(1, tournament.games[name])


def cross_table(tournament: Tournament) -> Table:
    """The share of points of every bot against every other one, with its interval."""
    counted = "pairs: better : equal : worse" if tournament.plan.one_side else "games: won : drawn : lost"
    table = Table("", title="cross table", caption=counted)
    for name in tournament.plan.names:
        table.add_column(f"against {name}", justify="right")
    scores = {(score.first, score.second): score for score in tournament.scores()}
    for score in tournament.scores():
        scores[score.second, score.first] = Score(score.second, score.first, score.losses, score.draws, score.wins)
    for name in tournament.plan.names:
        cells = [scores.get((name, other)) for other in tournament.plan.names]
        table.add_row(name, *["" if score is None else cross_cell(score) for score in cells], end_section=True)
    return table


def cross_cell(score: Score) -> str:
    """A cell of the cross table."""
    if not score.games:
        return "–"
    lines = [percent(score.points / score.games), interval(score.points, score.games)]
    return "\n".join([*lines, f"{score.wins} : {score.draws} : {score.losses}"])


def ladder_table(measured: Measured, tournament: Tournament) -> Table:
    """The levels of a game, each with what it won against the one below."""
    caption = "lead over the one below, from pairs of games with the same chance; below each: its 95 % interval"
    table = Table("bot", title=f"ladder of {measured.game}", caption=caption)
    for heading in ("pairs", "wins", "share", "Elo", "seconds per decision"):
        table.add_column(heading, justify="right")
    names = tournament.plan.names
    specs = ("", *measured.levels)
    below = {rung.higher: rung for rung in measured.rungs}
    for name, spec in zip(names, specs, strict=True):
        rung = below.get(name)
        cells = ["", "", "", ""] if rung is None else rung_cells(rung)
        table.add_row(f"{name}\n{spec}".strip(), *cells, f"{tournament.seconds(name):.4f}")
    return table


def rung_cells(rung: Rung) -> list[str]:
    """Pairs, wins, share and Elo of a bot against the one below."""
    lead, low, high = rung.elo
    return [
        str(rung.pairs),
        f"{rung.higher_wins} : {rung.lower_wins}",
        f"{percent(rung.share)}\n{100 * rung.low:.1f} – {100 * rung.high:.1f} %",
        f"{lead:+.0f}\n{low:+.0f} … {high:+.0f}",
    ]


def variants_table(tournament: Tournament) -> Table:
    """The share of every bot in every variant of the game, with its interval."""
    plan = tournament.plan
    table = Table("variant", title="variants of the game", caption=f"below each share: its {INTERVAL}")
    for name in plan.names:
        table.add_column(name, justify="right")
    for number, variant in enumerate(plan.variants):
        found = [tournament.points_in(number, name) for name in plan.names]
        table.add_row(variant_text(variant), *[variant_cell(points, games) for points, games in found])
    return table


def variant_cell(points: float, games: int) -> str:
    """A cell of the table of variants."""
    return f"{percent(points / games)}\n{interval(points, games)}" if games else "–"


def tests_table(tournament: Tournament) -> Table:
    """The tests of the first bot against each other one."""
    settings = next(iter(tournament.tests.values()))
    hypotheses = f"{settings.elo1:g} Elo or more rather than {settings.elo0:g} or less"
    ladder = tournament.plan.ladder
    title = "is each level better than the one below?" if ladder else f"is {tournament.plan.names[0]} better?"
    table = Table("level" if ladder else "against", "verdict", title=title)
    for heading in ("pairs", "LLR", "bounds"):
        table.add_column(heading, justify="right")
    for number, test in tournament.tests.items():
        other = tournament.plan.pairings[number].names[0 if ladder else 1]
        bounds = f"{test.lower:.2f} … {test.upper:.2f}"
        table.add_row(other, test.verdict, str(test.pairs), f"{test.llr:+.2f}", bounds)
    table.caption = f"better: by {hypotheses} (SPRT, alpha {settings.alpha:g}, beta {settings.beta:g})"
    return table


def percent(share: float) -> str:
    """A share in per cent."""
    return f"{100 * share:.1f} %"


def interval(points: float, games: int) -> str:
    """The interval of a share in per cent."""
    low, high = wilson(points, games)
    return f"{100 * low:.1f} – {100 * high:.1f} %"
