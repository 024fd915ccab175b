"""The equilibrium player of 7 Ronin: matrix games, plans, values, the player, training, and what can be robbed."""

import json
from math import tanh
from random import Random
from typing import Any, Final

import pytest

import shiai
from shiai.bots import bot
from shiai.bots.equilibrium.exploit import Position, best_reply, rob, sampled_plan
from shiai.bots.equilibrium.fitting import fit
from shiai.bots.equilibrium.matrix import COLUMNS, ROWS, MatrixGame, draw
from shiai.bots.equilibrium.planning import Budget, PlanningGame
from shiai.bots.equilibrium.player import Equilibrium, WrongGame
from shiai.bots.equilibrium.training import Training
from shiai.core.errors import HiddenInformation
from shiai.core.state import View
from shiai.games.seven_ronin.actions import DONE
from shiai.games.seven_ronin.components import ATTACKER, DEFENDER, ROUNDS
from shiai.games.seven_ronin.plans import changed, contains, habit_plan, is_legal, missing, planned
from shiai.games.seven_ronin.state import READY, RESERVE, ROUND, SevenRonin
from shiai.games.seven_ronin.values import (
    FEATURES,
    Values,
    ValuesError,
    features,
    first_values,
    read_values,
    shipped_values,
    write_values,
)

GAME = shiai.game("seven_ronin")
TINY: Final = "equilibrium:plans=3,iterations=1,tries=2"
SEATS: Final = (ATTACKER, DEFENDER)


def start_of_round(number: int, seed: int = 1) -> SevenRonin:
    """The start of a round of some game by habit."""
    while True:
        rng = Random(seed)
        state = GAME.start()
        while state.actors() and state.cells[ROUND] < number:
            seat = state.actors()[0]
            state.apply(seat, GAME.advise(state, seat, rng))
        if state.actors():
            assert isinstance(state, SevenRonin)
            return state
        seed += 1


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
    ("rows", "value", "mixture"),
    [
        ([[0, -1, 1], [1, 0, -1], [-1, 1, 0]], 0, [1 / 3, 1 / 3, 1 / 3]),
        ([[0, -2, 1], [2, 0, -1], [-1, 1, 0]], 0, [0.25, 0.25, 0.5]),  # rock against paper counts twice
        ([[3, -1], [-1, 1]], 1 / 3, [1 / 3, 2 / 3]),  # matching pennies with a bias
        ([[1, 2], [3, 4]], 3, [0, 1]),  # a saddle point
        ([[0.5]], 0.5, [1]),
    ],
)
def test_regret_matching_solves_known_games(rows: list[list[float]], value: float, mixture: list[float]) -> None:
    game = matrix(*rows)
    game.solve(1000)
    assert game.gap() < 0.01
    assert game.value() == pytest.approx(value, abs=0.01)
    assert game.mixture(ROWS) == pytest.approx(mixture, abs=0.02)


def test_a_matrix_that_grows_is_solved_like_a_whole_one() -> None:
    game = matrix([0, -1], [1, 0])  # rock and paper: paper wins
    game.solve(100)
    assert game.mixture(COLUMNS)[1] > 0.95
    game.add_row([-1, 1])
    game.add_column([1, -1, 0])
    game.solve(1000)
    assert game.payoffs == [[0, -1, 1], [1, 0, -1], [-1, 1, 0]]
    assert game.gap() < 0.01
    assert game.mixture(COLUMNS) == pytest.approx([1 / 3, 1 / 3, 1 / 3], abs=0.02)


def test_the_gap_is_what_both_could_gain() -> None:
    game = matrix([0, -1, 1], [1, 0, -1], [-1, 1, 0])
    game.sums = [[1, 0, 0], [1, 0, 0]]  # both always play rock
    assert game.gap() == pytest.approx(2)  # each could win by paper
    assert game.value() == 0


def test_draws_follow_the_weights() -> None:
    rng = Random(1)
    drawn = [draw([1.0, 0.0, 3.0], rng) for _ in range(4000)]
    assert drawn.count(1) == 0
    assert drawn.count(2) / 4000 == pytest.approx(0.75, abs=0.03)


# Plans ----------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seat", SEATS)
@pytest.mark.parametrize("number", [1, 4, 7])
def test_changed_plans_are_legal_choice_by_choice(seat: int, number: int) -> None:
    state = start_of_round(number)
    rng = Random(number)
    plan = habit_plan(state, seat, rng)
    met = {plan}
    for _ in range(60):
        plan = changed(state, seat, plan, rng)
        met.add(plan)
        trial = state.clone()
        for action in [*missing(seat, planned(state, seat), plan), DONE]:
            trial.apply(seat, action)
        assert trial.cells[READY] == 1 << seat
        assert planned(trial, seat) == plan
        assert contains(seat, plan, planned(state, seat))
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


def test_only_plans_that_continue_what_is_there_contain_it() -> None:
    assert contains(ATTACKER, (2, 0, 1), (1, 0, 0))
    assert not contains(ATTACKER, (2, 0, 1), (0, 1, 0))
    assert contains(DEFENDER, (3, 4, 5), (3, 11, 11))
    assert not contains(DEFENDER, (3, 4, 5), (4, 11, 11))


# The planning of a round ----------------------------------------------------------------------------------------------


def test_best_replies_improve_what_was_sampled() -> None:
    state = start_of_round(4)
    planning = PlanningGame(state, first_values())
    planning.begin(3, Random(1))
    planning.matrix.solve(100)
    against, weights = planning.support(DEFENDER)
    known = max(planning.matrix.worths(ATTACKER, planning.matrix.mixture(DEFENDER)))
    reply = planning.reply(ATTACKER, 40, Random(1))
    assert reply not in planning.plans[ATTACKER]
    assert planning.worth(ATTACKER, reply, against, weights, -2.0) > known
    assert is_legal(state, ATTACKER, reply)


def test_a_planning_knows_each_plan_once_and_mixes_well() -> None:
    planning = PlanningGame(start_of_round(4), first_values())
    planning.solve(Budget(4, 3, 4), Random(1))
    assert planning.matrix.gap() < 0.05
    for seat in SEATS:
        assert len(set(planning.plans[seat])) == len(planning.plans[seat])
        assert planning.choose(seat, Random(1)) in planning.support(seat)[0]
        assert sum(planning.support(seat)[1]) == pytest.approx(1)
    assert len(planning.matrix.payoffs) == len(planning.plans[ATTACKER])
    assert {len(row) for row in planning.matrix.payoffs} == {len(planning.plans[DEFENDER])}


# Values ---------------------------------------------------------------------------------------------------------------


def test_values_are_read_as_they_were_written() -> None:
    values = first_values()
    values.weights[3][2] = -0.1234
    values.provenance = {"command": "shiai train seven-ronin"}
    again = read_values(write_values(values, 1), "x.json", 1)
    assert again.weights[1:] == values.weights[1:]
    assert again.provenance == values.provenance


def test_the_first_values_are_the_evaluation() -> None:
    state = start_of_round(3)
    assert first_values().value(state) == pytest.approx(GAME.evaluate(state, ATTACKER))
    assert len(features(state)) == len(FEATURES) == len(set(FEATURES))


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


# The player -----------------------------------------------------------------------------------------------------------


def played(spec: str, seed: str) -> list[int]:
    """The choices of a bot against itself in the first rounds of a game."""
    players = [bot(spec), bot(spec)]
    state = GAME.start()
    choices: list[int] = []
    while state.cells[ROUND] < 3:
        seat = state.actors()[0]
        choices.append(players[seat].choose(state.redact(seat), seat, Random(f"{seed}/{len(choices)}")))
        state.apply(seat, choices[-1])
    return choices


def test_the_same_seed_gives_the_same_game() -> None:
    assert played(TINY, "a") == played(TINY, "a")


def test_a_plan_is_followed_to_its_end() -> None:
    player = Equilibrium(3, 1, 2)
    state = start_of_round(2)
    rng = Random(1)
    state.apply(DEFENDER, player.choose(state.redact(DEFENDER), DEFENDER, rng))
    decided = player.chosen[DEFENDER]
    while not state.cells[READY] >> DEFENDER & 1:
        state.apply(DEFENDER, player.choose(state.redact(DEFENDER), DEFENDER, rng))
    assert planned(state, DEFENDER) == decided


@pytest.mark.parametrize("seat", SEATS)
def test_a_plan_that_somebody_else_began_is_continued(seat: int) -> None:
    state = start_of_round(2)
    rng = Random(5)
    state.apply(seat, rng.choice(state.legal(seat)))
    began = planned(state, seat)
    player = Equilibrium(3, 1, 2)
    while not state.cells[READY] >> seat & 1:
        state.apply(seat, player.choose(state.redact(seat), seat, rng))
    assert contains(seat, planned(state, seat), began)


@pytest.mark.parametrize("seat", SEATS)
def test_the_plan_of_the_other_side_changes_nothing(seat: int) -> None:
    choices = set()
    for seed in range(4):
        state = start_of_round(3)
        rng = Random(seed)
        for action in [*missing(1 - seat, planned(state, 1 - seat), habit_plan(state, 1 - seat, rng)), DONE]:
            state.apply(1 - seat, action)
        choices.add((bot(TINY).choose(state.redact(seat), seat, Random(1)), state.position()))
    assert len({action for action, _ in choices}) == 1
    assert len(choices) > 1


def test_complete_states_and_other_games_are_refused() -> None:
    state = GAME.start()
    with pytest.raises(HiddenInformation, match="redact"):
        bot(TINY).choose(View(state), ATTACKER, Random(1))
    with pytest.raises(HiddenInformation, match="redact"):
        bot(TINY).explain(state.redact(DEFENDER), ATTACKER, Random(1))
    other = shiai.game("samurai_spirit").start()
    with pytest.raises(WrongGame, match=r"'equilibrium' plays seven_ronin only; for samurai_spirit take search"):
        bot(TINY).choose(other.redact(0), 0, Random(1))


@pytest.mark.parametrize("seat", SEATS)
def test_the_mixture_is_explained(seat: int) -> None:
    state = start_of_round(2)
    view = state.redact(seat)
    explanation = bot("equilibrium:plans=6,iterations=2,tries=4").explain(view, seat, Random(1))
    assert explanation.bot == "equilibrium"
    assert sum([thought.share for thought in explanation.thoughts]) == pytest.approx(1)
    assert {thought.action for thought in explanation.thoughts} <= set(view.legal(seat))
    assert all(-1 <= thought.value <= 1 and thought.visits > 0 for thought in explanation.thoughts)
    assert explanation.thoughts[0].share == max([thought.share for thought in explanation.thoughts])
    assert explanation.reasons
    assert explanation.line


def test_choices_in_combat_are_explained_and_the_best_is_chosen() -> None:
    state = start_of_round(2, seed=3)
    rng = Random(1)
    while state.stack[-1].name == "planning" or len(state.legal(state.actors()[0])) == 1:
        seat = state.actors()[0]
        state.apply(seat, GAME.advise(state, seat, rng))
    seat = state.actors()[0]
    explanation = bot(TINY).explain(state.redact(seat), seat, Random(1))
    assert {thought.action for thought in explanation.thoughts} == set(state.legal(seat))
    assert [thought.share for thought in explanation.thoughts] == [1.0] + [0.0] * (len(state.legal(seat)) - 1)
    values = [thought.value for thought in explanation.thoughts]
    assert values == sorted(values, reverse=True)
    assert bot(TINY).choose(state.redact(seat), seat, Random(2)) == explanation.thoughts[0].action


# Training and robbing -------------------------------------------------------------------------------------------------


def test_training_in_two_goes_is_training_in_one() -> None:
    budget = Budget(2, 1, 2)
    whole = Training(1, 5, budget)
    units: list[int] = []
    whole.iterate(units.append)
    text = write_values(whole.values, GAME.version)
    assert sum(units) == 1 + ROUNDS
    assert whole.values.weights != first_values().weights
    whole.iterate(units.append)
    again = Training(1, 5, budget, read_values(text, "x.json", GAME.version))
    again.iterate(units.append)
    assert write_values(again.values, GAME.version) == write_values(whole.values, GAME.version)
    assert again.values.provenance["iterations"] == 2


def test_who_always_plans_the_same_is_robbed_and_who_mixes_is_not() -> None:
    place = Position(start_of_round(6, seed=2), first_values(), Budget(8, 5, 8), Random(1))
    always = [place.planning.choose(DEFENDER, Random(1))] * 4
    reply = best_reply(place.planning, ATTACKER, always, 20, Random(1))
    against_one = place.planning.payoff(reply, always[0])
    plans, weights = place.planning.support(DEFENDER)
    against_mixture = place.planning.worth(ATTACKER, reply, plans, weights, -2.0)
    assert against_one > place.value + 0.05
    assert against_one > against_mixture


def test_robbing_is_repeatable_and_asks_both_sides() -> None:
    state = start_of_round(8, seed=2)
    place = Position(state, first_values(), Budget(4, 2, 4), Random(1))
    one = rob(lambda: bot("heuristic"), place, 4, 5, "s")
    assert one == rob(lambda: bot("heuristic"), place, 4, 5, "s")
    assert one.round == 8
    assert all(-100 <= gain <= 100 for gain in one.gains)
    assert sampled_plan(lambda: bot("heuristic"), state, DEFENDER, "s") != planned(state, DEFENDER)


def test_values_can_be_given_to_the_player() -> None:
    values = Values([row[:] for row in first_values().weights], {"command": "mine"})
    player = Equilibrium(2, 0, 1, values)
    player.choose(GAME.start().redact(ATTACKER), ATTACKER, Random(1))
    assert player.values is values
