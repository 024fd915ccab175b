"""The equilibrium player of 7 Ronin: solving a planning, the player, training, and what can be robbed."""

from random import Random
from typing import Final

import pytest

import shiai
from shiai.bots import bot
from shiai.core.errors import HiddenInformation
from shiai.core.state import View
from shiai.games.seven_ronin.players.equilibrium.exploit import Position, best_reply, rob, sampled_plan
from shiai.games.seven_ronin.players.equilibrium.planning import Budget, PlanningGame
from shiai.games.seven_ronin.players.equilibrium.plans import contains, habit_plan, is_legal, missing, planned
from shiai.games.seven_ronin.players.equilibrium.player import Equilibrium, WrongGame
from shiai.games.seven_ronin.players.equilibrium.training import Training
from shiai.games.seven_ronin.players.equilibrium.values import Values, first_values, read_values, write_values
from shiai.games.seven_ronin.rules.actions import DONE
from shiai.games.seven_ronin.rules.components import ATTACKER, DEFENDER, ROUNDS
from shiai.games.seven_ronin.rules.state import READY, ROUND
from tests.games.seven_ronin.players.ronin_rounds import GAME, start_of_round

TINY: Final = "equilibrium:plans=3,iterations=1,tries=2"
SEATS: Final = (ATTACKER, DEFENDER)


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
