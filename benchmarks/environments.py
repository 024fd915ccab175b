"""How fast the PettingZoo environments step, beside PettingZoo's own connect_four: `python -m benchmarks.environments`.

Both are driven by the same loop: `last`, a random legal action from the mask, `step`. They take turns in one process,
and the best turn of each counts, in time of the processor. A compiled build measures itself as its own process.
"""

import argparse
import json
import os
import subprocess
import sys
import time
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any

import numpy as np
from rich.console import Console
from rich.table import Table

import shiai
from shiai.core import playout
from shiai.envs.pettingzoo import aec_env

PROJECT = Path(__file__).parent.parent
COMPILED = PROJECT / ".venv-compiled" / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
YARDSTICK = "connect_four"
GOALS = {"seven_ronin": 3.0, "senjutsu": 1.0}  # multiples of connect_four that the compiled build must reach


def connect_four() -> Any:
    """The yardstick, with the wrappers that `env()` gives it; it needs pygame for its pictures only."""
    sys.modules.setdefault("pygame", ModuleType("pygame"))
    from pettingzoo.classic import connect_four_v3

    return connect_four_v3.env()


def steps_per_second(env: Any, seconds: float) -> float:
    """Drive an environment at random for so many seconds of the processor."""
    rng = Random(1)
    steps = 0
    begin = time.process_time()
    while (used := time.process_time() - begin) < seconds:
        env.reset(seed=steps)
        for _ in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            legal = np.flatnonzero(observation["action_mask"])
            env.step(int(legal[int(rng.random() * len(legal))]))
            steps += 1
    return steps / used


def measure(seconds: float, turns: int) -> dict[str, float]:
    """The best turn of every environment, and whether this build is compiled."""
    envs = {YARDSTICK: connect_four(), **{game.id: aec_env(game) for game in shiai.all_games()}}
    best = dict.fromkeys(envs, 0.0)
    for _ in range(turns):
        for name, env in envs.items():
            best[name] = max(best[name], steps_per_second(env, seconds))
    return {**best, "compiled": float(not str(playout.__file__).endswith(".py"))}


def table(measured: dict[str, float]) -> Table:
    """The figures of one build."""
    build = "compiled" if measured["compiled"] else "pure"
    yardstick = measured[YARDSTICK]
    shown = Table(title=f"PettingZoo environments, {build}; connect_four {yardstick:,.0f} steps/s")
    for heading in ("game", "steps/s", "× connect_four", "must"):
        shown.add_column(heading, justify="left" if heading == "game" else "right")
    for game in shiai.all_games():
        must = f"{GOALS[game.id]:g} ×" if game.id in GOALS and build == "compiled" else ""
        shown.add_row(game.id, f"{measured[game.id]:,.0f}", f"{measured[game.id] / yardstick:.2f}", must)
    return shown


def main() -> None:
    """Measure both builds and print their tables."""
    parser = argparse.ArgumentParser(prog="python -m benchmarks.environments", description=__doc__)
    parser.add_argument("--seconds", type=float, default=1.0, help="how long each measurement takes")
    parser.add_argument("--turns", type=int, default=3, help="how often each is measured")
    parser.add_argument("--smoke", action="store_true", help="a quick run that only shows that everything runs")
    parser.add_argument("--json", action="store_true", help="this build only, as one line")
    chosen = parser.parse_args()
    seconds, turns = (0.05, 1) if chosen.smoke else (chosen.seconds, chosen.turns)
    measured = measure(seconds, turns)
    if chosen.json:
        print(json.dumps(measured))
        return
    console = Console()
    console.print(table(measured))
    if COMPILED.exists() and not measured["compiled"]:
        # -P: the package that is installed there counts, not one that lies in this folder.
        command: list[str | Path] = [
            COMPILED,
            "-P",
            __file__,
            "--json",
            "--seconds",
            str(seconds),
            "--turns",
            str(turns),
        ]
        done = subprocess.run(command, check=True, capture_output=True, text=True)
        console.print(table(json.loads(done.stdout)))


if __name__ == "__main__":
    main()
