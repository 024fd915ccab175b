"""Can the arena be trusted? Equals come out equal, and who cannot tell good from bad loses."""

from random import Random
from typing import Any

import pytest

import shiai
from shiai.arena.plan import Plan
from shiai.arena.statistics import wilson
from shiai.arena.tournament import Tournament
from shiai.bots import GENERAL_BOTS
from shiai.bots.explanation import Explanation
from shiai.bots.search import Search
from shiai.bots.specs import Kind
from shiai.core.game import Game
from shiai.core.options import Value
from shiai.core.setup import Setup
from shiai.core.state import State, View
from shiai.core.step import Step

ITERATIONS = 10


def played(*bots: str, game: str, games: int, **options: object) -> Tournament:
    """A tournament after all of it was played."""
    plan = Plan(game, shiai.game(game).setup(**options).options, bots, games, seed=1)
    tournament = Tournament(plan)
    for _ in tournament.play(1):
        pass
    return tournament


@pytest.mark.parametrize(
    ("game", "bot", "games", "options"),
    [
        ("seven_ronin", "heuristic", 200, {}),
        ("senjutsu", "random", 36, {"players": 3}),
    ],
)
def test_a_mirror_match_gives_half_of_the_points(game: str, bot: str, games: int, options: dict[str, object]) -> None:
    tournament = played(bot, bot, game=game, games=games, **options)
    (score,) = tournament.scores()
    assert score.games == games
    low, high = wilson(score.points, score.games)
    assert low <= 0.5 <= high
    assert score.points not in (0, games)
    for rating in tournament.ratings():
        assert rating.low <= 0 <= rating.high


def test_a_mirror_match_is_fair_where_the_seats_are_not() -> None:
    tournament = played("random", "random", game="seven_ronin", games=300)
    attacks = sum(["attacker" in game.winners for game in tournament.played])
    assert wilson(attacks, 300)[0] > 0.5
    low, high = wilson(tournament.points("random"), 300)
    assert low <= 0.5 <= high


def searcher() -> Search:
    """A search that lives by evaluations alone: advice of the game does not help it."""
    return Search(iterations=ITERATIONS, trust=0.0)


class BlindGame(Game):
    """A game whose evaluation says nothing; all else is as in the true one."""

    def __init__(self, true: Game) -> None:
        super().__init__(true.options, true.layout, true.action_count, true.steps)
        self.true = true

    def seats(self, **options: object) -> tuple[str, ...]:
        return self.true.seats(**options)

    def prepare(self, options: dict[str, Value]) -> Setup:
        return type(self.true.setup(**options))(self, options)

    def state(self, setup: Setup, cells: list[int], stack: list[Step[Any]], viewer: int) -> State:
        return self.true.state(setup, cells, stack, viewer)

    def evaluate(self, state: State, seat: int) -> float:
        return 0.0

    def habit(self, state: State, seat: int, legal: tuple[int, ...], rng: Random) -> int:
        return self.true.habit(state, seat, legal, rng)

    def quiet(self, state: State) -> bool:
        return self.true.quiet(state)

    def weigh(self, state: State, seat: int, legal: tuple[int, ...]) -> list[float]:
        return self.true.weigh(state, seat, legal)


class BlindPlayer:
    """Searches like the others, in the blind game."""

    def __init__(self) -> None:
        self.search = searcher()
        self.game = BlindGame(shiai.game("seven_ronin"))

    def blind(self, view: View) -> View:
        """The same view of the blind game."""
        setup = self.game.setup(**view.setup.options)
        return View(self.game.state(setup, view.cells[:], view.stack[:], view.viewer))

    def choose(self, view: View, seat: int, rng: Random) -> int:
        return self.search.choose(self.blind(view), seat, rng)

    def explain(self, view: View, seat: int, rng: Random) -> Explanation:
        return self.search.explain(self.blind(view), seat, rng)


def test_a_search_that_sees_no_difference_loses_clearly(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GENERAL_BOTS, "seeing", Kind("seeing", lambda values: searcher()))
    monkeypatch.setitem(GENERAL_BOTS, "blind", Kind("blind", lambda values: BlindPlayer()))
    tournament = played("seeing", "blind", game="seven_ronin", games=16)
    (score,) = tournament.scores()
    assert wilson(score.points, score.games)[0] > 0.5
    best, worst = tournament.ratings()
    assert (best.bot, worst.bot) == ("seeing", "blind")
    assert best.low > worst.high
