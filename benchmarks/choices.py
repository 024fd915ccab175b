"""What searches find at moments of a game, as a checksum, and how fast: to compare two commits.

    python -m benchmarks.choices senjutsu
    python -m benchmarks.choices samurai_spirit --options players=2 --iterations 100 --moments 40

Run it in the checkouts of both, in turns. The same checksum means the same candidates with the same values and visits,
so a change that was to make searches faster has changed nothing else. All times are those of the processor.
"""

import argparse
import time
from random import Random
from zlib import crc32

import shiai
from shiai.bots import bot
from shiai.bots.search import Search
from shiai.core.chance import draw_outcome
from shiai.core.game import AnyGame
from shiai.core.seats import CHANCE
from shiai.core.state import State
from shiai.engine import running

ADVISED = 0.85  # of the choices are those of the heuristic player, the others are made at random


def main() -> None:
    """Search and print."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.choices", description="Compare searches.")
    parser.add_argument("game")
    parser.add_argument("--options", nargs="*", default=[], metavar="NAME=VALUE")
    parser.add_argument("--iterations", type=int, default=400)
    parser.add_argument("--moments", type=int, default=16, help="at most, spread over two games")
    parser.add_argument("--seed", type=int, default=7)
    given = parser.parse_args()
    game = shiai.game(given.game)
    options = dict([option.split("=", 1) for option in given.options])
    found = [moment for seed in (given.seed, given.seed + 1) for moment in moments(game, options, seed)]
    found = found[:: max(1, len(found) // given.moments)]
    checksum = done = 0
    spent = 0.0
    for number, (state, seat) in enumerate(found):
        search = Search(given.iterations)
        view = state.redact(seat)
        start = time.process_time()
        explanation = search.explain(view, seat, Random(number))
        spent += time.process_time() - start
        done += search.done
        lines = [(each.action, each.share, each.value, each.visits) for each in explanation.candidates]
        checksum = crc32(repr(lines).encode(), checksum)
    print(f"{game.id} ({running()}): {len(found)} moments, checksum {checksum}, {done / spent:,.0f} iterations/s")


def moments(game: AnyGame, options: dict[str, str], seed: int) -> list[tuple[State, int]]:
    """The moments of a game at which somebody has a choice."""
    rng = Random(seed)
    state = game.start(**options)
    player = bot("heuristic")
    found: list[tuple[State, int]] = []
    while actors := state.actors():
        seat = rng.choice(actors)
        if seat == CHANCE:
            state.apply(seat, draw_outcome(state, rng))
            continue
        legal = state.legal(seat)
        if len(legal) > 1:
            found.append((state.clone(), seat))
        advised = rng.random() < ADVISED
        state.apply(seat, player.choose(state.redact(seat), seat, rng) if advised else rng.choice(legal))
    return found


if __name__ == "__main__":
    main()
