"""`shiai sim GAME --matrix`: the heat table, files that are the same byte by byte, and mistakes."""

import csv
import io
import json
import subprocess
from pathlib import Path

import pytest
from rich.console import Console

import shiai
from shiai.arena.matrix import Matrix, axis_of
from shiai.cli.matrix_colours import contrast, ink_on, shade
from shiai.cli.matrix_tables import blocks, heat, matrix_tables, notes
from tests.command import FRESH, PROJECT, environment, run
from tests.tiers import NIGHTLY

ENDINGS = ("svg", "png", "csv", "json")
REFUSING = ("samurai-spirit", "--matrix", "players", "absent-tokens", "--only", "players=6,7", "--games", "3")
PLAYED = ("seven-ronin", "--matrix", "threat_track", "limit-counts", "--games", "8", "--seed", "7")


def sim(folder: Path, *arguments: str, **variables: str) -> subprocess.CompletedProcess[str]:
    """Run `shiai sim` in a process of its own."""
    return run(("sim", *arguments), environment(folder, **variables))


def sim_afresh(folder: Path, *arguments: str, **variables: str) -> subprocess.CompletedProcess[str]:
    """Run `shiai sim` in an interpreter of its own, which looks for packages anew."""
    env = environment(folder, PYTHONIOENCODING="utf-8", **variables)
    command = [*FRESH, "sim", *arguments]
    return subprocess.run(command, capture_output=True, text=True, encoding="utf-8", cwd=PROJECT, env=env, timeout=300)


def out(folder: Path, name: str) -> list[str]:
    """The flags that ask for one file of every kind."""
    return [word for ending in ENDINGS for word in ("--out", str(folder / f"{name}.{ending}"))]


def small_matrix() -> Matrix:
    """Four cells, one of them refused, after the play."""
    game = shiai.game("samurai_spirit")
    sides = axis_of(game, "players", ["6", "7"]), axis_of(game, "absent_tokens")
    matrix = Matrix(game, {"difficulty": "easy"}, *sides, ("random",), 2, seed=1)
    assert sum(matrix.play(1)) == 6
    return matrix


def printed(*things: object, width: int = 110) -> str:
    """What a terminal without colours shows."""
    console = Console(file=io.StringIO(), width=width)
    for thing in things:
        console.print(thing)
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def test_files_are_the_same_for_any_number_of_workers_and_any_settings(tmp_path: Path) -> None:
    settings = tmp_path / "matplotlibrc"
    settings.write_text("font.size: 20\nsvg.hashsalt: other\nfigure.facecolor: red\nsavefig.dpi: 30\n")
    one = sim(tmp_path, *PLAYED, "--workers", "1", *out(tmp_path, "one"))
    two = sim(tmp_path, *PLAYED, "--workers", "2", *out(tmp_path, "two"), MATPLOTLIBRC=str(settings))
    assert one.returncode == two.returncode == 0, one.stderr + two.stderr
    for ending in ENDINGS:
        assert (tmp_path / f"one.{ending}").read_bytes() == (tmp_path / f"two.{ending}").read_bytes(), ending
    assert one.stdout.replace("one.", "two.") == two.stdout
    assert "dc:date" not in (tmp_path / "one.svg").read_text()
    assert not list(tmp_path.glob("*.part"))


def test_the_table_shows_rates_blanks_and_counted_reasons(tmp_path: Path) -> None:
    done = sim(tmp_path, *REFUSING, "--workers", "1", "--difficulty", "easy", *out(tmp_path, "matrix"))
    assert done.returncode == 0, done.stderr
    assert "how often the team wins" in done.stdout
    assert "±" in done.stdout
    assert "3 games per cell, bots random, seed 1, difficulty=easy" in done.stdout
    assert "1 of 4 combinations left out:" in done.stdout
    assert "1 × option absent_tokens cannot be true with 7 players" in done.stdout
    assert "9/9" in done.stderr
    rows = list(csv.DictReader((tmp_path / "matrix.csv").read_text().splitlines()))
    assert [(row["players"], row["absent_tokens"], row["games"]) for row in rows] == [
        ("6", "true", "3"),
        ("6", "false", "3"),
        ("7", "true", "0"),
        ("7", "false", "3"),
    ]
    assert "nobody is absent" in rows[2]["refused"]
    assert rows[2]["share"] == rows[0]["refused"] == ""
    document = json.loads((tmp_path / "matrix.json").read_text())
    assert document["rows"] == {"option": "players", "values": [6, 7]}
    assert document["options"] == {"difficulty": "easy"}
    assert "refused" in document["cells"][1][0]
    assert document["cells"][0][0]["games"] == 3
    assert (tmp_path / "matrix.png").read_bytes().startswith(b"\x89PNG")


def test_a_game_with_sides_names_the_one_that_wins(tmp_path: Path) -> None:
    done = sim(tmp_path, *PLAYED, "--only", "threat-track=steep", "--workers", "1")
    assert "how often attacker wins" in done.stdout
    assert "steep" in done.stdout
    assert "balance_fit" not in done.stdout


def test_without_matplotlib_pictures_are_refused_before_the_play_and_numbers_are_written(tmp_path: Path) -> None:
    (tmp_path / "matplotlib.py").write_text("raise ImportError('not installed')\n")
    for ending in ("svg", "png") if NIGHTLY else ("svg",):
        done = sim_afresh(tmp_path, *REFUSING, "--out", str(tmp_path / f"matrix.{ending}"), PYTHONPATH=str(tmp_path))
        assert done.returncode == 1
        assert "pip install 'shiai[plots]'" in done.stderr
        assert "Traceback" not in done.stderr
        assert "/9" not in done.stderr
    done = sim_afresh(tmp_path, *REFUSING, "--out", str(tmp_path / "matrix.csv"), PYTHONPATH=str(tmp_path))
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("--matrix", "players", "moon"), ("no option moon", "difficulty")),
        (("--matrix", "players", "players"), ("two different options",)),
        (("--matrix", "players", "difficulty", "--players", "3"), ("players is an axis", "--only")),
        (("--matrix", "players", "difficulty", "--only", "heal_passed=true"), ("heal_passed", "players, difficulty")),
        (("--matrix", "players", "difficulty", "--only", "players=2", "--only", "players=3"), ("has players twice",)),
        (("--matrix", "players", "difficulty", "--only", "players"), ("name=value",)),
        (("--matrix", "players", "difficulty", "--only", "players=0"), ("from 1 to 7",)),
        (("--matrix", "players", "difficulty", "--out", "matrix.txt"), ("matrix.txt", ".svg, .png, .csv, .json")),
        (("--matrix", "players", "difficulty", "--out", "nowhere/matrix.svg"), ("no folder 'nowhere'",)),
        (("--only", "players=2"), ("--matrix",)),
    ],
)
def test_mistakes_are_answered_in_a_sentence(
    tmp_path: Path, arguments: tuple[str, ...], words: tuple[str, ...]
) -> None:
    done = sim(tmp_path, "samurai-spirit", *arguments)
    assert done.returncode == 1, done.stdout
    assert len(done.stderr.strip().splitlines()) == 1, done.stderr
    for word in words:
        assert word in done.stderr


def test_a_series_can_be_written_to_several_files(tmp_path: Path) -> None:
    files = [tmp_path / "games.csv", tmp_path / "games.jsonl"]
    flags = [word for file in files for word in ("--out", str(file))]
    done = sim(tmp_path, "seven-ronin", "--games", "4", "--workers", "1", *flags)
    assert done.returncode == 0, done.stderr
    assert [len(file.read_text().splitlines()) for file in files] == [5, 4]


def test_wide_matrices_are_cut_into_tables_that_fit() -> None:
    matrix = small_matrix()
    assert blocks(matrix, 110) == [range(2)]
    assert blocks(matrix, 40) == blocks(matrix, 10) == [range(1), range(1, 2)]
    tables = matrix_tables(matrix, 40)
    assert [[str(column.header) for column in table.columns][1] for table in tables] == ["true", "false"]
    for width in (40, 51, 110):
        text = printed(*matrix_tables(matrix, width), width=width)
        assert "…" not in text
        assert text.count("±") == 3


def test_a_refused_cell_is_blank_and_others_have_their_colour() -> None:
    matrix = small_matrix()
    refused, allowed = matrix.cells[2], matrix.cells[3]
    assert heat(refused).plain == ""
    allowed.games, allowed.wins = 100, 20
    assert heat(allowed).plain == "20.0 ±4.0"
    assert " on #" in str(heat(allowed).style)
    assert notes(matrix)[1] == "1 of 4 combinations left out:"


def test_numbers_can_be_read_on_every_colour() -> None:
    backgrounds = [shade(percent / 100) for percent in range(101)]
    assert len(set(backgrounds)) > 90
    assert min([contrast(ink_on(background), background) for background in backgrounds]) >= 4.5
