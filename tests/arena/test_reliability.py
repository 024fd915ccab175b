"""Reliability: predictions of games between bots against their results, and the recalibration fitted to them."""

from dataclasses import replace
from math import exp, log
from random import Random
from typing import Final

import pytest

import shiai
from shiai.arena.calibration import Reliability, fit_to
from shiai.arena.matrix import Axis, SeriesError
from shiai.arena.reliability import Prediction, Sample, points, spread_out
from shiai.core.options import Value
from shiai.core.playout import playout

SPARE: Final = 0.1  # that a chance may be beside the interval of the results


def prediction(chance: float, won: float, game: int = 0, progress: float = 0.5, foe: str = "any") -> Prediction:
    """A prediction with these figures."""
    return Prediction(game, (("foe", foe),), "seat_1", progress, chance, won, "")


def test_predictions_stand_in_tenths_of_the_chance() -> None:
    found = Reliability(tuple([prediction(chance, 1.0) for chance in (0.0, 0.05, 0.1, 0.95, 1.0)])).bins()
    assert {label: len(each.predictions) for label, each in found.items()} == {
        "0 – 10 %": 2,
        "10 – 20 %": 1,
        "90 – 100 %": 2,
    }


def test_scores_compare_chances_with_results() -> None:
    found = Reliability((prediction(0.8, 1.0, 1), prediction(0.6, 0.0, 2)))
    assert found.predicted == pytest.approx(0.7)
    assert found.won == 0.5
    assert found.log_loss == pytest.approx(-(log(0.8) + log(0.4)) / 2)
    assert found.brier == pytest.approx((0.04 + 0.36) / 2)


def test_moments_of_one_game_make_no_interval_narrower() -> None:
    one = Reliability((prediction(0.5, 1.0, 1),))
    same = Reliability(tuple([prediction(0.5, 1.0, 1)] * 20))
    others = Reliability(tuple([prediction(0.5, 1.0, game) for game in range(20)]))
    assert same.games == 1
    assert same.interval == one.interval
    assert others.interval[0] > one.interval[0]


def test_the_first_third_and_the_values_of_an_option_have_tables_of_their_own() -> None:
    whole = Reliability((prediction(0.5, 1.0, 1, 0.2, "oni"), prediction(0.5, 0.0, 1, 0.9, "wolf")))
    assert [each.progress for each in whole.early().predictions] == [0.2]
    assert {value: each.won for value, each in whole.by_option("foe").items()} == {"oni": 1.0, "wolf": 0.0}


def test_the_fit_finds_bias_slope_and_what_an_opponent_adds() -> None:
    """Results are drawn with known log-odds: 0.5 + 0.6 times the predicted ones, and 1 less against wolves."""
    rng = Random(1)
    made: list[Prediction] = []
    for game in range(3000):
        odds, foe = rng.gauss(0.0, 1.5), "wolf" if game % 2 else "oni"
        true = 0.5 + 0.6 * odds - (1.0 if foe == "wolf" else 0.0)
        won = float(rng.random() < 1 / (1 + exp(-true)))
        made.append(prediction(1 / (1 + exp(-odds)), won, game, foe=foe))
    fit = fit_to(made, ["foe"])
    assert fit.slope == pytest.approx(0.6, abs=0.1)
    assert fit.options["foe"]["wolf"] - fit.options["foe"]["oni"] == pytest.approx(-1.0, abs=0.25)
    assert fit.bias + fit.options["foe"]["oni"] == pytest.approx(0.5, abs=0.2)


def test_the_fit_tells_seats_apart_if_they_fight_each_other() -> None:
    made = [replace(prediction(0.5, float(game % 4 == 0), game), seat="attacker") for game in range(200)]
    made += [replace(prediction(0.5, float(game % 4 != 0), game), seat="defender") for game in range(200)]
    fit = fit_to(made, [], by_seat=True)
    assert fit.seats["attacker"] == pytest.approx(-1.0, abs=0.2)
    assert fit.seats["defender"] == pytest.approx(1.0, abs=0.2)
    assert fit_to(made, []).seats == {}


def test_few_games_move_a_single_value_only_a_little() -> None:
    made = [prediction(0.5, 0.5, game, foe="oni") for game in range(50)] + [prediction(0.5, 1.0, 99, foe="wolf")] * 6
    assert fit_to(made, ["foe"]).options["foe"]["wolf"] < 0.5


def test_moments_are_spread_over_the_game() -> None:
    for seed in range(20):
        places = spread_out(30, 3, Random(seed))
        assert [place // 10 for place in places] == [0, 1, 2]
    assert spread_out(2, 5, Random(1)) == [0, 1]
    assert spread_out(0, 3, Random(1)) == []


def test_a_lost_game_against_cards_is_no_draw() -> None:
    for seed in range(3):
        state = shiai.game("senjutsu_solo").start()
        playout(state, Random(seed))
        outcome = state.outcome()
        assert outcome is not None
        assert points(state, 0) == float(0 in outcome.winners)


def sample(**changes: object) -> Sample:
    """A small sample of Way of the Samurai."""
    chosen: dict[str, object] = {"games": 2, "moments": 2, "calibrated": True} | changes
    each = (Axis("opponent", ("kempo", "oda")),)
    return Sample("way_of_the_samurai", {}, each, "heuristic", "search:8", seed=3, **chosen)  # type: ignore[arg-type]


def test_the_same_sample_gives_the_same_predictions() -> None:
    found = list(sample().predictions(1))
    assert found == list(sample().predictions(1))
    assert [len(game) for game in found] == [2, 2]
    assert {len({each.points for each in game}) for game in found} == {1}
    assert {dict(each.variant)["opponent"] for game in found for each in game} <= {"kempo", "oda"}


def test_predictions_are_calibrated_unless_values_are_fitted() -> None:
    shown = [each.chance for game in sample().predictions(1) for each in game]
    raw = [each.chance for game in sample(calibrated=False).predictions(1) for each in game]
    assert shown != raw


def test_options_that_the_game_refuses_are_drawn_again_or_named() -> None:
    each = (Axis("mode", ("duel", "one_vs_three")), Axis("opponent", ("kempo",)))
    made = Sample("way_of_the_samurai", {}, each, "random", "search:8", 1, 1, 1)
    assert {str(made.setup(number).options["mode"]) for number in range(10)} == {"duel"}
    never = Sample("way_of_the_samurai", {}, each[:0], "random", "search:8", 1, 1, 1)
    with pytest.raises(SeriesError, match="refuses these options"):
        Sample(**vars(never) | {"options": {"mode": "one_vs_three", "opponent": "kempo"}}).setup(0)


@pytest.mark.nightly
@pytest.mark.parametrize(
    ("name", "options", "player", "games"),
    [
        ("way_of_the_samurai", {"opponent": "kempo"}, "heuristic", 60),
        ("way_of_the_samurai", {"opponent": "ishida"}, "heuristic", 60),
        ("samurai_spirit", {"players": 3}, "search:30", 40),
        ("seven_ronin", {}, "search:30", 60),
        ("senjutsu", {}, "search:20", 30),
        ("senjutsu_solo", {}, "search:20", 30),
    ],
)
def test_chances_are_true(name: str, options: dict[str, Value], player: str, games: int) -> None:
    """The mean chance lies within the interval of what was won, with ten points to spare; also early in the games."""
    made = Sample(name, options, (), player, "search:60", games, 3, 5)
    whole = Reliability(tuple([each for game in made.predictions(1) for each in game]))
    for part in (whole, whole.early()):
        low, high = part.interval
        assert low - SPARE < part.predicted < high + SPARE


def test_duels_of_senjutsu_are_recalibrated_and_larger_fights_are_not() -> None:
    game = shiai.game("senjutsu")
    duel, melee = [game.start(players=players).redact(0) for players in (2, 3)]
    values = [-1.0, -0.5, 0.0, 0.08, 0.5, 1.0]
    shown = [game.calibrated(duel, 0, value) for value in values]
    assert shown == sorted(shown)
    assert shown[2] < -0.05  # a side that sees itself level is a little behind
    assert [game.calibrated(melee, 0, value) for value in values] == values
