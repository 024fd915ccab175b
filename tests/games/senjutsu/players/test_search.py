"""What the search and Senjutsu expect of each other."""

from random import Random

import pytest

import shiai
from shiai.bots.search.player import determinize
from shiai.bots.search.rollout import evaluate, roll_out
from shiai.games.senjutsu.rules.state import TURN
from shiai.games.senjutsu.solo.rules.state import Solo


def test_enemies_do_not_look_ahead_in_a_search() -> None:
    """Only there: a view that is only filled goes on as the real game."""
    state = shiai.game("senjutsu_solo").start()
    while not (0 in state.actors() and len(state.legal(0)) > 1):
        seat = state.actors()[0]
        state.apply(seat, state.legal(seat)[0])
    view = state.redact(0)
    world, filled = determinize(view, 0, Random(1)), view.fill(Random(1))
    assert isinstance(world, Solo)
    assert isinstance(filled, Solo)
    assert (world.thinking, filled.thinking) == (True, False)
    assert world == filled


@pytest.mark.parametrize("ahead", [1, 2, 3])
def test_a_rollout_ends_after_as_many_turns_as_it_is_told(ahead: int) -> None:
    """A rollout ends between two turns; each further step ahead plays a whole turn."""
    game = shiai.game("senjutsu")
    state = game.start()
    while not game.is_quiescent(state):
        roll_out(game, state, Random(1))
    turn = state.cells[TURN]
    evaluate(game, state, 0, ahead, Random(2))
    assert state.cells[TURN] == turn + ahead - 1
    assert game.is_quiescent(state)
