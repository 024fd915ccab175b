"""Run by an interpreter that has catanatron, with a number of seconds: prints its speed as one JSON line."""

import json
import sys
import time

from catanatron import Color, Game, RandomPlayer  # type: ignore[import-not-found]
from catanatron.game import TURNS_LIMIT  # type: ignore[import-not-found]

WARM_UP_SECONDS = 0.5


def decisions_per_second(seconds: float) -> float:
    decisions = 0
    start = time.process_time()
    while (elapsed := time.process_time() - start) < seconds:
        game = Game([RandomPlayer(color) for color in Color])
        while game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
            game.play_tick()
            decisions += 1
    return decisions / elapsed


if __name__ == "__main__":
    decisions_per_second(WARM_UP_SECONDS)
    print(json.dumps({"decisions_per_second": decisions_per_second(float(sys.argv[1]))}))
