"""The analysis of a whole game: the curve of each side, turning points, luck apart from skill, moments to look at."""

from collections.abc import Callable, Collection
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Final

from shiai.analysis.decisions import AnalysisError, decisions_of
from shiai.analysis.rate import Budget, budget_for, rate
from shiai.analysis.ratings import DIGITS, Rating, read_rating
from shiai.core.messages import Message
from shiai.core.record import Record
from shiai.core.state import State

VERSION: Final = 1
TURNING: Final = 0.08  # a change of the chance that is a turning point
MOST_TURNING_POINTS: Final = 6
MOST_MOMENTS: Final = 3

OWN: Final = "own"  # kinds of changes: a choice of this side, …
OTHERS: Final = "others"  # … choices of the others, …
LUCK: Final = "luck"  # … or what was dealt, drawn, rolled or revealed
KEY: Final = "key"  # no change: a choice of this side that kept the chance where no other did


@dataclass(frozen=True)
class Change:
    """A change of a side's chance of winning. It shows at the moment `number` of the record."""

    kind: str
    number: int
    before: float
    after: float
    rating: Rating | None = None  # the choice that made it
    since: int = 0  # luck: the moment of the record after which it came
    when: Message | None = None  # luck: round and phase of the next choice of the side

    @property
    def size(self) -> float:
        """By how much the chance rose, or fell if it is below 0."""
        return self.after - self.before


@dataclass(frozen=True)
class Side:
    """One side of a game: a seat, or all seats of a game that is won together."""

    seats: tuple[int, ...]
    points: tuple[tuple[int, float], ...]  # moments of the record, and the chance there
    changes: tuple[Change, ...]

    @property
    def start(self) -> float:
        """The chance before the first decision."""
        return self.points[0][1] if self.points else 0.5

    @property
    def end(self) -> float:
        """The chance at the end: 1 if the side won."""
        return self.points[-1][1] if self.points else 0.5

    def sum(self, kind: str) -> float:
        """How much of the chance changes of this kind gave or took."""
        return sum([change.size for change in self.changes if change.kind == kind])

    @cached_property
    def turning_points(self) -> tuple[Change, ...]:
        """The largest changes, in their order."""
        large = [change for change in self.changes if abs(change.size) >= TURNING]
        large.sort(key=lambda change: -abs(change.size))
        return tuple(sorted(large[:MOST_TURNING_POINTS], key=self.changes.index))

    @cached_property
    def moments(self) -> tuple[Change, ...]:
        """The moments worth a look, in their order: costly choices, key choices, then the largest changes."""
        costly = [each for each in self.changes if each.rating is not None and each.rating.costly]
        costly = [each for each in costly if each.kind == OWN]
        key = [each for each in self.changes if each.kind == KEY]
        others = [each for each in self.turning_points if each.kind != OWN]
        chosen: list[Change] = []
        for found in (
            sorted(costly, key=lambda each: each.size),
            sorted(key, key=lambda each: -each.rating.lead if each.rating is not None else 0.0),
            sorted(others, key=lambda each: -abs(each.size)),
        ):
            room = MOST_MOMENTS - len(chosen)
            chosen += found[: min(1, room) if found and found[0].kind == KEY else room]
        return tuple(sorted(chosen, key=self.changes.index))


@dataclass(frozen=True)
class Analysis:
    """The ratings of a game, with everything that follows from them."""

    game: str
    rules: int
    seats: tuple[str, ...]
    teams: tuple[int, ...]  # the side of each seat
    winners: tuple[int, ...] | None  # None if the game is not over
    length: int  # choices in the record
    ratings: tuple[Rating, ...]

    def of_seat(self, seat: int) -> list[Rating]:
        """The ratings of a seat."""
        return [rating for rating in self.ratings if rating.seat == seat]

    def good(self, seat: int) -> int:
        """How many choices of a seat were good: the others could have been hardly better."""
        return len([rating for rating in self.of_seat(seat) if not rating.costly])

    def costly(self, seat: int) -> int:
        """How many choices of a seat were costly."""
        return len([rating for rating in self.of_seat(seat) if rating.costly])

    def rating_at(self, number: int) -> Rating | None:
        """The rating of the choice that was made at this moment of the record, also as part of a plan."""
        for rating in self.ratings:
            if number == rating.number or number in rating.later:
                return rating
        return None

    @cached_property
    def sides(self) -> tuple[Side, ...]:
        """The sides that made rated choices."""
        members = [self.members(team) for team in dict.fromkeys(self.teams)]
        return tuple([self.side(seats) for seats in members if any(rating.seat in seats for rating in self.ratings)])

    def members(self, team: int) -> tuple[int, ...]:
        """The seats of a side."""
        return tuple([seat for seat, own in enumerate(self.teams) if own == team])

    def side(self, seats: tuple[int, ...]) -> Side:
        """The curve and the changes of one side. All changes add up to the result."""
        points: list[tuple[int, float]] = []
        changes: list[Change] = []
        between: list[Rating] = []  # choices of the others since the last own one
        for rating in self.ratings:
            if rating.seat not in seats:
                between.append(rating)
                continue
            if points:
                changes += self.changes_between(points[-1], (rating.number, rating.chance), between, rating.when)
            between = []
            points.append((rating.number, rating.chance))
            done = max(rating.number, *rating.later) + 1 if rating.later else rating.number + 1
            points.append((done, rating.after))
            kind = KEY if rating.key else OWN
            changes.append(Change(kind, rating.number, rating.chance, rating.after, rating))
        if self.winners is not None and points:
            alone = len(set(self.teams)) == 1
            won = 1.0 if set(self.winners) & set(seats) else 0.0 if self.winners or alone else 0.5
            changes += self.changes_between(points[-1], (self.length, won), between, None)
            points.append((self.length, won))
        return Side(seats, tuple(points), tuple(changes))

    def changes_between(
        self, last: tuple[int, float], now: tuple[int, float], between: list[Rating], when: Message | None
    ) -> list[Change]:
        """Divide a change between two own decisions: what the others gave away, and the rest, which is luck.

        By its own view a side may have had a better chance than the other thought: nobody is given more than is left.
        With three or more sides nobody can say to whom a bad choice gave what it lost: it then counts as luck.
        """
        chance = last[1]
        changes: list[Change] = []
        if len(set(self.teams)) == 2:
            for rating in between:
                if not rating.found:
                    given = min(1.0, max(0.0, chance + rating.loss))
                    changes.append(Change(OTHERS, rating.number, chance, given, rating))
                    chance = given
        changes.append(Change(LUCK, now[0], chance, now[1], since=last[0], when=when))
        return changes

    def data(self) -> dict[str, Any]:
        """The analysis as JSON values; `read_analysis` needs the first part, the rest is for other readers."""
        return {
            "version": VERSION,
            "game": self.game,
            "rules": self.rules,
            "seats": list(self.seats),
            "teams": list(self.teams),
            "winners": None if self.winners is None else list(self.winners),
            "length": self.length,
            "ratings": [rating.data() for rating in self.ratings],
            "play": [
                {"seat": seat, "good": self.good(seat), "costly": self.costly(seat)} for seat in range(len(self.seats))
            ],
            "sides": [
                {
                    "seats": list(side.seats),
                    "start": round(side.start, DIGITS),
                    "end": round(side.end, DIGITS),
                    **{kind: round(side.sum(kind), DIGITS) for kind in (OWN, OTHERS, LUCK)},
                    "curve": [[number, round(chance, DIGITS)] for number, chance in side.points],
                    "turning_points": [change_data(change) for change in side.turning_points],
                    "moments": [change_data(change) for change in side.moments],
                }
                for side in self.sides
            ],
        }


def change_data(change: Change) -> dict[str, Any]:
    """A change as JSON values."""
    return {
        "kind": change.kind,
        "number": change.number,
        "before": round(change.before, DIGITS),
        "after": round(change.after, DIGITS),
    }


def analyse(
    record: Record,
    seats: Collection[int] | None = None,
    budget: Budget | None = None,
    seed: str = "",
    progress: Callable[[int, int], None] = lambda done, total: None,
) -> Analysis:
    """Rate the decisions of these seats of a recorded game, by default of all. The same seed gives the same analysis.

    `progress` is called with the number of decisions that are done and with that of all.
    """
    decisions = decisions_of(record, seats)
    if not decisions:
        raise AnalysisError("there is nothing to analyse: no seat had anything to decide in this game")
    budget = budget or budget_for(len(decisions))
    ratings: list[Rating] = []
    for decision in decisions:
        progress(len(ratings), len(decisions))
        ratings.append(rate(decision, budget, seed))
    progress(len(ratings), len(decisions))
    return collect(record, record.at(len(record.choices)), ratings)


def collect(record: Record, last: State, ratings: list[Rating]) -> Analysis:
    """The analysis of a recorded game from the ratings of its decisions."""
    outcome = last.outcome()
    return Analysis(
        game=record.setup.game.id,
        rules=record.setup.game.version,
        seats=tuple(record.setup.seats),
        teams=tuple(record.setup.sides[: len(record.setup.seats)]),
        winners=None if outcome is None else tuple(outcome.winners),
        length=len(record.choices),
        ratings=tuple(sorted(ratings, key=lambda rating: rating.number)),
    )


def read_analysis(data: dict[str, Any]) -> Analysis:
    """Read what `Analysis.data` has written."""
    if data.get("version") != VERSION:
        raise AnalysisError(
            f"this analysis has version {data.get('version')}, this program reads {VERSION}; analyse the game again"
        )
    winners = data["winners"]
    return Analysis(
        game=str(data["game"]),
        rules=int(data["rules"]),
        seats=tuple([str(seat) for seat in data["seats"]]),
        teams=tuple([int(team) for team in data["teams"]]),
        winners=None if winners is None else tuple([int(seat) for seat in winners]),
        length=int(data["length"]),
        ratings=tuple([read_rating(rating) for rating in data["ratings"]]),
    )
