"""`shiai reliability`: tables, a file of predictions, a fit that the engine reads, and mistakes that are named."""

import csv
import json
from pathlib import Path

import pytest

import shiai
from shiai.core.calibration import bias_of
from tests.command import environment, run


def test_predictions_and_fit_are_written(tmp_path: Path) -> None:
    out, fit = tmp_path / "moments.csv", tmp_path / "chances.json"
    wanted = ("way-of-the-samurai", "--bots", "heuristic", "--adviser", "search:8", "--games", "6", "--moments", "2")
    files = ("--each", "opponent=kempo,oda", "--out", str(out), "--fit", str(fit))
    done = run(("reliability", *wanted, *files, "--workers", "1"), environment(tmp_path))
    assert done.returncode == 0, done.stderr
    assert "values as the search finds them" in done.stdout
    assert "the first third of each game" in done.stdout
    with out.open(encoding="utf-8", newline="") as file:
        rows = list(csv.DictReader(file))
    assert len(rows) == 12
    assert {row["opponent"] for row in rows} <= {"kempo", "oda"}
    game = shiai.game("way-of-the-samurai")
    assert game.from_position(rows[0]["position"]).actors()
    made = json.loads(fit.read_text("utf-8"))
    assert made["made"]["command"].startswith("shiai reliability way-of-the-samurai --bots heuristic")
    assert (made["made"]["rules"], made["made"]["games"], made["made"]["moments"]) == (game.version, 6, 12)
    found = bias_of(made, game.setup(opponent="oda"), 0)
    assert found == pytest.approx(made["bias"] + made["options"]["opponent"]["oda"])
    assert made["seats"] == {}  # nobody else to tell apart


def test_mistakes_are_named_before_anything_is_played(tmp_path: Path) -> None:
    for arguments, message in (
        (("--bots", "random,random"), "one bot plays all seats"),
        (("--fit", str(tmp_path / "no" / "fit.json")), "there is no folder"),
        (("--out", str(tmp_path / "moments.txt")), "must end with"),
    ):
        done = run(("reliability", "seven-ronin", *arguments), environment(tmp_path))
        assert done.returncode == 1
        assert message in done.stderr
