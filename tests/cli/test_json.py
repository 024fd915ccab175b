"""Commands that print tables also print JSON, and nothing else on standard output; the language changes no name."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest

from shiai.cli.app import load_command, references
from tests.command import PROJECT, environment, run

# They talk with a person, serve, or write one file or one text.
WITHOUT_TABLES: Final = {
    *("play", "referee", "serve", "think", "backup", "restore", "export", "rotate-key", "rulebook", "position"),
    *("box new", "deck new", "deck random"),
}
BOX: Final = str(PROJECT / "examples" / "boxes" / "seven_ronin.toml")
FEW: Final = ("--games", "2", "--workers", "1")


def printed(folder: Path, *arguments: str, code: int = 0) -> Any:
    """What a command prints with --json."""
    done = run((*arguments, "--json"), environment(folder, "de"))
    assert done.returncode == code, done.stderr
    return json.loads(done.stdout)


def commands() -> Iterator[tuple[str, Any]]:
    """All commands by name, with those of groups."""
    for name in references():
        command = load_command(name)
        if hasattr(command, "commands"):
            yield from [(f"{name} {inner}", found) for inner, found in command.commands.items()]
        else:
            yield name, command


def test_every_command_that_prints_a_table_has_the_flag() -> None:
    with_flag = {
        name: "--json" in [word for each in command.params for word in each.opts] for name, command in commands()
    }
    assert {name for name, has in with_flag.items() if not has} == WITHOUT_TABLES


def test_a_box_is_checked_and_shown(tmp_path: Path) -> None:
    checked = printed(tmp_path, "box", "check", BOX)
    assert (checked["correct"], checked["mistakes"]) == (True, [])
    changes = printed(tmp_path, "box", "show", BOX)
    assert changes == checked["changes"]
    assert all(row["confidence"] == "own" and row["value"] != row["ours"] for row in changes)
    ours = printed(tmp_path, "box", "show", "seven-ronin")
    assert {"part", "component", "field", "value", "ours", "confidence"} == set(ours[0])
    assert len(printed(tmp_path, "box", "show", BOX, "--all")) == len(ours) > len(changes)
    wrong = tmp_path / "wrong.toml"
    wrong.write_text(Path(BOX).read_text("utf-8").replace("levels", "steps"), "utf-8")
    refused = printed(tmp_path, "box", "check", str(wrong), code=1)
    assert not refused["correct"]
    assert "steps" in refused["mistakes"][0]


def test_a_study_is_planned_and_played(tmp_path: Path) -> None:
    file = tmp_path / "study.toml"
    file.write_text(
        'title = "One"\nout = "results"\ngames = 2\n'
        '[[tournament]]\ngame = "seven-ronin"\nbots = ["heuristic", "random"]\n'
    )
    plan = {"name": "seven-ronin", "game": "seven_ronin", "bots": ["heuristic", "random"], "games": 2, "seed": 1}
    wanted = printed(tmp_path, "study", str(file), "--check")
    assert wanted == {"title": "One", "out": str(tmp_path / "results"), "tournaments": [plan]}
    (played,) = printed(tmp_path, "study", str(file), "--workers", "1")["tournaments"]
    assert plan.items() <= played.items()
    assert [row["games"] for row in played["standings"]] == [2, 2]


def test_a_balance_report_has_its_sections(tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    out = tmp_path / "balance"
    found = printed(tmp_path, "balance", "seven-ronin", *FEW, "--bots", "random", "--out", str(out))
    assert (found["game"], found["bot"], found["page"]) == ("seven_ronin", "random", str(out / "seven_ronin.md"))
    assert [row["side"] for row in found["sections"][0]["rows"]] == ["Attacker", "Defender"]


def test_predictions_are_compared(tmp_path: Path) -> None:
    found = printed(tmp_path, "reliability", "seven-ronin", *FEW, "--bots", "random", "--adviser", "heuristic")
    assert found["all"]["moments"] == sum(each["moments"] for each in found["by_chance"].values()) == 12
    assert 0 <= found["all"]["low"] <= found["all"]["won"] <= found["all"]["high"] <= 1


@pytest.mark.nightly  # the highest levels think long
def test_a_ladder_has_its_rungs_and_its_file_is_written(tmp_path: Path) -> None:
    file = tmp_path / "ladder.json"
    found = printed(tmp_path, "arena", "samurai-spirit", "--ladder", *FEW, "--players", "2", "--data", str(file))
    rungs = found["ladder"]["rungs"]
    assert [rung["higher"] for rung in rungs] == [rung["higher"] for rung in json.loads(file.read_text())["rungs"]]
    assert len(found["standings"]) == len(rungs) + 1


def test_tuning_lists_what_was_tried(tmp_path: Path) -> None:
    few = ("--trials", "2", "--pairs", "1", "--workers", "1")
    found = printed(tmp_path, "tune", "seven-ronin", "--bot", "search:2", "--vary", "c=1.0,1.4", *few)
    assert found["best"] == found["tried"][0]["bot"]
    assert sum(row["trials"] for row in found["tried"]) == 2
