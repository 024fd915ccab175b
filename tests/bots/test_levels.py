"""The levels: from gentle to strong, weaker in human ways only; and every bot plays every game to its end."""

from random import Random

import pytest

import shiai
from shiai.bots import LEVELS, bot, choose
from shiai.bots.search import Search
from shiai.core.dealer import Dealer
from shiai.core.seats import CHANCE
from tests.bots.toys import Story

QUICK = ("random", "heuristic", "search:iterations=1", "search:iterations=2,memory=0", "search:iterations=2,ahead=2")


def searches() -> list[Search]:
    """The bots of all levels."""
    found = [bot(f"level:{number + 1}") for number in range(len(LEVELS))]
    return [player for player in found if isinstance(player, Search)]


def test_there_are_six_levels_that_search() -> None:
    assert len(LEVELS) == len(searches()) == 6


def test_every_level_thinks_and_remembers_at_least_as_much_as_the_one_below() -> None:
    for lower, higher in zip(searches(), searches()[1:], strict=False):
        assert lower.iterations < higher.iterations
        assert lower.memory <= higher.memory
        assert lower.ahead <= higher.ahead
        assert lower.trust <= higher.trust
    assert searches()[0].memory < 1.0 == searches()[-1].memory


def test_levels_take_tries_and_not_time() -> None:
    """So that a game can be played again from its seed."""
    assert [search.seconds for search in searches()] == [0.0] * 6


@pytest.mark.parametrize("spec", LEVELS)
def test_no_level_throws_away_a_won_game_at_random(spec: str) -> None:
    won = [1.0, -1.0]
    lost = [-1.0, 1.0]
    at_once = Story((0, lost, lost, won, lost), 2)
    in_two = Story((0, lost, (1, (0, lost, won), (0, won, lost))), 2)
    for seed in range(4):  # the advice of a story is any choice, so it misleads most of the time
        assert bot(spec).choose(at_once.start().redact(0), 0, Random(seed)) == 2
        assert bot(spec).choose(in_two.start().redact(0), 0, Random(seed)) == 1


@pytest.mark.parametrize("spec", QUICK)
@pytest.mark.parametrize("game", shiai.all_games(), ids=lambda game: game.id)
def test_every_bot_plays_every_game_to_its_end(game: shiai.Game, spec: str) -> None:
    state = game.start()
    players = [bot(spec) for _ in state.setup.seats]
    dealer = Dealer(f"{game.id}/{spec}")
    for number in range(game.bound(state.setup)):
        actors = state.actors()
        if not actors:
            break
        seat = actors[number % len(actors)]
        state.apply(seat, dealer.choose(state) if seat == CHANCE else choose(players[seat], state, seat, spec, number))
    assert state.outcome() is not None


def test_the_same_seed_plays_the_same_game_again() -> None:
    def played() -> list[int]:
        state = shiai.game("seven_ronin").start()
        players = [bot("search:iterations=3"), bot("search:iterations=3,memory=0.5")]
        dealer = Dealer(1)
        choices: list[int] = []
        while state.actors() and len(choices) < 150:
            seat = state.actors()[0]
            luck = seat == CHANCE
            choices.append(dealer.choose(state) if luck else choose(players[seat], state, seat, "a", len(choices)))
            state.apply(seat, choices[-1])
        return choices

    assert played() == played()
