"""`make bench`: how fast every game runs and is searched, pure and compiled, beside catanatron's random play.

Builds and yardstick take turns, and the best turn of each counts, so that a busy machine disturbs them alike. The
search is measured once, over a whole game, in time of the processor.
"""

import argparse
import json
import os
import subprocess
import sys
from pathlib import Path

from rich.console import Console
from rich.table import Table

import shiai
from benchmarks.catanatron import CatanatronUnavailable
from benchmarks.catanatron import measure as measure_catanatron

PROJECT = Path(__file__).parent.parent
COMPILED = PROJECT / ".venv-compiled" / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
MEASURE = PROJECT / "benchmarks" / "measure.py"
SEARCH = PROJECT / "benchmarks" / "search.py"
# The goals as multiples of catanatron, and microseconds for a clone: must, aim.
GOALS: dict[str, dict[str, tuple[float, float]]] = {
    "seven_ronin": {"pure": (5, 12), "compiled": (25, 100), "clone pure": (3, 3), "clone compiled": (1, 1)},
    "samurai_spirit": {"pure": (4, 10), "compiled": (20, 60), "clone pure": (4, 4), "clone compiled": (1.5, 1.5)},
    "senjutsu": {"pure": (2, 5), "compiled": (8, 30), "clone pure": (8, 8), "clone compiled": (3, 3)},
    "senjutsu_solo": {"pure": (2, 5), "compiled": (8, 30), "clone pure": (8, 8), "clone compiled": (3, 3)},
    "way_of_the_samurai": {"pure": (4, 10), "compiled": (20, 60), "clone pure": (4, 4), "clone compiled": (1.5, 1.5)},
}
LONGEST_GAME = 120.0  # seconds that the bots of one game think before it is left
# Seconds for a choice of level 4: must.
LEVEL_GOALS = {"pure": 4.0, "compiled": 1.5}

Measured = dict[str, float]


def main() -> None:
    """Measure and print the table."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description=__doc__)
    parser.add_argument("--seconds", type=float, default=3.0, help="how long each measurement takes")
    parser.add_argument("--turns", type=int, default=3, help="how often each is measured")
    parser.add_argument("--smoke", action="store_true", help="a quick run that only shows that everything runs")
    arguments = parser.parse_args()
    seconds, turns = (0.3, 1) if arguments.smoke else (arguments.seconds, arguments.turns)
    longest = 1.0 if arguments.smoke else LONGEST_GAME
    console = Console()
    builds = {"pure": Path(sys.executable)} | ({"compiled": COMPILED} if COMPILED.exists() else {})
    if len(builds) == 1:
        console.print("no compiled build: `make compiled` makes one")
    for game in shiai.all_games():
        yardstick = 0.0
        best: dict[str, Measured] = {build: {} for build in builds}
        with console.status(f"measuring {game.id}…"):
            for _ in range(turns):
                yardstick = max(yardstick, catanatron(seconds, console))
                for build, python in builds.items():
                    keep_best(best[build], measure(python, MEASURE, game.id, seconds))
            searches = {build: measure(python, SEARCH, game.id, seconds, longest) for build, python in builds.items()}
        console.print(table(game.id, best, yardstick))
        console.print(search_table(game.id, searches))


def catanatron(seconds: float, console: Console) -> float:
    """Decisions per second of the yardstick, 0 when it cannot be had."""
    try:
        return measure_catanatron(seconds)
    except CatanatronUnavailable as error:
        console.print(str(error), style="yellow", markup=False)
        return 0.0


def measure(python: Path, script: Path, game: str, *seconds: float) -> Measured:
    """What one build measures of itself, as its own process."""
    # -P: the package that is installed there counts, not one that lies in this folder.
    command: list[str | Path] = [python, "-P", script, game, *map(str, seconds)]
    done = subprocess.run(command, check=True, capture_output=True, text=True)
    measured: Measured = json.loads(done.stdout)
    return measured


def keep_best(best: Measured, measured: Measured) -> None:
    """The most per second, the least microseconds."""
    for name, value in measured.items():
        better = min if name in ("clone_us", "bytes") else max
        best[name] = better(best[name], value) if name in best else value


def table(game: str, best: dict[str, Measured], yardstick: float) -> Table:
    """One game's figures and their ratio to the yardstick."""
    shown = Table(title=f"{game}: random play on one core; catanatron {yardstick:,.0f} decisions/s")
    for heading in ("build", "loop", "decisions/s", "games/s", "× catanatron", "must", "aim"):
        shown.add_column(heading, justify="left" if heading in ("build", "loop") else "right")
    goals = GOALS[game]
    for build, measured in best.items():
        if build == "compiled" and not measured["compiled"]:
            raise SystemExit("the environment .venv-compiled has no compiled build: run `make compiled`")
        for loop in ("inside", "driven"):
            ratio = f"{measured[loop] / yardstick:.1f}" if yardstick else "—"
            counts = (build == "pure") == (loop == "driven")
            must, aim = [f"{goal} ×" for goal in goals[build]] if counts else ("", "")
            shown.add_row(build, loop, f"{measured[loop]:,.0f}", f"{measured[loop + '_games']:,.0f}", ratio, must, aim)
    for build, measured in best.items():
        must, aim = [f"{goal} µs" for goal in goals[f"clone {build}"]]
        shown.add_row(build, "clone", f"{measured['clone_us']:.2f} µs", "", "", must, aim)
        shown.add_row(build, "memory", f"{measured['bytes']:,.0f} bytes/state", "", "", "", "")
    return shown


def search_table(game: str, searches: dict[str, Measured]) -> Table:
    """How fast one game is searched, and how long level 4 thinks about a choice."""
    shown = Table(title=f"{game}: search on one core")
    for heading in ("build", "iterations/s", "level 4, median", "worst", "must", "choices"):
        shown.add_column(heading, justify="left" if heading == "build" else "right")
    for build, measured in searches.items():
        worst = measured["worst_ms"]
        held = "" if worst < LEVEL_GOALS[build] * 1000 else "[red]"
        shown.add_row(
            build,
            f"{measured['iterations']:,.0f}",
            f"{measured['median_ms']:,.0f} ms",
            f"{held}{worst:,.0f} ms",
            f"{LEVEL_GOALS[build] * 1000:,.0f} ms",
            f"{measured['choices']:.0f}",
        )
    return shown


if __name__ == "__main__":
    main()
