"""Random games under the conformance suite, many of them:

    .venv/bin/python tools/conformance.py seven_ronin --games 20000 [--workers 2] [--seed 1]
    .venv/bin/python tools/conformance.py samurai_spirit --option players=3 --advised 0.9
    .venv/bin/python tools/conformance.py senjutsu --share 0.05 --sampled deck_1 --sampled deck_2
    .venv/bin/python tools/conformance.py seven_ronin --boxes

Every second game has the standard options, the others random ones, apart from those that are given. `--advised` is the
share of choices that follow the game's advice, which leads to states that random play seldom reaches; `--share` is the
share of states that are checked, where games are long; `--sampled` names options that are random in every game;
`--boxes` gives every game a random box that changes some of its components. Run it with
.venv-compiled/bin/python for the compiled build. A game that breaks a law stops the run and prints its record.
"""

import argparse
import os
import resource
import sys
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from random import Random

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

import shiai
from shiai.core import state as state_module
from shiai.core.conformance import NotConforming, check_game, random_box, random_options
from shiai.core.errors import OptionError
from shiai.core.options import Text

CHUNK = 20


@dataclass(frozen=True)
class Order:
    """What is to be examined."""

    game: str
    options: dict[str, object]
    seed: int
    advised: float
    share: float
    sampled: tuple[str, ...]
    boxes: bool = False

    def options_of(self, number: int, rng: Random) -> dict[str, object]:
        """The options of one game: given and sampled ones always, the others standard or random."""
        game = shiai.game(self.game)
        while number % 2 or self.sampled or self.boxes:
            chosen = (random_options(game, rng) if number % 2 else {}) | self.options
            for option in game.options:
                if option.name in self.sampled:
                    made = option.sample(rng) if isinstance(option, Text) and option.sample else option.any(rng)
                    chosen[option.name] = made
            if self.boxes:
                chosen["box"] = random_box(game, rng)
            try:
                game.setup(**chosen)
            except OptionError:
                continue
            return chosen
        return self.options


def check(order: Order, first: int, end: int) -> str:
    """Examine some games; returns what is wrong, if anything."""
    for number in range(first, end):
        rng = Random(f"{order.seed}/{number}")
        try:
            options = order.options_of(number, rng)
            check_game(shiai.game(order.game), options, rng, advised=order.advised, share=order.share)
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
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="for all games")
    parser.add_argument("--advised", type=float, default=0.0)
    parser.add_argument("--share", type=float, default=1.0)
    parser.add_argument("--sampled", action="append", default=[], metavar="NAME")
    parser.add_argument("--boxes", action="store_true", help="a random box in every game")
    arguments = parser.parse_args()
    if arguments.boxes and shiai.game(arguments.game).components is None:
        parser.error(f"{arguments.game} has no components, so there are no boxes for it")
    build = "pure" if str(state_module.__file__).endswith(".py") else "compiled"
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns) as progress, ProcessPoolExecutor(arguments.workers) as pool:
        task = progress.add_task(f"{arguments.game}, {build}", total=arguments.games)
        starts = range(0, arguments.games, CHUNK)
        ends = [min(first + CHUNK, arguments.games) for first in starts]
        options: dict[str, object] = dict([tuple(given.split("=", 1)) for given in arguments.option])
        order = Order(
            arguments.game,
            options,
            arguments.seed,
            arguments.advised,
            arguments.share,
            tuple(arguments.sampled),
            arguments.boxes,
        )
        for first, end, wrong in zip(starts, ends, pool.map(check, [order] * len(starts), starts, ends), strict=True):
            if wrong:
                pool.shutdown(wait=False, cancel_futures=True)
                sys.exit(wrong)
            progress.advance(task, end - first)
    boxes = ["with random boxes"] if arguments.boxes else []
    said = [f"{arguments.games} games of {arguments.game}", *arguments.option, *boxes, f"conform ({build} build)"]
    said.append(f"with at most {resource.getrusage(resource.RUSAGE_CHILDREN).ru_maxrss >> 10} MB in a process")
    print(" ".join(said))


if __name__ == "__main__":
    main()
