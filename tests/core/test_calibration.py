"""True chances: the shift of a value keeps the order, and what is decided stays decided."""

from random import Random
from typing import Any

import pytest

import shiai
from shiai.core.calibration import bias_of, shifted
from shiai.core.playout import EVEN, play


def test_without_bias_and_with_slope_1_a_value_stays_as_it_is() -> None:
    for value in (-1.0, -0.7, 0.0, 0.3, 1.0):
        assert shifted(value, 0.0, 1.0) == pytest.approx(value)


def test_bias_and_slope_apply_to_log_odds() -> None:
    even = shifted(0.0, 1.0, 2.0)
    assert 0.5 + 0.5 * even == pytest.approx(1 / (1 + 2.718281828**-1.0))
    three_to_one = shifted(0.5, 0.0, 2.0)
    assert 0.5 + 0.5 * three_to_one == pytest.approx(9 / 10)


def test_what_is_won_or_lost_stays_so() -> None:
    assert shifted(1.0, -5.0, 0.1) == 1.0
    assert shifted(-1.0, 5.0, 0.1) == -1.0


def test_seat_and_values_of_options_add_to_the_bias() -> None:
    added = {"players": {"3": 0.25}, "difficulty": {"easy": -1.0}}
    fit: dict[str, Any] = {"bias": 0.5, "slope": 1.0, "options": added, "seats": {"seat_2": 2.0}}
    setup = shiai.game("samurai_spirit").setup(players=3, difficulty="hard")
    assert bias_of(fit, setup, 0) == 0.75
    assert bias_of(fit, setup, 1) == 2.75


@pytest.mark.parametrize("name", ["seven_ronin", "samurai_spirit", "way_of_the_samurai", "senjutsu", "senjutsu_solo"])
def test_games_keep_the_order_of_values(name: str) -> None:
    """Otherwise a hint would advise what it shows as worse."""
    rng = Random(name)
    game = shiai.game(name)
    state = game.start()
    for _ in range(5):
        values = [-1.0, *sorted([rng.uniform(-0.999, 0.999) for _ in range(5)]), 1.0]
        found = [game.calibrated(state.redact(0), 0, value) for value in values]
        assert found == sorted(found)
        assert found[0] == -1.0
        assert found[-1] == 1.0
        play(state, EVEN, rng, 7)
