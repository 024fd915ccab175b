"""`make bench`: how fast every game runs and is searched, pure and compiled, beside catanatron's random play.

All times are those of the processor. Builds and yardstick take turns, and the best turn of each counts, so that a busy
machine disturbs them alike. `docs/performance.md` explains the table and keeps the last one.
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
from benchmarks.goals import LONGEST_CHOICE, Goals, goals_of
from shiai.engine import WISH, build_folder

PROJECT = Path(__file__).parent.parent
COMPILED = PROJECT / ".venv-compiled" / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
MEASURE = PROJECT / "benchmarks" / "measure.py"
SEARCH = PROJECT / "benchmarks" / "search.py"
LONGEST_GAME = 40.0  # seconds that the bots of one game think before it is left
LEAST = ("clone_us", "bytes")  # of which the least is the best

Measured = dict[str, float]


def main() -> None:
    """Measure and print the tables."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks", description=__doc__)
    parser.add_argument("--seconds", type=float, default=3.0, help="how long each measurement takes")
    parser.add_argument("--turns", type=int, default=3, help="how often each is measured")
    parser.add_argument("--game", action="append", help="measure only this game; may be given several times")
    parser.add_argument("--smoke", action="store_true", help="a quick run that only shows that everything runs")
    arguments = parser.parse_args()
    seconds, turns = (0.3, 1) if arguments.smoke else (arguments.seconds, arguments.turns)
    longest = 1.0 if arguments.smoke else LONGEST_GAME
    console = Console()
    builds = find_builds()
    if len(builds) == 1:
        console.print("no compiled build of these sources: `make fast` makes one")
    play = new_table(f"random play and search on one core, commit {commit()}; × catanatron: must / aim in brackets")
    for heading in (
        "game",
        "pure driven",
        "compiled inside",
        "compiled driven",
        "clone µs",
        "µs",
        "calls",
        "search it/s",
    ):
        play.add_column(heading, justify="left" if heading == "game" else "right")
    levels = new_table(
        "choices of the strongest level that searches, without a time limit, in milliseconds of the processor"
    )
    for heading in ("game", "build", "median", "worst", "must"):
        levels.add_column(heading, justify="left" if heading in ("game", "build") else "right")
    for name in arguments.game or [game.id for game in shiai.all_games()]:
        game = shiai.game(name).id
        best: dict[str, Measured] = {build: {} for build in builds}
        yardstick = 0.0
        with console.status(f"measuring {game}…"):
            for _ in range(turns):
                yardstick = max(yardstick, catanatron(seconds, console))
                for build, python in builds.items():
                    keep_best(best[build], measure(build, python, MEASURE, game, seconds))
            for build, python in builds.items():
                best[build].update(measure(build, python, SEARCH, game, seconds, longest))
        play.add_row(*play_row(game, best, yardstick))
        for build, measured in best.items():
            levels.add_row(*level_row(game, build, measured))
    console.print(play, levels)


def new_table(title: str) -> Table:
    """An empty table with a title."""
    return Table(title=title, title_justify="left")


def find_builds() -> dict[str, Path]:
    """The interpreters to measure: the pure one and, if there is one, that with the compiled build."""
    builds = {"pure": Path(sys.executable)}
    if build_folder(PROJECT).is_dir():
        return builds | {"compiled": Path(sys.executable)}
    return builds | ({"compiled": COMPILED} if COMPILED.exists() else {})


def commit() -> str:
    """The commit that is measured, with a plus if files have changed since."""
    command = ["git", "-C", str(PROJECT), "describe", "--always", "--dirty=+"]
    try:
        return subprocess.run(command, check=True, capture_output=True, text=True).stdout.strip()
    except (OSError, subprocess.CalledProcessError):
        return "unknown"


def catanatron(seconds: float, console: Console) -> float:
    """Decisions per second of the yardstick, 0 when it cannot be had."""
    try:
        return measure_catanatron(seconds)
    except CatanatronUnavailable as error:
        console.print(str(error), style="yellow", markup=False)
        return 0.0


def measure(build: str, python: Path, script: Path, game: str, *seconds: float) -> Measured:
    """What one build measures of itself, as its own process."""
    environment = {name: value for name, value in os.environ.items() if name != WISH}
    if build == "pure":
        environment[WISH] = "pure"
    # -P: the package that is installed there counts, not one that lies in this folder.
    command: list[str | Path] = [python, "-P", script, game, *map(str, seconds)]
    done = subprocess.run(command, check=True, capture_output=True, text=True, env=environment)
    measured: Measured = json.loads(done.stdout)
    if measured.get("compiled", build == "compiled") != (build == "compiled"):
        raise SystemExit(f"the {build} build is not what runs in {python}: run `make clean`, then `make fast`")
    return measured


def keep_best(best: Measured, measured: Measured) -> None:
    """The most per second, the least microseconds."""
    for name, value in measured.items():
        better = min if name in LEAST else max
        best[name] = better(best[name], value) if name in best else value


def play_row(game: str, best: dict[str, Measured], yardstick: float) -> list[str]:
    """One game's figures: ratios to the yardstick, copies, the cost of a decision, the search."""
    goals = goals_of(game)
    pure, compiled = best["pure"], best.get("compiled", {})
    return [
        game,
        ratio(pure, "driven", yardstick, goals.pure),
        ratio(compiled, "inside", yardstick, goals.compiled),
        ratio(compiled, "driven", yardstick),
        f"{pure['clone_us']:.2f}" + (f" → {compiled['clone_us']:.2f} ({goals.clone:g})" if compiled else ""),
        f"{1e6 / pure['inside']:.1f}" + (f" → {1e6 / compiled['inside']:.2f}" if compiled else ""),
        f"{pure['calls']:.0f}",
        f"{pure['iterations']:,.0f}" + (f" → {searched(compiled, yardstick, goals)}" if compiled else ""),
    ]


def ratio(measured: Measured, loop: str, yardstick: float, goal: tuple[float, float] | None = None) -> str:
    """Decisions per second as a multiple of the yardstick, with the goal."""
    if not measured or not yardstick:
        return "—"
    found = measured[loop] / yardstick
    shown = f"{found:.1f}" if found >= 1 else f"{found:.2f}"
    if goal is None:
        return shown
    return f"{'[red]' if found < goal[0] else ''}{shown} ({goal[0]:g} / {goal[1]:g})"


def searched(measured: Measured, yardstick: float, goals: Goals) -> str:
    """Iterations per second of the compiled search, with the goal on a machine as fast as this one."""
    found = measured["iterations"]
    if not yardstick:
        return f"{found:,.0f}"
    must = goals.search[0] * yardstick
    return f"{'[red]' if found < must else ''}{found:,.0f} ({must:,.0f} / {goals.search[1] * yardstick:,.0f})"


def level_row(game: str, build: str, measured: Measured) -> list[str]:
    """How long the level thinks about a choice."""
    must = LONGEST_CHOICE * 1000
    mark = "[red]" if measured["worst_ms"] >= must else ""
    return [game, build, f"{measured['median_ms']:,.0f}", f"{mark}{measured['worst_ms']:,.0f}", f"{must:,.0f}"]


if __name__ == "__main__":
    main()
