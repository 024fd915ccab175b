"""`shiai analyse`: what it prints and writes, and what it says about files that it cannot read."""

import json
from pathlib import Path

import pytest

from shiai.cli.analyse import drawn_curve
from tests.analysis.records import played
from tests.command import environment, run

FEW = ("--iterations", "6")


def recorded(folder: Path, choices: int = 24) -> Path:
    """The file of a game of 7 Ronin that breaks off; a person attacked."""
    record = played("seven_ronin", "random", "heuristic", most=choices)
    path = folder / "game.shiai"
    path.write_text(record.text().replace("\n1. ", "\ntag seat attacker: person\n1. ", 1), "utf-8")
    return path


def test_it_prints_a_summary_and_writes_a_page_of_one_file(tmp_path: Path) -> None:
    page = tmp_path / "page.html"
    done = run(("analyse", str(recorded(tmp_path)), *FEW, "--html", str(page)), environment(tmp_path, "pl"))
    assert done.returncode == 0, done.stderr
    assert "Twoja gra:" in done.stdout
    assert "Runda " in done.stdout  # where the game broke off
    assert "█" in done.stdout
    text = page.read_text("utf-8")
    assert '<html lang="pl">' in text
    assert "<polyline" in text
    assert "Twoja gra:" in text
    assert "/static/" not in text
    assert "src=" not in text


def test_it_prints_json_that_is_the_same_every_time(tmp_path: Path) -> None:
    path = recorded(tmp_path)
    done = [run(("analyse", str(path), *FEW, "--json"), environment(tmp_path)) for _ in range(2)]
    assert done[0].stdout == done[1].stdout
    data = json.loads(done[0].stdout)
    assert (data["version"], data["game"], data["seats"]) == (1, "seven_ronin", ["attacker", "defender"])
    assert data["ratings"]


@pytest.mark.parametrize(
    ("text", "words"),
    [("", "this is no record"), ("shiai record 1\ngame: chess\nrules: 1\noptions: -\n", "there is no game 'chess'")],
)
def test_a_bad_file_is_named(tmp_path: Path, text: str, words: str) -> None:
    path = tmp_path / "bad.shiai"
    path.write_text(text, "utf-8")
    done = run(("analyse", str(path)), environment(tmp_path))
    assert (done.returncode, "Traceback" in done.stderr) == (1, False)
    assert words in done.stderr
    assert "bad.shiai" in done.stderr


def test_a_game_in_which_nobody_chose_is_refused(tmp_path: Path) -> None:
    done = run(("analyse", str(recorded(tmp_path, 0))), environment(tmp_path))
    assert done.returncode == 1
    assert "nothing to analyse" in done.stderr


def test_a_page_in_no_folder_is_refused_before_the_work(tmp_path: Path) -> None:
    done = run(
        ("analyse", str(recorded(tmp_path)), "--html", str(tmp_path / "no" / "page.html")), environment(tmp_path)
    )
    assert done.returncode == 1
    assert "there is no folder" in done.stderr


def test_a_curve_is_high_where_the_chance_is_high() -> None:
    rows = drawn_curve(((0, 0.0), (5, 1.0), (10, 0.5)), 10, 11)
    assert rows[0] == "100 %      █████"
    assert rows[-1].endswith("██████")
    assert len(rows) == 6
