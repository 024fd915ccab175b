"""Round-robin tournaments of bots, in pairs of games with the same chance.

Pairs are counted in a fixed order, so the results do not depend on who plays them. When a test (SPRT) decides a
pairing, later pairs are dropped, even if a fast worker has played them already.
"""

from collections import Counter, defaultdict
from collections.abc import Iterator
from contextlib import closing
from typing import Final

from shiai.arena.pairs import Pair, PairGame, Pairing, game_points, pair_points
from shiai.arena.plan import PairId, Plan, TournamentError
from shiai.arena.ratings import Rating, Score, elo_ratings, skill_ratings
from shiai.arena.sprt import Sprt
from shiai.arena.workers import results_of

OPEN: Final = "open"  # the verdict of a test that needs more games


class Tournament:
    """A plan and the games played so far."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.played: list[PairGame] = []
        # By pairing: the points of its first bot in each pair (from 0 to 2), and how often it got 1, ½ and 0 points.
        self.pair_points: list[list[float]] = [[] for _ in plan.pairings]
        self.tallies: list[Counter[float]] = [Counter() for _ in plan.pairings]
        # The tests of the first bot against each other one, or of neighbours, by pairing; empty if the plan has none.
        self.tests: dict[int, Sprt] = {}
        if plan.sprt is not None:
            tested = [pairing for pairing in plan.pairings if plan.ladder or pairing.names[0] == plan.names[0]]
            self.tests = {pairing.number: Sprt(**plan.sprt) for pairing in tested}
        # By bot: games played, games won, decisions and the time they took.
        self.games: Counter[str] = Counter()
        self.wins: Counter[str] = Counter()
        self.decisions: Counter[str] = Counter()
        self.thinking_time: defaultdict[str, float] = defaultdict(float)

    def next_pair(self) -> PairId | None:
        """The pair to be counted next; None when the tournament is over."""
        done = [len(points) for points in self.pair_points]
        if self.plan.sprt is None:
            pairing = done.index(min(done))  # all pairings advance together
            return (pairing, done[pairing]) if done[pairing] < self.plan.pairs else None
        for number, count in enumerate(done):  # one pairing after the other
            if count < self.plan.pairs and not self.is_decided(number):
                return number, count
        return None

    def pending_pairs(self) -> list[PairId]:
        """The pairs still to be played, in order; with a test, only those of the current pairing."""
        due = self.next_pair()
        if due is None:
            return []
        if self.plan.sprt is not None:
            return [(due[0], pair) for pair in range(due[1], self.plan.pairs)]
        pairs = [(number, pair) for pair in range(self.plan.pairs) for number in range(len(self.plan.pairings))]
        return pairs[pairs.index(due) :]

    def is_decided(self, pairing: int) -> bool:
        """Has the test of a pairing reached a verdict?"""
        return pairing in self.tests and self.tests[pairing].verdict != OPEN

    def play(self, workers: int, ray: str = "") -> Iterator[Pair]:
        """Play the rest of the tournament, yielding each pair."""
        while pairs := self.pending_pairs():
            with closing(results_of(self.plan.play, pairs, workers, ray)) as results:
                for pair in results:
                    self.add(pair)
                    yield pair
                    if self.is_decided(pair[0].pairing):
                        break

    def add(self, pair: Pair) -> None:
        """Count a pair, which must be the next one."""
        due = self.next_pair()
        if due is None or [(game.pairing, game.pair, game.half) for game in pair] != [(*due, 0), (*due, 1)]:
            raise TournamentError(f"game {pair[0].number} is out of order")
        number = due[0]
        points = pair_points(pair, self.plan.setup, self.plan.pairings[number].names[0])
        self.tallies[number].update(points)
        self.pair_points[number].append(2 * sum(points) / len(points))
        if number in self.tests:
            self.tests[number].add(self.pair_points[number][-1])
        self.played += pair
        for game in pair:
            self.games.update(set(game.bots))
            self.wins.update({game.bots[self.plan.setup.seat(seat)] for seat in game.winners})
            for name, decisions, seconds in zip(game.bots, game.decisions, game.seconds, strict=True):
                self.decisions[name] += decisions
                self.thinking_time[name] += seconds

    def score(self, pairing: Pairing) -> Score:
        """The score of a pairing, from its first bot's side: by games, or by pairs if a bot plays all seats."""
        tally = self.tallies[pairing.number]
        return Score(*pairing.names, tally[1.0], tally[0.5], tally[0.0])

    def scores(self) -> list[Score]:
        """The scores of all pairings."""
        return [self.score(pairing) for pairing in self.plan.pairings]

    def points(self, name: str) -> float:
        """The total points of a bot; games won, if a bot plays all seats."""
        if self.plan.one_side:
            return float(self.wins[name])
        own = [score.points for score in self.scores() if score.first == name]
        return sum(own) + sum([score.games - score.points for score in self.scores() if score.second == name])

    def points_in(self, variant: int, name: str) -> tuple[float, int]:
        """The points of a bot in one variant of the game, and the number of games."""
        own = [game for game in self.played if self.plan.variant_of(game.pair) == variant and name in game.bots]
        return sum([game_points(game, self.plan.setup, name) for game in own]), len(own)

    def seconds(self, name: str) -> float:
        """The mean time of a bot per decision."""
        return self.thinking_time[name] / max(1, self.decisions[name])

    def ratings(self) -> list[Rating]:
        """The ratings of all bots, the strongest first."""
        if not self.plan.many_sides:
            return elo_ratings(self.scores())
        return skill_ratings([self.ranks(game) for game in self.played])

    def ranks(self, game: PairGame) -> tuple[tuple[str, int], ...]:
        """The bot and rank of every seat in a game: 1 for winners, or for all if nobody won; otherwise 2."""
        won = [not game.winners or seat in game.winners for seat in self.plan.setup.seats]
        return tuple([(name, 1 if first else 2) for name, first in zip(game.bots, won, strict=True)])
