"""OpenSpiel's own tests and algorithms on our games."""

from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import cfr, exploitability, ismcts, mcts

import shiai
from examples.pennies.shiai_pennies import GAME as PENNIES
from shiai.envs import openspiel
from shiai.envs.recall import codes
from tests.tiers import NIGHTLY

NAMES = [f"shiai_{game.id}" for game in shiai.all_games()]
# The last round of 7 Ronin: one ninja in the reserve; one ronin, who can take one wound.
ENDGAME = """game: seven_ronin
rules: 1
options: standard
steps: end_phase area_abilities deal_wounds ronin_abilities reveal planning
round: 8
reserve: 1
pool: 47
ninja: none
ronin: hayai=gone kabe=gone musashi=gone taiko=gone tasuke=gone yobu=gone
wounds: yumi=2
held: none
held_next: none
silenced: none
silenced_next: none
ready: none
attack_plan: none
defence_plan: none
used_ronin: none
used_areas: none
field_copied: 0
result: none
"""


def walk(game: Any, seed: int, most: int = 10_000) -> Any:
    """Yield the states of a random game."""
    rng = Random(seed)
    state = game.new_initial_state()
    for _ in range(most):
        yield state
        if state.is_terminal():
            return
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            state.apply_action(rng.choices([a for a, _ in outcomes], [p for _, p in outcomes])[0])
        elif state.is_simultaneous_node():
            legal = [state.legal_actions(player) for player in range(game.num_players())]
            state.apply_actions([rng.choice(actions) if actions else 0 for actions in legal])
        else:
            state.apply_action(rng.choice(state.legal_actions()))


@pytest.mark.parametrize("simultaneous", [False, True])
@pytest.mark.parametrize("name", NAMES)
def test_random_simulation_with_serialisation(name: str, simultaneous: bool) -> None:
    length = 60 if name.startswith("shiai_senjutsu") and not NIGHTLY else 0  # part of a long game
    game = pyspiel.load_game(name, {"simultaneous": simultaneous, "length": length})
    pyspiel.random_sim_test(game, num_sims=5 if NIGHTLY else 1, serialize=True, verbose=False)


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("shiai_seven_ronin", {"starvation_after_rounds": "4/", "threat_track": "steep"}),
        ("shiai_samurai_spirit", {"players": 2, "samurai": "kyuzo/kanbei"}),
        ("shiai_way_of_the_samurai", {"duel_variant": True, "second_weapon": "katana"}),
        ("shiai_senjutsu", {"players": 3, "hero_3": "ronin", "cards": 30}),
    ],
)
def test_options_are_game_parameters_and_survive_as_text(name: str, options: dict[str, Any]) -> None:
    game = pyspiel.load_game(name, options)
    again = pyspiel.load_game(str(game))
    assert again.new_initial_state().state.setup.options == game.new_initial_state().state.setup.options
    assert str(again) == str(game)


def test_a_wrong_option_is_named() -> None:
    with pytest.raises(Exception, match="threat_track"):
        pyspiel.load_game("shiai_seven_ronin", {"threat_track": "steeper"})


def test_chance_has_the_exact_probabilities_of_the_rules() -> None:
    game = pyspiel.load_game("shiai_samurai_spirit", {"players": 2, "samurai": "kyuzo/kanbei"})
    for state in walk(game, 3, 60):
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            weights = state.state.weights()
            assert [p * sum(weights) for _, p in outcomes] == pytest.approx(weights)
            assert sum(p for _, p in outcomes) == pytest.approx(1.0)


def test_sealed_choices_are_one_node_in_simultaneous_play() -> None:
    state = pyspiel.load_game("shiai_seven_ronin", {"simultaneous": True}).new_initial_state()
    assert state.is_simultaneous_node()
    names = [state.action_to_string(0, state.legal_actions(0)[0]), state.action_to_string(1, state.legal_actions(1)[0])]
    state.apply_actions([state.legal_actions(0)[0], state.legal_actions(1)[0]])
    assert names[0].startswith("place")
    assert names[1].startswith("assign")


@pytest.mark.parametrize("name", NAMES)
def test_an_information_state_remembers_everything(name: str) -> None:
    """Every state of a game has another past for a seat that has seen something; the past only grows."""
    game = pyspiel.load_game(name)
    before = [""] * game.num_players()
    for state in walk(game, 5, 80):
        for player in range(game.num_players()):
            now = state.information_state_string(player)
            assert now.startswith(before[player])
            before[player] = now


@pytest.mark.parametrize("name", ["shiai_seven_ronin", "shiai_senjutsu"])
def test_an_information_state_does_not_tell_what_others_do_in_secret(name: str) -> None:
    """All actions of a sealed choice look alike to the other seat."""
    game = pyspiel.load_game(name)
    compared = 0
    for state in walk(game, 2, 60):
        player = state.current_player()
        if player != 0 or len(state.state.actors()) < 2:
            continue
        seen: dict[bool, set[str]] = {}
        for action in state.legal_actions():
            child = state.child(action)
            ready = 0 in child.state.actors()  # a finished plan can be seen
            seen.setdefault(ready, set()).add(child.information_state_string(1))
        assert all(len(texts) == 1 for texts in seen.values())
        compared += 1
    assert compared


@pytest.mark.parametrize("name", ["shiai_seven_ronin", "shiai_senjutsu"])
def test_a_resampled_state_looks_the_same_to_its_player(name: str) -> None:
    game = pyspiel.load_game(name)
    rng = Random(4)
    differ = 0
    for state in list(some_states(game, 60)):
        for player in (0, 1):
            other = state.resample_from_infostate(player, rng.random)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.information_state_tensor(player) == state.information_state_tensor(player)
            assert other.observation_string(player) == state.observation_string(player)
            differ += str(other) != str(state)
    assert differ


def some_states(game: Any, most: int) -> Any:
    """Every tenth state of a random game, as a copy."""
    for number, state in enumerate(walk(game, 1, most)):
        if number % 10 == 9:
            yield state.clone()


def test_a_copy_is_independent() -> None:
    game = pyspiel.load_game("shiai_seven_ronin")
    state = game.new_initial_state()
    state.information_state_string(0)
    copy = state.clone()
    copy.apply_action(copy.legal_actions()[0])
    assert state.history() == []
    assert copy.information_state_string(0) != state.information_state_string(0)


def test_tensors_have_named_pieces() -> None:
    game = pyspiel.load_game("shiai_seven_ronin")
    observer = game.make_py_observer()
    observer.set_from(game.new_initial_state(), 1)
    assert observer.dict["seat"].tolist() == [0, 1]
    assert list(observer.tensor) == game.new_initial_state().observation_tensor(1)


def test_old_lines_are_folded_into_the_first_code() -> None:
    lines = [f"line {number}" for number in range(9)]
    assert codes(lines, 9)[1:] == codes(lines[1:], 8)
    assert codes(lines, 4)[1:] == codes(lines, 9)[6:]
    assert codes(["other", *lines[1:]], 4)[0] != codes(lines, 4)[0]
    assert codes(lines[:2], 4)[2:] == [0, 0]


def test_a_game_that_is_cut_off_is_a_draw() -> None:
    game = pyspiel.load_game("shiai_seven_ronin", {"length": 3})
    *_, last = walk(game, 1)
    assert last.is_terminal()
    assert last.returns() == [0.0, 0.0]


def test_counterfactual_regret_minimisation_solves_matching_pennies() -> None:
    game = pyspiel.load_game(openspiel.register(PENNIES), {"points": 1})
    solver = cfr.CFRSolver(game)
    for _ in range(20):
        solver.evaluate_and_update_policy()
    assert exploitability.exploitability(game, solver.average_policy()) < 0.01


def test_counterfactual_regret_minimisation_solves_an_endgame_of_seven_ronin() -> None:
    """One ninja looks for one ronin: CFR comes close to an equilibrium, uniform play does not."""
    game = pyspiel.load_game("shiai_seven_ronin", {"position": openspiel.quoted(ENDGAME)})
    uniform = exploitability.exploitability(game, pyspiel.UniformRandomPolicy(game))
    solver = cfr.CFRPlusSolver(game)
    for _ in range(6):
        solver.evaluate_and_update_policy()
    reached = exploitability.exploitability(game, solver.average_policy())
    assert reached < 0.1 < uniform


def test_information_set_search_plays_a_game_with_secrets() -> None:
    state = pyspiel.load_game("shiai_seven_ronin").new_initial_state()
    rng = np.random.RandomState(1)
    searcher = ismcts.ISMCTSBot(state.get_game(), mcts.RandomRolloutEvaluator(1, rng), 2.0, 4, random_state=rng)
    assert searcher.step(state) in state.legal_actions()
