"""Parts of the equilibrium player: matrix games, whole plans, the values of a round's start and their fitting."""

import json
from math import tanh
from random import Random
from typing import Any, Final

import pytest

from shiai.bots.mixtures import sample
from shiai.bots.search.rollout import roll_out
from shiai.games.seven_ronin.players import evaluation
from shiai.games.seven_ronin.players.equilibrium.fitting import fit
from shiai.games.seven_ronin.players.equilibrium.matrix import COLUMNS, ROWS, MatrixGame
from shiai.games.seven_ronin.players.equilibrium.plans import (
    extends,
    heuristic_plan,
    is_legal,
    plan_of,
    remaining_actions,
    varied,
)
from shiai.games.seven_ronin.players.equilibrium.values import (
    FEATURES,
    ValuesError,
    features,
    first_values,
    read_values,
    shipped_values,
    write_values,
)
from shiai.games.seven_ronin.rules.actions import DONE
from shiai.games.seven_ronin.rules.components import ATTACKER, DEFENDER, ROUNDS
from shiai.games.seven_ronin.rules.state import READY, RESERVE
from tests.games.seven_ronin.players.ronin_rounds import GAME, start_of_round

SEATS: Final = (ATTACKER, DEFENDER)


def matrix(*rows: list[float]) -> MatrixGame:
    """A matrix game of these payoffs."""
    game = MatrixGame()
    for column in range(len(rows[0])):
        game.add_column([])
        assert len(game.regrets[COLUMNS]) == column + 1
    for row in rows:
        game.add_row(row)
    return game


# Matrix games ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("rows", "value", "strategy"),
    [
        ([[0, -1, 1], [1, 0, -1], [-1, 1, 0]], 0, [1 / 3, 1 / 3, 1 / 3]),
        ([[0, -2, 1], [2, 0, -1], [-1, 1, 0]], 0, [0.25, 0.25, 0.5]),  # rock against paper counts twice
        ([[3, -1], [-1, 1]], 1 / 3, [1 / 3, 2 / 3]),  # matching pennies with a bias
        ([[1, 2], [3, 4]], 3, [0, 1]),  # a saddle point
        ([[0.5]], 0.5, [1]),
    ],
)
def test_regret_matching_solves_known_games(rows: list[list[float]], value: float, strategy: list[float]) -> None:
    game = matrix(*rows)
    game.solve(1000)
    assert game.nash_conv() < 0.01
    assert game.value() == pytest.approx(value, abs=0.01)
    assert game.strategy(ROWS) == pytest.approx(strategy, abs=0.02)


def test_a_matrix_that_grows_is_solved_like_a_whole_one() -> None:
    game = matrix([0, -1], [1, 0])  # rock and paper: paper wins
    game.solve(100)
    assert game.strategy(COLUMNS)[1] > 0.95
    game.add_row([-1, 1])
    game.add_column([1, -1, 0])
    game.solve(1000)
    assert game.payoffs == [[0, -1, 1], [1, 0, -1], [-1, 1, 0]]
    assert game.nash_conv() < 0.01
    assert game.strategy(COLUMNS) == pytest.approx([1 / 3, 1 / 3, 1 / 3], abs=0.02)


def test_nash_conv_is_what_both_could_gain() -> None:
    game = matrix([0, -1, 1], [1, 0, -1], [-1, 1, 0])
    game.strategy_sums = [[1, 0, 0], [1, 0, 0]]  # both always play rock
    assert game.nash_conv() == pytest.approx(2)  # each could win by paper
    assert game.value() == 0


def test_draws_follow_the_weights() -> None:
    rng = Random(1)
    drawn = [sample([1.0, 0.0, 3.0], rng) for _ in range(4000)]
    assert drawn.count(1) == 0
    assert drawn.count(2) / 4000 == pytest.approx(0.75, abs=0.03)


# Plans ----------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", SEATS)
@pytest.mark.parametrize("number", [1, 4, 7])
def test_varied_plans_are_legal_choice_by_choice(seat: int, number: int) -> None:
    state = start_of_round(number)
    rng = Random(number)
    plan = heuristic_plan(state, seat, rng)
    met = {plan}
    for _ in range(60):
        plan = varied(state, seat, plan, rng)
        met.add(plan)
        trial = state.clone()
        for action in [*remaining_actions(seat, plan_of(state, seat), plan), DONE]:
            trial.apply(seat, action)
        assert trial.cells[READY] == 1 << seat
        assert plan_of(trial, seat) == plan
        assert extends(seat, plan, plan_of(state, seat))
    assert len(met) > 10


def test_illegal_plans_are_known() -> None:
    state = start_of_round(1)
    assert is_legal(state, ATTACKER, (0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0))
    assert not is_legal(state, ATTACKER, (0,) * 11)  # fewer than the minimum
    assert not is_legal(state, ATTACKER, (1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 0))  # more areas than the threat level
    assert not is_legal(state, ATTACKER, (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2))  # two on the Market
    assert is_legal(state, DEFENDER, (0, 1, 2, 3, 4, 5, 6))
    assert not is_legal(state, DEFENDER, (0, 1, 2, 3, 4, 5, 5))  # two in one area, and none of them is Tasuke
    assert not is_legal(state, DEFENDER, (0, 1, 2, 3, 4, 5, 11))  # one is still in hand


def test_only_plans_that_continue_what_is_there_extend_it() -> None:
    assert extends(ATTACKER, (2, 0, 1), (1, 0, 0))
    assert not extends(ATTACKER, (2, 0, 1), (0, 1, 0))
    assert extends(DEFENDER, (3, 4, 5), (3, 11, 11))
    assert not extends(DEFENDER, (3, 4, 5), (4, 11, 11))


# Values ---------------------------------------------------------------------------------------------------------------


def test_values_are_read_as_they_were_written() -> None:
    values = first_values()
    values.weights[3][2] = -0.1234
    values.provenance = {"command": "shiai train seven-ronin"}
    again = read_values(write_values(values, 1), "x.json", 1)
    assert again.weights[1:] == values.weights[1:]
    assert again.provenance == values.provenance


def test_the_first_values_are_the_hand_made_evaluation() -> None:
    state = start_of_round(3)
    assert first_values().value(state) == pytest.approx(evaluation.evaluate(state, ATTACKER))
    assert len(features(state)) == len(FEATURES) == len(set(FEATURES))


def test_searches_use_the_fitted_values_between_rounds() -> None:
    state = start_of_round(3)
    fitted = shipped_values(GAME.version).value(state)
    assert GAME.evaluate(state, ATTACKER) == fitted != evaluation.evaluate(state, ATTACKER)
    assert GAME.evaluate(state, DEFENDER) == -fitted


def test_nothing_was_fitted_for_combat_and_for_boxes() -> None:
    state = start_of_round(3)
    roll_out(GAME, state, Random(1), quiescent=False)
    assert not state.is_planning()
    assert GAME.evaluate(state, DEFENDER) == evaluation.evaluate(state, DEFENDER)
    boxed = GAME.start(box='{"areas":{"granary":{"limit":3}}}')
    assert GAME.evaluate(boxed, ATTACKER) == evaluation.evaluate(boxed, ATTACKER)


def changed_file(**entries: object) -> str:
    """A file of values with other entries."""
    data: dict[str, Any] = json.loads(write_values(first_values(), 1))
    return json.dumps({**data, **entries})


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("{", "no JSON"),
        ("[]", "no file of values"),
        (changed_file(game="go"), "no file of values"),
        (changed_file(format=2), "in format 1"),
        (changed_file(rules=99), "rules version 99"),
        (changed_file(features=["luck"]), "other features"),
        (changed_file(weights=3), "no weights"),
        (changed_file(provenance=None), "no provenance"),
        (changed_file(weights={}), "round 1 needs"),
        (changed_file(weights={"1": [True] * len(FEATURES)}), "round 1 needs"),
        (changed_file(weights={"1": [float("inf")] * len(FEATURES)}), "round 1 needs"),
    ],
)
def test_wrong_files_are_refused_with_a_remedy(text: str, words: str) -> None:
    with pytest.raises(ValuesError, match=words) as refusal:
        read_values(text, "mine.json", 1)
    assert str(refusal.value).startswith("mine.json")
    assert "shiai train seven-ronin" in str(refusal.value)


def test_the_shipped_values_say_how_they_were_made() -> None:
    made = shipped_values(GAME.version).provenance
    assert made["command"] == (
        f"shiai train seven-ronin --games {made['games']} --seed {made['seed']} --plans {made['plans']} "
        f"--replies {made['replies']} --tries {made['tries']} --iterations {made['iterations']}"
    )
    assert set(made["starts"]) == set(made["held_out_error"]) == {str(number) for number in range(1, ROUNDS + 1)}


def test_the_shipped_values_know_who_is_ahead() -> None:
    values = shipped_values(GAME.version)
    state = start_of_round(4)
    better = state.clone()
    better.cells[RESERVE] += 8
    assert values.value(better) > values.value(state)


# Fitting --------------------------------------------------------------------------------------------------------------


def test_fitting_finds_the_weights_behind_values() -> None:
    rng = Random(1)
    samples = [[1.0, rng.random(), rng.random()] for _ in range(200)]
    targets = [tanh((0.5 - 2.0 * sample[1] + sample[2]) / 2) for sample in samples]
    assert fit(samples, targets, [0.0, 0.0, 0.0], 1e-6) == pytest.approx([0.5, -2.0, 1.0], abs=1e-3)


def test_fitting_stays_near_the_guess_where_nothing_is_known() -> None:
    assert fit([], [], [0.3, -0.2], 1.0) == pytest.approx([0.3, -0.2])
    near = fit([[1.0, 0.0]], [1.0], [0.0, 0.7], 100.0)
    assert 0.0 < near[0] < 0.01
    assert near[1] == pytest.approx(0.7)
