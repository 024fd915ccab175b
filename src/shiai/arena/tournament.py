"""Tournaments: every bot against every other one, in pairs of games with the same chance.

Results do not depend on who plays them: pairs are counted in a fixed order. Where a test (SPRT) decides a pairing, what
lies behind the deciding pair in this order is dropped, even if a quick worker has played it already.
"""

from collections import Counter, defaultdict
from collections.abc import Iterator
from contextlib import closing
from typing import Final

from shiai.arena.pairs import Pairing, Played, compare, points_of
from shiai.arena.plan import Halves, Plan, Ticket, TournamentError
from shiai.arena.ratings import Rating, Score, elo_ratings, skill_ratings
from shiai.arena.sprt import Sprt
from shiai.arena.workers import results_of

OPEN: Final = "open"  # the verdict of a test that needs more games


class Tournament:
    """A plan and what was played of it so far."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.played: list[Played] = []
        # For every pairing: what its first bot got of each pair (from 0 to 2), and how often 1, ½ and 0 points.
        self.pair_points: list[list[float]] = [[] for _ in plan.pairings]
        self.tallies: list[Counter[float]] = [Counter() for _ in plan.pairings]
        # The tests of the first bot against each other, by the number of the pairing; none if the plan has none.
        self.tests: dict[int, Sprt] = {}
        if plan.sprt is not None:
            tested = [pairing for pairing in plan.pairings if pairing.names[0] == plan.names[0]]
            self.tests = {pairing.number: Sprt(**plan.sprt) for pairing in tested}
        # For every bot: games in which it sat somewhere, those that it won, and how long it has thought how often.
        self.games: Counter[str] = Counter()
        self.wins: Counter[str] = Counter()
        self.decisions: Counter[str] = Counter()
        self.thinking: defaultdict[str, float] = defaultdict(float)

    def due(self) -> Ticket | None:
        """The pair that has to be counted next; none when all is played."""
        done = [len(points) for points in self.pair_points]
        if self.plan.sprt is None:
            pairing = done.index(min(done))  # all pairings side by side
            return (pairing, done[pairing]) if done[pairing] < self.plan.pairs else None
        for number, count in enumerate(done):  # one pairing after the other
            if count < self.plan.pairs and not self.decided(number):
                return number, count
        return None

    def batch(self) -> list[Ticket]:
        """The pairs that follow, in their order, until a test may end them."""
        due = self.due()
        if due is None:
            return []
        if self.plan.sprt is not None:
            return [(due[0], pair) for pair in range(due[1], self.plan.pairs)]
        tickets = [(number, pair) for pair in range(self.plan.pairs) for number in range(len(self.plan.pairings))]
        return tickets[tickets.index(due) :]

    def decided(self, pairing: int) -> bool:
        """Has its test come to a verdict?"""
        return pairing in self.tests and self.tests[pairing].verdict != OPEN

    def play(self, workers: int, ray: str = "") -> Iterator[Halves]:
        """Play what is left, pair by pair."""
        while tickets := self.batch():
            with closing(results_of(self.plan.play, tickets, workers, ray)) as results:
                for halves in results:
                    self.add(halves)
                    yield halves
                    if self.decided(halves[0].pairing):
                        break

    def add(self, halves: Halves) -> None:
        """Count a pair, which has to be the one that is due."""
        due = self.due()
        if due is None or [(half.pairing, half.pair, half.half) for half in halves] != [(*due, 0), (*due, 1)]:
            raise TournamentError(f"game {halves[0].number} is not the one that is due here")
        number = due[0]
        points = compare(halves, self.plan.setup, self.plan.pairings[number].names[0])
        self.tallies[number].update(points)
        self.pair_points[number].append(2 * sum(points) / len(points))
        if number in self.tests:
            self.tests[number].add(self.pair_points[number][-1])
        self.played += halves
        for half in halves:
            winners = {half.bots[self.plan.setup.seat(seat)] for seat in half.winners}
            self.games.update(set(half.bots))
            self.wins.update(winners)
            for name, decisions, seconds in zip(half.bots, half.decisions, half.seconds, strict=True):
                self.decisions[name] += decisions
                self.thinking[name] += seconds

    def score(self, pairing: Pairing) -> Score:
        """How the first bot of a pairing stands against the second: by games, or by pairs where each plays alone."""
        tally = self.tallies[pairing.number]
        return Score(*pairing.names, tally[1.0], tally[0.5], tally[0.0])

    def scores(self) -> list[Score]:
        """How all pairings stand."""
        return [self.score(pairing) for pairing in self.plan.pairings]

    def points(self, name: str) -> float:
        """What a bot has got out of its games: victories, and halves where nobody (or both) won a game of several."""
        if self.plan.teams:
            return float(self.wins[name])
        own = [score.points for score in self.scores() if score.first == name]
        return sum(own) + sum([score.games - score.points for score in self.scores() if score.second == name])

    def points_in(self, variant: int, name: str) -> tuple[float, int]:
        """What a bot has got in one of the variants of the game, and in how many games."""
        own = [game for game in self.played if self.plan.variant_of(game.pair) == variant and name in game.bots]
        return sum([points_of(game, self.plan.setup, name) for game in own]), len(own)

    def seconds(self, name: str) -> float:
        """How long a bot has thought for a choice, on the average."""
        return self.thinking[name] / max(1, self.decisions[name])

    def ratings(self) -> list[Rating]:
        """The strength of all bots, the strongest first."""
        if not self.plan.crowd:
            return elo_ratings(self.scores())
        return skill_ratings([self.places(played) for played in self.played])

    def places(self, played: Played) -> tuple[tuple[str, int], ...]:
        """Every seat's bot and its place in one game: the winners are first, or all when nobody won."""
        won = [not played.winners or seat in played.winners for seat in self.plan.setup.seats]
        return tuple([(name, 1 if first else 2) for name, first in zip(played.bots, won, strict=True)])
