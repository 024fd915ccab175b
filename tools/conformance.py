"""Random games under the conformance suite, many of them:

    .venv/bin/python tools/conformance.py seven_ronin --games 20000 [--workers 2] [--seed 1]

Every second game has the standard options, the others random ones. Run it with .venv-compiled/bin/python for the
compiled build. A game that breaks a law stops the run and prints the record that reproduces it.
"""

import argparse
import os
import sys
from concurrent.futures import ProcessPoolExecutor
from random import Random

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

import shiai
from shiai.core import state as state_module
from shiai.core.conformance import NotConforming, check_game
from shiai.core.game import Game

CHUNK = 20


def random_options(game: Game, rng: Random) -> dict[str, object]:
    """Any value for every option."""
    chosen: dict[str, object] = {}
    for option in game.options:
        some = rng.sample(option.values, rng.randrange(len(option.values) + 1))
        chosen[option.name] = some if option.kind == "numbers" else rng.choice(option.values)
    return chosen


def check(name: str, seed: int, first: int, end: int) -> str:
    """Examine some games; returns what is wrong, if anything."""
    game = shiai.game(name)
    for number in range(first, end):
        rng = Random(f"{seed}/{number}")
        try:
            check_game(game, random_options(game, rng) if number % 2 else {}, rng)
        except NotConforming as broken:
            return f"game {number}: {broken}"
    return ""


def main() -> None:
    """Examine all games."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--seed", type=int, default=1)
    arguments = parser.parse_args()
    build = "pure" if str(state_module.__file__).endswith(".py") else "compiled"
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns) as progress, ProcessPoolExecutor(arguments.workers) as pool:
        task = progress.add_task(f"{arguments.game}, {build}", total=arguments.games)
        starts = range(0, arguments.games, CHUNK)
        ends = [min(first + CHUNK, arguments.games) for first in starts]
        names, seeds = [arguments.game] * len(starts), [arguments.seed] * len(starts)
        for first, end, wrong in zip(starts, ends, pool.map(check, names, seeds, starts, ends), strict=True):
            if wrong:
                pool.shutdown(wait=False, cancel_futures=True)
                sys.exit(wrong)
            progress.advance(task, end - first)
    print(f"{arguments.games} games of {arguments.game} conform ({build} build)")


if __name__ == "__main__":
    main()
