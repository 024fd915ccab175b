"""The levels: from gentle to strong, weaker in human ways only; and every bot plays every game to its end."""

from random import Random

import pytest

import shiai
from shiai.bots import LEVELS, LevelPlayer, bot, choose, levels_of
from shiai.bots.search import Search
from shiai.core.chance import draw_outcome
from shiai.core.game import AnyGame
from shiai.core.seats import CHANCE
from tests.bots.toys import Story

QUICK = (
    *("random", "heuristic", "rollout"),
    *("search:iterations=1", "search:iterations=2,memory=0", "search:iterations=2,ahead=2"),
)


def searches(levels: tuple[str, ...]) -> list[Search]:
    """The levels that search."""
    return [player for player in [bot(spec) for spec in levels] if isinstance(player, Search)]


def test_games_without_levels_of_their_own_have_six_that_search() -> None:
    assert levels_of(Story((0, [1.0], [0.0]), 1)) == LEVELS
    assert len(LEVELS) == len(searches(LEVELS)) == 6


def test_every_level_of_any_game_thinks_and_remembers_at_least_as_much_as_the_one_below() -> None:
    for lower, higher in zip(searches(LEVELS), searches(LEVELS)[1:], strict=False):
        assert lower.iterations < higher.iterations
        assert lower.memory <= higher.memory
        assert lower.ahead <= higher.ahead
        assert lower.prior_weight <= higher.prior_weight
    assert searches(LEVELS)[0].memory < 1.0 == searches(LEVELS)[-1].memory


@pytest.mark.parametrize("game", shiai.all_games(), ids=lambda game: game.id)
def test_the_levels_of_a_game_are_different_bots_that_search_more_and_more(game: AnyGame) -> None:
    levels = levels_of(game)
    assert 2 <= len(levels) == len(set(levels)) <= len(LEVELS)
    budgets = [search.iterations for search in searches(levels)]
    assert budgets == sorted(budgets)


@pytest.mark.parametrize("game", shiai.all_games(), ids=lambda game: game.id)
def test_partners_are_good_partners_at_every_level(game: AnyGame) -> None:
    """They follow the whole advice of the game, or search with it, and forget nothing."""
    for spec in levels_of(game) if game.cooperative else ():
        player = bot(spec)
        assert spec == "heuristic" or isinstance(player, Search)
        if isinstance(player, Search):
            assert (player.memory, player.prior_weight) == (1.0, 1.0)


def test_the_strongest_level_of_seven_ronin_plays_the_equilibrium() -> None:
    assert levels_of(shiai.game("seven_ronin"))[-1] == "equilibrium"


def test_levels_take_tries_and_not_time() -> None:
    """So that a game can be played again from its seed."""
    every = [search for game in shiai.all_games() for search in searches(levels_of(game))] + searches(LEVELS)
    assert {search.seconds for search in every} == {0.0}


def test_a_level_is_that_of_the_game_which_is_played() -> None:
    player = bot("level:4")
    assert isinstance(player, LevelPlayer)
    for name in ("seven_ronin", "senjutsu"):
        game = shiai.game(name)
        found, meant = player.player_of(game), bot(levels_of(game)[3])
        assert type(found) is type(meant)
        assert isinstance(found, Search)
        assert isinstance(meant, Search)
        assert found.iterations == meant.iterations
        assert player.player_of(game) is found


def test_a_game_with_fewer_levels_has_its_strongest_bot_above_them() -> None:
    class Short(Story):
        levels = ("random", "heuristic")

    game = Short((0, [1.0], [0.0]), 1)
    found = [bot(f"level:{number}").explain(game.start().redact(0), 0, Random(1)).bot for number in (1, 2, 5)]
    assert found == ["random", "heuristic", "heuristic"]


def test_a_level_passes_its_time_limit_on_to_its_search() -> None:
    player = LevelPlayer(4, bot, 0.5)
    found = player.player_of(shiai.game("seven_ronin"))
    assert isinstance(found, Search)
    assert found.seconds == 0.5


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
def test_every_bot_plays_every_game_to_its_end(game: AnyGame, spec: str) -> None:
    state = game.start()
    players = [bot(spec) for _ in state.setup.seats]
    chance = Random(f"{game.id}/{spec}")
    for number in range(game.bound(state.setup)):
        actors = state.actors()
        if not actors:
            break
        seat = actors[number % len(actors)]
        state.apply(
            seat, draw_outcome(state, chance) if seat == CHANCE else choose(players[seat], state, seat, spec, number)
        )
    assert state.outcome() is not None


def test_the_same_seed_plays_the_same_game_again() -> None:
    def played() -> list[int]:
        state = shiai.game("seven_ronin").start()
        players = [bot("search:iterations=3"), bot("search:iterations=3,memory=0.5")]
        chance = Random(1)
        choices: list[int] = []
        while state.actors() and len(choices) < 150:
            seat = state.actors()[0]
            luck = seat == CHANCE
            choices.append(
                draw_outcome(state, chance) if luck else choose(players[seat], state, seat, "a", len(choices))
            )
            state.apply(seat, choices[-1])
        return choices

    assert played() == played()
