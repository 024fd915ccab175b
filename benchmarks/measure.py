"""Measures one game in this interpreter and prints one JSON line; run by `python -m benchmarks` for each build.

`driven` is a loop out here through the public interface, with its legality check; `inside` is the loop of the core.
"""

import json
import sys
import time
import tracemalloc
from random import Random
from types import FrameType

import shiai
from shiai.core import playout as playout_module
from shiai.core.chance import pick
from shiai.core.game import AnyGame
from shiai.core.playout import playout
from shiai.core.seats import CHANCE
from shiai.core.state import State

STATES = 5_000
COUNTED_GAMES = 5  # in which calls are counted


def main(name: str, seconds: float) -> None:
    """Measure and print."""
    game = shiai.game(name)
    inside_decisions, inside_games = inside(game, seconds)
    driven_decisions, driven_games = driven(game, seconds)
    middle = middle_state(game)
    measured = {
        "compiled": not str(playout_module.__file__).endswith(".py"),
        "inside": inside_decisions,
        "inside_games": inside_games,
        "driven": driven_decisions,
        "driven_games": driven_games,
        "clone_us": clone(middle, seconds),
        "bytes": memory(middle),
        "calls": calls(game),
    }
    print(json.dumps(measured))


def inside(game: AnyGame, seconds: float) -> tuple[float, float]:
    """Decisions and games per second of the core's own loop."""
    rng = Random(1)
    playout(game.start(), rng)
    decisions = games = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        decisions += playout(game.start(), rng)
        games += 1
    return decisions / spent, games / spent


def driven(game: AnyGame, seconds: float) -> tuple[float, float]:
    """Decisions and games per second of a loop in plain Python through the public interface."""
    rng = Random(1)
    random = rng.random
    decisions = games = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds:
        state = game.start()
        while actors := state.actors():
            seat = actors[int(random() * len(actors))]
            legal = state.legal(seat)
            action = pick(legal, state.weights(), rng) if seat == CHANCE else legal[int(random() * len(legal))]
            state.apply(seat, action)
            decisions += 1
        games += 1
    return decisions / spent, games / spent


def middle_state(game: AnyGame) -> State:
    """A state in the middle of a random game."""
    rng = Random(2)
    state = game.start()
    states = []
    while actors := state.actors():
        states.append(state.clone())
        seat = actors[0]
        legal = state.legal(seat)
        state.apply(seat, pick(legal, state.weights(), rng) if seat == CHANCE else rng.choice(legal))
    middle: State = states[len(states) // 2]
    return middle


def clone(state: State, seconds: float) -> float:
    """Microseconds for a copy."""
    copies = 0
    start = time.process_time()
    while (spent := time.process_time() - start) < seconds / 4:
        for _ in range(1000):
            state.clone()
        copies += 1000
    return spent / copies * 1e6


def calls(game: AnyGame) -> float:
    """Python calls per decision of the core's own loop; next to none where it is compiled."""
    count = 0

    def seen(_frame: FrameType, event: str, _argument: object) -> None:
        nonlocal count
        count += event == "call"

    rng = Random(1)
    states = [game.start() for _ in range(COUNTED_GAMES)]
    sys.setprofile(seen)
    decisions = sum([playout(state, rng) for state in states])
    sys.setprofile(None)
    return count / decisions


def memory(state: State) -> float:
    """Bytes of a state that shares nothing but its set-up with others."""
    tracemalloc.start()
    before = tracemalloc.get_traced_memory()[0]
    states = [state.clone() for _ in range(STATES)]
    after = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    return (after - before) / len(states)


if __name__ == "__main__":
    main(sys.argv[1], float(sys.argv[2]))
