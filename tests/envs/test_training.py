"""The example that trains a player runs as its users run it."""

import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

EXAMPLE = Path(__file__).parents[2] / "examples" / "train_ppo.py"


@pytest.mark.parametrize("game", ["seven_ronin", pytest.param("way_of_the_samurai", marks=pytest.mark.nightly)])
def test_the_example_trains_tests_and_stores(game: str, tmp_path: Path) -> None:
    net, curve = tmp_path / "net.npz", tmp_path / "curve.csv"
    command = [sys.executable, str(EXAMPLE), game, "--minutes", "0.005", "--games", "2", "--check", "2"]
    done = subprocess.run(
        [*command, "--out", str(net), "--curve", str(curve)], capture_output=True, text=True, check=True
    )
    assert f"{game} 2 games in pairs: learned" in done.stdout
    assert all(np.isfinite(weights).all() for weights in np.load(net).values())
    assert curve.read_text().startswith("minutes,choices,learned,random")
