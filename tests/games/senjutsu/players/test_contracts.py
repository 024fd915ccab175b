"""The heuristic player and contracts: it leaves out what cannot be fulfilled, and values those that are."""

from random import Random

import shiai
from shiai.games.senjutsu.players.evaluation import evaluate
from shiai.games.senjutsu.rules.state import COMPLETED, FULFILLED
from tests.games.senjutsu.given import GAME, actor, given, hero, step


def left_out(**options: object) -> str:
    """The contract that the player leaves out in such a game."""
    state = shiai.game("senjutsu").start(hero_1="yojimbo", **options)
    while step(state) != "leave_out":
        state.apply(actor(state), state.legal(actor(state))[0])
    return str(state.name(GAME.advise(state.redact(0), 0, Random(1))))


def test_a_contract_that_needs_more_opponents_is_left_out() -> None:
    assert left_out(hero_2="warrior") == "contract fury"
    assert left_out(players=3) == "contract counter"


def test_fulfilled_contracts_are_worth_something() -> None:
    state = given(hero("yojimbo", contracts=63), hero("warrior", "D1"))
    before = evaluate(state, 0)
    state.cells[FULFILLED] = state.cells[COMPLETED] = 1
    once = evaluate(state, 0)
    state.cells[COMPLETED] = 4
    assert before < once < evaluate(state, 0)
