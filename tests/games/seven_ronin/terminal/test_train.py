"""`shiai train` and `shiai exploit`, as people use them."""

import json
from pathlib import Path
from subprocess import CompletedProcess
from typing import Any, Final

import pytest

from shiai.games.seven_ronin.players.equilibrium.values import first_values, write_values
from tests.command import environment, run

TINY: Final = ("--games", "1", "--plans", "2", "--replies", "1", "--tries", "2")


def shiai(folder: Path, *arguments: str) -> CompletedProcess[str]:
    return run(arguments, environment(folder))


def trained(folder: Path, *arguments: str) -> CompletedProcess[str]:
    return shiai(folder, "train", "seven-ronin", *TINY, "--out", str(folder / "values.json"), *arguments)


def provenance(folder: Path) -> dict[str, Any]:
    found: dict[str, Any] = json.loads((folder / "values.json").read_text("utf-8"))["provenance"]
    return found


def test_training_is_written_shown_and_goes_on_where_it_was(tmp_path: Path) -> None:
    done = trained(tmp_path, "--iterations", "1")
    assert done.returncode == 0, done.stderr
    assert "error of the value" in done.stdout
    command = "shiai train seven-ronin --games 1 --seed 1 --plans 2 --replies 1 --tries 2 --iterations"
    assert provenance(tmp_path)["command"] == f"{command} 1"
    again = trained(tmp_path, "--iterations", "2", "--json")
    assert json.loads(again.stdout) == {**provenance(tmp_path), "out": str(tmp_path / "values.json")}
    assert provenance(tmp_path)["command"] == f"{command} 2"
    refused = trained(tmp_path, "--iterations", "2")
    assert refused.returncode == 1
    assert "has 2 iterations already" in refused.stderr


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("samurai-spirit",), "samurai_spirit has no equilibrium player"),
        (("seven-ronin", "--out", "{folder}"), "it is a folder"),
        (("seven-ronin", "--out", "{folder}/none/values.json"), "there is no folder"),
        (("seven-ronin", "--out", "{folder}/text.json"), "no JSON"),
        (("seven-ronin", "--out", "{folder}/picture.json"), "is no text"),
    ],
)
def test_what_cannot_be_trained_is_refused_at_once(tmp_path: Path, arguments: tuple[str, ...], words: str) -> None:
    (tmp_path / "text.json").write_text("hello", "utf-8")
    (tmp_path / "picture.json").write_bytes(b"\xff\xfe\xfd")
    done = shiai(tmp_path, "train", *[argument.format(folder=tmp_path) for argument in arguments])
    assert done.returncode == 1
    assert words in done.stderr
    assert "Traceback" not in done.stderr
    assert (tmp_path / "text.json").read_text("utf-8") == "hello"


def test_other_settings_do_not_go_on_with_a_file(tmp_path: Path) -> None:
    values = first_values()
    values.provenance = {"games": 1, "seed": 1, "plans": 2, "replies": 1, "tries": 2, "iterations": 1}
    before = write_values(values, 1)
    (tmp_path / "values.json").write_text(before, "utf-8")
    done = trained(tmp_path, "--iterations", "2", "--seed", "7")
    assert done.returncode == 1
    assert "was made with --seed 1, not 7" in done.stderr
    assert (tmp_path / "values.json").read_text("utf-8") == before


def test_exploiting_prints_both_sides_and_repeats(tmp_path: Path) -> None:
    arguments = ("exploit", "seven-ronin", "--bot", "heuristic", "--positions", "2", "--samples", "4")
    few = ("--tries", "4", "--plans", "3", "--replies", "1")
    done = shiai(tmp_path, *arguments, *few)
    assert done.returncode == 0, done.stderr
    for word in ("attacker", "defender", "both, on average"):
        assert word in done.stdout
    assert shiai(tmp_path, *arguments, *few).stdout == done.stdout


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("seven-ronin", "--bot", "nobody"), "no bot 'nobody'"),
        (("senjutsu",), "senjutsu has no equilibrium player"),
        (("seven-ronin", "--values", "{folder}/values.json"), "No such file"),
    ],
)
def test_what_cannot_be_exploited_is_refused(tmp_path: Path, arguments: tuple[str, ...], words: str) -> None:
    done = shiai(tmp_path, "exploit", *[argument.format(folder=tmp_path) for argument in arguments])
    assert done.returncode == 1
    assert words in done.stderr
    assert "Traceback" not in done.stderr
