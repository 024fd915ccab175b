"""Measures the searching player in this interpreter and prints one JSON line; run by `python -m benchmarks`.

A game is played by its strongest level that searches, at every seat, and the choices that it has to think about are
timed: not those that are the only ones or were decided on before. At moments of this game a search that knows nothing
yet then counts its iterations. All times are those of the processor, so that a busy machine does not matter.
"""

import json
import sys
import time
from random import Random
from statistics import median

import shiai
from shiai.bots import bot, choose
from shiai.bots.levels import levels_of
from shiai.bots.search import Search
from shiai.bots.search.player import MOST_ITERATIONS
from shiai.core.chance import draw_outcome
from shiai.core.game import AnyGame
from shiai.core.seats import CHANCE
from shiai.core.state import State

MOMENTS = 8  # at which the iterations are counted


def main(name: str, seconds: float, longest: float) -> None:
    """Measure and print; the game is left when its bots have thought for longer than `longest` seconds."""
    moments, times = level_game(shiai.game(name), longest)
    measured = {
        "iterations": iterations(moments, seconds),
        "median_ms": median(times) * 1000,
        "worst_ms": max(times) * 1000,
        "choices": len(times),
    }
    print(json.dumps(measured))


def level_game(game: AnyGame, longest: float) -> tuple[list[tuple[State, int]], list[float]]:
    """The moments of a game at which a bot had to think, and for how many seconds it did."""
    state = game.start()
    strongest = [spec for spec in levels_of(game) if spec.startswith("search")][-1]
    players = [bot(strongest) for _ in state.setup.seats]
    chance = Random("benchmark")
    moments: list[tuple[State, int]] = []
    times: list[float] = []
    number = 0
    while (actors := state.actors()) and sum(times) < longest:
        seat = actors[0]
        if seat == CHANCE:
            action = draw_outcome(state, chance)
        else:
            player = players[seat]
            assert isinstance(player, Search)
            player.done = 0
            start = time.process_time()
            action = choose(player, state, seat, "benchmark", number)
            spent = time.process_time() - start
            if player.done:
                moments.append((state.clone(), seat))
                times.append(spent)
        state.apply(seat, action)
        number += 1
    return moments, times


def iterations(moments: list[tuple[State, int]], seconds: float) -> float:
    """Iterations per second at moments all over the game."""
    chosen = moments[:: max(1, len(moments) // MOMENTS)]
    done = 0
    start = time.process_time()
    for number, (state, seat) in enumerate(chosen):
        search = Search(MOST_ITERATIONS, seconds=seconds / len(chosen))
        search.choose(state.redact(seat), seat, Random(number))
        done += search.done
    return done / (time.process_time() - start)


if __name__ == "__main__":
    main(sys.argv[1], float(sys.argv[2]), float(sys.argv[3]))
